"""Imports run one way, and the pure packages know nothing of the web."""

import subprocess
import sysconfig
from pathlib import Path

from django.conf import settings


def test_it_works():
    linter = Path(sysconfig.get_path("scripts")) / "lint-imports"

    result = subprocess.run(  # noqa: S603  (our own linter)
        [linter, "--no-cache"], cwd=settings.BASE_DIR, capture_output=True, text=True, check=False
    )

    assert result.returncode == 0, result.stdout + result.stderr
