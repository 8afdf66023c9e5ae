"""The situation of a question in words: when it is, what nobody at the table could guess, what has been done, what follows."""

from __future__ import annotations

from itertools import zip_longest
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
from .picture import turn_said
from .playing.abilities import COLOUR_NAMES
from .playing.labels import NotYet, thing_named
from .playing.play import Outcome
from .playing.setting import step_named
from .wording import COLOURS, quoted_name, wide

TOLD = (
    e.TurnBegan,
    e.StepBegan,
    e.CastSpell,
    e.ActivatedAbility,
    e.PutOnStack,
    e.LandPlayed,
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
    return Text(words, "、".join(part.ja for part in parts))


def situation(start: Game, now: Outcome) -> list[Text]:
    """The paragraphs that a learner reads: the moment and its background, what is hidden, what was done."""
    game = now.game
    paragraphs = [joined([moment(start), *background(start)])]
    done = deeds(now)
    if done:
        paragraphs.append(joined(done))
    hidden = hands(game) + libraries(game)
    if hidden:
        paragraphs.append(joined(hidden))
    return [linked(paragraph) for paragraph in paragraphs if paragraph.en]


def moment(game: Game) -> Text:
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
    for effect in game.state.lasting:
        for id in effect.affected or ():
            found.extend(granted(effect.changes, names(id)))
    found.extend(waiting(game, names))
    return found


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


def happened(event: e.Given) -> Text | None:
    said = HISTORY.get(event.event)
    if said is None:
        return None
    who = player_name(event.who)
    name = event.view.name if event.view is not None else Text("a creature", "クリーチャー")
    ja = f"《{name.ja}》" if event.view is not None else name.ja
    return Text(
        said.en.format(who=who.en, name=name.en, amount=event.amount),
        said.ja.format(who=who.ja, name=ja, amount=event.amount),
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
        last = ago < len(seats) or (ago == len(seats) and state.active == owner.en[:1])
        when = Text(
            f"on {owner.en}'s last turn" if last else f"on an earlier turn of {owner.en}'s",
            f"{owner.ja}の{'直前の' if last else '以前の'}ターンに",
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
                    found.append(
                        Text(
                            f"An effect gives {it.en} {words.en.rstrip('.').lower()}.",
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
            who, what = player_name(player), listing(cards)
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
        who, what = player_name(player), listing(top)
        if len(top) == len(game.state.zone(Zone.LIBRARY, player)) == 1:
            found.append(
                Text(
                    f"The only card of {who.en}'s library is {what.en}.",
                    f"{who.ja}のライブラリーにあるカードは{what.ja}１枚のみである。",
                )
            )
        elif len(top) == len(game.state.zone(Zone.LIBRARY, player)):
            found.append(
                Text(
                    f"{who.en}'s library is {what.en}, from the top.",
                    f"{who.ja}のライブラリーは、上から順に{what.ja}のみである。",
                )
            )
        elif len(top) == 1:
            found.append(
                Text(
                    f"The top card of {who.en}'s library is {what.en}.",
                    f"{who.ja}のライブラリーの一番上のカードは{what.ja}である。",
                )
            )
        else:
            found.append(
                Text(
                    f"On top of {who.en}'s library lie {what.en}, in this order.",
                    f"{who.ja}のライブラリーの上には、上から順に{what.ja}がある。",
                )
            )
    return found


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
    """An attack or block of nobody: what hasn't been done isn't told."""
    match event:
        case e.AttackersDeclared(_, ()) | e.BlockersDeclared(_, ()):
            return True
    return False


def is_passed_over(event: e.Event, after: e.Event | None) -> bool:
    """A step in which nothing is done before the next one, or the turn, begins."""
    return isinstance(event, e.StepBegan) and isinstance(after, e.StepBegan | e.TurnBegan)


# ---- what is still to come


def future(now: Outcome, steps: list[Any]) -> Text:
    """Passes and resolutions that follow, and what is decided if somebody is asked."""
    names = marked_names(now.game)
    parts: list[Text] = []
    for step in steps:
        parts.append(to_come(step, now.game))
        for choice in getattr(step, "choices", ()):
            said = decided(now, choice, names)
            if said is not None:
                parts.append(said)
    unique = list(dict.fromkeys(parts))
    return linked(joined(unique))


def to_come(step: Any, game: Game) -> Text:
    match step:
        case t.UntilEmpty():
            return Text(
                "Both players pass until the stack is empty.",
                "スタックが空になるまで両プレイヤーがパスする。",
            )
        case t.AllPass():
            return Text("Both players pass.", "両プレイヤーがパスする。")
        case t.To(moment=when):
            from .picture import STEPS

            name = (
                STEPS[step_named(str(when.step))]
                if when.step
                else Text("first step", "最初のステップ")
            )
            ahead = turns_ahead(game, when)
            if ahead == 0:
                return Text(f"Play goes on to the {name.en}.", f"{name.ja}まで進む。")
            who = player_name(str(when.player))
            if ahead == 1:
                return Text(
                    f"Play goes on to {who.en}'s next {name.en}.",
                    f"{who.ja}の次の{name.ja}まで進む。",
                )
            return Text(
                f"Play goes on to the {name.en} of {who.en}'s {ordinal(ahead)} turn from now.",
                f"{who.ja}の、今から{wide(ahead)}回目のターンの{name.ja}まで進む。",
            )
    return Text("", "")


def turns_ahead(game: Game, when: t.Moment) -> int:
    """How many turns of that player begin until then; 0 for this turn, 1 where the turn isn't said."""
    if not when.player:
        return 0
    state, turn = game.state, int(str(when.turn))
    if not turn:
        return 1
    seats = len(state.seats)
    first = (state.seats.index(str(when.player)) - state.seats.index(state.active)) % seats
    return sum(1 for ahead in range(1, turn - state.turn + 1) if ahead % seats == first % seats)


def ordinal(number: int) -> str:
    return {2: "second", 3: "third", 4: "fourth", 5: "fifth"}.get(number, f"{number}th")


def decided(now: Outcome, choice: t.Choice, names: Names) -> Text | None:
    """ "If asked to pay for Karmic Guide, Ava does not.\""""
    who = player_name(str(choice.chooser))
    about = about_said(now, choice, names)
    match choice.answer:
        case t.YesNo(yes):
            return yes_no(choice, who, about, yes=yes, now=now, names=names)
        case t.Word(word):
            colour = (
                COLOURS.get(COLOUR_NAMES[str(word)].value)
                if str(word) in COLOUR_NAMES
                else Text(str(word), str(word))
            )
            if choice.kind == "chance":
                return Text(
                    f"The coin flip is {word}.",
                    f"コイン投げの結果は{'勝ち' if str(word) in ('won', 'heads') else '負け'}である。",
                )
            assert colour is not None
            return Text(
                f"If {who.en} chooses a colour, it is {colour.en}.",
                f"色を選ぶなら、{who.ja}は{colour.ja}を選ぶ。",
            )
        case t.CardName(name):
            from ..cards import find

            card = find(str(name))
            said = card.name if card is not None else Text(str(name), str(name))
            return Text(
                f"If {who.en} names a card, it is {said.en}.",
                f"カード名を指定するなら、{who.ja}は《{said.ja}》を指定する。",
            )
        case t.Things(items):
            if choice.kind == "chance" or not items:
                return None
            parts = []
            for item in items:
                try:
                    if item.what is not None:
                        parts.append(quoted_name(now.table, item.what, names))
                except NotYet:
                    return None
            what = listing(parts)
            if choice.kind == "order" and choice.topic == "triggers":
                return Text(
                    f"Of {what.en}, abilities that trigger together go on the stack in that order.",
                    f"{what.ja}の能力が同時に誘発したなら、この順番でスタックに置かれる。",
                )
            if choice.topic == "copy":
                return Text(
                    f"What {who.en} has it copy is {what.en}.", f"コピーされるのは{what.ja}である。"
                )
            return Text(
                f"If {who.en} has to choose, the choice is {what.en}.",
                f"選ぶことがあれば、{who.ja}は{what.ja}を選ぶ。",
            )
        case t.Amount(number):
            return Text(
                f"If {who.en} chooses a number, it is {number}.",
                f"数を選ぶなら、{who.ja}は{number}を選ぶ。",
            )
    return None


def about_said(now: Outcome, choice: t.Choice, names: Names) -> Text | None:
    if choice.about is None:
        return None
    try:
        from dataclasses import replace

        plain = replace(
            choice.about, parts=tuple(p for p in choice.about.parts if p.kind != "ability")
        )
        return quoted(names(thing_named(now.table, plain)))
    except NotYet:
        return None


def yes_no(
    choice: t.Choice, who: Text, about: Text | None, *, yes: bool, now: Outcome, names: Names
) -> Text:
    it = about or Text("it", "それ")
    cast = choice.topic.startswith("cast") or (
        choice.kind == "may" and not choice.topic and bool(choice.details.targets)
    )
    if cast:
        aims = [
            quoted_name(now.table, target.what, names)
            for target in choice.details.targets
            if target.what is not None
        ]
        if yes:
            kicked = (
                Text(", and pays the kicker", "キッカー・コストを支払い、")
                if any(p.name == "kicker" for p in choice.details.payments)
                else Text("", "")
            )
            at = (
                Text(
                    f", targeting {' and '.join(a.en for a in aims)}",
                    f"{'と'.join(a.ja for a in aims)}を対象として",
                )
                if aims
                else Text("", "")
            )
            return Text(
                f"If {who.en} may cast {it.en}, {who.en} does{at.en}{kicked.en}.",
                f"{it.ja}を唱えることができるなら、{who.ja}は{kicked.ja}{at.ja}それを唱える。",
            )
        return Text(f"{who.en} casts nothing.", f"{who.ja}は何も唱えない。")
    if choice.topic == "copy" and yes:
        return Text(
            f"{who.en} has {it.en} enter as a copy.", f"{who.ja}は{it.ja}をコピーとして戦場に出す。"
        )
    if choice.kind == "pay" or choice.topic.startswith("pay"):
        return (
            Text(
                f"If asked to pay for {it.en}, {who.en} pays.",
                f"{it.ja}のために支払いを求められたなら、{who.ja}は支払う。",
            )
            if yes
            else Text(
                f"If asked to pay for {it.en}, {who.en} doesn't.",
                f"{it.ja}のために支払いを求められても、{who.ja}は支払わない。",
            )
        )
    return (
        Text(
            f'Where {it.en} says "may", {who.en} does it.',
            f"{it.ja}の効果で「してもよい」ことがあれば、{who.ja}はそれを行う。",
        )
        if yes
        else Text(
            f'Where {it.en} says "may", {who.en} doesn\'t.',
            f"{it.ja}の効果で「してもよい」ことがあっても、{who.ja}は行わない。",
        )
    )
