"""The agents that know no rule: how far above chance they answer the bank (B06, B07)."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from judgequiz.questions.lints import features
from judgequiz.questions.lints.chance import mean_bounds
from judgequiz.questions.lints.registry import Bank, Json

FOLDS = 5
STEM_BLIND_SLACK, SURFACE_SLACK = 0.05, 0.10
Rows = Callable[[Json], list[list[float]]]


class NoLearning(Exception):
    """scikit-learn, which only a developer needs, is not installed."""


@dataclass(frozen=True, slots=True)
class Guessing:
    """What an agent gains above chance, with bounds over families, and by family."""

    name: str
    above: float
    low: float
    high: float
    by_family: dict[str, float]


def guessing(name: str, bank: Bank, picks: dict[str, list[list[float]]]) -> Guessing:
    """What an agent gains whose answer is the highest score, among equals by chance."""
    by_family = {
        slug: sum(gain(data, scores) for data, scores in zip(bank[slug], rows, strict=True))
        / len(rows)
        for slug, rows in picks.items()
    }
    return Guessing(name, *mean_bounds(by_family), by_family)


def gain(data: Json, scores: Sequence[float]) -> float:
    """1 for a right answer, in part where it was one of several equals, less what a guess gains."""
    best = max(scores)
    chosen = [
        option for option, score in zip(data["options"], scores, strict=True) if score >= best
    ]
    return sum(option["right"] for option in chosen) / len(chosen) - 1 / len(data["options"])


def by_rules(bank: Bank) -> list[Guessing]:
    """Each rule of a test-wise guesser by itself."""
    return [
        guessing(name, bank, {slug: [rule(data) for data in some] for slug, some in bank.items()})
        for name, rule in features.RULES.items()
    ]


def learned(name: str, bank: Bank, rows: Rows) -> Guessing:
    """Logistic regression on single options, each family answered by what others have taught.

    Folds are of whole families: what a family's own words give away in another of its variants is
    its lints' matter. A family weighs as much as another, however many variants it has.
    """
    picks: dict[str, list[list[float]]] = {}
    shown = {slug: [rows(data) for data in some] for slug, some in bank.items()}
    for fold in range(FOLDS):
        tested = [slug for slug in bank if fold_of(slug) == fold]
        if not tested or len(tested) == len(bank):
            continue
        model = _fitted(bank, shown, [slug for slug in bank if slug not in tested])
        for slug in tested:
            picks[slug] = [list(model.predict_proba(options)[:, 1]) for options in shown[slug]]
    return guessing(name, bank, picks)


def fold_of(slug: str) -> int:
    return hashlib.sha256(slug.encode()).digest()[0] % FOLDS


def _fitted(bank: Bank, shown: dict[str, list[list[list[float]]]], taught: list[str]) -> Any:
    try:
        from sklearn.linear_model import LogisticRegression
        from sklearn.pipeline import make_pipeline
        from sklearn.preprocessing import StandardScaler
    except ImportError as missing:
        raise NoLearning(str(missing)) from missing
    examples, right, weights = [], [], []
    for slug in taught:
        for data, options in zip(bank[slug], shown[slug], strict=True):
            examples += options
            right += [option["right"] for option in data["options"]]
            weights += [1 / len(bank[slug]) / len(options)] * len(options)
    model = make_pipeline(StandardScaler(), LogisticRegression(C=0.3, max_iter=1000))
    scale = len(examples) / sum(weights)
    model.fit(examples, right, logisticregression__sample_weight=[w * scale for w in weights])
    return model
