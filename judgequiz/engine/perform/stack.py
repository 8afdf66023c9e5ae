"""Instructions about the stack: counter, copy, cast for free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import events as e
from .. import vocabulary as v
from ..actions import Cast, Details
from ..adventuring import exile_on_an_adventure, goes_on_an_adventure
from ..casting import cast, spell_ability, why_not_cast
from ..choices import Choice
from ..copies import (
    as_if_cast,
    as_if_paid,
    choices_copied,
    copies_of_ability,
    division_of_copy,
    may_be_copied,
    offers_new_targets,
    place_of_copy,
)
from ..faces import face_of
from ..frozen import evolve
from ..illegal import Illegal
from ..kinds import FREE, CardType, Form, Layout, Zone
from ..permissions import Permission
from ..reading import Context, acted_on, amount, fits_any, objects, players
from ..replicating import drop_copies
from ..state import Announced, Thing
from ..statics import InForce, in_force
from ..targets import legal_aims, target_words
from ..twofold import copy_of
from . import does

if TYPE_CHECKING:
    from ..game import Game


@does(v.Counter)
def counter(effect: v.Counter, it: Context) -> None:
    it.did = False
    for id in acted_on(effect.what, it):
        it.did = counter_one(it.game, id, it, to=effect.to) or it.did
        now = it.state.now(id) if it.did else None
        it.memory["it"] = () if now is None else (now,)


def counter_one(game: Game, id: int, it: Context, *, to: Zone) -> bool:
    """CR 701.6a: a countered spell is put into its owner's graveyard (or where the effect says); an ability just goes."""
    if id not in game.state.things or game.state.things[id].zone is not Zone.STACK:
        return False
    if is_uncounterable(game, id):
        return False
    if game.state.things[id].form is Form.ABILITY:
        if not game.rules.counter_stops_abilities(game.state, id):
            return False
    with game.at_once():
        game.happen(e.Countered(id, it.cause, it.you))
        thing = game.state.things[id]
        if thing.form is Form.ABILITY:
            game.happen(e.Ceased(id, game.look(id), "701.6a"))
            if not game.rules.countered_costs_stay_paid(game.state, thing):
                take_back(game, thing)
            counter_its_spell(game, thing, it)
        elif goes_on_an_adventure(game, id):
            exile_on_an_adventure(game, id)
            drop_copies(game, id)
        else:
            game.move(id, to, cr="701.6a", cause=it.cause)
            drop_copies(game, id)
    return True


def counter_its_spell(game: Game, ability: Thing, it: Context) -> None:
    """CR 113.9: countering a trigger leaves the spell alone that it came from; the rules are asked all the same."""
    spell = ability.source
    if spell not in game.state.stack:
        return
    if not game.rules.countering_a_trigger_leaves_its_spell(game.state, ability.id):
        counter_one(game, spell, it, to=Zone.GRAVEYARD)


def take_back(game: Game, ability: Thing) -> None:
    """An object that was paid with goes back to where it was; no rule says so (CR 701.6b)."""
    paid = game.state.gone.get(ability.source or 0)
    became = game.state.now(ability.source or 0)
    if paid is not None and became is not None:
        game.move(became, paid.thing.zone, cr="701.6b")


def is_uncounterable(game: Game, id: int) -> bool:
    """CR 101.2: whether something says that it can't be countered."""
    for inforce in in_force(game, v.Cant):
        change = inforce.change
        if change.verb is v.Verb.BE_COUNTERED:
            if change.subject is not None and fits_any(change.subject, id, inforce.context):
                return True
            if change.subject is None and id in (inforce.affected or (inforce.source,)):
                return True
    return False


@does(v.CopySpell)
def copy_spell(effect: v.CopySpell, it: Context) -> None:
    """CR 707.10: the copy has everything that was chosen and paid; it isn't cast."""
    game = it.game
    player = players(effect.who, it)[0]
    made: list[int] = []
    for id in objects(effect.what, it):
        if not may_be_copied(game, id):
            continue
        count = amount(effect.count, it)
        if isinstance(effect.count, v.TimesPaid):
            count = game.rules.copies_for_payments(game.state, id, count)
        made.extend(copy_one(id, player, effect, it) for _ in range(count))
    it.memory["copies"] = tuple(made)
    it.did = bool(made)


def copy_one(id: int, player: str, effect: v.CopySpell, it: Context) -> int:
    """CR 707.10, 707.10c: one copy of a spell, with the targets that its controller wants."""
    game = it.game
    thing = game.state.thing(id)
    new = game.mint()
    card, side = card_of_copy(thing, effect, it)
    copy = Thing(
        new,
        Form.SPELL_COPY,
        player,
        player,
        Zone.STACK,
        card,
        side,
        root=new,
        copied=thing.copied,
        announced=choices_copied(game, id, player),
        source=id,
    )
    game.happen(e.Made(copy, "707.10", place_of_copy(game, id)))
    if offers_new_targets(game, id, offered=effect.new_targets):
        new_targets(game, new, player)
    as_if_cast(game, id, new)
    return new


def card_of_copy(spell: Thing, effect: v.CopySpell, it: Context) -> tuple[v.Card | None, int]:
    """CR 707.10, 707.10g: the same faces, the same one up; with the exceptions that the effect makes (CR 707.9)."""
    card = spell.card
    if card is None or spell.copied is not None or not (effect.excepting or card.is_double_faced):
        return card, spell.side
    return copy_of(spell, effect.excepting, it)


@does(v.CopyAbility)
def copy_ability(effect: v.CopyAbility, it: Context) -> None:
    game = it.game
    for id in objects(effect.what, it):
        if not may_be_copied(game, id):
            continue
        for _ in range(copies_of_ability(game, id, it.you)):
            copy_one_ability(game, id, it, effect)


def copy_one_ability(game: Game, id: int, it: Context, effect: v.CopyAbility) -> None:
    """CR 707.10b: the copy has the same source; only its controller may be another."""
    thing = game.state.thing(id)
    new = game.mint()
    copy = evolve(
        thing,
        id=new,
        owner=it.you,
        controller=it.you,
        zone=Zone.STACK,
        root=new,
        was=id,
        announced=choices_copied(game, id, it.you),
    )
    if not game.rules.copy_has_the_same_source(game.state, id):
        copy = evolve(copy, source=it.source)
    game.happen(e.Made(copy, "707.10", place_of_copy(game, id)))
    if offers_new_targets(game, id, offered=effect.new_targets):
        new_targets(game, new, it.you)
    as_if_cast(game, id, new)
    as_if_paid(game, id, new)


@does(v.ChooseNewTargets)
def choose_new_targets(effect: v.ChooseNewTargets, it: Context) -> None:
    for id in acted_on(effect.what, it):
        new_targets(it.game, id, it.you)


def new_targets(game: Game, id: int, player: str) -> None:
    """CR 707.10c, 115.7d: for each target, another legal one or the old one."""
    thing = game.state.things[id]
    ability = thing.ability if thing.ability is not None else spell_ability(game, id)
    words = target_words(ability, thing.announced)
    if not any(thing.announced.targets):
        return
    context = Context(
        game,
        player,
        thing.source if thing.form is Form.ABILITY and thing.source is not None else id,
        thing.announced,
    )
    fresh = []
    for index, (word, aims) in enumerate(zip(words, thing.announced.targets, strict=False)):
        options = tuple(dict.fromkeys((*aims, *legal_aims(game, word, context, id))))
        if not aims or set(options) == set(aims):
            fresh.append(aims)
            continue
        choice = Choice(
            player, "targets", id, str(index), options, len(aims), len(aims), default=aims
        )
        fresh.append(tuple(game.ask(choice)))
    announced = evolve(thing.announced, targets=tuple(fresh))
    announced = evolve(announced, division=division_of_copy(game, id, announced, player))
    game.happen(e.Announcement(id, announced, "707.10c"))
    for aim in dict.fromkeys(announced.aims):
        game.happen(e.BecameTarget(aim, id, player))


@does(v.CastFree)
def cast_free(effect: v.CastFree, it: Context) -> None:
    """CR 608.2g, 118.9: cast now, without regard to timing, for no mana; other costs must and may be paid as usual."""
    for id in objects(effect.what, it):
        if id in it.state.things:
            cast_one(effect, it, id)


def cast_one(effect: v.CastFree, it: Context, id: int) -> None:
    game = it.game
    card = copy_of_card(game, id, it.you) if effect.copy else id
    options = [action for action in ways(game, card, it.you) if castable(game, action, effect, it)]
    it.did = False
    if options:
        said = game.ask(
            Choice(
                it.you, "may", card if not effect.copy else id, "cast", tuple(options), default=None
            )
        )
        if not said and not game.rules.may_leaves_a_choice(it.state, it.you):
            said = options[0]
        if said:
            it.did = cast_as_said(game, said, card, effect, it)
    if effect.copy and not it.did and card in game.state.things:
        game.happen(e.Ceased(card, game.look(card), "704.5e"))


def cast_as_said(game: Game, said: Any, card: int, effect: v.CastFree, it: Context) -> bool:
    """Whether it was cast: a way that is said and not allowed is a fault of the script, or else the card isn't cast."""
    details = said.details if isinstance(said, Cast) else Details()
    side = said.side if isinstance(said, Cast) else 0
    action = Cast(it.you, card, evolve(details, via=details.via or FREE), side)
    try:
        with game.attempt():
            game.happen(e.MayDecided(it.you, it.source, did=True, kind="cast"))
            cast(game, action, free(effect, it))
    except Illegal as illegal:
        game.answers.cannot(game, f"it can't be cast that way: {illegal}")
        return False
    return True


def free(effect: v.CastFree, it: Context) -> Permission:
    """CR 118.9a: "without paying its mana cost" is an alternative cost. CR 608.2g: timing doesn't matter."""
    return Permission(
        FREE,
        resulting=effect.resulting,
        is_instructed=True,
        inforce=InForce(effect, it, it.source, ("free", it.source)),
    )


def ways(game: Game, card: int, player: str) -> list[Cast]:
    """Each face or half that might be cast."""
    printed = game.state.things[card].card
    sides = (
        range(len(printed.faces))
        if printed is not None and printed.layout is not Layout.NORMAL
        else range(1)
    )
    return [Cast(player, card, Details(via=FREE), side) for side in sides]


def castable(game: Game, action: Cast, effect: v.CastFree, it: Context) -> bool:
    """Whether it could be cast at all; which targets and costs is the player's business."""
    face = face_of(game.state.things[action.card])
    if CardType.LAND in face.types:
        return False
    return not why_not_cast(game, action, free(effect, it))


def copy_of_card(game: Game, id: int, player: str) -> int:
    """CR 707.12: a copy of a card is made where the card is, and cast from there."""
    card = game.state.things[id]
    new = game.mint()
    copy = Thing(
        new,
        Form.SPELL_COPY,
        player,
        player,
        card.zone,
        card.card,
        root=new,
        source=id,
        announced=Announced(),
    )
    game.happen(e.Made(copy, "707.12"))
    return new
