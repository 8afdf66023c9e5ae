"""A mistake is found where it stands, and said in words that help."""

from __future__ import annotations

import pytest

from judgequiz.scenarios.notation import NotationError, parse
from judgequiz.scenarios.tests.notation_names import NAMES

MISTAKES = [
    ("A: hand Lightning Bot", 1, 9, "expected a card name", "Lightning Bolt"),
    ("A: hnd Shock", 1, 4, "expected a clause", "hand"),
    ("A: life many", 1, 9, "expected a life total", ""),
    ("A: life 99999", 1, 9, "from -9999 to 9999", ""),
    ("A: life 3\nA: hand Shock\nA: life 4", 3, 1, "once", ""),
    ("A: hand Shock @s, Shock @s", 1, 19, "a label once", ""),
    ("A: hand Shock*2 @s, Negate @s1", 1, 21, "a label once", ""),
    ("A: hand Shock @s.2", 1, 15, "a new label", ""),
    ("A: hand unknown*501", 1, 17, "a count from 1 to 500", ""),
    ("A: library Forest*500\n" * 5, 5, 12, "at most 2000 cards", ""),
    ("A: hand Shock [tapd]", 1, 16, "expected an attribute", "tapped"),
    ("A: hand Shock [tapped", 1, 22, "`]`", ""),
    ("A: battlefield token", 1, 21, "expected a token", ""),
    ('A: battlefield token "E" creture 1/1', 1, 26, "a type", "creature"),
    ("A: hand Shock @s\nA cst @s", 2, 3, "what the player does", "cast"),
    ("A: hand Shock @s\nA cast @t", 2, 8, "a label of the file", ""),
    ("A: hand Shock @s\nA cast Negate", 2, 8, "a card that is in the game", ""),
    ("A: hand Shock*2\nA cast Shock", 2, 8, "expected a label", ""),
    ("A: hand Shock @s\nA cast @s N", 2, 11, "`->`", ""),
    ("A: hand Shock @s\nA cast @s -> B", 2, 14, "a player (A, N)", ""),
    ("A: hand Shock @s\nA cast @s via flashbck", 2, 15, "a permission", "flashback"),
    ("A: hand Shock @s\nA cast @s modes 1+2 -> N", 2, 25, "each of 2 modes", ""),
    ("A: hand Shock @s\nA cast @s {B/G}=Q", 2, 11, "a colour's letter", ""),
    ("A: hand Shock @s\nA cast @s {Q/Q}=B", 2, 11, "a mana symbol", ""),
    ("A: hand Shock @s\nA activate @s.1!", 2, 1, "without `!`", ""),
    ("A: hand Shock @s\nA activate @s.0", 2, 12, "from 1 to 999", ""),
    ("A: hand Shock @s\nexpect resolved @s.1", 2, 17, "an ability on the stack", ""),
    ("A: hand Shock @s\nexpect resolved @s before @s.1", 2, 27, "an ability on the stack", ""),
    ("slot <n> = 1..2\nfit <n> > 1", 2, 5, "`where`", ""),
    ("slot <n> = 1..2\nfit where <n> > 1\nfit where <n> < 3", 3, 5, "once", ""),
    ("slot <n> = 1..2\nfit where <m> > 1", 2, 11, "a declared slot", ""),
    ("B: life 3", 1, 1, "a player (A, N)", ""),
    ("to N4.upkep", 1, 7, "a step", "upkeep"),
    ("to B4", 1, 4, "a turn of a player", ""),
    ("all pas", 1, 5, "`pass`", "pass"),
    ("all pass\n  A may sacrfice = yes", 2, 9, "a topic word", "sacrifice"),
    ("all pass\n  A may = perhaps", 2, 11, "`yes` or `no`", ""),
    ("all pass\n  A colour = purple", 2, 14, "a colour", ""),
    ("all pass\n  A pass", 2, 3, "a choice under the step", ""),
    ("expect A.life 3\n  A life", 2, 9, "a number", ""),
    ("all pass\nexpect stack empty\nA may = yes", 3, 1, "only under a step", ""),
    ("expect A.lif 3", 1, 10, "one of life", "life"),
    ("expect turn N4.dinner", 1, 16, "a step", ""),
    ("expect refused 2", 1, 8, "a step from 1 to 0", ""),
    ("expct A.life 3", 1, 1, "a statement", "expect"),
    ("players A A", 1, 12, "different players", ""),
    ("players A X", 1, 11, "single capital letters", ""),
    ("judgequiz 2", 1, 11, "version 1", ""),
    ("edition soon", 1, 9, "a date", ""),
    ("edition 2026-13-01", 1, 9, "a date", ""),
    ("all pass\nmana real", 2, 1, "in the head", ""),
    ("all pass\nA: life 3", 2, 1, "before the first step", ""),
    ("slot <n> = 2..1", 1, 15, "from 2 to 9999", ""),
    ("slot <n> = 1 | Shock", 1, 12, "values of one kind", ""),
    ("slot <n> = 1 | 2; family x\nA: hand <n>", 2, 9, "a slot of kind card", ""),
    ("family x\nA: life <n>", 2, 9, "a declared slot", ""),
    ("slot <n> = 1 | 2", 1, 1, "`family` and a slug", ""),
    ('title en "Open', 1, 10, "the end of the", ""),
    ("A: hand 《稲妻", 1, 9, "the end of the", ""),
    ("A: hand Shock\u202e", 1, 14, "visible characters, found U+202E", ""),
    ("A: hand Shock\x00", 1, 14, "visible characters", ""),
    ("A: hand " + "[" * 40, 1, 9, "expected a card name", ""),
    ("x" * 70_000, 1, 1, "64 KiB", ""),
    ("\n" * 2_500, 2001, 1, "at most 2000 lines", ""),
    ("judgequiz 2", 1, 11, "expected version 1, found 2", ""),
    ("A: hand Shock*-1", 1, 15, "expected a count from 1 to 500, found -1", ""),
    ("A: hand Shock @s\nA cast @s pay {Q} -> N", 2, 15, "expected mana that is paid", ""),
]


@pytest.mark.parametrize(("text", "line", "column", "message", "nearest"), MISTAKES)
def test_it_works(text: str, line: int, column: int, message: str, nearest: str):
    with pytest.raises(NotationError) as raised:
        parse(text, NAMES)

    assert (raised.value.line, raised.value.column) == (line, column), raised.value
    assert message in raised.value.message
    assert raised.value.nearest == nearest or not nearest


def test_deep_brackets_have_a_bound():
    inner = "Shock"
    for _ in range(40):
        inner = f"Chrome Mox [exiled {inner}]"

    with pytest.raises(NotationError, match="brackets inside each other"):
        parse(f"A: battlefield {inner}", NAMES)
    with pytest.raises(NotationError, match="brackets inside each other"):
        parse(f"family x; slot <a> = card where {'not ' * 500}red", NAMES)


def test_a_space_that_does_not_break_is_a_space():
    assert parse("A:\u00a0hand\u00a0Shock", NAMES) == parse("A: hand Shock", NAMES)
