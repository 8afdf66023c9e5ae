"""What is read from the environment, refused in words where it can't be meant."""

import warnings
from collections.abc import Collection, Sequence
from importlib.util import find_spec
from typing import Any

import environ
from django.core.exceptions import ImproperlyConfigured

ON = {"on", "true", "yes", "y", "ok", "1"}
PROVIDERS = "allauth.socialaccount.providers"
OFF = {"off", "false", "no", "n", "", "0"}


class Environment(environ.Env):
    def bool(self, var: str, default: bool = False) -> bool:  # noqa: FBT002  (environ's)
        """A switch. A mistyped one is refused, since off may be the less safe."""
        written = self.str(var, default="on" if default else "off").strip().lower()
        if written not in ON | OFF:
            raise ImproperlyConfigured(f"{var} is on or off, not {written!r}.")
        return written in ON

    def int(self, var: str, default: int = 0) -> int:
        written = self.str(var, default=str(default)).strip()
        if not (written.isascii() and written.isdecimal() and len(written) < 10):
            raise ImproperlyConfigured(f"{var} is a whole number, not {written!r}.")
        return int(written)

    def list(self, var: str, default: Sequence[str] = ()) -> list[str]:
        """Names with commas between them, and spaces if one likes."""
        written = self.str(var, default=",".join(default))
        return [name.strip() for name in written.split(",") if name.strip()]

    def one_of(self, var: str, known: Collection[str], *, default: str) -> str:
        written = str(self.str(var, default=default)).strip()
        if written not in known:
            raise ImproperlyConfigured(f"{var} is one of {', '.join(known)}; not {written!r}.")
        return written

    def services(self, var: str) -> Sequence[str]:
        """Services to log in by, as allauth names them; one that it doesn't know is refused."""
        names = self.list(var)
        for name in names:
            package = name.isidentifier() and find_spec(f"{PROVIDERS}.{name}")
            if not package or not find_spec(f"{PROVIDERS}.{name}.provider"):
                raise ImproperlyConfigured(f"{var} names {name!r}, which is no service we know.")
        return names

    def service_keys(self, names: Sequence[str]) -> dict[str, Any]:
        """What each of these services knows us by; one without is refused."""
        return {
            name: {
                "APPS": [
                    {
                        "client_id": self._needed(f"{name.upper()}_CLIENT_ID"),
                        "secret": self._needed(f"{name.upper()}_CLIENT_SECRET"),
                        "key": "",
                    }
                ]
            }
            for name in names
        }

    def _needed(self, var: str) -> str:
        written = str(self.str(var, default="")).strip()
        if not written:
            raise ImproperlyConfigured(
                f"{var} is needed, since SOCIAL_PROVIDERS names its service."
            )
        return written

    def database(self, var: str, *, default: str) -> dict[str, Any]:
        """The database at this address; an empty one is as good as none."""
        written = self.str(var, default="") or default
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # What it can't read is refused below, in our words.
            found = dict(self.db_url_config(written))
        if not found.get("ENGINE"):
            raise ImproperlyConfigured(
                f"{var} is an address like postgres://user:password@host/name."
            )
        return found
