"""Names of cards in Japanese, from the catalogue."""

from functools import lru_cache

from judgequiz.engine.vocabulary import Ability, Keyword


@lru_cache(maxsize=1)
def catalogue() -> dict[str, str]:
    """Every face's English name and its Japanese one; read late, since cards import what says them."""
    from judgequiz.cards import CARDS

    return {face.name.en: face.name.ja for card in CARDS.values() for face in card.faces}


def japanese_name(english: str) -> str:
    """The Japanese name of a card, or the English one where the catalogue has none."""
    return catalogue().get(english, TOKENS.get(english, english))


@lru_cache(maxsize=1)
def keywords() -> dict[Ability, Keyword]:
    """The keyword that each ability is the meaning of, over all cards."""
    from judgequiz.cards import CARDS

    faces = (face for card in CARDS.values() for face in card.faces)
    abilities = (ability for face in faces for ability in face.abilities)
    return {each: word for word in abilities if isinstance(word, Keyword) for each in word.means}


def keyword_of(ability: Ability) -> Keyword | None:
    """The keyword whose meaning the ability is: cascade, echo, …"""
    return ability if isinstance(ability, Keyword) else keywords().get(ability)


TOKENS = {"Marit Lage": "マリット・レイジ"}
