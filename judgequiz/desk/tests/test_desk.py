"""A situation is written, sent on to its own address, played and shown, and nothing is stored."""

import pytest
from django.test import Client

from judgequiz.desk.examples import EXAMPLES
from judgequiz.desk.packing import packed, unpacked
from judgequiz.desk.playing import TRIALS
from judgequiz.desk.templatetags.desk import on_desk
from judgequiz.desk.tests.texts import CASCADE, REFUSED, address
from judgequiz.questions.tests.example import WRONG, ruling
from judgequiz.quiz.tests.quizzes import address as question_address
from judgequiz.quiz.tests.quizzes import begun, verdict_address
from judgequiz.rulings.models import Edition, Rule

pytestmark = pytest.mark.django_db


def written(client: Client, text: str, tongue: str = "en") -> str:
    """Where the desk sends on whoever writes this."""
    response = client.post(f"/{tongue}/desk/", {"text": text})
    assert response.status_code == 303
    return response["Location"]


def test_it_works(alice: Client, django_assert_max_num_queries):
    where = written(alice, CASCADE.replace("\n", "\r\n"))

    with django_assert_max_num_queries(12):
        response = alice.get(where)

    page = response.content.decode()
    assert where == address(CASCADE)
    assert "It plays, in " in page
    assert "2 claims, all of which hold" in page
    assert f"\n{CASCADE}</textarea>" in page.replace("&gt;", ">")
    assert "An ability on the stack goes away when its source leaves." in page
    assert f"http://testserver/desk/{packed(CASCADE)}/" in page
    assert response["X-Robots-Tag"] == "noindex"
    assert '<meta name="robots" content="noindex">' in page
    assert 'property="og:title" content="A situation with Bloodbraid Elf' in page


def test_an_empty_sheet(alice: Client, django_assert_max_num_queries):
    with django_assert_max_num_queries(12):
        response = alice.get("/ja/desk/")

    page = response.content.decode()
    assert "noindex" not in page
    assert all(f'href="/ja/desk/{example.packed}/"' in page for example in EXAMPLES)


def test_what_is_wrong_is_said_where_it_stands(alice: Client):
    text = "A: hand Bloodbriad Elf @elf\nN: life 20\nA cst @elf\nA cast @elf"

    response = alice.get(address(text))

    page = response.content.decode()
    assert response.status_code == 422
    assert "2 things are wrong" in page
    assert 'data-line="1" data-column="9">Line 1, column 9</a>' in page
    assert "Did you mean Bloodbraid Elf?" in page
    assert "<mark>B</mark>loodbriad Elf @elf</code>" in page
    assert 'data-line="3" data-column="3"' in page
    assert 'aria-describedby="wrong how" aria-invalid="true"' in page
    assert f"\n{text}</textarea>" in page


def test_what_is_wrong_in_japanese(alice: Client):
    page = alice.get(address("A: hand 稲妻 @b\nA cast @b -> N\nall pass\nto N4", tongue="ja"))
    other = alice.get(address("A: hand 稲妻\n《稲", tongue="ja"))

    assert page.status_code == 200
    assert "２行目、１文字目" in other.content.decode()
    assert "ここまでに閉じられる《が必要である。" in other.content.decode()


def test_a_refused_step_names_its_rules(alice: Client):
    edition = Edition.objects.create(date="2026-08-07")
    words = {"en": "Nothing may be cast now.", "ja": "今は何も唱えられない。"}
    Rule.objects.create(edition=edition, number="702.61a", words=words)

    page = alice.get(address(REFUSED)).content.decode()

    assert "Refused by the rules" in page
    assert 'data-line="4"' in page
    assert '<code class="quoted" lang="en">N cast @shock -&gt; A</code>' in page
    assert 'href="/en/rule/702.61a/"' in page
    assert words["en"] in page


def test_a_claim_that_does_not_hold(alice: Client):
    page = alice.get(address(REFUSED.replace("18", "20"))).content.decode()

    assert "1 claim does not hold" in page
    assert "found: 18" in page


def test_a_replay_and_who_sees_another(alice: Client):
    where = address(CASCADE, replay=True)

    plain = alice.get(where)
    forked = alice.get(f"{where}?step=8&as=ability-dies-with-its-source").content.decode()
    nobody = alice.get(f"{where}?step=8&as=nobody").content.decode()

    assert plain["X-Robots-Tag"] == "noindex"
    assert "Share this step" in plain.content.decode()
    assert forked.count('class="table"') == 2
    assert "?step=8&amp;as=ability-dies-with-its-source" in forked
    assert nobody.count('class="table"') == 1


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda it: it.slug)
def test_every_example_teaches(alice: Client, example):
    response = alice.get(example.url)

    page = response.content.decode()
    assert response.status_code == 200
    assert "does not hold" not in page
    assert len(response.content) < 60_000


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Write something"),
        (" \n ", "Write something"),
        ("\n".join(f"A: hand none # {n * 7919 % 1013} {n**3}" for n in range(900)), "too long"),
    ],
)
def test_what_is_not_taken_is_left_on_the_sheet(alice: Client, text: str, why: str):
    response = alice.post("/en/desk/", {"text": text})

    assert response.status_code == 422
    assert why in response.content.decode()
    assert text.strip() in response.content.decode()


@pytest.mark.parametrize("replay", ["", "replay/"])
@pytest.mark.parametrize(
    "part", ["nonsense", "A", packed(CASCADE)[:-9], packed(CASCADE) + "AAAA", "é"]
)
def test_a_broken_address(alice: Client, part: str, replay: str):
    response = alice.get(f"/en/desk/{part}/{replay}")

    assert response.status_code == 400
    assert "holds no situation" in response.content.decode()
    assert "<textarea" in response.content.decode()


def test_what_is_kept_has_a_bound(alice: Client):
    before = TRIALS.most
    TRIALS.most = 1_000
    try:
        for life in range(30):
            alice.get(address(CASCADE.replace("17", str(life))))
        assert 1 < len(TRIALS.found) < 15
        assert TRIALS.weight <= TRIALS.most
    finally:
        TRIALS.most = before


def test_too_often(alice: Client, settings):
    settings.ACCOUNT_RATE_LIMITS = {"desk_write": "1/m/ip", "desk_play": "2/m/ip"}
    texts = [f"A: life {life}" for life in (11, 12, 13)]

    codes = [alice.get(address(text)).status_code for text in texts]
    again = alice.get(address(texts[0]))
    sent = [alice.post("/en/desk/", {"text": CASCADE}) for _ in range(2)]

    assert codes == [200, 200, 429]
    assert again.status_code == 200
    assert [it.status_code for it in sent] == [303, 429]
    assert "@elf in A.graveyard" in sent[1].content.decode()
    assert "A: life 13" in alice.get(address(texts[2])).content.decode()


def test_words_to_complete(alice: Client):
    response = alice.get("/en/desk/words/")
    again = alice.get("/en/desk/words/", headers={"If-None-Match": response["ETag"]})

    found = response.json()
    assert ["Bloodbraid Elf", "血編み髪のエルフ"] in found["cards"]
    assert "cast" in found["words"]["deed"]
    assert again.status_code == 304
    assert response["Cache-Control"] == "public, max-age=3600"
    assert "Cookie" not in response.get("Vary", "")


def test_ways_to_the_desk(alice: Client):
    """From a ruling's replay, from how to read; from a question only when it has been answered."""
    found = ruling("EMA-cascade-4")
    replay = alice.get(f"/en/ruling/{found.slug}/replay/").content.decode()
    quiz = begun(alice)

    before = alice.get(question_address(quiz)).content.decode()
    alice.post(question_address(quiz), {"choice": WRONG})
    after = alice.get(verdict_address(quiz)).content.decode()

    assert 'href="/en/desk/"' in alice.get("/en/how-to-read/").content.decode()
    assert "Open on the desk" in replay
    assert "Open on the desk" not in before
    assert ("Open on the desk" in after) == ("Step through the game" in after)


def test_what_is_too_long_leads_nowhere():
    assert on_desk("".join(chr(0x4E00 + n * 37 % 9000) for n in range(4000))) == ""
    assert unpacked(on_desk(CASCADE).split("/")[3]) == CASCADE
