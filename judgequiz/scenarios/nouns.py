"""Words that questions and options share: zones, counters, colours, numbers, quoted names."""

from __future__ import annotations

from typing import Any

from ..engine.text import Text
from .naming import Names, player_name, quoted
from .notation import tree as t
from .playing.labels import thing_named
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
    "C": Text("colorless", "無色"),
}


def wide(number: int) -> str:
    """A number in Japanese text: one digit is full width (JAPANESE.md 10)."""
    return chr(0xFF10 + number) if 0 <= number <= 9 else str(number)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def quoted_name(table: Table, ref: Any, names: Names) -> Text:
    if isinstance(ref, t.Seat):
        return player_name(str(ref.player))
    id = thing_named(table, ref)
    name = names(id)
    return name if table.game.state.thing(id).ability is not None else quoted(name)
