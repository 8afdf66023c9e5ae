"""From the given part of a file to the first state of a game."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from ...cards import find
from ...cards.tokens import PREDEFINED
from ...engine import events as e
from ...engine.apply import indexed
from ...engine.frozen import evolve
from ...engine.game import Game
from ...engine.kinds import SHARED_ZONES, CardType, Colour, Duration, Form, Step, Zone
from ...engine.layers import draft_of, finished
from ...engine.mana import TYPES_OF_MANA
from ...engine.state import TURN, Lasting, Mana, Player, State, Thing
from ...engine.text import Text
from ...engine.vocabulary import AddPT, Card, Face, Gain, Keyword
from ..notation import tree as t
from .abilities import COLOUR_NAMES, keyword_said
from .error import PlayError

STEPS = {
    "attackers": Step.ATTACK,
    "blockers": Step.BLOCK,
    "end-combat": Step.END_OF_COMBAT,
    "first-damage": Step.FIRST_DAMAGE,
}
LIFE = {"two-headed-giant": 30, "commander": 40, "edh": 40, "brawl": 25}
UNSTATED_LIBRARY = 40
MOST_MANA = 100
MOST_THINGS = 1_200


def step_named(name: str) -> Step:
    return STEPS.get(name) or Step(name)


def is_two_headed(head: t.Head) -> bool:
    """CR 810: by format, or because the teams are pairs and nothing else is said."""
    return head.format == "two-headed-giant" or (
        not head.format and bool(head.teams) and all(len(team) == 2 for team in head.teams)
    )


@dataclass
class Setting:
    """The state as it is being set up, and who is called what."""

    file: t.PlayFile
    state: State
    labels: dict[str, int] = field(default_factory=dict)
    later: list[tuple[int, t.Attribute]] = field(default_factory=list)
    clock: int = 1
    things: dict[int, Thing] = field(default_factory=dict)
    zones: dict[tuple[Zone, str], tuple[int, ...]] = field(default_factory=dict)

    def next(self) -> int:
        self.clock += 1
        return self.clock


def set_up(file: t.PlayFile) -> Setting:
    """The first state of the game that a file describes; PlayError where it can't be."""
    setting = Setting(file, empty_state(file))
    stated = {(given.player, zone.zone) for given in file.given for zone in given.zones}
    for given in file.given:
        for zone in given.zones:
            for entry in zone.entries:
                put_entry(setting, entry, Zone(zone.zone), str(given.player))
    for player in file.head.seats:
        if (player, "library") not in stated:
            for _ in range(UNSTATED_LIBRARY):
                add(setting, Thing(setting.state.next_id, Form.CARD, player, player, Zone.LIBRARY))
    relate_all(setting)
    declared(setting)
    put_on_stack(setting)
    relate_all(setting)
    setting.state = replace(setting.state, passed=passed_before(setting))
    history(setting)
    setting.state = indexed(setting.state)
    check(setting)
    return setting


def passed_before(setting: Setting) -> tuple[str, ...]:
    """CR 117.3: who must have passed for that player to have priority: from whoever acted last, or the active player, on."""
    state = setting.state
    if not setting.file.head.priority or state.shared_life or not state.priority:
        return ()
    order = state.in_turn_order()
    first = state.things[state.stack[-1]].controller if state.stack else order[0]
    start, end = order.index(first), order.index(state.priority)
    return order[start:end] if start <= end else (*order[start:], *order[:end])


def empty_state(file: t.PlayFile) -> State:
    """Players, turn and priority, nothing in any zone."""
    head = file.head
    number, player = int(str(head.turn.turn)) or 3, str(head.turn.player) or head.seats[0]
    shared = is_two_headed(head)
    teams = head.teams or tuple((seat,) for seat in head.seats)
    stated = {(given.player, zone.zone) for given in file.given for zone in given.zones}
    players = {}
    for seat in head.seats:
        team = next((i for i, some in enumerate(teams) if seat in some), None)
        if team is None:
            raise PlayError(f"player {seat} is in no team", head)
        began = last_turn(head.seats, teams, seat, player, number, shared=shared)
        step = step_named(str(head.turn.step) or "main1")
        mine = seat == player or (shared and seat in teams[team] and player in teams[team])
        upkeep_now = mine and list(Step).index(step) >= list(Step).index(Step.UPKEEP)
        cycle = len(teams) if shared else len(head.seats)
        latest = began if not mine or upkeep_now else began - cycle
        players[seat] = Player(
            seat,
            team,
            30 if shared else LIFE.get(head.format, 20),
            upkeep_began=latest * TURN + 10 if latest > 0 else 0,
            previous_upkeep=max(0, latest - cycle) * TURN + 10 if latest - cycle > 0 else 0,
            turn_began=began * TURN + 5 if began > 0 else 0,
            hand_unstated=(seat, "hand") not in stated,
        )
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
        shared_life=shared,
        mana_any=head.mana == "any",
    )
    if state.step in (Step.UNTAP, Step.CLEANUP, Step.ATTACK, Step.BLOCK):
        state = replace(state, priority="")
    return replace(state, players={**players, **given_players(file, players)})


def last_turn(seats: Any, teams: Any, seat: str, active: str, number: int, *, shared: bool) -> int:
    """The number of the last turn of a seat, this one included."""
    if shared:
        mine = next(i for i, some in enumerate(teams) if seat in some)
        now = next(i for i, some in enumerate(teams) if active in some)
        return number - int(now - mine) % len(teams)
    return number - int(seats.index(active) - seats.index(seat)) % len(seats)


def given_players(file: t.PlayFile, players: dict[str, Player]) -> dict[str, Player]:
    changed = {}
    for given in file.given:
        name = str(given.player)
        player = players[name]
        if given.life is not None:
            player = replace(player, life=int(str(given.life)))
        counters = tuple((c.kind, int(str(c.number))) for c in given.counters)
        pool = pool_of(given.pool) if given.pool is not None else ()
        changed[name] = replace(player, counters=counters, pool=pool)
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


def declared(setting: Setting) -> None:
    """CR 508.2, 509.2: with attackers, or blockers, given in their step, that declaration has been made."""
    state = setting.state
    said = str(setting.file.head.priority)
    defenders = state.opponents(state.active)
    if state.step is Step.BLOCK and (
        said or any(seat in state.combat.declared for seat in defenders)
    ):
        combat = replace(
            state.combat, declared=tuple(dict.fromkeys((*state.combat.declared, *defenders)))
        )
    elif state.step is Step.ATTACK and (said or state.combat.attackers):
        combat = replace(state.combat, declared=(state.active,))
    else:
        return
    setting.state = replace(state, combat=combat, priority=said or state.active)


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


# ---- objects


def add(setting: Setting, thing: Thing) -> int:
    """Put a thing into its zone. The mappings of the state being set up are still ours alone, so they are added to in place."""
    state = setting.state
    if len(state.things) >= MOST_THINGS:
        raise PlayError("too many objects in one situation", setting.file.head)
    place = (thing.zone, "" if thing.zone in SHARED_ZONES else thing.owner)
    things, zones = setting.things, setting.zones
    things[thing.id] = evolve(
        thing, timestamp=thing.timestamp or setting.next(), root=thing.root or thing.id
    )
    zones[place] = (*zones.get(place, ()), thing.id)
    setting.state = evolve(state, things=things, zones=zones, next_id=thing.id + 1)
    return thing.id


def put_entry(
    setting: Setting, entry: t.Entry, zone: Zone, player: str, **values: Any
) -> list[int]:
    """The things that an entry stands for."""
    made = []
    count = int(str(entry.count))
    for index in range(1, count + 1):
        thing = thing_of(setting, entry, zone, player)
        thing = replace(thing, **values)
        for attribute in entry.attributes:
            thing = with_attribute(setting, thing, attribute)
        id = add(setting, thing)
        made.append(id)
        if entry.label:
            setting.labels[entry.label if count == 1 else f"{entry.label}{index}"] = id
        for attribute in entry.attributes:
            if isinstance(
                attribute, t.Attached | t.Linked | t.Related | t.Has | t.Gets | t.CopyOf | t.Chosen
            ):
                setting.later.append((id, attribute))
    return made


def thing_of(setting: Setting, entry: t.Entry, zone: Zone, player: str) -> Thing:
    id = setting.state.next_id
    match entry.what:
        case t.Card(name):
            return Thing(id, Form.CARD, player, player, zone, card_named(str(name), entry))
        case t.Unknown():
            return Thing(id, Form.CARD, player, player, zone)
        case t.Token():
            if zone is not Zone.BATTLEFIELD:
                raise PlayError("a token is on the battlefield or nowhere (CR 111.7)", entry)
            return Thing(id, Form.TOKEN, player, player, zone, token_card(entry.what))
    raise PlayError("expected a card, a token or unknown", entry)


def card_named(name: str, node: t.Node) -> Card:
    card = find(name)
    if card is None:
        raise PlayError(f"no card is called {name!r}", node)
    return card


def token_card(token: t.Token) -> Card:
    """A token as written; "token copy of Calciderm" is one."""
    if token.copy_of:
        original = card_named(str(token.copy_of), token)
        return replace(original)
    name = str(token.name)
    predefined = PREDEFINED.get(name.removesuffix(" Token"))
    if predefined is not None and not token.abilities and token.types in ((), ("artifact",)):
        return Card(name.lower(), (predefined.face,))
    types = tuple(CardType(word) for word in token.types if word in set(CardType))
    supertypes = tuple(word.capitalize() for word in token.types if word not in set(CardType))
    size = token.size
    if CardType.CREATURE in types and size is None:
        raise PlayError("a creature token has a power and toughness, as in 1/1 (CR 208.1)", token)
    face = Face(
        Text(name, name),
        types,
        None,
        token.subtypes or tuple(name.split()),
        supertypes,
        tuple(Colour(letter) for letter in token.colours),
        int(str(size.power)) if size else None,
        int(str(size.toughness)) if size else None,
        abilities=tuple(k for words in token.abilities for k in said(words, token)),
    )
    return Card(name.lower().replace(" ", "-"), (face,))


def said(words: str, node: t.Node) -> Any:
    found = keyword_said(words)
    if found is None:
        raise PlayError(f"no keyword ability is called {words!r}", node)
    return found


def moment_of(setting: Setting, moment: t.Moment) -> int:
    """CR-time of "since T1" or "since A3.upkeep": after what begins then."""
    number = int(str(moment.turn)) or setting.state.turn
    if number > setting.state.turn:
        raise PlayError("that turn is still to come", moment)
    if not moment.step:
        return number * TURN + 500_000
    return number * TURN + 20 + 40_000 * list(Step).index(step_named(str(moment.step)))


def with_attribute(setting: Setting, thing: Thing, attribute: t.Attribute) -> Thing:
    """The thing with what one attribute says of it alone."""
    match attribute:
        case t.Counters(kind, number):
            return replace(thing, counters=(*thing.counters, (kind, int(str(number)))))
        case t.Flag(word):
            return flagged(setting, thing, word, attribute)
        case t.Since(moment):
            return replace(thing, controlled_since=moment_of(setting, moment))
        case t.OwnedBy(player):
            if thing.zone not in SHARED_ZONES:
                raise PlayError("a card lies in its owner's zone (CR 400.3)", attribute)
            return replace(thing, owner=str(player))
        case t.ControlledBy(player):
            return replace(thing, controller=str(player))
        case t.FaceUp(number):
            return faced(thing, int(str(number)), attribute)
        case t.Damage(number):
            return replace(thing, damage=int(str(number)))
        case t.ValueOfX(number):
            return replace(thing, announced=replace(thing.announced, x=int(str(number))))
        case t.Paid(cost, count):
            paid = (*thing.announced.paid, (cost, int(str(count))))
            announced = replace(
                thing.announced, paid=paid, via=thing.announced.via or cost, origin=Zone.HAND
            )
            return replace(thing, announced=announced)
        case t.SeenBy(players):
            return replace(thing, seen_by=frozenset(str(player) for player in players))
    return thing


def faced(thing: Thing, number: int, node: t.Node) -> Thing:
    if thing.card is None or not 1 <= number <= len(thing.card.faces):
        raise PlayError(f"it has no face {number}", node)
    return replace(thing, side=number - 1)


FLAGS = (
    "tapped",
    "untapped",
    "summoning sick",
    "attacking",
    "blocked",
    "unblocked",
    "suspended",
    "copy",
    "deathtouched",
)


def names_of_abilities(thing: Thing) -> set[str]:
    """The keywords printed on a card."""
    faces = thing.card.faces if thing.card is not None else ()
    return {a.name for face in faces for a in face.abilities if isinstance(a, Keyword)}


def flagged(setting: Setting, thing: Thing, word: str, node: t.Node) -> Thing:
    match word:
        case "tapped":
            if thing.zone is not Zone.BATTLEFIELD:
                raise PlayError("only permanents are tapped (CR 110.5)", node)
            return replace(thing, tapped=True)
        case "untapped":
            return thing
        case "summoning sick":
            return replace(thing, controlled_since=setting.state.clock)
        case "suspended":
            if thing.zone is not Zone.EXILE or "suspend" not in names_of_abilities(thing):
                raise PlayError("a suspended card is in exile and has suspend (CR 702.62b)", node)
            return thing
        case "deathtouched":
            return replace(thing, deathtouched=True)
        case "copy":
            if thing.zone is not Zone.STACK:
                raise PlayError("a copy of a spell is on the stack or nowhere (CR 704.5e)", node)
            return replace(thing, form=Form.SPELL_COPY)
        case "attacking":
            related(setting, thing.id, word, (), node)
            return thing
        case "blocked" | "unblocked":
            combat = setting.state.combat
            blocked = combat.blocked | {thing.id} if word == "blocked" else combat.blocked
            seats = (*combat.declared, *setting.state.opponents(setting.state.active))
            combat = replace(combat, blocked=blocked, declared=tuple(dict.fromkeys(seats)))
            setting.state = replace(setting.state, combat=combat)
            return thing
    raise PlayError(f"nothing here can be {word!r}; known words: {', '.join(FLAGS)}", node)


def labelled(setting: Setting, ref: t.Ref) -> int:
    """The id of a thing of the given situation, by label or by unique name."""
    if ref.label:
        if ref.label not in setting.labels:
            raise PlayError(f"nothing is labelled @{ref.label}", ref)
        return setting.labels[ref.label]
    found = [
        id
        for id, thing in setting.state.things.items()
        if thing.card is not None and names(thing, str(ref.name))
    ]
    if not found:
        raise PlayError(f"there is no {ref.name} in this situation", ref)
    return found[0]


def names(thing: Thing, name: str) -> bool:
    card = thing.card
    return card is not None and (
        card.name.en == name or any(face.name.en == name for face in card.faces)
    )


# ---- what ties things together


def relate_all(setting: Setting) -> None:
    """What attributes say of things that stand further on in the file, once those are there."""
    later, setting.later = setting.later, []
    for id, attribute in later:
        relate(setting, id, attribute)


def relate(setting: Setting, id: int, attribute: t.Attribute) -> None:
    state = setting.state
    match attribute:
        case t.Attached(to):
            host = str(to.player) if isinstance(to, t.Seat) else labelled(setting, to)
            update(setting, id, attached_to=host)
        case t.Linked(cards):
            for item in cards:
                for card in linked_cards(setting, id, item):
                    update(setting, card, exiled_by=(id, "a"))
        case t.Chosen(what):
            update(
                setting,
                id,
                chosen=(*state.things[id].chosen, chosen_pair(setting, what, attribute)),
            )
        case t.CopyOf(of):
            from ...engine.faces import face_of

            if isinstance(of, t.Ref):
                face = face_of(setting.state.things[labelled(setting, of)])
            else:
                face = card_named(str(of), attribute).front
            update(setting, id, copied=face)
        case t.Has(words):
            lasting(setting, id, (Gain(said(words, attribute)),))
        case t.Gets(change):
            lasting(
                setting,
                id,
                (AddPT(int(str(change.power)), int(str(change.toughness))),),
                Duration.END_OF_TURN,
            )
        case t.Related(word, to):
            related(setting, id, word, to, attribute)


def linked_cards(setting: Setting, id: int, item: Any) -> list[int]:
    if isinstance(item, t.Ref):
        card = labelled(setting, item)
        if setting.state.things[card].zone is not Zone.EXILE:
            raise PlayError("a card that was exiled is in exile", item)
        return [card]
    return put_entry(setting, item, Zone.EXILE, setting.state.things[id].owner)


def chosen_pair(setting: Setting, what: Any, node: t.Node) -> tuple[str, str]:
    if isinstance(what, t.Card):
        return ("name", str(what.name))
    if isinstance(what, t.Seat):
        return ("opponent", str(what.player))
    if isinstance(what, int):
        return ("number", str(what))
    word = str(what)
    if word.lower() in COLOUR_NAMES:
        return ("colour", COLOUR_NAMES[word.lower()].value)
    if isinstance(what, t.Ref):
        raise PlayError("an object can't be chosen here", node)
    return ("creature type", word) if find(word) is None else ("name", str(find(word).name.en))  # type: ignore[union-attr]


def update(setting: Setting, id: int, **values: Any) -> None:
    setting.things[id] = evolve(setting.things[id], **values)
    setting.state = evolve(setting.state, things=setting.things)


def lasting(setting: Setting, id: int, changes: Any, duration: Duration = Duration.FOREVER) -> None:
    state = setting.state
    effect = Lasting(
        state.next_id, setting.next(), duration, state.things[id].controller, None, changes, (id,)
    )
    setting.state = replace(state, lasting=(*state.lasting, effect), next_id=state.next_id + 1)


def related(setting: Setting, id: int, word: str, to: Any, node: t.Node) -> None:
    combat = setting.state.combat
    if word == "attacking":
        aims = [str(x.player) if isinstance(x, t.Seat) else labelled(setting, x) for x in to]
        default = next(
            p for p in setting.state.seats if p in setting.state.opponents(setting.state.active)
        )
        combat = replace(
            combat,
            attackers=(*combat.attackers, (id, aims[0] if aims else default)),
            declared=(setting.state.active,),
        )
    elif word == "blocking":
        pairs = tuple((id, labelled(setting, x)) for x in to)
        combat = replace(
            combat,
            blockers=(*combat.blockers, *pairs),
            blocked=combat.blocked | {attacker for _, attacker in pairs},
            declared=(*combat.declared, setting.state.things[id].controller),
        )
    else:
        raise PlayError(
            f"the relation {word!r} is not known here; known: attached, attacking, blocking", node
        )
    setting.state = replace(setting.state, combat=combat)


# ---- the stack


def put_on_stack(setting: Setting) -> None:
    """Spells and abilities that are on the stack as the file begins, written top first."""
    from .targets import announced_of

    for spell in reversed(setting.file.stack):
        if isinstance(spell.what, t.Entry):
            side = int(str(spell.faces[0])) - 1 if spell.faces else 0
            put_entry(
                setting,
                spell.what,
                Zone.STACK,
                str(spell.controller),
                controller=str(spell.controller),
                side=side,
            )
        else:
            add(setting, ability_on_stack(setting, spell))
    for spell in setting.file.stack:
        id = stack_id(setting, spell)
        announced = announced_of(setting, id, spell.details)
        if setting.state.things[id].form is Form.CARD and announced.origin is Zone.NOWHERE:
            announced = replace(
                announced,
                origin=Zone.GRAVEYARD if announced.via in ("flashback", "retrace") else Zone.HAND,
            )
        update(setting, id, announced=announced)


def stack_id(setting: Setting, spell: t.OnStack) -> int:
    if isinstance(spell.what, t.Entry):
        if spell.what.label:
            return setting.labels[spell.what.label]
        found = [
            i
            for i in setting.state.stack
            if names(setting.state.things[i], str(getattr(spell.what.what, "name", "")))
        ]
        return found[0]
    source = labelled(setting, replace(spell.what, parts=()))
    return next(i for i in setting.state.stack if setting.state.things[i].source == source)


def ability_on_stack(setting: Setting, spell: t.OnStack) -> Thing:
    from ...engine.vocabulary import Activated, Triggered
    from .labels import abilities_meant

    assert isinstance(spell.what, t.Ref)
    source = labelled(setting, replace(spell.what, parts=()))
    found = abilities_meant(Game(setting.state), source, spell.what.parts[-1])
    usable = [(n, a) for n, a in found if isinstance(a, Activated | Triggered)]
    if not usable:
        raise PlayError("it has no such ability", spell.what)
    number, ability = usable[0]
    player = str(spell.controller)
    return Thing(
        setting.state.next_id,
        Form.ABILITY,
        player,
        player,
        Zone.STACK,
        ability=ability,
        number=number,
        source=source,
    )


# ---- what happened before


def history(setting: Setting) -> None:
    for given in setting.file.given:
        for past in given.history:
            for event in past_events(setting, past, str(given.player)):
                setting.state = replace(setting.state, history=(*setting.state.history, event))
            if past.event == "land played":
                player = setting.state.players[str(given.player)]
                changed = replace(
                    player, lands_played=player.lands_played + int(str(past.number or 1))
                )
                setting.state = replace(
                    setting.state, players={**setting.state.players, player.name: changed}
                )


def past_events(setting: Setting, past: t.Past, player: str) -> list[e.Given]:
    if past.turn and int(str(past.turn)) != setting.state.turn:
        return []
    number = int(str(past.number)) if past.number is not None else 1
    views = [past_view(setting, thing) for thing in past.things if not isinstance(thing, t.Seat)]
    who = next((str(thing.player) for thing in past.things if isinstance(thing, t.Seat)), player)
    if past.event == "damaged":
        return [e.Given("damaged", who, None, number)]
    if views:
        return [e.Given(past.event, player, view) for view in views for _ in range(number)]
    return [e.Given(past.event, who, None, number)]


def past_view(setting: Setting, thing: Any) -> Any:
    match thing:
        case t.Ref(label=label) if label:
            card = setting.state.things[labelled(setting, thing)]
        case t.Ref():
            card = Thing(
                0, Form.CARD, "A", "A", Zone.BATTLEFIELD, card_named(str(thing.name), thing)
            )
        case t.Token():
            card = Thing(0, Form.TOKEN, "A", "A", Zone.BATTLEFIELD, token_card(thing))
        case _:
            return None
    return finished(draft_of(replace(card, zone=Zone.BATTLEFIELD)), card)


# ---- is that possible?


def check(setting: Setting) -> None:
    """An illegal given state is an error, never silently mended."""
    state = setting.state
    for id, thing in state.things.items():
        if thing.zone is Zone.BATTLEFIELD and thing.card is not None and thing.copied is None:
            types = set(thing.card.faces[thing.side].types)
            if types & {CardType.INSTANT, CardType.SORCERY}:
                raise PlayError(
                    f"{thing.card.name.en} can't be on the battlefield (CR 304.4, 307.4)",
                    node_of(setting, id),
                )
            if "Aura" in thing.card.faces[thing.side].subtypes and thing.attached_to is None:
                raise PlayError(
                    f"{thing.card.name.en} is an Aura attached to nothing (CR 704.5m)",
                    node_of(setting, id),
                )
        if thing.zone is Zone.STACK and thing.card is not None and thing.form is Form.CARD:
            if CardType.LAND in thing.card.faces[thing.side].types:
                raise PlayError("a land is never on the stack (CR 305.9)", node_of(setting, id))
        if (
            isinstance(thing.attached_to, int)
            and state.things[thing.attached_to].zone is not Zone.BATTLEFIELD
        ):
            raise PlayError(
                "what it is attached to is not on the battlefield", node_of(setting, id)
            )
    settled(setting)


def settled(setting: Setting) -> None:
    """CR 704: the situation must not be one that state-based actions would change at once."""
    from ...engine import sba
    from ...engine.errors import ScriptError

    if setting.state.waiting:
        return
    game = Game(setting.state)
    before = len(game.log)
    try:
        changed = sba.perform(game)
    except ScriptError as error:
        raise PlayError(
            f"the situation can't be: state-based actions would act at once (CR 704.3; {error})",
            setting.file.head,
        ) from error
    if changed:
        event = game.log[before]
        what = getattr(event, "what", None)
        name = game.look(what).name.en if isinstance(what, int) else getattr(event, "player", "")
        raise PlayError(
            f"the situation can't be: state-based actions would act at once on {name} ({getattr(event, 'cr', '704')})",
            node_of(setting, what) if isinstance(what, int) else setting.file.head,
        )


def node_of(setting: Setting, id: int) -> t.Node:
    """Where the file states a thing, as nearly as is known."""
    label = next((name for name, known in setting.labels.items() if known == id), "")
    for given in setting.file.given:
        for zone in given.zones:
            for entry in zone.entries:
                if label and entry.label and label.startswith(entry.label):
                    return entry
                card = setting.state.things[id].card if id in setting.state.things else None
                if (
                    card is not None
                    and isinstance(entry.what, t.Card)
                    and entry.what.name == card.name.en
                ):
                    return entry
    return setting.file.head
