"""Casting spells, step by step (CR 601.2), with every reason why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from . import events as e
from . import vocabulary as v
from .actions import Cast, Details
from .adventuring import is_taken_for_a_cost
from .announcing import check_division, check_modes, choose_targets, pay
from .costs import Bill, changes_to_cost
from .errors import Unmodelled
from .events import Reason
from .frozen import evolve
from .illegal import Illegal
from .kinds import FREE, CardType, Duration, Form, Zone
from .mana import NO_MANA
from .optional_costs import add_optional_costs
from .payment import applicable, as_announced, payable
from .permissions import (
    ONE_ALTERNATIVE,
    RULE_OF,
    Permission,
    bill,
    hypothetical,
    is_by_leave,
    is_meant,
    judged_by_its_side,
    may_fuse,
    not_permitted,
    permissions,
    restrictions,
    shows_its_back,
    spell_of,
    timing,
)
from .reading import Context, fits
from .state import Announced, Lasting, View
from .statics import InForce, in_force
from .text import Text

if TYPE_CHECKING:
    from .game import Game


def cast(game: Game, action: Cast, permission: Permission | None = None) -> int:
    """Cast a card. The spell's id; raises `Illegal` with every reason, and changes nothing then."""
    with game.attempt():
        reasons = list(before_casting(game, action, permission))
        if any(reason.cr in ("400.7", "305.9") for reason in reasons):
            raise Illegal(reasons)
        id = announce(game, action, permission, reasons)
        if reasons:
            raise Illegal(reasons)
    return id


def why_not_cast(game: Game, action: Cast, permission: Permission | None = None) -> list[Reason]:
    """Every reason why this can't be cast this way now; none if it can."""
    with game.trial():
        try:
            cast(game, action, permission)
        except Illegal as illegal:
            return illegal.reasons
    return []


def before_casting(game: Game, action: Cast, permission: Permission | None) -> Iterator[Reason]:
    """What can be known before the spell is on the stack: it is there, it may be cast from there, and now."""
    state = game.state
    thing = state.things.get(action.card)
    if thing is None or thing.form is Form.ABILITY:
        yield Reason("400.7", Text("it isn't there any more", "それはもうそこにない"))
        return
    if not thing.is_known:
        yield Reason("601.3", Text("nobody says which card it is", "どのカードなのか分からない"))
        return
    view = hypothetical(game, action)
    if CardType.LAND in view.types:
        yield Reason("305.9", Text("a land can't be cast", "土地を唱えることはできない"))
        return
    allowed = permissions(game, action)
    if permission is None:
        if not game.rules.player_has_priority(state, action.player):
            yield Reason(
                "117.1a",
                Text("that player doesn't have priority", "そのプレイヤーは優先権を持っていない"),
            )
        if action.fused and not may_fuse(game, action):
            yield Reason(
                "702.102a",
                Text(
                    "only a card with fuse, from hand, is cast as both halves",
                    "両方の半分を唱えられるのは、手札にある融合を持つカードのみである",
                ),
            )
        if not allowed:
            yield from not_permitted(game, action)
    yield from shows_its_back(game, action)
    late = list(timing(game, action, view, allowed))
    if late and (permission is None or not permission.ignores_timing(game, action.player)):
        yield from late
    yield from restrictions(game, action, view)


def announce(game: Game, action: Cast, permission: Permission | None, reasons: list[Reason]) -> int:
    """CR 601.2a-i. With an empty list of reasons the cast is real; what is illegal is added to `reasons`."""
    state = game.state
    player, details = action.player, action.details
    allowed = (
        permission
        if permission is not None
        else next(iter(permissions(game, action)), Permission(details.via))
    )
    origin = state.things[action.card].zone
    before = game.looker.view(judged_by_its_side(game, action), action.card)
    new = move_to_stack(game, action, allowed)
    keep_granted(game, before, new, allowed)
    if action.fused:
        details = evolve(details, modes=(1, 2))
        action = evolve(action, details=details)
    view = game.look(new)
    context = Context(game, player, new, game.state.things[new].announced)
    ability = spell_ability(game, new)
    reasons.extend(check_resulting(game, new, allowed, context))
    reasons.extend(check_modes(game, ability, details, context))
    reasons.extend(check_x_of_spell(view, details, allowed))
    targets = choose_targets(game, ability, action, context, reasons, new)
    announced = Announced(
        via=allowed.via or details.via,
        x=chosen_x(game, view, details, allowed),
        modes=tuple(sorted(details.modes)),
        targets=targets,
        division=check_division(game, ability, details, targets, context, reasons),
        paid=details.extras,
        origin=origin,
        fused=action.fused,
    )
    game.happen(e.Announcement(new, announced, "601.2c"))
    context.announced = announced
    context.targets = targets
    due = total_cost(game, new, view, action, allowed, context, reasons)
    pay(game, due, context, details, reasons)
    return finish_cast(game, new, player, reasons, allowed)


def move_to_stack(game: Game, action: Cast, allowed: Permission) -> int:
    """CR 601.2a."""
    thing = game.state.things[action.card]
    new = evolve(spell_of(game, action), timestamp=game.state.clock)
    new = evolve(new, announced=evolve(new.announced, via=allowed.via or action.details.via))
    if thing.form is Form.SPELL_COPY:
        new = evolve(new, form=Form.SPELL_COPY)
    game.happen(
        e.Moved(thing.id, new.id, thing.zone, Zone.STACK, new, game.look(thing.id), cr="601.2a")
    )
    return new.id


def keep_granted(game: Game, before: View, spell: int, allowed: Permission) -> None:
    """CR 400.7g: an ability given to the card that let it be cast this way goes on applying to the spell."""
    key = allowed.inforce.key if allowed.inforce is not None else ()
    if len(key) != 4 or key[1] != game.state.things[spell].was:
        return
    ability = before.abilities[int(str(key[2])) - 1]
    if ability not in game.look(spell).abilities:
        player = game.state.things[spell].controller
        granted = Lasting(
            game.mint(),
            game.state.clock,
            Duration.WHILE_A_SPELL,
            player,
            None,
            (v.Gain((ability,)),),
            (spell,),
        )
        game.happen(e.EffectBegan(granted, "400.7g"))


def spell_ability(game: Game, id: int) -> Any:
    """What the spell does: its spell abilities taken together; an Aura spell's target is what it may enchant (CR 303.4a)."""
    view = game.look(id)
    spells = [ability for ability in view.abilities if isinstance(ability, v.Spell)]
    if any(isinstance(ability, v.Unplayed) and ability.name == "" for ability in view.abilities):
        raise Unmodelled(f"an ability of {view.name.en} is not modelled")
    if len(spells) > 1 and game.state.thing(id).announced.fused:
        halves = tuple(v.Mode(spell.effects, spell.targets) for spell in spells)
        return v.Spell((v.DoModes(halves, len(halves)),))
    targets = tuple(target for spell in spells for target in spell.targets)
    effects = tuple(effect for spell in spells for effect in spell.effects)
    if "Aura" in view.subtypes:
        targets += tuple(
            v.Target(ability.quality)
            for ability in view.abilities
            if isinstance(ability, v.Keyword)
            and ability.name == "enchant"
            and isinstance(ability.quality, v.What | v.Who)
        )
    extra = next((spell.extra_cost for spell in spells if spell.extra_cost is not None), None)
    return v.Spell(effects, targets, extra)


def check_resulting(game: Game, id: int, allowed: Permission, context: Context) -> Iterator[Reason]:
    """CR 601.3e: what the permission says of the spell that it would be."""
    if allowed.resulting is None:
        return
    reader = allowed.inforce.context if allowed.inforce is not None else context
    if not fits(allowed.resulting, id, reader, anywhere=True) and is_judged(game, id, allowed.via):
        yield Reason(
            "601.3e",
            Text(
                "the spell it would be isn't one that may be cast this way",
                "それによる呪文はこの方法で唱えられるものではない",
            ),
            ("601.3", *((RULE_OF[allowed.via],) if allowed.via in RULE_OF else ())),
        )


def is_judged(game: Game, id: int, via: str) -> bool:
    """CR 601.3e, 702.34a, asked of the rules: whether the spell itself must be one that may be cast so."""
    if via == "flashback":
        return game.rules.flashback_is_for_instants_and_sorceries(game.state, id)
    return game.rules.resulting_spell_is_checked(game.state, id, via)


def chosen_x(game: Game, view: View, details: Details, allowed: Permission) -> int | None:
    """CR 107.3a-b: X is chosen if it is in the cost being paid; cast for another cost without X, it is 0."""
    if allowed.via == FREE:
        return 0 if view.cost is not None and view.cost.count_of_x else None
    mana = allowed.cost.mana if allowed.cost is not None else view.cost
    if mana is not None and mana.count_of_x:
        return details.x or 0
    return 0 if view.cost is not None and view.cost.count_of_x else details.x


def check_x_of_spell(view: View, details: Details, allowed: Permission) -> Iterator[Reason]:
    """CR 601.2b, 107.3b: a value is announced only for an X that is paid; else it is 0."""
    mana = (
        NO_MANA
        if allowed.via == FREE
        else allowed.cost.mana
        if allowed.cost is not None
        else view.cost
    )
    if not details.x or (mana is not None and mana.count_of_x):
        return
    if view.cost is not None and view.cost.count_of_x:
        yield Reason(
            "107.3b",
            Text(
                "X can only be 0 where no cost with X is paid",
                "Xを含むコストを支払わないなら、Xは０にしかできない",
            ),
        )
    else:
        yield Reason("601.2b", Text("it has no X", "それはXを持たない"))


def total_cost(
    game: Game,
    id: int,
    view: View,
    action: Cast,
    allowed: Permission,
    context: Context,
    reasons: list[Reason],
) -> Bill:
    """CR 601.2f: the mana cost or alternative cost, plus additional costs and increases, minus reductions."""
    details = action.details
    due = Bill(view.cost)
    if is_by_leave(allowed) and not game.rules.leave_to_play_costs_as_usual(
        game.state, id, context.announced.origin
    ):
        due = Bill()
    if allowed.via == FREE:
        due = Bill()
    elif allowed.cost is not None:
        due = Bill(allowed.cost.mana, list(allowed.cost.parts))
        if view.cost is not None and not game.rules.alternative_cost_replaces_mana_cost(
            game.state, id, allowed.via
        ):
            due.add(v.Cost(view.cost))
    if names_another(game, action, allowed) and not combines(game, action, allowed, due):
        reasons.append(Reason("118.9a", ONE_ALTERNATIVE, ("601.2b",)))
    if allowed.pays_another and is_taken_for_a_cost(game, id, allowed.via):
        reasons.append(Reason("118.9a", ONE_ALTERNATIVE, ("601.2b",)))
    if allowed.extra is not None:
        add_extra(game, id, due, allowed, action, reasons)
    ability = spell_ability(game, id)
    due.add(ability.extra_cost)
    add_optional_costs(game, view, details, due, reasons, allowed.via, context)
    before = due.mana
    due = as_announced(due, details, reasons)
    if due.mana is not None and before is not None:
        change = changes_to_cost(game, id, context, ability=False)
        if change and not cost_changes_apply(game, id, allowed, context):
            change = 0
        change = applicable(game, id, before, change)
        due.mana = payable(game, due.mana, context.announced.x or 0, change, context, details)
        if allowed.any_mana:
            due.mana = due.mana.of_any_type()
    return due


def cost_changes_apply(game: Game, id: int, allowed: Permission, context: Context) -> bool:
    """CR 601.2f: whichever cost is paid, and wherever the spell comes from."""
    origin = context.announced.origin
    if origin is not Zone.HAND and not game.rules.cost_changes_apply_from_any_zone(
        game.state, id, origin
    ):
        return False
    return not allowed.pays_another or game.rules.cost_changes_apply(game.state, id, allowed.via)


def add_extra(
    game: Game, id: int, due: Bill, allowed: Permission, action: Cast, reasons: list[Reason]
) -> None:
    """CR 118.8a: what the permission asks for is paid on top of the mana cost or of an alternative cost."""
    if not game.rules.retrace_is_an_additional_cost(game.state, id, allowed.via):
        if action.details.via not in ("", "retrace"):
            reasons.append(Reason("118.9a", ONE_ALTERNATIVE, ("601.2b",)))
        due.mana, due.parts = NO_MANA, []
    due.add(allowed.extra)


def names_another(game: Game, action: Cast, allowed: Permission) -> bool:
    """Whether the player names an alternative cost besides the one by which the card may be cast."""
    if action.details.via in ("", allowed.via):
        return False
    return (
        allowed.via == FREE
        or allowed.inforce is None
        or not is_meant(game, action, allowed.inforce)
    )


def combines(game: Game, action: Cast, allowed: Permission, due: Bill) -> bool:
    """Whether the rules let a second alternative cost take the place of the first (they don't, CR 118.9a)."""
    if not game.rules.alternative_costs_combine(game.state, allowed.via, action.details.via):
        return False
    for inforce in in_force(game, v.MayPayInstead):
        if is_meant(game, action, inforce) and instead_applies_to_spell(game, inforce, action):
            second = bill(inforce.change.cost)
            due.mana, due.parts = second.mana, second.parts
            return True
    return False


def instead_applies_to_spell(game: Game, inforce: InForce, action: Cast) -> bool:
    return inforce.context.you == action.player


def finish_cast(
    game: Game, id: int, player: str, reasons: list[Reason], allowed: Permission
) -> int:
    """CR 601.2i: it becomes cast, and what triggers on that triggers."""
    if reasons:
        return id
    announced = game.state.things[id].announced
    if allowed.inforce is not None and getattr(allowed.inforce.change, "once_each_turn", False):
        game.happen(
            e.AbilityUsed(allowed.inforce.source or 0, int(str(allowed.inforce.key[2])), "602.5b")
        )
    game.happen(e.CastSpell(id, player, announced))
    for aim in dict.fromkeys(announced.aims):
        game.happen(e.BecameTarget(aim, id, player))
    return id
