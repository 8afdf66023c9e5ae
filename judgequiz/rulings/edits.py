"""Rows that the content files bring and that an editor may change: the editor's word stands."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from django.db import models

Field: TypeAlias = "models.Field[Any, Any]"


class FromFiles(models.Model):
    """A row of the content files, with what the files said of each field.

    A field whose value is not the one in `loaded` was edited here. A later load leaves it alone,
    and puts what the files have come to say since into `offered`, until someone takes it or keeps
    what is here. A row that was made here has nothing in `loaded`.
    """

    loaded = models.JSONField(default=dict, editable=False)
    offered = models.JSONField(default=dict, editable=False)

    KEY: tuple[str, ...] = ("slug",)

    class Meta:
        abstract = True

    @classmethod
    def said_by_files(cls) -> list[Field]:
        """The fields that the files bring and an editor may change; what names a row is neither."""
        ours = {"id", "loaded", "offered", *cls.KEY}
        return [field for field in cls._meta.concrete_fields if field.name not in ours]

    def key(self) -> tuple[str, ...]:
        """What it is known by in the files and here."""
        fields = (field for field in self._meta.concrete_fields if field.name in self.KEY)
        return tuple(str(getattr(self, field.attname)) for field in fields)

    @property
    def is_made_here(self) -> bool:
        return not self.loaded

    def is_edited(self, field: Field) -> bool:
        """Whether someone changed it here. What the files have never spoken of was not changed."""
        if self.is_made_here:
            return True
        value = getattr(self, field.attname)
        return field.name in self.loaded and bool(self.loaded[field.name] != value)

    def edits(self) -> Iterator[Field]:
        return (field for field in self.said_by_files() if self.is_edited(field))

    def in_files(self, field: Field) -> Any:
        """What the files say now, as far as was loaded."""
        return self.offered.get(field.name, self.loaded.get(field.name))

    def come_from_files(self) -> None:
        """Marks a new row as one that the files brought, whole as it stands."""
        for field in self.said_by_files():
            self._agree(field, getattr(self, field.attname))

    def bring(self, row: "FromFiles") -> list[str]:
        """Takes over what this row of the files says, but for what was edited here.

        Tells what was left alone.
        """
        was_made_here = self.is_made_here
        left = []
        for field in self.said_by_files():
            said = getattr(row, field.attname)
            differs = getattr(self, field.attname) != said
            if differs and (was_made_here or self.is_edited(field)):
                left.append(field.name)
                self._offer(field.name, said)
            else:
                self._agree(field, said)
        return left

    def _offer(self, name: str, said: Any) -> None:
        if self.loaded.setdefault(name, None) == said:
            self.offered.pop(name, None)
        else:
            self.offered[name] = said

    def _agree(self, field: Field, said: Any) -> None:
        setattr(self, field.attname, said)
        self.loaded[field.name] = said
        self.offered.pop(field.name, None)

    def take(self, field: Field) -> None:
        """Has what the files say stand here again."""
        self._agree(field, self.in_files(field))

    def keep(self, field: Field) -> None:
        """Lets what is here stand against what the files say now."""
        if field.name in self.offered:
            self.loaded[field.name] = self.offered.pop(field.name)
