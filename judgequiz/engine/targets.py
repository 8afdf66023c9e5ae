"""Targets: what may be chosen, and whether it is still legal (CR 115, 601.2c, 608.2b)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from . import vocabulary as v
from .events import Reason
from .kinds import Form, Zone
from .reading import Context, fits, fits_any, matching, players
from .state import Aim, Announced, Thing
from .statics import applies_to, in_force, player_keywords
from .text import Text

if TYPE_CHECKING:
    from .game import Game


def target_words(ability: Any, announced: Announced) -> tuple[v.Target, ...]:
    """The target words that apply, with those of the chosen modes in printed order (CR 700.2)."""
    if isinstance(ability, v.Unplayed | v.Static | v.Keyword):
        return ()
    words: tuple[v.Target, ...] = ability.targets
    modal = modes_of(ability)
    if modal is not None:
        for number in sorted(announced.modes):
            words += modal.modes[number - 1].targets
    return words


def modes_of(ability: Any) -> v.DoModes | None:
    """The modal instruction of a spell or ability, if it has one."""
    return next((effect for effect in ability.effects if isinstance(effect, v.DoModes)), None)


def candidates(word: v.Target, context: Context) -> Iterator[Aim]:
    """Everything that fits a target word, whether or not something forbids targeting it."""
    state = context.state
    match word.what:
        case v.What():
            yield from matching(word.what, context)
        case v.Who():
            yield from (p for p in state.in_turn_order() if fits_any(word.what, p, context))
            if word.what.or_object is not None:
                yield from matching(word.what.or_object, context)
        case v.AnyTarget():
            yield from state.in_turn_order()
            yield from (id for id in state.battlefield if fits_any(word.what, id, context))
        case v.StackWhat():
            yield from (id for id in state.stack if fits_any(word.what, id, context))


def legal_aims(game: Game, word: v.Target, context: Context, by: int) -> tuple[Aim, ...]:
    """The legal targets for a word. A spell or ability is never a target for itself (CR 115.5)."""
    return tuple(
        aim
        for aim in candidates(word, context)
        if aim != by and not objections(game, aim, word, context, by)
    )


def objections(game: Game, aim: Aim, word: v.Target, context: Context, by: int) -> list[Reason]:
    """Every reason why an object or player can't be a target for a word of the spell or ability `by`."""
    reasons = []
    if isinstance(aim, int) and (aim not in game.state.things or aim == by):
        return [
            Reason(
                "115.1",
                Text("it isn't there to be a target", "対象になるものがそこにない"),
                ("601.2c",),
            )
        ]
    if not fits_any(word.what, aim, context):
        reasons.append(
            Reason(
                targeting_rule(context, by),
                Text("it isn't what the target word describes", "それは対象の条件に合っていない"),
                ("601.2c",),
            )
        )
    reasons.extend(forbidden(game, aim, context, by))
    return reasons


def targeting_rule(context: Context, by: int) -> str:
    """CR 115.1a-d: the rule by which a spell, an Aura spell, an activated or a triggered ability is targeted.

    A triggered ability that waits for its targets isn't on the stack yet: it has no id there, or that of its source.
    """
    thing = context.state.things.get(by)
    if thing is not None and isinstance(thing.ability, v.Activated):
        return "115.1c"
    if thing is None or thing.form is Form.ABILITY or thing.zone is not Zone.STACK:
        return "115.1d"
    return "115.1b" if "Aura" in context.see(by).subtypes else "115.1a"


def objector(
    game: Game, word: v.Target, context: Context, by: int
) -> Callable[[Aim], list[Reason]]:
    """What says of an object or player why it can't be a target for a word of `by`."""
    return lambda aim: objections(game, aim, word, context, by)


def source_of(game: Game, by: int) -> int:
    """CR 113.7: the source of an ability; a spell is its own."""
    thing = game.state.thing(by)
    return thing.source if thing.form is Form.ABILITY and thing.source is not None else by


def forbidden(game: Game, aim: Aim, context: Context, by: int) -> Iterator[Reason]:
    """Shroud, hexproof, protection and words that say it can't be the target (CR 702.11, 702.16b, 702.18)."""
    source = context.source
    if isinstance(aim, int):
        view = game.look(aim)
        if game.state.things[aim].zone is Zone.BATTLEFIELD:
            if "shroud" in view.keywords and game.rules.shroud_stops_targeting(
                game.state, aim, context.you
            ):
                yield Reason("702.18a", Text("it has shroud", "それは被覆を持つ"), ("601.2c",))
            if "hexproof" in view.keywords and context.you in game.state.opponents(view.controller):
                yield Reason("702.11b", Text("it has hexproof", "それは呪禁を持つ"), ("601.2c",))
    elif has_hexproof(game, aim) and context.you in game.state.opponents(aim):
        yield Reason(
            "702.11c", Text("that player has hexproof", "そのプレイヤーは呪禁を持つ"), ("601.2c",)
        )
    if is_protected(game, aim, source) and game.rules.protection_stops_targeting(
        game.state, aim, source, context.you
    ):
        yield Reason(
            "702.16b",
            Text("it has protection from the source", "それは発生源に対するプロテクションを持つ"),
            ("601.2c",),
        )
    for inforce in in_force(game, v.Cant):
        change = inforce.change
        if change.verb is v.Verb.BE_TARGETED and is_about(inforce, change.subject, aim):
            if change.by is None or fits_any(change.by, source, inforce.context, anywhere=True):
                yield Reason(
                    "101.2",
                    Text("an effect says it can't be the target", "効果によりそれは対象にならない"),
                    ("601.2c",),
                )


def has_hexproof(game: Game, player: str) -> bool:
    """CR 702.11c: whether a player has hexproof."""
    return any(keyword.name == "hexproof" for keyword, _ in player_keywords(game, player))


def is_about(inforce: Any, subject: Any, aim: Aim) -> bool:
    return applies_to(inforce, subject, aim)


def is_protected(game: Game, aim: Aim, source: int) -> bool:
    """CR 702.16a: whether it has protection from a quality that the source has."""
    if isinstance(aim, str):
        found = player_keywords(game, aim)
    else:
        if aim not in game.state.things or game.state.things[aim].zone is not Zone.BATTLEFIELD:
            return False
        view = game.look(aim)
        if "protection" not in view.keywords:
            return False
        context = Context(game, view.controller, aim)
        found = [(a, context) for a in view.abilities if isinstance(a, v.Keyword)]
    return any(
        has_quality(game, keyword, source, context)
        for keyword, context in found
        if keyword.name == "protection"
    ) and game.rules.protection_needs_one_shared_colour(game.state, aim, source)


def has_quality(game: Game, keyword: v.Keyword, source: int, context: Context) -> bool:
    quality = keyword.quality
    if quality == "everything":
        return True
    if isinstance(quality, v.Chosen):
        quality = (
            v.What(colour_chosen=True) if quality.kind == "colour" else v.What(name_chosen=True)
        )
    if isinstance(quality, v.What):
        return fits(quality, source, context, anywhere=True)
    if isinstance(quality, v.You | v.EachOpponent | v.EachPlayer | v.Opponents):
        return game.look(source).controller in players(quality, context)
    return False


def distribute(
    words: Sequence[v.Target], aims: Sequence[Aim | None], context: Context
) -> tuple[tuple[Aim, ...], ...] | None:
    """Share a flat list of aims out among the target words, in order; None where the numbers can't fit.

    A None holds a place: a word with a fixed number of targets then takes fewer (a mode left without, CR 601.2c).
    """
    result: list[tuple[Aim, ...]] = []
    rest = list(aims)
    for index, word in enumerate(words):
        needed_later = sum(later.least for later in words[index + 1 :])
        most = len(rest) if word.most is None else word.most
        take = max(0, min(most, len(rest) - needed_later))
        part, rest = rest[:take], rest[take:]
        result.append(tuple(aim for aim in part if aim is not None))
    return None if rest else tuple(result)


def check_targets(
    game: Game,
    words: Sequence[v.Target],
    chosen: Sequence[Sequence[Aim]],
    context: Context,
    by: int,
) -> list[Reason]:
    """CR 601.2c: every reason why the chosen targets are not legal."""
    reasons: list[Reason] = []
    for word, aims in zip(words, chosen, strict=True):
        if len(set(aims)) != len(aims):
            reasons.append(
                Reason(
                    "115.3",
                    Text("the same target twice for one word", "同じ語に同じ対象を２回選んでいる"),
                    ("601.2c",),
                )
            )
        if len(aims) < word.least or (word.most is not None and len(aims) > word.most):
            reasons.append(
                Reason("601.2c", Text("the wrong number of targets", "対象の数が合っていない"))
            )
        for aim in aims:
            reasons.extend(objections(game, aim, word, context, by))
    return reasons


def still_legal(
    game: Game, spell: Thing, words: Sequence[v.Target], context: Context
) -> tuple[tuple[Aim, ...], ...]:
    """CR 608.2b: the targets that are still legal, word by word. A new object is not the old target (CR 400.7)."""
    result = []
    for word, aims in zip(words, spell.announced.targets, strict=False):
        legal = []
        for aim in aims:
            now = follow(game, aim)
            if now is not None and not game.rules.is_illegal_on_resolution(
                game.state, now, bool(objections(game, now, word, context, spell.id))
            ):
                legal.append(now)
        result.append(tuple(legal))
    return tuple(result)


def follow(game: Game, aim: Aim) -> Aim | None:
    """The target itself if it is still there, else nothing; unless the rules take the returned object for the same one."""
    state = game.state
    if isinstance(aim, str):
        return None if state.players[aim].lost else aim
    if aim in state.things:
        return aim
    if not game.rules.returned_permanent_is_another_object(state, aim):
        now = state.now(aim)
        if now is not None and state.things[now].zone is state.gone[aim].thing.zone:
            return now
    return None
