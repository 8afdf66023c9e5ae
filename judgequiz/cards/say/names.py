"""Names of cards in Japanese, from the catalogue."""

from functools import lru_cache


@lru_cache(maxsize=1)
def catalogue() -> dict[str, str]:
    """Every face's English name and its Japanese one; read late, since cards import what says them."""
    from judgequiz.cards import CARDS

    return {face.name.en: face.name.ja for card in CARDS.values() for face in card.faces}


def japanese_name(english: str) -> str:
    """The Japanese name of a card, or the English one where the catalogue has none."""
    return catalogue().get(english, TOKENS.get(english, english))


TOKENS = {"Marit Lage": "マリット・レイジ"}
