"""What makes a word: a frozen dataclass with slots."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def word(cls: type[T]) -> type[T]:
    """Make `cls` a frozen dataclass with slots."""
    return dataclass(frozen=True, slots=True)(cls)
