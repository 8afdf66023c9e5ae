"""What is printed on a card, in both languages: names, type lines, costs in words, text."""

import re
from collections.abc import Callable
from functools import lru_cache

from judgequiz.engine.mana import ManaCost
from judgequiz.engine.text import Text
from judgequiz.engine.vocabulary import Ability, Card, Cost, Face, Keyword, Unplayed

from .english.printed import english_cost_words, english_line, english_word
from .japanese.printed import japanese_cost_words, japanese_line, japanese_word
from .told import Told, Unsaid

GRAMMARS: dict[str, Callable[[object, Told], str]] = {"en": english_word, "ja": japanese_word}
PARAGRAPH = re.compile(r"\n(?!•)")


def say(thing: object, language: str, face: Face | None = None) -> str:
    """The words for anything of the vocabulary in `language` ("en" or "ja"), as it would stand on `face`."""
    if language not in GRAMMARS:
        raise KeyError(language)
    match thing:
        case Text():
            return thing.said_in(language)
        case Card():
            return name_text(thing).said_in(language)
        case Face():
            return thing.name.said_in(language)
        case ManaCost():
            return str(thing)
    return composed(thing, language, face)


@lru_cache(maxsize=8192)
def composed(thing: object, language: str, face: Face | None) -> str:
    return GRAMMARS[language](thing, Told(face))


def text_of(ability: Ability, face: Face | None = None) -> Text:
    """An ability in both languages."""
    return Text(say(ability, "en", face), say(ability, "ja", face))


@lru_cache(maxsize=4096)
def card_text(face: Face) -> tuple[Text, ...]:
    """The paragraphs of a face: one an ability, plain keywords that follow each other joined in a line."""
    said: list[Text] = []
    was_plain = False
    for ability in face.abilities:
        words = text_of(ability, face)
        is_plain = isinstance(ability, Keyword | Unplayed) and not re.search(r"[({—.]", words.en)
        if is_plain and was_plain:
            said[-1] = joined(said[-1], words)
        else:
            said += paragraphs(words)
        was_plain = is_plain
    return tuple(said)


def joined(before: Text, words: Text) -> Text:
    """A keyword added to a line of keywords."""
    if words.en.startswith("Protection from ") and "rotection from " in before.en:
        added = words.en.removeprefix("Protection ")
        return Text(f"{before.en} and {added}", f"{before.ja}、{words.ja}")
    return Text(f"{before.en}, {words.en[:1].lower()}{words.en[1:]}", f"{before.ja}、{words.ja}")


def paragraphs(words: Text) -> list[Text]:
    """What an ability says, an additional cost apart, the bullets of modes together."""
    return [
        Text(en, ja)
        for en, ja in zip(PARAGRAPH.split(words.en), PARAGRAPH.split(words.ja), strict=True)
    ]


def type_line(face: Face) -> Text:
    """ "Legendary Creature — Elf Berserker"."""
    return Text(english_line(face), japanese_line(face))


def cost_words(cost: ManaCost | Cost | None) -> Text:
    """A cost as a screen reader should say it: "2 generic, red, green"."""
    if cost is None:
        return Text("no mana cost", "マナ・コストなし")
    mana = cost.mana if isinstance(cost, Cost) else cost
    parts = cost.parts if isinstance(cost, Cost) else ()
    said = [Text(english_cost_words(each), japanese_cost_words(each)) for each in mana.symbols]
    said += [Text(say(each, "en"), say(each, "ja")) for each in parts]
    if not said:
        return Text("0 generic", "不特定０")
    return Text(", ".join(each.en for each in said), "、".join(each.ja for each in said))


def name_text(card: Card) -> Text:
    """A card's name in both languages, both faces where it has two."""
    return card.name


__all__ = ["Unsaid", "card_text", "cost_words", "name_text", "say", "text_of", "type_line"]
