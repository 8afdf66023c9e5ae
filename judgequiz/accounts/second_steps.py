"""allauth's pages for second steps and passkeys, refusing as the others do."""

from typing import Any
from urllib.parse import urlencode

from allauth.account.adapter import get_adapter
from allauth.mfa.base import views
from allauth.mfa.recovery_codes import views as codes
from allauth.mfa.totp import views as app
from allauth.mfa.utils import is_mfa_enabled
from allauth.mfa.webauthn import views as passkeys
from django.contrib import messages
from django.forms import Form
from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.decorators import method_decorator
from django.views.decorators.http import require_safe
from django.views.generic import View
from django.views.generic.base import ContextMixin

from judgequiz.accounts.views import RefusesAs422, read_or_send

read_only = method_decorator(require_safe, name="dispatch")


class KnowsWhetherThereIsOne(ContextMixin, View):
    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        context = super().get_context_data(**kwargs)
        return {**context, "is_mfa_enabled": is_mfa_enabled(self.request.user)}


class TellsWhatFailed(View):
    """Sends back to `again`, which says why: a passkey's own form has no page."""

    again: str

    def form_invalid(self, form: Form) -> HttpResponse:
        for message in form.errors.get("credential", []):
            get_adapter().add_message(self.request, messages.ERROR, message=str(message))
        asked = self.request.POST.get("next", "")
        query = f"?{urlencode({'next': asked})}" if asked else ""
        return HttpResponseRedirect(reverse(self.again) + query)


@read_or_send
class SecondStep(views.AuthenticateView):
    def form_invalid(self, form: Form) -> HttpResponse:
        response: HttpResponse = super().form_invalid(form)
        response.status_code = 422
        return response


@read_or_send
class ShowAgainByCode(RefusesAs422, views.ReauthenticateView):
    pass


@read_only
class SecondSteps(views.IndexView):
    pass


@read_or_send
class AddApp(RefusesAs422, app.ActivateTOTPView):
    pass


@read_or_send
class RemoveApp(RefusesAs422, app.DeactivateTOTPView):
    pass


@read_only
class RecoveryCodes(codes.ViewRecoveryCodesView):
    pass


@read_only
class RecoveryCodesFile(codes.DownloadRecoveryCodesView):
    pass


@read_or_send
class NewRecoveryCodes(RefusesAs422, codes.GenerateRecoveryCodesView):
    pass


@read_only
class Passkeys(KnowsWhetherThereIsOne, passkeys.ListWebAuthnView):
    pass


@read_or_send
class AddPasskey(RefusesAs422, passkeys.AddWebAuthnView):
    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        # allauth's hands on neither the form that was refused nor anything else.
        return {**super().get_context_data(**kwargs), **kwargs}


@read_or_send
class RenamePasskey(RefusesAs422, passkeys.EditWebAuthnView):
    pass


@read_or_send
class RemovePasskey(passkeys.RemoveWebAuthnView):
    pass


@read_or_send
class LogInByPasskey(TellsWhatFailed, passkeys.LoginWebAuthnView):
    again = "account_login"


@read_or_send
class ShowAgainByPasskey(TellsWhatFailed, passkeys.ReauthenticateWebAuthnView):
    again = "mfa_reauthenticate_webauthn"
