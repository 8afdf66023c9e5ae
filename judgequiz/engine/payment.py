"""Paying mana: which symbols are paid with what, from the pool and from which sources (CR 106, 601.2g-h, 605.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .actions import Activate, Details
from .costs import Bill, part_reasons, pay_part
from .errors import ScriptError
from .events import Reason
from .faces import numbered
from .halves import as_read
from .mana import ManaCost, mana
from .reading import Context, amount
from .state import Announced, Mana
from .tapping import extras, produced, resolve_for_mana
from .text import Text

if TYPE_CHECKING:
    from .game import Game

Need = tuple[str, ...]
"""The types of mana of which one pays a single mana; () is generic."""

NOT_ENOUGH = Text("there isn't enough mana of the right kinds", "必要なマナが足りない")


# ---- what is to be paid


def as_announced(due: Bill, details: Details, reasons: list[Reason]) -> Bill:
    """CR 601.2b, 107.4e-f: the cost with each hybrid or Phyrexian symbol that the player names as they want to pay it."""
    if due.mana is None:
        return due
    symbols, parts = list(due.mana.symbols), list(due.parts)
    for named, paid in details.symbols:
        symbol = named.strip("{}")
        ways = symbol.split("/")
        if symbol not in symbols:
            words = Text(f"the cost has no {{{symbol}}}", f"コストに{{{symbol}}}がない")
            reasons.append(Reason("601.2b", words))
        elif paid == "life" and "P" in ways:
            symbols.remove(symbol)
            parts.append(v.PayLife(2))
        elif paid in ways:
            symbols[symbols.index(symbol)] = paid
        else:
            words = Text(
                f"{{{symbol}}} can't be paid that way", f"{{{symbol}}}はその方法では支払えない"
            )
            reasons.append(Reason("107.4f" if "P" in ways else "107.4e", words, ("601.2b",)))
    return Bill(ManaCost(tuple(symbols)), parts)


def applicable(game: Game, id: int, cost: ManaCost, change: int) -> int:
    """CR 601.2f: how much of a change applies to a cost whose hybrid symbols have been chosen."""
    if (
        change >= 0
        or not any(is_monohybrid(symbol) for symbol in cost.symbols)
        or game.rules.reduction_takes_from_the_half_chosen(game.state, id)
    ):
        return change
    return max(change, -sum(int(symbol) for symbol in cost.symbols if symbol.isdigit()))


def payable(
    game: Game, cost: ManaCost, x: int, change: int, context: Context, details: Details
) -> ManaCost:
    """CR 601.2b, 601.2f: the cost with X and with increases and reductions. Symbols like {2/B} that the player doesn't name
    are paid with the colour, as many as can be."""
    monohybrid = [index for index, symbol in enumerate(cost.symbols) if is_monohybrid(symbol)]
    first: ManaCost | None = None
    for count in range(len(monohybrid) + 1):
        symbols = list(cost.symbols)
        for index in monohybrid[len(monohybrid) - count :]:
            symbols[index] = symbols[index].split("/")[0]
        found = reduced(game, ManaCost(tuple(symbols)).with_x(x), change, context)
        if not mana_reasons(game, found, context, details, set()):
            return found
        first = first or found
    assert first is not None
    return first


def reduced(game: Game, cost: ManaCost, change: int, context: Context) -> ManaCost:
    """CR 601.2f, 118.7a: the cost after increases and reductions, which are of generic mana."""
    changed = cost.changed_by(change)
    generic = sum(int(symbol) for symbol in cost.symbols if symbol.isdigit())
    over = -change - generic
    if over > 0 and not game.rules.reduction_takes_generic_mana_only(game.state, context.source):
        return ManaCost(changed.symbols[: max(0, len(changed.symbols) - over)])
    return changed


def is_monohybrid(symbol: str) -> bool:
    """CR 107.4e: {2/B} and the like."""
    return "/" in symbol and symbol.split("/")[0].isdigit()


def concrete(cost: ManaCost) -> list[Need]:
    """Each single mana to pay as the types that may pay it."""
    needed: list[Need] = []
    for symbol in cost.symbols:
        if symbol.isdigit():
            needed.extend(() for _ in range(int(symbol)))
        elif symbol != "X":
            needed.append(tuple(p for p in symbol.split("/") if p != "P" and not p.isdigit()))
    return needed


def with_life(
    game: Game, due: Bill, context: Context, details: Details, excluded: set[int]
) -> Bill:
    """CR 107.4f: of the Phyrexian symbols not yet announced, 2 life for as many as the mana doesn't suffice for."""
    while due.mana is not None:
        phyrexian = [symbol for symbol in due.mana.symbols if "P" in symbol.split("/")]
        if not phyrexian or not mana_reasons(game, due.mana, context, details, excluded):
            break
        symbols = list(due.mana.symbols)
        symbols.remove(phyrexian[-1])
        due = Bill(ManaCost(tuple(symbols)), [*due.parts, v.PayLife(2)])
    return due


# ---- what may pay


@dataclass(frozen=True, slots=True)
class Payer:
    """One way to get one mana: from the pool, or the `slot`-th mana that a permanent's ability makes.

    `giver`: what adds it when that permanent is tapped for mana (CR 605.4a).
    """

    types: tuple[str, ...]
    pool: Mana | None = None
    source: int | None = None
    slot: int = 0
    giver: int | None = None


@dataclass(frozen=True, slots=True)
class Making:
    """What a mana ability makes without a further cost: for each mana the types it may have."""

    number: int
    ability: v.Activated
    slots: tuple[tuple[str, ...], ...]

    @property
    def is_harmless(self) -> bool:
        """Whether only tapping is lost by it."""
        return len(self.ability.effects) == 1 and not any(
            isinstance(p, v.SacrificeThis | v.MillCards) for p in self.ability.cost.parts
        )


def payers(game: Game, player: str, excluded: set[int], *, extra: bool = False) -> list[Payer]:
    """Mana in the pool first, then what only taps, in state order, then what costs more than that.

    With `extra` permanents are tapped for mana on which something adds more, where they can be.
    """
    found = [Payer((mana.type,), mana) for mana in game.state.players[player].pool]
    dear: list[Payer] = []
    for id in game.state.battlefield:
        if id in excluded or game.look(id).controller != player or game.state.things[id].tapped:
            continue
        ways = makings(game, id, player)
        if ways:
            ways, added = with_extras(game, id, player, ways) if extra else (ways, [])
            rest = found if all(way.is_harmless for way in ways) else dear
            rest.extend(Payer(types, None, id, slot) for slot, types in enumerate(united(ways)))
            rest.extend(added)
    return found + dear


def with_extras(
    game: Game, id: int, player: str, ways: list[Making]
) -> tuple[list[Making], list[Payer]]:
    """The ability of a permanent by which something adds more mana, and that mana; else all its abilities."""
    for way in ways:
        types = {kinds[0] for kinds in way.slots if len(kinds) == 1}
        added = [
            Payer((kind,), None, id, -1 - n, giver)
            for n, (kind, giver) in enumerate(extras(game, id, player, types))
        ]
        if added:
            return [way], added
    return ways, []


def united(ways: Sequence[Making]) -> tuple[tuple[str, ...], ...]:
    """The mana of a permanent with several mana abilities: the most that one makes, of any type that one makes."""
    most = max(len(way.slots) for way in ways)
    ways = [way for way in ways if len(way.slots) == most]
    return tuple(
        tuple(dict.fromkeys(kind for way in ways for kind in way.slots[slot]))
        for slot in range(most)
    )


def makings(game: Game, id: int, player: str) -> list[Making]:
    """The mana abilities of a permanent that cost nothing but tapping and sacrificing it, and can be activated now."""
    from .activating import activation_limits

    found = []
    for number, ability in numbered(game.look(id).abilities):
        if isinstance(ability, v.Activated) and game.rules.is_mana_ability(ability):
            if any(activation_limits(game, Activate(player, id, number), number, ability)):
                continue
            slots = slots_of(game, id, ability, player)
            if slots:
                found.append(Making(number, ability, slots))
    return found


def slots_of(game: Game, id: int, ability: v.Activated, player: str) -> tuple[tuple[str, ...], ...]:
    if ability.cost.mana.symbols or not all(
        isinstance(p, v.TapThis | v.SacrificeThis | v.MillCards) for p in ability.cost.parts
    ):
        return ()
    context = Context(game, player, id)
    if any(part_reasons(game, part, context, Details()) for part in ability.cost.parts):
        return ()
    adds = [effect for effect in ability.effects if isinstance(effect, v.AddMana)]
    if len(adds) != 1:
        return ()
    return slots_added(adds[0], context)


def slots_added(effect: v.AddMana, context: Context) -> tuple[tuple[str, ...], ...]:
    from .perform.mana import types_added

    count, game, id = amount(effect.amount, context), context.game, context.source
    if not effect.among:
        symbols = mana(effect.symbols).symbols * count
        return tuple((symbol,) for symbol in produced(game, id, symbols))
    types = types_added(effect, context)
    types = tuple(dict.fromkeys(kind for one in types for kind in produced(game, id, (one,))))
    return (types,) if types and count == 1 else ()


def allowed_payers(
    game: Game, context: Context, details: Details, excluded: set[int], *, extra: bool = False
) -> list[Payer]:
    found = payers(game, context.you, excluded, extra=extra)
    named = [id for _, ids in details.pay for id in ids]
    if named:
        found = [payer for payer in found if payer.source is None or payer.source in named]
        found.sort(key=lambda payer: -1 if payer.source is None else named.index(payer.source))
    return found


def plan_for(
    game: Game, needed: list[Need], context: Context, details: Details, excluded: set[int]
) -> list[Payer] | None:
    """What pays each mana; only where it doesn't suffice otherwise, with what triggers on tapping for mana."""
    for extra in (False, True):
        available = allowed_payers(game, context, details, excluded, extra=extra)
        plan = match_mana(needed, available)
        if plan is not None:
            return plan
    return None


def match_mana(needed: Sequence[Need], available: Sequence[Payer]) -> list[Payer] | None:
    """Which payer pays which mana: coloured first, so that generic takes what is left; None where it can't be paid."""
    order = sorted(range(len(needed)), key=lambda index: (not needed[index], len(needed[index])))
    chosen: dict[int, int] = {}

    def assign(index: int, seen: set[int]) -> bool:
        for payer, candidate in enumerate(available):
            if payer in seen or (needed[index] and not set(needed[index]) & set(candidate.types)):
                continue
            seen.add(payer)
            if payer not in chosen or assign(chosen[payer], seen):
                chosen[payer] = index
                return True
        return False

    for index in order:
        if not assign(index, set()):
            return None
    by_need = {index: payer for payer, index in chosen.items()}
    return [available[by_need[index]] for index in range(len(needed))]


def as_said(needed: list[Need], details: Details) -> list[Need] | None:
    """The needs with the types of mana that the player says they pay; None where that doesn't pay them."""
    said = [symbol for symbols, _ in details.pay for symbol in mana_said(symbols)]
    if not said or any(symbol.isdigit() or "/" in symbol or symbol == "X" for symbol in said):
        return needed
    if len(said) != len(needed):
        return None if len(said) < len(needed) else needed
    plan = match_mana(needed, [Payer((symbol,)) for symbol in said])
    return None if plan is None else [payer.types for payer in plan]


def mana_said(symbols: str) -> tuple[str, ...]:
    return tuple(symbols.strip("{}").split("}{")) if symbols else ()


# ---- paying


def mana_reasons(
    game: Game, cost: ManaCost | None, context: Context, details: Details, excluded: set[int]
) -> list[Reason]:
    """Why the mana can't be paid."""
    if cost is None:
        return [
            Reason(
                "118.6",
                Text(
                    "it has no mana cost, and that can't be paid",
                    "マナ・コストが存在しないため支払えない",
                ),
            )
        ]
    if game.state.mana_any:
        return []
    needed = as_said(concrete(as_read(game, cost, context.source)), details)
    if needed is None or plan_for(game, needed, context, details, excluded) is None:
        return [Reason("601.2h", NOT_ENOUGH, ("118.3",))]
    return []


def pay_mana(
    game: Game, cost: ManaCost, context: Context, details: Details, excluded: set[int]
) -> tuple[Mana, ...]:
    """CR 601.2g-h: activate mana abilities as needed, then spend. With `mana any` nothing is tapped and nothing is spent."""
    if game.state.mana_any and not details.pay:
        return ()
    needed = as_said(concrete(as_read(game, cost, context.source)), details)
    plan = None if needed is None else plan_for(game, needed, context, details, excluded)
    if plan is None or needed is None:
        if game.state.mana_any:
            return ()
        raise ScriptError("the mana cost can't be paid")
    wanted: dict[tuple[int | None, int], str] = {
        (payer.source, payer.slot): next(
            (kind for kind in payer.types if kind in types), payer.types[0]
        )
        for types, payer in zip(needed, plan, strict=True)
        if payer.source is not None and payer.giver is None
    }
    for source in dict.fromkeys(payer.source for payer in plan if payer.source is not None):
        make_mana(
            game,
            source,
            {slot: kind for (id, slot), kind in wanted.items() if id == source},
            context.you,
        )
    spent = tuple(payer.pool or mana_from(payer, wanted) for payer in plan)
    if spent:
        game.happen(e.ManaSpent(context.you, spent))
    return spent


def mana_from(payer: Payer, wanted: dict[tuple[int | None, int], str]) -> Mana:
    if payer.giver is not None:
        return Mana(payer.types[0], payer.giver)
    return Mana(wanted[(payer.source, payer.slot)], payer.source)


def make_mana(game: Game, source: int, wanted: dict[int, str], player: str) -> None:
    """CR 605.3b: a mana ability is activated and resolves at once, making at least the mana wanted."""
    way = next(
        way
        for way in makings(game, source, player)
        if all(slot < len(way.slots) and kind in way.slots[slot] for slot, kind in wanted.items())
    )
    made = tuple(Mana(wanted.get(slot, types[0]), source) for slot, types in enumerate(way.slots))
    activate_for_mana(game, way.ability, Context(game, player, source), Details(), made)


def activate_for_mana(
    game: Game,
    ability: v.Activated,
    context: Context,
    details: Details,
    made: tuple[Mana, ...] | None = None,
) -> None:
    """Pay the parts of the cost of a mana ability and carry it out; `made` is what it adds, where that is decided already."""
    source = context.source
    used: set[int] = set()
    for part in sorted(
        ability.cost.parts,
        key=lambda part: isinstance(part, v.SacrificeThis | v.DiscardThis | v.ExileThis),
    ):
        pay_part(game, part, context, details, used, for_mana=True)
    game.happen(e.ActivatedAbility(0, source, context.you, Announced(), is_mana=True, cr="605.3b"))
    resolve_for_mana(game, ability, context, made)
