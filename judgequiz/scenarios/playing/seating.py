"""The players of a file at their table: teams, life, counters, mana, whose turn it is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...engine.kinds import Step
from ...engine.mana import TYPES_OF_MANA
from ...engine.state import TURN, Mana, Player, State
from ..notation import tree as t
from .error import PlayError
from .setting import step_named


def empty_state(file: t.PlayFile) -> State:
    """Players, turn and priority, nothing in any zone."""
    head = file.head
    number, player = int(str(head.turn.turn)) or 3, str(head.turn.player) or head.seats[0]
    players = {seat: seated(file, seat, player, number) for seat in head.seats}
    if player not in players:
        raise PlayError(f"player {player} is not seated", head.turn)
    state = State(
        players=players,
        seats=head.seats,
        active=player,
        turn=number,
        step=step_named(str(head.turn.step) or "main1"),
        priority=str(head.priority) or player,
        clock=number * TURN + 600_000,
        shared_life=is_two_headed(head),
        mana_any=head.mana == "any",
    )
    if state.step in (Step.UNTAP, Step.CLEANUP, Step.ATTACK, Step.BLOCK):
        state = replace(state, priority="")
    return replace(state, players={**players, **given_players(file, players)})


def seated(file: t.PlayFile, seat: str, active: str, number: int) -> Player:
    """A player with the life that the format gives, and when their turns began."""
    head = file.head
    shared = is_two_headed(head)
    teams = head.teams or tuple((each,) for each in head.seats)
    team = next((i for i, some in enumerate(teams) if seat in some), None)
    if team is None:
        raise PlayError(f"player {seat} is in no team", head)
    began = last_turn(head.seats, teams, seat, active, number, shared=shared)
    step = step_named(str(head.turn.step) or "main1")
    mine = seat == active or (shared and seat in teams[team] and active in teams[team])
    upkeep_now = mine and list(Step).index(step) >= list(Step).index(Step.UPKEEP)
    cycle = len(teams) if shared else len(head.seats)
    latest = began if not mine or upkeep_now else began - cycle
    return Player(
        seat,
        team,
        30 if shared else LIFE.get(head.format, 20),
        upkeep_began=latest * TURN + 10 if latest > 0 else 0,
        previous_upkeep=max(0, latest - cycle) * TURN + 10 if latest - cycle > 0 else 0,
        turn_began=began * TURN + 5 if began > 0 else 0,
        hand_unstated=is_unstated(file, seat, "hand"),
        library_unstated=is_unstated(file, seat, "library"),
    )


def is_unstated(file: t.PlayFile, seat: str, zone: str) -> bool:
    """Whether the file says nothing of a zone of that player."""
    return all(
        (given.player, stated.zone) != (seat, zone)
        for given in file.given
        for stated in given.zones
    )


def is_two_headed(head: t.Head) -> bool:
    """CR 810: by format, or because the teams are pairs and nothing else is said."""
    return head.format == "two-headed-giant" or (
        not head.format and bool(head.teams) and all(len(team) == 2 for team in head.teams)
    )


LIFE = {"two-headed-giant": 30, "commander": 40, "edh": 40, "brawl": 25}


def last_turn(seats: Any, teams: Any, seat: str, active: str, number: int, *, shared: bool) -> int:
    """The number of the last turn of a seat, this one included."""
    if shared:
        mine = next(i for i, some in enumerate(teams) if seat in some)
        now = next(i for i, some in enumerate(teams) if active in some)
        return number - int(now - mine) % len(teams)
    return number - int(seats.index(active) - seats.index(seat)) % len(seats)


def given_players(file: t.PlayFile, players: dict[str, Player]) -> dict[str, Player]:
    """What is said of each player, in one place or in several."""
    changed: dict[str, Player] = {}
    for given in file.given:
        name = str(given.player)
        player = changed.get(name, players[name])
        if given.life is not None:
            player = replace(player, life=int(str(given.life)))
        counters = tuple((c.kind, int(str(c.number))) for c in given.counters)
        pool = pool_of(given.pool) if given.pool is not None else ()
        changed[name] = replace(
            player, counters=(*player.counters, *counters), pool=(*player.pool, *pool)
        )
    for given in file.given:
        if is_two_headed(file.head) and given.life is not None:
            refuse_second_total(file, given, players)
            for name, player in {**players, **changed}.items():
                if player.team == players[str(given.player)].team:
                    changed[name] = replace(player, life=int(str(given.life)))
    return changed


def refuse_second_total(file: t.PlayFile, given: t.Given, players: dict[str, Player]) -> None:
    """CR 810.4: a team has one life total, so the file may not state two."""
    team = players[str(given.player)].team
    for other in file.given:
        if other.life is not None and players[str(other.player)].team == team:
            if int(str(other.life)) != int(str(given.life)):
                raise PlayError("a team has one life total (CR 810.4)", given)


def pool_of(mana: t.Mana) -> tuple[Mana, ...]:
    """CR 106.1: mana of a type; a number is that much colourless mana."""
    pool: list[Mana] = []
    for symbol in mana.symbols:
        if symbol.isdigit() and int(symbol) <= MOST_MANA:
            pool.extend(Mana("C") for _ in range(int(symbol)))
        elif symbol in TYPES_OF_MANA:
            pool.append(Mana(symbol))
        else:
            raise PlayError(f"a pool holds mana of a type, not {{{symbol}}} (CR 106.1)", mana)
    return tuple(pool)


MOST_MANA = 100
