"""A run of questions, asked one at a time."""
