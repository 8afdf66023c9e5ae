"""Whether what a file expects is so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...engine.errors import OutOfPatience, ScriptError
from ...engine.kinds import Colour, Zone
from ..notation import tree as t
from ..notation.printing_claims import claim as printed_claim
from .error import PlayError
from .labels import NotYet, root_of, thing_named
from .measuring import aims_of, measure, step_value
from .table import Table


@dataclass(frozen=True, slots=True)
class Met:
    """One claim: its words, whether it is so, and what was found instead."""

    claim: str
    is_met: bool
    found: str
    line: int


def judge(table: Table, claim: t.Claim, refusals: list[Any], step: int) -> Met:
    """Compare a claim with the game as it is at this point of the file.

    Under a belief what can't be measured is not so; in true play it is a PlayError.
    """
    query = claim.query
    words = printed_claim(claim)
    try:
        if query.kind == "refused":
            found: Any = refused(refusals, query, step)
        else:
            found = measure(table, query)
        agrees = compare(table, query, claim.value, found)
    except OutOfPatience as error:
        raise PlayError(str(error), claim) from error
    except NotYet as error:
        found, agrees = error.message, False
    except (PlayError, ScriptError) as error:
        message = error.message if isinstance(error, PlayError) else str(error)
        if table.is_true:
            is_placed = isinstance(error, PlayError) and error.line
            raise error if is_placed else PlayError(message, claim) from error
        return Met(words, is_met=False, found=message, line=claim.span.line)
    return Met(words, agrees == claim.holds, shown(in_words(table, query, found)), claim.span.line)


def refused(refusals: list[Any], query: t.Query, step: int) -> tuple[bool, tuple[Any, ...]]:
    number = int(str(query.number)) or step
    for refusal in refusals:
        if refusal.step == number:
            return True, refusal.reasons
    return False, ()


def compare(table: Table, query: t.Query, value: Any, found: Any) -> bool:
    """Whether what was found is the value claimed."""
    match value:
        case t.Place():
            return in_place(table, query, value, found)
        case t.Amount(number):
            return bool(found == int(str(number)))
        case t.OnceOrMore():
            return bool(found)
        case t.PowerToughness(power, toughness):
            return bool(found == (int(str(power)), int(str(toughness))))
        case t.Words(words):
            return compare_words(query, words, found)
        case t.YesNo(yes):
            return found is yes
        case t.Verdict(yes, cr):
            return compare_verdict(query, found, yes=yes, cr=cr)
        case t.Things():
            return compare_things(table, query, value, found)
        case t.Mana(symbols):
            return bool(found == tuple(sorted(symbols)))
        case t.Moment(player, turn, step):
            active, number, name = found
            return (
                (not player or active == str(player))
                and (not turn or number == int(str(turn)))
                and (not step or name == step_value(str(step)))
            )
    raise PlayError("that can't be compared", query)


def in_place(table: Table, query: t.Query, place: t.Place, found: Any) -> bool:
    if found is None:
        # What never was has not ceased to exist either.
        return False
    zone = found.split(".")[-1]
    if zone != place.zone:
        return False
    if place.player and "." in found and found.split(".")[0] != str(place.player):
        return False
    if not place.position:
        return True
    assert isinstance(query.of[0], t.Ref)
    id = thing_named(table, query.of[0])
    cards = table.game.state.zone(Zone(zone), table.game.state.things[id].owner)
    index = place.position - 1 if place.position > 0 else len(cards) + place.position
    return 0 <= index < len(cards) and cards[index] == id


def compare_words(query: t.Query, words: tuple[Any, ...], found: Any) -> bool:
    said = {str(word) for word in words}
    if query.kind == "choices":
        return said == {colour_name(str(word)) for word in found}
    if query.kind == "name":
        return " ".join(str(word) for word in words) == found or found in said
    if found is None:
        return False
    return {word.lower() for word in said} == {word.lower() for word in found}


def colour_name(word: str) -> str:
    """`W` as it is written, `white`; any other word in lower case."""
    return next((it.name.lower() for it in Colour if it == word), word.lower())


def compare_verdict(query: t.Query, found: Any, *, yes: bool, cr: tuple[str, ...]) -> bool:
    if found is None:
        return not yes
    verdict, reasons = found
    return verdict is yes and all(
        any(cites(rule, number) for reason in reasons for rule in reason.rules) for number in cr
    )


def cites(given: str, wanted: str) -> bool:
    """A reason under 702.16b meets a claim that says 702.16."""
    return given == wanted or (given.startswith(wanted) and not given[len(wanted) :][:1].isdigit())


def compare_things(table: Table, query: t.Query, value: t.Things, found: Any) -> bool:
    aims = aims_of(table, value)
    if query.kind == "choices":
        return offered(table, aims) == offered(table, found)
    if query.kind in ("controller", "owner"):
        return len(aims) == 1 and bool(aims[0] == found)
    if query.kind in ("attached", "haunting"):
        return bool((aims[0] if aims else None) == found)
    if query.kind == "stack":
        return bool(aims == found)
    return frozenset(aims) == frozenset(found or ())


def offered(table: Table, options: Any) -> frozenset[Any]:
    """Options as they can be told from one another later on: an object may have moved since."""
    return frozenset(root_of(table.game, o) if isinstance(o, int) else o for o in options)


NAMING = frozenset({"attached", "haunting", "targets", "stack", "choices"})
"""Queries that find objects."""


def in_words(table: Table, query: t.Query, found: Any) -> Any:
    """What was found, with an object by its name instead of its number."""
    if query.kind not in NAMING:
        return found
    if isinstance(found, frozenset | tuple):
        return tuple(named(table, one) for one in found)
    return named(table, found)


def named(table: Table, one: Any) -> Any:
    game = table.game
    if not isinstance(one, int) or not (one in game.state.things or one in game.state.gone):
        return one
    thing = game.state.thing(one)
    of = one if thing.ability is None or thing.source is None else thing.source
    return game.look(of).name.en


def shown(found: Any) -> str:
    """What was found, in words for whoever reads a failed claim."""
    if isinstance(found, tuple) and len(found) == 2 and isinstance(found[0], bool):
        reasons = ", ".join(f"{' '.join(reason.rules)} ({reason.words.en})" for reason in found[1])
        return ("yes" if found[0] else "no") + (f": {reasons}" if reasons else "")
    if isinstance(found, bool):
        return "yes" if found else "no"
    if isinstance(found, frozenset | tuple):
        return ", ".join(sorted(map(str, found))) or "none"
    return "nothing" if found is None else str(found)
