"""Content files are loaded again and again to the same end."""

from pathlib import Path

import pytest
from django.core.management import CommandError

from judgequiz.catalogue.models import Entry
from judgequiz.rulings.models import Card, Edition, Mechanic, Rule, Ruling, Source
from judgequiz.rulings.tests.files import FILES, TEXT, load, written
from judgequiz.scenarios import CARDS

pytestmark = pytest.mark.django_db


def test_it_works(tmp_path: Path):
    said = load(written(tmp_path))

    ruling = Ruling.objects.get()
    assert ruling.mechanic == Mechanic.objects.get(slug="cascade")
    assert ruling.source == Source.objects.get()
    assert ruling.edition_checked == Edition.objects.get()
    assert ruling.is_old
    assert Rule.objects.get().words == TEXT
    assert Card.objects.count() == len(CARDS)
    assert "1 rulings" in said


def test_a_second_time_changes_nothing(tmp_path: Path):
    load(written(tmp_path))
    before = Ruling.objects.values().get()

    load(tmp_path)

    assert Ruling.objects.values().get() == before


def test_a_changed_row_is_brought_up_to_date(tmp_path: Path):
    load(written(tmp_path))
    words = {"en": "Better words.", "ja": "より良い言葉。"}

    load(written(tmp_path, rules=[FILES["rules"][0] | {"words": words}]))

    assert Rule.objects.get().words == words


def test_a_ruling_on_the_game_in_general_has_no_mechanic(tmp_path: Path):
    load(written(tmp_path, rulings=[FILES["rulings"][0] | {"mechanic": "general"}]))

    assert Ruling.objects.get().mechanic is None
    assert Ruling.objects.get().topic == "general"


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"rules": [{"number": "1"}]}, "rules.json"),
        ({"rules": [FILES["rules"][0] | {"words": {"en": "x", "ja": ""}}]}, "row 1: words"),
        ({"rulings": [FILES["rulings"][0] | {"standing": "odd"}]}, "'odd'"),
        ({"mechanics": [FILES["mechanics"][0] | {"source": "lost"}]}, "'lost'"),
        ({"mechanics": [FILES["mechanics"][0] | {"examples": ["lost"]}]}, "no card of ours: lost"),
        ({"rules": [FILES["rules"][0], FILES["rules"][0]]}, "702.85a .* is there twice"),
        ({"rules": {"number": "1"}}, "not a list of rows"),
        ({"rules": [None]}, "row 1 has no names"),
        ({"rules": [FILES["rules"][0] | {"words": "Words."}]}, "row 1: words"),
        ({"rules": [FILES["rules"][0] | {"words": None}]}, "rules.json: IntegrityError"),
        ({"rules": [FILES["rules"][0] | {"number": 702}]}, "number is not a string"),
        ({"rulings": [FILES["rulings"][0] | {"cr": "702.85a"}]}, "cr is not a list of strings"),
        ({"editions": [{"date": "April", "note": TEXT}]}, "April: date: “April” value"),
        ({"rules": [FILES["rules"][0] | {"number": "1"}]}, r"1 \d+: number: '1' is no rule"),
        ({"rulings": [FILES["rulings"][0] | {"cr": ["702.85a "]}]}, "'702.85a ' is no rule number"),
        ({"mechanics": [FILES["mechanics"][0] | {"examples": None}]}, "examples is not a list"),
        ({"mechanics": [FILES["mechanics"][0] | {"slug": "a b/c"}]}, "a b/c: slug: Enter a valid"),
        ({"sources": [FILES["sources"][0] | {"slug": ""}]}, "slug: This field cannot be blank"),
        ({"sources": [FILES["sources"][0] | {"slug": "e" * 81}]}, "at most 80 characters"),
        ({"sources": [FILES["sources"][0] | {"title": TEXT | {"fr": 3}}]}, "title is not in both"),
        ({"rulings": [FILES["rulings"][0] | {"id": "\ud800"}]}, "id has a character that cannot"),
        ({"rules": [FILES["rules"][0] | {"words": TEXT | {"ja": "\0"}}]}, "words has a character"),
        ({"rulings": [FILES["rulings"][0] | {"mechanic": "cascde"}]}, "'cascde'"),
    ],
)
def test_a_fault_is_told_and_nothing_is_kept(tmp_path: Path, changes: dict, told: str):
    with pytest.raises(CommandError, match=told):
        load(written(tmp_path, **changes))

    assert not Source.objects.exists()


def test_a_date_written_otherwise_is_the_same_row(tmp_path: Path):
    load(written(tmp_path))
    mine = {"en": "Edited here.", "ja": "ここで直した。"}
    Edition.objects.update(note=mine)

    load(written(tmp_path, editions=[FILES["editions"][0] | {"date": "20260417"}]))

    assert Edition.objects.get().note == mine


def test_a_bottomless_file_is_told(tmp_path: Path):
    written(tmp_path)
    (tmp_path / "sources.json").write_text("[" * 200_000, encoding="utf-8")

    with pytest.raises(CommandError, match=r"sources\.json"):
        load(tmp_path)


def test_a_missing_file_is_told(tmp_path: Path):
    with pytest.raises(CommandError, match=r"editions\.json"):
        load(tmp_path)


def test_the_projects_own_content_loads(django_assert_max_num_queries):
    """A number of queries for each table, and one for each hundred entries of the catalogue, which SQLite takes in batches."""
    with django_assert_max_num_queries(200) as asked:
        load()

    assert len(asked) <= 35 + Entry.objects.count() // 100
    assert Ruling.objects.count() >= 65
    assert Mechanic.objects.get_by_natural_key("cascade").name["ja"] == "続唱"


def test_rows_are_found_by_what_people_call_them(tmp_path: Path):
    load(written(tmp_path))

    for row in [*Edition.objects.all(), *Rule.objects.all(), *Ruling.objects.all()]:
        assert type(row)._default_manager.get_by_natural_key(*row.natural_key()) == row


def test_every_rule_that_content_cites_is_in_our_words():
    load()
    cited = {number for it in Ruling.objects.all() for number in it.cr}
    cited |= {number for it in Mechanic.objects.all() for number in it.cr}

    missing = sorted(cited - set(Rule.objects.values_list("number", flat=True)))

    assert not missing


EMA = [
    "cascade",
    "echo",
    "flashback",
    "hybrid",
    "imprint",
    "morbid",
    "protection",
    "retrace",
    "threshold",
    "typecycling",
    "vanishing",
]


@pytest.mark.parametrize("slug", [*EMA, "fizzling", "split-second", "suspend"])
def test_every_mechanic_says_what_it_does_when_it_matters_and_what_is_missed(slug: str):
    load()

    mechanic = Mechanic.objects.get(slug=slug)

    for tongue in ("en", "ja"):
        assert mechanic.name[tongue]
        assert len(mechanic.intro[tongue].split("\n\n")) == 3
    assert len(mechanic.examples) >= 2
    assert mechanic.cr


@pytest.mark.parametrize("slug", EMA)
def test_every_ruling_of_the_set_can_be_trusted_as_it_stands(slug: str):
    load()
    rulings = Ruling.objects.filter(mechanic__slug=slug)

    assert {"definition", "card"} <= {it.kind for it in rulings}
    for ruling in rulings:
        assert ruling.words["en"]
        assert ruling.words["ja"]
        assert ruling.date
        assert ruling.cr
        assert ruling.edition_checked
        assert bool(ruling.changed) == (ruling.standing != Ruling.Standing.CURRENT)
        assert ruling.true_until or not ruling.is_old


def test_every_rule_is_said_in_both_languages():
    load()

    assert all(it.words["en"] and it.words["ja"] for it in Rule.objects.all())
