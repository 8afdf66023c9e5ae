"""What allauth has done or refused, in our words: on the next page, and by mail."""

from django.utils.translation import gettext_lazy as _

# By the names of allauth's own messages. Of the others the page itself tells, where one arrives.
DONE = {
    "account/messages/password_changed.txt": _("The password is changed."),
    "account/messages/password_set.txt": _("The password is set."),
    "account/messages/email_confirmation_sent.txt": _(
        "A link is on its way to that address. Open it, and the address is confirmed."
    ),
    "account/messages/email_confirmed.txt": _("The address is confirmed."),
    "account/messages/email_deleted.txt": _("The address is removed."),
    "account/messages/primary_email_set.txt": _("That is your main address now."),
    "account/messages/cannot_delete_primary_email.txt": _(
        "The main address cannot be removed. Make another the main one first."
    ),
    "account/messages/unverified_primary_email.txt": _(
        "Confirm that address first: only a confirmed one can take the place of another."
    ),
    "mfa/messages/totp_activated.txt": _("The app is set up."),
    "mfa/messages/totp_deactivated.txt": _("The app is no longer asked for."),
    "mfa/messages/recovery_codes_generated.txt": _("There are new recovery codes."),
    "mfa/messages/webauthn_added.txt": _("The passkey is there."),
    "mfa/messages/webauthn_removed.txt": _("The passkey is removed."),
    "socialaccount/messages/account_connected.txt": _("You can log in with that service now."),
    "socialaccount/messages/account_connected_updated.txt": _(
        "You can log in with that service now."
    ),
    "socialaccount/messages/account_connected_other.txt": _(
        "That account is connected with another account here."
    ),
    "socialaccount/messages/account_disconnected.txt": _(
        "You can no longer log in with that service."
    ),
}
SIGNED_UP = _("Your account is made. Whatever you have answered in this browser is in it.")
# Said on the pages of whoever is logged in; someone who signs up is told by a page of its own.
NOT_AT_SIGN_UP = "account/messages/email_confirmation_sent.txt"

# What someone is told by mail when it happens to their account, by the names of allauth's mails.
NOTICES = {
    "account/email/password_changed": _("The password was changed."),
    "account/email/password_reset": _("A new password was set by a link from a mail."),
    "account/email/password_set": _("A password was set."),
    "account/email/email_changed": _("The main e-mail address is now %(to_email)s."),
    "account/email/email_deleted": _("The e-mail address %(deleted_email)s was removed."),
    "mfa/email/totp_activated": _("An authenticator app was set up as a second step."),
    "mfa/email/totp_deactivated": _("The authenticator app is no longer asked for."),
    "mfa/email/recovery_codes_generated": _("New recovery codes were made."),
    "mfa/email/webauthn_added": _("A passkey was added."),
    "mfa/email/webauthn_removed": _("A passkey was removed."),
    "socialaccount/email/account_connected": _(
        "Logging in with another service was made possible."
    ),
    "socialaccount/email/account_disconnected": _("Logging in with another service was ended."),
}

TOO_OFTEN = _("Too many attempts failed. Wait a few minutes, then try again.")
WRONG_CODE = _("That is not the code, or it is too old.")

ACCOUNT_FAULTS = {
    "account_inactive": _("This account has been closed."),
    "cannot_remove_primary_email": DONE["account/messages/cannot_delete_primary_email.txt"],
    "duplicate_email": _("Your account has this address already."),
    "email_password_mismatch": _("E-mail address and password do not belong together."),
    "email_taken": _(
        "There is an account with this e-mail address. Log in, or reset its password."
    ),
    "enter_current_password": _("That is not your current password."),
    "incorrect_code": WRONG_CODE,
    "incorrect_password": _("That is not your password."),
    "invalid_login": _("This log-in did not work. Try again."),
    "invalid_or_expired_key": _("This link has been used already, or is too old."),
    "invalid_password_reset": _("This link has been used already, or is too old."),
    "max_email_addresses": _("An account has at most %d addresses. Remove one first."),
    "rate_limited": TOO_OFTEN,
    "too_many_login_attempts": TOO_OFTEN,
    "unverified_primary_email": DONE["account/messages/unverified_primary_email.txt"],
}

SECOND_STEP_FAULTS = {
    "add_email_blocked": _("An account with a second step takes no further address."),
    "cannot_delete_authenticator": _("This cannot be removed at the moment."),
    "cannot_generate_recovery_codes": _(
        "Recovery codes stand in for a second step: set one up first."
    ),
    "incorrect_code": WRONG_CODE,
    "unverified_email": _(
        "Confirm your e-mail address first, so that nobody can lock you out with it."
    ),
}

SERVICE_FAULTS = {
    "connected_other": DONE["socialaccount/messages/account_connected_other.txt"],
    "disconnect_last": _("This is your only way to log in. Set a password first."),
    "email_taken": _(
        "There is an account with this e-mail address. Log in to it, then connect %s there."
    ),
    "invalid_token": _("This log-in did not work. Try again."),
    "no_password": _("This is your only way to log in. Set a password first."),
    "no_verified_email": _("Confirm your e-mail address first: without it this is your only way."),
}
