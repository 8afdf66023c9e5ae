"""Casting by permissions and alternative costs, from play files."""

from judgequiz.scenarios.reading import play_text

HEAD = "judgequiz 1; edition 2026-08-07; players A N; turn A3 main1; mana real\n"


def missed(text: str) -> list[str]:
    outcome = play_text(HEAD + text)
    return [f"{met.claim}: found {met.found}" for met in outcome.claims if not met.is_met]


def test_400_7g_a_given_flashback_goes_on_to_the_spell() -> None:
    assert not missed("""
A: life 20; hand Snapcaster Mage @snap; graveyard Opt @opt; battlefield Island*3; library unknown*9
N: life 20
A cast @snap
all pass
put A: @snap.2 -> @opt
all pass
A cast @opt via flashback
expect @opt has flashback
all pass
expect @opt in A.exile
""")


def test_118_9a_one_alternative_cost_at_most() -> None:
    assert not missed("""
A: life 20; graveyard Think Twice @tt; battlefield As Foretold @af [time 3], Island*3
N: life 20
expect can A cast @tt via "As Foretold" = no 118.9a; can A cast @tt via flashback
""")


def test_118_9_an_alternative_cost_where_the_card_is_cast_for_its_mana_cost() -> None:
    assert not missed("""
A: life 20; hand Forest @f; graveyard Flame Jab @jab; battlefield As Foretold @af [time 3]
N: life 20
expect can A cast @jab via "As Foretold" by @af discard @f -> N
expect can A cast @jab via retrace discard @f -> N = no 601.2h
""")


def test_601_2b_no_x_and_no_modes_where_there_are_none() -> None:
    assert not missed("""
A: life 20; hand Shock @shock; battlefield Mountain*9
N: life 20
expect can A cast @shock X=3 -> N = no 601.2b; can A cast @shock modes 1 -> N = no 700.2
expect can A cast @shock -> N
""")


def test_702_102_both_halves_of_a_split_card_with_fuse_from_hand() -> None:
    assert not missed("""
A: life 20; hand Breaking // Entering @be, Fire // Ice @fi; battlefield Swamp*4, Island*2, Mountain*2
   graveyard Serra Angel @angel, Breaking // Entering @old
N: life 20; library unknown*10
expect can A cast @fi//1+2 -> N:2 = no 702.102a; can A cast @old//1+2 -> N = no 702.102a
A cast @be//1+2 -> N
expect @be mana value 8; @be colours black blue red
all pass
  A pick @be = @angel
expect N.graveyard 8; @angel in A.battlefield; @angel has haste
""")


def test_107_4f_phyrexian_mana_is_paid_with_life() -> None:
    assert not missed("""
A: life 20; hand Gut Shot @a, Gut Shot @b, Gut Shot @c; battlefield Mountain @m
N: life 20
A cast @a -> N
expect @m tapped; A.life 20
A cast @b -> N
expect A.life 18
A cast @c {R/P}=R -> N
expect refused 601.2h; A.life 18
""")


def test_601_2h_one_source_makes_several_mana_and_the_rest_stays() -> None:
    assert not missed("""
A: life 20; hand Mind Stone @ms, Helm of Awakening @h, Memnite @m, Endless One @e; battlefield Sol Ring @ring
N: life 20
A cast @ms
expect @ring tapped; A.pool none
all pass
A cast @e X=1
expect @ms tapped; A.pool none
""")


def test_605_3b_what_else_a_mana_ability_does_happens_when_it_pays() -> None:
    assert not missed("""
A: life 20; hand Dark Ritual @dr; battlefield Cabal Pit @pit
N: life 20
A cast @dr
expect A.life 19; log tapped @pit once
""")


def test_119_4_life_for_several_symbols_must_be_there_together() -> None:
    assert not missed("""
A: life 3; hand Dismember @d; battlefield Swamp
N: life 20; battlefield Grizzly Bears @b
expect can A cast @d {B/P}*2=life -> @b = no 119.4
""")


def test_every_reason_at_once_and_by_every_rule_that_says_it() -> None:
    assert not missed("""
A: life 20; hand Think Twice @tt, Divination @div; battlefield As Foretold @af [time 1]
N: life 20; hand Shock @shock; battlefield Meddling Mage [chosen Divination], Mountain
N cast @shock -> A
expect can A cast @div via flashback = no 702.34a 118.9 307.1 117.1a 101.2 601.3 601.2h
expect can A cast @tt via "As Foretold" = no 118.9
""")


def test_117_3_a_head_that_gives_n_priority_says_who_passed() -> None:
    outcome = play_text("""judgequiz 1; players A N; turn A3 main1; mana any; priority N
A: life 20; hand Opt @opt
N: life 20
stack: A Lightning Bolt @bolt -> N
expect can A cast @opt = no 117.1a
N pass
expect N.life 17
""")

    assert outcome.is_met


def test_101_2_no_mana_from_what_cant_be_activated() -> None:
    assert not missed("""
A: life 20; hand Shock @shock; battlefield Birds of Paradise @birds
N: life 20; battlefield Cursed Totem
expect can A cast @shock -> N = no 601.2h; can A activate @birds = no 101.2
""")


def test_107_4e_a_monohybrid_symbol_is_reduced_where_it_is_paid_as_generic() -> None:
    assert not missed("""
A: life 20; hand Flame Javelin @fj; battlefield Goblin Electromancer, Mountain, Plains*3
N: life 20
expect can A cast @fj {2/R}*1=R {2/R}*2=2 -> N; can A cast @fj -> N
expect can A cast @fj {2/R}*3=R -> N = no 601.2h; can A cast @fj {2/R}=G -> N = no 107.4
""")


def test_118_12_what_pays_a_cost_asked_for_on_resolution() -> None:
    assert not missed("""
A: life 20; hand Shock @s; battlefield Mountain*5 @m
N: life 20; hand Mana Leak @ml; battlefield Island*2
A cast @s pay {R} from @m1 -> N
N cast @ml -> @s
all pass
  A pay = {3} from @m3 & @m4 & @m5
expect @m2 untapped; @m5 tapped; @s in stack
""")


def test_117_3b_only_whoever_has_priority_can_act_at_once() -> None:
    assert not missed("""
A: life 20; hand Opt @opt; battlefield Island*2; library unknown*9
N: life 20; hand Shock @shock; battlefield Mountain
expect can N cast @shock -> A at once = no 117.1a; can N cast @shock -> A; can A cast @opt at once
""")
