"""docs/notation.md: every example in it is read, and prints to a fixed point."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judgequiz.desk.sheet import SECTIONS, SHORT
from judgequiz.scenarios.notation import NotationError, parse, printed
from judgequiz.scenarios.tests.notation_names import NAMES

DOCUMENT = Path(__file__).parents[3] / "docs" / "notation.md"
TABLE = """judgequiz 1; players A N; turn A3 main1; mana any
A: hand Bloodbraid Elf @elf, Lightning Bolt @bolt, Shock, Blaze @blaze, Fire // Ice, Pyromatics @pyro,
   Vines of Vastwood @vines, Cryptic Command @cc, Force of Will @fow, Negate @blue,
   Deathrite Shaman @shaman, Beseech the Queen @queen, Swamp @land, Sejiri Shelter // Sejiri Glacier,
   Leyline of the Void @ley, Ancestral Vision @vision
   graveyard Cabal Therapy @ct, Raven's Crime @crime
   battlefield Grizzly Bears @g, token "Elf Warrior" creature G 1/1 @w*2, Mountain*4 @m
   battlefield Mother of Runes @mom, Chrome Mox @mox, Avalanche Riders @riders
N: hand Counterspell @cs; battlefield Calciderm @cal
"""
AROUND = {
    "clauses": "players A N\nA: {line}\nN: hand Bloodbraid Elf @elf\n",
    "entries": "players A N\nA: battlefield {line}\n",
    "attributes": "A: battlefield Gray Ogre [{line}]\nN: battlefield Grizzly Bears @g\n",
    "history": "A: history {line}\nN: battlefield Grizzly Bears @g\n",
    "steps": TABLE + "{line}\n",
    "answers": TABLE + "all pass\n  {line}\n",
    "claims": TABLE + "all pass\nexpect {line}\n",
    "probes": TABLE + "family x\nprobe {line}\n",
}


def blocks() -> list[tuple[str, str]]:
    """The kind and text of each example."""
    return re.findall(r"^```(\w+)\n(.*?)^```$", DOCUMENT.read_text("utf-8"), re.M | re.S)


def examples() -> list[tuple[str, str]]:
    """Every example as a whole file."""
    found = [(kind, text) for kind, text in blocks() if kind == "play"]
    for kind, text in blocks():
        if kind in AROUND:
            found += [(kind, AROUND[kind].replace("{line}", line)) for line in text.splitlines()]
    return found


def test_it_works():
    kinds = [kind for kind, _ in blocks()]

    assert kinds.count("play") >= 13
    assert set(kinds) == {"play", "error", *AROUND}
    assert len(examples()) > 200


@pytest.mark.parametrize(("kind", "text"), examples())
def test_every_example_is_read(kind: str, text: str):
    file = parse(text, NAMES)

    again = printed(file)

    assert parse(again, NAMES) == file
    assert printed(parse(again, NAMES)) == again


def test_what_the_desk_says_one_may_write_is_read():
    """The sheet beside the desk, in the same places as here."""
    around = AROUND | {"play": "{line}"}
    lines = [(section.kind, line.written) for section in SECTIONS for line in section.lines]

    for kind, line in lines:
        parse(around[kind].replace("{line}", line), NAMES)

    assert len(lines) > 45
    assert {line.written.removeprefix("A: ").strip() for line in SHORT[:-1]} <= {
        it for _, it in lines
    }


@pytest.mark.parametrize("text", [text for kind, text in blocks() if kind == "error"])
def test_every_error_reads_as_written(text: str):
    said = text.splitlines()[-1].removeprefix("# ")

    with pytest.raises(NotationError) as raised:
        parse(text, NAMES)

    assert str(raised.value) == said


def test_every_word_is_in_the_document():
    from judgequiz.scenarios.notation import words

    text = DOCUMENT.read_text("utf-8").lower()
    said = {*words.KINDS.values(), *words.STEP_ORDER, *words.ZONES.values(), *words.COST_VERBS}
    missing = {word for word in said if f"{word}" not in text}

    assert missing <= {"mill", "put", "behold"}
