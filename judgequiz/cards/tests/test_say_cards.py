"""The text of every card: no mistake that machine-made card text makes."""

import re
import time
from collections.abc import Iterator
from functools import cache

import pytest

from judgequiz.cards.say import card_text, cost_words, name_text, say, type_line
from judgequiz.cards.say.japanese.subtypes import SUBTYPES
from judgequiz.engine.mana import mana
from judgequiz.engine.text import Text
from judgequiz.engine.vocabulary import Card, Face, Unplayed

JAPANESE_MISTAKES = {
    "1 register": r"です|ます。|ません|でしょう|ください|せよ。|けよ。|[^あ]れよ。",
    "2 target in its own sentence": r"対象の(?!数)|対象とし、",
    "3 counter word": (
        r"クリーチャー[０-９\d]+つ|カード[０-９\d]+[個つ体]|能力[０-９\d]+個|プレイヤー[０-９\d]+[名つ]|"
        r"ダメージ[０-９\d]|カウンター[０-９\d]+つ|パーマネント[０-９\d]+[体枚]|呪文[０-９\d]+[枚個体]|1[0-9]+つ|"
        r"土地[０-９\d]+[体枚]|トークン[０-９\d]+枚"
    ),
    "4 number after the noun": (
        r"[０-９\d]+[枚体人つ]の(?:カード|クリーチャー|プレイヤー|対戦相手|呪文|パーマネント|土地|能力)|"
        r"(?:カード|カウンター|トークン|呪文)を[０-９\d]+[枚個体つ](?!ずつ)"
    ),
    "5 spelling": r"修正|生贄|いけにえ|全ての|限り|する時|した時|毎に|所有者|度に|全て",
    "6 if": r"そうした場合|そうしなかった場合|した場合、.*場合、",
    "7 may and can't": r"してはならない|してはいけない|することができる|ことが出来る",
    "8 when": r"るとき、|たたび|たびに|戦場に出たに際し|出るとき、",
    "9 other games' words": r"場に出(?<!戦場に出)|ゲームから除外|取り除かれたゲーム|召喚|シャッフル|墓地へ送|墓地に送|ドローする|コストを払",
    "10 duration first": r"する、?ターン終了時まで。|[るす]ターン終了時まで|ターンの終わりまで",
    "11 width": r"(?<![0-9])[0-9](?![0-9])|｛|｝|[(),;](?! )|(?<=[ぁ-ん一-龥ァ-ヶー])[:!?]|[+-][0-9]",
    "12 dots": r"マナコスト|クリーチャーカード|クリーチャー呪文|土地カード|伝説の・|[白青黒赤緑]・|アップキープステップ|パーマネントカード",
    "13 pronouns": r"彼|彼女|自身の手札|それ自身",
    "14 plural and up to": r"[０-９\d][枚体つ人個]まで|(?<!自)各(?:プレイヤー|対戦相手)は(?!それぞれ)",
    "15 names": r"《|》|「[^」]*」を唱え",
}
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


@cache
def without_marks(words: str) -> str:
    """Without symbols, which both languages share."""
    return re.sub(r"\{[^}]*\}", "", words)


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


@pytest.mark.parametrize("mistake", JAPANESE_MISTAKES)
def test_each_mistake_would_be_found(mistake: str) -> None:
    assert re.search(JAPANESE_MISTAKES[mistake], MADE_BY_MACHINES[mistake])


@pytest.mark.parametrize("mistake", JAPANESE_MISTAKES)
def test_japanese_has_no_machine_made_mistake(mistake: str) -> None:
    pattern = re.compile(JAPANESE_MISTAKES[mistake])

    assert not [text.ja for text in COMPOSED if pattern.search(without_marks(text.ja))]


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


def test_a_card_is_said_in_under_a_millisecond() -> None:
    card_text.cache_clear()
    say.__globals__["composed"].cache_clear()
    begun = time.perf_counter()

    for face in FACES.values():
        card_text(face)

    assert (time.perf_counter() - begun) / len(FACES) < 0.003, "a third of it on a quiet machine"
