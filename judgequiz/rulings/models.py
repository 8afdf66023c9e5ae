"""What the rules say, in our own words, with where it comes from and since when.

A text in both languages is stored as `{"en": …, "ja": …}`, as the pure packages hand it over.
"""

import re
from collections.abc import Iterable
from datetime import date as day
from typing import Any, ClassVar, TypeVar

from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from judgequiz.rulings.edits import FromFiles
from judgequiz.rulings.templatetags.words import plain

# 702, 702.85 or 702.85a.
NUMBER = re.compile(r"[1-9][0-9]{2}(?:\.[0-9]{1,3}[a-z]?)?")
# What neither a page nor every database can hold.
UNFIT = re.compile("[\x00\ud800-\udfff]")

M = TypeVar("M", bound=models.Model, covariant=True)


class BySlug(models.Manager[M]):
    """Finds a row by its slug, so that fixtures name rows as people do."""

    def get_by_natural_key(self, slug: str) -> M:
        return self.get(slug=slug)


class ByDate(models.Manager["Edition"]):
    def get_by_natural_key(self, date: str) -> "Edition":
        return self.get(date=date)

    def current(self) -> day | None:
        """The date of the edition in force."""
        return self.values_list("date", flat=True).first()


class Edition(FromFiles):
    """The Comprehensive Rules as published on a day."""

    date = models.DateField(_("date"), unique=True)
    note = models.JSONField(_("what this edition changes"), default=dict)

    objects = ByDate()

    KEY = ("date",)

    class Meta:
        ordering = ["-date"]
        verbose_name = _("edition of the rules")
        verbose_name_plural = _("editions of the rules")

    def __str__(self) -> str:
        return self.date.isoformat()

    def natural_key(self) -> tuple[str]:
        return (self.date.isoformat(),)


class Source(FromFiles):
    """A document that rulings were taken from."""

    slug = models.SlugField(_("id"), max_length=80, unique=True)
    title = models.JSONField(_("title"))
    date = models.CharField(_("date"), max_length=10, blank=True)
    note = models.JSONField(_("note"), default=dict, blank=True)

    objects = BySlug["Source"]()

    class Meta:
        ordering = ["date", "slug"]
        verbose_name = _("source")
        verbose_name_plural = _("sources")

    def __str__(self) -> str:
        return plain(self.title)

    def natural_key(self) -> tuple[str]:
        return (self.slug,)


class Mechanics(BySlug["Mechanic"]):
    def in_stock(self) -> models.QuerySet[Any]:
        """By name, each with the number of its questions that can be asked as `in_stock`."""
        count = models.Count("questions", filter=models.Q(questions__retired_at=None))
        return self.annotate(in_stock=count).order_by("name__en")


class Mechanic(FromFiles):
    """A mechanic that people are asked about."""

    slug = models.SlugField(_("id"), max_length=80, unique=True)
    name = models.JSONField(_("name"))
    intro = models.JSONField(_("introduction"), default=dict)
    cr = models.JSONField(_("rules it rests on"), default=list)
    # Slugs of cards, the one that shows the mechanic best first.
    examples = models.JSONField(_("example cards"), default=list, blank=True)
    source = models.ForeignKey(
        Source,
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="mechanics",
        verbose_name=_("source"),
    )

    objects: ClassVar[Mechanics] = Mechanics()

    class Meta:
        ordering = ["slug"]
        verbose_name = _("mechanic")
        verbose_name_plural = _("mechanics")

    def __str__(self) -> str:
        return plain(self.name)

    def get_absolute_url(self) -> str:
        return reverse("mechanic", args=[self.slug])

    def natural_key(self) -> tuple[str]:
        return (self.slug,)


class Card(models.Model):
    """A card as it can be shown: facts, and the text generated from how it plays here."""

    slug = models.SlugField(_("id"), max_length=160, unique=True)
    name = models.JSONField(_("name"))
    data = models.JSONField()

    objects = BySlug["Card"]()

    class Meta:
        ordering = ["slug"]
        verbose_name = _("card")
        verbose_name_plural = _("cards")

    def __str__(self) -> str:
        return plain(self.name)

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
        rows = self.filter(number__in=set(numbers)).select_related("edition")
        return in_edition(rows.order_by("edition__date"), edition)


def in_edition(rules: "Iterable[Rule]", edition: day | None) -> dict[str, "Rule"]:
    """Of each number, the rule in this edition or, failing that, the last of these."""
    found: dict[str, Rule] = {}
    for rule in rules:
        kept = found.get(rule.number)
        if kept is None or kept.edition.date != edition:
            found[rule.number] = rule
    return found


class Rule(FromFiles):
    """A numbered rule: our paraphrase, and a hash that shows when the official text changes."""

    number = models.CharField(_("number"), max_length=16)
    edition = models.ForeignKey(
        Edition,
        on_delete=models.PROTECT,
        related_name="rules",
        verbose_name=_("edition of the rules"),
    )
    sha256 = models.CharField(_("fingerprint of the official text"), max_length=64, blank=True)
    words = models.JSONField(_("what it says"))

    objects = RuleQuerySet.as_manager()

    KEY = ("number", "edition")

    class Meta:
        ordering = ["number", "-edition__date"]
        verbose_name = _("rule")
        verbose_name_plural = _("rules")
        constraints = [
            models.UniqueConstraint(fields=["number", "edition"], name="rule_once_per_edition")
        ]

    def __str__(self) -> str:
        return f"CR {self.number}"

    def get_absolute_url(self) -> str:
        return reverse("rule", args=[self.number])

    def natural_key(self) -> tuple[str, str]:
        return (self.number, *self.edition.natural_key())


class Ruling(FromFiles):
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

    class Kind(models.TextChoices):
        DEFINITION = "definition", pgettext_lazy("kind of statement", "definition")
        RULING = "ruling", pgettext_lazy("kind of statement", "ruling")
        CARD = "card", pgettext_lazy("kind of statement", "on a card")
        BACKGROUND = "background", pgettext_lazy("kind of statement", "background")

    slug = models.SlugField(_("id"), max_length=80, unique=True)
    mechanic = models.ForeignKey(
        Mechanic,
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="rulings",
        verbose_name=_("mechanic"),
    )
    topic = models.CharField(_("topic, as the source has it"), max_length=80, blank=True)
    kind = models.CharField(_("kind"), max_length=40, choices=Kind.choices)
    words = models.JSONField(_("what it says"))
    source = models.ForeignKey(
        Source, on_delete=models.PROTECT, related_name="rulings", verbose_name=_("source")
    )
    date = models.CharField(_("date"), max_length=10, blank=True)
    cr = models.JSONField(_("rules it rests on"), default=list)
    standing = models.CharField(_("standing"), max_length=20, choices=Standing.choices)
    edition_checked = models.ForeignKey(
        Edition,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="rulings_checked",
        verbose_name=_("checked against"),
    )
    changed = models.JSONField(_("what was true, and what is now"), null=True, blank=True)
    true_until = models.CharField(_("true until"), max_length=10, blank=True)

    objects = BySlug["Ruling"]()

    class Meta:
        ordering = ["slug"]
        verbose_name = _("ruling")
        verbose_name_plural = _("rulings")

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
