"""Costs in Japanese."""

from dataclasses import replace

from judgequiz.cards.say.runs import without_zone
from judgequiz.cards.say.told import CARD_ZONES, Told
from judgequiz.engine import vocabulary as v

from .amounts import points
from .clause import Clause, wide
from .descriptions import counted, how_many
from .grammar import bare, cost, noun
from .lexicon import counter_name


@cost.register
def _(word: v.Cost, told: Told) -> Clause:
    return Clause("", before_colon(word, told))


def before_colon(word: v.Cost, told: Told) -> str:
    """The cost of an activated ability: 「{1}, {T}, カード１枚を捨てる」."""
    mana = str(word.mana)
    parts = [mana] if mana else []
    parts += [cost(part, told).plain() for part in word.parts]
    return ", ".join(parts) or "{0}"


def paying(word: v.Cost, told: Told) -> Clause:
    """The cost as one clause: 「{1}を支払い、カード１枚を捨てる」."""
    mana = str(word.mana)
    parts = [Clause("支払う", f"{mana}を")] if mana or not word.parts else []
    if not word.parts and not mana:
        parts = [Clause("支払う", "{0}を")]
    parts += [cost(part, told) for part in word.parts]
    before = "".join(part.stem() + "、" for part in parts[:-1])
    return parts[-1]._replace(rest=before + parts[-1].rest)


@cost.register
def _(word: v.TapThis, told: Told) -> Clause:
    return Clause("", "{T}")


@cost.register
def _(word: v.UntapThis, told: Told) -> Clause:
    return Clause("", "{Q}")


@cost.register
def _(word: v.PayLife, told: Told) -> Clause:
    return Clause("支払う", points(word.amount, "ライフ", told) + "を")


@cost.register
def _(word: v.SacrificeThis, told: Told) -> Clause:
    return Clause("生け贄に捧げる", f"{noun(v.This(), told)}を")


@cost.register
def _(word: v.SacrificeSome, told: Told) -> Clause:
    return Clause("生け贄に捧げる", f"{counted(mine(word.what), word.count, told)}を")


def mine(what: v.What) -> v.What:
    """The same without 「あなたがコントロールしている」, which sacrificing implies."""
    return replace(what, control="") if what.control == "you" else what


@cost.register
def _(word: v.DiscardThis, told: Told) -> Clause:
    return Clause("捨てる", f"{noun(v.This(), told)}を")


@cost.register
def _(word: v.DiscardSome, told: Told) -> Clause:
    return Clause("捨てる", f"{cards(word.what, word.count, told)}を")


def cards(what: v.What | None, count: object, told: Told) -> str:
    """Cards from a hand, without saying the hand: 「土地・カード１枚」."""
    inside = without_zone(what or v.What())
    number = how_many(count, "枚", told)
    return bare(inside, told) + number


@cost.register
def _(word: v.ExileThis, told: Told) -> Clause:
    return Clause("追放する", f"{noun(v.This(), told)}を")


@cost.register
def _(word: v.ExileSome, told: Told) -> Clause:
    return Clause("追放する", f"{counted(your_zone(word.what), word.count, told)}を")


def your_zone(what: v.What) -> v.What:
    """Cards to pay with are your own."""
    return replace(what, owner="you") if what.zone in CARD_ZONES and not what.owner else what


@cost.register
def _(word: v.TapSome, told: Told) -> Clause:
    what = replace(word.what, tapped=False, control="you")
    return Clause("タップする", f"{counted(what, word.count, told)}を")


@cost.register
def _(word: v.ReturnSome, told: Told) -> Clause:
    what = replace(word.what, control="you")
    return Clause("戻す", f"{counted(what, word.count, told)}をオーナーの手札に")


@cost.register
def _(word: v.RemoveCountersFromThis, told: Told) -> Clause:
    return Clause(
        "取り除く", f"{noun(v.This(), told)}の上から{counters(word.kind, word.count, told)}を"
    )


def counters(kind: str, count: object, told: Told) -> str:
    """「時間カウンター３個」."""
    return counter_name(kind) + how_many(count, "個", told)


@cost.register
def _(word: v.Loyalty, told: Told) -> Clause:
    sign = "＋" if word.amount > 0 else "－" if word.amount < 0 else ""
    return Clause("", sign + wide(abs(word.amount)))
