"""The situation of a question in words: when it is, what nobody at the table could guess, what has been done, what follows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, zip_longest
from typing import Any

from ..cards.say import narrate
from ..engine import events as e
from ..engine.game import Game
from ..engine.kinds import Zone
from ..engine.state import TURN, Thing
from ..engine.text import Text
from ..engine.vocabulary import Gain, Keyword
from .naming import Names, linked, marked_names, player_name, quoted
from .notation import tree as t
from .nouns import wide
from .picture import counters_on, turn_said
from .playing.play import Outcome

TOLD = (
    e.BeganHaunting,
    e.TurnBegan,
    e.StepBegan,
    e.CastSpell,
    e.ActivatedAbility,
    e.PutOnStack,
    e.LandPlayed,
    e.Suspended,
    e.AttackersDeclared,
    e.BlockersDeclared,
    e.Chose,
    e.Countered,
    e.Destroyed,
    e.Sacrificed,
    e.Discarded,
    e.DamageDealt,
    e.Resolved,
    e.DidNotResolve,
    e.BecameAttached,
    e.CountersTaken,
    e.ControllerChanged,
    e.MayDecided,
)
HISTORY = {
    "died": Text("{name} died earlier this turn.", "このターン、すでに{name}が死亡している。"),
    "land played": Text(
        "{who} has played a land this turn.", "{who}はこのターンにすでに土地をプレイしている。"
    ),
    "cast": Text(
        "{who} has cast {name} this turn.", "{who}はこのターンにすでに{name}を唱えている。"
    ),
    "damaged": Text(
        "{who} has been dealt {amount} damage this turn.",
        "{who}はこのターンに{amount}点のダメージを受けている。",
    ),
}


def joined(parts: list[Text]) -> Text:
    """Sentences put together; Japanese has no space between them."""
    return Text(" ".join(p.en for p in parts if p.en), "".join(p.ja for p in parts if p.ja))


def listing(parts: list[Text]) -> Text:
    """ "A, B and C"."""
    en = [part.en for part in parts]
    words = en[0] if len(en) == 1 else ", ".join(en[:-1]) + " and " + en[-1]
    return Text(words, ("と" if len(parts) == 2 else "、").join(part.ja for part in parts))


def cards_listed(cards: list[Text]) -> Text:
    """Cards one after the other; Japanese counts those of one name that lie together: 「《島》２枚」."""
    runs = [(name, len(list(same))) for name, same in groupby(card.ja for card in cards)]
    ja = [Text("", f"{name}{wide(count)}枚" if count > 1 else name) for name, count in runs]
    return Text(listing(cards).en, listing(ja).ja)


def situation(start: Game, now: Outcome) -> list[Text]:
    """The paragraphs that a learner reads: the moment and its background, what is hidden, what was done."""
    game = now.game
    paragraphs = [joined([*sides(start), moment(start, now.file), *background(start)])]
    done = deeds(now)
    if done:
        paragraphs.append(joined(done))
    hidden = hands(game) + libraries(game)
    if hidden:
        paragraphs.append(joined(hidden))
    return [linked(paragraph) for paragraph in paragraphs if paragraph.en]


def sides(game: Game) -> Iterator[Text]:
    """Who plays with whom, where teams share their life and their turns."""
    if not game.state.shared_life:
        return
    teams: dict[int, list[Text]] = {}
    for seat in game.state.seats:
        teams.setdefault(game.state.players[seat].team, []).append(player_name(seat))
    ours, *others = [listing(team) for team in teams.values()]
    theirs = listing(others)
    yield Text(
        f"In a game of Two-Headed Giant, {ours.en} play against {theirs.en}.",
        f"双頭巨人戦で、{ours.ja}のチームが{theirs.ja}のチームと対戦している。",
    )


def moment(game: Game, file: t.PlayFile) -> Text:
    """When it is; before the first turn, who is about to take it."""
    if any(isinstance(item, t.Opening) for item in file.body):
        who = player_name(game.state.active)
        return Text(
            f"The first turn hasn't begun yet. {who.en} is the starting player.",
            f"最初のターンはまだ始まっていない。先攻は{who.ja}である。",
        )
    turn = turn_said(game)
    return Text(f"It is {turn.en}.", f"{turn.ja}である。")


def background(game: Game) -> list[Text]:
    """What the table doesn't show by itself: how long something has been there, what happened this turn."""
    names = marked_names(game)
    found = [
        said
        for event in game.state.history
        if isinstance(event, e.Given) and (said := happened(event))
    ]
    for id in game.state.battlefield:
        thing = game.state.things[id]
        if thing.controlled_since >= TURN:
            found.append(since(game, thing, names))
        elif thing.owner != game.look(id).controller:
            found.append(owned(thing, names))
    found.extend(costs_paid(game, names))
    found.extend(linked_cards(game, names))
    found.extend(counted(game, names))
    for effect in game.state.lasting:
        for id in effect.affected or ():
            found.extend(granted(effect.changes, names(id)))
    found.extend(waiting(game, names))
    return found


def costs_paid(game: Game, names: Names) -> Iterator[Text]:
    """For which permanents a cost was paid that their abilities ask about."""
    for thing in game.state.within(Zone.BATTLEFIELD):
        via = thing.announced.via
        if via in PAID:
            it = quoted(names(thing.id))
            yield Text(
                f"The {via} cost of {it.en} was paid.", f"{it.ja}の{PAID[via]}は支払われている。"
            )


PAID = {"impending": "兆候コスト"}


def waiting(game: Game, names: Names) -> list[Text]:
    """What is on the stack as the situation begins, top first."""
    found = [
        names(id) if game.state.things[id].ability is not None else quoted(names(id))
        for id in reversed(game.state.stack)
    ]
    if not found:
        return []
    what = listing(found)
    verb = "is" if len(found) == 1 else "are, from the top,"
    top = "" if len(found) == 1 else "上から順に"
    said = Text(f"On the stack {verb} {what.en}.", f"スタック上には{top}{what.ja}がある。")
    return [said]


def owned(thing: Thing, names: Names) -> Text:
    """Who owns what another player controls."""
    it, who = quoted(names(thing.id)), player_name(thing.owner)
    return Text(f"{who.en} owns {it.en}.", f"{it.ja}のオーナーは{who.ja}である。")


def linked_cards(game: Game, names: Names) -> Iterator[Text]:
    """Which permanent exiled a card in exile, and which one such a card haunts."""
    for card in game.state.within(Zone.EXILE):
        if card.haunts is not None and card.haunts in game.state.things:
            what, creature = quoted(names(card.id)), quoted(names(card.haunts))
            yield Text(
                f"{what.en} is in exile and haunts {creature.en}.",
                f"{what.ja}は追放領域にあり、{creature.ja}に憑依している。",
            )
        if card.exiled_by is not None and card.exiled_by[0] in game.state.things:
            what, by = quoted(names(card.id)), quoted(names(card.exiled_by[0]))
            yield Text(
                f"{what.en} is exiled with {by.en}.", f"{what.ja}は{by.ja}により追放されている。"
            )


def counted(game: Game, names: Names) -> Iterator[Text]:
    """Which cards in exile have counters, as suspended ones do (CR 702.62b)."""
    for card in game.state.within(Zone.EXILE):
        on_it = [*counters_on(card)]
        if on_it:
            it, those = quoted(names(card.id)), listing(on_it)
            yield Text(
                f"{it.en} is in exile with {those.en}.",
                f"追放領域にある{it.ja}には{those.ja}が置かれている。",
            )


def happened(event: e.Given) -> Text | None:
    said = HISTORY.get(event.event)
    if said is None:
        return None
    who = player_name(event.who)
    name = event.view.name if event.view is not None else Text("a creature", "クリーチャー")
    ja = f"《{name.ja}》" if event.view is not None else name.ja
    return Text(
        said.en.format(who=who.en, name=name.en, amount=event.amount),
        said.ja.format(who=who.ja, name=ja, amount=wide(event.amount)),
    )


def since(game: Game, thing: Thing, names: Names) -> Text:
    turn = thing.controlled_since // TURN
    it, who = quoted(names(thing.id)), player_name(game.look(thing.id).controller)
    state = game.state
    ago = state.turn - turn
    if ago == 0:
        when = Text("this turn", "このターンに")
    else:
        seats = state.seats
        owner = player_name(seats[(seats.index(state.active) - ago) % len(seats)])
        is_theirs = ago == len(seats) and state.active == owner.en[:1]
        last = ago < len(seats) or is_theirs
        which = "previous" if is_theirs else "last"
        when = Text(
            f"on {owner.en}'s {which} turn" if last else f"on an earlier turn of {owner.en}'s",
            f"{'直前' if last else '以前'}の{owner.ja}のターンに",
        )
    if thing.owner != game.look(thing.id).controller:
        owns = player_name(thing.owner)
        return Text(
            f"{who.en} gained control of {it.en}, which {owns.en} owns, {when.en}.",
            f"{who.ja}は{when.ja}、{owns.ja}がオーナーである{it.ja}のコントロールを得た。",
        )
    return Text(
        f"{it.en} came under {who.en}'s control {when.en}.",
        f"{it.ja}は{when.ja}{who.ja}のコントロール下になった。",
    )


def granted(changes: tuple[Any, ...], name: Text) -> list[Text]:
    found = []
    for change in changes:
        if isinstance(change, Gain):
            for ability in change.abilities:
                if isinstance(ability, Keyword):
                    it = quoted(name)
                    words = ability.says
                    said = words.en.rstrip(".")
                    found.append(
                        Text(
                            f"An effect gives {it.en} {said[:1].lower()}{said[1:]}.",
                            f"効果により{it.ja}は{words.ja.rstrip('。')}を持つ。",
                        )
                    )
    return found


def hands(game: Game) -> list[Text]:
    """Cards that are named in hands: the question's reader is told, the other player isn't."""
    found = []
    names = marked_names(game)
    for player in game.state.seats:
        cards = [
            quoted(names(id))
            for id in game.state.zone(Zone.HAND, player)
            if game.state.things[id].is_known
        ]
        if cards:
            who, what = player_name(player), cards_listed(cards)
            found.append(Text(f"{who.en} holds {what.en}.", f"{who.ja}の手札には{what.ja}がある。"))
    return found


def libraries(game: Game) -> list[Text]:
    found = []
    names = marked_names(game)
    for player in game.state.seats:
        top = []
        for id in game.state.zone(Zone.LIBRARY, player):
            if not game.state.things[id].is_known:
                break
            top.append(quoted(names(id)))
        if not top:
            continue
        is_all = len(top) == len(game.state.zone(Zone.LIBRARY, player))
        found.append(library(player_name(player), top, is_all=is_all))
    return found


def library(who: Text, top: list[Text], *, is_all: bool) -> Text:
    """The cards on top of a library that the reader is told of, from the top."""
    what = cards_listed(top)
    if is_all and len(top) == 1:
        return Text(
            f"The only card of {who.en}'s library is {what.en}.",
            f"{who.ja}のライブラリーにあるカードは{what.ja}１枚のみである。",
        )
    if is_all:
        return Text(
            f"{who.en}'s library is {what.en}, from the top.",
            f"{who.ja}のライブラリーは、上から順に{what.ja}のみである。",
        )
    if len(top) == 1:
        return Text(
            f"The top card of {who.en}'s library is {what.en}.",
            f"{who.ja}のライブラリーの一番上のカードは{what.ja}である。",
        )
    return Text(
        f"On top of {who.en}'s library lie {what.en}, in this order.",
        f"{who.ja}のライブラリーの一番上には、上から順に{what.ja}がある。",
    )


def deeds(now: Outcome) -> list[Text]:
    """What has been done so far, in the words of the log."""
    names = marked_names(now.game)
    told = [event for event in now.log if isinstance(event, TOLD) and not is_nothing(event)]
    return [
        said
        for event, after in zip_longest(told, told[1:])
        if not is_passed_over(event, after) and (said := narrate(event, names)).en
    ]


def is_nothing(event: e.Event) -> bool:
    """An attack or block of nobody, a casting that another line tells, and how mana was made."""
    match event:
        case e.AttackersDeclared(_, ()) | e.BlockersDeclared(_, ()):
            return True
        case e.MayDecided(did=did, kind=kind):
            return did and kind == "cast"
        case e.ActivatedAbility(is_mana=is_mana):
            return is_mana
    return False


def is_passed_over(event: e.Event, after: e.Event | None) -> bool:
    """A step in which nothing is done before the next one, or the turn, begins."""
    return isinstance(event, e.StepBegan) and isinstance(after, e.StepBegan | e.TurnBegan)
