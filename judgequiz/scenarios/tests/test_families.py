"""Every family gives questions that hold: played, in both languages, under every registered belief."""

import json
import re
from collections import defaultdict
from functools import cache

import pytest

from judgequiz.cards.say.japanese.mistakes import Register, bare_names, mistakes
from judgequiz.scenarios import CARDS, FAMILIES, MISCONCEPTIONS, plays_of_ruling
from judgequiz.scenarios.digests.kept import kept
from judgequiz.scenarios.digests.making import SEEDS as DIGESTED
from judgequiz.scenarios.digests.making import DigestChange, change, digest_of_variants, variant
from judgequiz.scenarios.misconceptions.belief import Unplayed, questions
from judgequiz.scenarios.questions import Question
from judgequiz.scenarios.shelf import lay_down

SEEDS = range(24)
JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


# Names of one or two characters are words of the language as well (森, 島).
NAMES = re.compile(
    "|".join(
        sorted(
            {
                re.escape(face.name.ja)
                for card in CARDS.values()
                for face in card.faces
                if len(face.name.ja) > 2
            },
            key=len,
            reverse=True,
        )
    )
)


def without_links(words: str) -> str:
    return re.sub(r"\[([^\]]*)\]\(card:[^)]*\)", r"\1", words)


asked = cache(variant)


@cache
def variants(slug: str) -> tuple[Question, ...]:
    """One variant of each signature."""
    questions = [question for seed in SEEDS if (question := asked(slug, seed))]
    lay_down(slug, len(SEEDS), questions)
    found: dict[str, Question] = {}
    for question in questions:
        found.setdefault(question.signature, question)
    return tuple(found.values())


# The tests of a family run in a row, so that a process plays its variants once and for all of them.
@pytest.mark.parametrize("slug", sorted(FAMILIES), scope="class")
class TestFamily:
    def test_has_two_signatures(self, slug: str) -> None:
        assert len(variants(slug)) >= 2

    def test_gives_what_is_on_record(self, slug: str) -> None:
        given = [asked(slug, seed) for seed in DIGESTED]
        found = change(kept().get(slug), digest_of_variants(FAMILIES[slug], given))

        assert found is DigestChange.NONE, (
            f"{slug}: {found.value}; docs/families.md says what to do (manage.py digests)"
        )

    def test_of_ten_seeds_one_at_most_gives_no_question(self, slug: str) -> None:
        unfit = sum(asked(slug, seed) is None for seed in SEEDS)

        assert unfit * 10 <= len(SEEDS)

    def test_offers_three_to_five_options_and_one_is_right(self, slug: str) -> None:
        for question in variants(slug):
            words = [option.words for option in question.options]

            assert 3 <= len(words) <= 5
            assert sum(option.is_right for option in question.options) == 1
            assert (
                len({text.en for text in words}) == len({text.ja for text in words}) == len(words)
            )
            assert len({option.key for option in question.options}) == len(words)

    def test_each_wrong_option_names_a_belief_or_two_at_once(self, slug: str) -> None:
        for question in variants(slug):
            for option in question.options:
                assert option.is_right or option.reply.en
                assert all(belief in MISCONCEPTIONS for belief in option.beliefs)

    def test_every_belief_has_an_answer(self, slug: str) -> None:
        for question in variants(slug):
            keys = {option.key for option in question.options}

            assert set(question.beliefs) == set(MISCONCEPTIONS)
            assert all(key in keys or key == "" for key in question.beliefs.values())

    def test_speaks_both_languages(self, slug: str) -> None:
        for question in variants(slug):
            assert "the result" not in question.ask.en, "say what is asked: ask en … ja …"
            texts = [
                *question.situation,
                question.ask,
                question.say,
                question.family.title,
                *(
                    o.words
                    for o in question.options
                    if not o.words.en.strip(".").replace("/", "").isdigit()
                ),
            ]
            for text in texts:
                assert text.en.strip()
                assert "olour" not in text.en, "cards have it in American English"
                assert text.ja.strip()
                assert not JAPANESE.search(re.sub(r"\[[^\]]*\]", "", text.en)), text.en
                if not re.fullmatch(r"[\d０-９/／。{}WUBRGC]*|(Ava|Noa)。", text.ja):
                    assert JAPANESE.search(text.ja), text.ja

    def test_japanese_has_no_machine_made_mistake(self, slug: str) -> None:
        for question in variants(slug):
            data = question.as_json()
            sentences = [
                *(text["ja"] for text in (*data["situation"], data["ask"], data["title"])),
                *(part["words"]["ja"] for part in (*data["because"], *data["log"])),
                *(option[name]["ja"] for option in data["options"] for name in ("words", "reply")),
            ]
            for words in map(without_links, sentences):
                assert not mistakes(words, Register.RULING), words
                assert not bare_names(words, NAMES), words
            said = without_links(data["say"]["ja"])
            assert not mistakes(said, Register.SPOKEN), said
            assert not bare_names(said, NAMES), said

    def test_rests_on_rulings_that_are_played(self, slug: str) -> None:
        family = FAMILIES[slug]

        assert family.rulings or "kernel" in family.mechanics
        for ruling in family.rulings:
            assert family.is_written or plays_of_ruling(ruling), ruling

    def test_says_nothing_of_the_answer_before_it_is_given(self, slug: str) -> None:
        for question in variants(slug):
            shown = json.dumps(
                [question.as_json()[name] for name in ("situation", "table", "ask", "cards")]
            )

            assert all(option.key not in shown.split('"') for option in question.options)


def test_every_misconception_answers_one_question_otherwise() -> None:
    for belief in MISCONCEPTIONS.values():
        assert belief.breaks == "" if issubclass(belief, Unplayed) else belief.breaks in questions()
        assert belief.says.en
        assert belief.says.ja
        assert belief.truth.en
        assert belief.truth.ja
        assert re.fullmatch(r"\d{3}\.\d+[a-z]?", belief.cr)


def test_beliefs_make_no_mistake_in_japanese() -> None:
    for belief in MISCONCEPTIONS.values():
        assert not mistakes(belief.says.ja, Register.RULING), belief.says.ja
        assert not mistakes(belief.truth.ja, Register.RULING), belief.truth.ja


def parting_in(question: Question) -> set[str]:
    """The beliefs that reach another outcome, not only a wrong reason for the right one."""
    key = next(option for option in question.options if option.is_right)
    return {
        belief
        for option in question.options
        if not option.is_right
        for belief in (*option.beliefs, *option.together)
        if option.value != (*key.value, belief)
    }


def test_every_misconception_changes_keys_in_two_families_whose_games_differ() -> None:
    changed: dict[str, set[str]] = defaultdict(set)

    def few() -> set[str]:
        return {belief for belief in MISCONCEPTIONS if len(changed[belief]) < 2}

    def look(slug: str, seed: int) -> None:
        question = asked(slug, seed)
        for belief in parting_in(question) if question else ():
            changed[belief].add(slug)

    # Those that a family means to tempt with are found there soon; few families have to be played for that.
    for seed in SEEDS:
        for slug, family in FAMILIES.items():
            if not few().isdisjoint(family.tempting):
                look(slug, seed)
    for seed in SEEDS:
        for slug in FAMILIES if few() else ():
            look(slug, seed)

    assert not few()
