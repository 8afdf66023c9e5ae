"""Words in every language the site speaks."""

from typing import NamedTuple


class Text(NamedTuple):
    """The same thing said in English and in Japanese."""

    en: str
    ja: str

    def said_in(self, language: str) -> str:
        """The words in `language` ("en" or "ja"); a KeyError for any other."""
        return {"en": self.en, "ja": self.ja}[language]
