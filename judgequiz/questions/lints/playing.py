"""Plays variants of every family in two processes at once, whose hashes differ: I01 and I20."""

import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import IO, Any

from judgequiz.questions.lints.registry import ERROR, Finding
from judgequiz.scenarios import digest

Variants = dict[str, list[dict[str, Any]]]


def played(seeds: int, slugs: Iterable[str]) -> tuple[Variants, list[Finding]]:
    """The variants of these families for the first seeds, and what a second process finds.

    A family that can't be played at all ends in RuntimeError, with the play's own words.
    """
    with tempfile.TemporaryFile("w+") as made, tempfile.TemporaryFile("w+") as checked:
        first = _started("make", seeds, slugs, hash_seed="0", out=made)
        second = _started("check", seeds, slugs, hash_seed="1", out=checked)
        for process in (first, second):
            _, errors = process.communicate()
            if process.returncode:
                raise RuntimeError(errors)
        made.seek(0)
        checked.seek(0)
        bank: Variants = defaultdict(list)
        for data in map(json.loads, made):
            bank[data["family"]].append(data)
        return dict(bank), [*compared(bank, map(json.loads, checked))]


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
    """I20 where the second process made other bytes, I01 where a value is not confirmed."""
    digests = {
        (data["family"], data["seed"]): digest(data) for some in bank.values() for data in some
    }
    for slug, seed, again, faults in checked:
        if digests.pop((slug, seed), None) != again:
            yield Finding("I20", ERROR, "two processes make different bytes", slug, seed)
        for fault in faults:
            yield Finding("I01", ERROR, fault, slug, seed)
    for slug, seed in digests:
        yield Finding("I20", ERROR, "a second process makes no question of it", slug, seed)
