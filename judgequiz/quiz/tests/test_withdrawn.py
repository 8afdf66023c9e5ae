"""A withdrawn question: its page says so, marks are mended everywhere, and learners are told."""

import pytest
from django.test import Client

from judgequiz.accounts.claiming import claim
from judgequiz.accounts.models import Learner, User
from judgequiz.questions.models import Answer, Notice, Question, Withdrawal
from judgequiz.questions.tests.example import BELIEF, RIGHT, WRONG, example, some_stored
from judgequiz.questions.withdrawing import Recall, undo, withdraw
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.quizzes import HTMX, address, answer_all, begun, recorded, verdict_address
from judgequiz.rulings.templatetags.words import plain
from judgequiz.scenarios import MISCONCEPTIONS

pytestmark = pytest.mark.django_db

REASON = {"en": "The trigger stays on the stack.", "ja": "誘発型能力はスタックに残る。"}


def taken_back(quiz: Quiz, position: int = 1, **how: str) -> Withdrawal:
    question = Question.objects.get(pk=quiz.questions[position - 1])
    return withdraw(Recall(question=question, reason=REASON, **how))


def page(client: Client, url: str) -> str:
    response = client.get(url)
    assert response.status_code == 200
    return response.content.decode()


def end_of(quiz: Quiz) -> str:
    return f"/en/quiz/{quiz.pk}/end/"


def test_it_works(alice: Client):
    quiz = begun(alice)
    answer_all(alice, quiz, WRONG)
    before = list(Answer.objects.order_by("pk").values())

    taken_back(quiz, option=WRONG)

    verdict = page(alice, verdict_address(quiz))
    assert REASON["en"] in verdict
    assert "Right. It is 1." in verdict
    assert "It was marked anew" in verdict
    assert "Right after all" in verdict
    assert "Taken for right until then" in verdict
    end = page(alice, end_of(quiz))
    assert "1 right of 5." in end
    assert f'href="{verdict_address(quiz, 2)}">question 2</a>' in end
    assert f'href="{verdict_address(quiz, 1)}">question 1</a>' not in end
    assert list(Answer.objects.order_by("pk").values()) == before


def test_in_japanese(alice: Client):
    quiz = begun(alice)
    answer_all(alice, quiz, WRONG)

    taken_back(quiz)

    verdict = page(alice, f"/ja/quiz/{quiz.pk}/1/verdict/")
    assert REASON["ja"] in verdict
    assert "取り下げられた問題。この回答は数えない。" in verdict
    assert "ほかに取り下げられた問題が１問あり、数えない。" in page(
        alice, f"/ja/quiz/{quiz.pk}/end/"
    )


def test_a_void_answer_counts_nowhere(alice: Client):
    quiz = begun(alice)
    alice.post(address(quiz, 1), {"choice": WRONG})
    for position in range(2, 6):
        alice.post(address(quiz, position), {"choice": RIGHT})

    taken_back(quiz)

    end = page(alice, end_of(quiz))
    assert "4 right of 4." in end
    assert "1 more was withdrawn and does not count." in end
    assert "<td>4</td><td>4</td>" in end
    assert "None: every answer agrees with the rules." in end
    assert plain({"en": MISCONCEPTIONS[BELIEF].says.en}) not in end
    assert example()["answer"]["en"] in end


def test_an_open_question_takes_no_answer_and_holds_nobody_up(alice: Client):
    quiz = begun(alice)
    taken_back(quiz)

    asked = page(alice, address(quiz))
    plain_post = alice.post(address(quiz), {"choice": RIGHT})
    part = alice.post(address(quiz), {"choice": RIGHT}, headers=HTMX)

    assert "It takes no answer." in asked
    assert REASON["en"] in asked
    assert 'name="choice"' not in asked
    assert f'href="{address(quiz, 2)}" data-next' in asked
    assert plain_post.status_code == part.status_code == 409
    assert "<html" not in part.content.decode()
    assert not recorded(quiz)

    for position in range(2, 6):
        alice.post(address(quiz, position), {"choice": RIGHT})

    assert f'href="{end_of(quiz)}" data-next' in page(alice, address(quiz))
    assert "4 right of 4." in page(alice, end_of(quiz))


def test_a_quiz_withdrawn_whole_has_an_end_that_shows_a_stranger_nothing(
    alice: Client, bob: Client
):
    quiz = begun(alice)
    answer_all(alice, quiz)
    for position in range(1, 6):
        taken_back(quiz, position)

    assert "0 right of 0." in page(alice, end_of(quiz))
    for url in (end_of(quiz), address(quiz)):
        assert bob.get(url).status_code == 403


def test_it_is_never_served_again(alice: Client, bob: Client):
    quiz = begun(alice)
    taken_back(quiz)

    bob.post("/en/quiz/", {"same": str(quiz.paper_id)})
    bob.post("/en/quiz/", {"first": str(quiz.questions[0])})
    bob.post("/en/quiz/", {"count": "20"})

    served = [it.questions for it in Quiz.objects.exclude(pk=quiz.pk)]
    assert len(served) == 3
    assert all(quiz.questions[0] not in it for it in served)

    for position in range(2, 6):
        taken_back(quiz, position)
    refused = bob.post("/en/quiz/", {"same": str(quiz.paper_id)})

    assert refused.status_code == 422


def test_whoever_answered_is_told_on_their_next_page(alice: Client, bob: Client):
    quiz = begun(alice)
    answer_all(alice, quiz, WRONG)
    begun(bob, count=0)
    taken_back(quiz, option=WRONG)
    rows = Notice.objects.count()

    for url in ("/en/", "/en/mechanics/", end_of(quiz), verdict_address(quiz, 2)):
        told = page(alice, url)
        assert "A question you answered was withdrawn." in told
        assert f"What was wrong: {REASON['en']}" in told
        assert f'href="{verdict_address(quiz)}"' in told
        assert "counts as right" in told
    assert "回答した問題が取り下げられた。" in page(alice, "/ja/")
    assert "was withdrawn" not in page(bob, "/en/")
    assert "was withdrawn" not in page(Client(), "/en/")
    assert Notice.objects.count() == rows == 1
    assert "Cookie" in alice.get("/en/mechanics/")["Vary"]


def test_a_notice_goes_once_it_is_read(alice: Client, bob: Client):
    quiz = begun(alice)
    answer_all(alice, quiz)
    made = taken_back(quiz)
    notice = Notice.objects.get()
    url = f"/en/notices/{notice.pk}/read/"

    bob.post(url)
    assert "was withdrawn" in page(alice, "/en/")

    response = alice.post(url, {"back": end_of(quiz)})

    assert response["Location"] == end_of(quiz)
    assert "A question you answered" not in page(alice, "/en/")

    undo(made)

    assert "A question you answered counts again." in page(alice, "/en/")
    assert "5 right of 5." in page(alice, end_of(quiz))


@pytest.mark.parametrize("back", ["", "https://elsewhere.example/", "//elsewhere.example", "\x00"])
def test_reading_leads_nowhere_else(alice: Client, back: str):
    begun(alice)

    response = alice.post("/en/notices/7/read/", {"back": back})

    assert response["Location"] == "/en/"


def test_odd_requests_to_read(alice: Client):
    begun(alice)

    assert alice.get("/en/notices/7/read/").status_code == 405
    assert alice.post(f"/en/notices/{10**30}/read/").status_code in (302, 404)
    assert Client().post("/en/notices/7/read/").status_code == 302


def test_merged_learners_are_told_once(alice: Client):
    quiz = begun(alice)
    answer_all(alice, quiz)
    Quiz.objects.filter(pk=quiz.pk).update(learner=None)
    other = Learner.objects.create()
    Answer.objects.create(
        learner=other,
        run=other.pk,
        position=1,
        question_id=quiz.questions[0],
        option=RIGHT,
        is_right=True,
    )
    user = User.objects.create_user("alice")
    for guest in (Answer.objects.first().learner_id, other.pk):
        claim(user, guest)
    alice.force_login(user)
    taken_back(quiz)

    told = page(alice, "/en/")
    assert Notice.objects.count() == 2
    assert told.count("A question you answered was withdrawn.") == 1

    alice.post(f"/en/notices/{Notice.objects.first().pk}/read/")

    assert not Notice.objects.filter(read_at=None).exists()


def test_a_version_taken_back_lists_what_was_answered(alice: Client):
    for number in range(9):
        some_stored(1, seed=number, note=f"Note {number}.")
    response = alice.post("/en/quiz/", {"count": "10"})
    quiz = Quiz.objects.get(pk=response["Location"].split("/")[3])
    answer_all(alice, quiz)

    withdraw(Recall(family="family-0", version=1, reason=REASON))

    told = page(alice, "/en/")
    assert told.count("no longer counts") == 6
    assert "And others of the same kind." in told


def test_few_queries(alice: Client, django_assert_max_num_queries):
    quiz = begun(alice)
    answer_all(alice, quiz, WRONG)
    taken_back(quiz, option=WRONG)
    open_quiz = begun(alice, count=0)

    for url in (verdict_address(quiz), address(open_quiz), end_of(quiz), "/en/"):
        with django_assert_max_num_queries(12):
            alice.get(url)
    alice.get(address(open_quiz))
    with django_assert_max_num_queries(6):
        alice.post(address(open_quiz), {"choice": WRONG}, headers=HTMX)
