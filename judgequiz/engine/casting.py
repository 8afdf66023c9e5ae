"""Casting spells and activating abilities, step by step (CR 601.2, 602.2), with every reason why not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from . import events as e
from . import vocabulary as v
from .actions import Activate, Cast, Details, PlayLand
from .choices import Choice
from .costs import Bill, changes_to_cost, life_reasons, part_reasons, pay_part
from .errors import Unmodelled
from .events import Reason
from .faces import face_of, numbered
from .kinds import CardType, Duration, Form, Step, Zone
from .mana import NO_MANA
from .movement import Move, entering
from .payment import mana_reasons, pay_mana, symbol_reasons, with_life
from .reading import Context, amount, fits, holds
from .state import Aim, Announced, Lasting, Thing, View
from .statics import InForce, applies_to, in_force
from .targets import check_targets, distribute, legal_aims, modes_of, target_words
from .text import Text

if TYPE_CHECKING:
    from .game import Game

FREE = "free"
ONE_ALTERNATIVE = Text(
    "only one alternative cost can be applied", "代替コストは１つしか適用できない"
)


class Illegal(Exception):
    """An announcement that the rules forbid; everything is as it was before it (CR 733.1)."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__("; ".join(f"{reason.cr} {reason.words.en}" for reason in reasons))
        self.reasons = unique(reasons)


def unique(reasons: list[Reason]) -> list[Reason]:
    return list(dict.fromkeys(reasons))


@dataclass
class Permission:
    """What lets a player cast this card from where it is, and at what cost.

    `cost` None is the printed mana cost. `timing` False where casting happens as an instruction says (CR 608.2g).
    """

    via: str
    cost: Bill | None = None
    extra: v.Cost | None = None
    resulting: v.What | None = None
    flash: bool = False
    timing: bool = True
    inforce: InForce | None = None


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
        if not permissions(game, action):
            yield Reason(
                "601.3",
                Text("nothing lets it be cast from there", "そこから唱えることを許すものがない"),
            )
            yield from second_cost(game, action)
    if permission is None or permission.timing:
        flash = any(found.flash for found in permissions(game, action))
        yield from timing(game, action.player, view, flash=flash, via=action.details.via)
    yield from restrictions(game, action, view)


def may_fuse(game: Game, action: Cast) -> bool:
    """CR 702.102a."""
    thing = game.state.things[action.card]
    return thing.zone is Zone.HAND and "fuse" in game.look(action.card).keywords


def hypothetical(game: Game, action: Cast) -> View:
    """The spell as it would be on the stack (CR 601.3e)."""
    state = spell_state(game, action)
    return game.looker.view(state, state.stack[-1])


def spell_state(game: Game, action: Cast) -> Any:
    from .apply import placed, removed

    thing = game.state.things[action.card]
    new = spell_of(game, action)
    return placed(removed(game.state, thing), replace(new, timestamp=game.state.clock))


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
    return replace(new, controller=action.player, id=game.state.next_id)


def timing(game: Game, player: str, view: View, *, flash: bool, via: str) -> Iterator[Reason]:
    """CR 117.1a, 301.1, 302.1, 303.1, 304.1, 306.1, 307.1: when a spell of that type may be cast."""
    if CardType.INSTANT in view.types or flash or "flash" in view.keywords:
        return
    if not game.rules.spell_needs_sorcery_timing(game.state, view, via):
        return
    rule = (
        "307.1"
        if CardType.SORCERY in view.types
        else "302.1"
        if CardType.CREATURE in view.types
        else "117.1a"
    )
    state = game.state
    if not state.is_active(player):
        yield Reason(rule, Text("it isn't that player's turn", "そのプレイヤーのターンではない"))
    if state.step not in (Step.MAIN1, Step.MAIN2):
        yield Reason(rule, Text("it isn't a main phase", "メイン・フェイズではない"))
    if state.stack:
        yield Reason(rule, Text("the stack isn't empty", "スタックが空でない"))


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
                )
        if change.verb is v.Verb.CAST and applies_to(inforce, change.subject, action.player):
            yield Reason(
                "101.2",
                Text(
                    "an effect says that player can't cast it",
                    "効果によりそのプレイヤーは唱えられない",
                ),
            )
    if split_second(game):
        yield Reason(
            "702.61a",
            Text("a spell with split second is on the stack", "刹那を持つ呪文がスタック上にある"),
        )


def _is_by(inforce: InForce, player: str) -> bool:
    from .reading import fits_any

    return fits_any(inforce.change.by, player, inforce.context)


def split_second(game: Game) -> bool:
    return any("split second" in game.look(id).keywords for id in game.state.stack)


# ---- permissions and costs


def permissions(game: Game, action: Cast) -> list[Permission]:
    """What lets the player cast this card the way they say (CR 601.3)."""
    state = game.state
    thing = state.things[action.card]
    via = action.details.via
    found: list[Permission] = []
    if thing.zone is Zone.HAND and thing.owner == action.player:
        found.extend(usual_or_instead(game, action, Permission("")))
    for inforce in in_force(game, v.MayCast):
        change = inforce.change
        if change.zone is not thing.zone or inforce.context.you != action.player:
            continue
        if thing.zone in (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY) and thing.owner != action.player:
            continue
        if isinstance(change.what, v.What):
            if not fits(change.what, action.card, inforce.context):
                continue
        elif not applies_to(inforce, change.what, action.card):
            continue
        permitted = permission_of(game, action, inforce)
        if (
            via in ("", FREE)
            or is_meant(game, action, inforce)
            or (
                permitted.cost is not None
                and game.rules.alternative_costs_combine(state, change.via, via)
            )
        ):
            found.append(permitted)
        elif permitted.cost is None:
            found.extend(usual_or_instead(game, action, permitted))
    return found


def usual_or_instead(game: Game, action: Cast, usual: Permission) -> Iterator[Permission]:
    """CR 118.9: a card that may be cast for its mana cost may be cast for the alternative cost that the player names."""
    if action.details.via == "":
        yield usual
        return
    for inforce in alternatives(game, action):
        yield replace(
            usual, via=inforce.change.via, cost=bill(inforce.change.cost), inforce=inforce
        )


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


def second_cost(game: Game, action: Cast) -> Iterator[Reason]:
    """CR 118.9a: a card that may be cast from there only for an alternative cost can't be cast for another one as well."""
    plain = replace(action, details=replace(action.details, via="", granted=None))
    first = any(found.cost is not None for found in permissions(game, plain))
    if first and any(True for _ in alternatives(game, action)):
        yield Reason("118.9a", ONE_ALTERNATIVE)


def permission_of(game: Game, action: Cast, inforce: InForce) -> Permission:
    change = inforce.change
    cost = None
    if change.own_cost:
        cost = Bill(hypothetical(game, action).cost)
    elif change.cost is not None:
        cost = bill(change.cost)
    return Permission(
        change.via, cost, change.extra, change.resulting, change.flash, inforce=inforce
    )


# ---- announcing


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
    before = game.look(action.card)
    new = move_to_stack(game, action, allowed)
    keep_granted(game, before, new, allowed)
    if action.fused:
        details = replace(details, modes=(1, 2))
        action = replace(action, details=details)
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
    new = replace(spell_of(game, action), timestamp=game.state.clock)
    new = replace(new, announced=replace(new.announced, via=allowed.via or action.details.via))
    if thing.form is Form.SPELL_COPY:
        new = replace(new, form=Form.SPELL_COPY)
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
            Duration.FOREVER,
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
    if not fits(
        allowed.resulting, id, reader, anywhere=True
    ) and game.rules.resulting_spell_is_checked(game.state, id, allowed.via):
        yield Reason(
            "601.3e",
            Text(
                "the spell it would be isn't one that may be cast this way",
                "それによる呪文はこの方法で唱えられるものではない",
            ),
        )


def check_modes(game: Game, ability: Any, details: Details, context: Context) -> Iterator[Reason]:
    modal = modes_of(ability)
    if modal is None:
        if details.modes:
            yield Reason("700.2", Text("it has no modes", "それにはモードがない"))
        return
    most = modal.most if modal.most is not None else modal.choose
    count = len(details.modes)
    if not modal.choose <= count <= most or any(
        not 1 <= m <= len(modal.modes) for m in details.modes
    ):
        yield Reason("700.2", Text("the modes chosen don't fit", "選んだモードの数が合っていない"))
    elif len(set(details.modes)) != count:
        yield Reason(
            "700.2d", Text("a mode can't be chosen twice", "同じモードを２回選ぶことはできない")
        )


def choose_targets(
    game: Game, ability: Any, action: Any, context: Context, reasons: list[Reason], by: int
) -> tuple[tuple[Aim, ...], ...]:
    """CR 601.2c: the targets as said; where nobody says and only one choice is possible, that one."""
    details: Details = action.details
    try:
        words = target_words(ability, Announced(modes=details.modes))
    except IndexError:
        return ()
    if not words:
        if details.targets:
            reasons.append(Reason("601.2c", Text("it has no targets", "それは対象を取らない")))
        return ()
    said = details.targets
    legal = [legal_aims(game, word, context, by) for word in words]
    if said is None:
        return unsaid_targets(game, words, legal, action, context, reasons, by)
    chosen = distribute(words, said, context)
    if chosen is None:
        reasons.append(Reason("601.2c", Text("too many targets", "対象が多すぎる")))
        return tuple(() for _ in words)
    reasons.extend(check_targets(game, words, chosen, context, by))
    return chosen


def unsaid_targets(
    game: Game,
    words: Any,
    legal: list[tuple[Aim, ...]],
    action: Any,
    context: Context,
    reasons: list[Reason],
    by: int,
) -> tuple[tuple[Aim, ...], ...]:
    result: list[tuple[Aim, ...]] = []
    for index, (word, options) in enumerate(zip(words, legal, strict=True)):
        if len(options) < word.least:
            reasons.append(Reason("601.2c", Text("there is no legal target", "適正な対象がない")))
            result.append(())
        elif len(options) == word.least == word.most or reasons:
            result.append(options[: max(word.least, 0)])
        else:
            choice = Choice(context.you, "targets", by, str(index), options, word.least, word.most)
            result.append(tuple(game.ask(choice)))
    return tuple(result)


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


def check_division(
    game: Game,
    ability: Any,
    details: Details,
    targets: tuple[tuple[Aim, ...], ...],
    context: Context,
    reasons: list[Reason],
) -> tuple[tuple[int, ...], ...]:
    """CR 601.2d: each target gets at least one, and all of it is divided."""
    words = target_words(ability, Announced(modes=details.modes)) if targets else ()
    result: list[tuple[int, ...]] = []
    shares = list(details.division)
    context.announced = replace(context.announced, x=details.x)
    for word, aims in zip(words, targets, strict=False):
        if word.divided is None:
            result.append(())
            continue
        total = amount(word.divided, context)
        part = tuple(shares[: len(aims)])
        del shares[: len(aims)]
        if not part and len(aims) == 1:
            part = (total,)
        if not part and total == len(aims):
            part = (1,) * total
        if len(part) != len(aims) or sum(part) != total or any(share < 1 for share in part):
            reasons.append(
                Reason("601.2d", Text("the division isn't legal", "割り振りが適正でない"))
            )
            part = (1,) * len(aims)
        result.append(part)
    return tuple(result)


# ---- costs of spells


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
    if allowed.via == FREE:
        due = Bill()
    elif allowed.cost is not None:
        due = Bill(allowed.cost.mana, list(allowed.cost.parts))
    if names_another(game, action, allowed) and not combines(game, action, allowed, due):
        reasons.append(Reason("118.9a", ONE_ALTERNATIVE))
    due.add(allowed.extra)
    ability = spell_ability(game, id)
    due.add(ability.extra_cost)
    add_optional_costs(game, view, details, due, reasons, allowed.via)
    if due.mana is not None:
        due.mana = due.mana.with_x(context.announced.x or 0)
        if game.rules.cost_changes_apply(game.state, id, allowed.via):
            due.mana = due.mana.changed_by(changes_to_cost(game, id, context, ability=False))
    return due


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


def add_optional_costs(
    game: Game, view: View, details: Details, due: Bill, reasons: list[Reason], via: str
) -> None:
    """CR 601.2b, 702.33: optional additional costs that the player says they pay."""
    for name, count in details.extras:
        keyword = next(
            (
                a
                for a in view.abilities
                if isinstance(a, v.Keyword) and a.name == name and a.cost is not None
            ),
            None,
        )
        if keyword is None:
            reasons.append(Reason("601.2b", Text(f"it has no {name}", f"それは{name}を持たない")))
            continue
        if count > 1 and name not in ("replicate", "multikicker"):
            reasons.append(
                Reason(
                    "601.2b",
                    Text("that cost can be paid only once", "そのコストは１回しか支払えない"),
                )
            )
        if not game.rules.additional_costs_combine(game.state, name, via):
            reasons.append(
                Reason(
                    "118.8",
                    Text(
                        "no additional cost can be paid with it", "追加コストを支払うことはできない"
                    ),
                )
            )
        for _ in range(min(count, 50)):
            due.add(keyword.cost)


def pay(
    game: Game,
    due: Bill,
    context: Context,
    details: Details,
    reasons: list[Reason],
    *,
    for_mana: bool = False,
) -> None:
    """CR 601.2g-h."""
    excluded = {context.source} if any(isinstance(part, v.TapThis) for part in due.parts) else set()
    if due.mana is not None:
        reasons.extend(symbol_reasons(due.mana, details))
        due = with_life(game, due, context, details, excluded)
    for part in due.parts:
        reasons.extend(part_reasons(game, part, context, details))
    reasons.extend(life_reasons(game, due, context))
    reasons.extend(mana_reasons(game, due.mana, context, details, excluded))
    if reasons:
        return
    assert due.mana is not None
    spent = pay_mana(game, due.mana, context, details, excluded)
    used: set[int] = set()
    for part in sorted(
        due.parts, key=lambda part: isinstance(part, v.SacrificeThis | v.DiscardThis | v.ExileThis)
    ):
        pay_part(game, part, context, details, used, for_mana=for_mana)
    if spent and context.by is None and context.source in game.state.things:
        announced = replace(game.state.things[context.source].announced, mana=spent)
        if game.state.things[context.source].zone is Zone.STACK:
            game.happen(e.Announcement(context.source, announced, "601.2h"))


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


# ---- lands


def why_not_play(game: Game, action: PlayLand) -> list[Reason]:
    """CR 305.1-305.3: every reason why that land can't be played now."""
    state, player = game.state, action.player
    thing = state.things.get(action.card)
    if thing is None or not thing.is_known:
        return [Reason("400.7", Text("it isn't there", "それはそこにない"))]
    reasons = []
    face = (
        thing.card.faces[action.side]
        if thing.card is not None and action.side < len(thing.card.faces)
        else face_of(thing)
    )
    if CardType.LAND not in face.types:
        reasons.append(Reason("305.1", Text("it isn't a land card", "それは土地・カードではない")))
    if thing.zone is not Zone.HAND or thing.owner != player:
        reasons.append(
            Reason(
                "305.1", Text("it isn't in that player's hand", "それはそのプレイヤーの手札にない")
            )
        )
    if not state.is_active(player) or state.step not in (Step.MAIN1, Step.MAIN2) or state.stack:
        reasons.append(
            Reason(
                "305.3",
                Text(
                    "lands are played in one's own main phase while the stack is empty",
                    "土地は自分のメイン・フェイズでスタックが空のときにのみプレイできる",
                ),
            )
        )
    if not game.rules.player_has_priority(state, player):
        reasons.append(
            Reason(
                "117.1a",
                Text("that player doesn't have priority", "そのプレイヤーは優先権を持っていない"),
            )
        )
    extra = sum(
        inforce.change.count
        for inforce in in_force(game, v.ExtraLandPlays)
        if inforce.context.you == player
    )
    if state.players[player].lands_played >= 1 + extra:
        reasons.append(
            Reason(
                "305.2",
                Text(
                    "that player has played a land this turn",
                    "このターンにすでに土地をプレイしている",
                ),
            )
        )
    return unique(reasons)


def play_land(game: Game, action: PlayLand) -> int | None:
    reasons = why_not_play(game, action)
    if reasons:
        raise Illegal(reasons)
    new = game.move(
        action.card, Zone.BATTLEFIELD, under=action.player, side=action.side, cr="305.1"
    )
    game.happen(e.LandPlayed(action.player, new if new is not None else action.card))
    return new


# ---- activated abilities


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
    state, player = game.state, action.player
    thing = state.things.get(action.source)
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
    if split_second(game) and not is_mana:
        yield Reason(
            "702.61a",
            Text("a spell with split second is on the stack", "刹那を持つ呪文がスタック上にある"),
        )
    yield from activation_limits(game, action, number, ability)


def activation_limits(
    game: Game, action: Activate, number: int, ability: v.Activated
) -> Iterator[Reason]:
    """CR 602.5: restrictions on activating."""
    state = game.state
    loyalty = any(isinstance(part, v.Loyalty) for part in ability.cost.parts)
    if ability.sorcery_speed or loyalty:
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
    if (ability.once_each_turn or loyalty) and (action.source, number) in state.used:
        yield Reason(
            "602.5b", Text("it was activated already this turn", "このターンにすでに起動している")
        )
    if ability.only_if is not None and not holds(
        ability.only_if, Context(game, action.player, action.source)
    ):
        yield Reason("602.5", Text("its condition isn't met", "起動の条件を満たしていない"))
    for inforce in in_force(game, v.Cant):
        change = inforce.change
        if change.verb is v.Verb.BE_ACTIVATED and (
            fits(change.subject, action.source, inforce.context, anywhere=True)
            if isinstance(change.subject, v.What)
            else applies_to(inforce, change.subject, action.source)
        ):
            yield Reason(
                "101.2", Text("an effect says it can't be activated", "効果により起動できない")
            )


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
    if game.rules.is_mana_ability(ability):
        mana_ability(game, action, number, ability, context, reasons)
        return None
    new = game.mint()
    thing = Thing(
        new,
        Form.ABILITY,
        player,
        player,
        Zone.STACK,
        ability=ability,
        number=number,
        source=source,
        chosen=game.state.things[source].chosen,
    )
    game.happen(e.Made(thing, "602.2a"))
    context.by = new
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
    choose_early(game, ability, context, new)
    reasons.extend(check_x(game, ability, context, details))
    due = activation_cost(game, ability, context, details)
    if not reasons and (
        ability.once_each_turn or any(isinstance(p, v.Loyalty) for p in ability.cost.parts)
    ):
        game.happen(e.AbilityUsed(source, number))
    pay(game, due, context, details, reasons)
    if reasons:
        return None
    game.happen(e.ActivatedAbility(new, source, player, announced))
    for aim in dict.fromkeys(announced.aims):
        game.happen(e.BecameTarget(aim, new, player))
    return new


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
            value = game.choose_value(context.you, effect.kind, new, effect.what)
            game.happen(e.Chose(new, effect.kind, value, context.you, "602.2b"))


def activation_cost(game: Game, ability: v.Activated, context: Context, details: Details) -> Bill:
    due = bill(ability.cost)
    x = amount(ability.x, context) if ability.x is not None else details.x
    if due.mana is not None:
        due.mana = due.mana.with_x(x or 0).changed_by(
            changes_to_cost(game, context.source, context, ability=True)
        )
    return due


def mana_ability(
    game: Game,
    action: Activate,
    number: int,
    ability: v.Activated,
    context: Context,
    reasons: list[Reason],
) -> None:
    """CR 605.3b: a mana ability doesn't go on the stack: it resolves at once."""
    from .perform import perform_all

    due = activation_cost(game, ability, context, action.details)
    pay(game, due, context, action.details, reasons, for_mana=True)
    if reasons:
        return
    game.happen(
        e.ActivatedAbility(0, action.source, action.player, Announced(), is_mana=True, cr="605.3b")
    )
    perform_all(ability.effects, context)
