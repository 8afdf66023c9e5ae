"""A situation as part of an address: raw deflate, then base64 for URLs without its padding."""

import binascii
import zlib
from base64 import b64decode, urlsafe_b64encode

# Servers read so much of a request's first line (gunicorn 4,094 bytes); around this there are a
# language, a step and a belief.
MOST_PACKED = 3_800
MOST_BYTES = 40_000


class TooLong(ValueError):
    """A text that no address can hold."""


class Broken(ValueError):
    """Something that was never packed here, or has lost a part of itself on its way."""


def packed(text: str) -> str:
    squeezer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    plain = _plain(text).encode()
    data = squeezer.compress(plain) + squeezer.flush()
    written = urlsafe_b64encode(data).rstrip(b"=").decode()
    if len(written) > MOST_PACKED or len(plain) > MOST_BYTES:
        raise TooLong
    return written


def unpacked(written: str) -> str:
    """The text. However much a small thing may unpack to, only what a text may have is unpacked."""
    if len(written) > MOST_PACKED:
        raise Broken
    opener = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
    try:
        padded = written + "=" * (-len(written) % 4)
        data = opener.decompress(b64decode(padded, altchars=b"-_", validate=True), MOST_BYTES)
        text = data.decode()
    except (ValueError, binascii.Error, zlib.error) as error:
        raise Broken from error
    if not opener.eof or opener.unused_data:
        raise Broken
    return text


def _plain(text: str) -> str:
    """Lines end as they do here, wherever the text was typed."""
    return text.replace("\r\n", "\n").replace("\r", "\n").strip("\n")
