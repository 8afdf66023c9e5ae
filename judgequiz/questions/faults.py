"""Looks a question over before it goes into the stock: what a page could not show, or must not."""

from collections.abc import Mapping
from typing import Any

from judgequiz.questions.lints import ERROR, look_at_variant


def faults(data: Mapping[str, Any]) -> list[str]:
    """Every error that the lints find in this question, in words; none if it may be asked."""
    return [found.told for found in look_at_variant(data) if found.severity == ERROR]
