"""Variants that several processes need, made once: where VARIANTS names a folder, one process lays them down and others take them.

A variant follows from our sources, the interpreter and how it hashes alone. All that goes into the name under which it lies, so what
has become outdated is never found.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from .questions import Question

ROOT = Path(__file__).parents[1]
SOURCES = ("engine", "cards", "scenarios")


@cache
def made_of() -> str:
    """A digest of everything that decides what a variant is."""
    found = hashlib.sha256(f"{sys.version} {os.environ.get('PYTHONHASHSEED')}".encode())
    for path in sorted(path for name in SOURCES for path in (ROOT / name).rglob("*.*")):
        if path.parent.name != "__pycache__" and path.is_file():
            found.update(f"{path.relative_to(ROOT)} {path.stat().st_size} ".encode())
            found.update(path.read_bytes())
    return found.hexdigest()


def place(slug: str) -> Path | None:
    """Where the variants of a family lie; None where none are to be kept, or chance decides how this process hashes."""
    folder, hashing = os.environ.get("VARIANTS"), os.environ.get("PYTHONHASHSEED", "")
    return Path(folder) / f"{slug}-{made_of()}.json" if folder and hashing.isdigit() else None


def lay_down(slug: str, seeds: int, questions: Iterable[Question]) -> None:
    """Keep what the first seeds of a family have given, if anything is to be kept."""
    path = place(slug)
    if path is not None:
        new = path.with_suffix(f".{os.getpid()}")
        new.write_text(
            json.dumps([seeds, [question.as_json() for question in questions]]), encoding="ascii"
        )
        new.replace(path)


def taken(slug: str, seeds: int) -> list[str] | None:
    """What the first seeds of a family give, each as a line of JSON; None where not all of it lies there, whole."""
    path = place(slug)
    try:
        kept, found = json.loads(path.read_bytes()) if path is not None else (0, [])
    except (OSError, ValueError):
        return None
    return [json.dumps(data) for data in found if data["seed"] < seeds] if kept >= seeds else None
