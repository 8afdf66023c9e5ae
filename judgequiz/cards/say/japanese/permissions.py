"""Permissions, costs and replacement effects in Japanese."""

from dataclasses import replace

from judgequiz.cards.say.runs import without_zone
from judgequiz.cards.say.sizes import BEYOND_THE_FIRST, is_negative, positive
from judgequiz.cards.say.told import Told, kind_of
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Zone

from .changes import all_of, exceptions
from .clause import Clause, sentences, wide
from .costs import counters, paying
from .descriptions import CONTROLLERS, counted, unit
from .grammar import amount, bare, change, condition, noun
from .lexicon import STEP_NAMES, ZONE_NAMES
from .references import topic
from .structure import clauses, lead_first

KINDS = {
    "colour": "色１色",
    "name": "カード名１つ",
    "creature type": "クリーチャー・タイプ１つ",
    "opponent": "対戦相手１人",
    "number": "数１つ",
}


@change.register
def _(word: v.MayCast, told: Told, subject: str, *, lasting: bool) -> Clause:
    """「あなたは…をあなたの墓地から…を支払って唱えてもよい」."""
    verb = Clause("プレイする" if word.lands else "唱える", "")
    any_mana = "その呪文を唱えるためにマナを望むタイプのマナであるかのように"
    if word.what is None and word.any_mana:
        leave = Clause(verb.verb, f"{subject}を", "").may().plain()
        leave = leave.removeprefix("あなたは").removesuffix("い") + "く"
        return Clause("支払う", f"{leave}、{any_mana}", "あなたは").may()
    if word.what is None:
        return Clause(verb.verb, f"{subject}を", "あなたは").may()
    if word.top:
        return top_of_library(word, told)
    what, place = what_and_whence(word, told)
    flash = "瞬速を持っているかのように" if word.flash else ""
    cost = ""
    if word.cost is not None and not word.cost.mana.symbols and not word.cost.parts:
        cost = "マナ・コストを支払うことなく"
    elif word.cost is not None:
        cost = f"マナ・コストを支払うのではなく{by_paying(word.cost, told)}"
    if word.own_cost:
        cost = "それのマナ・コストを支払うことで"
    extra = (
        f"他のコストの支払いに加えて{by_paying(word.extra, told)}" if word.extra is not None else ""
    )
    comma = "、" if cost.endswith("ことで") or extra else ""
    start = f"{place}{comma}" if place else ""
    rest = f"{start}{what}を{comma}{flash}{cost}{extra}"
    if word.any_mana:
        return Clause("支払う", f"{rest}{verb.stem()}、{any_mana}", "あなたは").may()
    return Clause(verb.verb, rest, "あなたは").may()


def what_and_whence(word: v.MayCast, told: Told) -> tuple[str, str]:
    """What may be cast and from where; of any card in hand, spells are cast, as many as one likes."""
    if word.zone is Zone.HAND and word.what == v.What(zone=Zone.HAND, owner="you"):
        return "呪文", origin(Zone.HAND)
    told.casting = True
    what = counted(word.what, 1, told) if isinstance(word.what, v.What) else noun(word.what, told)
    told.casting = False
    return what, "" if word.zone is Zone.HAND else origin(word.zone)


@change.register
def _(word: v.MayCastAnyTime, told: Told, subject: str, *, lasting: bool) -> Clause:
    who = topic(word.who, told) if word.who is not None else "あなたは"
    spells = bare(replace(word.what, spell=True, zone=Zone.STACK), told)
    return Clause("唱える", f"{spells}を、それが瞬速を持つかのように", who).may()


def top_of_library(word: v.MayCast, told: Told) -> Clause:
    """「あなたのライブラリーの一番上から土地をプレイしたり呪文を唱えたりしてもよい」."""
    acts = "土地をプレイしたり呪文を唱えたり" if word.lands else "呪文を唱えたり"
    done = Clause("する", f"あなたのライブラリーの一番上から{acts}", "あなたは").may()
    if word.cost is None:
        return done
    pay = paying(word.cost, Told(this="card")).plain().replace("このカード", "それ")
    instead = f"これにより呪文を唱えるなら、それのマナ・コストを支払うのではなく{pay}"
    return Clause("", f"{done.plain()}。{instead}")


def by_paying(cost: v.Cost, told: Told) -> str:
    """The cost as a means: 「{2}を支払うことで、」."""
    return paying(cost, told).plain() + "ことで"


def origin(zone: Zone) -> str:
    private = zone in (Zone.GRAVEYARD, Zone.LIBRARY, Zone.HAND)
    return f"{'あなたの' if private else ''}{ZONE_NAMES[zone]}から"


@change.register
def _(word: v.MayPayInstead, told: Told, subject: str, *, lasting: bool) -> Clause:
    told.casting = True
    this = "この呪文"
    if isinstance(word.what, v.What):
        this = counted(word.what, 1, told) if word.once_each_turn else bare(word.what, told)
    told.casting = False
    told.this_said = True
    lead = f"{condition(word.condition, told)}なら、" if word.condition is not None else ""
    often = "毎ターン１回、" if word.once_each_turn else ""
    if not word.cost.mana.symbols and not word.cost.parts:
        if isinstance(word.what, v.What) and word.what.control:
            return Clause(
                "支払う", f"{this}のマナ・コストを支払うのではなく{{0}}を", "あなたは", often + lead
            ).may()
        return Clause(
            "唱える", f"{this}をマナ・コストを支払うことなく", "あなたは", often + lead
        ).may()
    pay = paying(word.cost, told)
    return Clause(
        pay.verb, f"{this}のマナ・コストを支払うのではなく{pay.rest}", "あなたは", often + lead
    ).may()


@change.register
def _(word: v.MaySuspend, told: Told, subject: str, *, lasting: bool) -> Clause:
    many = counters("time", word.count, told)
    rest = f"{paying(word.cost, told).stem()}、{many}が置かれた状態でこれを手札から"
    lead = "このカードを唱え始めることができるなら、"
    return Clause("追放する", rest, "あなたは", lead).may()


@change.register
def _(word: v.MayBeActivatedAnyTime, told: Told, subject: str, *, lasting: bool) -> Clause:
    rest = f"{all_of(word.what, told)}の能力を、インスタントを唱えられるときならいつでも"
    return Clause("起動する", rest, "あなたは").may()


@change.register
def _(word: v.CostsChange, told: Told, subject: str, *, lasting: bool) -> Clause:
    """「この呪文を唱えるためのコストは{2}少なくなる」."""
    told.casting = True
    what = (
        "この呪文"
        if isinstance(word.what, v.This)
        else all_of(word.what, told).replace("すべての", "")
    )
    told.casting = False
    told.this_said = told.this_said or isinstance(word.what, v.This)
    if word.generic == BEYOND_THE_FIRST:
        return Clause(
            "多くなる", "{1}", f"{what}を唱えるためのコストは、２つ目以降の対象１つにつき"
        )
    size = f"{{{abs(word.generic)}}}" if isinstance(word.generic, int) else "{X}"
    more = "少なくなる" if is_negative(word.generic) else "多くなる"
    if not isinstance(word.generic, int | v.X):
        told.definitions.append(f"Ｘは{amount(positive(word.generic), told)}に等しい。")
    who = f"{all_of(word.who, told)}が" if word.who is not None else ""
    least = f"これによりコストは{{{word.minimum}}}より少なくならない。" if word.minimum else ""
    told.definitions += [least] if least else []
    if word.abilities:
        return Clause(more, size, f"{who}{what}の起動型能力を起動するためのコストは")
    return Clause(more, size, f"{who}{what}を唱えるためのコストは")


@change.register
def _(word: v.HandSize, told: Told, subject: str, *, lasting: bool) -> Clause:
    who = noun(word.who, told)
    if word.size is None:
        return Clause("なくなる", "", f"{who}の手札の上限は")
    return Clause("なる", f"{wide(word.size)}枚に", f"{who}の手札の上限は")


@change.register
def _(word: v.ExtraLandPlays, told: Told, subject: str, *, lasting: bool) -> Clause:
    rest = f"自分の各ターンに、追加の土地{wide(word.count)}つを"
    return Clause("プレイする", rest, topic(word.who, told)).may()


@change.register
def _(word: v.EntersTapped, told: Told, subject: str, *, lasting: bool) -> Clause:
    who = all_of(word.what, told)
    if word.unless_paid is not None:
        told.this_said = True
        pay = paying(word.unless_paid, told).may().plain()
        lead = f"{who}が戦場に出るに際し、{pay}。そうしないなら、"
        return Clause("出る", "タップ状態で戦場に", "それは", lead)
    lead = f"{condition(word.unless, told, yes=False)}かぎり、" if word.unless is not None else ""
    return Clause("出る", "タップ状態で戦場に", who + "は", lead)


@change.register
def _(word: v.EntersWith, told: Told, subject: str, *, lasting: bool) -> Clause:
    lead = f"{condition(word.condition, told)}なら、" if word.condition is not None else ""
    extra = "追加の" if isinstance(word.what, v.What) else ""
    rest = f"{extra}{counters(word.kind, word.count, told)}が置かれた状態で戦場に"
    return Clause("出る", rest, all_of(word.what, told) + "は", lead)


@change.register
def _(word: v.EntersAsCopy, told: Told, subject: str, *, lasting: bool) -> Clause:
    this = noun(word.what, told)
    of = f"戦場に出ている{bare(word.of, told)}１{unit(word.of)}"
    kind, told.this = told.this, kind_of(word.of)
    exception = exceptions(word.adds, told)
    told.this = kind
    if word.optional:
        return Clause(
            "出す",
            f"{this}を{'、' if exception else ''}{exception}{of}のコピーとして戦場に",
            "あなたは",
        ).may()
    return Clause("出る", f"{exception}{of}のコピーとして戦場に", this + "は")


@change.register
def _(word: v.ChoiceAsEnters, told: Told, subject: str, *, lasting: bool) -> Clause:
    chosen = KINDS.get(word.kind, word.kind)
    if word.of is not None and word.kind == "name":
        chosen = f"{bare(without_zone(word.of), told)}の名前１つ"
    elif word.of is not None:
        chosen = counted(word.of, 1, told)
    return Clause("選ぶ", chosen + "を", "", f"{noun(word.what, told)}が戦場に出るに際し、")


@change.register
def _(word: v.MoveInstead, told: Told, subject: str, *, lasting: bool) -> Clause:
    """「…が墓地に置かれるなら、代わりにそれを追放する」."""
    what = moving_object(word, told)
    told.this_said = True
    if word.to is None:
        moved = f"{ZONE_NAMES[word.origin]}を離れる" if word.origin else "移動する"
    elif word.to is Zone.GRAVEYARD and word.origin is Zone.BATTLEFIELD and "クリーチャー" in what:
        moved = "死亡する"
    elif word.to is Zone.EXILE:
        moved = f"{from_words(word)}追放される"
    else:
        verb = "出る" if word.to is Zone.BATTLEFIELD else "置かれる"
        moved = f"{from_words(word)}{to_words(word)}に{verb}"
    it = "これ" if isinstance(word.what, v.This) else "それ"
    return instead(word, it, f"{what}が{moved}なら、代わりに")


def instead(word: v.MoveInstead, it: str, lead: str) -> Clause:
    if word.instead is Zone.EXILE:
        return Clause("追放する", f"{it}を", "", lead)
    if word.instead is Zone.BATTLEFIELD:
        return Clause("出す", f"{it}を戦場に", "", lead)
    if word.instead is Zone.HAND:
        verb = "戻す" if word.origin is not None else "加える"
        return Clause(verb, f"{it}をオーナーの手札に", "", lead)
    return Clause("置く", f"{it}をオーナーの{ZONE_NAMES[word.instead]}に", "", lead)


def moving_object(word: v.MoveInstead, told: Told) -> str:
    """What is about to move; where it comes from anywhere, it is called a card."""
    if not isinstance(word.what, v.What):
        return noun(word.what, told)
    if word.origin is not None:
        return counted(replace(word.what, token=False) if word.card_only else word.what, 1, told)
    described = counted(without_zone(word.what), 1, told)
    return described if word.card_only else f"{described}かトークン１つ"


def to_words(word: v.MoveInstead) -> str:
    """Whose zone: 「対戦相手の墓地」."""
    owner = CONTROLLERS.get(word.what.owner, "") if isinstance(word.what, v.What) else ""
    return (f"{owner}の" if owner else "") + ZONE_NAMES[word.to or Zone.NOWHERE]


def from_words(word: v.MoveInstead) -> str:
    if word.origin is not None:
        return f"{ZONE_NAMES[word.origin]}から"
    return "いずれかの領域から" if word.to is Zone.GRAVEYARD else ""


@change.register
def _(word: v.PreventDamage, told: Told, subject: str, *, lasting: bool) -> Clause:
    kind = "戦闘ダメージ" if word.combat else "ダメージ"
    source = f"{all_of(word.source, told)}が" if word.source is not None else ""
    to = f"{all_of(word.to, told)}に" if word.to is not None else ""
    dealt = f"{source}{to}与える" if source else f"{to}与えられる"
    if word.amount is None:
        return Clause("軽減する", f"{dealt}すべての{kind}を")
    return Clause("軽減する", f"次に{dealt}{kind}を{amount(word.amount, told)}点")


@change.register
def _(word: v.TokensMultiplied, told: Told, subject: str, *, lasting: bool) -> Clause:
    lead = "効果があなたのコントロール下でトークン１つ以上を生成するなら、代わりに"
    return Clause("生成する", f"その{wide(word.times)}倍の数のトークンを", "", lead)


@change.register
def _(word: v.TriggersAgain, told: Told, subject: str, *, lasting: bool) -> Clause:
    lead = (
        f"{bare(word.entering, told)}が戦場に出たことにより"
        "あなたがコントロールしているパーマネントの誘発型能力が誘発するなら、"
    )
    return Clause("誘発する", "追加でもう１回", "その能力は", lead)


@change.register
def _(word: v.AddCreatureTypesOf, told: Told, subject: str, *, lasting: bool) -> Clause:
    rest = f"自身の他のタイプに加えて{noun(word.of, told)}のクリーチャー・タイプを"
    return Clause("持つ" if lasting else "得る", rest, subject + "は")


@change.register
def _(word: v.MayBeginOnBattlefield, told: Told, subject: str, *, lasting: bool) -> Clause:
    this = noun(v.This(), told)
    lead = f"{this}があなたの最初の手札にあるなら、"
    return Clause("始める", "これが戦場に出ている状態でゲームを", "あなたは", lead).may()


@change.register
def _(word: v.AddChosenCreatureType, told: Told, subject: str, *, lasting: bool) -> Clause:
    return Clause(
        "である", "自身の他のタイプに加えてその選ばれたクリーチャー・タイプ", subject + "は"
    )


@change.register
def _(word: v.MayRevealFromOpeningHand, told: Told, subject: str, *, lasting: bool) -> Clause:
    """「あなたは、最初の手札からこれを公開してもよい。そうしたなら、…」."""
    this = noun(v.This(), told)
    then = sentences(lead_first(clauses(word.effects, told), "そうしたなら、")).removesuffix("。")
    shown = Clause("公開する", f"あなたの最初の手札から{this}を", "あなたは").may()
    return Clause("", f"{shown.plain()}。{then}")


@change.register
def _(word: v.SkipStep, told: Told, subject: str, *, lasting: bool) -> Clause:
    who = noun(word.who, told)
    return Clause(
        "飛ばす",
        f"自分の{STEP_NAMES[word.step]}を",
        "" if who == "あなた" else topic(word.who, told),
    )
