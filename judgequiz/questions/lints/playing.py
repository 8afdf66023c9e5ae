"""Plays variants of every family in processes at once whose hashes differ: I01, I20 and I21."""

import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import chain
from typing import IO, Any

from judgequiz.questions.lints.registry import ERROR, Finding
from judgequiz.scenarios import FAMILIES, digest

Variants = dict[str, list[dict[str, Any]]]
Started = tuple[subprocess.Popen[str], IO[str]]


def played(seeds: int, slugs: Iterable[str]) -> tuple[Variants, list[Finding]]:
    """The variants of these families (none: of all) for the first seeds, and what is wrong.

    A process makes them, and two that hash otherwise check them, which takes twice as long. A
    family that can't be played at all ends in RuntimeError, with the play's own words.
    """
    names = sorted(slugs) or sorted(FAMILIES)
    with ExitStack() as open_files:

        def started(what: str, some: list[str], hash_seed: str) -> Started:
            out = open_files.enter_context(tempfile.TemporaryFile("w+"))
            return _started(what, seeds, some, hash_seed=hash_seed, out=out), out

        making = started("make", names, "0")
        checking = [started("check", some, "1") for some in (names[::2], names[1::2]) if some]
        for process, out in (making, *checking):
            _, errors = process.communicate()
            if process.returncode:
                raise RuntimeError(errors)
            out.seek(0)
        bank: Variants = defaultdict(list)
        for data in map(json.loads, making[1]):
            bank[data["family"]].append(data)
        lines = chain.from_iterable(out for _, out in checking)
        return dict(bank), [*compared(bank, map(json.loads, lines))]


def _started(
    what: str, seeds: int, slugs: Iterable[str], *, hash_seed: str, out: IO[str]
) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "judgequiz.scenarios.replay", what, str(seeds), *slugs]
    return subprocess.Popen(  # noqa: S603  (our own interpreter and our own module)
        command,
        stdout=out,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )


def compared(bank: Variants, checked: Iterable[list[Any]]) -> Iterator[Finding]:
    """I20 where other bytes were made, I01 where a value isn't confirmed, I21: not as on record."""
    digests = {
        (data["family"], data["seed"]): digest(data) for some in bank.values() for data in some
    }
    for slug, seed, again, faults in checked:
        if seed is None:
            yield from (Finding("I21", ERROR, fault, slug) for fault in faults)
            continue
        if digests.pop((slug, seed), None) != again:
            yield Finding("I20", ERROR, "two processes make different bytes", slug, seed)
        for fault in faults:
            yield Finding("I01", ERROR, fault, slug, seed)
    for slug, seed in digests:
        yield Finding("I20", ERROR, "a second process makes no question of it", slug, seed)
