"""The ASGI application for servers that speak it."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "judgequiz.settings")

application = get_asgi_application()
