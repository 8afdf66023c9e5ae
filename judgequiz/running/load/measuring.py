"""Times, and what they are told as."""

import math
import statistics
import time
from collections.abc import Callable
from typing import Any


def milliseconds(act: Callable[[], Any]) -> float:
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000


def percentile(values: list[float], at: int) -> float:
    """The value that so many in a hundred don't exceed; of none, no number."""
    if len(values) < 2:
        return values[0] if values else math.nan
    return statistics.quantiles(values, n=100)[at - 1]
