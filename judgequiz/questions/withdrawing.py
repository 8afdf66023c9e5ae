"""Takes back questions that were asked with a wrong key, and undoes that."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from judgequiz.accounts.models import Learner, User
from judgequiz.questions.models import Notice, Question, QuestionQuerySet, Withdrawal
from judgequiz.rulings.models import UNFIT
from judgequiz.scenarios import FAMILIES

LANGUAGES = ("en", "ja")


class NotWithdrawable(ValueError):
    """What was asked for can't be done; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recall:
    """What to take back and why. Naming neither an option nor a belief, no answer counts."""

    reason: Mapping[str, str]
    family: str = ""
    version: int = 0
    question: Question | None = None
    option: str = ""
    belief: str = ""


def withdraw(recall: Recall, *, by: User | None = None) -> Withdrawal:
    """Takes these questions out of the stock for good and marks all answers to them anew.

    No answer and no question is rewritten. Whoever answered one of them is left a notice.
    """
    check(recall)
    asked = recall.question
    try:
        with transaction.atomic():
            made = Withdrawal.objects.create(
                family=asked.family if asked else recall.family,
                version=asked.version if asked else recall.version,
                question=asked,
                option=recall.option,
                belief=recall.belief,
                reason={language: recall.reason[language].strip() for language in LANGUAGES},
                by=by,
            )
            _take_back(_named_by(made).not_withdrawn(), made)
            _leave_notices(made)
    except IntegrityError as fault:
        raise NotWithdrawable(_("This is withdrawn already.")) from fault
    return made


@transaction.atomic
def undo(withdrawal: Withdrawal, *, by: User | None = None) -> None:
    """Lets the first marks count again, and the questions be asked that were in stock before.

    Whoever has read of the withdrawal is told; a notice that nobody has read yet goes.
    """
    undone = Withdrawal.objects.in_force().filter(pk=withdrawal.pk)
    if not undone.update(undone_at=timezone.now(), undone_by=by):
        raise NotWithdrawable(_("This withdrawal was undone already."))
    withdrawal.refresh_from_db()
    _put_back(withdrawal)
    withdrawal.notices.filter(read_at=None).delete()
    withdrawal.notices.update(read_at=None)


def key_of(question: Question, written: str) -> str:
    """The key of the option that is written as its number on the page, or as its key."""
    keys = [option["key"] for option in question.data["options"]]
    if written in [str(number) for number in range(1, len(keys) + 1)]:
        return keys[int(written) - 1]
    return written


def is_withdrawn(family: str, version: int) -> bool:
    """Whether every variant of this version is, also one that is still to be made."""
    withdrawn = Withdrawal.objects.in_force().filter(family=family, version=version)
    return withdrawn.filter(question=None).exists()


def check(recall: Recall) -> None:
    """Refuses what can't be withdrawn, or not so."""
    missing = [it for it in LANGUAGES if not str(recall.reason.get(it) or "").strip()]
    if missing:
        raise NotWithdrawable(
            _("Say what was wrong in both languages; missing: %(language)s.")
            % {"language": missing[0]}
        )
    if any(UNFIT.search(recall.reason[it]) for it in LANGUAGES):
        raise NotWithdrawable(_("The reason has a character that cannot be kept."))
    if recall.option and recall.belief:
        raise NotWithdrawable(_("Mark anew by an option or by a belief, not by both."))
    if recall.question is None:
        _check_version(recall)
    else:
        _check_variant(recall.question, recall)


def _check_version(recall: Recall) -> None:
    if recall.option:
        raise NotWithdrawable(
            _("The options of each variant differ: name a belief, or one question.")
        )
    rows = Question.objects.filter(family=recall.family, version=recall.version)
    if not rows.not_withdrawn().exists():
        what = f"{recall.family} v{recall.version}"
        raise NotWithdrawable(_("No question of %(what)s is left to withdraw.") % {"what": what})
    known = rows.values_list("data__beliefs", flat=True)
    if recall.belief and not any((it or {}).get(recall.belief) for it in known.iterator()):
        raise NotWithdrawable(_no_option_for(recall.belief))


def _check_variant(question: Question, recall: Recall) -> None:
    if question.withdrawal_id is not None:
        raise NotWithdrawable(_("This is withdrawn already."))
    if recall.belief and not question.data["beliefs"].get(recall.belief):
        raise NotWithdrawable(_no_option_for(recall.belief))
    option = _right_after_all(question, option=recall.option, belief=recall.belief)
    wrong = {it["key"]: it for it in question.data["options"] if not it["right"]}
    if option and option not in wrong:
        raise NotWithdrawable(
            _("It has no wrong option %(option)s; its wrong options are %(keys)s.")
            % {"option": option, "keys": ", ".join(wrong)}
        )


def _no_option_for(belief: str) -> str:
    return _("There is no option for the belief %(belief)s.") % {"belief": belief}


def _named_by(withdrawal: Withdrawal) -> QuestionQuerySet:
    if withdrawal.question_id is not None:
        return Question.objects.filter(pk=withdrawal.question_id)
    return Question.objects.filter(family=withdrawal.family, version=withdrawal.version)


def _take_back(questions: QuestionQuerySet, withdrawal: Withdrawal) -> None:
    """What is in stock leaves it at the time of the withdrawal, by which undoing knows it again."""
    rows = list(questions)
    for question in rows:
        question.withdrawal = withdrawal
        question.mended = _right_after_all(
            question, option=withdrawal.option, belief=withdrawal.belief
        )
        question.retired_at = question.retired_at or withdrawal.made_at
    Question.objects.bulk_update(rows, ["withdrawal", "mended", "retired_at"], batch_size=200)


def _right_after_all(question: Question, *, option: str, belief: str) -> str:
    return option or str(question.data["beliefs"].get(belief) or "")


def _put_back(withdrawal: Withdrawal) -> None:
    """Frees its questions; one that another withdrawal names as well stays withdrawn by that."""
    rows = Question.objects.filter(withdrawal=withdrawal)
    family = FAMILIES.get(withdrawal.family)
    if family is not None and family.version == withdrawal.version:
        rows.filter(retired_at=withdrawal.made_at).update(retired_at=None)
    freed = list(rows.values_list("pk", flat=True))
    rows.update(withdrawal=None, mended="")
    others = Withdrawal.objects.in_force().filter(
        family=withdrawal.family, version=withdrawal.version, question=None
    )
    for other in others:
        _take_back(Question.objects.filter(pk__in=freed), other)
        _leave_notices(other)


def _leave_notices(withdrawal: Withdrawal) -> None:
    concerned = Learner.objects.filter(answers__question__withdrawal=withdrawal).distinct()
    Notice.objects.bulk_create(
        [Notice(learner=it, withdrawal=withdrawal) for it in concerned],
        ignore_conflicts=True,
        batch_size=500,
    )
