"""People with an account, and what they may do, in the admin."""

from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount, SocialApp, SocialToken
from allauth.usersessions.models import UserSession
from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import AdminUserCreationForm, UserChangeForm
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from judgequiz.accounts.models import User


class NewUserForm(AdminUserCreationForm):
    """Asks for what one logs in with."""

    class Meta:
        model = User
        fields = ("email",)


class ChangedUserForm(UserChangeForm):
    class Meta:
        model = User
        fields = "__all__"


@admin.register(User)
class PeopleAdmin(UserAdmin):
    """Everyone by their e-mail address; the username is neither asked for nor shown."""

    add_form = NewUserForm
    form = ChangedUserForm
    add_fieldsets = ((None, {"fields": ("email", "usable_password", "password1", "password2")}),)
    fieldsets = (
        (None, {"fields": ("email", "password")}),
        (_("Name"), {"fields": ("first_name", "last_name")}),
        (
            _("What they may do"),
            {"fields": ("is_active", "is_staff", "is_superuser", "groups", "user_permissions")},
        ),
        (_("Since when"), {"fields": ("last_login", "date_joined")}),
    )
    list_display = ("email", "first_name", "last_name", "is_staff")
    search_fields = ("email", "first_name", "last_name")
    ordering = ("email",)
    readonly_fields = ("last_login", "date_joined")
    actions = ["remove_second_steps"]

    @admin.action(
        description=_("Remove second steps, for who has lost them"), permissions=["change"]
    )
    def remove_second_steps(self, request: HttpRequest, people: QuerySet[User]) -> None:
        removed, _each = Authenticator.objects.filter(user__in=people).delete()
        self.message_user(request, _("Removed: %(count)s.") % {"count": removed})


# What opens an account, and where it is opened, is for nobody else to read.
for private in (Authenticator, UserSession, SocialAccount, SocialApp, SocialToken):
    admin.site.unregister(private)
