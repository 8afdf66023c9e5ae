"""One question as the pure packages hand it over, written out by hand, and rows made of it."""

import copy
from datetime import date
from typing import Any

from judgequiz.questions.models import Question
from judgequiz.rulings.models import Edition, Mechanic, Rule, Ruling, Source
from judgequiz.scenarios import MISCONCEPTIONS

RIGHT = "q7f2"
WRONG = "k3d9"
OTHER_WRONG = "b81c"
BELIEF, OTHER_BELIEF = sorted(MISCONCEPTIONS)[:2]


def _text(en: str, ja: str) -> dict[str, str]:
    return {"en": en, "ja": ja}


def _card(slug: str, en: str, ja: str, **facts: Any) -> dict[str, Any]:
    blank = {"cost": "", "colours": "", "type": _text("", ""), "text": [], "pt": ""}
    return {"slug": slug, "name": _text(en, ja), **blank, **facts}


def _permanent(slug: str, en: str, ja: str, **facts: Any) -> dict[str, Any]:
    blank = {
        "colours": "",
        "tapped": False,
        "count": 1,
        "cost": "",
        "pt": "",
        "land": "",
        "type": _text("", ""),
        "notes": [],
    }
    return {"card": slug, "name": _text(en, ja), **blank, **facts}


CARDS = {
    card["slug"]: card
    for card in [
        _card(
            "bloodbraid-elf",
            "Bloodbraid Elf",
            "血編み髪のエルフ",
            cost="{2}{R}{G}",
            colours="rg",
            type=_text("Creature — Elf Berserker", "クリーチャー ― エルフ・狂戦士"),
            text=[_text("Haste.", "速攻"), _text("Cascade.", "続唱")],
            pt="3/2",
        ),
        _card(
            "counterspell",
            "Counterspell",
            "対抗呪文",
            cost="{U}{U}",
            colours="u",
            type=_text("Instant", "インスタント"),
            text=[_text("Counter target spell.", "呪文１つを対象とする。それを打ち消す。")],
        ),
        _card(
            "lightning-bolt",
            "Lightning Bolt",
            "稲妻",
            cost="{R}",
            colours="r",
            type=_text("Instant", "インスタント"),
            text=[
                _text(
                    "3 damage to any target.",
                    "１つを対象とする。これはそれに３点のダメージを与える。",
                )
            ],
        ),
        _card(
            "forest",
            "Forest",
            "森",
            type=_text("Basic Land — Forest", "基本土地 ― 森"),
            text=[_text("{T}: Add {G}.", "{T}：{G}を加える。")],
        ),
        _card(
            "island",
            "Island",
            "島",
            type=_text("Basic Land — Island", "基本土地 ― 島"),
            text=[_text("{T}: Add {U}.", "{T}：{U}を加える。")],
        ),
        _card(
            "llanowar-elves",
            "Llanowar Elves",
            "ラノワールのエルフ",
            cost="{G}",
            colours="g",
            type=_text("Creature — Elf Druid", "クリーチャー ― エルフ・ドルイド"),
            text=[_text("{T}: Add {G}.", "{T}：{G}を加える。")],
            pt="1/1",
        ),
    ]
}

AVA: dict[str, Any] = {
    "player": "A",
    "name": "Ava",
    "active": True,
    "role": _text("active player", "アクティブ・プレイヤー"),
    "life": 20,
    "hand": 2,
    "library": 51,
    "graveyard": [],
    "exile": [],
    "counters": [],
    "pool": "",
    "battlefield": [
        _permanent(
            "llanowar-elves",
            "Llanowar Elves",
            "ラノワールのエルフ",
            colours="g",
            tapped=True,
            cost="{G}",
            pt="1/1",
        ),
        _permanent("forest", "Forest", "森", land="g", tapped=True, count=2),
        _permanent("forest", "Forest", "森", land="g"),
    ],
}
NOA: dict[str, Any] = {
    "player": "N",
    "name": "Noa",
    "active": False,
    "role": _text("nonactive player", "非アクティブ・プレイヤー"),
    "life": 20,
    "hand": 3,
    "library": 48,
    "graveyard": [{"card": "lightning-bolt", "name": _text("Lightning Bolt", "稲妻"), "count": 1}],
    "exile": [],
    "counters": [[_text("poison", "毒"), 2]],
    "pool": "{U}",
    "battlefield": [
        _permanent("island", "Island", "島", land="u", tapped=True, count=2),
        _permanent(
            "",
            "Elf",
            "エルフ",
            colours="g",
            pt="1/1",
            notes=[
                _text("token", "トークン"),
                _text("+1/+1 counter ×2", "＋１/＋１カウンター２個"),
            ],
        ),
    ],
}
STACK = [
    {
        "name": _text("Counterspell", "対抗呪文"),
        "card": "counterspell",
        "cost": "{U}{U}",
        "kind": _text("instant spell", "インスタント・呪文"),
        "player": "N",
        "ability": False,
        "source": None,
        "targets": [_text("Bloodbraid Elf", "血編み髪のエルフ")],
        "aims": [3],
    },
    {
        "name": _text("Cascade", "続唱"),
        "card": "",
        "cost": "",
        "kind": _text("triggered ability", "誘発型能力"),
        "player": "A",
        "ability": True,
        "source": _text("Bloodbraid Elf", "血編み髪のエルフ"),
        "targets": [],
        "aims": [],
    },
    {
        "name": _text("Bloodbraid Elf", "血編み髪のエルフ"),
        "card": "bloodbraid-elf",
        "cost": "{2}{R}{G}",
        "kind": _text("creature spell", "クリーチャー・呪文"),
        "player": "A",
        "ability": False,
        "source": None,
        "targets": [],
        "aims": [],
    },
]
TABLE = {
    "turn": _text("Ava’s turn, first main phase", "Avaのターン、戦闘前メイン・フェイズ"),
    "priority": "N",
    "seats": [AVA, NOA],
    "stack": STACK,
    "alt": _text(
        "The stack from the top: Counterspell, Ava’s cascade trigger, Bloodbraid Elf.",
        "スタックの上から順に《対抗呪文》、続唱能力、《血編み髪のエルフ》。",
    ),
}
END = {**TABLE, "priority": "A", "seats": [AVA, {**NOA, "life": 17}], "stack": []}

EXAMPLE: dict[str, Any] = {
    "family": "countered-cascade",
    "version": 1,
    "seed": 7,
    "edition": "2026-08-07",
    "level": 2,
    "mechanics": ["cascade"],
    "rulings": ["EMA-cascade-7"],
    "cr": ["113.7a", "702.85a"],
    "title": _text("A countered spell with cascade", "打ち消された続唱呪文"),
    "situation": [
        _text(
            "Ava casts [Bloodbraid Elf](card:bloodbraid-elf); cascade triggers. Noa answers with "
            "[Counterspell](card:counterspell), aimed at the Elf.",
            "Avaは[《血編み髪のエルフ》](card:bloodbraid-elf)を唱え、続唱が誘発する。Noaはエルフを対象として"
            "[《対抗呪文》](card:counterspell)を唱える。",
        ),
        _text(
            "On top of Ava’s library lie [Forest](card:forest) and "
            "[Lightning Bolt](card:lightning-bolt).",
            "Avaのライブラリーの一番上には、上から順に[《森》](card:forest)と[《稲妻》](card:lightning-bolt)がある。",
        ),
    ],
    "table": TABLE,
    "ask": _text("What becomes of the cascade trigger?", "続唱能力はどうなるか。"),
    "options": [
        {
            "key": WRONG,
            "words": _text("It leaves the stack with the Elf.", "エルフとともにスタックを離れる。"),
            "right": False,
            "beliefs": [BELIEF],
            "reply": _text("The ability stands on its own.", "能力は独立して存在する。"),
        },
        {
            "key": RIGHT,
            "words": _text(
                "It resolves, and Ava casts the Bolt.", "解決され、Avaは《稲妻》を唱える。"
            ),
            "right": True,
            "beliefs": [],
            "reply": _text("", ""),
        },
        {
            "key": OTHER_WRONG,
            "words": _text(
                "It resolves, but nothing can be cast.", "解決されるが、何も唱えられない。"
            ),
            "right": False,
            "beliefs": [OTHER_BELIEF],
            "reply": _text("The Elf is looked at as it last was.", "エルフの直前の情報を用いる。"),
        },
    ],
    "answer": _text(
        "The trigger resolves without the Elf, and Ava casts Lightning Bolt.",
        "続唱能力はエルフがなくても解決され、Avaは《稲妻》を唱える。",
    ),
    "because": [
        {
            "cr": "113.7a",
            "words": _text(
                "Once triggered, an ability no longer needs its source.",
                "誘発した能力は、もはや発生源を必要としない。",
            ),
            "role": "cause",
        },
        {
            "cr": "701.6a",
            "words": _text("Only the Elf leaves the stack.", "エルフだけがスタックを離れる。"),
            "role": "effect",
        },
    ],
    "say": _text(
        "The Elf is countered, but please go on and resolve cascade.",
        "エルフは打ち消されましたが、続唱はこのまま解決してください。",
    ),
    "log": [
        {
            "cr": "601.2i",
            "words": _text(
                "Ava casts [Bloodbraid Elf](card:bloodbraid-elf).",
                "Avaが[《血編み髪のエルフ》](card:bloodbraid-elf)を唱える。",
            ),
            "parting": False,
            "turn": "A3 main1",
        },
        {
            "cr": "701.6a",
            "words": _text("Bloodbraid Elf is countered.", "《血編み髪のエルフ》が打ち消される。"),
            "parting": True,
            "turn": "A3 main1",
        },
        {
            "cr": "702.85a",
            "words": _text("Cascade resolves.", "続唱が解決される。"),
            "parting": False,
            "turn": "A3 main1",
        },
        {
            "cr": "",
            "words": _text("The turn goes on.", "ターンが続く。"),
            "parting": False,
            "turn": "A3 end",
        },
    ],
    "end": END,
    "cards": CARDS,
    "beliefs": {BELIEF: WRONG, OTHER_BELIEF: OTHER_WRONG},
    "parting": {WRONG: 1, OTHER_WRONG: 2},
    "note": _text(
        "Countered cascade: the trigger resolves.", "打ち消された続唱：能力は解決される。"
    ),
    "signature": "5f1d",
}


def example(*, note: str = "", **changes: Any) -> dict[str, Any]:
    data = copy.deepcopy(EXAMPLE) | changes
    return data | {"note": _text(note, note)} if note else data


def stored(**changes: Any) -> Question:
    """A question in the stock, with the mechanic, ruling and rules that it names."""
    data = example(**changes)
    question = Question.objects.create(
        family=data["family"],
        version=data["version"],
        seed=data["seed"],
        edition=date.fromisoformat(data["edition"]),
        level=data["level"],
        note=data["note"]["en"],
        signature=data["signature"],
        data=data,
    )
    question.mechanics.set([mechanic(slug) for slug in data["mechanics"]])
    question.rulings.set([ruling(slug) for slug in data["rulings"]])
    for number in ("113.7a", "701.6a"):
        rule(number)
    return question


def some_stored(count: int = 5, **changes: Any) -> list[Question]:
    """So many questions, each of a family of its own."""
    return [
        stored(**{"family": f"family-{n}", "seed": n, "note": f"Note {n}.", **changes})
        for n in range(count)
    ]


def mechanic(slug: str = "cascade") -> Mechanic:
    names = {"cascade": _text("Cascade", "続唱"), "echo": _text("Echo", "エコー")}
    made, _ = Mechanic.objects.get_or_create(
        slug=slug,
        defaults={
            "name": names.get(slug, _text(slug.title(), slug)),
            "intro": _text("You cast two.", "２つ唱える。"),
            "cr": ["702.85a", "113.7a"],
            "examples": ["bloodbraid-elf"],
        },
    )
    return made


def edition(on: str = "2026-08-07") -> Edition:
    made, _ = Edition.objects.get_or_create(date=date.fromisoformat(on))
    return made


def rule(number: str = "113.7a", *, on: str = "2026-04-17") -> Rule:
    words = _text(f"Rule {number} in our words.", f"ルール{number}の要旨。")
    made, _ = Rule.objects.get_or_create(
        number=number, edition=edition(on), defaults={"words": words}
    )
    return made


def ruling(slug: str = "EMA-cascade-7", **facts: Any) -> Ruling:
    source, _ = Source.objects.get_or_create(
        slug="eternal-masters",
        defaults={"title": _text("Eternal Masters", "エターナルマスターズ"), "date": "2016-06-08"},
    )
    made, _ = Ruling.objects.get_or_create(
        slug=slug,
        defaults={
            "mechanic": mechanic(),
            "topic": "cascade",
            "kind": "ruling",
            "words": _text(
                "Countering Bloodbraid Elf leaves its cascade.",
                "《血編み髪のエルフ》を打ち消しても続唱は残る。",
            ),
            "source": source,
            "date": "2016-06-08",
            "cr": ["113.7a"],
            "standing": "current",
            "edition_checked": edition("2026-04-17"),
            **facts,
        },
    )
    return made
