"""A backup is consistent whoever writes meanwhile, and comes back whole or not at all."""

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
import time_machine
from django.core.management import CommandError, call_command
from django.db import connection, connections, transaction

from judgequiz.accounts.models import Learner
from judgequiz.questions.models import Question
from judgequiz.questions.tests.example import some_stored
from judgequiz.running.copies import postgres, sqlite
from judgequiz.running.copies.faults import NoCopy

pytestmark = pytest.mark.django_db(transaction=True)
on_sqlite = pytest.mark.skipif(connection.vendor != "sqlite", reason="SQLite's files")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy"


@pytest.fixture(autouse=True)
def own_database(transactional_db, tmp_path: Path, monkeypatch) -> Iterator[None]:
    """On SQLite a file that no server of another test may still have open."""
    if connection.vendor != "sqlite":
        yield
        return
    connection.ensure_connection()
    with closing(sqlite3.connect(tmp_path / "own.sqlite3")) as own:
        connection.connection.backup(own)
    connection.close()
    with monkeypatch.context() as patch:
        patch.setitem(connection.settings_dict, "NAME", str(tmp_path / "own.sqlite3"))
        yield
        connection.close()


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, settings) -> Path:
    """Where databases that were replaced are kept."""
    settings.VAR_DIR = tmp_path
    return tmp_path


@time_machine.travel(datetime(2026, 8, 7, tzinfo=UTC), tick=False)
def test_what_was_backed_up_comes_back(copy: Path, capsys):
    """Also where two are restored in one second: neither takes the place of what was kept."""
    some_stored(3)
    call_command("backup", str(copy))
    Question.objects.all().delete()
    some_stored(1)

    call_command("restore", str(copy), "--yes")

    assert Question.objects.count() == 3
    assert copy.stat().st_size > 10_000
    said = capsys.readouterr().out
    assert "Keep the secret key" in said
    aside = Path(said.rpartition("What was there is in ")[2].strip().removesuffix("."))
    call_command("restore", str(aside), "--yes")
    assert Question.objects.count() == 1
    assert len(list(aside.parent.glob("replaced-*"))) == 2


@on_sqlite
def test_it_is_consistent_while_others_write(copy: Path):
    """Each transaction makes two learners, so that a copy with an odd number is of no moment."""
    is_done = threading.Event()

    def write() -> None:
        while not is_done.is_set():
            with transaction.atomic():
                Learner.objects.create()
                Learner.objects.create()
        connections.close_all()

    writers = [threading.Thread(target=write) for _ in range(2)]
    for writer in writers:
        writer.start()
    seen = []
    for _ in range(5):
        call_command("backup", str(copy), "--yes")
        with closing(sqlite3.connect(copy)) as opened:
            (count,) = opened.execute("SELECT count(*) FROM accounts_learner").fetchone()
            seen.append(count)
    is_done.set()
    for writer in writers:
        writer.join()

    assert [count % 2 for count in seen] == [0] * 5
    assert seen == sorted(seen)
    assert 0 < seen[-1] <= Learner.objects.count()


def test_nothing_is_replaced_unasked(copy: Path):
    some_stored(1)
    call_command("backup", str(copy))

    with pytest.raises(CommandError, match="is there already"):
        call_command("backup", str(copy))
    with pytest.raises(CommandError, match="say --yes"):
        call_command("restore", str(copy))

    assert Question.objects.count() == 1


def test_what_is_broken_or_of_another_version_is_refused(copy: Path, tmp_path: Path):
    some_stored(2)
    call_command("backup", str(copy))
    cut = tmp_path / "cut"
    cut.write_bytes(copy.read_bytes()[: copy.stat().st_size * 2 // 3])
    text = tmp_path / "text"
    text.write_text("no copy")
    other = tmp_path / "other"
    is_sqlite = connection.vendor == "sqlite"
    other.write_bytes(postgres.HEAD if is_sqlite else b"SQLite format 3\x00")
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO django_migrations (app, name, applied)"
            " VALUES ('quiz', '9999_later', '2030-01-01')"
        )
    later = tmp_path / "later"
    call_command("backup", str(later))
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE name = '9999_later'")
    before = set(tmp_path.iterdir())

    for file, told in [
        (tmp_path / "nowhere", "can't be read"),
        (text, "is no copy of a database"),
        (other, "is a copy of a"),
        (cut, "is no whole copy|is damaged"),
        (later, "newer version .quiz.9999_later."),
    ]:
        with pytest.raises(CommandError, match=told):
            call_command("restore", str(file), "--yes")

    assert Question.objects.count() == 2
    assert set(tmp_path.iterdir()) == before


def test_only_its_owner_reads_a_copy(copy: Path):
    call_command("backup", str(copy))

    assert copy.stat().st_mode & 0o777 == 0o600


def test_no_copy_is_put_in_the_place_of_what_is_no_file(copy: Path):
    os.mkfifo(copy)

    with pytest.raises(CommandError, match="is no file: name another"):
        call_command("backup", str(copy), "--yes")

    assert copy.is_fifo()


@on_sqlite
def test_no_copy_is_put_in_the_place_of_the_database(tmp_path: Path):
    """Those who have it open would go on writing to a file without a name."""
    link = tmp_path / "link"
    link.symlink_to(connection.settings_dict["NAME"])

    with pytest.raises(CommandError, match="is the database itself"):
        call_command("backup", str(link), "--yes")


@on_sqlite
def test_a_database_stays_where_it_is_linked_to_and_whose_it_was(
    copy: Path, tmp_path: Path, monkeypatch
):
    call_command("backup", str(copy))
    (disk := tmp_path / "disk").mkdir()
    real, link = disk / "real.sqlite3", tmp_path / "link.sqlite3"
    real.write_bytes(copy.read_bytes())
    real.chmod(0o640)
    link.symlink_to(real)
    monkeypatch.setitem(connection.settings_dict, "NAME", str(link))

    call_command("restore", str(copy), "--yes")

    assert link.is_symlink()
    assert real.stat().st_mode & 0o777 == 0o640
    (aside,) = disk.glob("replaced-*")
    assert aside.stat().st_ino != real.stat().st_ino
    assert not aside.is_symlink()


@on_sqlite
def test_a_database_in_use_is_not_replaced(copy: Path):
    some_stored(1)
    call_command("backup", str(copy))
    name = connection.settings_dict["NAME"]

    with closing(sqlite3.connect(name)) as another:
        another.execute("SELECT count(*) FROM django_migrations").fetchone()
        with pytest.raises(CommandError, match="is in use: stop the site"):
            call_command("restore", str(copy), "--yes")

    assert Question.objects.count() == 1


@on_sqlite
def test_a_spoilt_database_is_kept_and_replaced(copy: Path, tmp_path: Path, monkeypatch):
    call_command("backup", str(copy))
    spoilt = tmp_path / "spoilt.sqlite3"
    spoilt.write_bytes(b"not a database any more")
    monkeypatch.setitem(connection.settings_dict, "NAME", str(spoilt))

    call_command("restore", str(copy), "--yes")

    assert sqlite.migrations_in(spoilt) == sqlite.migrations_in(copy)
    (aside,) = tmp_path.glob("replaced-*")
    assert aside.read_bytes() == b"not a database any more"


@on_sqlite
@pytest.mark.parametrize("may_link", [True, False])
def test_what_was_kept_before_is_replaced_by_nothing(
    copy: Path, tmp_path: Path, monkeypatch, *, may_link: bool
):
    """Also on a file system that knows one name for a file, where it is copied instead."""

    def refuse(*names: Path) -> None:
        raise PermissionError("one name for a file")

    if not may_link:
        monkeypatch.setattr(os, "link", refuse)
    call_command("backup", str(copy))
    database = tmp_path / "ours.sqlite3"
    database.write_bytes(before := copy.read_bytes())
    (aside := tmp_path / "kept").write_bytes(b"of another restore")

    with pytest.raises(NoCopy, match="kept is there already: restore again"):
        sqlite.restore(copy, database, aside)
    assert (aside.read_bytes(), database.read_bytes()) == (b"of another restore", before)

    aside.unlink()
    sqlite.restore(copy, database, aside)
    assert aside.read_bytes() == before


def test_programs_that_are_missing_or_old_are_named(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(postgres, "INSTALLED", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoCopy, match="There is no pg_dump here: install postgresql-client"):
        postgres.back_up({}, tmp_path / "copy", server=17)

    old = tmp_path / "pg_dump"
    old.write_text("#!/bin/sh\necho 'pg_dump (PostgreSQL) 9.6.1'\n")
    old.chmod(0o755)
    with pytest.raises(NoCopy, match=r"The server is PostgreSQL 17, and .* is of 9"):
        postgres.back_up({}, tmp_path / "copy", server=17)
