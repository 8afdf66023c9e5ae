"""Options: the values that the rules and the beliefs give, in words, each with the beliefs that reach it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Any

from ..engine.text import Text
from .drawing import LONE, gives_itself_away, has_parts, right_outcomes
from .families import Family, Unfit
from .games import Played, believed, parting_of, probes
from .misconceptions import MISCONCEPTIONS, Misconception, combined
from .naming import marked_names
from .notation import tree as t
from .situation import joined
from .wording import VERDICTS, said_value, verdict

NO_REPLY = Text("", "")
# How often outcomes and reasons are crossed although several beliefs reach wrong outcomes, which else are offered one by one.
CROSSED = 0.6
# Rules so much alike would say the same for both outcomes.
ALIKE = 0.42
# How often each of the crossed is left out: the second seldom, since in families with no reason at hand the right outcome always
# stands alone.
LEFT_OUT = (9, 2, 9)
NUMBER_OF_OPTIONS = {1: 3, 2: 4, 3: 5}
"""By level."""


@dataclass(frozen=True)
class Option:
    """One answer offered: its value, its words, the beliefs that reach it, and what is said to it afterwards.

    `beliefs` reach it each by itself. `together` reach it as well, two of them only together; each of these may have an
    option of its own.
    """

    value: tuple[Any, ...]
    words: Text
    beliefs: tuple[str, ...]
    reply: Text = NO_REPLY
    parting: int | None = None
    key: str = ""
    is_right: bool = False
    together: tuple[str, ...] = ()


def options_of(
    family: Family, seed: int, truth: Played, games: dict[str, Played], file: t.PlayFile
) -> list[Option]:
    """The right option and those of some beliefs that part from it, tempting ones first; 3 to 5.

    Which of the beliefs are heard is drawn, so that what a guesser sees of the options tells nothing.
    """
    for slug in family.block.tempting:
        if slug not in MISCONCEPTIONS:
            raise Unfit(f"{family.slug}: no belief is called {slug}")
    random = family.random(seed, "beliefs heard")
    tempting = heard_in_order(random, [s for s in family.block.tempting if s in games])
    parted = [
        slug
        for slug in (*tempting, *(s for s in games if s not in tempting))
        if is_separated(games[slug], truth, is_tempting=slug in tempting)
    ]
    if not parted:
        raise Unfit(f"{family.slug}: no belief parts from the truth")
    by_value: dict[tuple[Any, ...], list[str]] = {}
    for slug in parted:
        by_value.setdefault(games[slug].values, []).append(slug)
    wanted = NUMBER_OF_OPTIONS[family.level]
    reasons = [slug for slug in tempting if games[slug].values == truth.values]
    if is_verdict(file) or len(by_value) < 2:
        heard = [slug for slug in parted if slug in tempting]
        heard = heard if len(heard) > 1 else parted
        return with_reasons(family, random, truth, games, heard, reasons, wanted, file)
    both = [*two_at_once(truth, by_value, file)] if has_parts(truth.values) else []
    if not both and gives_itself_away(truth.values, [*by_value]):
        for slugs in by_value.values():
            found = with_reasons(family, random, truth, games, slugs, reasons, wanted, file)
            if len(found) > 2:
                return found
    return with_values(random, truth, games, by_value, both, wanted, file)


def heard_in_order(random: Random, tempting: list[str]) -> list[str]:
    """The beliefs shuffled, but in half of the variants the commonest one first."""
    order = random.sample(tempting, len(tempting))
    if random.random() < 1 / 2:
        order.sort(key=lambda slug: slug != tempting[0])
    return order


def is_separated(game: Played, truth: Played, *, is_tempting: bool) -> bool:
    """A belief whose game parts from the truth, and not only because a choice was improvised."""
    if game.cause is None or game.values == truth.values:
        return False
    return is_tempting or not game.improvised


def is_verdict(file: t.PlayFile) -> bool:
    return len(probes(file)) == 1 and probes(file)[0].kind in VERDICTS


def with_values(
    random: Random,
    truth: Played,
    games: dict[str, Played],
    by_value: dict[tuple[Any, ...], list[str]],
    both: list[Option],
    wanted: int,
    file: t.PlayFile,
) -> list[Option]:
    """Values alone, each with all beliefs that reach it.

    Of values with parts some may be wrong in one part and `both` in two, drawn so that the right one shares no more with the
    others than one of those does.
    """
    wrong = [
        Option(
            values,
            value_said(games[slugs[0]], file),
            tuple(slugs),
            reply(slugs[0]),
            parting_of(truth, games[slugs[0]]),
        )
        for values, slugs in by_value.items()
    ]
    if both:
        wrong = random.sample([*wrong, *both], len(wrong) + len(both))
    right = Option(
        truth.values, value_said(truth, file), same_as_truth(games, truth), is_right=True
    )
    return [right, *wrong[: wanted - 1]]


def two_at_once(
    truth: Played, by_value: dict[tuple[Any, ...], list[str]], file: t.PlayFile
) -> Iterator[Option]:
    """What two beliefs reach together and neither alone, which is wrong in two parts."""
    values = {truth.values, *by_value}
    for first, second in combinations([slug for slugs in by_value.values() for slug in slugs], 2):
        one, two = MISCONCEPTIONS[first], MISCONCEPTIONS[second]
        if one.breaks == two.breaks:
            continue
        both = believed(file, truth.setting, combined(one, two))
        if both.values not in values:
            said = Text(
                f"{reply(first).en} {reply(second).en}", f"{reply(first).ja}{reply(second).ja}"
            )
            parting = parting_of(truth, both)
            words = value_said(both, file)
            yield Option(both.values, words, (), said, parting, together=(first, second))
            return


def with_reasons(
    family: Family,
    random: Random,
    truth: Played,
    games: dict[str, Played],
    parted: list[str],
    reasons: list[str],
    wanted: int,
    file: t.PlayFile,
) -> list[Option]:
    """Where few values are possible each option also says why; a right verdict for a wrong reason is a wrong option.

    The right reason answers the belief about the rule that decides. The others are those most like it, lest the right option be found as the one
    that has something of each other.
    """
    first = MISCONCEPTIONS[deciding(family, parted)]
    parted, reasons = saying_different_things(parted), saying_different_things(reasons)
    said = because_said(truth, file, first.truth)
    right = Option(truth.values, said, same_as_truth(games, truth), is_right=True)
    others = [it for it in most_like(first, reasons) if likeness(reply(it), first.truth) < ALIKE]
    if others and first.slug in parted and (len(parted) == 1 or random.random() < CROSSED):
        return [right, *crossed(random, truth, games, first.slug, others[0], wanted, file)]
    lone = LONE["verdict" if is_verdict(file) else "value"]
    alike = right_outcomes(random, len(parted), len(reasons), wanted - 1, lone)
    found = [right]
    for slug in most_like(first, parted)[: wanted - 1 - alike]:
        game = games[slug]
        said = because_said(game, file, MISCONCEPTIONS[slug].says)
        found.append(Option(game.values, said, (slug,), reply(slug), parting_of(truth, game)))
    for slug in most_like(first, reasons)[:alike]:
        said = because_said(truth, file, MISCONCEPTIONS[slug].says)
        found.append(Option((*truth.values, slug), said, (slug,), reply(slug)))
    return found


def crossed(
    random: Random,
    truth: Played,
    games: dict[str, Played],
    first: str,
    other: str,
    wanted: int,
    file: t.PlayFile,
) -> list[Option]:
    """The wrong ones of four options: both outcomes, each for two reasons, of which two are true and two believed.

    So the right option shares its outcome with one, its subject with another, and every other option does so too: neither
    what the options have in common nor how what is true is worded tells which it is; nor does it where one of the three is
    left out. A true reason for the wrong outcome is about something else; who gives it holds the first belief.
    """
    game, about = games[first], MISCONCEPTIONS[other]
    parting = parting_of(truth, game)
    for_what_is_believed = Option(
        game.values,
        because_said(game, file, MISCONCEPTIONS[first].says),
        (first,),
        reply(first),
        parting,
    )
    for_what_is_true = replace(
        for_what_is_believed,
        value=(*game.values, other),
        words=because_said(game, file, about.truth),
        beliefs=(),
        together=(first,),
    )
    for_another = Option(
        (*truth.values, other), because_said(truth, file, about.says), (other,), reply(other)
    )
    wrong = [for_what_is_believed, for_another, for_what_is_true]
    if wanted > NUMBER_OF_OPTIONS[1] or random.random() < 1 / 2:
        return wrong
    [left_out] = random.choices(wrong, LEFT_OUT)
    wrong.remove(left_out)
    if for_what_is_believed not in wrong:
        wrong[-1] = replace(for_what_is_true, beliefs=(first,), together=())
    return wrong


def deciding(family: Family, slugs: Sequence[str]) -> str:
    """The first of these beliefs that gets a rule wrong which the family names; the first of all where none does.

    Whatever changes the answer is part of its cause, but some of it is not what the question is about, as that a creature
    which blocks could not have.
    """
    return next((slug for slug in slugs if MISCONCEPTIONS[slug].cr in family.cr), slugs[0])


def most_like(belief: type[Misconception], slugs: list[str]) -> list[str]:
    """The beliefs whose English words are most like this one's, first."""
    return sorted(
        slugs, key=lambda slug: likeness(belief.says, MISCONCEPTIONS[slug].says), reverse=True
    )


def likeness(one: Text, other: Text) -> float:
    """How many of the English words of two sentences both have: 0 to 1."""
    mine, its = (set(it.en.lower().split()) for it in (one, other))
    return len(mine & its) / len(mine | its)


def saying_different_things(slugs: list[str]) -> list[str]:
    """The beliefs without those that say what one before them says."""
    return list({MISCONCEPTIONS[slug].says: slug for slug in reversed(slugs)}.values())[::-1]


def same_as_truth(games: dict[str, Played], truth: Played) -> tuple[str, ...]:
    """Beliefs that reach the right answer although they answered some question otherwise."""
    return tuple(
        slug for slug, game in games.items() if game is not truth and game.values == truth.values
    )


def value_said(game: Played, file: t.PlayFile) -> Text:
    names = marked_names(game.outcome.game)
    parts = [
        said_value(game.outcome.table, probe, value, names)
        for probe, value in zip(probes(file), game.values, strict=True)
    ]
    if all(value is None for value in game.values):
        parts = parts[:1]  # of what doesn't exist nothing more is said
    return joined(parts)


def because_said(game: Played, file: t.PlayFile, reason: Text) -> Text:
    """ "Yes: …" or, where the value isn't a verdict, the value and then the reason."""
    if is_verdict(file) and isinstance(game.values[0], bool):
        said = verdict(yes=game.values[0])
        return Text(f"{said.en}. {reason.en}", f"{said.ja}。{reason.ja}")
    said = value_said(game, file)
    return Text(f"{said.en} {reason.en}", f"{said.ja}{reason.ja}")


def reply(slug: str) -> Text:
    """What is said to a wrong option: the rule that the belief gets wrong."""
    return MISCONCEPTIONS[slug].truth
