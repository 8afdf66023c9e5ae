"""What the rules say, in our own words, with where it comes from and since when.

A text in both languages is stored as `{"en": …, "ja": …}`, as the pure packages hand it over.
"""

from collections.abc import Iterable
from datetime import date as day
from typing import TypeVar

from django.db import models
from django.urls import reverse
from django.utils.translation import pgettext_lazy

M = TypeVar("M", bound=models.Model, covariant=True)


class BySlug(models.Manager[M]):
    """Finds a row by its slug, so that fixtures name rows as people do."""

    def get_by_natural_key(self, slug: str) -> M:
        return self.get(slug=slug)


class ByDate(models.Manager["Edition"]):
    def get_by_natural_key(self, date: str) -> "Edition":
        return self.get(date=date)


class Edition(models.Model):
    """The Comprehensive Rules as published on a day."""

    date = models.DateField(unique=True)
    note = models.JSONField(default=dict, help_text="What this edition changes, in both languages.")

    objects = ByDate()

    class Meta:
        ordering = ["-date"]

    def __str__(self) -> str:
        return self.date.isoformat()

    def natural_key(self) -> tuple[str]:
        return (self.date.isoformat(),)


class Source(models.Model):
    """A document that rulings were taken from."""

    slug = models.SlugField(max_length=80, unique=True)
    title = models.JSONField()
    date = models.CharField(max_length=10, blank=True, help_text="2016-06-08, 2016-06 or 2016.")
    note = models.JSONField(default=dict)

    objects = BySlug["Source"]()

    class Meta:
        ordering = ["date", "slug"]

    def __str__(self) -> str:
        return self.slug

    def natural_key(self) -> tuple[str]:
        return (self.slug,)


class Mechanic(models.Model):
    """A mechanic that people are asked about."""

    slug = models.SlugField(max_length=80, unique=True)
    name = models.JSONField()
    intro = models.JSONField(default=dict)
    cr = models.JSONField(default=list, help_text="Numbers of the rules it rests on.")
    example = models.CharField(max_length=160, blank=True, help_text="A card's English name.")
    source = models.ForeignKey(
        Source, null=True, blank=True, on_delete=models.SET_NULL, related_name="mechanics"
    )

    objects = BySlug["Mechanic"]()

    class Meta:
        ordering = ["slug"]

    def __str__(self) -> str:
        return self.slug

    def get_absolute_url(self) -> str:
        return reverse("mechanic", args=[self.slug])

    def natural_key(self) -> tuple[str]:
        return (self.slug,)


class Card(models.Model):
    """A card as it can be shown: facts, and the text generated from how it plays here."""

    slug = models.SlugField(max_length=160, unique=True)
    name = models.JSONField()
    data = models.JSONField()

    objects = BySlug["Card"]()

    class Meta:
        ordering = ["slug"]

    def __str__(self) -> str:
        return self.slug

    def get_absolute_url(self) -> str:
        return reverse("card", args=[self.slug])

    def natural_key(self) -> tuple[str]:
        return (self.slug,)


class RuleQuerySet(models.QuerySet["Rule"]):
    def get_by_natural_key(self, number: str, date: str) -> "Rule":
        return self.get(number=number, edition__date=date)

    def numbered(self, numbers: Iterable[str], *, edition: day | None) -> dict[str, "Rule"]:
        """The rules with these numbers, each in this edition or, failing that, the latest we have.

        One query.
        """
        found: dict[str, Rule] = {}
        rows = self.filter(number__in=set(numbers)).select_related("edition")
        for rule in rows.order_by("edition__date"):
            kept = found.get(rule.number)
            if kept is None or kept.edition.date != edition:
                found[rule.number] = rule
        return found


class Rule(models.Model):
    """A numbered rule: our paraphrase, and a hash that shows when the official text changes."""

    number = models.CharField(max_length=16)
    edition = models.ForeignKey(Edition, on_delete=models.PROTECT, related_name="rules")
    sha256 = models.CharField(max_length=64, blank=True)
    words = models.JSONField()

    objects = RuleQuerySet.as_manager()

    class Meta:
        ordering = ["number", "-edition__date"]
        constraints = [
            models.UniqueConstraint(fields=["number", "edition"], name="rule_once_per_edition")
        ]

    def __str__(self) -> str:
        return f"CR {self.number}"

    def get_absolute_url(self) -> str:
        return reverse("rule", args=[self.number])

    def natural_key(self) -> tuple[str, str]:
        return (self.number, *self.edition.natural_key())


class Ruling(models.Model):
    """A statement of a source in our words, what it rests on, and whether it still holds."""

    class Standing(models.TextChoices):
        CURRENT = "current", pgettext_lazy("standing of a ruling", "current")
        REWORDED = "reworded", pgettext_lazy("standing of a ruling", "reworded")
        FUNCTIONAL_CHANGE = (
            "functional-change",
            pgettext_lazy("standing of a ruling", "changed since"),
        )
        SUPERSEDED = "superseded", pgettext_lazy("standing of a ruling", "superseded")
        WITHDRAWN = "withdrawn", pgettext_lazy("standing of a ruling", "withdrawn")

    slug = models.SlugField(
        max_length=80, unique=True, help_text="The id it is cited by, for ever."
    )
    mechanic = models.ForeignKey(
        Mechanic, null=True, blank=True, on_delete=models.SET_NULL, related_name="rulings"
    )
    topic = models.CharField(
        max_length=80, blank=True, help_text="The mechanic as the source has it."
    )
    kind = models.CharField(max_length=40)
    words = models.JSONField()
    source = models.ForeignKey(Source, on_delete=models.PROTECT, related_name="rulings")
    date = models.CharField(max_length=10, blank=True)
    cr = models.JSONField(default=list)
    standing = models.CharField(max_length=20, choices=Standing.choices)
    edition_checked = models.ForeignKey(
        Edition, null=True, blank=True, on_delete=models.PROTECT, related_name="rulings_checked"
    )
    changed = models.JSONField(null=True, blank=True, help_text="What changed, in both languages.")
    true_until = models.CharField(max_length=10, blank=True)

    objects = BySlug["Ruling"]()

    class Meta:
        ordering = ["slug"]

    def __str__(self) -> str:
        return self.slug

    def get_absolute_url(self) -> str:
        return reverse("ruling", args=[self.slug])

    def natural_key(self) -> tuple[str]:
        return (self.slug,)

    @property
    def is_old(self) -> bool:
        """Whether it must not be relied on as it stands."""
        return self.standing not in (self.Standing.CURRENT, self.Standing.REWORDED)
