"""What questions cite is read once a minute, and by no answer."""

from datetime import date, timedelta

import pytest
import time_machine
from django.utils import timezone

from judgequiz.questions.tests.example import mechanic, rule, ruling
from judgequiz.rulings.memory import MEMORY, Memory

pytestmark = pytest.mark.django_db

EDITION = date(2026, 4, 17)


def test_it_works(django_assert_num_queries):
    cited, echo = ruling(), mechanic("echo")
    said = rule("113.7a")
    memory = Memory()
    memory.renew()

    with django_assert_num_queries(0):
        content = memory.content()

        assert content.mechanics_named(["echo", "cascade"]) == [cited.mechanic, echo]
        assert content.rules_numbered(["113.7a", "999.9"], edition=EDITION) == {"113.7a": said}
        assert content.rulings_named(["no-such", cited.slug]) == [cited]
        assert content.rulings_named([cited.slug])[0].source.title["en"] == "Eternal Masters"


def test_a_rule_is_that_of_the_edition_or_else_the_latest():
    older, newer = rule(on="2025-04-04"), rule(on="2026-04-17")
    content = Memory().content()

    assert content.rules_numbered(["113.7a"], edition=date(2025, 4, 4)) == {"113.7a": older}
    assert content.rules_numbered(["113.7a"], edition=date(2030, 1, 1)) == {"113.7a": newer}


def test_a_page_reads_it_again_after_a_minute(django_assert_num_queries):
    memory = Memory()
    with django_assert_num_queries(3):
        memory.renew()
    mechanic("echo")

    with django_assert_num_queries(0):
        memory.renew()
    assert not memory.content().mechanics_named(["echo"])

    with time_machine.travel(timezone.now() + timedelta(seconds=61)):
        # An answer takes what is there.
        assert not memory.content().mechanics_named(["echo"])
        memory.renew()
        assert memory.content().mechanics_named(["echo"])


def test_what_an_editor_saves_is_read_with_the_next_page():
    cited = ruling()
    MEMORY.renew()

    cited.words = {"en": "Otherwise.", "ja": "別に。"}
    cited.save()
    MEMORY.renew()

    assert MEMORY.content().rulings_named([cited.slug])[0].words["en"] == "Otherwise."
