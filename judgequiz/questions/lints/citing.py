"""Lints of what a variant cites and explains: I18, I19."""

import json
from collections.abc import Iterator
from functools import cache

from django.conf import settings

from judgequiz.questions.lints import reading
from judgequiz.questions.lints.registry import ERROR, WARNING, Json, item

SHORTEST_EXPLANATION, LONGEST_EXPLANATION = 40, 180


@cache
def rule_numbers() -> frozenset[str]:
    """The numbers of the rules that we have in words: what a reader can follow a citation to."""
    rules = json.loads((settings.BASE_DIR / "fixtures" / "rules.json").read_text(encoding="utf-8"))
    return frozenset(rule["number"] for rule in rules)


@item("I18", ERROR)
def rules_exist(data: Json) -> Iterator[str]:
    """At least one rule is cited, and every number cited is in the index of numbers.

    Limit: 100 %. The index is `fixtures/rules.json`: each rule there has its number, the
    fingerprint of its text and our paraphrase, so a number that is not there can't be shown in
    words. No text is quoted, so none is compared.
    Source: Van der Kleij 2015 (explanations are worth more than verdicts).
    """
    if not data["cr"]:
        yield "no rule is cited"
    if not data["because"]:
        yield "nothing says why"
    for step in data["because"]:
        if not step["cr"]:
            yield "a reason has no rule number"
    cited = {*data["cr"], *(step["cr"] for step in (*data["because"], *data["log"]))}
    for number in sorted(cited - rule_numbers() - {""}):
        yield f"CR {number} is not in fixtures/rules.json"


@item("I19", ERROR)
def explained(data: Json) -> Iterator[str]:
    """The explanation begins with the cause, answers every wrong option, and points into the log.

    Limit: 100 %. Source: Roediger & Marsh 2005, Butler & Roediger 2008 (lures get learned without
    it).
    """
    if data["because"] and data["because"][0]["role"] != "cause":
        yield "the explanation does not begin with the cause"
    for place in data["parting"].values():
        if not 0 <= place < len(data["log"]):
            yield "a game parts outside the log"
    for option in reading.wrong(data):
        if not option["reply"]["en"]:
            yield f"option {option['key']} is not answered"


@item("I19", WARNING)
def explained_at_length(data: Json) -> Iterator[str]:
    """The explanation is long enough to teach and short enough to be read.

    Limit: 40 to 180 words of reasons, replies and what is said at the table, each sentence counted
    once.
    Source: LEARNING, section 3.
    """
    said = {
        reading.plain(part["en"])
        for part in (
            data["say"],
            *(step["words"] for step in data["because"]),
            *(option["reply"] for option in data["options"]),
        )
    }
    words = sum(len(text.split()) for text in said)
    if not SHORTEST_EXPLANATION <= words <= LONGEST_EXPLANATION:
        few = words < SHORTEST_EXPLANATION
        yield f"the explanation has {'few' if few else 'many'} words: not 40 to 180"
