"""What the site is set to; everything that a deployment changes is read from the environment.

With nothing set it is safe on one machine: no debugging pages, plain http, SQLite under var/.
docs/deploying.md lists every variable.
"""

from logging import getLevelNamesMapping
from pathlib import Path

from csp.constants import NONCE, NONE, SELF
from django.utils.translation import gettext_lazy as _

from judgequiz.environment import Environment
from judgequiz.secret import kept_secret, made_folder

BASE_DIR = Path(__file__).resolve().parent.parent

env = Environment()
env.read_env(BASE_DIR / ".env", overwrite=False)

VAR_DIR = made_folder(Path(env.str("VAR_DIR", default="") or BASE_DIR / "var"))

DEBUG = env.bool("DEBUG", default=False)
SECRET_KEY = env.str("SECRET_KEY", default="") or kept_secret(VAR_DIR / "secret-key")
SECRET_KEY_FALLBACKS = env.list("SECRET_KEY_FALLBACKS", default=[])
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])

# Services that one can log in by; none unless they are named, each with what it knows us by.
SOCIAL_PROVIDERS = env.services("SOCIAL_PROVIDERS")

INSTALLED_APPS = [
    "judgequiz.apps.OurAdmin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.sitemaps",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "csp",
    "django_htmx",
    "template_partials",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "allauth.socialaccount",
    *(f"allauth.socialaccount.providers.{name}" for name in SOCIAL_PROVIDERS),
    "allauth.usersessions",
    "judgequiz.accounts",
    "judgequiz.rulings",
    "judgequiz.questions",
    "judgequiz.reports",
    "judgequiz.progress",
    "judgequiz.catalogue",
    "judgequiz.quiz",
    "judgequiz.desk",
    "judgequiz.keeping",
    "judgequiz.running",
]

MIDDLEWARE = [
    "judgequiz.running.health.answer_watchers",
    "judgequiz.running.requests.log_requests",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "judgequiz.accounts.claiming.claim_late",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "judgequiz.language.remember_language",
    "judgequiz.quiz.notices.vary_by_learner",
    "judgequiz.errors.explain_refused_methods",
]
ROOT_URLCONF = "judgequiz.urls"
WSGI_APPLICATION = "judgequiz.wsgi.application"
ASGI_APPLICATION = "judgequiz.asgi.application"
CSRF_FAILURE_VIEW = "judgequiz.errors.csrf_refused"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "csp.context_processors.nonce",
                "judgequiz.language.tongues",
                "judgequiz.quiz.notices.notices",
                "judgequiz.catalogue.public.addresses",
            ],
            "builtins": [
                "django.templatetags.cache",
                "django.templatetags.i18n",
                "django.templatetags.static",
                "judgequiz.rulings.templatetags.cards",
                "judgequiz.rulings.templatetags.rulings",
                "judgequiz.rulings.templatetags.words",
                "judgequiz.questions.templatetags.tables",
                "judgequiz.questions.templatetags.verdicts",
                "judgequiz.progress.templatetags.charts",
                "judgequiz.progress.templatetags.rows",
                "judgequiz.quiz.templatetags.circles",
                "judgequiz.desk.templatetags.desk",
                "judgequiz.catalogue.templatetags.keeping",
                "template_partials.templatetags.partials",
            ],
        },
    }
]

# Data. SQLite is asked to let readers read while one writer writes, and a writer to wait its turn.
DATABASES = {"default": env.database("DATABASE_URL", default=f"sqlite:///{VAR_DIR / 'db.sqlite3'}")}
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    DATABASES["default"]["OPTIONS"] = {
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
    }
else:
    DATABASES["default"].setdefault("CONN_MAX_AGE", 60)
    DATABASES["default"].setdefault("CONN_HEALTH_CHECKS", True)
    # A server that can't be reached is told soon, to whoever asks whether the site is well too.
    DATABASES["default"].setdefault("OPTIONS", {}).setdefault("connect_timeout", 10)
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Whether this process plays new variants, in small steps, when a learner has seen nearly all.
STOCK_TOP_UP = env.bool("STOCK_TOP_UP", default=True)

# Drawn parts of frozen questions, in each process's own memory and never more than these. Rate
# limits are counted apart from them, in each process too, so that drawing can't push a count out.
# The sitemap is a megabyte for each query that someone thinks up, so few of these are kept.
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "LOCATION": "counts",
        "OPTIONS": {"MAX_ENTRIES": 30_000},
    },
    "template_fragments": {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "LOCATION": "drawn",
        "OPTIONS": {"MAX_ENTRIES": 3000},
    },
    "listed": {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "LOCATION": "listed",
        "OPTIONS": {"MAX_ENTRIES": 8},
    },
}

# Accounts. Nobody needs one; with one, what a learner has answered is there on every device.
AUTH_USER_MODEL = "accounts.User"
# Addresses are unique, however they are written; Django looks for a plainer constraint.
SILENCED_SYSTEM_CHECKS = ["auth.W004"]
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "front"
ACCOUNT_LOGOUT_REDIRECT_URL = "front"
ACCOUNT_ADAPTER = "judgequiz.accounts.adapter.AccountAdapter"
ACCOUNT_FORMS = {
    "login": "judgequiz.accounts.forms.LoginForm",
    "signup": "judgequiz.accounts.forms.SignupForm",
    "reset_password": "judgequiz.accounts.forms.ResetPasswordForm",
    "reset_password_from_key": "judgequiz.accounts.forms.ResetPasswordKeyForm",
    "request_login_code": "judgequiz.accounts.forms.RequestLoginCodeForm",
    "confirm_login_code": "judgequiz.accounts.forms.ConfirmLoginCodeForm",
    "reauthenticate": "judgequiz.accounts.forms.ReauthenticateForm",
    "confirm_reauthentication_code": "judgequiz.accounts.forms.ConfirmReauthenticationCodeForm",
    "add_email": "judgequiz.accounts.forms.AddAddressForm",
    "change_password": "judgequiz.accounts.forms.ChangePasswordForm",
    "set_password": "judgequiz.accounts.forms.SetPasswordForm",
}
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = env.one_of(
    "EMAIL_VERIFICATION", ("optional", "mandatory", "none"), default="optional"
)
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_MAX_EMAIL_ADDRESSES = 3
ACCOUNT_LOGIN_BY_CODE_ENABLED = True
ACCOUNT_LOGIN_BY_CODE_SUPPORTS_RESEND = True
ACCOUNT_LOGIN_BY_CODE_TIMEOUT = 10 * 60
ACCOUNT_REAUTHENTICATION_REQUIRED = True
# Whatever makes rows or work for a stranger is counted as sign-ins are, in each process. A whole
# study group may be behind one address: it starts quizzes and reports as much as it finds.
ACCOUNT_RATE_LIMITS = {
    "start": "120/m/ip",
    "report": "60/h/ip",
    "desk_write": "60/m/ip",
    "desk_play": "60/m/ip",
    "my_data": "10/m/ip",
    "delete_me": "10/m/ip",
}
MFA_ADAPTER = "judgequiz.accounts.adapter.SecondStepAdapter"
MFA_FORMS = {
    "authenticate": "judgequiz.accounts.forms.SecondStepForm",
    "reauthenticate": "judgequiz.accounts.forms.ReauthenticateByCodeForm",
    "activate_totp": "judgequiz.accounts.forms.AddAppForm",
    "add_webauthn": "judgequiz.accounts.forms.AddPasskeyForm",
    "edit_webauthn": "judgequiz.accounts.forms.RenamePasskeyForm",
}
MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
# A clock may be half a minute off.
MFA_TOTP_TOLERANCE = 1
MFA_ALLOW_UNVERIFIED_EMAIL = ACCOUNT_EMAIL_VERIFICATION == "none"
SOCIALACCOUNT_ADAPTER = "judgequiz.accounts.adapter.ServiceAdapter"
SOCIALACCOUNT_FORMS = {"signup": "judgequiz.accounts.forms.SocialSignupForm"}
SOCIALACCOUNT_PROVIDERS = env.service_keys(SOCIAL_PROVIDERS)
SOCIALACCOUNT_REAUTHENTICATION_REQUIRED = True
# A session ends with the browser, as on a shared computer it should, unless one asks to stay.
SESSION_ENGINE = "judgequiz.sessions"
SESSION_EXPIRE_AT_BROWSER_CLOSE = True
SESSION_COOKIE_AGE = 90 * 24 * 60 * 60

# What the command `prune` removes, by its age in days. The first of these is the life of the
# cookie by which a guest is known.
KEEP_GUESTS_DAYS = env.int("KEEP_GUESTS_DAYS", default=730)
KEEP_EMPTY_DAYS = env.int("KEEP_EMPTY_DAYS", default=30)
KEEP_PAPERS_DAYS = env.int("KEEP_PAPERS_DAYS", default=730)

# Mail. With no server named it is written to the console, where whoever runs the site finds it.
vars().update(env.email_url("EMAIL_URL", default="consolemail://"))
DEFAULT_FROM_EMAIL = env.str("EMAIL_FROM", default="JudgeQuiz <judgequiz@localhost>")

# Languages. Each is first: both have a prefix, and neither is a fallback of the other.
USE_I18N = True
LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("ja", _("Japanese"))]
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_TZ = True
TIME_ZONE = "UTC"

# Files. Names carry a hash of what is in them, so browsers may keep them for ever.
STATIC_URL = "/static/"
STATIC_ROOT = Path(env.str("STATIC_ROOT", default=str(BASE_DIR / "staticfiles")))
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": (
            "django.contrib.staticfiles.storage.StaticFilesStorage"
            if DEBUG
            else "whitenoise.storage.CompressedManifestStaticFilesStorage"
        )
    },
}

# Security. HTTPS=on is for a site behind TLS; plain http on one's own machine stays possible.
HTTPS = env.bool("HTTPS", default=False)
SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = env.int("HSTS_SECONDS", default=31_536_000) if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS
SECURE_HSTS_PRELOAD = HTTPS
SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SECURE = HTTPS
CSRF_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_AGE = 31_536_000
LANGUAGE_COOKIE_SECURE = HTTPS
LANGUAGE_COOKIE_HTTPONLY = True
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
BEHIND_PROXY = env.bool("BEHIND_PROXY", default=False)
if BEHIND_PROXY:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    ALLAUTH_TRUSTED_PROXY_COUNT = 1
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF, NONCE],
        "style-src": [SELF],
        "img-src": [SELF],
        "connect-src": [SELF],
        "font-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
        "object-src": [NONE],
    }
}
DATA_UPLOAD_MAX_MEMORY_SIZE = 262_144
DATA_UPLOAD_MAX_NUMBER_FIELDS = 200

# Logs, to stderr. What each line says, and what none says, is in judgequiz/running/logs.py.
LOG_FORMAT = env.one_of("LOG_FORMAT", ("line", "json"), default="line")
LOG_REQUESTS = env.bool("LOG_REQUESTS", default=False)
LOG_SLOW_MS = env.int("LOG_SLOW_MS", default=1000)
LOG_LEVEL = env.one_of("LOG_LEVEL", tuple(getLevelNamesMapping()), default="WARNING")
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"discreet": {"()": "judgequiz.running.logs.Discreet"}},
    "formatters": {
        "line": {"()": "judgequiz.running.logs.Line"},
        "json": {"()": "judgequiz.running.logs.Json"},
    },
    "handlers": {
        "console": {
            "class": "logging.StreamHandler",
            "formatter": LOG_FORMAT,
            "filters": ["discreet"],
        }
    },
    "root": {"handlers": ["console"], "level": LOG_LEVEL},
    "loggers": {"judgequiz.requests": {"level": "INFO" if LOG_REQUESTS else "WARNING"}},
}
