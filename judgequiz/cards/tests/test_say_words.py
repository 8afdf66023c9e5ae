"""Every word of the vocabulary is said in both languages, and so is every field of it."""

import re
from collections.abc import Iterator
from dataclasses import MISSING, fields, replace
from functools import cache
from typing import Any

import pytest

from judgequiz.cards.say import say
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import CardType, Colour, Duration, Step, Zone
from judgequiz.engine.mana import mana
from judgequiz.engine.text import Text

WORDS = sorted(
    (getattr(v, name) for name in v.__all__ if isinstance(getattr(v, name), type)),
    key=lambda cls: cls.__name__,
)
CREATURE = v.What(types=(CardType.CREATURE,))
LAND = v.What(types=(CardType.LAND,))
FACE = v.Face(
    Text("Beast", "ビースト"), (CardType.CREATURE,), subtypes=("Beast",), power=3, toughness=3
)
FLYING = v.Keyword("flying", Text("Flying", "飛行"), "702.9")
SAMPLES: dict[str, tuple[Any, ...]] = {
    "Amount": (2, v.PowerOf(v.This())),
    "Amount | None": (2, v.X()),
    "Ability": (FLYING,),
    "tuple[Ability, ...]": ((FLYING,),),
    "Card": (),
    "Change": (v.AddPT(1, 1),),
    "tuple[Change, ...]": ((v.AddPT(1, 1),), (v.Gain((FLYING,)), v.SetPT(1, 1))),
    "Chosen": (v.Chosen("colour"),),
    "Condition": (v.Did(), v.IsTurnOf(v.You())),
    "Condition | None": (v.IsTurnOf(v.You()),),
    "tuple[Condition, ...]": ((v.Did(), v.IsTurnOf(v.You())),),
    "Cost": (v.Cost(mana("{2}")), v.Cost(mana("{1}"), (v.DiscardSome(),))),
    "Cost | None": (v.Cost(mana("{2}")), v.Cost(mana("{1}"), (v.DiscardSome(),))),
    "tuple[CostPart, ...]": ((v.TapThis(),),),
    "Duration": (Duration.END_OF_TURN, Duration.YOUR_NEXT_TURN, Duration.WHILE_SOURCE_STAYS),
    "tuple[When, ...]": (
        (v.Enters(v.This()), v.Dies(v.This())),
        (v.Enters(v.This()), v.Leaves(v.This())),
    ),
    "tuple[Effect, ...]": ((v.Draw(v.You()),), (v.Destroy(v.This()), v.GainLife(v.You(), 2))),
    "Face": (FACE,),
    "Face | None": (FACE,),
    "Filter": (CREATURE, v.Who()),
    "Filter | None": (CREATURE, v.Who("opponent")),
    "Filter | Ref | None": (CREATURE, v.This()),
    "Filter | Ref | PlayerRef | None": (CREATURE, v.This(), v.You()),
    "tuple[Filter, ...]": ((CREATURE, LAND),),
    "ManaCost": (mana("{2}"),),
    "tuple[Mode, ...]": ((v.Mode((v.Draw(v.You()),)), v.Mode((v.GainLife(v.You(), 3),))),),
    "PlayerRef": (v.You(), v.EachOpponent()),
    "PlayerRef | None": (v.EachOpponent(),),
    "Ref": (v.This(), v.EachOf(CREATURE)),
    "Ref | None": (v.AttachedTo(),),
    "Ref | PlayerRef": (v.AttachedTo(), v.EachPlayer()),
    "Ref | PlayerRef | None": (v.AttachedTo(), v.You()),
    "Ref | What": (v.This(), CREATURE),
    "Ref | What | None": (CREATURE,),
    "Step": (Step.UPKEEP, Step.COMBAT),
    "tuple[Step, ...]": ((Step.MAIN1, Step.MAIN2),),
    "Text": (Text("Flying", "飛行"),),
    "Token": (v.Token(FACE),),
    "Token | None": (v.Token(FACE),),
    "Verb": tuple(v.Verb),
    "What": (CREATURE,),
    "What | None": (CREATURE,),
    "What | Ref | None": (CREATURE, v.AttachedTo()),
    "What | Who | PlayerRef | Chosen | str | None": (CREATURE,),
    "tuple[What, ...]": ((CREATURE, LAND),),
    "When": (v.Enters(v.This()), v.AtBeginning(Step.END)),
    "Zone": (Zone.HAND, Zone.EXILE),
    "Zone | None": (Zone.GRAVEYARD, Zone.EXILE),
    "tuple[CardType, ...]": ((CardType.ARTIFACT,), (CardType.ARTIFACT, CardType.LAND)),
    "tuple[Colour, ...]": ((Colour.RED,), (Colour.RED, Colour.GREEN)),
    "tuple[Target, ...]": ((v.Target(CREATURE),),),
    "tuple[object, ...]": ((v.Target(CREATURE),),),
    "Compared | None": (v.Compared("<=", 2), v.Compared("<", v.PowerOf(v.This()))),
    "bool": (True,),
    "bool | None": (True, False),
    "int": (2,),
    "int | None": (2,),
}
STRINGS = {
    "AddMana.symbols": ("{G}{G}",),
    "AddMana.among": ("exiled", "chosen"),
    "Activated.label": ("threshold",),
    "Triggered.label": ("morbid",),
    "Static.label": ("landfall",),
    "Choose.kind": ("colour", "name", "number", "creature type"),
    "ChoiceAsEnters.kind": ("colour", "name", "creature type", "opponent"),
    "Chosen.kind": ("colour", "name", "type", "number"),
    "Compare.op": ("<", "<=", "=", ">=", ">"),
    "Compared.op": ("<", "<=", "=", ">=", ">"),
    "Happened.event": ("died", "cast", "attacked", "damaged", "entered", "countered"),
    "LoseKeyword.keyword": ("flying",),
    "Paid.name": ("kicker", "flashback"),
    "TimesPaid.name": ("replicate",),
    "PutInto.position": ("bottom",),
    "ProducesInstead.symbols": ("{B}",),
    "TapsForMana.type": ("C",),
    "CountersMultiplied.kind": ("+1/+1",),
    "SetName.name": ("Forest",),
    "StackWhat.control": ("you",),
    "Those.name": ("exiled", "chosen"),
    "What.control": ("you", "opponent", "that player"),
    "What.owner": ("you", "opponent", "that player"),
    "What.keyword": ("flying",),
    "What.without": ("flying",),
    "What.counter": ("time",),
    "What.named": ("Forest",),
    "Who.kind": ("any", "opponent", "you"),
}
PLACES: dict[str, tuple[Any, ...]] = {
    "Target.least": (1, 0),
    "Target.most": (2, None),
    "Casts.what": (CREATURE, v.This()),
    "Exists.least": (2,),
    "AnyTarget.other": (True,),
    "PutInto.to": (Zone.BATTLEFIELD, Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD),
    "MoveInstead.what": (CREATURE, v.This()),
    "Cant.verb": (v.Verb.BE_BLOCKED, *v.Verb),
    "Must.verb": (v.Verb.ATTACK, v.Verb.BLOCK),
}
STRING_TUPLES = {
    "StackWhat.kinds": (("spell",), ("activated", "triggered"), ("spell", "activated")),
    "supertypes": (("Legendary",),),
    "not_supertypes": (("Basic",),),
    "subtypes": (("Goblin",),),
    "not_subtypes": (("Goblin",),),
}
UNSAID = {
    # Names by which instructions, engine and scripts find each other.
    "Exile.pair",
    "ExiledWith.pair",
    "ExileFromTop.pair",
    "ExileFromTopUntil.remember",
    "RevealUntil.remember",
    "Pick.remember",
    "MayCast.via",
    "MayCast.resulting",
    "MayPayInstead.via",
    # What the printed keyword (`says`) has already.
    "Keyword.name",
    "Keyword.rule",
    "Keyword.quality",
    "Keyword.cost",
    "Keyword.number",
    "Unplayed.name",
    "Unplayed.on_resolving",
    # Said where an instruction names the target, or with the instruction before.
    "Activated.targets",
    "Triggered.targets",
    "Spell.targets",
    "Mode.targets",
    "Reflexive.targets",
    "TargetOf.n",
    "TargetPlayer.n",
    "Target.divided",
    "Delayed.about",
    "AddMana.of",
    "Must.subject",
    "Cant.subject",
    "PutInto.position",
    # Not in words: where an ability works shows in what it does, a face is said by its type line and text.
    "Activated.zone",
    "Triggered.zone",
    "Static.zone",
    "Static.defines",
    "SetTypes.subtypes",
    "Face.types",
    "Face.cost",
    "Face.subtypes",
    "Face.supertypes",
    "Face.colours",
    "Face.power",
    "Face.toughness",
    "Face.loyalty",
    "Face.abilities",
    "Face.inset",
    "Card.slug",
    "Card.layout",
    "Card.checked",
}


def values(cls: type, field: Any) -> tuple[Any, ...]:
    """What may stand in a field, for a test."""
    place = f"{cls.__name__}.{field.name}"
    if place in PLACES:
        return PLACES[place]
    if place in STRINGS or field.type == "str":
        return STRINGS.get(place, ("time",))
    if field.type == "tuple[str, ...]":
        return STRING_TUPLES.get(place, STRING_TUPLES.get(field.name, ()))
    if field.type == "tuple[Colour, ...] | None":
        return ((Colour.RED,),)
    if cls is v.Face and place in UNSAID:
        return (getattr(FACE, field.name),)
    return SAMPLES[str(field.type).strip('"')]


@cache
def plain(cls: type) -> Any:
    """A word with only the fields that it needs."""
    if cls is v.Card:
        return v.Card("beast", (FACE,))
    if cls is v.Verb:
        return v.Verb.ATTACK
    needed = [f for f in fields(cls) if f.default is MISSING and f.default_factory is MISSING]
    return cls(**{field.name: values(cls, field)[0] for field in needed})


def variations(cls: type) -> Iterator[tuple[str, Any]]:
    """The same word with one field changed, and which."""
    if cls in (v.Card, v.Verb):
        return
    for field in fields(cls):
        for value in values(cls, field):
            if value != getattr(plain(cls), field.name):
                yield f"{cls.__name__}.{field.name}", replace(plain(cls), **{field.name: value})


@pytest.mark.parametrize("cls", WORDS, ids=lambda cls: cls.__name__)
def test_every_word_is_said_in_both_languages(cls: type) -> None:
    word = plain(cls)

    english, japanese = say(word, "en"), say(word, "ja")

    assert japanese.strip() or cls in SILENT
    assert english.strip() or cls in SILENT
    assert english != japanese or cls in NEUTRAL


SILENT = {v.AsCascading, v.Spell}
"""A point in time that is not said; an instruction of no effects."""
NEUTRAL = {v.TapThis, v.UntapThis, v.Loyalty, v.Cost, v.AsCascading, v.Spell}
"""Symbols only."""


@pytest.mark.parametrize("cls", WORDS, ids=lambda cls: cls.__name__)
def test_every_field_is_said(cls: type) -> None:
    for place, word in variations(cls):
        english, japanese = say(word, "en"), say(word, "ja")

        assert english or cls in SILENT, place
        assert place in UNSAID or (
            english != say(plain(cls), "en") and japanese != say(plain(cls), "ja")
        ), (
            place,
            english,
            japanese,
        )


@pytest.mark.parametrize("cls", WORDS, ids=lambda cls: cls.__name__)
def test_no_english_in_japanese(cls: type) -> None:
    for word in [plain(cls), *(word for _, word in variations(cls))]:
        without_symbols = re.sub(r"\{[^}]*\}", "", say(word, "ja"))

        assert not re.search(r"[A-Za-z]{2,}", without_symbols.replace("Lv", "")), say(word, "ja")


def test_other_languages_are_not_spoken() -> None:
    with pytest.raises(KeyError):
        say(v.You(), "fr")


def test_a_word_of_no_grammar_is_an_error() -> None:
    with pytest.raises(LookupError):
        say(object, "en")
