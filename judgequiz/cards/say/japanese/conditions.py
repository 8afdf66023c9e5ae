"""Conditions in Japanese, and their opposites; they stand before 場合, なら or かぎり."""

from dataclasses import replace

from judgequiz.cards.say.runs import all_controlled_by, looked_for, without_zone
from judgequiz.cards.say.told import CARD_ZONES, Told
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Zone

from .clause import wide
from .descriptions import CONTROLLERS, counted, how_many, unit
from .grammar import amount, bare, condition, noun
from .lexicon import STEP_NAMES, ZONE_NAMES, cost_name, counter_name


@condition.register
def _(word: v.Not, told: Told, *, yes: bool = True) -> str:
    return condition(word.condition, told, yes=not yes)


@condition.register
def _(word: v.All, told: Told, *, yes: bool = True) -> str:
    joint = "、かつ、" if yes else "か、"
    return joint.join(condition(each, told, yes=yes) for each in word.conditions)


@condition.register
def _(word: v.Any, told: Told, *, yes: bool = True) -> str:
    """「あなたが森か平地をコントロールしている」."""
    if who := all_controlled_by(word):
        kinds = [bare(replace(each, control=""), told) for each in looked_for(word)]
        return (
            f"{CONTROLLERS[who]}が{'か'.join(kinds)}をコントロールして{'いる' if yes else 'いない'}"
        )
    joint = "か、" if yes else "、かつ、"
    return joint.join(condition(each, told, yes=yes) for each in word.conditions)


@condition.register
def _(word: v.Exists, told: Told, *, yes: bool = True) -> str:
    """「あなたがクリーチャー２体以上をコントロールしている」."""
    what = word.what
    if what.control and what.zone is Zone.BATTLEFIELD:
        number, there = quantity(replace(what, control=""), word, told, yes=yes)
        who = CONTROLLERS[what.control]
        return f"{who}が{number}をコントロールして{'いる' if there else 'いない'}"
    place = place_of(what)
    inside = without_zone(what) if what.zone in CARD_ZONES else replace(what, owner="")
    number, there = quantity(
        inside, word, told, yes=yes, unit_word="枚" if what.zone in CARD_ZONES else ""
    )
    return (
        f"{place}に{number}が{'ある' if there else 'ない'}"
        if not is_living(what)
        else (f"{place}に{number}が{'いる' if there else 'いない'}")
    )


def is_living(what: v.What) -> bool:
    return unit(what) == "体"


def place_of(what: v.What) -> str:
    owner = CONTROLLERS.get(what.owner, what.owner)
    place = {Zone.STACK: "スタック上"}.get(what.zone, ZONE_NAMES[what.zone])
    return f"{owner}の{place}" if owner and what.zone in CARD_ZONES else place


def quantity(
    what: v.What, word: v.Exists, told: Told, *, yes: bool, unit_word: str = ""
) -> tuple[str, bool]:
    """How many, and whether they are there or not."""
    noun_words = bare(what, told)
    unit_word = unit_word or unit(what)

    def number(count: int) -> str:
        return noun_words + how_many(count, unit_word, told)

    if word.least == 0 and word.most is not None:
        if word.most == 0:
            return noun_words, not yes
        return (number(word.most) + "以下", True) if yes else (number(word.most + 1) + "以上", True)
    if word.most is not None and word.most == word.least:
        return "ちょうど" + number(word.least), yes
    if word.most is not None:
        return f"{number(word.least)}以上{how_many(word.most, unit_word, told)}以下", yes
    if word.least == 1:
        return noun_words, yes
    return (number(word.least) + "以上", True) if yes else (number(word.least - 1) + "以下", True)


@condition.register
def _(word: v.Is, told: Told, *, yes: bool = True) -> str:
    who = noun(word.ref, told)
    if isinstance(word.what, v.What):
        state = state_of(word.what, yes=yes)
        if state:
            return f"{who}が{state}"
    what = word.what
    if isinstance(what, v.What) and what.zone in CARD_ZONES and not what.owner:
        what = without_zone(what)
    return f"{who}が{bare(what, told)}で{'ある' if yes else 'ない'}"


def state_of(what: v.What, *, yes: bool) -> str:
    """A description of one adjective as a predicate."""
    if what.tapped is not None and what == v.What(zone=what.zone, tapped=what.tapped):
        state = "タップ状態" if what.tapped else "アンタップ状態"
        return f"{state}で{'ある' if yes else 'ない'}"
    if what.attacking and what == v.What(zone=what.zone, attacking=True):
        return "攻撃している" if yes else "攻撃していない"
    if what.multicoloured is not None and what == v.What(
        zone=what.zone, multicoloured=what.multicoloured
    ):
        return f"{'多色' if what.multicoloured else '単色'}で{'ある' if yes else 'ない'}"
    return ""


@condition.register
def _(word: v.Compare, told: Told, *, yes: bool = True) -> str:
    if isinstance(word.a, v.TimesPaid) and (word.op, word.b) == (">=", 1):
        return f"これの{cost_name(word.a.name)}が支払われて{'いた' if yes else 'いない'}"
    opposite = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}
    op = word.op if yes else opposite.get(word.op, word.op)
    first, second = amount(word.a, told), amount(word.b, told)
    tail = {"<": "より小さい", "<=": "以下である", ">=": "以上である", ">": "より大きい"}
    if op == "=":
        return f"{first}が{second}に等し{'い' if yes else 'くない'}"
    return f"{first}が{second}{tail[op]}"


@condition.register
def _(word: v.HasCounters, told: Told, *, yes: bool = True) -> str:
    who = noun(word.ref, told)
    if word.most == 0:
        return f"{who}の上に{counter_name(word.kind)}が{'ない' if yes else 'ある'}"
    if word.most is not None:
        many = f"{wide(word.most)}個以下" if yes else f"{wide(word.most + 1)}個以上"
        return f"{who}の上に{counter_name(word.kind)}{many}がある"
    if word.least <= 1:
        return f"{who}の上に{counter_name(word.kind)}が{'ある' if yes else 'ない'}"
    many = f"{wide(word.least)}個以上" if yes else f"{wide(word.least - 1)}個以下"
    return f"{who}の上に{counter_name(word.kind)}{many}がある"


@condition.register
def _(word: v.IsTurnOf, told: Told, *, yes: bool = True) -> str:
    who = noun(word.who, told)
    now = "か".join(STEP_NAMES[step] for step in word.steps) if word.steps else "ターン"
    return f"{who}の{now}で{'ある' if yes else 'ない'}"


HAPPENED = {
    "died": ("死亡していた", "死亡していない"),
    "cast": ("唱えられていた", "唱えられていない"),
    "attacked": ("攻撃していた", "攻撃していない"),
    "damaged": ("ダメージを受けていた", "ダメージを受けていない"),
    "land played": ("プレイされていた", "プレイされていない"),
    "gained life": ("ライフを得ていた", "ライフを得ていない"),
    "lost life": ("ライフを失っていた", "ライフを失っていない"),
    "entered": ("戦場に出ていた", "戦場に出ていない"),
    "countered": ("打ち消されていた", "打ち消されていない"),
}
DID = {
    "cast": ("唱えていた", "唱えていない"),
    "countered": ("打ち消していた", "打ち消していない"),
    "land played": ("プレイしていた", "プレイしていない"),
}


@condition.register
def _(word: v.Happened, told: Told, *, yes: bool = True) -> str:
    """「このターンにクリーチャーが死亡していた」."""
    if word.who is not None and word.event == "entered" and word.what is not None:
        other = "他の" if word.what.other_than is not None else ""
        there = other + counted(replace(word.what, other_than=None), 1, told)
        under = f"{noun(word.who, told)}のコントロール下で"
        return f"このターンに{under}{there}が{HAPPENED[word.event][not yes]}"
    who = f"{noun(word.who, told)}が" if word.who is not None else ""
    if word.event == "land played" and word.what is None:
        what = "土地" + how_many(word.least, "つ", told)
    elif word.what is not None:
        on_stack = word.event in ("cast", "countered")
        described = replace(word.what, zone=Zone.STACK, spell=True) if on_stack else word.what
        what = counted(described, word.least, told) + ("以上" if word.least > 1 else "")
        if word.event == "died" and word.least == 1:
            what = bare(described, told)
    else:
        what = "呪文" + how_many(word.least, "つ", told) if word.event in DID else ""
    if word.event in DID and who:
        return f"このターンに{who}{what}を{DID[word.event][not yes]}"
    times = f"{wide(word.least)}回以上" if word.what is None and word.least > 1 else ""
    subject = (who or (f"{what}が" if what else "")) + times
    return f"このターンに{subject}{HAPPENED[word.event][not yes]}"


@condition.register
def _(word: v.CameUnderControlSinceLastUpkeep, told: Told, *, yes: bool = True) -> str:
    this = noun(v.This(), told)
    verb = "なっていた" if yes else "なっていない"
    return f"{this}が直前のあなたのアップキープの開始時よりも後にあなたのコントロール下に{verb}"


@condition.register
def _(word: v.Impends, told: Told, *, yes: bool = True) -> str:
    this = noun(v.This(), told)
    time = counter_name("time")
    if yes:
        return f"{this}の兆候コストが支払われておりその上に{time}がある"
    return f"{this}の兆候コストが支払われていないかその上に{time}がない"


@condition.register
def _(word: v.IsSuspended, told: Told, *, yes: bool = True) -> str:
    return f"{noun(word.ref, told)}が待機状態で{'ある' if yes else 'ない'}"


@condition.register
def _(word: v.Paid, told: Told, *, yes: bool = True) -> str:
    who = noun(word.ref or v.This(), told)
    if word.name == "kicker":
        return f"{who}がキッカーされて{'いた' if yes else 'いない'}"
    return f"{who}の{cost_name(word.name)}が支払われて{'いた' if yes else 'いない'}"


@condition.register
def _(word: v.WasCastFrom, told: Told, *, yes: bool = True) -> str:
    who = noun(v.This(), told)
    place = (
        f"{'あなたの' if word.zone is Zone.HAND else ''}{ZONE_NAMES[word.zone]}から"
        if word.zone
        else ""
    )
    return f"{who}が{place}唱えられて{'いた' if yes else 'いない'}"


@condition.register
def _(word: v.SpentManaFrom, told: Told, *, yes: bool = True) -> str:
    source = counted(word.source, 1, told)
    return f"それを唱えるために{source}からのマナが支払われて{'いた' if yes else 'いない'}"


@condition.register
def _(word: v.Did, told: Told, *, yes: bool = True) -> str:
    return "そうした" if yes else "そうしなかった"
