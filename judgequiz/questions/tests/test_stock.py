"""The stock is filled with sound and different questions, and can be taken up again."""

import io
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from judgequiz.questions.gate import gate
from judgequiz.questions.making import TRIES_IN_VAIN, new_variants
from judgequiz.questions.models import Question
from judgequiz.questions.stock import keep, retire_faulty, retire_outdated, stock
from judgequiz.questions.tests.example import BELIEF, WRONG, example, stored
from judgequiz.rulings.content import load
from judgequiz.rulings.models import Mechanic
from judgequiz.scenarios import FAMILIES, ask

pytestmark = pytest.mark.django_db

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures"
FAMILY = sorted(FAMILIES)[0]


@pytest.fixture
def content() -> None:
    load(FIXTURES)


def run(**options: object) -> str:
    out = io.StringIO()
    call_command("stock", stdout=out, stderr=out, **options)
    return out.getvalue()


def test_it_works(content: None):
    said = run(per_family=2, family=FAMILY)

    questions = list(Question.objects.all())
    assert 1 <= len(questions) <= 2
    assert len({it.note for it in questions}) == len(questions)
    assert all(it.mechanics.exists() for it in questions)
    assert f"{len(questions)} in stock" in said


def test_what_is_stocked_can_be_played_again(content: None):
    run(per_family=1, family=FAMILY)

    question = Question.objects.get()

    assert ask(question.family, question.seed).as_json() == question.data


def test_a_second_run_adds_only_what_is_missing(content: None):
    run(per_family=1, family=FAMILY)
    first = Question.objects.get()

    said = run(per_family=1, family=FAMILY)

    assert Question.objects.get() == first
    assert "0 new" in said


def test_what_is_there_can_be_left_alone(content: None):
    run(per_family=1, family=FAMILY)

    said = run(per_family=3, family=FAMILY, new_only=True)

    assert Question.objects.count() == 1
    assert "0 new, 1 in stock" in said


def test_seeds_are_not_to_be_guessed(content: None):
    run(per_family=2, family=FAMILY)

    seeds = list(Question.objects.values_list("seed", flat=True))

    assert all(seed > 2**32 for seed in seeds)


def test_the_same_note_is_not_kept_twice(content: None):
    result = next(iter(stock(1, only=FAMILY)))

    assert result.made == 1

    again = next(iter(stock(30, only=FAMILY)))

    notes = list(Question.objects.values_list("note", flat=True))
    assert len(set(notes)) == len(notes)
    assert again.before == 1
    assert again.repeated


@pytest.mark.django_db(transaction=True)
def test_several_processes_play_what_one_stores(content: None, monkeypatch: pytest.MonkeyPatch):
    some = sorted(FAMILIES)[:3]
    monkeypatch.setattr("judgequiz.questions.stock.FAMILIES", {it: FAMILIES[it] for it in some})

    results = list(stock(2, processes=2))

    assert [(it.family, it.made) for it in results] == [(slug, 2) for slug in some]
    assert Question.objects.in_stock().count() == 6
    assert {it.made for it in stock(2, processes=2)} == {0}


def test_nothing_known_is_played_into_the_stock():
    known = frozenset(it["note"]["en"] for it in new_variants(FAMILY, 2, frozenset()).made)

    more = new_variants(FAMILY, 3, known)

    assert len(known) == 2
    assert not known & {it["note"]["en"] for it in more.made}


def test_a_family_with_nothing_new_is_left_soon(monkeypatch: pytest.MonkeyPatch):
    question = ask(FAMILY, 1)
    monkeypatch.setattr("judgequiz.questions.making.ask", lambda *_: question)

    tried = new_variants(FAMILY, 100, frozenset())

    assert len(tried.made) == 1
    assert tried.repeated == TRIES_IN_VAIN


def test_what_has_an_older_version_or_no_family_is_retired():
    current = stored(family=FAMILY, version=FAMILIES[FAMILY].version)
    stored(family=FAMILY, version=FAMILIES[FAMILY].version + 1)
    stored(family="gone-for-good")

    assert retire_outdated() == 2

    assert list(Question.objects.in_stock()) == [current]
    assert Question.objects.count() == 3


def test_what_is_kept_carries_the_gate_it_passed():
    assert keep(example()).gate == gate()


def test_what_would_not_pass_the_gate_today_is_retired(monkeypatch: pytest.MonkeyPatch):
    sound, faulty = stored(), stored(seed=2, note="Another.", because=[])
    passed = keep(example(seed=3, note={"en": "New.", "ja": "新しい。"}))
    Question.objects.filter(pk=passed.pk).update(data=faulty.data)

    assert retire_faulty() == 1

    assert set(Question.objects.in_stock()) == {sound, passed}
    assert set(Question.objects.in_stock().values_list("gate", flat=True)) == {gate()}
    assert retire_faulty() == 0


def test_a_belief_registered_since_retires_nothing():
    stored(beliefs={BELIEF: WRONG})

    assert retire_faulty() == 0


def test_a_question_is_tied_to_what_it_names(content: None):
    question = keep(example(rulings=["EMA-cascade-1", "no-such-ruling"]))

    assert [it.slug for it in question.rulings.all()] == ["EMA-cascade-1"]
    assert [it.slug for it in question.mechanics.all()] == ["cascade"]
    assert list(Mechanic.objects.get(slug="cascade").questions.all()) == [question]


def test_an_unknown_family_is_told(content: None):
    with pytest.raises(CommandError, match="no family nothing"):
        run(per_family=1, family="nothing")


def test_without_content_it_says_what_to_do():
    with pytest.raises(CommandError, match="run load_content first"):
        run(per_family=1)


@pytest.mark.parametrize("number", [-1, 10**20])
def test_an_odd_number_is_refused(number: int):
    with pytest.raises(CommandError, match="--per-family takes a number from 0 to"):
        run(per_family=number)


@pytest.mark.parametrize("command", ["load_content", "stock", "rulings_coverage"])
def test_a_database_without_tables_is_told(command: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection.introspection, "table_names", list)

    with pytest.raises(CommandError, match="run migrate first"):
        call_command(command)
