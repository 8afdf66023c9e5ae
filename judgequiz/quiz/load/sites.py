"""A whole site on an empty database, served as the README says and gone afterwards."""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

from django.conf import settings

WORKERS = 2
THREADS = 4
STARTS_WITHIN = 60


@contextmanager
def served(database: str, *, stock: Sequence[str] = ("--per-family", "1")) -> Iterator[int]:
    """The site, its content and some stock in the database of this address; yields its port."""
    with tempfile.TemporaryDirectory() as var:
        environment = _environment(database, var)
        for command in (
            ["migrate", "--verbosity", "0"],
            ["collectstatic", "--noinput", "--verbosity", "0"],
            ["load_content"],
            ["stock", "--verbosity", "0", *stock],
        ):
            _run(["manage.py", *command], environment).check_returncode()
        with _gunicorn(environment) as port:
            yield port


def _environment(database: str, var: str) -> dict[str, str]:
    """What is set here wins over whatever a `.env` says, so that nothing of the user's is used."""
    return {
        **os.environ,
        "DATABASE_URL": database,
        "VAR_DIR": var,
        "STATIC_ROOT": str(Path(var, "static")),
        "SECRET_KEY": "",
        "ALLOWED_HOSTS": "127.0.0.1",
        "DEBUG": "off",
        "HTTPS": "off",
        "BEHIND_PROXY": "off",
        "EMAIL_URL": "dummymail://",
    }


def _run(arguments: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(  # noqa: S603 (our own commands, run by this very Python)
        [sys.executable, *arguments],
        cwd=settings.BASE_DIR,
        env=environment,
        stdout=subprocess.DEVNULL,
        check=False,
    )


@contextmanager
def _gunicorn(environment: dict[str, str]) -> Iterator[int]:
    """Serves on a port that was free, from when the first page has come."""
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listening:
        handle = listening.fileno()
        gunicorn = f"-m gunicorn judgequiz.wsgi --bind fd://{handle} --log-level warning"
        size = f"--workers {WORKERS} --threads {THREADS}"
        server = subprocess.Popen(  # noqa: S603 (as above)
            [sys.executable, *gunicorn.split(), *size.split()],
            cwd=settings.BASE_DIR,
            env=environment,
            pass_fds=[handle],
        )
        port = listening.getsockname()[1]
        try:
            _first_page(port)
            yield port
        finally:
            server.terminate()
            server.wait()


def _first_page(port: int) -> None:
    """Asks at once, since we listen for the server until it is up, and waits for its answer."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=STARTS_WITHIN)) as connection:
        connection.request("GET", "/en/")
        connection.getresponse().read()
