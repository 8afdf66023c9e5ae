"""How instructions follow each other in English: if, may, unless, for each, modes."""

from collections.abc import Iterable

from judgequiz.cards.say.runs import Found, Picked, Strike, Together, runs
from judgequiz.cards.say.told import Mention, Told, mention_of
from judgequiz.engine import vocabulary as v

from .clause import YOU, Clause, Noun, listed, number, sentences
from .costs import paid
from .grammar import bare, condition, effect, noun
from .triggers import next_step, when

EACH_ONE = {v.EachPlayer: "player", v.EachOpponent: "opponent"}


def clauses(effects: Iterable[object], told: Told) -> list[Clause]:
    """Instructions as clauses, each with the definition of its X."""
    said: list[Clause] = []
    for each in runs(effects):
        new = effect(each, told)
        definition = told.definition()
        if new and definition:
            new[-1] = new[-1].ended(definition)
        said += new
    return said


def one_sentence(parts: list[Clause]) -> str:
    """Clauses in one sentence: "exile it, then draw a card"."""
    words = [part.plain() for part in parts]
    return listed(words) if len(words) < 3 else ", then ".join(words)


def choice(effects: tuple[v.Effect, ...], who: Noun, told: Told) -> list[Clause]:
    """What a player may do; what then follows ("if you do") are sentences of their own."""
    done = clauses([each for each in effects if not follows(each)], told)
    later = [each for each in effects if follows(each)]
    if not done:
        return clauses(later, told)
    joint = ", then " if len(done) > 2 else " and "
    if len(done) == 1:
        options = [done[0].may(who)]
    else:
        whole = joint.join(
            part.infinitive() if instructs(part, who) else part.plain() for part in done
        )
        options = [Clause("may", whole, who)]
    return options + clauses(later, told)


def instructs(part: Clause, who: Noun) -> bool:
    return not part.lead and (part.subject is None or part.subject == who)


def follows(each: object) -> bool:
    return isinstance(each, v.Reflexive) or (isinstance(each, v.If) and each.condition == v.Did())


@effect.register
def _(word: v.May, told: Told) -> list[Clause]:
    who = noun(word.who, told) if word.who is not None else YOU
    return choice(word.then, who, told) + otherwise(word.otherwise, who, told)


def otherwise(effects: tuple[v.Effect, ...], who: Noun, told: Told) -> list[Clause]:
    lead = f"if {who.words if who == YOU else 'they'} don't, "
    return lead_first(clauses(effects, told), lead)


def lead_first(parts: list[Clause], lead: str) -> list[Clause]:
    return [parts[0].led(lead), *parts[1:]] if parts else []


@effect.register
def _(word: v.MayPay, told: Told) -> list[Clause]:
    who = noun(word.who, told) if word.who is not None else YOU
    option = Clause("may", paid(word.cost, told), who)
    done = lead_first(clauses(word.then, told), f"if {'you' if who == YOU else 'they'} do, ")
    return [option, *done, *otherwise(word.otherwise, who, told)]


@effect.register
def _(word: v.Unless, told: Told) -> list[Clause]:
    done = clauses(word.effects, told)
    who = noun(word.who, told) if word.who is not None else YOU
    verb, _, rest = paid(word.cost, told).partition(" ")
    return [*done[:-1], done[-1].ended(f" unless {Clause(verb, rest, who).plain()}")]


@effect.register
def _(word: v.If, told: Told) -> list[Clause]:
    lead = f"if {condition(word.condition, told)}, "
    done = lead_first(clauses(word.then, told), lead)
    return done + lead_first(clauses(word.otherwise, told), "otherwise, ")


@effect.register
def _(word: v.ForEach, told: Told) -> list[Clause]:
    if type(word.of) in EACH_ONE:
        name = EACH_ONE[type(word.of)]
        return lead_first(clauses(word.effects, told), f"for each {name}, ")
    if isinstance(word.of, PLAYERS):
        told.player = word.of
        return clauses(word.effects, told)
    mention = mention_of(word.of, told)
    told.it = Mention(mention.kind if mention else "permanent")
    words = (
        bare(word.of.what, told)
        if isinstance(word.of, v.EachOf)
        else "of " + noun(word.of, told).whom
    )
    return lead_first(clauses(word.effects, told), f"for each {words}, ")


PLAYERS = (v.You, v.TargetPlayer, v.ControllerOf, v.OwnerOf)


@effect.register
def _(word: v.DoModes, told: Told) -> list[Clause]:
    bullets = "".join(f"\n• {mode_words(mode, told)}" for mode in word.modes)
    return [Clause("choose", f"{choose_words(word)} —{bullets}")]


def choose_words(word: v.DoModes) -> str:
    most = word.most if word.most is not None else word.choose
    if most == word.choose:
        return number(word.choose)
    if word.choose == 0:
        return f"up to {number(most)}"
    if (word.choose, most) == (1, 2) and len(word.modes) == 2:
        return "one or both"
    first = number(word.choose)
    return f"{first} or more" if most >= len(word.modes) else f"{first} or {number(most)}"


def mode_words(mode: v.Mode, told: Told) -> str:
    inner = told.again(mode.targets)
    return sentences(clauses(mode.effects, inner))


@effect.register
def _(word: v.FlipCoin, told: Told) -> list[Clause]:
    won = lead_first(clauses(word.won, told), "if you win the flip, ")
    lost = lead_first(clauses(word.lost, told), "if you lose the flip, ")
    return [Clause("flip", "a coin"), *won, *lost]


@effect.register
def _(word: v.Delayed, told: Told) -> list[Clause]:
    if word.about is not None:
        told.it = mention_of(word.about, told) or told.it
    if not isinstance(word.when, v.AtBeginning):
        lead = when(word.when, told) + " this turn, "
        return lead_first(clauses(word.effects, told), lead)
    done = clauses(word.effects, told)
    time = next_step(word.when, told)
    if len(done) == 1:
        return [done[0].ended(f" {time}")]
    return lead_first(done, f"{time}, ")


@effect.register
def _(word: v.Reflexive, told: Told) -> list[Clause]:
    targets = tuple(each for each in word.targets if isinstance(each, v.Target))
    return lead_first(clauses(word.effects, told.again(targets)), "when you do, ")


@effect.register
def _(word: Found, told: Told) -> list[Clause]:
    """ "search your library for a card, put it into your hand, then shuffle"."""
    search = effect(word.search, told)[0]
    parts = [search.rest]
    if word.put is not None:
        several = bool(told.it and told.it.plural)
        told.it = Mention("object", several)
        put = effect(word.put, told)[0]
        told.it = Mention("card", several)
        parts.append(f"~{put.verb} {put.rest}")
    if word.shuffles:
        parts.append("then ~shuffle")
    return [search._replace(rest=", ".join(parts))]


@effect.register
def _(word: Picked, told: Told) -> list[Clause]:
    """ "exile a card from your hand"."""
    told.moving = True
    pick = effect(word.pick, told)[0]
    told.moving = False
    words = pick.rest.replace("that player's", "their") if pick.subject else pick.rest
    told.picked, told.picked_from = words, word.pick.what.zone
    done = effect(word.act, told)
    told.picked_from = None
    return [done[0]._replace(subject=pick.subject), *done[1:]]


@effect.register
def _(word: Strike, told: Told) -> list[Clause]:
    """ "deals 2 damage to each creature and each player"."""
    first, *others = effect(word.damage, told)
    second = effect(word.also, told)[0]
    return [first._replace(rest=f"{first.rest} and {second.rest.partition(' to ')[2]}"), *others]


@effect.register
def _(word: Together, told: Told) -> list[Clause]:
    """ "destroy target artifact and target creature"."""
    origin = "from" if isinstance(word.acts[0], v.Exile) else "in"
    whats = [noun(each.what, told, origin=origin).whom for each in word.acts]
    told.it = Mention("card" if origin == "from" else "permanent", plural=True)
    return [Clause(type(word.acts[0]).__name__.lower(), listed(whats))]
