"""Questions from plays: the options are what the same game gives under the rules and under each belief."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from ..cards import CARDS, find
from ..engine.game import Game
from ..engine.text import Text
from .asking import asked
from .coming import future
from .drawing import is_number
from .families import Family, Unfit, families
from .games import Played, all_beliefs, probes, truth_of
from .naming import marked_names, plain, player_name, slug_of
from .notation import printed
from .notation import tree as t
from .nouns import wide
from .options import Option, options_of
from .picture import card_json, j, table_json
from .playing.play import Outcome
from .playing.setting_up import set_up
from .situation import joined, situation
from .telling import because, log_lines

EDITION = "2026-08-07"
PASSES = (t.AllPass, t.UntilEmpty, t.To)
LONGEST_NOTE = 800
LETTERS = "bcdfghjkmnpqrstvwxz"


@dataclass(frozen=True)
class Question:
    """A question whole, in both languages, with the answers of every registered belief."""

    family: Family
    seed: int
    situation: tuple[Text, ...]
    ask: Text
    options: tuple[Option, ...]
    answer: Text
    because: tuple[tuple[str, Text, str], ...]
    say: Text
    log: tuple[tuple[str, Text, str], ...]
    table: dict[str, Any]
    end: dict[str, Any]
    cards: dict[str, Any]
    beliefs: dict[str, str]
    signature: str
    note: Text
    play: str
    edition: str = EDITION

    def as_json(self) -> dict[str, Any]:
        """The question as it is stored: JSON alone, the same bytes for the same family, version and seed."""
        return {
            "family": self.family.slug,
            "version": self.family.version,
            "seed": self.seed,
            "edition": self.edition,
            "level": self.family.level,
            "mechanics": list(self.family.mechanics),
            "rulings": list(self.family.rulings),
            "cr": list(self.family.cr),
            "title": j(self.family.title),
            "situation": [j(paragraph) for paragraph in self.situation],
            "table": self.table,
            "ask": j(self.ask),
            "options": [
                {
                    "key": option.key,
                    "words": j(option.words),
                    "right": option.is_right,
                    "beliefs": list(option.beliefs),
                    "together": list(option.together),
                    "reply": j(option.reply),
                }
                for option in self.options
            ],
            "answer": j(self.answer),
            "because": [
                {"cr": cr, "words": j(words), "role": role} for cr, words, role in self.because
            ],
            "say": j(self.say),
            "log": [{"cr": cr, "words": j(words), "turn": turn} for cr, words, turn in self.log],
            "end": self.end,
            "cards": self.cards,
            "beliefs": self.beliefs,
            "parting": {o.key: o.parting for o in self.options if o.parting is not None},
            "note": j(self.note),
            "signature": self.signature,
            "play": self.play,
        }


def digest(data: dict[str, Any]) -> str:
    """The fingerprint of a question as it is stored."""
    return hashlib.sha256(json.dumps(data, ensure_ascii=False).encode()).hexdigest()


class Contradicted(RuntimeError):
    """A play that does not come to what its family expects: one of the two is wrong, so nobody may be asked."""


def ask(slug: str, seed: int) -> Question:
    """The question of a family for a seed.

    KeyError for an unknown family; Unfit where this seed gives no question; Contradicted where the play isn't what
    the family expects.
    """
    family = families()[slug]
    file = family.filled(seed)
    setting = set_up(file)
    truth, parting = truth_of(family, file, setting)
    refuse_contradicted(slug, seed, truth)
    games = all_beliefs(file, setting, truth, parting)
    options = options_of(family, seed, truth, games, file)
    if len(options) < 3:
        raise Unfit(f"{slug}: only {len(options)} options for seed {seed}")
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
        cards=cards_shown(now, truth.outcome),
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


def with_keys(family: Family, seed: int, options: list[Option]) -> list[Option]:
    """Options in a random order with keys that tell nothing; different numbers go in ascending order."""
    random = family.random(seed, "options")
    order = list(options)
    random.shuffle(order)
    values = {option.value for option in order}
    if len(values) == len(order) and all(is_number(value) for value in values):
        order.sort(key=lambda option: option.value)
    keys: list[str] = []
    while len(keys) < len(order):
        key = "".join(random.choice(LETTERS) for _ in range(4))
        if key not in keys:
            keys.append(key)
    return [replace(option, key=key) for option, key in zip(order, keys, strict=True)]


def moment_of_question(whole: Outcome) -> tuple[Outcome, list[Any]]:
    """The game up to the question, and what is still to come: the passes after the last thing that a player does, or as the
    family says where telling what has happened would tell the answer."""
    steps = [item for item in whole.file.body if not isinstance(item, t.Expect)]
    last = max((i for i, step in enumerate(steps) if not isinstance(step, PASSES)), default=-1)
    told = whole.file.family.told if whole.file.family is not None else None
    done = last + 1 if told is None else min(told, last + 1)
    return whole.at(done), steps[done:]


def filled_text(text: t.Text, family: Family, seed: int) -> Text:
    """A family's own sentence with the cards and players of this variant in place of its slots."""
    en, ja = text.en, text.ja
    for name, value in family.filling(seed).items():
        card = find(value) if isinstance(value, str) else None
        if card is not None:
            en = en.replace(f"<{name}>", f"[{card.name.en}](card:{card.slug})")
            ja = ja.replace(f"《<{name}>》", f"<{name}>").replace(
                f"<{name}>", f"[《{card.name.ja}》](card:{card.slug})"
            )
        else:
            who = player_name(str(value))
            said = wide(value) if isinstance(value, int) else who.ja
            en, ja = en.replace(f"<{name}>", who.en), ja.replace(f"<{name}>", said)
    return Text(en, ja)


def cards_shown(now: Outcome, end: Outcome) -> dict[str, Any]:
    """Every card that is named or shown, to be read a tap away."""
    slugs = {
        slug_of(outcome.game, id)
        for outcome in (now, end)
        for id in (*outcome.game.state.things, *outcome.game.state.gone)
    }
    return {slug: cached_card(slug) for slug in sorted(slugs) if slug in CARDS}


@cache
def cached_card(slug: str) -> dict[str, Any]:
    return card_json(slug)


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


def note(paragraphs: list[Text], question: Text, right: Option) -> Text:
    """The question and its answer in one line: two variants with one note are the same question."""
    whole = joined([*paragraphs, question])
    return Text(
        short(f"{plain(whole).en} = {plain(right.words).en}"),
        short(f"{plain(whole).ja} = {plain(right.words).ja}"),
    )


def short(words: str) -> str:
    """The words, or as many as a note may have and a digest that still tells two long notes apart."""
    if len(words) <= LONGEST_NOTE:
        return words
    told_apart = hashlib.sha256(words.encode()).hexdigest()[:16]
    return f"{words[: LONGEST_NOTE - len(told_apart) - 2]}… {told_apart}"


__all__ = ["Contradicted", "Option", "Question", "Unfit", "ask"]
