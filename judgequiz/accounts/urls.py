"""Addresses of accounts, by the names that allauth knows them by."""

from allauth.account import views as allauth
from django.urls import path, re_path

from judgequiz.accounts import views

urlpatterns = [
    path("signup/", views.SignUp.as_view(), name="account_signup"),
    path("login/", views.LogIn.as_view(), name="account_login"),
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
