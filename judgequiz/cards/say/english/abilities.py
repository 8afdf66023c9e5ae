"""Whole abilities in English."""

from judgequiz.cards.say.told import Told
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Zone

from .changes import all_of
from .clause import Clause, Noun, capital, listed, sentences, stopped
from .costs import before_colon, paid
from .grammar import ability, amount, change, condition
from .structure import clauses, lead_first
from .triggers import when


@ability.register
def _(word: v.Keyword, told: Told) -> str:
    """The keyword as printed and, in brackets, what it means."""
    if not word.means:
        return word.says.en
    return f"{word.says.en} ({' '.join(reminder(each, told) for each in word.means)})"


def reminder(word: v.Ability, told: Told) -> str:
    inner = Told(told.face, told.this)
    return ability(word, inner)


@ability.register
def _(word: v.Unplayed, told: Told) -> str:
    return word.says.en


@ability.register
def _(word: v.Spell, told: Told) -> str:
    told.targets = word.targets
    extra = ""
    if word.extra_cost is not None:
        extra = f"As an additional cost to cast this spell, {paid(word.extra_cost, told)}.\n"
    return extra + sentences(clauses(word.effects, told))


@ability.register
def _(word: v.Activated, told: Told) -> str:
    told.targets = word.targets
    before = labelled(word.label) + before_colon(word.cost, told)
    told.this_said = told.this_said and "this" in before
    body = sentences(clauses(word.effects, told))
    return " ".join([f"{before}: {body}", *limits(word, told)])


def labelled(label: str) -> str:
    return f"{capital(label)} — " if label else ""


def limits(word: v.Activated, told: Told) -> list[str]:
    """When an ability may be activated, and what X is in its cost."""
    said = []
    if word.x is not None:
        said.append(f"X is {amount(word.x, told)}.")
    only = ["as a sorcery"] if word.sorcery_speed else []
    only += [f"if {condition(word.only_if, told)}"] if word.only_if is not None else []
    if word.once_each_turn:
        only.append("once each turn")
    if word.zone is Zone.GRAVEYARD:
        said.append("This ability works from your graveyard.")
    if only:
        said.append(f"Activate only {listed(only)}.")
    return said


@ability.register
def _(word: v.Triggered, told: Told) -> str:
    told.targets = word.targets
    lead = when(word.when, told) + ", "
    if word.condition is not None:
        lead += f"if {condition(word.condition, told)}, "
    return labelled(word.label) + sentences(lead_first(clauses(word.effects, told), lead))


@ability.register
def _(word: v.Static, told: Told) -> str:
    lead = f"as long as {condition(word.condition, told)}, " if word.condition is not None else ""
    about = word.affects if word.affects is not None else word.players
    subject = all_of(about if about is not None else v.This(), told) if needs_subject(word) else Noun("it")
    said = [change(each, told, subject, lasting=True) for each in word.changes]
    merged = together(said)
    if merged:
        merged[-1] = merged[-1].ended(told.definition())
    return labelled(word.label) + sentences(lead_first(merged, lead))


OWN_SUBJECT = (
    v.MayCast,
    v.MayPayInstead,
    v.MayBeActivatedAnyTime,
    v.CostsChange,
    v.HandSize,
    v.ExtraLandPlays,
    v.EntersTapped,
    v.EntersWith,
    v.EntersAsCopy,
    v.ChoiceAsEnters,
    v.MoveInstead,
    v.PreventDamage,
    v.TokensMultiplied,
    v.SkipStep,
    v.AsYouCascade,
    v.MayBeginOnBattlefield,
)


def needs_subject(word: v.Static) -> bool:
    """Whether some change speaks of what the ability affects."""
    return any(
        not isinstance(each, OWN_SUBJECT) and not (isinstance(each, v.Cant | v.Must) and each.subject is not None)
        for each in word.changes
    )


def together(parts: list[Clause]) -> list[Clause]:
    """Neighbouring clauses about the same thing in one sentence: "gets +1/+1 and has flying"."""
    merged: list[Clause] = []
    runs: list[list[Clause]] = []
    for part in parts:
        if runs and part.subject is not None and same(runs[-1][-1], part):
            runs[-1].append(part)
        else:
            runs.append([part])
    for run in runs:
        merged.append(run[0] if len(run) == 1 else joined(run))
    return merged


def same(one: Clause, other: Clause) -> bool:
    return one.subject == other.subject and not other.lead and not one.tail


def joined(run: list[Clause]) -> Clause:
    from .clause import agree, spaced

    subject = run[0].subject or Noun("it")
    rests = [spaced(agree(part.verb, subject), part.rest) for part in run[1:]]
    first = spaced(agree(run[0].verb, subject), run[0].rest)
    return Clause("may", "", Noun("", plural=True), run[0].lead)._replace(
        verb="", rest=f"{subject.words} {listed([first, *rests])}", subject=None
    )
