"""Addresses of the desk; a situation is part of its own."""

from django.urls import path

from judgequiz.desk import views

urlpatterns = [
    path("desk/", views.desk, name="desk"),
    path("desk/words/", views.completions, name="desk-words"),
    path("desk/notation/", views.notation, name="desk-notation"),
    path("desk/<str:written>/", views.play, name="desk-play"),
    path("desk/<str:written>/replay/", views.replayed, name="desk-replay"),
]
