"""Template filters that draw where a quiz stands."""
