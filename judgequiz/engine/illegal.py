"""What the rules forbid: the reasons, all at once (CR 733.1)."""

from __future__ import annotations

from .events import Reason


class Illegal(Exception):
    """An announcement that the rules forbid; everything is as it was before it (CR 733.1)."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__("; ".join(f"{reason.cr} {reason.words.en}" for reason in reasons))
        self.reasons = unique(reasons)


def unique(reasons: list[Reason]) -> list[Reason]:
    return list(dict.fromkeys(reasons))
