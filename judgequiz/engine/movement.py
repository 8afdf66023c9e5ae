"""Objects changing zones: what is proposed, what replaces it, and what then happens (CR 400.7, 614, 616)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import events as e
from . import vocabulary as v
from .arriving import Move, entering, entering_state, followed
from .choices import Choice
from .copying import excepting, payment_copied, values_copied
from .counting import multiplied
from .entering import entering_replacements
from .entering_triggers import as_trigger
from .frozen import evolve
from .kinds import CardType, Form, Zone
from .reading import Context, amount, fits, fits_any, holds, matching, times_it_counts
from .state import Aim, State, Thing
from .statics import InForce, applies_to, in_force

if TYPE_CHECKING:
    from .game import Game


def carry_out(game: Game, move: Move) -> int | None:
    """Let replacement effects change the move, then make it happen. The new object's id; None where nothing moved."""
    if move.what not in game.state.things:
        return None
    thing = game.state.things[move.what]
    if has_left_for_good(game, thing):
        return None
    if thing.zone is Zone.STACK and move.to is not Zone.BATTLEFIELD and was_retraced(game, thing):
        if not game.rules.retraced_card_goes_to_the_graveyard(game.state, thing.id):
            move.to = Zone.EXILE
    replaced(game, move)
    if move.to is Zone.BATTLEFIELD:
        settle_entering(game, move)
    if move.to is thing.zone and move.to is not Zone.LIBRARY:
        return None
    if move.to is Zone.BATTLEFIELD and not may_enter(game, move):
        return None
    if thing.form is Form.ABILITY and move.to is not Zone.BATTLEFIELD:
        game.happen(e.Ceased(thing.id, game.look(thing.id), "608.2n"))
        return None
    return _moved(game, move, thing)


def settle_entering(game: Game, move: Move) -> None:
    """CR 122.6a, 614.12: the counters it gets in the end, and whether it is tapped after all."""
    if move.spared and move.tapped:
        move.tapped = game.rules.sparing_one_effect_spares_no_other(game.state, move.what)
    if move.counters:
        state = entering_state(game, move)
        id = next(reversed(state.zones[(Zone.BATTLEFIELD, "")]))
        with game.supposing(state):
            more = {kind: multiplied(game, id, kind, n)[0] for kind, n in move.counters.items()}
        move.counters = more


def has_left_for_good(game: Game, thing: Thing) -> bool:
    """CR 111.8, 704.5d-e: a token off the battlefield, a copy of a spell off the stack moves no more."""
    stays = {Form.TOKEN: (Zone.BATTLEFIELD, Zone.NOWHERE), Form.SPELL_COPY: (Zone.STACK,)}
    return thing.zone not in stays.get(
        thing.form, (thing.zone,)
    ) and game.rules.no_card_ceases_off_its_zone(game.state, thing)


def was_retraced(game: Game, spell: Thing) -> bool:
    """Whether a spell was cast by its retrace ability."""
    return (
        spell.announced.origin is Zone.GRAVEYARD
        and spell.announced.via != "flashback"
        and "retrace" in game.look(spell.id).keywords
    )


def may_enter(game: Game, move: Move) -> bool:
    """CR 303.4g, 304.4: an Aura with nothing to enchant, an instant or sorcery stays where it is."""
    state = entering_state(game, move)
    view = game.looker.view(state, state.next_id - 1)
    if not view.known or not view.types & {CardType.INSTANT, CardType.SORCERY}:
        return True
    thing = game.state.things[move.what]
    if not game.rules.card_that_cannot_enter_stays(game.state, thing):
        move.to = Zone.GRAVEYARD
        return True
    return False


def _moved(game: Game, move: Move, thing: Thing) -> int:
    new = entering(game, move)
    view = game.look_before(thing.id)
    dies = (
        thing.zone is Zone.BATTLEFIELD
        and move.to is Zone.GRAVEYARD
        and bool(view.types & {CardType.CREATURE, CardType.PLANESWALKER})
    )
    event = e.Moved(
        thing.id,
        new.id,
        thing.zone,
        move.to,
        new,
        view,
        move.position,
        move.cr,
        dies=dies,
        cause=move.cause,
    )
    game.happen(event)
    if thing.zone is Zone.STACK and move.to is Zone.BATTLEFIELD:
        follow_spell(game, thing.id, new.id)
    for inforce in move.after:
        as_trigger(game, new.id, inforce)
    return new.id


def follow_spell(game: Game, spell: int, permanent: int) -> None:
    """CR 400.7a, logged: each effect on the spell ends and begins anew on the permanent."""
    for before, after in zip(game.state.lasting, followed(game, spell, permanent), strict=True):
        if before is not after:
            game.happen(e.EffectEnded(before.id, "400.7a"))
            game.happen(e.EffectBegan(evolve(after, id=game.mint()), "400.7a"))


# ---- replacement


def replaced(game: Game, move: Move) -> None:
    """CR 616.1: one replacement effect after the other, as the affected object's controller (or owner) chooses, until none is left."""
    for _ in range(100):
        candidates = [found for found in replacements(game, move) if found.key not in move.applied]
        if not candidates:
            return
        chosen = choose_replacement(game, move, candidates)
        move.applied.add(chosen.key)
        change_move(game, move, chosen)
    raise RecursionError("replacement effects without end")


def chooser_of(game: Game, move: Move) -> str:
    """CR 616.1: the controller of the affected object, or its owner where it has none."""
    thing = game.state.things[move.what]
    if thing.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return game.look_before(move.what).controller
    return move.under or thing.owner


def choose_replacement(game: Game, move: Move, candidates: list[InForce]) -> InForce:
    for rank in (is_self_replacement, is_copying):
        first = [found for found in candidates if rank(game, move, found)]
        if first:
            candidates = first
            break
    if len(candidates) == 1:
        return candidates[0]
    if all(is_orderless(found) for found in candidates):
        return candidates[0]
    if (
        len(
            {
                (type(found.change), getattr(found.change, "instead", found.key))
                for found in candidates
            }
        )
        == 1
    ):
        return candidates[0]
    chooser = game.rules.who_orders_replacements(
        game.state, chooser_of(game, move), tuple(found.context.you for found in candidates)
    )
    choice = Choice(
        chooser, "pick", move.what, "replacement", tuple(found.source or 0 for found in candidates)
    )
    picked = game.ask(choice)
    return next(found for found in candidates if (found.source or 0) == picked[0])


def is_self_replacement(game: Game, move: Move, found: InForce) -> bool:
    """CR 614.15: part of the spell or ability that does this."""
    return False


def is_copying(game: Game, move: Move, found: InForce) -> bool:
    """CR 616.1d: an effect by which it enters as a copy comes before the others."""
    return isinstance(found.change, v.EntersAsCopy)


def is_orderless(found: InForce) -> bool:
    """Entering tapped, with counters and with a choice come to the same in any order."""
    return isinstance(found.change, v.EntersTapped | v.EntersWith | v.ChoiceAsEnters)


def replacements(game: Game, move: Move) -> list[InForce]:
    """Every replacement effect that applies to the move as it is now proposed."""
    before = game.batch_before if game.batch_before is not None else game.state
    found = []
    for inforce in in_force(game, v.MoveInstead, before):
        if game.state.thing(move.what).id in before.things and move_fits(game, move, inforce):
            found.append(inforce)
    if move.to is Zone.BATTLEFIELD:
        found.extend(entering_replacements(game, move))
    return found


def move_fits(game: Game, move: Move, inforce: InForce) -> bool:
    change = inforce.change
    thing = game.state.things[move.what]
    if change.to is not None and change.to is not move.to:
        return False
    if change.to is None and move.to is change.instead:
        return False
    if change.to is None and change.origin is Zone.STACK and move.to is Zone.BATTLEFIELD:
        return False
    if change.origin is not None and change.origin is not thing.zone:
        return False
    if change.card_only and thing.form is not Form.CARD:
        return False
    if isinstance(change.what, v.What):
        # A copy of a spell is neither card nor token (CR 707.10, 108.2).
        is_copy = thing.form is Form.SPELL_COPY
        return not is_copy and fits(change.what, move.what, inforce.context, anywhere=True)
    if not applies_to(inforce, change.what, move.what):
        return False
    return game.rules.replacement_applies(game.state, thing, move.to, change, move.cr)


def change_move(game: Game, move: Move, inforce: InForce) -> None:
    """Apply one replacement effect to the proposed move."""
    change: Any = inforce.change
    context = inforce.context
    match change:
        case v.MoveInstead():
            move.to = change.instead
            move.position = None
            move.exiled_by = None
            if change.instead is Zone.LIBRARY:
                move.position = 0
            game.happen(e.Replaced(inforce.source, move.what, change.instead.value, context.you))
        case v.EntersTapped():
            if is_spared(game, move, change):
                move.spared = True
            else:
                move.tapped = True
        case v.EntersWith(_, kind, count, condition):
            with game.supposing(entering_state(game, move)):
                number = amount(count, context) * times_it_counts(condition, context)
            if number > 0 and game.can_get_counters(move, kind):
                move.counters[kind] = move.counters.get(kind, 0) + number
        case v.EntersAsCopy():
            enter_as_copy(game, move, change, inforce)
        case v.ChoiceAsEnters(_, kind, of):
            player = move.under or game.state.things[move.what].owner
            value = game.choose_value(player, kind, move.what, of)
            move.chosen[kind] = value


def is_spared(game: Game, move: Move, change: v.EntersTapped) -> bool:
    """CR 614.12a: whether it enters untapped as far as this effect goes: its condition is met, or its cost is paid before it enters."""
    if change.unless is None and change.unless_paid is None:
        return False
    from .perform.structure import paid

    player = move.under or game.state.things[move.what].owner
    it = Context(game, player, move.what)
    if change.unless is not None:
        return holds(change.unless, it)
    assert change.unless_paid is not None
    return paid(change.unless_paid, player, it)


def enter_as_copy(game: Game, move: Move, change: v.EntersAsCopy, inforce: InForce) -> None:
    """CR 707.5, 614.12a: the choice is made before it enters, among what is already there."""
    player = move.under or game.state.things[move.what].owner
    context = Context(game, player, move.what)
    options = tuple(id for id in matching(change.of, context) if id != move.what)
    if not options:
        return
    if change.optional and not game.may(player, move.what, topic="copy"):
        return
    picked = game.ask(Choice(player, "pick", move.what, "copy", options))
    move.copied = excepting(values_copied(game, int(picked[0])), change.adds, context)
    move.keep = payment_copied(game, int(picked[0])) or move.keep
    if not game.rules.copies_do_not_copy_counters(game.state, int(picked[0])):
        move.counters.update(dict(game.state.things[int(picked[0])].counters))
    move.applied = {key for key in move.applied if key[0] != "ability" or key[1] != inforce.source}


def counters_allowed(game: Game, aim: Aim, kind: str, state: State | None = None) -> bool:
    """CR 101.2, 614.17: whether nothing says that counters can't be put there."""
    for inforce in in_force(game, v.Cant, state):
        change = inforce.change
        if change.verb is v.Verb.GET_COUNTERS and (
            applies_to(inforce, change.subject, aim)
            if change.subject is None
            else fits_any(change.subject, aim, inforce.context)
        ):
            return False
    return True
