"""All that is kept of a person, as plain values to take along: nobody else's, and no secrets."""

from collections.abc import Iterator
from typing import Any

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.apps import apps
from django.db.models import F, Field, Model, QuerySet

from judgequiz.accounts.models import Learner, User
from judgequiz.questions.beliefs import belief
from judgequiz.questions.models import Answer, Notice
from judgequiz.quiz.models import Quiz
from judgequiz.reports.models import Report

Row = dict[str, Any]
CHUNK = 200
# Of a question, which is large, only what is handed over.
ASKED = {"asked": F("question__data__ask"), "options": F("question__data__options")}
SURENESS = {1: "a guess", 2: "fairly sure", 3: "certain"}
# Models that are told of in words of their own below, by whose they are.
TOLD: dict[type[Model], set[type[Model]]] = {
    User: {Learner, EmailAddress, Authenticator, SocialAccount, UserSession},
    Learner: {Learner, Answer, Notice, Quiz, Report},
}


def everything(user: User | None, learners: QuerySet[Learner]) -> Iterator[tuple[str, Any]]:
    """Each kind of thing that is kept, by its name: one value, or rows that are read as they are
    asked for, so that no number of answers fills the memory.
    """
    yield "account", _account(user) if user else None
    if user:
        yield from _by_user(user).items()
    yield "learners", ({"id": str(it.pk), "since": it.made_at} for it in learners)
    yield "quizzes", _quizzes(learners)
    yield "answers", _answers(learners)
    yield "notices", _notices(learners)
    yield "reports", _reports(learners)
    yield "more", _more(user, learners)


def _account(user: User) -> Row:
    return {
        "id": user.pk,
        "email": user.email,
        "first_name": user.first_name,
        "last_name": user.last_name,
        "password": "kept as a hash" if user.has_usable_password() else None,
        "since": user.date_joined,
        "last_login": user.last_login,
        "is_staff": user.is_staff,
        "is_superuser": user.is_superuser,
        "groups": sorted(user.groups.values_list("name", flat=True)),
    }


def _by_user(user: User) -> dict[str, Iterator[Row]]:
    addresses = EmailAddress.objects.filter(user=user).order_by("pk")
    steps = Authenticator.objects.filter(user=user).order_by("pk")
    sessions = UserSession.objects.filter(user=user).order_by("pk")
    services = SocialAccount.objects.filter(user=user).order_by("pk")
    return {
        "email_addresses": (
            {"address": it.email, "confirmed": it.verified, "main": it.primary} for it in addresses
        ),
        "second_steps_and_passkeys": (_step(it) for it in steps),
        "sessions": (
            {"since": it.created_at, "ip_address": it.ip, "browser": it.user_agent}
            for it in sessions
        ),
        "other_services": (
            {"service": it.provider, "id": it.uid, "since": it.date_joined, "told": it.extra_data}
            for it in services
        ),
    }


def _step(it: Authenticator) -> Row:
    row = {"kind": it.get_type_display(), "since": it.created_at, "last_used": it.last_used_at}
    if it.type == Authenticator.Type.WEBAUTHN:
        row["name"] = it.wrap().name
    if it.type == Authenticator.Type.RECOVERY_CODES:
        row["left"] = len(it.wrap().get_unused_codes())
    return row


def _quizzes(learners: QuerySet[Learner]) -> Iterator[Row]:
    rows = Quiz.objects.filter(learner__in=learners).order_by("made_at", "pk")
    for it in rows.iterator(CHUNK):
        yield {
            "id": str(it.pk),
            "same_questions": str(it.paper_id),
            "begun": it.made_at,
            "mechanics": it.mechanics,
            "questions": it.questions,
        }


def _answers(learners: QuerySet[Learner]) -> Iterator[Row]:
    rows = Answer.objects.filter(learner__in=learners).order_by("answered_at", "pk")
    whole = rows.select_related("question").annotate(**ASKED).defer("question__data")
    it: Any
    for it in whole.iterator(CHUNK):
        yield {
            "quiz": str(it.run),
            "position": it.position,
            "question": it.question_id,
            "family": it.question.family,
            "version": it.question.version,
            "asked": it.asked,
            "chosen": _chosen(it),
            "mark": it.mark.value,
            "beliefs": [{"id": slug, "says": _says(slug)} for slug in it.beliefs],
            "confidence": SURENESS.get(it.confidence or 0),
            "seconds": it.seconds,
            "answered": it.answered_at,
        }


def _chosen(it: Any) -> Row | str:
    if it.is_pass:
        return "I don’t know"
    says = next((option["words"] for option in it.options if option["key"] == it.option), None)
    return {"key": it.option, "says": says}


def _says(slug: str) -> dict[str, str] | None:
    found = belief(slug)
    return found and found["says"]


def _notices(learners: QuerySet[Learner]) -> Iterator[Row]:
    rows = Notice.objects.filter(learner__in=learners).select_related("withdrawal").order_by("pk")
    for it in rows.iterator(CHUNK):
        yield {
            "family": it.withdrawal.family,
            "version": it.withdrawal.version,
            "said": it.withdrawal.reason,
            "read": it.read_at,
        }


def _reports(learners: QuerySet[Learner]) -> Iterator[Row]:
    rows = Report.objects.filter(learner__in=learners).order_by("pk")
    for it in rows.prefetch_related("remarks").iterator(CHUNK):
        yield {
            "id": it.pk,
            "question": it.question_id,
            "kind": it.kind,
            "words": it.words,
            "added": [remark.words for remark in it.remarks.all() if remark.is_reporters],
            "language": it.language,
            "option": it.option,
            "step_of_replay": it.step,
            "by_mail": it.by_mail,
            "reported": it.made_at,
            "outcome": it.outcome,
            "answer": it.answer,
            "settled": it.settled_at,
            "read": it.read_at,
        }


def _more(user: User | None, learners: QuerySet[Learner]) -> Iterator[Row]:
    """Whatever else names the person, also what is added to the site after this was written: of
    what is the learner's own each field, and of what a user did for the site that they did it.
    """
    for model in apps.get_models():
        for field in model._meta.get_fields():
            if not isinstance(field, Field):
                continue
            if model in TOLD.get(field.related_model, ()):  # type: ignore[arg-type]  # or None
                continue
            if field.related_model is Learner:
                owned = model._default_manager.filter(**{f"{field.name}__in": learners})
                yield from map(_fields, owned.order_by("pk").iterator(CHUNK))
            elif field.related_model is User and user is not None:
                done = model._default_manager.filter(**{field.name: user}).order_by("pk")
                yield from ({**_kind(model), "id": it.pk, "as": field.name} for it in done)


def _kind(model: type[Model]) -> Row:
    return {"kind": model._meta.label}


def _fields(row: Model) -> Row:
    """What a row says, but for whom else it names."""
    people = (User, Learner)
    own = [it for it in row._meta.concrete_fields if it.related_model not in people]
    return {**_kind(type(row)), **{it.name: it.value_from_object(row) for it in own}}
