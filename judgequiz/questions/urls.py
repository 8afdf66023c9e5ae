"""Addresses of questions, of games to step through, and of the cards opened on the way."""

from django.urls import path

from judgequiz.questions import views
from judgequiz.questions.asked import asked

urlpatterns = [
    path("card/<slug:slug>/sheet/", views.card_sheet, name="card-sheet"),
    path("question/<int:pk>/", asked, name="asked"),
    path("ruling/<slug:slug>/replay/", views.replay_of_ruling, name="ruling-replay"),
    path("ruling/<slug:slug>/replay/<int:number>/", views.replay_of_ruling, name="ruling-replay"),
]
