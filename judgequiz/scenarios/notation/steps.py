"""The steps of a play file and the choices that stand indented under them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from judgequiz.scenarios.notation.things import (
    Mana,
    Moment,
    Name,
    Node,
    Number,
    PaidMana,
    Player,
    Ref,
    Slot,
    Target,
)

ChoiceKind = Literal[
    "may",
    "pick",
    "order",
    "name",
    "colour",
    "number",
    "pay",
    "search",
    "divide",
    "targets",
    "chance",
    "mode",
    "assign",
]


@dataclass(frozen=True, slots=True)
class Payment(Node):
    """`kicker`, `replicate*2`, `buyback`.

    An optional additional cost by name and how often it is paid.
    """

    name: str
    count: Number = 1


@dataclass(frozen=True, slots=True)
class CostPaid(Node):
    """`sacrifice @t`, `discard Forest`, `exile @blue`, `tap @a & @b`, `return @x`.

    What a cost takes. `pay 3 life` has verb `pay`, number 3, word `life` and no things;
    `remove 2 time from @x` has verb `remove`, number 2, word `time` and the thing. Else `number`
    is None and `word` "".
    """

    verb: str
    things: tuple[Ref, ...] = ()
    number: Number | None = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class SymbolChoice(Node):
    """`{B/G}=G`: how one hybrid, phyrexian or two-generic symbol is paid.

    `2` pays two generic mana, `life` pays 2 life. One entry answers for as many such symbols as
    `count` says; symbols not named are the interpreter's to ask for.
    """

    symbol: str
    paid: str
    count: Number = 1


@dataclass(frozen=True, slots=True)
class Mode(Node):
    """One chosen mode, counted from 1 as printed, with the targets of that mode."""

    number: Number
    targets: tuple[Target, ...] = ()


@dataclass(frozen=True, slots=True)
class Details(Node):
    """Everything that may be said with a cast, an activation, a trigger or a `yes`.

    `via` is the permission or alternative cost by keyword (`flashback`, `free`, `retrace`,
    `impending`, `suspend`) and "" for the usual way. `x` is None where no X is said. `modes` and
    `targets` exclude each other: with modes the targets stand in them. A `_` in `targets` keeps
    its place as a Target of None; in a mode it is no target.
    `granted` is the object that gives the permission, where that must be said (`via free by @x`).
    """

    via: str | Slot = ""
    x: Number | None = None
    payments: tuple[Payment, ...] = ()
    costs: tuple[CostPaid, ...] = ()
    symbols: tuple[SymbolChoice, ...] = ()
    paid: PaidMana | None = None
    modes: tuple[Mode, ...] = ()
    targets: tuple[Target, ...] = ()
    granted: Ref | None = None


NO_DETAILS = Details()


@dataclass(frozen=True, slots=True)
class YesNo(Node):
    """The answer `yes` or `no`."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Things(Node):
    """Objects or players in order, each perhaps with a share (`@a 2`, `@a:2`); empty for `none`."""

    items: tuple[Target, ...] = ()


@dataclass(frozen=True, slots=True)
class Amount(Node):
    """A number as an answer."""

    number: Number


@dataclass(frozen=True, slots=True)
class Word(Node):
    """A word as an answer.

    A colour, a creature type, `heads`, a counter's name; in lower case unless a type.
    """

    word: str | Slot


@dataclass(frozen=True, slots=True)
class CardName(Node):
    """A card name as an answer (the card itself need not be in the game)."""

    name: Name


@dataclass(frozen=True, slots=True)
class Modes(Node):
    """Modes as an answer, with their targets."""

    modes: tuple[Mode, ...]


Answer: TypeAlias = YesNo | Things | Amount | Word | CardName | Modes | Mana


@dataclass(frozen=True, slots=True)
class Choice(Node):
    """One answer.

    `<chooser> <kind> [<topic>] [<about>] = <answer>`, or `chance <topic> = <answer>`.

    `chooser` is a player, or "" where `kind` is `chance`. `topic` is a word or words for what is
    asked (`cast`, `pay`, `bottom`, `sacrifice`, `replacement`), `about` the object that asks or
    is asked about; either may be missing. `faces` are those of `may cast @pair//2`. `details`
    belong to a yes (`= yes -> N`). Answers by kind: may and pay YesNo (`pay = {2}` is a yes with
    `details.paid`); order, search Things; pick Things, Word, Amount or Mana; targets Things;
    divide, assign Things with shares; name CardName, or Word for a type; colour Word; number
    Amount; mode Modes; chance Things, Word or Amount.
    """

    chooser: Player
    kind: ChoiceKind
    topic: str
    about: Ref | None
    answer: Answer
    faces: tuple[Number, ...] = ()
    details: Details = NO_DETAILS


@dataclass(frozen=True, slots=True)
class Cast(Node):
    """`A cast Fire//Ice//1 -> N:1, @t:1`.

    `faces` counts faces or halves from 1; empty is the front or the only one.
    """

    player: Player
    what: Ref
    faces: tuple[Number, ...] = ()
    details: Details = NO_DETAILS
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Play(Node):
    """`A play Sejiri Shelter//2`: a land as a land play."""

    player: Player
    what: Ref
    faces: tuple[Number, ...] = ()
    details: Details = NO_DETAILS
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Activate(Node):
    """`A activate @mom.1 -> @elf`.

    The last part of `ability` is the ability; without parts the object has only one.
    """

    player: Player
    ability: Ref
    details: Details = NO_DETAILS
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Attacker(Node):
    """`@x -> N`: what it attacks; None is the only opponent (with several it must be said)."""

    creature: Ref
    attacks: Target | None = None


@dataclass(frozen=True, slots=True)
class Attack(Node):
    """`A attack @x -> N, @y -> @jace`; no attackers is `A attack none`."""

    player: Player
    attackers: tuple[Attacker, ...]
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Blocker(Node):
    """`@b -> @a`.

    One blocker and the attackers it blocks (`@b -> @a & @c` where it may block two).
    """

    creature: Ref
    blocks: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Block(Node):
    """`N block @b -> @a, @c -> @a`; no blockers is `N block none`."""

    player: Player
    blockers: tuple[Blocker, ...]
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Assignment(Node):
    """How one creature's combat damage is shared out, `@a: @b 2, N 2`; every target has a share."""

    creature: Ref
    shares: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class Assign(Node):
    """`A assign @a: @b 2, N 2`: combat damage as assigned in the next combat damage step."""

    player: Player
    assignments: tuple[Assignment, ...]
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Pass(Node):
    """`N pass`: one player passes priority."""

    player: Player
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class AllPass(Node):
    """`all pass`: all pass in turn, so that exactly one object resolves or the step ends."""

    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class UntilEmpty(Node):
    """`until stack empty`: all pass until nothing is on the stack and nothing waits for it."""

    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class To(Node):
    """`to N4.upkeep`: all pass until that step has begun and its triggers are on the stack.

    `to end` is the next such step.
    """

    moment: Moment
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class OpeningAct(Node):
    """`begin @ley` (with it on the battlefield), `reveal @y`, or `bottom @z` for a mulligan (CR 103.5): one card."""

    verb: str
    what: Ref


@dataclass(frozen=True, slots=True)
class Opening(Node):
    """What is done with an opening hand, in order (CR 103.6): `opening A: begin @ley, reveal @y`, or `none`."""

    player: Player
    acts: tuple[OpeningAct, ...]
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Waiting(Node):
    """`@guide.3 -> @elf`: a trigger that waits, with its targets, modes and the like."""

    ability: Ref
    details: Details = NO_DETAILS


@dataclass(frozen=True, slots=True)
class Put(Node):
    """`put A: @guide.3 -> @elf, @x.1`: waiting triggers as they go on the stack, bottom first."""

    player: Player
    triggers: tuple[Waiting, ...]
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Concede(Node):
    """`N concede`."""

    player: Player
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Special(Node):
    """A special action by its word: `A suspend @vision X=3`, `A turn face up @morph`."""

    player: Player
    verb: str
    what: Ref | None = None
    details: Details = NO_DETAILS
    choices: tuple[Choice, ...] = ()


Step: TypeAlias = (
    Cast
    | Play
    | Activate
    | Attack
    | Block
    | Assign
    | Pass
    | AllPass
    | UntilEmpty
    | To
    | Opening
    | Put
    | Concede
    | Special
)
