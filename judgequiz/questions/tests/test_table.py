"""The picture of the table, worked out from what the play hands over."""

from judgequiz.questions.table import picture
from judgequiz.questions.tests.example import AVA, CARDS, NOA, STACK, TABLE, example


def test_it_works():
    table = picture(TABLE, CARDS)

    assert table["near"]["name"] == "Ava"
    assert [seat["name"] for seat in table["far"]] == ["Noa"]
    assert [slip["player_name"] for slip in table["slips"]] == ["Noa", "Ava", "Ava"]
    assert table["aims"] == [{"from": 1, "to": 3}]
    assert table["far"][0]["has_priority"]
    assert not table["is_round"]


def test_tiles_say_what_they_are():
    table = picture(TABLE, CARDS)

    elves, two_forests, forest = table["near"]["tiles"]
    island, token = table["far"][0]["tiles"]
    assert elves["classes"] == "c-g is-tapped is-wordy"
    assert two_forests["classes"] == "c-g is-tapped is-many"
    assert forest["opens"]
    assert island["classes"] == "c-u is-tapped is-many"
    assert not token["opens"]


def test_piles_are_counted_by_card():
    seat = NOA | {"graveyard": [NOA["graveyard"][0] | {"count": 3}, NOA["graveyard"][0]]}

    table = picture({**TABLE, "seats": [AVA, seat]}, CARDS)

    assert table["far"][0]["graveyard_count"] == 4


def test_more_players_sit_round_the_table():
    seats = [AVA, NOA, NOA | {"player": "B", "name": "Bea"}]

    table = picture({**TABLE, "seats": seats}, CARDS)

    assert table["is_round"]
    assert [seat["name"] for seat in table["far"]] == ["Noa", "Bea"]


def test_a_line_runs_only_down_the_stack():
    stack = [STACK[0] | {"aims": [2, 3]}, STACK[1] | {"aims": [1]}, STACK[2]]

    table = picture({**TABLE, "stack": stack}, CARDS)

    assert table["aims"] == [{"from": 1, "to": 2}, {"from": 1, "to": 3}]


def test_the_frozen_question_is_not_changed():
    data = example()

    picture(data["table"], data["cards"])

    assert data == example()
