"""Damage, life, mana, combat and what becomes of players, in Japanese."""

from judgequiz.engine import events as e
from judgequiz.engine.state import Mana

from .clause import wide
from .events import Names, all_named, name, told

WHY_LOST = {
    "life": "ライフが０点以下になったため、",
    "draw": "カードのないライブラリーからカードを引こうとしたため、",
    "poison": "毒カウンターにより、",
    "team": "チームとして、",
    "effect": "効果により、",
    "concede": "投了により、",
}


def mana_words(mana: tuple[Mana, ...]) -> str:
    return "".join(f"{{{each.type}}}" for each in mana) or "{0}"


@told.register
def _(event: e.DamageDealt, names: Names) -> str:
    kind = "戦闘ダメージ" if event.combat else "ダメージ"
    size = f"{wide(event.amount)}点の{kind}"
    return f"{name(event.source, names)}が{name(event.to, names)}に{size}を与える"


@told.register
def _(event: e.DamagePrevented, names: Names) -> str:
    source, to = name(event.source, names), name(event.to, names)
    return f"{source}が{to}に与えるダメージが{wide(event.amount)}点軽減される"


@told.register
def _(event: e.LifeGained, names: Names) -> str:
    return f"{name(event.player, names)}が{wide(event.amount)}点のライフを得る"


@told.register
def _(event: e.LifeLost, names: Names) -> str:
    return f"{name(event.player, names)}が{wide(event.amount)}点のライフを失う"


@told.register
def _(event: e.ManaAdded, names: Names) -> str:
    return f"{name(event.player, names)}が{mana_words(event.mana)}を加える"


@told.register
def _(event: e.ManaSpent, names: Names) -> str:
    return f"{name(event.player, names)}が{mana_words(event.mana)}を支払う"


@told.register
def _(event: e.ShieldUsed, names: Names) -> str:
    return "盾１つが使われる" if event.left is None else f"盾１つの残りは{wide(event.left)}点になる"


@told.register
def _(event: e.DelayedCreated, names: Names) -> str:
    return f"{name(event.trigger.source, names)}の遅延誘発型能力が作られる"


@told.register
def _(event: e.Replaced, names: Names) -> str:
    by = f"{name(event.source, names)}の効果" if event.source is not None else "置換効果"
    what = f"{name(event.what, names)}に起こるイベント" if event.what is not None else "イベント"
    if event.says == "counters" and event.what is not None:
        return f"{by}により、{name(event.what, names)}の上に置かれるカウンターの数が変わる"
    if event.says in INSTEAD and event.what is not None and event.what == event.source:
        return f"{name(event.what, names)}が自身の効果により、代わりに{INSTEAD[event.says]}"
    if event.says in INSTEAD and event.what is not None:
        return f"{by}により、代わりに{name(event.what, names)}が{INSTEAD[event.says]}"
    return f"{by}が{what}を置き換える"


INSTEAD = {
    "exile": "追放される",
    "hand": "オーナーの手札に戻る",
    "library": "オーナーのライブラリーに置かれる",
    "graveyard": "オーナーの墓地に置かれる",
    "battlefield": "戦場に出る",
}


@told.register
def _(event: e.AttackersDeclared, names: Names) -> str:
    if not event.attackers:
        return f"{name(event.player, names)}は攻撃しない"
    pairs = [f"{name(one, names)}が{name(aim, names)}を攻撃" for one, aim in event.attackers]
    return "し、".join(pairs) + "する"


@told.register
def _(event: e.BlockersDeclared, names: Names) -> str:
    if not event.blockers:
        return f"{name(event.player, names)}はブロックしない"
    pairs = [f"{name(one, names)}が{name(other, names)}をブロック" for one, other in event.blockers]
    return "し、".join(pairs) + "する"


@told.register
def _(event: e.RemovedFromCombat, names: Names) -> str:
    return f"{name(event.what, names)}が戦闘から取り除かれる"


@told.register
def _(event: e.LandPlayed, names: Names) -> str:
    return f"{name(event.player, names)}が{name(event.what, names)}をプレイする"


@told.register
def _(event: e.Suspended, names: Names) -> str:
    return f"{name(event.player, names)}が{name(event.what, names)}を待機状態にする"


@told.register
def _(event: e.Lost, names: Names) -> str:
    why = WHY_LOST.get(event.why, "")
    return f"{name(event.player, names)}{'は、' if why else 'が'}{why}ゲームに敗北する"


@told.register
def _(event: e.GameEnded, names: Names) -> str:
    if not event.winners:
        return "ゲームは引き分けである"
    return f"{all_named(event.winners, names)}がゲームに勝利する"


@told.register
def _(event: e.DrewFromEmptyLibrary, names: Names) -> str:
    return f"{name(event.player, names)}がカードのないライブラリーからカードを引こうとする"


@told.register
def _(event: e.ExtraTurnTaken, names: Names) -> str:
    return f"{name(event.player, names)}がこのターンに続いて追加の１ターンを得る"


@told.register
def _(event: e.CoinFlipped, names: Names) -> str:
    return f"{name(event.player, names)}がコイン投げに{'勝つ' if event.won else '負ける'}"


DECIDED = {
    "pay": "{}のためのコストを支払{}",
    "cast": "{}により唱えてもよいカードを唱え{}",
    "may": "{}に「してもよい」とあることを行{}",
}


@told.register
def _(event: e.MayDecided, names: Names) -> str:
    words = DECIDED.get(event.kind, DECIDED["may"])
    endings = ("る", "ない") if event.kind == "cast" else ("う", "わない")
    done = words.format(name(event.source, names), endings[not event.did])
    return f"{name(event.player, names)}は{done}"


@told.register
def _(event: e.Refused, names: Names) -> str:
    reasons = [f"{reason.words.ja}（CR {reason.cr}）" for reason in event.reasons]
    return "それは認められない" + ("：" + "、".join(reasons) if reasons else "")


@told.register
def _(event: e.Searched, names: Names) -> str:
    found = f"{all_named(event.found, names)}を見つける" if event.found else "何も見つけない"
    return f"{name(event.player, names)}がライブラリーを探し、{found}"


GIVEN = {
    "died": "死亡した",
    "cast": "唱えられた",
    "attacked": "攻撃した",
    "damaged": "ダメージを受けた",
    "land played": "土地をプレイした",
    "gained life": "ライフを得た",
    "lost life": "ライフを失った",
    "entered": "戦場に出た",
    "countered": "打ち消された",
}


@told.register
def _(event: e.Given, names: Names) -> str:
    subject = name(event.who, names) if event.who else "何か"
    if event.view is not None:
        subject = f"《{event.view.name.ja}》"
    return f"このターンのこれより前に、{subject}が{GIVEN.get(event.event, event.event)}"
