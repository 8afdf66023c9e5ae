"""What one may write in a play file, by where it may stand: for whoever helps to write it."""

from __future__ import annotations

from functools import cache

from ..cards import CARDS
from .notation.reading_claims import CLAIM_WORDS
from .notation.reading_given import CLAUSES
from .notation.reading_head import HEAD_WORDS
from .notation.reading_steps import VERBS
from .notation.words import FLAGS, KINDS, PAYMENTS, PERMISSIONS, STEP_ORDER, ZONES

AT_MARGIN = ("all pass", "until stack empty", "to", "expect", "put", "opening", "stack:")
UNFIT = {"seats", "command"}


@cache
def words_to_write() -> dict[str, list[str]]:
    """Words by place: `margin` begins a line, `deed` follows a player, `given` a player and a colon, and so on."""
    kinds = [kind for kind in dict.fromkeys(KINDS.values()) if kind != "chance"]
    return {
        "margin": [*(word for word in HEAD_WORDS if word not in UNFIT), *AT_MARGIN],
        "deed": [*dict.fromkeys(VERBS.values()), *kinds],
        "given": [word for word in dict.fromkeys(CLAUSES) if word not in UNFIT],
        "step": list(STEP_ORDER),
        "zone": list(dict.fromkeys(ZONES.values())),
        "how": sorted({*PERMISSIONS, *PAYMENTS}),
        "mark": sorted(FLAGS),
        "claim": list(dict.fromkeys(CLAIM_WORDS)),
    }


def names_to_write() -> list[tuple[str, str]]:
    """Every card's name, English and Japanese; those of halves and faces too, each of which may stand alone."""
    names = {face.name for card in CARDS.values() for face in card.faces}
    return sorted({(name.en, name.ja) for name in names | {card.name for card in CARDS.values()}})
