"""Closed lists in Japanese: colours, types, zones, steps, kinds of counters."""

from collections.abc import Iterable

from judgequiz.engine.kinds import CardType, Colour, Step, Zone

from .keywords import KEYWORDS
from .subtypes import SUBTYPES

COLOUR_NAMES = {
    Colour.WHITE: "白",
    Colour.BLUE: "青",
    Colour.BLACK: "黒",
    Colour.RED: "赤",
    Colour.GREEN: "緑",
}
TYPE_NAMES = {
    CardType.ARTIFACT: "アーティファクト",
    CardType.BATTLE: "バトル",
    CardType.CREATURE: "クリーチャー",
    CardType.ENCHANTMENT: "エンチャント",
    CardType.INSTANT: "インスタント",
    CardType.KINDRED: "同族",
    CardType.LAND: "土地",
    CardType.PLANESWALKER: "プレインズウォーカー",
    CardType.SORCERY: "ソーサリー",
}
SUPERTYPE_NAMES = {"legendary": "伝説の", "basic": "基本", "snow": "氷雪", "world": "ワールド・"}
ZONE_NAMES = {
    Zone.LIBRARY: "ライブラリー",
    Zone.HAND: "手札",
    Zone.BATTLEFIELD: "戦場",
    Zone.GRAVEYARD: "墓地",
    Zone.STACK: "スタック",
    Zone.EXILE: "追放領域",
    Zone.COMMAND: "統率領域",
    Zone.NOWHERE: "ゲームの外部",
}
STEP_NAMES = {
    Step.UNTAP: "アンタップ・ステップ",
    Step.UPKEEP: "アップキープ",
    Step.DRAW: "ドロー・ステップ",
    Step.MAIN1: "戦闘前メイン・フェイズ",
    Step.COMBAT: "戦闘",
    Step.ATTACK: "攻撃クリーチャー指定ステップ",
    Step.BLOCK: "ブロック・クリーチャー指定ステップ",
    Step.FIRST_DAMAGE: "第１戦闘ダメージ・ステップ",
    Step.DAMAGE: "戦闘ダメージ・ステップ",
    Step.END_OF_COMBAT: "戦闘終了ステップ",
    Step.MAIN2: "戦闘後メイン・フェイズ",
    Step.END: "終了ステップ",
    Step.CLEANUP: "クリンナップ・ステップ",
}
COUNTER_NAMES = {
    "+1/+1": "＋１/＋１",
    "-1/-1": "－１/－１",
    "+1/+0": "＋１/＋０",
    "+0/+1": "＋０/＋１",
    "time": "時間",
    "charge": "蓄積",
    "loyalty": "忠誠",
    "defense": "守備",
    "poison": "毒",
    "lore": "伝承",
    "level": "Lv",
    "age": "経年",
    "fade": "消散",
    "energy": "エネルギー・",
    "experience": "経験",
    "stun": "麻痺",
    "shield": "盾",
    "oil": "油",
    "divinity": "神性",
    "quest": "探索",
    "verse": "詩句",
    "page": "ページ・",
    "ice": "氷",
    "finality": "終局",
    "burden": "重荷",
}
KIND_NAMES = {
    "card": "カード",
    "creature": "クリーチャー",
    "planeswalker": "プレインズウォーカー",
    "battle": "バトル",
    "land": "土地",
    "artifact": "アーティファクト",
    "enchantment": "エンチャント",
    "permanent": "パーマネント",
    "spell": "呪文",
    "ability": "能力",
    "spell or ability": "呪文や能力",
    "token": "トークン",
    "copy": "コピー",
    "player": "プレイヤー",
    "any": "パーマネントやプレイヤー",
    "Aura": "オーラ",
    "Equipment": "装備品",
    "instant": "インスタント",
    "sorcery": "ソーサリー",
    "kindred": "同族",
}
UNITS = {"card": "枚", "creature": "体", "planeswalker": "体", "player": "人"}


def counter_name(kind: str) -> str:
    """A kind of counter: 「＋１/＋１カウンター」, 「飛行カウンター」."""
    return COUNTER_NAMES.get(kind, KEYWORDS.get(kind, kind)) + "カウンター"


def keyword_name(name: str) -> str:
    return KEYWORDS.get(name.lower(), name)


def cost_name(keyword: str) -> str:
    """「フラッシュバック・コスト」, but 「想起コスト」: a dot only joins katakana."""
    name = keyword_name(keyword)
    return f"{name}{'・' if 'ァ' <= name[-1:] <= 'ー' else ''}コスト"


def subtype_name(name: str) -> str:
    return SUBTYPES.get(name, name)


def supertype_name(name: str) -> str:
    return SUPERTYPE_NAMES.get(name.lower(), name)


def type_names(types: Iterable[CardType]) -> list[str]:
    """Card types as they are printed: an enchantment creature is a クリーチャー・エンチャント."""
    return [TYPE_NAMES[each] for each in sorted(types, key=lambda one: one is CardType.ENCHANTMENT)]


def unit_of(kind: str) -> str:
    """The counter word of a kind of thing."""
    return UNITS.get(kind, "つ")
