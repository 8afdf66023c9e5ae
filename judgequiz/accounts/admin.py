"""People with an account, and what they may do, in the admin."""

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin

from judgequiz.accounts.models import User

admin.site.register(User, UserAdmin)
