"""Lines of play counted from small tables, so that priority, timing and targeting can't slip (see the .perft file)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pytest

from judgequiz.engine import vocabulary as v
from judgequiz.engine.actions import Activate, Cast, Details, PlayLand
from judgequiz.engine.activating import activate, why_not_activate
from judgequiz.engine.casting import cast, spell_ability, why_not_cast
from judgequiz.engine.events import PriorityGiven
from judgequiz.engine.faces import numbered
from judgequiz.engine.game import Game, Improviser
from judgequiz.engine.kinds import CardType, Zone
from judgequiz.engine.lands import play_land, why_not_play
from judgequiz.engine.reading import Context
from judgequiz.engine.state import Aim, State
from judgequiz.engine.targets import candidates, target_words
from judgequiz.engine.turns import declare_nothing, give_priority, pass_priority
from judgequiz.scenarios.playing.setting_up import set_up
from judgequiz.scenarios.reading import read

FILE = Path(__file__).with_name("lines_of_play.perft")
Action = Cast | Activate | PlayLand | None
"""None is to pass."""


def tables() -> dict[str, tuple[str, dict[int, int]]]:
    """Each table of the file: its situation, and the number of lines by the number of actions."""
    found: dict[str, tuple[str, dict[int, int]]] = {}
    name = ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        match line.split():
            case ["table", name]:
                found[name] = ("", {})
            case ["count", actions, lines]:
                found[name][1][int(actions)] = int(lines)
            case [first, *_] if not first.startswith("#"):
                found[name] = (found[name][0] + line.removeprefix("  ") + "\n", found[name][1])
    return found


TABLES = tables()


def playing(state: State) -> Game:
    return Game(state, answers=Improviser())


def aim_sets(
    game: Game, ability: v.Spell | v.Activated, player: str, source: int
) -> Iterator[tuple[Aim, ...]]:
    """Every choice of what fits the target words, legal or not; one empty choice where there is none."""
    context = Context(game, player, source)
    options = []
    for word in target_words(ability, game.state.things[source].announced):
        aims = tuple(candidates(word, context))
        most = len(aims) if word.most is None else min(word.most, len(aims))
        options.append(
            [some for count in range(word.least, most + 1) for some in combinations(aims, count)]
        )
    for chosen in product(*options):
        yield tuple(aim for some in chosen for aim in some)


def actions(game: Game) -> Iterator[Action]:
    """Everything that whoever has priority may do: what nothing forbids."""
    if game.state.priority:
        yield None
    for player in game.state.seats:
        if game.rules.player_has_priority(game.state, player):
            yield from plays(game, player)
            yield from casts(game, player, Zone.HAND, "")
            yield from casts(game, player, Zone.GRAVEYARD, "flashback")
            yield from activations(game, player)


def plays(game: Game, player: str) -> Iterator[Action]:
    for id in game.state.zone(Zone.HAND, player):
        if game.state.things[id].is_known and not why_not_play(game, PlayLand(player, id)):
            yield PlayLand(player, id)


def casts(game: Game, player: str, zone: Zone, via: str) -> Iterator[Action]:
    for id in game.state.zone(zone, player):
        view = game.look(id)
        if not view.known or CardType.LAND in view.types or (via and via not in view.keywords):
            continue
        for aims in aim_sets(game, spell_ability(game, id), player, id):
            action = Cast(player, id, Details(via, targets=aims or None))
            if not why_not_cast(game, action):
                yield action


def activations(game: Game, player: str) -> Iterator[Action]:
    for id in game.state.battlefield:
        for number, ability in numbered(game.look(id).abilities):
            if not isinstance(ability, v.Activated) or game.rules.is_mana_ability(ability):
                continue
            for aims in aim_sets(game, ability, player, id):
                use = Activate(player, id, number, details=Details(targets=aims or None))
                if not why_not_activate(game, use):
                    yield use


def after(state: State, action: Action) -> State:
    """The state in which somebody may act again, or the game is over."""
    game = playing(state)
    match action:
        case None:
            pass_priority(game, state.priority)
            while not game.state.priority and not game.state.over:
                declare_nothing(game)
        case Cast():
            cast(game, action)
        case Activate():
            activate(game, action)
        case PlayLand():
            play_land(game, action)
    if action is not None:
        game.happen(PriorityGiven(""))
        give_priority(game, action.player)
    return game.state


def lines(state: State, count: int) -> int:
    """How many distinct lines of play of `count` actions there are."""
    options = list(actions(playing(state)))
    if count <= 1:
        return len(options) if count else 1
    return sum(lines(after(state, option), count - 1) for option in options)


@pytest.mark.parametrize(
    ("name", "count"), [(name, count) for name, (_, counts) in TABLES.items() for count in counts]
)
def test_lines_of_play(name: str, count: int) -> None:
    situation, expected = TABLES[name]

    state = set_up(read(situation)).state

    by_first = {
        str(option): lines(after(state, option), count - 1) for option in actions(playing(state))
    }
    assert sum(by_first.values()) == expected[count], by_first
