"""Activating abilities, step by step (CR 602.2), with every reason why not; mana abilities (CR 605)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from . import events as e
from . import vocabulary as v
from .actions import Activate, Details
from .announcing import check_division, check_modes, choose_targets, pay
from .costs import Bill, changes_to_cost
from .cycling import is_cycling
from .events import Reason
from .faces import numbered
from .illegal import Illegal
from .kinds import CardType, Form, Moment, Step, Zone
from .payment import applicable, as_announced, payable
from .permissions import bill, split_second
from .reading import Context, amount, fits, fits_any, holds
from .state import Announced, Thing
from .statics import InForce, applies_to, in_force
from .tapping import resolve_for_mana
from .text import Text

if TYPE_CHECKING:
    from .game import Game

ACTIVATED_ALREADY = Text("it was activated already this turn", "このターンにすでに起動している")
LOYALTY = 0
"""In place of a number: all loyalty abilities of a permanent together (CR 606.3)."""


def ability_named(game: Game, action: Activate) -> tuple[int, v.Activated] | None:
    """The activated ability meant: by number, by keyword name, or the only one."""
    thing = game.state.things.get(action.source)
    if thing is None:
        return None
    found: list[tuple[int, v.Activated]] = []
    for number, ability in numbered(game.look(action.source).abilities):
        if isinstance(ability, v.Keyword) and action.keyword and ability.name == action.keyword:
            found.extend(
                (number, inner) for inner in ability.means if isinstance(inner, v.Activated)
            )
        elif (
            isinstance(ability, v.Activated) and not action.keyword and action.number in (0, number)
        ):
            found.append((number, ability))
    here = [pair for pair in found if pair[1].zone is thing.zone]
    meant = here or found
    return meant[0] if len(meant) == 1 or (meant and (action.number or action.keyword)) else None


def why_not_activate(game: Game, action: Activate) -> list[Reason]:
    """Every reason why that ability can't be activated now; none if it can."""
    with game.trial():
        try:
            activate(game, action)
        except Illegal as illegal:
            return illegal.reasons
    return []


def before_activating(game: Game, action: Activate) -> Iterator[Reason]:
    thing = game.state.things.get(action.source)
    if thing is None:
        yield Reason("400.7", Text("it isn't there any more", "それはもうそこにない"))
        return
    found = ability_named(game, action)
    if found is None:
        yield Reason(
            "602.1", Text("it has no such activated ability", "そのような起動型能力を持っていない")
        )
        return
    number, ability = found
    if ability.zone is not thing.zone:
        yield Reason(
            "602.1", Text("the ability doesn't work from there", "その能力はそこでは機能しない")
        )
    yield from untimely(game, action, thing, ability)
    yield from activation_limits(game, action, number, ability)


def untimely(game: Game, action: Activate, thing: Thing, ability: v.Activated) -> Iterator[Reason]:
    """CR 117.1b, 602.2, 702.61a: only its controller may activate it, with priority."""
    state, player = game.state, action.player
    who = (
        game.look(action.source).controller
        if thing.zone in (Zone.BATTLEFIELD, Zone.STACK)
        else thing.owner
    )
    if who != player:
        yield Reason(
            "602.2",
            Text(
                "only its controller may activate it",
                "起動できるのはそれのコントローラーのみである",
            ),
        )
    is_mana = game.rules.is_mana_ability(ability)
    if not game.rules.player_has_priority(state, player):
        yield Reason(
            "117.1b",
            Text("that player doesn't have priority", "そのプレイヤーは優先権を持っていない"),
        )
    if split_second(game) and game.rules.split_second_stops_activating(state, player, is_mana):
        yield Reason(
            "702.61a",
            Text("a spell with split second is on the stack", "刹那を持つ呪文がスタック上にある"),
        )


def activation_limits(
    game: Game, action: Activate, number: int, ability: v.Activated
) -> Iterator[Reason]:
    """CR 602.5: restrictions on activating."""
    state = game.state
    loyalty = any(isinstance(part, v.Loyalty) for part in ability.cost.parts)
    at_any_time = game.rules.activating_needs_only_priority(state, action.source)
    if ability.sorcery_speed or loyalty or not at_any_time:
        if (
            not state.is_active(action.player)
            or state.step not in (Step.MAIN1, Step.MAIN2)
            or state.stack
        ):
            yield Reason(
                "602.5d",
                Text(
                    "only any time its player could cast a sorcery",
                    "ソーサリーを唱えられるときにのみ起動できる",
                ),
            )
    if (
        animates(ability.effects)
        and CardType.CREATURE in game.look(action.source).types
        and not game.rules.may_animate_again(state, action.source)
    ):
        words = Text("it is a creature already", "それはすでにクリーチャーである")
        yield Reason("602.5", words)
    if ability.once_each_turn and (action.source, number) in state.used:
        yield Reason("602.5b", ACTIVATED_ALREADY)
    if loyalty and (action.source, LOYALTY) in state.used:
        yield Reason("606.3", ACTIVATED_ALREADY)
    yield from condition_at(Moment.ACTIVATING, game, action, ability)
    yield from forbidden(game, action, ability)


def animates(effects: tuple[v.Effect, ...]) -> bool:
    """Whether instructions make their source a creature."""
    return any(
        (isinstance(effect, v.May) and animates(effect.then))
        or (
            isinstance(effect, v.Until)
            and isinstance(effect.what, v.This)
            and any(
                isinstance(change, v.AddTypes) and CardType.CREATURE in change.types
                for change in effect.changes
            )
        )
        for effect in effects
    )


def forbidden(game: Game, action: Activate, ability: v.Activated) -> Iterator[Reason]:
    """CR 101.2: effects that say it can't be activated, or that the player can't cycle cards (CR 702.29f)."""
    for inforce in in_force(game, v.Cant):
        change = inforce.change
        if (
            change.verb is v.Verb.CYCLE
            and applies_to(inforce, change.subject, action.player)
            and is_cycling(game, action.source, ability)
            and binds(game, inforce, action.player)
        ):
            words = Text("an effect says cards can't be cycled", "効果によりサイクリングできない")
            yield Reason("101.2", words, ("702.29f",))
        if (
            change.verb is v.Verb.BE_ACTIVATED
            and speaks_of(game, inforce, action.source)
            and (change.by is None or fits_any(change.by, action.player, inforce.context))
            and binds(game, inforce, action.player)
            and stops(game, action.source, ability)
        ):
            yield Reason(
                "101.2", Text("an effect says it can't be activated", "効果により起動できない")
            )


def condition_at(
    moment: Moment, game: Game, action: Activate, ability: v.Activated
) -> Iterator[Reason]:
    """CR 602.5: "activate only if …", where the rules look at it at this moment."""
    if ability.only_if is None:
        return
    if not game.rules.activation_condition_is_checked(game.state, action.source, moment):
        return
    if not holds(ability.only_if, Context(game, action.player, action.source)):
        yield Reason("602.5", Text("its condition isn't met", "起動の条件を満たしていない"))


def speaks_of(game: Game, inforce: InForce, source: int) -> bool:
    """CR 109.2: a ban on "creatures" is about permanents, unless the rules say otherwise."""
    subject = inforce.change.subject
    if applies_to(inforce, subject, source):
        return True
    if not isinstance(subject, v.What) or game.rules.type_words_mean_permanents(game.state, source):
        return False
    return fits(subject, source, inforce.context, anywhere=True)


def binds(game: Game, inforce: InForce, player: str) -> bool:
    """CR 101.2: a ban binds whomever it speaks of, its own controller too."""
    if inforce.context.you != player:
        return True
    return game.rules.ban_binds_its_controller_too(game.state, inforce.source or 0, player)


def stops(game: Game, source: int, ability: v.Activated) -> bool:
    """CR 605.3: a ban on activating stops mana abilities like all others."""
    if not game.rules.is_mana_ability(ability):
        return True
    return game.rules.ban_stops_mana_abilities_too(game.state, source)


def activate(game: Game, action: Activate) -> int | None:
    """Activate an ability. The id of the ability on the stack; None for a mana ability, which resolves at once."""
    with game.attempt():
        reasons = list(before_activating(game, action))
        if any(reason.cr in ("400.7", "602.1") for reason in reasons):
            raise Illegal(reasons)
        id = announce_ability(game, action, reasons)
        if reasons:
            raise Illegal(reasons)
    return id


def announce_ability(game: Game, action: Activate, reasons: list[Reason]) -> int | None:
    """CR 602.2a-b."""
    found = ability_named(game, action)
    assert found is not None
    number, ability = found
    player, details, source = action.player, action.details, action.source
    context = Context(game, player, source, game.state.things[source].announced)
    is_mana = game.rules.is_mana_ability(ability)
    if is_mana and game.rules.mana_ability_skips_the_stack(game.state, source):
        mana_ability(game, action, ability, context, reasons)
        return None
    new = context.by = put_on_stack(game, action, number, ability)
    announced = announce(game, action, ability, context, reasons, new)
    choose_early(game, ability, context, new)
    reasons.extend(check_x(game, ability, context, details))
    due = activation_cost(game, ability, context, details, reasons)
    if not reasons and ability.once_each_turn:
        game.happen(e.AbilityUsed(source, number))
    if not reasons and any(isinstance(part, v.Loyalty) for part in ability.cost.parts):
        game.happen(e.AbilityUsed(source, LOYALTY, "606.3"))
    pay(game, due, context, details, reasons, for_mana=is_mana)
    reasons.extend(condition_at(Moment.PAID, game, action, ability))
    if reasons:
        return None
    game.happen(e.ActivatedAbility(new, source, player, announced, is_mana=is_mana))
    for aim in dict.fromkeys(announced.aims):
        game.happen(e.BecameTarget(aim, new, player))
    return new


def put_on_stack(game: Game, action: Activate, number: int, ability: v.Activated) -> int:
    """CR 602.2a: the ability becomes an object on the stack."""
    new, player = game.mint(), action.player
    thing = Thing(
        new,
        Form.ABILITY,
        player,
        player,
        Zone.STACK,
        ability=ability,
        number=number,
        source=action.source,
        chosen=game.state.things[action.source].chosen,
    )
    game.happen(e.Made(thing, "602.2a"))
    return new


def announce(
    game: Game,
    action: Activate,
    ability: v.Activated,
    context: Context,
    reasons: list[Reason],
    new: int,
) -> Announced:
    """CR 601.2b-d: modes, X, targets and a division are chosen."""
    details = action.details
    reasons.extend(check_modes(game, ability, details, context))
    targets = choose_targets(game, ability, action, context, reasons, new)
    announced = Announced(
        x=details.x,
        modes=tuple(sorted(details.modes)),
        targets=targets,
        division=check_division(game, ability, details, targets, context, reasons),
    )
    game.happen(e.Announcement(new, announced, "601.2c"))
    context.announced, context.targets = announced, targets
    return announced


def check_x(
    game: Game, ability: v.Activated, context: Context, details: Details
) -> Iterator[Reason]:
    """CR 107.3c: where the ability defines X, its controller doesn't choose it."""
    if ability.x is not None and details.x is not None and details.x != amount(ability.x, context):
        yield Reason("107.3c", Text("the ability itself defines X", "Xは能力自身が定義している"))


def choose_early(game: Game, ability: Any, context: Context, new: int) -> None:
    """Choices an effect asks for are made as it resolves (CR 608.2d); the rules are asked whether that is so."""
    for effect in ability.effects:
        if isinstance(effect, v.Choose) and not game.rules.choices_are_made_on_resolution(
            game.state, effect.kind
        ):
            game.choose_value(context.you, effect.kind, new, effect.what)


def activation_cost(
    game: Game,
    ability: v.Activated,
    context: Context,
    details: Details,
    reasons: list[Reason],
) -> Bill:
    due = as_announced(bill(ability.cost), details, reasons)
    x = amount(ability.x, context) if ability.x is not None else details.x
    if due.mana is not None:
        change = changes_to_cost(game, context.source, context, ability=True)
        change = applicable(game, context.source, ability.cost.mana, change)
        due.mana = payable(game, due.mana, x or 0, change, context, details)
    return due


def mana_ability(
    game: Game,
    action: Activate,
    ability: v.Activated,
    context: Context,
    reasons: list[Reason],
) -> None:
    """CR 605.3b: a mana ability doesn't go on the stack: it resolves at once."""
    due = activation_cost(game, ability, context, action.details, reasons)
    pay(game, due, context, action.details, reasons, for_mana=True)
    if reasons:
        return
    game.happen(
        e.ActivatedAbility(0, action.source, action.player, Announced(), is_mana=True, cr="605.3b")
    )
    resolve_for_mana(game, ability, context)
