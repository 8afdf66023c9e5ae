"""Reads expectations and probes."""

from __future__ import annotations

from judgequiz.scenarios.notation.claims import (
    Claim,
    Expect,
    OnceOrMore,
    Query,
    Value,
    Verdict,
    Words,
)
from judgequiz.scenarios.notation.reader import Reader, shown
from judgequiz.scenarios.notation.reading_choices import things, topic_and_about
from judgequiz.scenarios.notation.reading_conditions import slot_condition
from judgequiz.scenarios.notation.reading_details import ending
from judgequiz.scenarios.notation.reading_objects import (
    count_query,
    of_object,
    of_player,
    player_property_follows,
)
from judgequiz.scenarios.notation.reading_probes import may_or_find
from judgequiz.scenarios.notation.reading_things import (
    at_ref,
    moment,
    ref,
    ref_or_seat,
)
from judgequiz.scenarios.notation.steps import Amount, Things, YesNo
from judgequiz.scenarios.notation.things import Number, Ref, Seat, Target
from judgequiz.scenarios.notation.words import KINDS, nearest_word

CLAIM_WORDS = [
    "can",
    "legal",
    "sees",
    "asked",
    "choices",
    "resolved",
    "triggered",
    "refused",
    "stack",
    "winner",
    "lost",
    "draw",
    "turn",
    "count",
    "log",
    "nobody",
]


def expect(reader: Reader) -> Expect:
    """`expect a; b` or `expect where …: a; b`, to the end of the block; further lines are indented."""
    span = reader.next().span
    where = slot_condition(reader) if reader.take_word("where") else None
    if where is not None:
        reader.need_sign(":", "and the claims")
    reader.take_sign(":")
    if where is not None and reader.peek().kind == "newline" and reader.peek().indented:
        reader.next()
    claims = [claim(reader)]
    while _another(reader):
        claims.append(claim(reader))
    return Expect(tuple(claims), where, span=span)


def _another(reader: Reader) -> bool:
    while reader.take_sign(";"):
        pass
    if reader.peek().kind == "newline" and reader.peek().indented:
        reader.next()
        return True
    return not reader.ends()


def claim(reader: Reader) -> Claim:
    """One claim."""
    if reader.word() in CLAIM_WORDS and not reader.at_sign(".", ahead=1):
        found = _of_game(reader)
    elif reader.at_player() and player_property_follows(reader):
        found = of_player(reader)
    elif at_ref(reader) or reader.at_player():
        found = of_object(reader)
    else:
        nearest = nearest_word(reader.word(), CLAIM_WORDS)
        here = reader.unknown_name() or shown(reader.peek())
        known = reader.catalogue.nearest(here) if here and not nearest else None
        raise reader.fail(f"expected a claim, found {here}", nearest=nearest or known or "")
    ending(reader)
    return found


def _of_game(reader: Reader) -> Claim:
    span = reader.span
    word = reader.next().text.lower()
    query, value = _game_claim(reader, word)
    holds = True
    if reader.take_sign("="):
        query, value, holds = _answered(reader, query, value)
    return Claim(query, value, holds=holds, span=span)


def _answered(reader: Reader, query: Query, value: Value) -> tuple[Query, Value, bool]:
    yes = yes_no(reader)
    match value:
        case YesNo():
            return query, YesNo(yes=yes), True
        case Verdict(cr=numbers):
            return query, Verdict(yes=yes, cr=numbers or cr_numbers(reader)), True
        case OnceOrMore() if not yes:
            return query, Amount(0), True
        case _:
            return query, value, yes


def yes_no(reader: Reader) -> bool:
    """`yes` or `no`."""
    if reader.take_word("no", "false"):
        return False
    if not reader.take_word("yes", "true"):
        raise reader.expected("`yes` or `no`", known=("yes", "no"))
    return True


def _game_claim(reader: Reader, word: str) -> tuple[Query, Value]:
    match word:
        case "can":
            query = may_or_find(reader)
            return query, YesNo(yes=True) if query.kind == "find" else Verdict(yes=True)
        case "legal":
            reader.take_words("targets", "of") or reader.take_word("targets")
            query = Query("targets", (ref(reader),))
            reader.need_sign("=", "and the legal targets")
            return query, Things(things(reader))
        case "sees":
            return _sees(reader), YesNo(yes=True)
        case "asked":
            return _asked(reader), YesNo(yes=True)
        case "choices":
            return _choices(reader)
        case "resolved":
            return _resolved(reader), YesNo(yes=True)
        case "triggered":
            return Query("triggered", (ref(reader),)), _times(reader)
        case "refused":
            return _refused(reader), Verdict(yes=True, cr=cr_numbers(reader))
        case _:
            return _end_of_game(reader, word)


def _end_of_game(reader: Reader, word: str) -> tuple[Query, Value]:
    match word:
        case "stack":
            return Query("stack"), Things(_stack(reader))
        case "winner":
            if reader.take_word("none", "nobody"):
                return Query("winner"), Things()
            return Query("winner"), Things(_seats(reader))
        case "lost":
            return Query("lost", (Seat(reader.player()),)), YesNo(yes=True)
        case "draw":
            return Query("draw"), YesNo(yes=True)
        case "turn":
            return Query("turn"), moment(reader)
        case "count":
            query = count_query(reader)
            reader.take_sign("=")
            return query, Amount(reader.number("how many"))
        case "log":
            return _log(reader), _times(reader)
        case _:
            raise reader.expected("`winner none`")


def _stack(reader: Reader) -> tuple[Target, ...]:
    reader.take_sign("=")
    return () if reader.take_word("empty") else things(reader)


def _seats(reader: Reader) -> tuple[Target, ...]:
    found = [Target(Seat(reader.player()))]
    while reader.take_sign(",", "+", "&") or reader.take_word("and"):
        found.append(Target(Seat(reader.player())))
    return tuple(found)


def _sees(reader: Reader) -> Query:
    player = reader.player()
    return Query("sees", (ref(reader),), player)


def _asked(reader: Reader) -> Query:
    player = reader.player()
    kind = reader.one_of(KINDS, f"a kind of choice ({', '.join(dict.fromkeys(KINDS.values()))})")
    topic, about, _ = topic_and_about(reader)
    return Query("asked", (about,) if about else (), player, topic, kind)


def _choices(reader: Reader) -> tuple[Query, Words | Things]:
    player = reader.player()
    kind = reader.one_of(KINDS, f"a kind of choice ({', '.join(dict.fromkeys(KINDS.values()))})")
    reader.need_sign("=", "and all there was to choose from")
    if reader.peek().kind == "ref":
        return Query("choices", (), player, choice=kind), Things(things(reader))
    offered: list[str] = []
    while reader.word():
        offered.append(reader.next().text.lower())
        reader.take_sign(",")
    if not offered and not reader.ends():
        raise reader.expected("words such as `red`, or labels")
    return Query("choices", (), player, choice=kind), Words(tuple(offered))


def _resolved(reader: Reader) -> Query:
    if reader.take_word("before"):
        return Query("order", (ref(reader), _second(reader)))
    first = ref(reader)
    if reader.take_word("before"):
        return Query("order", (first, ref(reader)))
    return Query("resolved", (first,))


def _second(reader: Reader) -> Ref:
    reader.take_sign(",")
    return ref(reader)


def _refused(reader: Reader) -> Query:
    reader.take_word("step")
    if reader.take_word("last"):
        return Query("refused", number=0)
    if reader.peek().kind == "number" and not reader.at_sign(".", ahead=1):
        return Query("refused", number=reader.whole("the number of a step", least=1))
    if reader.peek().kind == "number" or reader.ends() or reader.at_sign("="):
        return Query("refused", number=0)
    raise reader.expected("the number of a step, or `last`", known=("last",))


def cr_numbers(reader: Reader) -> tuple[str, ...]:
    """Numbers of rules such as `601.3` and `702.85a`, with spaces or commas between."""
    found: list[str] = []
    while reader.peek().kind == "number" and reader.at_sign(".", ahead=1):
        first, dot, last = reader.next(), reader.next(), reader.next()
        together = first.end == dot.start and dot.end == last.start
        if not together or last.kind not in ("number", "word") or len(last.text) > 5:
            raise reader.fail("expected the number of a rule such as `702.85a`", at=first.span)
        found.append(f"{first.text}.{last.text.lower()}")
        reader.take_sign(",")
    return tuple(found)


def _times(reader: Reader) -> Value:
    if reader.take_word("once"):
        return Amount(1)
    if reader.take_word("twice"):
        return Amount(2)
    if reader.take_word("never"):
        return Amount(0)
    if reader.take_sign("*") or reader.at_number():
        number: Number = reader.number("how often")
        reader.take_word("times", "time")
        return Amount(number)
    return OnceOrMore()


def _log(reader: Reader) -> Query:
    token = reader.peek()
    if token.kind not in ("word", "text"):
        raise reader.expected("an event such as `countered`")
    word = reader.next().text.lower()
    if reader.ends() or reader.at_sign("=", "*") or reader.at_number() or _at_times(reader):
        return Query("log", word=word)
    return Query("log", (ref_or_seat(reader),), word=word)


def _at_times(reader: Reader) -> bool:
    return reader.word() in ("once", "twice", "never")
