"""What continuous effects change, in English."""

from dataclasses import replace

from judgequiz.cards.say.runs import Shape
from judgequiz.cards.say.told import Told, kind_of, without_own_cost
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Colour

from .amounts import COUNTS, each_of, signed
from .clause import YOU, Clause, Noun, a, listed, spaced
from .descriptions import COLOUR_NAMES, plural_of
from .grammar import ability, amount, bare, change, noun


def all_of(what: object, told: Told) -> Noun:
    """Everything that a change is about: "creatures you control", "this creature"."""
    if isinstance(what, (v.What, v.StackWhat, v.Who, v.AnyTarget)):
        if (
            isinstance(what, v.What)
            and what.exactly is not None
            and what == v.What(zone=what.zone, exactly=what.exactly)
        ):
            return noun(what.exactly, told)
        if isinstance(what, v.Who) and what.kind == "you":
            return YOU
        if isinstance(what, v.Who) and what.kind == "opponent":
            return Noun("your opponents", plural=True)
        if isinstance(what, v.What) and what.first_cast_this_turn:
            return first_cast(what, told)
        return Noun(bare(what, told, plural=True), plural=True)
    if isinstance(what, v.EachPlayer):
        return Noun("players", plural=True)
    if isinstance(what, v.EachOpponent | v.Opponents):
        return Noun("your opponents", plural=True)
    return noun(what, told)


def first_cast(what: v.What, told: Told) -> Noun:
    """ "the first spell you cast each turn"."""
    casting, told.casting = told.casting, True
    plain = replace(what, first_cast_this_turn=False, spent_mana_from=None)
    words = f"the first {bare(plain, told)} each turn"
    if what.spent_mana_from is not None:
        words += f" that mana from {a(bare(what.spent_mana_from, told))} was spent to cast"
    told.casting = casting
    return Noun(words)


def is_single(subject: Noun) -> bool:
    return not subject.plural


def type_words(word: v.AddTypes | v.SetTypes) -> str:
    supertypes = [each.lower() for each in getattr(word, "supertypes", ())]
    return spaced(*supertypes, *word.subtypes, *(each.value for each in word.types))


@change.register
def _(word: v.CopyOf, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    return Clause("be", f"a copy of {noun(word.of, told).whom}", subject)


@change.register
def _(word: v.ControlledBy, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    return Clause("control", subject.whom, noun(word.who, told))


@change.register
def _(word: v.SetName, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    return Clause("be" if lasting else "become", f"named {word.name}", subject)


@change.register
def _(word: v.AddTypes, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    words = type_words(word)
    kind = words if subject.plural or not (word.types or word.subtypes) else a(words)
    only_super = bool(word.supertypes) and not word.types and not word.subtypes
    tail = "" if only_super else f" in addition to {subject.pronoun} other types"
    return Clause("be" if lasting else "become", plural_types(kind, word, subject) + tail, subject)


def plural_types(words: str, word: v.AddTypes | v.SetTypes, subject: Noun) -> str:
    if not subject.plural or not (word.types or word.subtypes):
        return words
    *others, last = words.split(" ")
    return " ".join([*others, plural_of(last)])


@change.register
def _(word: v.SetTypes, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    words = type_words(word)
    kind = plural_types(words, word, subject) if subject.plural else a(words)
    return Clause("be" if lasting else "become", kind, subject)


@change.register
def _(word: v.LoseTypes, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    if word.supertypes:
        return Clause(
            "be", "not " + listed([each.lower() for each in word.supertypes], "or"), subject
        )
    kinds = listed([each.value for each in word.types], "or")
    words = plural_of(kinds) if subject.plural else a(kinds)
    return Clause("be", f"not {words}", subject)


def colour_words(colours: tuple[Colour, ...]) -> str:
    return listed([COLOUR_NAMES[each] for each in colours]) or "colorless"


@change.register
def _(word: v.AddColours, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    tail = f"{colour_words(word.colours)} in addition to {subject.pronoun} other colors"
    return Clause("be" if lasting else "become", tail, subject)


@change.register
def _(word: v.SetColours, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    every = "all colors" if len(word.colours) == 5 else colour_words(word.colours)
    return Clause("be" if lasting else "become", every, subject)


@change.register
def _(word: v.Gain, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    given = granted(word.abilities, told, subject)
    costless = without_own_cost(word.abilities) if lasting else None
    tail = f". The {costless.name} cost is equal to its mana cost" if costless else ""
    return Clause("have" if lasting else "gain", given, subject, tail=tail)


def granted(abilities: tuple[v.Ability, ...], told: Told, subject: Noun) -> str:
    """Abilities given: keywords by name, others in quotation marks."""
    parts: list[str] = []
    for each in abilities:
        if isinstance(each, (v.Keyword, v.Unplayed)):
            words = each.says.en[:1].lower() + each.says.en[1:]
            again = words.startswith("protection ") and any(
                part.startswith("protection ") for part in parts
            )
            parts.append(words.removeprefix("protection ") if again else words)
        else:
            kind = given_kind(subject, told)
            parts.append(f'"{ability(each, Told(this=kind))}"')
    return listed(parts)


def given_kind(subject: Noun, told: Told) -> str:
    """What a granted ability calls its source."""
    for kind in ("creature", "land", "artifact", "enchantment", "token", "card", "spell"):
        if kind in subject.words or kind.replace("y", "ies") in subject.words:
            return kind
    if subject.words == "it" and not told.targets:
        return told.this
    words = {kind_of(each.what) for each in told.targets}
    return words.pop() if len(words) == 1 and not words & {"any", "player"} else "permanent"


@change.register
def _(word: v.LoseAbilities, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    return Clause("lose", "all abilities", subject)


@change.register
def _(word: v.LoseKeyword, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    return Clause("lose", word.keyword, subject)


@change.register
def _(word: v.SetPT, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    plain = all(
        size is None or isinstance(size, (int, v.X)) for size in (word.power, word.toughness)
    )
    if plain and word.power is not None and word.toughness is not None:
        size = f"{amount(word.power, told)}/{amount(word.toughness, told)}"
        return Clause("have", f"base power and toughness {size}", subject)
    match word:
        case v.SetPT(v.PowerOf(ref), v.ToughnessOf(other)) if ref == other:
            of = noun(ref, told).whose
            return Clause(
                "have", f"base power and toughness equal to {of} power and toughness", subject
            )
    if word.power == word.toughness and told.defines:
        sizes_are = Noun(f"{subject.whose} power and toughness", plural=True)
        return Clause("be", f"each equal to {amount(word.power, told)}", sizes_are)
    if word.power == word.toughness:
        each = " each" if lasting else ""
        return Clause(
            "have", f"base power and toughness{each} equal to {amount(word.power, told)}", subject
        )
    sizes = (("power", word.power), ("toughness", word.toughness))
    parts = [f"base {name} {size_words(size, told)}" for name, size in sizes if size is not None]
    return Clause("have", listed(parts), subject)


def size_words(size: v.Amount, told: Told) -> str:
    return amount(size, told) if isinstance(size, int) else f"equal to {amount(size, told)}"


@change.register
def _(word: Shape, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    """ "becomes a blue Frog with base power and toughness 1/1"."""
    colours = colour_words(word.colours.colours) if word.colours is not None else ""
    kind = spaced(colours, type_words(word.types))
    kind = plural_types(kind, word.types, subject) if subject.plural else a(kind)
    size = (
        f"with base power and toughness {word.size.power}/{word.size.toughness}"
        if word.size
        else ""
    )
    return Clause("be" if lasting else "become", spaced(kind, size), subject)


@change.register
def _(word: v.AddPT, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    counts = [size for size in (word.power, word.toughness) if isinstance(size, COUNTS)]
    rest = {word.power, word.toughness} - set(counts)
    if counts and rest <= {0} and len(set(counts)) == 1:
        size = "/".join("+0" if part == 0 else "+1" for part in (word.power, word.toughness))
        return Clause("get", f"{size} for each {each_of(counts[0], told)}", subject)
    words = f"{signed(word.power, told)}/{signed(word.toughness, told)}"
    if (
        isinstance(word.power, int)
        and word.power == 0
        and isinstance(word.toughness, int)
        and word.toughness < 0
    ):
        words = f"-0/{word.toughness}"
    if isinstance(word.toughness, int) and word.toughness == 0 and words.startswith("-"):
        words = words.replace("/+0", "/-0")
    define_x(word, told)
    return Clause("get", words, subject)


def define_x(word: v.AddPT, told: Told) -> None:
    for size in (word.power, word.toughness):
        positive = size.b if isinstance(size, v.Minus) and size.a == 0 else size
        if isinstance(size, v.Times) and size.a == -1:
            positive = size.b
        if not isinstance(positive, (int, v.X)):
            told.definitions.append(f", where X is {amount(positive, told)}")


@change.register
def _(word: v.SwitchPT, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    return Clause("switch", f"{subject.whose} power and toughness")


CANT_WORDS = {
    v.Verb.ATTACK: "attack",
    v.Verb.BLOCK: "block",
    v.Verb.BE_BLOCKED: "be blocked",
    v.Verb.BE_CAST: "be cast",
    v.Verb.BE_ACTIVATED: "be activated",
    v.Verb.BE_COUNTERED: "be countered",
    v.Verb.BE_TARGETED: "be the target of spells or abilities",
    v.Verb.BE_REGENERATED: "be regenerated",
    v.Verb.BE_SACRIFICED: "be sacrificed",
    v.Verb.GET_COUNTERS: "have counters put on {them}",
    v.Verb.GAIN_LIFE: "gain life",
    v.Verb.DRAW: "draw cards",
    v.Verb.SEARCH: "search libraries",
    v.Verb.PREVENT_DAMAGE: "be prevented",
    v.Verb.UNTAP: "untap",
    v.Verb.ENTER: "enter the battlefield",
    v.Verb.LOSE: "lose the game",
    v.Verb.CAST: "cast spells",
    v.Verb.BE_PLAYED: "be played",
    v.Verb.CYCLE: "cycle cards",
}


@change.register
def _(word: v.Cant, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    who = all_of(word.subject, told) if word.subject is not None else subject
    if word.verb is v.Verb.GET_COUNTERS and is_player(word.subject):
        return Clause("can't", "get counters", who)
    if word.verb is v.Verb.BE_ACTIVATED and isinstance(word.by, v.Who):
        return Clause("can't", f"activate abilities of {who.whom}", all_of(word.by, told))
    if word.verb is v.Verb.BE_ACTIVATED:
        who = Noun(f"activated abilities of {who.whom}", plural=True)
    if word.verb is v.Verb.PREVENT_DAMAGE:
        who = Noun(f"damage from {who.whom}" if word.subject is not None else "damage")
    if word.verb is v.Verb.UNTAP:
        return Clause(
            "don't",
            "untap during "
            + ("their controllers'" if who.plural else "its controller's")
            + " untap step",
            who,
        )
    words = CANT_WORDS[word.verb].format(them="them" if who.plural else "it")
    return Clause("can't", spaced(words, by_words(word, told)), who)


def is_player(subject: object) -> bool:
    return isinstance(subject, v.Who | v.You | v.EachPlayer | v.EachOpponent | v.Opponents)


def by_words(word: v.Cant, told: Told) -> str:
    """Who or what a restriction is about."""
    if word.by is None:
        return ""
    if word.verb is v.Verb.CAST:
        return f"that are {bare(word.by, told, plural=True)}"
    joint = {v.Verb.BE_TARGETED: "of ", v.Verb.BLOCK: ""}.get(word.verb, "by ")
    return joint + bare(word.by, told, plural=True)


@change.register
def _(word: v.Must, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    who = all_of(word.subject, told) if word.subject is not None else subject
    when = "each combat" if lasting else "this turn"
    return Clause(word.verb.value, f"{when} if able", who)


def exceptions(changes: tuple[v.Change, ...], told: Told) -> str:
    """What a copy is not like: ", except it has haste"."""
    it = Noun("it", owner="its")
    said = [change(each, told, it, lasting=True).plain() for each in changes]
    return f", except {listed(said)}".replace("except it is ", "except it's ") if said else ""
