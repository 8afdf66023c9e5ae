"""The site's secret key, made on the first run and kept in a file that git ignores."""

import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured


def kept_secret(path: Path) -> str:
    """The secret in this file, which is made, readable by its owner only, where there is none.

    Two processes that start at once agree on one secret: the file appears whole, and once.
    """
    try:
        if not path.exists():
            _make(path)
        secret = path.read_text(encoding="ascii").strip()
    except OSError as fault:
        raise ImproperlyConfigured(
            f"The secret key can't be kept in {path} ({fault.strerror}): let this user write there,"
            " set VAR_DIR to another folder, or set SECRET_KEY."
        ) from fault
    except UnicodeDecodeError as fault:
        raise ImproperlyConfigured(f"{path} holds no secret key: delete it.") from fault
    if not secret:
        raise ImproperlyConfigured(f"{path} is empty: delete it, and another key is made.")
    return secret


def made_folder(path: Path) -> Path:
    """This folder, made where there is none if we may; what is kept in it says so if we may not."""
    with suppress(OSError):
        path.mkdir(parents=True, exist_ok=True)
    return path


def _make(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secrets.token_urlsafe(64))
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        os.unlink(draft)
