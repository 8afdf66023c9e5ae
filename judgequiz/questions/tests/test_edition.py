"""What differs between two days is listed, with what made the difference."""

import io

import pytest
from django.core.management import CommandError, call_command


def edition(*args: str, **options: object) -> str:
    out = io.StringIO()
    call_command("edition", *args, seeds=2, processes=1, stdout=out, **options)
    return out.getvalue()


def test_it_works():
    said = edition("2021-02-23", "--diff", "2026-08-07", family="cascade-adventure")

    assert "until 2021-02-24: resulting-spell-is-not-checked: " in said
    assert (
        "cascade-adventure (2 of 2, first seed 0): Yes. -> No. (resulting-spell-is-not-checked)"
        in said
    )
    assert "1 of 1 families have keys that differ; 2 questions compared." in said


def test_in_japanese():
    said = edition("2021-02-23", family="cascade-adventure", lang="ja")

    assert "はい。 -> いいえ。" in said


def test_nothing_differs():
    said = edition("2026-08-07", family="cascade-adventure")

    assert said == "0 of 1 families have keys that differ; 2 questions compared.\n"


@pytest.mark.parametrize("args", [["soon"], ["2021-02-30"], ["2021-02-23", "--diff", "x"]])
def test_no_date(args: list[str]):
    with pytest.raises(CommandError, match="is no date such as"):
        edition(*args)


def test_no_family():
    with pytest.raises(CommandError, match="No family that is played is called nothing"):
        edition("2021-02-23", family="nothing")


@pytest.mark.parametrize("command", [["edition", "2021-02-23"], ["check_keys"]])
def test_no_seeds(command: list[str]):
    with pytest.raises(CommandError, match="--seeds takes a number from 1"):
        call_command(*command, seeds=0, processes=1)
