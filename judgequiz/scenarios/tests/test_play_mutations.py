"""Two thousand spoilt files: each is played, or refused with a clear error; none crashes, hangs or grows without bound."""

import random
import time
from contextlib import suppress

import pytest

from judgequiz.scenarios import NotationError, PlayError, play_text
from judgequiz.scenarios.reading import fact_paths

TEXTS = [path.read_text(encoding="utf-8") for path in fact_paths().values()]
WORDS = sorted(
    {word for text in TEXTS for word in text.replace(";", " ").split() if len(word) < 30}
)
ODD = [
    "‮",
    "⁦",
    "９",
    "＋",
    "《",
    "》",
    "\x00",
    "99999999999999999999",
    "-1",
    "{",
    "}",
    "[[[[",
    "]]]]",
    "@",
    "*999",
    "🂡",
]
BATCHES = 40
EACH = 50


def mutated(text: str, chance: random.Random) -> str:
    """One small harm: a word or line swapped, left out, doubled or replaced, a piece cut off, something odd put in."""
    lines = text.splitlines() or [""]
    text = text or " "
    match chance.randrange(8):
        case 0:
            place = chance.randrange(len(lines))
            return "\n".join([*lines[:place], *lines[place + 1 :]])
        case 1:
            first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
            lines[first], lines[second] = lines[second], lines[first]
            return "\n".join(lines)
        case 2:
            return text[: chance.randrange(len(text))]
        case 3:
            place = chance.randrange(len(text))
            return text[:place] + chance.choice(ODD) + text[place:]
        case 4:
            place = chance.randrange(len(lines))
            return "\n".join([*lines[:place], lines[place], lines[place], *lines[place + 1 :]])
        case 5 | 6:
            words = text.split(" ")
            words[chance.randrange(len(words))] = chance.choice(WORDS)
            return " ".join(words)
    words = text.split(" ")
    first, second = chance.randrange(len(words)), chance.randrange(len(words))
    words[first], words[second] = words[second], words[first]
    return " ".join(words)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_spoilt_files_are_played_or_refused(batch: int) -> None:
    chance = random.Random(batch)
    for _ in range(EACH):
        text = mutated(chance.choice(TEXTS), chance)
        if chance.random() < 0.3:
            text = mutated(text, chance)
        began = time.monotonic()

        with suppress(NotationError, PlayError):
            play_text(text)

        assert time.monotonic() - began < 20, text


def test_effects_without_number_are_refused_soon() -> None:
    text = "judgequiz 1; players A N; turn A3 main1\nA: battlefield Humility*300, Opalescence*300\n"
    began = time.monotonic()

    with pytest.raises(PlayError, match="too many continuous effects"):
        play_text(text)

    assert time.monotonic() - began < 20


def test_a_score_of_effects_that_depend_on_each_other_is_played_soon() -> None:
    text = "judgequiz 1; players A N; turn A3 main1\nA: battlefield Humility*12, Opalescence*12\n"
    began = time.monotonic()

    play_text(text)

    assert time.monotonic() - began < 20
