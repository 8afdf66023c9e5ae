"""Creatures with bloodthirst (CR 702.54), and what tells whether an opponent was damaged."""

from ..engine.kinds import CardType, Duration, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddMana,
    AddPT,
    Cant,
    Card,
    Casts,
    Compared,
    DealDamage,
    Draw,
    Enters,
    Gain,
    GainLife,
    May,
    MayPay,
    PowerOf,
    PutInto,
    SacrificeThis,
    Spell,
    Static,
    TargetOf,
    ThatSpell,
    This,
    Triggered,
    Until,
    Verb,
    What,
    You,
)
from .guild_keywords import BLOODTHIRST_X, INFECT, OPPONENT_DAMAGED, bloodthirst
from .keywords import (
    FIRST_STRIKE,
    FLYING,
    LIFELINK,
    MENACE,
    TRAMPLE,
    landwalk,
    protection,
)
from .phrases import (
    CREATURE,
    ONE_CREATURE_CARD_OF_YOURS,
    ONE_PLAYER_OR_PLANESWALKER,
    TAP,
    pay,
)
from .printed import card, creature, face, land, sorcery

SCAB_CLAN_MAULER = creature(
    "Scab-Clan Mauler",
    "瘡蓋族のやっかい者",
    "{R}{G}",
    "Human Berserker",
    "1/1",
    bloodthirst(2),
    TRAMPLE,
)

SKARRGAN_FIREBIRD = creature(
    "Skarrgan Firebird",
    "スカルガンの火の鳥",
    "{4}{R}{R}",
    "Phoenix",
    "3/3",
    bloodthirst(3),
    FLYING,
    Activated(
        pay("{R}{R}{R}"),
        (PutInto(This(), Zone.HAND),),
        zone=Zone.GRAVEYARD,
        only_if=OPPONENT_DAMAGED,
    ),
)

SKARRGAN_PIT_SKULK = creature(
    "Skarrgan Pit-Skulk",
    "スカルガンの穴潜み",
    "{G}",
    "Human Warrior",
    "1/1",
    bloodthirst(1),
    Static(
        (
            Cant(
                Verb.BE_BLOCKED,
                This(),
                What(types=(CardType.CREATURE,), power=Compared("<", PowerOf(This()))),
            ),
        )
    ),
)

GRISTLEBACK = creature(
    "Gristleback",
    "軟骨背獣",
    "{2}{G}",
    "Boar Beast",
    "2/2",
    bloodthirst(1),
    Activated(pay("", SacrificeThis()), (GainLife(You(), PowerOf(This())),)),
)

PETRIFIED_WOOD_KIN = creature(
    "Petrified Wood-Kin",
    "石化した樹の血族",
    "{6}{G}",
    "Elemental Warrior",
    "3/3",
    Static((Cant(Verb.BE_COUNTERED, This()),), zone=Zone.STACK),
    BLOODTHIRST_X,
    protection(What(types=(CardType.INSTANT,)), Text("instants", "インスタント")),
)

DUSKHUNTER_BAT = creature(
    "Duskhunter Bat", "薄暮狩りのコウモリ", "{1}{B}", "Bat", "1/1", bloodthirst(1), FLYING
)

BLOODRAGE_VAMPIRE = creature(
    "Bloodrage Vampire", "血怒りの吸血鬼", "{2}{B}", "Vampire", "3/1", bloodthirst(1)
)

GOREHORN_MINOTAURS = creature(
    "Gorehorn Minotaurs",
    "血まみれ角のミノタウルス",
    "{2}{R}{R}",
    "Minotaur Warrior",
    "3/3",
    bloodthirst(2),
)

STORMBLOOD_BERSERKER = creature(
    "Stormblood Berserker",
    "嵐血の狂戦士",
    "{1}{R}",
    "Human Berserker",
    "1/1",
    bloodthirst(2),
    MENACE,
)

VAMPIRE_OUTCASTS = creature(
    "Vampire Outcasts",
    "吸血鬼ののけ者",
    "{2}{B}{B}",
    "Vampire",
    "2/2",
    bloodthirst(2),
    LIFELINK,
)

BLOOD_OGRE = creature(
    "Blood Ogre", "血のオーガ", "{2}{R}", "Ogre Warrior", "2/2", bloodthirst(1), FIRST_STRIKE
)

LURKING_CROCODILE = creature(
    "Lurking Crocodile",
    "隠れ潜む鰐",
    "{2}{G}",
    "Crocodile",
    "2/2",
    bloodthirst(1),
    landwalk("Island"),
)

CARNAGE_WURM = creature(
    "Carnage Wurm", "殺戮のワーム", "{6}{G}", "Wurm", "6/6", bloodthirst(3), TRAMPLE
)

FURYBORN_HELLKITE = creature(
    "Furyborn Hellkite",
    "憤怒生まれのヘルカイト",
    "{4}{R}{R}{R}",
    "Dragon",
    "6/6",
    bloodthirst(6),
    FLYING,
)

BLOODLORD_OF_VAASGOTH = creature(
    "Bloodlord of Vaasgoth",
    "ヴァーズゴスの血王",
    "{3}{B}{B}",
    "Vampire Warrior",
    "3/3",
    bloodthirst(3),
    FLYING,
    Triggered(
        Casts(You(), What(zone=Zone.STACK, types=(CardType.CREATURE,), subtypes=("Vampire",))),
        (Until(Duration.FOREVER, ThatSpell(), (Gain((bloodthirst(3),)),)),),
    ),
)

# ---- what damages, and what only looks like it

GLISTENER_ELF = creature(
    "Glistener Elf", "ぎらつかせのエルフ", "{G}", "Phyrexian Elf Warrior", "1/1", INFECT
)

PLAGUE_STINGER = creature(
    "Plague Stinger", "疫病のとげ刺し", "{1}{B}", "Phyrexian Insect Horror", "1/1", FLYING, INFECT
)


def pain_land(en: str, ja: str, symbols: str) -> Card:
    """A land whose coloured mana costs its controller damage."""
    colourless = Activated(pay("", TAP), (AddMana("{C}"),))
    coloured = (AddMana(symbols, among="symbols"), DealDamage(1, You()))
    return land(en, ja, "Land", colourless, Activated(pay("", TAP), coloured))


ADARKAR_WASTES = pain_land("Adarkar Wastes", "アダーカー荒原", "{W}{U}")
SULFUROUS_SPRINGS = pain_land("Sulfurous Springs", "硫黄泉", "{B}{R}")
KARPLUSAN_FOREST = pain_land("Karplusan Forest", "カープルーザンの森", "{R}{G}")
CAVES_OF_KOILOS = pain_land("Caves of Koilos", "コイロスの洞窟", "{W}{B}")
SHIVAN_REEF = pain_land("Shivan Reef", "シヴの浅瀬", "{U}{R}")

LAVA_SPIKE = card(
    face(
        "Lava Spike",
        "溶岩の撃ち込み",
        "{R}",
        "Sorcery — Arcane",
        Spell((DealDamage(3, TargetOf()),), ONE_PLAYER_OR_PLANESWALKER),
    )
)

LAVA_AXE = sorcery(
    "Lava Axe",
    "溶岩の斧",
    "{4}{R}",
    Spell((DealDamage(5, TargetOf()),), ONE_PLAYER_OR_PLANESWALKER),
)

# ---- what looks at how large a creature is as it enters

NIGHT_OF_SOULS_BETRAYAL = card(
    face(
        "Night of Souls' Betrayal",
        "魂の裏切りの夜",
        "{2}{B}{B}",
        "Legendary Enchantment",
        Static((AddPT(-1, -1),), affects=CREATURE),
    )
)

GARRUKS_PACKLEADER = creature(
    "Garruk's Packleader",
    "ガラクの群れ率い",
    "{4}{G}",
    "Beast",
    "4/4",
    Triggered(
        Enters(
            What(types=(CardType.CREATURE,), other=True, control="you", power=Compared(">=", 3))
        ),
        (May((Draw(You()),)),),
    ),
)

MENTOR_OF_THE_MEEK = creature(
    "Mentor of the Meek",
    "弱者の師",
    "{2}{W}",
    "Human Soldier",
    "2/2",
    Triggered(
        Enters(
            What(types=(CardType.CREATURE,), other=True, control="you", power=Compared("<=", 2))
        ),
        (MayPay(pay("{1}"), (Draw(You()),)),),
    ),
)

ZOMBIFY = sorcery(
    "Zombify",
    "ゾンビ化",
    "{3}{B}",
    Spell((PutInto(TargetOf(), Zone.BATTLEFIELD),), ONE_CREATURE_CARD_OF_YOURS),
)
