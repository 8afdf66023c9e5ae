"""Phrases that many cards share: costs, targets and descriptions."""

from ..engine.kinds import CardType, Colour, Zone
from ..engine.mana import mana
from ..engine.text import Text
from ..engine.vocabulary import AnyTarget, Cost, CostPart, StackWhat, TapThis, Target, What, Who

COLOUR_WORDS = {
    Colour.WHITE: Text("white", "白"),
    Colour.BLUE: Text("blue", "青"),
    Colour.BLACK: Text("black", "黒"),
    Colour.RED: Text("red", "赤"),
    Colour.GREEN: Text("green", "緑"),
}

TYPE_WORDS = {
    CardType.ARTIFACT: Text("artifact", "アーティファクト"),
    CardType.BATTLE: Text("battle", "バトル"),
    CardType.CREATURE: Text("creature", "クリーチャー"),
    CardType.ENCHANTMENT: Text("enchantment", "エンチャント"),
    CardType.INSTANT: Text("instant", "インスタント"),
    CardType.KINDRED: Text("kindred", "同族"),
    CardType.LAND: Text("land", "土地"),
    CardType.PLANESWALKER: Text("planeswalker", "プレインズウォーカー"),
    CardType.SORCERY: Text("sorcery", "ソーサリー"),
}

INSTANTS_AND_SORCERIES = (CardType.INSTANT, CardType.SORCERY)

# ---- descriptions

PERMANENT = What()
CREATURE = What(types=(CardType.CREATURE,))
OTHER_CREATURE = What(types=(CardType.CREATURE,), other=True)
YOUR_CREATURE = What(types=(CardType.CREATURE,), control="you")
LAND = What(types=(CardType.LAND,))
ARTIFACT = What(types=(CardType.ARTIFACT,))
ARTIFACT_OR_ENCHANTMENT = What(any_types=(CardType.ARTIFACT, CardType.ENCHANTMENT))
SPELL = What(zone=Zone.STACK, spell=True)
LAND_IN_HAND = What(zone=Zone.HAND, types=(CardType.LAND,))
BASIC_LAND_CARD = What(zone=Zone.LIBRARY, types=(CardType.LAND,), supertypes=("Basic",))
CREATURE_CARD_OF_YOURS = What(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,), owner="you")

# ---- targets

ANY_TARGET = (Target(AnyTarget()),)
ONE_CREATURE = (Target(CREATURE),)
ONE_CREATURE_OF_YOURS = (Target(YOUR_CREATURE),)
ONE_PERMANENT = (Target(PERMANENT),)
ONE_LAND = (Target(LAND),)
ONE_ARTIFACT = (Target(ARTIFACT),)
ONE_ARTIFACT_OR_ENCHANTMENT = (Target(ARTIFACT_OR_ENCHANTMENT),)
ONE_PLAYER = (Target(Who()),)
ONE_PLAYER_OR_PLANESWALKER = (Target(Who(or_object=What(types=(CardType.PLANESWALKER,)))),)
ONE_OPPONENT = (Target(Who("opponent")),)
ONE_SPELL = (Target(StackWhat()),)
ONE_CREATURE_CARD_OF_YOURS = (Target(CREATURE_CARD_OF_YOURS),)

# ---- costs

TAP = TapThis()


def pay(symbols: str = "", *parts: CostPart) -> Cost:
    """The cost of that much mana and those other parts."""
    return Cost(mana(symbols), parts)


def in_full_width(number: int) -> str:
    """A number as Japanese text writes it: one digit is full width, more are half width."""
    return "０１２３４５６７８９"[number] if 0 <= number <= 9 else str(number)
