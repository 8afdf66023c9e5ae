"""Paying: how much a cost is, whether it can be paid, and its being paid (CR 118, 601.2f-h)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from . import events as e
from . import vocabulary as v
from .actions import Details
from .choices import Choice
from .errors import ScriptError
from .events import Reason
from .faces import numbered
from .kinds import Zone
from .mana import NO_MANA, ManaCost
from .reading import Context, amount, fits
from .state import Mana
from .statics import applies_to, in_force
from .text import Text

if TYPE_CHECKING:
    from .game import Game

CANT_PAY = Text("the cost can't be paid", "コストを支払うことができない")


@dataclass
class Bill:
    """What is to be paid: mana (None: an unpayable mana cost, CR 118.6) and other parts."""

    mana: ManaCost | None = NO_MANA
    parts: list[Any] = field(default_factory=list)

    def add(self, cost: v.Cost | None) -> None:
        if cost is None:
            return
        if self.mana is not None:
            self.mana = self.mana.plus(cost.mana)
        self.parts.extend(cost.parts)


def changes_to_cost(game: Game, id: int, context: Context, *, ability: bool) -> int:
    """CR 601.2f: the sum of increases and reductions of generic mana that apply to a spell, or to an ability of `id`."""
    total = 0
    for inforce in in_force(game, v.CostsChange):
        change = inforce.change
        if change.abilities is not ability:
            continue
        if change.who is not None and not any(
            context.you == player for player in _players(change.who, inforce.context)
        ):
            continue
        if isinstance(change.what, v.What):
            if not fits(change.what, id, inforce.context, anywhere=True):
                continue
        elif not applies_to(inforce, change.what, id):
            continue
        reader = inforce.context
        if inforce.source == id:
            reader = context
        total += amount(change.generic, reader)
    return total


def _players(who: Any, context: Context) -> tuple[str, ...]:
    from .reading import players

    return players(who, context)


# ---- parts other than mana


def part_reasons(game: Game, part: Any, context: Context, details: Details) -> list[Reason]:
    """Why a part of a cost can't be paid (CR 118.3): every reason."""
    state, me = game.state, context.source
    thing = state.things.get(me)
    match part:
        case v.TapThis():
            if thing is None or thing.tapped:
                return [Reason("118.3", Text("it is tapped already", "それはすでにタップ状態である"))]
            return _sick(game, me)
        case v.UntapThis():
            if thing is None or not thing.tapped:
                return [Reason("118.3", Text("it is untapped already", "それはすでにアンタップ状態である"))]
            return _sick(game, me)
        case v.PayLife(life):
            if state.life(context.you) < amount(life, context):
                return [Reason("119.4", Text("there isn't that much life to pay", "支払うべきライフが足りない"))]
        case v.RemoveCountersFromThis(kind, count):
            if thing is None or thing.counter(kind) < amount(count, context):
                return [Reason("118.3", Text("there aren't enough counters to remove", "取り除くカウンターが足りない"))]
        case v.SacrificeThis():
            if thing is None or thing.zone is not Zone.BATTLEFIELD:
                return [Reason("701.21a", Text("it isn't there to sacrifice", "生け贄に捧げるものがない"))]
        case v.DiscardThis():
            if thing is None or thing.zone is not Zone.HAND:
                return [Reason("701.9a", Text("it isn't in hand", "それは手札にない"))]
        case v.ExileThis():
            if thing is None:
                return [Reason("118.3", CANT_PAY)]
        case v.Loyalty(change):
            if thing is None or thing.counter("loyalty") + change < 0:
                return [Reason("606.6", Text("there aren't enough loyalty counters", "忠誠カウンターが足りない"))]
        case v.SacrificeSome() | v.DiscardSome() | v.ExileSome() | v.TapSome() | v.ReturnSome():
            return _choosable(game, part, context, details)
    return []


def _sick(game: Game, id: int) -> list[Reason]:
    """CR 302.6, 107.5: a creature that its controller hasn't controlled since the turn began can't pay {T} or {Q}."""
    from .combat import is_summoning_sick

    if is_summoning_sick(game, id):
        return [Reason("302.6", Text("it came under your control this turn and lacks haste", "このターンにコントロール下になった速攻を持たないクリーチャーである"))]
    return []


VERB_OF: dict[type[Any], tuple[str, Zone]] = {
    v.SacrificeSome: ("sacrifice", Zone.BATTLEFIELD),
    v.DiscardSome: ("discard", Zone.HAND),
    v.ExileSome: ("exile", Zone.GRAVEYARD),
    v.TapSome: ("tap", Zone.BATTLEFIELD),
    v.ReturnSome: ("return", Zone.BATTLEFIELD),
}


def payable_with(game: Game, part: Any, context: Context) -> list[int]:
    """The objects that a part of a cost may take."""
    state, you = game.state, context.you
    zone = part.what.zone if isinstance(part, v.ExileSome) else VERB_OF[type(part)][1]
    found = []
    for id in state.zone(zone, you):
        thing = state.things[id]
        if zone is Zone.BATTLEFIELD and game.look(id).controller != you:
            continue
        if isinstance(part, v.TapSome) and thing.tapped:
            continue
        if id == context.source and zone in (Zone.HAND, Zone.GRAVEYARD):
            continue
        if not thing.is_known and part.what is not None:
            continue
        if part.what is None or fits(part.what, id, context, anywhere=True):
            found.append(id)
    return found


def _choosable(game: Game, part: Any, context: Context, details: Details) -> list[Reason]:
    verb, _ = VERB_OF[type(part)]
    options = payable_with(game, part, context)
    named = [id for id in details.cost_objects(verb)]
    if len(options) < part.count:
        return [Reason("118.3", Text("there is nothing to pay that cost with", "そのコストを支払えるものがない"))]
    if named and any(id not in options for id in named[: part.count]):
        return [Reason("118.3", Text("that object can't pay this cost", "そのオブジェクトではこのコストを支払えない"))]
    return []


def pay_part(game: Game, part: Any, context: Context, details: Details, used: set[int]) -> None:
    """Pay one part. What it takes is as announced, or is asked for."""
    me = context.source
    match part:
        case v.TapThis():
            game.happen(e.Tapped(me, player=context.you))
        case v.UntapThis():
            game.happen(e.Untapped(me))
        case v.PayLife(life):
            game.happen(e.LifeLost(context.you, amount(life, context), "119.4"))
        case v.RemoveCountersFromThis(kind, count):
            game.take_counters(me, kind, amount(count, context))
        case v.SacrificeThis():
            sacrifice(game, me, context.you)
        case v.DiscardThis():
            discard(game, me, context.you)
        case v.ExileThis():
            game.move(me, Zone.EXILE, cr="601.2h")
        case v.Loyalty(change):
            if change > 0:
                game.put_counters(me, "loyalty", change)
            else:
                game.take_counters(me, "loyalty", -change)
        case _:
            pay_with_objects(game, part, context, details, used)


def pay_with_objects(game: Game, part: Any, context: Context, details: Details, used: set[int]) -> None:
    verb, _ = VERB_OF[type(part)]
    options = [id for id in payable_with(game, part, context) if id not in used]
    named = [id for id in details.cost_objects(verb) if id in options][: part.count]
    if len(named) < part.count:
        if len(options) == part.count:
            named = options
        elif verb == "discard" and all(not game.state.things[id].is_known for id in options):
            named = options[: part.count]
        else:
            choice = Choice(context.you, "pick", context.source, verb, tuple(options), part.count, part.count)
            named = [int(id) for id in game.ask(choice)]
    used.update(named)
    for id in named:
        match part:
            case v.SacrificeSome():
                sacrifice(game, id, context.you)
            case v.DiscardSome():
                discard(game, id, context.you)
            case v.ExileSome():
                game.move(id, Zone.EXILE, cr="601.2h")
            case v.TapSome():
                game.happen(e.Tapped(id, player=context.you))
            case v.ReturnSome():
                game.move(id, Zone.HAND, cr="601.2h")


def sacrifice(game: Game, id: int, player: str) -> bool:
    """CR 701.21a: only what one controls; it isn't destroyed, so nothing that stops destruction helps."""
    if id not in game.state.things or game.state.things[id].zone is not Zone.BATTLEFIELD:
        return False
    if game.look(id).controller != player:
        return False
    if not game.rules.sacrifice_is_not_destruction(game.state, id, "indestructible" in game.look(id).keywords):
        return False
    with game.at_once():
        game.happen(e.Sacrificed(id, player))
        game.move(id, Zone.GRAVEYARD, cr="701.21a")
    return True


def discard(game: Game, id: int, player: str) -> None:
    """CR 701.9a."""
    with game.at_once():
        game.happen(e.Discarded(id, player))
        game.move(id, Zone.GRAVEYARD, cr="701.9a")


# ---- mana


def concrete(cost: ManaCost, details: Details) -> list[tuple[str, ...]]:
    """Each single mana to pay as the types that may pay it; () is generic. Hybrid symbols as announced (CR 601.2b)."""
    chosen = list(details.symbols)
    needed: list[tuple[str, ...]] = []
    for symbol in cost.symbols:
        if symbol.isdigit():
            needed.extend(() for _ in range(int(symbol)))
        elif "/" in symbol:
            needed.extend(_hybrid(symbol, chosen))
        elif symbol == "X":
            continue
        else:
            needed.append((symbol,))
    return needed


def _hybrid(symbol: str, chosen: list[tuple[str, str]]) -> list[tuple[str, ...]]:
    for index, (named, paid) in enumerate(chosen):
        if named.strip("{}") == symbol:
            del chosen[index]
            return [()] * int(paid) if paid.isdigit() else [] if paid == "life" else [(paid,)]
    parts = [part for part in symbol.split("/") if part != "P"]
    numbers = [part for part in parts if part.isdigit()]
    colours = tuple(part for part in parts if not part.isdigit())
    if numbers and not colours:
        return [()] * int(numbers[0])
    return [colours]


@dataclass(frozen=True, slots=True)
class Payer:
    """One way to get one mana: from the pool, or by tapping a permanent for a type of mana."""

    types: tuple[str, ...]
    pool: Mana | None = None
    source: int | None = None
    number: int = 0


def payers(game: Game, player: str, excluded: set[int]) -> list[Payer]:
    """Mana in the pool first, then each untapped permanent that makes one mana, in state order."""
    found = [Payer((mana.type,), mana) for mana in game.state.players[player].pool]
    for id in game.state.battlefield:
        if id in excluded:
            continue
        view = game.look(id)
        if view.controller != player or game.state.things[id].tapped:
            continue
        for number, ability in numbered(view.abilities):
            types = simple_mana(game, id, ability, player)
            if types:
                found.append(Payer(types, None, id, number))
                break
    return found


def simple_mana(game: Game, id: int, ability: Any, player: str) -> tuple[str, ...]:
    """The types of mana that an ability "{T} (sacrifice this): add one mana" can make now; () if it isn't one."""
    if not isinstance(ability, v.Activated) or not game.rules.is_mana_ability(ability):
        return ()
    if ability.cost.mana.symbols or not all(isinstance(p, v.TapThis | v.SacrificeThis) for p in ability.cost.parts):
        return ()
    context = Context(game, player, id)
    if any(part_reasons(game, part, context, Details()) for part in ability.cost.parts):
        return ()
    if ability.only_if is not None:
        from .reading import holds

        if not holds(ability.only_if, context):
            return ()
    adds = [effect for effect in ability.effects if isinstance(effect, v.AddMana)]
    if len(adds) != 1:
        return ()
    from .perform.mana import types_added

    types = types_added(adds[0], context)
    single = adds[0].symbols.count("{") <= 1
    return types if single else ()


def match_mana(needed: Sequence[tuple[str, ...]], available: Sequence[Payer]) -> list[Payer] | None:
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


def mana_reasons(game: Game, cost: ManaCost | None, context: Context, details: Details, excluded: set[int]) -> list[Reason]:
    """Why the mana can't be paid."""
    if cost is None:
        return [Reason("118.6", Text("it has no mana cost, and that can't be paid", "マナ・コストが存在しないため支払えない"))]
    if game.state.mana_any:
        return []
    if match_mana(concrete(cost, details), allowed_payers(game, context, details, excluded)) is None:
        return [Reason("601.2h", Text("there isn't enough mana of the right kinds", "必要なマナが足りない"))]
    return []


def allowed_payers(game: Game, context: Context, details: Details, excluded: set[int]) -> list[Payer]:
    found = payers(game, context.you, excluded)
    named = {id for _, ids in details.pay for id in ids}
    if named:
        found = [payer for payer in found if payer.source is None or payer.source in named]
    return found


def pay_mana(game: Game, cost: ManaCost, context: Context, details: Details, excluded: set[int]) -> tuple[Mana, ...]:
    """CR 601.2g-h: activate mana abilities as needed, then spend. With `mana any` nothing is tapped and nothing is spent."""
    if game.state.mana_any and not details.pay:
        return ()
    needed = concrete(cost, details)
    plan = match_mana(needed, allowed_payers(game, context, details, excluded))
    if plan is None:
        if game.state.mana_any:
            return ()
        raise ScriptError("the mana cost can't be paid")
    spent = []
    for types, payer in zip(needed, plan, strict=True):
        wanted = next((kind for kind in payer.types if kind in types), payer.types[0])
        mana = payer.pool
        if mana is None:
            assert payer.source is not None
            mana = Mana(wanted, payer.source)
            tap_for_mana(game, payer, mana, context.you)
        spent.append(mana)
    if spent:
        game.happen(e.ManaSpent(context.you, tuple(spent)))
    return tuple(spent)


def tap_for_mana(game: Game, payer: Payer, mana: Mana, player: str) -> None:
    """CR 605.3: a mana ability resolves at once."""
    assert payer.source is not None
    ability = next(a for n, a in numbered(game.look(payer.source).abilities) if n == payer.number and isinstance(a, v.Activated))
    game.happen(e.Tapped(payer.source, for_mana=True, player=player))
    if any(isinstance(part, v.SacrificeThis) for part in ability.cost.parts):
        sacrifice(game, payer.source, player)
    game.happen(e.ManaAdded(player, (mana,)))
