"""The fifteen commonest mistakes of machine-made Japanese rules text, each as a pattern.

Three registers are told apart: the text of a card; what is said of a game or a rule (also である体, but
in whole sentences, with 《》 round names); what a judge says to a player (です・ます体).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum, auto
from functools import cache


class Register(Enum):
    """Who speaks to whom."""

    CARD = auto()
    """The text of a card."""
    RULING = auto()
    """Rulings, rules in our words, situations, options, narration."""
    SPOKEN = auto()
    """What to tell the players at the table."""


MISTAKES: Mapping[str, str] = {
    "1 register": r"です(?!べ|で)|ます。|ません|でしょう|ください|せよ。|けよ。|えよ。|[^あ]れよ。",
    "2 target in its own sentence": r"対象の(?!数)|対象とし、",
    "3 counter word": (
        r"クリーチャー[０-９\d]+つ|カード[０-９\d]+[個つ体]|能力[０-９\d]+個|プレイヤー[０-９\d]+[名つ]|"
        r"ダメージ[０-９\d]|カウンター[０-９\d]+つ|パーマネント[０-９\d]+[体枚]|呪文[０-９\d]+[枚個体]|"
        r"1[0-9]+つ|０つ|土地[０-９\d]+[体枚]|トークン[０-９\d]+枚"
    ),
    "4 number after the noun": (
        r"[０-９\d]+[枚体人つ]の(?:カード|クリーチャー|プレイヤー|対戦相手|呪文|パーマネント|土地|能力)|"
        r"(?:カード|カウンター|トークン|呪文)を[０-９\d]+[枚個体つ](?!ずつ)"
    ),
    "5 spelling": r"修正|生贄|いけにえ|全ての|限り|する時(?!点)|した時(?!点)|毎に|所有者|度に|全て|(?<!以)外[れす]",
    "6 if": r"そうした場合|そうしなかった場合|した場合、.*場合、",
    "7 may and can't": r"してはならない|してはいけない|することができる|ことが出来る",
    "8 when": r"るとき、|たたび|たびに|戦場に出たに際し|出るとき、",
    "9 other games' words": (
        r"場に出(?<!戦場に出)|ゲームから除外|取り除かれたゲーム|召喚(?!酔い)|シャッフル|墓地へ送|墓地に送|"
        r"ドローする|コストを払"
    ),
    "10 duration first": r"する、?ターン終了時まで。|[るす]ターン終了時まで|ターンの終わりまで",
    "11 width": (
        r"(?<![0-9])[0-9](?![0-9])|｛|｝|[(),;](?! )|(?<=[ぁ-ん一-龥ァ-ヶー])[:!?]|[+-][0-9]"
    ),
    "12 dots": (
        r"マナコスト|クリーチャーカード|クリーチャー呪文|土地カード|伝説の・|[白青黒赤緑]・|"
        r"アップキープステップ|パーマネントカード|パーマネント呪文|タイプサイクリング"
    ),
    "13 pronouns": r"彼|彼女|自身の手札|それ自身",
    "14 plural and up to": (
        r"[０-９\d][枚体つ人個]まで|(?<!自)各(?:プレイヤー|対戦相手)は(?![^。]*それぞれ)"
    ),
    "15 names": r"《|》|「[^」]*」を唱え",
}
"""By the number of JudgeQuiz's style, with what each is about. As they are for the text of a card."""

IN_SENTENCES: Mapping[str, str] = {
    # Whole sentences may speak of targets, may count "one spell" by its emphasis, and may say who is able to.
    "2 target in its own sentence": r"対象の(?:クリーチャー|パーマネント|プレイヤー|呪文)[１-９]?[体つ人]?を(?!含)",
    "4 number after the noun": (
        r"[２-９][枚人]の(?:カード|プレイヤー|対戦相手)|"
        r"(?:カード|カウンター|トークン|呪文)を[０-９\d]+[枚個体つ](?!ずつ)"
    ),
    "7 may and can't": r"してはならない|してはいけない|ことが出来る",
    "13 pronouns": r"彼|彼女|自身の手札|それ自身|([A-Z][a-z]+)[がは](?:[^。]*、)?\1を対象として",
    "8 when": r"[るす]たびに|たたび|戦場に出たに際し",
    # A rule's number has half-width digits and a letter, and so has a date.
    "11 width": r"(?<![0-9.年月日〜-])[0-9](?![0-9.年月日]|[0-9.]*[a-z])|｛|｝|(?<=[ぁ-ん一-龥ァ-ヶー])[:!?]|[+-][0-9]",
    "15 names": r"「[^」]*」を唱え|『《|《[^》]*《",
}
SPOKEN: Mapping[str, str] = {
    **IN_SENTENCES,
    "1 register": (
        r"(?<!です)(?<!ます)(?<!ません)(?<!ました)(?<!でした)(?<!ください)(?<!すか)(?<!せんか)。(?!）)"
    ),
}


@cache
def patterns(register: Register) -> dict[str, re.Pattern[str]]:
    own: Mapping[Register, Mapping[str, str]] = {
        Register.CARD: {},
        Register.RULING: IN_SENTENCES,
        Register.SPOKEN: SPOKEN,
    }
    return {name: re.compile(p) for name, p in {**MISTAKES, **own[register]}.items()}


def mistakes(words: str, register: Register) -> list[str]:
    """The mistakes that this Japanese text makes, by name; none in good text. Mana symbols don't count."""
    bare = without_marks(words)
    return [name for name, pattern in patterns(register).items() if pattern.search(bare)]


@cache
def without_marks(words: str) -> str:
    """Without symbols, which both languages share."""
    return re.sub(r"\{[^}]*\}", "", words)


def bare_names(words: str, names: re.Pattern[str]) -> list[str]:
    """The cards' names that stand outside 《》, as they never do in sentences."""
    return names.findall(re.sub(r"《[^》]*》", "", words))
