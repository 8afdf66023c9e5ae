"""Finds what there is to read by words, names and numbers, on either database."""
