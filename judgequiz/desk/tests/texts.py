"""What tests write on the desk."""

from judgequiz.desk.packing import packed

CASCADE = """A: hand Bloodbraid Elf @elf; library Forest, Lightning Bolt @bolt, Mountain, unknown*30
N: hand Counterspell @cs
A cast @elf
N cast @cs -> @elf
all pass
all pass
  A may cast @bolt = yes -> N
until stack empty
expect @elf in A.graveyard; N.life 17"""
REFUSED = """N: hand Shock @shock
A: hand Sudden Shock @sudden
A cast @sudden -> N
N cast @shock -> A
all pass
expect N.life 18"""


def address(text: str, *, replay: bool = False, tongue: str = "en") -> str:
    return f"/{tongue}/desk/{packed(text)}/{'replay/' if replay else ''}"
