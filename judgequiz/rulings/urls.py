"""Addresses of what the rules say."""

from django.urls import path, register_converter

from judgequiz.rulings import views
from judgequiz.rulings.models import NUMBER


class RuleNumber:
    """702, 702.85 or 702.85a."""

    regex = NUMBER.pattern

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return value


register_converter(RuleNumber, "rule_number")

urlpatterns = [
    path("mechanics/", views.mechanics, name="mechanics"),
    path("mechanic/<slug:slug>/", views.mechanic, name="mechanic"),
    path("card/<slug:slug>/", views.card, name="card"),
    path("rule/<rule_number:number>/", views.rule, name="rule"),
    path("ruling/<slug:slug>/", views.ruling, name="ruling"),
    path("sources/", views.sources, name="sources"),
]
