"""allauth's pages as this site shows them: a refused form is 422, and says what it keeps."""

from typing import Any

from allauth.account import app_settings, views
from allauth.account.adapter import get_adapter
from django.db import IntegrityError
from django.forms import Form
from django.http import HttpResponse
from django.utils.decorators import method_decorator
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_http_methods
from django.views.generic import View
from django.views.generic.base import ContextMixin
from django.views.generic.edit import FormMixin

from judgequiz.accounts.adapter import NotSent
from judgequiz.accounts.forms import RequestReauthenticationCodeForm
from judgequiz.accounts.guests import learner_of

read_or_send = method_decorator(require_http_methods(["GET", "HEAD", "POST"]), name="dispatch")


NOT_SENT = _(
    "No mail can be sent at the moment. Try again later; if you have just signed up, log in then."
)


class TellsOfMail(FormMixin):
    def form_valid(self, form: Form) -> HttpResponse:
        try:
            return super().form_valid(form)
        except NotSent:
            form.add_error(None, NOT_SENT)
            response = self.form_invalid(form)
            response.status_code = 503
            return response


class RefusesAs422(FormMixin):
    def form_invalid(self, form: Form) -> HttpResponse:
        response = super().form_invalid(form)
        if response.status_code == 200:
            response.status_code = 422
        return response


class SaysWhatIsKept(ContextMixin, View):
    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        context = super().get_context_data(**kwargs)
        return {**context, "keeps": learner_of(self.request) is not None}


@read_or_send
class LogIn(TellsOfMail, RefusesAs422, SaysWhatIsKept, views.LoginView):
    pass


@read_or_send
class SignUp(TellsOfMail, RefusesAs422, SaysWhatIsKept, views.SignupView):
    def form_valid(self, form: Form) -> HttpResponse:
        try:
            response: HttpResponse = super().form_valid(form)
        except IntegrityError:
            # Someone, perhaps by a double click, signed up with this address a moment ago.
            form.add_error("email", get_adapter().error_messages["email_taken"])
            return self.form_invalid(form)
        if form.cleaned_data["remember"]:
            self.request.session.set_expiry(app_settings.SESSION_COOKIE_AGE)
        return response


@read_or_send
class RequestCode(TellsOfMail, RefusesAs422, SaysWhatIsKept, views.RequestLoginCodeView):
    def form_valid(self, form: Form) -> HttpResponse:
        response: HttpResponse = super().form_valid(form)
        if form.cleaned_data["remember"]:
            self.request.session.set_expiry(app_settings.SESSION_COOKIE_AGE)
        return response


@read_or_send
class EnterCode(TellsOfMail, RefusesAs422, views.ConfirmLoginCodeView):
    pass


@read_or_send
class ShowAgain(RefusesAs422, views.ReauthenticateView):
    pass


@read_or_send
class RequestCodeAgain(TellsOfMail, RefusesAs422, views.RequestReauthenticationCodeView):
    # This one allauth doesn't look for among ACCOUNT_FORMS.
    form_class = RequestReauthenticationCodeForm


@read_or_send
class EnterCodeAgain(TellsOfMail, RefusesAs422, views.ConfirmReauthenticationCodeView):
    pass


@read_or_send
class LogOut(views.LogoutView):
    pass


@read_or_send
class ConfirmAddress(views.ConfirmEmailView):
    pass


@read_or_send
class ResetPassword(TellsOfMail, RefusesAs422, views.PasswordResetView):
    pass


@read_or_send
class SetNewPassword(RefusesAs422, views.PasswordResetFromKeyView):
    pass
