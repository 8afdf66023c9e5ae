"""Rules text in English and Japanese, composed from the abilities themselves.

What is on the page is what is played: nothing here is written twice, and no text of the publisher is stored.
"""

from .cards import card_text, cost_words, name_text, say, text_of, type_line
from .narrate import Names, names_in, narrate

__all__ = [
    "Names",
    "card_text",
    "cost_words",
    "name_text",
    "names_in",
    "narrate",
    "say",
    "text_of",
    "type_line",
]
