"""The situation notation: text to syntax tree and back."""
