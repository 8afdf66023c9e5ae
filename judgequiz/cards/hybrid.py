"""Cards with hybrid and Phyrexian mana symbols (CR 107.4e-f)."""

from ..engine.kinds import CardType, Colour, Duration, Step, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddMana,
    AddPT,
    AtBeginning,
    AttachedTo,
    Compared,
    ControllerOf,
    Counter,
    CountOf,
    Create,
    DealDamage,
    Destroy,
    Draw,
    EachOpponent,
    Enters,
    Exile,
    Gain,
    GainLife,
    It,
    LoseAbilities,
    LoseLife,
    May,
    MoveInstead,
    Must,
    PutInto,
    SacrificeThis,
    Search,
    SetColours,
    SetPT,
    SetTypes,
    Shuffle,
    Spell,
    StackWhat,
    Static,
    Tap,
    Target,
    TargetOf,
    This,
    Triggered,
    Unless,
    Until,
    Verb,
    What,
    You,
)
from .keywords import (
    DEFENDER,
    DOUBLE_STRIKE,
    ENCHANT_CREATURE,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    HEXPROOF,
    LIFELINK,
    RETRACE,
    VIGILANCE,
)
from .phrases import (
    ANY_TARGET,
    INSTANTS_AND_SORCERIES,
    ONE_CREATURE,
    ONE_PERMANENT,
    TAP,
    pay,
)
from .printed import aura, creature, instant, sorcery
from .tokens import SPIRIT, WORM, creature_token

DEATHRITE_SHAMAN = creature(
    "Deathrite Shaman",
    "死儀礼のシャーマン",
    "{B/G}",
    "Elf Shaman",
    "1/2",
    Activated(
        pay("", TAP),
        (Exile(TargetOf()), AddMana(among="any")),
        (Target(What(zone=Zone.GRAVEYARD, types=(CardType.LAND,))),),
    ),
    Activated(
        pay("{B}", TAP),
        (Exile(TargetOf()), LoseLife(EachOpponent(), 2)),
        (Target(What(zone=Zone.GRAVEYARD, any_types=INSTANTS_AND_SORCERIES)),),
    ),
    Activated(
        pay("{G}", TAP),
        (Exile(TargetOf()), GainLife(You(), 2)),
        (Target(What(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,))),),
    ),
)

SLIPPERY_BOGLE = creature("Slippery Bogle", "ぬめるボーグル", "{G/U}", "Beast", "1/1", HEXPROOF)

WILT_LEAF_CAVALIERS = creature(
    "Wilt-Leaf Cavaliers", "萎れ葉の騎兵", "{G/W}{G/W}{G/W}", "Elf Knight", "3/4", VIGILANCE
)

PLUMEVEIL = creature(
    "Plumeveil", "羽毛覆い", "{W/U}{W/U}{W/U}", "Elemental", "4/4", FLASH, DEFENDER, FLYING
)

BOROS_GUILDMAGE = creature(
    "Boros Guildmage",
    "ボロスのギルド魔道士",
    "{R/W}{R/W}",
    "Human Wizard",
    "2/2",
    Activated(
        pay("{1}{R}"),
        (Until(Duration.END_OF_TURN, TargetOf(), (Gain((HASTE,)),)),),
        ONE_CREATURE,
    ),
    Activated(
        pay("{1}{W}"),
        (Until(Duration.END_OF_TURN, TargetOf(), (Gain((FIRST_STRIKE,)),)),),
        ONE_CREATURE,
    ),
)

AZORIUS_GUILDMAGE = creature(
    "Azorius Guildmage",
    "アゾリウスのギルド魔道士",
    "{W/U}{W/U}",
    "Vedalken Wizard",
    "2/2",
    Activated(pay("{2}{W}"), (Tap(TargetOf()),), ONE_CREATURE),
    Activated(pay("{2}{U}"), (Counter(TargetOf()),), (Target(StackWhat(("activated",))),)),
)

UNMAKE = instant("Unmake", "損ない", "{W/B}{W/B}{W/B}", Spell((Exile(TargetOf()),), ONE_CREATURE))

SPITTING_IMAGE = sorcery(
    "Spitting Image",
    "瓜二つ",
    "{4}{G/U}{G/U}",
    Spell((Create(copy_of=TargetOf()),), ONE_CREATURE),
    RETRACE,
)

ELEMENTAL = creature_token(
    Text("Elemental", "エレメンタル"), (Colour.BLUE, Colour.RED), "5/5", FLYING
)

CALL_THE_SKYBREAKER = sorcery(
    "Call the Skybreaker", "空砕きの呼び声", "{5}{U/R}{U/R}", Spell((Create(ELEMENTAL),)), RETRACE
)

FLAME_JAVELIN = instant(
    "Flame Javelin",
    "炎の投げ槍",
    "{2/R}{2/R}{2/R}",
    Spell((DealDamage(4, TargetOf()),), ANY_TARGET),
)

SPECTRAL_PROCESSION = sorcery(
    "Spectral Procession", "幽体の行列", "{2/W}{2/W}{2/W}", Spell((Create(SPIRIT, 3),))
)

YOUR_LANDS = What(types=(CardType.LAND,), control="you")

BESEECH_THE_QUEEN = sorcery(
    "Beseech the Queen",
    "女王への懇願",
    "{2/B}{2/B}{2/B}",
    Spell(
        (
            Search(What(zone=Zone.LIBRARY, mana_value=Compared("<=", CountOf(YOUR_LANDS)))),
            PutInto(It(), Zone.HAND),
            Shuffle(You()),
        )
    ),
)

GUT_SHOT = instant(
    "Gut Shot", "はらわた撃ち", "{R/P}", Spell((DealDamage(1, TargetOf()),), ANY_TARGET)
)

DISMEMBER = instant(
    "Dismember",
    "四肢切断",
    "{1}{B/P}{B/P}",
    Spell((Until(Duration.END_OF_TURN, TargetOf(), (AddPT(-5, -5),)),), ONE_CREATURE),
)

DRYAD_MILITANT = creature(
    "Dryad Militant",
    "ドライアドの闘士",
    "{G/W}",
    "Dryad Soldier",
    "2/1",
    Static(
        (
            MoveInstead(
                What(any_types=INSTANTS_AND_SORCERIES), Zone.GRAVEYARD, Zone.EXILE, card_only=True
            ),
        )
    ),
)

JUDGES_FAMILIAR = creature(
    "Judge's Familiar",
    "審判官の使い魔",
    "{W/U}",
    "Bird",
    "1/1",
    FLYING,
    Activated(
        pay("", SacrificeThis()),
        (Unless(pay("{1}"), (Counter(TargetOf()),), ControllerOf(TargetOf())),),
        (
            Target(
                StackWhat(spell=What(zone=Zone.STACK, any_types=INSTANTS_AND_SORCERIES, spell=True))
            ),
        ),
    ),
)

ZEALOUS_GUARDIAN = creature(
    "Zealous Guardian", "盲信の守護者", "{W/U}", "Kithkin Soldier", "1/1", FLASH
)

BURNING_TREE_EMISSARY = creature(
    "Burning-Tree Emissary",
    "炎樹族の使者",
    "{R/G}{R/G}",
    "Human Shaman",
    "2/2",
    Triggered(Enters(This()), (AddMana("{R}{G}"),)),
)

FROSTBURN_WEIRD = creature(
    "Frostburn Weird",
    "凍結燃焼の奇魔",
    "{U/R}{U/R}",
    "Weird",
    "1/4",
    Activated(pay("{U/R}"), (Until(Duration.END_OF_TURN, This(), (AddPT(1, -1),)),)),
)

TATTERMUNGE_MANIAC = creature(
    "Tattermunge Maniac",
    "ぼろ布食いの偏執狂",
    "{R/G}",
    "Goblin Warrior",
    "2/1",
    Static((Must(Verb.ATTACK, This()),)),
)

CREAKWOOD_LIEGE = creature(
    "Creakwood Liege",
    "軋み森のしもべ",
    "{1}{B/G}{B/G}{B/G}",
    "Horror",
    "2/2",
    *(
        Static(
            (AddPT(1, 1),),
            affects=What(types=(CardType.CREATURE,), colours=(colour,), control="you", other=True),
        )
        for colour in (Colour.BLACK, Colour.GREEN)
    ),
    Triggered(AtBeginning(Step.UPKEEP, You()), (May((Create(WORM),)),)),
)

REAPER_KING = creature(
    "Reaper King",
    "刈り取りの王",
    "{2/W}{2/U}{2/B}{2/R}{2/G}",
    "Scarecrow",
    "6/6",
    Static(
        (AddPT(1, 1),),
        affects=What(
            types=(CardType.CREATURE,), subtypes=("Scarecrow",), control="you", other=True
        ),
    ),
    Triggered(
        Enters(What(subtypes=("Scarecrow",), control="you", other=True)),
        (Destroy(TargetOf()),),
        ONE_PERMANENT,
    ),
    also="Legendary Artifact",
)

TWO_COLOURED_SPIRIT = creature_token(
    Text("Spirit", "スピリット"), (Colour.WHITE, Colour.BLACK), "1/1", FLYING
)

BECKON_APPARITION = instant(
    "Beckon Apparition",
    "亡霊招き",
    "{W/B}",
    Spell(
        (Exile(TargetOf()), Create(TWO_COLOURED_SPIRIT)),
        (Target(What(zone=Zone.GRAVEYARD, card=True)),),
    ),
)

SNAKEFORM = instant(
    "Snakeform",
    "蛇変化",
    "{2}{G/U}",
    Spell(
        (
            Until(
                Duration.END_OF_TURN,
                TargetOf(),
                (
                    LoseAbilities(),
                    SetTypes(subtypes=("Snake",)),
                    SetColours((Colour.GREEN,)),
                    SetPT(1, 1),
                ),
            ),
            Draw(You()),
        ),
        ONE_CREATURE,
    ),
)

DOUBLE_CLEAVE = instant(
    "Double Cleave",
    "二度裂き",
    "{1}{R/W}",
    Spell(
        (Until(Duration.END_OF_TURN, TargetOf(), (Gain((DOUBLE_STRIKE,)),)),),
        ONE_CREATURE,
    ),
)

RIOT_SPIKES = aura(
    "Riot Spikes",
    "暴動のとげ",
    "{B/R}",
    ENCHANT_CREATURE,
    Static((AddPT(2, -1),), affects=AttachedTo()),
)

VAULT_SKIRGE = creature(
    "Vault Skirge",
    "大霊堂のスカージ",
    "{1}{B/P}",
    "Phyrexian Imp",
    "1/1",
    FLYING,
    LIFELINK,
    also="Artifact",
)

PORCELAIN_LEGIONNAIRE = creature(
    "Porcelain Legionnaire",
    "磁器の軍団兵",
    "{2}{W/P}",
    "Phyrexian Soldier",
    "3/1",
    FIRST_STRIKE,
    also="Artifact",
)

MENTAL_MISSTEP = instant(
    "Mental Misstep",
    "精神的つまづき",
    "{U/P}",
    Spell(
        (Counter(TargetOf()),),
        (Target(StackWhat(spell=What(zone=Zone.STACK, mana_value=Compared("=", 1), spell=True))),),
    ),
)
