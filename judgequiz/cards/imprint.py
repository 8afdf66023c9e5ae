"""Cards with imprint, an ability word for linked abilities (CR 207.2c, 607)."""

from ..engine.kinds import CardType, Step, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddCreatureTypesOf,
    AddMana,
    AtBeginning,
    CastFree,
    Compared,
    Create,
    Delayed,
    Did,
    Dies,
    EachOf,
    Enters,
    Exile,
    ExiledWith,
    Gain,
    If,
    Is,
    It,
    ManaValueOf,
    May,
    Pick,
    PowerOf,
    PutInto,
    SetPT,
    Static,
    Target,
    TargetOf,
    That,
    This,
    ToughnessOf,
    Triggered,
    What,
    You,
)
from .keywords import HASTE, protection
from .phrases import TAP, pay
from .printed import artifact, creature

THE_EXILED = ExiledWith("a")
IMPRINT = Exile(It(), pair="a")


def imprint_from_hand(what: What) -> Triggered:
    """Imprint: when this enters, you may exile a card that fits from your hand."""
    return Triggered(Enters(This()), (May((Pick(You(), what), IMPRINT)),), label="imprint")


CHROME_MOX = artifact(
    "Chrome Mox",
    "金属モックス",
    "{0}",
    imprint_from_hand(
        What(zone=Zone.HAND, not_types=(CardType.ARTIFACT, CardType.LAND), owner="you")
    ),
    Activated(pay("", TAP), (AddMana(among="exiled", of=THE_EXILED),)),
)

ISOCHRON_SCEPTER = artifact(
    "Isochron Scepter",
    "等時の王笏",
    "{2}",
    imprint_from_hand(
        What(
            zone=Zone.HAND,
            types=(CardType.INSTANT,),
            owner="you",
            mana_value=Compared("<=", 2),
        )
    ),
    Activated(pay("{2}", TAP), (CastFree(THE_EXILED, copy=True),)),
)

SOUL_FOUNDRY = artifact(
    "Soul Foundry",
    "魂の鋳造所",
    "{4}",
    imprint_from_hand(What(zone=Zone.HAND, types=(CardType.CREATURE,), owner="you")),
    Activated(pay("{X}", TAP), (Create(copy_of=THE_EXILED),), x=ManaValueOf(THE_EXILED)),
)

MIMIC_VAT = artifact(
    "Mimic Vat",
    "ミミックの大桶",
    "{3}",
    Triggered(
        Dies(What(types=(CardType.CREATURE,), token=False)),
        (
            May(
                (
                    Exile(That(), pair="a"),
                    If(
                        Did(),
                        (
                            PutInto(
                                EachOf(What(zone=Zone.EXILE, exactly=THE_EXILED, other_than=It())),
                                Zone.GRAVEYARD,
                            ),
                        ),
                    ),
                )
            ),
        ),
        label="imprint",
    ),
    Activated(
        pay("{3}", TAP),
        (
            Create(copy_of=THE_EXILED, adds=(Gain((HASTE,)),)),
            Delayed(AtBeginning(Step.END), (Exile(It()),), about=It()),
        ),
    ),
)

MIRROR_GOLEM = creature(
    "Mirror Golem",
    "鏡のゴーレム",
    "{6}",
    "Golem",
    "3/4",
    Triggered(
        Enters(This()),
        (May((Exile(TargetOf(), pair="a"),)),),
        (Target(What(zone=Zone.GRAVEYARD, card=True)),),
        label="imprint",
    ),
    Static(
        (
            Gain(
                (
                    protection(
                        What(shares_type_with=THE_EXILED),
                        Text(
                            "each of the exiled card's card types",
                            "追放されたカードの各カード・タイプ",
                        ),
                    ),
                )
            ),
        )
    ),
    also="Artifact",
)

DUPLICANT = creature(
    "Duplicant",
    "映し身人形",
    "{6}",
    "Shapeshifter",
    "2/4",
    Triggered(
        Enters(This()),
        (May((Exile(TargetOf(), pair="a"),)),),
        (Target(What(types=(CardType.CREATURE,), token=False)),),
        label="imprint",
    ),
    Static(
        (SetPT(PowerOf(THE_EXILED), ToughnessOf(THE_EXILED)), AddCreatureTypesOf(THE_EXILED)),
        condition=Is(THE_EXILED, What(zone=Zone.EXILE, types=(CardType.CREATURE,))),
    ),
    also="Artifact",
)
