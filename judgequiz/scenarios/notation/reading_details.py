"""Reads what may be said with a cast, an activation, a trigger or a yes."""

from __future__ import annotations

from dataclasses import dataclass, field

from judgequiz.scenarios.notation.reader import Reader, shown
from judgequiz.scenarios.notation.reading_things import (
    at_ref,
    mana,
    ref,
    refs,
    symbol,
    target,
)
from judgequiz.scenarios.notation.steps import (
    CostPaid,
    Details,
    Mode,
    Payment,
    SymbolChoice,
)
from judgequiz.scenarios.notation.things import Number, PaidMana, Ref, Slot, Span, Target
from judgequiz.scenarios.notation.words import (
    COST_VERBS,
    PAYMENT_WORDS,
    PERMISSIONS,
    nearest_word,
)

MAX_ITEMS = 200


@dataclass(slots=True)
class _Said:
    """What has been said so far."""

    in_list: bool
    via: str | Slot = ""
    granted: Ref | None = None
    x: Number | None = None
    payments: list[Payment] = field(default_factory=list)
    costs: list[CostPaid] = field(default_factory=list)
    symbols: list[SymbolChoice] = field(default_factory=list)
    paid: PaidMana | None = None
    modes: tuple[Mode, ...] = ()
    targets: tuple[Target, ...] | None = None


def details(reader: Reader, *, in_list: bool = False) -> Details:
    """Everything said up to the end of the clause; in a list of triggers a comma may end it."""
    span = reader.span
    said = _Said(in_list)
    while _one(reader, said):
        pass
    return Details(
        said.via,
        said.x,
        tuple(said.payments),
        tuple(said.costs),
        tuple(said.symbols),
        said.paid,
        said.modes,
        said.targets or (),
        said.granted,
        span=span,
    )


def _one(reader: Reader, said: _Said) -> bool:
    token = reader.peek()
    if token.kind == "mana":
        said.symbols.append(_symbol_choice(reader))
        return True
    if reader.at_sign("->") or reader.word() in ("targeting", "modes", "mode"):
        _aim(reader, said)
        return True
    if token.kind == "word":
        return _by_word(reader, said, reader.word())
    return False


def _by_word(reader: Reader, said: _Said, word: str) -> bool:
    if word == "x" and reader.at_sign("=", ahead=1):
        if said.x is not None:
            raise reader.fail("expected one value of X")
        reader.position += 2
        said.x = reader.number("a value of X")
    elif word in ("via", "free") or (word == "for" and reader.word(1) == "free"):
        _permission(reader, said)
    elif word in ("pay", "paying"):
        _pay(reader, said)
    elif word in ("with", "and") and reader.word(1) in PAYMENT_WORDS:
        reader.next()
    elif word in PAYMENT_WORDS:
        said.payments.append(_payment(reader))
    elif word in COST_VERBS:
        said.costs.append(_cost(reader, commas=not said.in_list))
    else:
        return False
    return True


def _permission(reader: Reader, said: _Said) -> None:
    if said.via:
        raise reader.fail("expected one `via`; only one permission or alternative cost can be used")
    if not reader.take_word("via"):
        reader.take_word("for")
    token = reader.peek()
    if token.kind == "text" and token.text.strip():
        said.via = " ".join(reader.next().text.split())
    elif reader.at_slot("word"):
        said.via = reader.slot("word")
    elif reader.word() in PERMISSIONS:
        said.via = reader.next().text.lower()
    else:
        raise reader.expected(
            "a permission or alternative cost such as `flashback`", known=PERMISSIONS
        )
    if reader.take_word("by"):
        said.granted = ref(reader)


def _pay(reader: Reader, said: _Said) -> None:
    span = reader.next().span
    if reader.peek().kind != "mana":
        number = reader.number("mana such as `{R}`, or an amount such as `3 life`")
        word = reader.word()
        if word not in ("life", "energy"):
            raise reader.expected("`life` or `energy`", known=("life", "energy"))
        reader.next()
        said.costs.append(CostPaid("pay", number=number, word=word, span=span))
        return
    if said.paid is not None:
        raise reader.fail("expected one `pay` with mana")
    said.paid = paid_mana(reader)


def paid_mana(reader: Reader) -> PaidMana:
    """`{R}{G} from @m1, @m2`."""
    span = reader.span
    paid = mana(reader)
    if {"T", "Q", "X", "E"} & set(paid.symbols):
        raise reader.fail("expected mana that is paid, such as `{2}{R}`", at=span)
    sources = refs(reader, commas=True) if reader.take_word("from") else ()
    return PaidMana(paid, sources, span=span)


def _payment(reader: Reader) -> Payment:
    span = reader.span
    name = PAYMENT_WORDS[reader.next().text.lower()]
    if reader.take_sign("*"):
        return Payment(name, reader.number("how often"), span=span)
    if reader.at_number():
        count = reader.number("how often")
        reader.take_word("times", "time")
        return Payment(name, count, span=span)
    return Payment(name, span=span)


def _cost(reader: Reader, *, commas: bool) -> CostPaid:
    span = reader.span
    verb = reader.next().text.lower()
    if verb == "remove":
        return _removed(reader, span)
    if reader.at_number():
        return CostPaid(verb, number=reader.number(), span=span)
    return CostPaid(verb, refs(reader, commas=commas), span=span)


def _removed(reader: Reader, span: Span) -> CostPaid:
    number = reader.number("how many counters", least=1)
    kind = counter_kind(reader)
    things = (ref(reader),) if reader.take_word("from") else ()
    return CostPaid("remove", things, number, kind, span=span)


def counter_kind(reader: Reader) -> str:
    """`time`, `+1/+1`, `first strike`, with `counter` or `counters` after it or not."""
    token = reader.peek()
    if token.kind == "size" and token.text[0] in "+-":
        reader.next()
        reader.take_word("counter", "counters")
        return token.text
    words: list[str] = []
    while reader.peek().kind == "word" and len(words) < 4:
        if reader.word() in ("from", "counter", "counters"):
            break
        words.append(reader.next().text.lower())
    if not words:
        raise reader.expected("a kind of counter such as `time` or `+1/+1`")
    reader.take_word("counter", "counters")
    return " ".join(words)


def _symbol_choice(reader: Reader) -> SymbolChoice:
    span = reader.span
    chosen = symbol(reader)
    count: Number = reader.number("how many", least=1) if reader.take_sign("*") else 1
    reader.need_sign("=", "and how the symbol is paid, as in `{B/G}=G`")
    if reader.peek().kind == "mana":
        return SymbolChoice(chosen, symbol(reader), count, span=span)
    paid = reader.next().text
    if paid.lower() == "life":
        return SymbolChoice(chosen, "life", count, span=span)
    if paid.upper() not in ("W", "U", "B", "R", "G", "C", "2"):
        raise reader.fail("expected a colour's letter, `2` or `life`", at=span)
    return SymbolChoice(chosen, paid.upper(), count, span=span)


def _aim(reader: Reader, said: _Said) -> None:
    if said.targets is not None or said.modes:
        raise reader.fail("expected one list of targets")
    if reader.take_word("modes", "mode"):
        said.modes = modes(reader, in_list=said.in_list)
        return
    reader.next()
    said.targets = _targets(reader, in_list=said.in_list)


def modes(reader: Reader, *, in_list: bool = False) -> tuple[Mode, ...]:
    """`1+3 -> _, @t`: with more than one mode, an item a mode, or groups with `|` between them."""
    numbers = [(reader.span, reader.number("the number of a mode", least=1))]
    while reader.take_sign("+", "&") or reader.take_word("and"):
        numbers.append((reader.span, reader.number("the number of a mode", least=1)))
    aimed = reader.at_sign("->")
    groups = _groups(reader, in_list=in_list) if reader.take_sign("->") else []
    if len(groups) == 1 and len(numbers) > 1:
        groups = [(item,) for item in groups[0]]
    if aimed and len(groups) != len(numbers):
        raise reader.fail(
            f"expected targets for each of {len(numbers)} modes, found {len(groups)};"
            " `_` is a mode without target, `|` stands between modes with several"
        )
    aims = groups or [() for _ in numbers]
    return tuple(
        Mode(number, tuple(item for item in aim if item.what is not None), span=span)
        for (span, number), aim in zip(numbers, aims)
    )


def _groups(reader: Reader, *, in_list: bool) -> list[tuple[Target, ...]]:
    found = [_targets(reader, in_list=in_list)]
    while reader.take_sign("|"):
        found.append(_targets(reader, in_list=in_list))
    return found


def _targets(reader: Reader, *, in_list: bool) -> tuple[Target, ...]:
    span = reader.span
    if reader.take_word("none"):
        return (Target(None, span=span),)
    found = [target(reader)]
    while _another_target(reader, in_list=in_list):
        found.append(target(reader))
        if len(found) > MAX_ITEMS:
            raise reader.fail(f"expected at most {MAX_ITEMS} targets")
    return tuple(found)


def _another_target(reader: Reader, *, in_list: bool) -> bool:
    if reader.take_sign("&") or reader.take_word("and"):
        return True
    if not reader.at_sign(",") or (in_list and begins_trigger(reader, 1)):
        return False
    reader.next()
    return True


def begins_trigger(reader: Reader, ahead: int) -> bool:
    """Whether a label with an ability that is not yet on the stack stands there."""
    token = reader.peek(ahead)
    last = token.text.rpartition(".")
    return token.kind == "ref" and bool(last[1]) and "!" not in last[2] and not _is_made(last[2])


def _is_made(part: str) -> bool:
    return part.rstrip("0123456789") in ("copy", "token")


def faces(reader: Reader) -> tuple[Number, ...]:
    """`//2`, `//1+2` for both halves, or nothing."""
    if not (reader.at_sign("//") or reader.word() == "face"):
        return ()
    reader.next()
    found = [reader.number("the number of a face or half", least=1)]
    while reader.take_sign("+"):
        found.append(reader.number("the number of a face or half", least=1))
    return tuple(found)


def faced_ref(reader: Reader) -> tuple[Ref, tuple[Number, ...]]:
    """An object with its face; a back face or second half may be named alone, as in `Ice`."""
    half = reader.half() if reader.peek().kind != "ref" else 0
    what = ref(reader)
    return what, faces(reader) or ((half,) if half > 1 else ())


def ending(reader: Reader, *, stops: tuple[str, ...] = ()) -> None:
    """Nothing may stand between here and the end of the clause."""
    if not (reader.ends() or reader.at_sign(*stops)):
        hint = "; targets stand after `->`" if at_ref(reader) or reader.at_player() else ""
        known = (*PAYMENT_WORDS, *COST_VERBS, "via", "pay", "modes", "targeting")
        what = f"the end of the statement, found {shown(reader.peek())}{hint}"
        raise reader.fail(f"expected {what}", nearest=nearest_word(reader.word(), known))
