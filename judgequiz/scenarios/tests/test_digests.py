"""What becomes of a family that differs from its record; test_families.py compares each with it."""

import subprocess
import sys
from dataclasses import replace

import pytest

from judgequiz.engine.text import Text
from judgequiz.scenarios import FAMILIES, Unfit, ask
from judgequiz.scenarios.digests.kept import PATH, Digest, kept, read, written
from judgequiz.scenarios.digests.making import (
    SEEDS,
    DigestChange,
    DigestRecord,
    change,
    hashed,
    what_is_asked,
)
from judgequiz.scenarios.questions import Question, script
from judgequiz.scenarios.replay import made, off_record

ON_RECORD = Digest("a-family", 2, "asks", "says")
EVERY_TENTH = sorted(FAMILIES)[::10]


def test_the_record_is_in_order_and_has_no_family_that_is_gone() -> None:
    assert PATH.read_text(encoding="utf-8") == written(kept().values())
    assert set(kept()) == set(FAMILIES)


@pytest.mark.parametrize(
    ("now", "found"),
    [
        (ON_RECORD, DigestChange.NONE),
        (None, DigestChange.GONE),
        (replace(ON_RECORD, says="other"), DigestChange.SAYS),
        (replace(ON_RECORD, asks="other"), DigestChange.ASKS),
        (replace(ON_RECORD, asks="other", says="other"), DigestChange.ASKS),
        (replace(ON_RECORD, version=3, asks="other", says="other"), DigestChange.RAISED),
        (replace(ON_RECORD, version=1), DigestChange.ASKS),
    ],
)
def test_how_a_family_may_differ(now: Digest | None, found: DigestChange) -> None:
    assert change(ON_RECORD, now) is found
    assert change(None, ON_RECORD) is DigestChange.NEW


def test_a_family_that_differs_from_its_record_is_found_as_it_is_checked() -> None:
    questions = [*made(["cascade-countered"], len(SEEDS))]

    assert off_record("cascade-countered", questions) == []
    assert off_record("cascade-countered", questions[1:])


def record(**now: Digest) -> DigestRecord:
    before = {slug: replace(ON_RECORD, slug=slug) for slug in ("kept", "reworded", "reasked")}
    return DigestRecord(before, now)


REWORDED = replace(ON_RECORD, slug="reworded", says="other")
REASKED = replace(ON_RECORD, slug="reasked", asks="other", says="other")


def test_other_words_are_recorded_and_another_question_is_refused() -> None:
    found = record(reworded=REWORDED, reasked=REASKED)

    assert found.refused() == ("reasked",)
    assert found.renewed() == (REWORDED, replace(ON_RECORD, slug="reasked"))


def test_another_question_is_recorded_under_a_higher_version_or_by_judgement() -> None:
    raised = record(reasked=replace(REASKED, version=3))

    assert raised.refused() == ()
    assert record(reasked=REASKED).renewed(["reasked"]) == (REASKED,)


def test_a_family_that_is_gone_leaves_the_record() -> None:
    assert record(reworded=REWORDED).changes["kept"] is DigestChange.GONE
    assert record(reworded=REWORDED).renewed() == (REWORDED,)


def test_the_record_reads_back() -> None:
    digests = {"b": Digest("b", 1, "x", "y"), "a": Digest("a", 12, "z", "w")}

    assert read(written(digests.values())) == digests
    assert written(digests.values()).startswith("a 12 z w\n")


@pytest.fixture(scope="module")
def question() -> Question:
    return ask("cascade-countered", first_fit("cascade-countered"))


def first_fit(slug: str) -> int:
    for seed in range(24):
        try:
            ask(slug, seed)
        except Unfit:
            continue
        return seed
    raise AssertionError(slug)


def test_words_and_beliefs_are_not_what_is_asked(question: Question) -> None:
    reworded = replace(
        question, say=Text("Otherwise.", "別に。"), beliefs={**question.beliefs, "another": ""}
    )

    assert hashed(what_is_asked(reworded)) == hashed(what_is_asked(question))
    assert hashed(reworded.as_json()) != hashed(question.as_json())


def test_key_and_options_are_what_is_asked(question: Question) -> None:
    turned = tuple(replace(option, is_right=not option.is_right) for option in question.options)

    for options in (turned, question.options[1:]):
        changed = replace(question, options=options)
        assert hashed(what_is_asked(changed)) != hashed(what_is_asked(question))


def test_the_play_is_what_is_asked(question: Question) -> None:
    plays = {script(question.family.filled(seed)) for seed in range(24)}
    asked = {hashed(what_is_asked(replace(question, play=play))) for play in plays}

    assert len(asked) == len(plays) > 1


def test_same_bytes_in_processes_that_hash_otherwise() -> None:
    """Every tenth family here; `make bank` compares all of them, and with the record."""
    code = (
        "import json; from judgequiz.scenarios.replay import made\n"
        f"for slug in {EVERY_TENTH!r}: print(json.dumps(next(made([slug], 24)).as_json()))"
    )

    processes = [
        subprocess.Popen(  # noqa: S603 (our own interpreter and our own code)
            [sys.executable, "-c", code],
            stdout=subprocess.PIPE,
            env={"PYTHONHASHSEED": hashing, "PATH": ""},
        )
        for hashing in ("0", "1")
    ]
    first, second = (process.communicate()[0] for process in processes)

    assert [process.returncode for process in processes] == [0, 0]
    assert first.count(b"\n") == len(EVERY_TENTH)
    assert first == second
