"""A rules engine that plays Magic situations. Pure Python, standard library only."""
