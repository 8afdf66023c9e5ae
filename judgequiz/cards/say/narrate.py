"""Game events as sentences: "Ava casts Bloodbraid Elf." and 「Avaが《血編み髪のエルフ》を唱える。」."""

from collections.abc import Callable, Mapping

from judgequiz.engine import events as e
from judgequiz.engine.kinds import Form, Layout, Zone
from judgequiz.engine.state import Aim, State, Thing
from judgequiz.engine.text import Text
from judgequiz.engine.vocabulary import Face

from .english.events import in_english
from .japanese.events import in_japanese
from .japanese.lexicon import keyword_name as japanese_keyword
from .japanese.lexicon import subtype_name
from .names import catalogue, keyword_of

Names = Callable[[Aim], Text]
"""What an object (by its id) or a player is called; 《》 are added here. A player called "you" is spoken to."""

UNKNOWN = Text("a card", "カード１枚")
SILENT: frozenset[type[e.Event]] = frozenset(
    {
        e.AbilityUsed,
        e.Announcement,
        e.BecameTarget,
        e.DamageWoreOff,
        e.DelayedUsed,
        e.EffectBegan,
        e.EffectEnded,
        e.FirstStrikeDamageDealt,
        e.PoolEmptied,
        e.Reordered,
        e.StepEnded,
        e.TappedForMana,
        e.TimestampSet,
    }
)
"""Bookkeeping, or what another event says already."""


def narrate(event: e.Event, names: Names) -> Text:
    """What happened as a sentence in both languages; empty for bookkeeping."""
    if type(event) in SILENT or is_told_otherwise(event):
        return Text("", "")
    return Text(in_english(event, names), in_japanese(event, names))


def is_told_otherwise(event: e.Event) -> bool:
    """Priority that nobody has, and an ability that is told of as it is activated or put on the stack."""
    match event:
        case e.PriorityGiven(player=""):
            return True
        case e.Made(thing=thing):
            return thing.form is Form.ABILITY
        case _:
            return False


def names_in(state: State, players: Mapping[str, Text], viewer: str | None = None) -> Names:
    """Names for the objects of a state, and for players as `players` says.

    `viewer` is told only what that player sees.
    """

    def name(aim: Aim) -> Text:
        if isinstance(aim, str):
            return players.get(aim, Text(aim, aim))
        return name_of(state.thing(aim), state, viewer)

    return name


def name_of(thing: Thing, state: State, viewer: str | None = None) -> Text:
    """What an object is called by somebody who sees it, or not."""
    if viewer is not None and thing.seen_by is not None and viewer not in thing.seen_by:
        return UNKNOWN
    if thing.form is Form.ABILITY:
        return ability_name(thing, state, viewer)
    face = face_of(thing)
    if face is None:
        return UNKNOWN
    if thing.form is Form.TOKEN and thing.copied is None:
        return token_name(face)
    if thing.form is Form.SPELL_COPY:
        return Text(f"the copy of {face.name.en}", f"《{face.name.ja}》のコピー")
    if thing.card is not None and is_split(thing):
        return thing.card.name
    return face.name


def is_split(thing: Thing) -> bool:
    """CR 709.4: off the stack a split card has the names of both its halves."""
    whole = thing.card is not None and thing.card.layout is Layout.SPLIT
    return whole and thing.copied is None and thing.zone is not Zone.STACK


def token_name(face: Face) -> Text:
    """ "Goblin token": a token goes by its kind, which is no card's name."""
    if face.name.en in catalogue():
        return Text(f"{face.name.en} token", f"《{face.name.ja}》のトークン")
    kind = face.name.en.removesuffix(" Token")
    ja = face.name.ja.removesuffix("・トークン")
    if ja == kind:
        ja = "・".join(subtype_name(each) for each in kind.split(" "))
    return Text(f"{kind} token", f"{ja}・トークン")


def face_of(thing: Thing) -> Face | None:
    """The face whose name an object has, as far as printed or copied values say."""
    if thing.copied is not None:
        return thing.copied
    return thing.card.faces[min(thing.side, len(thing.card.faces) - 1)] if thing.card else None


def ability_name(thing: Thing, state: State, viewer: str | None) -> Text:
    """ "the cascade ability of Bloodbraid Elf"."""
    if thing.source is None:
        return Text("an ability", "能力１つ")
    source = state.thing(thing.source)
    of = name_of(source, state, viewer)
    is_whole = "《" in of.ja or of.ja.endswith("トークン")
    ja = of.ja if is_whole else f"《{of.ja}》"
    keyword = keyword_of(thing.ability) if thing.ability is not None else None
    word = keyword.name if keyword is not None else getattr(thing.ability, "label", "")
    if not word:
        return Text(f"the ability of {of.en}", f"{ja}の能力")
    return Text(f"the {word} ability of {of.en}", f"{ja}の{japanese_keyword(word)}能力")
