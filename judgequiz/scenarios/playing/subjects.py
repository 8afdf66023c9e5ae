"""What a query is about: an object, a player, how an object looks now."""

from __future__ import annotations

from typing import Any

from ...engine.state import View
from ..notation import tree as t
from .error import PlayError
from .labels import thing_named
from .table import Table


def first(query: t.Query) -> Any:
    if not query.of:
        raise PlayError(f"expected something that `{query.kind}` is about", query)
    return query.of[0]


def subject(table: Table, query: t.Query) -> int:
    ref = first(query)
    if not isinstance(ref, t.Ref):
        raise PlayError("expected an object, not a player", query)
    return thing_named(table, ref)


def seat(query: t.Query) -> str:
    what = first(query)
    if not isinstance(what, t.Seat):
        raise PlayError("expected a player", query)
    return str(what.player)


def view(table: Table, query: t.Query) -> View:
    return table.game.look(subject(table, query))
