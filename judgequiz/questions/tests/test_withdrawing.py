"""A question asked with a wrong key is taken back; no answer is rewritten, and all can be undone."""

import io
import uuid

import pytest
from django.core.management import CommandError, call_command

from judgequiz.accounts.models import Learner, User
from judgequiz.questions.models import Answer, Notice, Question, Withdrawal
from judgequiz.questions.stock import Withdrawn, keep, stock
from judgequiz.questions.tests.example import BELIEF, OTHER_WRONG, RIGHT, WRONG, example, stored
from judgequiz.questions.withdrawing import NotWithdrawable, Recall, undo, withdraw
from judgequiz.scenarios import FAMILIES

pytestmark = pytest.mark.django_db

REASON = {"en": "The trigger is not countered.", "ja": "誘発型能力は打ち消されない。"}
FAMILY = sorted(FAMILIES)[0]


def answered(question: Question, option: str = RIGHT) -> Answer:
    known = {it["key"]: it for it in question.data["options"]}.get(option, {})
    return Answer.objects.create(
        learner=Learner.objects.create(),
        run=uuid.uuid4(),
        position=1,
        question=question,
        option=option,
        is_right=known.get("right", False),
        beliefs=known.get("beliefs", []),
    )


def mark(answer: Answer) -> str:
    return Answer.objects.select_related("question").get(pk=answer.pk).mark


def rows() -> list[dict]:
    return list(Answer.objects.order_by("pk").values())


def run(*args: str, **options: object) -> str:
    out = io.StringIO()
    call_command("withdraw", *args, stdout=out, stderr=out, **options)
    return out.getvalue()


def test_it_works():
    question, other = stored(), stored(seed=2, note="Another.")
    first, second, passed = (answered(question, it) for it in (RIGHT, WRONG, Answer.PASS))
    untouched = answered(other)
    before = rows()

    made = withdraw(Recall(question=question, option=WRONG, reason=REASON))

    assert [mark(it) for it in (first, second, passed)] == ["wrong", "right", "passed"]
    assert mark(untouched) == "right"
    assert rows() == before
    assert list(Question.objects.in_stock()) == [other]
    assert {it.learner for it in Notice.objects.all()} == {
        first.learner,
        second.learner,
        passed.learner,
    }
    assert str(made) == f"{question.family} v{question.version}, question {question.pk}"


def test_without_a_right_option_no_answer_counts():
    question = stored()
    answers = [answered(question, it) for it in (RIGHT, WRONG, Answer.PASS)]

    withdraw(Recall(question=question, reason=REASON))

    assert {mark(it) for it in answers} == {"void"}
    wrong = Answer.objects.select_related("question").get(pk=answers[1].pk)
    assert wrong.beliefs == [BELIEF]
    assert wrong.beliefs_shown == []


def test_a_version_is_withdrawn_whole_and_marked_by_what_a_belief_plays():
    beliefs = example()["beliefs"]
    plays, plays_nothing = (
        stored(beliefs=beliefs | {BELIEF: OTHER_WRONG}),
        stored(seed=2, note="Another.", beliefs=beliefs | {BELIEF: ""}),
    )
    newer = stored(version=plays.version + 1)
    answers = [answered(it, OTHER_WRONG) for it in (plays, plays_nothing, newer)]

    withdraw(
        Recall(family=plays.family, version=plays.version, belief=BELIEF, reason=REASON),
    )

    assert [mark(it) for it in answers] == ["right", "void", "wrong"]
    assert list(Question.objects.in_stock()) == [newer]


def test_undoing_brings_back_marks_and_stock():
    version = FAMILIES[FAMILY].version
    question = stored(family=FAMILY, version=version)
    retired = stored(family=FAMILY, version=version, seed=2, note="Another.")
    Question.objects.filter(pk=retired.pk).update(retired_at="2026-01-01T00:00Z")
    answer = answered(question)
    editor = User.objects.create(username="editor")
    made = withdraw(Recall(family=FAMILY, version=version, reason=REASON), by=editor)

    undo(made, by=editor)

    assert mark(answer) == "right"
    assert list(Question.objects.in_stock()) == [question]
    assert (made.by, made.undone_by) == (editor, editor)
    with pytest.raises(NotWithdrawable, match="undone already"):
        undo(made)


def test_undoing_tells_only_those_who_had_read_of_it():
    question = stored()
    reader, other = answered(question).learner, answered(question).learner
    made = withdraw(Recall(question=question, reason=REASON))
    Notice.objects.filter(learner=reader).update(read_at="2026-11-01T00:00Z")

    undo(made)

    left = Notice.objects.get()
    assert (left.learner, left.read_at) == (reader, None)
    assert other is not None


def test_a_variant_freed_of_one_withdrawal_stays_withdrawn_by_the_other():
    question = stored()
    answer = answered(question, WRONG)
    one = withdraw(Recall(question=question, option=WRONG, reason=REASON))
    stored(seed=2, note="Another.")
    withdraw(Recall(family=question.family, version=question.version, reason=REASON))

    undo(one)

    assert mark(answer) == "void"
    assert not Question.objects.in_stock().exists()


def test_what_is_undone_can_be_withdrawn_again():
    question = stored()
    undo(withdraw(Recall(question=question, reason=REASON)))

    withdraw(Recall(question=question, option=WRONG, reason=REASON))

    assert Withdrawal.objects.count() == 2
    assert Withdrawal.objects.in_force().count() == 1


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"reason": {"en": "Wrong."}}, "both languages; missing: ja"),
        ({"reason": {"en": " ", "ja": "誤り。"}}, "both languages; missing: en"),
        ({"reason": REASON | {"en": "Wrong\udcff"}}, "a character that cannot be kept"),
        ({"reason": REASON | {"ja": "誤り\0"}}, "a character that cannot be kept"),
        ({"option": RIGHT}, "no wrong option"),
        ({"option": "nothing"}, "no wrong option"),
        ({"option": WRONG, "belief": BELIEF}, "not by both"),
        ({"belief": "nothing"}, "no option for the belief"),
    ],
)
def test_what_makes_no_sense_is_refused(wish: dict, refusal: str):
    question = stored()

    with pytest.raises(NotWithdrawable, match=refusal):
        withdraw(Recall(**{"reason": REASON, "question": question, **wish}))

    assert not Withdrawal.objects.exists()
    assert Question.objects.in_stock().exists()


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"family": "nothing"}, "No question of nothing v1 is left"),
        ({"option": WRONG}, "each variant differ"),
        ({"belief": "nothing"}, "no option for the belief"),
    ],
)
def test_a_version_that_makes_no_sense_is_refused(wish: dict, refusal: str):
    question = stored(version=1)

    with pytest.raises(NotWithdrawable, match=refusal):
        withdraw(Recall(**{"reason": REASON, "family": question.family, "version": 1, **wish}))

    assert not Withdrawal.objects.exists()


def test_twice_is_refused():
    question = stored()
    withdraw(Recall(question=question, reason=REASON))

    with pytest.raises(NotWithdrawable, match="withdrawn already"):
        withdraw(Recall(question=Question.objects.get(), reason=REASON))
    with pytest.raises(NotWithdrawable, match="is left to withdraw"):
        withdraw(Recall(family=question.family, version=question.version, reason=REASON))
    with pytest.raises(NotWithdrawable, match="withdrawn already"):
        withdraw(Recall(question=question, reason=REASON))


def test_a_withdrawn_version_is_not_stocked_again():
    version = FAMILIES[FAMILY].version
    stored(family=FAMILY, version=version)
    withdraw(Recall(family=FAMILY, version=version, reason=REASON))

    result = next(iter(stock(2, only=FAMILY)))

    assert result.is_withdrawn
    assert not Question.objects.in_stock().exists()
    with pytest.raises(Withdrawn):
        keep(example(family=FAMILY, version=version, seed=7))


def test_by_command():
    question = stored()
    answered(question, WRONG)
    editor = User.objects.create(email="judy@example.org")

    said = run(
        str(question.pk),
        right="1",
        reason_en=REASON["en"],
        reason_ja=REASON["ja"],
        by="Judy@example.org",
    )

    made = Withdrawal.objects.get()
    assert "questions withdrawn: 1; answers marked anew: 1; learners to be told: 1." in said
    assert (made.option, made.by, made.reason) == (WRONG, editor, REASON)
    assert f"{made.pk}: {made}, " in run(list=True)
    assert "is undone" in run(undo=str(made.pk))
    assert "undone on" in run(list=True)


def test_a_version_by_command():
    question = stored()

    run(f"{question.family}:{question.version}", reason_en=REASON["en"], reason_ja=REASON["ja"])

    assert Withdrawal.objects.get().question is None


@pytest.mark.parametrize(
    ("args", "options", "refusal"),
    [
        ([], {}, "Name what to withdraw"),
        (["7"], {"undo": "7"}, "Name what to withdraw"),
        (["999"], {}, "no question 999"),
        (["nonsense"], {}, "no family:version"),
        (["x:1"], {"by": "nobody"}, "no user with the address nobody"),
        (["x:1"], {}, "both languages"),
        ([], {"undo": "12"}, "no withdrawal 12"),
        ([], {"undo": "x"}, "no withdrawal x"),
    ],
)
def test_a_command_that_makes_no_sense_is_refused(args: list[str], options: dict, refusal: str):
    with pytest.raises(CommandError, match=refusal):
        run(*args, **options)
