"""What is printed in Japanese besides rules text, and the door to the grammar."""

from judgequiz.cards.say.told import Told, Unsaid
from judgequiz.engine import vocabulary as v

from . import grammar
from .clause import sentences, wide
from .costs import before_colon
from .descriptions import compared
from .lexicon import KIND_NAMES, subtype_name, supertype_name, type_names
from .moves import token_words
from .references import target_words
from .structure import mode_words
from .triggers import when

SYMBOLS = {
    "W": "白",
    "U": "青",
    "B": "黒",
    "R": "赤",
    "G": "緑",
    "C": "無色",
    "S": "氷雪",
    "X": "不特定Ｘ",
    "P": "２点のライフ",
}
VERBS = {
    v.Verb.ATTACK: "攻撃する",
    v.Verb.BLOCK: "ブロックする",
    v.Verb.BE_BLOCKED: "ブロックされる",
    v.Verb.BE_CAST: "唱えられる",
    v.Verb.BE_ACTIVATED: "起動される",
    v.Verb.BE_COUNTERED: "打ち消される",
    v.Verb.BE_TARGETED: "対象になる",
    v.Verb.BE_REGENERATED: "再生される",
    v.Verb.BE_SACRIFICED: "生け贄に捧げられる",
    v.Verb.GET_COUNTERS: "カウンターが置かれる",
    v.Verb.GAIN_LIFE: "ライフを得る",
    v.Verb.DRAW: "カードを引く",
    v.Verb.SEARCH: "ライブラリーを探す",
    v.Verb.PREVENT_DAMAGE: "ダメージが軽減される",
    v.Verb.UNTAP: "アンタップする",
    v.Verb.ENTER: "戦場に出る",
    v.Verb.LOSE: "ゲームに敗北する",
    v.Verb.CAST: "呪文を唱える",
}


def japanese_word(word: object, told: Told) -> str:
    """Any word of the vocabulary in Japanese."""
    match word:
        case v.Target():
            return target_words(word, told)
        case v.Compared():
            return compared(word, "値", told).last
        case v.Token():
            return token_words(word, told)[0]
        case v.Mode():
            return mode_words(word, told)
        case v.Cost():
            return before_colon(word, told)
        case v.Verb():
            return VERBS[word]
    if isinstance(word, v.When):
        return when(word, told)
    return by_kind(word, told)


def by_kind(word: object, told: Told) -> str:
    """The word by the first table that has it."""
    for table in (grammar.ability, grammar.condition, grammar.amount, grammar.bare, grammar.noun):
        if table.dispatch(type(word)) is not table.dispatch(object):
            return table(word, told)
    if grammar.cost.dispatch(type(word)) is not grammar.cost.dispatch(object):
        return grammar.cost(word, told).plain()
    if grammar.effect.dispatch(type(word)) is not grammar.effect.dispatch(object):
        return sentences(grammar.effect(word, told)) + told.definition()
    if grammar.change.dispatch(type(word)) is not grammar.change.dispatch(object):
        this = "この" + KIND_NAMES[told.this]
        return sentences([grammar.change(word, told, this, lasting=True)]) + told.definition()
    raise Unsaid(word)


def japanese_line(face: v.Face) -> str:
    """「伝説のクリーチャー ― エルフ・狂戦士」."""
    supertypes = "".join(supertype_name(each) for each in face.supertypes)
    before = supertypes + "・".join(type_names(face.types))
    after = "・".join(subtype_name(each) for each in face.subtypes)
    return f"{before} ― {after}" if after else before


def japanese_cost_words(symbol: str) -> str:
    """A mana symbol in words."""
    if symbol.isdigit():
        return f"不特定{wide(int(symbol))}"
    return "か".join(SYMBOLS.get(part) or f"不特定{wide(int(part))}" for part in symbol.split("/"))
