"""Every event of a game is told in both languages, or is known to need no telling."""

import inspect
import re
from dataclasses import MISSING, fields
from typing import Any

import pytest

from judgequiz.cards.say import narrate
from judgequiz.cards.say.narrate import SILENT
from judgequiz.engine import events as e
from judgequiz.engine.kinds import Form, Step, Zone
from judgequiz.engine.state import About, Aim, Announced, DelayedTrigger, Mana, Thing, Waiting
from judgequiz.engine.text import Text
from judgequiz.engine.vocabulary import Keyword

EVENTS = [
    cls
    for _, cls in inspect.getmembers(e, inspect.isclass)
    if issubclass(cls, e.Event) and cls is not e.Event
]
NAMES: dict[Aim, Text] = {
    1: Text("Bloodbraid Elf", "血編み髪のエルフ"),
    2: Text("Counterspell", "対抗呪文"),
    3: Text("a card", "カード１枚"),
    4: Text("the cascade ability of Bloodbraid Elf", "《血編み髪のエルフ》の続唱能力"),
    "A": Text("Ava", "Ava"),
    "N": Text("Noa", "Noa"),
    "Y": Text("you", "あなた"),
}
ELF = Thing(1, Form.CARD, "A", "A", Zone.STACK)
UNSEEN: Any = None  # what no narration reads
WAITING = Waiting(Keyword("cascade", Text("Cascade", "続唱"), "702.85"), 2, 1, "A", About())
SAMPLES: dict[str, Any] = {
    "str": "A",
    "int": 1,
    "int | None": 1,
    "bool": True,
    "Aim": "N",
    "Aim | None": 1,
    "Step": Step.UPKEEP,
    "Zone": Zone.GRAVEYARD,
    "Thing": ELF,
    "View": UNSEEN,
    "About": About(),
    "Announced": Announced(targets=((1,),)),
    "Waiting": WAITING,
    "Lasting": UNSEEN,
    "DelayedTrigger": DelayedTrigger(1, UNSEEN, (), "A", 1),
    "tuple[int, ...]": (1, 3),
    "tuple[str, ...]": ("A",),
    "tuple[Mana, ...]": (Mana("R"), Mana("G")),
    "tuple[tuple[int, Aim], ...]": ((1, "N"),),
    "tuple[tuple[int, int], ...]": ((1, 2),),
    "tuple[Reason, ...]": (e.Reason("601.3", Text("not now", "今はできない")),),
}
KINDS = {
    "kind": "time",
    "value": "R",
    "why": "life",
    "event": "died",
    "who": "A",
    "step": "cast Opt",
    "says": "exile",
}


def names(aim: Aim) -> Text:
    return NAMES[aim]


def sample(cls: type[e.Event]) -> e.Event:
    """An event with what it needs."""
    given = {}
    for field in fields(cls):
        if field.default is MISSING and field.default_factory is MISSING:
            text = str(field.type).strip('"')
            is_word = field.name in KINDS and text == "str"
            given[field.name] = KINDS[field.name] if is_word else SAMPLES[text]
    return cls(**given)


@pytest.mark.parametrize("cls", EVENTS, ids=lambda cls: cls.__name__)
def test_every_event_is_told_in_both_languages(cls: type[e.Event]) -> None:
    told = narrate(sample(cls), names)

    assert (told == Text("", "")) == (cls in SILENT)
    assert told.en != told.ja or cls in SILENT


@pytest.mark.parametrize("cls", EVENTS, ids=lambda cls: cls.__name__)
def test_events_are_told_as_sentences(cls: type) -> None:
    told = narrate(sample(cls), names)

    assert not told.en or (told.en[0] == told.en[0].upper() and told.en.endswith("."))
    assert not told.ja or told.ja.endswith("。")
    assert not re.search(
        r"です|ます|(?<![0-9])[0-9](?![0-9])|  ", re.sub(r"CR [\d.a-z]+", "", told.ja)
    )
    assert "《Ava》" not in told.ja
    assert "《カード" not in told.ja
    assert "《《" not in told.ja


@pytest.mark.parametrize(
    ("event", "en", "ja"),
    [
        (
            e.CastSpell(1, "A", Announced()),
            "Ava casts Bloodbraid Elf.",
            "Avaが《血編み髪のエルフ》を唱える。",
        ),
        (
            e.CastSpell(2, "N", Announced(targets=((1,),))),
            "Noa casts Counterspell, targeting Bloodbraid Elf.",
            "Noaが《血編み髪のエルフ》を対象として《対抗呪文》を唱える。",
        ),
        (
            e.CastSpell(2, "N", Announced(targets=((1,), (1,)))),
            "Noa casts Counterspell, targeting Bloodbraid Elf twice.",
            "Noaが《血編み髪のエルフ》を２回対象として《対抗呪文》を唱える。",
        ),
        (
            e.CastSpell(1, "Y", Announced()),
            "You cast Bloodbraid Elf.",
            "あなたが《血編み髪のエルフ》を唱える。",
        ),
        (e.Passed("Y"), "You pass.", "あなたが優先権をパスする。"),
        (e.Drew("Y", None), "You draw a card.", "あなたがカード１枚を引く。"),
        (
            e.Countered(1, 2, "N"),
            "Bloodbraid Elf is countered by Counterspell.",
            "《血編み髪のエルフ》が《対抗呪文》により打ち消される。",
        ),
        (
            e.PutOnStack(4, 1, "A", About()),
            "Ava puts the cascade ability of Bloodbraid Elf on the stack.",
            "Avaが《血編み髪のエルフ》の続唱能力をスタックに置く。",
        ),
        (
            e.DamageDealt(2, "N", 3),
            "Counterspell deals 3 damage to Noa.",
            "《対抗呪文》がNoaに３点のダメージを与える。",
        ),
        (
            e.CountersTaken(1, "time", 1, 2),
            "A time counter is removed from Bloodbraid Elf; two left.",
            "《血編み髪のエルフ》の上から時間カウンター１個が取り除かれる（残りは２個）。",
        ),
        (
            e.Moved(1, 5, Zone.BATTLEFIELD, Zone.GRAVEYARD, ELF, UNSEEN, dies=True),
            "Bloodbraid Elf dies.",
            "《血編み髪のエルフ》が死亡する。",
        ),
        (
            e.Moved(1, 5, Zone.STACK, Zone.GRAVEYARD, ELF, UNSEEN),
            "Bloodbraid Elf is put into Ava's graveyard from the stack.",
            "《血編み髪のエルフ》がスタックからAvaの墓地に置かれる。",
        ),
        (
            e.Moved(3, 5, Zone.LIBRARY, Zone.EXILE, ELF, UNSEEN),
            "A card is exiled from Ava's library.",
            "カード１枚がAvaのライブラリーから追放される。",
        ),
        (
            e.Moved(1, 5, Zone.HAND, Zone.GRAVEYARD, ELF, UNSEEN),
            "Bloodbraid Elf is put into Ava's graveyard from Ava's hand.",
            "《血編み髪のエルフ》がAvaの手札から墓地に置かれる。",
        ),
        (
            e.CastSpell(2, "N", Announced(targets=(("N",), (1,)))),
            "Noa casts Counterspell, targeting Noa and Bloodbraid Elf.",
            "Noaが自分と《血編み髪のエルフ》を対象として《対抗呪文》を唱える。",
        ),
        (
            e.Replaced(1, 1, "exile"),
            "By its own effect, Bloodbraid Elf is exiled instead.",
            "《血編み髪のエルフ》が自身の効果により、代わりに追放される。",
        ),
        (
            e.Replaced(2, 1, "exile"),
            "Because of Counterspell, Bloodbraid Elf is exiled instead.",
            "《対抗呪文》の効果により、代わりに《血編み髪のエルフ》が追放される。",
        ),
        (
            e.Lost("A", "draw"),
            "Ava loses the game for drawing from an empty library.",
            "Avaは、カードのないライブラリーからカードを引こうとしたため、ゲームに敗北する。",
        ),
        (e.LifeLost("N", 12), "Noa loses 12 life.", "Noaが12点のライフを失う。"),
        (e.GameEnded((), "draw"), "The game is a draw.", "ゲームは引き分けである。"),
        (
            e.Searched("A", ()),
            "Ava searches their library and finds nothing.",
            "Avaがライブラリーを探し、何も見つけない。",
        ),
        (
            e.MayDecided("A", 1, did=False),
            "Ava doesn't do what Bloodbraid Elf allows.",
            "Avaは《血編み髪のエルフ》に「してもよい」とあることを行わない。",
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, e.Event) else "",
)
def test_what_is_told(event: e.Event, en: str, ja: str) -> None:
    assert narrate(event, names) == Text(en, ja)
