"""Syntax tree to text: the canonical English print."""

from __future__ import annotations

from judgequiz.scenarios.notation.claims import Expect
from judgequiz.scenarios.notation.printing_claims import expect_lines
from judgequiz.scenarios.notation.printing_family import after_lines, before_lines
from judgequiz.scenarios.notation.printing_given import given_lines, head_line, stack_lines
from judgequiz.scenarios.notation.printing_steps import lines_of
from judgequiz.scenarios.notation.tree import PlayFile


def printed(file: PlayFile) -> str:
    """The file as text; parsed again it is the same file, and prints the same."""
    lines = [head_line(file.head)]
    if file.family is not None:
        lines.extend(before_lines(file.family))
    for given in file.given:
        lines.extend(given_lines(given))
    lines.extend(stack_lines(file.stack))
    for item in file.body:
        lines.extend(expect_lines(item) if isinstance(item, Expect) else lines_of(item))
    if file.family is not None:
        lines.extend(after_lines(file.family))
    return "\n".join(lines) + "\n"
