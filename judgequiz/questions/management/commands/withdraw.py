"""Takes back a question, or every variant of a version of a family, and undoes that."""

import re
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from judgequiz.accounts.models import User
from judgequiz.questions.models import Answer, Question, Withdrawal
from judgequiz.questions.withdrawing import NotWithdrawable, Recall, key_of, undo, withdraw
from judgequiz.rulings.tables import need_tables

NUMBER = re.compile(r"[0-9]{1,18}")
VERSION = re.compile(r"([a-z0-9-]+):([0-9]{1,9})")


class Command(BaseCommand):
    help = (
        "Withdraws a question asked with a wrong key: answers to it are marked anew or no longer"
        " count, and those who gave them are told."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "what", nargs="?", help="a question's number, or a family and its version: echo-may:2"
        )
        parser.add_argument("--reason-en", default="", help="what was wrong, in English")
        parser.add_argument("--reason-ja", default="", help="what was wrong, in Japanese")
        marked = parser.add_mutually_exclusive_group()
        marked.add_argument(
            "--right", default="", metavar="OPTION", help="the option that is right: 1 to 5, or key"
        )
        marked.add_argument(
            "--belief", default="", help="the belief that is true; its options are right"
        )
        parser.add_argument("--by", default="", metavar="E-MAIL", help="who does so")
        parser.add_argument("--undo", metavar="NUMBER", help="undo this withdrawal")
        parser.add_argument("--list", action="store_true", help="list every withdrawal")

    def handle(self, *args: Any, what: str | None, **options: Any) -> None:
        need_tables()
        if options["list"]:
            self.show_all()
            return
        if bool(what) == bool(options["undo"]):
            raise CommandError("Name what to withdraw, or the withdrawal to undo.")
        by = _user(options["by"])
        try:
            if what:
                self.withdraw(what, options, by)
            else:
                self.undo(options["undo"], by)
        except NotWithdrawable as refused:
            raise CommandError(str(refused)) from refused

    def withdraw(self, what: str, options: dict[str, Any], by: User | None) -> None:
        reason = {"en": options["reason_en"], "ja": options["reason_ja"]}
        if NUMBER.fullmatch(what):
            question = _question(int(what))
            recall = Recall(
                reason=reason,
                question=question,
                option=key_of(question, options["right"]),
                belief=options["belief"],
            )
        else:
            family, version = _version(what)
            recall = Recall(
                reason=reason,
                family=family,
                version=version,
                option=options["right"],
                belief=options["belief"],
            )
        made = withdraw(recall, by=by)
        answers = Answer.objects.filter(question__withdrawal=made).count()
        self.stdout.write(
            f"Withdrawal {made.pk}: questions withdrawn: {made.questions.count()};"
            f" answers marked anew: {answers}; learners to be told: {made.notices.count()}."
        )

    def undo(self, number: str, by: User | None) -> None:
        known = Withdrawal.objects.filter(pk=int(number)) if NUMBER.fullmatch(number) else None
        found = known.first() if known is not None else None
        if found is None:
            raise CommandError(f"There is no withdrawal {number}.")
        undo(found, by=by)
        self.stdout.write(f"Withdrawal {found.pk} is undone: {found}.")

    def show_all(self) -> None:
        for it in Withdrawal.objects.order_by("pk"):
            state = f"undone on {it.undone_at:%Y-%m-%d}" if it.undone_at else "in force"
            marked = it.option or it.belief or "no answer counts"
            self.stdout.write(
                f"{it.pk}: {it}, {it.made_at:%Y-%m-%d}, {state}; {marked}; {it.reason['en']}"
            )


def _user(address: str) -> User | None:
    if not address:
        return None
    try:
        return User.objects.with_address(address).get()
    except User.DoesNotExist as none:
        raise CommandError(f"There is no user with the address {address}.") from none


def _question(number: int) -> Question:
    try:
        return Question.objects.get(pk=number)
    except Question.DoesNotExist as none:
        raise CommandError(f"There is no question {number}.") from none


def _version(written: str) -> tuple[str, int]:
    match = VERSION.fullmatch(written)
    if match is None:
        raise CommandError(f"{written!r} is no question's number and no family:version.")
    return match[1], int(match[2])
