"""What can be wrong with a file that parses: it states something that can't be, or leaves something out."""

from __future__ import annotations

from ..notation.tree import Node


class PlayError(Exception):
    """A situation or step that can't be played as written; says where, and what would be right."""

    def __init__(self, message: str, node: Node | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.line = node.span.line if node is not None else 0
        self.column = node.span.column if node is not None else 0

    def __str__(self) -> str:
        where = f"line {self.line}, column {self.column}: " if self.line else ""
        return where + self.message
