"""Game events in Japanese."""

from collections.abc import Callable, Iterable
from functools import singledispatch

from judgequiz.cards.say.names import japanese_name, keyword_of
from judgequiz.cards.say.told import Unsaid
from judgequiz.engine import events as e
from judgequiz.engine.kinds import Form, Step, Zone
from judgequiz.engine.state import Aim
from judgequiz.engine.text import Text

from .clause import wide
from .lexicon import (
    STEP_NAMES,
    ZONE_NAMES,
    cost_name,
    counter_name,
    keyword_name,
    subtype_name,
)

Names = Callable[[Aim], Text]

PRIVATE = frozenset({Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD})
UNNAMED = "カード１枚"
UNBRACKETED = ("トークン", UNNAMED, "能力１つ")


def in_japanese(event: e.Event, names: Names) -> str:
    """The event as a sentence."""
    return told(event, names) + "。"


@singledispatch
def told(event: e.Event, names: Names) -> str:
    """The event without full stop."""
    raise Unsaid(event)


def name(aim: Aim, names: Names) -> str:
    """A player as named, a card's name in 《》."""
    words = names(aim).ja
    if isinstance(aim, str) or "《" in words or words.endswith(UNBRACKETED):
        return words
    return f"《{words}》"


def all_named(aims: Iterable[Aim], names: Names) -> str:
    """Each by name; of what nobody names only how many there are."""
    named = [name(aim, names) for aim in aims]
    unnamed = named.count(UNNAMED)
    if unnamed > 1:
        named = [*(words for words in named if words != UNNAMED), f"カード{wide(unnamed)}枚"]
    return "と".join(named)


def zone_of(zone: Zone, player: str, names: Names) -> str:
    return f"{name(player, names)}の{ZONE_NAMES[zone]}" if zone in PRIVATE else ZONE_NAMES[zone]


def counters(kind: str, count: int) -> str:
    return f"{counter_name(kind)}{wide(count)}個"


@told.register
def _(event: e.TurnBegan, names: Names) -> str:
    return f"{name(event.player, names)}のターン（第{wide(event.number)}ターン）が始まる"


@told.register
def _(event: e.StepBegan, names: Names) -> str:
    step = {Step.COMBAT: "戦闘開始ステップ", Step.UPKEEP: "アップキープ・ステップ"}.get(event.step)
    return f"{step or STEP_NAMES[event.step]}が始まる"


@told.register
def _(event: e.PriorityGiven, names: Names) -> str:
    return f"{name(event.player, names)}が優先権を得る"


@told.register
def _(event: e.Passed, names: Names) -> str:
    return f"{name(event.player, names)}が優先権をパスする"


@told.register
def _(event: e.Moved, names: Names) -> str:
    what, owner = name(event.what, names), event.thing.owner
    place = zone_of(event.to, owner, names)
    if event.dies:
        return f"{what}が死亡する"
    match event.to:
        case Zone.BATTLEFIELD:
            return f"{what}が{name(event.thing.controller, names)}のコントロール下で戦場に出る"
        case Zone.STACK:
            return f"{what}がスタックに置かれる"
        case Zone.EXILE:
            return f"{what}が{zone_of(event.origin, owner, names)}から追放される"
        case Zone.LIBRARY:
            where = {0: "の一番上に置かれる", None: "に加えられる"}.get(
                event.position, "の一番下に置かれる"
            )
            return f"{what}が{place}{where}"
        case Zone.HAND:
            back = "加えられる" if event.origin is Zone.LIBRARY else "戻る"
            return f"{what}が{place}に{back}"
        case _:
            if event.origin in PRIVATE:
                place = ZONE_NAMES[event.to]
            return f"{what}が{zone_of(event.origin, owner, names)}から{place}に置かれる"


@told.register
def _(event: e.Made, names: Names) -> str:
    what = name(event.thing.id, names)
    if event.thing.form is Form.TOKEN:
        token = what if what.endswith("トークン") else f"{what}のトークン"
        return f"{name(event.thing.controller, names)}が{token}を生成する"
    if event.thing.form is Form.ABILITY:
        return f"{what}がスタックに置かれる"
    return f"{what}が作られる"


@told.register
def _(event: e.BeganHaunting, names: Names) -> str:
    return f"{name(event.what, names)}が{name(event.creature, names)}に憑依する"


@told.register
def _(event: e.Ceased, names: Names) -> str:
    return f"{name(event.what, names)}が消滅する"


@told.register
def _(event: e.Shuffled, names: Names) -> str:
    return f"{name(event.player, names)}がライブラリーを切り直す"


def aimed(aims: tuple[Aim, ...], by: str, names: Names) -> str:
    """What `by` targets, themself as 自分; one thing that several targets name is said once."""
    said = ["自分" if aim == by else name(aim, names) for aim in aims]
    if len(aims) > 1 and len(set(aims)) == 1:
        return f"{said[0]}を{wide(len(aims))}回対象として"
    return f"{'と'.join(said)}を対象として" if aims else ""


@told.register
def _(event: e.CastSpell, names: Names) -> str:
    aims = aimed(event.announced.aims, event.player, names)
    way = WAYS.get(event.announced.via, "")
    paid = also_paid(event.announced.paid)
    return f"{name(event.player, names)}が{paid}{aims}{name(event.spell, names)}を{way}唱える"


def also_paid(paid: tuple[tuple[str, int], ...]) -> str:
    """The optional costs that were paid: 「複製コストを２回支払い、」; of several instances each by itself."""
    said = []
    for place, (cost, count) in enumerate(paid):
        instances = [n for n, (other, _) in enumerate(paid) if other == cost]
        which = f"{wide(instances.index(place) + 1)}つ目の" if len(instances) > 1 else ""
        times = f"{wide(count)}回" if cost in ("replicate", "multikicker") else ""
        if count:
            said.append(f"{which}{cost_name(cost)}を{times}")
    return f"{'、'.join(said)}支払い、" if said else ""


WAYS = {"flashback": "フラッシュバックで", "retrace": "回顧で", "impending": "兆候コストで"}


@told.register
def _(event: e.ActivatedAbility, names: Names) -> str:
    aims = aimed(event.announced.aims, event.player, names)
    of = f"{name(event.source, names)}の能力"
    called = names(event.ability) if event.ability else None
    if called is not None and not called.en.startswith("the ability of"):
        of = called.ja
    return f"{name(event.player, names)}が{aims}{of}を起動する"


@told.register
def _(event: e.Triggered, names: Names) -> str:
    keyword = keyword_of(event.waiting.ability)
    which = keyword_name(keyword.name) if keyword is not None else ""
    return f"{name(event.waiting.source, names)}の{which}能力が誘発する"


@told.register
def _(event: e.PutOnStack, names: Names) -> str:
    return f"{name(event.player, names)}が{name(event.what, names)}をスタックに置く"


@told.register
def _(event: e.TriggerDropped, names: Names) -> str:
    return f"{name(event.source, names)}の誘発型能力がスタックから取り除かれる"


@told.register
def _(event: e.Resolved, names: Names) -> str:
    return f"{name(event.what, names)}が解決される"


@told.register
def _(event: e.DidNotResolve, names: Names) -> str:
    return f"{name(event.what, names)}は解決されない"


@told.register
def _(event: e.Countered, names: Names) -> str:
    by = f"{name(event.by, names)}により" if event.by is not None else ""
    return f"{name(event.what, names)}が{by}打ち消される"


@told.register
def _(event: e.Tapped, names: Names) -> str:
    return (
        f"{name(event.what, names)}が{'マナを引き出す目的で' if event.for_mana else ''}タップされる"
    )


@told.register
def _(event: e.Transformed, names: Names) -> str:
    return f"{name(event.what, names)}が変身する"


@told.register
def _(event: e.ManaTriggerResolved, names: Names) -> str:
    return f"{name(event.source, names)}の誘発型マナ能力がただちに解決される"


@told.register
def _(event: e.Untapped, names: Names) -> str:
    return f"{name(event.what, names)}がアンタップされる"


@told.register
def _(event: e.CountersAdded, names: Names) -> str:
    if isinstance(event.what, str):
        return f"{name(event.what, names)}が{counters(event.kind, event.count)}を得る"
    return f"{name(event.what, names)}の上に{counters(event.kind, event.count)}が置かれる"


@told.register
def _(event: e.CountersTaken, names: Names) -> str:
    taken = f"{name(event.what, names)}の上から{counters(event.kind, event.count)}が取り除かれる"
    return f"{taken}（残りは{wide(event.left)}個）"


@told.register
def _(event: e.BecameAttached, names: Names) -> str:
    return f"{name(event.what, names)}が{name(event.to, names)}につく"


@told.register
def _(event: e.BecameUnattached, names: Names) -> str:
    return f"{name(event.what, names)}がはずれる"


@told.register
def _(event: e.Destroyed, names: Names) -> str:
    return f"{name(event.what, names)}が破壊される"


@told.register
def _(event: e.Regenerated, names: Names) -> str:
    return f"{name(event.what, names)}が再生する"


@told.register
def _(event: e.Sacrificed, names: Names) -> str:
    return f"{name(event.player, names)}が{name(event.what, names)}を生け贄に捧げる"


@told.register
def _(event: e.Discarded, names: Names) -> str:
    return f"{name(event.player, names)}が{name(event.what, names)}を捨てる"


@told.register
def _(event: e.Drew, names: Names) -> str:
    what = "カード１枚" if event.what is None else name(event.what, names)
    return f"{name(event.player, names)}が{what}を引く"


@told.register
def _(event: e.Revealed, names: Names) -> str:
    cards = all_named(event.what, names) or "カード０枚"
    return f"{name(event.player, names)}が{cards}を{'見る' if event.to else '公開する'}"


@told.register
def _(event: e.ControllerChanged, names: Names) -> str:
    return f"{name(event.after, names)}が{name(event.what, names)}のコントロールを得る"


COLOURS = {"W": "白", "U": "青", "B": "黒", "R": "赤", "G": "緑"}


@told.register
def _(event: e.Chose, names: Names) -> str:
    chosen = COLOURS.get(event.value, event.value)
    if event.kind == "name":
        chosen = f"《{japanese_name(event.value)}》"
    elif event.kind == "creature type":
        chosen = subtype_name(event.value)
    elif event.kind == "opponent":
        chosen = name(event.value, names)
    elif event.value.isdigit():
        chosen = wide(int(event.value))
    return f"{name(event.player, names)}が{name(event.what, names)}により{chosen}を選ぶ"
