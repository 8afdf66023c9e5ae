"""Prints steps and choices."""

from __future__ import annotations

from judgequiz.scenarios.notation.printing_things import (
    mana,
    moment,
    name,
    number,
    paid_mana,
    plain_word,
    player,
    ref,
    target,
    targets,
    word_or_slot,
)
from judgequiz.scenarios.notation.reader import quoted
from judgequiz.scenarios.notation.steps import (
    Activate,
    AllPass,
    Amount,
    Assign,
    Assignment,
    Attack,
    Attacker,
    Block,
    Blocker,
    CardName,
    Cast,
    Choice,
    Concede,
    CostPaid,
    Details,
    Mode,
    Modes,
    Opening,
    Pass,
    Payment,
    Play,
    Put,
    Special,
    Step,
    SymbolChoice,
    Things,
    To,
    UntilEmpty,
    Waiting,
    Word,
    YesNo,
)
from judgequiz.scenarios.notation.things import Mana, Number, Slot
from judgequiz.scenarios.notation.words import PERMISSIONS, SPECIALS, TOPICS


def lines_of(step: Step) -> list[str]:
    """The step, and its choices indented under it."""
    return [step_line(step), *(f"  {choice(made)}" for made in step.choices)]


def step_line(step: Step) -> str:
    """The step without its choices."""
    match step:
        case AllPass():
            return "all pass"
        case UntilEmpty():
            return "until stack empty"
        case To():
            return f"to {moment(step.moment)}"
        case Opening():
            acts = ", ".join(f"{act.verb} {ref(act.what)}" for act in step.acts)
            return f"opening {player(step.player)}: {acts or 'none'}"
        case Put():
            waiting = ", ".join(_waiting(trigger) for trigger in step.triggers)
            return f"put {player(step.player)}: {waiting}"
        case _:
            return f"{player(step.player)} {_does(step)}"


_NO_THINGS = ("none", "nothing")
_OfPlayer = Cast | Play | Activate | Attack | Block | Assign | Pass | Concede | Special


def _does(step: _OfPlayer) -> str:
    match step:
        case Cast():
            return f"cast {ref(step.what)}{faces(step.faces)}{details(step.details)}"
        case Play():
            return f"play {ref(step.what)}{faces(step.faces)}{details(step.details)}"
        case Activate():
            return f"activate {ref(step.ability)}{details(step.details)}"
        case Attack():
            return "attack " + (", ".join(_attacker(one) for one in step.attackers) or "none")
        case Block():
            return "block " + (", ".join(_blocker(one) for one in step.blockers) or "none")
        case Assign():
            return "assign " + ", ".join(_assignment(one) for one in step.assignments)
        case Pass():
            return "pass"
        case Concede():
            return "concede"
        case Special():
            return _special(step)


def _special(step: Special) -> str:
    verb = step.verb if step.verb in SPECIALS else f"special {quoted(step.verb)}"
    what = f" {ref(step.what)}" if step.what else ""
    return f"{verb}{what}{details(step.details)}"


def _attacker(attacker: Attacker) -> str:
    aim = f" -> {target(attacker.attacks)}" if attacker.attacks else ""
    return ref(attacker.creature) + aim


def _blocker(blocker: Blocker) -> str:
    return f"{ref(blocker.creature)} -> {' & '.join(ref(one) for one in blocker.blocks)}"


def _assignment(assignment: Assignment) -> str:
    return f"{ref(assignment.creature)}: {targets(assignment.shares, between=' ')}"


def _waiting(waiting: Waiting) -> str:
    return ref(waiting.ability) + details(waiting.details)


def faces(values: tuple[Number, ...]) -> str:
    """`//1+2`, or nothing."""
    return f"//{'+'.join(number(value) for value in values)}" if values else ""


def details(said: Details) -> str:
    """Everything said, each with a space before it."""
    parts: list[str] = []
    if said.via:
        is_plain = isinstance(said.via, Slot) or said.via in PERMISSIONS
        via = word_or_slot(said.via) if is_plain else quoted(str(said.via))
        parts.append(f"via {via}" + (f" by {ref(said.granted)}" if said.granted else ""))
    if said.x is not None:
        parts.append(f"X={number(said.x)}")
    parts.extend(_payment(payment) for payment in said.payments)
    parts.extend(_symbol(symbol) for symbol in said.symbols)
    parts.extend(_cost(cost) for cost in said.costs)
    if said.paid is not None:
        parts.append(f"pay {paid_mana(said.paid)}")
    if said.modes:
        parts.append(f"modes {modes(said.modes)}")
    if said.targets:
        parts.append(f"-> {targets(said.targets)}")
    return "".join(f" {part}" for part in parts)


def _payment(payment: Payment) -> str:
    return payment.name if payment.count == 1 else f"{payment.name}*{number(payment.count)}"


def _symbol(symbol: SymbolChoice) -> str:
    times = "" if symbol.count == 1 else f"*{number(symbol.count)}"
    paid = symbol.paid if symbol.paid in ("life", *"WUBRGC2") else f"{{{symbol.paid}}}"
    return f"{{{symbol.symbol}}}{times}={paid}"


def _cost(cost: CostPaid) -> str:
    things = " & ".join(ref(thing) for thing in cost.things)
    many = "" if cost.number is None else f" {number(cost.number)}"
    if cost.word:
        written = cost.word if cost.verb == "pay" else f"{cost.word} counters"
        return f"{cost.verb}{many} {written}" + (f" from {things}" if things else "")
    return f"{cost.verb}{many}" + (f" {things}" if things else "")


def modes(values: tuple[Mode, ...]) -> str:
    """`1+3 -> _, @t`."""
    numbers = "+".join(number(mode.number) for mode in values)
    if not any(mode.targets for mode in values):
        return numbers
    single = len(values) > 1 and all(len(mode.targets) <= 1 for mode in values)
    between = ", " if single else " | "
    aims = between.join(targets(mode.targets) if mode.targets else "_" for mode in values)
    return f"{numbers} -> {aims}"


def choice(made: Choice) -> str:
    """`A may cast @bolt = yes -> N`."""
    who = "chance" if made.kind == "chance" else f"{player(made.chooser)} {made.kind}"
    topic = f" {topic_words(made.topic)}" if made.topic else ""
    about = f" {ref(made.about)}{faces(made.faces)}" if made.about else ""
    return f"{who}{topic}{about} = {_answer(made)}{details(made.details)}"


def topic_words(topic: str) -> str:
    """A topic, in quotes where it is none of the known ones."""
    return topic if all(word in TOPICS for word in topic.split(" ")) else quoted(topic)


def _answer(made: Choice) -> str:
    value = made.answer
    match value:
        case YesNo():
            return "yes" if value.yes else "no"
        case Things():
            return targets(value.items)
        case Amount():
            return number(value.number)
        case Word():
            return _word(value, is_type=made.kind == "name")
        case CardName():
            return name(value.name)
        case Modes():
            return modes(value.modes)
        case Mana():
            return mana(value)


def _word(value: Word, *, is_type: bool) -> str:
    word = value.word
    if not isinstance(word, str):
        return word_or_slot(word)
    reads_back = is_type or (word.islower() and word not in _NO_THINGS)
    return word if plain_word(word) and reads_back else quoted(word)
