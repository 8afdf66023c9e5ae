"""What is for everyone: which pages search engines may list, and under which one address."""

from collections.abc import Iterator
from typing import Any

from django.contrib.sitemaps import Sitemap
from django.http import HttpRequest, HttpResponse
from django.templatetags.static import static
from django.urls import reverse
from django.utils.functional import SimpleLazyObject
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from judgequiz.language import OTHER, in_language
from judgequiz.rulings.chapters import with_parents
from judgequiz.rulings.models import Card, Mechanic, Rule, Ruling
from judgequiz.scenarios import MISCONCEPTIONS, plays_of_ruling

HOUR = 60 * 60
# Pages of which there is one.
ALONE = (
    "front",
    "mechanics",
    "cards",
    "rules",
    "beliefs",
    "then-and-now",
    "desk",
    "desk-notation",
    "sources",
    "how-to-read",
    "privacy",
    "keys",
)
# Pages of which there are many. With those above these are all that may be listed.
MANY = ("mechanic", "card", "rule", "ruling", "ruling-replay", "belief")
PUBLIC = frozenset((*ALONE, *MANY))
# Passed from hand to hand: not listed, but shown well where their address is posted.
SHARED = frozenset(("paper",))
# Personal, or without end. What may be fetched and not listed says so itself.
KEPT_OUT = (
    "account/",
    "admin/",
    "desk/",
    "notices/",
    "progress/",
    "question/",
    "quiz/",
    "reports/",
    "search/",
)


def addresses(request: HttpRequest) -> dict[str, Any]:
    """For the head of a page: whether it may be listed, and its addresses in each language."""
    match = request.resolver_match
    name = match.url_name if match else None
    return {
        "may_be_listed": name in PUBLIC,
        "is_shared": name in SHARED,
        "addresses": SimpleLazyObject(lambda: _addresses(request)),
    }


def _addresses(request: HttpRequest) -> dict[str, str]:
    """Whole addresses without a query; `any` is the one that opens in the visitor's language."""
    paths = {tongue: in_language(request.path, tongue) for tongue in OTHER}
    paths["here"] = request.path
    paths["any"] = request.path.removeprefix(f"/{get_language()}")
    paths["preview"] = static("preview.png")
    return {tongue: request.build_absolute_uri(path) for tongue, path in paths.items()}


class Pages(Sitemap):
    """Every page that may be listed, in each language."""

    i18n = True
    alternates = True
    x_default = True

    def items(self) -> list[tuple[str, str]]:
        return list(_pages())

    def location(self, item: tuple[str, str]) -> str:
        name, key = item
        return reverse(name, args=[key] if key else [])


SITEMAPS: dict[str, type[Pages]] = {"pages": Pages}


def _pages() -> Iterator[tuple[str, str]]:
    """The name of each page, and its slug or number."""
    yield from ((name, "") for name in ALONE)
    rulings = list(Ruling.objects.values_list("slug", flat=True))
    many = {
        "mechanic": Mechanic.objects.values_list("slug", flat=True),
        "card": Card.objects.values_list("slug", flat=True),
        "rule": with_parents(Rule.objects.values_list("number", flat=True)),
        "ruling": rulings,
        "ruling-replay": [it for it in rulings if plays_of_ruling(it)],
        "belief": MISCONCEPTIONS,
    }
    for name, keys in many.items():
        yield from ((name, str(key)) for key in keys)


@require_safe
@cache_control(public=True, max_age=HOUR)
def robots(request: HttpRequest) -> HttpResponse:
    """What search engines are asked to leave alone, and where they find the rest."""
    lines = ["User-agent: *"]
    lines += [f"Disallow: /{tongue}/{path}" for tongue in OTHER for path in KEPT_OUT]
    # The longer line wins: a situation on the desk is played for people.
    lines += [
        f"Allow: /{tongue}/{path}" for tongue in OTHER for path in ("desk/$", "desk/notation/")
    ]
    lines += ["", f"Sitemap: {request.build_absolute_uri(reverse('sitemap'))}", ""]
    return HttpResponse("\n".join(lines), content_type="text/plain; charset=utf-8")
