"""Whatever is written, it is read or refused, in bounded time, and what is read has a fixed point."""

from __future__ import annotations

import re
from random import Random
from time import process_time

import pytest

from judgequiz.scenarios.notation import NotationError, parse, printed, relabelled
from judgequiz.scenarios.tests.notation_names import NAMES
from judgequiz.scenarios.tests.test_notation_document import blocks, examples
from judgequiz.scenarios.tests.test_notation_fixpoints import EVERYTHING

MUTATIONS = 2000
SECONDS = 2.0
ODD = [
    "\u202e",
    "\u200f",
    "\u3000",
    "９",
    "；",
    "《",
    "》",
    "“",
    "”",
    '"',
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "{}",
    "{X}",
    "<",
    ">",
    "<n>",
    "_",
    "#",
    "@",
    "@@",
    "'",
    "->",
    "//",
    "..",
    "*",
    "**",
    "=",
    "99999999999999999999",
    "-1",
    "0",
    "+1/+1",
    "0/0",
    "3/",
    "none",
    "and",
    "not",
    "with",
    "is",
    "in",
    "of",
    "T",
    "X",
    "T1",
    "A3",
    "counters",
    "token",
    "unknown",
    "copy",
    "expect",
    "probe",
    "slot",
    "family",
    "A:",
    "stack:",
    "all",
    "pass",
    "chance",
    "may",
    "yes",
    "no",
    "\\",
    "\x00",
    "�",
]
LONG = {
    "brackets": "A: hand Shock " + "[" * 60_000,
    "exiled": "A: battlefield " + "Chrome Mox [exiled " * 3_000,
    "parentheses": "family x; slot <a> = card where " + "(" * 60_000,
    "negations": "family x; slot <a> = card where " + "not " * 15_000,
    "one word": "A: hand " + "a" * 60_000,
    "words": "A: hand " + "a " * 30_000,
    "commas": "A: hand " + "," * 60_000,
    "semicolons": ";" * 60_000,
    "names": "A: hand " + "Shock, " * 9_000,
    "half a name": "A: hand " + "Kiki-Jiki, " * 5_000,
    "labels": "all pass\n" * 1_900 + "A cast @x",
    "primes": "A cast @x" + "'" * 60_000,
    "parts": "A cast @x" + ".1" * 30_000,
    "digits": "A: life " + "9" * 60_000,
    "quotes": '"' * 60_001,
    "escapes": '"' + "\\" * 60_000,
    "mana": "A: pool " + "{R}" * 20_000,
    "steps": "all pass; " * 6_000,
    "targets": "A: hand Shock @s\nA cast @s -> " + "N, " * 20_000,
    "indents": "expect A.life 1" + "\n A.life 1" * 1_900,
    "conditions": "family x; slot <a> = card where " + "red or " * 9_000 + "red",
    "seats": "players " + "A " * 30_000,
    "not in": "expect @x is " + "not " * 15_000 + "red",
}


def mutated(random: Random, text: str, pieces: list[str]) -> str:
    """The text with one thing wrong."""
    start = random.randrange(len(text) or 1)
    end = start + random.randrange(40)
    inside = text[start:end]
    match random.randrange(9):
        case 0:
            return text[:start] + text[end:]
        case 1:
            return text[:start]
        case 2:
            return f"{text[:start]} {random.choice(pieces)} {text[start:]}"
        case 3:
            return re.sub(re.escape(random.choice(pieces)), lambda _: random.choice(pieces), text)
        case 4:
            lines = text.split("\n")
            random.shuffle(lines)
            return "\n".join(lines)
        case 5:
            wide = "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in inside)
            return text[:start] + wide + text[end:]
        case 6:
            return text[:start] + inside * random.randrange(2, 60) + text[end:]
        case 7:
            nested = random.choice(["[", "(", "not ", "[exiled Shock "]) * random.randrange(
                1, 2_000
            )
            return text[:start] + nested + text[start:]
        case _:
            words = text.split(" ")
            first, second = (random.randrange(len(words)) for _ in range(2))
            words[first], words[second] = words[second], words[first]
            return " ".join(words)


def is_read(text: str) -> bool:
    """Whether the text is a file; if so, its print and its labels made from names have fixed points."""
    started = process_time()
    try:
        file = parse(text, NAMES)
    except NotationError:
        return False
    finally:
        assert process_time() - started < SECONDS
    again = printed(file)
    assert parse(again, NAMES) == file
    assert printed(parse(again, NAMES)) == again
    anew = relabelled(file)
    assert parse(printed(anew), NAMES) == anew
    assert relabelled(anew) == anew
    return True


def test_it_works():
    whole = [text for kind, text in blocks() if kind == "play"] + [EVERYTHING]
    texts = whole * 4 + [text for _, text in examples()]
    pieces = [*ODD, *re.findall(r"@[\w.!']+|\w+|\S", "\n".join(texts))]
    random = Random("the notation")

    results = [is_read(mutated(random, random.choice(texts), pieces)) for _ in range(MUTATIONS)]

    assert 100 < sum(results) < MUTATIONS - 100


@pytest.mark.parametrize("name", LONG)
def test_long_texts_take_no_longer(name: str):
    is_read(LONG[name])
