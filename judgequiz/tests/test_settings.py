"""Safe by default, and ready to deploy by environment alone."""

import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.core.management import get_commands

from judgequiz.secret import kept_secret

ROOT = Path(settings.BASE_DIR)


def _manage(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    ours = ("DJANGO_ALLOW", "DATABASE_URL")
    inherited = {name: it for name, it in os.environ.items() if not name.startswith(ours)}
    return subprocess.run(  # noqa: S603  (our own commands)
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

    # Commands stand in code; elsewhere "make" is a word as any other.
    code = "\n".join(re.findall(r"^ {4}.*|`[^`\n]+`", readme, flags=re.MULTILINE))
    wanted = set(re.findall(r"\bmake ([a-z]+)\b", code))
    assert {"run", "test", "stock", "restore"} <= wanted <= targets
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


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("VAR_DIR", "/dev/null", "can't be kept in /dev/null/secret-key"),
        ("VAR_DIR", "/proc/nowhere", "let this user write there, set VAR_DIR"),
        ("HTTPS", "ture", "HTTPS is on or off, not 'ture'"),
        ("HSTS_SECONDS", "long", "HSTS_SECONDS is a whole number, not 'long'"),
        ("LOG_LEVEL", "LOUD", "LOG_LEVEL is one of CRITICAL"),
        ("EMAIL_VERIFICATION", "perhaps", "EMAIL_VERIFICATION is one of optional, mandatory"),
        ("EMAIL_URL", "nonsense", "Invalid email schema"),
        ("DATABASE_URL", "nonsense", "DATABASE_URL is an address like postgres://"),
        ("DATABASE_URL", "sqlite:////dev/null/db", "The database can't be used"),
        ("DATABASE_URL", "sqlite:///manage.py", "file is not a database"),
        ("DATABASE_URL", "postgres://judge@127.0.0.1:1/quiz", "Connection refused"),
    ],
)
def test_a_setting_that_cannot_be_meant_is_told_in_a_line(
    tmp_path: Path, name: str, value: str, told: str
):
    given = {"VAR_DIR": str(tmp_path), "HTTPS": "on", name: value}

    result = _manage("migrate", "--verbosity", "0", **given)

    assert result.returncode == 1
    assert told in result.stderr
    assert "Traceback" not in result.stderr
    assert "UserWarning" not in result.stderr


def test_gunicorn_tells_it_in_a_line_too(tmp_path: Path):
    result = subprocess.run(
        [sys.executable, "-m", "gunicorn", "judgequiz.wsgi", "--check-config"],
        cwd=settings.BASE_DIR,
        env={**os.environ, "VAR_DIR": str(tmp_path), "HTTPS": "ture"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert result.returncode == 1
    assert result.stderr == "The settings are not right: HTTPS is on or off, not 'ture'.\n"


def test_an_empty_database_address_is_none(tmp_path: Path):
    result = _manage("check", "--database", "default", VAR_DIR=str(tmp_path), DATABASE_URL="")

    assert (result.returncode, result.stderr) == (0, ""), result.stderr
    assert (tmp_path / "db.sqlite3").exists()


def test_a_reader_may_stop_reading(tmp_path: Path):
    reads, writes = os.pipe()
    os.close(reads)
    with os.fdopen(writes, "wb") as closed:
        result = subprocess.run(
            [sys.executable, "manage.py", "help", "--commands"],
            cwd=settings.BASE_DIR,
            env={**os.environ, "VAR_DIR": str(tmp_path)},
            stdout=closed,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )

    assert (result.returncode, result.stderr) == (1, "")


@pytest.mark.parametrize("kept", [b"", b" \n", b"\xff\xfe"])
def test_a_spoilt_secret_is_told(tmp_path: Path, kept: bytes):
    path = tmp_path / "secret-key"
    path.write_bytes(kept)

    with pytest.raises(ImproperlyConfigured, match=r"secret-key .*: delete it"):
        kept_secret(path)


def test_a_list_may_have_spaces(tmp_path: Path):
    result = _manage(
        *("shell", "--verbosity", "0", "--command"),
        "from django.conf import settings; print(settings.ALLOWED_HOSTS)",
        VAR_DIR=str(tmp_path),
        ALLOWED_HOSTS="a.example, b.example ,",
    )

    assert result.stdout.strip() == "['a.example', 'b.example']", result.stderr


def test_a_folder_for_data_is_made_where_the_secret_is_given(tmp_path: Path):
    result = _manage(
        *("check", "--database", "default"), VAR_DIR=str(tmp_path / "new"), SECRET_KEY="k" * 60
    )

    assert result.returncode == 0, result.stderr
    assert (tmp_path / "new" / "db.sqlite3").exists()


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
