"""The command prune removes what nobody can come back to, and never what a user has."""

from datetime import timedelta
from io import StringIO

import pytest
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.db.models import Model
from django.test import Client
from django.utils import timezone

from judgequiz.accounts.models import Learner, User
from judgequiz.accounts.tests.members import member
from judgequiz.accounts.tests.test_sign_in import is_logged_in
from judgequiz.keeping import pruning
from judgequiz.questions.models import Answer, Notice, Question
from judgequiz.questions.tests.example import WRONG, some_stored
from judgequiz.questions.withdrawing import Recall, withdraw
from judgequiz.quiz.models import Paper, Quiz
from judgequiz.quiz.tests.quizzes import address, begun

pytestmark = pytest.mark.django_db

LONG_AGO = timezone.now() - timedelta(days=3 * 365)
A_WHILE_AGO = timezone.now() - timedelta(days=60)
REASON = {"en": "The key was wrong.", "ja": "正解が誤っていた。"}


def pruned(*options: str) -> str:
    out = StringIO()
    call_command("prune", *options, stdout=out)
    return out.getvalue()


def aged(*rows: Model, at=LONG_AGO) -> None:
    """As if all of these had been made then."""
    for row in rows:
        dates = {it.name for it in row._meta.fields} & {"made_at", "answered_at"}
        type(row)._default_manager.filter(pk=row.pk).update(**dict.fromkeys(dates, at))


def all_aged(at=LONG_AGO) -> None:
    aged(*Learner.objects.all(), *Quiz.objects.all(), *Answer.objects.all(), at=at)
    aged(*Paper.objects.all(), at=at)


def answered(client: Client, *, count: int = 0) -> Quiz:
    quiz = begun(client, count=count)
    client.post(address(quiz), {"choice": WRONG})
    return quiz


def rows() -> dict[str, set]:
    models = (Learner, Quiz, Paper, Answer, Question, Notice, Session, User)
    return {it.__name__: set(it.objects.values_list("pk", flat=True)) for it in models}


def test_it_works(alice: Client, bob: Client):
    old, fresh = answered(alice, count=5), answered(bob)
    aged(old, old.learner, old.paper, *Answer.objects.filter(run=old.pk))
    empty = begun(Client(), count=0)
    aged(empty, empty.learner, at=A_WHILE_AGO)

    before = rows()
    said = pruned("--dry-run")
    assert rows() == before
    assert "1 guests not seen for long" in said
    assert "1 quizzes of guests without an answer" in said

    pruned()

    assert list(Quiz.objects.all()) == [fresh]
    assert list(Learner.objects.all()) == [fresh.learner]
    assert Answer.objects.get(run=old.pk).learner is None, "the answer stays, without anyone"
    assert not Paper.objects.filter(pk=old.paper_id).exists()
    assert Paper.objects.filter(pk=empty.paper_id).exists(), "someone may have its address"
    assert Question.objects.count() == 5


def test_what_a_user_has_stays_however_old_it_is(alice: Client, bob: Client):
    answered(alice, count=5)
    begun(alice, count=0)
    member(alice)
    begun(bob, count=0)
    answered(bob)
    bob.post(
        "/en/account/login/", {"login": "judy@judge.example", "password": "a-quiet-stack-of-7"}
    )
    withdraw(Recall(question=Answer.objects.first().question, reason=REASON))
    all_aged()
    Question.objects.update(retired_at=LONG_AGO)
    before = rows()

    said = pruned()

    after = rows()
    assert said == "Done.\n"
    assert after == before
    assert is_logged_in(alice)


def test_a_guest_who_came_back_stays(alice: Client):
    quiz = answered(alice, count=5)
    all_aged()
    alice.post(address(quiz, 2), {"choice": WRONG})

    pruned()

    assert Quiz.objects.count() == 1
    assert Learner.objects.count() == 1


def test_questions_go_that_nobody_has_answered_or_can_come_to(alice: Client):
    quiz = answered(alice, count=5)
    loose, withdrawn, new = some_stored(3, family="others")
    withdraw(Recall(question=withdrawn, reason=REASON))
    Question.objects.exclude(pk=new.pk).update(retired_at=A_WHILE_AGO)

    pruned()

    kept = set(Question.objects.values_list("pk", flat=True))
    assert kept == {*quiz.questions, withdrawn.pk, new.pk}
    assert not Question.objects.filter(pk=loose.pk).exists()


def test_sessions_and_read_notices_go(alice: Client, bob: Client):
    user = member(alice)
    bob.post(
        "/en/account/login/", {"login": "judy@judge.example", "password": "a-quiet-stack-of-7"}
    )
    Session.objects.filter(pk=bob.session.session_key).update(expire_date=A_WHILE_AGO)
    question = some_stored(1)[0]
    guest = Learner.objects.create()
    withdrawal = withdraw(Recall(question=question, reason=REASON))
    Notice.objects.create(learner=guest, withdrawal=withdrawal, read_at=A_WHILE_AGO)

    pruned()

    assert user.usersession_set.count() == 1
    assert is_logged_in(alice)
    assert not Notice.objects.exists()


def test_it_goes_on_batch_by_batch(monkeypatch):
    monkeypatch.setattr(pruning, "BATCH", 2)
    Learner.objects.bulk_create(Learner() for _ in range(5))
    all_aged()

    assert "5 guests without an answer" in pruned()
    assert not Learner.objects.exists()
