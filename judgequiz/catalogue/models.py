"""What can be found by searching."""

from django.db import models


class Entry(models.Model):
    """A page as it is found: a copy of what it is called and says, in words alone.

    Made from content and brought up to date with it; nothing else writes it. Its words, cut up, are
    in an index of the database's own kind, which only `search.index` knows.
    """

    class Kind(models.TextChoices):
        MECHANIC = "mechanic"
        CARD = "card"
        RULE = "rule"
        RULING = "ruling"
        BELIEF = "belief"

    kind = models.CharField(max_length=10, choices=Kind.choices)
    key = models.CharField(max_length=160, help_text="Slug or number, as in its address.")
    title = models.JSONField()
    words = models.JSONField()
    title_en = models.TextField(help_text="Its title as it is compared.")
    title_ja = models.TextField()
    place = models.CharField(max_length=160, help_text="Sorts what is found equally well.")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["kind", "key"], name="entry_once")]

    def __str__(self) -> str:
        return f"{self.kind} {self.key}"
