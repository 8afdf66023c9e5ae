"""The admin, which takes no request that none of its own pages makes."""

from functools import wraps
from typing import Any

from django.contrib.admin import AdminSite
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse


class Site(AdminSite):
    """Refuses what is forged before a database is asked for it, which would be an error there."""

    def admin_view(
        self,
        view: Any,
        cacheable: bool = False,  # noqa: FBT001, FBT002  (Django calls it so)
    ) -> Any:
        inner = super().admin_view(view, cacheable)

        @wraps(inner)
        def checked(request: HttpRequest, *args: Any, **named: Any) -> HttpResponse:
            if _has_odd_characters(request) or _chooses_no_rows(request):
                raise BadRequest
            return inner(request, *args, **named)

        return checked


def _has_odd_characters(request: HttpRequest) -> bool:
    """No filter and no search can have the one that PostgreSQL doesn't take."""
    return any("\0" in word for name, words in request.GET.lists() for word in (name, *words))


def _chooses_no_rows(request: HttpRequest) -> bool:
    """Rows are chosen for an action by their numbers."""
    chosen = request.POST.getlist("_selected_action")
    return not all(it.isascii() and it.isdigit() for it in chosen)
