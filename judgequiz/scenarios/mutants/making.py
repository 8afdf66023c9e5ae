"""Mutants: rule books that answer one question wrongly in a way that its type alone suggests, believed by nobody."""

from __future__ import annotations

import ast
import functools
import inspect
import textwrap
from collections.abc import Callable, Iterator
from enum import Enum
from types import NoneType, SimpleNamespace, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from ...engine.mana import NO_MANA, ManaCost
from ...engine.rules import Rules
from ..misconceptions.belief import Misconception, questions

Twist = Callable[[Any, Rules], Any]
"""From the true answer, and the book that is asked, to a wrong one."""

SOMETHING_ELSE = "something else"


def mutants(method: str = "") -> dict[str, type[Misconception]]:
    """Every mutant of a question, or of all, by its name: "method: how it is twisted"."""
    methods = [method] if method else sorted(questions())
    return {mutant.slug: mutant for one in methods for mutant in mutants_of(one)}


def mutants_of(method: str) -> Iterator[type[Misconception]]:
    """The mutants of one question. Where the true answer is a constant, one for each other answer."""
    asked = getattr(Rules, method)
    constant = constant_of(asked)
    seen = [constant]
    for name, twist in twists_of(returned(asked)).items():
        if constant is not None:
            answer = twist(constant, Rules())
            if answer in seen:
                continue
            seen.append(answer)
        yield twisted(method, name, twist)


def twisted(method: str, name: str, twist: Twist) -> type[Misconception]:
    """The rule book that twists the true answer to one question."""
    true = getattr(Rules, method)

    @functools.wraps(true)
    def answer(self: Rules, *args: Any, **kwargs: Any) -> Any:
        return twist(true(self, *args, **kwargs), self)

    return type("Mutant", (Misconception,), {"slug": f"{method}: {name}", method: answer})


def returned(method: Callable[..., Any]) -> Any:
    """The type that a method says it returns; its other annotations may name what is imported for checking alone."""
    only = SimpleNamespace(__annotations__={"return": method.__annotations__["return"]})
    return get_type_hints(only, globalns=method.__globals__)["return"]


def constant_of(method: Callable[..., Any]) -> Any:
    """What a method always returns, read from its source; None if it works its answer out."""
    (function,) = ast.parse(textwrap.dedent(inspect.getsource(method))).body
    assert isinstance(function, ast.FunctionDef)
    match [part for part in function.body if not is_docstring(part)]:
        case [ast.Return(value=ast.Constant() | ast.Tuple(elts=[]) as value)]:
            return ast.literal_eval(value)
    return None


def is_docstring(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


def twists_of(kind: Any) -> dict[str, Twist]:
    """The ways to twist an answer of a type. TypeError for a type that has none yet."""
    origin, arguments = get_origin(kind), get_args(kind)
    if kind in TWISTS:
        return TWISTS[kind]
    if origin in (Union, UnionType):
        inner = [twists_of(part) for part in arguments if part is not NoneType]
        return {
            "nothing": lambda _truth, _book: None,
            **{name: unless_none(twist) for some in inner for name, twist in some.items()},
        }
    if origin in (tuple, frozenset, set, list):
        return twists_of_several(origin)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return {"another": next_member}
    raise TypeError(f"no way to twist an answer of the type {kind!r} is known")


def unless_none(twist: Twist) -> Twist:
    return lambda truth, book: None if truth is None else twist(truth, book)


def next_member(truth: Any, _book: Rules) -> Any:
    members: list[Any] = list(type(truth).__members__.values())
    return members[(members.index(truth) + 1) % len(members)]


def next_player(truth: str, book: Rules) -> str:
    """Another player where the answer is one, in their order; else a word that means nothing."""
    players = list(book.game.state.players) if hasattr(book, "game") else []
    if truth not in players:
        return SOMETHING_ELSE
    return str(players[(players.index(truth) + 1) % len(players)])


def twists_of_several(collection: Callable[[Any], Any]) -> dict[str, Twist]:
    twists: dict[str, Twist] = {
        "empty": lambda _truth, _book: collection(()),
        "first dropped": lambda truth, _book: collection(tuple(truth)[1:]),
        "one more": lambda truth, _book: collection((*truth, SOMETHING_ELSE)),
    }
    if collection in (tuple, list):
        twists["reversed"] = lambda truth, _book: collection(tuple(reversed(truth)))
    return twists


TWISTS: dict[Any, dict[str, Twist]] = {
    bool: {
        "negated": lambda truth, _book: not truth,
        "always true": lambda _truth, _book: True,
        "always false": lambda _truth, _book: False,
    },
    int: {
        "one more": lambda truth, _book: truth + 1,
        "one less": lambda truth, _book: truth - 1,
        "zero": lambda _truth, _book: 0,
    },
    str: {"another": next_player},
    ManaCost: {
        "one more": lambda truth, _book: truth.plus(ManaCost(("1",))),
        "free": lambda _truth, _book: NO_MANA,
    },
}
