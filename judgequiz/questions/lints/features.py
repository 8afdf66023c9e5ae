"""What can be seen of an option without knowing a rule: alone, and with the stem's words."""

import re
from collections import Counter
from collections.abc import Callable, Sequence

from judgequiz.questions.lints import reading
from judgequiz.questions.lints.choices import ABSOLUTES, HEDGES, jaccard
from judgequiz.questions.lints.registry import Json

NEGATIONS = re.compile(r"\b(not|no|never|none|nothing|neither|nor|without)\b|n't\b", re.I)
ZONES = ("battlefield", "graveyard", "exile", "hand", "library")
Scores = list[float]


def longest(data: Json) -> Scores:
    """How long each option is, as it is seen."""
    return [float(len(reading.seen(option["words"]["en"]))) for option in data["options"]]


def longest_in_japanese(data: Json) -> Scores:
    return [float(len(reading.seen(option["words"]["ja"]))) for option in data["options"]]


def shortest(data: Json) -> Scores:
    return [-length for length in longest(data)]


def hedged(data: Json) -> Scores:
    """Hedges less absolute words."""
    words = [reading.plain(option["words"]["en"]) for option in data["options"]]
    return [float(len(HEDGES.findall(text)) - len(ABSOLUTES.findall(text))) for text in words]


def most_shared(data: Json) -> Scores:
    """How much each option shares with the others, in words."""
    words = [reading.content_words(option["words"]["en"]) for option in data["options"]]
    return [
        sum(jaccard(one, other) for place, other in enumerate(words) if place != mine)
        for mine, one in enumerate(words)
    ]


def commonest_value(data: Json) -> Scores:
    """How many options have the same value; the reason is left out."""
    values = [reading.value(data, option) for option in data["options"]]
    return [float(Counter(values)[one]) for one in values]


def middle_number(data: Json) -> Scores:
    """Nearness to the middle of the numbers; nothing where options aren't numbers."""
    found = reading.numbers(data)
    if found is None or len(set(found)) < 3:
        return [0.0] * len(data["options"])
    ranks = [sorted(set(found)).index(one) for one in found]
    middle = (len(set(found)) - 1) / 2
    return [-abs(rank - middle) for rank in ranks]


def highest_number(data: Json) -> Scores:
    found = reading.numbers(data)
    if found is None:
        return [0.0] * len(data["options"])
    return [float(sorted(set(found)).index(one)) for one in found]


def sole_no(data: Json) -> Scores:
    """The only No, where there is one."""
    said = [reading.verdict(reading.value(data, option)) for option in data["options"]]
    return [float(one == "no" and said.count("no") == 1) for one in said]


def sole_value(data: Json) -> Scores:
    """The only option with its value, where others share one."""
    return [float(count == 1) for count in commonest_value(data)]


def says_no(data: Json) -> Scores:
    return [
        float(reading.verdict(reading.value(data, option)) == "no") for option in data["options"]
    ]


RULES: dict[str, Callable[[Json], Scores]] = {
    "longest": longest,
    "longest in Japanese": longest_in_japanese,
    "shortest": shortest,
    "hedged": hedged,
    "most shared": most_shared,
    "commonest value": commonest_value,
    "sole value": sole_value,
    "middle number": middle_number,
    "highest number": highest_number,
    "sole No": sole_no,
    "verdict No": says_no,
}
"""What a test-wise guesser goes by: the option with the highest score; among several, by chance."""


def option_features(data: Json) -> list[list[float]]:
    """A row for each option: its scores beside the others', and what its words are like."""
    columns = [_beside_others(rule(data)) for rule in RULES.values()]
    columns += [rule(data) for rule in (commonest_value, sole_value, sole_no, says_no)]
    words = [reading.plain(option["words"]["en"]).lower() for option in data["options"]]
    columns.append([float(len(NEGATIONS.findall(text.removeprefix("no. ")))) for text in words])
    columns.append([float(text.count(",")) for text in words])
    columns.append([float(len(reading.sentences(text, "en"))) for text in words])
    columns.append([float(len(HEDGES.findall(text))) for text in words])
    columns.append([float(len(ABSOLUTES.findall(text))) for text in words])
    columns.append([float(any(sign.isdigit() for sign in text)) for text in words])
    columns.append([float(reading.number(reading.value(data, o)) == (0,)) for o in data["options"]])
    return [list(row) for row in zip(*columns, strict=True)]


def surface_features(data: Json) -> list[list[float]]:
    """The same, and what each option has of the stem: shared words, cards, players and numbers."""
    stem = reading.stem(data)
    said = reading.content_words(stem)
    digits = set(reading.NUMBER.findall(stem))
    cards = Counter(match[2] for match in reading.LINK.finditer(stem))
    rows = option_features(data)
    words = [option["words"]["en"] for option in data["options"]]
    overlaps = [jaccard(said, reading.content_words(text)) for text in words]
    named = [float(sum(cards[slug] for slug in reading.linked_cards(text))) for text in words]
    for row, text, overlap, beside, card in zip(
        rows, words, overlaps, _beside_others(overlaps), named, strict=True
    ):
        row += [overlap, beside, card, float(stem.count("Ava") - stem.count("Noa")) * _player(text)]
        row.append(float(bool(digits & set(reading.NUMBER.findall(text)))))
        row += [float(zone in text) for zone in ZONES]
    return rows


def _player(words: str) -> int:
    return ("Ava" in words) - ("Noa" in words)


def _beside_others(scores: Sequence[float]) -> Scores:
    """Each score less the mean, as a part of the spread."""
    mean = sum(scores) / len(scores)
    spread = max(scores) - min(scores)
    return [(score - mean) / spread if spread else 0.0 for score in scores]
