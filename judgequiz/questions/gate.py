"""Which gate a question passed: its name changes whenever what is looked for does."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from judgequiz.questions.faults import faults
from judgequiz.scenarios import MISCONCEPTIONS

HERE = Path(__file__).parent


@cache
def gate() -> str:
    """The name of the gate as it stands: a digest of the modules that look questions over."""
    modules = [HERE / "faults.py", *sorted((HERE / "lints").rglob("*.py"))]
    return sha256(b"\0".join(it.read_bytes() for it in modules)).hexdigest()


def faults_today(data: dict[str, Any]) -> list[str]:
    """What the gate as it stands finds in a question that is stored.

    A belief registered since then is unknown to it, which is no fault of what is asked.
    """
    beliefs = {**dict.fromkeys(MISCONCEPTIONS, ""), **data["beliefs"]}
    return faults({**data, "beliefs": beliefs})
