"""Variants made in a process of their own, and made again in another: the same bytes, each option played from the start.

`python -m judgequiz.scenarios.replay make SEEDS [FAMILY …]` prints each variant as a line of JSON; `check` prints for
each its digest and what isn't confirmed, and for each family, instead of a seed and a digest, how it differs from its record.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from ..engine.rules import Rules
from .digests.kept import kept
from .digests.making import SEEDS as DIGESTED
from .digests.making import DigestChange, change, digest_of_variants
from .families import Unfit, families
from .games import believed, play_under
from .misconceptions import MISCONCEPTIONS, combined
from .options import Option
from .playing.setting_up import set_up
from .questions import Question, ask, digest
from .shelf import taken


def made(slugs: list[str], seeds: int) -> Iterator[Question]:
    """The variants of these families for the first seeds; seeds that give no question are left out."""
    for slug in slugs:
        for seed in range(seeds):
            try:
                yield ask(slug, seed)
            except Unfit:
                continue


def unconfirmed(question: Question) -> Iterator[str]:
    """The options whose values another way of playing doesn't give.

    A question is made by following each belief only where it parts from the true game. Here the rules and every
    belief behind an option play the whole script. Of a written question nothing can be confirmed so.
    """
    if question.family.is_written:
        return
    file = question.family.filled(question.seed)
    setting = set_up(file)
    key = next(option for option in question.options if option.is_right)
    truth = play_under(file, setting, Rules(), is_true=True, is_judged=False).values
    if key.value != truth:
        yield f"the key is {key.value}, and the rules play {truth}"
    for option in question.options:
        if option.is_right:
            continue
        if option.value == truth:
            yield f"a wrong option has the right value {truth}"
        for slug in option.beliefs:
            played = believed(file, setting, MISCONCEPTIONS[slug]).values
            if played != expected(option, truth, slug):
                yield f"the option of {slug} is {option.value}, and it plays {played}"
        if option.together:
            both = combined(*(MISCONCEPTIONS[slug] for slug in option.together))
            played = believed(file, setting, both).values
            if played != option.value[: len(truth)]:
                yield f"the option of {option.together} is {option.value}, and they play {played}"


def expected(option: Option, truth: tuple[Any, ...], slug: str) -> tuple[Any, ...]:
    """The value that a belief must play: its option's without the reason, or the right one where only the reason is wrong."""
    return truth if option.value == (*truth, slug) else option.value[: len(truth)]


def checked(slug: str, seeds: int) -> Iterator[list[Any]]:
    """What is found of a family's variants, made again, and of the family."""
    questions = [*made([slug], seeds)]
    for question in questions:
        yield [slug, question.seed, digest(question.as_json()), [*unconfirmed(question)]]
    if seeds >= len(DIGESTED):
        yield [slug, None, None, off_record(slug, questions)]


def off_record(slug: str, questions: Sequence[Question]) -> list[str]:
    """How what a family's first seeds have given differs from its digest on record."""
    given = {question.seed: question for question in questions}
    now = digest_of_variants(families()[slug], [given.get(seed) for seed in DIGESTED])
    found = change(kept().get(slug), now)
    return [] if found is DigestChange.NONE else [f"differs from its record: {found.value}"]


def lines(what: str, slug: str, seeds: int) -> Iterator[str]:
    """What is printed of a family: its variants or, where `what` is "check", what is found of them."""
    if what == "check":
        yield from map(json.dumps, checked(slug, seeds))
    elif (laid_down := taken(slug, seeds)) is not None:
        yield from laid_down
    else:
        yield from (json.dumps(question.as_json()) for question in made([slug], seeds))


def main(what: str, seeds: str, *slugs: str) -> None:
    # Nearly all there is stays until the end: looking for rubbish as often as usual takes a tenth of the time.
    gc.set_threshold(50_000, 20, 100)
    for slug in slugs or sorted(families()):
        sys.stdout.writelines(f"{line}\n" for line in lines(what, slug, int(seeds)))


if __name__ == "__main__":
    main(*sys.argv[1:])
