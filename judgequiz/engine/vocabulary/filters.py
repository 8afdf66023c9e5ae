"""Descriptions of objects and players: "target creature you control with power 2 or less"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kinds import CardType, Colour, Zone
from .word import word

if TYPE_CHECKING:
    from .amounts import Amount
    from .references import Ref


@word
class Compared:
    """A number compared: `Compared("<=", 3)`. The operators are <, <=, =, >= and >."""

    op: str
    to: Amount


@word
class What:
    """An object described. Every field that is set must hold; an empty description fits every object of `zone`.

    `zone` is where it is looked for; `types` must all be there, `any_types` at least one, `not_types` none; likewise subtypes and
    supertypes. `colours` is "one of these"; `colour_of` is "of the chosen colour". `control` and `owner` are "you",
    "opponent", "that player" or "" (any). `other` excludes the source itself. `spell` restricts to spells (of a copy or a card)
    on the stack; `first_cast_this_turn` is the first spell its controller cast this turn among those that fit the rest. `exactly` names objects by reference ("this", "the target"). `named` is an English card name.
    `adventure` is "has an Adventure", whether or not it is used (CR 715.2a).
    """

    zone: Zone = Zone.BATTLEFIELD
    types: tuple[CardType, ...] = ()
    any_types: tuple[CardType, ...] = ()
    not_types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    not_subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    not_supertypes: tuple[str, ...] = ()
    colours: tuple[Colour, ...] = ()
    not_colours: tuple[Colour, ...] = ()
    colour_chosen: bool = False
    colourless: bool | None = None
    multicoloured: bool | None = None
    control: str = ""
    owner: str = ""
    keyword: str = ""
    without: str = ""
    mana_value: Compared | None = None
    power: Compared | None = None
    toughness: Compared | None = None
    tapped: bool | None = None
    token: bool | None = None
    other: bool = False
    attacking: bool | None = None
    blocking: bool | None = None
    enchanted: bool | None = None
    equipped: bool | None = None
    counter: str = ""
    named: str = ""
    name_chosen: bool = False
    spell: bool = False
    card: bool | None = None
    exactly: Ref | None = None
    same_name_as: Ref | None = None
    cast_from: Zone | None = None
    damaged_this_turn: bool | None = None
    shares_type_with: Ref | None = None
    other_than: Ref | None = None
    first_cast_this_turn: bool = False
    adventure: bool | None = None
    spent_mana_from: What | None = None
    any_of: tuple[What, ...] = ()


@word
class StackWhat:
    """A spell or ability on the stack: "target activated or triggered ability" (`kinds` of "spell", "activated", "triggered").

    `spell` describes spells further, `source` the source of an ability (CR 113.7).
    """

    kinds: tuple[str, ...] = ("spell",)
    spell: What | None = None
    control: str = ""
    single_target: bool | None = None
    source: What | None = None


@word
class Who:
    """A player described: `kind` is "any", "opponent" or "you". `or_object` is "player or planeswalker"."""

    kind: str = "any"
    or_object: What | None = None


@word
class AnyTarget:
    """CR 115.4: a creature, planeswalker, battle or player."""

    other: bool = False


Filter = What | StackWhat | Who | AnyTarget


@word
class Target:
    """One target word of a spell or ability (CR 115.1): what may be chosen, how many, and whether an amount is divided among them.

    `most` is None for "any number of". `divided` is the amount to divide among them as announced (CR 601.2d).
    """

    what: Filter
    least: int = 1
    most: int | None = 1
    divided: Amount | None = None
