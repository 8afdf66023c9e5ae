"""Probes and their values in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.events import Reason
from ..engine.text import Text
from .naming import Names, linked, player_name, quoted
from .notation import tree as t
from .playing.labels import thing_named
from .playing.stepping import cast_of
from .playing.table import Table

ZONES = {
    "hand": Text("hand", "手札"),
    "library": Text("library", "ライブラリー"),
    "graveyard": Text("graveyard", "墓地"),
    "exile": Text("exile", "追放領域"),
    "battlefield": Text("battlefield", "戦場"),
    "stack": Text("stack", "スタック"),
}
COUNTERS = {
    "time": Text("time", "時間"),
    "+1/+1": Text("+1/+1", "＋１/＋１"),
    "-1/-1": Text("-1/-1", "－１/－１"),
    "burden": Text("burden", "重荷"),
    "poison": Text("poison", "毒"),
    "loyalty": Text("loyalty", "忠誠"),
}
KINDS = {"artifact": Text("artifact", "アーティファクト")}
COLOURS = {
    "W": Text("white", "白"),
    "U": Text("blue", "青"),
    "B": Text("black", "黒"),
    "R": Text("red", "赤"),
    "G": Text("green", "緑"),
    "C": Text("colourless", "無色"),
}


def wide(number: int) -> str:
    """A number in Japanese text: one digit is full width (JAPANESE.md 10)."""
    return chr(0xFF10 + number) if 0 <= number <= 9 else str(number)


def said_value(table: Table, query: t.Query, value: Any, names: Names) -> Text:
    """The value of a probe as a sentence."""
    said = SAID.get(query.kind)
    if value is None and query.kind not in ("attached", "size", "order"):
        return Text("It doesn't exist.", "それは存在しない。")
    if said is None:
        return Text(str(value), str(value))
    return linked(said(table, query, value, names))


def zone(table: Table, query: t.Query, value: str, names: Names) -> Text:
    if value == "nowhere":
        return Text("Nowhere: it has ceased to exist.", "どこにもない。それは消滅している。")
    player, _, place = value.rpartition(".")
    if place == "stack":
        return Text("On the stack.", "スタック上にある。")
    who = player_name(player)
    if place == "battlefield":
        return Text(
            f"On the battlefield, under {who.en}'s control.",
            f"戦場にあり、{who.ja}がコントロールしている。",
        )
    if place == "exile":
        return Text("In exile.", "追放されている。")
    return Text(f"In {who.en}'s {ZONES[place].en}.", f"{who.ja}の{ZONES[place].ja}にある。")


def life(table: Table, query: t.Query, value: int, names: Names) -> Text:
    return Text(f"{value} life.", f"{wide(value)}点。")


def number(unit_en: str, units_en: str, unit_ja: str, none: Text) -> Callable[..., Text]:
    def said(table: Table, query: t.Query, value: int, names: Names) -> Text:
        if value == 0:
            return none
        unit = unit_en if value == 1 else units_en
        return Text(f"{value} {unit}".rstrip() + ".", f"{wide(value)}{unit_ja}。")

    return said


def count(table: Table, query: t.Query, value: int, names: Names) -> Text:
    unit = "体" if query.word == "creature" else "つ" if value <= 9 else ""
    if value == 0:
        return Text("None.", f"０{unit}。")
    return Text(f"{value}.", f"{wide(value)}{unit}。")


def counters(table: Table, query: t.Query, value: int, names: Names) -> Text:
    kind = COUNTERS.get(query.word, Text(query.word, query.word))
    if value == 0:
        return Text(f"No {kind.en} counters.", f"{kind.ja}カウンターは置かれていない。")
    plural = "" if value == 1 else "s"
    return Text(f"{value} {kind.en} counter{plural}.", f"{kind.ja}カウンター{wide(value)}個。")


def size(table: Table, query: t.Query, value: tuple[int, int] | None, names: Names) -> Text:
    if value is None:
        return Text("It has no power and toughness.", "パワーもタフネスも持たない。")
    return Text(f"{value[0]}/{value[1]}.", f"{wide(value[0])}/{wide(value[1])}。")


def controller(table: Table, query: t.Query, value: str, names: Names) -> Text:
    who = player_name(value)
    return Text(f"{who.en}.", f"{who.ja}。")


def verdict(*, yes: bool) -> Text:
    return Text("Yes", "はい") if yes else Text("No", "いいえ")


def yes_no(table: Table, query: t.Query, value: Any, names: Names) -> Text:
    yes = value[0] if isinstance(value, tuple) else bool(value)
    said = verdict(yes=yes)
    return Text(f"{said.en}.", f"{said.ja}。")


def order(table: Table, query: t.Query, value: Any, names: Names) -> Text:
    if value is None:
        return Text("Only one of them resolves.", "一方しか解決されない。")
    refs = query.of if value else tuple(reversed(query.of))
    first = quoted_name(table, refs[0], names)
    return Text(f"{first.en} resolves first.", f"{first.ja}が先に解決される。")


def quoted_name(table: Table, ref: Any, names: Names) -> Text:
    if isinstance(ref, t.Seat):
        return player_name(str(ref.player))
    id = thing_named(table, ref)
    name = names(id)
    return name if table.game.state.thing(id).ability is not None else quoted(name)


def times(table: Table, query: t.Query, value: int, names: Names) -> Text:
    if value == 0:
        return Text("It doesn't trigger.", "誘発しない。")
    en = {1: "Once", 2: "Twice"}.get(value, f"{value} times")
    return Text(f"{en}.", f"{wide(value)}回。")


def pool(table: Table, query: t.Query, value: tuple[str, ...], names: Names) -> Text:
    if not value:
        return Text("No mana.", "マナは加えられない。")
    symbols = "".join("{" + symbol + "}" for symbol in value)
    return Text(f"{symbols}.", f"{symbols}。")


def targets(table: Table, query: t.Query, value: frozenset[Any], names: Names) -> Text:
    if not value:
        return Text("Nothing.", "何もない。")
    parts = [
        names(aim) if isinstance(aim, str) else quoted(names(aim)) for aim in sorted(value, key=str)
    ]
    return Text(", ".join(p.en for p in parts) + ".", "、".join(p.ja for p in parts) + "。")


def choices(table: Table, query: t.Query, value: tuple[str, ...], names: Names) -> Text:
    """What could be chosen: colours, or words as they are."""
    parts = [COLOURS.get(one) or KINDS.get(one, Text(one, one)) for one in value]
    if not parts:
        return Text("Nothing.", "何も選べない。")
    en = [part.en for part in parts]
    words = en[0] if len(en) == 1 else f"{', '.join(en[:-1])} or {en[-1]}"
    return Text(f"{capital(words)}.", f"{'、'.join(p.ja for p in parts)}。")


def attached(table: Table, query: t.Query, value: Any, names: Names) -> Text:
    if value is None:
        return Text("It is attached to nothing.", "何にもついていない。")
    it = names(value) if isinstance(value, str) else quoted(names(value))
    return Text(f"It is attached to {it.en}.", f"{it.ja}についている。")


def logged(table: Table, query: t.Query, value: int, names: Names) -> Text:
    """How often something happened; cards that were exiled, discarded or drawn are counted as cards."""
    if not query.of and query.word.split()[0] in ("exiled", "discarded", "drew"):
        said = number("card", "cards", "枚", Text("None.", "０枚。"))
    else:
        said = number("time", "times", "回", Text("Never.", "１回もない。"))
    return said(table, query, value, names)


SAID: dict[str, Callable[..., Text]] = {
    "zone": zone,
    "life": life,
    "cards": number("card", "cards", "枚", Text("No cards.", "０枚。")),
    "counters": counters,
    "pool": pool,
    "power": number("", "", "", Text("0.", "０。")),
    "toughness": number("", "", "", Text("0.", "０。")),
    "damage": number("damage", "damage", "点", Text("None.", "受けていない。")),
    "mana value": number("", "", "", Text("0.", "０。")),
    "size": size,
    "controller": controller,
    "may": yes_no,
    "is": yes_no,
    "has": yes_no,
    "tapped": yes_no,
    "sees": yes_no,
    "asked": yes_no,
    "choices": choices,
    "attached": attached,
    "resolved": yes_no,
    "refused": yes_no,
    "lost": yes_no,
    "order": order,
    "triggered": times,
    "count": count,
    "log": logged,
    "targets": targets,
}
VERDICTS = {"may", "is", "has", "tapped", "sees", "asked", "resolved", "lost"}
"""Probes whose value is yes or no: their options say why."""


# ---- questions


def asked(table: Table, query: t.Query, names: Names, *, later: bool) -> Text:
    """The question in words; `later` where passes are still to come."""
    then = Text("Afterwards, ", "その後、") if later else Text("", "")
    said = ASKED.get(query.kind, ask_generic)(table, query, names)
    if later:
        said = Text(said.en.replace(" now?", "?"), said.ja.replace("は今、", "は"))
    return linked(Text(capital(then.en + said.en), then.ja + said.ja))


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


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


def ask_may(table: Table, query: t.Query, names: Names) -> Text:
    step: Any = query.step
    who = player_name(str(step.player))
    match step:
        case t.Cast():
            name = quoted(names(cast_of(table, step).card))
            via = {"flashback": Text(" with flashback", "フラッシュバックで")}.get(
                step.details.via, Text("", "")
            )
            aims = targets_said(table, step.details, names)
            return Text(
                f"may {who.en} cast {name.en}{via.en}{aims.en} now?",
                f"{who.ja}は今、{aims.ja}{name.ja}を{via.ja}唱えることができるか。",
            )
        case t.Activate():
            from dataclasses import replace

            source = quoted(names(thing_named(table, replace(step.ability, parts=()))))
            aims = targets_said(table, step.details, names)
            return Text(
                f"may {who.en} activate the ability of {source.en}{aims.en} now?",
                f"{who.ja}は今、{aims.ja}{source.ja}の能力を起動することができるか。",
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


def targets_said(table: Table, details: t.Details, names: Names) -> Text:
    parts = [
        quoted_name(table, target.what, names)
        for target in details.targets
        if target.what is not None
    ]
    if not parts:
        return Text("", "")
    return Text(
        f" targeting {' and '.join(p.en for p in parts)}",
        f"{'と'.join(p.ja for p in parts)}を対象として",
    )


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


def ask_is(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"is {it.en} {query.word}?", f"{it.ja}は{query.word}か。")


def ask_has(table: Table, query: t.Query, names: Names) -> Text:
    it = of(table, query, names)
    return Text(f"does {it.en} have {query.word}?", f"{it.ja}は{query.word}を持つか。")


def ask_sees(table: Table, query: t.Query, names: Names) -> Text:
    it, who = of(table, query, names), player_name(str(query.player))
    return Text(f"may {who.en} look at {it.en}?", f"{who.ja}は{it.ja}を見ることができるか。")


def ask_asked(table: Table, query: t.Query, names: Names) -> Text:
    who = player_name(str(query.player))
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


def ask_generic(table: Table, query: t.Query, names: Names) -> Text:
    return Text("what is the result?", "結果はどうなるか。")


ASKED: dict[str, Callable[..., Text]] = {
    "zone": ask_zone,
    "life": ask_life,
    "cards": ask_cards,
    "counters": ask_counters,
    "size": ask_size,
    "controller": ask_controller,
    "may": ask_may,
    "order": ask_order,
    "triggered": ask_triggered,
    "resolved": ask_resolved,
    "pool": ask_pool,
    "mana value": ask_mana_value,
    "is": ask_is,
    "has": ask_has,
    "sees": ask_sees,
    "asked": ask_asked,
    "damage": ask_damage,
    "lost": ask_lost,
}


def reason_said(reasons: tuple[Reason, ...]) -> Text:
    if not reasons:
        return Text("", "")
    return reasons[0].words
