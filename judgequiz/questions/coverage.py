"""What of the rulings is played or asked in writing, and why not, by document and mechanic."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from judgequiz.questions.beliefs import held
from judgequiz.questions.models import Question
from judgequiz.rulings.models import Ruling
from judgequiz.scenarios import FACTS, FAMILIES, UNPLAYED, plays_of_ruling

NO_REASON = "no reason is given"


def coverage() -> dict[str, Any]:
    """A row for each document and mechanic, and each ruling that no file plays with its reason.

    Those that written questions ask about, since nothing can play them, are told by themselves.
    """
    groups: dict[tuple[str, str], list[Ruling]] = defaultdict(list)
    for ruling in Ruling.objects.select_related("source").order_by("source__slug", "topic", "slug"):
        groups[ruling.source.slug, ruling.topic].append(ruling)
    played = _played({ruling.slug for rulings in groups.values() for ruling in rulings})
    stocked = _stocked()
    not_played = [it for rulings in groups.values() for it in rulings if it.slug not in played]
    written = _written()
    return {
        "rows": [
            _row(document, mechanic, rulings, played, stocked.get(mechanic, {}))
            for (document, mechanic), rulings in groups.items()
        ],
        "written": [_unplayed(it) for it in not_played if it.slug in written],
        "not_played": [_unplayed(it) for it in not_played if it.slug not in written],
    }


def _played(slugs: Iterable[str]) -> set[str]:
    """Those that a file plays."""
    return {slug for slug in slugs if plays_of_ruling(slug)}


def _written() -> set[str]:
    """The slugs of the rulings that written questions ask about."""
    return {slug for it in FAMILIES.values() if it.is_written for slug in it.rulings}


def _unplayed(ruling: Ruling) -> dict[str, str]:
    return {"ruling": ruling.slug, "why": _why_not(ruling)}


def _why_not(ruling: Ruling) -> str:
    """The reason that is given; else, whether everything on its mechanic is still to come."""
    if ruling.slug in UNPLAYED:
        return UNPLAYED[ruling.slug]
    is_begun = any(ruling.topic in family.mechanics for family in FAMILIES.values())
    return NO_REASON if is_begun else f"nothing on {ruling.topic} is played yet"


def _row(
    document: str,
    mechanic: str,
    rulings: list[Ruling],
    played: set[str],
    stocked: Mapping[str, set[str]],
) -> dict[str, Any]:
    slugs = {ruling.slug for ruling in rulings}
    families = [
        family
        for family in FAMILIES.values()
        if slugs & set(family.rulings) or (mechanic in family.mechanics)
    ]
    cited = {number for ruling in rulings for number in ruling.cr}
    cited |= {number for family in families for number in family.cr}
    return {
        "document": document,
        "mechanic": mechanic,
        "rulings": len(rulings),
        "played": len(slugs & played),
        "written": len((slugs - played) & _written()),
        "in_families": len(slugs & {slug for it in FAMILIES.values() for slug in it.rulings}),
        "facts": sum(_mechanic_of(fact) == mechanic for fact in FACTS),
        "families": len(families),
        "signatures": len(stocked.get("signatures", ())),
        "misconceptions": len(stocked.get("beliefs", ())),
        "chapters": sorted(_chapters(cited)),
    }


def _stocked() -> dict[str, dict[str, set[str]]]:
    """Of each mechanic, the signatures in stock and the beliefs that their options name."""
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    rows = Question.objects.in_stock().values_list("signature", "data__mechanics", "data__options")
    for signature, mechanics, options in rows:
        beliefs = {slug for it in options if not it["right"] for slug in held(it)}
        for mechanic in mechanics:
            found[mechanic]["signatures"].add(signature)
            found[mechanic]["beliefs"] |= beliefs
    return found


def _mechanic_of(fact: str) -> str:
    """The mechanic in a fact's id: ORC-cascade-01 is on cascade."""
    return fact.split("-")[1] if fact.count("-") > 1 else ""


def _chapters(numbers: Iterable[str]) -> set[int]:
    return {int(number.split(".")[0]) for number in numbers if number.split(".")[0].isdecimal()}
