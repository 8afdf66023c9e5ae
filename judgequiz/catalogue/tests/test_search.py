"""Everything there is to read is found by its names, its number and its words."""

import random
import re
from collections.abc import Iterator

import pytest
from django.test import Client

from judgequiz.catalogue.models import Entry
from judgequiz.catalogue.search.excerpts import excerpt
from judgequiz.catalogue.search.filling import rebuild
from judgequiz.catalogue.search.folding import fold
from judgequiz.catalogue.search.grams import JAPANESE, query
from judgequiz.catalogue.search.index import find
from judgequiz.questions.tests.example import CARDS, mechanic, rule, ruling
from judgequiz.rulings.models import Card
from judgequiz.rulings.tests.files import load
from judgequiz.scenarios import CARDS as ALL_CARDS
from judgequiz.scenarios import MISCONCEPTIONS

pytestmark = pytest.mark.django_db

Found = set[tuple[str, str]]
EVERYTHING = 100_000


def found(written: str, kind: str = "") -> list[tuple[str, str]]:
    """The kind and key of all that is found, in its order."""
    hits = find(query(written), first=1, last=EVERYTHING, kind=kind)
    hits.sort(key=lambda hit: hit.best)
    entries = Entry.objects.in_bulk([it.id for it in hits])
    return [(entries[it.id].kind, entries[it.id].key) for it in hits]


def texts(entry: Entry) -> Iterator[str]:
    for words in (entry.title, entry.words):
        yield from (fold(words[tongue]) for tongue in ("en", "ja"))


def scanned(folded: str) -> Found:
    """What a plain look through everything finds."""
    return {(it.kind, it.key) for it in Entry.objects.all() if any(folded in t for t in texts(it))}


def test_it_works(alice: Client):
    ruling()
    rule("702.85a")

    page = alice.get("/en/search/", {"q": "cascade"}).content.decode()

    assert 'href="/en/mechanic/cascade/"' in page
    assert "Countering Bloodbraid Elf leaves its <mark>cascade</mark>." in page


def test_japanese_is_found_as_a_plain_scan_finds_it():
    load()
    everything = {(it.kind, it.key): list(texts(it)) for it in Entry.objects.all()}
    chance = random.Random(85)
    runs = [run for of in everything.values() for t in of for run in re.findall(JAPANESE, t)]
    cut = []
    for run in chance.sample(sorted(set(runs)), 60):
        begin = chance.randrange(len(run))
        cut.append(run[begin : begin + chance.randint(1, 6)])

    for word in ["対象", "マナ", "優先", "続唱", "場", "メインフェイズ", *cut]:
        folded = fold(word)
        plain = {key for key, of in everything.items() if any(folded in t for t in of)}

        assert set(found(word)) == plain, word
        assert plain, word


def test_all_cards_and_beliefs_are_found_by_both_names(django_assert_max_num_queries):
    load()

    for slug, card in random.Random(1).sample(sorted(ALL_CARDS.items()), 60):
        for name in (card.name.en, card.name.ja):
            assert found(name, "card")[0] == ("card", slug), name
    assert Entry.objects.filter(kind="card").count() == len(ALL_CARDS)
    assert Entry.objects.filter(kind="belief").count() == len(MISCONCEPTIONS)
    with django_assert_max_num_queries(1):
        find(query("カード"), first=1, last=5)


def test_the_best_comes_first():
    for slug in ("echo", "cascade"):
        mechanic(slug)
    for number in ("702.85", "702.85a", "702.8", "113.7a"):
        rule(number)
    ruling(cr=["702.85a"])
    for data in CARDS.values():
        Card.objects.create(slug=data["slug"], name=data["name"], data=data)

    assert found("702.85")[:2] == [("rule", "702.85"), ("rule", "702.85a")]
    assert found("CR 702.85a")[0] == ("rule", "702.85a")
    assert ("ruling", "EMA-cascade-7") in found("702.85a")
    assert [key for _, key in found("702", "rule")] == ["702", "702.8", "702.85", "702.85a"]
    assert found("cascade")[0] == ("mechanic", "cascade")
    assert found("blood")[0] == ("card", "bloodbraid-elf")
    assert found("森")[0] == ("card", "forest")


@pytest.mark.parametrize(
    "written",
    [
        "BLOODBRAID elf",
        "ＢＬＯＯＤＢＲＡＩＤ",
        "血編み髪",
        "ラノワール",
        "らのわーる",
        "ﾗﾉﾜｰﾙ",
        "llanowar elv",
        "elves llanowar",
    ],
)
def test_width_case_kana_and_order_make_no_difference(written: str):
    for data in CARDS.values():
        Card.objects.create(slug=data["slug"], name=data["name"], data=data)

    assert found(written, "card")[0][1] in ("bloodbraid-elf", "llanowar-elves")


def test_a_word_counts_whole_unless_it_is_the_last():
    ruling()

    assert ("ruling", "EMA-cascade-7") in found("leaves its casc")
    assert not found("leav its cascade", "ruling")


def test_what_editors_do_is_found_at_once():
    said = ruling()
    said.words = {"en": "Entirely rewritten.", "ja": "全文改訂。"}
    said.save()
    rule("999.7a")

    assert found("改訂") == [("ruling", said.slug)]
    assert not found("countering", "ruling")
    assert {key for _, key in found("999", "rule")} == {"999", "999.7", "999.7a"}
    assert found("In our words", "rule") == [("rule", "999.7a")]

    said.delete()
    rule("999.7a").delete()

    assert not found("改訂")
    assert not found("999", "rule")


def test_a_rule_is_found_as_its_latest_edition_says_it():
    rule("113.7a", on="2026-04-17")
    old = rule("113.7a", on="2025-09-19")
    old.words = {"en": "Formerly.", "ja": "以前。"}
    old.save()

    assert not found("formerly")
    assert found("113.7a in our words") == [("rule", "113.7a")]


def test_made_anew_it_is_the_same():
    ruling()
    rule("702.85a")
    before = found("cascade") + found("702.85a")

    rebuild()

    assert before == [it for it in found("cascade") + found("702.85a") if it[0] != "belief"]


@pytest.mark.parametrize(
    ("written", "status", "says"),
    [
        ("", 200, "What can be looked for"),
        ("!?・", 200, "nothing in this to look for"),
        ("\0", 200, "nothing in this to look for"),
        ("zyz\0zyva", 200, "Nothing here has"),
        ("x" * 101, 400, "too long"),
        ("界" * 5000, 400, "too long"),
        (" ".join("abcdefghijklm"), 400, "too long"),
        ("zyzzyva", 200, "Nothing here has"),
        ("'; DROP TABLE catalogue_entry; --", 200, "Nothing here has"),
        ('"cascade" NEAR(elf) title:x* ^y', 200, "Nothing here has"),
        ("cascade:* & !elf | (a <-> b) \\", 200, "Nothing here has"),
        ("%s %(name)s {{ q }} {% url %}", 200, "Nothing here has"),
        ("<script>alert(1)</script>", 200, "&lt;script&gt;"),
        ("\ud83d\ude00 絵文字 𠮷 \u202e", 200, ""),
        ("ﷺ" * 30, 400, "too long"),
    ],
)
def test_whatever_is_asked_is_answered(alice: Client, written: str, status: int, says: str):
    ruling()

    answer = alice.get("/en/search/", {"q": written.encode("utf-8", "surrogatepass")})
    page = answer.content.decode()

    assert answer.status_code == status
    assert says in page
    assert "<script>alert" not in page


@pytest.mark.parametrize(
    "more", ["kind=nothing", "kind=rule&page=0", "kind=rule&page=999", "page=9"]
)
def test_a_page_beyond_the_last_says_so(alice: Client, more: str):
    rule("113.7a")

    assert alice.get(f"/en/search/?q=113.7a&{more}").status_code == 200


def test_many_are_found_page_by_page(alice: Client):
    for number in range(1, 30):
        rule(f"400.{number}a")

    first = alice.get("/en/search/", {"q": "400"}).content.decode()
    of_kind = alice.get("/en/search/", {"q": "400", "kind": "rule", "page": "2"}).content.decode()

    assert first.count('class="found-title"') == 5
    assert "Rules: all 59" in first
    assert of_kind.count('class="found-title"') == 20
    assert 'rel="next"' in of_kind


def test_an_excerpt_is_marked_and_escaped():
    words = {"en": "If <b> is R&D, then ready.", "ja": "続唱はメイン・フェイズにも<i>"}

    assert excerpt(words, query("r&d rea"), "en").html == (
        "If &lt;b&gt; is <mark>R&amp;D</mark>, then <mark>rea</mark>dy."
    )
    in_japanese = excerpt(words, query("めいんふぇいず"), "en")
    assert in_japanese.tongue == "ja"
    assert in_japanese.html == "続唱は<mark>メイン・フェイズ</mark>にも&lt;i&gt;"
