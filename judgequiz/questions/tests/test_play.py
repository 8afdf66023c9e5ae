"""`manage.py play` plays what it can, and says what is wrong with the rest."""

import io
import json
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

GOOD = "judgequiz 1; players A N; turn A3 main1\nA: life 20\nexpect A.life 20\n"


def play(*files: Path, **options: object) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    status = 0
    try:
        call_command("play", *map(str, files), stdout=out, stderr=err, **options)
    except SystemExit as ended:
        status = int(ended.code or 0)
    return status, out.getvalue(), err.getvalue()


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.play"
    path.write_text(GOOD, encoding="utf-8")
    return path


def test_it_works(good: Path):
    status, out, err = play(good)

    assert (status, err) == (0, "")
    assert "met     " in out


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"\xff\xfe\x00", "not UTF-8 text"),
        (b"#" * 100_000, "larger than 65536 bytes"),
        (b"nonsense", "line 1, column 1"),
        (None, "No such file"),
    ],
)
def test_a_file_that_cannot_be_played_keeps_no_other_from_it(
    tmp_path: Path, good: Path, content: bytes | None, told: str
):
    bad = tmp_path / "bad.play"
    if content is not None:
        bad.write_bytes(content)

    status, out, err = play(bad, good)
    _status, as_json, _err = play(bad, good, json=True)

    assert status == 1
    assert told in err
    assert "met     " in out
    assert told in json.loads(as_json.splitlines()[0])["error"]
    assert json.loads(as_json.splitlines()[1])["met"]


@pytest.mark.parametrize("written", ["2026-99-99", "April", "1"])
def test_an_edition_is_a_date(good: Path, written: str):
    with pytest.raises(CommandError, match="is no date such as 2021-02-24"):
        call_command("play", str(good), f"--edition={written}")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no file without an end")
def test_a_file_without_an_end_is_refused():
    status, _out, err = play(Path("/dev/zero"))

    assert (status, err) == (1, "/dev/zero: larger than 65536 bytes\n")
