"""Which answers the rules allow to a question."""

from __future__ import annotations

from typing import Any

from ...cards import find
from ...engine.actions import Cast, Details
from ...engine.choices import Choice
from ...engine.reading import is_of_the_types
from ...engine.vocabulary import What


def is_legal(choice: Choice, said: Any) -> bool:
    """Whether an answer is one of those that the rules allow."""
    match choice.kind:
        case "may" | "pay":
            return isinstance(said, bool | Cast | Details)
        case "number":
            return isinstance(said, int)
        case "name":
            return isinstance(said, str) and may_be_named(said, choice.of)
        case "colour":
            value = said[0] if isinstance(said, tuple) and said else said
            return not choice.options or value in choice.options
        case "order" | "chance":
            if choice.topic == "coin":
                return True
            if not isinstance(said, tuple):
                return False
            return choice.topic == "discard" or sorted(map(str, said)) == sorted(
                map(str, choice.options)
            )
        case "assign" | "divide":
            return isinstance(said, tuple)
    if not isinstance(said, tuple):
        return said in choice.options if choice.options else isinstance(said, str)
    most = len(choice.options) if choice.most is None else choice.most
    return (
        choice.least <= len(said) <= most
        and len(set(said)) == len(said)
        and all(option in choice.options for option in said)
    )


def may_be_named(name: str, of: What | None) -> bool:
    """CR 201.4a-f: a card's name, its types as printed; that of a face, the types of that face."""
    card = find(name)
    if card is None or of is None:
        return bool(name)
    named = [face for face in card.faces if name in face.name] or [card.front]
    return any(is_of_the_types(of, face) for face in named)
