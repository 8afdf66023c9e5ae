"""Thirty sentences of a judge, each written by two people: both print the same file."""

from __future__ import annotations

import pytest

from judgequiz.scenarios.notation import parse, printed, relabelled
from judgequiz.scenarios.tests.notation_names import NAMES

SENTENCES = """
Ava casts Bloodbraid Elf and Noa counters it. Does cascade still happen?
--
A: hand Bloodbraid Elf @e; library Forest, Shock @s
N: hand Counterspell @c
A cast @e
N cast @c -> @e
all pass
expect stack = @e.cascade!; @e in A.graveyard
--
judgequiz 1; players A N; mana any
A: hand Bloodbraid Elf @elf
   library Forest, Shock
N: hand 対抗呪文 @counter
A casts @elf; N casts @counter targeting @elf
all pass
expect stack = @elf.cascade!; @elf is in A's graveyard
====
Cascade finds Lightning Bolt, Ava casts it at Noa, the Forest goes to the bottom.
--
A: hand Bloodbraid Elf @e; library Forest @f, Lightning Bolt @b
A cast @e
all pass
  A may cast @b = yes -> N
  chance bottom = @f
--
players A, N; turn A main
A: hand 血編み髪のエルフ; library 森, 稲妻
A cast Bloodbraid Elf
all pass; A may cast Lightning Bolt = yes -> N; chance bottom = Forest
====
Noa answers Lightning Bolt with Mother of Runes, naming red.
--
A: hand Lightning Bolt @b
N: battlefield Mother of Runes @m, Grizzly Bears @g
A cast @b -> @g
N activate @m.1 -> @g
all pass
  N colour = red
all pass
expect @g in N.battlefield; @b in A.graveyard
--
A: hand Lightning Bolt
N: battlefield Mother of Runes @mother, Grizzly Bears
A cast Lightning Bolt -> Grizzly Bears
N activates @mother.1 targeting Grizzly Bears
all pass
  N color = Red
all pass
expect Grizzly Bears is in N's battlefield; Lightning Bolt in A's graveyard
====
Two Mountains, one tapped, and a Bear with two +1/+1 counters.
--
A: battlefield Mountain, Mountain @m [tapped], Grizzly Bears [+1/+1 2]
expect @m tapped
--
A: battlefield Mountain @first, Mountain @second [tapped]
   battlefield Grizzly Bears @unused [2 +1/+1 counters]
expect @second is tapped
====
Calciderm has been Noa's since turn one, belongs to Ava, and has two time counters.
--
N: battlefield Calciderm @c [time 2; since T1; owner A]
expect @c counters time 2
--
N: battlefield Calciderm [2 time counters, since turn 1, owned by A]
expect Calciderm counters time = 2
====
Noa is at three life with three poison counters and an unknown hand.
--
N: life 3; counters poison 3
expect N.life 3; N.counters poison 3
--
N: counters 3 poison
N: life 3
expect N life = 3; N counters poison 3
====
Ava flashes back Cabal Therapy by sacrificing a Bear, naming Doom Blade.
--
A: graveyard Cabal Therapy @t; battlefield Grizzly Bears @g
A cast @t via flashback sacrifice @g -> N
all pass
  A name = Doom Blade
expect @t in A.exile
--
A: battlefield Grizzly Bears; graveyard Cabal Therapy
A casts Cabal Therapy via flashback sacrifice Grizzly Bears targeting N
all pass
  A name = 破滅の刃
expect Cabal Therapy in A.exile
====
Can Ava flash back Cabal Therapy in Noa's turn? No: it is a sorcery.
--
turn N4 main1
A: graveyard Cabal Therapy @t
expect can A cast @t via flashback -> N = no 307.1
--
players A N; turn N first main phase
A: graveyard Cabal Therapy
expect can A cast Cabal Therapy via flashback -> N = no 307.1
====
Ava casts Fire, one damage to Noa and one to the Bear.
--
A: hand Fire // Ice @f; N: battlefield Grizzly Bears @g
A cast @f//1 -> N:1, @g:1
--
A: hand Ice
N: battlefield Grizzly Bears
A cast Fire//Ice//1 -> N 1, Grizzly Bears 1
====
Ava casts Ice on a Mountain.
--
A: hand Fire // Ice @f; N: battlefield Mountain @m
A cast @f//2 -> @m
--
A: hand Fire//Ice
N: battlefield Mountain
A casts Ice targeting Mountain
====
Pyromatics replicated twice; both copies go to the Bear.
--
A: hand Pyromatics @p; N: battlefield Grizzly Bears @g
A cast @p replicate*2 -> N
all pass
  A targets @p.copy1 = @g
  A targets @p.copy2 = @g
--
A: hand Pyromatics @pyro
N: battlefield Grizzly Bears
A cast @pyro with replicate 2 times -> N
all pass
  A targets @pyro.copy1 = Grizzly Bears; A target @pyro.copy2 = Grizzly Bears
====
Ava attacks with two Elf tokens, Noa blocks the first with a Wall.
--
A: battlefield token "Elf" creature G 1/1 @t*2
N: battlefield Wall of Stone @w
A attack @t1, @t2
N block @w -> @t1
--
A: battlefield token Elf green creature 1/1*2 @elves
N: battlefield Wall of Stone
A attacks with @elves1 -> N and @elves2 -> N
N blocks with Wall of Stone blocking @elves1
====
A 4/4 trampler blocked by White Knight: two to the Knight, two to Noa.
--
A: battlefield token "Horror" creature B 4/4 with trample @h
N: battlefield White Knight @k
A attack @h -> N
N block @k -> @h
A assign @h: @k 2, N 2
--
A: battlefield token "Horror" black creature 4/4 with Trample @x
N: battlefield White Knight
A attack @x
N block White Knight -> @x
A assigns @x: White Knight: 2, N: 2
====
Noa controls Avalanche Riders; in Ava's fifth turn nothing happens, in Noa's sixth echo triggers.
--
N: battlefield Avalanche Riders @r
to A5.upkeep
expect stack empty
to N6.upkeep
all pass
  N pay = no
--
N: battlefield Avalanche Riders
to A5 upkeep
expect stack = none
to N6 upkeep step
all pass
  N pay = no
====
Echo is paid from two Mountains.
--
mana real
A: battlefield Avalanche Riders @r [summoning sick], Mountain*2 @m
to A5.upkeep
all pass
  A pay @r.echo = yes pay {R} from @m1 & @m2
--
mana real; players A N
A: battlefield Avalanche Riders @riders [summoning sick], 2 Mountain @mountain
to A5 upkeep
all pass
  A pay @riders.echo = {R} from @mountain1, @mountain2
====
Chrome Mox has exiled Doom Blade. What colour of mana does it make?
--
A: battlefield Chrome Mox @m [exiled Doom Blade]
A activate @m
expect A.pool {B}
--
A: battlefield Chrome Mox [imprinted 《破滅の刃》]
A activates Chrome Mox
expect A pool = {B}
====
A creature died this turn, and Noa was dealt two damage.
--
A: history died Gnarled Mass, damaged N 2
--
A: history died Gnarled Mass; history dealt 2 damage to N
====
Noa's Leyline of the Void, Ava's Magemark: Ava chooses the Magemark.
--
A: battlefield Grizzly Bears @g, Necromancer's Magemark @n [attached @g]; hand Doom Blade @d
N: battlefield Leyline of the Void @l
A cast @d -> @g
all pass
  A pick replacement = @n
--
A: hand Doom Blade
   battlefield Grizzly Bears @x, Necromancer's Magemark [enchanting Grizzly Bears]
N: battlefield Leyline of the Void
A cast Doom Blade -> Grizzly Bears
all pass
  A choose replacement = Necromancer's Magemark
====
Before the first turn Noa begins with Leyline of the Void.
--
turn A1 upkeep
N: hand Leyline of the Void @l
opening N: begin @l
--
turn A1 upkeep step
N: hand Leyline of the Void
opening N: begin with Leyline of the Void
====
Humility and Opalescence, in this order.
--
A: battlefield Humility @h
N: battlefield Opalescence
expect @h is 1/1; @h is creature
--
A: battlefield Humility
N: battlefield Opalescence
expect Humility is 1/1; Humility is a creature
====
Clone has become a copy of Calciderm and has no time counters.
--
A: battlefield Clone @c [as Calciderm]
expect @c name Calciderm; @c counters time 0
--
A: battlefield Clone [copy of Calciderm]
expect Clone name Calciderm; Clone counters time 0
====
The Bear that was flickered is a new object.
--
A: battlefield Grizzly Bears @g; hand Cloudshift @c
A cast @c -> @g
all pass
expect @g' in A.battlefield
--
A: hand Cloudshift; battlefield Grizzly Bears @bears
A cast Cloudshift -> @bears; all pass
expect @bears' is in A's battlefield
====
In Two-Headed Giant both members of a team have the life total.
--
teams A+C N+O; format two-headed-giant
A: life 30
expect C.life 30
--
judgequiz 1; players A C N O; teams A+C, N+O; format two headed giant
A: life 30
expect C life 30
====
Lightning Bolt is on the stack, aimed at Noa; Noa has priority.
--
priority N
stack: A Lightning Bolt @b -> N
expect stack = @b; legal targets of @b = N, A
--
priority N
A: stack 稲妻 -> N
expect stack = Lightning Bolt; legal targets of Lightning Bolt = N, A
====
Noa may not look at the card in Ava's hand.
--
A: hand Shock @s
expect sees N @s = no; sees A @s = yes
--
A: hand Shock
expect sees N Shock = no; sees A Shock
====
Doom Blade on White Knight is legal, on Gnarled Mass as well.
--
A: hand Doom Blade @d; N: battlefield White Knight @w, Gnarled Mass @g
expect can A cast @d -> @w = yes; can A cast @d -> @g = yes
--
A: hand Doom Blade
N: battlefield White Knight, Gnarled Mass
expect can A cast Doom Blade -> White Knight; can A cast Doom Blade targeting Gnarled Mass
====
Ava tries to cast a second spell under Archon of Emeria and is refused.
--
A: hand Shock @s; history cast Negate; N: battlefield Archon of Emeria
A cast @s -> N
expect refused last 101.2; @s in A.hand
--
A: hand Shock; history cast Negate
N: battlefield Archon of Emeria
A cast Shock -> N
expect refused 101.2; Shock in A.hand
====
Swampcycling finds a Bayou.
--
A: hand Twisted Abomination @t; library Bayou @b, Forest
A activate @t.swampcycling
all pass
  A search = @b
--
A: hand Twisted Abomination @abom; library Bayou, Forest
A activates @abom.swampcycling
all pass
  A search = Bayou
====
Overlord of the Boilerbilges was cast for impending and has one time counter.
--
A: battlefield Overlord of the Boilerbilges @o [paid impending; time 1]
expect @o is not creature
--
A: battlefield Overlord of the Boilerbilges [paid impending, time 1]
expect Overlord of the Boilerbilges is not a creature
====
Four goblin tokens; Noa's Raging Goblin does not count.
--
A: battlefield token "Goblin" creature R 1/1*4; N: battlefield Raging Goblin
expect count goblin A.battlefield 4
--
A: battlefield token Goblin creature red 1/1 *4
N: battlefield Raging Goblin
expect count Goblin A's battlefield = 4
"""


def sentences() -> list[tuple[str, str, str]]:
    """Each sentence and its two files."""
    found = []
    for part in SENTENCES.strip().split("\n====\n"):
        sentence, first, second = part.split("\n--\n")
        found.append((sentence, first, second))
    return found


def test_it_works():
    assert len(sentences()) == 30


@pytest.mark.parametrize(("sentence", "first", "second"), sentences())
def test_two_people_print_the_same(sentence: str, first: str, second: str):
    one, other = (printed(relabelled(parse(text, NAMES))) for text in (first, second))

    assert one == other
    assert printed(parse(one, NAMES)) == one
