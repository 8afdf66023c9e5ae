"""Which characteristics an object starts from: its printed or copied face, by zone and side (CR 707.2, 709.4, 712.8, 715.4)."""

from __future__ import annotations

from functools import lru_cache

from .kinds import BASIC_LAND_MANA, Form, Layout, Zone
from .mana import NO_MANA, ManaCost
from .state import State, Thing
from .text import Text
from .vocabulary import Ability, Activated, AddMana, Card, Cost, Face, Keyword, Static, TapThis

NOBODY = Face(Text("an unnamed card", "名前の分からないカード"), ())


def face_of(thing: Thing) -> Face:
    """The copiable face of an object, before any other copy effect of a resolved spell or ability."""
    if thing.copied is not None:
        return thing.copied
    card = thing.card
    if card is None:
        return NOBODY
    if card.layout is Layout.SPLIT and (thing.zone is not Zone.STACK or thing.announced.fused):
        return combined(card.slug, card.faces)
    if thing.zone in (Zone.STACK, Zone.BATTLEFIELD) or card.layout is Layout.NORMAL:
        return card.faces[min(thing.side, len(card.faces) - 1)]
    return card.faces[0]


def copied_face(state: State, thing: Thing) -> Face:
    """CR 707.2: the copiable values of an object: its face under the newest copy effect on it, and nothing else."""
    copies = [
        effect
        for effect in state.lasting
        if effect.copies is not None and thing.id in (effect.affected or ())
    ]
    newest = max(copies, key=lambda effect: effect.timestamp).copies if copies else None
    return newest if newest is not None else face_of(thing)


_COMBINED: dict[str, tuple[tuple[Face, ...], Face]] = {}


def combined(slug: str, faces: tuple[Face, ...]) -> Face:
    """CR 709.4: off the stack a split card has the names, costs, types and abilities of both halves."""
    known = _COMBINED.get(slug)
    if known is not None and known[0] is faces:
        return known[1]
    first, second = faces[0], faces[-1]
    costs = tuple(symbol for face in faces for symbol in (face.cost or NO_MANA).symbols)
    whole = Face(
        Text(f"{first.name.en} // {second.name.en}", f"{first.name.ja} // {second.name.ja}"),
        tuple(dict.fromkeys(first.types + second.types)),
        ManaCost(costs),
        tuple(dict.fromkeys(first.subtypes + second.subtypes)),
        abilities=first.abilities + second.abilities,
    )
    _COMBINED[slug] = (faces, whole)
    return whole


@lru_cache(maxsize=64)
def land_ability(subtype: str) -> Activated:
    """CR 305.6: the mana ability that a basic land type brings."""
    colour = BASIC_LAND_MANA[subtype]
    return Activated(Cost(parts=(TapThis(),)), (AddMana("{" + colour.value + "}"),))


_FLAT: dict[int, tuple[tuple[Ability, ...], tuple[tuple[int, Ability], ...]]] = {}


def numbered(abilities: tuple[Ability, ...]) -> tuple[tuple[int, Ability], ...]:
    """Each ability with its number (from 1, as printed), keywords followed by what they mean."""
    known = _FLAT.get(id(abilities))
    if known is not None and known[0] is abilities:
        return known[1]
    flat: list[tuple[int, Ability]] = []
    for number, ability in enumerate(abilities, start=1):
        flat.append((number, ability))
        if isinstance(ability, Keyword):
            flat.extend((number, meaning) for meaning in ability.means)
    found = tuple(flat)
    # Another thread may clear it at any moment, so what is returned isn't looked up again.
    if len(_FLAT) > 20_000:
        _FLAT.clear()
    _FLAT[id(abilities)] = (abilities, found)
    return found


def has_static(abilities: tuple[Ability, ...], zone: Zone) -> bool:
    return any(
        isinstance(ability, Static) and ability.zone is zone for _, ability in numbered(abilities)
    )


def name_of(card: Card | None) -> Text:
    return card.name if card is not None else NOBODY.name


def is_card(thing: Thing) -> bool:
    return thing.form is Form.CARD
