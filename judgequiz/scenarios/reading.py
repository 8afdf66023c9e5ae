"""Play files: how they are read, with the cards of the catalogue, and where ours are."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..cards import canonical, nearest
from ..engine.rules import Rules
from .notation import NotationError, parse
from .notation.tree import PlayFile
from .playing.play import Outcome, play

HERE = Path(__file__).parent
FACTS_FOLDER = HERE / "facts"
LIBRARY_FOLDER = HERE / "library"


class Names:
    """The cards as the notation looks them up."""

    def find(self, name: str) -> str | None:
        return canonical(name)

    def nearest(self, name: str) -> str | None:
        return nearest(name)


NAMES = Names()


def read(text: str) -> PlayFile:
    """The file that the text writes; NotationError where it is none."""
    return parse(text, NAMES)


def play_text(text: str, rules: Rules | None = None) -> Outcome:
    """Read and play; NotationError or PlayError where that can't be done."""
    return play(read(text), rules)


@cache
def fact_paths() -> dict[str, Path]:
    """Every file about a ruling, an oracle fact or the kernel, by its name."""
    return {path.stem: path for path in sorted(FACTS_FOLDER.rglob("*.play"))}


__all__ = ["FACTS_FOLDER", "LIBRARY_FOLDER", "NotationError", "fact_paths", "play_text", "read"]
