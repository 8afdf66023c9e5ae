"""Fills the stock: plays families with chance seeds, and keeps what is sound and new."""

import secrets
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import Q
from django.utils import timezone

from judgequiz.questions.faults import faults
from judgequiz.questions.gate import faults_today, gate
from judgequiz.questions.models import Question
from judgequiz.questions.withdrawing import is_withdrawn
from judgequiz.rulings.models import Card, Mechanic, Ruling
from judgequiz.scenarios import FAMILIES, Unfit, ask, family_revision

# Seeds are chance so that nobody can work out what will be asked, and recorded so that the same
# question can be played again.
SEED_BITS = 62
TRIES_FOR_ONE = 12


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


def stock(per_family: int, *, only: str = "", new_only: bool = False) -> Iterator[Stocked]:
    """Stocks each family up to this many variants, family by family.

    What is in stock counts, so a run that was stopped is taken up where it was. A family may have
    fewer variants than asked for; `new_only` spares looking again for more of what is there.
    """
    for slug in sorted(FAMILIES):
        if only and slug != only:
            continue
        result = in_stock(slug)
        if not (new_only and result.before):
            _fill(result, per_family)
        yield result


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


def _fill(result: Stocked, per_family: int) -> None:
    tries = TRIES_FOR_ONE * max(0, per_family - result.before)
    while result.total < per_family and tries and not result.is_withdrawn:
        tries -= 1
        try_one(result)


def try_one(result: Stocked) -> None:
    """Plays one variant of a family, and keeps it if it is sound and new: the smallest step."""
    data = _play(result.family, result)
    if data is None:
        return
    same = Question.objects.filter(
        family=data["family"], version=data["version"], note=data["note"]["en"]
    )
    if same.exists():
        result.repeated += 1
        return
    try:
        keep(data)
    except Withdrawn:
        result.is_withdrawn = True
    except IntegrityError:  # Another process has just kept the same.
        result.repeated += 1
    else:
        result.made += 1


def _play(slug: str, result: Stocked) -> dict[str, Any] | None:
    try:
        data = ask(slug, secrets.randbits(SEED_BITS)).as_json()
        found = faults(data)
    except Unfit:
        result.unfit += 1
        return None
    except Exception as fault:  # One broken family must not keep the others out.
        result.faults[f"cannot be played: {type(fault).__name__} {fault}"] += 1
        return None
    result.faults.update(found)
    return None if found else data


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
