"""Questions, most from plays: there the options are what the same game gives under the rules and under each belief."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import Any

from ..engine.game import Game
from ..engine.text import Text
from .asking import asked
from .coming import future
from .families import Family, Unfit, families
from .framing import EDITION, Question, cards_shown, digest, filled_text, note, with_keys
from .games import Played, all_beliefs, probes, truth_of
from .naming import marked_names
from .notation import printed
from .notation import tree as t
from .options import Option, options_of
from .picture import table_json
from .playing.play import Outcome
from .playing.setting_up import set_up
from .situation import situation
from .telling import because, log_lines
from .writing import written

PASSES = (t.AllPass, t.UntilEmpty, t.To)


class Contradicted(RuntimeError):
    """A play that does not come to what its family expects: one of the two is wrong, so nobody may be asked."""


def ask(slug: str, seed: int) -> Question:
    """The question of a family for a seed.

    KeyError for an unknown family; Unfit where this seed gives no question; Contradicted where the play isn't what
    the family expects.
    """
    family = families()[slug]
    return written(family, seed) if family.is_written else played(family, seed)


def played(family: Family, seed: int) -> Question:
    """The question of a family whose answers are played; errors as in `ask`."""
    file = family.filled(seed)
    setting = set_up(file)
    truth, parting = truth_of(family, file, setting)
    refuse_contradicted(family.slug, seed, truth)
    games = all_beliefs(file, setting, truth, parting)
    options = options_of(family, seed, truth, games, file)
    if len(options) < 3:
        raise Unfit(f"{family.slug}: only {len(options)} options for seed {seed}")
    lines, places = log_lines(truth.outcome)
    options = placed(without_own_beliefs(options), places)
    shuffled = with_keys(family, seed, options)
    now, rest = moment_of_question(truth.outcome)
    paragraphs = situation(Game(setting.state), now)
    coming = future(now, rest)
    if coming.en:
        paragraphs = [*paragraphs, coming]
    right = next(option for option in shuffled if option.is_right)
    question = question_asked(family, seed, file, now, later=bool(rest))
    return Question(
        family=family,
        seed=seed,
        situation=tuple(paragraphs),
        ask=question,
        options=tuple(shuffled),
        answer=right.words,
        because=because(family, truth, games, options),
        say=filled_text(family.block.say, family, seed),
        log=tuple(lines),
        table=table_json(now.game),
        end=table_json(truth.outcome.game),
        cards=cards_shown(now.game, truth.outcome.game),
        beliefs=belief_map(games, truth, shuffled),
        signature=signature(family, file, truth, games),
        note=note(paragraphs, question, right),
        play=script(file),
    )


def script(file: t.PlayFile) -> str:
    """What was played, in the notation: the situation and its steps, without the family around them."""
    steps = tuple(item for item in file.body if not isinstance(item, t.Expect))
    return printed(replace(file, family=None, body=steps))


def refuse_contradicted(slug: str, seed: int, truth: Played) -> None:
    unmet = [met for met in truth.outcome.claims if not met.is_met]
    if unmet:
        said = "; ".join(f"{met.claim} (found {met.found})" for met in unmet)
        raise Contradicted(f"{slug}, seed {seed}: expected {said}")


def without_own_beliefs(options: list[Option]) -> list[Option]:
    """The right answer without the beliefs that have an option of their own."""
    own = {slug for option in options if not option.is_right for slug in option.beliefs}
    return [
        replace(o, beliefs=tuple(b for b in o.beliefs if b not in own)) if o.is_right else o
        for o in options
    ]


def placed(options: list[Option], places: dict[int, int]) -> list[Option]:
    """The options, each with the line of the log at which its play parts from the true one."""
    return [
        replace(o, parting=places.get(o.parting) if o.parting is not None else None)
        for o in options
    ]


def question_asked(
    family: Family, seed: int, file: t.PlayFile, now: Outcome, *, later: bool
) -> Text:
    """The question in the family's own words, or in those of its first probe."""
    words = family.block.ask
    if words.en:
        return filled_text(words, family, seed)
    return asked(now.table, probes(file)[0], marked_names(now.game), later=later)


def moment_of_question(whole: Outcome) -> tuple[Outcome, list[Any]]:
    """The game up to the question, and what is still to come: the passes after the last thing that a player does, or as the
    family says where telling what has happened would tell the answer."""
    steps = [item for item in whole.file.body if not isinstance(item, t.Expect)]
    last = max((i for i, step in enumerate(steps) if not isinstance(step, PASSES)), default=-1)
    told = whole.file.family.told if whole.file.family is not None else None
    done = last + 1 if told is None else min(told, last + 1)
    return whole.at(done), steps[done:]


def belief_map(games: dict[str, Played], truth: Played, options: list[Option]) -> dict[str, str]:
    """For every registered belief the key of the option that it would choose; "" where it isn't offered."""
    right = next(option.key for option in options if option.is_right)
    first = options[::-1]  # of two that fit, the first stays
    own = {slug: option.key for option in first if not option.is_right for slug in option.beliefs}
    offered = {option.value: option.key for option in first}
    found = {}
    for slug, game in games.items():
        if slug in own:
            found[slug] = own[slug]
        elif game is truth or game.values == truth.values:
            found[slug] = right
        else:
            found[slug] = "" if game.improvised else offered.get(game.values, "")
    return found


def signature(family: Family, file: t.PlayFile, truth: Played, games: dict[str, Played]) -> str:
    """What is left of a question when names are removed: probes, answer, which beliefs part and how, events, rules."""
    kinds = [probe.kind for probe in probes(file)]
    parts = sorted(
        (slug, repr(nameless(game.values)))
        for slug, game in games.items()
        if game is not truth and game.values != truth.values
    )
    events: dict[str, int] = {}
    for event in truth.outcome.log:
        key = f"{type(event).__name__}/{getattr(event, 'cr', '')}"
        events[key] = events.get(key, 0) + 1
    body = json.dumps([kinds, repr(nameless(truth.values)), parts, sorted(events.items())])
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def nameless(value: Any) -> Any:
    if isinstance(value, frozenset):
        return len(value)
    if isinstance(value, tuple):
        return tuple(nameless(part) for part in value)
    return value


__all__ = ["EDITION", "Contradicted", "Option", "Question", "Unfit", "ask", "digest"]
