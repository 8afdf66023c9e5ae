"""`lint_questions` plays in two processes, reports, fails on errors; its agents see what is planted."""

import io
import json
from contextlib import suppress
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from judgequiz.questions.lints import agents, control, features
from judgequiz.questions.lints.chance import chi_square_p, mean_bounds, share_bounds
from judgequiz.questions.lints.playing import compared
from judgequiz.questions.lints.registry import Finding
from judgequiz.questions.lints.report import CONTROL, STEM_BLIND, SURFACE, judged
from judgequiz.scenarios import FAMILIES, Unfit, ask, digest

# Enough for an agent to learn from.
FEW = sorted(FAMILIES)[:: max(1, len(FAMILIES) // 58)]


@pytest.fixture(scope="module")
def bank() -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {slug: [] for slug in FEW}
    for slug in FEW:
        for seed in range(3):
            with suppress(Unfit):
                found[slug].append(ask(slug, seed).as_json())
    return found


def test_it_works():
    out = io.StringIO()

    call_command("lint_questions", family=sorted(FAMILIES)[0], seeds=4, stdout=out)

    assert "4 variants of 1 families: 0 errors" in out.getvalue()


def test_it_speaks_json():
    out = io.StringIO()

    call_command("lint_questions", "--json", family=sorted(FAMILIES)[0], seeds=2, stdout=out)

    found = json.loads(out.getvalue())
    assert found["errors"] == 0
    assert found["warnings"] == len(found["findings"])


def test_it_fails_on_errors(monkeypatch: pytest.MonkeyPatch):
    fault = Finding("I01", "E", "the key is wrong", "made", 1)
    monkeypatch.setattr(
        "judgequiz.questions.management.commands.lint_questions.played",
        lambda *_: ({}, [fault]),
    )
    out = io.StringIO()

    with pytest.raises(CommandError, match="1 errors"):
        call_command("lint_questions", family=sorted(FAMILIES)[0], stdout=out)

    assert "E I01" in out.getvalue()
    assert "the key is wrong: made" in out.getvalue()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"family": "nothing"}, "no family nothing"),
        ({"seeds": 0}, "a number from 1"),
        ({"seeds": 10**9}, "a number from 1"),
    ],
)
def test_odd_options_are_told(options: dict[str, Any], told: str):
    with pytest.raises(CommandError, match=told):
        call_command("lint_questions", **options)


def test_without_scikit_learn_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, bank):
    monkeypatch.setitem(__import__("sys").modules, "sklearn.linear_model", None)
    monkeypatch.setattr(
        "judgequiz.questions.management.commands.lint_questions.played", lambda *_: (bank, [])
    )

    with pytest.raises(CommandError, match=r"pip install -r requirements-dev\.txt"):
        call_command("lint_questions")


# ---- two processes


def test_other_bytes_and_other_values_are_found(bank):
    slug = FEW[0]
    one, other, third = bank[slug]
    again = [
        [slug, one["seed"], digest(one), []],
        [slug, other["seed"], "other", ["it is wrong"]],
        [slug, None, None, ["not as on record"]],
    ]

    found = [(it.id, it.seed) for it in compared({slug: [one, other, third]}, again)]

    assert found == [("I20", 1), ("I01", 1), ("I21", None), ("I20", 2)]


# ---- agents


def test_the_agent_sees_planted_flaws(bank):
    guess = agents.learned(CONTROL, control.flawed(bank), features.option_features)

    assert guess.above >= control.LEAST_ABOVE


@pytest.mark.parametrize(
    ("flaw", "rule"),
    [
        (control.key_is_longest, "longest"),
        (control.key_is_the_only_no, "sole No"),
        (control.key_is_the_middle_number, "middle number"),
        (control.key_is_hedged, "hedged"),
    ],
)
def test_each_planted_flaw_is_seen_by_its_rule(bank, flaw, rule: str):
    made = {slug: [control.planted(data, flaw) for data in some] for slug, some in bank.items()}

    guesses = {guess.name: guess for guess in agents.by_rules(made)}

    assert guesses[rule].low >= control.LEAST_ABOVE


def test_a_guess_without_a_reason_gains_nothing(bank):
    guess = agents.guessing(
        "blind",
        bank,
        {slug: [[0.0] * len(d["options"]) for d in some] for slug, some in bank.items()},
    )

    assert guess.above == pytest.approx(0)


@pytest.mark.parametrize(
    ("name", "above", "codes"),
    [
        (STEM_BLIND, 0.06, ["B06"]),
        (STEM_BLIND, 0.04, []),
        ("longest", 0.06, ["B06"]),
        (SURFACE, 0.11, ["B07"]),
        (SURFACE, 0.09, []),
        (CONTROL, 0.14, ["B06"]),
        (CONTROL, 0.3, []),
    ],
)
def test_agents_are_held_to_their_limits(name: str, above: float, codes: list[str]):
    guess = agents.Guessing(name, above, above, above, {})

    assert [finding.id for finding in judged([guess])] == codes


# ---- chance


def test_the_figures_of_chance_are_those_of_the_tables():
    assert chi_square_p([10, 10, 10], [10, 10, 10]) == pytest.approx(1)
    assert chi_square_p([50 + 11.34**0.5 * 5, 50 - 11.34**0.5 * 5], [50, 50]) == pytest.approx(
        0.00076, abs=0.00005
    )
    assert share_bounds(50, 100, z=1.96) == pytest.approx((0.404, 0.596), abs=0.001)


def test_bounds_of_a_mean_hold_it():
    mean, low, high = mean_bounds({str(number): float(number % 2) for number in range(100)})

    assert low < mean == 0.5 < high
