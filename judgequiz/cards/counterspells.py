"""Cards that counter spells and abilities, or return them from the stack."""

from ..engine.kinds import CardType, Colour, Zone
from ..engine.vocabulary import (
    AbilityActivated,
    Activated,
    Compared,
    ControllerOf,
    CopyAbility,
    CopySpell,
    Counter,
    CounteredSpell,
    Draw,
    ExileSome,
    MayPay,
    MayPayInstead,
    PayLife,
    PutInto,
    Spell,
    StackWhat,
    Static,
    Target,
    TargetOf,
    ThatSpell,
    This,
    Triggered,
    Unless,
    What,
    You,
)
from .phrases import CREATURE, INSTANTS_AND_SORCERIES, ONE_SPELL, SPELL, TAP, pay
from .printed import artifact, enchantment, instant

COUNTERSPELL = instant(
    "Counterspell", "対抗呪文", "{U}{U}", Spell((Counter(TargetOf()),), ONE_SPELL)
)

ONE_CREATURE_SPELL = (Target(StackWhat(spell=What(zone=Zone.STACK, types=(CardType.CREATURE,)))),)

REMOVE_SOUL = instant(
    "Remove Soul", "霊魂放逐", "{1}{U}", Spell((Counter(TargetOf()),), ONE_CREATURE_SPELL)
)

ESSENCE_SCATTER = instant(
    "Essence Scatter", "本質の散乱", "{1}{U}", Spell((Counter(TargetOf()),), ONE_CREATURE_SPELL)
)

STIFLE = instant(
    "Stifle",
    "もみ消し",
    "{U}",
    Spell((Counter(TargetOf()),), (Target(StackWhat(("activated", "triggered"))),)),
)

BLUE_CARD_IN_HAND = What(zone=Zone.HAND, colours=(Colour.BLUE,))

FORCE_OF_WILL = instant(
    "Force of Will",
    "意志の力",
    "{3}{U}{U}",
    Static(
        (MayPayInstead(This(), "exile", pay("", PayLife(1), ExileSome(BLUE_CARD_IN_HAND))),),
        zone=Zone.HAND,
    ),
    Spell((Counter(TargetOf()),), ONE_SPELL),
)

REMAND = instant(
    "Remand",
    "差し戻し",
    "{1}{U}",
    Spell((Counter(TargetOf(), to=Zone.HAND), Draw(You())), ONE_SPELL),
)

MEMORY_LAPSE = instant(
    "Memory Lapse",
    "記憶の欠落",
    "{1}{U}",
    Spell((Counter(TargetOf(), to=Zone.LIBRARY),), ONE_SPELL),
)

NARSETS_REVERSAL = instant(
    "Narset's Reversal",
    "ナーセットの逆転",
    "{U}{U}",
    Spell(
        (CopySpell(TargetOf()), PutInto(TargetOf(), Zone.HAND)),
        (Target(StackWhat(spell=What(zone=Zone.STACK, any_types=INSTANTS_AND_SORCERIES))),),
    ),
)

MANA_LEAK = instant(
    "Mana Leak",
    "マナ漏出",
    "{1}{U}",
    Spell((Unless(pay("{3}"), (Counter(TargetOf()),), who=ControllerOf(TargetOf())),), ONE_SPELL),
)

NEGATE = instant(
    "Negate",
    "否認",
    "{1}{U}",
    Spell(
        (Counter(TargetOf()),),
        (Target(StackWhat(spell=What(zone=Zone.STACK, not_types=(CardType.CREATURE,)))),),
    ),
)

DISALLOW = instant(
    "Disallow",
    "不許可",
    "{1}{U}{U}",
    Spell((Counter(TargetOf()),), (Target(StackWhat(("spell", "activated", "triggered"))),)),
)

SQUELCH = instant(
    "Squelch",
    "押しつぶし",
    "{1}{U}",
    Spell((Counter(TargetOf()), Draw(You())), (Target(StackWhat(("activated",))),)),
)

STRIONIC_RESONATOR = artifact(
    "Strionic Resonator",
    "ストリオン共鳴体",
    "{2}",
    Activated(
        pay("{2}", TAP),
        (CopyAbility(TargetOf()),),
        (Target(StackWhat(("triggered",), control="you")),),
    ),
)

UNSUBSTANTIATE = instant(
    "Unsubstantiate",
    "非実体化",
    "{1}{U}",
    Spell((PutInto(TargetOf(), Zone.HAND),), (Target(What(any_of=(SPELL, CREATURE))),)),
)

MULTANIS_PRESENCE = enchantment(
    "Multani's Presence",
    "ムルタニの存在",
    "{G}",
    Triggered(CounteredSpell(StackWhat(control="you")), (Draw(You()),)),
)

RINGS_OF_BRIGHTHEARTH = artifact(
    "Rings of Brighthearth",
    "ブライトハースの指輪",
    "{3}",
    Triggered(AbilityActivated(You()), (MayPay(pay("{2}"), (CopyAbility(ThatSpell()),)),)),
)

DISDAINFUL_STROKE = instant(
    "Disdainful Stroke",
    "軽蔑的な一撃",
    "{1}{U}",
    Spell(
        (Counter(TargetOf()),),
        (Target(StackWhat(spell=What(zone=Zone.STACK, mana_value=Compared(">=", 4), spell=True))),),
    ),
)
