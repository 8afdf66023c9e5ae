"""Slots are filled by what is true of cards, so that a new card joins by itself."""

import itertools
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from judgequiz.cards import find
from judgequiz.scenarios import FAMILIES
from judgequiz.scenarios.families import Family
from judgequiz.scenarios.notation import tree as t
from judgequiz.scenarios.predicates import catalogue, is_described, values

ENOUGH = 2


def predicates() -> list[tuple[str, str]]:
    return [
        (slug, table.name)
        for slug, family in sorted(FAMILIES.items())
        for table in family.block.slots
        if isinstance(table.fills, t.CardWhere)
    ]


def fillings(family: Family, upto: str) -> Iterator[Mapping[str, Any]]:
    """Every way to fill the slots that come before one, as far as its predicate asks for them."""
    named = {table.name: table for table in family.block.slots}
    wanted = [name for name in named if name in slots_in(named[upto].fills)]
    for filled in itertools.product(*(values(named[name], {}) for name in wanted)):
        yield dict(zip(wanted, filled, strict=True))


def slots_in(fills: Any) -> set[str]:
    match fills:
        case t.CardWhere(condition) | t.Not(condition):
            return slots_in(condition)
        case t.All(conditions) | t.Any(conditions):
            return set().union(*map(slots_in, conditions))
        case t.Measure(against=t.Slot(name)):
            return {name}
    return set()


@pytest.mark.parametrize(("slug", "slot"), predicates())
def test_a_predicate_finds_two_cards(slug: str, slot: str) -> None:
    family = FAMILIES[slug]
    table = next(it for it in family.block.slots if it.name == slot)

    for chosen in fillings(family, slot):
        found = [card for card in values(table, chosen) if card not in chosen.values()]

        assert len(found) >= ENOUGH, f"<{slot}> finds {found or 'nothing'} beside {dict(chosen)}"


@pytest.mark.parametrize(
    ("words", "true", "false"),
    [
        ("counters target spell", "Counterspell", "Negate"),
        ("counters target spell", "Disallow", "Remand"),
        ("counters target noncreature spell", "Negate", "Essence Scatter"),
        ("counters target creature spell", "Essence Scatter", "Negate"),
        ("counters target activated ability", "Stifle", "Squelch"),
        ("counters target triggered ability", "Stifle", "Counterspell"),
        ("untargeted", "Think Twice", "Healing Salve"),
        ("untargeted", "Wrath of God", "Grizzly Bears"),
        ("targets a creature", "Murder", "Doom Blade"),
        ("targets a player", "Raven's Crime", "Flame Jab"),
        ("targets a creature", "Giant Growth", "Hex"),
        ("damage any target", "Lightning Bolt", "Forked Bolt"),
        ("damage any target", "Shock", "Lightning Helix"),
        ("has protection from black", "White Knight", "Black Knight"),
        ("has protection", "Black Knight", "Grizzly Bears"),
        ("vanilla", "Grizzly Bears", "Serra Angel"),
        ("basic", "Wastes", "Dryad Arbor"),
        ("monocoloured", "Grizzly Bears", "Terminate"),
        ("multicoloured", "Terminate", "Sol Ring"),
        ("colourless", "Sol Ring", "Shock"),
        ("permanent", "Sol Ring", "Shock"),
    ],
)
def test_descriptions(words: str, true: str, false: str) -> None:
    yes, no = find(true), find(false)

    assert yes is not None
    assert no is not None
    assert is_described(words, yes)
    assert not is_described(words, no)


def test_only_cards_whose_facts_are_checked_may_be_chosen() -> None:
    assert all(card.checked and len(card.faces) == 1 for card in catalogue())
