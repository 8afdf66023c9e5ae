"""Records an answer once, whoever asks twice."""

import uuid

from judgequiz.questions.beliefs import held
from judgequiz.questions.models import Answer, Question


class NotAnOption(ValueError):
    """The key names none of the question's options."""


def record(
    question: Question,
    *,
    learner: uuid.UUID | None,
    run: uuid.UUID,
    position: int,
    option: str,
    confidence: int | None,
    seconds: int | None,
) -> None:
    """Records this answer unless one is recorded at this position; that one then stands.

    One query, and safe against a double click, a retry and a second tab: the database refuses a
    second row, and that refusal is no error.
    """
    Answer.objects.bulk_create(
        [
            Answer(
                learner_id=learner,
                run=run,
                position=position,
                question=question,
                option=option,
                confidence=confidence,
                seconds=seconds,
                **_judged(question, option),
            )
        ],
        ignore_conflicts=True,
    )


def _judged(question: Question, option: str) -> dict[str, object]:
    """Whether the option is right and, if it isn't, what it believes; a pass believes nothing."""
    if option == Answer.PASS:
        return {"is_right": False, "beliefs": []}
    for known in question.data["options"]:
        if known["key"] == option:
            is_right = known["right"]
            return {"is_right": is_right, "beliefs": [] if is_right else held(known)}
    raise NotAnOption(option)
