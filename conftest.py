"""What every test has: plain static files, English first, no repeated queries, two people."""

import gc
from collections.abc import Iterator

import pytest
from django.apps import apps
from django.conf import settings
from django.core.cache import caches
from django.test import Client, override_settings
from django.utils import translation
from zeal.apps import ZealConfig

PLAIN_FILES = {
    "default": {"BACKEND": "django.core.files.storage.InMemoryStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
# What Django and allauth do themselves, when someone logs out or confirms an address.
REPEATED_ANYWAY = [
    {"model": "sessions.Session", "field": "get()"},
    {"model": "account.EmailAddress", "field": "get()"},
]
QUICK_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
WATCHED = ["zeal.middleware.zeal_middleware", *settings.MIDDLEWARE]

# Cards, rules and families are there until the end: looking through them for rubbish as often as
# Python does by itself takes a tenth of the time.
gc.set_threshold(50_000, 20, 100)


@pytest.fixture(scope="session", autouse=True)
def site_under_test() -> Iterator[None]:
    """Static files by their plain names, so that no test needs collectstatic first, nor reads what
    was collected. A view that asks the same thing of the database for each row fails. Nothing
    tops up the stock unasked.
    """
    assert apps.ready
    ZealConfig("zeal", __import__("zeal")).ready()
    with override_settings(
        STORAGES=PLAIN_FILES,
        STATIC_ROOT="",
        MIDDLEWARE=WATCHED,
        PASSWORD_HASHERS=QUICK_HASHERS,
        STOCK_TOP_UP=False,
        ZEAL_ALLOWLIST=REPEATED_ANYWAY,
    ):
        yield


@pytest.fixture(scope="session")
def django_db_modify_db_settings(
    django_db_modify_db_settings_parallel_suffix: None,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """SQLite is tested as it is deployed, from a file, so that threads really meet in it."""
    default = settings.DATABASES["default"]
    if default["ENGINE"].endswith("sqlite3"):
        default["TEST"]["NAME"] = str(tmp_path_factory.mktemp("db") / "test.sqlite3")


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Each test begins in English, with nothing drawn already, and nothing in memory."""
    # Their models can be loaded only once Django is set up.
    from judgequiz.desk import playing
    from judgequiz.progress import facts
    from judgequiz.rulings import memory

    for cache in caches.all():
        cache.clear()
    memory.MEMORY.forget()
    facts.forget()
    playing.TRIALS.clear()
    playing.GAMES.clear()
    with translation.override("en"):
        yield


@pytest.fixture
def alice() -> Client:
    """Someone in a browser of her own, who has not been here before."""
    return Client()


@pytest.fixture
def bob() -> Client:
    """Someone else, in another browser."""
    return Client()
