"""Content is read and edited here by those who have an account for it."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from judgequiz.rulings.models import Card, Edition, Mechanic, Rule, Ruling, Source

admin.site.register([Edition, Mechanic, Rule, Ruling, Source])


@admin.register(Card)
class CardAdmin(admin.ModelAdmin):
    """Cards are played, so they are changed in the code; here they are looked at."""

    def has_add_permission(self, request: HttpRequest) -> bool:  # noqa: ARG002
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:  # noqa: ARG002
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:  # noqa: ARG002
        return False
