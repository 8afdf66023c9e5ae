"""What is printed in English besides rules text, and the door to the grammar."""

from judgequiz.cards.say.told import Told, Unsaid
from judgequiz.engine import vocabulary as v

from . import grammar
from .clause import Noun, sentences
from .costs import before_colon
from .descriptions import compared
from .moves import token_words
from .references import target_words
from .structure import clauses, mode_words
from .triggers import when

SYMBOLS = {
    "W": "white",
    "U": "blue",
    "B": "black",
    "R": "red",
    "G": "green",
    "C": "colorless",
    "S": "snow",
    "X": "X generic",
    "P": "2 life",
}


def english_word(word: object, told: Told) -> str:
    """Any word of the vocabulary in English."""
    match word:
        case v.Target():
            return target_words(word, told)
        case v.Compared():
            return compared(word, told)
        case v.Token():
            return token_words(word, told, plural=False)
        case v.Mode():
            return mode_words(word, told)
        case v.Cost():
            return before_colon(word, told)
        case v.Verb():
            return word.value
    if isinstance(word, v.When):
        return when(word, told)
    return by_kind(word, told)


def by_kind(word: object, told: Told) -> str:
    """The word by the first table that has it."""
    for table in (grammar.ability, grammar.cost, grammar.condition, grammar.amount, grammar.bare):
        if table.dispatch(type(word)) is not table.dispatch(object):
            return table(word, told)
    if grammar.noun.dispatch(type(word)) is not grammar.noun.dispatch(object):
        return grammar.noun(word, told).words
    if grammar.effect.dispatch(type(word)) is not grammar.effect.dispatch(object):
        return sentences(clauses([word], told))
    if grammar.change.dispatch(type(word)) is not grammar.change.dispatch(object):
        this = Noun("this " + told.this)
        said = grammar.change(word, told, this, lasting=True)
        return sentences([said.ended(told.definition())])
    raise Unsaid(word)


def english_line(face: v.Face) -> str:
    before = " ".join(
        [
            *(each.capitalize() for each in face.supertypes),
            *(each.value.capitalize() for each in face.types),
        ]
    )
    return f"{before} — {' '.join(face.subtypes)}" if face.subtypes else before


def english_cost_words(symbol: str) -> str:
    """A mana symbol in words."""
    if symbol.isdigit():
        return f"{symbol} generic"
    return " or ".join(SYMBOLS.get(part, f"{part} generic") for part in symbol.split("/"))
