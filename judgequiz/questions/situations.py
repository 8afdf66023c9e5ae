"""The situations that show a ruling, and who would see them otherwise."""

from functools import lru_cache

from judgequiz.questions.beliefs import beliefs
from judgequiz.questions.replays import Seen, told
from judgequiz.scenarios import FAMILIES, plays_of_ruling

MOST_EYES = 3


@lru_cache(maxsize=100)
def plays_of(ruling: str) -> list[str]:
    """The text of each file on a ruling, by its slug."""
    return [path.read_text(encoding="utf-8") for path in plays_of_ruling(ruling)]


@lru_cache(maxsize=100)
def eyes_on(ruling: str, play: str) -> list[Seen]:
    """The beliefs that tempt in questions on this ruling and have this situation go otherwise."""
    families = (it for it in FAMILIES.values() if ruling in it.rulings)
    slugs = dict.fromkeys(slug for family in families for slug in family.tempting)
    truth = told(play)
    eyes = [
        Seen(slug, (slug,), beliefs([slug]))
        for slug in slugs
        if truth.parting(told(play, (slug,))) is not None
    ]
    return eyes[:MOST_EYES]
