"""Template filters that draw what answers add up to."""
