"""Questions about what no play can show: their options are written from the rule, each wrong one from a belief."""

from __future__ import annotations

import hashlib
import json

from .families import Family, Unfit
from .framing import Question, cards_shown, filled_text, note, with_keys
from .misconceptions import MISCONCEPTIONS
from .notation import tree as t
from .options import NUMBER_OF_OPTIONS, Option, deciding, reply
from .picture import table_json
from .playing.play import play
from .situation import situation


def written(family: Family, seed: int) -> Question:
    """The question of a written family for a seed: the table as it is given, with no game and nothing to replay."""
    file = family.filled(seed)
    now = play(file)
    table = table_json(now.game)
    options = written_options(family, seed, file)
    decides = MISCONCEPTIONS[deciding(family, [slug for one in options for slug in one.beliefs])]
    options = with_keys(family, seed, options)
    right = next(option for option in options if option.is_right)
    ask = filled_text(family.block.ask, family, seed)
    paragraphs = situation(now.game, now)
    offered = {slug: option.key for option in options for slug in option.beliefs}
    return Question(
        family=family,
        seed=seed,
        situation=tuple(paragraphs),
        ask=ask,
        options=tuple(options),
        answer=right.words,
        because=((decides.cr, decides.truth, "cause"),),
        say=filled_text(family.block.say, family, seed),
        log=(),
        table=table,
        end=table,
        cards=cards_shown(now.game),
        beliefs={slug: offered.get(slug, "") for slug in MISCONCEPTIONS},
        signature=signature(family, options),
        note=note(paragraphs, ask, right),
        play="",
    )


def written_options(family: Family, seed: int, file: t.PlayFile) -> list[Option]:
    """The right option, and as many of the wrong ones as the level has, drawn for each variant."""
    assert file.family is not None
    rights = [said for said in file.family.written if not said.belief]
    wrongs = [said for said in file.family.written if said.belief]
    if len(rights) != 1:
        raise ValueError(f"{family.slug}: {len(rights)} right options for seed {seed}")
    if unknown := [said.belief for said in wrongs if said.belief not in MISCONCEPTIONS]:
        raise Unfit(f"{family.slug}: no belief is called {unknown[0]}")
    offered = NUMBER_OF_OPTIONS[family.level] - 1
    if len(wrongs) < 2:
        raise Unfit(f"{family.slug}: only {len(wrongs)} wrong options for seed {seed}")
    drawn = family.random(seed, "beliefs heard").sample(wrongs, min(offered, len(wrongs)))
    heard = [said for said in wrongs if said in drawn]
    return [option(family, seed, said) for said in (*rights, *heard)]


def option(family: Family, seed: int, said: t.Written) -> Option:
    """An option; what it comes to is its sentence, before the names of this variant stand in it."""
    words = filled_text(said.words, family, seed)
    if not said.belief:
        return Option((said.words.en,), words, (), is_right=True)
    return Option((said.words.en,), words, (said.belief,), reply(said.belief))


def signature(family: Family, options: list[Option]) -> str:
    """What is left of a question when names are removed: what is asked, and what is offered and right."""
    said = sorted((option.value[0], option.is_right) for option in options)
    body = json.dumps([family.slug, said])
    return hashlib.sha256(body.encode()).hexdigest()[:16]
