"""What goes wrong is said in both languages, whole or as a part."""

import pytest
from django.core.exceptions import BadRequest, PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.test import Client, override_settings
from django.urls import path

from judgequiz.errors import bad_request, forbidden, not_found, server_error
from judgequiz.urls import urlpatterns as real_urls

pytestmark = pytest.mark.django_db


def _bad(request: HttpRequest) -> HttpResponse:
    raise BadRequest


def _forbidden(request: HttpRequest) -> HttpResponse:
    raise PermissionDenied


def _broken(request: HttpRequest) -> HttpResponse:
    raise RuntimeError("on purpose")


urlpatterns = [
    *real_urls,
    path("bad/", _bad),
    path("forbidden/", _forbidden),
    path("broken/", _broken),
]
handler400 = bad_request
handler403 = forbidden
handler404 = not_found
handler500 = server_error


def test_it_works(alice: Client):
    response = alice.get("/en/nowhere/")

    assert response.status_code == 404
    assert b"There is no such page." in response.content
    assert b'<html lang="en">' in response.content


def test_in_japanese(alice: Client):
    response = alice.get("/ja/nowhere/")

    assert "そのページは存在しない。" in response.content.decode()


def test_htmx_is_given_a_part(alice: Client):
    response = alice.get("/en/nowhere/", headers={"HX-Request": "true"})

    assert response.status_code == 404
    assert response.content.decode().lstrip().startswith('<div id="screen"')


@override_settings(ROOT_URLCONF=__name__)
@pytest.mark.parametrize(
    ("address", "status", "words"),
    [
        ("/bad/", 400, "リクエストを理解できなかった。"),
        ("/forbidden/", 403, "このページは開けない。"),
        ("/broken/", 500, "サーバー側で問題が起きた。"),
    ],
)
def test_other_errors(address: str, status: int, words: str):
    client = Client(raise_request_exception=False)

    response = client.get(address, headers={"Accept-Language": "ja"})

    assert response.status_code == status
    assert words in response.content.decode()


def test_a_refused_method(alice: Client):
    response = alice.post("/ja/how-to-read/")

    assert response.status_code == 405
    assert response["Allow"] == "GET, HEAD"
    assert "このページはそのようなリクエストを受け付けない。" in response.content.decode()


def test_a_policy_is_on_every_page(alice: Client):
    for address in ("/en/", "/en/nowhere/"):
        response = alice.get(address)

        policy = response["Content-Security-Policy"]
        nonce = response.content.decode().split('nonce="')[1].split('"')[0]
        assert "default-src 'none'" in policy
        assert f"'nonce-{nonce}'" in policy
        assert "unsafe" not in policy
        assert " style=" not in response.content.decode()
