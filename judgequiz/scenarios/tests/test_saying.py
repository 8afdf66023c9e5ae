"""Every complaint about a text has its Japanese, with what stands in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgequiz.scenarios import Bounds, NotationError, PlayError, error_said, tried

# Machines differ, and some are busy.
BOUNDS = Bounds(seconds=3)
CODE = Path(__file__).parents[2]
SAYING = {
    "fail",
    "_fail",
    "NotationError",
    "PlayError",
    "NotYet",
    "TooLong",
    "Unknown",
    "Unmodelled",
}
SAYING |= {"Unscripted", "ScriptError", "OutOfPatience"}
WANTING = {"expected", "no_name", "name", "spoken_name", "whole", "number"}
# Families are written by hand in files of ours; what asks a question is not played on the desk.
NOT_THE_DESK = {"reading_family.py", "fill.py", "families.py", "asking.py", "questions.py"}


def messages() -> Iterator[str]:
    """Everything that the notation and the play say is wrong, with `7` wherever they put something in."""
    for path in (*CODE.glob("scenarios/**/*.py"), *CODE.glob("engine/**/*.py")):
        if "tests" in path.parts or path.name in NOT_THE_DESK:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield from said_by(node)


def said_by(call: ast.Call) -> Iterator[str]:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    if name in SAYING | WANTING:
        for argument in call.args:
            words = words_of(argument)
            if name in SAYING and " " in words:
                yield words
            elif name in WANTING and words.strip("7"):
                yield f"expected {words}, found `x`"


def words_of(argument: ast.expr) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    if isinstance(argument, ast.JoinedStr):
        return "".join(
            str(part.value)
            if isinstance(part, ast.Constant)
            else ("'7'" if getattr(part, "conversion", -1) == ord("r") else "7")
            for part in argument.values
        )
    return ""


def test_every_complaint_is_said_in_japanese():
    found = {words for words in messages() if not words.startswith("expected 7")}

    unsaid = {
        words
        for words in found
        if not any("ぁ" <= letter <= "龥" for letter in error_said(PlayError(words)).ja)
        or "expected" in error_said(PlayError(words)).ja
        or any(word in error_said(PlayError(words)).ja for word in (" the ", " such as ", " and "))
    }

    assert len(found) > 150
    assert not unsaid


@pytest.mark.parametrize(
    ("text", "en", "ja"),
    [
        (
            "A: hand Bloodbriad Elf",
            "Expected a card name, `token` or `unknown`, found Bloodbriad Elf.",
            "カード名、`token`、または`unknown`が必要である。ここに書かれているのはBloodbriad Elf。",
        ),
        (
            "A: hand Shock*900",
            "Expected a count from 1 to 500, found 900.",
            "1から500までの個数が必要である。ここに書かれているのは900。",
        ),
        (
            "A: battlefield Gray Ogre [,]",
            "Expected an attribute such as `tapped` or `time 2`, found `,`.",
            "`tapped`や`time 2`のような状態が必要である。ここに書かれているのは`,`。",
        ),
        (
            "A: hand Isochron Scepter @s; graveyard none\nA cast @s\nall pass\nall pass",
            "Nobody says: `A may = …` (asked by Isochron Scepter).",
            "次の選択が書かれていない：`A may = …`（問うのはIsochron Scepter）。",
        ),
    ],
)
def test_what_stands_in_a_complaint_is_kept(text: str, en: str, ja: str):
    with pytest.raises((NotationError, PlayError)) as raised:
        tried(text, BOUNDS)

    assert error_said(raised.value) == (en, ja)
