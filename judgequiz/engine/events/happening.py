"""What every event is, and the reasons by which something is refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

from ..text import Text

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def happening(cls: type[T]) -> type[T]:
    """Make `cls` an event: a frozen dataclass with slots."""
    return dataclass(frozen=True, slots=True)(cls)


@happening
class Event:
    """Base of all events."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not allowed: a rule and our words for it. `also` are other rules that say the same of it."""

    cr: str
    words: Text
    also: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """All numbers under which it may be cited."""
        return (self.cr, *self.also)
