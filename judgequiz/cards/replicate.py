"""Cards with replicate, or that give it (CR 702.56)."""

from ..engine.kinds import Colour, Duration, Step, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    AddPT,
    AtBeginning,
    Casts,
    Compared,
    ControllerOf,
    Counter,
    CountersOn,
    Create,
    DealDamage,
    Delayed,
    Destroy,
    Draw,
    EachPlayer,
    EntersWith,
    Exile,
    Gain,
    It,
    PutInto,
    Search,
    Shuffle,
    Spell,
    Static,
    Tap,
    Target,
    TargetOf,
    ThatSpell,
    This,
    Triggered,
    Unless,
    Until,
    What,
    X,
    You,
)
from .guild_keywords import replicate
from .keywords import DEFENDER, FIRST_STRIKE, FLYING
from .phrases import (
    ANY_TARGET,
    INSTANTS_AND_SORCERIES,
    ONE_ARTIFACT,
    ONE_CREATURE,
    ONE_PERMANENT,
    ONE_SPELL,
    pay,
)
from .printed import artifact, creature, instant, sorcery
from .tokens import creature_token

PYROMATICS = instant(
    "Pyromatics",
    "連弾炎",
    "{1}{R}",
    replicate(pay("{1}{R}")),
    Spell((DealDamage(1, TargetOf()),), ANY_TARGET),
)

VACUUMELT = sorcery(
    "Vacuumelt",
    "真空溶",
    "{2}{U}",
    replicate(pay("{2}{U}")),
    Spell((PutInto(TargetOf(), Zone.HAND),), ONE_CREATURE),
)

GIGADROWSE = instant(
    "Gigadrowse",
    "万の眠り",
    "{U}",
    replicate(pay("{U}")),
    Spell((Tap(TargetOf()),), ONE_PERMANENT),
)

TRAIN_OF_THOUGHT = sorcery(
    "Train of Thought",
    "思考訓練",
    "{1}{U}",
    replicate(pay("{1}{U}"), targets=False),
    Spell((Draw(You()),)),
)

SHATTERING_SPREE = sorcery(
    "Shattering Spree",
    "破壊放題",
    "{R}",
    replicate(pay("{R}")),
    Spell((Destroy(TargetOf()),), ONE_ARTIFACT),
)

LEAP_OF_FLAME = instant(
    "Leap of Flame",
    "飛び火",
    "{U}{R}",
    replicate(pay("{U}{R}")),
    Spell(
        (Until(Duration.END_OF_TURN, TargetOf(), (AddPT(1, 0), Gain((FLYING, FIRST_STRIKE)))),),
        ONE_CREATURE,
    ),
)

WEIRD = creature_token(Text("Weird", "奇魔"), (Colour.BLUE,), "3/3", DEFENDER, FLYING)

THUNDERHEADS = instant(
    "Thunderheads",
    "いかづち頭",
    "{2}{U}",
    replicate(pay("{2}{U}"), targets=False),
    Spell((Create(WEIRD), Delayed(AtBeginning(Step.END), (Exile(It()),), about=It()))),
)

MIMEOFACTURE = sorcery(
    "Mimeofacture",
    "複写作成",
    "{3}{U}",
    replicate(pay("{3}{U}")),
    Spell(
        (
            Search(
                What(zone=Zone.LIBRARY, same_name_as=TargetOf()),
                reveal=False,
                of=ControllerOf(TargetOf()),
            ),
            PutInto(It(), Zone.BATTLEFIELD, under=You()),
            Shuffle(ControllerOf(TargetOf())),
        ),
        (Target(What(control="opponent")),),
    ),
)

# ---- what gives replicate

DJINN_ILLUMINATUS = creature(
    "Djinn Illuminatus",
    "啓発のジン",
    "{5}{U/R}{U/R}",
    "Djinn",
    "3/5",
    FLYING,
    Static(
        (Gain((replicate(),)),),
        affects=What(zone=Zone.STACK, spell=True, any_types=INSTANTS_AND_SORCERIES, control="you"),
    ),
)

HATCHERY_SLIVER = creature(
    "Hatchery Sliver",
    "",
    "{1}{G}",
    "Sliver",
    "1/1",
    replicate(pay("{1}{G}"), targets=False),
    Static(
        (Gain((replicate(targets=False),)),),
        affects=What(zone=Zone.STACK, spell=True, subtypes=("Sliver",), control="you"),
    ),
    checked=False,
)

# ---- what answers a small spell

CHALICE_OF_THE_VOID = artifact(
    "Chalice of the Void",
    "虚空の杯",
    "{X}{X}",
    Static((EntersWith(This(), "charge", X()),)),
    Triggered(
        Casts(
            EachPlayer(),
            What(
                zone=Zone.STACK,
                spell=True,
                mana_value=Compared("=", CountersOn(This(), "charge")),
            ),
        ),
        (Counter(ThatSpell()),),
    ),
)

FORCE_SPIKE = instant(
    "Force Spike",
    "魔力の乱れ",
    "{U}",
    Spell(
        (Unless(pay("{1}"), (Counter(TargetOf()),), who=ControllerOf(TargetOf())),),
        ONE_SPELL,
    ),
)

ISAMARU_HOUND_OF_KONDA = creature(
    "Isamaru, Hound of Konda", "今田家の猟犬、勇丸", "{W}", "Dog", "2/2", also="Legendary"
)
