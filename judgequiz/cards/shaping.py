"""Cards that show what a characteristic is made of: defined, set, added, switched, lost (CR 613)."""

from ..engine.kinds import CardType, Colour, Duration, Zone
from ..engine.vocabulary import (
    AddTypes,
    CountOf,
    Draw,
    Itself,
    LoseAbilities,
    ManaValueOf,
    SetColours,
    SetPT,
    SetTypes,
    Spell,
    Static,
    SwitchPT,
    TargetOf,
    Until,
    What,
    You,
)
from .phrases import ONE_CREATURE
from .printed import creature, enchantment, instant

YOUR_HAND = CountOf(What(zone=Zone.HAND, owner="you"))

MARO = creature(
    "Maro",
    "マロー",
    "{2}{G}{G}",
    "Elemental",
    "0/0",
    Static((SetPT(YOUR_HAND, YOUR_HAND),), defines=True),
)

TURN_TO_FROG = instant(
    "Turn to Frog",
    "蛙変化",
    "{1}{U}",
    Spell(
        (
            Until(
                Duration.END_OF_TURN,
                TargetOf(),
                (
                    LoseAbilities(),
                    SetColours((Colour.BLUE,)),
                    SetTypes(subtypes=("Frog",)),
                    SetPT(1, 1),
                ),
            ),
        ),
        ONE_CREATURE,
    ),
)

TWISTED_IMAGE = instant(
    "Twisted Image",
    "よじれた映像",
    "{U}",
    Spell((Until(Duration.END_OF_TURN, TargetOf(), (SwitchPT(),)), Draw(You())), ONE_CREATURE),
)

MARCH_OF_THE_MACHINES = enchantment(
    "March of the Machines",
    "機械の行進",
    "{3}{U}",
    Static(
        (
            AddTypes((CardType.CREATURE,)),
            SetPT(ManaValueOf(Itself()), ManaValueOf(Itself())),
        ),
        affects=What(types=(CardType.ARTIFACT,), not_types=(CardType.CREATURE,)),
    ),
)
