"""Addresses of what there is to read, and of looking for it."""

from django.urls import path, register_converter

from judgequiz.catalogue import beliefs, cards, changes, pages, rules
from judgequiz.catalogue.search import page as search
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
    path("search/", search.search, name="search"),
    path("mechanics/", pages.mechanics, name="mechanics"),
    path("mechanic/<slug:slug>/", pages.mechanic, name="mechanic"),
    path("cards/", cards.cards, name="cards"),
    path("card/<slug:slug>/", cards.card, name="card"),
    path("rules/", rules.rules, name="rules"),
    path("rule/<rule_number:number>/", rules.rule, name="rule"),
    path("ruling/<slug:slug>/", pages.ruling, name="ruling"),
    path("beliefs/", beliefs.beliefs, name="beliefs"),
    path("belief/<slug:slug>/", beliefs.belief, name="belief"),
    path("then-and-now/", changes.then_and_now, name="then-and-now"),
    path("sources/", pages.sources, name="sources"),
]
