"""Instructions that move objects, and those that find or choose them, in English."""

from dataclasses import replace

from judgequiz.cards.say.runs import without_zone
from judgequiz.cards.say.told import Mention, Told, came_from, mention_of, mention_of_pick
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Zone

from .amounts import COUNTS, each_of
from .changes import exceptions, granted
from .clause import YOU, Clause, Noun, a, listed, number, spaced
from .costs import cards
from .descriptions import COLOUR_NAMES, count_words, counted, measured
from .grammar import amount, bare, change, effect, noun
from .permissions import in_zone
from .references import owner_of


def act(who: v.PlayerRef | None, verb: str, rest: str, told: Told) -> Clause:
    """An instruction to "you", or a sentence about another player."""
    one = noun(who, told) if who is not None else YOU
    return Clause(verb, rest, None if one == YOU else one)


def remember(ref: object, told: Told, kind: str = "") -> None:
    """Afterwards "it" is what was acted on, as a card where it is one now."""
    mention = mention_of(ref, told)
    if mention is not None:
        told.it = Mention(kind or mention.kind, mention.plural)


@effect.register
def _(word: v.Exile, told: Told) -> list[Clause]:
    what = noun(word.what, told, origin="from").whom
    remember(word.what, told, "card")
    until = f" until {noun(v.This(), told).words} leaves the battlefield" if word.until_gone else ""
    told.this_said = told.this_said or word.until_gone
    if word.haunting is not None:
        until = f" haunting {noun(word.haunting, told).whom}"
    return [Clause("exile", what + until)]


BACK = {
    Zone.HAND: (Zone.GRAVEYARD, Zone.EXILE, Zone.BATTLEFIELD, Zone.STACK),
    Zone.BATTLEFIELD: (Zone.GRAVEYARD, Zone.EXILE),
}


@effect.register
def _(word: v.PutInto, told: Told) -> list[Clause]:
    """ "return it to its owner's hand", "put that card onto the battlefield tapped"."""
    owner = owner_of(word.what, told)
    origin = came_from(word.what, told)
    what = noun(word.what, told, origin="from")
    origins = BACK.get(word.to, ())
    verb = "return" if origin in origins and told.picked_from is not Zone.EXILE else "put"
    remember(word.what, told, "card" if word.to is not Zone.BATTLEFIELD else "")
    if "your" in what.words.split(" ") or "you own" in what.words:
        owner = "your"
    return [Clause(verb, spaced(what.whom, destination(word, owner, told, verb=verb)))]


def destination(word: v.PutInto, owner: str, told: Told, *, verb: str) -> str:
    if word.to is Zone.BATTLEFIELD:
        parts = ["to the battlefield" if verb == "return" else "onto the battlefield"]
        if word.attached_to is not None:
            parts.append(f"attached to {noun(word.attached_to, told).whom}")
        if word.tapped:
            parts.append("tapped")
        parts.append(under(word, owner, told, verb=verb))
        return spaced(*parts)
    if word.to is Zone.LIBRARY:
        where = {"top": "on top of", "bottom": "on the bottom of"}.get(
            word.position, f"{word.position} in"
        )
        order = ""
        mention = mention_of(word.what, told)
        if mention and mention.plural:
            order = "in any order"
        return spaced(where, owner, "library", order)
    if word.to is Zone.EXILE:
        return "into exile"
    zone = in_zone(word.to, owner) + ("s" if owner == "their owners'" else "")
    return f"{'to' if verb == 'return' else 'into'} {zone}"


def under(word: v.PutInto, owner: str, told: Told, *, verb: str) -> str:
    """Under whose control, where it isn't plain."""
    if owner == "your" and isinstance(word.under, v.You | None):
        return ""
    if isinstance(word.under, v.OwnerOf) or (word.under is None and verb == "return"):
        return f"under {owner} control"
    return f"under {noun(word.under, told).whose} control" if word.under is not None else ""


@effect.register
def _(word: v.PutOnBottom, told: Told) -> list[Clause]:
    what = noun(word.what, told).whom
    if isinstance(word.what, v.Those) and word.what.name == "exiled":
        what = "the exiled cards that weren't cast"
    if word.what == v.Those("rest"):
        what = "the rest"
    order = "in a random order" if word.random else "in any order"
    library = in_zone(Zone.LIBRARY, library_of(word.what, told))
    return [Clause("put", f"{what} on the bottom of {library} {order}")]


def library_of(ref: v.Ref, told: Told) -> str:
    """Whose library it is: that of the player whose cards they are, or yours."""
    if isinstance(ref, v.EachOf) and ref.what.owner == "that player":
        return noun(v.ThatPlayer(), told).whose
    return "your"


@effect.register
def _(word: v.Destroy, told: Told) -> list[Clause]:
    what = noun(word.what, told)
    remember(word.what, told)
    done = [Clause("destroy", what.whom)]
    if not word.regenerates:
        done.append(
            Clause("can't", "be regenerated", Noun("they" if what.plural else "it", what.plural))
        )
    return done


@effect.register
def _(word: v.Sacrifice, told: Told) -> list[Clause]:
    what = noun(word.what, told).whom
    remember(word.what, told)
    return [Clause("sacrifice", what)]


@effect.register
def _(word: v.SacrificeAny, told: Told) -> list[Clause]:
    what = replace(word.what, control="")
    of = counted(what, word.count, told)
    if word.who != v.You():
        of += " of their choice"
    told.it = Mention("permanent", word.count != 1)
    return [act(word.who, "sacrifice", of, told)]


@effect.register
def _(word: v.Discard, told: Told) -> list[Clause]:
    if word.every:
        who = noun(word.who, told)
        hand = f"{who.pronoun} hand" if word.what is None else ""
        what = hand or all_cards(word.what or v.What(), told)
        return [Clause("discard", what, None if who == YOU else who)]
    told_cards = cards(word.what, word.count, told)
    tail = " at random" if word.random else ""
    clause = act(word.who, "discard", told_cards + tail, told)
    told.it = Mention("card", word.count != 1)
    return [clause]


@effect.register
def _(word: v.Mill, told: Told) -> list[Clause]:
    done = act(word.who, "mill", card_count(word.count, told), told)
    told.it = Mention("card", word.count != 1)
    return [done]


def all_cards(what: v.What, told: Told) -> str:
    """ "all nonland cards", "the chosen card"."""
    if what.exactly is not None and what == v.What(
        zone=what.zone, owner=what.owner, exactly=what.exactly
    ):
        return noun(what.exactly, told).whom
    return f"all {bare(without_zone(what), told, plural=True)}"


def card_count(count: v.Amount, told: Told) -> str:
    """ "a card", "two cards", "cards equal to its power"."""
    if count == 1:
        return "a card"
    if isinstance(count, COUNTS):
        return f"a card for each {each_of(count, told)}"
    if isinstance(count, (int, v.X, v.DamageThatMuch)):
        return f"{count_words(count, told)} cards"
    return f"cards equal to {amount(count, told)}"


@effect.register
def _(word: v.Draw, told: Told) -> list[Clause]:
    clause = act(word.who, "draw", card_count(word.count, told), told)
    return [clause]


@effect.register
def _(word: v.Create, told: Told) -> list[Clause]:
    several = word.count != 1
    tapped = "tapped " if word.tapped else ""
    if word.token is not None:
        words = tapped + token_words(word.token, told, plural=several)
    else:
        of = noun(word.copy_of, told).whom if word.copy_of is not None else "it"
        words = f"{tapped}{'tokens that are copies' if several else 'token that' + chr(39) + 's a copy'} of {of}"
    many = f"{count_words(word.count, told)} {words}" if several else a(words)
    many += exceptions(word.excepting, told)
    told.it = Mention("token", several)
    made = act(word.who, "create", many, told)
    subject = noun(v.It(), told)
    added = [change(each, told, subject, lasting=False) for each in word.adds]
    return [made, *added]


def token_words(token: v.Token, told: Told, *, plural: bool) -> str:
    """ "1/1 black Faerie Rogue creature token with flying"."""
    face = token.face
    size = f"{face.power}/{face.toughness}" if face.power is not None else ""
    colours = listed([COLOUR_NAMES[each] for each in face.colours or ()])
    colourless = "colorless" if size and not colours else ""
    kinds = [each.value for each in face.types]
    supertypes = [each.lower() for each in face.supertypes]
    noun_word = "tokens" if plural else "token"
    named = named_token(token)
    parts = [
        *supertypes,
        size,
        colours or colourless,
        *face.subtypes,
        *([] if not size else kinds),
        noun_word,
        named,
    ]
    having = granted(face.abilities, told, Noun("this creature" if size else "this token"))
    if having and size:
        parts.append(f"with {having}")
    return spaced(*parts)


def named_token(token: v.Token) -> str:
    plain = {" ".join(token.face.subtypes), " ".join(token.face.subtypes) + " Token"}
    return "" if token.face.name.en in plain else f"named {token.face.name.en}"


@effect.register
def _(word: v.Pick, told: Told) -> list[Clause]:
    target = v.Target(word.what, word.least, word.most)
    if word.most is None:
        many = f"any number of {bare(word.what, told, plural=True)}"
    elif word.least == word.most:
        many = counted(word.what, word.most, told)
    elif word.most == 1:
        many = f"up to one {bare(word.what, told)}"
    else:
        many = f"up to {number(target.most or 0)} {bare(word.what, told, plural=True)}"
    clause = act(word.who, "choose", many, told)
    told.it = mention_of_pick(word)
    if word.remember:
        told.those[word.remember] = told.it
    return [clause]


@effect.register
def _(word: v.Choose, told: Told) -> list[Clause]:
    kinds = {
        "colour": "a color",
        "name": "a card name",
        "number": "a number",
        "creature type": "a creature type",
    }
    chosen = kinds.get(word.kind, a(word.kind))
    if word.what is not None:
        chosen = f"{a(bare(replace(word.what, zone=Zone.NOWHERE, card=True), told))} name"
    return [act(word.who, "choose", chosen, told)]


def library_keeper(who: v.PlayerRef, told: Told) -> str:
    """ "the controller of target permanent"; the target is named here for the first time."""
    told.picked_from = Zone.LIBRARY
    if isinstance(who, v.ControllerOf):
        return f"the controller of {noun(who.of, told).whom}"
    return noun(who, told).whom


@effect.register
def _(word: v.Search, told: Told) -> list[Clause]:
    whose = library_keeper(word.of, told) if word.of is not None else ""
    who = noun(word.who, told) if word.who is not None else YOU
    inside = without_zone(word.what)
    found = (
        counted(inside, 1, told)
        if word.most == 1
        else f"up to {number(word.most)} {bare(inside, told, plural=True)}"
    )
    told.it, told.found = Mention("card", word.most != 1), word.of is None
    reveal = (
        f", ~reveal {'it' if word.most == 1 else 'them'}"
        if word.reveal and inside != without_zone(v.What())
        else ""
    )
    library = f"{who.pronoun} library"
    if whose:
        library = f"the library of {whose}"
    return [Clause("search", f"{library} for {found}{reveal}", None if who == YOU else who)]


@effect.register
def _(word: v.Shuffle, told: Told) -> list[Clause]:
    who = noun(word.who, told)
    return [Clause("shuffle", "", None if who == YOU else who)]


@effect.register
def _(word: v.Reveal, told: Told) -> list[Clause]:
    what = noun(word.what, told).whom
    remember(word.what, told)
    return [Clause("reveal", what)]


@effect.register
def _(word: v.RevealHand, told: Told) -> list[Clause]:
    who = noun(word.who, told)
    return [Clause("reveal", f"{who.pronoun} hand", None if who == YOU else who)]


@effect.register
def _(word: v.LookAtTop, told: Told) -> list[Clause]:
    told.it, told.found = Mention("card", word.count != 1), True
    many = "card" if word.count == 1 else f"{count_words(word.count, told)} cards"
    return [Clause("look", f"at the top {many} of your library")]


@effect.register
def _(word: v.Scry, told: Told) -> list[Clause]:
    return [act(word.who, "scry", scried(word.count, told), told)]


def scried(count: v.Amount, told: Told) -> str:
    return str(count) if isinstance(count, int) else count_words(count, told)


@effect.register
def _(word: v.ExileFromTopUntil, told: Told) -> list[Clause]:
    inside = replace(word.until, zone=Zone.NOWHERE, card=True)
    rest = f"cards from the top of your library until you exile {counted(inside, 1, told)}"
    told.it = Mention("card")
    told.those[word.remember] = Mention("card", plural=True)
    return [Clause("exile", rest)]


@effect.register
def _(word: v.AsCascading, told: Told) -> list[Clause]:
    return []


@effect.register
def _(word: v.CastFree, told: Told) -> list[Clause]:
    what = f"a copy of {noun(word.what, told).whom}" if word.copy else noun(word.what, told).whom
    tail = f" if {resulting_words(word.resulting, told)}" if word.resulting is not None else ""
    their = (
        "their mana costs"
        if what.startswith(("those", "the exiled cards", "them"))
        else "its mana cost"
    )
    clause = Clause("cast", f"{what} without paying {their}{tail}")
    return [clause.may() if word.optional else clause]


@effect.register
def _(word: v.CastSuspended, told: Told) -> list[Clause]:
    this = noun(v.This(), told).whom
    cast = Clause("cast", f"{this} without paying its mana cost").may()
    it, lead = Noun("it", owner="its"), "if you cast a creature spell this way, "
    added = [change(each, told, it, lasting=False) for each in word.adds]
    until = " until you lose control of it"
    return [cast, *(each._replace(rest=each.rest + until, lead=lead) for each in added)]


def resulting_words(what: v.What, told: Told) -> str:
    """What the spell that is cast must be: "the resulting spell's mana value is less than this spell's"."""
    if what.mana_value is not None and what == v.What(
        zone=what.zone, spell=what.spell, mana_value=what.mana_value
    ):
        size = measured(what.mana_value, "mana value", told)
        return f"the resulting spell's mana value is {size}"
    return f"the resulting spell is {counted(replace(what, zone=Zone.STACK, spell=True), 1, told)}"
