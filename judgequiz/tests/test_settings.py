"""Safe by default, and ready to deploy by environment alone."""

import os
import re
import subprocess
import sys
import threading
from pathlib import Path

from django.conf import settings
from django.core.management import get_commands

from judgequiz.secret import kept_secret

ROOT = Path(settings.BASE_DIR)


def _manage(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: it for name, it in os.environ.items() if not name.startswith("DJANGO_ALLOW")}
    return subprocess.run(  # noqa: S603
        [sys.executable, "manage.py", *arguments],
        cwd=settings.BASE_DIR,
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_works():
    assert settings.DEBUG is False
    assert settings.ALLOWED_HOSTS
    assert len(settings.SECRET_KEY) > 50


def test_every_setting_is_documented():
    read = re.findall(r'env\.\w+\(\s*"([A-Z_]+)"', (ROOT / "judgequiz/settings.py").read_text())

    documented = (ROOT / "docs/deploying.md").read_text(encoding="utf-8")

    assert len(read) > 8
    assert not [name for name in read if f"`{name}`" not in documented]


def test_every_command_of_the_readme_exists():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))

    assert set(re.findall(r"\bmake ([a-z]+)\b", readme)) - {"and"} <= targets
    assert set(re.findall(r"manage\.py ([a-z_]+)", readme)) <= set(get_commands())


def test_the_deployment_check_is_clean(tmp_path: Path):
    result = _manage(
        "check",
        "--deploy",
        "--fail-level",
        "INFO",
        VAR_DIR=str(tmp_path),
        HTTPS="on",
        ALLOWED_HOSTS="judge.example",
    )

    assert result.returncode == 0, result.stderr
    assert "no issues" in result.stdout


def test_no_migration_is_missing(tmp_path: Path):
    result = _manage("makemigrations", "--check", "--dry-run", VAR_DIR=str(tmp_path))

    assert result.returncode == 0, result.stdout


def test_a_secret_is_made_once_and_kept(tmp_path: Path):
    path = tmp_path / "new" / "secret-key"

    first = kept_secret(path)

    assert kept_secret(path) == first
    assert path.stat().st_mode & 0o077 == 0
    assert list(path.parent.iterdir()) == [path]


def test_processes_that_start_at_once_agree_on_a_secret(tmp_path: Path):
    path = tmp_path / "secret-key"
    seen: list[str] = []
    threads = [threading.Thread(target=lambda: seen.append(kept_secret(path))) for _ in range(12)]

    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(seen) == 12
    assert len(set(seen)) == 1
