"""Template tags for what stands in the head of a page."""
