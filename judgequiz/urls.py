"""Every address of the site; each has a language in front of it, but for two that machines ask."""

from allauth.account.decorators import secure_admin_login
from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.contrib.sitemaps.views import sitemap
from django.urls import include, path
from django.views.decorators.cache import cache_page
from django.views.decorators.http import require_safe

from judgequiz.catalogue.public import SITEMAPS, robots

# There is one way in, and its rate limits hold for the admin too.
admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]  # allauth's own way to do it

LISTED_FOR = 10 * 60

urlpatterns = i18n_patterns(
    path("admin/", admin.site.urls),
    path("", include("judgequiz.quiz.urls")),
    path("", include("judgequiz.keeping.urls")),
    path("account/", include("judgequiz.accounts.urls")),
    path("", include("judgequiz.catalogue.urls")),
    path("", include("judgequiz.questions.urls")),
    path("", include("judgequiz.reports.urls")),
    path("", include("judgequiz.desk.urls")),
    path("", include("judgequiz.progress.urls")),
    prefix_default_language=True,
)
urlpatterns += [
    path("robots.txt", robots, name="robots"),
    path(
        "sitemap.xml",
        require_safe(cache_page(LISTED_FOR, cache="listed")(sitemap)),
        {"sitemaps": SITEMAPS},
        name="sitemap",
    ),
]

handler400 = "judgequiz.errors.bad_request"
handler403 = "judgequiz.errors.forbidden"
handler404 = "judgequiz.errors.not_found"
handler429 = "judgequiz.errors.too_many_requests"
handler500 = "judgequiz.errors.server_error"
