"""What gunicorn is set to, wherever it is started in this folder; flags on its command line win.

A setting that can't be meant stops it here, in a line: in a worker it would be a traceback from
each of them, over and over.
"""

import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "judgequiz.settings")

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.utils.functional import empty
from gunicorn.glogging import Logger

from judgequiz.running.logs import Discreet, Json

try:
    is_json = settings.LOG_FORMAT == "json"
except ImproperlyConfigured as fault:
    sys.exit(f"The settings are not right: {fault}")
finally:
    # Workers read them for themselves, so that a reload takes what has changed.
    settings._wrapped = empty
    for name in [it for it in sys.modules if it.partition(".")[0] == "judgequiz"]:
        del sys.modules[name]


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
worker_tmp_dir = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108
# Nobody steers a server of ours through a socket.
control_socket_disable = True
logger_class = SiteLogger
