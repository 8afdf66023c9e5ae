"""How instructions follow each other in Japanese: なら, てもよい, ないかぎり, につき, modes."""

from collections.abc import Iterable

from judgequiz.cards.say.runs import Found, Picked, Strike, Together, runs
from judgequiz.cards.say.told import Mention, Told, mention_of
from judgequiz.engine import vocabulary as v

from .clause import Clause, sentences, stem, wide
from .costs import paying
from .descriptions import unit
from .grammar import bare, condition, effect, noun
from .references import target_words, topic
from .triggers import beginning, when


def clauses(effects: Iterable[object], told: Told) -> list[Clause]:
    """Instructions as clauses; what X is stands at the end as a sentence of its own."""
    said: list[Clause] = []
    for each in runs(effects):
        said += effect(each, told)
        definition = told.definition()
        if definition:
            said.append(Clause("", definition.removesuffix("。")))
    return said


def targeting(targets: Iterable[object], told: Told) -> str:
    """The sentence that names the targets: 「クリーチャー１体を対象とする。」."""
    named = [target_words(each, told) for each in targets if isinstance(each, v.Target)]
    return "と".join(named) + "を対象とする。" if named else ""


def follows(each: object) -> bool:
    return isinstance(each, v.Reflexive) or (isinstance(each, v.If) and each.condition == v.Did())


@effect.register
def _(word: v.May, told: Told) -> list[Clause]:
    who = topic(word.who, told) if word.who is not None else "あなたは"
    first = [each for each in word.then if not follows(each)]
    done = clauses(first, told)
    later = clauses([each for each in word.then if follows(each)], told)
    return [*choice(done, who), *later, *otherwise(word.otherwise, told)]


def choice(done: list[Clause], who: str) -> list[Clause]:
    """Clauses as one choice: all but the last in the continuing form."""
    whole = [each for each in done if each.verb]
    rest = [each for each in done if not each.verb]
    if not whole:
        return done
    already = whole[-1].verb.endswith("もよい")
    whole = [each._replace(subject="") if each.subject == who else each for each in whole]
    last = whole[-1] if already else whole[-1].may(who if len(whole) == 1 else "")
    if len(whole) == 1 and whole[0].subject and not already:
        chosen = Clause("選ぶ", f"「{whole[0].plain()}。」を")
        return [chosen.may(who), *rest]
    if len(whole) == 1:
        return [last, *rest]
    before = "、".join(each.stem() for each in whole[:-1])
    return [last._replace(lead=f"{who}{before}、" + last.lead, subject=last.subject), *rest]


def otherwise(effects: tuple[v.Effect, ...], told: Told) -> list[Clause]:
    return lead_first(clauses(effects, told), "そうしなかったなら、")


def lead_first(parts: list[Clause], lead: str) -> list[Clause]:
    return [parts[0].led(lead), *parts[1:]] if parts else []


@effect.register
def _(word: v.MayPay, told: Told) -> list[Clause]:
    who = topic(word.who, told) if word.who is not None else "あなたは"
    option = paying(word.cost, told).may(who)
    return [
        option,
        *lead_first(clauses(word.then, told), "そうしたなら、"),
        *otherwise(word.otherwise, told),
    ]


@effect.register
def _(word: v.Unless, told: Told) -> list[Clause]:
    who = noun(word.who, told) if word.who is not None else "あなた"
    lead = f"{who}が{paying(word.cost, told).negative()}かぎり、"
    return lead_first(clauses(word.effects, told), lead)


@effect.register
def _(word: v.If, told: Told) -> list[Clause]:
    done = lead_first(clauses(word.then, told), f"{condition(word.condition, told)}なら、")
    if word.otherwise and len(done) > 1 and all(each.verb for each in done):
        *before, last = done
        done = [last.led("".join(each.stem() + "、" for each in before))]
    return done + lead_first(clauses(word.otherwise, told), "そうでないなら、")


@effect.register
def _(word: v.ForEach, told: Told) -> list[Clause]:
    if isinstance(word.of, v.EachPlayer | v.EachOpponent):
        name = "プレイヤー" if isinstance(word.of, v.EachPlayer) else "対戦相手"
        return lead_first(clauses(word.effects, told), f"{name}１人につき、")
    if isinstance(word.of, PLAYERS):
        return clauses(word.effects, told)
    mention = mention_of(word.of, told)
    told.it = Mention(mention.kind if mention else "permanent")
    if isinstance(word.of, v.EachOf):
        lead = f"{bare(word.of.what, told)}１{unit(word.of.what)}につき、"
    else:
        lead = f"{noun(word.of, told)}それぞれについて、"
    return lead_first(clauses(word.effects, told), lead)


PLAYERS = v.You | v.TargetPlayer | v.ControllerOf | v.OwnerOf


@effect.register
def _(word: v.DoModes, told: Told) -> list[Clause]:
    bullets = "".join(f"\n• {mode_words(mode, told)}" for mode in word.modes)
    return [Clause("", f"{choose_words(word)}を選ぶ。{bullets}")]


def choose_words(word: v.DoModes) -> str:
    most = word.most if word.most is not None else word.choose
    if most == word.choose:
        return f"以下から{wide(word.choose)}つ"
    if (word.choose, most) == (1, 2) and len(word.modes) == 2:
        return "以下から１つまたは両方"
    if word.choose == 0:
        return f"以下から最大{wide(most)}つ"
    first = f"以下から{wide(word.choose)}つ"
    return f"{first}以上" if most >= len(word.modes) else f"{first}か{wide(most)}つ"


def mode_words(mode: v.Mode, told: Told) -> str:
    inner = told.again(mode.targets)
    return targeting(mode.targets, inner) + sentences(clauses(mode.effects, inner))


@effect.register
def _(word: v.FlipCoin, told: Told) -> list[Clause]:
    won = lead_first(clauses(word.won, told), "あなたがコイン投げに勝ったなら、")
    lost = lead_first(clauses(word.lost, told), "あなたがコイン投げに負けたなら、")
    return [Clause("投げる", "コイン１枚を"), *won, *lost]


@effect.register
def _(word: v.Delayed, told: Told) -> list[Clause]:
    if word.about is not None:
        told.it = mention_of(word.about, told) or told.it
    if isinstance(word.when, v.AtBeginning):
        lead = beginning(word.when, told, following=True)
    else:
        lead = "このターン、" + when(word.when, told)
    return lead_first(clauses(word.effects, told), lead)


@effect.register
def _(word: v.Reflexive, told: Told) -> list[Clause]:
    targets = tuple(each for each in word.targets if isinstance(each, v.Target))
    inner = told.again(targets)
    named = targeting(targets, inner)
    if not named:
        return lead_first(clauses(word.effects, inner), "そうしたとき、")
    return [Clause("", "そうしたとき、" + named.removesuffix("。")), *clauses(word.effects, inner)]


@effect.register
def _(word: Found, told: Told) -> list[Clause]:
    """「あなたのライブラリーからカード１枚を探し、公開し、手札に加え、その後ライブラリーを切り直す」."""
    search = effect(word.search, told)[0]
    parts = [search.rest + stem(search.verb)]
    last = Clause(search.verb, search.rest, search.subject)
    if word.put is not None:
        put = effect(word.put, told)[0]
        last = Clause(
            put.verb, f"{'、'.join(parts)}、{put.rest.partition('を')[2]}", search.subject
        )
    if not word.shuffles:
        return [last]
    return [
        last._replace(rest=last.rest + stem(last.verb) + "、その後ライブラリーを", verb="切り直す")
    ]


def own(words: str) -> str:
    """What belongs to the player who acts: 「自分がコントロールしている土地１つ」."""
    return words.replace("そのプレイヤーの", "自分の").replace("そのプレイヤーが", "自分が")


@effect.register
def _(word: Picked, told: Told) -> list[Clause]:
    """「あなたの手札にあるカード１枚を追放する」."""
    pick = effect(word.pick, told)[0]
    words = pick.rest.removesuffix("を")
    told.picked = own(words) if pick.subject else words
    told.picked_from, told.picked_yours = word.pick.what.zone, word.pick.what.owner == "you"
    done = effect(word.act, told)
    told.picked_from, told.picked_yours = None, False
    return [done[0]._replace(subject=pick.subject or done[0].subject), *done[1:]]


@effect.register
def _(word: Strike, told: Told) -> list[Clause]:
    """「各クリーチャーと各プレイヤーにそれぞれ２点のダメージを与える」."""
    first, *others = effect(word.damage, told)
    second = effect(word.also, told)[0]
    to, _, damage = first.rest.partition("に")
    return [first._replace(rest=f"{to}と{second.rest.partition('に')[0]}に{damage}"), *others]


VERBS: dict[type, str] = {
    v.Destroy: "破壊する",
    v.Exile: "追放する",
    v.Tap: "タップする",
    v.Untap: "アンタップする",
}


@effect.register
def _(word: Together, told: Told) -> list[Clause]:
    """「それらを破壊する」."""
    is_all = len(word.acts) == len(told.targets)
    what = "それら" if is_all else "と".join(noun(each.what, told) for each in word.acts)
    told.it = Mention("card" if isinstance(word.acts[0], v.Exile) else "permanent", plural=True)
    return [Clause(VERBS[type(word.acts[0])], what + "を")]
