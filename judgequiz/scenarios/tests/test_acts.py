"""What players are yet to do is told where telling it as done would tell the answer."""

from judgequiz.scenarios import ask
from judgequiz.scenarios.asking import ASKED
from judgequiz.scenarios.families import families
from judgequiz.scenarios.naming import plain


def situation(slug: str) -> list[str]:
    return [plain(part).en for part in ask(slug, 0).situation]


def test_it_works() -> None:
    *before, coming = situation("split-second-trigger")

    assert not any("casts" in part for part in before)
    assert coming.startswith("Ava casts Sudden Shock, targeting Noa. Both players pass")


def test_the_trigger_that_is_asked_about_is_not_told() -> None:
    assert not any("on the stack" in part for part in situation("retrace-watchers"))


def test_what_is_discarded_stands_before_the_spell() -> None:
    *_, coming = situation("retrace-watchers")

    assert coming.startswith("Ava discards ")
    assert " to cast " in coming
    assert " with retrace, targeting Noa." in coming


def test_an_ability_is_called_by_its_keyword() -> None:
    *_, coming = situation("cycling-slide")

    assert "Ava activates the islandcycling ability of" in coming
    assert "Ava activates the cycling ability of" in coming


def test_a_land_that_is_to_be_played_is_wanted_to_be() -> None:
    *_, coming = situation("valakut-second-landfall")

    assert coming.startswith("Ava wants to play ")


def test_the_side_that_is_to_be_cast_is_named() -> None:
    *_, coming = situation("adventure-clover")

    assert coming.startswith("Ava casts Rider in Need. ")


def test_an_ability_that_is_not_there_yet_may_be_targeted() -> None:
    *_, coming = situation("lithoform-fetch")

    assert ", targeting that ability of Wooded Foothills. " in coming


def test_every_family_says_what_it_asks() -> None:
    for family in families().values():
        if not family.is_written and not family.block.ask.en:
            assert family.block.probes[0].kind in ASKED, family.slug


def test_some_steps_may_be_told_as_done() -> None:
    parts = situation("cycling-on-their-turn")

    assert parts[1].startswith("Noa casts ")
    assert parts[-1].startswith("Ava activates the cycling ability of ")
