"""Permissions, costs and replacement effects in English."""

from dataclasses import replace

from judgequiz.cards.say.runs import without_zone
from judgequiz.cards.say.sizes import BEYOND_THE_FIRST, is_negative, positive
from judgequiz.cards.say.told import Told, kind_of
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Zone

from .changes import all_of, exceptions
from .clause import YOU, Clause, Noun, a, number, sentences, spaced
from .costs import counters, paid
from .descriptions import counted
from .grammar import amount, bare, change, condition, noun
from .structure import clauses, lead_first
from .triggers import STEP_NAMES

EN_ZONES = {
    Zone.EXILE: "exile",
    Zone.BATTLEFIELD: "the battlefield",
    Zone.STACK: "the stack",
    Zone.COMMAND: "the command zone",
}

MULTIPLIED = "if an effect would create one or more tokens under your control, "


def in_zone(zone: Zone, whose: str = "your") -> str:
    """ "your graveyard", "exile"."""
    return EN_ZONES.get(zone, f"{whose} {zone.value}")


@change.register
def _(word: v.MayCast, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    """ "you may cast this card from your graveyard by paying {2}{R} rather than its mana cost"."""
    if word.what is None:
        words = f"{'play' if word.lands else 'cast'} {subject.whom}"
        if word.any_mana:
            words += " and spend mana as though it were mana of any type to cast that spell"
        return Clause("may", words, YOU)
    this = Noun("this card") if isinstance(word.what, v.This) else all_of(word.what, told)
    told.this_said = True
    they = "their" if this.plural else "its"
    if word.top:
        return Clause("may", top_of_library(word, told), YOU)
    if isinstance(word.what, v.What):
        this = spells_to_cast(word.what, told)
        they = "their" if this.plural else "its"
    parts = ["play" if word.lands else "cast", this.whom]
    if word.zone is not Zone.HAND:
        parts.append(f"from {in_zone(word.zone)}")
    if word.flash:
        parts.append(f"as though {'they' if this.plural else 'it'} had flash")
    if word.cost is not None:
        parts.append(cost_words(word.cost, told, they))
    if word.own_cost:
        parts.append(f"by paying {they} mana cost")
    if word.extra is not None:
        parts.append(
            f"by {paying(paid(word.extra, told))} in addition to paying {they} other costs"
        )
    if word.resulting is not None and not word.resulting.any_types and lasting:
        parts.append(f"if the resulting spell is {counted(word.resulting, 1, told)}")
    if word.any_mana:
        parts.append("and spend mana as though it were mana of any type to cast that spell")
    return Clause("may", spaced(*parts), YOU)


@change.register
def _(word: v.MayCastAnyTime, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    who = noun(word.who, told) if word.who is not None else YOU
    described = replace(word.what, spell=True, zone=Zone.STACK)
    spells = bare(described, told, plural=True)
    return Clause("may", f"cast {spells} as though they had flash", who)


def top_of_library(word: v.MayCast, told: Told) -> str:
    """ "play lands and cast spells from the top of your library"."""
    acts = "play lands and cast spells" if word.lands else "cast spells"
    words = f"{acts} from the top of your library"
    if word.cost is None:
        return words
    paying_it = paid(word.cost, told)
    return f"{words}. If you cast a spell this way, {paying_it} rather than pay its mana cost"


def cost_words(cost: v.Cost, told: Told, they: str) -> str:
    if not cost.mana.symbols and not cost.parts:
        return f"without paying {they} mana cost" + ("s" if they == "their" else "")
    return f"by {paying(paid(cost, told))} rather than {'paying ' if cost.parts else ''}{they} mana cost"


def paying(words: str) -> str:
    """An instruction as "-ing": "discard a card and pay {1}" is "discarding a card and paying {1}"."""
    return " and ".join(with_ing(part) for part in words.split(" and "))


def with_ing(words: str) -> str:
    verb, _, rest = words.partition(" ")
    verbs = ("pay", "sacrifice", "discard", "exile", "tap", "return", "remove")
    if verb not in verbs:
        return words
    ing = {"tap": "tapping"}.get(verb, verb.removesuffix("e") + "ing")
    return f"{ing} {rest}"


def one_spell(what: v.What, told: Told) -> Noun:
    """ "a spell you cast with mana value 3 or less"."""
    casting, told.casting = told.casting, True
    words = counted(what, 1, told)
    told.casting = casting
    return Noun(words)


def spells_to_cast(what: v.What, told: Told) -> Noun:
    """What may be cast: of any card in hand, spells, as many as one likes."""
    if what == v.What(zone=Zone.HAND, owner="you"):
        return Noun("spells from your hand", plural=True)
    return one_spell(what, told)


def costs_of(this: Noun) -> str:
    return "their mana costs" if this.plural else "its mana cost"


def all_spells(what: v.What, told: Told) -> Noun:
    """ "spells you cast with mana value 3 or less"."""
    casting, told.casting = told.casting, True
    words = bare(what, told, plural=True)
    told.casting = casting
    return Noun(words, plural=True)


@change.register
def _(word: v.MayPayInstead, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    if isinstance(word.what, v.What):
        several = not word.once_each_turn
        this = all_spells(word.what, told) if several else one_spell(word.what, told)
        whose = f"the mana cost of {this.words}"
    else:
        this, whose = Noun("this spell"), "this spell's mana cost"
        told.this_said = True
    rest = f"{paid(word.cost, told)} rather than pay {whose}"
    lead = f"if {condition(word.condition, told)}, " if word.condition is not None else ""
    often = "once each turn, " if word.once_each_turn else ""
    if word.cost.mana == v.Cost().mana and not word.cost.parts:
        if isinstance(word.what, v.What) and word.what.control:
            return Clause("may", f"pay {{0}} rather than pay {whose}", YOU, often + lead)
        rest = f"cast {this.whom} without paying {costs_of(this)}"
    return Clause("may", rest, YOU, often + lead)


@change.register
def _(word: v.MaySuspend, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    many = counters("time", word.count, told)
    rest = f"{paid(word.cost, told)} and exile it from your hand with {many} on it"
    return Clause("may", rest, YOU, "if you could begin to cast this card, ")


@change.register
def _(word: v.MayBeActivatedAnyTime, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    return Clause(
        "may",
        f"activate abilities of {all_of(word.what, told).whom} any time you could cast an instant",
        YOU,
    )


@change.register
def _(word: v.CostsChange, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    told.casting = True
    who = all_of(word.what, told) if not isinstance(word.what, v.This) else Noun("this spell")
    told.casting = False
    told.this_said = told.this_said or isinstance(word.what, v.This)
    generic = word.generic
    more = "less" if is_negative(generic) else "more"
    if generic == BEYOND_THE_FIRST:
        return Clause("cost", "{1} more to cast for each target beyond the first", who)
    size = f"{{{abs(generic)}}}" if isinstance(generic, int) else "{X}"
    if not isinstance(generic, int) and not isinstance(generic, v.X):
        told.definitions.append(f", where X is {amount(positive(generic), told)}")
    if word.who is not None:
        caster = all_of(word.who, told)
        who = Noun(f"{who.words} {caster.words} cast" + ("" if caster.plural else "s"), who.plural)
    if word.abilities:
        who = Noun(f"activated abilities of {who.words}", plural=True)
    at_least = (
        f". This can't reduce the cost to less than {{{word.minimum}}}" if word.minimum else ""
    )
    return Clause(
        "cost", f"{size} {more} to {'activate' if word.abilities else 'cast'}{at_least}", who
    )


@change.register
def _(word: v.HandSize, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    who = noun(word.who, told)
    if word.size is None:
        return Clause("have", "no maximum hand size", who)
    return Clause("be", number(word.size), Noun(f"{who.whose} maximum hand size"))


@change.register
def _(word: v.ExtraLandPlays, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    who = noun(word.who, told)
    lands = "an additional land" if word.count == 1 else f"{number(word.count)} additional lands"
    return Clause("may", f"play {lands} on each of {who.pronoun} turns", who)


@change.register
def _(word: v.EntersTapped, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    who = all_of(word.what, told)
    if word.unless_paid is not None:
        told.this_said = True
        lead = f"as {who.words} enters, you may {paid(word.unless_paid, told)}. If you don't, "
        return Clause("enter", "tapped", Noun("it"), lead)
    unless = f" unless {condition(word.unless, told)}" if word.unless is not None else ""
    return Clause("enter", "tapped" + unless, who)


@change.register
def _(word: v.EntersWith, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    who = all_of(word.what, told)
    lead = f"if {condition(word.condition, told)}, " if word.condition is not None else ""
    who = Noun("it", owner="its") if lead and isinstance(word.what, v.This) else who
    many = counters(word.kind, word.count, told)
    if isinstance(word.what, v.What):
        first, _, rest = many.partition(" ")
        many = f"{'an' if first in ('a', 'an') else first} additional {rest}"
    return Clause("enter", f"with {many} on {'them' if who.plural else 'it'}", who, lead)


@change.register
def _(word: v.EntersAsCopy, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    who = noun(word.what, told)
    of = f"as a copy of any {bare(word.of, told)} on the battlefield"
    kind, told.this = told.this, kind_of(word.of)
    tail = exceptions(word.adds, told)
    told.this = kind
    if word.optional:
        return Clause("may", f"have {who.whom} enter {of}{tail}", YOU)
    return Clause("enter", of + tail, who)


@change.register
def _(word: v.ChoiceAsEnters, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    who = noun(word.what, told)
    kinds = {
        "colour": "a color",
        "name": "a card name",
        "creature type": "a creature type",
        "opponent": "an opponent",
    }
    chosen = kinds.get(word.kind, a(word.kind))
    if word.of is not None and word.kind == "name":
        chosen = f"{a(bare(without_zone(word.of), told))} name"
    elif word.of is not None:
        chosen = counted(word.of, 1, told)
    return Clause("choose", chosen, None, f"as {who.words} enters, ")


@change.register
def _(word: v.MoveInstead, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    """ "if a card would be put into a graveyard from anywhere, exile it instead"."""
    words = moving_object(word, told)
    told.this_said = True
    return instead(word, f"if {words} would {movement(word, words)}, ")


def movement(word: v.MoveInstead, words: str) -> str:
    """What would happen: "die", "leave the stack", "be put into your graveyard from anywhere"."""
    if word.to is None:
        return f"leave {in_zone(word.origin)}" if word.origin else "move"
    is_dying = word.to is Zone.GRAVEYARD and word.origin is Zone.BATTLEFIELD
    if is_dying and "creature" in words:
        return "die"
    origin = f"from {in_zone(word.origin, 'a')}" if word.origin else "from anywhere"
    if word.to is Zone.EXILE:
        return f"be exiled {origin}"
    if word.to is Zone.BATTLEFIELD:
        return f"enter {origin}"
    return f"be put into {in_zone(word.to, owner_word(word.what) or 'a')} {origin}"


def moving_object(word: v.MoveInstead, told: Told) -> str:
    """What is about to move; where it comes from anywhere, it is called a card."""
    if not isinstance(word.what, v.What):
        return noun(word.what, told).words
    if word.origin is not None:
        return counted(replace(word.what, token=False) if word.card_only else word.what, 1, told)
    described = counted(without_zone(word.what), 1, told)
    return described if word.card_only else f"{described} or token"


def owner_word(what: object) -> str:
    owner = what.owner if isinstance(what, v.What) else ""
    return {"you": "your", "opponent": "an opponent's", "": ""}.get(owner, "that player's")


def instead(word: v.MoveInstead, lead: str) -> Clause:
    zone = word.instead
    if zone is Zone.EXILE:
        return Clause("exile", "it instead", None, lead)
    place = in_zone(zone, "its owner's")
    if zone is Zone.HAND and word.origin is not None:
        return Clause("return", f"it to {place} instead", None, lead)
    return Clause(
        "put", f"it {'onto' if zone is Zone.BATTLEFIELD else 'into'} {place} instead", None, lead
    )


@change.register
def _(word: v.PreventDamage, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    kind = "combat damage" if word.combat else "damage"
    size = f"all {kind}" if word.amount is None else f"the next {amount(word.amount, told)} {kind}"
    source = f"by {all_of(word.source, told).whom}" if word.source is not None else ""
    to = f"to {all_of(word.to, told).whom}" if word.to is not None else ""
    return Clause("prevent", spaced(size, "that would be dealt", to, source), None)


@change.register
def _(word: v.TokensMultiplied, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    many = {2: "twice that many", 3: "three times that many"}.get(
        word.times, f"{word.times} times that many"
    )
    return Clause(
        "create",
        f"{many} of those tokens instead",
        Noun("it"),
        MULTIPLIED,
    )


@change.register
def _(word: v.TriggersAgain, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    lead = (
        f"if {counted(word.entering, 1, told)} entering causes a triggered ability"
        " of a permanent you control to trigger, "
    )
    return Clause("trigger", "an additional time", Noun("that ability"), lead)


@change.register
def _(word: v.AddCreatureTypesOf, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    types = f"the creature types of {noun(word.of, told).whom} in addition to {subject.pronoun} other types"
    return Clause("have", types, subject)


@change.register
def _(word: v.MayBeginOnBattlefield, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    told.this_said = True
    return Clause(
        "may",
        "begin the game with it on the battlefield",
        YOU,
        "if this card is in your opening hand, ",
    )


@change.register
def _(word: v.AddChosenCreatureType, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    tail = f"the chosen creature type in addition to {subject.pronoun} other types"
    return Clause("be", tail, subject)


@change.register
def _(word: v.MayRevealFromOpeningHand, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    """ "you may reveal this card from your opening hand. If you do, …"."""
    told.this_said = True
    then = sentences(lead_first(clauses(word.effects, told), "if you do, ")).removesuffix(".")
    return Clause("may", f"reveal this card from your opening hand. {then}", YOU)


@change.register
def _(word: v.SkipStep, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    who = noun(word.who, told)
    steps = f"{who.pronoun} {STEP_NAMES[word.step]}" + ("s" if who.plural and who != YOU else "")
    return Clause("skip", steps, None if who == YOU else who)
