"""The pages of one's own account: what it has, its addresses, its password, its sessions."""

from typing import Any

from allauth.account import views
from allauth.account.adapter import get_adapter
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.db import IntegrityError, transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from judgequiz.accounts.adapter import NotSent
from judgequiz.accounts.guests import learner_of
from judgequiz.accounts.models import User
from judgequiz.accounts.sessions import end_sessions, others_than, sessions_of
from judgequiz.accounts.views import NOT_SENT, RefusesAs422, TellsOfMail, read_or_send


@never_cache
@require_safe
def overview(request: HttpRequest) -> HttpResponse:
    """All there is to one's account; to a guest, what this browser keeps and how to keep it."""
    if not isinstance(request.user, User):
        return render(request, "account/guest.html", {"keeps": learner_of(request) is not None})
    steps = Authenticator.objects.filter(user=request.user).values_list("type", flat=True)
    kinds = list(steps.order_by("pk"))
    context = {
        "addresses": addresses_of(request.user),
        "has_password": request.user.has_usable_password(),
        "has_app": Authenticator.Type.TOTP in kinds,
        "passkeys": kinds.count(Authenticator.Type.WEBAUTHN),
        "sessions": len(sessions_of(request)),
    }
    return render(request, "account/overview.html", context)


def addresses_of(user: User) -> list[EmailAddress]:
    """The main one first."""
    return list(EmailAddress.objects.filter(user=user).order_by("-primary", "pk"))


@read_or_send
class Addresses(TellsOfMail, RefusesAs422, views.EmailView):
    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        context: dict[str, Any] = super().get_context_data(**kwargs)
        return {**context, "addresses": sorted(context["emailaddresses"], key=_main_first)}

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        try:
            with transaction.atomic():
                response: HttpResponse = super().post(request, *args, **kwargs)
        except IntegrityError:
            # The address is another account's, which never confirmed it.
            messages.error(request, str(get_adapter().error_messages["email_taken"]))
            return redirect("account_email")
        except NotSent:
            messages.error(request, str(NOT_SENT))
            return redirect("account_email")
        return response


def _main_first(address: EmailAddress) -> tuple[bool, int]:
    return (not address.primary, address.pk)


@read_or_send
class ChangePassword(RefusesAs422, views.PasswordChangeView):
    pass


@read_or_send
class SetPassword(RefusesAs422, views.PasswordSetView):
    pass


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def sessions(request: HttpRequest) -> HttpResponse:
    """Where one is logged in; a POST ends one of the sessions, or all but this one."""
    listed = sessions_of(request)
    if request.method != "POST":
        return render(request, "account/sessions.html", {"sessions": listed})
    wanted = request.POST.get("end", "")
    one = [it.key for it in listed if not it.is_here and wanted == str(it.pk)]
    ended = others_than(request) if wanted == "others" else one
    end_sessions(ended)
    if ended:
        messages.success(request, _("Ended. Whoever was there has to log in again."))
    return redirect("usersessions_list")
