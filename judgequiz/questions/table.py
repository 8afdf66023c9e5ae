"""The table as a picture: what the templates draw, worked out from a frozen question's TABLE."""

import re
from collections.abc import Mapping
from typing import Any

from judgequiz.rulings.templatetags.words import colour_classes

Json = Mapping[str, Any]

# Letters of a word that is set smaller on a card.
LONG_WORD = 7
PILES = ("graveyard", "exile")
# What is noted under a permanent has a shape, by what its English words begin or end with.
NOTES = {
    "counters": re.compile(r"\d+ .*counters?"),
    "damage": re.compile(r"\d+ damage"),
    "attached": re.compile(r"on .*"),
    "attacking": re.compile(r"attacking"),
    "blocking": re.compile(r"blocking"),
}


def picture(table: Json, cards: Mapping[str, Any]) -> dict[str, Any]:
    """The table with its seats placed: Ava's nearest, the others across."""
    seats = [_seat(seat, table, cards) for seat in table["seats"]]
    near = next((seat for seat in seats if seat["player"] == "A"), seats[0])
    far = [seat for seat in seats if seat is not near]
    names = {seat["player"]: seat["name"] for seat in seats}
    return {
        "alt": table["alt"],
        "turn": table["turn"],
        "far": far,
        "near": near,
        "is_round": len(seats) > 2,
        "slips": [_slip(item, names, cards) for item in table["stack"]],
        "gone": [_slip(item, names, cards) for item in table.get("gone", ())],
        "aims": [
            {"from": place, "to": aim}
            for place, item in enumerate(table["stack"], start=1)
            for aim in item["aims"]
            if aim > place
        ],
    }


def _seat(seat: Json, table: Json, cards: Mapping[str, Any]) -> dict[str, Any]:
    moved = set(seat.get("moved", ()))
    moved |= {pile for pile in PILES if any("moved" in item for item in seat[pile])}
    return {
        **seat,
        "moved": moved,
        "has_priority": table["priority"] == seat["player"],
        "graveyard_count": sum(pile["count"] for pile in seat["graveyard"]),
        "exile_count": sum(pile["count"] for pile in seat["exile"]),
        "counters": [{"words": words, "count": count} for words, count in seat["counters"]],
        "tiles": [_tile(permanent, cards) for permanent in seat["battlefield"]],
    }


def _tile(permanent: Json, cards: Mapping[str, Any]) -> dict[str, Any]:
    classes = [colour_classes(permanent["land"] or permanent["colours"])]
    if permanent["tapped"]:
        classes.append("is-tapped")
    if permanent["count"] > 1:
        classes.append("is-many")
    if max(map(len, permanent["name"]["en"].split()), default=0) > LONG_WORD:
        classes.append("is-wordy")
    notes = [(_kind(note), note) for note in permanent["notes"]]
    classes += [f"is-{kind}" for kind, _note in notes if kind in ("attacking", "blocking")]
    if "moved" in permanent:
        classes.append("moved")
    return {
        **permanent,
        "notes": notes,
        "classes": " ".join(name for name in classes if name),
        "opens": permanent["card"] in cards,
    }


def _kind(note: Mapping[str, str]) -> str:
    return next((kind for kind, words in NOTES.items() if words.fullmatch(note["en"])), "other")


def _slip(item: Json, names: Mapping[str, str], cards: Mapping[str, Any]) -> dict[str, Any]:
    return {
        **item,
        "player_name": names.get(item["player"], item["player"]),
        "opens": item["card"] in cards,
    }
