"""What is still to come in a question: passes, resolutions, and what is decided if somebody is asked."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import Any

from ..cards.say.japanese.lexicon import cost_name, subtype_name
from ..engine.game import Game
from ..engine.text import Text
from .acts import act_to_come
from .asking import targets_said
from .naming import Names, linked, mark, marked_names, name_of, player_name, quoted
from .notation import tree as t
from .nouns import COLOURS, quoted_name, wide
from .picture import STEPS
from .playing.abilities import COLOUR_NAMES
from .playing.labels import NotYet, thing_named
from .playing.play import Outcome
from .playing.setting import step_named
from .situation import cards_listed, joined, listing


def future(now: Outcome, steps: list[Any]) -> Text:
    """What follows, in order, each with what is decided if somebody is asked then."""
    names = marked_names(now.game)
    parts: list[Text] = []
    for step, times in runs([step for step in steps if not isinstance(step, t.Put)]):
        parts.append(
            to_come(step, now, times) if is_passing(step) else act_to_come(step, now, names)
        )
        parts.extend(said for said in decisions(now, step, names) if said not in parts)
    return linked(joined(parts))


def runs(steps: list[Any]) -> list[tuple[Any, int]]:
    """The steps, with passes in a row as one: a pass more is an object more that resolves, so none may be lost."""
    found: list[tuple[Any, int]] = []
    for step in steps:
        last, times = found[-1] if found else (None, 0)
        if isinstance(step, t.AllPass) and isinstance(last, t.AllPass) and not last.choices:
            found[-1] = (step, times + 1)
        else:
            found.append((step, 1))
    return found


def decisions(now: Outcome, step: Any, names: Names) -> list[Text]:
    """What is decided under one step; colours that one player chooses in a row are said in that order."""
    found: list[Text | None] = []
    for is_colour, group in groupby(getattr(step, "choices", ()), is_of_colour):
        if is_colour:
            found.append(colours_decided(list(group)))
        else:
            found.extend(decided(now, choice, names) for choice in group)
    return in_turn([said for said in found if said is not None])


def in_turn(said: list[Text]) -> list[Text]:
    """The same, but what is decided under the same condition as before it is about the next time."""
    return [
        the_next_time(one) if differs_in_what_is_done(before, one) else one
        for before, one in zip([None, *said], said, strict=False)
    ]


def differs_in_what_is_done(before: Text | None, one: Text) -> bool:
    if before is None or before == one or not one.en.startswith("If "):
        return False
    return condition_of(before) == condition_of(one)


def condition_of(said: Text) -> str:
    return said.en.partition(", ")[0]


def the_next_time(said: Text) -> Text:
    return Text(
        f"The next time, {said.en.partition(', ')[2]}",
        f"その次は、{said.ja.partition('、')[2]}",
    )


TIMES = {1: Text("", ""), 2: Text(" twice", "２回"), 3: Text(" three times", "３回")}


def is_passing(step: Any) -> bool:
    return isinstance(step, t.UntilEmpty | t.AllPass | t.To)


def everyone(game: Game) -> Text:
    """All who pass in succession; teams that share their turns do so as teams (CR 117.4, 805.5b)."""
    if game.state.shared_life:
        return Text("Both teams", "両チーム")
    if len(game.state.seats) == 2:
        return Text("Both players", "両プレイヤー")
    return Text("All players", "すべてのプレイヤー")


def to_come(step: Any, now: Outcome, times: int = 1) -> Text:
    those = everyone(now.game)
    match step:
        case t.UntilEmpty():
            return Text(
                f"{those.en} pass until the stack is empty.",
                f"スタックが空になるまで、{those.ja}がパスし続ける。",
            )
        case t.AllPass():
            often = TIMES.get(times, Text(f" {times} times", f"{wide(times)}回"))
            return Text(f"{those.en} pass{often.en}.", f"{those.ja}が{often.ja}パスする。")
        case t.To(moment=when):
            name = (
                STEPS[step_named(str(when.step))]
                if when.step
                else Text("first step", "最初のステップ")
            )
            ahead = turns_ahead(now.game, when)
            if ahead == 0:
                return Text(f"Play goes on to the {name.en}.", f"ゲームは{name.ja}まで進む。")
            who = player_name(str(when.player))
            if ahead == 1:
                return Text(
                    f"Play goes on to {who.en}'s next {name.en}.",
                    f"ゲームは{who.ja}の次の{name.ja}まで進む。",
                )
            return Text(
                f"Play goes on to the {name.en} of {who.en}'s {ordinal(ahead)} turn from now.",
                f"ゲームは、今から{wide(ahead)}回目の{who.ja}のターンの{name.ja}まで進む。",
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
            if choice.kind == "chance":
                return coin_said(str(word))
            return Text(
                f"If {who.en} has to choose, the choice is {word}.",
                f"選ぶことがあれば、{who.ja}は{subtype_name(str(word))}を選ぶ。",
            )
        case t.CardName(name):
            said = name_of(str(name))
            return Text(
                f"If {who.en} names a card, it is {said.en}.",
                f"カード名を指定するなら、{who.ja}は《{said.ja}》を指定する。",
            )
        case t.Things(items):
            return things_decided(now, choice, who, items, names)
        case t.Amount(number):
            return Text(
                f"If {who.en} chooses a number, it is {number}.",
                f"数を選ぶなら、{who.ja}は{wide(int(str(number)))}を選ぶ。",
            )
    return None


def coin_said(word: str) -> Text:
    """How a coin flip ends, as the player who flips sees it (CR 705.2)."""
    if word in ("won", "heads"):
        return Text("The coin flip is won.", "コイン投げに勝つ。")
    return Text("The coin flip is lost.", "コイン投げに負ける。")


def is_of_colour(choice: t.Choice) -> bool:
    return choice.kind == "colour" and isinstance(choice.answer, t.Word)


def colours_decided(choices: list[t.Choice]) -> Text:
    """Which colours are chosen, one after the other."""
    who = player_name(str(choices[0].chooser))
    said = [colour_said(str(it.answer.word)) for it in choices if isinstance(it.answer, t.Word)]
    return Text(
        f"If {who.en} chooses a color, it is {', then '.join(colour.en for colour in said)}.",
        f"色を選ぶなら、{who.ja}は{'、次に'.join(colour.ja for colour in said)}を選ぶ。",
    )


def colour_said(word: str) -> Text:
    return COLOURS[COLOUR_NAMES[word].value] if word in COLOUR_NAMES else Text(word, word)


def things_decided(
    now: Outcome, choice: t.Choice, who: Text, items: tuple[t.Target, ...], names: Names
) -> Text | None:
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
    if choice.kind == "search":
        return Text(
            f"If {who.en} searches, {who.en} finds {what.en}.",
            f"探すなら、{who.ja}は{cards_listed(parts).ja}を見つける。",
        )
    if choice.kind == "targets" and (copy := copy_said(choice)):
        return Text(
            f"For {copy.en} {who.en} chooses {what.en} as the target.",
            f"{copy.ja}の対象として、{who.ja}は{what.ja}を選ぶ。",
        )
    if choice.topic == "copy":
        return Text(
            f"What {who.en} has it copy is {what.en}.", f"コピーされるのは{what.ja}である。"
        )
    kind = Text("", "")
    if choice.kind == "targets":
        kind = Text(" a target" if len(parts) == 1 else " targets", "対象を")
    return Text(
        f"If {who.en} has to choose{kind.en}, the choice is {what.en}.",
        f"{kind.ja}選ぶことがあれば、{who.ja}は{what.ja}を選ぶ。",
    )


def copy_said(choice: t.Choice) -> Text | None:
    """Which copy it is, where a choice is about one."""
    parts = choice.about.parts if choice.about is not None else ()
    number = next((int(str(part.number)) for part in parts if part.kind == "copy"), 0)
    if not number:
        return None
    en = ("first", "second", "third")[number - 1] if number <= 3 else f"{number}th"
    return Text(f"the {en} copy", f"{wide(number)}つ目のコピー")


def about_said(now: Outcome, choice: t.Choice, names: Names) -> Text | None:
    """What asks or is asked about; of a card whose face is said, that face."""
    if choice.about is None:
        return None
    try:
        plain = replace(
            choice.about, parts=tuple(p for p in choice.about.parts if p.kind != "ability")
        )
        id = thing_named(now.table, plain)
    except NotYet:
        return None
    printed = now.game.state.things[id].card
    if len(choice.faces) == 1 and printed is not None:
        face = printed.faces[int(str(choice.faces[0])) - 1]
        return quoted(mark(printed.slug, face.name))
    return quoted(names(id))


def yes_no(
    choice: t.Choice, who: Text, about: Text | None, *, yes: bool, now: Outcome, names: Names
) -> Text:
    """What a player does, or wants not to do: whether the rules leave that choice is for the reader to say."""
    it = about or Text("it", "それ")
    if is_cast(choice) and not yes:
        return Text(
            f"{who.en} doesn't want to cast anything.", f"{who.ja}は何も唱えるつもりがない。"
        )
    if is_cast(choice):
        return cast_decided(choice, who, about, now, names)
    if choice.topic == "copy" and yes:
        return Text(
            f"{who.en} has {it.en} enter as a copy.", f"{who.ja}は{it.ja}をコピーとして戦場に出す。"
        )
    if choice.kind == "pay" or choice.topic.startswith("pay"):
        return paid_or_not(who, about, yes=yes)
    return done_or_not(who, it, yes=yes)


def is_cast(choice: t.Choice) -> bool:
    return choice.topic.startswith("cast") or (
        choice.kind == "may" and not choice.topic and bool(choice.details.targets)
    )


def cast_decided(
    choice: t.Choice, who: Text, about: Text | None, now: Outcome, names: Names
) -> Text:
    if about is None and choice.topic and choice.details == t.Details():
        return Text(
            f"If an effect lets {who.en} cast a card, {who.en} does.",
            f"効果によりカードを唱えることができるなら、{who.ja}はそれを唱える。",
        )
    it = about or Text("it", "それ")
    at = targets_said(now.table, choice.details, names, str(choice.chooser))
    at_end = f",{at.en}" if at.en else ""
    if choice.details.payments:
        costs = payments_said(choice.details.payments)
        return Text(
            f"If {who.en} may cast {it.en} and pay {costs.en}, {who.en} does{at_end};"
            f" if not, {who.en} casts nothing.",
            f"{costs.ja}支払って{it.ja}を唱えることができるなら、{who.ja}は{at.ja}そうする。"
            f"できないなら、{who.ja}は何も唱えない。",
        )
    return Text(
        f"If {who.en} may cast {it.en}, {who.en} does{at_end}.",
        f"{it.ja}を唱えることができるなら、{who.ja}は{at.ja}それを唱える。",
    )


def payments_said(payments: tuple[t.Payment, ...]) -> Text:
    """Optional costs as they are paid: "its kicker cost", "its replicate cost twice"."""
    parts = [(payment.name, int(str(payment.count))) for payment in payments]
    en = [f"its {name} cost{HOW_OFTEN.get(count, f' {count} times')}" for name, count in parts]
    ja = [
        f"{cost_name(name)}を" + (f"{wide(count)}回" if count > 1 else "") for name, count in parts
    ]
    return Text(" and ".join(en), "、".join(ja))


HOW_OFTEN = {1: "", 2: " twice"}


def paid_or_not(who: Text, about: Text | None, *, yes: bool) -> Text:
    for_it = Text(f" for {about.en}", f"{about.ja}のために") if about else Text("", "")
    if yes:
        return Text(
            f"If asked to pay{for_it.en}, {who.en} pays.",
            f"{for_it.ja}支払いを求められたなら、{who.ja}は支払う。",
        )
    return Text(
        f"If asked to pay{for_it.en}, {who.en} doesn't want to.",
        f"{for_it.ja}支払いを求められても、{who.ja}は支払うつもりがない。",
    )


def done_or_not(who: Text, it: Text, *, yes: bool) -> Text:
    if yes:
        return Text(
            f'Where {it.en} says "may", {who.en} does it.',
            f"{it.ja}の効果に「してもよい」とあるなら、{who.ja}はそれを行う。",
        )
    return Text(
        f'Where {it.en} says "may", {who.en} doesn\'t want to.',
        f"{it.ja}の効果に「してもよい」とあっても、{who.ja}はそれを行うつもりがない。",
    )
