"""Backups: a consistent copy of the database while the site serves, and the way back."""
