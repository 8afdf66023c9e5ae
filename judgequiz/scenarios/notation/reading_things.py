"""Reads the small things: references, targets, moments, places, mana, tokens."""

from __future__ import annotations

import re
from typing import cast, get_args

from judgequiz.scenarios.notation.reader import Reader, shown, words_until
from judgequiz.scenarios.notation.things import (
    Mana,
    Moment,
    Name,
    Part,
    Place,
    PowerToughness,
    Ref,
    Seat,
    Span,
    Target,
    Token,
    Zone,
)
from judgequiz.scenarios.notation.words import (
    CARD_TYPES,
    COLOURS,
    STEP_FILLERS,
    STEP_ORDER,
    STEPS,
    SUPERTYPES,
    ZONES,
)

_SYMBOL = re.compile(r"[WUBRGCSXYZTQEP]|\d{1,4}|[WUBRG2C]/[WUBRGP]|[WUBRG]/[WUBRG]/P")
_TURN = re.compile(r"([A-Z])(\d{1,4})?")
_WUBRG = "WUBRG"


def ref(reader: Reader, what: str = "a label or card name") -> Ref:
    """`@elf'.2!`, or a card's name."""
    token = reader.peek()
    if token.kind == "ref":
        reader.next()
        return _labelled(reader, token.text, token.span)
    name = reader.slot("card", "object") if token.kind == "slot" else reader.name(what)
    if reader.at_sign(".") or reader.at_sign("'"):
        raise reader.fail("expected a label: give the card one, as in `Bloodbraid Elf @elf`")
    return Ref(name=name, span=token.span)


def at_ref(reader: Reader) -> bool:
    """Whether a label or a card's name stands here."""
    return reader.peek().kind == "ref" or reader.at_slot("object") or reader.at_name()


def _labelled(reader: Reader, text: str, span: Span) -> Ref:
    head, *tail = text[1:].split(".")
    label = head.rstrip("'")
    if len(text) > 60:
        raise reader.fail("expected a label of at most 60 characters", at=span)
    parts = tuple(_part(reader, part, span) for part in tail)
    return Ref(label=label, primes=len(head) - len(label), parts=parts, span=span)


def _part(reader: Reader, text: str, span: Span) -> Part:
    word, mark, which = text.partition("!")
    stacked = _small(reader, which or "1", span) if mark else 0
    if word.isascii() and word.isdigit():
        return Part("ability", number=_small(reader, word, span), stacked=stacked, span=span)
    made = re.fullmatch(r"(copy|token)([0-9]*)", word)
    if made is None:
        return Part("ability", word=word.lower(), stacked=stacked, span=span)
    if mark:
        raise reader.fail(f"expected `.{word}` without `!`", at=span)
    number = _small(reader, made[2] or "1", span)
    return Part("copy" if made[1] == "copy" else "token", number=number, span=span)


def _small(reader: Reader, digits: str, span: Span) -> int:
    if len(digits) > 3 or int(digits) == 0:
        raise reader.fail(
            f"expected a number from 1 to 999 in the reference, found {digits[:12]}", at=span
        )
    return int(digits)


def refs(reader: Reader, *, commas: bool) -> tuple[Ref, ...]:
    """One or more references joined by `&` or `and`, or also by commas."""
    found = [ref(reader)]
    while _another_ref(reader, commas=commas):
        found.append(ref(reader))
    return tuple(found)


def _another_ref(reader: Reader, *, commas: bool) -> bool:
    if reader.take_sign("&") or reader.take_word("and"):
        return True
    return commas and reader.take_sign(",")


def ref_or_seat(reader: Reader, what: str = "a label, a card name or a player") -> Ref | Seat:
    """An object or a player; the name of a card goes before the letter of a player."""
    token = reader.peek()
    if reader.at_player() and reader.name_length()[0] < 2:
        return Seat(reader.player(), span=token.span)
    if token.kind == "word" and re.fullmatch("[A-Z]", token.text) and not reader.at_name():
        raise reader.expected(f"a player ({', '.join(reader.seats)}) or an object")
    return ref(reader, what)


def target(reader: Reader) -> Target:
    """`@t`, `N:1`, `_`."""
    span = reader.span
    if reader.take_word("_"):
        return Target(None, span=span)
    what = ref_or_seat(reader)
    if reader.take_sign(":"):
        return Target(what, reader.number("a share", least=0), span=span)
    if reader.at_number():
        return Target(what, reader.number("a share", least=0), span=span)
    return Target(what, span=span)


def targets(reader: Reader) -> tuple[Target, ...]:
    """Targets joined by commas, or `none`."""
    if reader.take_word("none"):
        return ()
    found = [target(reader)]
    while reader.take_sign(",", "&") or reader.take_word("and"):
        found.append(target(reader))
    return tuple(found)


def mana(reader: Reader) -> Mana:
    """`{2}{R}{G}`."""
    span = reader.span
    symbols = []
    while reader.peek().kind == "mana":
        symbols.append(symbol(reader))
    if not symbols:
        raise reader.expected("mana such as `{2}{R}`")
    return Mana(tuple(symbols), span=span)


def symbol(reader: Reader) -> str:
    """One mana symbol, without its braces."""
    token = reader.peek()
    inside = token.text[1:-1].upper()
    if token.kind != "mana" or not _SYMBOL.fullmatch(inside):
        raise reader.expected("a mana symbol such as `{2}`, `{R}` or `{B/G}`")
    reader.next()
    return inside


def at_moment(reader: Reader) -> bool:
    """Whether a moment stands here."""
    token = reader.peek()
    if token.kind == "slot":
        return reader.at_slot("step", "player")
    if token.kind == "word" and (found := _TURN.fullmatch(token.text)):
        return found[1] in reader.seats or (found[1] == "T" and bool(found[2]))
    return _step_length(reader)[0] > 0


def moment(reader: Reader) -> Moment:
    """`N4.upkeep`, `A3 main1`, `N4`, `T1`, `upkeep`."""
    span = reader.span
    if reader.at_slot("step"):
        return Moment(step=reader.slot("step"), span=span)
    if reader.peek().kind == "slot":
        return _moment_of_slot(reader)
    found = _TURN.fullmatch(reader.peek().text) if reader.peek().kind == "word" else None
    if found is None:
        return Moment(step=step_name(reader), span=span)
    if found[1] not in (*reader.seats, "T"):
        raise reader.expected(
            f"a turn of a player ({', '.join(reader.seats)}), as `{reader.seats[0]}3`"
        )
    if found[1] == "T" and not found[2]:
        raise reader.expected("the number of a turn, as `T1`")
    reader.next()
    turn = int(found[2] or 0)
    return Moment("" if found[1] == "T" else found[1], turn, _step_after(reader), span=span)


def _moment_of_slot(reader: Reader) -> Moment:
    span = reader.span
    player = reader.slot("player")
    turn = reader.number("a turn", least=1) if reader.at_number() else 0
    return Moment(player, turn, _step_after(reader), span=span)


def _step_after(reader: Reader) -> str:
    if reader.take_sign("."):
        return step_name(reader)
    return step_name(reader) if _step_length(reader)[0] else ""


def step_name(reader: Reader) -> str:
    """The canonical name of the step here."""
    length, found = _step_length(reader)
    if not length:
        raise reader.expected(f"a step ({', '.join(STEP_ORDER)})", known=STEPS)
    reader.position += length
    return found


def _step_length(reader: Reader) -> tuple[int, str]:
    longest = (0, "")
    words: list[str] = []
    for ahead in range(5):
        token = reader.peek(ahead)
        if token.kind not in ("word", "number"):
            break
        if token.text.lower() not in STEP_FILLERS:
            words.append(token.text.lower())
        if words and (found := STEPS.get("-".join(words))):
            longest = (ahead + 1, found)
    return longest


def place(reader: Reader) -> Place:
    """`A.graveyard`, `A's library top`, `stack`."""
    span = reader.span
    player: str | object = ""
    token = reader.peek()
    if reader.at_player():
        player = reader.player()
        reader.take_sign(".")
    elif token.kind == "word" and token.text.endswith("'s") and token.text[:-2] in reader.seats:
        player = reader.next().text[:-2]
    zone = cast(Zone, reader.one_of(ZONES, f"a zone ({', '.join(get_args(Zone))})"))
    return Place(zone, cast(Name, player), _position(reader, zone), span=span)


def _position(reader: Reader, zone: Zone) -> int:
    if reader.take_word("top"):
        return 1
    if reader.take_word("bottom"):
        return -1
    if zone in ("library", "graveyard") and reader.take_word("position"):
        return reader.whole("a position", least=-MAX_POSITION, most=MAX_POSITION)
    return 0


MAX_POSITION = 500


def at_place(reader: Reader) -> bool:
    """Whether a zone, perhaps a player's, stands here."""
    if reader.word() in ZONES:
        return True
    token = reader.peek()
    if token.kind == "word" and token.text.endswith("'s") and token.text[:-2] in reader.seats:
        return True
    return reader.at_player() and (reader.at_sign(".", ahead=1) or reader.word(1) in ZONES)


def size(reader: Reader) -> PowerToughness:
    """`3/2`, `+1/-1`, `<n>/<n>`."""
    span = reader.span
    token = reader.peek()
    if token.kind == "size":
        power, toughness = (int(half[:7]) for half in token.text.split("/"))
        if len(token.text) > 11 or max(abs(power), abs(toughness)) > 9999:
            raise reader.fail("expected power and toughness up to 9999")
        reader.next()
        return PowerToughness(power, toughness, span=span)
    power_slot = reader.number("power and toughness such as `3/2`", least=-9999)
    reader.need_sign("/", "between power and toughness")
    return PowerToughness(power_slot, reader.number("a toughness", least=-9999), span=span)


def at_size(reader: Reader) -> bool:
    """Whether power and toughness stand here."""
    if reader.peek().kind == "size":
        return True
    return reader.at_number() and reader.at_sign("/", ahead=1)


def token(reader: Reader) -> Token:
    """`"Elf" creature G 1/1 with flying` or `copy of Calciderm`, after the word token."""
    span = reader.span
    if reader.take_words("copy", "of"):
        return Token(copy_of=reader.name(), span=span)
    spec = _TokenWords()
    name = _token_name(reader)
    while _token_word(reader, spec):
        pass
    if not (name or spec.types or spec.subtypes):
        raise reader.expected('a token such as `token "Elf" creature G 1/1`')
    colours = "".join(letter for letter in _WUBRG if letter in spec.colours)
    types = tuple(dict.fromkeys(spec.types))
    abilities = _abilities(reader)
    return Token(name, types, tuple(spec.subtypes), colours, spec.size, abilities, span=span)


class _TokenWords:
    """What the words of a token have said so far."""

    def __init__(self) -> None:
        self.types: list[str] = []
        self.subtypes: list[str] = []
        self.colours = ""
        self.size: PowerToughness | None = None


def _token_name(reader: Reader) -> Name:
    if reader.peek().kind == "text":
        return " ".join(reader.next().text.split())
    if reader.at_slot("card", "word"):
        return reader.slot("card", "word")
    words: list[str] = []
    while _is_capitalised(reader) and not _colour_letters(reader.peek().text):
        words.append(reader.next().text)
    return " ".join(words)


def _is_capitalised(reader: Reader) -> bool:
    found = reader.peek()
    return found.kind == "word" and not found.text[0].islower() and not _is_type(found.text)


def _is_type(word: str) -> bool:
    return word.lower() in CARD_TYPES | SUPERTYPES


def _colour_letters(word: str) -> bool:
    return re.fullmatch(r"[WUBRG]{1,5}|C", word) is not None


def _token_word(reader: Reader, spec: _TokenWords) -> bool:
    found = reader.peek()
    if at_size(reader):
        if spec.size is not None:
            raise reader.fail("expected one power and toughness")
        spec.size = size(reader)
        return True
    if found.kind != "word" or found.text.lower() in ("with", "x"):
        return False
    if _is_type(found.text):
        spec.types.append(found.text.lower())
    elif _colour_letters(found.text):
        spec.colours += found.text
    elif found.text.lower() in COLOURS:
        spec.colours += COLOURS[found.text.lower()]
    elif found.text.lower() not in ("and", "colourless", "colorless"):
        if not _is_capitalised(reader):
            raise reader.expected(
                "a type, a colour or a size of the token", known=CARD_TYPES | SUPERTYPES
            )
        spec.subtypes.append(found.text)
    reader.next()
    return True


def _abilities(reader: Reader) -> tuple[str, ...]:
    if not reader.take_word("with"):
        return ()
    found = [ability(reader, listed=True)]
    while reader.take_word("and"):
        found.append(ability(reader, listed=True))
    return tuple(found)


def ability(reader: Reader, *, listed: bool = False) -> str:
    """The text of an ability: words up to a sign that ends it, or anything in quotes.

    In a list `and` ends it too.
    """
    if reader.peek().kind == "text":
        text = " ".join(reader.next().text.split())
    else:
        text = words_until(reader, ("and",) if listed else ())
    if not text:
        raise reader.fail(f"expected an ability such as `flying`, found {shown(reader.peek())}")
    return text
