"""The values of probes in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..cards.phrases import TYPE_WORDS
from ..cards.say.japanese.subtypes import SUBTYPES
from ..engine.kinds import CardType
from ..engine.subtypes import NO_CREATURE_TYPES
from ..engine.text import Text
from .naming import Names, linked, player_name, quoted
from .notation import tree as t
from .nouns import COLOURS, COUNTERS, KINDS, ZONES, capital, quoted_name, wide
from .playing.characteristics import LETTER_NAMES
from .playing.table import Table


def said_value(table: Table, query: t.Query, value: Any, names: Names) -> Text:
    """The value of a probe as a sentence."""
    said = SAID.get(query.kind)
    if value is None and query.kind not in ("attached", "haunting", "size", "order", "older"):
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
    kind = query.word.capitalize()
    is_creature = query.word == "creature" or (kind in SUBTYPES and kind not in NO_CREATURE_TYPES)
    unit = "体" if is_creature else "つ" if value <= 9 else ""
    if value == 0:
        return Text("None.", "０体。" if unit == "体" else "１つもない。")
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


def colour_words(table: Table, query: t.Query, value: frozenset[str], names: Names) -> Text:
    """Colours in the order of the game: white, blue, black, red, green."""
    said = [COLOURS[letter] for letter, word in LETTER_NAMES.items() if word in value]
    if not said:
        return Text("No colors.", "色を持たない。")
    return Text(
        capital(in_a_row([each.en for each in said])) + ".", "と".join(e.ja for e in said) + "。"
    )


def type_words(table: Table, query: t.Query, value: frozenset[str], names: Names) -> Text:
    """Card types in the order of their list."""
    kinds = [TYPE_WORDS[kind] for kind in CardType if kind.value in value]
    return Text(
        capital(in_a_row([each.en for each in kinds])) + ".", "・".join(e.ja for e in kinds) + "。"
    )


def in_a_row(words: list[str]) -> str:
    """ "white", "white and black", "white, blue, and black"."""
    if len(words) < 3:
        return " and ".join(words)
    return ", ".join(words[:-1]) + ", and " + words[-1]


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


def times(table: Table, query: t.Query, value: int, names: Names) -> Text:
    if value == 0:
        return Text("It doesn't trigger.", "誘発しない。")
    en = {1: "Once", 2: "Twice"}.get(value, f"{value} times")
    return Text(f"{en}.", f"{wide(value)}回。")


def pool(table: Table, query: t.Query, value: tuple[str, ...], names: Names) -> Text:
    if not value:
        return Text("No mana.", "マナはない。")
    symbols = "".join("{" + symbol + "}" for symbol in value)
    return Text(f"{symbols}.", f"{symbols}。")


def targets(table: Table, query: t.Query, value: frozenset[Any], names: Names) -> Text:
    if not value:
        return Text("Nothing.", "何もない。")
    parts = [aimed_at(table, aim, names) for aim in sorted(value, key=str)]
    return Text(", ".join(p.en for p in parts) + ".", "、".join(p.ja for p in parts) + "。")


def aimed_at(table: Table, aim: Any, names: Names) -> Text:
    """A target by name; the name of an ability quotes its card already."""
    thing = None if isinstance(aim, str) else table.game.state.things.get(aim)
    if isinstance(aim, str) or (thing is not None and thing.ability is not None):
        return names(aim)
    return quoted(names(aim))


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


def haunting(table: Table, query: t.Query, value: Any, names: Names) -> Text:
    if value is None:
        return Text("It haunts nothing.", "何にも憑依していない。")
    it = quoted(names(value))
    return Text(f"It haunts {it.en}.", f"{it.ja}に憑依している。")


def older(table: Table, query: t.Query, value: Any, names: Names) -> Text:
    if value is None:
        return Text("Both have the same timestamp.", "両方のタイムスタンプは同じである。")
    refs = query.of if value else tuple(reversed(query.of))
    first = quoted_name(table, refs[0], names)
    return Text(f"{first.en} has the earlier timestamp.", f"{first.ja}のタイムスタンプの方が早い。")


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
    "colours": colour_words,
    "identity": colour_words,
    "types": type_words,
    "controller": controller,
    "may": yes_no,
    "find": yes_no,
    "triggers": yes_no,
    "is": yes_no,
    "has": yes_no,
    "tapped": yes_no,
    "sees": yes_no,
    "asked": yes_no,
    "choices": choices,
    "attached": attached,
    "haunting": haunting,
    "older": older,
    "resolved": yes_no,
    "refused": yes_no,
    "lost": yes_no,
    "order": order,
    "triggered": times,
    "count": count,
    "log": logged,
    "targets": targets,
}

VERDICTS = {"may", "find", "triggers", "is", "has", "tapped", "sees", "asked", "resolved", "lost"}
"""Probes whose value is yes or no: their options say why."""
