"""Addresses of what one's own answers say."""

from django.urls import path

from judgequiz.progress import views

urlpatterns = [
    path("progress/", views.progress, name="progress"),
    path("progress/beliefs/", views.beliefs, name="my-beliefs"),
    path("progress/history/", views.history, name="history"),
]
