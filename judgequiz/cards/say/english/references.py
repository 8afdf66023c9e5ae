"""References in English: "this creature", "target player", "that card"."""

from judgequiz.cards.say.told import (
    CARD_ZONES,
    Mention,
    Told,
    attached_kind,
    is_yours,
    kind_of,
    mention_of,
)
from judgequiz.engine import vocabulary as v

from .clause import IT, THEY, YOU, Noun, listed, number, spaced, with_s
from .descriptions import count_words
from .grammar import bare, noun
from .source import this


def spoken(mention: Mention | None, *, near: bool = True) -> Noun:
    """What was mentioned, by pronoun or as "that card"."""
    if mention is None:
        return IT
    if mention.kind in ("card", "token", "copy") or not near:
        return (
            Noun("those " + with_s(mention.kind), plural=True, owner="their")
            if mention.plural
            else Noun("that " + mention.kind, owner="its")
        )
    return THEY if mention.plural or mention.kind == "player" else IT


@noun.register
def _(word: v.This, told: Told, *, origin: str = "in") -> Noun:
    if origin == "from" and told.zone in CARD_ZONES and not told.this_said:
        return Noun(f"{this(told).words} from your {told.zone.value}")
    return this(told)


@noun.register
def _(word: v.Itself, told: Told, *, origin: str = "in") -> Noun:
    return IT


@noun.register
def _(word: v.It, told: Told, *, origin: str = "in") -> Noun:
    if told.picked:
        words, told.picked = told.picked, ""
        return Noun(words, plural=bool(told.it and told.it.plural), owner="its")
    return spoken(told.it)


@noun.register
def _(word: v.Those, told: Told, *, origin: str = "in") -> Noun:
    mention = told.those.get(word.name, Mention("card", plural=True))
    if word.name == "exiled":
        return Noun(
            "the exiled cards" if mention.plural else "the exiled card", plural=mention.plural
        )
    if mention.plural:
        return Noun(f"the chosen {with_s(mention.kind)}", plural=True)
    return Noun(f"the chosen {mention.kind}", owner="its")


@noun.register
def _(word: v.That, told: Told, *, origin: str = "in") -> Noun:
    return this(told) if told.that is None else spoken(told.that, near=False)


@noun.register
def _(word: v.ThatSpell, told: Told, *, origin: str = "in") -> Noun:
    kind = told.that_spell.kind if told.that_spell else "spell"
    return Noun(f"that {kind}", owner="its")


@noun.register
def _(word: v.SourceOf, told: Told, *, origin: str = "in") -> Noun:
    return Noun(f"{noun(word.of, told).whose} source", owner="its")


@noun.register
def _(word: v.ExiledWith, told: Told, *, origin: str = "in") -> Noun:
    return Noun("the exiled card")


@noun.register
def _(word: v.Haunted, told: Told, *, origin: str = "in") -> Noun:
    """ "the creature it haunts", by a spell's name "the creature this card haunts"."""
    who = "it" if told.this_said else this(told).words
    return Noun(f"the creature {who} haunts", owner="its")


@noun.register
def _(word: v.AttachedTo, told: Told, *, origin: str = "in") -> Noun:
    is_equipment = told.face is not None and "Equipment" in told.face.subtypes
    kind = attached_kind(told)
    return Noun(f"{'equipped' if is_equipment else 'enchanted'} {kind}")


@noun.register
def _(word: v.Attached, told: Told, *, origin: str = "in") -> Noun:
    return Noun(f"the permanents attached to {noun(word.to, told).whom}", plural=True)


@noun.register
def _(word: v.EachOf, told: Told, *, origin: str = "in") -> Noun:
    if (
        word.what == v.What(zone=word.what.zone, exactly=word.what.exactly)
        and word.what.exactly is not None
    ):
        if isinstance(word.what.exactly, v.ExiledWith):
            return Noun(f"all cards exiled with {noun(v.This(), told).whom}", plural=True)
        return noun(word.what.exactly, told)
    moving, told.moving = told.moving, origin == "from"
    words = bare(word.what, told, plural=True)
    told.moving = moving
    return Noun("all " + words, plural=True)


@noun.register
def _(word: v.TargetOf, told: Told, *, origin: str = "in") -> Noun:
    return targeted(word.n, told, origin=origin)


@noun.register
def _(word: v.TargetPlayer, told: Told, *, origin: str = "in") -> Noun:
    return targeted(word.n, told, origin=origin)


def targeted(n: int, told: Told, *, origin: str) -> Noun:
    """A target: in full the first time, by pronoun afterwards."""
    if n >= len(told.targets):
        return Noun("the target")
    target = told.targets[n]
    several = target.most != 1
    if n in told.said:
        return target_again(target, told, several=several)
    told.said.add(n)
    moving, told.moving = told.moving, origin == "from"
    words = target_words(target, told)
    told.moving = moving
    return Noun(words, plural=several, person=isinstance(target.what, v.Who))


def target_again(target: v.Target, told: Told, *, several: bool) -> Noun:
    if isinstance(target.what, v.Who):
        return Noun("those players", plural=True) if several else Noun("that player", person=True)
    rivals = [each for each in told.targets if not isinstance(each.what, v.Who)]
    kind = kind_of(target.what)
    if kind == "any":
        return (
            Noun("those permanents or players", plural=True)
            if several
            else Noun("that permanent or player")
        )
    near = len(rivals) == 1 and not (told.it is not None and told.it.kind in ("copy", "token"))
    return spoken(Mention(kind, several), near=near)


def target_words(target: v.Target, told: Told) -> str:
    """ "target creature", "up to two target creatures", "any target"."""
    what, least, most = target.what, target.least, target.most
    if isinstance(what, v.AnyTarget):
        return any_target(target, told)
    is_other = isinstance(what, v.What) and what.other
    single = ("another " if is_other else "") + "target " + bare(what, told).removeprefix("other ")
    if most == 1:
        return (
            single
            if least
            else "up to one " + ("other " if is_other else "") + single.removeprefix("another ")
        )
    several = spaced(
        "other" if is_other else "", "target", bare(what, told, plural=True).removeprefix("other ")
    )
    return f"{how_many(target, told)} {several}"


def how_many(target: v.Target, told: Told) -> str:
    least, most = target.least, target.most
    if most is None:
        return "any number of" if not least else f"{number(least)} or more"
    if least == most:
        return count_words(most, told)
    if least == 0:
        return f"up to {number(most)}"
    return listed([number(each) for each in range(least, most + 1)], "or")


def any_target(target: v.Target, told: Told) -> str:
    if target.most == 1:
        words = (
            "any other target"
            if isinstance(target.what, v.AnyTarget) and target.what.other
            else "any target"
        )
        return words if target.least else f"up to one {words.removeprefix('any ')}"
    return f"{how_many(target, told)} targets"


@noun.register
def _(word: v.You, told: Told, *, origin: str = "in") -> Noun:
    return YOU


@noun.register
def _(word: v.EachPlayer, told: Told, *, origin: str = "in") -> Noun:
    return Noun("each player", person=True)


@noun.register
def _(word: v.EachOpponent, told: Told, *, origin: str = "in") -> Noun:
    return Noun("each opponent", person=True)


@noun.register
def _(word: v.Opponents, told: Told, *, origin: str = "in") -> Noun:
    return Noun("an opponent", person=True)


@noun.register
def _(word: v.ThatPlayer, told: Told, *, origin: str = "in") -> Noun:
    return that_player(told)


@noun.register
def _(word: v.ControllerOf, told: Told, *, origin: str = "in") -> Noun:
    of = noun(word.of, told)
    if isinstance(word.of, v.ThatSpell) and told.that_spell == Mention("spell"):
        return Noun("that spell's controller", person=True)
    return Noun(f"{of.whose} controller", person=True)


@noun.register
def _(word: v.OwnerOf, told: Told, *, origin: str = "in") -> Noun:
    return Noun(f"{noun(word.of, told).whose} owner", person=True)


@noun.register
def _(word: v.Chosen, told: Told, *, origin: str = "in") -> Noun:
    return Noun({"colour": "the chosen color"}.get(word.kind, f"the chosen {word.kind}"))


@noun.register
def _(word: v.Mine, told: Told, *, origin: str = "in") -> Noun:
    return Noun("you", plural=True, owner="your own")


def that_player(told: Told) -> Noun:
    """The player of the event, or the one that an instruction goes through."""
    if told.player is not None:
        return noun(told.player, told)
    return Noun("defending player" if told.is_attack else "that player", person=True)


def owner_of(ref: v.Ref, told: Told) -> str:
    """ "its owner's", "their owners'", or "your" where nobody else's is possible."""
    if is_yours(ref, told):
        return "your"
    mention = mention_of(ref, told)
    return "their owners'" if mention and mention.plural else "its owner's"
