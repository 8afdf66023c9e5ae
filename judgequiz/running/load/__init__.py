"""A crowd of guests who answer at once, a site made for them, and databases nobody will miss."""
