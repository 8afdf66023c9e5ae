"""The WSGI application that gunicorn serves."""

import os

from django.core.wsgi import get_wsgi_application

from judgequiz.scenarios import FAMILIES

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "judgequiz.settings")

application = get_wsgi_application()

# Families are read from their files now, and not while the first visitor waits.
len(FAMILIES)
