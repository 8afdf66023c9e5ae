"""People with an account, and what they may do, in the admin."""

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import AdminUserCreationForm, UserChangeForm
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
