"""What must agree across a whole file: labels, names, slots, bounds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from typing import NoReturn

from judgequiz.scenarios.notation.claims import Expect, Query
from judgequiz.scenarios.notation.error import NotationError
from judgequiz.scenarios.notation.family import Listed
from judgequiz.scenarios.notation.given import Entry, Past
from judgequiz.scenarios.notation.reader import Reader
from judgequiz.scenarios.notation.things import Card, Node, Ref, Slot, Span, Text
from judgequiz.scenarios.notation.tree import PlayFile
from judgequiz.scenarios.notation.words import nearest_word

MAX_OBJECTS = 2000
_SLOT = re.compile(r"<([A-Za-z_][\w-]*)>")
_MOST_LABELS_OF_A_SLOT = 9
_FIELDS: dict[type, tuple[str, ...]] = {}


def check(file: PlayFile, reader: Reader) -> None:
    """Every label and name that is used names one thing; NotationError where it does not."""
    every = list(nodes(file))
    entries = [node for node in every if isinstance(node, Entry)]
    _bounds(entries)
    labels = _labels(entries)
    names = _names(entries)
    loose = _loose(every)
    for node in every:
        match node:
            case Ref() if node.label:
                _known_label(node, labels)
            case Ref() if id(node) not in loose:
                _unique_name(node, names, reader)
            case Slot() if node.name not in reader.slots:
                nearest = nearest_word(node.name, reader.slots)
                _fail(node.span, f"expected a declared slot, found <{node.name}>", nearest)
            case Query(kind="resolved" | "order"):
                _on_the_stack(node)
        _slots_in_words(node, reader)
    _refused_steps(file)


def nodes(node: object) -> Iterator[Node]:
    """The node and all below it, in the order written."""
    waiting = [node]
    while waiting:
        here = waiting.pop()
        if isinstance(here, tuple):
            waiting.extend(reversed(here))
        elif isinstance(here, Node):
            yield here
            below = [getattr(here, name) for name in field_names(here)]
            waiting.extend(one for one in below if isinstance(one, Node | tuple))


def field_names(node: Node) -> tuple[str, ...]:
    """The names of a node's parts, its span apart, the last first."""
    kind = type(node)
    if kind not in _FIELDS:
        names = [field.name for field in fields(kind) if field.name != "span"]
        _FIELDS[kind] = tuple(reversed(names))
    return _FIELDS[kind]


def _fail(span: Span, message: str, nearest: str = "") -> NoReturn:
    raise NotationError(span.line, span.column, message, nearest=nearest)


def _bounds(entries: list[Entry]) -> None:
    total = 0
    for entry in entries:
        total += entry.count if isinstance(entry.count, int) else _MOST_LABELS_OF_A_SLOT
        if total > MAX_OBJECTS:
            _fail(entry.span, f"expected at most {MAX_OBJECTS} cards and tokens in the file")


def _labels(entries: list[Entry]) -> dict[str, str]:
    """Every label that names one object, and those of groups with what to say of them."""
    labels: dict[str, str] = {}
    for entry in entries:
        if not entry.label:
            continue
        count = entry.count if isinstance(entry.count, int) else _MOST_LABELS_OF_A_SLOT
        single = entry.count == 1
        new = [entry.label] if single else [f"{entry.label}{n}" for n in range(1, count + 1)]
        for label in new if single else [*new, entry.label]:
            if label in labels:
                _fail(entry.span, f"expected a label once, found @{label} a second time")
            labels[label] = "" if label in new else f"@{new[0]} to @{new[-1]}"
    return labels


def _names(entries: list[Entry]) -> dict[str | Slot, int]:
    names: dict[str | Slot, int] = {}
    for entry in entries:
        if isinstance(entry.what, Card):
            count = entry.count if isinstance(entry.count, int) else 2
            names[entry.what.name] = names.get(entry.what.name, 0) + count
    return names


def _loose(every: list[Node]) -> set[int]:
    """References that may name a card which is not in the game."""
    loose: set[int] = set()
    for node in every:
        if isinstance(node, Past | Listed):
            loose |= {id(below) for below in nodes(node) if isinstance(below, Ref)}
    return loose


def _known_label(ref: Ref, labels: dict[str, str]) -> None:
    if ref.label not in labels:
        nearest = nearest_word(ref.label, labels)
        hint = f"@{nearest}" if nearest else ""
        _fail(ref.span, f"expected a label of the file, found @{ref.label}", hint)
    if labels[ref.label]:
        _fail(ref.span, f"expected one of {labels[ref.label]}, found @{ref.label}")


def _unique_name(ref: Ref, names: dict[str | Slot, int], reader: Reader) -> None:
    if isinstance(ref.name, Slot) and reader.slots.get(ref.name.name) == "object":
        return
    name = f"<{ref.name.name}>" if isinstance(ref.name, Slot) else ref.name
    found = names.get(ref.name, 0)
    if found == 0:
        _fail(ref.span, f"expected a card that is in the game, found {name}; put it in a zone")
    if found > 1:
        _fail(ref.span, f"expected a label, since {found} cards of the file are named {name}")


def _slots_in_words(node: Node, reader: Reader) -> None:
    if isinstance(node, Text):
        return
    for name in field_names(node):
        value = getattr(node, name)
        for words in value if isinstance(value, tuple) else (value,):
            if isinstance(words, str) and "<" in words:
                for slot in _SLOT.findall(words):
                    if slot not in reader.slots:
                        _fail(node.span, f"expected a declared slot, found <{slot}>")


def _on_the_stack(query: Query) -> None:
    """What resolves is a spell or an ability on the stack, never the ability of a permanent."""
    for ref in query.of:
        last = ref.parts[-1] if isinstance(ref, Ref) and ref.parts else None
        if last is not None and last.kind == "ability" and not last.stacked:
            _fail(
                ref.span, "expected an ability on the stack, as in `@elf.2!`, found one without !"
            )


def _refused_steps(file: PlayFile) -> None:
    steps = 0
    for item in file.body:
        if not isinstance(item, Expect):
            steps += 1
            continue
        for claim in item.claims:
            query: Query = claim.query
            if query.kind == "refused" and isinstance(query.number, int) and query.number > steps:
                _fail(claim.span, f"expected a step from 1 to {steps}, found {query.number}")
