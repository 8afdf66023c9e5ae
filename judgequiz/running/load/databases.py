"""Empty databases to measure on, gone afterwards: the user's own is never written to."""

import os
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from django.db import DatabaseError, connection

POSTGRES = Path("/usr/lib/postgresql")


class NotHere(Exception):
    """There is no such database on this machine; says why."""


@contextmanager
def sqlite() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/db.sqlite3"


@contextmanager
def postgres(programs: Path = POSTGRES) -> Iterator[str]:
    """A database beside the one that DATABASE_URL names; without one, a server of its own."""
    if connection.vendor == "postgresql":
        with _beside_ours() as url:
            yield url
        return
    starters = sorted(programs.glob("*/bin/initdb"), key=_version)
    if not starters:
        raise NotHere(f"no DATABASE_URL names one, and there is no server under {programs}")
    with _cluster(starters[-1].parent) as url:
        yield url


def _version(starter: Path) -> tuple[int, ...]:
    return tuple(int(part) for part in starter.parent.parent.name.split(".") if part.isdecimal())


@contextmanager
def _beside_ours() -> Iterator[str]:
    name = f"judgequiz_bench_{uuid.uuid4().hex[:12]}"
    with connection.cursor() as cursor:
        try:
            cursor.execute(f"CREATE DATABASE {name}")
        except DatabaseError as fault:
            raise NotHere(
                f"no database can be made beside that of DATABASE_URL: {fault}"
            ) from fault
        try:
            yield urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{name}").geturl()
        finally:
            cursor.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def _cluster(programs: Path) -> Iterator[str]:
    """A server with nothing in it, as careful with what it writes as any: else we flatter it."""
    with tempfile.TemporaryDirectory() as folder:
        if os.geteuid() == 0:
            _give_to_postgres(folder)
        port = _free_port()
        data = f"{folder}/data"
        serving = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        made = f"--pgdata {data} --username judgequiz --auth trust --encoding UTF8".split()
        _run(folder, programs / "initdb", *made)
        control = (programs / "pg_ctl", "--pgdata", data, "--wait")
        _run(folder, *control, "--log", f"{folder}/log", "--options", serving, "start")
        try:
            yield f"postgres://judgequiz@127.0.0.1:{port}/postgres"
        finally:
            _run(folder, *control, "--mode", "immediate", "stop")


def _give_to_postgres(folder: str) -> None:
    """A server refuses to be run by root, who runs it as whom the package made for that."""
    try:
        shutil.chown(folder, "postgres")
    except LookupError as fault:
        raise NotHere("root can't run a server, and there is no user named postgres") from fault


def _run(folder: str, *arguments: str | Path) -> None:
    as_postgres = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    try:
        subprocess.run(  # noqa: S603 (a server's own programs, and paths that we made)
            [*as_postgres, *arguments], cwd=folder, stdout=subprocess.DEVNULL, check=True
        )
    except (OSError, subprocess.CalledProcessError) as fault:
        raise NotHere(f"its server could not be run: {fault}") from fault


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port
