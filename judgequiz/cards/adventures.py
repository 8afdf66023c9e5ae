"""Adventurer cards (CR 715); some more are in `faces`."""

from ..engine.kinds import CardType, Colour, Duration, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddPT,
    BecomesTarget,
    Cant,
    Compared,
    ControllerOf,
    Counter,
    Create,
    DealDamage,
    Destroy,
    Did,
    Discard,
    DiscardSome,
    Draw,
    Enters,
    ExileSome,
    Gain,
    If,
    LoseLife,
    May,
    Mill,
    PutCounters,
    PutInto,
    Spell,
    StackWhat,
    Static,
    Tap,
    Target,
    TargetOf,
    TargetPlayer,
    ThatSpell,
    This,
    Triggered,
    Until,
    Verb,
    What,
    You,
)
from .keywords import DEATHTOUCH, FLASH, FLYING, MENACE, TRAMPLE, VIGILANCE
from .phrases import (
    ANY_TARGET,
    ONE_CREATURE,
    ONE_CREATURE_CARD_OF_YOURS,
    ONE_PLAYER,
    TAP,
    YOUR_CREATURE,
    pay,
)
from .printed import adventure, face
from .tokens import FOOD, creature_token

EMERALD_DRAGON_DISSONANT_WAVE = adventure(
    face(
        "Emerald Dragon",
        "エメラルド・ドラゴン",
        "{4}{G}{G}",
        "Creature — Dragon",
        FLYING,
        TRAMPLE,
        size="4/4",
    ),
    face(
        "Dissonant Wave",
        "不協和波",
        "{2}{G}",
        "Instant — Adventure",
        Spell(
            (Counter(TargetOf()),),
            (
                Target(
                    StackWhat(
                        ("activated", "triggered"), source=What(not_types=(CardType.CREATURE,))
                    )
                ),
            ),
        ),
    ),
)

SKELETON = creature_token(Text("Skeleton", "スケルトン"), (Colour.BLACK,), "4/1", MENACE)

ALTAR_OF_BHAAL_BONE_OFFERING = adventure(
    face(
        "Altar of Bhaal",
        "",
        "{1}{B}",
        "Artifact",
        Activated(
            pay("{2}{B}", TAP, ExileSome(YOUR_CREATURE)),
            (PutInto(TargetOf(), Zone.BATTLEFIELD),),
            ONE_CREATURE_CARD_OF_YOURS,
            sorcery_speed=True,
        ),
    ),
    face(
        "Bone Offering",
        "",
        "{2}{B}",
        "Sorcery — Adventure",
        Spell((Create(SKELETON, tapped=True),)),
    ),
)

BONECRUSHER_GIANT_STOMP = adventure(
    face(
        "Bonecrusher Giant",
        "砕骨の巨人",
        "{2}{R}",
        "Creature — Giant",
        Triggered(
            BecomesTarget(This(), of_spell=True), (DealDamage(2, ControllerOf(ThatSpell())),)
        ),
        size="4/3",
    ),
    face(
        "Stomp",
        "踏みつけ",
        "{1}{R}",
        "Instant — Adventure",
        Spell(
            (
                Until(Duration.END_OF_TURN, None, (Cant(Verb.PREVENT_DAMAGE),)),
                DealDamage(2, TargetOf()),
            ),
            ANY_TARGET,
        ),
    ),
)

BRAZEN_BORROWER_PETTY_THEFT = adventure(
    face(
        "Brazen Borrower",
        "厚かましい借り手",
        "{1}{U}{U}",
        "Creature — Faerie Rogue",
        FLASH,
        FLYING,
        Static((Cant(Verb.BLOCK, This(), What(types=(CardType.CREATURE,), without="flying")),)),
        size="3/1",
    ),
    face(
        "Petty Theft",
        "些細な盗み",
        "{1}{U}",
        "Instant — Adventure",
        Spell(
            (PutInto(TargetOf(), Zone.HAND),),
            (Target(What(not_types=(CardType.LAND,), control="opponent")),),
        ),
    ),
)

FOULMIRE_KNIGHT_PROFANE_INSIGHT = adventure(
    face(
        "Foulmire Knight",
        "穢れ沼の騎士",
        "{B}",
        "Creature — Zombie Knight",
        DEATHTOUCH,
        size="1/1",
    ),
    face(
        "Profane Insight",
        "不敬な洞察",
        "{2}{B}",
        "Instant — Adventure",
        Spell((Draw(You()), LoseLife(You(), 1))),
    ),
)

ORDER_OF_MIDNIGHT_ALTER_FATE = adventure(
    face(
        "Order of Midnight",
        "真夜中の騎士団",
        "{1}{B}",
        "Creature — Human Knight",
        FLYING,
        Static((Cant(Verb.BLOCK, This()),)),
        size="2/2",
    ),
    face(
        "Alter Fate",
        "運命の修正",
        "{1}{B}",
        "Sorcery — Adventure",
        Spell((PutInto(TargetOf(), Zone.HAND),), ONE_CREATURE_CARD_OF_YOURS),
    ),
)

FAERIE_GUIDEMOTHER_GIFT_OF_THE_FAE = adventure(
    face("Faerie Guidemother", "フェアリーの導母", "{W}", "Creature — Faerie", FLYING, size="1/1"),
    face(
        "Gift of the Fae",
        "フェイの贈り物",
        "{1}{W}",
        "Sorcery — Adventure",
        Spell(
            (Until(Duration.END_OF_TURN, TargetOf(), (AddPT(2, 1), Gain((FLYING,)))),),
            ONE_CREATURE,
        ),
    ),
)

GARENBRIG_CARVER_SHIELDS_MIGHT = adventure(
    face(
        "Garenbrig Carver",
        "ギャレンブリグの木工師",
        "{3}{G}",
        "Creature — Human Warrior",
        Triggered(Enters(This()), (Create(FOOD),)),
        size="3/2",
    ),
    face(
        "Shield's Might",
        "盾の力",
        "{1}{G}",
        "Instant — Adventure",
        Spell((Until(Duration.END_OF_TURN, TargetOf(), (AddPT(2, 2),)),), ONE_CREATURE),
    ),
)

MERCHANT_OF_THE_VALE_HAGGLE = adventure(
    face(
        "Merchant of the Vale",
        "谷の商人",
        "{2}{R}",
        "Creature — Human Peasant",
        Activated(pay("{2}{R}", DiscardSome()), (Draw(You()),)),
        size="2/3",
    ),
    face(
        "Haggle",
        "値切り",
        "{R}",
        "Instant — Adventure",
        Spell((May((Discard(You()),)), If(Did(), (Draw(You()),)))),
    ),
)

GIANT_KILLER_CHOP_DOWN = adventure(
    face(
        "Giant Killer",
        "巨人落とし",
        "{W}",
        "Creature — Human Peasant",
        Activated(pay("{1}{W}", TAP), (Tap(TargetOf()),), ONE_CREATURE),
        size="1/2",
    ),
    face(
        "Chop Down",
        "切り落とし",
        "{2}{W}",
        "Instant — Adventure",
        Spell(
            (Destroy(TargetOf()),),
            (Target(What(types=(CardType.CREATURE,), power=Compared(">=", 4))),),
        ),
    ),
)

KNIGHT = creature_token(Text("Knight", "騎士"), (Colour.WHITE,), "2/2", VIGILANCE)

LONESOME_UNICORN_RIDER_IN_NEED = adventure(
    face(
        "Lonesome Unicorn",
        "独りぼっちのユニコーン",
        "{4}{W}",
        "Creature — Unicorn",
        VIGILANCE,
        size="3/3",
    ),
    face(
        "Rider in Need", "求める乗り手", "{2}{W}", "Sorcery — Adventure", Spell((Create(KNIGHT),))
    ),
)

SHEPHERD_OF_THE_FLOCK_USHER_TO_SAFETY = adventure(
    face("Shepherd of the Flock", "群れの番人", "{1}{W}", "Creature — Human Peasant", size="3/1"),
    face(
        "Usher to Safety",
        "安全への導き",
        "{W}",
        "Instant — Adventure",
        Spell((PutInto(TargetOf(), Zone.HAND),), (Target(What(control="you")),)),
    ),
)

HYPNOTIC_SPRITE_MESMERIC_GLARE = adventure(
    face("Hypnotic Sprite", "惑乱スプライト", "{U}{U}", "Creature — Faerie", FLYING, size="2/1"),
    face(
        "Mesmeric Glare",
        "催眠の輝き",
        "{2}{U}",
        "Instant — Adventure",
        Spell(
            (Counter(TargetOf()),),
            (
                Target(
                    StackWhat(spell=What(zone=Zone.STACK, mana_value=Compared("<=", 3), spell=True))
                ),
            ),
        ),
    ),
)

MERFOLK_SECRETKEEPER_VENTURE_DEEPER = adventure(
    face(
        "Merfolk Secretkeeper",
        "マーフォークの秘守り",
        "{U}",
        "Creature — Merfolk Wizard",
        size="0/4",
    ),
    face(
        "Venture Deeper",
        "深みへの冒険",
        "{U}",
        "Sorcery — Adventure",
        Spell((Mill(TargetPlayer(), 4),), ONE_PLAYER),
    ),
)

TUINVALE_TREEFOLK_OAKEN_BOON = adventure(
    face(
        "Tuinvale Treefolk",
        "チューインベイルのツリーフォーク",
        "{5}{G}",
        "Creature — Treefolk Druid",
        size="6/5",
    ),
    face(
        "Oaken Boon",
        "樫の加護",
        "{3}{G}",
        "Sorcery — Adventure",
        Spell((PutCounters(TargetOf(), "+1/+1", 2),), ONE_CREATURE),
    ),
)

RIMROCK_KNIGHT_BOULDER_RUSH = adventure(
    face(
        "Rimrock Knight",
        "リムロックの騎士",
        "{1}{R}",
        "Creature — Dwarf Knight",
        Static((Cant(Verb.BLOCK, This()),)),
        size="3/1",
    ),
    face(
        "Boulder Rush",
        "石弾の猛進",
        "{R}",
        "Instant — Adventure",
        Spell((Until(Duration.END_OF_TURN, TargetOf(), (AddPT(2, 0),)),), ONE_CREATURE),
    ),
)
