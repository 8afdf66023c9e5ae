"""Misconceptions about what is printed on double-faced cards and does nothing in the game: hint bars and symbols."""

from __future__ import annotations

from ...engine.text import Text
from .belief import Unplayed


class HintBarIsRulesText(Unplayed):
    slug = "hint-bar-is-rules-text"
    cr = "712.3c"
    says = Text(
        "What a hint bar says is rules text of the face that it is printed on.",
        "面に記載された、もう一方の面についての注釈は、その面のルール・テキストである。",
    )
    truth = Text(
        "A hint bar is reminder text about the other face and has no effect on the game.",
        "もう一方の面についての注釈は注釈文であり、ゲームに影響しない。",
    )


class HintBarAllowsTheOtherFace(Unplayed):
    slug = "hint-bar-allows-the-other-face"
    cr = "712.12"
    says = Text(
        "A modal double-faced card can be played with its other face up because its hint bar offers that.",
        "モードを持つ両面カードをもう一方の面でプレイできるのは、注釈がそれを認めるからである。",
    )
    truth = Text(
        "By the rules, whoever plays a modal double-faced card chooses a face of it; no text on the card need allow that.",
        "モードを持つ両面カードの面は、それをプレイするプレイヤーがルールにより選ぶ。カードの文章による許可は必要ない。",
    )


class HintBarTurnsThePermanentOver(Unplayed):
    slug = "hint-bar-turns-the-permanent-over"
    cr = "701.27a"
    says = Text(
        "A modal double-faced permanent can be turned over to the face that its hint bar shows.",
        "モードを持つ両面パーマネントは、注釈に示された面へと裏返すことができる。",
    )
    truth = Text(
        "A permanent is turned over only where a spell or an ability says so; a hint bar is neither.",
        "パーマネントを裏返すのは、呪文や能力がそう指示するときだけである。注釈はそのどちらでもない。",
    )


class TwoTrianglesMarkTheFront(Unplayed):
    slug = "two-triangles-mark-the-front"
    cr = "712.3a"
    says = Text(
        "Two triangles mark the front face of a modal double-faced card, and one its back face.",
        "モードを持つ両面カードの第１面には２個の三角形のアイコンがあり、第２面には１個の三角形のアイコンがある。",
    )
    truth = Text(
        "One triangle marks the front face of a modal double-faced card, and two its back face.",
        "モードを持つ両面カードの第１面には１個の三角形のアイコンがあり、第２面には２個の三角形のアイコンがある。",
    )


class FaceSymbolIsACharacteristic(Unplayed):
    slug = "face-symbol-is-a-characteristic"
    cr = "109.3"
    says = Text(
        "The symbol in the upper left corner of a face is one of its characteristics.",
        "面の左上にあるアイコンは、その面の特性の１つである。",
    )
    truth = Text(
        "The symbol of a face isn't among its characteristics and has no effect on the game.",
        "面のアイコンは特性に含まれず、ゲームに影響しない。",
    )


class OneSymbolForAllDoubleFacedCards(Unplayed):
    slug = "one-symbol-for-all-double-faced-cards"
    cr = "712.2a"
    says = Text(
        "All double-faced cards have the same symbols, whether they are modal or not.",
        "モードを持つかどうかにかかわらず、両面カードのアイコンはすべて同じである。",
    )
    truth = Text(
        "Modal double-faced cards have triangles in a teardrop; those of other kinds have other symbols.",
        "モードを持つ両面カードのアイコンは、しずくの形の中にある三角形である。他の両面カードには別のアイコンがある。",
    )


class BackSymbolMeansTurningOver(Unplayed):
    slug = "back-symbol-means-turning-over"
    cr = "712.11b"
    says = Text(
        "The symbol of a back face says that the face is reached only by turning the card over.",
        "第２面のアイコンは、カードを裏返さなければその面にならないことを示す。",
    )
    truth = Text(
        "The symbols only tell faces apart; whoever plays a modal double-faced card chooses one of them.",
        "アイコンは面を見分けるためのものにすぎない。モードを持つ両面カードの面は、それをプレイするプレイヤーが選ぶ。",
    )
