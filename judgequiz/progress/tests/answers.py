"""People who have answered, and what they have answered."""

import uuid
from datetime import UTC, datetime, timedelta

from django.core import signing
from django.test import Client

from judgequiz.accounts.guests import COOKIE, SALT
from judgequiz.accounts.models import Learner
from judgequiz.questions.beliefs import held
from judgequiz.questions.models import Answer, Question

FIRST = datetime(2025, 3, 3, 9, tzinfo=UTC)
REASON = {"en": "The key was wrong.", "ja": "正解が誤っていた。"}


def gave(learner: Learner, question: Question, option: str, *, hours: float = 0) -> Answer:
    """An answer as it would have been recorded, so many hours after the first."""
    chosen = {it["key"]: it for it in question.data["options"]}.get(option)
    is_right = bool(chosen and chosen["right"])
    answer = Answer.objects.create(
        learner=learner,
        run=uuid.uuid4(),
        position=1,
        question=question,
        option=option,
        is_right=is_right,
        beliefs=held(chosen) if chosen and not is_right else [],
    )
    Answer.objects.filter(pk=answer.pk).update(answered_at=FIRST + timedelta(hours=hours))
    answer.refresh_from_db()
    return answer


def guest() -> tuple[Client, Learner]:
    """A browser that knows its learner, who has no account."""
    learner, client = Learner.objects.create(), Client()
    client.cookies[COOKIE] = signing.dumps(str(learner.pk), salt=SALT)
    return client, learner
