"""What questions cite, in this process's memory: mechanics, rules and rulings.

Pages read it again when it is a minute old, or at once where this process has saved some of it. An
answer takes what is there, however old, so that whoever answers never waits for it.
"""

import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date as day

from django.db.models import Model
from django.db.models.signals import post_delete, post_save

from judgequiz.rulings.models import Mechanic, Rule, Ruling, in_edition
from judgequiz.rulings.templatetags.words import cr_order

MINUTE = 60
NOT_SHOWN = ("loaded", "offered")


@dataclass(frozen=True, slots=True)
class Content:
    """As it was when it was read."""

    mechanics: dict[str, Mechanic]
    rules: dict[str, list[Rule]]
    rulings: dict[str, Ruling]
    numbers: tuple[str, ...]
    """Those of the rules, in the order of the rule book."""

    def mechanics_named(self, slugs: Iterable[str]) -> list[Mechanic]:
        """These mechanics, by slug; what we do not have is left out, here and below."""
        return [self.mechanics[slug] for slug in sorted(slugs) if slug in self.mechanics]

    def rules_numbered(self, numbers: Iterable[str], *, edition: day) -> dict[str, Rule]:
        rows = (rule for number in set(numbers) for rule in self.rules.get(number, ()))
        return in_edition(rows, edition)

    def rulings_named(self, slugs: Iterable[str]) -> list[Ruling]:
        """These rulings, in this order, with what is needed to cite them."""
        return [self.rulings[slug] for slug in slugs if slug in self.rulings]


class Memory:
    def __init__(self) -> None:
        self._content: Content | None = None
        self._read_at = 0.0

    def renew(self) -> None:
        """Reads the content again if it is a minute old: three queries, and mostly none."""
        if time.time() - self._read_at > MINUTE:
            self._read_at = time.time()
            self._content = _read()

    def content(self) -> Content:
        """What there is; read only in a process that has never done so."""
        if self._content is None:
            self._content = _read()
        return self._content

    def expire(self) -> None:
        """The next page reads the content again."""
        self._read_at = 0.0

    def forget(self) -> None:
        """As in a new process."""
        self.expire()
        self._content = None


MEMORY = Memory()


def expire(sender: type[Model], **told: object) -> None:  # noqa: ARG001  (what signals call with)
    if sender in (Mechanic, Rule, Ruling):
        MEMORY.expire()


post_save.connect(expire, dispatch_uid="content saved")
post_delete.connect(expire, dispatch_uid="content deleted")


def _read() -> Content:
    rules: dict[str, list[Rule]] = defaultdict(list)
    rows = Rule.objects.select_related("edition").order_by("edition__date")
    for rule in rows.only("number", "words", "edition__date"):
        rules[rule.number].append(rule)
    rulings = Ruling.objects.select_related("source")
    rulings = rulings.defer(*NOT_SHOWN, *(f"source__{name}" for name in NOT_SHOWN))
    return Content(
        mechanics={it.slug: it for it in Mechanic.objects.only("slug", "name", "cr", "examples")},
        rules=dict(rules),
        numbers=tuple(sorted(rules, key=cr_order)),
        rulings={it.slug: it for it in rulings},
    )
