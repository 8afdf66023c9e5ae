"""What is announced with a spell or ability: modes, targets, a division; and paying (CR 601.2b-d, 601.2g-h)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from . import events as e
from . import vocabulary as v
from .actions import Details
from .choices import Choice
from .costs import Bill, life_reasons, part_reasons, pay_part, taken_by
from .events import Reason
from .frozen import evolve
from .hybrid import hybrid_reasons
from .kinds import Zone
from .payment import mana_reasons, pay_mana, with_life
from .reading import Context, amount
from .state import Aim, Announced
from .targets import check_targets, distribute, legal_aims, modes_of, objector, target_words
from .text import Text

if TYPE_CHECKING:
    from .game import Game


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
        if any(aim is not None for aim in details.targets or ()):
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
            choice = Choice(
                context.you,
                "targets",
                by,
                str(index),
                options,
                word.least,
                word.most,
                why_not=objector(game, word, context, by),
            )
            result.append(tuple(game.ask(choice)))
    return tuple(result)


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
    context.announced = evolve(context.announced, x=details.x)
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
    due = with_life(game, due, context, details, excluded)
    taken = taken_by(due.parts, context.source)
    for part in due.parts:
        reasons.extend(part_reasons(game, part, context, details, taken))
    reasons.extend(life_reasons(game, due, context))
    reasons.extend(mana_reasons(game, due.mana, context, details, excluded))
    reasons.extend(hybrid_reasons(game, due.mana, context, details, excluded))
    if reasons:
        return
    assert due.mana is not None
    spent = pay_mana(game, due.mana, context, details, excluded)
    used = {taken[kind] for kind in taken if any(isinstance(part, kind) for part in due.parts)}
    for part in sorted(
        due.parts, key=lambda part: isinstance(part, v.SacrificeThis | v.DiscardThis | v.ExileThis)
    ):
        pay_part(game, part, context, details, used, for_mana=for_mana)
    if spent and context.by is None and context.source in game.state.things:
        announced = evolve(game.state.things[context.source].announced, mana=spent)
        if game.state.things[context.source].zone is Zone.STACK:
            game.happen(e.Announcement(context.source, announced, "601.2h"))
