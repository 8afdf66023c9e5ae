"""Addresses of games to step through, and of the cards that are opened on the way."""

from django.urls import path

from judgequiz.questions import views

urlpatterns = [
    path("card/<slug:slug>/sheet/", views.card_sheet, name="card-sheet"),
    path("ruling/<slug:slug>/replay/", views.replay_of_ruling, name="ruling-replay"),
    path("ruling/<slug:slug>/replay/<int:number>/", views.replay_of_ruling, name="ruling-replay"),
]
