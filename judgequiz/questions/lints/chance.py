"""Figures of chance: is it chance that counts lie so, and between which bounds does a mean lie?"""

import math
from collections.abc import Mapping, Sequence
from random import Random

RESAMPLES = 2000


def chi_square_p(observed: Sequence[float], expected: Sequence[float]) -> float:
    """The probability of counts at least as far from the expected ones, if those are true."""
    freedom = len(observed) - 1
    if freedom < 1 or min(expected) <= 0:
        return 1.0
    value = sum((o - e) ** 2 / e for o, e in zip(observed, expected, strict=True))
    return _upper_gamma(freedom / 2, value / 2)


def _upper_gamma(a: float, x: float) -> float:
    """The regularized upper incomplete gamma function, by its series or its continued fraction."""
    if x <= 0:
        return 1.0
    front = math.exp(-x + a * math.log(x) - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while abs(term) > abs(total) * 1e-12:
            n += 1
            term *= x / n
            total += term
        return 1 - total * front
    b, c = x + 1 - a, 1e300
    d = 1 / b
    h = d
    for i in range(1, 500):
        an = -i * (i - a)
        b += 2
        d = 1 / (an * d + b)
        c = b + an / c
        h *= d * c
        if abs(d * c - 1) < 1e-12:
            break
    return front * h


def share_bounds(hits: int, of: int, z: float = 2.576) -> tuple[float, float]:
    """Wilson's interval of a share; 99 % unless told."""
    if not of:
        return 0.0, 1.0
    share, wide = hits / of, z * z / of
    middle = (share + wide / 2) / (1 + wide)
    half = z / (1 + wide) * math.sqrt(share * (1 - share) / of + wide / of / 4)
    return middle - half, middle + half


def mean_bounds(by_cluster: Mapping[str, float], *, seed: int = 0) -> tuple[float, float, float]:
    """The mean over clusters with its 95 % bounds, by a cluster bootstrap.

    Variants of one family share their words, so a family is one observation however many variants
    it has.
    """
    values = [by_cluster[name] for name in sorted(by_cluster)]
    if not values:
        return 0.0, 0.0, 0.0
    random = Random(seed)  # noqa: S311 (reproducible, no secret)
    means = sorted(
        sum(random.choices(values, k=len(values))) / len(values) for _ in range(RESAMPLES)
    )
    low, high = means[int(RESAMPLES * 0.025)], means[int(RESAMPLES * 0.975)]
    return sum(values) / len(values), low, high
