"""How the site is run: whether it is well, what it logs, how it is backed up and measured."""
