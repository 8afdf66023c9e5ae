"""A whole site on an empty database, served as the README says and gone afterwards."""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

from django.conf import settings

WORKERS = 2
THREADS = 4
STARTS_WITHIN = 60


class Server:
    """gunicorn on a port that was free. The socket is ours: who asks while it is down, waits."""

    def __init__(self, environment: Mapping[str, str], *, workers: int = WORKERS) -> None:
        self.environment = dict(environment)
        self.size = f"--workers {workers} --threads {THREADS}"
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
        self.port: int = self.listening.getsockname()[1]
        self.start()

    def start(self) -> None:
        handle = self.listening.fileno()
        gunicorn = f"-m gunicorn judgequiz.wsgi --bind fd://{handle} --log-level warning"
        self.master = subprocess.Popen(  # noqa: S603 (our own server, run by this very Python)
            [sys.executable, *gunicorn.split(), *self.size.split()],
            cwd=settings.BASE_DIR,
            env=self.environment,
            pass_fds=[handle],
        )

    def workers(self) -> list[int]:
        """The ids of its worker processes, where the system tells them."""
        try:
            told = Path(f"/proc/{self.master.pid}/task/{self.master.pid}/children").read_text()
        except OSError:
            return []
        return [int(pid) for pid in told.split()]

    def stop(self) -> None:
        self.master.terminate()
        self.master.wait()
        self.listening.close()

    @classmethod
    @contextmanager
    def running(
        cls, environment: Mapping[str, str], *, workers: int = WORKERS
    ) -> Iterator["Server"]:
        """From when the first page has come."""
        server = cls(environment, workers=workers)
        try:
            _first_page(server.port)
            yield server
        finally:
            server.stop()


@contextmanager
def prepared(
    database: str, *, stock: Sequence[str] = ("--per-family", "1")
) -> Iterator[dict[str, str]]:
    """The content and some stock in the database of this address, and how commands find it."""
    with tempfile.TemporaryDirectory() as var:
        environment = environment_for(database, var)
        for command in (
            ["migrate", "--verbosity", "0"],
            ["collectstatic", "--noinput", "--verbosity", "0"],
            ["load_content"],
            ["stock", "--verbosity", "0", *stock],
        ):
            _run(["manage.py", *command], environment).check_returncode()
        yield environment


@contextmanager
def served(database: str, *, stock: Sequence[str] = ("--per-family", "1")) -> Iterator[Server]:
    """The whole site, on the database of this address."""
    with prepared(database, stock=stock) as environment, Server.running(environment) as server:
        yield server


def environment_for(database: str, var: str) -> dict[str, str]:
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
        "BEHIND_PROXY": "on",
        "LOG_LEVEL": "ERROR",
        "LOG_SLOW_MS": "0",
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


def _first_page(port: int) -> None:
    """Asks at once, since we listen for the server until it is up, and waits for its answer."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=STARTS_WITHIN)) as connection:
        connection.request("GET", "/en/")
        connection.getresponse().read()
