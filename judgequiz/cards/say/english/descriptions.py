"""Descriptions in English: "nonblack creature you control with power 2 or less"."""

from dataclasses import replace

from judgequiz.cards.say.told import CARD_ZONES, Told, is_permanent_spell, kind_of_object
from judgequiz.engine.kinds import NONLAND_PERMANENTS, Colour, Zone
from judgequiz.engine.vocabulary import (
    AnyTarget,
    Compared,
    ExiledWith,
    It,
    ManaValueOf,
    PowerOf,
    StackWhat,
    ThatPlayer,
    This,
    Those,
    ToughnessOf,
    What,
    Who,
)

from .clause import a, listed, number, spaced, with_s
from .grammar import amount, bare, noun
from .source import this

COLOUR_NAMES = {
    Colour.WHITE: "white",
    Colour.BLUE: "blue",
    Colour.BLACK: "black",
    Colour.RED: "red",
    Colour.GREEN: "green",
}
IRREGULAR = {
    "Elf": "Elves",
    "Wolf": "Wolves",
    "Dwarf": "Dwarves",
    "Werewolf": "Werewolves",
    "Plains": "Plains",
    "Faerie": "Faeries",
    "Fungus": "Fungi",
    "Mouse": "Mice",
    "sorcery": "sorceries",
    "Merfolk": "Merfolk",
    "Eldrazi": "Eldrazi",
}
NOT = "n't"
FLAGS = (
    ("tapped", "tapped", "untapped"),
    ("attacking", "attacking", "nonattacking"),
    ("blocking", "blocking", "nonblocking"),
    ("enchanted", "enchanted", "unenchanted"),
    ("equipped", "equipped", "unequipped"),
    ("colourless", "colorless", "colored"),
    ("multicoloured", "multicolored", "monocolored"),
)


def plural_of(word: str) -> str:
    return IRREGULAR.get(word, with_s(word))


def counter(kind: str) -> str:
    """A kind of counter: "+1/+1 counter"."""
    return f"{kind} counter"


def compared(word: Compared, told: Told) -> str:
    """A comparison after its quantity: "3 or less", "less than this creature's power"."""
    than = amount(word.to, told)
    simple = isinstance(word.to, int) or than == "X"
    match word.op:
        case "<=":
            return f"{than} or less" if simple else f"less than or equal to {than}"
        case ">=":
            return f"{than} or greater" if simple else f"greater than or equal to {than}"
        case "<":
            return f"less than {than}"
        case ">":
            return f"greater than {than}"
        case _:
            return than if simple else f"equal to {than}"


SUSPENDED = What(zone=Zone.EXILE, keyword="suspend", counter="time")
"""CR 702.62b: how a suspended card is described."""


@bare.register
def _(word: What, told: Told, *, plural: bool = False) -> str:
    if word == SUSPENDED:
        return "suspended cards" if plural else "suspended card"
    if word.any_of:
        joint = "and" if plural else "or"
        alternatives = [bare(each, told, plural=plural) for each in word.any_of]
        return spaced(before(word), listed(alternatives, joint), after(word, told, plural=plural))
    if word.exactly is not None and word == What(
        zone=word.zone, spell=word.spell, exactly=word.exactly
    ):
        return noun(word.exactly, told).words
    return spaced(before(word), head(word, plural=plural), after(word, told, plural=plural))


def before(word: What) -> str:
    """The adjectives."""
    parts = ["other"] if word.other else []
    parts += [
        yes if getattr(word, field) else no
        for field, yes, no in FLAGS
        if getattr(word, field) is not None
    ]
    parts += [each.lower() for each in word.supertypes]
    parts += [f"non{each.lower()}" for each in word.not_supertypes]
    if word.colours:
        parts.append(listed([COLOUR_NAMES[each] for each in word.colours], "or"))
    parts += [f"non{COLOUR_NAMES[each]}" for each in word.not_colours]
    parts += [f"non-{each}" for each in word.not_subtypes]
    if not is_permanent_spell(word):
        parts += [f"non{each.value}" for each in word.not_types]
    if word.token is False:
        parts.append("nontoken")
    return (
        ", ".join(parts)
        if len(parts) > 1 and all(part.startswith("non") for part in parts)
        else " ".join(parts)
    )


def head(word: What, *, plural: bool) -> str:
    """The noun itself, with the types before it."""
    is_stack = word.spell or word.zone is Zone.STACK
    is_card = word.card or (word.zone in CARD_ZONES and not is_stack)
    last = "token" if word.token else "spell" if is_stack else "card" if is_card else ""
    kinds = [*word.subtypes, *(each.value for each in word.types)]
    either = [each.value for each in word.any_types]
    if set(word.any_types) == set(NONLAND_PERMANENTS) or is_permanent_spell(word):
        either = ["permanent"]
    if not last and not kinds and not either:
        last = "creature" if kind_of_object(word) == "creature" else "permanent"
    if last:
        joint = "and" if plural and is_card else "or"
        return spaced(*kinds, listed(either, joint), plural_of(last) if plural else last)
    if either and plural:
        return spaced(*kinds, listed([plural_of(each) for each in either]))
    if either:
        return spaced(*kinds, listed(either, "or"))
    return spaced(*kinds[:-1], plural_of(kinds[-1]) if plural else kinds[-1])


def after(word: What, told: Told, *, plural: bool) -> str:
    """What follows the noun: whose it is, what it has, where it is."""
    place = whose(word, told, plural=plural)
    having = qualities(word, told)
    whole = [*having, place] if word.zone in CARD_ZONES else [place, *having]
    return spaced(*whole, *clauses(word, told, plural=plural))


def qualities(word: What, told: Told) -> list[str]:
    """The "with" phrases, joined by "and"."""
    have = [word.keyword] if word.keyword else []
    sizes = (("mana value", word.mana_value), ("power", word.power), ("toughness", word.toughness))
    have += [f"{name} {measured(size, name, told)}" for name, size in sizes if size is not None]
    if word.counter:
        have.append(f"{a(counter(word.counter))} on it")
    parts = ["with " + listed(have)] if have else []
    if word.without:
        parts.append(f"without {word.without}")
    if word.named:
        parts.append(f"named {word.named}")
    if word.name_chosen:
        parts.append("with the chosen name")
    if word.colour_chosen:
        parts.append("of the chosen color")
    if word.same_name_as is not None:
        parts.append(f"with the same name as {noun(word.same_name_as, told).whom}")
    if word.shares_type_with is not None:
        parts.append(f"that shares a card type with {noun(word.shares_type_with, told).whom}")
    return parts


MEASURES = {
    "mana value": ManaValueOf(This()),
    "power": PowerOf(This()),
    "toughness": ToughnessOf(This()),
}


def measured(word: Compared, name: str, told: Told) -> str:
    """A comparison, with the source's own number "less than this spell's"."""
    if word.to == MEASURES[name] and word.op in "<>":
        return f"{'less' if word.op == '<' else 'greater'} than {this(told, full=True).whose}"
    return compared(word, told)


def whose(word: What, told: Told, *, plural: bool) -> str:
    """Controller, owner and zone."""
    verb = "cast" if told.casting and kind_of_object(word) == "spell" else "control"
    parts = (
        [f"{who(word.control, told)} {verb}{'' if word.control == 'you' else 's'}"]
        if word.control
        else []
    )
    private = {Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD}
    if word.zone in private and not word.spell and not is_among(word):
        parts.append(f"{told_origin(told)} {place(word, told, plural=plural)}")
    elif word.owner and not is_among(word):
        parts.append(f"{who(word.owner, told)} {'own' if word.owner == 'you' else 'owns'}")
    if word.zone is Zone.EXILE and not is_among(word):
        parts.append("in exile")
    if word.zone is Zone.NOWHERE and word.owner:
        parts.append("from outside the game")
    return " ".join(parts)


def who(player: str, told: Told) -> str:
    """The player whose it is, as a subject."""
    return {"you": "you", "opponent": "an opponent"}.get(player) or noun(ThatPlayer(), told).words


def place(word: What, told: Told, *, plural: bool) -> str:
    """The zone and its owner: "your graveyard"."""
    zone = word.zone.value
    if word.owner == "you":
        return f"your {zone}"
    if word.owner:
        return f"{'an opponent' if word.owner == 'opponent' else noun(ThatPlayer(), told).words}'s {zone}"
    if plural:
        return f"{'all ' if told.moving else ''}{plural_of(zone)}"
    return f"a {zone}"


def is_among(word: What) -> bool:
    """Whether the description picks from cards named before: "from among the exiled cards"."""
    return isinstance(word.exactly, Those | ExiledWith | It)


def told_origin(told: Told) -> str:
    return "from" if told.moving else "in"


def clauses(word: What, told: Told, *, plural: bool) -> list[str]:
    """What only a relative clause can say."""
    parts = []
    if word.card is False:
        parts.append("that isn't a card")
    if word.cast_from is not None:
        parts.append(
            f"cast from {'exile' if word.cast_from is Zone.EXILE else a(word.cast_from.value)}"
        )
    if word.damaged_this_turn is not None:
        were = "were" if plural else "was"
        parts.append(
            f"that {were if word.damaged_this_turn else were + NOT} dealt damage this turn"
        )
    if word.adventure is not None:
        has = "have" if plural else "has"
        parts.append(f"that {has} an Adventure" if word.adventure else "without an Adventure")
    if word.first_cast_this_turn:
        parts.append(f"that {'are' if plural else 'is'} the first cast this turn")
    if word.spent_mana_from is not None:
        parts.append(f"that mana from {a(bare(word.spent_mana_from, told))} was spent to cast")
    if isinstance(word.exactly, ExiledWith):
        parts.append(f"exiled with {noun(This(), told).whom}")
    elif word.exactly is not None:
        named = noun(word.exactly, told).words
        parts.append(
            f"from among {named}" if is_among(word) else f"that {'are' if plural else 'is'} {named}"
        )
    if word.other_than is not None:
        parts.append(f"other than {noun(word.other_than, told).whom}")
    return parts


@bare.register
def _(word: StackWhat, told: Told, *, plural: bool = False) -> str:
    spell = replace(word.spell or What(), zone=Zone.STACK, spell=True)
    abilities = [kind for kind in word.kinds if kind != "spell"]
    parts = [bare(spell, told, plural=plural)] if "spell" in word.kinds else []
    if abilities:
        parts.append(f"{listed(abilities, 'or')} {'abilities' if plural else 'ability'}")
    control = {
        "you": "you control",
        "opponent": "an opponent controls",
        "that player": "that player controls",
    }
    single = {True: "with a single target", False: "with more than one target", None: ""}
    source = f"from {a(bare(word.source, told))}" if word.source is not None else ""
    return spaced(
        listed(parts, "or"),
        source.replace(" permanent", " source"),
        control.get(word.control, word.control),
        single[word.single_target],
    )


@bare.register
def _(word: Who, told: Told, *, plural: bool = False) -> str:
    name = {"any": "player", "opponent": "opponent", "you": "you"}[word.kind]
    name = with_s(name) if plural and word.kind != "you" else name
    if word.or_object is None:
        return name
    return f"{name} or {bare(word.or_object, told, plural=plural)}"


@bare.register
def _(word: AnyTarget, told: Told, *, plural: bool = False) -> str:
    return spaced("other" if word.other else "", "targets" if plural else "target")


def counted(word: object, count: object, told: Told) -> str:
    """A description with its article or number: "a creature", "two creatures", "X creatures"."""
    if count == 1:
        single = bare(word, told)
        return (
            "an" + single
            if single.startswith("other ")
            else single
            if single == "you"
            else a(single)
        )
    several = bare(word, told, plural=True)
    return f"{count_words(count, told)} {several}"


def count_words(count: object, told: Told) -> str:
    """How many, before a plural."""
    if isinstance(count, int):
        return number(count)
    words = amount(count, told)
    if words == "X" or words == "that much":
        return {"that much": "that many"}.get(words, words)
    told.definitions.append(f", where X is {words}")
    return "X"
