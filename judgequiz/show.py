"""Answers a request with a page, or with the one part of it that htmx swaps."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django_htmx.middleware import HtmxDetails


class HtmxHttpRequest(HttpRequest):
    htmx: HtmxDetails


def wants_part(request: HttpRequest) -> bool:
    """Whether htmx asks for what it swaps; going back in its history needs the whole page."""
    htmx: HtmxDetails | None = getattr(request, "htmx", None)
    return bool(htmx and not htmx.history_restore_request)


def show(
    request: HttpRequest,
    page: str,
    context: Mapping[str, Any],
    *,
    swaps: str,
    status: int = 200,
) -> HttpResponse:
    """The page, or its partial named `swaps`; caches are told that the two differ."""
    is_part = wants_part(request)
    template = f"{page}#{swaps}" if is_part else page
    response = render(request, template, {**context, "is_part": is_part}, status=status)
    patch_vary_headers(response, ["HX-Request", "HX-History-Restore-Request"])
    return response
