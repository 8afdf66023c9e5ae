"""Reads steps."""

from __future__ import annotations

from collections.abc import Callable

from judgequiz.scenarios.notation.reader import Reader
from judgequiz.scenarios.notation.reading_details import (
    begins_trigger,
    details,
    ending,
    faced_ref,
)
from judgequiz.scenarios.notation.reading_things import (
    moment,
    ref,
    ref_or_seat,
    refs,
    target,
)
from judgequiz.scenarios.notation.steps import (
    Activate,
    AllPass,
    Assign,
    Assignment,
    Attack,
    Attacker,
    Block,
    Blocker,
    Cast,
    Concede,
    Opening,
    OpeningAct,
    Pass,
    Play,
    Put,
    Special,
    Step,
    To,
    UntilEmpty,
    Waiting,
)
from judgequiz.scenarios.notation.things import Player, Ref, Seat, Span, Target
from judgequiz.scenarios.notation.words import OPENINGS, SPECIALS

VERBS = {
    "cast": "cast",
    "casts": "cast",
    "play": "play",
    "plays": "play",
    "activate": "activate",
    "activates": "activate",
    "attack": "attack",
    "attacks": "attack",
    "block": "block",
    "blocks": "block",
    "assign": "assign",
    "assigns": "assign",
    "pass": "pass",
    "passes": "pass",
    "concede": "concede",
    "concedes": "concede",
    "suspend": "suspend",
    "suspends": "suspend",
    "foretell": "foretell",
    "foretells": "foretell",
    "plot": "plot",
    "plots": "plot",
    "unlock": "unlock",
    "unlocks": "unlock",
    "companion": "companion",
    "turn": "turn face up",
    "turns": "turn face up",
    "special": "special",
}
STEP_WORDS = ("all", "until", "to", "opening", "put")


def step(reader: Reader) -> Step:
    """One step, without its choices."""
    if reader.at_player():
        return player_step(reader)
    span = reader.span
    match reader.word():
        case "all":
            reader.next()
            if not reader.take_word("pass", "passes"):
                raise reader.expected("`pass`", known=("pass",))
            return AllPass(span=span)
        case "until":
            reader.next()
            reader.take_word("the")
            if not (reader.take_word("stack") and (reader.take_word("is") or True)):
                raise reader.expected("`stack empty`", known=("stack",))
            if not reader.take_word("empty"):
                raise reader.expected("`empty`", known=("empty",))
            return UntilEmpty(span=span)
        case "to":
            reader.next()
            return To(moment(reader), span=span)
        case "opening":
            return _opening(reader)
        case _:
            return _put(reader)


def player_step(reader: Reader) -> Step:
    """`A cast @elf -> N` and what else one player does."""
    span = reader.span
    player = reader.player()
    verb = reader.one_of(VERBS, f"what {player if isinstance(player, str) else 'the player'} does")
    if read := _PLAYER_STEPS.get(verb):
        return read(reader, player, span)
    return _special(reader, player, span, verb)


def _cast(reader: Reader, player: Player, span: Span) -> Cast:
    what, sides = faced_ref(reader)
    return Cast(player, what, sides, details(reader), span=span)


def _play(reader: Reader, player: Player, span: Span) -> Play:
    what, sides = faced_ref(reader)
    return Play(player, what, sides, details(reader), span=span)


def _activate(reader: Reader, player: Player, span: Span) -> Activate:
    ability = ref(reader, "an ability such as `@mom.1`")
    if any(part.stacked for part in ability.parts):
        raise reader.fail(
            "expected an ability without `!`; `!` is one already on the stack", at=span
        )
    return Activate(player, ability, details(reader), span=span)


def _attack(reader: Reader, player: Player, span: Span) -> Attack:
    reader.take_word("with")
    if reader.take_word("none", "nothing"):
        return Attack(player, (), span=span)
    found = [_attacker(reader, player)]
    while reader.take_sign(",", "&") or reader.take_word("and"):
        found.append(_attacker(reader, player))
    return Attack(player, tuple(found), span=span)


def _attacker(reader: Reader, player: Player) -> Attacker:
    span = reader.span
    creature = ref(reader)
    if reader.take_sign("->"):
        return Attacker(creature, Target(ref_or_seat(reader)), span=span)
    others = [seat for seat in reader.seats if seat != player]
    if len(others) == 1 and isinstance(player, str):
        return Attacker(creature, Target(Seat(others[0])), span=span)
    return Attacker(creature, span=span)


def _block(reader: Reader, player: Player, span: Span) -> Block:
    reader.take_word("with")
    if reader.take_word("none", "nothing"):
        return Block(player, (), span=span)
    found = [_blocker(reader)]
    while reader.take_sign(","):
        found.append(_blocker(reader))
    return Block(player, tuple(found), span=span)


def _blocker(reader: Reader) -> Blocker:
    span = reader.span
    creature = ref(reader)
    if not (reader.take_sign("->") or reader.take_word("blocks", "blocking")):
        raise reader.expected("`->` and the attacker that is blocked")
    return Blocker(creature, refs(reader, commas=False), span=span)


def _assign(reader: Reader, player: Player, span: Span) -> Assign:
    found = [_assignment(reader)]
    while reader.take_sign(","):
        found.append(_assignment(reader))
    return Assign(player, tuple(found), span=span)


def _assignment(reader: Reader) -> Assignment:
    span = reader.span
    creature = ref(reader)
    reader.need_sign(":", "and the damage for each, as in `@a: @b 2, N 2`")
    shares = [_share(reader)]
    while reader.at_sign(",") and not _assignment_follows(reader):
        reader.next()
        shares.append(_share(reader))
    return Assignment(creature, tuple(shares), span=span)


def _assignment_follows(reader: Reader) -> bool:
    is_label = reader.peek(1).kind == "ref"
    return is_label and reader.at_sign(":", ahead=2) and reader.peek(3).kind != "number"


def _share(reader: Reader) -> Target:
    found = target(reader)
    if found.what is None or found.share is None:
        raise reader.expected("an amount of damage, as in `@b 2`")
    return found


def _pass(reader: Reader, player: Player, span: Span) -> Pass:
    reader.take_word("priority")
    return Pass(player, span=span)


def _concede(reader: Reader, player: Player, span: Span) -> Concede:
    reader.ends()
    return Concede(player, span=span)


def _special(reader: Reader, player: Player, span: Span, verb: str) -> Special:
    if verb == "turn face up":
        return _turn_face_up(reader, player, span)
    if verb == "special":
        token = reader.peek()
        if token.kind != "text" or not token.text.strip():
            raise reader.expected(f"a special action in quotes, or one of {', '.join(SPECIALS)}")
        verb = " ".join(reader.next().text.split())
    what = None if reader.ends() or reader.at_sign("=") else ref(reader)
    return Special(player, verb, what, details(reader), span=span)


def _turn_face_up(reader: Reader, player: Player, span: Span) -> Special:
    what: Ref | None = None
    if not reader.take_words("face", "up"):
        what = ref(reader)
        if not reader.take_words("face", "up"):
            raise reader.expected("`face up`")
    return Special(player, "turn face up", what or ref(reader), details(reader), span=span)


_PLAYER_STEPS: dict[str, Callable[[Reader, Player, Span], Step]] = {
    "cast": _cast,
    "play": _play,
    "activate": _activate,
    "attack": _attack,
    "block": _block,
    "assign": _assign,
    "pass": _pass,
    "concede": _concede,
}


def _opening(reader: Reader) -> Opening:
    span = reader.next().span
    player = reader.player()
    reader.need_sign(":")
    if reader.take_word("none"):
        return Opening(player, (), span=span)
    acts = [_opening_act(reader)]
    while reader.take_sign(","):
        acts.append(_opening_act(reader))
    return Opening(player, tuple(acts), span=span)


def _opening_act(reader: Reader) -> OpeningAct:
    span = reader.span
    verb = reader.one_of(OPENINGS, "`begin`, `reveal` or `bottom`")
    reader.take_word("with")
    return OpeningAct(verb, ref(reader), span=span)


def _put(reader: Reader) -> Put:
    span = reader.next().span
    player = reader.player()
    reader.need_sign(":")
    found = [_waiting(reader)]
    while reader.take_sign(","):
        found.append(_waiting(reader))
    return Put(player, tuple(found), span=span)


def _waiting(reader: Reader) -> Waiting:
    span = reader.span
    if not begins_trigger(reader, 0):
        raise reader.expected("a waiting trigger such as `@guide.3`")
    return Waiting(ref(reader), details(reader, in_list=True), span=span)


def at_step(reader: Reader) -> bool:
    """Whether a step begins here."""
    if reader.word() in STEP_WORDS:
        return True
    return reader.at_player() and reader.word(1) in VERBS


def ended_step(reader: Reader) -> Step:
    """One step that ends here."""
    found = step(reader)
    ending(reader)
    return found
