"""The text of every card: no mistake that machine-made card text makes."""

import re
from collections.abc import Iterator

import pytest

from judgequiz.cards.say import card_text, cost_words, name_text, say, type_line
from judgequiz.cards.say.japanese.mistakes import MISTAKES, Register, mistakes, without_marks
from judgequiz.cards.say.japanese.subtypes import SUBTYPES
from judgequiz.engine.mana import mana
from judgequiz.engine.text import Text
from judgequiz.engine.vocabulary import Card, Face, Unplayed

ENGLISH_MISTAKES = {
    "article": r"\ba [aeio]|\ban [^aeiou8hHAEIOU{]|\ba an\b|\ban a\b|\ba one\b",
    "spaces": r"  | \.| ,|\( | \)",
    "stops": r"\.\.|,\.|\.[A-Za-z]|\. [a-z]",
    "repeated": r"\b(\w+) \1\b",
    "old words": r"\bcomes into play\b|\bconverted mana cost\b|\bremoved? from the game\b|\bbury\b|\bhe or she\b",
    "enters the battlefield": r"enters the battlefield",
    "agreement": r"\b(?:you|they|players|creatures you control) (?:has|is|gets|loses|gains)\b|\bit (?:have|are|get)\b",
    "numbers in words": r"\b[2-9] (?:cards|creatures|tokens|counters|lands)\b",
    "unfinished": r"None|<|Zone\.|\{\}| unless$",
}


def faces() -> Iterator[tuple[str, Face]]:
    from judgequiz.cards import CARDS

    for card in CARDS.values():
        for face in card.faces:
            yield f"{card.slug}:{face.name.en}", face


FACES = dict(faces())


def generated(face: Face) -> list[Text]:
    """The paragraphs that are composed; what can't be played yet is written by hand."""
    by_hand = [ability.says for ability in face.abilities if isinstance(ability, Unplayed)]
    return [text for text in card_text(face) if text not in by_hand]


COMPOSED = [text for face in FACES.values() for text in generated(face)]
"""Every paragraph that is composed."""


MADE_BY_MACHINES = {
    "1 register": "クリーチャーを破壊せよ。",
    "2 target in its own sentence": "対象のクリーチャーを破壊する。",
    "3 counter word": "クリーチャー１つを破壊する。",
    "4 number after the noun": "２枚のカードを引く。",
    "5 spelling": "全てのクリーチャーは＋１/＋１の修正を受ける。",
    "6 if": "そうした場合、カード１枚を引く。",
    "7 may and can't": "ブロックしてはならない。",
    "8 when": "攻撃するたびに、カード１枚を引く。",
    "9 other games' words": "ライブラリーをシャッフルする。",
    "10 duration first": "それは飛行を得るターン終了時まで。",
    "11 width": "それに3点のダメージを与える。",
    "12 dots": "マナコストを支払う。",
    "13 pronouns": "彼は手札を公開する。",
    "14 plural and up to": "クリーチャー２体までを対象とする。",
    "15 names": "《稲妻》は３点のダメージを与える。",
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_each_mistake_would_be_found(mistake: str) -> None:
    assert mistake in mistakes(MADE_BY_MACHINES[mistake], Register.CARD)


@pytest.mark.parametrize(
    ("words", "register", "mistake"),
    [
        ("あなたはカード１枚を引きます。", Register.RULING, "1 register"),
        ("あなたはカード１枚を引く。", Register.SPOKEN, "1 register"),
        ("２枚のカードを引く。", Register.RULING, "4 number after the noun"),
        ("攻撃するたびに誘発する。", Register.RULING, "8 when"),
        ("それに3点のダメージを与える。", Register.RULING, "11 width"),
        ("それぞれからカウンター２個まで取り除きます。", Register.SPOKEN, "14 plural and up to"),
        ("「稲妻」を唱える。", Register.RULING, "15 names"),
        ("AvaがAvaを対象として《稲妻》を唱える。", Register.RULING, "13 pronouns"),
        ("Avaは、《島》を捨てて、Avaを対象として唱えるか。", Register.RULING, "13 pronouns"),
        ("沼は０つ。", Register.RULING, "3 counter word"),
        ("この順に答えよ。", Register.RULING, "1 register"),
        ("装備品は外れる。", Register.RULING, "5 spelling"),
        ("タイプサイクリングはサイクリングである。", Register.RULING, "12 dots"),
    ],
)
def test_other_registers_have_mistakes_of_their_own(
    words: str, register: Register, mistake: str
) -> None:
    assert mistake in mistakes(words, register)


@pytest.mark.parametrize(
    ("words", "register"),
    [
        ("Avaは《稲妻》を唱えることができるか。", Register.RULING),
        ("１つの呪文に適用できる代替コストは１つだけである。", Register.RULING),
        ("702.85aは2026年８月７日に改められた。", Register.RULING),
        ("NoaがAvaを対象として《稲妻》を唱える。", Register.RULING),
        ("土地以外を対象とすることはできない。", Register.RULING),
        ("続唱が先に解決されます。そのまま続けてください。", Register.SPOKEN),
    ],
)
def test_good_sentences_make_none(words: str, register: Register) -> None:
    assert mistakes(words, register) == []


@pytest.mark.parametrize("mistake", MISTAKES)
def test_japanese_has_no_machine_made_mistake(mistake: str) -> None:
    assert not [text.ja for text in COMPOSED if mistake in mistakes(text.ja, Register.CARD)]


@pytest.mark.parametrize("mistake", ENGLISH_MISTAKES)
def test_english_has_no_machine_made_mistake(mistake: str) -> None:
    pattern = re.compile(ENGLISH_MISTAKES[mistake])

    assert not [text.en for text in COMPOSED if pattern.search(text.en)]


def test_each_paragraph_is_said_in_both_languages_and_differs() -> None:
    assert all(text.en.strip() and text.ja.strip() and text.en != text.ja for text in COMPOSED)


def test_no_english_in_japanese_but_names() -> None:
    for face in FACES.values():
        for text in [*card_text(face), type_line(face)]:
            words = without_marks(text.ja).replace(face.name.ja, "").replace("Lv", "")

            assert not re.search(r"[A-Za-z]{2,}", words), text.ja


def test_paragraphs_begin_and_end_as_sentences_or_keywords() -> None:
    for text in COMPOSED:
        is_sentence = text.en.endswith((".", ".)", '."'))

        assert text.en[0].isupper() or text.en[0] in "{+−0"
        assert is_sentence == text.ja.endswith(("。", "。）")), text


def test_every_subtype_has_a_japanese_name() -> None:
    missing = {subtype for face in FACES.values() for subtype in face.subtypes} - set(SUBTYPES)

    assert not missing


def test_keywords_that_follow_each_other_share_a_line() -> None:
    akroma = FACES["akroma-angel-of-wrath:Akroma, Angel of Wrath"]

    assert card_text(akroma) == (
        Text(
            "Flying, first strike, vigilance, trample, haste, protection from black and from red",
            "飛行、先制攻撃、警戒、トランプル、速攻、プロテクション（黒）、プロテクション（赤）",
        ),
    )


def test_type_line() -> None:
    face = FACES["averna-the-chaos-bloom:Averna, the Chaos Bloom"]

    assert type_line(face) == Text(
        "Legendary Creature — Elemental Shaman", "伝説のクリーチャー ― エレメンタル・シャーマン"
    )


@pytest.mark.parametrize(
    ("cost", "en", "ja"),
    [
        ("{2}{R}{G}", "2 generic, red, green", "不特定２、赤、緑"),
        ("{X}{B/G}{10}", "X generic, black or green, 10 generic", "不特定Ｘ、黒か緑、不特定10"),
        (
            "{2/W}{B/P}{S}{C}",
            "2 generic or white, black or 2 life, snow, colorless",
            "不特定２か白、黒か２点のライフ、氷雪、無色",
        ),
        ("", "0 generic", "不特定０"),
    ],
)
def test_costs_in_words(cost: str, en: str, ja: str) -> None:
    assert cost_words(mana(cost)) == Text(en, ja)


def test_no_cost_in_words() -> None:
    assert cost_words(None) == Text("no mana cost", "マナ・コストなし")


def test_name_of_a_card_with_two_faces() -> None:
    card = Card("a-b", (Face(Text("A", "あ"), ()), Face(Text("B", "い"), ())))

    assert name_text(card) == Text("A // B", "あ // い")
    assert say(card, "ja") == "あ // い"
