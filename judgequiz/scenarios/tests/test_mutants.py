"""Mutants of the rules: how they are made, and who notices them."""

from enum import Enum
from itertools import islice

import pytest

from judgequiz.engine.rules import Rules
from judgequiz.scenarios.misconceptions.belief import Recording, questions
from judgequiz.scenarios.mutants import hunting, mutant_report
from judgequiz.scenarios.mutants.hunting import HuntedMutant, Trial, facts
from judgequiz.scenarios.mutants.making import mutants, mutants_of, twists_of
from judgequiz.scenarios.mutants.report import MutantReport
from judgequiz.scenarios.playing.play import play
from judgequiz.scenarios.reading import read

SEARCH = """
A: hand Rampant Growth @growth; library Forest @forest
A cast @growth
all pass
  A search = none
"""


class Colour(Enum):
    RED = "red"
    GREEN = "green"


@pytest.mark.parametrize(
    ("kind", "truth", "wrong"),
    [
        (bool, True, {"negated": False, "always true": True, "always false": False}),
        (int, 3, {"one more": 4, "one less": 2, "zero": 0}),
        (str, "A", {"another": "something else"}),
        (Colour, Colour.GREEN, {"another": Colour.RED}),
        (int | None, 3, {"nothing": None, "one more": 4, "one less": 2, "zero": 0}),
        (int | None, None, {"nothing": None, "one more": None, "one less": None, "zero": None}),
        (
            tuple[str, ...],
            ("W", "U"),
            {
                "empty": (),
                "first dropped": ("U",),
                "one more": ("W", "U", "something else"),
                "reversed": ("U", "W"),
            },
        ),
        (
            frozenset[str],
            frozenset({"W"}),
            {
                "empty": frozenset(),
                "first dropped": frozenset(),
                "one more": frozenset({"W", "something else"}),
            },
        ),
    ],
)
def test_an_answer_is_twisted_by_its_type(kind, truth, wrong) -> None:
    assert {name: twist(truth, Rules()) for name, twist in twists_of(kind).items()} == wrong


def test_a_type_without_twists_is_an_error() -> None:
    with pytest.raises(TypeError, match="complex"):
        twists_of(complex)


def test_another_player_is_the_next_at_the_table() -> None:
    rules = Rules()
    play(read("players A N\nA: life 20"), rules)

    twist = twists_of(str)["another"]

    assert (twist("A", rules), twist("N", rules)) == ("N", "A")


@pytest.mark.parametrize(
    ("method", "names"),
    [
        ("ability_outlives_its_source", ["negated"]),
        ("alternative_costs_combine", ["negated"]),
        ("undefined_mana", ["one more"]),
        ("cascade_stops_at", ["negated", "always true", "always false"]),
        ("mana_value", ["one more", "one less", "zero"]),
    ],
)
def test_no_mutant_answers_as_the_rules_always_do(method: str, names: list[str]) -> None:
    assert [mutant.slug for mutant in mutants_of(method)] == [f"{method}: {name}" for name in names]


def test_every_question_of_the_rules_has_a_mutant() -> None:
    assert {name.split(": ")[0] for name in mutants()} == questions()


def trial(text: str) -> Trial:
    rules = Recording(mutants().values())
    file = read(text)
    play(file, rules)
    return Trial("trial", file, frozenset(rules.parting))


def test_an_answer_that_is_no_longer_possible_is_noticed() -> None:
    mutant = mutants("search_may_fail_to_find")["search_may_fail_to_find: negated"]

    assert trial(SEARCH).noticed(mutant).startswith("can't be played")


def test_a_claim_that_is_no_longer_met_is_noticed() -> None:
    text = "A: life 20; hand Ornithopter @o\nexpect @o mana value 0"
    mutant = mutants("mana_value")["mana_value: one more"]

    assert trial(text).noticed(mutant) == "line 2: @o mana value 0 (found: 1)"


def test_what_no_claim_looks_at_is_not_noticed() -> None:
    text = "A: life 20; hand Ornithopter @o\nexpect A.life 20"
    mutant = mutants("mana_value")["mana_value: one more"]

    assert trial(text).noticed(mutant) == ""


def test_only_mutants_that_are_asked_are_suspected() -> None:
    suspects = trial(SEARCH).suspects

    assert "search_may_fail_to_find: negated" in suspects
    assert "cascade_stops_at: negated" not in suspects


def test_every_fact_is_tried() -> None:
    assert sum(1 for _ in islice(facts([]), 201)) > 200


def test_a_survivor_needs_an_explanation_and_nothing_else_has_one() -> None:
    caught = HuntedMutant("one: negated", 3, (("fact", "line 2"),))
    survivor, equivalent = HuntedMutant("two: zero", 5), HuntedMutant("three: empty", 0)

    report = MutantReport(
        (caught, survivor, equivalent),
        {"three: empty": "never asked", "one: negated": "a slip", "gone: zero": "no such mutant"},
    )

    assert report.unexplained == ("two: zero",)
    assert report.outdated == ("one: negated", "gone: zero")
    assert not report.is_well
    assert report.lines()[-1] == "3 mutants: 1 noticed, 2 survive, 1 of them unexplained."
    assert MutantReport((caught,), {}).is_well


def test_a_mutant_of_one_question_is_hunted_through_facts_and_families(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Through some that have to do with it: `manage.py mutate_rules` hunts all mutants through all."""
    for name in ("fact_paths", "played_families"):
        found = {slug: it for slug, it in getattr(hunting, name)().items() if "flashback" in slug}
        monkeypatch.setattr(hunting, name, lambda found=found: found)

    report = mutant_report("alternative_costs_combine")

    (one,) = report.hunted
    noticing = {by for by, _ in one.noticed}
    assert noticing & set(hunting.fact_paths())
    assert noticing & set(hunting.played_families())
    assert report.is_well
