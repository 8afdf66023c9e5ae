"""Costs: how much they are, and the parts of them other than mana being paid (CR 118, 601.2f-h)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from . import events as e
from . import vocabulary as v
from .actions import Details
from .choices import Choice
from .combat import is_summoning_sick
from .cycling import is_cycling
from .events import Reason
from .kinds import Zone
from .mana import NO_MANA, ManaCost
from .reading import Context, amount, fits, players
from .state import Thing
from .statics import applies_to, in_force
from .text import Text

if TYPE_CHECKING:
    from .game import Game

NOTHING: Mapping[type[Any], int] = {}
CANT_PAY = Text("the cost can't be paid", "コストを支払うことができない")
CANT_BE_PAID = Reason("118.3", CANT_PAY, ("601.2h",))
NOT_ENOUGH_LIFE = Reason(
    "119.4", Text("there isn't that much life to pay", "支払うべきライフが足りない")
)
NOT_ENOUGH_COUNTERS = Reason(
    "118.3",
    Text("there aren't enough counters to remove", "取り除くカウンターが足りない"),
    ("601.2h",),
)
NOT_ENOUGH_LOYALTY = Reason(
    "606.6", Text("there aren't enough loyalty counters", "忠誠カウンターが足りない")
)
NOT_IN_HAND = Reason("701.9a", Text("it isn't in hand", "それは手札にない"))
NOTHING_TO_SACRIFICE = Reason(
    "701.21a", Text("it isn't there to sacrifice", "生け贄に捧げるものがない")
)
TOO_FEW_TO_MILL = Reason(
    "701.17b",
    Text("there aren't enough cards to mill", "切削するカードが足りない"),
    ("118.3", "601.2h"),
)
TAPPED_ALREADY = Reason(
    "118.3", Text("it is tapped already", "それはすでにタップ状態である"), ("601.2h",)
)
UNTAPPED_ALREADY = Reason(
    "118.3", Text("it is untapped already", "それはすでにアンタップ状態である"), ("601.2h",)
)


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
            context.you == player for player in players(change.who, inforce.context)
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


# ---- parts other than mana


def taken_by(parts: Iterable[Any], source: int) -> dict[type[Any], int]:
    """CR 118.3, 601.2h: what the other parts of a cost already take: nothing is tapped or sacrificed twice for one cost."""
    twice = {v.TapThis: v.TapSome, v.SacrificeThis: v.SacrificeSome}
    return {twice[type(part)]: source for part in parts if type(part) in twice}


def part_reasons(
    game: Game,
    part: Any,
    context: Context,
    details: Details,
    taken: Mapping[type[Any], int] = NOTHING,
) -> list[Reason]:
    """Why a part of a cost can't be paid (CR 118.3): every reason."""
    me = context.source
    thing = game.state.things.get(me)
    match part:
        case v.TapThis():
            sick = [] if thing is None else _sick(game, me)
            return sick if thing is not None and not thing.tapped else [*sick, TAPPED_ALREADY]
        case v.UntapThis():
            return [UNTAPPED_ALREADY] if thing is None or not thing.tapped else _sick(game, me)
        case v.SacrificeSome() | v.DiscardSome() | v.ExileSome() | v.TapSome() | v.ReturnSome():
            return _choosable(game, part, context, details, taken)
    reason = _objection(game, part, context, thing)
    return [] if reason is None else [reason]


def _objection(game: Game, part: Any, context: Context, thing: Thing | None) -> Reason | None:
    """Why life, counters or the object itself can't be what is paid."""
    match part:
        case v.PayLife(life) if game.state.life(context.you) < amount(life, context):
            return NOT_ENOUGH_LIFE
        case v.RemoveCountersFromThis(kind, count):
            if thing is None or thing.counter(kind) < amount(count, context):
                return NOT_ENOUGH_COUNTERS
        case v.SacrificeThis() if thing is None or thing.zone is not Zone.BATTLEFIELD:
            return NOTHING_TO_SACRIFICE
        case v.DiscardThis() if thing is None or thing.zone is not Zone.HAND:
            return NOT_IN_HAND
        case v.ExileThis() if thing is None:
            return CANT_BE_PAID
        case v.MillCards(count) if len(game.state.zone(Zone.LIBRARY, context.you)) < count:
            return TOO_FEW_TO_MILL
        case v.Loyalty(change) if thing is None or thing.counter("loyalty") + change < 0:
            return NOT_ENOUGH_LOYALTY
    return None


def life_reasons(game: Game, due: Bill, context: Context) -> list[Reason]:
    """CR 119.4: all life that a cost takes must be there together."""
    life = sum(amount(part.amount, context) for part in due.parts if isinstance(part, v.PayLife))
    return [NOT_ENOUGH_LIFE] if life > max(0, game.state.life(context.you)) else []


def _sick(game: Game, id: int) -> list[Reason]:
    """CR 302.6, 107.5: a creature that its controller hasn't controlled since the turn began can't pay {T} or {Q}."""
    if is_summoning_sick(game, id):
        return [
            Reason(
                "302.6",
                Text(
                    "it came under your control this turn and lacks haste",
                    "このターンにコントロール下になった速攻を持たないクリーチャーである",
                ),
                ("602.5a",),
            )
        ]
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
        if part.what is None or may_pay(game, part, id, context):
            found.append(id)
    return found


def may_pay(game: Game, part: Any, id: int, context: Context) -> bool:
    """Whether an object is one that a part of a cost asks for."""
    is_such = fits(part.what, id, context, anywhere=True)
    if isinstance(part, v.DiscardSome):
        return game.rules.discarded_card_must_be_such(game.state, id, fits=is_such)
    return is_such


def _choosable(
    game: Game, part: Any, context: Context, details: Details, taken: Mapping[type[Any], int]
) -> list[Reason]:
    verb, _ = VERB_OF[type(part)]
    options = [id for id in payable_with(game, part, context) if id != taken.get(type(part))]
    named = list(details.cost_objects(verb))
    if len(options) < part.count:
        return [
            Reason(
                "118.3",
                Text("there is nothing to pay that cost with", "そのコストを支払えるものがない"),
                ("601.2h",),
            )
        ]
    if named and any(id not in options for id in named[: part.count]):
        return [
            Reason(
                "118.3",
                Text(
                    "that object can't pay this cost", "そのオブジェクトではこのコストを支払えない"
                ),
                ("601.2h",),
            )
        ]
    return []


def pay_part(
    game: Game,
    part: Any,
    context: Context,
    details: Details,
    used: set[int],
    *,
    for_mana: bool = False,
) -> None:
    """Pay one part. What it takes is as announced, or is asked for."""
    me = context.source
    match part:
        case v.TapThis():
            game.happen(e.Tapped(me, for_mana, context.you, "106.12" if for_mana else "701.26a"))
        case v.UntapThis():
            game.happen(e.Untapped(me))
        case v.PayLife(life):
            if number := amount(life, context):
                game.happen(e.LifeLost(context.you, number, "119.4"))
        case v.RemoveCountersFromThis(kind, count):
            game.take_counters(me, kind, amount(count, context))
        case v.SacrificeThis():
            sacrifice(game, me, context.you)
        case v.DiscardThis():
            discard(game, me, context.you, paid=True, cycled=is_for_cycling(game, context))
        case v.ExileThis():
            game.move(me, Zone.EXILE, cr="601.2h")
        case v.MillCards(count):
            mill_cards(game, context.you, count)
        case v.Loyalty(change):
            if change > 0:
                game.put_counters(me, "loyalty", change, as_cost=True)
            else:
                game.take_counters(me, "loyalty", -change)
        case _:
            pay_with_objects(game, part, context, details, used)


def mill_cards(game: Game, player: str, count: int) -> None:
    """CR 701.17a, as a cost."""
    with game.at_once():
        for id in game.state.zone(Zone.LIBRARY, player)[:count]:
            game.move(id, Zone.GRAVEYARD, cr="701.17a")


def pay_with_objects(
    game: Game, part: Any, context: Context, details: Details, used: set[int]
) -> None:
    verb, _ = VERB_OF[type(part)]
    options = [id for id in payable_with(game, part, context) if id not in used]
    named = [id for id in details.cost_objects(verb) if id in options][: part.count]
    if len(named) < part.count:
        if len(options) == part.count:
            named = options
        elif verb == "discard" and all(not game.state.things[id].is_known for id in options):
            named = options[: part.count]
        else:
            choice = Choice(
                context.you, "pick", context.source, verb, tuple(options), part.count, part.count
            )
            named = [int(id) for id in game.ask(choice)]
    used.update(named)
    for id in named:
        match part:
            case v.SacrificeSome():
                sacrifice(game, id, context.you)
            case v.DiscardSome():
                discard(game, id, context.you, paid=True)
            case v.ExileSome():
                game.move(id, Zone.EXILE, cr="601.2h")
            case v.TapSome():
                game.happen(e.Tapped(id, player=context.you))
            case v.ReturnSome():
                game.move(id, Zone.HAND, cr="601.2h")


def is_for_cycling(game: Game, context: Context) -> bool:
    """Whether what is being paid is the cost of a cycling ability."""
    if context.by is None:
        return False
    return is_cycling(game, context.source, game.state.things[context.by].ability)


def sacrifice(game: Game, id: int, player: str) -> bool:
    """CR 701.21a: only what one controls; it isn't destroyed, so nothing that stops destruction helps."""
    if id not in game.state.things or game.state.things[id].zone is not Zone.BATTLEFIELD:
        return False
    if game.look(id).controller != player:
        return False
    if not game.rules.sacrifice_is_not_destruction(
        game.state, id, "indestructible" in game.look(id).keywords
    ):
        return False
    if shield_of(game, id) and not game.rules.regeneration_is_for_destruction(game.state, id):
        return not is_regenerated(game, id)
    with game.at_once():
        game.happen(e.Sacrificed(id, player))
        game.move(id, Zone.GRAVEYARD, cr="701.21a")
    return True


def shield_of(game: Game, id: int) -> int:
    """The oldest regeneration shield of a permanent; 0 is none."""
    return next(
        (s.id for s in game.state.lasting if s.shield == "regenerate" and id in (s.affected or ())),
        0,
    )


def is_regenerated(game: Game, id: int) -> bool:
    """CR 701.19a: use up a regeneration shield, if there is one."""
    shield = shield_of(game, id)
    if shield:
        game.happen(e.ShieldUsed(shield, None, "701.19a"))
        game.happen(e.Regenerated(id))
    return bool(shield)


def discard(game: Game, id: int, player: str, *, paid: bool = False, cycled: bool = False) -> None:
    """CR 701.9a."""
    with game.at_once():
        game.happen(e.Discarded(id, player, paid=paid, cycled=cycled))
        game.move(id, Zone.GRAVEYARD, cr="701.9a")
