"""Each lint passes a sound question, family or bank, and finds its own fault in one."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from judgequiz.questions.lints import (
    BANK_LINTS,
    FAMILY_LINTS,
    ITEM_LINTS,
    look_at_bank,
    look_at_family,
    look_at_variant,
)
from judgequiz.questions.tests.example import example
from judgequiz.scenarios import MISCONCEPTIONS

Data = dict[str, Any]


def sound(**changes: Any) -> Data:
    return example(beliefs=dict.fromkeys(MISCONCEPTIONS, ""), **changes)


def saying(*words: str, right: int = 0, ja: tuple[str, ...] = (), **changes: Any) -> Data:
    """A question with these options, each wrong one with a belief of its own."""
    beliefs = sorted(MISCONCEPTIONS)
    options = [
        {
            "key": f"key{place}",
            "words": {"en": said, "ja": ja[place] if ja else f"答え{'ア' * (place + 1)}。"},
            "right": place == right,
            "beliefs": [] if place == right else [beliefs[place]],
            "reply": {"en": "", "ja": ""}
            if place == right
            else {"en": f"Rule {place} says so.", "ja": f"ルール{place}による。"},
        }
        for place, said in enumerate(words)
    ]
    return sound(options=options, parting={}, **changes)


def asking(en: str, ja: str = "どうなるか。") -> Data:
    return sound(ask={"en": en, "ja": ja})


def with_reply(en: str) -> Data:
    data = sound()
    data["options"][0]["reply"] = {"en": en, "ja": "答え。"}
    return data


def with_beliefs(first: list[str], second: list[str]) -> Data:
    data = sound()
    data["options"][0]["beliefs"], data["options"][2]["beliefs"] = first, second
    return data


LONG = "This is a long answer with many words that says far more than it has to say."
HARD = " ".join(["Notwithstanding considerations of incontrovertible multiplicity,"] * 12)
CARDS = " ".join(f"[Card {number}](card:card-{number})" for number in range(12))
ITEM_CASES: list[tuple[str, Data]] = [
    ("I01", saying("One.", "Two.", "Three.", right=9)),
    ("I02", saying("It dies!", "It  DIES.", "It lives.")),
    ("I03", saying("One.", "Two.")),
    ("I04", with_beliefs(["cascade-stops-at-equal"], ["cascade-stops-at-equal"])),
    ("I04", with_reply("")),
    ("I05", saying("It dies.", "It lives.", "None of the above.")),
    ("I05", saying("A.", "B.", "C.", ja=("ア。", "イ。", "上記のすべて。"))),
    ("I06", asking("Which of them does not resolve?")),
    ("I06", asking("Which is it?", "解決されないものはどれか。")),
    ("I07", saying(LONG, "It dies.", "It lives.")),
    ("I09", saying("It dies.", "It always lives.", "It never leaves.")),
    ("I09", saying("It may die.", "It lives.", "It leaves.")),
    ("I10", saying("Cascade trigger resolves casts Bolt.", "No.", "Yes.")),
    ("I11", saying("It dies.", "It lives.", "It leaves")),
    ("I11", saying("It dies.", "it lives.", "It leaves.")),
    ("I12", saying("Yes.", "3 cards.", "In exile.")),
    ("I12", saying("In exile. Rule 1 says so.", "In exile.", "In hand.")),
    ("I16", asking("Tell what becomes of it.")),
    ("I16", asking("Which?", "答えを述べる。")),
    ("I16", sound(situation=[{"en": "Ava waits.", "ja": "待つ。"}])),
    ("I16", sound(situation=[{"en": "Ava waits. " * 80, "ja": "待つ。"}])),
    ("I16", sound(situation=[{"en": HARD, "ja": "待つ。"}])),
    ("I16", sound(situation=[{"en": CARDS, "ja": "待つ。"}])),
    ("I16", sound(situation=[{"en": "Ava waits.", "ja": "待" * 90 + "。"}])),
    ("I16", saying("word " * 31 + ".", "B.", "C.")),
    ("I17", saying("It goes to Dan.", "B.", "C.")),
    ("I17", saying("[Opt](card:opt) resolves.", "B.", "C.")),
    ("I18", sound(cr=[])),
    ("I18", sound(cr=["999.9z"])),
    ("I18", sound(because=[])),
    (
        "I19",
        sound(because=[{"cr": "113.7a", "words": {"en": "A.", "ja": "あ。"}, "role": "effect"}]),
    ),
    ("I19", sound(parting={"k3d9": 99})),
    ("I19", sound(say={"en": "word " * 200, "ja": "語。"})),
    ("I21", asking("What becomes of <b>it</b>?")),
    ("I21", asking("What does {ZZ} cost?")),
    ("I21", asking("What becomes of it?", " ")),
    ("I21", sound(signature="")),
    ("I22", saying("It is tapped.", "It is untapped.", "In exile.", "In hand.")),
]


def codes(data: Data) -> set[str]:
    return {finding.id for finding in look_at_variant(data)}


def test_it_works():
    assert codes(sound()) <= {"I16"}  # its stem says "aimed", in few words


@pytest.mark.parametrize(("code", "data"), ITEM_CASES)
def test_each_fault_of_a_question_is_found(code: str, data: Data):
    assert code in codes(data)


def test_nearly_the_same_reason_twice_is_found():
    one, other = (
        MISCONCEPTIONS["land-keeps-its-text"],
        "A land that becomes a basic land type loses the abilities printed on it.",
    )
    data = saying(f"4 mana. {one.truth.en}", f"5 mana. {one.says.en}", "6 mana.")
    data["options"][1] |= {"beliefs": [one.slug], "reply": {"en": one.truth.en, "ja": "答え。"}}

    assert other == one.truth.en
    assert "I14" in codes(data)


def test_every_lint_of_questions_has_a_fault_here():
    assert {lint.id for lint in ITEM_LINTS} <= {code for code, _ in ITEM_CASES} | {"I14"}


def test_every_lint_says_what_it_checks_how_far_and_by_whom():
    for lint in [*ITEM_LINTS, *FAMILY_LINTS, *BANK_LINTS]:
        assert lint.words
        assert "Limit:" in lint.look.__doc__
        assert "Source:" in lint.look.__doc__


# ---- families


def family(make: Callable[[int], Data], count: int = 40) -> list[Data]:
    """Variants of one family, with two signatures."""
    return [
        make(seed) | {"seed": seed, "signature": f"s{seed % 2}", "family": "made"}
        for seed in range(count)
    ]


def reasoned(seed: int, truth: str) -> Data:
    """A verdict with reasons; the right one ends with this rule."""
    beliefs = sorted(MISCONCEPTIONS)[:2]
    says = [MISCONCEPTIONS[belief].says.en for belief in beliefs]
    verdicts = ("Yes", "No") if seed % 2 else ("No", "Yes")
    data = saying(
        f"{verdicts[0]}. {truth}", f"{verdicts[1]}. {says[0]}", f"{verdicts[0]}. {says[1]}"
    )
    for option, belief in zip(data["options"][1:], beliefs, strict=True):
        option |= {"beliefs": [belief], "reply": {"en": truth, "ja": "規則。"}}
        option["words"]["ja"] = f"答え{belief}。" + MISCONCEPTIONS[belief].says.ja
    data["options"][0]["words"]["ja"] = "答え。規則。"
    return data


def found_in(variants: list[Data]) -> set[tuple[str, str]]:
    return {(finding.id, finding.severity) for finding in look_at_family(variants)}


def test_a_sound_family_passes():
    assert found_in(family(lambda seed: reasoned(seed, "So it is."))) == set()


@pytest.mark.parametrize(
    ("found", "variants"),
    [
        (("I08", "E"), family(lambda seed: reasoned(seed, LONG * 3))),
        (
            ("I13", "E"),
            family(lambda _: saying("In exile. 3 cards.", "In exile. 1 card.", "On top. 3 cards.")),
        ),
        (("I15", "E"), family(lambda _: saying("3 cards.", "1 card.", "2 cards."))),
        (
            ("B03", "E"),
            [data | {"signature": "s"} for data in family(lambda seed: reasoned(seed, "So."))],
        ),
        (("B04", "E"), family(lambda seed: reasoned(seed % 10 == 0, "So it is."))),
        (("B04", "W"), family(lambda _: reasoned(1, "So it is."))),
        (
            ("B05", "W"),
            family(lambda seed: saying("In exile." if seed else "On top.", "A.", "B."), 400),
        ),
    ],
)
def test_each_fault_of_a_family_is_found(found: tuple[str, str], variants: list[Data]):
    assert found in found_in(variants)


def test_every_lint_of_families_has_a_fault_here():
    assert {lint.id for lint in FAMILY_LINTS} == {"I08", "I13", "I15", "B03", "B04", "B05"}


# ---- the bank


def bank(make: Callable[[int, int], Data], families: int = 12, seeds: int = 20) -> dict[str, Any]:
    return {
        f"family-{number}": [
            copy.deepcopy(make(number, seed)) | {"seed": seed, "family": f"family-{number}"}
            for seed in range(seeds)
        ]
        for number in range(families)
    }


def placed(place: int) -> Data:
    words = ["It stays as it is.", "It goes away.", "It comes back."]
    return saying(*words, right=place)


def even(number: int, seed: int) -> Data:
    """The key in each place as often, whatever the place before."""
    return placed((seed // 3 if number % 2 else seed) % 3)


def tells(number: int) -> Data:
    """Two families, one of which tells the other's answer."""
    answer = "Only the Elf leaves the stack."
    if number:
        return sound(situation=[{"en": answer, "ja": "離れる。"}])
    return saying(answer, "All of them leave it.", "Nothing leaves the stack then.")


def bank_codes(made: dict[str, Any]) -> set[str]:
    return {finding.id for finding in look_at_bank(made)}


def test_a_sound_bank_passes():
    assert bank_codes(bank(even, seeds=18)) == set()


@pytest.mark.parametrize(
    ("code", "made"),
    [
        ("B01", bank(lambda _, seed: placed(0 if seed % 4 else 2))),
        ("B02", bank(lambda _, seed: placed(seed % 3))),
        ("B04", bank(lambda _, __: reasoned(1, "So it is."))),
        ("B08", bank(lambda number, _: tells(number))),
        ("I06", bank(lambda _, __: asking("Which of them does not resolve?"))),
        (
            "I15",
            bank(lambda _, __: saying("1 card.", "2 cards.", "3 cards.", right=1)),
        ),
    ],
)
def test_each_fault_of_the_bank_is_found(code: str, made: dict[str, Any]):
    assert code in bank_codes(made)


def test_every_lint_of_the_bank_has_a_fault_here():
    assert {lint.id for lint in BANK_LINTS} == {"B01", "B02", "B04", "B08", "I06", "I15"}
