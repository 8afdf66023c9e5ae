"""Instructions about players, permanents and the stack, in English."""

from judgequiz.cards.say.runs import shaped
from judgequiz.cards.say.subjects import needs_subject
from judgequiz.cards.say.told import Mention, Told
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Duration, Zone

from .abilities import together
from .amounts import is_plain, points
from .changes import exceptions, granted
from .clause import YOU, Clause, Noun, spaced
from .costs import counters
from .descriptions import count_words, counter
from .grammar import amount, bare, change, effect, noun
from .moves import act, remember
from .permissions import in_zone
from .source import this
from .structure import clauses, one_sentence

DURATIONS = {
    Duration.END_OF_TURN: "until end of turn",
    Duration.YOUR_NEXT_TURN: "until your next turn",
    Duration.END_OF_COMBAT: "until end of combat",
    Duration.WHILE_EXILED: "for as long as it remains exiled",
    Duration.WHILE_CONTROLLED: "until you lose control of it",
    Duration.FOREVER: "",
}


OWNERS = "its owner's"


def lasts(duration: Duration, told: Told) -> str:
    if duration is Duration.WHILE_SOURCE_STAYS:
        return f"for as long as {noun(v.This(), told).words} remains on the battlefield"
    return DURATIONS[duration]


@effect.register
def _(word: v.DealDamage, told: Told) -> list[Clause]:
    source = this(told) if word.source is None else noun(word.source, told)
    told.this_said = told.this_said or word.source is None
    to = receiver(word, told)
    if isinstance(word.amount, v.QuotientOf) and isinstance(word.amount.by, v.NumberOf):
        size = f"{amount(word.amount.of, told)} damage divided evenly, rounded down, among {to}"
    elif word.divided:
        size = f"{amount(word.amount, told)} damage divided as you choose among {to}"
    elif is_plain(word.amount):
        size = f"{amount(word.amount, told)} damage to {to}"
    else:
        size = f"damage equal to {amount(word.amount, told)} to {to}"
    done = [Clause("deal", size, source)]
    if not word.preventable:
        done.append(Clause("can't", "be prevented", Noun("the damage")))
    return done


def receiver(word: v.DealDamage, told: Told) -> str:
    """Who or what is dealt damage."""
    if isinstance(word.to, v.EachOf):
        return "each " + bare(word.to.what, told)
    who = noun(word.to, told)
    remember(word.to, told)
    return who.whom


@effect.register
def _(word: v.GainLife, told: Told) -> list[Clause]:
    return [Clause("gain", points(word.amount, "life", told), noun(word.who, told))]


@effect.register
def _(word: v.LoseLife, told: Told) -> list[Clause]:
    half = isinstance(word.amount, v.HalfOf)
    who = noun(word.who, told)
    if half and isinstance(word.amount, v.HalfOf) and isinstance(word.amount.of, v.LifeOf):
        return [
            Clause(
                "lose",
                f"half {who.pronoun} life, rounded {'up' if word.amount.up else 'down'}",
                who,
            )
        ]
    return [Clause("lose", points(word.amount, "life", told), who)]


@effect.register
def _(word: v.AddMana, told: Told) -> list[Clause]:
    if word.among == "symbols":
        either = word.symbols.replace("}{", "} or {")
        return [act(word.who, "add", either, told)]
    if word.symbols:
        mana = f"an additional {word.symbols}" if told.adding else word.symbols
        if word.amount != 1:
            mana = f"{mana} for each {amount(word.amount, told).removeprefix('the number of ')}"
        return [act(word.who, "add", mana, told)]
    many = count_words(word.amount, told)
    of = noun(word.of, told).whose if word.of is not None else "its"
    kinds = {
        "any": "of any color" if word.amount == 1 else "of any one color",
        "exiled": f"of any of {of} colors",
        "chosen": "of the chosen color",
    }
    kind = kinds[word.among or "any"]
    return [act(word.who, "add", f"{many} mana {kind}", told)]


@effect.register
def _(word: v.PutCounters, told: Told) -> list[Clause]:
    who = noun(word.what, told)
    many = counters(word.kind, word.count, told)
    if isinstance(
        word.what,
        v.You | v.TargetPlayer | v.ThatPlayer | v.EachOpponent | v.EachPlayer | v.ControllerOf,
    ):
        return [Clause("get", many, who)]
    remember(word.what, told)
    if word.divided:
        return [Clause("distribute", f"{many} among {who.whom}")]
    where = (
        who.whom.replace("all ", "each of the ", 1) if isinstance(word.what, v.EachOf) else who.whom
    )
    return [Clause("put", f"{many} on {where}")]


@effect.register
def _(word: v.RemoveCounters, told: Told) -> list[Clause]:
    if word.count is None:
        many = f"all {counter(word.kind)}s" if word.kind else "all counters"
    else:
        many = counters(word.kind, word.count, told)
    what = noun(word.what, told).whom
    remember(word.what, told)
    return [Clause("remove", f"{many} from {what}")]


@effect.register
def _(word: v.MoveCounters, told: Told) -> list[Clause]:
    return [
        Clause(
            "move",
            f"all counters from {noun(word.origin, told).whom} onto {noun(word.to, told).whom}",
        )
    ]


@effect.register
def _(word: v.Proliferate, told: Told) -> list[Clause]:
    return [Clause("proliferate", "")]


def on(verb: str, ref: v.Ref, told: Told) -> list[Clause]:
    """An instruction with one object."""
    what = noun(ref, told).whom
    remember(ref, told)
    return [Clause(verb, what)]


@effect.register
def _(word: v.Tap, told: Told) -> list[Clause]:
    return on("tap", word.what, told)


@effect.register
def _(word: v.Untap, told: Told) -> list[Clause]:
    return on("untap", word.what, told)


@effect.register
def _(word: v.Attach, told: Told) -> list[Clause]:
    what = noun(word.what, told).whom
    return [Clause("attach", f"{what} to {noun(word.to, told).whom}")]


@effect.register
def _(word: v.Detach, told: Told) -> list[Clause]:
    return on("unattach", word.what, told)


@effect.register
def _(word: v.GainControl, told: Told) -> list[Clause]:
    clause = act(word.who, "gain", f"control of {noun(word.what, told).whom}", told)
    remember(word.what, told)
    return [
        clause.ended(" " + lasts(word.duration, told)) if lasts(word.duration, told) else clause
    ]


@effect.register
def _(word: v.Until, told: Told) -> list[Clause]:
    """ "target creature gets +3/+3 and gains trample until end of turn"."""
    subject = subject_of(word, told)
    said = together([change(each, told, subject, lasting=False) for each in shaped(word.changes)])
    if not said:
        return []
    definition = told.definition()
    end = lasts(word.duration, told)
    forbids = all(isinstance(each, v.Cant | v.PreventDamage | v.Must) for each in word.changes)
    if forbids and word.duration is Duration.END_OF_TURN:
        end = "" if said[-1].rest.startswith("this turn") else "this turn"
    tail = f" {end}{definition}" if end else definition
    return [*said[:-1], said[-1].ended(tail)]


def subject_of(word: v.Until, told: Told) -> Noun:
    if word.what is None or not needs_subject(word.changes):
        return Noun("it", owner="its")
    subject = noun(word.what, told)
    if isinstance(word.what, v.EachOf):
        subject = Noun(subject.words.removeprefix("all "), plural=True)
    if not isinstance(
        word.what, v.You | v.EachPlayer | v.EachOpponent | v.TargetPlayer | v.ThatPlayer
    ):
        remember(word.what, told)
    if several_each(word, told):
        return Noun(subject.words + " each", plural=True)
    return subject


def several_each(word: v.Until, told: Told) -> bool:
    """Whether "each" is needed: "two target creatures each get +1/+1"."""
    if not isinstance(word.what, v.TargetOf) or word.what.n >= len(told.targets):
        return False
    return told.targets[word.what.n].most != 1


@effect.register
def _(word: v.BecomeCopy, told: Told) -> list[Clause]:
    who = noun(word.what, told)
    of = noun(word.of, told).whom
    return [Clause("become", spaced("a copy of", of, lasts(word.duration, told)), who)]


@effect.register
def _(word: v.Regenerate, told: Told) -> list[Clause]:
    return on("regenerate", word.what, told)


@effect.register
def _(word: v.Fight, told: Told) -> list[Clause]:
    one = noun(word.a, told)
    return [Clause("fight", noun(word.b, told).whom, one)]


@effect.register
def _(word: v.TakeExtraTurn, told: Told) -> list[Clause]:
    return [act(word.who, "take", "an extra turn after this one", told)]


@effect.register
def _(word: v.WinGame, told: Told) -> list[Clause]:
    return [Clause("win", "the game", noun(word.who, told))]


@effect.register
def _(word: v.LoseGame, told: Told) -> list[Clause]:
    return [Clause("lose", "the game", noun(word.who, told))]


@effect.register
def _(word: v.Counter, told: Told) -> list[Clause]:
    what = noun(word.what, told).whom
    remember(word.what, told)
    done = [Clause("counter", what)]
    if word.to is not Zone.GRAVEYARD:
        done.append(instead_of_graveyard(word.to))
    return done


def instead_of_graveyard(zone: Zone) -> Clause:
    lead = "if that spell is countered this way, "
    if zone is Zone.EXILE:
        return Clause("exile", "it instead of putting it into its owner's graveyard", None, lead)
    where = (
        "on top of its owner's library" if zone is Zone.LIBRARY else f"into {in_zone(zone, OWNERS)}"
    )
    return Clause("put", f"it {where} instead of into that player's graveyard", None, lead)


@effect.register
def _(word: v.CopySpell, told: Told) -> list[Clause]:
    what = noun(word.what, told).whom
    told.it = Mention("copy")
    times = times_copied(word.count, told)
    copied = act(word.who, "copy", what + times + exceptions(word.excepting, told), told)
    return [copied, *new_targets(word.who, told, wanted=word.new_targets, many=bool(times))]


def times_copied(count: v.Amount, told: Told) -> str:
    """ " for each time its replicate cost was paid"; once is not said."""
    match count:
        case 1:
            return ""
        case v.TimesPaid(name=name):
            return f" for each time its {name} cost was paid"
        case int():
            return {2: " twice"}.get(count, f" {count} times")
    return f" a number of times equal to {amount(count, told)}"


def new_targets(
    who: v.PlayerRef | None, told: Told, *, wanted: bool, many: bool = False
) -> list[Clause]:
    one = noun(who, told) if who is not None else YOU
    copies = "any of the copies" if many else "the copy"
    return [Clause("may", f"choose new targets for {copies}", one)] if wanted else []


@effect.register
def _(word: v.CopyAbility, told: Told) -> list[Clause]:
    what = noun(word.what, told).whom
    told.it = Mention("copy")
    return [Clause("copy", what), *new_targets(None, told, wanted=word.new_targets)]


@effect.register
def _(word: v.GetEmblem, told: Told) -> list[Clause]:
    return [Clause("get", f"an emblem with {granted(word.abilities, told, Noun('emblem'))}", YOU)]


@effect.register
def _(word: v.ChooseNewTargets, told: Told) -> list[Clause]:
    return [Clause("choose", f"new targets for {noun(word.what, told).whom}")]


@change.register
def _(word: v.AsYouCascade, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    done = clauses(word.effects, told)
    return Clause("", one_sentence(done), None, "as you cascade, ")
