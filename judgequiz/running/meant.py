"""Prints how logs are written, once all settings are read; a fault in them is told in a line.

For `gunicorn.conf.py`, which runs this as a process of its own.
"""

import os
import sys

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "judgequiz.settings")
    try:
        sys.stdout.write(settings.LOG_FORMAT)
    except ImproperlyConfigured as fault:
        sys.exit(f"The settings are not right: {fault}")
