"""What of each thing there is to read is found: what it is called, and all it says."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from judgequiz.catalogue.models import Entry
from judgequiz.catalogue.search.folding import fold
from judgequiz.catalogue.search.grams import grams
from judgequiz.rulings.chapters import section_of, with_parents
from judgequiz.rulings.models import Card, Mechanic, Ruling
from judgequiz.rulings.templatetags.words import cr_order, named
from judgequiz.scenarios import MISCONCEPTIONS

Words = Mapping[str, str]
TONGUES = ("en", "ja")


@dataclass(frozen=True, slots=True)
class Document:
    """What an entry is made of. `also` are words it is found by and that are not shown."""

    kind: Entry.Kind
    key: str
    title: Words
    words: Words
    place: str
    also: Iterable[str] = field(default=())

    def entry(self) -> Entry:
        return Entry(
            kind=self.kind,
            key=self.key,
            title=self.title,
            words=self.words,
            title_en=fold(self.title["en"]),
            title_ja=fold(self.title["ja"]),
            place=self.place,
        )

    def grams(self) -> tuple[list[str], list[str]]:
        """Those of its title, and all others."""
        titles = dict.fromkeys(self.title[tongue] for tongue in TONGUES)
        others = [*(self.words[tongue] for tongue in TONGUES), *self.also]
        return grams("\n".join(titles)), grams("\n".join(others))


def mechanic(row: Mechanic) -> Document:
    words = _bare(row.intro)
    return Document(Entry.Kind.MECHANIC, row.slug, _bare(row.name), words, row.slug, row.cr)


def card(row: Card) -> Document:
    lines = [row.data["type"], *row.data["text"]]
    words = {tongue: "\n".join(named(line, tongue) for line in lines) for tongue in TONGUES}
    return Document(Entry.Kind.CARD, row.slug, _bare(row.name), words, row.slug)


def ruling(row: Ruling) -> Document:
    lines = [row.words, *([row.changed] if row.changed else [])]
    words = {tongue: "\n".join(named(line, tongue) for line in lines) for tongue in TONGUES}
    return Document(Entry.Kind.RULING, row.slug, _same(row.slug), words, row.slug, row.cr)


def rules(said: Mapping[str, Words]) -> list[Document]:
    """These rules by number, and the numbers that they are parts of: those have a page too, whether
    or not we say them.
    """
    return [
        Document(Entry.Kind.RULE, it, _same(it), _rule_words(it, said.get(it)), _place(it))
        for it in with_parents(said)
    ]


def beliefs() -> Iterator[Document]:
    """Every belief; these come with the code and not from rows."""
    for slug, it in MISCONCEPTIONS.items():
        says = {"en": it.says.en, "ja": it.says.ja}
        truth = {"en": it.truth.en, "ja": it.truth.ja}
        yield Document(Entry.Kind.BELIEF, slug, _bare(says), _bare(truth), _place(it.cr), [it.cr])


def _rule_words(number: str, words: Words | None) -> Words:
    if words:
        return _bare(words)
    return section_of(number) or _same("")


def _place(number: str) -> str:
    chapter, rule, letter = cr_order(number)
    return f"{chapter:03}.{rule:03}{letter}"


def _bare(words: Words) -> Words:
    return {tongue: named(words, tongue) for tongue in TONGUES}


def _same(text: str) -> Words:
    return dict.fromkeys(TONGUES, text)
