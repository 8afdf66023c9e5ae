"""Modal double-faced cards, and others with a face on each side (CR 712)."""

from dataclasses import replace

from ..engine.kinds import CardType, Colour, Duration, Step, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddMana,
    AddPT,
    AtBeginning,
    Card,
    Casts,
    ControllerOf,
    CopySpell,
    Counter,
    CountOf,
    Create,
    DealDamage,
    EachOf,
    Enters,
    EntersTapped,
    Exists,
    Face,
    Gain,
    GainLife,
    It,
    LoseTypes,
    PayLife,
    PreventDamage,
    PutInto,
    PutOnBottom,
    RevealUntil,
    Spell,
    StackWhat,
    Static,
    Target,
    TargetOf,
    This,
    Those,
    Transform,
    Triggered,
    Unless,
    Until,
    What,
    You,
)
from .keywords import FLYING, INDESTRUCTIBLE, MENACE, TRAMPLE, VIGILANCE
from .phrases import INSTANTS_AND_SORCERIES, ONE_SPELL, TAP, YOUR_CREATURE, pay
from .printed import double_faced, face, instant, modal
from .tokens import creature_token


def tapped_land(en: str, ja: str, colour: str) -> Face:
    """A land face that enters tapped and makes one colour."""
    return face(
        en,
        ja,
        None,
        "Land",
        Static((EntersTapped(This()),)),
        Activated(pay("", TAP), (AddMana("{" + colour + "}"),)),
    )


def pathway(names: tuple[Text, Text], colours: str) -> Card:
    """A land on either side."""
    return modal(
        *(
            face(name.en, name.ja, None, "Land", Activated(pay("", TAP), (AddMana("{" + c + "}"),)))
            for name, c in zip(names, colours, strict=True)
        )
    )


CLEARWATER_PATHWAY_MURKWATER_PATHWAY = pathway(
    (Text("Clearwater Pathway", "清水の小道"), Text("Murkwater Pathway", "泥水の小道")), "UB"
)
NEEDLEVERGE_PATHWAY_PILLARVERGE_PATHWAY = pathway(
    (Text("Needleverge Pathway", "針縁の小道"), Text("Pillarverge Pathway", "柱縁の小道")), "RW"
)
BRANCHLOFT_PATHWAY_BOULDERLOFT_PATHWAY = pathway(
    (Text("Branchloft Pathway", "枝重なる小道"), Text("Boulderloft Pathway", "石重なる小道")), "GW"
)
BRIGHTCLIMB_PATHWAY_GRIMCLIMB_PATHWAY = pathway(
    (Text("Brightclimb Pathway", "陽光昇りの小道"), Text("Grimclimb Pathway", "恐怖昇りの小道")),
    "WB",
)

KAZANDU_MAMMOTH_KAZANDU_VALLEY = modal(
    face(
        "Kazandu Mammoth",
        "カザンドゥのマンモス",
        "{1}{G}{G}",
        "Creature — Elephant",
        Triggered(
            Enters(What(types=(CardType.LAND,), control="you")),
            (Until(Duration.END_OF_TURN, This(), (AddPT(2, 2),)),),
            label="landfall",
        ),
        size="3/3",
    ),
    tapped_land("Kazandu Valley", "カザンドゥの谷", "G"),
)

UMARA_WIZARD_UMARA_SKYFALLS = modal(
    face(
        "Umara Wizard",
        "ウマーラの魔術師",
        "{4}{U}",
        "Creature — Merfolk Wizard",
        Triggered(
            Casts(
                You(),
                What(
                    zone=Zone.STACK,
                    spell=True,
                    any_of=(
                        What(zone=Zone.STACK, spell=True, any_types=INSTANTS_AND_SORCERIES),
                        What(zone=Zone.STACK, spell=True, subtypes=("Wizard",)),
                    ),
                ),
            ),
            (Until(Duration.END_OF_TURN, This(), (Gain((FLYING,)),)),),
        ),
        size="4/3",
    ),
    tapped_land("Umara Skyfalls", "ウマーラの空滝", "U"),
)

AKOUM_WARRIOR_AKOUM_TEETH = modal(
    face(
        "Akoum Warrior",
        "アクームの戦士",
        "{5}{R}",
        "Creature — Minotaur Warrior",
        TRAMPLE,
        size="4/5",
    ),
    tapped_land("Akoum Teeth", "アクームの歯", "R"),
)

TANGLED_FLORAHEDRON_TANGLED_VALE = modal(
    face(
        "Tangled Florahedron",
        "絡みつく花面晶体",
        "{1}{G}",
        "Creature — Elemental",
        Activated(pay("", TAP), (AddMana("{G}"),)),
        size="1/1",
    ),
    tapped_land("Tangled Vale", "絡み谷", "G"),
)

SKYCLAVE_CLERIC_SKYCLAVE_BASILICA = modal(
    face(
        "Skyclave Cleric",
        "スカイクレイブの僧侶",
        "{1}{W}",
        "Creature — Kor Cleric",
        Triggered(Enters(This()), (GainLife(You(), 2),)),
        size="1/3",
    ),
    tapped_land("Skyclave Basilica", "スカイクレイブの列柱廟", "W"),
)

BLACKBLOOM_ROGUE_BLACKBLOOM_BOG = modal(
    face(
        "Blackbloom Rogue",
        "ブラックブルームのならず者",
        "{2}{B}",
        "Creature — Human Rogue",
        MENACE,
        Static(
            (AddPT(3, 0),),
            condition=Exists(What(zone=Zone.GRAVEYARD, owner="opponent"), 8),
        ),
        size="2/3",
    ),
    tapped_land("Blackbloom Bog", "ブラックブルームの沼", "B"),
)

KABIRA_TAKEDOWN_KABIRA_PLATEAU = modal(
    face(
        "Kabira Takedown",
        "カビーラの叩き伏せ",
        "{1}{W}",
        "Instant",
        Spell(
            (DealDamage(CountOf(YOUR_CREATURE), TargetOf()),),
            (Target(What(any_types=(CardType.CREATURE, CardType.PLANESWALKER))),),
        ),
    ),
    tapped_land("Kabira Plateau", "カビーラの高原", "W"),
)

JWARI_DISRUPTION_JWARI_RUINS = modal(
    face(
        "Jwari Disruption",
        "ジュワー島の撹乱",
        "{1}{U}",
        "Instant",
        Spell((Unless(pay("{1}"), (Counter(TargetOf()),), ControllerOf(TargetOf())),), ONE_SPELL),
    ),
    tapped_land("Jwari Ruins", "ジュワー島の遺跡", "U"),
)

BALA_GED_RECOVERY_BALA_GED_SANCTUARY = modal(
    face(
        "Bala Ged Recovery",
        "バーラ・ゲドの復活",
        "{2}{G}",
        "Sorcery",
        Spell(
            (PutInto(TargetOf(), Zone.HAND),),
            (Target(What(zone=Zone.GRAVEYARD, owner="you", card=True)),),
        ),
    ),
    tapped_land("Bala Ged Sanctuary", "バーラ・ゲドの聖域", "G"),
)

ANGEL_WARRIOR = creature_token(Text("Angel Warrior", "天使・戦士"), (Colour.WHITE,), "4/4", FLYING)

EMERIAS_CALL_EMERIA_SHATTERED_SKYCLAVE = modal(
    face(
        "Emeria's Call",
        "エメリアの呼び声",
        "{4}{W}{W}{W}",
        "Sorcery",
        Spell(
            (
                Create(ANGEL_WARRIOR, 2),
                Until(
                    Duration.YOUR_NEXT_TURN,
                    EachOf(replace(YOUR_CREATURE, not_subtypes=("Angel",))),
                    (Gain((INDESTRUCTIBLE,)),),
                ),
            )
        ),
    ),
    face(
        "Emeria, Shattered Skyclave",
        "砕け散ったスカイクレイブ、エメリア",
        None,
        "Land",
        Static((EntersTapped(This(), pay("", PayLife(3))),)),
        Activated(pay("", TAP), (AddMana("{W}"),)),
    ),
)

ESIKA_GOD_OF_THE_TREE_THE_PRISMATIC_BRIDGE = modal(
    face(
        "Esika, God of the Tree",
        "世界樹の神、エシカ",
        "{1}{G}{G}",
        "Legendary Creature — God",
        VIGILANCE,
        Activated(pay("", TAP), (AddMana(among="any"),)),
        Static(
            (Gain((VIGILANCE, Activated(pay("", TAP), (AddMana(among="any"),)))),),
            affects=replace(YOUR_CREATURE, supertypes=("Legendary",), other=True),
        ),
        size="1/4",
    ),
    face(
        "The Prismatic Bridge",
        "虹色の橋",
        "{W}{U}{B}{R}{G}",
        "Legendary Enchantment",
        Triggered(
            AtBeginning(Step.UPKEEP, You()),
            (
                RevealUntil(
                    What(
                        zone=Zone.LIBRARY,
                        any_types=(CardType.CREATURE, CardType.PLANESWALKER),
                    )
                ),
                PutInto(It(), Zone.BATTLEFIELD),
                PutOnBottom(Those("rest")),
            ),
        ),
    ),
)

VILDIN_PACK_OUTCAST_DRONEPACK_KINDRED = double_faced(
    face(
        "Vildin-Pack Outcast",
        "ヴィルディン群れの除けもの",
        "{4}{R}",
        "Creature — Werewolf Horror",
        TRAMPLE,
        Activated(pay("{R}"), (Until(Duration.END_OF_TURN, This(), (AddPT(1, -1),)),)),
        Activated(pay("{5}{R}{R}"), (Transform(This()),)),
        size="4/4",
    ),
    face(
        "Dronepack Kindred",
        "ドローン群れの身内",
        None,
        "Creature — Eldrazi Werewolf",
        TRAMPLE,
        Activated(pay("{1}"), (Until(Duration.END_OF_TURN, This(), (AddPT(1, 0),)),)),
        size="5/7",
        colours=(),
    ),
)

HUMANS = What(subtypes=("Human",))
NO_WOLVES = What(types=(CardType.CREATURE,), not_subtypes=("Werewolf", "Wolf"))

MOONMIST = instant(
    "Moonmist",
    "月霧",
    "{1}{G}",
    Spell(
        (
            Transform(EachOf(HUMANS)),
            Until(Duration.END_OF_TURN, None, (PreventDamage(source=NO_WOLVES, combat=True),)),
        )
    ),
)

DOUBLE_MAJOR = instant(
    "Double Major",
    "二科目専攻",
    "{G}{U}",
    Spell(
        (
            CopySpell(
                TargetOf(), new_targets=False, excepting=(LoseTypes(supertypes=("Legendary",)),)
            ),
        ),
        (
            Target(
                StackWhat(
                    spell=What(zone=Zone.STACK, types=(CardType.CREATURE,), spell=True),
                    control="you",
                )
            ),
        ),
    ),
)
