"""Beliefs about copies and continuous effects (CR 305, 613, 707)."""

from __future__ import annotations

from ...engine.state import State, Thing
from ...engine.text import Text
from ...engine.vocabulary import Change, EntersWith
from .belief import Misconception


class CopiesEnterWithoutCounters(Misconception):
    slug = "copies-enter-without-counters"
    cr = "707.5"
    says = Text(
        "Something that enters as a copy gets none of the counters that the original entered with.",
        "コピーとして戦場に出たものには、「置かれた状態で戦場に出る」カウンターは置かれない。",
    )
    truth = Text(
        'What enters as a copy has the copied "enters with" abilities, and they apply.',
        "コピーとして戦場に出るものはコピー元の「置かれた状態で戦場に出る」能力を持ち、それは適用される。",
    )

    def enters_replacement_applies(self, state: State, thing: Thing, change: Change) -> bool:
        return not (isinstance(change, EntersWith) and thing.copied is not None)


class CopiesCopyCounters(Misconception):
    slug = "copies-copy-counters"
    cr = "707.2"
    says = Text(
        "A copy has as many counters as the original has.",
        "コピーには、コピー元と同じ数のカウンターが置かれる。",
    )
    truth = Text(
        "Counters aren't copied: only the copiable values are.",
        "カウンターはコピーされない。コピーされるのはコピー可能な値のみである。",
    )

    def copies_do_not_copy_counters(self, state: State, original: int) -> bool:
        return False


class BecomingACopyIsEntering(Misconception):
    slug = "becoming-a-copy-is-entering"
    cr = "707.4"
    says = Text(
        "A permanent on the battlefield that becomes a copy gets the counters that the copied permanent enters with.",
        "戦場にあるパーマネントがコピーになると、コピー元が戦場に出るときと同じ数のカウンターが置かれる。",
    )
    truth = Text(
        "A permanent on the battlefield that becomes a copy doesn't enter the battlefield by that.",
        "戦場にあるパーマネントは、コピーになっても、戦場に出たことにはならない。",
    )

    def becoming_a_copy_is_not_entering(self, state: State, id: int) -> bool:
        return False


class TimestampsAlone(Misconception):
    slug = "timestamps-alone-decide"
    cr = "613.8"
    says = Text(
        "Within a layer, effects apply in order of their timestamps, whatever they do.",
        "１つの種類別の中では、依存にかかわらず効果は常にタイムスタンプ順に適用される。",
    )
    truth = Text(
        "An effect that depends on another waits for it and timestamps don't matter.",
        "他の効果に依存する効果は、タイムスタンプにかかわらずその効果の後に適用される。",
    )

    def effects_depend_on_each_other(self) -> bool:
        return False


class LandKeepsItsText(Misconception):
    slug = "land-keeps-its-text"
    cr = "305.7"
    says = Text(
        "A land that becomes a basic land type keeps the abilities printed on it.",
        "基本土地タイプになった土地も、印刷されている能力を持ち続ける。",
    )
    truth = Text(
        "A land that becomes a basic land type loses the abilities printed on it.",
        "基本土地タイプになった土地は、ルール文章による能力を失う。",
    )

    def new_basic_land_type_removes_abilities(self) -> bool:
        return False
