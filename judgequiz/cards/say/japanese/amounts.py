"""Amounts in Japanese."""

from judgequiz.cards.say.told import Told, mention_of
from judgequiz.engine import vocabulary as v

from .clause import signed, wide
from .descriptions import unit
from .grammar import amount, bare, noun
from .lexicon import COLOUR_NAMES, cost_name, counter_name, unit_of


@amount.register
def _(word: int, told: Told) -> str:
    return wide(word)


@amount.register
def _(word: v.X, told: Told) -> str:
    return "Ｘ"


@amount.register
def _(word: v.NumberChosen, told: Told) -> str:
    return "その選ばれた数"


@amount.register
def _(word: v.CountOf, told: Told) -> str:
    return f"{bare(word.what, told)}の{number_word(unit(word.what))}"


def number_word(unit_word: str) -> str:
    return {"枚": "枚数", "体": "数", "人": "人数"}.get(unit_word, "数")


@amount.register
def _(word: v.NumberOf, told: Told) -> str:
    if isinstance(word.ref, v.TargetOf):
        return "対象の数"
    mention = mention_of(word.ref, told)
    words = noun(word.ref, told).replace("すべての", "")
    return f"{words}の{number_word(unit_of(mention.kind if mention else 'card'))}"


@amount.register
def _(word: v.PowerOf, told: Told) -> str:
    return f"{noun(word.ref, told)}のパワー"


@amount.register
def _(word: v.ToughnessOf, told: Told) -> str:
    return f"{noun(word.ref, told)}のタフネス"


@amount.register
def _(word: v.ManaValueOf, told: Told) -> str:
    return f"{noun(word.ref, told)}のマナ総量"


@amount.register
def _(word: v.CountersOn, told: Told) -> str:
    return f"{noun(word.ref, told)}の上にある{counter_name(word.kind)}の数"


@amount.register
def _(word: v.LifeOf, told: Told) -> str:
    return f"{noun(word.who, told)}のライフ総量"


@amount.register
def _(word: v.DevotionTo, told: Told) -> str:
    return f"あなたの{'と'.join(COLOUR_NAMES[each] for each in word.colours)}への信心"


@amount.register
def _(word: v.DamageTaken, told: Told) -> str:
    who = "対戦相手" if isinstance(word.who, v.EachOpponent) else noun(word.who, told)
    return f"このターンに{who}が受けたダメージの合計点数"


@amount.register
def _(word: v.TimesPaid, told: Told) -> str:
    return f"これの{cost_name(word.name)}が支払われた回数"


@amount.register
def _(word: v.DamageThatMuch, told: Told) -> str:
    return "その値"


@amount.register
def _(word: v.Plus, told: Told) -> str:
    return f"{amount(word.a, told)}と{amount(word.b, told)}の合計"


@amount.register
def _(word: v.Minus, told: Told) -> str:
    return f"{amount(word.a, told)}から{amount(word.b, told)}を引いた値"


@amount.register
def _(word: v.Times, told: Told) -> str:
    first, second = sorted((word.a, word.b), key=lambda part: isinstance(part, int))
    return f"{amount(first, told)}の{amount(second, told)}倍"


@amount.register
def _(word: v.HalfOf, told: Told) -> str:
    return f"{amount(word.of, told)}の端数を{'切り上げた' if word.up else '切り捨てた'}半分"


@amount.register
def _(word: v.QuotientOf, told: Told) -> str:
    return f"{amount(word.of, told)}を{amount(word.by, told)}で割って端数を切り捨てた値"


def points(word: object, thing: str, told: Told) -> str:
    """「３点のダメージ」, 「それのパワーに等しい点数のライフ」."""
    if isinstance(word, int | v.X):
        return f"{amount(word, told)}点の{thing}"
    if isinstance(word, v.DamageThatMuch):
        return f"その値に等しい点数の{thing}"
    if per(word, told):
        return f"{per(word, told)}１点の{thing}"
    return f"{amount(word, told)}に等しい点数の{thing}"


def sized(word: object, told: Told) -> str:
    """A change of power or toughness: ＋１, －Ｘ."""
    if isinstance(word, int):
        return signed(word)
    minus = (isinstance(word, v.Minus) and word.a == 0) or (
        isinstance(word, v.Times) and word.a == -1
    )
    return "－Ｘ" if minus else "＋Ｘ"


def per(count: object, told: Told) -> str:
    """What is counted, one by one: 「クリーチャー１体につき」."""
    match count:
        case v.CountOf(what=what):
            return f"{bare(what, told)}１{unit(what)}につき"
        case v.CountersOn(ref=ref, kind=kind):
            return f"{noun(ref, told)}の上にある{counter_name(kind)}１個につき"
        case v.NumberOf(ref=ref):
            mention = mention_of(ref, told)
            return f"{noun(ref, told).replace('すべての', '')}１{unit_of(mention.kind if mention else 'card')}につき"
        case _:
            return ""
