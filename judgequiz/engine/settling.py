"""State-based actions and waiting triggers, until neither is left (CR 117.5)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from . import events as e
from . import sba, triggers
from . import vocabulary as v
from .choices import Choice
from .errors import ScriptError, TooLong
from .frozen import evolve
from .kinds import Form, Zone
from .permissions import split_second
from .reading import Context
from .state import Aim, Announced, Thing, Waiting
from .targets import check_targets, legal_aims, modes_of, objector, target_words

if TYPE_CHECKING:
    from .game import Game


def settle(game: Game) -> None:
    """CR 117.5, 704.3: state-based actions until there are none, then waiting triggers; again until neither."""
    for _ in range(500):
        while not game.state.over and sba.perform(game):
            pass
        if game.state.over:
            return
        triggers.state_triggers(game)
        if not game.state.waiting:
            return
        put_triggers_on_stack(game)
    raise TooLong("triggers and state-based actions without end")


def put_triggers_on_stack(game: Game) -> None:
    """CR 603.3b: those of the active player first, then in turn order, each player's in the order they choose."""
    for side in sides(game):
        together = [
            waiting
            for player in side
            for waiting in game.state.waiting
            if waiting.controller == player
        ]
        for waiting in in_order_of_team(game, side, together):
            put_on_stack(game, waiting)
    for waiting in game.state.waiting:
        if game.state.players[waiting.controller].lost:
            game.happen(e.TriggerDropped(waiting.source, "800.4d", waiting))


def sides(game: Game) -> tuple[tuple[str, ...], ...]:
    """Who puts triggers on the stack together: each player alone, or a team whose turn is shared (CR 805.7)."""
    order = game.state.in_turn_order()
    if not game.state.shared_life:
        return tuple((player,) for player in order)
    teams: dict[int, tuple[str, ...]] = {}
    for player in order:
        team = game.state.players[player].team
        teams[team] = (*teams.get(team, ()), player)
    return tuple(teams.values())


def in_order_of_team(game: Game, side: tuple[str, ...], together: list[Waiting]) -> list[Waiting]:
    """CR 805.7: any order the team chooses; where it says nothing, one player's after the other's."""
    if len({waiting.controller for waiting in together}) > 1:
        game.ordering = tuple(together)
        options = tuple(range(len(together)))
        said = game.ask_if_said(
            Choice(side[0], "order", None, "triggers", options, len(options), len(options))
        )
        if said is not None:
            return [together[index] for index in said]
    mine = [[waiting for waiting in together if waiting.controller == player] for player in side]
    return [
        waiting
        for player, some in zip(side, mine, strict=True)
        for waiting in in_chosen_order(game, player, some)
    ]


def in_chosen_order(game: Game, player: str, mine: list[Waiting]) -> list[Waiting]:
    if not mine:
        return mine
    all_alike = all(alike(waiting, mine[0]) for waiting in mine)
    options = tuple(range(len(mine)))
    choice = Choice(
        player, "order", None, "triggers", options, len(mine), len(mine), any_will_do=all_alike
    )
    game.ordering = tuple(mine)
    order = game.ask(choice)
    return [mine[index] for index in order]


def alike(first: Waiting, second: Waiting) -> bool:
    """Whether two waiting triggers do the same, so that nobody need say in which order they go on the stack."""
    return first.ability == second.ability and (
        first.about == second.about or not speaks_of(first.ability, ABOUT_THE_EVENT)
    )


ABOUT_THE_EVENT = (v.That, v.ThatSpell, v.ThatPlayer, v.DamageThatMuch, v.TimesPaid)


def speaks_of(value: Any, words: tuple[type[Any], ...]) -> bool:
    """Whether a word of one of these kinds stands anywhere in an ability."""
    if isinstance(value, words):
        return True
    if isinstance(value, tuple):
        return any(speaks_of(part, words) for part in value)
    return is_dataclass(value) and any(
        speaks_of(getattr(value, field.name), words) for field in fields(value)
    )


def put_on_stack(game: Game, waiting: Waiting) -> None:
    """CR 603.3c-d: modes and targets are chosen; without a legal choice it is removed."""
    thing = ability_on_stack(game, waiting)
    context = Context(
        game,
        waiting.controller,
        waiting.source,
        waiting.announced,
        waiting.about,
        memory=dict(waiting.memory),
        by=thing.id,
    )
    announced = trigger_choices(game, waiting.ability, context, thing)
    if split_second(game) and not game.rules.split_second_leaves_triggers(
        game.state, waiting.source
    ):
        announced = None
    if announced is None:
        game.happen(e.TriggerDropped(waiting.source, waiting=waiting))
        return
    position = None
    if waiting.source in game.state.stack and not game.rules.trigger_is_put_above_its_spell(
        game.state, waiting.source
    ):
        position = game.state.stack.index(waiting.source)
    game.happen(e.Made(evolve(thing, announced=announced), "603.3", position))
    game.happen(e.PutOnStack(thing.id, waiting.source, waiting.controller, waiting.about))
    for aim in dict.fromkeys(announced.aims):
        game.happen(e.BecameTarget(aim, thing.id, waiting.controller))


def ability_on_stack(game: Game, waiting: Waiting) -> Thing:
    """A waiting trigger as the object that it becomes."""
    return Thing(
        game.mint(),
        Form.ABILITY,
        waiting.controller,
        waiting.controller,
        Zone.STACK,
        ability=waiting.ability,
        number=waiting.number or waiting.of,
        source=waiting.source,
        about=waiting.about,
        memory=waiting.memory,
        announced=waiting.announced,
        chosen=game.state.thing(waiting.source).chosen,
    )


def trigger_choices(game: Game, ability: Any, context: Context, thing: Thing) -> Announced | None:
    """The modes and targets of a trigger; None where it can't have them."""
    modes = modes_chosen(game, ability, context, thing)
    chosen: list[tuple[Aim, ...]] = []
    for index, word in enumerate(target_words(ability, Announced(modes=modes))):
        options = legal_aims(game, word, context, thing.id)
        if len(options) < word.least:
            if game.rules.trigger_without_a_target_is_removed(game.state, context.source):
                return None
            chosen.append(())
            continue
        most = len(options) if word.most is None else min(word.most, len(options))
        if not most:
            chosen.append(())
            continue
        choice = Choice(
            context.you,
            "targets",
            thing.source,
            str(index),
            options,
            word.least,
            most,
            ability=thing.number,
            why_not=objector(game, word, context, thing.id),
        )
        aims = tuple(game.ask(choice))
        refuse_illegal(game, word, aims, context, thing.id)
        chosen.append(aims)
    return evolve(thing.announced, modes=modes, targets=tuple(chosen), division=())


def refuse_illegal(
    game: Game, word: v.Target, aims: tuple[Aim, ...], context: Context, by: int
) -> None:
    reasons = check_targets(game, [word], [aims], context, by)
    if reasons:
        said = "; ".join(f"{reason.cr} {reason.words.en}" for reason in reasons)
        raise ScriptError(f"an illegal target: {said}")


def modes_chosen(game: Game, ability: Any, context: Context, thing: Thing) -> tuple[int, ...]:
    modal = modes_of(ability)
    if modal is None:
        return ()
    options = tuple(range(1, len(modal.modes) + 1))
    most = modal.most or modal.choose
    choice = Choice(context.you, "mode", thing.source, "mode", options, modal.choose, most)
    return tuple(sorted(game.ask(choice)))
