class NoCopy(Exception):
    """A copy can't be made, or is not one that can be restored here; says why, and what to do."""
