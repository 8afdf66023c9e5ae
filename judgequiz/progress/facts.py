"""What of a frozen question counts: what it is on, what decides it, what beliefs it tells apart."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from judgequiz.questions.beliefs import lures_in
from judgequiz.questions.models import Question
from judgequiz.rulings.chapters import SECTION

KEPT = 20_000


@dataclass(frozen=True, slots=True)
class Facts:
    mechanics: tuple[str, ...]
    sections: tuple[str, ...]
    chapters: tuple[str, ...]
    lures: Mapping[str, set[str]]
    signature: str


# A question never changes, so what was read of one is true as long as the process lives.
_known: dict[int, Facts] = {}


def facts_of(questions: Iterable[int]) -> dict[int, Facts]:
    """The facts of these questions: one query, and none if all were read before."""
    wanted = set(questions)
    found = {pk: _known[pk] for pk in wanted if pk in _known}
    rows = Question.objects.filter(pk__in=wanted - found.keys()) if wanted - found.keys() else ()
    for question in rows:
        found[question.pk] = facts_in(question)
    if len(_known) > KEPT:
        _known.clear()
    _known.update(found)
    return found


def forget() -> None:
    """As in a new process."""
    _known.clear()


def facts_in(question: Question) -> Facts:
    data = question.data
    numbers = [step["cr"] for step in data["because"]]
    return Facts(
        mechanics=tuple(data["mechanics"]),
        sections=tuple(sorted({it[:SECTION] for it in numbers})),
        chapters=tuple(sorted({it[:1] for it in numbers})),
        lures=lures_in(data),
        signature=question.signature,
    )
