"""Which wrong options are offered tells nothing of the right one."""

from collections import Counter
from random import Random

import pytest

from judgequiz.scenarios import FAMILIES, MISCONCEPTIONS, Unfit, ask
from judgequiz.scenarios.drawing import gives_itself_away, right_outcomes
from judgequiz.scenarios.replay import unconfirmed


@pytest.mark.parametrize(
    ("wrong", "right", "offered", "expected"),
    [
        (1, 1, 2, {1}),  # a single belief reaches the wrong outcome
        (2, 0, 2, {0}),  # none reaches the right one
        (2, 1, 2, {0, 1}),
        (2, 1, 3, {1}),  # either outcome twice
        (3, 3, 3, {1}),
        (1, 3, 3, {2}),
        (4, 4, 4, {1, 2}),
        (1, 1, 3, {1}),  # fewer than asked for
        (1, 0, 2, {0}),
    ],
)
def test_outcomes_are_given_as_evenly_as_can_be(wrong, right, offered, expected):
    found = {right_outcomes(Random(seed), wrong, right, offered, 1 / 2) for seed in range(100)}

    assert found == expected


@pytest.mark.parametrize(
    ("truth", "wrong", "expected"),
    [
        ((3,), [(2,)], False),
        ((3,), [(2,), (4,)], True),
        (((2, 4),), [((3, 2),), ((2, 1),)], True),
        (("hand",), [("exile",), ("battlefield",)], False),
        (((),), [(("red",),), (("red", "blue"),)], False),
        (("hand", 1), [("hand", 2), ("exile", 1)], True),
        (("hand", 1), [("exile", 2), ("exile", 1)], False),
        ((frozenset("ab"),), [(frozenset("abc"),), (frozenset("a"),)], True),
        ((frozenset("a"),), [(frozenset("ab"),), (frozenset("abc"),)], False),
    ],
)
def test_numbers_and_shared_parts_give_the_right_values_away(truth, wrong, expected):
    assert gives_itself_away(truth, wrong) is expected


def test_what_two_beliefs_reach_together_is_offered_too():
    asked = [question for seed in range(12) if (question := drawn("retrace-any-target", seed))]
    together = [option for question in asked for option in question.options if option.together]

    assert together
    assert all(len(option.together) == 2 and not option.beliefs for option in together)
    assert not any(option.is_right for option in together)


def test_both_outcomes_are_given_for_both_reasons():
    """One option's reason is true and about something else; who gives it holds the belief that parts."""
    asked = [question for seed in range(12) if (question := drawn("morbid-in-response", seed))]
    crossed = [question for question in asked if any(it.together for it in question.options)]

    assert crossed
    for question in crossed:
        key = next(option for option in question.options if option.is_right)
        true = next(option for option in question.options if option.together)
        [slug] = true.together
        own = next(option for option in question.options if slug in option.beliefs)
        other = MISCONCEPTIONS[next(it.value[-1] for it in question.options if it is true)]
        assert true.words.en.endswith(other.truth.en)
        assert own.words.en.endswith(MISCONCEPTIONS[slug].says.en)
        assert key.words.en.endswith(MISCONCEPTIONS[slug].truth.en)
        assert true.value[: len(key.value)] == own.value != key.value
        assert question.beliefs[slug] == own.key
        assert [*unconfirmed(question)] == []


def test_any_of_the_crossed_options_but_the_right_one_may_be_left_out():
    asked = [question for seed in range(40) if (question := drawn("morbid-in-response", seed))]
    three = [question for question in asked if len(question.options) == 3]

    left_out = Counter()
    for question in three:
        key = next(option for option in question.options if option.is_right)
        wrong = [option for option in question.options if not option.is_right]
        left_out[sum(it.value[: len(key.value)] == key.value for it in wrong)] += 1
        assert sum(len(it.beliefs) for it in wrong) + sum(len(it.together) for it in wrong) == 2
        assert [*unconfirmed(question)] == []
    assert set(left_out) == {0, 1}


def test_every_tempting_belief_that_parts_is_heard_in_some_variant():
    family = FAMILIES["morbid-in-response"]
    heard: Counter[str] = Counter()
    for seed in range(40):
        question = drawn(family.slug, seed)
        if question is not None:
            heard.update(slug for o in question.options if not o.is_right for slug in o.beliefs)

    assert set(family.block.tempting) <= set(heard)


def drawn(slug, seed):
    try:
        return ask(slug, seed)
    except Unfit:
        return None
