"""Logging in by another service, such as Discord, where the site's settings name one."""

from typing import Any

from allauth.socialaccount import views
from allauth.socialaccount.adapter import get_adapter
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from judgequiz.accounts.views import RefusesAs422, read_or_send


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def go(request: HttpRequest, provider: str) -> HttpResponse:
    """Asks before anyone is sent to another service, and then sends them by a page.

    A form that was redirected there would be stopped by the content security policy.
    """
    service = next((it for it in get_adapter().list_providers(request) if it.id == provider), None)
    if service is None:
        raise Http404
    context = {"provider": service, "process": request.POST.get("process", "login")}
    if request.method == "POST":
        sent: HttpResponse = service.redirect_from_request(request)
        if sent.status_code != 302:
            return sent
        return render(
            request,
            "socialaccount/login_redirect.html",
            context | {"redirect_to": sent["Location"]},
        )
    asked = {"process": request.GET.get("process", "login"), "next": request.GET.get("next", "")}
    return render(request, "socialaccount/login.html", context | asked)


@read_or_send
class SignUp(RefusesAs422, views.SignupView):
    pass


@read_or_send
class Connections(RefusesAs422, views.ConnectionsView):
    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        context = super().get_context_data(**kwargs)
        accounts = context["form"].accounts.order_by("pk")
        return {**context, "accounts": [it.get_provider_account() for it in accounts]}
