"""How much a browser has to fetch."""

import gzip
import re
from collections.abc import Iterable
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles import finders

HTML, STYLE, SCRIPTS = 30_000, 25_000, 35_000
SCRIPT = re.compile(r"static '([^']+\.js)'")


def gzipped(names: Iterable[str]) -> int:
    """The bytes of these static files, each compressed by itself."""
    return sum(len(gzip.compress(Path(str(finders.find(name))).read_bytes())) for name in names)


def scripts() -> list[str]:
    """Every script that some template loads."""
    folder = settings.BASE_DIR / "templates"
    texts = [it.read_text(encoding="utf-8") for it in folder.rglob("*.html")]
    return sorted({name for text in texts for name in SCRIPT.findall(text)})
