"""Who can be sent mail that they did not ask for a moment ago."""

from allauth.account import app_settings
from allauth.account.models import EmailAddress
from django.http import HttpRequest


def can_be_mailed(request: HttpRequest) -> bool:
    """Whether who is asking has an address that they have shown to be theirs.

    Where the site asks nobody to confirm an address, it takes their word for it.
    """
    user = request.user
    if not user.is_authenticated or not user.email:
        return False
    if app_settings.EMAIL_VERIFICATION == app_settings.EmailVerificationMethod.NONE:
        return True
    return EmailAddress.objects.filter(user=user, email__iexact=user.email, verified=True).exists()
