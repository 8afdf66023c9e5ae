"""Tells Django which admin is ours."""

from django.contrib.admin.apps import AdminConfig


class OurAdmin(AdminConfig):
    default_site = "judgequiz.admin_site.Site"
