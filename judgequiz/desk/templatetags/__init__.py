"""A template filter that leads to the desk."""
