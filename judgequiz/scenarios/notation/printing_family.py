"""Prints the family block."""

from __future__ import annotations

from judgequiz.scenarios.notation.family import (
    CardWhere,
    Family,
    Listed,
    Range,
    SlotTable,
    Written,
)
from judgequiz.scenarios.notation.printing_claims import probe
from judgequiz.scenarios.notation.printing_conditions import condition_words, slot_value
from judgequiz.scenarios.notation.reader import quoted
from judgequiz.scenarios.notation.things import Text


def before_lines(family: Family) -> list[str]:
    """What stands before the situation: slug, sources, title, slots."""
    lines = [f"family {family.slug}; version {family.version}; level {family.level}"]
    lists = [
        f"{word} {' '.join(values)}"
        for word, values in (
            ("mechanics", family.mechanics),
            ("rulings", family.rulings),
            ("cr", family.cr),
        )
        if values
    ]
    if lists:
        lines.append("; ".join(lists))
    lines.extend(_text("title", family.title))
    lines.extend(f"slot <{table.name}> = {_fills(table)}" for table in family.slots)
    if family.fits is not None:
        lines.append(f"fit where {condition_words(family.fits)}")
    return lines


def after_lines(family: Family) -> list[str]:
    """What stands after the steps: probes, question, written options, what to say, tempting beliefs."""
    lines = [f"probe {probe(query)}" for query in family.probes]
    lines.extend(_text("ask", family.ask))
    lines.extend(line for one in family.written for line in _written(one))
    lines.extend(_text("say", family.say))
    if family.told is not None:
        lines.append(f"told {family.told}")
    if family.tempting:
        lines.append(f"tempting {' '.join(family.tempting)}")
    return lines


def _written(one: Written) -> list[str]:
    head = f"wrong {one.belief}" if one.belief else "right"
    where = f" where {condition_words(one.where)}:" if one.where is not None else ""
    return _text(head + where, one.words)


def _text(word: str, text: Text) -> list[str]:
    said = [
        f"{language} {quoted(words)}"
        for language, words in (("en", text.en), ("ja", text.ja))
        if words
    ]
    return [f"{word} {' '.join(said)}"] if said else []


def _fills(table: SlotTable) -> str:
    match table.fills:
        case Range(first=first, last=last):
            return f"{first}..{last}"
        case CardWhere(condition=condition):
            return f"card where {condition_words(condition)}"
        case Listed(values=values):
            return " | ".join(slot_value(value) for value in values)
