"""A played file as words and as JSON: for the command line and for whoever checks a situation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..cards.say import narrate
from ..engine.rules import Rules
from ..engine.text import Text
from .misconceptions import MISCONCEPTIONS, combined
from .naming import linked, marked_names, plain
from .picture import j, table_json, turn_said
from .playing.error import PlayError
from .playing.play import Outcome, play
from .reading import read

EDITIONS = ("2026-08-07", "2026-04-17")


@dataclass(frozen=True)
class Played:
    """What `manage.py play` prints: lines of the log, refusals with rule numbers, claims met or not, the last table."""

    outcome: Outcome
    belief: str
    edition: str

    @property
    def is_met(self) -> bool:
        return self.outcome.is_met

    def lines(self) -> list[tuple[str, Text]]:
        """The log as (CR number, words)."""
        names = marked_names(self.outcome.game)
        found = []
        for event in self.outcome.log:
            said = narrate(event, names)
            if said.en:
                found.append((str(getattr(event, "cr", "")), plain(linked(said))))
        return found

    def state_lines(self, language: str) -> list[str]:
        """The last table in a few lines: the turn, then each player's life, zones and permanents."""
        table = table_json(self.outcome.game)
        lines = [table["turn"][language]]
        for seat in table["seats"]:
            permanents = ", ".join(permanent(tile, language) for tile in seat["battlefield"]) or "-"
            piles = ", ".join(entry["name"][language] for entry in seat["graveyard"]) or "-"
            exiled = ", ".join(entry["name"][language] for entry in seat["exile"]) or "-"
            lines.append(
                f"{seat['player']}: life {seat['life']}, hand {stated(seat['hand'])}, "
                f"library {stated(seat['library'])}; battlefield: "
                f"{permanents}; graveyard: {piles}; exile: {exiled}"
            )
        if table["stack"]:
            lines.append("stack: " + ", ".join(slip["name"][language] for slip in table["stack"]))
        return lines

    def as_json(self) -> dict[str, Any]:
        """The same as JSON, both languages."""
        return {
            "edition": self.edition,
            "belief": self.belief,
            "met": self.is_met,
            "turn": j(turn_said(self.outcome.game)),
            "log": [{"cr": cr, "words": j(words)} for cr, words in self.lines()],
            "refusals": [
                {
                    "step": r.step,
                    "reasons": [
                        {"cr": reason.cr, "also": list(reason.also), "words": j(reason.words)}
                        for reason in r.reasons
                    ],
                }
                for r in self.outcome.refusals
            ],
            "claims": [
                {"line": m.line, "claim": m.claim, "met": m.is_met, "found": m.found}
                for m in self.outcome.claims
            ],
            "table": table_json(self.outcome.game),
        }


def stated(count: int | None) -> str:
    """A number of cards, or a dash where the situation doesn't state it."""
    return "-" if count is None else str(count)


def permanent(tile: dict[str, Any], language: str) -> str:
    """One tile of the table in words."""
    words = str(tile["name"][language])
    details = [
        tile["pt"],
        "tapped" if tile["tapped"] else "",
        *(note[language] for note in tile["notes"]),
    ]
    said = "; ".join(detail for detail in details if detail)
    count = f" x{tile['count']}" if tile["count"] > 1 else ""
    return words + count + (f" ({said})" if said else "")


def rules_of(beliefs: Sequence[str], edition: str) -> Rules:
    """The rules as they were at a date ("" for today), seen by somebody with all these beliefs.

    Older rules are today's with those dated beliefs put back that were still true then. A PlayError names the
    beliefs there are.
    """
    if unknown := [slug for slug in beliefs if slug not in MISCONCEPTIONS]:
        raise PlayError(
            f"no belief is called {unknown[0]!r}; they are: {', '.join(sorted(MISCONCEPTIONS))}"
        )
    dated = [it for it in MISCONCEPTIONS.values() if edition and edition < it.true_until]
    answered = {it.breaks: it for it in (*dated, *map(MISCONCEPTIONS.__getitem__, beliefs))}
    return combined(*answered.values())() if answered else Rules()


def play_text(text: str, belief: str = "", edition: str = "") -> Played:
    """Read and play a file under today's rules or those of an older edition, with a belief or without.

    NotationError or PlayError, each with line and column where there is one, if it can't be done.
    """
    file = read(text)
    chosen = edition or file.head.edition
    rules = rules_of([belief] if belief else [], chosen)
    outcome = play(file, rules, is_true=not belief)
    return Played(outcome, belief, chosen or EDITIONS[0])
