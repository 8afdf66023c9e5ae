"""Dying, "this turn", conditions and costs that take objects, from play files."""

from judgequiz.scenarios.reading import play_text

HEAD = "judgequiz 1; edition 2026-08-07; players A N; turn A3 main1; mana any\n"


def missed(text: str) -> list[str]:
    outcome = play_text(HEAD + text)
    return [f"{met.claim}: found {met.found}" for met in outcome.claims if not met.is_met]


def test_601_2h_what_taps_for_a_cost_is_not_tapped_for_it_again() -> None:
    assert not missed("""
A: battlefield Skirsdag High Priest @p, Llanowar Elves @e; history died Grizzly Bears
N: life 20
expect can A activate @p tap @e & @p = no 118.3; can A activate @p = no 118.3
""")


def test_700_4_what_died_without_a_name_was_a_creature() -> None:
    assert not missed("""
A: life 20; hand Life Goes On @l; history died unknown
A cast @l
all pass
expect A.life 28
""")


def test_700_4_of_a_token_that_died_nobody_says_the_size() -> None:
    assert not missed("""
A: life 20; hand Life Goes On @l
N: history died token "Goblin" creature
A cast @l
all pass
expect A.life 28
""")


def test_700_4_a_permanent_that_is_a_creature_no_longer_does_not_die() -> None:
    assert not missed("""
A: life 20; hand Disenchant @dis, Shatter @sh, Life Goes On @l; battlefield March of the Machines @m
N: battlefield Mind Stone @stone
A cast @dis -> @m
all pass
A cast @sh -> @stone
all pass
A cast @l
all pass
expect @stone in N.graveyard; A.life 24
""")


def test_604_2_a_creature_survives_what_its_spell_adds_to_the_graveyard() -> None:
    assert not missed("""
A: graveyard Forest*6; battlefield Werebear @bear, token "Goblin" creature R 1/1 @goblin; hand Volcanic Fallout @v
A cast @v
all pass
expect @bear is 4/4; @bear damage 2; @goblin in nowhere
""")


def test_604_2_a_creature_dies_when_its_graveyard_goes() -> None:
    assert not missed("""
A: graveyard Forest*7; battlefield Nimble Mongoose @m; hand Volcanic Fallout @v
N: battlefield Tormod's Crypt @crypt
A cast @v
all pass
N activate @crypt -> A
all pass
expect @m in A.graveyard; A.graveyard 1
""")


def test_602_5_a_land_is_animated_only_with_seven_cards_and_until_end_of_turn() -> None:
    assert not missed("""
A: graveyard Forest*7; battlefield Nantuko Monastery @m
N: graveyard none
A activate @m.2
all pass
expect @m is 4/4; @m is land; @m colours green white; @m has first strike
to N4.upkeep
expect @m is not creature; @m colours none
""")


def test_700_5_a_copied_mana_cost_counts_for_devotion() -> None:
    assert not missed("""
A: battlefield Nylea, God of the Hunt @n, Wilt-Leaf Cavaliers @w
N: hand Swords to Plowshares @s
expect @n is not creature; @n is not God; can N cast @s -> @n = no 601.2c
""")
    assert not missed("""
A: battlefield Nylea, God of the Hunt @n, Wilt-Leaf Cavaliers @w, token copy of Deathrite Shaman
expect @n is creature; @n is 6/6
""")


def test_202_2d_a_copy_has_the_colours_of_the_copied_cost() -> None:
    assert not missed("""
A: hand Clone @c; battlefield Wilt-Leaf Cavaliers @w
A cast @c
all pass
  A may copy = yes
expect @c colours green white; @c mana value 3
""")
