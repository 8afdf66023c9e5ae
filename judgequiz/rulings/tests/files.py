"""Content files of one row each, written where a test wants them, and loaded."""

import io
import json
from pathlib import Path
from typing import Any

from django.core.management import call_command

TEXT = {"en": "Words.", "ja": "言葉。"}
FILES: dict[str, list[dict[str, Any]]] = {
    "editions": [{"date": "2026-04-17", "note": TEXT}],
    "sources": [{"slug": "ema", "title": TEXT, "date": "2016-06-08", "note": TEXT}],
    "mechanics": [
        {
            "slug": "cascade",
            "name": TEXT,
            "intro": TEXT,
            "cr": ["702.85a"],
            "examples": ["bloodbraid-elf"],
            "source": "ema",
        }
    ],
    "rules": [{"number": "702.85a", "edition": "2026-04-17", "sha256": "00", "words": TEXT}],
    "rulings": [
        {
            "id": "EMA-cascade-1",
            "mechanic": "cascade",
            "kind": "ruling",
            "words": TEXT,
            "source": "ema",
            "date": "2016-06-08",
            "cr": ["702.85a"],
            "standing": "functional-change",
            "edition_checked": "2026-04-17",
            "changed": TEXT,
            "true_until": "2021-02-24",
        }
    ],
}


def written(folder: Path, **changes: object) -> Path:
    for name, rows in (FILES | changes).items():
        (folder / f"{name}.json").write_text(json.dumps(rows), encoding="utf-8")
    return folder


def with_ruling(folder: Path, **changes: object) -> Path:
    """The files, with a ruling that says otherwise."""
    return written(folder, rulings=[FILES["rulings"][0] | changes])


def load(folder: Path | None = None) -> str:
    out = io.StringIO()
    options = {"folder": folder} if folder else {}
    call_command("load_content", stdout=out, **options)
    return out.getvalue()
