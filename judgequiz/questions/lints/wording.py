"""Lints of the words of one variant: I06, I16, I17, I21, and that it can be shown at all."""

import re
from collections.abc import Iterator

from judgequiz.questions.lints import reading
from judgequiz.questions.lints.reading import LANGUAGES
from judgequiz.questions.lints.registry import ERROR, WARNING, Json, item
from judgequiz.questions.table import picture

TEXTS = ("title", "ask", "answer", "say", "note")
LISTS_OF_TEXTS = ("because", "log", "options")
LONGEST_NOTE = 800
NEGATIVE = {
    "en": re.compile(r"\b(not|never|except|can't|cannot|isn't|aren't|doesn't|don't)\b", re.I),
    "ja": re.compile(r"ない(もの|の)?はどれ|できない|でないもの|誤っている|除いて"),
}
MARKUP = re.compile(r"<[a-z/!]|&[a-z]+;|javascript:|[\ue000-\ue002]|\*\*|<[a-z_]+>", re.I)
KNOWN_SYMBOL = re.compile(r"(?:\d+|[WUBRGCSPTQX])(?:/(?:\d+|[WUBRGCP]))*")
PLAYERS = ("Ava", "Noa", "Bea", "Cal", "Dan", "Oki")
SYLLABLES = re.compile(r"[aeiouy]+")
SHORTEST_STEM, LONGEST_STEM = 15, 120
MOST_OBJECTS = 9
LONGEST_OPTION = 30
LONGEST_SENTENCE_JA = 75
HIGHEST_GRADE = 11


@item("I06", WARNING)
def asked_positively(data: Json) -> Iterator[str]:
    """The question asks what is so, not what isn't.

    Limit: at most 2 % of the bank, see the bank's own I06. Source: Haladyna et al. 2002, rule 17.
    """
    for language, pattern in NEGATIVE.items():
        if pattern.search(reading.plain(data["ask"][language])):
            yield f"the question is negative in {language}"


@item("I16", WARNING)
def readable(data: Json) -> Iterator[str]:
    """The stem ends with a question and is neither long nor hard.

    Limit: 15 to 120 words, at most 9 cards named, options of at most 30 words, grade 11
    (Flesch-Kincaid, cards' names as one word each); Japanese sentences of at most 75 characters,
    names not counted.
    LEARNING has 25 words, 6 objects and 60 characters: the picture of the table tells what the
    words need not; cards on top of a library are named one by one; and a Japanese sentence of the
    game's log says in one what English says in two.
    Source: Haladyna et al. 2002, rules 8, 13 and 15.
    """
    if not data["ask"]["en"].rstrip().endswith("?"):
        yield "the stem does not end with a question in en"
    if not data["ask"]["ja"].rstrip().endswith(("か。", "よ。", "？", "か")):
        yield "the stem does not end with a question in ja"
    yield from _too_long(data)
    grade = _grade(data)
    if grade > HIGHEST_GRADE:
        yield f"the stem reads at a grade above {HIGHEST_GRADE}"
    for text in (*data["situation"], data["ask"], *(o["words"] for o in data["options"])):
        for sentence in reading.sentences(text["ja"], "ja"):
            if len(re.sub(r"《[^》]*》", "名", sentence)) > LONGEST_SENTENCE_JA:
                yield f"a Japanese sentence has more than {LONGEST_SENTENCE_JA} characters"


def _too_long(data: Json) -> Iterator[str]:
    words = len(reading.plain(reading.stem(data)).split())
    if not SHORTEST_STEM <= words <= LONGEST_STEM:
        short = words < SHORTEST_STEM
        yield f"the stem is {'short' if short else 'long'}: not {SHORTEST_STEM} to 120 words"
    objects = reading.linked_cards([data["situation"], data["ask"]])
    if len(objects) > MOST_OBJECTS:
        yield f"the stem names more than {MOST_OBJECTS} cards"
    for option in data["options"]:
        if len(reading.plain(option["words"]["en"]).split()) > LONGEST_OPTION:
            yield f"an option has more than {LONGEST_OPTION} words"


def _grade(data: Json) -> float:
    """Flesch-Kincaid grade of the stem, with each card's name as one short word."""
    text = reading.LINK.sub("it", reading.stem(data))
    said = reading.sentences(text, "en")
    words = [word for word in reading.WORD.findall(text.lower()) if word]
    syllables = sum(max(1, len(SYLLABLES.findall(word))) for word in words)
    if not said or not words:
        return 0.0
    return 0.39 * len(words) / len(said) + 11.8 * syllables / len(words) - 15.59


@item("I17", ERROR)
def names_are_known(data: Json) -> Iterator[str]:
    """Cards and players that options name are in stem or table, and each card can be read.

    Limit: 100 %. That a pronoun can be resolved is left to a reader; card texts are said from what
    is played.
    Source: Haladyna et al. 2002, rule 14.
    """
    yield from _cards(data)
    shown = " ".join([reading.stem(data), *reading.texts(data["table"])])
    for slug in sorted(reading.linked_cards(data["options"]) & set(data["cards"])):
        if data["cards"][slug]["name"]["en"] not in shown:
            yield f"an option names {slug}, which is neither in the stem nor on the table"
    for player in PLAYERS:
        if player not in shown and any(player in o["words"]["en"] for o in data["options"]):
            yield f"an option names {player}, who is not in the stem"


def _cards(data: Json) -> Iterator[str]:
    for slug, card in data["cards"].items():
        missing = sorted({"name", "cost", "colours", "type", "text", "pt"} - set(card))
        if missing:
            yield f"the card {slug} has no {', '.join(missing)}"
    for slug in sorted(reading.linked_cards(data) - set(data["cards"])):
        yield f"the card {slug} is named but not given"


@item("I21", ERROR)
def said_in_both_languages(data: Json) -> Iterator[str]:
    """Everything is said in both languages, without markup, and each symbol can be said aloud.

    Limit: 100 %. Order and key are the same in both languages, since a variant has one list of
    options.
    Source: WCAG 2.2, 1.1.1 and 3.1.2.
    """
    for name in TEXTS:
        if not _is_said(data[name]):
            yield f"{name} is not said in both languages"
    if not data["situation"]:
        yield "there is no situation"
    for name in LISTS_OF_TEXTS:
        for number, part in enumerate(data[name]):
            if not _is_said(part["words"]):
                yield f"{name} {number} is not said in both languages"
    told = [data[name] for name in (*TEXTS, *LISTS_OF_TEXTS, "situation", "cards")]
    for words in set(reading.texts(told)):
        if MARKUP.search(words):
            yield f"raw markup: {words}"
        for symbol in reading.SYMBOL.findall(words):
            if not KNOWN_SYMBOL.fullmatch(symbol):
                yield f"the symbol {symbol} has no name"


@item("I21", ERROR)
def can_be_drawn(data: Json) -> Iterator[str]:
    """Both tables can be drawn, and the note fits its column.

    Limit: 100 %; a note of at most 800 characters. Source: our own templates.
    """
    for name in ("table", "end"):
        try:
            picture(data[name], data["cards"])
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as fault:
            yield f"the {name} cannot be drawn: {type(fault).__name__} {fault}"
    if len(data["note"]["en"]) > LONGEST_NOTE:
        yield "the note is too long"
    if not data["signature"]:
        yield "there is no signature"


def _is_said(words: Json) -> bool:
    return all(words[language].strip() for language in LANGUAGES)
