"""Makes stocked questions anew where their families say them in other words today."""

import json
from typing import Any

from django.db import IntegrityError, transaction
from django.utils import timezone

from judgequiz.questions.faults import faults
from judgequiz.questions.models import Question
from judgequiz.questions.stock import keep
from judgequiz.scenarios import FAMILIES, Contradicted, Unfit, ask, family_revision


def revise() -> int:
    """Plays again what was made under another revision of its family, from the same seed; how much
    of it was replaced or retired.

    What comes out the same is only marked as seen; answers keep what was served. A run that was
    stopped is taken up where it was.
    """
    changed = 0
    for slug, family in FAMILIES.items():
        current = Question.objects.in_stock().filter(family=slug, version=family.version)
        revised = current.exclude(revision=family_revision(slug))
        for pk in list(revised.values_list("pk", flat=True)):
            changed += _revise(revised.get(pk=pk))
    return changed


def _revise(question: Question) -> bool:
    try:
        data = _played(question)
    except Exception:  # A family that breaks is reported where it is stocked.
        return False
    if data == question.data:
        question.revision = family_revision(question.family)
        question.save(update_fields=["revision"])
        return False
    _replace(question, data)
    return True


def _played(question: Question) -> dict[str, Any] | None:
    """What the seed gives today, as it would be stored; None if it may not be asked."""
    try:
        data = ask(question.family, question.seed).as_json()
    except (Unfit, Contradicted):
        return None
    stored: dict[str, Any] = json.loads(json.dumps(data))
    return None if faults(stored) else stored


@transaction.atomic
def _replace(question: Question, data: dict[str, Any] | None) -> None:
    question.retired_at = timezone.now()
    question.save(update_fields=["retired_at"])
    if data is None or _put_back(question):
        return
    try:
        keep(data)
    except IntegrityError:  # Another variant reads the same by now.
        return


def _put_back(question: Question) -> bool:
    """Whether the seed was in stock with today's words before, as after a change was undone."""
    same = Question.objects.not_withdrawn().filter(
        family=question.family, version=question.version, seed=question.seed
    )
    return bool(same.filter(revision=family_revision(question.family)).update(retired_at=None))
