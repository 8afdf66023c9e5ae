"""Trigger events in Japanese."""

from dataclasses import replace

from judgequiz.cards.say.runs import without_zone
from judgequiz.cards.say.times import happens_once
from judgequiz.cards.say.told import Mention, Told, kind_of, mention_of
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Step, Zone

from .clause import Clause, wide
from .descriptions import counted
from .grammar import condition, noun, trigger
from .lexicon import STEP_NAMES, ZONE_NAMES, counter_name


def when(word: v.When, told: Told) -> str:
    """The trigger with its last word: 「灯台の番人が戦場に出たとき、」."""
    if isinstance(word, v.AtBeginning):
        return beginning(word, told, following=False)
    clause = trigger(word, told)
    if isinstance(word, v.StateIs):
        return clause.plain() + "とき、"
    return clause.past() + "とき、" if happens_once(word) else clause.plain() + "たび、"


def about(what: object, told: Told) -> str:
    """What the event is about."""
    if isinstance(what, v.What):
        told.that = Mention(kind_of(what))
        return counted(what, 1, told)
    words = noun(what, told)
    told.that = None if isinstance(what, v.This) else mention_of(what, told)
    return words


def player(who: v.PlayerRef | None, told: Told) -> str:
    """The player that the event is about."""
    if who is None or isinstance(who, v.EachPlayer):
        return "プレイヤー１人"
    if isinstance(who, v.EachOpponent | v.Opponents):
        return "対戦相手１人"
    return noun(who, told)


def event(what: object, rest: str, verb: str, told: Told) -> Clause:
    return Clause(verb, rest, about(what, told) + "が")


@trigger.register
def _(word: v.EitherOf, told: Told) -> Clause:
    """「これが戦場に出たか死亡した」, or where it may happen again 「戦場に出るか攻撃する」: the subject is said once.

    Of two subjects: 「これが戦場に出るか、これが憑依しているクリーチャーが死亡した」.
    """
    first, *others = (trigger(when, told) for when in word.whens)
    same = (first.subject, "これが", "それが")
    rest = [other._replace(subject="") if other.subject in same else other for other in others]
    either = "か" if not any(one.subject for one in rest) else "か、"
    in_the_past = happens_once(word) and either == "か"
    before = [first, *rest[:-1]]
    said = either.join(one.past() if in_the_past else one.plain() for one in before)
    return rest[-1]._replace(lead=said + either + rest[-1].lead)


@trigger.register
def _(word: v.Casts, told: Told) -> Clause:
    who = player(word.who, told) + "が"
    if isinstance(word.what, v.This):
        told.this_said = True
        return Clause("唱える", "この呪文を", who)
    if isinstance(word.what, v.What):
        told.that = told.that_spell = Mention("spell")
        what = counted(replace(word.what, zone=Zone.STACK, spell=True), 1, told)
        if word.nth is not None:
            nth = "最初の" if word.nth == 1 else f"{wide(word.nth)}つ目の"
            return Clause("唱える", f"各ターンの{nth}{what.removesuffix('１つ')}を", who)
        return Clause("唱える", what + "を", who)
    return Clause("唱える", noun(word.what, told) + "を", who)


@trigger.register
def _(word: v.Enters, told: Told) -> Clause:
    return event(word.what, "戦場に", "出る", told)


@trigger.register
def _(word: v.Leaves, told: Told) -> Clause:
    return event(word.what, "戦場を", "離れる", told)


@trigger.register
def _(word: v.Dies, told: Told) -> Clause:
    return event(word.what, "", "死亡する", told)


@trigger.register
def _(word: v.PutIntoGraveyard, told: Told) -> Clause:
    origin = f"{ZONE_NAMES[word.origin]}から" if word.origin else "いずれかの領域から"
    if word.resolving:
        origin = "解決中に"
    return event(word.what, f"{origin}墓地に", "置かれる", told)


@trigger.register
def _(word: v.AtBeginning, told: Told) -> Clause:
    return Clause("", beginning(word, told, following=False))


def beginning(word: v.AtBeginning, told: Told, *, following: bool) -> str:
    """「あなたのアップキープの開始時に、」; `following` is the next one, for a delayed trigger."""
    step = STEP_NAMES[word.step]
    next_one = "次の" if following else ""
    if word.step is Step.COMBAT:
        turn = "各ターン" if word.who is None else f"{noun(word.who, told)}のターン"
        return f"{next_one}{turn}の戦闘の開始時に、"
    if word.who is None:
        return f"{next_one or '各'}{step}の開始時に、"
    return f"{next_one}{whose(word.who, told)}の{step}の開始時に、"


def whose(who: v.PlayerRef, told: Told) -> str:
    if isinstance(who, v.Opponents):
        return "各対戦相手"
    return noun(who, told)


@trigger.register
def _(word: v.CountersRemoved, told: Told) -> Clause:
    what = about(word.what, told)
    which = f"最後の{counter_name(word.kind)}" if word.last else f"{counter_name(word.kind)}１個"
    return Clause("取り除かれる", f"{what}の上から{which}が")


@trigger.register
def _(word: v.CountersPut, told: Told) -> Clause:
    what = about(word.what, told)
    return Clause("置かれる", f"{what}の上に{counter_name(word.kind)}１個以上が")


@trigger.register
def _(word: v.DealsDamage, told: Told) -> Clause:
    who = about(word.source, told)
    damage = "戦闘ダメージを" if word.combat else "ダメージを"
    to = f"{receiver(word.to, told)}に" if word.to is not None else ""
    return Clause("与える", to + damage, who + "が")


def receiver(what: v.Filter, told: Told) -> str:
    if isinstance(what, v.AnyTarget):
        return "パーマネント１つかプレイヤー１人"
    return counted(what, 1, told)


@trigger.register
def _(word: v.Attacks, told: Told) -> Clause:
    told.is_attack = True
    return event(word.what, "", "単独で攻撃する" if word.alone else "攻撃する", told)


@trigger.register
def _(word: v.Blocks, told: Told) -> Clause:
    if word.becomes_blocked:
        return event(word.what, "ブロックされた状態に", "なる", told)
    return event(word.what, "", "ブロックする", told)


@trigger.register
def _(word: v.BecomesTarget, told: Told) -> Clause:
    told.that_spell = Mention("spell" if word.of_spell else "spell or ability")
    who = f"{player(word.who, told)}がコントロールしている" if word.who is not None else ""
    by = "呪文" if word.of_spell else "呪文や能力"
    return event(word.what, f"{who}{by}の対象に", "なる", told)


@trigger.register
def _(word: v.Draws, told: Told) -> Clause:
    return Clause("引く", "カード１枚を", player(word.who, told) + "が")


@trigger.register
def _(word: v.Discards, told: Told) -> Clause:
    who = player(word.who, told) + "が"
    if word.what is not None and not isinstance(word.what, v.What):
        return Clause("捨てる", noun(word.what, told) + "を", who)
    told.that = Mention("card")
    return Clause("捨てる", counted(without_zone(word.what or v.What()), 1, told) + "を", who)


@trigger.register
def _(word: v.Cycles, told: Told) -> Clause:
    who = player(word.who, told) + "が"
    if word.what is not None and not isinstance(word.what, v.What):
        return Clause("サイクリングする", noun(word.what, told) + "を", who)
    told.that = Mention("card")
    what = counted(without_zone(word.what or v.What(zone=Zone.HAND)), 1, told)
    return Clause("サイクリングする", what + "を", who)


@trigger.register
def _(word: v.GainsLife, told: Told) -> Clause:
    return Clause("得る", "ライフを", player(word.who, told) + "が")


@trigger.register
def _(word: v.LosesLife, told: Told) -> Clause:
    return Clause("失う", "ライフを", player(word.who, told) + "が")


@trigger.register
def _(word: v.LandPlayed, told: Told) -> Clause:
    told.that = Mention("land")
    return Clause("プレイする", "土地１つを", player(word.who, told) + "が")


@trigger.register
def _(word: v.Sacrifices, told: Told) -> Clause:
    who = player(word.who, told) + "が"
    return Clause("生け贄に捧げる", about(word.what, told) + "を", who)


@trigger.register
def _(word: v.CounteredSpell, told: Told) -> Clause:
    told.that_spell = Mention(kind_of(word.what))
    by = (
        f"{player(word.by, told)}がコントロールしている呪文や能力によって"
        if word.by is not None
        else ""
    )
    return Clause("打ち消される", by, counted(word.what, 1, told) + "が")


@trigger.register
def _(word: v.AbilityActivated, told: Told) -> Clause:
    told.that_spell = Mention("ability")
    kinds = {True: "忠誠度能力", False: "忠誠度能力でない能力", None: "マナ能力でない能力"}
    which = kinds[word.loyalty] + "１つを"
    return Clause("起動する", which, player(word.who, told) + "が")


@trigger.register
def _(word: v.TapsForMana, told: Told) -> Clause:
    aim = f"{{{word.type}}}を引き出す目的で" if word.type else "マナを引き出す目的で"
    if word.who is not None:
        who = player(word.who, told) + "が"
        return Clause("タップする", f"{aim}{about(word.what, told)}を", who)
    return Clause("タップされる", aim, about(word.what, told) + "が")


@trigger.register
def _(word: v.Shuffles, told: Told) -> Clause:
    return Clause("切り直す", "呪文や能力によってライブラリーを", player(word.who, told) + "が")


@trigger.register
def _(word: v.StateIs, told: Told) -> Clause:
    return Clause("", condition(word.condition, told))
