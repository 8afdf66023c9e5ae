"""Whatever is written, there is an answer; and what is packed is unpacked."""

from contextlib import suppress

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgequiz.desk.examples import EXAMPLES
from judgequiz.desk.packing import Broken, TooLong, packed, unpacked
from judgequiz.desk.playing import OURS, TRIALS
from judgequiz.scenarios import words_to_write

LINES = [line for example in EXAMPLES for line in example.text.splitlines()]
WORDS = [word for words in words_to_write().values() for word in words]
PIECES = st.sampled_from(
    [*LINES, *WORDS, *";:@[]{}\"'/<>|=-\t", "  ", "《", "稲妻", "Ａ：", "𠮷", "\x00"]
)
MUDDLED = st.lists(st.one_of(PIECES, st.text(max_size=8)), max_size=14).map("\n".join)
WHOLE = st.sampled_from([example.text for example in EXAMPLES])
SOME = settings(
    max_examples=50,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """An example with one line less, more, or instead of another."""
    lines = draw(WHOLE).splitlines()
    place = draw(st.integers(0, len(lines) - 1))
    lines[place : place + draw(st.integers(0, 2))] = draw(
        st.lists(st.sampled_from(LINES), max_size=2)
    )
    return "\n".join(lines)


@pytest.mark.django_db
@SOME
@given(text=st.one_of(spoilt(), MUDDLED), tongue=st.sampled_from(["en", "ja"]))
def test_it_is_answered(text: str, tongue: str):
    client = Client()
    TRIALS.clear()

    sent = client.post(f"/{tongue}/desk/", {"text": text}, REMOTE_ADDR=_someone(text))

    assert sent.status_code in (303, 422)
    if sent.status_code == 303:
        page = client.get(sent["Location"], REMOTE_ADDR=_someone(text))
        replay = client.get(f"{sent['Location']}replay/?step=2", REMOTE_ADDR=_someone(text))
        assert page.status_code in (200, 422)
        assert replay.status_code == page.status_code
        assert OURS.said_in(tongue) not in page.content.decode()


@pytest.mark.django_db
@settings(SOME, max_examples=20)
@given(part=st.text(st.characters(exclude_characters="/?#", exclude_categories=["Cs"]), min_size=1))
def test_any_address_is_answered(part: str):
    response = Client().get(f"/en/desk/{part}/replay/")

    assert response.status_code in (200, 302, 400, 404, 422, 429)


@SOME
@given(text=st.one_of(spoilt(), MUDDLED, st.text(st.characters(exclude_categories=["Cs"]))))
def test_packing_keeps_the_text(text: str):
    written = packed(text)

    found = unpacked(written)

    assert found == text.replace("\r\n", "\n").replace("\r", "\n").strip("\n")
    assert packed(found) == written


@SOME
@given(written=st.one_of(st.text(max_size=60), st.binary(max_size=40).map(bytes.hex)))
def test_what_was_never_packed(written: str):
    with suppress(Broken):
        assert isinstance(unpacked(written), str)


def test_a_bomb_is_not_unpacked():
    import zlib
    from base64 import urlsafe_b64encode

    squeezer = zlib.compressobj(9, wbits=-15)
    data = squeezer.compress(b"A" * 2_000_000) + squeezer.flush()
    written = urlsafe_b64encode(data).decode().rstrip("=")
    assert len(written) < 3_800

    with pytest.raises(Broken):
        unpacked(written)
    with pytest.raises(TooLong):
        packed("A" * 2_000_000)


def _someone(text: str) -> str:
    """An address from which nobody has written before, since this is not about how often."""
    number = hash(text) % 2**24
    return f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
