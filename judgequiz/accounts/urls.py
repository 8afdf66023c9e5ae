"""Addresses of accounts, by the names that allauth knows them by."""

from allauth.account import views as allauth
from allauth.socialaccount import views as social
from allauth.urls import build_provider_urlpatterns
from django.urls import include, path, re_path

from judgequiz.accounts import own, second_steps, services, views

entrance = [
    path("signup/", views.SignUp.as_view(), name="account_signup"),
    path("login/", views.LogIn.as_view(), name="account_login"),
    path("login/code/", views.RequestCode.as_view(), name="account_request_login_code"),
    path("login/code/enter/", views.EnterCode.as_view(), name="account_confirm_login_code"),
    path("login/passkey/", second_steps.LogInByPasskey.as_view(), name="mfa_login_webauthn"),
    path("login/second/", second_steps.SecondStep.as_view(), name="mfa_authenticate"),
    path("logout/", views.LogOut.as_view(), name="account_logout"),
    path("closed/", allauth.account_inactive, name="account_inactive"),
    path("confirm/", allauth.email_verification_sent, name="account_email_verification_sent"),
    path("confirm/<str:key>/", views.ConfirmAddress.as_view(), name="account_confirm_email"),
    path("password/", views.ResetPassword.as_view(), name="account_reset_password"),
    path("password/sent/", allauth.password_reset_done, name="account_reset_password_done"),
    path(
        "password/set/",
        allauth.password_reset_from_key_done,
        name="account_reset_password_from_key_done",
    ),
    re_path(
        r"^password/(?P<uidb36>[0-9A-Za-z]{1,20})-(?P<key>[0-9A-Za-z-]{1,200})/$",
        views.SetNewPassword.as_view(),
        name="account_reset_password_from_key",
    ),
]

again = [
    path("", views.ShowAgain.as_view(), name="account_reauthenticate"),
    path("code/", views.RequestCodeAgain.as_view(), name="account_request_reauthentication_code"),
    path(
        "code/enter/",
        views.EnterCodeAgain.as_view(),
        name="account_confirm_reauthentication_code",
    ),
    path("second/", second_steps.ShowAgainByCode.as_view(), name="mfa_reauthenticate"),
    path("passkey/", second_steps.ShowAgainByPasskey.as_view(), name="mfa_reauthenticate_webauthn"),
]

own_account = [
    path("", own.overview, name="account"),
    path("email/", own.Addresses.as_view(), name="account_email"),
    path("password/change/", own.ChangePassword.as_view(), name="account_change_password"),
    path("password/first/", own.SetPassword.as_view(), name="account_set_password"),
    path("sessions/", own.sessions, name="usersessions_list"),
]

second = [
    path("", second_steps.SecondSteps.as_view(), name="mfa_index"),
    path("app/", second_steps.AddApp.as_view(), name="mfa_activate_totp"),
    path("app/remove/", second_steps.RemoveApp.as_view(), name="mfa_deactivate_totp"),
    path("codes/", second_steps.RecoveryCodes.as_view(), name="mfa_view_recovery_codes"),
    path("codes/new/", second_steps.NewRecoveryCodes.as_view(), name="mfa_generate_recovery_codes"),
    path(
        "codes/file/", second_steps.RecoveryCodesFile.as_view(), name="mfa_download_recovery_codes"
    ),
]

passkeys = [
    path("", second_steps.Passkeys.as_view(), name="mfa_list_webauthn"),
    path("add/", second_steps.AddPasskey.as_view(), name="mfa_add_webauthn"),
    path("<int:pk>/name/", second_steps.RenamePasskey.as_view(), name="mfa_edit_webauthn"),
    path("<int:pk>/remove/", second_steps.RemovePasskey.as_view(), name="mfa_remove_webauthn"),
]

other_services = [
    path("", services.Connections.as_view(), name="socialaccount_connections"),
    path("signup/", services.SignUp.as_view(), name="socialaccount_signup"),
    path("cancelled/", social.login_cancelled, name="socialaccount_login_cancelled"),
    path("failed/", social.login_error, name="socialaccount_login_error"),
    path("go/<slug:provider>/", services.go, name="service"),
    *build_provider_urlpatterns(),
]

urlpatterns = [
    *own_account,
    *entrance,
    path("again/", include(again)),
    path("second/", include(second)),
    path("passkeys/", include(passkeys)),
    path("with/", include(other_services)),
]
