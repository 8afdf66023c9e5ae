"""Addresses of what the rules say."""

from django.urls import path, register_converter

from judgequiz.rulings import views


class RuleNumber:
    """702, 702.85 or 702.85a."""

    regex = r"[1-9][0-9]{2}(?:\.[0-9]{1,3}[a-z]?)?"

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
