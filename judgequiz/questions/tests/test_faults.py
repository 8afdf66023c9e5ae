"""What could not, or must not, be asked is found before it is stocked."""

import copy

import pytest

from judgequiz.questions.faults import faults
from judgequiz.questions.tests.example import RIGHT, WRONG, example
from judgequiz.scenarios import MISCONCEPTIONS


@pytest.fixture
def sound() -> dict:
    return example(beliefs=dict.fromkeys(MISCONCEPTIONS, ""))


def test_it_works(sound: dict):
    assert faults(sound) == []


def _change(data: dict, path: str, value: object) -> dict:
    data = copy.deepcopy(data)
    *way, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
    inner = data
    for step in way:
        inner = inner[step]
    inner[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("ask.ja", " ", "ask is not said in both languages"),
        ("situation", [], "there is no situation"),
        ("log.1.words.en", "", "log 1 is not said in both languages"),
        ("options", [], "0 options, not three to five"),
        ("options.0.key", RIGHT, "the options' keys are not distinct and opaque"),
        ("options.0.key", "A!", "the options' keys are not distinct and opaque"),
        ("options.0.right", True, "not exactly one option is right"),
        ("options.1.right", False, "not exactly one option is right"),
        (
            "options.0.words.ja",
            "解決され、Avaは《稲妻》を唱える。",
            "two options read the same in ja",
        ),
        ("options.0.beliefs", [], f"option {WRONG} has no belief behind it"),
        ("because", [], "nothing says why"),
        ("because.0.cr", "", "a reason has no rule number"),
        ("parting", {WRONG: 99}, "a game parts outside the log"),
        ("cards", {}, "the card bloodbraid-elf is named but not given"),
        (
            "table.stack.0.aims",
            None,
            "the table cannot be drawn: TypeError 'NoneType' object is not iterable",
        ),
        ("end.seats", [], "the end cannot be drawn: IndexError list index out of range"),
        ("cards.forest", {"name": {}}, "the card forest has no colours, cost, pt, text, type"),
        ("note.en", "", "note is not said in both languages"),
        ("note.en", "x" * 900, "the note is too long"),
        ("signature", "", "there is no signature"),
    ],
)
def test_each_fault_is_told(sound: dict, path: str, value: object, told: str):
    assert told in faults(_change(sound, path, value))


def test_every_registered_belief_has_its_option(sound: dict):
    belief = sorted(MISCONCEPTIONS)[0]
    del sound["beliefs"][belief]

    assert f"no option is stored for the beliefs {belief}" in faults(sound)


def test_a_belief_plays_to_an_option_that_is_there(sound: dict):
    sound["beliefs"][sorted(MISCONCEPTIONS)[0]] = "zzzz"

    assert "a belief plays to an option that is not there" in faults(sound)
