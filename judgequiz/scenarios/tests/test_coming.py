"""A reader who plays what the question says comes to where the play comes: no pass is lost in the telling."""

import re

import pytest

from judgequiz.scenarios import ask, played_families
from judgequiz.scenarios.coming import future, runs
from judgequiz.scenarios.families import Unfit, families
from judgequiz.scenarios.games import truth_of
from judgequiz.scenarios.naming import plain
from judgequiz.scenarios.notation import tree as t
from judgequiz.scenarios.playing.setting_up import set_up
from judgequiz.scenarios.questions import moment_of_question

TIMES = {"": 1, " twice": 2, " three times": 3}
JAPANESE = {"": 1, "２回": 2, "３回": 3}
ENDING = "がパスし続ける。"


@pytest.mark.parametrize("slug", sorted(played_families()))
def test_every_pass_is_said(slug: str) -> None:
    family = families()[slug]
    for seed in range(4):
        file = family.filled(seed)
        try:
            truth, _parting = truth_of(family, file, set_up(file))
        except Unfit:
            continue
        now, steps = moment_of_question(truth.outcome)
        said = future(now, steps)

        passes = sum(isinstance(step, t.AllPass) for step in steps)
        endings = sum(isinstance(step, t.UntilEmpty) for step in steps)
        ahead = sum(isinstance(step, t.To) for step in steps)
        en = re.findall(
            r"(?:Both players|Both teams|All players) pass( twice| three times|)\.", said.en
        )
        ja = re.findall(r"(?:プレイヤー|チーム)が(２回|３回|)パスする。", said.ja)
        assert sum(TIMES[often] for often in en) == passes
        assert sum(JAPANESE[often] for often in ja) == passes
        assert said.en.count("until the stack is empty") == said.ja.count(ENDING) == endings
        assert said.en.count("Play goes on to") == ahead


def test_passes_with_an_answer_between_them_stay_apart() -> None:
    colour = t.Choice("A", "colour", "", None, t.Word("red"))
    one, other = t.AllPass((colour,)), t.AllPass()

    assert runs([other, one, other]) == [(one, 2), (other, 1)]


def test_colours_chosen_in_a_row_are_said_in_order() -> None:
    (paragraph,) = [p for p in ask("sphere-copied", 1).situation if "color" in p.en]

    assert "If Ava chooses a color, it is red, then blue." in paragraph.en
    assert "色を選ぶなら、Avaは赤、次に青を選ぶ。" in paragraph.ja


def test_a_coin_is_won_or_lost() -> None:
    (paragraph,) = [p for p in ask("flashback-krark", 1).situation if "coin" in p.en]

    assert "The coin flip is lost." in paragraph.en
    assert "コイン投げに負ける。" in paragraph.ja


@pytest.mark.parametrize(
    ("slug", "en", "ja"),
    [
        ("cascade-declined", "doesn't want to cast anything.", "何も唱えるつもりがない。"),
        ("echo-stolen", ", Noa doesn't want to.", "Noaは支払うつもりがない。"),
    ],
)
def test_what_a_player_refuses_is_a_wish(slug: str, en: str, ja: str) -> None:
    """Told as done, it would contradict whoever believes that there is no choice."""
    paragraph = ask(slug, 1).situation[-1]

    assert en in paragraph.en
    assert ja in paragraph.ja


def test_a_spell_cast_only_with_its_kicker_is_said_to_be() -> None:
    paragraph = ask("cascade-kicker", 1).situation[-1]

    assert "and pay its kicker cost" in paragraph.en
    assert "if not, Ava casts nothing." in paragraph.en
    assert "できないなら、Avaは何も唱えない。" in paragraph.ja


def test_what_is_found_is_not_a_choice_among_others() -> None:
    paragraph = ask("cascade-into-a-search", 1).situation[-1]

    assert "If Ava searches, Ava finds [Mountain](card:" in paragraph.en
    assert "探すなら、Avaは[《山》](card:" in paragraph.ja


def test_what_happens_during_the_passes_is_not_asked_as_after_them() -> None:
    for slug in ("cascade-countered", "cascade-order", "cascade-no-hit"):
        assert "fterwards" not in ask(slug, 2).ask.en
        assert "その後" not in ask(slug, 2).ask.ja


def test_a_card_that_nobody_names_is_one_that_an_effect_lets_cast() -> None:
    paragraph = ask("cascade-chain", 1).situation[-1]

    assert paragraph.en.count("If an effect lets Ava cast a card, Ava does.") == 1
    assert "効果によりカードを唱えることができるなら、Avaはそれを唱える。" in paragraph.ja


def test_a_player_who_targets_themself_is_jibun() -> None:
    paragraphs = [*ask("retrace-or-flashback", 300).situation, ask("retrace-or-flashback", 300).ask]
    said = [plain(each) for each in paragraphs if "targeting Ava" in each.en]

    assert said
    assert all("自分を対象として" in each.ja for each in said)


def test_equal_cards_in_a_hand_are_counted_in_japanese() -> None:
    (paragraph,) = [
        plain(p) for p in ask("typecycling-stifled", 338).situation if " holds " in p.en
    ]

    assert "Ava holds Forest and Forest." in paragraph.en
    assert "Avaの手札には《森》２枚がある。" in paragraph.ja


def test_a_second_decision_of_one_kind_is_about_the_next_time() -> None:
    paragraph = ask("lithoform-rift", 0).situation[-1]

    assert "If asked to pay, Ava pays. The next time, Ava doesn't want to." in paragraph.en
    assert (
        "支払いを求められたなら、Avaは支払う。その次は、Avaは支払うつもりがない。" in paragraph.ja
    )
