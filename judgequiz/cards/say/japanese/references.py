"""References in Japanese: 「これ」, 「それ」, 「そのプレイヤー」."""

from judgequiz.cards.say.told import Mention, Told, attached_kind, kind_of
from judgequiz.engine import vocabulary as v

from .clause import wide
from .descriptions import counted, how_many, unit
from .grammar import bare, noun
from .lexicon import KIND_NAMES


def this(told: Told) -> str:
    """The source: by its name the first time, afterwards 「これ」; what was granted says 「この…」."""
    if told.this_said:
        return "これ"
    told.this_said = True
    if told.face is not None:
        return told.face.name.ja
    return "この" + KIND_NAMES.get(told.this, "パーマネント")


def spoken(mention: Mention | None, *, named: bool = False) -> str:
    """What was mentioned: 「それ」, or 「そのカード」 where two things compete."""
    if mention is None:
        return "それ"
    if named or mention.kind in ("card", "token", "copy", "player"):
        those = "それらの" if mention.plural else "その"
        return those + KIND_NAMES.get(mention.kind, "パーマネント")
    return "それら" if mention.plural else "それ"


@noun.register
def _(word: v.This, told: Told) -> str:
    return this(told)


@noun.register
def _(word: v.Itself, told: Told) -> str:
    return "自身"


@noun.register
def _(word: v.It, told: Told) -> str:
    if told.picked:
        words, told.picked = told.picked, ""
        return words
    if told.it is not None and told.it.picked and told.targets:
        return ("それらの選ばれた" if told.it.plural else "その選ばれた") + KIND_NAMES[told.it.kind]
    return spoken(told.it)


@noun.register
def _(word: v.Those, told: Told) -> str:
    mention = told.those.get(word.name, Mention("card", plural=True))
    kind = KIND_NAMES.get(mention.kind, "パーマネント")
    if word.name == "exiled":
        return "その追放された" + kind if not mention.plural else "それらの追放された" + kind
    return ("それらの選ばれた" if mention.plural else "その選ばれた") + kind


@noun.register
def _(word: v.That, told: Told) -> str:
    return (
        this(told)
        if told.that is None
        else spoken(told.that, named=bool(told.targets) or told.it is not None)
    )


@noun.register
def _(word: v.ThatSpell, told: Told) -> str:
    return spoken(told.that_spell or Mention("spell"), named=True)


@noun.register
def _(word: v.Haunted, told: Told) -> str:
    return f"{this(told)}が憑依しているクリーチャー"


@noun.register
def _(word: v.SourceOf, told: Told) -> str:
    return f"{noun(word.of, told)}の発生源"


@noun.register
def _(word: v.ExiledWith, told: Told) -> str:
    return "その追放されたカード"


@noun.register
def _(word: v.AttachedTo, told: Told) -> str:
    is_equipment = told.face is not None and "Equipment" in told.face.subtypes
    return ("装備している" if is_equipment else "エンチャントしている") + KIND_NAMES[
        attached_kind(told)
    ]


@noun.register
def _(word: v.Attached, told: Told) -> str:
    return f"{noun(word.to, told)}についているすべてのパーマネント"


@noun.register
def _(word: v.EachOf, told: Told) -> str:
    if word.what.exactly is not None and word.what == v.What(
        zone=word.what.zone, exactly=word.what.exactly
    ):
        if isinstance(word.what.exactly, v.ExiledWith):
            return f"{noun(v.This(), told)}により追放されたすべてのカード"
        return noun(word.what.exactly, told)
    return bare(word.what, told, every="すべての")


@noun.register
def _(word: v.TargetOf, told: Told) -> str:
    return targeted(word.n, told)


@noun.register
def _(word: v.TargetPlayer, told: Told) -> str:
    return targeted(word.n, told)


def targeted(n: int, told: Told) -> str:
    """A target, which its own sentence named: 「それ」, or what tells it from the others."""
    if n >= len(told.targets):
        return "その対象"
    target = told.targets[n]
    kind, several = kind_of(target.what), target.most != 1
    if isinstance(target.what, v.Who):
        same = [each for each in told.targets if isinstance(each.what, v.Who)]
    else:
        same = [each for each in told.targets if kind_of(each.what) == kind]
    if len(same) == 2 and len(told.targets) == 2:
        return ("前者", "後者")[n]
    if len(same) > 1:
        nth = [m for m, each in enumerate(told.targets) if each in same].index(n) + 1
        return f"その{wide(nth)}{unit(target.what)}目の{KIND_NAMES[kind]}"
    if kind == "player":
        return "それらのプレイヤー" if several else "そのプレイヤー"
    others = [each for each in told.targets if not isinstance(each.what, v.Who)]
    if kind != "any" and (len(others) > 1 or rivals(told)):
        return spoken(Mention(kind, several), named=True)
    return "それら" if several else "それ"


def rivals(told: Told) -> bool:
    """Whether something else was named to which 「それ」 could point."""
    return told.that is not None or (told.it is not None and told.it.kind in ("copy", "token"))


def target_words(target: v.Target, told: Told) -> str:
    """A target as its sentence names it: 「クリーチャー最大２体」."""
    what, least, most = target.what, target.least, target.most
    if isinstance(what, v.AnyTarget):
        return any_target(target)
    if most is None:
        return f"望む数の{bare(what, told)}" if not least else f"{counted(what, least, told)}以上"
    if least == most:
        return counted(what, most, told)
    if least == 0:
        return counted(what, most, told, most=True)
    numbers = "か".join(how_many(each, unit(what), told) for each in range(least, most + 1))
    return bare(what, told) + numbers


def any_target(target: v.Target) -> str:
    other = "他の" if isinstance(target.what, v.AnyTarget) and target.what.other else ""
    if target.most is None:
        return f"{other}望む数のクリーチャーやプレインズウォーカーやバトルやプレイヤー"
    if target.least == 0:
        return f"{other}最大{wide(target.most)}つ"
    return other + "か".join(f"{wide(each)}つ" for each in range(target.least, target.most + 1))


@noun.register
def _(word: v.You, told: Told) -> str:
    return "あなた"


@noun.register
def _(word: v.EachPlayer, told: Told) -> str:
    return "各プレイヤー"


@noun.register
def _(word: v.EachOpponent, told: Told) -> str:
    return "各対戦相手"


@noun.register
def _(word: v.Opponents, told: Told) -> str:
    return "対戦相手"


@noun.register
def _(word: v.ThatPlayer, told: Told) -> str:
    return "防御プレイヤー" if told.is_attack else "そのプレイヤー"


@noun.register
def _(word: v.ControllerOf, told: Told) -> str:
    return f"{noun(word.of, told)}のコントローラー"


@noun.register
def _(word: v.OwnerOf, told: Told) -> str:
    return f"{noun(word.of, told)}のオーナー"


@noun.register
def _(word: v.Chosen, told: Told) -> str:
    names = {
        "colour": "色",
        "name": "名前",
        "number": "数",
        "creature type": "クリーチャー・タイプ",
        "type": "タイプ",
    }
    return f"その選ばれた{names.get(word.kind, '対戦相手')}"


@noun.register
def _(word: v.Mine, told: Told) -> str:
    return "あなた自身"


def topic(who: v.PlayerRef, told: Told) -> str:
    """A player as subject: 「各対戦相手はそれぞれ」."""
    words = noun(who, told)
    each = isinstance(who, v.EachPlayer | v.EachOpponent)
    return f"{words}は" + ("それぞれ" if each else "")
