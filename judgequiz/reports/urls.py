"""Addresses of reports."""

from django.urls import path

from judgequiz.reports import views

urlpatterns = [
    path("question/<int:question_id>/report/", views.report_problem, name="report"),
    path("reports/", views.own_reports, name="reports"),
    path("reports/<int:report_id>/read/", views.read, name="report-read"),
]
