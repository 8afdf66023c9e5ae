"""What continuous effects change, in Japanese."""

from dataclasses import replace

from judgequiz.cards.say.names import japanese_name
from judgequiz.cards.say.runs import Shape
from judgequiz.cards.say.told import Told, kind_of, without_own_cost
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Colour

from .amounts import per, sized
from .clause import Clause, stem
from .descriptions import counted
from .grammar import ability, amount, bare, change, noun
from .lexicon import (
    COLOUR_NAMES,
    TYPE_NAMES,
    cost_name,
    keyword_name,
    subtype_name,
    supertype_name,
    type_names,
)


def all_of(what: object, told: Told) -> str:
    """Everything that a change is about: 「あなたがコントロールしているすべてのクリーチャー」."""
    if isinstance(what, v.Who) and what.kind == "you":
        return "あなた"
    if isinstance(what, v.Who):
        return bare(what, told)
    if isinstance(what, v.What) and what.first_cast_this_turn:
        return first_cast(what, told)
    if isinstance(what, v.What | v.StackWhat | v.AnyTarget):
        return bare(what, told, every="すべての")
    if isinstance(what, v.EachPlayer):
        return "プレイヤー"
    if isinstance(what, v.EachOpponent):
        return "対戦相手"
    return noun(what, told)


def first_cast(what: v.What, told: Told) -> str:
    """「あなたが各ターンに最初に唱える呪文」."""
    casting, told.casting = told.casting, True
    words = bare(replace(what, first_cast_this_turn=False, spent_mana_from=None), told)
    told.casting = casting
    if what.spent_mana_from is not None:
        source = counted(what.spent_mana_from, 1, told)
        return (
            words.replace("唱える", f"{source}からのマナを支払って唱える", 1)
            + "のうち各ターンの最初のもの"
        )
    return words.replace("唱える", "各ターンに最初に唱える", 1)


def type_words(word: v.AddTypes | v.SetTypes) -> str:
    supertypes = "".join(supertype_name(each) for each in getattr(word, "supertypes", ()))
    kinds = [
        *(subtype_name(each) for each in word.subtypes),
        *type_names(word.types),
    ]
    return supertypes.rstrip("・") + "・".join(kinds) if kinds else supertypes.rstrip("の・")


@change.register
def _(word: v.CopyOf, told: Told, subject: str, *, lasting: bool) -> Clause:
    of = f"{noun(word.of, told)}のコピー"
    return (
        Clause("である", of, subject + "は")
        if lasting
        else Clause("なる", of + "に", subject + "は")
    )


@change.register
def _(word: v.ControlledBy, told: Told, subject: str, *, lasting: bool) -> Clause:
    return Clause("コントロールする", subject + "を", noun(word.who, told) + "は")


@change.register
def _(word: v.SetName, told: Told, subject: str, *, lasting: bool) -> Clause:
    return Clause("なる", f"名前は「{japanese_name(word.name)}」に", subject + "の")


@change.register
def _(word: v.AddTypes, told: Told, subject: str, *, lasting: bool) -> Clause:
    kind = type_words(word)
    only_super = bool(word.supertypes) and not word.types and not word.subtypes
    also = "" if only_super else "自身の他のタイプに加えて"
    return Clause(
        "である" if lasting else "なる", f"{also}{kind}" + ("" if lasting else "に"), subject + "は"
    )


@change.register
def _(word: v.SetTypes, told: Told, subject: str, *, lasting: bool) -> Clause:
    return Clause(
        "である" if lasting else "なる",
        type_words(word) + ("" if lasting else "に"),
        subject + "は",
    )


@change.register
def _(word: v.LoseTypes, told: Told, subject: str, *, lasting: bool) -> Clause:
    if word.supertypes:
        kinds = "でも".join(supertype_name(each).rstrip("の・") for each in word.supertypes)
        return Clause("ではない", kinds, subject + "は")
    kinds = "でも".join(TYPE_NAMES[each] for each in word.types)
    return Clause("ではない", kinds, subject + "は")


def colour_words(colours: tuple[Colour, ...]) -> str:
    if len(colours) == len(COLOUR_NAMES):
        return "すべての色"
    return "と".join(COLOUR_NAMES[each] for each in colours) or "無色"


@change.register
def _(word: v.AddColours, told: Told, subject: str, *, lasting: bool) -> Clause:
    kind = f"自身の他の色に加えて{colour_words(word.colours)}"
    return Clause("である" if lasting else "なる", kind + ("" if lasting else "に"), subject + "は")


@change.register
def _(word: v.SetColours, told: Told, subject: str, *, lasting: bool) -> Clause:
    kind = colour_words(word.colours)
    return Clause("である" if lasting else "なる", kind + ("" if lasting else "に"), subject + "は")


@change.register
def _(word: v.Gain, told: Told, subject: str, *, lasting: bool) -> Clause:
    verb = "持つ" if lasting else "得る"
    given = Clause(verb, granted(word.abilities, told, subject) + "を", subject + "は")
    costless = without_own_cost(word.abilities) if lasting else None
    if costless is None:
        return given
    costs = f"その{cost_name(costless.name)}はそれのマナ・コストに等しい"
    return Clause("", f"{given.plain()}。{costs}")


def granted(abilities: tuple[v.Ability, ...], told: Told, subject: str) -> str:
    """Abilities given: keywords by name, others in 「」."""
    parts = []
    for each in abilities:
        if isinstance(each, v.Keyword | v.Unplayed):
            parts.append(each.says.ja)
        else:
            parts.append(f"「{ability(each, Told(this=given_kind(subject, told)))}」")
    return "と".join(parts)


def given_kind(subject: str, told: Told) -> str:
    """What a granted ability calls its source."""
    names = {
        "クリーチャー": "creature",
        "土地": "land",
        "アーティファクト": "artifact",
        "トークン": "token",
        "カード": "card",
        "呪文": "spell",
    }
    for name, kind in names.items():
        if name in subject:
            return kind
    if subject == "それ" and not told.targets:
        return told.this
    kinds = {kind_of(each.what) for each in told.targets}
    return kinds.pop() if len(kinds) == 1 and not kinds & {"any", "player"} else "permanent"


@change.register
def _(word: v.LoseAbilities, told: Told, subject: str, *, lasting: bool) -> Clause:
    return Clause("失う", "能力をすべて", subject + "は")


@change.register
def _(word: v.LoseKeyword, told: Told, subject: str, *, lasting: bool) -> Clause:
    return Clause("失う", keyword_name(word.keyword) + "を", subject + "は")


@change.register
def _(word: v.SetPT, told: Told, subject: str, *, lasting: bool) -> Clause:
    end = ("である", "") if lasting else ("なる", "に")
    plain = all(isinstance(size, int | v.X) for size in (word.power, word.toughness))
    if plain:
        size = f"{amount(word.power, told)}/{amount(word.toughness, told)}"
        return Clause(end[0], f"基本のパワーとタフネスが{size}{end[1]}", subject + "は")
    match word:
        case v.SetPT(v.PowerOf(ref), v.ToughnessOf(other)) if ref == other:
            size = f"{noun(ref, told)}のパワーとタフネス"
            return Clause("等しい", f"基本のパワーとタフネスが{size}に", subject + "は")
    if word.power == word.toughness and told.defines:
        return Clause(
            "等しい", f"{amount(word.power, told)}に", f"{subject}のパワーとタフネスはそれぞれ"
        )
    if word.power == word.toughness:
        size = f"基本のパワーとタフネスがそれぞれ{amount(word.power, told)}に"
        if lasting:
            return Clause("等しい", size, subject + "は")
        return Clause("なる", f"{size}等しく", subject + "は")
    sizes = (("パワー", word.power), ("タフネス", word.toughness))
    parts = [size_clause(name, size, told) for name, size in sizes if size is not None]
    before = "".join(part.stem() + "、" for part in parts[:-1])
    return parts[-1]._replace(rest=before + parts[-1].rest, subject=subject + "は")


@change.register
def _(word: Shape, told: Told, subject: str, *, lasting: bool) -> Clause:
    """「基本のパワーとタフネスが１/１の青のカエルになる」."""
    size = ""
    if word.size is not None:
        size = f"基本のパワーとタフネスが{amount(word.size.power, told)}/{amount(word.size.toughness, told)}の"
    colours = f"{colour_words(word.colours.colours)}の" if word.colours is not None else ""
    kind = size + colours + type_words(word.types)
    return (
        Clause("である", kind, subject + "は")
        if lasting
        else Clause("なる", kind + "に", subject + "は")
    )


def size_clause(name: str, size: v.Amount, told: Told) -> Clause:
    if isinstance(size, int):
        return Clause("である", f"基本の{name}が{amount(size, told)}")
    return Clause("等しい", f"基本の{name}が{amount(size, told)}に")


@change.register
def _(word: v.AddPT, told: Told, subject: str, *, lasting: bool) -> Clause:
    counts = [size for size in (word.power, word.toughness) if per(size, told)]
    rest = {word.power, word.toughness} - set(counts)
    if counts and rest <= {0} and len(set(counts)) == 1:
        size = "/".join("＋０" if part == 0 else "＋１" for part in (word.power, word.toughness))
        return Clause("受ける", f"{per(counts[0], told)}{size}の修整を", subject + "は")
    power, toughness = sized(word.power, told), sized(word.toughness, told)
    if power.startswith("－") and word.toughness == 0:
        toughness = "－０"
    if toughness.startswith("－") and word.power == 0:
        power = "－０"
    define_x(word, told)
    return Clause("受ける", f"{power}/{toughness}の修整を", subject + "は")


def define_x(word: v.AddPT, told: Told) -> None:
    for size in (word.power, word.toughness):
        positive = size.b if isinstance(size, v.Minus) and size.a == 0 else size
        if isinstance(size, v.Times) and size.a == -1:
            positive = size.b
        if not isinstance(positive, int | v.X):
            told.definitions.append(f"Ｘは{amount(positive, told)}に等しい。")


@change.register
def _(word: v.SwitchPT, told: Told, subject: str, *, lasting: bool) -> Clause:
    return Clause("入れ替える", f"{subject}のパワーとタフネスを")


CANT = {
    v.Verb.ATTACK: ("攻撃できない", ""),
    v.Verb.BLOCK: ("ブロックできない", ""),
    v.Verb.BE_BLOCKED: ("ブロックされない", ""),
    v.Verb.BE_CAST: ("唱えられない", ""),
    v.Verb.BE_ACTIVATED: ("起動できない", ""),
    v.Verb.BE_COUNTERED: ("打ち消されない", ""),
    v.Verb.BE_TARGETED: ("対象にならない", ""),
    v.Verb.BE_REGENERATED: ("再生できない", ""),
    v.Verb.BE_SACRIFICED: ("生け贄に捧げられない", ""),
    v.Verb.GET_COUNTERS: ("置けない", "カウンターを"),
    v.Verb.GAIN_LIFE: ("得られない", "ライフを"),
    v.Verb.DRAW: ("引けない", "カードを"),
    v.Verb.SEARCH: ("探せない", "ライブラリーを"),
    v.Verb.PREVENT_DAMAGE: ("軽減できない", ""),
    v.Verb.UNTAP: ("アンタップしない", "コントローラーのアンタップ・ステップの間に"),
    v.Verb.ENTER: ("戦場に出られない", ""),
    v.Verb.LOSE: ("敗北しない", "ゲームに"),
    v.Verb.CAST: ("唱えられない", "呪文を"),
    v.Verb.BE_PLAYED: ("プレイできない", ""),
    v.Verb.CYCLE: ("サイクリングできない", "カードを"),
}


PLAYERS = v.Who | v.You | v.EachPlayer | v.EachOpponent | v.Opponents


@change.register
def _(word: v.Cant, told: Told, subject: str, *, lasting: bool) -> Clause:
    who = all_of(word.subject, told) if word.subject is not None else subject
    verb, rest = CANT[word.verb]
    by = bare(word.by, told) if word.by is not None else ""
    match word.verb:
        case v.Verb.BE_ACTIVATED if isinstance(word.by, v.Who):
            return Clause(verb, f"{who}の起動型能力を", by + "は")
        case v.Verb.GET_COUNTERS if isinstance(word.subject, PLAYERS):
            return Clause("得られない", rest, who + "は")
        case v.Verb.BE_ACTIVATED:
            return Clause(verb, "", f"{who}の起動型能力は")
        case v.Verb.PREVENT_DAMAGE:
            return Clause(
                verb, "", f"{who}からのダメージは" if word.subject is not None else "ダメージは"
            )
        case v.Verb.BE_TARGETED:
            return Clause(verb, f"{by or '呪文や能力'}の", who + "は")
        case v.Verb.GET_COUNTERS:
            return Clause(verb, rest, f"{who}の上には")
        case v.Verb.CAST:
            return Clause(verb, f"{by or '呪文'}を", who + "は")
        case v.Verb.ATTACK | v.Verb.BLOCK if not by and "すべての" not in who:
            return Clause(verb, "", who + "では")
        case v.Verb.BLOCK:
            return Clause(verb, f"{by}を" if by else "", who + "は")
        case _:
            return Clause(verb, (f"{by}によっては" if by else "") + rest, who + "は")


@change.register
def _(word: v.Must, told: Told, subject: str, *, lasting: bool) -> Clause:
    who = all_of(word.subject, told) if word.subject is not None else subject
    when = "各戦闘で、" if lasting else "このターン、"
    verb = {v.Verb.ATTACK: "攻撃する", v.Verb.BLOCK: "ブロックする"}.get(
        word.verb, "ブロックされる"
    )
    return Clause(verb, f"{when}可能なら", who + "は")


def together(parts: list[Clause]) -> list[Clause]:
    """Neighbouring clauses about the same thing in one sentence: 「＋１/＋１の修整を受け飛行を持つ」."""
    merged: list[Clause] = []
    for part in parts:
        last = merged[-1] if merged else None
        if (
            last
            and last.subject
            and thing(last) == thing(part)
            and not part.lead
            and is_verb(last.verb)
        ):
            merged[-1] = joined(last, part)
        else:
            merged.append(part)
    return merged


def thing(part: Clause) -> str:
    """What a clause is about, whether 「は」 or 「では」 follows."""
    return part.subject.removesuffix("では").removesuffix("は")


def joined(first: Clause, second: Clause) -> Clause:
    """Two clauses about the same thing as one."""
    if (first.verb, second.verb) == (
        "攻撃できない",
        "ブロックできない",
    ) and not first.rest + second.rest:
        return first._replace(verb="攻撃したりブロックしたりできない")
    long = first.verb.endswith(("ない", "である")) or "」" in first.rest
    comma = "、" if long or "が" in second.rest or "加えて" in second.rest else ""
    return first._replace(
        rest=first.rest + stem(first.verb) + comma + second.rest, verb=second.verb
    )


def is_verb(word: str) -> bool:
    return bool(word) and not word.endswith("もよい")


def exceptions(changes: tuple[v.Change, ...], told: Told) -> str:
    """What a copy is not like: 「それが速攻を持つことを除き、」."""
    said = together([change(each, told, "それ", lasting=True) for each in changes])
    words = "、".join(each._replace(subject="それが").plain() for each in said)
    return f"{words}ことを除き、" if words else ""
