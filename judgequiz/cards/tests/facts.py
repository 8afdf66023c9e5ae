"""Published facts about cards, from the data files beside the repository, where there are any."""

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).resolve().parents[4] / "shared" / "data"
ATOMIC = DATA / "AtomicCards_derived_ja_2022-04-25.json.gz"
NAMES = DATA / "names_en_ja.tsv.gz"
MORE = DATA / "cards.jsonl"

Fact = dict[str, Any]

needs_data = pytest.mark.skipif(
    not (ATOMIC.exists() and NAMES.exists() and MORE.exists()),
    reason="no card data beside the repository",
)


@cache
def printed_faces() -> dict[str, list[Fact]]:
    """The faces of every card by the name of the whole card."""
    with gzip.open(ATOMIC, "rt", encoding="utf-8") as file:
        data: dict[str, list[Fact]] = json.load(file)["data"]
    for card in map(json.loads, MORE.read_text(encoding="utf-8").splitlines()):
        if card["name"] not in data:
            data[card["name"]] = [as_atomic(face, card) for face in card["faces"]]
    return data


def as_atomic(face: Fact, card: Fact) -> Fact:
    """A face of the other file, its facts called as in the first."""
    named = {"faceName": face["name"]} if len(card["faces"]) > 1 else {}
    cost = {"manaCost": face["mana_cost"]} if face["mana_cost"] else {}
    return {**face, **cost, **named, "name": card["name"], "foreignData": ()}


@cache
def japanese_names() -> dict[str, str]:
    """Japanese names by English name, of faces as well as of whole cards."""
    with gzip.open(NAMES, "rt", encoding="utf-8") as file:
        rows = (line.rstrip("\n").split("\t") for line in file)
        names = {row[0]: row[1] for row in rows if len(row) > 1 and row[1]}
    for card in map(json.loads, MORE.read_text(encoding="utf-8").splitlines()):
        for fact in (card, *card["faces"]):
            if fact["name_ja"]:
                names.setdefault(fact["name"], fact["name_ja"])
    for faces in printed_faces().values():
        for fact in faces:
            add_printed_name(names, fact)
    return names


def add_printed_name(names: dict[str, str], fact: Fact) -> None:
    """The Japanese name on a printing, where the list of names has none."""
    for printing in fact.get("foreignData", ()):
        if printing["language"] != "Japanese":
            continue
        if "faceName" in fact and printing.get("faceName"):
            names.setdefault(fact["faceName"], printing["faceName"])
        if "faceName" not in fact:
            names.setdefault(fact["name"], printing["name"])
