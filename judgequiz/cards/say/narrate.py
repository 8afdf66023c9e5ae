"""Game events as sentences: "Ava casts Bloodbraid Elf." and 「Avaが《血編み髪のエルフ》を唱える。」."""

from collections.abc import Callable, Mapping

from judgequiz.engine import events as e
from judgequiz.engine.kinds import Form
from judgequiz.engine.state import Aim, State, Thing
from judgequiz.engine.text import Text
from judgequiz.engine.vocabulary import Ability, Face, Keyword, Unplayed

from .english.events import in_english
from .japanese.events import in_japanese
from .japanese.lexicon import keyword_name as japanese_keyword

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
    }
)
"""Bookkeeping, or what another event says already."""


def narrate(event: e.Event, names: Names) -> Text:
    """What happened as a sentence in both languages; empty for bookkeeping."""
    if type(event) in SILENT:
        return Text("", "")
    return Text(in_english(event, names), in_japanese(event, names))


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
    if thing.form is Form.SPELL_COPY:
        return Text(f"the copy of {face.name.en}", f"《{face.name.ja}》のコピー")
    return face.name


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
    keyword = keyword_of(thing.ability, face_of(source))
    if keyword is None:
        return Text(f"the ability of {of.en}", f"《{of.ja}》の能力")
    return Text(f"the {keyword.en} ability of {of.en}", f"《{of.ja}》の{keyword.ja}能力")


def keyword_of(ability: Ability | None, face: Face | None) -> Text | None:
    """The keyword that an ability is the meaning of."""
    if isinstance(ability, Keyword | Unplayed):
        return keyword_name(ability)
    for each in face.abilities if face else ():
        if isinstance(each, Keyword) and ability in each.means:
            return keyword_name(each)
    return None


def keyword_name(keyword: Keyword | Unplayed) -> Text:
    return Text(keyword.name, japanese_keyword(keyword.name))
