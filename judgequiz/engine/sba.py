"""State-based actions (CR 704)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .choices import Choice
from .costs import sacrifice
from .kinds import CardType, Form, Zone
from .perform.moving import destroy_one
from .reading import Context
from .state import Aim, State, Thing, View
from .targets import candidates, is_protected

if TYPE_CHECKING:
    from .game import Game


def perform(game: Game) -> bool:
    """CR 704.3: all that apply, at the same time; whether any was performed."""
    if game.state.over:
        return False
    length, state = len(game.log), game.state
    with game.at_once():
        players_losing(game)
        for id in game.state.battlefield:
            game.check_patience()
            if id in game.state.things:
                permanent(game, game.state.things[id])
        legend_rule(game, state)
        world_rule(game, state)
        cease_outside(game)
        annihilate_counters(game)
    end_game(game)
    return len(game.log) > length


def players_losing(game: Game) -> None:
    """CR 704.5a-c, 810.8."""
    state = game.state
    cant = [i for i in game.in_force(v.Cant) if i.change.verb is v.Verb.LOSE]
    for player in state.in_turn_order():
        why = ""
        if state.life(player) <= 0:
            why, cr = "life", "704.5a"
        elif (
            any(
                state.players[mate].drew_from_empty
                for mate in (state.team_of(player) if state.shared_life else (player,))
            )
            and game.rules.any_draw_from_an_empty_library_loses(state, player)
        ) or (
            not state.zone(Zone.LIBRARY, player)
            and not game.rules.empty_library_loses_only_on_a_draw(state, player)
        ):
            why, cr = "draw", "704.5b"
        elif poison(state, player) >= (15 if state.shared_life else 10):
            why, cr = "poison", "704.5c"
        if why and not any(player in (i.affected or ()) for i in cant):
            game.happen(e.Lost(player, why, cr))


def poison(state: State, player: str) -> int:
    """CR 704.5c, 810.10: poison counters are shared by a team whose turn is shared."""
    team = state.team_of(player) if state.shared_life else (player,)
    return sum(state.players[mate].counter("poison") for mate in team)


def permanent(game: Game, thing: Thing) -> None:
    """CR 704.5f-h, i, m-p: what applies to one permanent."""
    view = game.look_before(thing.id)
    if (
        CardType.CREATURE in view.types
        and view.toughness is not None
        and creature(game, thing, view)
    ):
        return
    if CardType.CREATURE not in view.types and thing.counter("+1/+1"):
        if not game.rules.counters_stay_on_noncreatures(game.state, thing):
            game.take_counters(thing.id, "+1/+1", None)
    if "vanishing" in view.keywords and not thing.counter("time"):
        if not game.rules.vanishing_waits_for_the_last_counter(game.state, thing.id):
            sacrifice(game, thing.id, view.controller)
            return
    if CardType.PLANESWALKER in view.types and thing.counter("loyalty") == 0:
        game.move(thing.id, Zone.GRAVEYARD, cr="704.5i")
        return
    if thing.attached_to is not None or "Aura" in view.subtypes:
        attachment(game, thing, view)


def creature(game: Game, thing: Thing, view: View) -> bool:
    toughness = view.toughness or 0
    if toughness <= 0:
        game.move(thing.id, Zone.GRAVEYARD, cr="704.5f")
        return True
    if thing.damage >= toughness:
        return destroy_one(game, thing.id, cr="704.5g")
    if thing.deathtouched and thing.damage:
        return destroy_one(game, thing.id, cr="704.5h")
    return False


def attachment(game: Game, thing: Thing, view: View) -> None:
    """CR 704.3, 704.5m-n, p: judged, like everything in one check, by how things were as it began."""
    before = game.batch_before if game.batch_before is not None else game.state
    with game.supposing(before):
        why = what_is_wrong(game, thing, view)
    if why == "704.5m" and game.rules.protected_aura_goes_and_equipment_stays(game.state, thing.id):
        game.move(thing.id, Zone.GRAVEYARD, cr="704.5m")
    elif why == "704.5n" and not game.rules.unattached_equipment_stays(game.state, thing.id):
        game.move(thing.id, Zone.GRAVEYARD, cr="704.5n")
    elif why and thing.attached_to is not None:
        game.happen(e.BecameUnattached(thing.id, "704.5n" if why == "704.5m" else why))


def what_is_wrong(game: Game, thing: Thing, view: View) -> str:
    """CR 303.4c-d, 301.5c: the rule by which an attachment can't go on as it is; "" if it can."""
    host = thing.attached_to
    is_creature = CardType.CREATURE in view.types
    if "Aura" in view.subtypes:
        if host is None or not (is_creature or may_enchant(game, thing, view)):
            return "704.5m"
        return "704.5p" if is_creature else ""
    if "Equipment" not in view.subtypes or is_creature:
        return "704.5p"
    if isinstance(host, int) and host in game.state.things and may_equip(game, thing, host):
        return ""
    return "704.5n"


def may_equip(game: Game, thing: Thing, host: int) -> bool:
    """CR 301.5, 702.16d: only a creature is equipped, and not one protected from the Equipment."""
    at = game.state.things[host].zone
    if at is not Zone.BATTLEFIELD or CardType.CREATURE not in game.look(host).types:
        return False
    stops = game.rules.protection_stops_attaching
    return not (is_protected(game, host, thing.id) and stops(game.state, host, thing.id))


def may_enchant(game: Game, thing: Thing, view: View) -> bool:
    """CR 303.4c, 702.16c: whether an Aura is attached to what it may enchant."""
    host = thing.attached_to
    if host is None:
        return False
    if isinstance(host, str):
        if game.state.players[host].lost or is_protected(game, host, thing.id):
            return False
        return enchants(game, thing, view, host)
    if host not in game.state.things or game.state.things[host].zone is not Zone.BATTLEFIELD:
        return False
    if is_protected(game, host, thing.id) and game.rules.protection_stops_attaching(
        game.state, host, thing.id
    ):
        return False
    return enchants(game, thing, view, host)


def enchants(game: Game, thing: Thing, view: View, host: Aim) -> bool:
    """CR 303.4c, 702.5a: whether its enchant ability lets it be attached to that object or player."""
    keyword = next(
        (a for a in view.abilities if isinstance(a, v.Keyword) and a.name == "enchant"), None
    )
    if keyword is None or not isinstance(keyword.quality, v.What | v.Who):
        return False
    return host in candidates(v.Target(keyword.quality), Context(game, view.controller, thing.id))


def legend_rule(game: Game, before: State) -> None:
    """CR 704.5j: of legendary permanents of one name a player controls, that player keeps one."""
    groups: dict[tuple[str, str], list[int]] = {}
    for id in before.battlefield:
        view = game.look_before(id)
        if "legendary" in {kind.lower() for kind in view.supertypes}:
            alone = game.rules.legend_rule_looks_at_each_player_alone(game.state)
            alone = alone and game.rules.legend_kept_is_chosen(game.state)
            groups.setdefault((view.controller if alone else "", view.name.en), []).append(id)
    for (controller, _), ids in groups.items():
        if len(ids) < 2:
            continue
        kept: tuple[int, ...] = ()
        if not game.rules.legend_kept_is_chosen(game.state):
            kept = (min(ids, key=lambda id: before.things[id].timestamp),)
        if controller:
            choice = Choice(controller, "pick", None, "legend", tuple(ids), default=(ids[0],))
            kept = game.ask(choice)
        for id in ids:
            if id not in kept:
                game.move(id, Zone.GRAVEYARD, cr="704.5j")


def world_rule(game: Game, before: State) -> None:
    """CR 704.5k: of two or more world permanents only the newest stays; of equally new ones none."""
    world = [
        id
        for id in before.battlefield
        if "world" in {kind.lower() for kind in game.look_before(id).supertypes}
    ]
    newest = max((before.things[id].timestamp for id in world), default=0)
    kept = [id for id in world if before.things[id].timestamp == newest]
    for id in world if len(world) > 1 else ():
        if len(kept) > 1 or id not in kept:
            game.move(id, Zone.GRAVEYARD, cr="704.5k")


def cease_outside(game: Game) -> None:
    """CR 704.5d-e: tokens off the battlefield and copies off the stack cease to exist."""
    for thing in [it for it in game.state.things.values() if it.form in NO_CARDS]:
        is_token = thing.form is Form.TOKEN and thing.zone not in (Zone.BATTLEFIELD, Zone.NOWHERE)
        is_copy = thing.form is Form.SPELL_COPY and thing.zone is not Zone.STACK
        if (is_token or is_copy) and game.rules.no_card_ceases_off_its_zone(game.state, thing):
            game.happen(e.Ceased(thing.id, game.look(thing.id), "704.5d" if is_token else "704.5e"))


NO_CARDS = (Form.TOKEN, Form.SPELL_COPY)


def annihilate_counters(game: Game) -> None:
    """CR 704.5q: +1/+1 and -1/-1 counters on one permanent remove each other."""
    for id in game.state.battlefield:
        thing = game.state.things.get(id)
        if thing is None or not thing.counters:
            continue
        pairs = min(thing.counter("+1/+1"), thing.counter("-1/-1"))
        for kind in ("+1/+1", "-1/-1"):
            if pairs:
                game.take_counters(id, kind, pairs, "704.5q")


def end_game(game: Game) -> None:
    """CR 104.2a, 104.4a, 810.8a: one team left wins; none left is a draw."""
    state = game.state
    if state.over:
        return
    losers = {player for player in state.seats if state.players[player].lost}
    if not losers:
        return
    for player in tuple(losers):
        if state.shared_life:
            for mate in state.team_of(player):
                if not game.state.players[mate].lost:
                    game.happen(e.Lost(mate, "team", "810.8a"))
    left = {
        state.players[player].team for player in state.seats if not game.state.players[player].lost
    }
    if len(left) > 1:
        for player in losers:
            leave_game(game, player)
        return
    winners = tuple(player for player in state.seats if state.players[player].team in left)
    game.happen(
        e.GameEnded(winners, "won" if winners else "draw", "104.2a" if winners else "104.4a")
    )


def leave_game(game: Game, player: str) -> None:
    """CR 800.4a: all that player owns leaves with them; what they still control then is exiled."""
    owned = [thing for thing in game.state.things.values() if thing.owner == player]
    with game.at_once():
        for thing in owned:
            game.happen(e.Ceased(thing.id, game.look_before(thing.id), "800.4a"))
    for effect in game.state.lasting:
        gives_control = any(isinstance(change, v.ControlledBy) for change in effect.changes)
        if gives_control and effect.controller == player:
            game.happen(e.EffectEnded(effect.id, "800.4a"))
    for id in game.state.battlefield:
        if game.look(id).controller == player:
            game.move(id, Zone.EXILE, cr="800.4a")
