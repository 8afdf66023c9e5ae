"""Addresses of the front page and the quiz."""

from django.urls import path

from judgequiz.quiz import front, notices, replay, sharing, views

urlpatterns = [
    path("", front.front, name="front"),
    path("same/<uuid:paper_id>/", sharing.paper, name="paper"),
    path("quiz/", front.start, name="start"),
    path("quiz/<uuid:quiz_id>/", views.resume, name="quiz"),
    path("quiz/<uuid:quiz_id>/<int:position>/", views.question, name="question"),
    path("quiz/<uuid:quiz_id>/<int:position>/verdict/", views.verdict, name="verdict"),
    path("quiz/<uuid:quiz_id>/<int:position>/replay/", replay.of_question, name="replay"),
    path("quiz/<uuid:quiz_id>/end/", views.end, name="end"),
    path("notices/<int:notice>/read/", notices.read, name="notice-read"),
    path("how-to-read/", views.how_to_read, name="how-to-read"),
    path("keys/", views.keys, name="keys"),
]
