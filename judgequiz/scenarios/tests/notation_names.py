"""A small catalogue of names for the tests of the notation."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches

ENGLISH = """
+2 Mace|Ancestral Vision|Archon of Emeria|Ardent Plea|Astral Slide|Avalanche Riders
Balduvian Bears|Bayou|Beseech the Queen|Blaze|Blind Hunter|Blood Moon|Bloodbraid Elf
Bone Shredder|Bonecrusher Giant|Borrowing 100,000 Arrows|Bosk Banneret|Breaking // Entering
Cabal Therapy|Calciderm|Chandra, Torch of Defiance|Chrome Mox|Circle of Protection: Red|Clone
Clearwater Pathway // Murkwater Pathway|Cloudshift|Confounding Conundrum
Counterspell|Crawling Barrens|Cryptic Command|Curious Pair
Deathrite Shaman|Diabolic Edict|Doom Blade|Dromoka|Emerald Dragon|Essence Scatter|Exile
Faithless Looting|Fencer's Magemark|Fire // Ice|Fires of Invention|Flame Jab|Force Spike
Force of Will|Forest|Giant Growth|Gnarled Mass|Goblin Guide|Gods Willing|Gray Ogre|Grizzly Bears
Hallowed Burial|Humility|Island|Isochron Scepter|Jwari Disruption // Jwari Ruins|Karmic Guide
Kiki-Jiki, Mirror Breaker|Kongming, "Sleeping Dragon"|Krosan Grip|Leyline of the Void
Lightning Bolt|Lithoform Engine|Llanowar Elves|Maelstrom Nexus|Mimeofacture|Mogg War Marshal
Mother of Runes|Mountain|Murder|Necromancer's Magemark|Negate|Nimble Mongoose|Opalescence
Overlord of the Boilerbilges|Pacifism|Plains|Pyromatics|Raging Goblin|Raven's Crime
Rest in Peace|Rune Snag|Runed Halo|Sejiri Shelter // Sejiri Glacier|Serra Angel|Shardless Agent
Shatter|Shock|Skirsdag High Priest|Snapcaster Mage|Solemnity|Stifle|Swamp|Think Twice|Threaten
Tragic Slip|Twisted Abomination|Unsubstantiate|Urborg, Tomb of Yawgmoth|Valakut Exploration
Vines of Vastwood|Violent Outburst|Wall of Stone|White Knight|Wild Nacatl|Wrath of God
Wrenn and Six|Yixlid Jailer|Zur, Eternal Schemer
"""
JAPANESE = {
    "血編み髪のエルフ": "Bloodbraid Elf",
    "稲妻": "Lightning Bolt",
    "対抗呪文": "Counterspell",
    "森": "Forest",
    "山": "Mountain",
    "破滅の刃": "Doom Blade",
    "ルーンの母": "Mother of Runes",
    "鏡割りのキキジキ": "Kiki-Jiki, Mirror Breaker",
    "月の賢者、タミヨウ": "Grizzly Bears",
}


class Names:
    """Names from two lists."""

    def __init__(self) -> None:
        lines = ENGLISH.strip().splitlines()
        self.english = [name for line in lines for name in line.split("|")]
        self.known = {_key(name): name for name in self.english}
        for name in self.english:
            self.known |= {_key(half): name for half in name.split(" // ")}
        self.known |= {_key(japanese): name for japanese, name in JAPANESE.items()}

    def find(self, name: str) -> str | None:
        return self.known.get(_key(name))

    def nearest(self, name: str) -> str | None:
        found = get_close_matches(name[:60], self.english, n=1, cutoff=0.5)
        return found[0] if found else None


def _key(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


NAMES = Names()
