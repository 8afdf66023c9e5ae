"""Every key follows from what its family expects, which was written from the rules and not from the play."""

from dataclasses import replace

import pytest

from judgequiz.scenarios import Unfit, ask, played_families, underived
from judgequiz.scenarios.families import Family, families
from judgequiz.scenarios.notation import tree as t
from judgequiz.scenarios.questions import Contradicted
from judgequiz.scenarios.reading import read

SEEDS = range(6)
SITUATION = """judgequiz 1; players A N; turn A3 main1; mana any
family shocked; version 1; level 1; mechanics cascade
title en "Shock" ja "ショック"
slot <burn> = Shock | Lightning Bolt
A: hand <burn> @burn
N: life 20
A cast @burn -> N
until stack empty
{expected}
probe life N
tempting spell-needs-its-source
say en "It does." ja "そうです。"
"""


@pytest.mark.parametrize("slug", sorted(played_families()))
def test_keys_follow_from_what_is_expected(slug: str) -> None:
    derived = 0
    for seed in SEEDS:
        try:
            assert underived(slug, seed) == []
        except Unfit:
            continue
        derived += 1
    assert derived


class TestOfFilling:
    def test_only_what_is_said_of_it_is_expected(self) -> None:
        family = written("expect where <burn> = Shock: N.life 18\nexpect N.hand 0")

        assert claims(family, "Shock") == 2
        assert claims(family, "Lightning Bolt") == 1

    @pytest.mark.parametrize(
        ("condition", "fillings"),
        [
            ("mana value of <burn> < 1", set()),
            ("<burn> is instant and <burn> is red", {"Shock", "Lightning Bolt"}),
            ("<burn> is blue or not <burn> = Shock", {"Lightning Bolt"}),
            ("<burn> != Shock", {"Lightning Bolt"}),
            ("mana value of <burn> + 1 >= 2", {"Shock", "Lightning Bolt"}),
        ],
    )
    def test_conditions(self, condition: str, fillings: set[str]) -> None:
        family = written(f"expect where {condition}: N.hand 0")

        assert {burn for burn in ("Shock", "Lightning Bolt") if claims(family, burn)} == fillings


class TestContradiction:
    @pytest.fixture
    def wrong(self, monkeypatch: pytest.MonkeyPatch) -> str:
        slug = "cascade-countered"
        family = families()[slug]
        body = tuple(
            replace(item, claims=tuple(replace(c, holds=not c.holds) for c in item.claims))
            if isinstance(item, t.Expect)
            else item
            for item in family.file.body
        )
        turned = replace(family, file=replace(family.file, body=body))
        monkeypatch.setitem(families(), slug, turned)
        return slug

    def test_is_told(self, wrong: str) -> None:
        assert any("found" in fault for fault in underived(wrong, 1))

    def test_is_never_asked(self, wrong: str) -> None:
        with pytest.raises(Contradicted, match="cascade-countered, seed 1"):
            ask(wrong, 1)

    def test_nothing_expected_derives_nothing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        family = families()["cascade-countered"]
        body = tuple(item for item in family.file.body if not isinstance(item, t.Expect))
        bare = replace(family, file=replace(family.file, body=body))
        monkeypatch.setitem(families(), "cascade-countered", bare)

        assert underived("cascade-countered", 1) == ["nothing is expected of this filling"]

    def test_a_belief_that_contradicts_nothing_is_told(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        family = families()["cascade-countered"]
        beside = read("A: life 20\nexpect A.life 20").body
        body = tuple(item for item in family.file.body if not isinstance(item, t.Expect))
        loose = replace(family, file=replace(family.file, body=(*body, *beside)))
        monkeypatch.setitem(families(), "cascade-countered", loose)

        assert any(
            fault.startswith("ability-dies-with-its-source answers")
            for fault in underived("cascade-countered", 1)
        )


def written(expected: str) -> Family:
    return Family(read(SITUATION.format(expected=expected)), "shocked.play")


def claims(family: Family, burn: str) -> int:
    seed = next(seed for seed in range(50) if family.draw(seed)["burn"] == burn)
    return sum(len(item.claims) for item in family.filled(seed).body if isinstance(item, t.Expect))
