"""Beliefs about colour identity (CR 903.4)."""

from __future__ import annotations

from ...engine.text import Text
from ...engine.vocabulary import Card, Face
from .belief import Misconception


class IdentityIsTheFrontFace(Misconception):
    slug = "identity-is-the-front-face"
    cr = "903.4d"
    says = Text(
        "The color identity of a card is that of its front face.",
        "カードの固有色は、第１面のみによって決まる。",
    )
    truth = Text(
        "The color identity of a card includes that of its other face.",
        "カードの固有色には、もう一方の面の固有色も含まれる。",
    )

    def other_face_has_identity(self, card: Card) -> bool:
        return False


class IdentityIsTheManaCost(Misconception):
    slug = "identity-is-the-mana-cost"
    cr = "903.4"
    says = Text(
        "The color identity of a card is the colors in its mana cost.",
        "カードの固有色は、マナ・コストの色のみである。",
    )
    truth = Text(
        "Mana symbols in the rules text count for the color identity like those in the mana cost.",
        "ルール・テキストにあるマナ・シンボルも、マナ・コストにあるものと同じように固有色に数える。",
    )

    def text_has_identity(self, face: Face) -> bool:
        return False


class BasicLandTypesHaveNoIdentity(Misconception):
    slug = "basic-land-types-have-no-identity"
    cr = "305.6"
    says = Text(
        "A basic land type adds nothing to the color identity, since no mana symbol is printed.",
        "マナ・シンボルが印刷されていないので、基本土地タイプは固有色に影響しない。",
    )
    truth = Text(
        "A basic land type brings a mana ability, and its mana symbol counts for the color identity.",
        "基本土地タイプを持つ土地はマナ能力を持ち、そのマナ・シンボルも固有色に数える。",
    )

    def basic_land_types_have_identity(self, face: Face) -> bool:
        return False
