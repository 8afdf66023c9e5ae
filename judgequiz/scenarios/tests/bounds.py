"""Bounds for tests: as narrow as a desk's, but with more time, since machines differ."""

from judgequiz.scenarios import Bounds

BOUNDS = Bounds(
    characters=12_000,
    lines=400,
    objects=250,
    statements=200,
    events=1_500,
    steps=300,
    seconds=3,
)
