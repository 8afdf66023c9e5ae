"""The questions of probes in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..cards import find
from ..cards.phrases import TYPE_WORDS
from ..cards.say.japanese.lexicon import keyword_name
from ..engine.text import Text
from .naming import Names, linked, mark, player_name, quoted
from .notation import tree as t
from .nouns import COUNTERS, ZONES, capital, quoted_name
from .playing.acting import cast_of, play_of, suspend_of
from .playing.error import PlayError
from .playing.labels import NotYet, thing_named, without_ability
from .playing.table import Table


def asked(table: Table, query: t.Query, names: Names, *, later: bool) -> Text:
    """The question in words; `later` where passes are still to come, which ask for a state after them."""
    is_after = later and query.kind not in HAPPENINGS
    then = Text("Afterwards, ", "その後、") if is_after else Text("", "")
    said = ASKED.get(query.kind, ask_generic)(table, query, names)
    if later:
        said = Text(said.en.replace(" now?", "?"), said.ja.replace("は今、", "は"))
    return linked(Text(capital(then.en + said.en), then.ja + said.ja))


def of(table: Table, query: t.Query, names: Names, index: int = 0) -> Text:
    return quoted_name(table, query.of[index], names)


def ask_zone(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"where is {it.en}?", f"{it.ja}はどこにあるか。")


def ask_life(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"what is {it.en}'s life total?", f"{it.ja}のライフは何点か。")


def ask_cards(table: Table, query: t.Query, names: Names) -> Text:
    it, place = of(table, query, names), ZONES[query.word]
    return Text(
        f"how many cards are in {it.en}'s {place.en}?", f"{it.ja}の{place.ja}にあるカードは何枚か。"
    )


def ask_counters(table: Table, query: t.Query, names: Names) -> Text:
    it, kind = of(table, query, names), COUNTERS.get(query.word, Text(query.word, query.word))
    return Text(
        f"how many {kind.en} counters are on {it.en}?",
        f"{it.ja}の上には{kind.ja}カウンターが何個置かれているか。",
    )


def ask_size(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(
        f"what are the power and toughness of {it.en}?", f"{it.ja}のパワーとタフネスはいくつか。"
    )


def ask_controller(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"who controls {it.en}?", f"{it.ja}をコントロールしているのは誰か。")


NOW = Text("now", "今")
AT_ONCE = Text("before the other player can act", "もう一方のプレイヤーが行動する前に")


def ask_find(table: Table, query: t.Query, names: Names) -> Text:
    who = player_name(str(query.player))
    if not query.of:
        return Text(
            f"may {who.en} choose to find nothing?", f"{who.ja}は何も見つけないことを選べるか。"
        )
    it = of(table, query, names)
    return Text(f"may {who.en} find {it.en}?", f"{who.ja}は{it.ja}を見つけることができるか。")


def ask_may(table: Table, query: t.Query, names: Names) -> Text:
    step: Any = query.step
    who = player_name(str(step.player))
    when = NOW if not query.word else AT_ONCE
    match step:
        case t.Cast():
            name = quoted(spell_named(table, step, names))
            via = way_said(str(step.details.via))
            aims = targets_said(table, step.details, names, str(step.player))
            paid = costs_said(table, step.details, names)
            return Text(
                f"may {who.en} {paid.en}cast {name.en}{via.en}{aims.en} {when.en}?",
                f"{who.ja}は{when.ja}、{paid.ja}{aims.ja}{name.ja}を{via.ja}唱えることができるか。",
            )
        case t.Activate():
            source = quoted(names(thing_named(table, without_ability(step.ability))))
            aims = targets_said(table, step.details, names, str(step.player))
            return Text(
                f"may {who.en} activate the ability of {source.en}{aims.en} {when.en}?",
                f"{who.ja}は{when.ja}、{aims.ja}{source.ja}の能力を起動することができるか。",
            )
        case t.Play():
            name = quoted(land_named(table, step, names))
            return Text(
                f"may {who.en} play {name.en} {when.en}?",
                f"{who.ja}は{when.ja}、{name.ja}をプレイすることができるか。",
            )
        case t.Special():
            name = quoted(names(suspend_of(table, step).card))
            return Text(
                f"may {who.en} suspend {name.en} {when.en}?",
                f"{who.ja}は{when.ja}、{name.ja}を待機状態にすることができるか。",
            )
        case t.Block():
            pair = step.blockers[0]
            blocker, attacker = (
                quoted_name(table, pair.creature, names),
                quoted_name(table, pair.blocks[0], names),
            )
            return Text(
                f"may {blocker.en} block {attacker.en}?",
                f"{blocker.ja}は{attacker.ja}をブロックできるか。",
            )
        case t.Attack():
            attacker = quoted_name(table, step.attackers[0].creature, names)
            return Text(f"may {attacker.en} attack?", f"{attacker.ja}は攻撃できるか。")
    return Text("is that allowed?", "それは認められるか。")


def spell_named(table: Table, step: t.Cast, names: Names) -> Text:
    """The name of the face that is to be cast, where the step says which, else of the card."""
    cast = cast_of(table, step)
    printed = table.game.state.things[cast.card].card
    if len(step.faces) == 1 and printed is not None:
        return printed.faces[cast.side].name
    return names(cast.card)


def land_named(table: Table, step: t.Play, names: Names) -> Text:
    """The name of the face that is to be played, where the step says which, else of the card."""
    land = play_of(table, step)
    printed = table.game.state.things[land.card].card
    if step.faces and printed is not None:
        return printed.faces[land.side].name
    return names(land.card)


WAYS = {
    "": Text("", ""),
    "flashback": Text(" with flashback", "フラッシュバックで"),
    "retrace": Text(" with retrace", "回顧で"),
    "impending": Text(" for its impending cost", "兆候コストで"),
    "evoke": Text(" for its evoke cost", "想起コストで"),
    "free": Text(" without paying its mana cost", "マナ・コストを支払わずに"),
}


def way_said(via: str) -> Text:
    """By what a spell is cast: a keyword's permission, or a card that offers another cost."""
    if via in WAYS:
        return WAYS[via]
    card = find(via)
    if card is None:
        raise PlayError(f"a question can't say yet what it is to cast a spell via {via}")
    name = quoted(mark(card.slug, card.name))
    return Text(f" for the cost that {name.en} offers", f"{name.ja}が認める代替コストで")


TYPES = {
    kind.value: Text(f"{'an' if said.en[0] in 'aeiou' else 'a'} {said.en}", said.ja)
    for kind, said in TYPE_WORDS.items()
}
"""Card types as a question asks for them: "a creature"."""

PAYING = {"discard": "捨てて", "exile": "追放して", "sacrifice": "生け贄に捧げて"}


def costs_said(table: Table, details: t.Details, names: Names) -> Text:
    """What is said to be paid besides mana, before the verb: "discard Forest to cast"."""
    en, ja = [], ""
    for cost in details.costs:
        things = [quoted_name(table, thing, names) for thing in cost.things]
        en.append(f"{cost.verb} {' and '.join(thing.en for thing in things)}")
        ja += f"{'と'.join(thing.ja for thing in things)}を{PAYING[cost.verb]}、"
    return Text(" and ".join(en) + " to " if en else "", ja)


def targets_said(table: Table, details: t.Details, names: Names, by: str) -> Text:
    """What is targeted; Japanese says 自分 of the player who does it."""
    parts = [
        aim_said(table, target.what, names, by)
        for target in details.targets
        if target.what is not None
    ]
    if not parts:
        return Text("", "")
    return Text(
        f" targeting {' and '.join(p.en for p in parts)}",
        f"{'と'.join(p.ja for p in parts)}を対象として",
    )


def aim_said(table: Table, what: Any, names: Names, by: str) -> Text:
    try:
        said = quoted_name(table, what, names)
    except NotYet:
        said = ability_to_come(table, what, names)
    is_self = isinstance(what, t.Seat) and str(what.player) == by
    return Text(said.en, "自分") if is_self else said


def ability_to_come(table: Table, what: Any, names: Names) -> Text:
    """An ability that isn't on the stack yet, by the object that has it."""
    source = quoted(names(thing_named(table, without_ability(what))))
    keyword = next((part.word for part in getattr(what, "parts", ()) if part.word), "")
    if keyword:
        return Text(
            f"the {keyword} ability of {source.en}", f"{source.ja}の{keyword_name(keyword)}能力"
        )
    return Text(f"that ability of {source.en}", f"{source.ja}のその能力")


def ask_order(table: Table, query: t.Query, names: Names) -> Text:
    first, second = of(table, query, names), of(table, query, names, 1)
    return Text(
        f"which resolves first, {first.en} or {second.en}?",
        f"{first.ja}と{second.ja}のうち、先に解決されるのはどちらか。",
    )


def ask_triggered(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(
        f"how many times does the ability of {it.en} trigger?", f"{it.ja}の能力は何回誘発するか。"
    )


def ask_resolved(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"does {it.en} resolve?", f"{it.ja}は解決されるか。")


def ask_pool(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"what mana does {it.en} have?", f"{it.ja}のマナ・プールにあるマナは何か。")


def ask_mana_value(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"what is the mana value of {it.en}?", f"{it.ja}のマナ総量はいくつか。")


def ask_identity(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"what is the color identity of {it.en}?", f"{it.ja}の固有色は何か。")


def ask_types(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"which card types does {it.en} have?", f"{it.ja}のカード・タイプは何か。")


def ask_is(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    said = TYPES.get(query.word.lower(), Text(query.word, query.word))
    return Text(f"is {it.en} {said.en}?", f"{it.ja}は{said.ja}か。")


def ask_has(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"does {it.en} have {query.word}?", f"{it.ja}は{query.word}を持つか。")


def ask_sees(table: Table, query: t.Query, names: Names) -> Text:
    it, who = of(table, query, names), player_name(str(query.player))
    return Text(f"may {who.en} look at {it.en}?", f"{who.ja}は{it.ja}を見ることができるか。")


def ask_asked(table: Table, query: t.Query, names: Names) -> Text:
    who = player_name(str(query.player))
    if query.word == "colour" and not query.of:
        return Text(f"is {who.en} asked to choose a color?", f"{who.ja}は色の選択を求められるか。")
    about = of(table, query, names) if query.of else Text("it", "それ")
    return Text(
        f"is {who.en} asked to choose about {about.en}?",
        f"{who.ja}は{about.ja}について選択を求められるか。",
    )


def ask_damage(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(
        f"how much damage is marked on {it.en}?", f"{it.ja}は何点のダメージを受けているか。"
    )


def ask_lost(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"has {it.en} lost the game?", f"{it.ja}はゲームに敗北したか。")


def ask_whether_triggered(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"does an ability of {it.en} trigger?", f"{it.ja}の能力は誘発するか。")


def ask_power(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"what is the power of {it.en}?", f"{it.ja}のパワーはいくつか。")


def ask_toughness(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"what is the toughness of {it.en}?", f"{it.ja}のタフネスはいくつか。")


def ask_attached(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"what is {it.en} attached to?", f"{it.ja}は何についているか。")


def ask_haunting(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"what does {it.en} haunt?", f"{it.ja}は何に憑依しているか。")


def ask_tapped(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"is {it.en} tapped?", f"{it.ja}はタップ状態か。")


def ask_targets(table: Table, query: t.Query, names: Names) -> Text:
    meant = query.of[0]
    if isinstance(meant, t.Seat):
        return ask_generic(table, query, names)
    source = quoted(names(thing_named(table, without_ability(meant))))
    return Text(
        f"what may the ability of {source.en} target?",
        f"{source.ja}の能力の対象にできるものは何か。",
    )


def ask_generic(table: Table, query: t.Query, names: Names) -> Text:
    return Text("what is the result?", "結果はどうなるか。")


HAPPENINGS = {"asked", "find", "triggers", "order", "resolved", "triggered"}
"""What happens on the way, during the passes to come and not after them."""

ASKED: dict[str, Callable[..., Text]] = {
    "zone": ask_zone,
    "life": ask_life,
    "cards": ask_cards,
    "counters": ask_counters,
    "size": ask_size,
    "power": ask_power,
    "toughness": ask_toughness,
    "attached": ask_attached,
    "haunting": ask_haunting,
    "tapped": ask_tapped,
    "targets": ask_targets,
    "controller": ask_controller,
    "may": ask_may,
    "find": ask_find,
    "triggers": ask_whether_triggered,
    "order": ask_order,
    "triggered": ask_triggered,
    "resolved": ask_resolved,
    "pool": ask_pool,
    "mana value": ask_mana_value,
    "identity": ask_identity,
    "types": ask_types,
    "is": ask_is,
    "has": ask_has,
    "sees": ask_sees,
    "asked": ask_asked,
    "damage": ask_damage,
    "lost": ask_lost,
}
