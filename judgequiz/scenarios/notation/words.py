"""The closed lists of words of the notation, with what else is accepted for each."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

ZONES: Final = {
    "hand": "hand",
    "library": "library",
    "deck": "library",
    "graveyard": "graveyard",
    "exile": "exile",
    "battlefield": "battlefield",
    "command": "command",
    "stack": "stack",
    "nowhere": "nowhere",
}

STEPS: Final = {
    "untap": "untap",
    "upkeep": "upkeep",
    "draw": "draw",
    "main1": "main1",
    "main": "main1",
    "main-1": "main1",
    "first-main": "main1",
    "precombat-main": "main1",
    "combat": "combat",
    "begin-combat": "combat",
    "beginning-combat": "combat",
    "attackers": "attackers",
    "attack": "attackers",
    "declare-attackers": "attackers",
    "blockers": "blockers",
    "block": "blockers",
    "declare-blockers": "blockers",
    "first-damage": "first-damage",
    "first-strike": "first-damage",
    "first-strike-damage": "first-damage",
    "damage": "damage",
    "combat-damage": "damage",
    "end-combat": "end-combat",
    "main2": "main2",
    "main-2": "main2",
    "second-main": "main2",
    "postcombat-main": "main2",
    "end": "end",
    "cleanup": "cleanup",
}
STEP_FILLERS: Final = frozenset({"step", "phase", "of", "the"})
STEP_ORDER: Final = tuple(dict.fromkeys(STEPS.values()))

COLOURS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
COLOUR_WORDS: Final = {**{word: word for word in COLOURS}, "colourless": "colourless"}
COLOUR_WORDS["colorless"] = "colourless"

CARD_TYPES: Final = frozenset(
    [
        "artifact",
        "battle",
        "creature",
        "enchantment",
        "instant",
        "kindred",
        "land",
        "planeswalker",
        "sorcery",
    ]
)
SUPERTYPES: Final = frozenset(["basic", "legendary", "snow", "world"])

FORMATS: Final = {
    "two-player": "",
    "free-for-all": "",
    "two-headed-giant": "two-headed-giant",
    "2hg": "two-headed-giant",
    "commander": "commander",
    "brawl": "brawl",
}

FLAGS: Final = frozenset(
    {
        "tapped",
        "untapped",
        "summoning sick",
        "face down",
        "phased out",
        "flipped",
        "transformed",
        "monstrous",
        "renowned",
        "exerted",
        "goaded",
        "suspected",
        "saddled",
        "harnessed",
        "crewed",
        "attacking",
        "blocking",
        "blocked",
        "unblocked",
        "commander",
        "on an adventure",
        "foretold",
        "suspended",
        "plotted",
        "warped",
        "cast",
        "copy",
        "regeneration shield",
        "ring-bearer",
        "solved",
        "prepared",
    }
)
RELATIONS: Final = ("haunting", "paired", "blocking", "attacking", "crewing", "championing")

PAYMENTS: Final = frozenset(
    [
        "kicker",
        "multikicker",
        "replicate",
        "buyback",
        "entwine",
        "escalate",
        "strive",
        "conspire",
        "casualty",
        "bargain",
        "offspring",
        "squad",
        "splice",
        "gift",
        "spree",
        "tiered",
        "cleave",
        "fuse",
        "assist",
        "convoke",
        "delve",
        "improvise",
        "emerge",
        "bestow",
        "awaken",
        "surge",
    ]
)
PAYMENT_WORDS: Final = {**{word: word for word in PAYMENTS}, "kicked": "kicker"}

COST_VERBS: Final = frozenset(
    [
        "sacrifice",
        "discard",
        "exile",
        "tap",
        "untap",
        "return",
        "reveal",
        "remove",
        "mill",
        "put",
        "behold",
    ]
)

PERMISSIONS: Final = frozenset(
    [
        "flashback",
        "free",
        "retrace",
        "impending",
        "suspend",
        "escape",
        "foretell",
        "madness",
        "overload",
        "dash",
        "evoke",
        "jump-start",
        "aftermath",
        "disturb",
        "harmonize",
        "blitz",
        "spectacle",
        "miracle",
        "mutate",
        "plot",
        "prototype",
        "prowl",
        "rebound",
        "ninjutsu",
        "unearth",
        "embalm",
        "eternalize",
        "encore",
        "warp",
        "emerge",
        "bestow",
        "awaken",
        "surge",
        "cleave",
        "morph",
        "megamorph",
        "disguise",
        "sneak",
        "mayhem",
        "freerunning",
        "adventure",
        "cascade",
        "alternative",
        "commander",
        "top",
    ]
)

PAID_WORDS: Final = {**{word: word for word in PERMISSIONS}, **PAYMENT_WORDS}
"""What an attribute `paid …` may say was paid; anything else stands in quotes."""

SPECIALS: Final = ("suspend", "foretell", "plot", "unlock", "companion", "turn face up")

EVENTS: Final = {
    "died": "died",
    "damaged": "damaged",
    "dealt": "damaged",
    "cast": "cast",
    "played": "played",
    "drew": "drew",
    "gained": "gained",
    "lost": "lost",
    "attacked": "attacked",
    "blocked": "blocked",
    "discarded": "discarded",
    "cycled": "cycled",
    "sacrificed": "sacrificed",
    "activated": "activated",
    "entered": "entered",
    "left": "left",
    "milled": "milled",
    "exiled": "exiled",
    "countered": "countered",
    "searched": "searched",
    "shuffled": "shuffled",
    "created": "created",
    "descended": "descended",
}

KINDS: Final = {
    "may": "may",
    "pick": "pick",
    "choose": "pick",
    "order": "order",
    "name": "name",
    "colour": "colour",
    "color": "colour",
    "number": "number",
    "pay": "pay",
    "search": "search",
    "divide": "divide",
    "targets": "targets",
    "target": "targets",
    "chance": "chance",
    "mode": "mode",
    "modes": "mode",
    "assign": "assign",
}

TOPICS: Final = frozenset(
    [
        "activate",
        "as",
        "assign",
        "attach",
        "attack",
        "begin",
        "block",
        "bottom",
        "cast",
        "coin",
        "colour",
        "control",
        "copy",
        "cost",
        "counter",
        "counters",
        "creature",
        "damage",
        "destroy",
        "die",
        "discard",
        "draw",
        "enter",
        "exile",
        "face",
        "flip",
        "from",
        "gain",
        "graveyard",
        "hand",
        "keep",
        "land",
        "library",
        "life",
        "look",
        "lose",
        "mana",
        "mill",
        "mulligan",
        "name",
        "new",
        "number",
        "opponent",
        "order",
        "pay",
        "player",
        "play",
        "prevent",
        "put",
        "random",
        "regenerate",
        "remove",
        "replacement",
        "return",
        "reveal",
        "sacrifice",
        "scry",
        "search",
        "shuffle",
        "source",
        "spell",
        "surveil",
        "tap",
        "target",
        "targets",
        "to",
        "token",
        "top",
        "transform",
        "trigger",
        "triggers",
        "type",
        "untap",
        "use",
        "x",
        "cards",
        "card",
        "legend",
    ]
)

OPENINGS: Final = {"begin": "begin", "reveal": "reveal", "bottom": "bottom"}


def nearest_word(word: str, known: Iterable[str]) -> str:
    """The known word most like this one, "" where none is like it."""
    found = get_close_matches(word[:40], list(known), n=1, cutoff=0.7)
    return found[0] if found else ""
