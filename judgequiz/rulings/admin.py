"""Content is read and edited here by those who have an account for it.

What is edited here stays when content files are loaded again; see `edits`.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from django.contrib import admin, messages
from django.contrib.admin.utils import flatten
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Count, Model, Q, QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_POST

from judgequiz.language import NAMES
from judgequiz.rulings import forms
from judgequiz.rulings.edits import Field, FromFiles
from judgequiz.rulings.models import Card, Edition, Mechanic, Rule, Ruling, Source
from judgequiz.rulings.related import related
from judgequiz.rulings.templatetags.words import plain

LISTS = ("cr", "examples")


class EditedHere(admin.SimpleListFilter):
    """Rows that say something else than the content files, or that the files do not have."""

    title = gettext_lazy("edits")
    parameter_name = "edits"

    def lookups(
        self,
        request: HttpRequest,
        model_admin: Any,
    ) -> list[tuple[str, Any]]:
        return [
            ("here", _("Edited here")),
            ("since", _("Edited here, and the files have changed since")),
        ]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        match self.value():
            case "here":
                return queryset.filter(pk__in=[row.pk for row in queryset if any(row.edits())])
            case "since":
                return queryset.exclude(offered={})
            case _all:
                return queryset


class ContentAdmin(admin.ModelAdmin):
    """A row of the content files: whoever edits it is shown what the files say."""

    list_filter: ClassVar[tuple[Any, ...]] = (EditedHere,)
    save_on_top = True

    @admin.display(description=gettext_lazy("edits"), empty_value="")
    def edits(self, row: FromFiles) -> str | None:
        if row.offered:
            return _("edited here; the files have changed since")
        return _("edited here") if any(row.edits()) else None

    def get_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        """Whoever may not write reads the same; a form's own fields Django would leave empty."""
        fields = super().get_fields(request, obj)
        if obj is None or self.has_change_permission(request, obj):
            return fields
        return [_readable(self.form, name) for name in flatten(fields)]

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> list[str]:
        """What a row is known by is set once: links, questions and files name it so."""
        return list(obj.KEY) if obj else []

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """What the files have would come back; it is withdrawn instead, by its standing."""
        is_ours = obj is not None and obj.is_made_here
        return is_ours and super().has_delete_permission(request, obj)

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:
        """Writes no more than was changed, so that a load at the same time loses nothing."""
        if change:
            obj.save(update_fields=form.changed_fields())
        else:
            super().save_model(request, obj, form, change)

    def render_change_form(
        self, request: HttpRequest, context: dict[str, Any], *args: Any, **options: Any
    ) -> HttpResponse:
        row = options.get("obj")
        if row is not None:
            context |= {
                "edits": _edits(row),
                "is_made_here": row.is_made_here,
                "related": related(row),
            }
        return super().render_change_form(request, context, *args, **options)

    def get_urls(self) -> list[URLPattern]:
        name = f"{self.opts.app_label}_{self.opts.model_name}_decide"
        decide = self.admin_site.admin_view(require_POST(self.decide))
        return [path("<path:object_id>/decide/", decide, name=name), *super().get_urls()]

    def decide(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Takes what the files say of one field, or keeps what is here."""
        decisions: dict[str, tuple[Callable[[FromFiles, Field], None], str]] = {
            "take": (FromFiles.take, _("%(field)s: took what the files say.")),
            "keep": (FromFiles.keep, _("%(field)s: kept what was written here.")),
        }
        if request.POST.get("decision") not in decisions:
            raise Http404
        decide, told = decisions[request.POST["decision"]]
        with transaction.atomic():
            row = get_object_or_404(self.model.objects.select_for_update(), pk=object_id)
            if not self.has_change_permission(request, row):
                raise PermissionDenied
            field = _undecided(row, request.POST.get("field", ""))
            decide(row, field)
            row.save(update_fields=[field.name, "loaded", "offered"])
            said = told % {"field": capfirst(field.verbose_name)}
            self.log_change(request, row, said)
        messages.success(request, said)
        return redirect(f"admin:{self.opts.app_label}_{self.opts.model_name}_change", row.pk)


class Asked(admin.ModelAdmin):
    """Rows that questions are on: a list says how many of them are in stock, and leads to them."""

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        in_stock = Count("questions", filter=Q(questions__retired_at=None))
        return super().get_queryset(request).annotate(in_stock=in_stock)

    @admin.display(description=gettext_lazy("questions in stock"), ordering="in_stock")
    def asked(self, row: Any) -> str:
        url = reverse("admin:questions_question_changelist")
        named = f"{self.opts.model_name}s__id__exact"
        return format_html('<a href="{}?{}={}">{}</a>', url, named, row.pk, row.in_stock)


def _readable(form: Any, name: str) -> Any:
    """A field as it is read: half of a text in its language, a list with commas."""
    field = form.base_fields.get(name)
    text, _mark, tongue = name.rpartition("_")
    if field is None or not (text in form.texts or name in LISTS):
        return name

    @admin.display(description=field.label)
    def told(row: Any) -> str:
        if name in LISTS:
            return ", ".join(getattr(row, name))
        words = (getattr(row, text) or {}).get(tongue, "")
        return format_html('<span lang="{}">{}</span>', tongue, words)

    return told


def _undecided(row: FromFiles, name: str) -> Field:
    for field in _known_to_files(row):
        if field.name == name:
            return field
    raise Http404


def _known_to_files(row: FromFiles) -> list[Field]:
    """The fields edited here that the files say something of."""
    return [field for field in row.edits() if field.name in row.loaded]


def _edits(row: FromFiles) -> list[dict[str, Any]]:
    """For each field edited here, what the files say, and whether they came to say it since."""
    return [
        {
            "field": field.name,
            "label": capfirst(field.verbose_name),
            "said": _said(field, row.in_files(field)),
            "since": field.name in row.offered,
        }
        for field in _known_to_files(row)
    ]


def _said(field: Field, value: Any) -> list[tuple[str, str]]:
    """A value in words, each with its language; none where it is said in no language."""
    if isinstance(value, dict):
        return [(tongue, value[tongue]) for tongue in NAMES if value.get(tongue)]
    if isinstance(value, list):
        return [("", ", ".join(value))] if value else []
    if field.remote_field and value is not None:
        related: type[Model] = field.remote_field.model
        return [("", str(related._default_manager.filter(pk=value).first() or value))]
    named = dict(field.flatchoices).get(value, value)
    return [("", str(named))] if named else []


@admin.register(Edition)
class EditionAdmin(ContentAdmin):
    form = forms.EditionForm
    fields = ("date", ("note_en", "note_ja"))
    list_display = ("date", "says", "edits")
    search_fields = ("note__en", "note__ja")

    @admin.display(description=gettext_lazy("what this edition changes"))
    def says(self, row: Edition) -> str:
        return plain(row.note)


@admin.register(Source)
class SourceAdmin(ContentAdmin):
    form = forms.SourceForm
    fields = ("slug", ("title_en", "title_ja"), "date", ("note_en", "note_ja"))
    list_display = ("slug", "says", "date", "edits")
    search_fields = ("slug", "title__en", "title__ja", "note__en", "note__ja")

    @admin.display(description=gettext_lazy("title"))
    def says(self, row: Source) -> str:
        return plain(row.title)


@admin.register(Mechanic)
class MechanicAdmin(Asked, ContentAdmin):
    form = forms.MechanicForm
    fields = (
        "slug",
        ("name_en", "name_ja"),
        ("intro_en", "intro_ja"),
        "cr",
        "examples",
        "source",
    )
    list_display = ("slug", "says", "asked", "edits")
    list_filter = (EditedHere, "source")
    search_fields = ("slug", "name__en", "name__ja", "intro__en", "intro__ja", "cr")

    @admin.display(description=gettext_lazy("name"))
    def says(self, row: Mechanic) -> str:
        return plain(row.name)


@admin.register(Rule)
class RuleAdmin(ContentAdmin):
    form = forms.RuleForm
    fields = ("number", "edition", ("words_en", "words_ja"), "sha256")
    list_display = ("number", "says", "edition", "edits")
    list_filter = (EditedHere, "edition")
    list_select_related = ("edition",)
    search_fields = ("number", "words__en", "words__ja")

    @admin.display(description=gettext_lazy("what it says"))
    def says(self, row: Rule) -> str:
        return plain(row.words)


@admin.register(Ruling)
class RulingAdmin(Asked, ContentAdmin):
    form = forms.RulingForm
    fields = (
        "slug",
        ("words_en", "words_ja"),
        "cr",
        ("standing", "edition_checked", "true_until"),
        ("changed_en", "changed_ja"),
        ("mechanic", "topic", "kind"),
        ("source", "date"),
    )
    list_display = ("slug", "says", "standing", "asked", "edits")
    list_filter = (EditedHere, "standing", "kind", "mechanic", "source", "edition_checked")
    search_fields = ("slug", "words__en", "words__ja", "changed__en", "changed__ja", "cr")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Ruling]:
        return super().get_queryset(request).select_related("mechanic")

    @admin.display(description=gettext_lazy("what it says"))
    def says(self, row: Ruling) -> str:
        return plain(row.words)


@admin.register(Card)
class CardAdmin(admin.ModelAdmin):
    """Cards are played, so they are changed in the code; here they are looked at."""

    fields = ("slug", "english", "japanese")
    list_display = ("slug", "english", "japanese")
    search_fields = ("slug", "name__en", "name__ja")

    @admin.display(description="English")
    def english(self, card: Card) -> str:
        return str(card.name["en"])

    @admin.display(description="日本語")
    def japanese(self, card: Card) -> str:
        return str(card.name["ja"])

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
