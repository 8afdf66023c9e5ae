"""What is said of a share, and of a belief."""

import pytest

from judgequiz.accounts.models import Learner
from judgequiz.progress.counting import count, given, nothing
from judgequiz.progress.facts import facts_in
from judgequiz.progress.figures import ONCE, OVERCOME, SUSPECTED, likely, mechanics, state
from judgequiz.progress.tests.answers import gave
from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import BELIEF, OTHER_WRONG, RIGHT, WRONG, stored


@pytest.mark.parametrize(
    ("right", "n", "low", "high"),
    [(0, 1, 0.0, 0.793), (1, 1, 0.207, 1.0), (9, 10, 0.596, 0.982), (81, 263, 0.255, 0.366)],
)
def test_the_likely_range(right: int, n: int, low: float, high: float):
    """As tables of Wilson's interval have it; the last is from Newcombe (1998)."""
    assert likely(right, n) == pytest.approx((low, high), abs=0.0006)


def test_one_wrong_answer_makes_nothing_weakest():
    sums = {"n": 0, "right": 0, "passed": 0, "last": 0, "tens": []}
    counts = nothing()
    counts["sums"] = {
        "m:once": sums | {"n": 1},
        "m:often": sums | {"n": 20, "right": 6},
        "m:well": sums | {"n": 20, "right": 19},
    }

    rows = mechanics(counts, {it: {} for it in ("once", "often", "well")})

    assert [row.key for row in rows] == ["often", "once", "well"]
    assert [row.is_known for row in rows] == [True, False, True]
    assert [row.is_weak for row in rows] == [True, False, False]


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ([(0, WRONG, 0)], ONCE),
        ([(0, WRONG, 0), (1, WRONG, 1)], SUSPECTED),
        ([(0, WRONG, 0), (1, RIGHT, 1), (2, RIGHT, 14)], OVERCOME),
        # The same situation again, or within hours, may be remembered and not understood.
        ([(0, WRONG, 0), (1, RIGHT, 1), (1, RIGHT, 30)], ONCE),
        ([(0, WRONG, 0), (1, RIGHT, 1), (2, RIGHT, 12)], ONCE),
        # Another wrong answer, or none, is no evidence against it.
        ([(0, WRONG, 0), (1, OTHER_WRONG, 1), (2, OTHER_WRONG, 14)], ONCE),
        ([(0, WRONG, 0), (1, Answer.PASS, 1), (2, Answer.PASS, 14)], ONCE),
        # What was right before it was shown says nothing.
        ([(1, RIGHT, 0), (2, RIGHT, 13), (0, WRONG, 14)], ONCE),
        ([(0, WRONG, 0), (1, RIGHT, 1), (2, RIGHT, 14), (0, WRONG, 20)], SUSPECTED),
        ([(0, WRONG, 0), (1, RIGHT, 1), (1, RIGHT, 2), (2, RIGHT, 3), (1, RIGHT, 15)], OVERCOME),
    ],
)
def test_the_state_of_a_belief(answers: list[tuple[int, str, int]], expected: str):
    ann = Learner.objects.create()
    questions = [stored(seed=n, note=f"Note {n}.", signature=f"game {n}") for n in range(3)]
    rows = [gave(ann, questions[which], option, hours=hours) for which, option, hours in answers]

    counts = count(nothing(), [it for row in rows if (it := given(row, facts_in(row.question)))])

    assert state(counts["beliefs"][BELIEF]) == expected
