"""What gunicorn is set to, wherever it is started in this folder; flags on its command line win.

A setting that can't be meant stops it here, in a line: in a worker it would be a traceback from
each of them, over and over.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from gunicorn.glogging import Logger

from judgequiz.running.logs import Discreet, Json

# By a process of their own: workers begin with all that this one has read, so that a reload of
# the server would change nothing.
read = subprocess.run(
    [sys.executable, "-m", "judgequiz.running.meant"],
    cwd=sys.path[0],
    stdout=subprocess.PIPE,
    text=True,
    check=False,
)
if read.returncode:
    sys.exit(read.returncode)
is_json = read.stdout == "json"


class SiteLogger(Logger):
    """gunicorn's own lines, as discreet as the site's."""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        for handler in (*self.error_log.handlers, *self.access_log.handlers):
            handler.addFilter(Discreet())
            if is_json:
                handler.setFormatter(Json())


bind = os.environ.get("BIND", "localhost:8000")
workers = int(os.environ.get("WEB_CONCURRENCY", "2"))
threads = 4
# Whoever is being answered when the server is told to stop still gets their answer.
graceful_timeout = 30
# Workers show that they live by a file, which must not wait for a busy disk.
memory = Path("/dev/shm")  # noqa: S108  (gunicorn makes a file of its own there, with no fixed name)
worker_tmp_dir = str(memory) if memory.is_dir() else None
# Nobody steers a server of ours through a socket.
control_socket_disable = True
logger_class = SiteLogger
