"""What is read and printed and read again is the same file; spelling does not matter, meaning does."""

from __future__ import annotations

import pytest

from judgequiz.scenarios.notation import fill, parse, printed, relabelled
from judgequiz.scenarios.notation import tree as t
from judgequiz.scenarios.tests.notation_names import NAMES

HEAD = "judgequiz 1; players A N; turn A3 main1; mana any\n"
EVERYTHING = """judgequiz 1; edition 2026-08-07; teams A+C B+D; format two-headed giant; turn B2 combat
starting A; priority C; mana real
family echo-blinked; version 2; level 3; mechanics echo protection; rulings EMA-echo-1, EMA-echo-2
cr 702.30a 400.7; title en "Echo \\"blinked\\"" ja "エコーと明滅"
slot <elf> = Bloodbraid Elf | Shardless Agent
slot <burn> = card where instant and (mana value < <elf> or not (red or power >= 3)) and not blue
slot <n> = 2..4; slot <who> = B | D; slot <when> = A3.main1 | B4.upkeep
slot <colour> = red | blue; slot <aim> = @g | @k2
A: hand <elf> @e, <burn> @b; library unknown*30; pool {R}; counters poison 2
   battlefield Grizzly Bears @g [gets +2/+2; has protection from <colour>; chosen <colour>; X 3;
     damage 1; face down; seen A C; paid kicker 2; paid "odd cost"; attached <who>],
     token "Bear" creature G <n>/<n> @k*2 [attached @g; haunting @k2; since <when>]
   history died token "Elf" creature, damaged B <n> by @g, land played, cast Shock 2, drew 2 in T1
<who>: life <n>; battlefield Forest*<n> @f, Island [counters tapped 2; "odd flag"; as @g]
stack: A Fire//Ice//1 @fi [copy] X=2 -> @g:1, B:1
   B @g.echo!2 -> none
<who> cast @e via flashback by @g X=<n> kicker*<n> {B/G}=G {2/R}*2=2 {W/P}=life
  A may "odd topic" @b//1+2 = yes X=3 -> <who>; A pick = heads
  A pick type @b = "Elder Thing"; A name creature type = Goblin; A colour = <colour>
  A number x @b = <n>; A pay @g.echo = {2}{R} from @f1 & @f2; A search = none; A divide = @g:2, B:3
  A mode @b = 1+2 -> @g | B; A assign @g = @k1 2; A pick mana = {R}{G}; chance coin = tails
A activate @g.1 remove 2 time counters from @g pay {2}{R} modes 1+<n> -> @g, <aim>
to <who> <n>.upkeep; to <when>
expect count non-artifact creature B.battlefield <n>; @g subtypes Elf Warrior; turn <who> <n>.draw
  choices A colour = red blue; @g name Ice = no; @g is "weird = thing"; @g has "flying; trample"; @g isn't a creature
probe zone @e; probe may A cast @b -> <who>; probe has @g protection from <colour>
ask ja "どこ？"; say en "There." ja "そこです。"; tempting one two
"""
SPELLINGS = [
    ("A attack @g", "A attacks with @g -> N"),
    ("A cast Shock -> N", "A casts Shock targeting N"),
    ("A cast @ice//2 -> N", "A cast Ice -> N"),
    ("A cast @elf via free", "A cast @elf for free"),
    ("A cast @elf kicker", "A cast @elf with kicked"),
    ("until stack empty", "until the stack is empty"),
    ("to N4.upkeep", "to N4 upkeep"),
    ("to end", "to the end step"),
    ("A pass", "A passes priority"),
    ("N block @n -> @g", "N blocks with @n blocks @g"),
    ("expect @g in A.graveyard", "expect @g is in A's graveyard"),
    ("expect @g untapped", "expect @g is not tapped"),
    ("expect @g lacks flying", "expect @g has Flying = no"),
    ("expect @g is not creature", "expect @g isn't a creature"),
    ("expect A.hand 3", "expect A hand = 3 cards"),
    ("expect resolved Shock before @g", "expect resolved before Shock @g"),
    ("expect stack empty", "expect stack = none"),
    ("expect triggered @g.2 2 times", "expect triggered @g.2 twice"),
    ("expect asked A pay @g.echo = yes", "expect asked A pay @g.echo"),
    ("expect can A cast Shock -> N = yes", "expect can A cast Shock -> N"),
]
THINGS = (
    "A: hand Shock, Bloodbraid Elf @elf, Fire // Ice @ice; battlefield Grizzly Bears @g\n"
    "N: battlefield Gray Ogre @n\n"
)


def read(text: str) -> t.PlayFile:
    return parse(text, NAMES)


def test_it_works():
    file = read(EVERYTHING)

    again = printed(file)

    assert read(again) == file
    assert printed(read(again)) == again


@pytest.mark.parametrize(("canonical", "other"), SPELLINGS)
def test_other_spellings_print_the_same(canonical: str, other: str):
    first, second = (read(HEAD + THINGS + line) for line in (canonical, other))

    assert relabelled(first) == relabelled(second)
    assert read(printed(first)) == first


def test_japanese_and_full_width_print_in_english():
    file = read(
        "ｐｌａｙｅｒｓ Ａ　Ｎ\nＡ：　ｈａｎｄ 《稲妻》＊２　＠ｂ；　ｌｉｆｅ　１７\nＡ　ｃａｓｔ　＠ｂ１　→　Ｎ\n"
    )

    assert printed(file) == HEAD + "A: life 17; hand Lightning Bolt*2 @b\nA cast @b1 -> N\n"


def test_names_with_signs_need_no_quotes():
    file = read(
        'A: hand Kiki-Jiki, Mirror Breaker, Borrowing 100,000 Arrows, Kongming, "Sleeping Dragon"'
    )

    names = [entry.what for entry in file.given[0].zones[0].entries]

    assert names == [
        t.Card("Kiki-Jiki, Mirror Breaker"),
        t.Card("Borrowing 100,000 Arrows"),
        t.Card('Kongming, "Sleeping Dragon"'),
    ]


def test_spans_are_where_things_stand_and_make_no_difference():
    first, second = (
        read("A: hand Shock @s\nA cast @s -> N"),
        read("\n\nA: hand Shock @s\n\nA cast @s -> N"),
    )

    assert first == second
    assert (first.body[0].span, second.body[0].span) == (t.Span(2, 1), t.Span(5, 1))


def test_defaults_of_the_head_are_printed():
    assert read("A: life 3").head == t.Head()
    assert read("players N A").head.turn == t.Moment("N", 3, "main1")
    assert read("turn N main2").head.turn == t.Moment("N", 4, "main2")
    assert read("teams A+C N+O").head.seats == ("A", "C", "N", "O")


def test_a_back_face_by_its_own_name_is_that_face():
    file = read("A: battlefield Sejiri Glacier; hand Sejiri Glacier, Fire // Ice\nA cast Ice -> N")

    hand, battlefield = file.given[0].zones

    assert hand.entries[0] == t.Entry(t.Card("Sejiri Shelter // Sejiri Glacier"))
    assert battlefield.entries[0].attributes == (t.FaceUp(2),)
    assert file.body[0] == t.Cast(
        "A", t.Ref(name="Fire // Ice"), (2,), t.Details(targets=(t.Target(t.Seat("N")),))
    )


def test_a_name_answered_is_of_one_half():
    file = read("A: hand Shock @s\nA cast @s -> N\n  A name = Ice\n  A name type = Elf")

    assert [choice.answer for choice in file.body[0].choices] == [t.CardName("Ice"), t.Word("Elf")]


def test_modes_keep_their_targets():
    file = read(
        HEAD + THINGS + "A cast @elf modes 1+3 -> _, @g\nA cast @elf modes 1+3 -> @g, N | _"
    )

    first, second = (step.details.modes for step in file.body)

    assert first == (t.Mode(1), t.Mode(3, (t.Target(t.Ref("g")),)))
    assert second == (t.Mode(1, (t.Target(t.Ref("g")), t.Target(t.Seat("N")))), t.Mode(3))


def test_neighbouring_lines_of_one_player_are_one():
    file = read("A: hand Shock\nA: life 3; hand Negate\nN: life 2\nA: battlefield Forest")

    assert [given.player for given in file.given] == ["A", "N", "A"]
    assert len(file.given[0].zones[0].entries) == 2


def test_slots_are_filled():
    file = read(EVERYTHING)
    values = {
        "elf": "Shardless Agent",
        "burn": "Shock",
        "n": 3,
        "who": "D",
        "when": t.Moment("B", 4, "upkeep"),
        "colour": "blue",
        "aim": t.Ref("k2"),
    }

    filled = fill(file, values)

    assert "<" not in printed(filled)
    assert read(printed(filled)) == filled
    assert printed(file) == printed(read(EVERYTHING))


CONDITIONS = """family echo-blinked; version 1; level 1
slot <elf> = Bloodbraid Elf | Shardless Agent; slot <n> = 1..3; slot <who> = A | N
slot <hue> = red | blue; slot <when> = A3.main1 | A3.main2
fit where <n> < 3 or <who> = N and <elf> is red
A: hand <elf> @e
expect where <who> = A and (<n> > 1 or <elf> is not red): @e in A.hand
expect where mana value of <elf> = 4 or not (<n> + 1 < mana value of <elf> and <hue> != blue):
  @e in A.hand
  A.life 20
expect where <elf> = Grizzly Bears or <when> = A3.main2: A.hand 1
probe zone @e"""


def test_expectations_say_where_they_hold():
    file = read(CONDITIONS)

    assert printed(read(printed(file))) == printed(file)
    assert "where <who> = A and (<n> > 1 or <elf> is not red): @e in A.hand" in printed(file)
    assert "fit where <n> < 3 or <who> = N and <elf> is red" in printed(file)
    assert "  A.life 20" in printed(file)
    assert [len(item.claims) for item in file.body] == [1, 2, 1]


def test_a_condition_must_have_been_decided_before_slots_are_filled():
    values = {"elf": "Shardless Agent", "n": 1, "who": "A", "hue": "red", "when": "A3.main1"}

    with pytest.raises(ValueError, match="condition"):
        fill(read(CONDITIONS), values)


def test_a_slot_without_a_value_is_refused():
    with pytest.raises(ValueError, match="aim"):
        fill(read(EVERYTHING), {"elf": "Shock"})
