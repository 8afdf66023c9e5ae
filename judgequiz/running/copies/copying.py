"""What the commands do, whichever database it is."""

from datetime import datetime
from itertools import count
from pathlib import Path

from django.conf import settings
from django.db import connection, connections
from django.db.migrations.loader import MigrationLoader

from judgequiz.running.copies import postgres, sqlite
from judgequiz.running.copies.faults import NoCopy

KINDS = {sqlite.HEAD: "sqlite", postgres.HEAD: "postgresql"}
NAMES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}


def back_up(target: Path) -> None:
    """Writes a copy to this file, or to the one that it is a link to."""
    target = target.resolve()
    if target.exists() and not target.is_file():
        raise NoCopy(f"{target} is no file: name another.")
    if connection.vendor == "sqlite" and target == _file():
        raise NoCopy(f"{target} is the database itself: name another.")
    if connection.vendor == "sqlite":
        sqlite.back_up(_file(), target)
    else:
        postgres.back_up(postgres.environment_of(connection), target, server=_server())


def checked(copy: Path) -> int:
    """How many migrations we have beyond the copy's; NoCopy if it can't be restored here."""
    kind = _kind(copy)
    if kind != connection.vendor:
        raise NoCopy(
            f"{copy} is a copy of a {NAMES[kind]} database, and this site's is"
            f" {NAMES.get(connection.vendor, connection.vendor)} (DATABASE_URL)."
        )
    found = (sqlite if kind == "sqlite" else postgres).migrations_in(copy)
    ours = set(MigrationLoader(None).disk_migrations)
    if ("accounts", "0001_initial") not in found:
        raise NoCopy(f"{copy} is no copy of this site's database.")
    if newer := sorted(found - ours):
        raise NoCopy(
            f"{copy} was made by a newer version ({'.'.join(newer[0])}):"
            " update first, then restore."
        )
    return len(ours - found)


def restore(copy: Path) -> Path:
    """Puts the copy in the place of the database; where what was replaced is kept."""
    if connection.vendor == "sqlite":
        aside = _unused(_file().parent, "sqlite3")
        connections.close_all()
        sqlite.restore(copy, _file(), aside)
        return aside
    aside = _unused(settings.VAR_DIR, "dump")
    database = postgres.environment_of(connection)
    server, tables = _server(), connection.introspection.table_names()
    connections.close_all()
    postgres.back_up(database, aside, server=server)
    postgres.restore(copy, database, tables=tables, server=server)
    return aside


def _unused(folder: Path, ending: str) -> Path:
    """A name for what is replaced now, also where something was in this same second."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    paths = (folder / f"replaced-{stamp}-{number}.{ending}" for number in count(1))
    return next(it for it in paths if not it.exists())


def _file() -> Path:
    """Where the database is, and not what links to it."""
    return Path(connection.settings_dict["NAME"]).resolve()


def _server() -> int:
    connection.ensure_connection()
    version: int = connection.connection.info.server_version
    return version // 10_000


def _kind(copy: Path) -> str:
    try:
        with copy.open("rb") as file:
            head = file.read(max(map(len, KINDS)))
    except OSError as fault:
        raise NoCopy(f"{copy} can't be read: {fault.strerror}.") from fault
    for start, kind in KINDS.items():
        if head.startswith(start):
            return kind
    raise NoCopy(f"{copy} is no copy of a database.")
