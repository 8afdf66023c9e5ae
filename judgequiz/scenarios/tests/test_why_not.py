"""Actions forbidden for three reasons give all three, and change nothing."""

from judgequiz.engine.actions import Activate, Attack, Block, Cast, Details
from judgequiz.engine.legality import why_not
from judgequiz.scenarios.playing.play import Outcome, play
from judgequiz.scenarios.reading import read


def at(text: str) -> Outcome:
    return play(read(text))


def numbers(outcome: Outcome, action: Cast | Activate | Attack | Block) -> set[str]:
    before = outcome.game.state, len(outcome.log)
    found = {reason.cr for reason in why_not(outcome.game, action)}
    assert (outcome.game.state, len(outcome.log)) == before
    return found


def test_a_legal_action_has_no_reason_against_it() -> None:
    outcome = at("A: hand Lightning Bolt @bolt\nN: life 20")

    assert not why_not(
        outcome.game, Cast("A", outcome.table.labels["bolt"], Details(targets=("N",)))
    )


def test_a_sorcery_in_the_wrong_turn_on_a_protected_creature_without_mana() -> None:
    outcome = at(
        "turn N4 upkeep; mana real\nA: hand Firebolt @fire; battlefield Silver Knight @knight\nN: life 20\nN pass"
    )
    fire, knight = outcome.table.labels["fire"], outcome.table.labels["knight"]

    found = why_not(outcome.game, Cast("A", fire, Details(targets=(knight,))))

    assert {reason.cr for reason in found} >= {"307.1", "702.16b", "601.2h"}
    assert len(found) >= 4
    assert all(reason.words.en and reason.words.ja for reason in found)


def test_an_ability_of_a_tapped_new_creature_of_somebody_else() -> None:
    outcome = at("A: battlefield Prodigal Sorcerer @tim [tapped; summoning sick]\nN: life 20")

    found = numbers(
        outcome, Activate("N", outcome.table.labels["tim"], details=Details(targets=("A",)))
    )

    assert found >= {"602.2", "118.3", "117.1b"}


def test_a_tapped_defender_that_just_came_attacks() -> None:
    outcome = at(
        "A: battlefield Wall of Stone @wall [tapped; summoning sick]\nN: life 20\nto attackers"
    )

    assert numbers(outcome, Attack("A", ((outcome.table.labels["wall"], "N"),))) >= {
        "508.1a",
        "302.6",
        "702.3b",
    }


def test_a_tapped_black_creature_blocks_a_protected_flyer() -> None:
    outcome = at(
        "A: battlefield Karmic Guide @guide\nN: battlefield Scathe Zombies @zombies [tapped]\nA attack @guide -> N\nto blockers"
    )
    labels = outcome.table.labels

    assert numbers(outcome, Block("N", ((labels["zombies"], labels["guide"]),))) >= {
        "509.1a",
        "702.9b",
        "702.16f",
    }


def test_a_card_that_is_not_there_is_one_reason() -> None:
    outcome = at("A: hand Lightning Bolt @bolt\nN: life 20")

    assert numbers(outcome, Cast("A", 10_000)) == {"400.7"}
