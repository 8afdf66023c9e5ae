"""Names, costs, types, sizes and keywords agree with what is printed."""

import pytest

from judgequiz.cards import CARDS
from judgequiz.engine.kinds import COLOURS
from judgequiz.engine.vocabulary import Gain, Keyword, Static, Unplayed

from .facts import japanese_names, needs_data, printed_faces

pytestmark = needs_data

CHECKED = [slug for slug, card in CARDS.items() if card.checked]
UNCHECKED = [slug for slug, card in CARDS.items() if not card.checked]

# Card types that have been renamed since the data was made (CR 308.1, 2024).
RENAMED = {"Tribal": "kindred"}

# What the data lists beside keywords: ability words, keyword actions, families of keywords.
NO_KEYWORDS = {
    *("imprint", "landfall", "morbid", "threshold"),
    *("fight", "mill", "proliferate", "scry", "transform", "treasure"),
    *("landcycling", "landwalk", "typecycling"),
}


def pairs(slug):
    card = CARDS[slug]
    facts = printed_faces()[card.name.en]
    assert len(facts) == len(card.faces)
    return list(zip(card.faces, facts, strict=True))


@pytest.mark.parametrize("slug", CHECKED)
def test_names_are_as_printed(slug):
    for face, fact in pairs(slug):
        english = fact.get("faceName", fact["name"])

        assert face.name.en == english
        assert face.name.ja == japanese_names().get(english, face.name.ja)


@pytest.mark.parametrize("slug", CHECKED)
def test_costs_and_colours_are_as_printed(slug):
    for face, fact in pairs(slug):
        cost = None if face.cost is None else str(face.cost)
        from_cost = face.cost.colours if face.cost else frozenset()
        colours = from_cost if face.colours is None else face.colours

        assert cost == fact.get("manaCost")
        assert {colour.value for colour in colours} == set(fact["colors"])
        assert colours <= set(COLOURS) if isinstance(colours, frozenset) else True


@pytest.mark.parametrize("slug", CHECKED)
def test_types_are_as_printed(slug):
    for face, fact in pairs(slug):
        types = [RENAMED.get(word, word.lower()) for word in fact["types"]]

        assert [kind.value for kind in face.types] == types
        assert list(face.subtypes) == fact["subtypes"]
        assert list(face.supertypes) == fact["supertypes"]


@pytest.mark.parametrize("slug", CHECKED)
def test_power_and_toughness_are_as_printed(slug):
    for face, fact in pairs(slug):
        star = any(isinstance(ability, Static) and ability.defines for ability in face.abilities)
        size = tuple(
            None if value is None else "*" if star else str(value)
            for value in (face.power, face.toughness)
        )

        assert size == (fact.get("power"), fact.get("toughness"))


def keywords_in(abilities):
    """Keywords among some abilities, unplayed ones and given ones included."""
    for ability in abilities:
        if isinstance(ability, Keyword | Unplayed):
            yield ability.name
        if isinstance(ability, Static):
            for change in ability.changes:
                yield from keywords_in(change.abilities if isinstance(change, Gain) else ())


@pytest.mark.parametrize("slug", CHECKED)
def test_keywords_are_as_printed(slug):
    both = pairs(slug)
    said = {word for face, _ in both for word in keywords_in(face.abilities)}
    for face, fact in both:
        printed = {word.lower() for word in fact.get("keywords", ())}

        assert printed - said <= NO_KEYWORDS
        assert {word.name for word in face.abilities if isinstance(word, Keyword)} <= printed


def test_what_isnt_checked_isnt_in_the_data():
    for slug in UNCHECKED:
        assert CARDS[slug].name.en not in printed_faces()


@pytest.mark.parametrize("slug", CARDS)
def test_a_card_with_a_known_japanese_name_has_it(slug):
    for face in CARDS[slug].faces:
        assert face.name.ja != face.name.en or face.name.en not in japanese_names()
