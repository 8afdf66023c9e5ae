"""Who answers what a game asks: the file, and for a belief whatever the file says about the same question."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ...engine.actions import Cast
from ...engine.choices import Choice, improvised
from ...engine.errors import Unscripted
from ...engine.events import Reason
from ...engine.game import Game
from ...engine.illegal import Illegal
from ...engine.state import Aim, Waiting
from ..notation import tree as t
from .abilities import COLOUR_NAMES
from .allowed import is_legal
from .error import PlayError
from .labels import NotYet, abilities_meant, aim_named, root_of, thing_named, without_ability
from .setting import names
from .table import Table
from .targets import details_of


class Script:
    """The answers of a file. Under a belief (`is_true` False) an unforeseen question is improvised and counted."""

    def __init__(self, table: Table, lines: list[Line]) -> None:
        self.table = table
        self.lines = lines
        self.step = 0

    def kept(self) -> tuple[bool, ...]:
        return tuple(line.used for line in self.lines)

    def restore(self, kept: tuple[bool, ...]) -> None:
        for line, used in zip(self.lines, kept, strict=True):
            line.used = used

    def answer(self, game: Game, choice: Choice) -> Any:
        if (choice.forced is None or choice.kind == "search") and not choice.any_will_do:
            self.note(choice)
        if choice.kind == "order" and choice.topic == "triggers":
            put = self.order_by_put(game, choice)
            if put is not None:
                return put
        illegal: list[Reason] = []
        for line in self.candidates(choice):
            said = self.as_answer(game, choice, line)
            if said is NO_ANSWER:
                continue
            if not is_legal(choice, said):
                illegal.extend(choice.reasons_against(said))
                continue
            line.used = True
            return said
        if illegal and self.table.is_true and choice.forced is None:
            raise Illegal(illegal)
        if self.table.is_true or game.on_trial:
            raise Unscripted(f"nobody says: {describe(game, choice)}")
        if choice.forced is not None:
            return choice.forced
        if choice.any_will_do:
            return improvised(choice)
        game.improvised += 1
        return improvised(choice)

    def cannot(self, game: Game, why: str) -> None:
        """Under a belief the file may say what that belief forbids: then it isn't done, and the game goes on."""
        if self.table.is_true:
            raise Unscripted(why)
        game.improvised += 1

    def order_by_put(self, game: Game, choice: Choice) -> Any:
        """The order in which a `put` step writes waiting triggers."""
        lines = [
            line
            for line in self.lines
            if isinstance(line.said, t.Waiting)
            and self.same_side(line.player, choice.chooser)
            and line.step == self.step
        ]
        if not lines:
            return None
        items = tuple(
            t.Target(line.said.ability) for line in lines if isinstance(line.said, t.Waiting)
        )
        try:
            order = self.order_of_triggers(game, choice, items)
        except PlayError:
            return None
        for line in lines:
            if (
                isinstance(line.said, t.Waiting)
                and not line.said.details.targets
                and not line.said.details.modes
                and self.trigger_meant(game, line.said.ability, dict(enumerate(game.ordering)))
                is not None
            ):
                line.used = True
        return order

    def same_side(self, player: str, chooser: str) -> bool:
        """CR 805.7: a team whose turn is shared chooses together."""
        state = self.table.game.state
        return player == chooser or (state.shared_life and player in state.team_of(chooser))

    def note(self, choice: Choice) -> None:
        self.table.asked.append(choice)

    def candidates(self, choice: Choice) -> list[Line]:
        """Answers to this question: those of the step being played first, under a belief also those of other steps."""
        here = [
            line
            for line in self.lines
            if not line.used and line.step in (self.step, None) and self.fits(line, choice)
        ]
        if self.table.is_true or choice.forced is not None or choice.any_will_do:
            return here
        return here + [
            line
            for line in self.lines
            if not line.used
            and line.step not in (self.step, None)
            and is_of_kind(line, choice)
            and self.fits(line, choice)
        ]

    def fits(self, line: Line, choice: Choice) -> bool:
        said = line.said
        if isinstance(said, t.Waiting):
            return (
                choice.kind in ("targets", "mode")
                and line.player == choice.chooser
                and self.asks(said.ability, choice)
            )
        if isinstance(said, t.Assignment):
            return choice.kind == "assign" and self.asks(said.creature, choice)
        if said.kind != "chance" and str(said.chooser) != choice.chooser:
            return False
        if said.kind == "chance" and choice.kind not in ("chance", "order"):
            return False
        if said.kind != choice.kind and not any(
            said.kind in kinds and choice.kind in kinds for kinds in SAME
        ):
            return False
        if topic_differs(said, choice) or (choice.topic == "triggers" and said.kind != "order"):
            return False
        return said.about is None or self.asks(said.about, choice)

    def asks(self, ref: t.Ref, choice: Choice) -> bool:
        """Whether a reference names the object that asks, or one that the question is about."""
        game = self.table.game
        kinds = [part.kind for part in ref.parts]
        is_copied_ability = "copy" in kinds and "ability" in kinds[: kinds.index("copy")]
        try:
            id = thing_named(self.table, ref if is_copied_ability else without_ability(ref))
        except PlayError:
            return False
        root = root_of(game, id)
        asker = choice.asker
        if asker is None:
            return True
        askers = {root_of(game, asker)}
        thing = game.state.things.get(asker)
        if thing is not None and thing.source is not None:
            askers.add(root_of(game, thing.source))
        if game.resolving is not None:
            askers.add(root_of(game, game.state.thing(game.resolving).source or game.resolving))
        if root not in askers:
            return any(
                isinstance(option, Cast) and root_of(game, option.card) == root
                for option in choice.options
            )
        part = next((p for p in ref.parts if p.kind == "ability"), None)
        if part is None or is_copied_ability or not choice.ability:
            return True
        return any(number == choice.ability for number, _ in abilities_meant(game, id, part))

    # ---- values

    def as_answer(self, game: Game, choice: Choice, line: Line) -> Any:
        try:
            if isinstance(line.said, t.Waiting):
                return self.waiting_answer(choice, line.said)
            if isinstance(line.said, t.Assignment):
                return tuple(
                    (self.aim(target), int(str(target.share or 0))) for target in line.said.shares
                )
            return self.value(game, choice, line.said)
        except NotYet:
            return NO_ANSWER

    def waiting_answer(self, choice: Choice, said: t.Waiting) -> Any:
        details = details_of(self.table, said.details)
        if choice.kind == "mode":
            return details.modes or NO_ANSWER
        aims = details.targets or ()
        index = int(choice.topic or 0)
        if choice.most is not None and len(aims) > choice.most:
            return aims[index : index + choice.most]
        return aims if aims or choice.least == 0 else NO_ANSWER

    def aim(self, target: t.Target) -> Aim:
        assert target.what is not None
        return aim_named(self.table, target.what)

    def value(self, game: Game, choice: Choice, said: t.Choice) -> Any:
        match said.answer:
            case t.YesNo(yes):
                return self.yes(game, choice, said) if yes else no_of(choice)
            case t.Things(items):
                return self.things(game, choice, items)
            case t.Amount(number):
                return int(str(number))
            case t.Word(word):
                return word_of(choice, str(word))
            case t.CardName(name):
                return str(name)
            case t.Modes(modes):
                return tuple(int(str(mode.number)) for mode in modes)
            case t.Mana(symbols):
                return symbols[0] if symbols else NO_ANSWER

    def yes(self, game: Game, choice: Choice, said: t.Choice) -> Any:
        options = [option for option in choice.options if isinstance(option, Cast)]
        if not options:
            asks_more = choice.kind == "pay" and said.details != t.Details()
            return details_of(self.table, said.details) if asks_more else True
        side = int(str(said.faces[0])) - 1 if said.faces else options[0].side
        chosen = next((option for option in options if option.side == side), None)
        if chosen is None:
            card = game.state.thing(options[0].card).card
            if not self.table.is_true or card is None or side >= len(card.faces):
                return NO_ANSWER
            # That face can't be cast: to try it tells why.
            chosen = replace(options[0], side=side)
        details = details_of(self.table, said.details)
        return replace(chosen, details=replace(details, via=details.via))

    def things(self, game: Game, choice: Choice, items: tuple[t.Target, ...]) -> Any:
        if choice.kind == "order" and choice.topic == "triggers":
            return self.order_of_triggers(game, choice, items)
        if choice.kind in ("divide", "assign"):
            return tuple((self.aim(item), int(str(item.share or 0))) for item in items)
        return tuple(self.option(choice, item) for item in items)

    def option(self, choice: Choice, item: t.Target) -> Any:
        """The option that an item names; a bare card name is the first such card among the options."""
        what = item.what
        if isinstance(what, t.Ref) and what.name and not what.label:
            for option in choice.options:
                thing = (
                    self.table.game.state.things.get(option) if isinstance(option, int) else None
                )
                if thing is not None and names(thing, str(what.name)):
                    return option
        aim = self.aim(item)
        if (
            isinstance(aim, int)
            and aim not in choice.options
            and (choice.topic == "replacement" or choice.kind == "targets")
        ):
            # A target that has moved is kept as what it was (CR 115.7d).
            root = root_of(self.table.game, aim)
            return next(
                (
                    o
                    for o in choice.options
                    if isinstance(o, int) and root_of(self.table.game, o) == root
                ),
                aim,
            )
        return aim

    def order_of_triggers(self, game: Game, choice: Choice, items: tuple[t.Target, ...]) -> Any:
        """Bottom first, as the abilities are put on the stack."""
        waiting = dict(enumerate(game.ordering))
        order: list[int] = []
        for item in items:
            assert isinstance(item.what, t.Ref)
            index = self.trigger_meant(game, item.what, waiting)
            if index is not None:
                order.append(index)
                del waiting[index]
        return (*order, *waiting)

    def trigger_meant(self, game: Game, ref: t.Ref, waiting: dict[int, Waiting]) -> int | None:
        """Which of the waiting triggers is named; the first of several."""
        source = thing_named(self.table, without_ability(ref))
        part = next((p for p in ref.parts if p.kind == "ability"), None)
        numbers = {n for n, _ in abilities_meant(game, source, part)} if part is not None else None
        for index, one in waiting.items():
            if root_of(game, one.source) == root_of(game, source):
                if numbers is None or one.number in numbers:
                    return index
        return None


@dataclass
class Line:
    """One answer of the file: which step it stands under (None: any), and whether it has been used."""

    step: int | None
    said: t.Choice | t.Waiting | t.Assignment
    player: str
    used: bool = False


SAME = (
    {"may", "pay"},
    {"pick", "search", "targets", "colour", "order", "name", "number"},
    {"divide", "assign"},
    {"chance", "order"},
    {"mode"},
    {"number", "pay"},
    {"order", "targets"},
)


def is_of_kind(line: Line, choice: Choice) -> bool:
    """An answer given elsewhere counts only for a question of its very kind."""
    return isinstance(line.said, t.Waiting | t.Assignment) or line.said.kind == choice.kind


NO_ANSWER = object()


def no_of(choice: Choice) -> Any:
    return () if choice.kind in ("pick", "search", "targets") else False


def word_of(choice: Choice, word: str) -> Any:
    lowered = word.lower()
    if lowered in COLOUR_NAMES and choice.kind in ("colour", "pick"):
        return COLOUR_NAMES[lowered].value
    if choice.kind == "chance":
        return (lowered,)
    return word


def topic_differs(said: t.Choice, choice: Choice) -> bool:
    """Topics that both sides name, and name differently."""
    first, second = said.topic.split(" ")[0] if said.topic else "", choice.topic
    known = {
        "cast",
        "pay",
        "bottom",
        "replacement",
        "sacrifice",
        "discard",
        "copy",
        "coin",
        "legend",
        "triggers",
    }
    if first in known and second in known and first != second:
        return not ({first, second} <= {"cast", "pay"} and choice.kind == "pay")
    return False


def describe(game: Game, choice: Choice) -> str:
    """The question as the notation would put it: "A may cast @bolt"."""
    name = ""
    if choice.asker is not None and (
        choice.asker in game.state.things or choice.asker in game.state.gone
    ):
        thing = game.state.thing(choice.asker)
        id = (
            thing.source if thing.ability is not None and thing.source is not None else choice.asker
        )
        name = game.look(id).name.en
    who = choice.chooser or "chance"
    if who == "chance":
        return f"`chance {choice.topic} = …`" + (f" (for {name})" if name else "")
    if choice.ability and choice.topic.isdigit() and choice.kind == "targets":
        # Targets of a trigger, which is only being put on the stack.
        return f"`put {who}: … -> …` after this step" + (f" (for {name})" if name else "")
    topic = "" if choice.topic.isdigit() or choice.topic == choice.kind else choice.topic
    return f"`{who} {choice.kind}{' ' + topic if topic else ''} = …`" + (
        f" (asked by {name})" if name else ""
    )
