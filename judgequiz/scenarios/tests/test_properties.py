"""What must hold of every game, on random lines of play: no card is lost, no place holds two, the log is the game."""

from __future__ import annotations

import re
from collections import Counter
from functools import reduce

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from judgequiz.engine.apply import apply
from judgequiz.engine.kinds import SHARED_ZONES, Form
from judgequiz.engine.state import State
from judgequiz.scenarios.playing.error import PlayError
from judgequiz.scenarios.playing.play import Outcome, play
from judgequiz.scenarios.reading import NotationError, play_text, read

TABLES = {
    "stack": """
A: life 20; hand Lightning Bolt @b, Bloodbraid Elf @e, Stifle @st, Giant Growth @g; pool {R}{R}{G}
   library Shock, Forest, Grizzly Bears, unknown*9; battlefield Mountain*2, Grizzly Bears @x
N: life 20; hand Counterspell @cs, Murder @k, Twincast @tw; library unknown*9
   battlefield Island*2, Gray Ogre @y
""",
    "exile": """
A: hand Cloudshift @c, Murder @k, Duplicant @d; library unknown*9
   battlefield Mimic Vat @v [exiled Serra Angel], Chrome Mox @m [exiled Shock], Calciderm @x [time 2]
N: hand Unsummon @u; library unknown*9; battlefield Fiend Hunter @y, Rest in Peace @rip
""",
    "copies": """
A: hand Clone @c, Mirrorweave @w, Cytoshape @cy, Phantasmal Image @i, Dust of Moments @d
   library unknown*9; battlefield Chronozoa @x [time 1], token "Goblin" creature R 1/1 @t
N: hand Boomerang @b, Twisted Image @ti; library unknown*9
   battlefield Siege Rhino @y, Kiki-Jiki, Mirror Breaker @kiki
""",
    "layers": """
A: hand Turn to Frog @f, Opalescence @o, Humility @h, Disenchant @d; library unknown*9
   battlefield Blood Moon @m, Urborg, Tomb of Yawgmoth @u, Glorious Anthem @g, Maro @x
N: hand Naturalize @n, Control Magic @cm; library unknown*9; battlefield Werebear @y, Rancor @r [attached Werebear]
""",
}
HEAD = "judgequiz 1; players A N; turn A3 main1; mana {mana}"
PLAYERS = st.sampled_from(["A", "N"])
STEPS = (
    "all pass",
    "all pass",
    "{player} pass",
    "{player} cast @{label}{aims}",
    "{player} cast @{label}{aims}",
    "{player} cast @{label}{aims}",
    "{player} activate @{label}{aims}",
    "{player} activate @{label}.2{aims}",
    "{player} attack @{label}",
    "{player} block @{label} -> @x",
    "to end",
    "to N4.upkeep",
    "{player} concede",
)
ANSWERS = (
    "  {player} may = yes",
    "  {player} may = no",
    "  {player} pick = @{label}",
    "  {player} targets = @{label}",
    "  {player} colour = red",
)


def labels(table: str) -> list[str]:
    return re.findall(r"@(\w+)", TABLES[table])


@st.composite
def lines_of(draw: st.DrawFn, table: str) -> str:
    """A whole file: steps, sensible or not, with answers that may never be asked for."""
    names = st.sampled_from(labels(table))
    aims = st.lists(st.one_of(names.map(lambda label: f"@{label}"), PLAYERS), max_size=2)
    lines = [HEAD.format(mana=draw(st.sampled_from(["any", "real"]))), TABLES[table].strip()]
    for _ in range(draw(st.integers(1, 12))):
        at = ", ".join(draw(aims))
        step = draw(st.sampled_from(STEPS))
        lines.append(
            step.format(player=draw(PLAYERS), label=draw(names), aims=f" -> {at}" if at else "")
        )
        if draw(st.booleans()):
            lines.append(
                draw(st.sampled_from(ANSWERS)).format(player=draw(PLAYERS), label=draw(names))
            )
    return "\n".join([*lines, ""])


def is_clear(written: str) -> bool:
    """Whether a script that says too little or too much is told so, in words and with a line."""
    try:
        play_text(written)
    except (PlayError, NotationError) as error:
        return "line" in str(error)
    return True


def played(written: str) -> Outcome:
    """The file played with answers improvised where it gives none, so that it goes on to its end."""
    return play(read(written), is_true=False)


def cards(state: State) -> Counter[str]:
    """How many cards of each name there are, whatever zone they are in."""
    return Counter(
        f"{thing.owner} {thing.card.slug if thing.card is not None else '?'}"
        for thing in state.things.values()
        if thing.form is Form.CARD
    )


def check(outcome: Outcome) -> None:
    start, end = outcome.game.start, outcome.game.state
    assert cards(start) == cards(end)
    places = Counter(id for ids in end.zones.values() for id in ids)
    assert set(places) == set(end.things)
    assert all(count == 1 for count in places.values())
    for (zone, owner), ids in end.zones.items():
        for id in ids:
            thing = end.things[id]
            assert thing.zone is zone
            assert zone in SHARED_ZONES or thing.owner == owner
    assert not set(end.things) & set(end.gone)
    assert reduce(apply, outcome.log, start) == end


@pytest.mark.parametrize("table", TABLES)
@given(data=st.data())
@settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=40,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_random_lines_of_play(table: str, data: st.DataObject) -> None:
    written = data.draw(lines_of(table))

    outcome = played(written)

    check(outcome)
    assert is_clear(written)
