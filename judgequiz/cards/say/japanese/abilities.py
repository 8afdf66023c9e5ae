"""Whole abilities in Japanese."""

from judgequiz.cards.say.told import Told
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Zone

from .changes import all_of
from .clause import Clause, sentences, stem
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
        extra = f"この呪文を唱えるための追加コストとして、{paying(word.extra_cost, told).plain()}。\n"
    return extra + targeting(word.targets, told) + sentences(clauses(word.effects, told))


@ability.register
def _(word: v.Activated, told: Told) -> str:
    told.targets = word.targets
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
    if word.zone is Zone.GRAVEYARD:
        said.append("この能力はあなたの墓地で働く。")
    if word.only_if is not None:
        said.append(f"この能力は、{condition(word.only_if, told)}ときにのみ起動できる。")
    if word.sorcery_speed:
        said.append("起動はソーサリーとしてのみ行う。")
    if word.once_each_turn:
        said.append("この能力は毎ターン１回しか起動できない。")
    return "".join(said)


@ability.register
def _(word: v.Triggered, told: Told) -> str:
    told.targets = word.targets
    lead = when(word.when, told)
    if word.condition is not None:
        lead += f"{condition(word.condition, told)}場合、"
    named = targeting(word.targets, told)
    done = clauses(word.effects, told)
    body = named + sentences(done) if named else sentences(lead_first(done, lead))
    return labelled(word.label) + (lead if named else "") + body


@ability.register
def _(word: v.Static, told: Told) -> str:
    lead = f"{condition(word.condition, told)}かぎり、" if word.condition is not None else ""
    about = word.affects if word.affects is not None else word.players
    subject = all_of(about if about is not None else v.This(), told) if needs_subject(word) else ""
    said = together([change(each, told, subject, lasting=True) for each in word.changes])
    definition = told.definition()
    tail = [Clause("", definition.removesuffix("。"))] if definition else []
    return labelled(word.label) + sentences([*lead_first(said, lead), *tail])


def needs_subject(word: v.Static) -> bool:
    """Whether some change speaks of what the ability affects."""
    from judgequiz.cards.say.subjects import OWN_SUBJECT

    return any(
        not isinstance(each, OWN_SUBJECT) and not (isinstance(each, v.Cant | v.Must) and each.subject is not None)
        for each in word.changes
    )


def together(parts: list[Clause]) -> list[Clause]:
    """Neighbouring clauses about the same thing in one sentence: 「＋１/＋１の修整を受け飛行を持つ」."""
    merged: list[Clause] = []
    for part in parts:
        last = merged[-1] if merged else None
        if last and last.subject and last.subject == part.subject and not part.lead and is_verb(last.verb):
            comma = "、" if last.verb.endswith(("ない", "である")) or "」" in last.rest else ""
            going_on = last.rest + stem(last.verb) + comma
            merged[-1] = last._replace(rest=going_on + part.rest, verb=part.verb)
        else:
            merged.append(part)
    return merged


def is_verb(word: str) -> bool:
    return bool(word) and not word.endswith("もよい")
