"""Copies of a SQLite database: one whole file, made while others read and write."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from judgequiz.running.copies.faults import NoCopy

HEAD = b"SQLite format 3\x00"
BESIDE = ("-wal", "-shm", "-journal")
PATIENCE = 20


def back_up(database: Path, target: Path) -> None:
    """Writes to `target`, which appears whole or not at all, what the database holds at a moment.

    SQLite's own backup, in one step, reads as a reader does: writers go on, and what they write in
    the meantime is not in the copy.
    """
    with _draft(target) as draft:
        _copy(database, draft)
        migrations_in(draft)
        os.replace(draft, target)


def _copy(source: Path, target: Path) -> None:
    try:
        with _opened(source, "rw") as ours, closing(sqlite3.connect(target)) as copy:
            ours.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as fault:
        raise NoCopy(f"{source} can't be copied: {fault}.") from fault
    with target.open("rb") as file:
        os.fsync(file.fileno())


def migrations_in(copy: Path) -> set[tuple[str, str]]:
    """What was migrated in the database that this file is; NoCopy unless it is whole and ours."""
    try:
        with _opened(copy, "ro") as opened:
            (found,) = opened.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise NoCopy(f"{copy} is damaged: {found}")
            return set(opened.execute("SELECT app, name FROM django_migrations"))
    except sqlite3.Error as fault:
        raise NoCopy(f"{copy} is no whole copy of this site's database: {fault}.") from fault


def counted(copy: Path, table: str) -> int | None:
    """How many rows the table has there; None if that can't be told."""
    try:
        with _opened(copy, "ro") as opened:
            found: int = opened.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0]  # noqa: S608  (a table of ours)
    except sqlite3.Error:
        return None
    return found


def restore(copy: Path, database: Path, aside: Path) -> None:
    """Puts what the copy holds in the place of the database, whose file is kept as `aside`.

    At any moment the database is one of the two, whole. NoCopy, and nothing changed, while
    another process has the database open.
    """
    with _draft(database) as draft:
        _copy(copy, draft)
        migrations_in(draft)
        if database.exists():
            _settle(database)
            _keep(database, aside)
            _hand_over(draft, database)
        os.replace(draft, database)


def _settle(database: Path) -> None:
    """Writes what waits beside the file into it. What is no database any more is left as it is."""
    try:
        with _opened(database, "rw") as opened:
            # Only the last one that has it open may end write-ahead logging.
            opened.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as fault:
        if "locked" not in str(fault) and "busy" not in str(fault):
            return
        raise NoCopy(
            f"{database} is in use: stop the site, then restore. Nothing was changed."
        ) from fault
    except sqlite3.DatabaseError:
        return


def _keep(database: Path, aside: Path) -> None:
    """Gives the file a second name; what is beside a spoilt one goes with it.

    NoCopy, and nothing moved, where the name is taken: what was kept before is replaced by nothing.
    """
    try:
        _name_also(database, aside)
    except FileExistsError as fault:
        raise NoCopy(f"{aside} is there already: restore again. Nothing was changed.") from fault
    for ending in BESIDE:
        with suppress(FileNotFoundError):
            os.replace(f"{database}{ending}", f"{aside}{ending}")


def _name_also(database: Path, aside: Path) -> None:
    try:
        os.link(database, aside)
    except FileExistsError:
        raise
    except OSError:  # Some file systems know one name for a file.
        aside.touch(mode=0o600, exist_ok=False)
        shutil.copy2(database, aside)


def _hand_over(draft: Path, database: Path) -> None:
    """Lets those read and write who could before, also where root restores."""
    before = database.stat()
    with suppress(PermissionError):
        os.chown(draft, before.st_uid, before.st_gid)
    draft.chmod(before.st_mode & 0o777)


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """A file beside the target; if it is still there in the end, it is removed.

    Only its owner may read it, as it tells who has an account.
    """
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.touch(mode=0o600)
        yield draft
    except OSError as fault:
        raise NoCopy(f"{target} can't be written: {fault.strerror}.") from fault
    finally:
        for ending in ("", *BESIDE):
            draft.with_name(draft.name + ending).unlink(missing_ok=True)


@contextmanager
def _opened(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    address = f"{path.resolve().as_uri()}?mode={mode}"
    with closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as opened:
        yield opened
