"""Labels made from names, so that two writers of one situation print the same file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from judgequiz.scenarios.notation.check import nodes
from judgequiz.scenarios.notation.given import Entry, Past
from judgequiz.scenarios.notation.steps import CardName
from judgequiz.scenarios.notation.things import Card, Emblem, Node, Ref, Slot, Text, Token
from judgequiz.scenarios.notation.tree import PlayFile

_Kept = TypeVar("_Kept", bound=Node)


@dataclass(frozen=True, slots=True)
class _Plan:
    """New labels of entries by their place in the file, and of references by what they say."""

    entries: tuple[str, ...]
    labels: Mapping[str, str]
    names: Mapping[str | Slot, str]


def relabelled(file: PlayFile) -> PlayFile:
    """The same file with the label of each thing made from its name, and none on things unused.

    A reference by name becomes one by label. What happened before and answers that name a card
    keep the name.
    """
    plan = _plan(file)
    waiting = iter(plan.entries)
    return _node(file, plan, waiting)


def _plan(file: PlayFile) -> _Plan:
    entries = [node for node in nodes(file) if isinstance(node, Entry)]
    used = _used(file)
    chosen = [_is_used(entry, used) for entry in entries]
    slugs = [_slug(entry) for entry in entries]
    wanted = [slug for slug, is_chosen in zip(slugs, chosen) if is_chosen]
    new: list[str] = []
    for slug, is_chosen in zip(slugs, chosen):
        several = wanted.count(slug) > 1
        nth = sum(1 for label in new if label == slug or label.startswith(f"{slug}--"))
        new.append((f"{slug}--{_letter(nth)}" if several else slug) if is_chosen else "")
    final = tuple(label.replace("--", "-") for label in new)
    return _Plan(final, _labels(entries, final), _names(entries, final))


def _letter(index: int) -> str:
    letters = "abcdefghijklmnopqrstuvwxyz"
    return letters[index] if index < len(letters) else f"z{index}"


def _used(file: PlayFile) -> set[str | Slot]:
    used: set[str | Slot] = set()
    kept = {id(ref) for node in nodes(file) if isinstance(node, Past) for ref in nodes(node)}
    for node in nodes(file):
        if isinstance(node, Ref) and id(node) not in kept:
            used.add(f"@{node.label}" if node.label else node.name)
        elif isinstance(node, Ref) and node.label:
            used.add(f"@{node.label}")
    return used


def _is_used(entry: Entry, used: set[str | Slot]) -> bool:
    if isinstance(entry.what, Card) and entry.what.name in used:
        return True
    if not entry.label:
        return False
    if entry.count == 1:
        return f"@{entry.label}" in used
    most = entry.count if isinstance(entry.count, int) else 9
    return any(f"@{entry.label}{nth}" in used for nth in range(1, most + 1))


def _slug(entry: Entry) -> str:
    match entry.what:
        case Card(name=name):
            written = name
        case Token(name=name, copy_of=copied, types=types):
            written = name or copied or "-".join(types) or "token"
        case Emblem(of=of):
            written = of
        case _:
            written = "unknown"
    text = f"slot-{written.name}" if isinstance(written, Slot) else str(written).split(" // ")[0]
    slug = re.sub(r"[^\w]+", "-", text.lower().replace("'", "")).strip("-_").replace("_", "-")
    return slug[:30].strip("-") or "card"


def _labels(entries: list[Entry], new: tuple[str, ...]) -> dict[str, str]:
    labels: dict[str, str] = {}
    for entry, label in zip(entries, new):
        if not entry.label or not label:
            continue
        if entry.count == 1:
            labels[entry.label] = label
            continue
        most = entry.count if isinstance(entry.count, int) else 9
        labels |= {f"{entry.label}{nth}": f"{label}{nth}" for nth in range(1, most + 1)}
    return labels


def _names(entries: list[Entry], new: tuple[str, ...]) -> dict[str | Slot, str]:
    return {
        entry.what.name: label
        for entry, label in zip(entries, new)
        if isinstance(entry.what, Card) and label and entry.count == 1
    }


def _node(node: _Kept, plan: _Plan, waiting: Any) -> _Kept:
    if isinstance(node, Text | CardName):
        return node
    changes: dict[str, Any] = {}
    if isinstance(node, Entry):
        changes["label"] = next(waiting)
    if isinstance(node, Ref):
        return replace(node, **_ref(node, plan))
    keeps_names = isinstance(node, Past)
    for field in fields(node):
        old = getattr(node, field.name)
        if field.name not in changes and field.name != "span":
            new = _value(old, plan, waiting, keeps_names=keeps_names)
            if new is not old:
                changes[field.name] = new
    return replace(node, **changes) if changes else node


def _ref(node: Ref, plan: _Plan) -> dict[str, Any]:
    if node.label:
        return {"label": plan.labels.get(node.label, node.label)}
    if node.name in plan.names:
        return {"label": plan.names[node.name], "name": ""}
    return {}


def _value(value: Any, plan: _Plan, waiting: Any, *, keeps_names: bool) -> Any:
    match value:
        case Ref() if keeps_names and not value.label:
            return value
        case Node():
            return _node(value, plan, waiting)
        case tuple():
            return tuple(_value(one, plan, waiting, keeps_names=keeps_names) for one in value)
        case _:
            return value
