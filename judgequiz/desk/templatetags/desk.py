"""Leads to the desk, with a situation on it."""

from functools import lru_cache

from django import template
from django.urls import reverse

from judgequiz.desk.packing import TooLong, packed

register = template.Library()


@register.filter
def on_desk(play: str) -> str:
    """Where this situation lies on the desk; nowhere ("") if there is none, or it is too long."""
    written = _packed(play) if play else ""
    return reverse("desk-play", args=[written]) if written else ""


@lru_cache(maxsize=500)
def _packed(play: str) -> str:
    try:
        return packed(play)
    except TooLong:
        return ""
