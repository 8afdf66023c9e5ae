"""A game to step through: as it goes by the rules, and beside it as some belief has it.

A replay plays the file that a question or a ruling keeps; what was played lately is kept in this
process, so that a step more costs one table.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date as day
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse

from judgequiz.questions.beliefs import beliefs, held
from judgequiz.questions.models import Question
from judgequiz.questions.table import picture
from judgequiz.rulings.memory import MEMORY
from judgequiz.scenarios import NotationError, PlayError, Story, story
from judgequiz.show import show

STORIES_KEPT = 100


@lru_cache(maxsize=STORIES_KEPT)
def told(play: str, beliefs: tuple[str, ...] = ()) -> Story:
    """The game of this file; NotationError or PlayError as `story` raises them."""
    return story(play, beliefs)


def plays_as_served(question: Question) -> bool:
    """Whether its game is still played as the question tells it, by the same rules line for line.

    The engine may have been mended since; and the first questions didn't keep what was played.
    """
    try:
        steps = told(question.data["play"]).steps[1:]
    except (KeyError, NotationError, PlayError):
        return False
    return [step.cr for step in steps] == [line["cr"] for line in question.data["log"]]


@dataclass(frozen=True)
class Seen:
    """Whose eyes a game is seen with: a value in the address, the beliefs, and what they say."""

    key: str
    beliefs: tuple[str, ...]
    words: Sequence[dict[str, Any]]
    number: int = 0


def eyes_of(question: Question) -> list[Seen]:
    """Those that chose each wrong option of a question; of beliefs that agree, the first."""
    eyes = []
    for number, option in enumerate(question.data["options"], start=1):
        # Each that reaches it alone sees the same; of two together both are needed.
        slugs = tuple(option["beliefs"][:1] or held(option))
        known = beliefs(slugs)
        if not option["right"] and slugs and len(known) == len(slugs):
            eyes.append(Seen(option["key"], slugs, known, number))
    return eyes


def replay_page(
    request: HttpRequest,
    tell: Callable[..., Story],
    *,
    eyes: Sequence[Seen],
    edition: day | None,
    seen: str = "",
    **about: Any,
) -> HttpResponse:
    """The page of a game at the step, and beside the game of the eyes, that its address names.

    Where it names no eyes, beside that of those named `seen`.
    """
    found = replay(
        tell,
        at=request.GET.get("step", ""),
        eyes=eyes,
        seen=request.GET.get("as", seen),
        edition=edition,
    )
    context = {**about, "replay": found, "edition": edition}
    return show(request, "questions/replay.html", context, swaps="screen")


def replay(
    tell: Callable[..., Story], *, at: str, eyes: Sequence[Seen], seen: str, edition: day | None
) -> dict[str, Any]:
    """What the page of a replay shows, at step `at` and with the eyes named `seen`.

    `tell` gives the game by the rules, or as the beliefs that it is asked with have it. A step
    beyond the end is the last, and what is no number is the first. Raises as `tell` does.
    """
    truth = tell()
    other = next((it for it in eyes if it.key == seen), None)
    belief = tell(other.beliefs) if other else None
    parting = truth.parting(belief) if belief else None
    last = max(len(truth.steps), len(belief.steps) if belief else 0) - 1
    here = min(_number(at), last)
    is_forked = parting is not None and here >= parting
    pen = _Pen(edition, seen if other else "")
    return {
        "number": here,
        "last": last,
        "parting": parting,
        "ticks": _ticks(here, last, parting),
        "back": pen.address(here - 1) if here else "",
        "on": pen.address(here + 1) if here < last else "",
        "true": pen.frame(truth, here),
        "belief": pen.frame(belief, here) if belief and is_forked else None,
        "steps": pen.steps(truth, here, 1, parting),
        "belief_steps": pen.steps(belief, here, parting, parting) if belief and parting else [],
        "seen": other,
        "eyes": [
            {"seen": it, "url": _Pen(edition, it.key).address(here), "is_here": it is other}
            for it in eyes
        ],
        "plain_url": _Pen(edition, "").address(here),
        "cards": truth.cards | (belief.cards if belief else {}),
    }


@dataclass(frozen=True)
class _Pen:
    """Writes down the parts of one page."""

    edition: day | None
    seen: str

    def address(self, number: int) -> str:
        return "?" + urlencode({"step": number} | ({"as": self.seen} if self.seen else {}))

    def frame(self, tale: Story, number: int) -> dict[str, Any]:
        """One game at a step; at its end, if it is the shorter one."""
        step = tale.steps[min(number, len(tale.steps) - 1)]
        return {
            "words": {"en": step.words.en, "ja": step.words.ja},
            "cr": step.cr,
            "rule": rules_numbered([step.cr], self.edition).get(step.cr),
            "refused": refusals(step.refused, self.edition),
            "table": picture(tale.table(min(number, len(tale.steps) - 1)), tale.cards),
            "is_over": number >= len(tale.steps),
        }

    def steps(
        self, tale: Story, here: int, first: int, parting: int | None
    ) -> list[dict[str, Any]]:
        """The steps from this one on, each with its address."""
        return [
            {
                "number": number,
                "words": {"en": step.words.en, "ja": step.words.ja},
                "cr": step.cr,
                "url": self.address(number),
                "is_here": number == here,
                "parts": number == parting,
            }
            for number, step in enumerate(tale.steps)
            if number >= first
        ]


def refusals(reasons: Sequence[Any], edition: day | None) -> list[dict[str, Any]]:
    """Each reason with every rule that it rests on; the first in our words, if we have them."""
    rules = rules_numbered([it.cr for it in reasons], edition)
    return [
        {
            "words": {"en": it.words.en, "ja": it.words.ja},
            "numbers": [it.cr, *it.also],
            "rule": rules.get(it.cr),
        }
        for it in reasons
    ]


def rules_numbered(numbers: list[str], edition: day | None) -> dict[str, Any]:
    """Rules in our words as they are in an edition; none where it isn't known."""
    return MEMORY.content().rules_numbered(numbers, edition=edition) if edition else {}


def _ticks(here: int, last: int, parting: int | None) -> list[str]:
    """The classes of the marks on the line of steps, from the first step on."""
    return [
        " ".join(
            name
            for name, holds in (
                ("is-past", number < here),
                ("is-now", number == here),
                ("is-parting", number == parting),
                ("is-forked", parting is not None and number > parting),
            )
            if holds
        )
        for number in range(1, last + 1)
    ]


def _number(written: str) -> int:
    return int(written) if written.isascii() and written.isdigit() and len(written) < 6 else 0
