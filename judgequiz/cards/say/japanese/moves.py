"""Instructions that move objects, and those that find or choose them, in Japanese."""

from dataclasses import replace

from judgequiz.cards.say.names import japanese_name
from judgequiz.cards.say.runs import without_zone
from judgequiz.cards.say.told import (
    CARD_ZONES,
    Mention,
    Told,
    came_from,
    is_yours,
    mention_of,
    mention_of_pick,
)
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import CardType, Zone

from .amounts import per
from .changes import exceptions, granted
from .clause import Clause, wide
from .costs import cards
from .descriptions import compared, counted, how_many
from .grammar import amount, bare, change, effect, noun
from .lexicon import COLOUR_NAMES, TYPE_NAMES, ZONE_NAMES, subtype_name, supertype_name
from .permissions import KINDS
from .references import topic


def act(who: v.PlayerRef | None, rest: str, verb: str, told: Told) -> Clause:
    """An instruction; 「あなたは」 is left out of it."""
    if who is None or isinstance(who, v.You):
        return Clause(verb, rest)
    return Clause(verb, rest, topic(who, told))


def remember(ref: object, told: Told, kind: str = "") -> None:
    """Afterwards 「それ」 is what was acted on, as a card where it is one now."""
    mention = mention_of(ref, told)
    if mention is not None:
        told.it = Mention(kind or mention.kind, mention.plural)


@effect.register
def _(word: v.Exile, told: Told) -> list[Clause]:
    what = noun(word.what, told)
    remember(word.what, told, "card")
    until = f"{noun(v.This(), told)}が戦場を離れるまで、" if word.until_gone else ""
    haunting = ""
    if word.haunting is not None:
        haunting = f"{noun(word.haunting, told)}に憑依している状態で"
    return [Clause("追放する", f"{until}{what}を{haunting}")]


BACK = {
    Zone.HAND: (Zone.GRAVEYARD, Zone.BATTLEFIELD, Zone.EXILE, Zone.STACK),
    Zone.BATTLEFIELD: (Zone.GRAVEYARD, Zone.EXILE),
}


@effect.register
def _(word: v.PutInto, told: Told) -> list[Clause]:
    """「それをオーナーの手札に戻す」, 「そのカードをタップ状態で戦場に出す」."""
    origin = came_from(word.what, told)
    back = origin in BACK.get(word.to, ()) and told.picked_from is not Zone.EXILE
    place = (
        f"あなたの{ZONE_NAMES[told.zone]}から"
        if isinstance(word.what, v.This) and told.zone in CARD_ZONES
        else ""
    )
    what = place + noun(word.what, told)
    rest, verb = destination(word, told, back=back)
    remember(word.what, told, "card" if word.to is not Zone.BATTLEFIELD else "")
    return [Clause(verb, f"{what}を{rest}")]


def destination(word: v.PutInto, told: Told, *, back: bool) -> tuple[str, str]:
    """Where it goes, and the verb that goes with the place."""
    owner = whose_zone(word, told)
    if word.to is Zone.BATTLEFIELD:
        return battlefield(word, told, back=back)
    if word.to is Zone.HAND:
        return (f"{owner}手札に", "戻す" if back else "加える")
    if word.to is Zone.LIBRARY:
        place = {"top": "一番上", "bottom": "一番下"}.get(word.position, word.position)
        mention = mention_of(word.what, told)
        order = "望む順番で" if mention and mention.plural else ""
        return (f"{owner}ライブラリーの{place}に{order}", "置く")
    if word.to is Zone.EXILE:
        return ("", "追放する")
    return (f"{owner}{ZONE_NAMES[word.to]}に", "置く")


def whose_zone(word: v.PutInto, told: Told) -> str:
    """Whose hand, library or graveyard: its owner's, or yours where nobody else's is possible."""
    mine = is_yours(word.what, told)
    return "あなたの" if mine else "オーナーの"


def battlefield(word: v.PutInto, told: Told, *, back: bool) -> tuple[str, str]:
    parts = [under(word, told, back=back)]
    if word.tapped:
        parts.append("タップ状態で")
    if word.attached_to is not None:
        parts.append(f"{noun(word.attached_to, told)}につけた状態で")
    return "".join(parts) + "戦場に", "戻す" if back else "出す"


def under(word: v.PutInto, told: Told, *, back: bool) -> str:
    """Under whose control, where it isn't plain."""
    if is_yours(word.what, told) and isinstance(word.under, v.You | None):
        return ""
    if isinstance(word.under, v.OwnerOf) or (word.under is None and back):
        return "オーナーのコントロール下で"
    return f"{noun(word.under, told)}のコントロール下で" if word.under is not None else ""


@effect.register
def _(word: v.PutOnBottom, told: Told) -> list[Clause]:
    what = noun(word.what, told)
    if isinstance(word.what, v.Those) and word.what.name == "exiled":
        what = "それらの追放されたカードのうち唱えられなかったもの"
    if word.what == v.Those("rest"):
        what = "残り"
    order = "無作為の順番で" if word.random else "望む順番で"
    owner = "あなた"
    if isinstance(word.what, v.EachOf) and word.what.what.owner == "that player":
        owner = noun(v.ThatPlayer(), told)
    return [Clause("置く", f"{what}を{owner}のライブラリーの一番下に{order}")]


@effect.register
def _(word: v.Destroy, told: Told) -> list[Clause]:
    what = noun(word.what, told)
    remember(word.what, told)
    done = [Clause("破壊する", what + "を")]
    if not word.regenerates:
        several = isinstance(word.what, v.EachOf)
        done.append(Clause("再生できない", "", "それらは" if several else "それは"))
    return done


@effect.register
def _(word: v.Sacrifice, told: Told) -> list[Clause]:
    what = noun(word.what, told)
    remember(word.what, told)
    return [Clause("生け贄に捧げる", what + "を")]


@effect.register
def _(word: v.SacrificeAny, told: Told) -> list[Clause]:
    of = counted(replace(word.what, control=""), word.count, told)
    clause = act(word.who, of + "を", "生け贄に捧げる", told)
    told.it = Mention("permanent", word.count != 1)
    return [clause]


@effect.register
def _(word: v.Discard, told: Told) -> list[Clause]:
    if word.every:
        what = "自分の手札をすべて" if word.what is None else all_cards(word.what, told) + "を"
        if isinstance(word.who, v.You):
            what = what.replace("自分の手札", "あなたの手札")
        return [act(word.who, what, "捨てる", told)]
    chosen = cards(word.what, word.count, told)
    clause = act(word.who, chosen + ("を無作為に選んで" if word.random else "を"), "捨てる", told)
    told.it = Mention("card", word.count != 1)
    return [clause]


def all_cards(what: v.What, told: Told) -> str:
    """「すべての土地でないカード」, 「その選ばれたカード」."""
    if what.exactly is not None and what == v.What(
        zone=what.zone, owner=what.owner, exactly=what.exactly
    ):
        return noun(what.exactly, told)
    return bare(without_zone(what), told, every="すべての")


def card_count(count: v.Amount, told: Told) -> str:
    """「カード２枚」, 「それのパワーに等しい枚数のカード」."""
    if per(count, told):
        return f"{per(count, told)}カード１枚"
    if isinstance(count, int | v.X):
        return "カード" + how_many(count, "枚", told)
    return f"{amount(count, told)}に等しい枚数のカード"


@effect.register
def _(word: v.Mill, told: Told) -> list[Clause]:
    done = act(word.who, card_count(word.count, told) + "を", "切削する", told)
    told.it = Mention("card", word.count != 1)
    return [done]


@effect.register
def _(word: v.Draw, told: Told) -> list[Clause]:
    return [act(word.who, card_count(word.count, told) + "を", "引く", told)]


@effect.register
def _(word: v.Create, told: Told) -> list[Clause]:
    tapped = "タップ状態で" if word.tapped else ""
    if word.token is not None:
        words, unit_word = token_words(word.token, told)
    else:
        of = noun(word.copy_of, told) if word.copy_of is not None else "それ"
        words = f"{exceptions(word.excepting, told)}{of}のコピーであるトークン"
        unit_word = "つ"
    several = word.count != 1
    made = act(
        word.who, f"{words}{how_many(word.count, unit_word, told)}を{tapped}", "生成する", told
    )
    told.it = Mention("token", several)
    subject = "それらのトークン" if several else "そのトークン"
    return [made, *(change(each, told, subject, lasting=False) for each in word.adds)]


def token_words(token: v.Token, told: Told) -> tuple[str, str]:
    """「飛行を持つ白の１/１の鳥・クリーチャー・トークン」 and its counter word."""
    face = token.face
    is_creature = CardType.CREATURE in face.types
    having = granted(face.abilities, told, "クリーチャー" if is_creature else "トークン")
    colours = colour_words(token) if is_creature else ""
    size = f"{wide(face.power)}/{wide(face.toughness or 0)}の" if face.power is not None else ""
    supertypes = "".join(supertype_name(each) for each in face.supertypes)
    kinds = [
        *(subtype_name(each) for each in face.subtypes),
        *(TYPE_NAMES[each] for each in face.types if size),
    ]
    named = named_token(token)
    owned = f"{having}を持つ" if having and size else ""
    name = f"「{named}」という名前の" if named else ""
    words = f"{name}{owned}{supertypes}{colours}{size}{'・'.join([*kinds, 'トークン'])}"
    return words, "体" if is_creature else "つ"


def colour_words(token: v.Token) -> str:
    colours = [COLOUR_NAMES[each] for each in token.face.colours or ()]
    if not colours:
        return "無色の"
    return f"{colours[0]}の" if len(colours) == 1 else "であり".join(colours) + "である"


def named_token(token: v.Token) -> str:
    plain = {" ".join(token.face.subtypes), " ".join(token.face.subtypes) + " Token"}
    return (
        ""
        if token.face.name.en in plain
        else token.face.name.ja or japanese_name(token.face.name.en)
    )


@effect.register
def _(word: v.Pick, told: Told) -> list[Clause]:
    if word.most is None:
        many = f"望む数の{bare(word.what, told)}"
    elif word.least == word.most:
        many = counted(word.what, word.most, told)
    else:
        many = counted(word.what, word.most, told, most=True)
    clause = act(word.who, many + "を", "選ぶ", told)
    told.it = mention_of_pick(word)
    if word.remember:
        told.those[word.remember] = told.it
    return [clause]


@effect.register
def _(word: v.Choose, told: Told) -> list[Clause]:
    chosen = KINDS.get(word.kind, word.kind)
    if word.what is not None:
        inside = replace(word.what, zone=Zone.NOWHERE, card=True)
        chosen = f"{bare(inside, told)}の名前１つ"
    return [act(word.who, chosen + "を", "選ぶ", told)]


@effect.register
def _(word: v.Search, told: Told) -> list[Clause]:
    """「あなたのライブラリーから沼・カード１枚を探し、それを公開する」."""
    who = noun(word.who, told) if word.who is not None else "あなた"
    inside = without_zone(word.what)
    most = "最大" if word.most != 1 else ""
    found = bare(inside, told) + most + how_many(word.most, "枚", told)
    library = "あなたのライブラリー" if who == "あなた" else "自分のライブラリー"
    if word.of is not None:
        library = f"{noun(word.of, told)}のライブラリー"
        told.picked_from = Zone.LIBRARY
    told.it, told.found = Mention("card", word.most != 1), word.of is None
    if word.reveal and inside != without_zone(v.What()):
        return [act(word.who, f"{library}から{found}を探し、", "公開する", told)]
    return [act(word.who, f"{library}から{found}を", "探す", told)]


@effect.register
def _(word: v.Shuffle, told: Told) -> list[Clause]:
    return [act(word.who, "ライブラリーを", "切り直す", told)]


@effect.register
def _(word: v.Reveal, told: Told) -> list[Clause]:
    what = noun(word.what, told)
    remember(word.what, told)
    return [Clause("公開する", what + "を")]


@effect.register
def _(word: v.RevealHand, told: Told) -> list[Clause]:
    return [
        act(
            word.who,
            ("あなたの" if isinstance(word.who, v.You) else "自分の") + "手札を",
            "公開する",
            told,
        )
    ]


@effect.register
def _(word: v.LookAtTop, told: Told) -> list[Clause]:
    told.it, told.found = Mention("card", word.count != 1), True
    return [Clause("見る", f"あなたのライブラリーの一番上から{card_count(word.count, told)}を")]


@effect.register
def _(word: v.Scry, told: Told) -> list[Clause]:
    return [act(word.who, f"占術{how_many(word.count, '', told)}を", "行う", told)]


@effect.register
def _(word: v.ExileFromTopUntil, told: Told) -> list[Clause]:
    inside = replace(word.until, zone=Zone.NOWHERE, card=True)
    found = bare(inside, told) + "１枚"
    told.it = Mention("card")
    told.those[word.remember] = Mention("card", plural=True)
    return [
        Clause(
            "追放する", f"{found}が追放されるまで、あなたのライブラリーの一番上からカードを１枚ずつ"
        )
    ]


@effect.register
def _(word: v.AsCascading, told: Told) -> list[Clause]:
    return []


@effect.register
def _(word: v.CastFree, told: Told) -> list[Clause]:
    what = noun(word.what, told)
    lead = ""
    if word.resulting is not None:
        resulting = resulting_words(word.resulting, told)
        lead = f"その結果の呪文{resulting}なら、"
    copy = "のコピー" if word.copy else ""
    clause = Clause("唱える", f"{what}{copy}をマナ・コストを支払うことなく", "", lead)
    return [clause.may() if word.optional else clause]


@effect.register
def _(word: v.CastSuspended, told: Told) -> list[Clause]:
    cast = Clause("唱える", f"{noun(v.This(), told)}をマナ・コストを支払うことなく").may()
    lead = "これによりクリーチャー・呪文を唱えたなら、あなたがそれのコントロールを失うまで、"
    added = [change(each, told, "それ", lasting=False) for each in word.adds]
    return [cast, *(each._replace(lead=lead) for each in added)]


def resulting_words(what: v.What, told: Told) -> str:
    """What the spell that is cast must be: 「のマナ総量がこれより小さい」."""
    if what.mana_value is not None and what == v.What(
        zone=what.zone, spell=what.spell, mana_value=what.mana_value
    ):
        last = compared(what.mana_value, "マナ総量", told).last
        return "の" + (last.removesuffix("の") + "である" if last.endswith("の") else last)
    return f"が{bare(replace(what, zone=Zone.STACK, spell=True), told)}である"
