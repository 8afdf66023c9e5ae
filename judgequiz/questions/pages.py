"""What a page may show of a frozen question: before the answer, and after it."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from judgequiz.questions.beliefs import beliefs, held
from judgequiz.questions.models import Answer, Question
from judgequiz.questions.table import picture
from judgequiz.questions.turns import turn_in_words
from judgequiz.rulings.memory import MEMORY
from judgequiz.rulings.models import Mechanic, Rule
from judgequiz.rulings.templatetags.words import numeral

BELIEFS_SHOWN = 2


def stem(question: Question) -> dict[str, Any]:
    """The question alone. Nothing in it tells which option is right, or what an option believes."""
    data = question.data
    return {
        "situation": data["situation"],
        "ask": data["ask"],
        "table": picture(data["table"], data["cards"]),
        "cards": data["cards"],
        "options": [{"key": it["key"], "words": it["words"]} for it in data["options"]],
    }


def mechanics_of(question: Question) -> list[Mechanic]:
    """What the question is about."""
    return MEMORY.content().mechanics_named(question.data["mechanics"])


def level_in_words(level: int) -> str:
    return {
        1: pgettext("level of a question", "first steps"),
        2: pgettext("level of a question", "regular"),
        3: pgettext("level of a question", "advanced"),
    }.get(level, str(level))


def verdict(question: Question, answer: Answer) -> dict[str, Any]:
    """All that can be said once an answer is recorded."""
    data = question.data
    content = MEMORY.content()
    numbers = [step["cr"] for step in data["because"]]
    rules = content.rules_numbered(numbers, edition=question.edition)
    parting = data["parting"].get(answer.option)
    return {
        "because": [
            _because(step, {} if step["cr"] in numbers[:place] else rules)
            for place, step in enumerate(data["because"])
        ],
        "say": data["say"],
        "end": picture(data["end"], data["cards"]),
        "options": [
            _option(option, number, answer) for number, option in enumerate(data["options"], 1)
        ],
        "log": _log(data["log"], parting),
        "rulings": content.rulings_named(data["rulings"]),
    }


def as_it_was(question: Question) -> dict[str, Any]:
    """What was said of a withdrawn question as long as it was asked. No query."""
    data = question.data
    return {"answer": data["answer"], "because": data["because"], "log": _log(data["log"], None)}


def right_keys(question: Question) -> list[str]:
    """The keys that are right today: of a withdrawn question the mended one, or none."""
    if question.withdrawal_id is not None:
        return [question.mended] if question.mended else []
    return [option["key"] for option in question.data["options"] if option["right"]]


def heading(question: Question, answer: Answer) -> str:
    """The outcome in one line: the page's title, and the first thing that is read out."""
    places = {option["key"]: n for n, option in enumerate(question.data["options"], 1)}
    right = " / ".join(numeral(places[key]) for key in right_keys(question))
    mark = answer.mark
    if mark == Answer.Mark.VOID:
        return _("Withdrawn: your answer does not count.")
    if mark == Answer.Mark.RIGHT:
        return _("Right. It is %(right)s.") % {"right": right}
    if mark == Answer.Mark.PASSED:
        return _("You passed; right is %(right)s.") % {"right": right}
    chosen = numeral(places.get(answer.option, "–"))
    return _("Not this time. You chose %(chosen)s; right is %(right)s.") % {
        "chosen": chosen,
        "right": right,
    }


def _because(step: Mapping[str, Any], rules: Mapping[str, Rule]) -> dict[str, Any]:
    rule = rules.get(step["cr"])
    is_said_already = rule is not None and rule.words == step["words"]
    return {
        "role": _("Cause") if step["role"] == "cause" else _("Effect"),
        "words": step["words"],
        "cr": step["cr"],
        "rule": None if is_said_already else rule,
    }


def _option(option: Mapping[str, Any], number: int, answer: Answer) -> dict[str, Any]:
    is_yours = option["key"] == answer.option
    shown = [] if option["right"] else beliefs(held(option))[:BELIEFS_SHOWN]
    return {
        "number": number,
        "words": option["words"],
        "is_right": option["right"],
        "is_yours": is_yours,
        "tag": _tag(is_right=option["right"], is_yours=is_yours, confidence=answer.confidence),
        "beliefs": shown,
        "cr": list(dict.fromkeys(it["cr"] for it in shown)),
        "reply": option["reply"] if any(option["reply"].values()) else None,
    }


def _tag(*, is_right: bool, is_yours: bool, confidence: int | None) -> str:
    if not is_yours:
        return _("Right answer") if is_right else ""
    tag = _("Your answer, and right") if is_right else _("Your answer")
    sure = {
        1: pgettext("how sure you said you were", "a guess"),
        2: pgettext("how sure you said you were", "fairly sure"),
        3: pgettext("how sure you said you were", "certain"),
    }.get(confidence or 0)
    return _("%(tag)s (%(sure)s)") % {"tag": tag, "sure": sure} if sure else tag


def _log(log: list[Mapping[str, Any]], parting: int | None) -> list[dict[str, Any]]:
    """The play by play; a turn is named where it begins."""
    plays: list[dict[str, Any]] = []
    turn = log[0]["turn"] if log else ""
    for number, play in enumerate(log):
        begins = play["turn"] != turn
        turn = play["turn"]
        plays.append(
            {
                "words": play["words"],
                "cr": play["cr"],
                "turn": turn_in_words(turn) if begins else "",
                "parts": number == parting,
            }
        )
    return plays
