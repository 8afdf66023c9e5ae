"""The permanent address of a question: as it is asked, for whoever comes.

It tells nobody what is right. Who has answered it finds the way to the verdicts on their answers.
"""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.functional import SimpleLazyObject
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from judgequiz.accounts.guests import learner_of
from judgequiz.accounts.person import person_of
from judgequiz.questions import pages
from judgequiz.questions.models import Answer, Question
from judgequiz.rulings.memory import MEMORY

LATEST = 5


@never_cache
@require_safe
def asked(request: HttpRequest, pk: int) -> HttpResponse:
    """The question without its answer, and a button that asks it in a quiz of its own."""
    MEMORY.renew()
    question = get_object_or_404(Question.objects.select_related("withdrawal"), pk=pk)
    learner = learner_of(request)
    mine = Answer.objects.filter(learner__in=person_of(learner.pk if learner else None))
    given = mine.filter(question=question).order_by("-answered_at", "-pk")[:LATEST]
    for answer in given:
        answer.question = question
    context = {
        "question": question,
        "stem": SimpleLazyObject(lambda: pages.stem(question)),
        "given": [{"answer": it, "heading": pages.heading(question, it)} for it in given],
        "mechanics": pages.mechanics_of(question),
        "level": pages.level_in_words(question.level),
        "edition": question.edition,
    }
    return render(request, "questions/asked.html", context)
