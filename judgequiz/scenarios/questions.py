"""Questions from plays: the options are what the same game gives under the rules and under each belief."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from ..cards.say import narrate
from ..engine import events as e
from ..engine.game import Game
from ..engine.rules import Rules
from ..engine.text import Text
from .families import Family, Unfit, families
from .misconceptions import MISCONCEPTIONS, Cause, Misconception, combined
from .misconceptions.belief import Recording
from .naming import linked, marked_names, plain
from .notation import tree as t
from .picture import card_json, j, table_json, turn_said
from .playing.error import PlayError
from .playing.measuring import measure
from .playing.play import Outcome, play
from .playing.setting import Setting, set_up
from .situation import future, joined, situation
from .wording import VERDICTS, asked, said_value, verdict

EDITION = "2026-08-07"
PASSES = (t.AllPass, t.UntilEmpty, t.To)
LETTERS = "bcdfghjkmnpqrstvwxz"


@dataclass(frozen=True)
class Option:
    """One answer offered: its value, its words, the beliefs that reach it, and what is said to it afterwards."""

    value: tuple[Any, ...]
    words: Text
    is_right: bool
    beliefs: tuple[str, ...]
    reply: Text
    parting: int | None = None
    key: str = ""


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
        }


@dataclass
class Played:
    """A game played to its end, the values of its probes, and where a belief first answered otherwise."""

    outcome: Outcome
    values: tuple[Any, ...]
    setting: Setting
    cause: Cause | None = None

    @property
    def improvised(self) -> int:
        return self.outcome.game.improvised


# ---- playing


def play_under(
    file: t.PlayFile,
    setting: Setting,
    rules: Rules,
    *,
    is_true: bool,
    resume: tuple[Outcome, int] | None = None,
) -> Played:
    """Play the file and read the probes at its end."""
    outcome = play(file, rules, is_true=is_true, setting=setting, resume=resume)
    values = tuple(comparable(measure(outcome.table, probe)) for probe in probes(file))
    return Played(outcome, values, setting, getattr(rules, "cause", None))


def probes(file: t.PlayFile) -> tuple[t.Query, ...]:
    assert file.family is not None
    return file.family.probes


def comparable(value: Any) -> Any:
    """A value as options compare it: of "may I?" the verdict alone."""
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], bool):
        return value[0]
    return value


def truth_of(family: Family, file: t.PlayFile, setting: Setting) -> tuple[Played, dict[str, int]]:
    """The true game, and the beliefs that answer one of its questions otherwise."""
    rules = Recording(MISCONCEPTIONS.values())
    try:
        return play_under(file, setting, rules, is_true=True), rules.parting
    except PlayError as error:
        raise Unfit(f"{family.slug}: {error}") from error


def believed(
    file: t.PlayFile,
    setting: Setting,
    belief: type[Misconception],
    truth: Played | None = None,
    step: int = 1,
) -> Played:
    """The same game under a belief. It runs to its end: what can't be done is refused, what nobody says is improvised.

    Up to the step at which the belief first answers otherwise it is the true game, so it is taken up there.
    """
    resume = (truth.outcome, max(0, step - 1)) if truth is not None else None
    return play_under(file, setting, belief(), is_true=False, resume=resume)


def all_beliefs(
    file: t.PlayFile, setting: Setting, truth: Played, parting: dict[str, int]
) -> dict[str, Played]:
    """Every registered belief's game. One that answers every question truly plays the true game, so it isn't played again."""
    return {
        slug: believed(file, setting, belief, truth, parting[slug]) if slug in parting else truth
        for slug, belief in MISCONCEPTIONS.items()
    }


# ---- options


def options_of(
    family: Family, truth: Played, games: dict[str, Played], file: t.PlayFile
) -> list[Option]:
    """The right option and those of the beliefs that part from it, tempting ones first; 3 to 5 (ENGINE.md)."""
    tempting = [slug for slug in family.block.tempting if slug in games]
    for slug in family.block.tempting:
        if slug not in MISCONCEPTIONS:
            raise Unfit(f"{family.slug}: no belief is called {slug}")
    parted = [
        slug
        for slug in (*tempting, *(s for s in games if s not in tempting))
        if is_separated(games[slug], truth, slug in tempting)
    ]
    by_value: dict[tuple[Any, ...], list[str]] = {}
    for slug in parted:
        by_value.setdefault(games[slug].values, []).append(slug)
    wanted = {1: 3, 2: 4, 3: 5}[family.level]
    if is_verdict(file) or len(by_value) < 2:
        return with_reasons(family, truth, games, parted, tempting, wanted, file)
    return with_values(family, truth, games, by_value, wanted, file)


def is_separated(game: Played, truth: Played, is_tempting: bool) -> bool:
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
        truth.values, value_said(truth, file), True, same_as_truth(games, truth), Text("", "")
    )
    found = [right]
    for values, slugs in list(by_value.items())[: wanted - 1]:
        game = games[slugs[0]]
        found.append(
            Option(
                values,
                value_said(game, file),
                False,
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
                yield Option(
                    both.values, value_said(both, file), False, (), said, parting_of(truth, both)
                )
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
        True,
        same_as_truth(games, truth),
        Text("", ""),
    )
    found = [right]
    reasons = {MISCONCEPTIONS[main].truth}
    for slug in parted:
        if len(found) >= wanted:
            break
        belief = MISCONCEPTIONS[slug]
        if belief.says in reasons:
            continue
        reasons.add(belief.says)
        found.append(
            Option(
                games[slug].values,
                because_said(games[slug], file, belief.says),
                False,
                (slug,),
                reply(slug),
                parting_of(truth, games[slug]),
            )
        )
    for slug in tempting:
        belief = MISCONCEPTIONS[slug]
        if (
            len(found) >= min(wanted, 4)
            or belief.says in reasons
            or games[slug].values != truth.values
        ):
            continue
        reasons.add(belief.says)
        found.append(
            Option(
                (*truth.values, slug),
                because_said(truth, file, belief.says),
                False,
                (slug,),
                reply(slug),
            )
        )
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
        said = verdict(game.values[0])
        return Text(f"{said.en}. {reason.en}", f"{said.ja}。{reason.ja}")
    said = value_said(game, file)
    return Text(f"{said.en} {reason.en}", f"{said.ja}{reason.ja}")


def reply(slug: str) -> Text:
    """What is said to a wrong option: the rule that the belief gets wrong."""
    return MISCONCEPTIONS[slug].truth


def parting_of(truth: Played, game: Played) -> int | None:
    """The index of the first event at which two games part; None where only an answer differs."""
    for index, (one, other) in enumerate(zip(truth.outcome.log, game.outcome.log, strict=False)):
        if one != other:
            return index
    shorter = min(len(truth.outcome.log), len(game.outcome.log))
    return shorter if len(truth.outcome.log) != len(game.outcome.log) else None


# ---- putting it together


def ask(slug: str, seed: int) -> Question:
    """The question of a family for a seed. KeyError for an unknown family; Unfit where this seed gives no question."""
    family = families()[slug]
    file = family.filled(seed)
    setting = set_up(file)
    truth, parting = truth_of(family, file, setting)
    games = all_beliefs(file, setting, truth, parting)
    options = options_of(family, truth, games, file)
    own = {slug for option in options if not option.is_right for slug in option.beliefs}
    options = [
        replace(o, beliefs=tuple(b for b in o.beliefs if b not in own)) if o.is_right else o
        for o in options
    ]
    if len(options) < 3:
        raise Unfit(f"{slug}: only {len(options)} options for seed {seed}")
    lines, places = log_lines(truth.outcome)
    options = [
        replace(o, parting=places.get(o.parting) if o.parting is not None else None)
        for o in options
    ]
    shuffled = with_keys(family, seed, options)
    now, rest = moment_of_question(truth.outcome)
    names = marked_names(now.game)
    paragraphs = situation(Game(setting.state), now)
    coming = future(now, rest)
    if coming.en:
        paragraphs = [*paragraphs, coming]
    right = next(option for option in shuffled if option.is_right)
    words = family.block.ask
    question = (
        filled_text(words, family, seed)
        if words.en
        else asked(now.table, probes(file)[0], names, later=bool(rest))
    )
    return Question(
        family=family,
        seed=seed,
        situation=tuple(paragraphs),
        ask=question,
        options=tuple(shuffled),
        answer=right.words,
        because=because(truth, games, options),
        say=filled_text(family.block.say, family, seed),
        log=tuple(lines),
        table=table_json(now.game),
        end=table_json(truth.outcome.game),
        cards=cards_shown(now, truth.outcome),
        beliefs=belief_map(games, truth, shuffled),
        signature=signature(family, file, truth, games),
        note=note(paragraphs, question, right),
    )


def with_keys(family: Family, seed: int, options: list[Option]) -> list[Option]:
    """Options in a random order with keys that tell nothing; numbers go in ascending order."""
    random = family.random(seed, "options")
    order = list(options)
    random.shuffle(order)
    if all(
        len(o.value) == 1 and isinstance(o.value[0], int) and not isinstance(o.value[0], bool)
        for o in order
    ):
        order.sort(key=lambda option: option.value)
    keys: list[str] = []
    while len(keys) < len(order):
        key = "".join(random.choice(LETTERS) for _ in range(4))
        if key not in keys:
            keys.append(key)
    return [replace(option, key=key) for option, key in zip(order, keys, strict=True)]


def moment_of_question(whole: Outcome) -> tuple[Outcome, list[Any]]:
    """The game up to the question, and the passes still to come: everything after the last thing that a player does."""
    steps = [item for item in whole.file.body if not isinstance(item, t.Expect)]
    last = max((i for i, step in enumerate(steps) if not isinstance(step, PASSES)), default=-1)
    return whole.at(last + 1), steps[last + 1 :]


def because(
    truth: Played, games: dict[str, Played], options: list[Option]
) -> tuple[tuple[str, Text, str], ...]:
    """The cause: the rule that the first wrong option gets wrong; the effect: what happens there in the true game."""
    for option in options:
        if option.is_right or not option.beliefs:
            continue
        slug = option.beliefs[0]
        belief = MISCONCEPTIONS[slug]
        found = [(belief.cr, belief.truth, "cause")]
        effect = effect_of(truth, games[slug])
        if effect is not None:
            found.append(effect)
        return tuple(found)
    return ()


def effect_of(truth: Played, game: Played) -> tuple[str, Text, str] | None:
    place = parting_of(truth, game)
    if place is None:
        return None
    names = marked_names(truth.outcome.game)
    for event in truth.outcome.log[place : place + 12]:
        said = narrate(event, names)
        if said.en and is_told(event):
            return (getattr(event, "cr", ""), linked(said), "effect")
    return None


UNTOLD = (e.PriorityGiven, e.Passed, e.StepEnded, e.Made)


def is_told(event: e.Event) -> bool:
    """Whether the play-by-play has a line for it: what another line says already is left out."""
    match event:
        case e.Moved(cr="601.2a" | "608.2n") | e.Ceased(cr="608.2n" | "707.10a"):
            return False
        case e.MayDecided(kind="cast") | e.LifeLost(cr="120.3a") | e.Tapped(for_mana=True):
            return False
    return not isinstance(event, UNTOLD)


def log_lines(outcome: Outcome) -> tuple[list[tuple[str, Text, str]], dict[int, int]]:
    """The play-by-play, and for each event the line that tells it or the next one that is told."""
    names = marked_names(outcome.game)
    lines: list[tuple[str, Text, str]] = []
    places: dict[int, int] = {}
    turn = turn_said(Game(outcome.game.start)).en
    for index, event in enumerate(outcome.log):
        places[index] = len(lines)
        if not is_told(event):
            continue
        said = narrate(event, names)
        if said.en:
            lines.append((getattr(event, "cr", ""), linked(said), turn))
    last = max(0, len(lines) - 1)
    return lines, {index: min(place, last) for index, place in places.items()}


def filled_text(text: t.Text, family: Family, seed: int) -> Text:
    """A family's own sentence with the cards of this variant in place of its slots."""
    from ..cards import find

    en, ja = text.en, text.ja
    for name, value in family.filling(seed).items():
        card = find(value) if isinstance(value, str) else None
        if card is not None:
            en = en.replace(f"<{name}>", f"[{card.name.en}](card:{card.slug})")
            ja = ja.replace(f"《<{name}>》", f"<{name}>").replace(
                f"<{name}>", f"[《{card.name.ja}》](card:{card.slug})"
            )
        else:
            en, ja = en.replace(f"<{name}>", str(value)), ja.replace(f"<{name}>", str(value))
    return Text(en, ja)


def cards_shown(now: Outcome, end: Outcome) -> dict[str, Any]:
    """Every card that is named or shown, to be read a tap away."""
    from ..cards import CARDS
    from .naming import slug_of

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
    found = {}
    for slug, game in games.items():
        own = next(
            (option.key for option in options if slug in option.beliefs and not option.is_right),
            None,
        )
        if own is not None:
            found[slug] = own
        elif game is truth or game.values == truth.values:
            found[slug] = right
        elif game.improvised:
            found[slug] = ""
        else:
            found[slug] = next(
                (option.key for option in options if option.value == game.values), ""
            )
    return found


def signature(family: Family, file: t.PlayFile, truth: Played, games: dict[str, Played]) -> str:
    """What is left of a question when names are removed (ENGINE.md): probes, answer, which beliefs part and how, events, rules."""
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
        f"{plain(whole).en} = {plain(right.words).en}",
        f"{plain(whole).ja} = {plain(right.words).ja}",
    )


__all__ = ["Option", "Question", "Unfit", "ask"]
