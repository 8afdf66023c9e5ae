"""Whole abilities in Japanese."""

from judgequiz.cards.say.runs import shaped
from judgequiz.cards.say.subjects import needs_subject
from judgequiz.cards.say.told import Told
from judgequiz.engine import vocabulary as v

from .changes import all_of, together
from .clause import Clause, sentences
from .costs import before_colon, paying
from .grammar import ability, amount, change, condition
from .lexicon import keyword_name
from .structure import clauses, lead_first, targeting
from .triggers import when


@ability.register
def _(word: v.Keyword, told: Told) -> str:
    """The keyword as printed and, in brackets, what it means."""
    if not word.means:
        return word.says.ja
    return f"{word.says.ja}（{''.join(reminder(each, told) for each in word.means)}）"


def reminder(word: v.Ability, told: Told) -> str:
    return ability(word, Told(told.face, told.this, this_said=True))


@ability.register
def _(word: v.Unplayed, told: Told) -> str:
    return word.says.ja


@ability.register
def _(word: v.Spell, told: Told) -> str:
    told.targets = word.targets
    extra = ""
    if word.extra_cost is not None:
        extra = (
            f"この呪文を唱えるための追加コストとして、{paying(word.extra_cost, told).plain()}。\n"
        )
    return extra + targeting(word.targets, told) + sentences(clauses(word.effects, told))


@ability.register
def _(word: v.Activated, told: Told) -> str:
    told.targets, told.zone = word.targets, word.zone
    before = labelled(word.label) + before_colon(word.cost, told)
    body = targeting(word.targets, told) + sentences(clauses(word.effects, told))
    return f"{before}：{body}" + limits(word, told)


def labelled(label: str) -> str:
    return f"{keyword_name(label)} ― " if label else ""


def limits(word: v.Activated, told: Told) -> str:
    """When an ability may be activated, and what X is in its cost."""
    said = []
    if word.x is not None:
        said.append(f"Ｘは{amount(word.x, told)}に等しい。")
    if isinstance(word.only_if, v.IsTurnOf):
        time = condition(word.only_if, told).removesuffix("である")
        said.append(f"この能力は、{time}の間にのみ起動できる。")
    elif word.only_if is not None:
        said.append(f"この能力は、{condition(word.only_if, told)}ときにのみ起動できる。")
    if word.sorcery_speed:
        said.append("起動はソーサリーとしてのみ行う。")
    if word.once_each_turn:
        said.append("この能力は毎ターン１回しか起動できない。")
    return "".join(said)


@ability.register
def _(word: v.Triggered, told: Told) -> str:
    told.targets, told.zone = word.targets, word.zone
    told.adding = isinstance(word.when, v.TapsForMana)
    lead = when(word.when, told)
    if word.condition is not None:
        lead += f"{condition(word.condition, told)}場合、"
    named = targeting(word.targets, told)
    done = clauses(word.effects, told)
    body = named + sentences(done) if named else sentences(lead_first(done, lead))
    return labelled(word.label) + (lead if named else "") + body


@ability.register
def _(word: v.Static, told: Told) -> str:
    told.zone, told.defines = word.zone, word.defines
    lead = static_lead(word, told)
    about = word.affects if word.affects is not None else word.players
    subject = (
        all_of(about if about is not None else v.This(), told)
        if needs_subject(word.changes)
        else ""
    )
    said = together([change(each, told, subject, lasting=True) for each in shaped(word.changes)])
    definition = told.definition()
    tail = [Clause("", definition.removesuffix("。"))] if definition else []
    return labelled(word.label) + sentences([*lead_first(said, lead), *tail])


def static_lead(word: v.Static, told: Told) -> str:
    """「…かぎり、」, 「あなたのターンの間、」, or where events are replaced 「…、かつ」."""
    if word.condition is None:
        return ""
    words = condition(word.condition, told)
    if isinstance(word.condition, v.IsTurnOf):
        return words.removesuffix("である") + "の間、"
    if all(isinstance(each, v.MoveInstead) for each in word.changes):
        return words[:-1] + "て、" if words.endswith("いた") else f"{words}、かつ"
    if isinstance(word.condition, v.Paid):
        return f"{words}なら、"
    if words.endswith("いた"):  # かぎり speaks of what goes on
        words = words[:-1] + "る"
    return f"{words}かぎり、"
