"""A text that anybody may have written, read and played within bounds."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from ..engine.errors import OutOfPatience, ScriptError
from ..engine.game import Game
from ..engine.patience import Patience
from ..engine.rules import Rules
from ..engine.text import Text
from .misconceptions import MISCONCEPTIONS
from .misconceptions.belief import Recording
from .naming import plain
from .notation import NotationError, faults
from .notation import tree as t
from .notation.check import nodes
from .playing.claims import Met
from .playing.error import PlayError
from .playing.play import Along, Outcome, play
from .playing.setting import Setting
from .playing.setting_up import set_up
from .reading import NAMES, read
from .report import rules_of
from .retelling import Story
from .situation import situation


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a text may ask for: its own size, what is on the table, how long it is played and told.

    `seconds` are for the game by the rules; all who might see another one share half as many. Left alone, they are such
    that whoever asks can wait for it, and a stranger can't make a process work for long.
    """

    characters: int = 12_000
    lines: int = 400
    objects: int = 250
    statements: int = 200
    events: int = 1_500
    steps: int = 300
    seconds: float = 0.7

    def patience(self, share: float = 1) -> Patience:
        return Patience(events=self.events, seconds=self.seconds * share)


@dataclass(frozen=True)
class Trial:
    """A text that plays: its game by the rules, what it claims, and who would see another game.

    `names` are those of the cards in it, basic lands apart, as it states them. `others` are beliefs, by slug, each with the
    step at which its game parts. Where time ran out before all were asked, `is_everyone` is False.
    """

    story: Story
    claims: tuple[Met, ...]
    situation: tuple[Text, ...]
    names: tuple[Text, ...]
    others: dict[str, int]
    is_everyone: bool


@contextmanager
def within_reason() -> Iterator[None]:
    """What can't be told or is too much to look at is as much the text's fault as what can't be played."""
    try:
        yield
    except (OutOfPatience, ScriptError) as error:
        raise PlayError(str(error)) from error


@within_reason()
def tried(text: str, bounds: Bounds) -> Trial:
    """What comes of a text; NotationError or PlayError, with line and column, where nothing does."""
    file = read_within(text, bounds)
    rules = rules_of((), file.head.edition)
    recording = Recording(MISCONCEPTIONS.values()) if type(rules) is Rules else None
    patience = bounds.patience()
    setting = set_up(file, patience)
    outcome = play(file, recording or rules, setting=setting, patience=patience)
    story = kept(outcome, (), bounds)
    others = Others(story, setting, bounds)
    parting: Mapping[str, Collection[int] | None] = (
        recording.parting if recording else dict.fromkeys(MISCONCEPTIONS)
    )
    for slug, steps in parting.items():
        others.ask(slug, steps)
    start = Game(outcome.game.start)
    return Trial(
        story,
        tuple(outcome.claims),
        tuple(plain(paragraph) for paragraph in situation(start, outcome.at(0))),
        names_of(start),
        others.found,
        others.is_everyone,
    )


@within_reason()
def believed(text: str, beliefs: Sequence[str], bounds: Bounds) -> Story:
    """The game of a text as somebody with these beliefs has it; errors as in `tried`."""
    file = read_within(text, bounds)
    rules = rules_of(beliefs, file.head.edition)
    outcome = play(file, rules, is_true=False, is_judged=False, patience=bounds.patience())
    return kept(outcome, beliefs, bounds)


def faults_of(text: str) -> list[NotationError]:
    """All that is wrong with how a text is written; nothing where it can be read."""
    return faults(text, NAMES)


def read_within(text: str, bounds: Bounds) -> t.PlayFile:
    """The file that the text writes; NotationError where it is none, or asks for more than it may."""
    refuse_big(text, bounds)
    file = read(text)
    objects = 0
    for node in nodes(file):
        if isinstance(node, t.Entry):
            objects += node.count if isinstance(node.count, int) else 1
            if objects > bounds.objects:
                raise NotationError(
                    node.span.line,
                    node.span.column,
                    f"expected at most {bounds.objects} cards and tokens in the file",
                )
    if len(file.body) > bounds.statements:
        span = file.body[bounds.statements].span
        raise NotationError(span.line, span.column, f"expected at most {bounds.statements} steps")
    return file


def refuse_big(text: str, bounds: Bounds) -> None:
    if len(text) > bounds.characters:
        raise NotationError(
            1, 1, f"expected at most {bounds.characters} characters, found {len(text)}"
        )
    lines = len(text.splitlines())
    if lines > bounds.lines:
        raise NotationError(
            bounds.lines + 1, 1, f"expected at most {bounds.lines} lines, found {lines}"
        )


def kept(outcome: Outcome, beliefs: Sequence[str], bounds: Bounds) -> Story:
    """A story that may be looked at for as long as one likes, if there is not too much of it."""
    outcome.game.patience = None
    story = Story(outcome, tuple(beliefs))
    if len(story.steps) > bounds.steps:
        raise PlayError(f"the game has more than {bounds.steps} steps to tell")
    return story


class Others:
    """Asks beliefs for their game beside the true one, as long as there is time."""

    def __init__(self, truth: Story, setting: Setting, bounds: Bounds) -> None:
        self.truth = truth
        self.setting = setting
        self.bounds = bounds
        self.patience = bounds.patience(share=0.5)
        self.said = said_in(truth)
        self.found: dict[str, int] = {}
        self.is_everyone = True

    def ask(self, slug: str, steps: Collection[int] | None) -> None:
        """Note whether somebody who believes this is told something else, and from which step on.

        `steps` are those at which the belief answers otherwise; None where nobody has asked it.
        """
        try:
            story = None if self.patience.is_over else self.story_of(slug, steps)
        except PlayError:
            story = None
        if story is None:
            self.is_everyone = False
            return
        parting = self.truth.parting(story)
        if parting is not None and said_in(story) != self.said:
            self.found[slug] = parting

    def story_of(self, slug: str, steps: Collection[int] | None) -> Story:
        truth = self.truth.outcome
        outcome = play(
            truth.file,
            rules_of((slug,), truth.file.head.edition),
            is_true=False,
            is_judged=False,
            setting=self.setting,
            along=None if steps is None else Along(truth, frozenset(steps)),
            patience=self.patience,
        )
        return kept(outcome, (slug,), self.bounds)


def said_in(story: Story) -> list[object]:
    """What whoever follows a game is told of it."""
    return [(step.words, step.refused) for step in story.steps]


def names_of(start: Game) -> tuple[Text, ...]:
    cards = [thing.card for thing in start.state.things.values() if thing.card is not None]
    return tuple(dict.fromkeys(it.name for it in cards if "basic" not in it.faces[0].supertypes))
