"""Leads back to where someone came from, if that is a page of ours."""

from django.http import HttpRequest
from django.utils.http import url_has_allowed_host_and_scheme


def way_back(request: HttpRequest, written: str) -> str:
    """The address that was written, if it is ours; otherwise nothing."""
    is_ours = url_has_allowed_host_and_scheme(
        written, allowed_hosts={request.get_host()}, require_https=request.is_secure()
    )
    # Without a slash it would be taken for the name of a view.
    return written if is_ours and "/" in written else ""
