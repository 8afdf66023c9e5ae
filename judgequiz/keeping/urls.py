"""Addresses of what is kept, and of how to have it or be rid of it."""

from django.urls import path

from judgequiz.keeping import views

urlpatterns = [
    path("privacy/", views.privacy, name="privacy"),
    path("account/data/", views.my_data, name="my-data"),
    path("account/data/download/", views.download, name="download-my-data"),
    path("account/delete/", views.delete_me, name="delete-me"),
    path("account/gone/", views.gone, name="gone"),
]
