"""What players are yet to do in a question, in the words in which deeds are told."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from ..cards.say.english import events as english
from ..cards.say.japanese import events as japanese
from ..cards.say.japanese.lexicon import keyword_name
from ..engine.text import Text
from .asking import costs_said, spell_named, targets_said, way_said
from .naming import Names, mark, player_name, quoted
from .notation import tree as t
from .playing.acting import activate_of, play_of, suspend_of
from .playing.labels import thing_named, without_ability
from .playing.play import Outcome
from .situation import joined, listing

CARD = Text("that card", "そのカード")


def act_to_come(step: Any, now: Outcome, names: Names) -> Text:
    """A spell that is yet to be cast, a land to be played or an ability to be activated; of other steps nothing."""
    match step:
        case t.Cast():
            return casting(step, now, names)
        case t.Play():
            return playing(step, now)
        case t.Activate():
            return activating(step, now, names)
        case t.Special():
            return suspending(step, now, names)
        case t.Opening():
            return opening(step, now, names)
    return Text("", "")


def casting(step: t.Cast, now: Outcome, names: Names) -> Text:
    """A spell to be cast; with optional costs a player would like to cast it so, for the reader to say whether they may."""
    who, name = player_name(str(step.player)), quoted(spell_named(now.table, step, names))
    way = way_said(str(step.details.via))
    aims = targets_said(now.table, step.details, names, str(step.player))
    paid = costs_said(now.table, step.details, names)
    at = f",{aims.en}" if aims.en else ""
    if step.details.payments:
        also = tuple((cost.name, int(str(cost.count))) for cost in step.details.payments)
        return Text(
            f"{who.en} wants to {paid.en}cast {name.en}{way.en}{at}{english.also_paid(also)}.",
            f"{who.ja}は{paid.ja}{japanese.also_paid(also)}{aims.ja}{name.ja}を{way.ja}唱えようとする。",
        )
    return Text(
        f"{who.en} {does('cast', paid)} {name.en}{way.en}{at}.",
        f"{who.ja}が{paid.ja}{aims.ja}{name.ja}を{way.ja}唱える。",
    )


def does(verb: str, paid: Text) -> str:
    """ "casts", or with what is paid for it "discards Forest to cast"."""
    if not paid.en:
        return f"{verb}s"
    first, rest = paid.en.split(" ", 1)
    return f"{first}s {rest}{verb}"


def playing(step: t.Play, now: Outcome) -> Text:
    """A land that a player would like to play: whether the rules let them is for the reader to say."""
    who, play = player_name(str(step.player)), play_of(now.table, step)
    printed = now.game.state.things[play.card].card
    name = quoted(mark(printed.slug, printed.faces[play.side].name)) if printed else CARD
    return Text(f"{who.en} wants to play {name.en}.", f"{who.ja}は{name.ja}をプレイしようとする。")


def activating(step: t.Activate, now: Outcome, names: Names) -> Text:
    who = player_name(str(step.player))
    aims = targets_said(now.table, step.details, names, str(step.player))
    source = quoted(names(thing_named(now.table, without_ability(step.ability))))
    keyword = activate_of(now.table, step).keyword
    which = f"the {keyword} ability" if keyword else "an ability"
    at = f",{aims.en}" if aims.en else ""
    paid = costs_said(now.table, step.details, names)
    return Text(
        f"{who.en} {does('activate', paid)} {which} of {source.en}{at}.",
        f"{who.ja}が{paid.ja}{aims.ja}{source.ja}の{keyword_name(keyword)}能力を起動する。",
    )


def suspending(step: t.Special, now: Outcome, names: Names) -> Text:
    who = player_name(str(step.player))
    name = quoted(names(suspend_of(now.table, step).card))
    return Text(f"{who.en} suspends {name.en}.", f"{who.ja}が{name.ja}を待機状態にする。")


def opening(step: t.Opening, now: Outcome, names: Names) -> Text:
    """What a player does, or would like to do, with their opening hand."""
    who = player_name(str(step.player))
    if not step.acts:
        return Text(
            f"{who.en} does nothing with the opening hand.",
            f"{who.ja}は最初の手札による行動を行わない。",
        )
    said = []
    for verb, acts in groupby(step.acts, key=lambda act: act.verb):
        them = [quoted(names(thing_named(now.table, act.what))) for act in acts]
        it = listing(them)
        order = Text(" in this order", "この順番で") if len(them) > 1 else Text("", "")
        en, ja = OPENING_ACTS[verb]
        said.append(
            Text(
                en.format(who=who.en, it=it.en, order=order.en),
                ja.format(who=who.ja, it=it.ja, order=order.ja),
            )
        )
    return joined(said)


OPENING_ACTS = {
    "begin": (
        "{who} wants to begin the game with {it} on the battlefield{order}.",
        "{who}は{it}を{order}戦場に出した状態でゲームを始めることを望む。",
    ),
    "reveal": (
        "{who} wants to reveal {it} from the opening hand.",
        "{who}は最初の手札から{it}を公開することを望む。",
    ),
    "bottom": (
        "{who} has taken a mulligan and puts {it} on the bottom of the library.",
        "{who}はマリガンを行っており、{it}をライブラリーの一番下に置く。",
    ),
}
