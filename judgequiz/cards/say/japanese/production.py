"""Limits, multiplied counters, replaced mana and cards turned over, in Japanese."""

from dataclasses import replace

from judgequiz.cards.say.runs import without_zone
from judgequiz.cards.say.told import Mention, Told
from judgequiz.engine import vocabulary as v

from .clause import Clause, wide
from .descriptions import counted, how_many
from .grammar import bare, change, cost, effect, noun
from .lexicon import counter_name
from .moves import remember

YOURS = v.What(control="you")


@cost.register
def _(word: v.MillCards, told: Told) -> Clause:
    return Clause("切削する", f"カード{how_many(word.count, '枚', told)}を")


@change.register
def _(word: v.CastLimit, told: Told, subject: str, *, lasting: bool) -> Clause:
    """「各プレイヤーはそれぞれ、各ターンに呪文を２つ以上唱えることはできない」."""
    rest = f"各ターンに呪文{wide(word.most + 1)}つ以上を"
    return Clause("唱えられない", rest, "各プレイヤーはそれぞれ")


@change.register
def _(word: v.CountersMultiplied, told: Told, subject: str, *, lasting: bool) -> Clause:
    """「…の上に＋１/＋１カウンター１個以上が置かれるなら、代わりに…」."""
    kind = counter_name(word.kind) if word.kind else "カウンター"
    lead = f"{counted(word.what or YOURS, 1, told)}の上に{kind}１個以上が置かれるなら、代わりに"
    many = f"その{wide(word.times)}倍の数の" if word.times > 1 else "その数"
    if word.more:
        many = (
            many.removesuffix("の") if word.times > 1 else many
        ) + f"に{wide(word.more)}を足した数の"
    return Clause("置く", f"{many}{kind}を", "", lead)


@change.register
def _(word: v.ProducesInstead, told: Told, subject: str, *, lasting: bool) -> Clause:
    """「土地１つがマナを引き出す目的でタップされるなら、それは他のタイプや量のマナの代わりに{B}を生み出す」."""
    many = "マナ" if word.least == 1 else f"{wide(word.least)}点以上のマナ"
    lead = f"{counted(word.what, 1, told)}が{many}を引き出す目的でタップされるなら、"
    return Clause("生み出す", f"他のタイプや量のマナの代わりに{word.symbols}を", "それは", lead)


@effect.register
def _(word: v.Transform, told: Told) -> list[Clause]:
    what = noun(word.what, told)
    remember(word.what, told)
    return [Clause("変身させる", what + "を")]


@effect.register
def _(word: v.ExileFromTop, told: Told) -> list[Clause]:
    who = noun(word.who, told)
    told.it = Mention("card", word.count != 1)
    return [
        Clause(
            "追放する", f"{who}のライブラリーの一番上からカード{how_many(word.count, '枚', told)}を"
        )
    ]


@effect.register
def _(word: v.RevealUntil, told: Told) -> list[Clause]:
    inside = replace(without_zone(word.until), card=True)
    told.it, told.found = Mention("card"), True
    told.those[word.remember] = Mention("card", plural=True)
    found = bare(inside, told) + "１枚"
    rest = f"{found}が公開されるまで、あなたのライブラリーの一番上からカードを１枚ずつ"
    return [Clause("公開する", rest)]
