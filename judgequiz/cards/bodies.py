"""Creatures that are their size and little else."""

from ..engine.vocabulary import Activated, AddMana, EntersWith, Static, This, X
from .keywords import (
    DEATHTOUCH,
    DEFENDER,
    DOUBLE_STRIKE,
    FLASH,
    FLYING,
    INDESTRUCTIBLE,
    MENACE,
    TRAMPLE,
    VIGILANCE,
)
from .phrases import TAP, pay
from .printed import artifact, creature

SAVANNAH_LIONS = creature("Savannah Lions", "サバンナ・ライオン", "{W}", "Cat", "2/1")
MERFOLK_OF_THE_PEARL_TRIDENT = creature(
    "Merfolk of the Pearl Trident", "真珠三叉矛の人魚", "{U}", "Merfolk", "1/1"
)
SCATHE_ZOMBIES = creature("Scathe Zombies", "スケイズ・ゾンビ", "{2}{B}", "Zombie", "2/2")
GOBLIN_PIKER = creature("Goblin Piker", "ゴブリンの長槍使い", "{1}{R}", "Goblin Warrior", "2/1")
GRAY_OGRE = creature("Gray Ogre", "灰色オーガ", "{2}{R}", "Ogre", "2/2")
HILL_GIANT = creature("Hill Giant", "丘巨人", "{3}{R}", "Giant", "3/3")
GRIZZLY_BEARS = creature("Grizzly Bears", "灰色熊", "{1}{G}", "Bear", "2/2")
ELVISH_WARRIOR = creature("Elvish Warrior", "エルフの戦士", "{G}{G}", "Elf Warrior", "2/3")
GNARLED_MASS = creature("Gnarled Mass", "節くれ塊", "{1}{G}{G}", "Spirit", "3/3")
CRAW_WURM = creature("Craw Wurm", "大喰らいのワーム", "{4}{G}{G}", "Wurm", "6/4")
ALPHA_MYR = creature("Alpha Myr", "先陣のマイア", "{2}", "Myr", "2/1", also="Artifact")

SERRA_ANGEL = creature("Serra Angel", "セラの天使", "{3}{W}{W}", "Angel", "4/4", FLYING, VIGILANCE)
WIND_DRAKE = creature("Wind Drake", "風のドレイク", "{2}{U}", "Drake", "2/2", FLYING)
TYPHOID_RATS = creature("Typhoid Rats", "チフス鼠", "{B}", "Rat", "1/1", DEATHTOUCH)
WALL_OF_STONE = creature("Wall of Stone", "石の壁", "{1}{R}{R}", "Wall", "0/8", DEFENDER)
COLOSSAL_DREADMAW = creature(
    "Colossal Dreadmaw", "巨大な戦慄大口", "{4}{G}{G}", "Dinosaur", "6/6", TRAMPLE
)
KING_CHEETAH = creature("King Cheetah", "キング・チータ", "{3}{G}", "Cat", "3/2", FLASH)
BOROS_SWIFTBLADE = creature(
    "Boros Swiftblade", "ボロスの速太刀", "{R}{W}", "Human Soldier", "1/2", DOUBLE_STRIKE
)
DARKSTEEL_MYR = creature(
    "Darksteel Myr",
    "ダークスティールのマイア",
    "{3}",
    "Myr",
    "0/1",
    INDESTRUCTIBLE,
    also="Artifact",
)
DARKSTEEL_INGOT = artifact(
    "Darksteel Ingot",
    "ダークスティールの鋳塊",
    "{3}",
    INDESTRUCTIBLE,
    Activated(pay("", TAP), (AddMana(among="any"),)),
)
ORNITHOPTER = creature(
    "Ornithopter", "羽ばたき飛行機械", "{0}", "Thopter", "0/2", FLYING, also="Artifact"
)
MEMNITE = creature("Memnite", "メムナイト", "{0}", "Construct", "1/1", also="Artifact")
ENDLESS_ONE = creature(
    "Endless One",
    "果てしなきもの",
    "{X}",
    "Eldrazi",
    "0/0",
    Static((EntersWith(This(), "+1/+1", X()),)),
)
BOGGART_BRUTE = creature(
    "Boggart Brute", "ボガートの粗暴者", "{2}{R}", "Goblin Warrior", "3/2", MENACE
)
