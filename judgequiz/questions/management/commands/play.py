"""Plays files of the notation: log, last table, refusals, each claim as met or not."""

import json
from argparse import ArgumentParser, ArgumentTypeError
from datetime import date
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand

from judgequiz.scenarios import NotationError, Played, PlayError, error_said, play_text

MOST_BYTES = 64 * 1024


class Unreadable(ValueError):
    """A file can't be read as text."""


class Command(BaseCommand):
    help = "Plays situations in the notation (docs/notation.md). Status 1 if a claim is not met."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE", help="files to play")
        parser.add_argument("--json", action="store_true", help="one JSON object for each file")
        parser.add_argument(
            "--belief", default="", metavar="SLUG", help="play under a misconception"
        )
        parser.add_argument(
            "--edition",
            type=a_date,
            metavar="DATE",
            help="play under the rules of a date, as in 2021-02-24",
        )
        parser.add_argument(
            "--lang", default="en", choices=("en", "ja"), help="language of the log and of errors"
        )

    def handle(self, *args: Any, files: list[str], **options: Any) -> None:
        is_well = True
        for name in files:
            is_well = self.one(name, options) and is_well
        if not is_well:
            raise SystemExit(1)

    def one(self, name: str, options: dict[str, Any]) -> bool:
        """Play one file; whether it could be played and all its claims are met."""
        try:
            played = play_text(read(name), options["belief"], options["edition"] or "")
        except (NotationError, PlayError, Unreadable) as error:
            if options["json"]:
                self.stdout.write(
                    json.dumps({"file": name, "error": str(error)}, ensure_ascii=False)
                )
            else:
                self.stderr.write(f"{name}: {said(error, options['lang'])}")
            return False
        if options["json"]:
            self.stdout.write(json.dumps({"file": name, **played.as_json()}, ensure_ascii=False))
        else:
            self.show(name, played, options["lang"])
        return played.is_met

    def show(self, name: str, played: Played, language: str) -> None:
        belief = f", belief {played.belief}" if played.belief else ""
        self.stdout.write(f"{name} (rules of {played.edition}{belief})")
        for cr, words in played.lines():
            self.stdout.write(f"  {cr:9} {words.said_in(language)}")
        for refusal in played.outcome.refusals:
            reasons = "; ".join(f"{r.cr} {r.words.said_in(language)}" for r in refusal.reasons)
            self.stdout.write(f"  step {refusal.step} refused: {reasons}")
        for line in played.state_lines(language):
            self.stdout.write(f"  {line}")
        for met in played.outcome.claims:
            found = "" if met.is_met else f" (found: {met.found})"
            self.stdout.write(f"  {'met    ' if met.is_met else 'NOT MET'} {met.claim}{found}")


def said(error: Exception, language: str) -> str:
    """What is wrong, with its place in the file."""
    if language == "en" or not isinstance(error, NotationError | PlayError):
        return str(error)
    words = error_said(error).said_in(language)
    return f"{error.line}行{error.column}字目：{words}" if error.line else words


def a_date(written: str) -> str:
    try:
        return date.fromisoformat(written).isoformat()
    except ValueError as error:
        raise ArgumentTypeError(f"{written!r} is no date such as 2021-02-24") from error


def read(name: str) -> str:
    """The text of a file, or what is wrong with it."""
    try:
        # Not a byte more than it takes to see that it is too large: some files have no end.
        with Path(name).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Unreadable(error.strerror) from error
    if len(data) > MOST_BYTES:
        raise Unreadable(f"larger than {MOST_BYTES} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable("not UTF-8 text") from error
