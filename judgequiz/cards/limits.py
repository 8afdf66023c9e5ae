"""Cards that limit how much may be cast in a turn, or what may be played (CR 101.2)."""

from ..engine.kinds import CardType, Duration, Zone
from ..engine.vocabulary import (
    Cant,
    CastLimit,
    ChoiceAsEnters,
    Choose,
    Draw,
    EntersTapped,
    MayCastAnyTime,
    Spell,
    Static,
    This,
    Until,
    Verb,
    What,
    You,
)
from .keywords import FLYING
from .printed import artifact, card, creature, enchantment, face, sorcery

ONE_SPELL_A_TURN = Static((CastLimit(),))

ARCHON_OF_EMERIA = creature(
    "Archon of Emeria",
    "エメリアのアルコン",
    "{2}{W}",
    "Archon",
    "2/3",
    FLYING,
    ONE_SPELL_A_TURN,
    Static(
        (EntersTapped(What(types=(CardType.LAND,), not_supertypes=("Basic",), control="opponent")),)
    ),
)

RULE_OF_LAW = enchantment("Rule of Law", "法の定め", "{2}{W}", ONE_SPELL_A_TURN)

EIDOLON_OF_RHETORIC = card(
    face(
        "Eidolon of Rhetoric",
        "弁論の幻霊",
        "{2}{W}",
        "Enchantment Creature — Spirit",
        ONE_SPELL_A_TURN,
        size="1/4",
    )
)

NEVERMORE = enchantment(
    "Nevermore",
    "金輪際",
    "{1}{W}{W}",
    Static((ChoiceAsEnters(This(), "name", What(not_types=(CardType.LAND,))),)),
    Static((Cant(Verb.BE_CAST, What(zone=Zone.STACK, spell=True, name_chosen=True)),)),
)

CONJURERS_BAN = sorcery(
    "Conjurer's Ban",
    "妖術師の封印",
    "{W}{B}",
    Spell(
        (
            Choose("name"),
            Until(
                Duration.YOUR_NEXT_TURN,
                None,
                (
                    Cant(Verb.BE_CAST, What(zone=Zone.STACK, spell=True, name_chosen=True)),
                    Cant(Verb.BE_PLAYED, What(types=(CardType.LAND,), name_chosen=True)),
                ),
            ),
            Draw(You()),
        )
    ),
)

VEDALKEN_ORRERY = artifact(
    "Vedalken Orrery",
    "ヴィダルケンの宇宙儀",
    "{4}",
    Static((MayCastAnyTime(What(zone=Zone.STACK, spell=True), You()),)),
)
