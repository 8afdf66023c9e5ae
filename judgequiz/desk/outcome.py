"""What came of a text, as its page says it."""

from collections.abc import Sequence
from datetime import date as day
from typing import Any

from judgequiz.desk.playing import Complaint
from judgequiz.questions.beliefs import belief
from judgequiz.questions.replays import refusals
from judgequiz.questions.table import picture
from judgequiz.rulings.templatetags.words import here, plain
from judgequiz.scenarios import Text, Trial

NAMES_IN_TITLE = 3
LONGEST_PREVIEW = 240
LONGEST_LINE = 160


def shown(trial: Trial, text: str, *, edition: day | None) -> dict[str, Any]:
    """How the game went: what was refused and claimed, how it ended, who would see another."""
    story = trial.story
    lines = text.split("\n")
    steps = list(enumerate(story.steps))
    return {
        "steps": len(story.steps) - 1,
        "refused": [
            {
                "number": number,
                "line": step.line,
                "written": _line(lines, step.line).strip(),
                "reasons": refusals(step.refused, edition),
            }
            for number, step in steps
            if step.refused
        ],
        "claims": [
            {"line": it.line, "claim": it.claim, "is_met": it.is_met, "found": it.found}
            for it in trial.claims
        ],
        "unmet": sum(not it.is_met for it in trial.claims),
        "end": picture(story.table(len(story.steps) - 1), story.cards),
        "cards": story.cards,
        "others": [
            {"step": step, **found}
            for slug, step in trial.others.items()
            if (found := belief(slug)) is not None
        ],
        "is_everyone": trial.is_everyone,
        "preview": preview(trial),
    }


def preview(trial: Trial) -> dict[str, str]:
    """What a link to it says of itself where it is pasted."""
    names = [f"《{it.ja}》" if here() == "ja" else it.en for it in trial.names[:NAMES_IN_TITLE]]
    sentences = [plain(_words(it)) for it in trial.situation]
    told = ("" if here() == "ja" else " ").join(sentences)
    is_long = len(told) > LONGEST_PREVIEW
    return {
        "names": ("、" if here() == "ja" else ", ").join(names),
        "told": told[: LONGEST_PREVIEW - 1] + "…" if is_long else told,
    }


def quoted(text: str, complaints: Sequence[Complaint]) -> list[dict[str, Any]]:
    """Each complaint with its line as it is written, in three: before the place, there, after."""
    lines = text.split("\n")
    return [
        {
            "line": it.line,
            "column": it.column,
            "said": _words(it.said),
            "nearest": it.nearest,
            "quote": _parted(_line(lines, it.line), it.column) if it.line else None,
        }
        for it in complaints
    ]


def _line(lines: Sequence[str], number: int) -> str:
    return lines[number - 1] if 0 < number <= len(lines) else ""


def _parted(line: str, column: int) -> dict[str, str]:
    """A long line is cut short around the place; beyond its end the place is empty."""
    place = min(max(column - 1, 0), len(line))
    first, last = max(0, place - LONGEST_LINE // 2), place + LONGEST_LINE // 2
    return {
        "before": ("…" if first else "") + line[first:place],
        "there": line[place : place + 1],
        "after": line[place + 1 : last] + ("…" if last < len(line) else ""),
    }


def _words(text: Text) -> dict[str, str]:
    return {"en": text.en, "ja": text.ja}
