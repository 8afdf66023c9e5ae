"""Forms in which content is edited: each text twice, numbers and cards as one writes them."""

import re
from datetime import date
from typing import Any, ClassVar

from django import forms
from django.core.exceptions import ValidationError
from django.utils.text import capfirst, format_lazy
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from judgequiz.language import NAMES
from judgequiz.rulings.models import NUMBER, Card, Edition, Mechanic, Rule, Ruling, Source

WIDE = forms.TextInput(attrs={"size": 70})
DAY = re.compile(r"([0-9]{4})(?:-([0-9]{2}))?(?:-([0-9]{2}))?")


class RuleNumbers(forms.CharField):
    """Rule numbers, with commas or spaces between; each is one that we have words for."""

    def prepare_value(self, value: Any) -> Any:
        return ", ".join(value) if isinstance(value, list) else value

    def to_python(self, value: Any) -> list[str]:  # type: ignore[override]  # its own says str
        return re.split(r"[\s,、]+", value.strip(" ,、")) if value and value.strip(" ,、") else []

    def validate(self, value: Any) -> None:
        super().validate(value)
        if odd := [number for number in value if not NUMBER.fullmatch(number)]:
            raise ValidationError(
                _("“%(what)s” is no rule number; write 702.85a, 601.2."), params={"what": odd[0]}
            )
        known = set(Rule.objects.filter(number__in=value).values_list("number", flat=True))
        if missing := [number for number in value if number not in known]:
            raise ValidationError(
                _("Rule %(numbers)s is not yet in our words: add it to the rules first."),
                params={"numbers": ", ".join(missing)},
            )


class CardList(forms.CharField):
    """Cards of the catalogue, one on a line, by id or by name in either language."""

    widget = forms.Textarea

    def prepare_value(self, value: Any) -> Any:
        return "\n".join(value) if isinstance(value, list) else value

    def to_python(self, value: Any) -> list[str]:  # type: ignore[override]  # its own says str
        """Ids where a name is known; what is unknown stays as it was written."""
        written = [line.strip("《》 \r\t") for line in (value or "").split("\n")]
        names = [line for line in written if line]
        if not names:
            return []
        known: dict[str, str] = {}
        for slug, name in Card.objects.values_list("slug", "name"):
            known |= {slug: slug, name["en"]: slug, name["ja"]: slug}
        return [known.get(name, name) for name in names]

    def validate(self, value: Any) -> None:
        super().validate(value)
        known = set(Card.objects.filter(slug__in=value).values_list("slug", flat=True))
        if missing := [name for name in value if name not in known]:
            raise ValidationError(
                _("No card of the catalogue is called “%(what)s”."), params={"what": missing[0]}
            )


class Day(forms.CharField):
    """A day, a month or a year: 2016-06-08, 2016-06 or 2016."""

    def validate(self, value: Any) -> None:
        super().validate(value)
        if value and not _is_day(value):
            raise ValidationError(_("Write a day, a month or a year: 2016-06-08, 2016-06 or 2016."))


def _is_day(written: str) -> bool:
    match = DAY.fullmatch(written)
    if match is None:
        return False
    year, month, day = (int(part or 1) for part in match.groups())
    try:
        date(year, month, day)
    except ValueError:
        return False
    return True


class Half(forms.CharField):
    """A text in one language; browsers send two characters for the end of a line, we keep one."""

    def to_python(self, value: Any) -> str:
        return str(super().to_python(value)).replace("\r\n", "\n")


def both(label: Any, *, required: bool = True, rows: int = 3) -> tuple[forms.CharField, ...]:
    """The two fields of a text, English and Japanese."""
    return tuple(
        Half(
            label=format_lazy("{} · {}", capfirst(label), NAMES[tongue]),
            required=required,
            widget=forms.Textarea(attrs={"lang": tongue, "rows": rows, "cols": 70}),
        )
        for tongue in NAMES
    )


class ContentForm(forms.ModelForm):
    """Puts the two halves of each text together again, and tells which model fields changed."""

    texts: ClassVar[tuple[str, ...]] = ()

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        for name in self.texts:
            text = getattr(self.instance, name) or {}
            for tongue in NAMES:
                self.initial.setdefault(f"{name}_{tongue}", text.get(tongue, ""))

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        for name in self.texts:
            self._join(name, cleaned)
        return cleaned

    def _join(self, name: str, cleaned: dict[str, Any]) -> None:
        halves = {tongue: cleaned.get(f"{name}_{tongue}", "") for tongue in NAMES}
        missing = [tongue for tongue, words in halves.items() if not words]
        if len(missing) == 1 and f"{name}_{missing[0]}" not in self.errors:
            self.add_error(f"{name}_{missing[0]}", _("Say it in both languages, or in neither."))
        empty = self.instance._meta.get_field(name).get_default()
        setattr(self.instance, name, empty if missing else halves)

    def changed_fields(self) -> list[str]:
        """The fields of the model that what was written changes."""
        halves = {f"{name}_{tongue}": name for name in self.texts for tongue in NAMES}
        return list(dict.fromkeys(halves.get(name, name) for name in self.changed_data))


class EditionForm(ContentForm):
    texts = ("note",)
    note_en, note_ja = both(gettext_lazy("what this edition changes"))

    class Meta:
        model = Edition
        fields = ("date",)


class SourceForm(ContentForm):
    texts = ("title", "note")
    title_en, title_ja = both(gettext_lazy("title"), rows=1)
    note_en, note_ja = both(gettext_lazy("note"), required=False)
    date = Day(label=capfirst(gettext_lazy("date")))

    class Meta:
        model = Source
        fields = ("slug", "date")


class MechanicForm(ContentForm):
    texts = ("name", "intro")
    name_en, name_ja = both(gettext_lazy("name"), rows=1)
    intro_en, intro_ja = both(gettext_lazy("introduction"), rows=14)
    cr = RuleNumbers(label=capfirst(gettext_lazy("rules it rests on")), widget=WIDE)
    examples = CardList(
        label=capfirst(gettext_lazy("example cards")),
        help_text=gettext_lazy("One on a line, by id or by name."),
        required=False,
    )

    class Meta:
        model = Mechanic
        fields = ("slug", "cr", "examples", "source")


class RuleForm(ContentForm):
    texts = ("words",)
    words_en, words_ja = both(gettext_lazy("what it says"))

    class Meta:
        model = Rule
        fields = ("number", "edition", "sha256")

    def clean_number(self) -> str:
        number: str = self.cleaned_data["number"]
        if not NUMBER.fullmatch(number):
            raise ValidationError(
                _("“%(what)s” is no rule number; write 702.85a, 601.2."), params={"what": number}
            )
        return number


class RulingForm(ContentForm):
    texts = ("words", "changed")
    words_en, words_ja = both(gettext_lazy("what it says"), rows=5)
    changed_en, changed_ja = both(
        gettext_lazy("what was true, and what is now"), required=False, rows=5
    )
    cr = RuleNumbers(label=capfirst(gettext_lazy("rules it rests on")), widget=WIDE)
    date = Day(label=capfirst(gettext_lazy("date")), required=False)
    true_until = Day(label=capfirst(gettext_lazy("true until")), required=False)

    class Meta:
        model = Ruling
        fields = (
            "slug",
            "mechanic",
            "topic",
            "kind",
            "source",
            "date",
            "cr",
            "standing",
            "edition_checked",
            "true_until",
        )

    def clean(self) -> dict[str, Any]:
        """What no longer stands as it was said has something to say about that."""
        cleaned = super().clean()
        standing = cleaned.get("standing")
        stands = standing in (None, Ruling.Standing.CURRENT)
        if not stands and not self.instance.changed and "changed_en" not in self.errors:
            self.add_error("changed_en", _("Say what was true, and what is now."))
        if stands and standing and cleaned.get("true_until"):
            self.add_error("true_until", _("What still stands has no day until which it was true."))
        return cleaned
