"""Beliefs about the stack, zones and identity (CR 113, 400-406)."""

from __future__ import annotations

from ...engine.events import Event
from ...engine.kinds import Zone
from ...engine.state import State, Thing
from ...engine.text import Text
from .belief import Misconception


class AbilityDiesWithItsSource(Misconception):
    slug = "ability-dies-with-its-source"
    cr = "113.7a"
    says = Text(
        "An ability on the stack goes away when its source leaves.",
        "スタック上の能力は、その発生源がなくなると消滅する。",
    )
    truth = Text(
        "An ability that is on the stack can resolve without its source.",
        "スタックに置かれた能力は、その発生源とは独立して存在する。",
    )

    def ability_outlives_its_source(self, state: State, ability: Thing, left: Event) -> bool:
        return False


class OldestOnStackResolvesFirst(Misconception):
    slug = "oldest-on-stack-resolves-first"
    cr = "405.5"
    says = Text(
        "What was put on the stack first resolves first.",
        "スタックでは、先に置かれたものから順に解決される。",
    )
    truth = Text(
        "The object that was put on the stack last resolves first.",
        "スタックの一番上にある、最後に置かれたものから解決される。",
    )

    def top_of_stack_resolves_first(self, state: State) -> bool:
        return False


class ReturnedPermanentIsTheSame(Misconception):
    slug = "returned-permanent-is-the-same"
    cr = "400.7"
    says = Text(
        "A permanent that leaves and comes straight back is still the same object.",
        "戦場を離れてすぐに戻ったパーマネントは、同じオブジェクトのままである。",
    )
    truth = Text(
        "An object that changes zones is a new object with no past.",
        "領域を移動したオブジェクトは、新しいオブジェクトになる。",
    )

    def returned_permanent_is_another_object(self, state: State, id: int) -> bool:
        return False


class LinkedCardFollowsTheCard(Misconception):
    slug = "linked-card-follows-the-card"
    cr = "607.2a"
    says = Text(
        "A card exiled by a permanent stays linked to it even after it leaves and returns.",
        "パーマネントによって追放されたカードは、そのパーマネントが一度戦場を離れて戻っても、それと関連し続ける。",
    )
    truth = Text(
        "A linked ability refers only to cards exiled by its other half on this very object.",
        "関連している能力は、そのオブジェクト自身のもう一方の能力によって追放されたカードのみを参照する。",
    )

    def is_exiled_with(self, state: State, card: Thing, source: int, pair: str) -> bool:
        if card.exiled_by is None:
            return False
        return state.thing(card.exiled_by[0]).root == state.thing(source).root


class AnyExiledCardCounts(Misconception):
    slug = "any-exiled-card-counts"
    cr = "607.1"
    says = Text(
        "An imprint permanent can use any card that its controller owns in exile.",
        "刻印を持つパーマネントは、そのコントローラーがオーナーであるカードなら、追放領域にあるどのカードでも参照できる。",
    )
    truth = Text(
        "Linked abilities see only the card that the other ability of the pair exiled.",
        "関連している能力は、対になる能力が追放したカードのみを参照する。",
    )

    def is_exiled_with(self, state: State, card: Thing, source: int, pair: str) -> bool:
        return card.owner == state.thing(source).owner


class CascadeExilesFaceDown(Misconception):
    slug = "exiled-cards-are-hidden"
    cr = "406.3"
    says = Text(
        "Cards exiled from a library are kept face down.",
        "ライブラリーから追放されたカードは裏向きのままにする。",
    )
    truth = Text(
        "Exiled cards are face up unless an effect says otherwise.",
        "追放されたカードは、特に指定がないかぎり表向きである。",
    )

    def exiled_cards_are_face_up(self, state: State, thing: Thing) -> bool:
        return thing.zone is not Zone.LIBRARY


class OpponentGetsPriorityFirst(Misconception):
    slug = "opponent-gets-priority-first"
    cr = "117.3b"
    says = Text(
        "After something resolves, the nonactive player receives priority first.",
        "何かが解決された後は、非アクティブ・プレイヤーが先に優先権を得る。",
    )
    truth = Text(
        "The active player receives priority after a spell or ability resolves.",
        "呪文や能力が解決された後は、アクティブ・プレイヤーが優先権を得る。",
    )

    def player_with_priority_after_resolution(self, state: State, controller: str) -> str:
        return state.in_turn_order()[-1]


class ControllerKeepsPriority(Misconception):
    slug = "controller-gets-priority-after-resolution"
    cr = "117.3b"
    says = Text(
        "After a spell or ability resolves, the player who controlled it receives priority.",
        "呪文や能力が解決された後は、そのコントローラーであったプレイヤーが優先権を得る。",
    )
    truth = Text(
        "The active player receives priority after a spell or ability resolves.",
        "呪文や能力が解決された後は、アクティブ・プレイヤーが優先権を得る。",
    )

    def player_with_priority_after_resolution(self, state: State, controller: str) -> str:
        return controller


class RandomOrderIsShuffling(Misconception):
    slug = "random-order-is-shuffling"
    cr = "701.24a"
    says = Text(
        "Putting cards into a library in a random order counts as shuffling it.",
        "カードを無作為の順番でライブラリーに置くことは、切り直すことになる。",
    )
    truth = Text(
        "Nothing is shuffled unless an effect says to shuffle.",
        "切り直しになるのは、「切り直す」と指示された場合のみである。",
    )

    def random_order_is_not_shuffling(self, state: State, player: str) -> bool:
        return False
