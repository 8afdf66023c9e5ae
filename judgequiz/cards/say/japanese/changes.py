"""What continuous effects change, in Japanese."""

from judgequiz.cards.say.told import Told, kind_of
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Colour

from .amounts import per, sized
from .clause import Clause
from .descriptions import counted
from .grammar import ability, amount, bare, change, noun
from .lexicon import COLOUR_NAMES, TYPE_NAMES, keyword_name, subtype_name, supertype_name


def all_of(what: object, told: Told) -> str:
    """Everything that a change is about: 「あなたがコントロールしているすべてのクリーチャー」."""
    if isinstance(what, v.Who) and what.kind == "you":
        return "あなた"
    if isinstance(what, v.What | v.StackWhat | v.Who | v.AnyTarget):
        return bare(what, told, every=True)
    return noun(what, told)


def type_words(word: v.AddTypes | v.SetTypes) -> str:
    supertypes = "".join(supertype_name(each) for each in getattr(word, "supertypes", ()))
    kinds = [*(subtype_name(each) for each in word.subtypes), *(TYPE_NAMES[each] for each in word.types)]
    return supertypes.rstrip("・") + "・".join(kinds) if kinds else supertypes.rstrip("の・")


@change.register
def _(word: v.CopyOf, told: Told, subject: str, *, lasting: bool) -> Clause:
    return Clause("なる" if not lasting else "である", f"{noun(word.of, told)}のコピー" + ("に" if not lasting else ""), subject + "は")


@change.register
def _(word: v.ControlledBy, told: Told, subject: str, *, lasting: bool) -> Clause:
    return Clause("コントロールする", subject + "を", noun(word.who, told) + "は")


@change.register
def _(word: v.SetName, told: Told, subject: str, *, lasting: bool) -> Clause:
    from judgequiz.cards.say.names import japanese_name

    return Clause("なる", f"名前は「{japanese_name(word.name)}」に", subject + "の")


@change.register
def _(word: v.AddTypes, told: Told, subject: str, *, lasting: bool) -> Clause:
    kind = type_words(word)
    only_super = bool(word.supertypes) and not word.types and not word.subtypes
    also = "" if only_super else "自身の他のタイプに加えて"
    return Clause("である" if lasting else "なる", f"{also}{kind}" + ("" if lasting else "に"), subject + "は")


@change.register
def _(word: v.SetTypes, told: Told, subject: str, *, lasting: bool) -> Clause:
    return Clause("である" if lasting else "なる", type_words(word) + ("" if lasting else "に"), subject + "は")


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
    return Clause("持つ" if lasting else "得る", granted(word.abilities, told, subject) + "を", subject + "は")


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
    names = {"クリーチャー": "creature", "土地": "land", "アーティファクト": "artifact", "トークン": "token", "カード": "card", "呪文": "spell"}
    for name, kind in names.items():
        if name in subject:
            return kind
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
        return Clause(end[0], f"基本のパワーとタフネスは{size}{end[1]}", subject + "の")
    if word.power == word.toughness:
        return Clause("等しい", f"基本のパワーとタフネスはそれぞれ{amount(word.power, told)}に", subject + "の")
    sizes = (("パワー", word.power), ("タフネス", word.toughness))
    parts = [size_words(name, size, told) for name, size in sizes if size is not None]
    before = "".join(f"{part}であり、" if part[-1] != "に" else f"{part}等しく、" for part in parts[:-1])
    return Clause("等しい" if parts[-1].endswith("に") else "である", before + parts[-1], subject + "の")


def size_words(name: str, size: v.Amount, told: Told) -> str:
    return f"基本の{name}は{amount(size, told)}" + ("" if isinstance(size, int) else "に")


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
}


@change.register
def _(word: v.Cant, told: Told, subject: str, *, lasting: bool) -> Clause:
    who = all_of(word.subject, told) if word.subject is not None else subject
    verb, rest = CANT[word.verb]
    by = bare(word.by, told) if word.by is not None else ""
    match word.verb:
        case v.Verb.BE_ACTIVATED:
            return Clause(verb, "", f"{who}の起動型能力は")
        case v.Verb.PREVENT_DAMAGE:
            return Clause(verb, "", f"{who}からのダメージは" if word.subject is not None else "ダメージは")
        case v.Verb.BE_TARGETED:
            return Clause(verb, f"{by or '呪文や能力'}の", who + "は")
        case v.Verb.GET_COUNTERS:
            return Clause(verb, rest, f"{who}の上には")
        case v.Verb.CAST:
            return Clause(verb, f"{by or '呪文'}を", who + "は")
        case v.Verb.BLOCK:
            return Clause(verb, f"{by}を" if by else "", who + "は")
        case _:
            return Clause(verb, (f"{by}によっては" if by else "") + rest, who + "は")


@change.register
def _(word: v.Must, told: Told, subject: str, *, lasting: bool) -> Clause:
    who = all_of(word.subject, told) if word.subject is not None else subject
    when = "各戦闘で、" if lasting else "このターン、"
    verb = {v.Verb.ATTACK: "攻撃する", v.Verb.BLOCK: "ブロックする"}.get(word.verb, "ブロックされる")
    return Clause(verb, f"{when}可能なら", who + "は")
