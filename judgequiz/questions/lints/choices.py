"""Lints of the options of one variant: I01 to I05, I07, I09 to I12, I14, I22."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from rapidfuzz import fuzz

from judgequiz.questions.lints import reading
from judgequiz.questions.lints.reading import LANGUAGES
from judgequiz.questions.lints.registry import ERROR, WARNING, Json, item
from judgequiz.scenarios import MISCONCEPTIONS

KEY = re.compile(r"[a-z0-9]{3,12}")
ALL_OR_NONE = {
    "en": re.compile(
        r"\b(all|none|any|both) of (the above|these|them)\b|\bboth [a-e] and [a-e]\b", re.I
    ),
    "ja": re.compile(
        r"上記(の|は)?(すべて|全て|いずれ)|いずれ(も|でも)(正し|誤|な)|[ＡＢＣＤA-D]と[ＡＢＣＤA-D]の両方"
    ),
}
ABSOLUTES = re.compile(r"\b(always|never|only|any|all|every|nothing|at once)\b", re.I)
HEDGES = re.compile(r"\b(may|can(?!'t)|unless|usually|generally|some|sometimes|if)\b", re.I)
OPPOSITES = (
    {"yes", "no"},
    {"before", "after"},
    {"first", "last"},
    {"gain", "lose"},
    {"tapped", "untapped"},
)
SHORT = {"en": 25, "ja": 12}


@item("I01", ERROR)
def one_key(data: Json) -> Iterator[str]:
    """Exactly one option is right, and options are told apart by opaque keys.

    Limit: 100 %. Whether it is the right one is played again by `manage.py lint_questions`.
    Source: Haladyna, Downing & Rodriguez 2002, rule 19.
    """
    keys = [option["key"] for option in data["options"]]
    if len(set(keys)) < len(keys) or not all(KEY.fullmatch(key) for key in keys):
        yield "the options' keys are not distinct and opaque"
    if sum(option["right"] for option in data["options"]) != 1:
        yield "not exactly one option is right"


@item("I02", ERROR)
def distinct(data: Json) -> Iterator[str]:
    """No two options read the same once width, case, punctuation and spacing are set aside.

    Limit: none. That they also differ in what they mean is played again by `manage.py
    lint_questions`.
    Source: PrairieLearn issues 1228 and 2194.
    """
    for language in LANGUAGES:
        words = [reading.normal(option["words"][language]) for option in data["options"]]
        if len(set(words)) < len(words):
            yield f"two options read the same in {language}"


@item("I03", ERROR)
def three_to_five(data: Json) -> Iterator[str]:
    """A question has three to five options.

    Limit: 3 to 5. Source: Rodriguez 2005 (three suffice); older judge tests had five.
    """
    if not 3 <= len(data["options"]) <= 5:
        yield f"{len(data['options'])} options, not three to five"


@item("I04", ERROR)
def each_wrong_option_is_a_belief(data: Json) -> Iterator[str]:
    """Each wrong option has beliefs that no other has, and a reply; no belief is missing.

    Limit: 100 %. A set of beliefs, where LEARNING has one: equal values are one option. Two beliefs
    that reach an option only together may have others by themselves, and a belief whose outcome is
    also given for a reason that is true, about something else, has one with its own reason.
    Source: STACK's answer notes; Tarrant 2009.
    """
    held = Counter(belief for option in reading.wrong(data) for belief in option["beliefs"])
    for option in reading.wrong(data):
        if not option["beliefs"] and not option.get("together"):
            yield f"option {option['key']} has no belief behind it"
        if not all(option["reply"][language].strip() for language in LANGUAGES):
            yield f"option {option['key']} has no reply in both languages"
    for belief, count in held.items():
        if count > 1:
            yield f"the belief {belief} has {count} options"
    missing = sorted(set(MISCONCEPTIONS) - set(data["beliefs"]))
    if missing:
        yield f"no option is stored for the beliefs {', '.join(missing)}"
    if not set(data["beliefs"].values()) <= {*(o["key"] for o in data["options"]), ""}:
        yield "a belief plays to an option that is not there"


@item("I05", ERROR)
def no_all_or_none_of_the_above(data: Json) -> Iterator[str]:
    """No option speaks of the other options.

    Limit: none, in either language. Source: Haladyna et al. 2002, rules 25 and 26.
    """
    for option in data["options"]:
        for language, pattern in ALL_OR_NONE.items():
            if pattern.search(reading.plain(option["words"][language])):
                yield f"option {option['key']} speaks of other options in {language}"


@item("I07", WARNING, compares=True)
def alike_in_length(data: Json) -> Iterator[str]:
    """The right option is about as long as the wrong ones.

    Limit: 0.75 to 1.33 of their mean, in visible characters; options that are all short (a number,
    a place, a name) are not measured: there a length belongs to the value.
    Source: Haladyna et al. 2002, rule 24; exameval.com, testwise cues.
    """
    for language in LANGUAGES:
        key = len(reading.seen(reading.right(data)["words"][language]))
        others = [len(reading.seen(o["words"][language])) for o in reading.wrong(data)]
        if not others or max(key, *others) < SHORT[language]:
            continue
        ratio = key * len(others) / sum(others)
        if not 0.75 <= ratio <= 1.33:
            side = "longer" if ratio > 1 else "shorter"
            yield f"the right option is much {side} than the others in {language}"


@item("I09", WARNING, compares=True)
def no_telling_qualifiers(data: Json) -> Iterator[str]:
    """Absolute words don't stand in all wrong options alone, nor hedges in the right one alone.

    Limit: none. LEARNING has "only in distractors"; of reasons that are whole sentences one would
    be found nearly always, so all wrong ones must have it.
    Source: exameval.com, testwise cues.
    """
    key = reading.plain(reading.right(data)["words"]["en"])
    others = [reading.plain(option["words"]["en"]) for option in reading.wrong(data)]
    if all(ABSOLUTES.search(words) for words in others) and not ABSOLUTES.search(key):
        yield "absolute words are in all wrong options, and not in the right one"
    if HEDGES.search(key) and not any(HEDGES.search(words) for words in others):
        yield "a hedge is in the right option alone"


@item("I10", WARNING, compares=True)
def no_echo_of_the_stem(data: Json) -> Iterator[str]:
    """The right option has not more words of the stem than the wrong ones have.

    Limit: Jaccard overlap at most 0.20 above the highest of the wrong options.
    Source: Haladyna et al. 2002, rule 28c (clang associations).
    """
    stem = reading.content_words(reading.stem(data))
    overlaps = {
        o["key"]: jaccard(stem, reading.content_words(o["words"]["en"])) for o in data["options"]
    }
    key = overlaps.pop(reading.right(data)["key"])
    if overlaps and key - max(overlaps.values()) > 0.20:
        yield "the right option alone repeats the words of the stem"


@item("I11", ERROR)
def alike_in_form(data: Json) -> Iterator[str]:
    """All options begin and end alike: a capital letter or a sign first, a full stop last.

    Limit: all alike, in either language. Articles and verb forms need no check: options are whole
    sentences, or values said by one function.
    Source: Haladyna et al. 2002, rule 28d.
    """
    for language in LANGUAGES:
        words = [reading.plain(option["words"][language]) for option in data["options"]]
        if len({text[-1:] in ".。" for text in words}) > 1:
            yield f"some options end with a full stop and some do not in {language}"
        if len({text[:1].islower() for text in words}) > 1:
            yield f"some options begin with a capital and some do not in {language}"


@item("I12", WARNING)
def of_one_class(data: Json) -> Iterator[str]:
    """All options are of one class, verdicts, numbers or other values, all with reasons or none.

    Limit: one class. The right outcome for a wrong reason is an option wherever all options give
    their reason, so also where a value other than yes or no has only one wrong counterpart: it is a
    verdict by another name.
    Source: Haladyna et al. 2002, rule 23; cranial-insertion.com/article/4302.
    """
    reasons = {bool(reading.reason(data, option)) for option in data["options"]}
    if len(reasons) > 1:
        yield "some options give a reason and some do not"
    kinds = {kind_of(reading.value(data, option)) for option in data["options"]} - {"absence"}
    if len(kinds) > 1:
        yield f"options of several kinds: {', '.join(sorted(kinds))}"


@item("I14", WARNING)
def no_near_duplicates(data: Json) -> Iterator[str]:
    """No two reasons are nearly the same words.

    Limit: token-set ratio under 92. Values alone are not compared: "2 cards" and "3 cards" must be
    near.
    Source: PrairieLearn issue 2194.
    """
    for one, other in combinations(data["options"], 2):
        first, second = reading.reason(data, one), reading.reason(data, other)
        if first and second and fuzz.token_set_ratio(first.lower(), second.lower()) >= 92:
            yield f"nearly the same reason twice: {first}"


@item("I22", WARNING, compares=True)
def no_lone_opposites(data: Json) -> Iterator[str]:
    """Of four values no lone pair is opposite with the right one in it.

    Limit: none among four or five options that are values alone. A verdict with its reason is no
    opposite of another: both verdicts occur with several reasons.
    Source: exameval.com, testwise cues.
    """
    if len(data["options"]) < 4:
        return
    words = {
        o["key"]: set(reading.plain(o["words"]["en"]).lower().rstrip(".").split())
        for o in data["options"]
    }
    pairs = [
        pair for pair in combinations(words, 2) if are_opposite(words[pair[0]], words[pair[1]])
    ]
    if len(pairs) == 1 and reading.right(data)["key"] in pairs[0]:
        yield "the right option is in the only pair of opposites"


def are_opposite(one: set[str], other: set[str]) -> bool:
    return any((one - other) | (other - one) == pair for pair in OPPOSITES)


def jaccard(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / len(one | other) if one | other else 0.0


def kind_of(value: str) -> str:
    if reading.verdict(value):
        return "verdict"
    if value in ("It doesn't exist.", "It has no power and toughness.", "Nothing."):
        return "absence"
    return "number" if reading.number(value) else "value"
