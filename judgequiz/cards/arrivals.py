"""Creatures that ask, as they enter, what else their controller has (CR 603.4)."""

from ..engine.kinds import CardType, Colour
from ..engine.vocabulary import Draw, Enters, Exists, GainLife, This, Triggered, What, You
from .printed import creature

RHOX_MEDITANT = creature(
    "Rhox Meditant",
    "ロウクスの瞑黙者",
    "{3}{W}",
    "Rhino Monk",
    "2/4",
    Triggered(
        Enters(This()),
        (Draw(You()),),
        condition=Exists(What(colours=(Colour.GREEN,), control="you")),
    ),
)

LAGONNA_BAND_ELDER = creature(
    "Lagonna-Band Elder",
    "ラゴンナ団の長老",
    "{2}{W}",
    "Centaur Advisor",
    "3/2",
    Triggered(
        Enters(This()),
        (GainLife(You(), 3),),
        condition=Exists(What(types=(CardType.ENCHANTMENT,), control="you")),
    ),
)
