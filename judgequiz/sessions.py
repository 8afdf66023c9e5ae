"""Sessions as Django keeps them in the database, for keys as Django makes them."""

from django.contrib.sessions.backends import db


class SessionStore(db.SessionStore):
    """Asks the database for no key that it can't hold, such as a forged one with NUL in it."""

    def _validate_session_key(self, key: str | None) -> bool:
        return bool(key) and len(str(key)) >= 8 and str(key).isascii() and str(key).isalnum()
