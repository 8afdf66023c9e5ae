"""How words are compared: without regard to case, width, accents, kana, or a dot between words."""

import unicodedata

# Katakana as hiragana; the few that have none stay.
HIRAGANA = {code: chr(code - 0x60) for code in range(0x30A1, 0x30F7)}
# What one writer leaves out and another puts: メイン・フェイズ, Noa’s; and letters for two.
ALIKE = dict.fromkeys("・·'’‘`´", "") | {"æ": "ae", "œ": "oe", "ø": "o"}
FOLDED = str.maketrans(ALIKE | {chr(code): to for code, to in HIRAGANA.items()})


def fold(text: str) -> str:
    """The text as it is compared."""
    wide = unicodedata.normalize("NFKC", text).casefold()
    return unicodedata.normalize("NFC", _bare(wide)).translate(FOLDED)


def _bare(text: str) -> str:
    """Latin letters without their accents; the marks of kana are no accents."""
    if text.isascii():
        return text
    bare: list[str] = []
    for sign in unicodedata.normalize("NFD", text):
        if not (unicodedata.combining(sign) and bare and bare[-1].isascii()):
            bare.append(sign)
    return "".join(bare)
