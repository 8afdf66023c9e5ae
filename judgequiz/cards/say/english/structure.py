"""How instructions follow each other in English: if, may, unless, for each, modes."""

from collections.abc import Iterable

from judgequiz.cards.say.told import Mention, Told, mention_of
from judgequiz.engine import vocabulary as v

from .clause import YOU, Clause, Noun, capital, listed, number, sentences, stopped
from .costs import paid
from .grammar import condition, effect, noun
from .triggers import next_step, when


def clauses(effects: Iterable[object], told: Told) -> list[Clause]:
    """Instructions as clauses, each with the definition of its X."""
    said: list[Clause] = []
    for each in effects:
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
    """What a player may do, with what then follows ("if you do") as sentences of its own."""
    first = [each for each in effects if not follows(each)]
    later = effects[len(first) :] if all(not follows(each) for each in effects[: len(first)]) else ()
    done = clauses(first if later or len(first) == len(effects) else effects, told)
    if not done:
        return []
    if len(done) == 1:
        options = [done[0].may(who)]
    else:
        joint = ", then " if len(done) > 2 else " and "
        one = joint.join(part.infinitive() if instructs(part, who) else part.plain() for part in done)
        options = [Clause("may", one, who)]
    return options + clauses(later, told)


def instructs(part: Clause, who: Noun) -> bool:
    return not part.lead and (part.subject is None or part.subject == who)


def follows(each: object) -> bool:
    return isinstance(each, v.Reflexive) or (isinstance(each, v.If) and each.condition == v.Did())


@effect.register
def _(word: v.May, told: Told) -> list[Clause]:
    who = noun(word.who, told) if word.who is not None else YOU
    options = choice(word.then, who, told)
    return options + otherwise(word.otherwise, who, told)


def otherwise(effects: tuple[v.Effect, ...], who: Noun, told: Told) -> list[Clause]:
    lead = "if you don't, " if who == YOU else f"if {'that player' if who.words != 'it' else 'it'} doesn't, "
    return lead_first(clauses(effects, told), lead)


def lead_first(parts: list[Clause], lead: str) -> list[Clause]:
    return [parts[0].led(lead), *parts[1:]] if parts else []


@effect.register
def _(word: v.MayPay, told: Told) -> list[Clause]:
    who = noun(word.who, told) if word.who is not None else YOU
    option = Clause("may", paid(word.cost, told), who)
    does = "you do" if who == YOU else f"{'they do' if who.plural else 'that player does'}"
    return [option, *lead_first(clauses(word.then, told), f"if {does}, "), *otherwise(word.otherwise, who, told)]


@effect.register
def _(word: v.Unless, told: Told) -> list[Clause]:
    done = clauses(word.effects, told)
    who = noun(word.who, told) if word.who is not None else YOU
    tail = f" unless {Clause(paid(word.cost, told).split(' ')[0], ' '.join(paid(word.cost, told).split(' ')[1:]), who).plain()}"
    return [*done[:-1], done[-1].ended(tail)]


@effect.register
def _(word: v.If, told: Told) -> list[Clause]:
    lead = f"if {condition(word.condition, told)}, "
    done = lead_first(clauses(word.then, told), lead)
    return done + lead_first(clauses(word.otherwise, told), "otherwise, ")


@effect.register
def _(word: v.ForEach, told: Told) -> list[Clause]:
    if isinstance(word.of, v.EachPlayer | v.EachOpponent):
        name = "player" if isinstance(word.of, v.EachPlayer) else "opponent"
        return lead_first(clauses(word.effects, told), f"for each {name}, ")
    mention = mention_of(word.of, told)  # type: ignore[arg-type]
    told.it = Mention(mention.kind if mention else "permanent")
    if isinstance(word.of, v.EachOf):
        from .descriptions import bare

        words = bare(word.of.what, told)
    else:
        words = "of " + noun(word.of, told).whom
    return lead_first(clauses(word.effects, told), f"for each {words}, ")


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
    return f"{number(word.choose)} or more" if most >= len(word.modes) else f"{number(word.choose)} or {number(most)}"


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
    if isinstance(word.when, v.AtBeginning):
        done = clauses(word.effects, told)
        tail = " " + next_step(word.when, told)
        return [*done[:-1], done[-1].ended(tail)] if len(done) == 1 else lead_first(done, tail.strip() + ", ")
    lead = when(word.when, told) + " this turn, "
    return lead_first(clauses(word.effects, told), lead)


@effect.register
def _(word: v.Reflexive, told: Told) -> list[Clause]:
    targets = tuple(each for each in word.targets if isinstance(each, v.Target))
    inner = told.again(targets)
    return lead_first(clauses(word.effects, inner), "when you do, ")
