"""What a query reads of one object: its size, its colours, what it is and has."""

from __future__ import annotations

from ...engine.identity import colour_identity
from ...engine.kinds import Form
from ...engine.reading import Context, objects
from ...engine.state import View
from ...engine.statics import player_keywords
from ...engine.vocabulary import Keyword, What
from ..notation import tree as t
from .abilities import COLOUR_NAMES, is_a_keyword, is_each_type_of, protection_said
from .error import PlayError
from .subjects import first, seat, subject, view
from .table import Table


def size(table: Table, query: t.Query) -> tuple[int, int] | None:
    seen = view(table, query)
    return None if seen.power is None or seen.toughness is None else (seen.power, seen.toughness)


def colours(table: Table, query: t.Query) -> frozenset[str]:
    return frozenset(LETTER_NAMES[colour.value] for colour in view(table, query).colours)


def identity(table: Table, query: t.Query) -> frozenset[str]:
    """CR 903.4: the colour identity of a card, whatever the object is like now."""
    card = table.game.state.thing(subject(table, query)).card
    if card is None:
        raise PlayError("only a card has a colour identity (CR 903.4)", query)
    return frozenset(LETTER_NAMES[c.value] for c in colour_identity(table.game.rules, card))


LETTER_NAMES = {colour.value: name for name, colour in COLOUR_NAMES.items()}


def is_such(table: Table, query: t.Query) -> bool:
    word = query.word.lower()
    seen = view(table, query)
    thing = table.game.state.things.get(subject(table, query))
    match word:
        case "token":
            return thing is not None and thing.form is Form.TOKEN
        case "attacking":
            return table.game.state.combat.is_attacking(subject(table, query))
        case "blocking":
            return table.game.state.combat.is_blocking(subject(table, query))
        case "tapped":
            return thing is not None and thing.tapped
        case "colourless" | "colorless":
            return not seen.colours
        case "multicoloured" | "multicolored":
            return len(seen.colours) > 1
    return word in words_of(seen)


def words_of(seen: View) -> set[str]:
    return (
        {kind.value for kind in seen.types}
        | {kind.lower() for kind in seen.subtypes}
        | {kind.lower() for kind in seen.supertypes}
        | {LETTER_NAMES[colour.value] for colour in seen.colours}
    )


def has(table: Table, query: t.Query) -> bool:
    """Whether it has a keyword ability: "flying", "protection from red", "vanishing"."""
    word = " ".join(query.word.lower().split())
    if not is_a_keyword(word):
        raise PlayError(f"no keyword ability is called {query.word!r}", query)
    for ability in keywords_of(table, query):
        said = ability.says.en.lower().rstrip(".")
        if word in (ability.name, said) or said.startswith(word + " "):
            return True
        if (
            ability.name == "protection"
            and word.startswith("protection from ")
            and protects(table, query, ability, word)
        ):
            return True
    return False


def keywords_of(table: Table, query: t.Query) -> list[Keyword]:
    """The keyword abilities of an object, or those that effects give a player (CR 702.16i)."""
    if isinstance(first(query), t.Seat):
        return [keyword for keyword, _ in player_keywords(table.game, seat(query))]
    return [ability for ability in view(table, query).abilities if isinstance(ability, Keyword)]


def protects(table: Table, query: t.Query, ability: Keyword, word: str) -> bool:
    wanted = protection_said(word.removeprefix("protection from "))
    if wanted is None:
        return False
    if any(one.quality == ability.quality for one in wanted):
        return True
    each = ability.quality
    if not isinstance(each, What) or each.shares_type_with is None:
        return False
    reader = Context(table.game, view(table, query).controller, subject(table, query))
    return is_each_type_of(objects(each.shares_type_with, reader), wanted, reader)
