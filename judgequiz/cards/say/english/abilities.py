"""Whole abilities in English."""

from judgequiz.cards.say.runs import shaped
from judgequiz.cards.say.subjects import needs_subject
from judgequiz.cards.say.told import Told, contains
from judgequiz.engine import vocabulary as v

from .changes import all_of
from .clause import Clause, Noun, capital, listed, sentences, spaced
from .costs import before_colon, paid
from .grammar import ability, amount, bare, change, condition
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
    told.targets, told.zone = word.targets, word.zone
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
    if isinstance(word.only_if, v.IsTurnOf):
        only.append(f"during {period(word.only_if, told)}")
    elif word.only_if is not None:
        only.append(f"if {condition(word.only_if, told)}")
    if word.once_each_turn:
        only.append("once each turn")
    if only:
        said.append(f"Activate only {listed(only)}.")
    return said


@ability.register
def _(word: v.Triggered, told: Told) -> str:
    told.targets, told.zone = word.targets, word.zone
    told.adding = isinstance(word.when, v.TapsForMana)
    lead = when(word.when, told) + ", "
    if word.condition is not None:
        lead += f"if {condition(word.condition, told)}, "
    return labelled(word.label) + sentences(lead_first(clauses(word.effects, told), lead))


def period(word: v.IsTurnOf, told: Told) -> str:
    """ "your turn", "your upkeep"."""
    return condition(word, told).removeprefix("it's ")


def static_lead(word: v.Static, told: Told) -> str:
    """ "as long as …", "during your turn", or where events are replaced "if …"."""
    if word.condition is None:
        return ""
    if isinstance(word.condition, v.IsTurnOf):
        return f"during {period(word.condition, told)}, "
    replaces = all(isinstance(each, v.MoveInstead | v.EntersWith) for each in word.changes)
    lead = "if" if replaces or isinstance(word.condition, v.Paid) else "as long as"
    return f"{lead} {condition(word.condition, told)}{' and ' if replaces else ', '}"


def subject_of(word: v.Static, about: object, told: Told) -> Noun:
    """What the changes are about; each one by itself where a change speaks of "its" own numbers."""
    if not needs_subject(word.changes):
        return Noun("it")
    if isinstance(about, v.What) and contains(word.changes, v.Itself):
        return Noun("each " + bare(about, told))
    return all_of(about if about is not None else v.This(), told)


@ability.register
def _(word: v.Static, told: Told) -> str:
    told.zone, told.defines = word.zone, word.defines
    lead = static_lead(word, told)
    about = word.affects if word.affects is not None else word.players
    subject = subject_of(word, about, told)
    said = [change(each, told, subject, lasting=True) for each in shaped(word.changes)]
    merged = together(said)
    if merged:
        merged[-1] = merged[-1].ended(told.definition())
    if lead.endswith(" and ") and merged:
        merged[0] = merged[0]._replace(lead=merged[0].lead.removeprefix("if "))
        lead = lead if merged[0].lead else lead.removesuffix(" and ") + ", "
    return labelled(word.label) + sentences(lead_first(merged, lead))


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
    subject = run[0].subject or Noun("it")
    rests = [spaced("~" + part.verb, part.rest) for part in run[1:]]
    whole = listed([run[0].rest, *rests]).replace("attack and ~can't block", "attack or block")
    return Clause(run[0].verb, whole, subject, run[0].lead)
