"""What the lints have found, as words for a terminal and as JSON."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from judgequiz.questions.lints import agents, control, features, look_at_bank, look_at_family
from judgequiz.questions.lints import look_at_variant as look
from judgequiz.questions.lints.agents import STEM_BLIND_SLACK, SURFACE_SLACK, Guessing
from judgequiz.questions.lints.registry import (
    BANK_LINTS,
    ERROR,
    FAMILY_LINTS,
    ITEM_LINTS,
    Bank,
    Finding,
)

STEM_BLIND, SURFACE, CONTROL = "stem-blind agent", "surface agent", "control"


@dataclass(frozen=True, slots=True)
class Report:
    """All findings, and how far above chance the agents came."""

    variants: int
    families: int
    findings: Sequence[Finding]
    guesses: Sequence[Guessing] = ()

    @property
    def errors(self) -> int:
        return sum(finding.severity == ERROR for finding in self.findings)


def linted(bank: Bank, found: Sequence[Finding], *, with_agents: bool) -> Report:
    """Everything found in a bank; `found` is what was found while it was played.

    Raises NoLearning for the agents where scikit-learn is missing.
    """
    findings = [*found]
    for variants in bank.values():
        findings += [finding for data in variants for finding in look(data)]
        findings += look_at_family(variants)
    findings += look_at_bank(bank)
    guesses: list[Guessing] = []
    if with_agents:
        guesses = guessed(bank)
        findings += judged(guesses)
    return Report(sum(map(len, bank.values())), len(bank), findings, guesses)


def guessed(bank: Bank) -> list[Guessing]:
    """How every agent answers the bank, and the stem-blind one the control."""
    return [
        *agents.by_rules(bank),
        agents.learned(STEM_BLIND, bank, features.option_features),
        agents.learned(SURFACE, bank, features.surface_features),
        agents.learned(CONTROL, control.flawed(bank), features.option_features),
    ]


def judged(guesses: Sequence[Guessing]) -> Iterator[Finding]:
    """B06 and B07: agents that know no rule stay near chance, but not on the control."""
    for guess in guesses:
        said = f"{guess.name}: {bounds(guess)}"
        if guess.name == CONTROL:
            if guess.above < control.LEAST_ABOVE:
                yield Finding("B06", ERROR, f"the agent does not see planted flaws; {said}")
        elif guess.name == SURFACE:
            if guess.above > SURFACE_SLACK:
                yield Finding("B07", ERROR, f"surface gives answers away; {said}")
        elif guess.above > STEM_BLIND_SLACK:
            yield Finding("B06", ERROR, f"options give answers away; {said}")


def bounds(guess: Guessing) -> str:
    return f"{guess.above:+.1%} from chance ({guess.low:+.1%} to {guess.high:+.1%})"


def as_json(report: Report) -> dict[str, Any]:
    return {
        "variants": report.variants,
        "families": report.families,
        "errors": report.errors,
        "warnings": len(report.findings) - report.errors,
        "findings": [
            {
                "id": finding.id,
                "severity": finding.severity,
                "family": finding.family,
                "seed": finding.seed,
                "told": finding.told,
            }
            for finding in report.findings
        ],
        "agents": [
            {
                "name": guess.name,
                "above_chance": guess.above,
                "low": guess.low,
                "high": guess.high,
                "families": guess.by_family,
            }
            for guess in report.guesses
        ],
    }


def lines(report: Report) -> Iterator[str]:
    """The report by code, and under each what was found, in which families and how often."""
    groups: dict[tuple[str, str], Counter[tuple[str, str]]] = defaultdict(Counter)
    for finding in report.findings:
        groups[finding.severity, finding.id][finding.told, finding.family] += 1
    words = {
        (lint.severity, lint.id): lint.words
        for lint in reversed([*ITEM_LINTS, *FAMILY_LINTS, *BANK_LINTS])
    }
    for (severity, code), found in sorted(groups.items()):
        yield f"{severity} {code} {words.get((severity, code), '')}".rstrip()
        by_told: dict[str, list[str]] = defaultdict(list)
        for (told, slug), times in sorted(found.items()):
            by_told[told].append(f"{slug} ×{times}" if times > 1 else slug)
        for told, where in by_told.items():
            yield f"    {told}" + (f": {', '.join(where)}" if any(where) else "")
    for guess in report.guesses:
        yield f"{guess.name + ':':<22} {bounds(guess)}"
    yield (
        f"{report.variants} variants of {report.families} families: {report.errors} errors, "
        f"{len(report.findings) - report.errors} warnings."
    )
