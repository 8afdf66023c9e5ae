"""Fills the stock: plays families with chance seeds, and keeps what is sound and new."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import Q
from django.utils import timezone

from judgequiz.questions.gate import faults_today, gate
from judgequiz.questions.making import Tried, new_variants, play_one
from judgequiz.questions.models import Question
from judgequiz.questions.processes import players
from judgequiz.questions.withdrawing import is_withdrawn
from judgequiz.rulings.models import Card, Mechanic, Ruling
from judgequiz.scenarios import FAMILIES, family_revision


@dataclass(slots=True)
class Stocked:
    """What came of stocking one family."""

    family: str
    before: int = 0
    made: int = 0
    unfit: int = 0
    repeated: int = 0
    is_withdrawn: bool = False
    faults: Counter[str] = field(default_factory=Counter)

    @property
    def total(self) -> int:
        return self.before + self.made


def stock(
    per_family: int, *, only: str = "", new_only: bool = False, processes: int = 1
) -> Iterator[Stocked]:
    """Stocks each family up to this many variants, family by family.

    What is in stock counts, so a run that was stopped is taken up where it was. A family may have
    fewer variants than asked for; `new_only` spares looking again for more of what is there.
    Several `processes` play, and this one stores what they play as it comes.
    """
    wanted = {}
    for slug in [only] if only else sorted(FAMILIES):
        result = in_stock(slug)
        is_full = result.is_withdrawn or (new_only and result.before)
        wanted[slug] = (result, 0 if is_full else max(0, per_family - result.before))
    todo = [(slug, number, notes(slug)) for slug, (_, number) in wanted.items() if number]
    with players(min(processes, len(todo))) as play:
        made = play(new_variants, *zip(*todo, strict=True)) if todo else iter(())
        for result, number in wanted.values():
            if number:
                _keep_all(result, next(made))
            yield result


def notes(slug: str) -> frozenset[str]:
    """The notes of all that was ever stocked of the family's version."""
    version = FAMILIES[slug].version
    of_it = Question.objects.filter(family=slug, version=version)
    return frozenset(of_it.values_list("note", flat=True))


def retire_outdated() -> int:
    """Takes out of the stock what no longer has its family, or has an older version of it.

    Answers given to such a question keep it.
    """
    current = Q(pk__in=[])
    for slug, family in FAMILIES.items():
        current |= Q(family=slug, version=family.version)
    return Question.objects.in_stock().exclude(current).update(retired_at=timezone.now())


def retire_faulty() -> int:
    """Looks again at what passed the gate when it looked for other things, and retires what would
    not pass it today. A run that was stopped is taken up where it was.
    """
    retired = 0
    passed_another = Question.objects.in_stock().exclude(gate=gate())
    for pk in list(passed_another.values_list("pk", flat=True)):
        question = passed_another.get(pk=pk)
        if faults_today(question.data):
            question.retired_at = timezone.now()
            retired += 1
        else:
            question.gate = gate()
        question.save(update_fields=["retired_at", "gate"])
    return retired


def in_stock(slug: str) -> Stocked:
    version = FAMILIES[slug].version
    current = Question.objects.in_stock().filter(family=slug, version=version)
    return Stocked(slug, before=current.count(), is_withdrawn=is_withdrawn(slug, version))


def _keep_all(result: Stocked, tried: Tried) -> None:
    result.unfit += tried.unfit
    result.repeated += tried.repeated
    result.faults.update(tried.faults)
    for data in tried.made:
        if not result.is_withdrawn:
            _keep_one(result, data)


def _keep_one(result: Stocked, data: dict[str, Any]) -> None:
    try:
        keep(data)
    except Withdrawn:
        result.is_withdrawn = True
    except IntegrityError:  # Another process has just kept the same.
        result.repeated += 1
    else:
        result.made += 1


def try_one(result: Stocked) -> None:
    """Plays one variant of a family, and keeps it if it is sound and new: the smallest step."""
    for data in play_one(result.family, result):
        same = Question.objects.filter(
            family=data["family"], version=data["version"], note=data["note"]["en"]
        )
        if same.exists():
            result.repeated += 1
        else:
            _keep_one(result, data)


class Withdrawn(ValueError):
    """The version was withdrawn: nothing more of it is kept."""


@transaction.atomic
def keep(data: dict[str, Any]) -> Question:
    """Stores a question that passed the gate whole, tied to what it names of our content."""
    if is_withdrawn(data["family"], data["version"]):
        raise Withdrawn(f"{data['family']} v{data['version']}")
    question = Question.objects.create(
        family=data["family"],
        version=data["version"],
        revision=family_revision(data["family"]),
        seed=data["seed"],
        edition=date.fromisoformat(data["edition"]),
        level=data["level"],
        note=data["note"]["en"],
        signature=data["signature"],
        data=data,
        gate=gate(),
    )
    question.mechanics.set(Mechanic.objects.filter(slug__in=data["mechanics"]))
    question.rulings.set(Ruling.objects.filter(slug__in=data["rulings"]))
    question.cards.set(Card.objects.filter(slug__in=data["cards"]))
    return question
