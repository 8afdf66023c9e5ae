"""Games told step by step: every table follows from the log, and says what has moved."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgequiz.scenarios.families import played_families
from judgequiz.scenarios.naming import plain
from judgequiz.scenarios.picture import table_json
from judgequiz.scenarios.playing.error import PlayError
from judgequiz.scenarios.questions import Unfit, ask
from judgequiz.scenarios.reading import fact_paths
from judgequiz.scenarios.retelling import Story, story

COUNTERED = """
judgequiz 1; players A N; turn A3 main1; mana any
A: life 20; hand Bloodbraid Elf @elf; library Forest, Lightning Bolt @bolt, unknown*10
N: life 20; hand Counterspell @cs
A cast @elf
N cast @cs -> @elf
all pass
all pass
  A may cast @bolt = yes -> N
  chance bottom = Forest
until stack empty
"""


def told(tale: Story) -> list[str]:
    return [plain(step.words).en for step in tale.steps]


def test_it_works():
    tale = story(COUNTERED)

    assert told(tale)[:4] == [
        "",
        "Ava casts Bloodbraid Elf.",
        "The cascade ability of Bloodbraid Elf triggers.",
        "Ava puts the cascade ability of Bloodbraid Elf on the stack.",
    ]
    first, cast = tale.table(0), tale.table(1)
    assert (first["stack"], first["gone"]) == ([], [])
    assert [(it["name"]["en"], it["moved"]) for it in cast["stack"]] == [
        ("Bloodbraid Elf", "arrived")
    ]
    assert cast["seats"][0]["moved"] == ["hand"]
    assert cast["seats"][1]["moved"] == []
    assert set(tale.cards) == {"bloodbraid-elf", "counterspell", "forest", "lightning-bolt"}


def test_what_resolves_leaves_the_stack_in_that_step():
    tale = story(COUNTERED)
    step = told(tale).index("Counterspell resolves.")

    assert [it["name"]["en"] for it in tale.table(step)["gone"]] == ["Counterspell"]
    graveyard = tale.table(step)["seats"][1]["graveyard"]
    assert [(it["name"]["en"], it["moved"]) for it in graveyard] == [("Counterspell", "arrived")]


def test_what_looks_otherwise_has_changed():
    tale = story(
        "judgequiz 1; players A N; turn A3 main1; mana any\n"
        "A: life 20; hand Giant Growth @growth; battlefield Grizzly Bears @bears, Wall of Stone\n"
        "N: life 20\n"
        "A cast @growth -> @bears\n"
        "until stack empty\n"
    )

    tiles = tale.table(len(tale.steps) - 1)["seats"][0]["battlefield"]
    assert [(it["pt"], it.get("moved")) for it in tiles] == [("5/5", "changed"), ("0/8", None)]


def test_two_games_part_where_the_belief_has_it_otherwise():
    truth = story(COUNTERED)
    belief = story(COUNTERED, ["ability-dies-with-its-source"])
    step = truth.parting(belief)

    assert step is not None
    assert told(truth)[:step] == told(belief)[:step]
    assert truth.table(step - 1) == belief.table(step - 1)
    assert truth.table(step)["stack"] != belief.table(step)["stack"]


def test_games_that_go_the_same_way_do_not_part():
    assert story(COUNTERED).parting(story(COUNTERED, ["echo-every-upkeep"])) is None


def test_what_is_refused_says_why_and_where():
    tale = story(
        "judgequiz 1; players A N; turn N4 main1; mana any\n"
        "A: life 20; hand Bloodbraid Elf @elf\n"
        "N: life 20\n"
        "A cast @elf\n"
    )
    refused = tale.steps[-1]

    assert refused.line == 4
    assert [(it.cr, it.also) for it in refused.refused] == [("302.1", ("117.1a", "601.3"))]


def test_a_file_is_played_under_the_rules_of_its_edition():
    text = (
        "mana real; players A N; turn A3 main1\n"
        "A: battlefield Chromatic Sphere @s, Mountain @m; library Island @top\nN: life 20\n"
        "A activate @s\n"
    )
    then = story("edition 2026-04-17; " + text + "  A colour = blue\n")
    now = story("edition 2026-08-07; " + text)

    assert then.table(len(then.steps) - 1)["stack"] == []
    assert len(now.table(len(now.steps) - 1)["stack"]) == 1


def test_a_belief_that_is_none():
    with pytest.raises(PlayError, match="no-such-belief"):
        story(COUNTERED, ["no-such-belief"])


@pytest.mark.parametrize("path", fact_paths().values(), ids=list(fact_paths()))
def test_a_log_says_all_that_happens(path: Path):
    """`apply` on each event in turn comes to the very state in which the game ended."""
    tale = story(path.read_text(encoding="utf-8"))

    assert tale.states[-1] == tale.outcome.game.state
    last = len(tale.steps) - 1
    end = table_json(tale.outcome.game)
    assert {**tale.table(last), "seats": 0, "stack": 0, "gone": 0} == {
        **end,
        "seats": 0,
        "stack": 0,
        "gone": 0,
    }


@pytest.mark.parametrize("slug", sorted(played_families()))
def test_a_question_is_told_again_from_what_it_keeps(slug: str):
    """The file that a question keeps plays the log that it tells, and so does each belief behind an option."""
    for seed in range(12):
        try:
            question = ask(slug, seed)
        except Unfit:
            continue
        break
    else:
        pytest.fail("no seed gives a question")
    truth = story(question.play)

    assert [step.words for step in truth.steps[1:]] == [words for _, words, _ in question.log]
    for option in question.options:
        held = option.together or option.beliefs[:1]
        if option.is_right or not held:
            continue
        belief = story(question.play, held)
        assert belief.states[-1] == belief.outcome.game.state
        step = truth.parting(belief)
        # What goes without saying belongs to the step before it, and to the line after it.
        assert option.parting is None or step in (option.parting, option.parting + 1)
