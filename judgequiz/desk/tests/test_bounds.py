"""Small texts that ask for much: each ends soon, with a message that says which bound it has met."""

import time

import pytest

from judgequiz.desk.playing import BOUNDS, Complaint, Unplayable, trial_of

BOLTED = "; hand Lightning Bolt @b\nN: life 9999\nA cast @b -> N\nuntil stack empty"
BIG = {
    "replicated cascades": (
        "A: battlefield Maelstrom Nexus*30; hand Bloodbraid Elf @e; library Enlisted Wurm*150\n"
        "A cast @e\n" + "all pass\n  A may cast = yes\n" * 60,
        "",
    ),
    "triggers": (f"A: battlefield Guttersnipe*200{BOLTED}", "more than 1500 events"),
    "tokens": (
        "A: hand Worm Harvest*20 @w; graveyard Forest*150\n"
        + "".join(f"A cast @w{n}\nall pass\n" for n in range(1, 20)),
        "more than 1500 events",
    ),
    "layers": (
        "A: battlefield Humility*10, Opalescence*10, Blood Moon*9, Grizzly Bears*150" + BOLTED,
        "takes too long",
    ),
    "copies": (
        "A: battlefield Grizzly Bears*180 @g, Humility, Opalescence; hand Mirrorweave*19 @m\n"
        + "".join(f"A cast @m{n} -> @g1\nall pass\n" for n in range(1, 20)),
        "",
    ),
    "claims": (
        "A: battlefield Grizzly Bears*180 @f, Humility*15, Opalescence; hand Shock @s\nexpect "
        + "; ".join(f"can A cast @s -> @f{n}" for n in range(1, 180)),
        "takes too long",
    ),
    "deaths": (
        "A: battlefield Grizzly Bears*200; hand Wrath of God @w\nA cast @w\nall pass",
        "",
    ),
    "turns": ("A: battlefield Grizzly Bears*200; library Forest*40\nto N64.upkeep", ""),
    "too many cards": ("A: library Forest*251", "at most 250 cards"),
    "too many steps": ("A: hand Forest @f\n" + "A play @f; " * 201, "at most 200 steps"),
    "too many lines": ("\n".join(["# nothing"] * 401), "at most 400 lines"),
    "too many characters": ("#" * 12_001, "at most 12000 characters"),
    "too many players": ("players A N B C D E F G H", "two to 8 different players"),
    "too big a count": ("A: library Forest*501", "from 1 to 500"),
    "brackets": ("A: battlefield Forest" + "[" * 11_000, "expected"),
    "an X": ("A: hand Blaze @b\nN: life 9999\nA cast @b X=9999 -> N\nall pass", None),
    "replicate": ("A: hand Shock @s\nA cast @s replicate*1000 -> N\nall pass", ""),
}


def complaints_about(text: str) -> list[Complaint]:
    try:
        trial_of(text, lambda: True)
    except Unplayable as error:
        return error.complaints
    return []


@pytest.mark.parametrize(("text", "said"), BIG.values(), ids=BIG)
def test_it_ends(text: str, said: str | None):
    begun = time.thread_time()

    complaints = complaints_about(text)

    assert time.thread_time() - begun < BOUNDS.seconds * 2
    if said is None:
        assert complaints == []
    elif said:
        assert said.lower() in complaints[0].said.en.lower()


def test_a_fault_of_ours_is_said_and_not_kept(monkeypatch: pytest.MonkeyPatch, caplog):
    def broken(*_args):
        raise KeyError("a rule that we got wrong")

    monkeypatch.setattr("judgequiz.desk.playing.tried", broken)

    complaints = complaints_about("A: life 3")

    assert "a fault of ours" in complaints[0].said.en
    assert "can't play" in caplog.text
    monkeypatch.undo()
    assert complaints_about("A: life 3") == []
