#!/usr/bin/env python
"""Runs Django's commands with the settings of this project."""

import os
import sys

from django.core.exceptions import ImproperlyConfigured
from django.core.management import execute_from_command_line
from django.db import DatabaseError, OperationalError


def main() -> None:
    """Says in a line what whoever runs the site can mend; `--traceback` shows where it came up."""
    try:
        execute_from_command_line(sys.argv)
    except ImproperlyConfigured as fault:
        stop("The settings are not right", fault)
    except BrokenPipeError:
        # Whoever read what we print has read enough; nothing more is tried to be printed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except DatabaseError as fault:
        # Only what is wrong with the database as a whole: not there, locked, full, another file.
        if type(fault) not in (DatabaseError, OperationalError):
            raise
        stop("The database can't be used (DATABASE_URL, VAR_DIR; run migrate first)", fault)


def stop(what: str, fault: Exception) -> None:
    if "--traceback" in sys.argv:
        raise fault
    sys.exit(f"{what}: {fault}")


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "judgequiz.settings")
    main()
