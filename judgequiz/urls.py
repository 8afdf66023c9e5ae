"""Every address of the site; each has a language in front of it."""

from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.urls import include, path

urlpatterns = i18n_patterns(
    path("admin/", admin.site.urls),
    path("", include("judgequiz.quiz.urls")),
    path("", include("judgequiz.rulings.urls")),
    prefix_default_language=True,
)

handler400 = "judgequiz.errors.bad_request"
handler403 = "judgequiz.errors.forbidden"
handler404 = "judgequiz.errors.not_found"
handler500 = "judgequiz.errors.server_error"
