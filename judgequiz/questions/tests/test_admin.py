"""Editors withdraw questions in the admin and undo that; reviewers look."""

import pytest
from django.contrib.auth.models import Group
from django.test import Client

from judgequiz.accounts.tests.people import judy, ray
from judgequiz.questions.models import Question, Withdrawal
from judgequiz.questions.tests.example import RIGHT, WRONG, stored

pytestmark = pytest.mark.django_db

QUESTIONS = "/en/admin/questions/question/"
WITHDRAWALS = "/en/admin/questions/withdrawal/"
REASON = {"reason_en": "The trigger stays.", "reason_ja": "誘発型能力は残る。"}


def withdrawn(editor: Client, **given: object) -> Withdrawal:
    response = editor.post(f"{WITHDRAWALS}add/", {**REASON, **given})
    assert response.status_code == 302
    return Withdrawal.objects.get()


def test_it_works():
    question, editor = stored(), judy()
    assert f"{WITHDRAWALS}add/?question={question.pk}" in editor.get(QUESTIONS).content.decode()
    form = editor.get(f"{WITHDRAWALS}add/?question={question.pk}").content.decode()
    assert f'name="question" value="{question.pk}"' in form

    made = withdrawn(editor, question=question.pk, option="1")

    assert (made.option, made.by.username) == (WRONG, "judy")
    assert made.reason == {"en": REASON["reason_en"], "ja": REASON["reason_ja"]}
    assert not Question.objects.in_stock().exists()
    assert REASON["reason_en"] in editor.get(f"{WITHDRAWALS}{made.pk}/change/").content.decode()
    assert f"{WITHDRAWALS}{made.pk}/change/" in editor.get(QUESTIONS).content.decode()


def test_a_version_is_withdrawn_and_undone():
    question, editor = stored(), judy()
    made = withdrawn(editor, family=question.family, version=question.version)
    assert made.question is None
    undo = {"action": "undo", "_selected_action": made.pk}

    editor.post(WITHDRAWALS, undo)
    again = editor.post(WITHDRAWALS, undo, follow=True)

    made.refresh_from_db()
    assert made.undone_by.username == "judy"
    assert "undone already" in again.content.decode()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "left to withdraw"),
        ({"question": "999"}, "Select a valid choice"),
        ({"question": "x"}, "Select a valid choice"),
        ({"question": str(10**30)}, "Select a valid choice"),
        ({"family": "nothing", "version": "1"}, "left to withdraw"),
        ({"family": "nothing", "version": str(10**30)}, "less than or equal"),
        ({"reason_ja": ""}, "required"),
        ({"option": RIGHT}, "no wrong option"),
        ({"option": "9"}, "no wrong option"),
    ],
)
def test_what_makes_no_sense_is_refused_in_the_form(given: dict, told: str):
    question = stored()
    target = {"question": str(question.pk)} if "option" in given or "reason_ja" in given else {}

    response = judy().post(f"{WITHDRAWALS}add/", {**REASON, **target, **given})

    assert response.status_code == 200
    assert told in response.content.decode()
    assert not Withdrawal.objects.exists()


def test_a_reviewer_looks_and_withdraws_nothing():
    question = stored()
    made = withdrawn(judy(), question=question.pk)
    reviewer = ray()

    assert reviewer.get(QUESTIONS).status_code == 200
    assert reviewer.get(f"{WITHDRAWALS}{made.pk}/change/").status_code == 200
    assert reviewer.post(f"{WITHDRAWALS}add/", REASON).status_code == 403
    reviewer.post(WITHDRAWALS, {"action": "undo", "_selected_action": made.pk})
    assert Withdrawal.objects.in_force().exists()


def test_nobody_deletes_or_rewrites():
    question, editor = stored(), judy()
    made = withdrawn(editor, question=question.pk)

    editor.post(f"{WITHDRAWALS}{made.pk}/change/", {**REASON, "reason_en": "Other."})
    refused = [
        editor.post(f"{WITHDRAWALS}{made.pk}/delete/", {"post": "yes"}),
        editor.post(f"{QUESTIONS}{question.pk}/delete/", {"post": "yes"}),
    ]

    assert [it.status_code for it in refused] == [403, 403]
    assert Withdrawal.objects.get().reason["en"] == REASON["reason_en"]


def test_people_of_tests_have_their_groups_after_the_database_was_emptied():
    Group.objects.all().delete()

    assert judy().get(QUESTIONS).status_code == 200
    assert ray().get(WITHDRAWALS).status_code == 200


@pytest.mark.parametrize("page", [QUESTIONS, WITHDRAWALS, f"{WITHDRAWALS}add/", "change"])
def test_japanese_editors_read_japanese(page: str):
    question, editor = stored(), judy()
    made = withdrawn(editor, question=question.pk)
    address = f"{WITHDRAWALS}{made.pk}/change/" if page == "change" else page

    content = editor.get(address.replace("/en/", "/ja/")).content.decode()

    assert "取り下げ" in content
    assert "問題数" not in content
    for english in ("Withdrawal", "withdrawal<", "Questions", "Retired", "Undone", "Version"):
        assert english not in content
