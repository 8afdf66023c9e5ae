"""Tells Django of the app, and has the search index follow the content."""

from django.apps import AppConfig


class CatalogueConfig(AppConfig):
    name = "judgequiz.catalogue"
    label = "catalogue"

    def ready(self) -> None:
        from judgequiz.catalogue.search.filling import connect  # needs the models

        connect()
