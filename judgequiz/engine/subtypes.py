"""Subtypes that belong to card types other than creature (CR 205.3)."""

from __future__ import annotations

LAND_TYPES = frozenset(
    [
        "Plains",
        "Island",
        "Swamp",
        "Mountain",
        "Forest",
        "Cave",
        "Desert",
        "Gate",
        "Lair",
        "Locus",
        "Mine",
        "Planet",
        "Power-Plant",
        "Sphere",
        "Tower",
        "Town",
        "Urza's",
    ]
)

SPELL_TYPES = frozenset({"Adventure", "Arcane", "Lesson", "Omen", "Trap"})

ENCHANTMENT_TYPES = frozenset(
    [
        "Aura",
        "Background",
        "Cartouche",
        "Case",
        "Class",
        "Curse",
        "Role",
        "Room",
        "Rune",
        "Saga",
        "Shard",
        "Shrine",
    ]
)

ARTIFACT_TYPES = frozenset(
    [
        "Attraction",
        "Blood",
        "Clue",
        "Contraption",
        "Equipment",
        "Food",
        "Fortification",
        "Gold",
        "Incubator",
        "Junk",
        "Map",
    ]
) | {"Powerstone", "Spacecraft", "Treasure", "Vehicle"}

NO_CREATURE_TYPES = LAND_TYPES | SPELL_TYPES | ENCHANTMENT_TYPES | ARTIFACT_TYPES
"""CR 205.3: subtypes that belong to other card types; becoming a Frog leaves them (CR 205.1a)."""
