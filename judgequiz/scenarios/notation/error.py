"""The one exception the notation raises."""

from __future__ import annotations


class NotationError(ValueError):
    """A text that is no play file: where, what was expected, the nearest known name."""

    def __init__(self, line: int, column: int, message: str, *, nearest: str = "") -> None:
        self.line = line
        self.column = column
        self.message = message
        self.nearest = nearest
        hint = f"; did you mean {nearest}?" if nearest else ""
        super().__init__(f"line {line}, column {column}: {message}{hint}")
