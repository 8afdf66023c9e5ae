"""Descriptions that ask for types and other characteristics."""

from __future__ import annotations

from operator import attrgetter

from .. import vocabulary as v
from ..kinds import PERMANENT_TYPES
from ..state import View


def is_of_the_types(what: v.What, seen: View | v.Face) -> bool:
    """Whether an object, or a card as it is printed (CR 201.4a), has the types that are described."""
    return (
        all(kind in seen.types for kind in what.types)
        and (not what.any_types or any(kind in seen.types for kind in what.any_types))
        and not any(kind in seen.types for kind in what.not_types)
        and all(kind in seen.subtypes for kind in what.subtypes)
        and not any(kind in seen.subtypes for kind in what.not_subtypes)
        and all(kind in seen.supertypes for kind in what.supertypes)
        and not any(kind in seen.supertypes for kind in what.not_supertypes)
    )


def reads_characteristics(what: v.What) -> bool:
    return (
        any(CHARACTERISTIC(what))
        or what.colour_chosen
        or what.name_chosen
        or what.colourless is not None
        or what.multicoloured is not None
        or what.mana_value is not None
        or what.power is not None
        or what.toughness is not None
        or what.same_name_as is not None
        or what.shares_type_with is not None
    )


CHARACTERISTIC = attrgetter(
    "types",
    "any_types",
    "not_types",
    "subtypes",
    "not_subtypes",
    "supertypes",
    "not_supertypes",
    "colours",
    "not_colours",
    "keyword",
    "without",
    "named",
)


def is_permanent_card(view: View) -> bool:
    return bool(view.types & PERMANENT_TYPES)
