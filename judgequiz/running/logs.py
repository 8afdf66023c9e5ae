"""What the site logs: lines or JSON, by request, and nothing of what someone wrote or who they are.

A formatter of our own, since what must not be logged is ours to say; the rest is ten lines. Django
reads this before any app is there, and gunicorn without Django.
"""

import json
import logging
import re
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

FIELDS = ("method", "path", "status", "ms", "who")

# The longest part of a path that names a thing is a UUID. Longer ones are what someone has written
# at the desk, or the secret in a link that was mailed.
LONGEST = 36
LONG = re.compile(rf"[^/\s]{{{LONGEST + 1},}}")
ADDRESS = re.compile(r"[\w.+%-]+@[\w-]+(\.[\w-]+)+")

request_id: ContextVar[str] = ContextVar("request_id", default="-")


def discreet(words: str) -> str:
    """These words without mail addresses, and without what is too long to be a name of ours."""
    return ADDRESS.sub("…@…", LONG.sub("…", words.partition("?")[0]))


class Discreet(logging.Filter):
    """Adds the request's name, and takes out of a path in a message what must not be logged."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request_id = request_id.get()
        if record.name.startswith(("django", "gunicorn")) and isinstance(record.args, tuple):
            record.args = tuple(discreet(it) if isinstance(it, str) else it for it in record.args)
        return True


class Line(logging.Formatter):
    """One line to a record, with its traceback below it where there is one."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s [%(request_id)s] %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        record.__dict__.setdefault("request_id", "-")
        return ADDRESS.sub("…@…", super().format(record))


class Json(logging.Formatter):
    """One JSON object to a record and to a line, its traceback in it."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "request_id": getattr(record, "request_id", "-"),
        }
        told |= {name: vars(record)[name] for name in FIELDS if name in vars(record)}
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        kept = {k: ADDRESS.sub("…@…", it) if isinstance(it, str) else it for k, it in told.items()}
        return json.dumps(kept, ensure_ascii=False, default=str)
