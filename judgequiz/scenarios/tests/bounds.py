"""Bounds for tests: as narrow as a desk's, but with more time, since machines differ."""

from judgequiz.scenarios import Bounds

BOUNDS = Bounds(seconds=3)
