"""Template filters that say things in words."""
