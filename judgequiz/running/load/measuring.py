"""Times, and what they are told as."""

import math
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any


def took(act: Callable[[], Any]) -> tuple[float, float]:
    """How long it took, in milliseconds, and how long a processor worked for this process."""
    began, busy = time.perf_counter(), time.process_time()
    act()
    return (time.perf_counter() - began) * 1000, (time.process_time() - busy) * 1000


def percentile(values: Sequence[float], at: int) -> float:
    """The value that so many in a hundred don't exceed; of none, no number."""
    if len(values) < 2:
        return values[0] if values else math.nan
    return statistics.quantiles(values, n=100)[at - 1]
