"""Descriptions in Japanese: 「あなたがコントロールしていて飛行を持つクリーチャー」."""

from dataclasses import replace
from typing import NamedTuple

from judgequiz.cards.say.names import japanese_name
from judgequiz.cards.say.told import (
    CARD_ZONES,
    Told,
    is_permanent_spell,
    kind_of,
    kind_of_object,
)
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import NONLAND_PERMANENTS, CardType, Zone

from .clause import stem, wide
from .grammar import amount, bare, noun
from .lexicon import (
    COLOUR_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
    counter_name,
    keyword_name,
    subtype_name,
    supertype_name,
    type_names,
    unit_of,
)

CONTROLLERS = {"you": "あなた", "opponent": "対戦相手", "that player": "そのプレイヤー", "": ""}


class Relative(NamedTuple):
    """A clause before a noun, and its form before another such clause."""

    last: str
    going_on: str


def relative(verb: str, *, words: str = "") -> Relative:
    """A clause that ends in a verb."""
    if verb.endswith("ている"):
        return Relative(words + verb, words + verb[:-1] + "て")
    if verb.endswith("ない"):
        return Relative(words + verb, words + verb[:-1] + "く")
    return Relative(words + verb, words + stem(verb))


def compared(word: v.Compared, name: str, told: Told) -> Relative:
    """A comparison: 「マナ総量が３以下の」, 「マナ総量がこれより小さい」."""
    than = amount(word.to, told)
    if than.endswith("の" + name):
        than = than.removesuffix("の" + name) if word.op in "<>" else than
    start = f"{name}が{than}"
    match word.op:
        case "<=":
            return Relative(start + "以下の", start + "以下で")
        case ">=":
            return Relative(start + "以上の", start + "以上で")
        case "<":
            return Relative(start + "より小さい", start + "より小さく")
        case ">":
            return Relative(start + "より大きい", start + "より大きく")
        case _:
            return (
                Relative(start + "の", start + "で")
                if len(than) <= 2
                else Relative(start + "に等しい", start + "に等しく")
            )


SUSPENDED = v.What(zone=Zone.EXILE, keyword="suspend", counter="time")
"""CR 702.62b: how a suspended card is described."""


@bare.register
def _(word: v.What, told: Told, *, every: str = "") -> str:
    if word == SUSPENDED:
        return f"待機状態の{every}カード"
    if word.exactly is not None and word == v.What(
        zone=word.zone, spell=word.spell, exactly=word.exactly
    ):
        return noun(word.exactly, told)
    clauses = relatives(word, told)
    before = "".join(each.going_on for each in clauses[:-1]) + (clauses[-1].last if clauses else "")
    if word.any_of:
        return (
            before
            + adjectives(word)
            + "や".join(bare(each, told, every=every) for each in word.any_of)
        )
    kind, is_so, last = head(word).rpartition("である")
    if is_so:
        return before + adjectives(word) + kind + is_so + every + last
    return before + every + adjectives(word) + last


def relatives(word: v.What, told: Told) -> list[Relative]:
    """The clauses before the noun, whose it is first."""
    return [
        *whose(word, told),
        *circumstances(word, told),
        *negatives(word),
        *qualities(word, told),
    ]


def whose(word: v.What, told: Told) -> list[Relative]:
    """Controller, owner and zone."""
    said = []
    if word.control:
        casts = told.casting and kind_of_object(word) == "spell"
        verb = "コントロールしている"
        who = CONTROLLERS[word.control]
        said.append(
            Relative(f"{who}が唱える", f"{who}が唱え、")
            if casts
            else relative(verb, words=f"{who}が")
        )
    owner = CONTROLLERS.get(word.owner, word.owner)
    if word.zone is Zone.EXILE and not word.spell:
        if owner:
            said.append(relative(f"{owner}がオーナーである"))
        said += [] if is_among(word) else [relative("追放されている")]
    elif word.zone in CARD_ZONES and not word.spell and not is_among(word):
        said.append(
            relative(
                "にある",
                words=f"{owner}の{ZONE_NAMES[word.zone]}" if owner else ZONE_NAMES[word.zone],
            )
        )
    elif owner and not is_among(word):
        if word.zone is Zone.NOWHERE:
            said.append(relative("にある", words=ZONE_NAMES[word.zone]))
        said.append(relative(f"{owner}がオーナーである"))
    return said


STATES = (
    ("attacking", "攻撃している", "攻撃していて", "攻撃していない", "攻撃しておらず"),
    (
        "blocking",
        "ブロックしている",
        "ブロックしていて",
        "ブロックしていない",
        "ブロックしておらず",
    ),
    (
        "enchanted",
        "エンチャントされている",
        "エンチャントされていて",
        "エンチャントされていない",
        "エンチャントされておらず",
    ),
    (
        "equipped",
        "装備品がついている",
        "装備品がついていて",
        "装備品がついていない",
        "装備品がついておらず",
    ),
    (
        "damaged_this_turn",
        "このターンにダメージを受けた",
        "このターンにダメージを受け",
        "このターンにダメージを受けていない",
        "このターンにダメージを受けておらず",
    ),
)


def circumstances(word: v.What, told: Told) -> list[Relative]:
    """What happens or happened to it."""
    said = [relative("これでない")] if word.other else []
    for field, last, going_on, not_last, not_going_on in STATES:
        state = getattr(word, field)
        if state and field not in ("attacking", "blocking"):
            said.append(Relative(last, going_on))
        if state is False:
            said.append(Relative(not_last, not_going_on))
    return [*said, *casting(word, told), *identity(word, told)]


def casting(word: v.What, told: Told) -> list[Relative]:
    """How it was cast."""
    said = []
    if word.cast_from is not None:
        place = ZONE_NAMES[word.cast_from]
        said.append(Relative(f"{place}から唱えられた", f"{place}から唱えられ"))
    if word.adventure is not None:
        has, having = ("持つ", "持ち") if word.adventure else ("持たない", "持たず")
        said.append(Relative(f"出来事を{has}", f"出来事を{having}"))
    if word.first_cast_this_turn:
        said.append(Relative("このターンに最初に唱えられた", "このターンに最初に唱えられ"))
    if word.spent_mana_from is not None:
        mana = f"{counted(word.spent_mana_from, 1, told)}からのマナ"
        said.append(Relative(f"{mana}を支払って唱えられた", f"{mana}を支払って唱えられ"))
    return said


def identity(word: v.What, told: Told) -> list[Relative]:
    """Which objects it is one of, or none of."""
    said = []
    if isinstance(word.exactly, v.ExiledWith):
        this = noun(v.This(), told)
        said.append(Relative(f"{this}により追放された", f"{this}により追放され"))
    elif word.exactly is not None:
        named = noun(word.exactly, told)
        among = Relative(named + "のうち", named + "のうち")
        said.append(among if is_among(word) else relative(f"{named}である"))
    if word.other_than is not None:
        said.append(relative(f"{noun(word.other_than, told)}でない"))
    return said


def is_among(word: v.What) -> bool:
    """Whether the description picks from cards named before."""
    return isinstance(word.exactly, v.Those | v.ExiledWith | v.It)


def negatives(word: v.What) -> list[Relative]:
    """The "non-" words."""
    said = [f"{supertype_name(each).rstrip('の・')}でない" for each in word.not_supertypes]
    kinds = [
        *(COLOUR_NAMES[each] for each in word.not_colours),
        *(subtype_name(each) for each in word.not_subtypes),
        *(TYPE_NAMES[each] for each in word.not_types if not is_permanent_spell(word)),
    ]
    if len(kinds) > 1:
        said.append("でも".join(kinds) + "でもない")
    else:
        said += [f"{each}でない" for each in kinds]
    if word.token is False:
        said.append("トークンでない")
    if word.card is False:
        said.append("カードでない")
    if word.colourless is False:
        said.append("無色でない")
    return [relative(each) for each in said]


def qualities(word: v.What, told: Told) -> list[Relative]:
    """What it has."""
    said = [relative("を持つ", words=keyword_name(word.keyword))] if word.keyword else []
    if word.without:
        said.append(
            Relative(
                f"{keyword_name(word.without)}を持たない", f"{keyword_name(word.without)}を持たず"
            )
        )
    sizes = (("マナ総量", word.mana_value), ("パワー", word.power), ("タフネス", word.toughness))
    said += [compared(size, name, told) for name, size in sizes if size is not None]
    if word.counter:
        said.append(relative(f"{counter_name(word.counter)}が置かれている"))
    if word.named:
        name = f"「{japanese_name(word.named)}」という名前"
        said.append(Relative(name + "の", name + "で"))
    if word.name_chosen:
        said.append(relative("その選ばれた名前を持つ"))
    if word.same_name_as is not None:
        said.append(relative(f"{noun(word.same_name_as, told)}と同じ名前を持つ"))
    if word.shares_type_with is not None:
        said.append(relative(f"{noun(word.shares_type_with, told)}と共通のカード・タイプを持つ"))
    return said


def adjectives(word: v.What) -> str:
    """Words that stand right before the noun."""
    said = []
    if word.tapped is not None:
        said.append("タップ状態の" if word.tapped else "アンタップ状態の")
    if word.colour_chosen:
        said.append("その選ばれた色の")
    if word.colours:
        said.append("か".join(COLOUR_NAMES[each] for each in word.colours) + "の")
    if word.colourless:
        said.append("無色の")
    if word.multicoloured is not None:
        said.append("多色の" if word.multicoloured else "単色の")
    said += [supertype_name(each) for each in word.supertypes]
    return "".join(said)


def head(word: v.What) -> str:
    """The noun itself, its types joined by dots."""
    is_stack = word.spell or word.zone is Zone.STACK
    is_card = word.card or (word.zone in CARD_ZONES and not is_stack)
    last = ["トークン"] if word.token else ["呪文"] if is_stack else ["カード"] if is_card else []
    kinds = [
        *(subtype_name(each) for each in word.subtypes),
        *type_names(word.types),
    ]
    if set(word.any_types) == set(NONLAND_PERMANENTS) or is_permanent_spell(word):
        return "・".join([*kinds, "パーマネント", *last])
    if word.any_types:
        either = "や".join(TYPE_NAMES[each] for each in word.any_types)
        if last:
            return f"{either}である" + "・".join([*kinds, *last])
        return "・".join([*kinds, either])
    if (
        word.attacking
        and kind_of_object(word) == "creature"
        and not last
        and kinds in ([], ["クリーチャー"])
    ):
        return "攻撃クリーチャー"
    if word.blocking and kinds in ([], ["クリーチャー"]) and not last:
        return "ブロック・クリーチャー"
    prefix = "攻撃している" if word.attacking else "ブロックしている" if word.blocking else ""
    default = "クリーチャー" if kind_of_object(word) == "creature" else "パーマネント"
    return prefix + "・".join([*kinds, *last] or [default])


@bare.register
def _(word: v.StackWhat, told: Told, *, every: str = "") -> str:
    spell = bare(replace(word.spell or v.What(), zone=Zone.STACK, spell=True), told)
    names = {"activated": "起動型能力", "triggered": "誘発型能力", "spell": spell}
    kinds = "や".join(names[kind] for kind in word.kinds)
    control = (
        f"{CONTROLLERS.get(word.control, word.control)}がコントロールしている"
        if word.control
        else ""
    )
    single = {True: "単一の対象を持つ", False: "複数の対象を持つ", None: ""}[word.single_target]
    if control and single:
        control = control[:-1]
    source = ""
    if word.source is not None:
        source = bare(word.source, told).replace("パーマネント", "発生源") + "の"
    return control + single + every + source + kinds


@bare.register
def _(word: v.Who, told: Told, *, every: str = "") -> str:
    name = {"any": "プレイヤー", "opponent": "対戦相手", "you": "あなた"}[word.kind]
    other = f"や{bare(word.or_object, told)}" if word.or_object is not None else ""
    return ("" if word.kind == "you" else every) + name + other


@bare.register
def _(word: v.AnyTarget, told: Told, *, every: str = "") -> str:
    return every + ("他の" if word.other else "") + "パーマネントやプレイヤー"


def unit(what: v.Filter) -> str:
    """The counter word of what is described."""
    if isinstance(what, v.What) and what.token and CardType.CREATURE in what.types:
        return "体"
    return unit_of(kind_of(what))


def counted(what: v.Filter, count: object, told: Told, *, most: bool = False) -> str:
    """A description with its number: 「クリーチャー１体」, 「カード最大２枚」, 「AやBのうち１つ」."""
    if isinstance(what, v.Who) and what.kind == "you":
        return "あなた"
    number = ("最大" if most else "") + how_many(count, unit(what), told)
    if isinstance(what, v.What) and is_mixed(what):
        return mixed(what, number, count, told)
    words = bare(what, told)
    several_kinds = isinstance(what, v.StackWhat) and len(what.kinds) > 1
    if several_kinds or (isinstance(what, v.Who) and what.or_object is not None):
        return f"{words}のうち{number}"
    return words + number


def how_many(count: object, unit_word: str, told: Told) -> str:
    """A number and its unit: 「２枚」, 「Ｘ体」; from ten つ is 個."""
    if isinstance(count, int):
        return wide(count) + ("個" if unit_word == "つ" and count > 9 else unit_word)
    if isinstance(count, v.DamageThatMuch):
        return "その値に等しい数"
    words = amount(count, told)
    if words != "Ｘ":
        told.definitions.append(f"Ｘは{words}に等しい。")
    return "Ｘ" + unit_word


def is_mixed(what: v.What) -> bool:
    """Whether the description is of things with different counter words, or simply of two kinds."""
    return (bool(what.any_types) and not what.spell and what.zone is Zone.BATTLEFIELD) or bool(
        what.any_of
    )


def mixed(what: v.What, number: str, count: object, told: Told) -> str:
    """「アーティファクト１つかエンチャント１つ」, or with more said 「…のうち１つ」."""
    simple = what == v.What(any_types=what.any_types, zone=what.zone)
    if simple and count == 1 and not number.startswith("最大"):
        each = [v.What(types=(kind,)) for kind in what.any_types]
        return "か".join(counted(kind, 1, told) for kind in each)
    if what.any_of and what == replace(v.What(any_of=what.any_of), zone=what.zone) and count == 1:
        return "か".join(counted(each, 1, told) for each in what.any_of)
    return f"{bare(what, told)}のうち{number}"
