"""What the pages of one learner cost before the site has grown, and afterwards."""

from collections.abc import Iterable, Iterator
from datetime import timedelta
from itertools import cycle, islice

from django.db import connection
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from judgequiz.accounts.models import Learner
from judgequiz.progress.models import Tally
from judgequiz.questions.models import Answer, Question
from judgequiz.quiz.models import Paper, Quiz
from judgequiz.running.load import pages
from judgequiz.running.load.pages import Cost, compared

LEARNERS = 100_000
ANSWERS = 5_000
# So many fill the lists of one learner's pages: what grows afterwards is the work, not the page.
ENOUGH = 500
AT_ONCE = 5_000


def measured(
    rounds: int, *, learners: int = LEARNERS, answers: int = ANSWERS, before: int = ENOUGH
) -> Iterator[tuple[Cost, Cost, Cost]]:
    """Each page of a learner with so many answers before, again, and after, when there are many
    learners. What differs again, with no more answers than measuring gives, is chance.

    Keeps what it makes: the database is one to be thrown away.
    """
    client = Client()
    first = pages.begun(client)
    for place, option in pages.wrong_options(first).items():
        client.post(pages.address(first, place), {"choice": option})
    learner = Learner.objects.get(quizzes=first)
    costs = []
    for others, more in ((0, before), (0, 0), (learners, answers - before)):
        grow(learner, learners=others, answers=more)
        # Whoever begins a quiz has what they answered added up, if it has become much.
        costs.append(list(_costs(client, pages.begun(client, same=first), rounds)))
    yield from zip(*costs, strict=True)


def _costs(client: Client, first: Quiz, rounds: int) -> Iterator[Cost]:
    quizzes = [pages.begun(client, same=first) for _ in range(rounds)]
    wrong = pages.wrong_options(first)
    places = list(islice(cycle(wrong), rounds))

    def get(n: int) -> None:
        client.get(pages.address(quizzes[n], places[n]))

    def post(n: int) -> None:
        data = {"choice": wrong[places[n]]}
        client.post(pages.address(quizzes[n], places[n]), data, headers={"HX-Request": "true"})

    for n in range(min(rounds, pages.QUESTIONS)):
        get(n)
    yield compared("front", lambda _: client.get(reverse("front")), rounds)
    yield compared("question", get, rounds)
    yield compared("answer", post, rounds)
    yield compared("progress", lambda _: client.get(reverse("progress")), rounds)
    yield compared("beliefs", lambda _: client.get(reverse("my-beliefs")), rounds)
    yield compared("history", lambda _: client.get(reverse("history")), rounds)


def grow(learner: Learner, *, learners: int, answers: int) -> None:
    """Many others with a quiz and an answer each, and one who has answered for two years."""
    asked = list(Question.objects.in_stock().only("pk", "data").order_by("pk")[:500])
    others = [Learner() for _ in range(learners)]
    Learner.objects.bulk_create(others, batch_size=AT_ONCE)
    _answered(([it] for it in others), asked, size=1)
    count = answers // pages.QUESTIONS
    _answered([[learner] * count], asked, size=pages.QUESTIONS)
    _spread(learner, timedelta(days=730))
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")  # As a database does by itself, once it has grown so much.


def _spread(learner: Learner, over: timedelta) -> None:
    """The learner's answers in the order they were given, evenly until yesterday."""
    rows = list(Answer.objects.filter(learner=learner).only("pk").order_by("pk"))
    yesterday = timezone.now() - timedelta(days=1)
    for number, row in enumerate(reversed(rows)):
        row.answered_at = yesterday - over * number / len(rows)
    Answer.objects.bulk_update(rows, ["answered_at"], batch_size=500)
    # It goes up to a moment, and answers have come before that one: whoever begins a quiz next has
    # all of them added up.
    Tally.objects.filter(learner=learner).delete()


def _answered(runs: Iterable[list[Learner]], asked: list[Question], *, size: int) -> None:
    """For each learner a quiz of so many questions, all answered: the last one yesterday."""
    paper = Paper.objects.create(questions=[it.pk for it in asked[:size]])
    turns = cycle(asked)
    quizzes: list[Quiz] = []
    rows: list[Answer] = []
    for run in runs:
        for learner in run:
            questions = list(islice(turns, size))
            pks = [it.pk for it in questions]
            quiz = Quiz(learner=learner, paper=paper, size=size, questions=pks)
            quizzes.append(quiz)
            rows += [_answer(quiz, place, it) for place, it in enumerate(questions, start=1)]
    Quiz.objects.bulk_create(quizzes, batch_size=AT_ONCE)
    Answer.objects.bulk_create(rows, batch_size=AT_ONCE)


def _answer(quiz: Quiz, place: int, question: Question) -> Answer:
    option = question.data["options"][place % len(question.data["options"])]
    return Answer(
        learner=quiz.learner,
        run=quiz.pk,
        position=place,
        question=question,
        option=option["key"],
        is_right=option["right"],
        beliefs=[] if option["right"] else option["beliefs"][:1],
    )
