"""Instructions about players, permanents and the stack, in Japanese."""

from judgequiz.cards.say.runs import shaped
from judgequiz.cards.say.subjects import needs_subject
from judgequiz.cards.say.told import Mention, Told
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Duration, Zone

from .amounts import per, points
from .changes import exceptions, granted, together
from .clause import Clause
from .costs import counters
from .descriptions import how_many
from .grammar import amount, bare, change, effect, noun
from .lexicon import ZONE_NAMES, cost_name, counter_name
from .moves import act, remember
from .references import this, topic
from .structure import clauses

DURATIONS = {
    Duration.END_OF_TURN: "ターン終了時まで、",
    Duration.YOUR_NEXT_TURN: "あなたの次のターンまで、",
    Duration.END_OF_COMBAT: "戦闘終了時まで、",
    Duration.WHILE_EXILED: "それが追放され続けているかぎり、",
    Duration.WHILE_CONTROLLED: "あなたがそれのコントロールを失うまで、",
    Duration.FOREVER: "",
}
PLAYERS = (
    v.You
    | v.EachPlayer
    | v.EachOpponent
    | v.TargetPlayer
    | v.ThatPlayer
    | v.ControllerOf
    | v.OwnerOf
)


def lasts(duration: Duration, told: Told) -> str:
    if duration is Duration.WHILE_SOURCE_STAYS:
        return f"{noun(v.This(), told)}が戦場に残り続けているかぎり、"
    return DURATIONS[duration]


@effect.register
def _(word: v.DealDamage, told: Told) -> list[Clause]:
    source = this(told) if word.source is None else noun(word.source, told)
    size = points(word.amount, "ダメージ", told)
    to = receiver(word, told)
    if isinstance(word.amount, v.QuotientOf) and isinstance(word.amount.by, v.NumberOf):
        whole = points(word.amount.of, "ダメージ", told)
        done = Clause("与える", f"{to}に{whole}を端数を切り捨てて均等に割り振って", source + "は")
    elif word.divided:
        done = Clause("割り振って与える", f"{to}に{size}をあなたの望むように", source + "は")
    else:
        done = Clause(
            "与える", f"{to}に{'それぞれ' if is_each(word.to) else ''}{size}を", source + "は"
        )
    return [done] if word.preventable else [done, Clause("軽減できない", "", "このダメージは")]


def is_each(to: object) -> bool:
    return isinstance(to, v.EachOf | v.EachPlayer | v.EachOpponent)


def receiver(word: v.DealDamage, told: Told) -> str:
    """Who or what is dealt damage."""
    if isinstance(word.to, v.EachOf):
        return each(word.to.what, told)
    who = noun(word.to, told)
    remember(word.to, told)
    return who


def each(what: v.What, told: Told) -> str:
    """「飛行を持つ各クリーチャー」."""
    return bare(what, told, every="各")


@effect.register
def _(word: v.GainLife, told: Told) -> list[Clause]:
    return [Clause("得る", points(word.amount, "ライフ", told) + "を", topic(word.who, told))]


@effect.register
def _(word: v.LoseLife, told: Told) -> list[Clause]:
    if isinstance(word.amount, v.HalfOf) and isinstance(word.amount.of, v.LifeOf):
        up = "切り上げた" if word.amount.up else "切り捨てた"
        return [Clause("失う", f"自分のライフの端数を{up}半分を", topic(word.who, told))]
    return [Clause("失う", points(word.amount, "ライフ", told) + "を", topic(word.who, told))]


@effect.register
def _(word: v.AddMana, told: Told) -> list[Clause]:
    """「{G}{G}を加える」, 「好きな色１色のマナ１点を加える」."""
    if word.among == "symbols":
        return [act(word.who, word.symbols.replace("}{", "}か{") + "を", "加える", told)]
    if word.symbols:
        many = per(word.amount, told) if word.amount != 1 else ""
        more = "追加の" if told.adding else ""
        return [act(word.who, f"{many}{more}{word.symbols}を", "加える", told)]
    many = how_many(word.amount, "点", told)
    of = f"{noun(word.of, told)}の" if word.of is not None else "それの"
    kinds = {
        "any": "好きな色１色の",
        "exiled": f"{of}色のうち好きな１色の",
        "chosen": "その選ばれた色の",
    }
    kind = kinds[word.among or "any"]
    return [act(word.who, f"{kind}マナ{many}を", "加える", told)]


@effect.register
def _(word: v.PutCounters, told: Told) -> list[Clause]:
    many = counters(word.kind, word.count, told)
    if isinstance(word.what, PLAYERS):
        return [Clause("得る", many + "を", topic(word.what, told))]
    if isinstance(word.what, v.EachOf):
        return [Clause("置く", f"{each(word.what.what, told)}の上にそれぞれ{many}を")]
    where = noun(word.what, told)
    remember(word.what, told)
    if word.divided:
        return [Clause("割り振って置く", f"{where}の上に{many}を")]
    return [Clause("置く", f"{where}の上に{many}を")]


@effect.register
def _(word: v.RemoveCounters, told: Told) -> list[Clause]:
    name = counter_name(word.kind) if word.kind else "カウンター"
    what = noun(word.what, told)
    many = f"すべての{name}" if word.count is None else counters(word.kind, word.count, told)
    remember(word.what, told)
    return [Clause("取り除く", f"{what}の上から{many}を")]


@effect.register
def _(word: v.MoveCounters, told: Told) -> list[Clause]:
    origin = noun(word.origin, told)
    return [Clause("移動する", f"{origin}の上からすべてのカウンターを{noun(word.to, told)}の上に")]


@effect.register
def _(word: v.Proliferate, told: Told) -> list[Clause]:
    return [Clause("行う", "増殖を")]


def on(verb: str, ref: v.Ref, told: Told) -> list[Clause]:
    """An instruction with one object."""
    what = noun(ref, told)
    remember(ref, told)
    return [Clause(verb, what + "を")]


@effect.register
def _(word: v.Tap, told: Told) -> list[Clause]:
    return on("タップする", word.what, told)


@effect.register
def _(word: v.Untap, told: Told) -> list[Clause]:
    return on("アンタップする", word.what, told)


@effect.register
def _(word: v.Attach, told: Told) -> list[Clause]:
    what = noun(word.what, told)
    return [Clause("つける", f"{what}を{noun(word.to, told)}に")]


@effect.register
def _(word: v.Detach, told: Told) -> list[Clause]:
    return on("はずす", word.what, told)


@effect.register
def _(word: v.GainControl, told: Told) -> list[Clause]:
    lead = lasts(word.duration, told)
    what = noun(word.what, told)
    remember(word.what, told)
    who = topic(word.who, told) if word.who is not None else ""
    return [Clause("得る", f"{what}のコントロールを", who, lead)]


@effect.register
def _(word: v.Until, told: Told) -> list[Clause]:
    """「ターン終了時まで、それは＋３/＋３の修整を受けトランプルを得る」."""
    subject = ""
    if word.what is not None and needs_subject(word.changes):
        subject = noun(word.what, told)
        if not isinstance(word.what, PLAYERS):
            remember(word.what, told)
    said = together([change(one, told, subject, lasting=False) for one in shaped(word.changes)])
    if not said:
        return []
    lead = lasts(word.duration, told)
    forbids = all(isinstance(one, v.Cant | v.PreventDamage | v.Must) for one in word.changes)
    if forbids and word.duration is Duration.END_OF_TURN:
        lead = "" if "このターン" in said[0].plain() else "このターン、"
    return [said[0].led(lead), *said[1:]]


@effect.register
def _(word: v.BecomeCopy, told: Told) -> list[Clause]:
    lead = lasts(word.duration, told)
    who = noun(word.what, told)
    return [Clause("なる", f"{noun(word.of, told)}のコピーに", who + "は", lead)]


@effect.register
def _(word: v.Regenerate, told: Told) -> list[Clause]:
    return on("再生する", word.what, told)


@effect.register
def _(word: v.Fight, told: Told) -> list[Clause]:
    one = noun(word.a, told)
    return [Clause("行う", f"{noun(word.b, told)}と格闘を", one + "は")]


@effect.register
def _(word: v.TakeExtraTurn, told: Told) -> list[Clause]:
    return [act(word.who, "このターンに続いて追加の１ターンを", "行う", told)]


@effect.register
def _(word: v.WinGame, told: Told) -> list[Clause]:
    return [Clause("勝利する", "ゲームに", topic(word.who, told))]


@effect.register
def _(word: v.LoseGame, told: Told) -> list[Clause]:
    return [Clause("敗北する", "ゲームに", topic(word.who, told))]


@effect.register
def _(word: v.Counter, told: Told) -> list[Clause]:
    what = noun(word.what, told)
    remember(word.what, told)
    done = [Clause("打ち消す", what + "を")]
    return done if word.to is Zone.GRAVEYARD else [*done, instead_of_graveyard(word.to)]


def instead_of_graveyard(zone: Zone) -> Clause:
    lead = "これにより呪文が打ち消されたなら、オーナーの墓地に置く代わりに"
    if zone is Zone.EXILE:
        return Clause("追放する", "それを", "", lead)
    place = "ライブラリーの一番上" if zone is Zone.LIBRARY else ZONE_NAMES[zone]
    return Clause("戻す" if zone is Zone.HAND else "置く", f"それをオーナーの{place}に", "", lead)


@effect.register
def _(word: v.CopySpell, told: Told) -> list[Clause]:
    what = noun(word.what, told)
    told.it = Mention("copy")
    times = times_copied(word.count, told)
    what = exceptions(word.excepting, told) + what
    copied = act(word.who, f"{times}{what}を", "コピーする", told)
    return [copied, *new_targets(word.who, told, wanted=word.new_targets, many=bool(times))]


def times_copied(count: v.Amount, told: Told) -> str:
    """「複製コストが支払われた回数１回につき１つ、」; once is not said."""
    match count:
        case 1:
            return ""
        case int():
            return f"{amount(count, told)}回、"
        case v.TimesPaid(name=name):
            return f"{cost_name(name)}が支払われた回数１回につき１つ、"
    return f"{amount(count, told)}に等しい回数、"


def new_targets(
    who: v.PlayerRef | None, told: Told, *, wanted: bool, many: bool = False
) -> list[Clause]:
    one = topic(who, told) if who is not None else "あなたは"
    copies = "それらのコピーの" if many else "そのコピーの"
    return [Clause("選ぶ", f"{copies}新しい対象を").may(one)] if wanted else []


@effect.register
def _(word: v.CopyAbility, told: Told) -> list[Clause]:
    what = noun(word.what, told)
    told.it = Mention("copy")
    return [Clause("コピーする", what + "を"), *new_targets(None, told, wanted=word.new_targets)]


@effect.register
def _(word: v.GetEmblem, told: Told) -> list[Clause]:
    abilities = granted(word.abilities, told, "紋章")
    return [Clause("得る", f"{abilities}を持つ紋章を", "あなたは")]


@effect.register
def _(word: v.ChooseNewTargets, told: Told) -> list[Clause]:
    return [Clause("選ぶ", f"{noun(word.what, told)}の新しい対象を")]


@change.register
def _(word: v.AsYouCascade, told: Told, subject: str, *, lasting: bool) -> Clause:
    done = clauses(word.effects, told)
    before = "、".join(one.stem() for one in done[:-1])
    last = done[-1]
    return last._replace(
        lead="あなたが続唱を行うに際し、" + (before + "、" if before else "") + last.lead
    )
