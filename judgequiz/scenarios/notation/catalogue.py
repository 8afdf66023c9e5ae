"""What the notation needs to know of cards: their names."""

from __future__ import annotations

from typing import Protocol


class Catalogue(Protocol):
    """Names of cards, English or Japanese, compared without regard to case and width."""

    def find(self, name: str) -> str | None:
        """The canonical English name, or None; a split card's is written `Fire // Ice`."""

    def nearest(self, name: str) -> str | None:
        """The known name most like this one, or None where none is like it."""
