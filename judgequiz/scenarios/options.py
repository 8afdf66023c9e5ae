"""Options: the values that the rules and the beliefs give, in words, each with the beliefs that reach it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..engine.text import Text
from .families import Family, Unfit
from .games import Played, believed, parting_of, probes
from .misconceptions import MISCONCEPTIONS, combined
from .naming import marked_names
from .notation import tree as t
from .situation import joined
from .wording import VERDICTS, said_value, verdict

NO_REPLY = Text("", "")


@dataclass(frozen=True)
class Option:
    """One answer offered: its value, its words, the beliefs that reach it, and what is said to it afterwards."""

    value: tuple[Any, ...]
    words: Text
    beliefs: tuple[str, ...]
    reply: Text = NO_REPLY
    parting: int | None = None
    key: str = ""
    is_right: bool = False


def options_of(
    family: Family, truth: Played, games: dict[str, Played], file: t.PlayFile
) -> list[Option]:
    """The right option and those of the beliefs that part from it, tempting ones first; 3 to 5."""
    tempting = [slug for slug in family.block.tempting if slug in games]
    for slug in family.block.tempting:
        if slug not in MISCONCEPTIONS:
            raise Unfit(f"{family.slug}: no belief is called {slug}")
    parted = [
        slug
        for slug in (*tempting, *(s for s in games if s not in tempting))
        if is_separated(games[slug], truth, is_tempting=slug in tempting)
    ]
    by_value: dict[tuple[Any, ...], list[str]] = {}
    for slug in parted:
        by_value.setdefault(games[slug].values, []).append(slug)
    wanted = {1: 3, 2: 4, 3: 5}[family.level]
    if is_verdict(file) or len(by_value) < 2:
        return with_reasons(family, truth, games, parted, tempting, wanted, file)
    return with_values(family, truth, games, by_value, wanted, file)


def is_separated(game: Played, truth: Played, *, is_tempting: bool) -> bool:
    """A belief whose game parts from the truth, and not only because a choice was improvised."""
    if game.cause is None or game.values == truth.values:
        return False
    return is_tempting or not game.improvised


def is_verdict(file: t.PlayFile) -> bool:
    return len(probes(file)) == 1 and probes(file)[0].kind in VERDICTS


def with_values(
    family: Family,
    truth: Played,
    games: dict[str, Played],
    by_value: dict[tuple[Any, ...], list[str]],
    wanted: int,
    file: t.PlayFile,
) -> list[Option]:
    right = Option(
        truth.values, value_said(truth, file), same_as_truth(games, truth), is_right=True
    )
    found = [right]
    for values, slugs in list(by_value.items())[: wanted - 1]:
        game = games[slugs[0]]
        found.append(
            Option(
                values,
                value_said(game, file),
                tuple(slugs),
                reply(slugs[0]),
                parting_of(truth, game),
            )
        )
    if len(found) < 3:
        found.extend(pairs(family, truth, games, by_value, file, found))
    return found


def pairs(
    family: Family,
    truth: Played,
    games: dict[str, Played],
    by_value: dict[tuple[Any, ...], list[str]],
    file: t.PlayFile,
    found: list[Option],
) -> Iterator[Option]:
    """Two beliefs at once, where one alone gives too few options."""
    slugs = [slug for some in by_value.values() for slug in some]
    values = {option.value for option in found}
    for index, first in enumerate(slugs):
        for second in slugs[index + 1 :]:
            one, two = MISCONCEPTIONS[first], MISCONCEPTIONS[second]
            if one.breaks == two.breaks:
                continue
            both = believed(file, truth.setting, combined(one, two))
            if both.values not in values:
                said = Text(
                    f"{reply(first).en} {reply(second).en}", f"{reply(first).ja}{reply(second).ja}"
                )
                yield Option(both.values, value_said(both, file), (), said, parting_of(truth, both))
                return


def with_reasons(
    family: Family,
    truth: Played,
    games: dict[str, Played],
    parted: list[str],
    tempting: list[str],
    wanted: int,
    file: t.PlayFile,
) -> list[Option]:
    """Where few values are possible each option also says why; a right verdict for a wrong reason is a wrong option."""
    main = next((slug for slug in parted), None)
    if main is None:
        raise Unfit(f"{family.slug}: no belief parts from the truth")
    right = Option(
        truth.values,
        because_said(truth, file, MISCONCEPTIONS[main].truth),
        same_as_truth(games, truth),
        is_right=True,
    )
    found = [right]
    reasons = {MISCONCEPTIONS[main].truth}
    reasons_only = [slug for slug in tempting if games[slug].values == truth.values]
    chosen = [slug for slug in parted if slug in tempting]
    for slug in (*chosen, *reasons_only, *(s for s in parted if s not in tempting)):
        belief = MISCONCEPTIONS[slug]
        if len(found) >= wanted or belief.says in reasons:
            continue
        reasons.add(belief.says)
        if slug in reasons_only:
            said, values = because_said(truth, file, belief.says), (*truth.values, slug)
            found.append(Option(values, said, (slug,), reply(slug)))
        else:
            said, parting = (
                because_said(games[slug], file, belief.says),
                parting_of(truth, games[slug]),
            )
            found.append(Option(games[slug].values, said, (slug,), reply(slug), parting))
    return found


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
