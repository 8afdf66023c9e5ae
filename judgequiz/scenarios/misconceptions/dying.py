"""Beliefs about dying and about what happened this turn: morbid (CR 608.2h-i, 700.4)."""

from __future__ import annotations

from ...engine.events import CastSpell, Destroyed, Event, Moved, Sacrificed
from ...engine.kinds import Form, Zone
from ...engine.reading import Context, holds
from ...engine.state import State
from ...engine.text import Text
from ...engine.vocabulary import Condition
from .belief import Misconception
from .moments import state_before


class TokensDoNotDie(Misconception):
    slug = "tokens-do-not-die"
    cr = "700.4"
    says = Text(
        "A token doesn't die but only ceases to exist as it leaves.",
        "トークンは死亡するのではなく、消滅するだけである。",
    )
    truth = Text(
        "A creature token dies too, and ceases to exist only after that.",
        "クリーチャー・トークンも死亡し、その後で消滅する。",
    )

    def has_died(self, state: State, moved: Moved) -> bool:
        return moved.dies and moved.thing.form is not Form.TOKEN


class AnywhereToGraveyardIsDying(Misconception):
    slug = "any-way-to-the-graveyard-is-dying"
    cr = "700.4"
    says = Text(
        "A creature card dies whenever it is put into a graveyard, from wherever.",
        "クリーチャー・カードは、どの領域から墓地に置かれても死亡したことになる。",
    )
    truth = Text(
        "Dying is being put into a graveyard from the battlefield alone.",
        "「死亡する」とは、他の領域からではなく、戦場から墓地に置かれることをいう。",
    )

    def has_died(self, state: State, moved: Moved) -> bool:
        return moved.dies or (
            moved.to is Zone.GRAVEYARD and moved.view.known and "creature" in moved.view.types
        )


class DestroyedIsDead(Misconception):
    slug = "destroyed-or-sacrificed-is-dead"
    cr = "700.4"
    says = Text(
        "A creature that is destroyed or sacrificed has died, wherever it goes.",
        "破壊されたり生け贄に捧げられたりしたクリーチャーは、どこに置かれても死亡したことになる。",
    )
    truth = Text(
        "A creature that is put anywhere but into a graveyard hasn't died.",
        "墓地以外の領域に置かれたクリーチャーは、死亡していない。",
    )

    def has_died(self, state: State, moved: Moved) -> bool:
        return moved.dies or any(
            isinstance(event, Destroyed | Sacrificed) and event.what == moved.what
            for event in state.history
        )


class SacrificedIsNotDead(Misconception):
    slug = "sacrificed-is-not-dead"
    cr = "700.4"
    says = Text(
        "A creature that is sacrificed doesn't die, since nothing destroys it.",
        "生け贄に捧げられたクリーチャーは、破壊されていないので死亡したことにならない。",
    )
    truth = Text(
        "A sacrificed creature that is put into a graveyard has died.",
        "生け贄に捧げられて墓地に置かれたクリーチャーは、死亡している。",
    )

    def has_died(self, state: State, moved: Moved) -> bool:
        return moved.dies and not any(
            isinstance(event, Sacrificed) and event.what == moved.what for event in state.history
        )


class CreatureCardInGraveyardIsEnough(Misconception):
    slug = "creature-card-in-graveyard-is-enough"
    cr = "608.2i"
    says = Text(
        "It is enough that the card of a creature that died lies in a graveyard.",
        "死亡したクリーチャーのカードが墓地にあれば十分である。",
    )
    truth = Text(
        "The creature must have died in this very turn, wherever its card lies now.",
        "カードが今どこにあっても、クリーチャーがこのターンに死亡していなければならない。",
    )

    def is_of_this_turn(self, state: State, event: Event, now: bool) -> bool:
        return now or (isinstance(event, Moved) and event.became in state.things)


class LeavingIsDying(Misconception):
    slug = "leaving-the-battlefield-is-dying"
    cr = "700.4"
    says = Text(
        "A creature dies whenever it leaves the battlefield, wherever it goes.",
        "クリーチャーは、どの領域に移動しても、戦場を離れれば死亡したことになる。",
    )
    truth = Text(
        "A creature dies only if it is put into a graveyard from the battlefield.",
        "クリーチャーが死亡するのは、戦場から墓地に置かれたときのみである。",
    )

    def has_died(self, state: State, moved: Moved) -> bool:
        return moved.dies or (moved.origin is Zone.BATTLEFIELD and "creature" in moved.view.types)


class MorbidLooksIntoGraveyards(Misconception):
    slug = "morbid-looks-into-graveyards"
    cr = "608.2i"
    says = Text(
        "The card of the creature that died must still be lying in a graveyard.",
        "クリーチャーが死亡していても、そのカードが墓地になければ条件は満たされない。",
    )
    truth = Text(
        "It matters that a creature died this turn and not where its card is now.",
        "このターンに死亡したかどうかのみを確認し、カードが今どこにあるかは問わない。",
    )

    def what_happened_stays_true(self, state: State, event: Event) -> bool:
        return not isinstance(event, Moved) or event.became in state.things


class EachDeathCounts(Misconception):
    slug = "each-death-counts"
    cr = "608.2i"
    says = Text(
        "The effect is applied once for each creature that died this turn.",
        "効果は、このターンに死亡したクリーチャー１体につき１回適用される。",
    )
    truth = Text(
        "It is asked once whether a creature died this turn, however many did.",
        "このターンに死亡したかどうかのみを確認し、その数は問わない。",
    )

    def fact_counts_once(self, state: State, happened: int, event: str) -> bool:
        return False


class LastTurnCountsToo(Misconception):
    slug = "this-turn-includes-the-last"
    cr = "608.2i"
    says = Text(
        "What happened in the turn just before still counts.",
        "直前のターンに起こったこともまだ数える。",
    )
    truth = Text(
        "Only what happened in the turn that is going on counts.",
        "数えるのは、現在のターンに起こったことのみである。",
    )

    def is_of_this_turn(self, state: State, event: Event, now: bool) -> bool:
        return True


class ConditionIsReadOnCasting(Misconception):
    slug = "condition-is-read-on-casting"
    cr = "608.2h"
    says = Text(
        'The "if" of a spell is decided as it is cast.',
        "呪文の「〜なら」は、唱えたときに決まる。",
    )
    truth = Text(
        'The "if" of a spell is looked at as it resolves.',
        "呪文の「〜なら」は、解決するときに確認される。",
    )

    def condition_of_a_spell_is_met(
        self, state: State, spell: int, condition: Condition, now: bool
    ) -> bool:
        then = state_before(
            self.game, lambda event: isinstance(event, CastSpell) and event.spell == spell
        )
        if then is None:
            return now
        with self.game.supposing(then):
            return holds(condition, Context(self.game, state.thing(spell).controller, spell))
