"""Prints head, given and stack."""

from __future__ import annotations

from judgequiz.scenarios.notation.given import (
    Attached,
    Attribute,
    Chosen,
    ControlledBy,
    CopyOf,
    Counters,
    Damage,
    Entry,
    FaceUp,
    Flag,
    Gets,
    Given,
    Has,
    Head,
    Linked,
    OnStack,
    OwnedBy,
    Paid,
    Past,
    Related,
    SeenBy,
    Since,
    ValueOfX,
)
from judgequiz.scenarios.notation.printing_steps import details, faces
from judgequiz.scenarios.notation.printing_things import (
    mana,
    moment,
    name,
    number,
    phrase,
    plain_word,
    player,
    ref,
    ref_or_seat,
    signed_size,
    thing,
    token,
    word_or_slot,
)
from judgequiz.scenarios.notation.reader import quoted
from judgequiz.scenarios.notation.reading_attributes import is_taken
from judgequiz.scenarios.notation.things import Card, Number, Ref, Seat, Slot, Token, Unknown
from judgequiz.scenarios.notation.words import FLAGS


def head_line(head: Head) -> str:
    """The head in one line, defaults written out."""
    parts = [f"judgequiz {head.version}"]
    if head.edition:
        parts.append(f"edition {head.edition}")
    parts.append(f"players {' '.join(head.seats)}")
    if head.teams:
        parts.append(f"teams {' '.join('+'.join(team) for team in head.teams)}")
    if head.format:
        parts.append(f"format {head.format}")
    parts.append(f"turn {moment(head.turn, between=' ')}")
    if head.starting != head.seats[0]:
        parts.append(f"starting {player(head.starting)}")
    if head.priority:
        parts.append(f"priority {player(head.priority)}")
    return "; ".join([*parts, f"mana {head.mana}"])


def given_lines(given: Given) -> list[str]:
    """What is given of one player: hand and library in the first line, then a line each."""
    first: list[str] = []
    rest: list[str] = []
    if given.life is not None:
        first.append(f"life {number(given.life)}")
    if given.counters:
        first.append(f"counters {', '.join(_kind_first(one) for one in given.counters)}")
    if given.pool is not None:
        first.append(f"pool {mana(given.pool) or 'none'}")
    for zone in given.zones:
        written = f"{zone.zone} {', '.join(entry(one) for one in zone.entries) or 'none'}"
        (first if zone.zone in ("hand", "library") else rest).append(written)
    if given.history:
        rest.append(f"history {', '.join(_past(one) for one in given.history)}")
    if not first:
        first, rest = rest[:1], rest[1:]
    return [f"{player(given.player)}: {'; '.join(first)}", *(f"   {line}" for line in rest)]


def _kind_first(counters: Counters) -> str:
    return f"{counters.kind} {number(counters.number)}"


def entry(value: Entry) -> str:
    """`Mountain*4 @m [tapped]`; of tokens the count stands after the label."""
    times = "" if value.count == 1 else f"*{number(value.count)}"
    label = f"@{value.label}" if value.label else ""
    if isinstance(value.what, Token):
        after = f"{label}{times}"
    else:
        after = f"{times} {label}" if label else times
    space = " " if (after and not after.startswith("*")) or isinstance(value.what, Token) else ""
    written = thing(value.what) + (space + after.lstrip(" ") if space else after)
    return written.rstrip() + _brackets(value.attributes)


def _brackets(attributes: tuple[Attribute, ...]) -> str:
    return f" [{'; '.join(attribute(one) for one in attributes)}]" if attributes else ""


def attribute(value: Attribute) -> str:
    """One attribute."""
    match value:
        case Counters():
            prefix = "counters " if is_taken(value.kind) else ""
            return prefix + _kind_first(value)
        case Flag():
            return value.word if value.word in FLAGS else quoted(value.word)
        case Attached():
            return f"attached {ref_or_seat(value.to)}"
        case Since():
            return f"since {moment(value.moment)}"
        case OwnedBy():
            return f"owner {player(value.player)}"
        case ControlledBy():
            return f"controller {player(value.player)}"
        case FaceUp():
            return f"face {number(value.number)}"
        case CopyOf():
            return f"as {ref(value.of) if isinstance(value.of, Ref) else name(value.of)}"
        case Chosen():
            return f"chosen {_chosen(value.what)}"
        case _:
            return _more(value)


_Rest = Linked | Related | Paid | Has | Gets | Damage | ValueOfX | SeenBy


def _more(value: _Rest) -> str:
    match value:
        case Linked():
            cards = (ref(one) if isinstance(one, Ref) else entry(one) for one in value.cards)
            return f"exiled {', '.join(cards)}"
        case Related():
            return f"{value.word} {' & '.join(ref_or_seat(one) for one in value.to)}"
        case Paid():
            cost = value.cost if plain_word(value.cost) else quoted(value.cost)
            return f"paid {cost}" + ("" if value.count == 1 else f" {number(value.count)}")
        case Has():
            return f"has {phrase(value.ability)}"
        case Gets():
            return f"gets {signed_size(value.change)}"
        case Damage():
            return f"damage {number(value.number)}"
        case ValueOfX():
            return f"X {number(value.number)}"
        case SeenBy():
            return f"seen {' '.join(player(one) for one in value.players)}"


def _chosen(what: str | Slot | int | Card | Ref | Seat) -> str:
    match what:
        case Card():
            return name(what.name)
        case Ref() | Seat():
            return ref_or_seat(what)
        case _:
            return word_or_slot(what)


def _past(value: Past) -> str:
    things = " ".join(_past_thing(one) for one in value.things)
    written = f"{value.event} {things}".rstrip()
    by = f" by {ref(value.by)}" if value.by else ""
    return written + _often(value.number) + by + _in_turn(value.turn)


def _past_thing(value: Ref | Seat | Token | Unknown) -> str:
    match value:
        case Ref() | Seat():
            return ref_or_seat(value)
        case Token():
            return token(value)
        case Unknown():
            return "unknown"


def _often(value: Number | None) -> str:
    return "" if value is None else f" {number(value)}"


def _in_turn(turn: Number) -> str:
    if turn == 0:
        return ""
    return f" in {number(turn)}" if isinstance(turn, Slot) else f" in T{turn}"


def stack_lines(stack: tuple[OnStack, ...]) -> list[str]:
    """The stack, top first, an object a line."""
    items = [_on_stack(one) for one in stack]
    return [f"stack: {items[0]}", *(f"   {item}" for item in items[1:])] if items else []


def _on_stack(value: OnStack) -> str:
    if isinstance(value.what, Ref):
        return f"{player(value.controller)} {ref(value.what)}{details(value.details)}"
    label = f" @{value.what.label}" if value.what.label else ""
    spell = thing(value.what.what) + faces(value.faces) + label + _brackets(value.what.attributes)
    return f"{player(value.controller)} {spell}{details(value.details)}"
