"""Whether a card may be cast: permissions, alternative costs, timing and what forbids it (CR 118.9, 601.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import vocabulary as v
from .actions import Cast
from .adventuring import NO_ADVENTURE, is_adventurer_card
from .apply import placed, removed
from .arriving import Move, entering
from .costs import Bill
from .events import Reason
from .faces import numbered
from .frozen import evolve
from .kinds import FREE, CardType, Layout, Step, Zone
from .limits import beyond_the_limit
from .reading import Context, fits, fits_any, holds, players
from .state import Announced, Gone, State, Thing, View
from .statics import InForce, applies_to, in_force
from .text import Text

if TYPE_CHECKING:
    from .game import Game

RULE_OF = {"flashback": "702.34a", "retrace": "702.81a"}
"""The rules of keywords by which a card is cast from where it usually isn't."""

ONE_ALTERNATIVE = Text(
    "only one alternative cost can be applied", "代替コストは１つしか適用できない"
)


@dataclass(slots=True)
class Permission:
    """What lets a player cast this card from where it is, and at what cost.

    `cost` None is the printed mana cost. `is_instructed` where casting happens as an effect says while it resolves.
    """

    via: str
    cost: Bill | None = None
    extra: v.Cost | None = None
    resulting: v.What | None = None
    flash: bool = False
    any_mana: bool = False
    is_instructed: bool = False
    inforce: InForce | None = None

    @property
    def pays_another(self) -> bool:
        """CR 118.9: whether an alternative cost, or none, is paid rather than the mana cost."""
        return self.via == FREE or self.cost is not None

    def ignores_timing(self, game: Game, player: str) -> bool:
        """CR 608.2g, asked of the rules where it matters."""
        return self.is_instructed and game.rules.casting_during_resolution_ignores_timing(
            game.state, player
        )


def permissions(game: Game, action: Cast) -> list[Permission]:
    """What lets the player cast this card the way they say (CR 601.3)."""
    state = game.state
    thing = state.things[action.card]
    via = action.details.via
    found: list[Permission] = []
    if thing.zone is Zone.HAND and thing.owner == action.player:
        found.extend(usual_or_instead(game, action, Permission("")))
    judged = judged_by_its_side(game, action)
    with game.supposing(judged):
        leave = in_force(game, v.MayCast)
    for inforce in leave:
        change = inforce.change
        with game.supposing(judged):
            if not lets_play(game, inforce, action.card, action.player):
                continue
        if change.zone is Zone.GRAVEYARD and not game.rules.way_into_the_graveyard_does_not_matter(
            state, thing
        ):
            continue
        if change.via == "retrace" and not game.rules.retrace_is_for_any_card(
            state, thing.id, hypothetical(game, action)
        ):
            continue
        permitted = permission_of(game, action, inforce)
        if (
            via == ""
            or is_meant(game, action, inforce)
            or (
                permitted.cost is not None
                and game.rules.alternative_costs_combine(state, change.via, via)
            )
        ):
            found.append(permitted)
        elif permitted.cost is None:
            found.extend(usual_or_instead(game, action, permitted))
    if not found and is_left_in_exile(game, thing, action.player):
        found.append(Permission("adventure", resulting=NO_ADVENTURE))
    return found


def is_left_in_exile(game: Game, thing: Thing, player: str) -> bool:
    """CR 715.3d: an adventurer card of that player's in exile; the rules are asked whether that alone is leave to cast it."""
    if thing.zone is not Zone.EXILE or thing.owner != player or not is_adventurer_card(thing):
        return False
    return not game.rules.only_its_own_adventure_gives_leave(game.state, thing)


def lets_play(game: Game, inforce: InForce, id: int, player: str) -> bool:
    """Whether a permission is that player's and speaks of this card, where it is."""
    change, thing = inforce.change, game.state.things[id]
    if change.zone is not thing.zone or inforce.context.you != player:
        return False
    if thing.zone in (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY) and thing.owner != player:
        return False
    if change.top and game.state.zone(thing.zone, player)[:1] != (id,):
        return False
    if isinstance(change.what, v.What):
        return fits(change.what, id, inforce.context)
    if applies_to(inforce, change.what, id):
        return game.rules.permission_outlives_its_source(game.state, inforce.source)
    return inforce.affected is not None and not game.rules.permission_is_for_that_object(
        game.state, thing, inforce.affected
    )


def is_by_leave(allowed: Permission) -> bool:
    """Whether an effect lets the card be cast from where nobody could otherwise, and names no cost."""
    if allowed.cost is not None or allowed.inforce is None or allowed.via == FREE:
        return False
    change = allowed.inforce.change
    return isinstance(change, v.MayCast) and change.extra is None and change.zone is not Zone.HAND


def judged_by_its_side(game: Game, action: Cast) -> State:
    """CR 601.3e, 709.3a, 712.11c, 715.3a: only the side being cast is looked at to see whether it may be cast."""
    return game.state if action.fused else as_its_side(game, action.card, action.side)


def shows_its_back(game: Game, action: Cast) -> Iterator[Reason]:
    """CR 712.11: a double-faced card that isn't modal is cast with its front face up."""
    card = game.state.things[action.card].card
    if action.side and card is not None and card.layout is Layout.DOUBLE:
        words = Text("it is cast with its front face up", "それは第１面を表向きにして唱える")
        yield Reason("712.11", words, ("712.8c",))


def as_its_side(game: Game, id: int, side: int) -> State:
    """The state in which a card that has several faces has the characteristics of one of them."""
    state, thing = game.state, game.state.things[id]
    card = thing.card
    if card is None or card.layout is Layout.NORMAL or thing.zone is Zone.STACK:
        return state
    if card.layout is Layout.ADVENTURE and not game.rules.only_the_side_cast_is_judged(
        state, thing
    ):
        return state
    position = state.zone(thing.zone, thing.owner).index(thing.id)
    seen = evolve(thing, copied=card.faces[min(side, len(card.faces) - 1)])
    return placed(removed(state, thing), seen, position)


def usual_or_instead(game: Game, action: Cast, usual: Permission) -> Iterator[Permission]:
    """CR 118.9: a card that may be cast for its mana cost may be cast for the alternative cost that the player names."""
    if action.details.via == "":
        yield usual
        return
    for inforce in alternatives(game, action):
        yield evolve(usual, via=inforce.change.via, cost=bill(inforce.change.cost), inforce=inforce)


def alternatives(game: Game, action: Cast) -> Iterator[InForce]:
    """The alternative costs that the player means and that are there for this spell. CR 113.6d: its own work wherever it is cast from."""
    known = in_force(game, v.MayPayInstead)
    own = (
        []
        if game.state.things[action.card].zone is Zone.HAND
        else list(own_alternatives(game, action))
    )
    for inforce in (*known, *own):
        if is_meant(game, action, inforce) and instead_applies(game, action, inforce):
            yield inforce


def own_alternatives(game: Game, action: Cast) -> Iterator[InForce]:
    context = Context(game, action.player, action.card)
    for number, ability in numbered(hypothetical(game, action).abilities):
        if isinstance(ability, v.Static):
            for order, change in enumerate(ability.changes):
                if isinstance(change, v.MayPayInstead) and isinstance(change.what, v.This):
                    yield InForce(
                        change, context, action.card, ("ability", action.card, number, order)
                    )


def is_meant(game: Game, action: Cast, inforce: InForce) -> bool:
    """Whether a permission or alternative cost is the one that the player names, and from the object they name."""
    details, change = action.details, inforce.change
    if details.granted is not None and details.granted != inforce.source:
        return False
    if details.via == "alternative":
        return isinstance(change, v.MayPayInstead)
    source = game.state.thing(inforce.source).card if inforce.source else None
    return bool(details.via == change.via) or (source is not None and details.via == source.name.en)


def bill(cost: v.Cost) -> Bill:
    made = Bill()
    made.add(cost)
    return made


def instead_applies(game: Game, action: Cast, inforce: InForce) -> bool:
    """CR 118.9: whether an alternative cost is there for this spell."""
    change = inforce.change
    if inforce.context.you != action.player or not holds(change.condition, inforce.context):
        return False
    if change.once_each_turn and (inforce.source or 0, inforce.key[2]) in game.state.used:
        return False
    if isinstance(change.what, v.What):
        state = spell_state(game, action)
        with game.supposing(state):
            return fits(change.what, state.stack[-1], inforce.context, anywhere=True)
    return applies_to(inforce, change.what, action.card)


def permission_of(game: Game, action: Cast, inforce: InForce) -> Permission:
    change = inforce.change
    cost = None
    if change.own_cost:
        cost = Bill(hypothetical(game, action).cost)
    elif change.cost is not None:
        cost = bill(change.cost)
    return Permission(
        change.via,
        cost,
        change.extra,
        change.resulting,
        change.flash,
        change.any_mana,
        inforce=inforce,
    )


def not_permitted(game: Game, action: Cast) -> Iterator[Reason]:
    """CR 601.3, 118.9a: nothing lets it be cast from there; or not that way; or for no second alternative cost."""
    via = action.details.via
    others = permissions(game, evolve(action, details=evolve(action.details, via="", granted=None)))
    also = (RULE_OF[via],) if via in RULE_OF else ()
    if not others:
        words = Text("nothing lets it be cast from there", "そこから唱えることを許すものがない")
        yield Reason("601.3", words, also)
        return
    words = Text("nothing lets it be cast that way", "その方法で唱えることを許すものがない")
    yield Reason("601.3", words, (*also, "118.9"))
    if any(found.cost is not None for found in others) and any(
        True for _ in alternatives(game, action)
    ):
        yield Reason("118.9a", ONE_ALTERNATIVE, ("601.2b",))


def may_fuse(game: Game, action: Cast) -> bool:
    """CR 702.102a."""
    thing = game.state.things[action.card]
    return thing.zone is Zone.HAND and "fuse" in game.look(action.card).keywords


def hypothetical(game: Game, action: Cast) -> View:
    """The spell as it would be on the stack (CR 601.3e)."""
    state = spell_state(game, action)
    return game.looker.view(state, state.stack[-1])


def spell_state(game: Game, action: Cast) -> Any:
    thing = game.state.things[action.card]
    new = spell_of(game, action)
    left = removed(game.state, thing)
    if thing.zone is Zone.STACK:  # what looks back at the spell that it was finds that (CR 608.2h)
        left = evolve(left, gone={**left.gone, thing.id: Gone(thing, game.look(thing.id), None)})
    return placed(left, evolve(new, timestamp=game.state.clock))


def spell_of(game: Game, action: Cast) -> Thing:
    move = Move(action.card, Zone.STACK, under=action.player, side=action.side)
    move.keep = Announced(
        via=action.details.via,
        x=action.details.x,
        origin=game.state.things[action.card].zone,
        fused=action.fused,
        paid=action.details.extras,
    )
    new = entering(game, move)
    return evolve(new, controller=action.player, id=game.state.next_id)


TIMED_BY = {
    CardType.SORCERY: "307.1",
    CardType.CREATURE: "302.1",
    CardType.PLANESWALKER: "306.1",
    CardType.ARTIFACT: "301.1",
    CardType.ENCHANTMENT: "303.1",
    CardType.BATTLE: "310.1",
}
"""The rule that says when a spell of a type may be cast."""


def timing(game: Game, action: Cast, view: View, allowed: list[Permission]) -> Iterator[Reason]:
    """CR 117.1a, 301.1, 302.1, 303.1, 304.1, 306.1, 307.1: when a spell of that type may be cast."""
    reasons = list(too_early(game, action.player, view))
    if not reasons:
        return
    flash = any(found.flash for found in allowed) or as_flash(game, action)
    via = action.details.via or next((found.via for found in allowed), "")
    if CardType.INSTANT in view.types or flash or "flash" in view.keywords:
        if game.rules.instants_keep_their_timing(game.state, view, via):
            return
    elif not game.rules.spell_needs_sorcery_timing(game.state, view, via):
        return
    yield from reasons


def as_flash(game: Game, action: Cast) -> bool:
    """CR 601.3b, 601.3e: whether something lets the spell that it would be be cast as though it had flash."""
    spell, card = spell_state(game, action), judged_by_its_side(game, action)
    for inforce in in_force(game, v.MayCastAnyTime):
        who = inforce.change.who
        if action.player not in players(who, inforce.context):
            continue
        with game.supposing(spell):
            if fits(inforce.change.what, spell.stack[-1], inforce.context, anywhere=True):
                return True
        as_card = evolve(inforce.change.what, spell=False)
        if card is game.state and fits(as_card, action.card, inforce.context, anywhere=True):
            return True
    return False


def too_early(game: Game, player: str, view: View) -> Iterator[Reason]:
    """CR 307.1: why a sorcery couldn't be cast now."""
    rule = next((rule for kind, rule in TIMED_BY.items() if kind in view.types), "117.1a")
    state, also = game.state, ("117.1a", "601.3")
    if not state.is_active(player):
        words = Text("it isn't that player's turn", "そのプレイヤーのターンではない")
        yield Reason(rule, words, also)
    if state.step not in (Step.MAIN1, Step.MAIN2):
        yield Reason(rule, Text("it isn't a main phase", "メイン・フェイズではない"), also)
    if state.stack:
        yield Reason(rule, Text("the stack isn't empty", "スタックが空でない"), also)


def restrictions(game: Game, action: Cast, view: View) -> Iterator[Reason]:
    """CR 101.2: effects that say it can't be cast, or that the player can't."""
    state = spell_state(game, action)
    id = state.stack[-1]
    for inforce in in_force(game, v.Cant):
        change = inforce.change
        if change.verb is v.Verb.BE_CAST and isinstance(change.subject, v.What):
            with game.supposing(state):
                forbidden = fits(change.subject, id, inforce.context, anywhere=True)
            if forbidden and (change.by is None or _is_by(inforce, action.player)):
                yield Reason(
                    "101.2",
                    Text("an effect says it can't be cast", "効果によりそれを唱えることはできない"),
                    ("601.3",),
                )
        if change.verb is v.Verb.CAST and applies_to(inforce, change.subject, action.player):
            yield Reason(
                "101.2",
                Text(
                    "an effect says that player can't cast it",
                    "効果によりそのプレイヤーは唱えられない",
                ),
                ("601.3",),
            )
    if action.details.via != FREE or game.rules.free_spell_is_cast(game.state, id):
        yield from beyond_the_limit(game, action.player)
    if split_second(game):
        yield Reason(
            "702.61a",
            Text("a spell with split second is on the stack", "刹那を持つ呪文がスタック上にある"),
        )


def _is_by(inforce: InForce, player: str) -> bool:
    return fits_any(inforce.change.by, player, inforce.context)


def split_second(game: Game) -> bool:
    return any("split second" in game.look(id).keywords for id in game.state.stack)
