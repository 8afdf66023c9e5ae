"""Tokens that the cards here create, as their effects describe them (CR 111.3, 111.4, 111.10)."""

from ..engine.kinds import CardType, Colour
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddMana,
    DiscardSome,
    Draw,
    Face,
    GainLife,
    Keyword,
    SacrificeThis,
    Token,
    You,
)
from .keywords import FLYING, TRAMPLE
from .phrases import TAP, pay


def creature_token(
    kind: Text, colours: tuple[Colour, ...], size: str, *abilities: Keyword
) -> Token:
    """A creature token; its name is its creature types and "Token" (CR 111.4)."""
    power, toughness = map(int, size.split("/"))
    return Token(
        Face(
            Text(f"{kind.en} Token", f"{kind.ja}・トークン"),
            (CardType.CREATURE,),
            subtypes=tuple(kind.en.split()),
            colours=colours,
            power=power,
            toughness=toughness,
            abilities=abilities,
        )
    )


BEAST = creature_token(Text("Beast", "ビースト"), (Colour.GREEN,), "3/3")
ELEPHANT = creature_token(Text("Elephant", "象"), (Colour.GREEN,), "3/3")
FAERIE_ROGUE = creature_token(
    Text("Faerie Rogue", "フェアリー・ならず者"), (Colour.BLACK,), "1/1", FLYING
)
GOBLIN = creature_token(Text("Goblin", "ゴブリン"), (Colour.RED,), "1/1")
SOLDIER = creature_token(Text("Soldier", "兵士"), (Colour.WHITE,), "1/1")
KITHKIN_SOLDIER = creature_token(Text("Kithkin Soldier", "キスキン・兵士"), (Colour.WHITE,), "1/1")
DRAKE = creature_token(Text("Drake", "ドレイク"), (Colour.BLUE,), "2/2", FLYING)
SPIRIT = creature_token(Text("Spirit", "スピリット"), (Colour.WHITE,), "1/1", FLYING)
WORM = creature_token(Text("Worm", "ワーム"), (Colour.BLACK, Colour.GREEN), "1/1")
DEMON = creature_token(Text("Demon", "デーモン"), (Colour.BLACK,), "5/5", FLYING)
RHINO = creature_token(Text("Rhino", "サイ"), (Colour.GREEN,), "4/4", TRAMPLE)
SQUIRREL = creature_token(Text("Squirrel", "リス"), (Colour.GREEN,), "1/1")

TREASURE = Token(
    Face(
        Text("Treasure Token", "宝物・トークン"),
        (CardType.ARTIFACT,),
        subtypes=("Treasure",),
        colours=(),
        abilities=(Activated(pay("", TAP, SacrificeThis()), (AddMana(among="any"),)),),
    )
)


def artifact_token(kind: Text, ability: Activated) -> Token:
    """A predefined artifact token (CR 111.10)."""
    return Token(
        Face(
            Text(f"{kind.en} Token", f"{kind.ja}・トークン"),
            (CardType.ARTIFACT,),
            subtypes=(kind.en,),
            colours=(),
            abilities=(ability,),
        )
    )


FOOD = artifact_token(
    Text("Food", "食物"), Activated(pay("{2}", TAP, SacrificeThis()), (GainLife(You(), 3),))
)
CLUE = artifact_token(
    Text("Clue", "手掛かり"), Activated(pay("{2}", SacrificeThis()), (Draw(You()),))
)
BLOOD = artifact_token(
    Text("Blood", "血"), Activated(pay("{1}", TAP, DiscardSome(), SacrificeThis()), (Draw(You()),))
)
GOLD = artifact_token(
    Text("Gold", "金"), Activated(pay("", SacrificeThis()), (AddMana(among="any"),))
)

PREDEFINED = {token.face.subtypes[0]: token for token in (TREASURE, FOOD, CLUE, BLOOD, GOLD)}
"""CR 111.10: tokens whose abilities their name alone says."""
