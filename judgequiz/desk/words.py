"""All that the desk completes while one writes; the same for everybody, in either language."""

import hashlib
import json
from functools import cache

from judgequiz.scenarios import names_to_write, words_to_write


@cache
def as_json() -> bytes:
    """Names of cards as pairs, English and Japanese; words by the place where they may stand."""
    whole = {"cards": names_to_write(), "words": words_to_write()}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()


@cache
def etag() -> str:
    return f'"{hashlib.sha256(as_json()).hexdigest()[:32]}"'
