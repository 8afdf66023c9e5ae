"""Copies of a PostgreSQL database, made and put back by PostgreSQL's own programs."""

import os
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from django.db.backends.base.base import BaseDatabaseWrapper

from judgequiz.running.copies.faults import NoCopy

HEAD = b"PGDMP"
INSTALLED = Path("/usr/lib/postgresql")
VARIABLES = {
    "host": "PGHOST",
    "port": "PGPORT",
    "user": "PGUSER",
    "password": "PGPASSWORD",
    "dbname": "PGDATABASE",
    "sslmode": "PGSSLMODE",
    "sslrootcert": "PGSSLROOTCERT",
}
Environment = Mapping[str, str]


def environment_of(connection: BaseDatabaseWrapper) -> Environment:
    """How its programs find the database: a password on a command line could be seen by all."""
    given = connection.get_connection_params()
    return {name: str(given[key]) for key, name in VARIABLES.items() if given.get(key)}


def back_up(database: Environment, target: Path, *, server: int) -> None:
    """Writes to `target`, which appears whole or not at all, what the database holds at a moment.

    `server` is the version of the server, such as 17: its programs must not be older.
    """
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        # It tells who has an account.
        draft.touch(mode=0o600)
        _run("pg_dump", ["--format=custom", f"--file={draft}"], database, server=server)
        migrations_in(draft)
        draft.replace(target)
    except OSError as fault:
        raise NoCopy(f"{target} can't be written: {fault.strerror}.") from fault
    finally:
        draft.unlink(missing_ok=True)


def migrations_in(copy: Path) -> set[tuple[str, str]]:
    """What was migrated in the database that this is a copy of; NoCopy unless it is whole."""
    read = ["--data-only", "--table=django_migrations", "--file=-", str(copy)]
    try:
        found = _run("pg_restore", read, {})
        # What is cut off is found only by reading on to the end.
        _run("pg_restore", ["--file=/dev/null", str(copy)], {})
    except NoCopy as fault:
        raise NoCopy(f"{copy} is no whole copy of this site's database: {fault}") from fault
    rows = found.partition("FROM stdin;\n")[2].partition("\\.")[0]
    return {(row.split("\t")[1], row.split("\t")[2]) for row in rows.splitlines() if "\t" in row}


def restore(copy: Path, database: Environment, *, tables: Sequence[str], server: int) -> None:
    """Puts what the copy holds in the place of all tables: in one transaction, all or nothing."""
    script = copy.with_name(f".{copy.name}.{os.getpid()}.sql")
    gone = ", ".join(f'"{name}"' for name in tables)
    try:
        script.touch(mode=0o600)
        _run(
            "pg_restore",
            ["--clean", "--if-exists", "--no-owner", "--no-acl", f"--file={script}", str(copy)],
            {},
        )
        clear = f"DROP TABLE IF EXISTS {gone} CASCADE" if gone else "SELECT 1"
        _run(
            "psql",
            [
                *("--no-psqlrc", "--quiet", "--single-transaction", "--output=/dev/null"),
                *("--set=ON_ERROR_STOP=1", f"--command={clear}", f"--file={script}"),
            ],
            {**database, "PGOPTIONS": "-c lock_timeout=20s -c client_min_messages=warning"},
            server=server,
        )
    except OSError as fault:
        raise NoCopy(f"{script} can't be written: {fault.strerror}.") from fault
    finally:
        script.unlink(missing_ok=True)


def _run(program: str, arguments: list[str], more: Environment, *, server: int = 0) -> str:
    found = _newest(program)
    version = _version(found)
    if server and version < server:
        raise NoCopy(
            f"The server is PostgreSQL {server}, and {found} is of {version}: install"
            f" postgresql-client-{server}."
        )
    done = subprocess.run(  # noqa: S603  (PostgreSQL's own programs, and paths that were given)
        [found, *arguments],
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NoCopy(f"{program}: {done.stderr.strip().splitlines()[-1:] or done.returncode}")
    return done.stdout


def _newest(program: str) -> str:
    """The newest of this program on the machine: an older one may come first in PATH."""
    installed = {str(it) for it in INSTALLED.glob(f"*/bin/{program}")}
    on_path = shutil.which(program)
    programs = installed or ({on_path} if on_path else set())
    if not programs:
        raise NoCopy(f"There is no {program} here: install postgresql-client, or run this there.")
    return max(programs, key=_version)


def _version(program: str) -> int:
    said = subprocess.run(  # noqa: S603  (as above)
        [program, "--version"], capture_output=True, text=True, check=False
    ).stdout
    found = re.search(r"(\d+)", said.partition(")")[2])
    return int(found[1]) if found else 0
