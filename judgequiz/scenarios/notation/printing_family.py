"""Prints the family block."""

from __future__ import annotations

from judgequiz.scenarios.notation.family import (
    All,
    Any,
    CardWhere,
    Condition,
    Family,
    Is,
    Listed,
    Measure,
    Not,
    Range,
    SlotTable,
)
from judgequiz.scenarios.notation.printing_claims import probe
from judgequiz.scenarios.notation.printing_things import moment, name, player, ref, word_or_slot
from judgequiz.scenarios.notation.reader import quoted
from judgequiz.scenarios.notation.things import Card, Moment, Ref, Seat, Text
from judgequiz.scenarios.notation.words import COLOUR_WORDS


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
    return lines


def after_lines(family: Family) -> list[str]:
    """What stands after the steps: probes, question, what to say, tempting beliefs."""
    lines = [f"probe {probe(query)}" for query in family.probes]
    lines.extend(_text("ask", family.ask))
    lines.extend(_text("say", family.say))
    if family.tempting:
        lines.append(f"tempting {' '.join(family.tempting)}")
    return lines


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
            return f"card where {_condition(condition)}"
        case Listed(values=values):
            return " | ".join(_listed(value) for value in values)


def _listed(value: Card | Seat | Moment | Ref | str | int) -> str:
    match value:
        case Card():
            return name(value.name)
        case Seat():
            return player(value.player)
        case Moment():
            return moment(value)
        case Ref():
            return ref(value)
        case int():
            return str(value)
        case str():
            return value if value in COLOUR_WORDS.values() else quoted(value)


def _condition(condition: Condition) -> str:
    match condition:
        case Is():
            return condition.words
        case Measure():
            return f"{condition.property} {condition.relation} {_against(condition)}"
        case Not():
            return f"not {_grouped(condition.condition, (All, Any))}"
        case All():
            return " and ".join(_grouped(one, (All, Any)) for one in condition.conditions)
        case Any():
            return " or ".join(_grouped(one, (Any,)) for one in condition.conditions)


def _grouped(condition: Condition, weaker: tuple[type, ...]) -> str:
    written = _condition(condition)
    return f"({written})" if isinstance(condition, weaker) else written


def _against(measure: Measure) -> str:
    of = f"{measure.other} of " if measure.other else ""
    plus = f" {'+' if measure.plus > 0 else '-'} {abs(measure.plus)}" if measure.plus else ""
    return f"{of}{word_or_slot(measure.against)}{plus}"
