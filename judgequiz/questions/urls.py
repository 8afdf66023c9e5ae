"""Addresses of games to step through."""

from django.urls import path

from judgequiz.questions import views

urlpatterns = [
    path("ruling/<slug:slug>/replay/", views.replay_of_ruling, name="ruling-replay"),
    path("ruling/<slug:slug>/replay/<int:number>/", views.replay_of_ruling, name="ruling-replay"),
]
