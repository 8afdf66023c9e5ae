"""Beliefs about spells cast from elsewhere than the hand, and about what an ability lets its controller do (CR 601-608, 702)."""

from __future__ import annotations

from ...engine.events import Moved, Resolved
from ...engine.kinds import Step, Zone
from ...engine.reading import Context
from ...engine.state import State, Thing, View
from ...engine.text import Text
from ...engine.vocabulary import Change, MoveInstead
from .belief import Misconception
from .casting import NOT_FROM_THE_GRAVEYARD


class CascadeKeepsTheFirstValue(Misconception):
    slug = "cascade-keeps-the-first-value"
    cr = "702.85a"
    says = Text(
        "Each cascade of a chain is measured against the first spell.",
        "続唱が続くときは、どの続唱も最初の呪文のマナ総量と比べる。",
    )
    truth = Text(
        "Each cascade is measured against the spell that it belongs to.",
        "それぞれの続唱は、その続唱を持つ呪文自身のマナ総量と比べる。",
    )

    def cascade_stops_at(self, state: State, card: int, fits: bool, it: Context) -> bool:
        seen = it.see(card)
        if "land" in seen.types:
            return False
        spells = [
            self.mana_value(state, state.thing(id), it.see(id))
            for id in state.stack
            if state.thing(id).ability is None and it.see(id).controller == it.you
        ]
        return fits or self.mana_value(state, state.thing(card), seen) < max(spells, default=0)


class FreeSpellsAreNotCast(Misconception):
    slug = "free-spells-are-not-cast"
    cr = "608.2g"
    says = Text(
        "A spell cast for free from an ability isn't really cast: nothing triggers.",
        "能力によりマナ・コストを支払わずに唱える呪文は、唱えたことにならず、それにより誘発する能力もない。",
    )
    truth = Text(
        "A spell that is cast for free has been cast all the same and can trigger abilities.",
        "マナ・コストを支払わなくても呪文は唱えられたのであり、それにより能力が誘発する。",
    )

    def free_spell_is_cast(self, state: State, spell: int) -> bool:
        return False


class BottomOrderIsOpen(Misconception):
    slug = "bottom-order-is-open"
    cr = "401.2"
    says = Text(
        "Cards seen by all may still be looked at after they are put on the bottom.",
        "全員が見たカードは、ライブラリーの一番下に置かれた後も見ることができる。",
    )
    truth = Text(
        "A card put into the library in a random order is hidden from all.",
        "無作為の順番でライブラリーに置かれたカードは、誰も見ることができない。",
    )

    def nobody_knows_a_random_order(self) -> bool:
        return False


class EmptyLibraryLoses(Misconception):
    slug = "empty-library-loses-at-once"
    cr = "704.5b"
    says = Text(
        "A player whose library is empty loses the game at once.",
        "ライブラリーにカードがないプレイヤーは、ただちにゲームに敗北する。",
    )
    truth = Text(
        "An empty library makes only that player lose who tries to draw from it.",
        "ライブラリーにカードがないことで敗北するのは、そこからカードを引こうとしたときのみである。",
    )

    def empty_library_loses_only_on_a_draw(self, state: State, player: str) -> bool:
        return False


class OnlyTheDrawStepLoses(Misconception):
    slug = "only-the-draw-step-loses"
    cr = "704.5b"
    says = Text(
        "Only the draw of the draw step loses the game for a player without a library.",
        "ライブラリーにカードがないために敗北するのは、ドロー・ステップにカードを引くときのみである。",
    )
    truth = Text(
        "A player who tries to draw from an empty library loses even if an effect made them draw.",
        "カードのないライブラリーからカードを引こうとしたプレイヤーは、何によって引くのであっても敗北する。",
    )

    def any_draw_from_an_empty_library_loses(self, state: State, player: str) -> bool:
        return state.step is Step.DRAW


class AbilitiesCantBeCountered(Misconception):
    slug = "abilities-cant-be-countered"
    cr = "701.6a"
    says = Text(
        "Once an ability is on the stack, nothing can stop it from resolving.",
        "スタックに置かれた能力が解決されるのを止めることはできない。",
    )
    truth = Text(
        "An ability that is countered is removed from the stack and doesn't resolve.",
        "打ち消された能力はスタックから取り除かれ、解決されない。",
    )

    def counter_stops_abilities(self, state: State, ability: int) -> bool:
        return False


class LastExiledCardCounts(Misconception):
    slug = "last-exiled-card-counts"
    cr = "607.2a"
    says = Text(
        "An ability that refers to exiled cards means only the one that its controller exiled last.",
        "追放されたカードを参照する能力は、そのコントローラーが最後に追放したカードのみを参照する。",
    )
    truth = Text(
        "A linked ability refers only to the card that the ability linked to it exiled.",
        "関連している能力は、それと対になる能力が追放したカードのみを参照する。",
    )

    def is_exiled_with(self, state: State, card: Thing, source: int, pair: str) -> bool:
        owner = state.thing(source).owner
        return card.id == max(
            t.id for t in state.within(Zone.EXILE) if t.owner in (owner, card.owner)
        )


class MayMeansMust(Misconception):
    slug = "may-means-must"
    cr = "608.2d"
    says = Text(
        "What an ability says its controller may do has to be done if it can be.",
        "能力に「してもよい」と書かれていることも、可能なら行わなければならない。",
    )
    truth = Text(
        '"May" leaves the choice to the player while the ability resolves.',
        "「してもよい」とあることを行うかどうかは、能力の解決中にそのプレイヤーが選ぶ。",
    )

    def may_leaves_a_choice(self, state: State, player: str) -> bool:
        return False


class GraveyardSpellsAreSorceries(Misconception):
    slug = "graveyard-casting-needs-sorcery-timing"
    cr = "117.1a"
    says = Text(
        "A card in the graveyard, even an instant, can't be cast when its owner couldn't cast a sorcery.",
        "墓地にあるカードは、インスタントであっても、ソーサリーを唱えられるときにしか唱えることができない。",
    )
    truth = Text(
        "An instant that may be cast from the graveyard can be cast whenever its player has priority.",
        "墓地から唱えてよいインスタントは、優先権があるときならいつでも唱えることができる。",
    )

    def instants_keep_their_timing(self, state: State, view: View, via: str) -> bool:
        return via in NOT_FROM_THE_GRAVEYARD


class FlashbackNeedsAFirstResolution(Misconception):
    slug = "flashback-needs-a-first-resolution"
    cr = "702.34a"
    says = Text(
        "Flashback works only for a card that was cast and has resolved before.",
        "フラッシュバックで唱えられるのは、一度唱えられて解決されたカードのみである。",
    )
    truth = Text(
        "A card can be cast with flashback however it came into the graveyard.",
        "カードがどのように墓地に置かれたとしても、フラッシュバックで唱えられる。",
    )

    def way_into_the_graveyard_does_not_matter(self, state: State, card: Thing) -> bool:
        came = None
        for event in self.game.log:
            if isinstance(event, Resolved) and state.thing(event.what).root == card.root:
                return True
            if isinstance(event, Moved) and event.became == card.id:
                came = event
        return came is None


class FlashbackNeedsACast(Misconception):
    slug = "flashback-needs-the-stack"
    cr = "702.34a"
    says = Text(
        "A card discarded or milled can't be cast with flashback; it has to come from the stack.",
        "捨てられたり切削されたりしたカードはフラッシュバックで唱えられない。スタックから墓地に置かれている必要がある。",
    )
    truth = Text(
        "A card can be cast with flashback however it came into the graveyard.",
        "カードがどのように墓地に置かれたとしても、フラッシュバックで唱えられる。",
    )

    def way_into_the_graveyard_does_not_matter(self, state: State, card: Thing) -> bool:
        return not any(
            isinstance(event, Moved) and event.became == card.id and event.origin is not Zone.STACK
            for event in self.game.log
        )


class AlternativeCostIsPaidOnTop(Misconception):
    slug = "alternative-cost-is-paid-on-top"
    cr = "118.9"
    says = Text(
        "An alternative cost, such as a flashback cost, is paid on top of the mana cost.",
        "フラッシュバック・コストなどの代替コストは、マナ・コストに加えて支払う。",
    )
    truth = Text(
        "An alternative cost, such as a flashback cost, takes the mana cost's place.",
        "フラッシュバック・コストなどの代替コストは、マナ・コストの代わりに支払う。",
    )

    def alternative_cost_replaces_mana_cost(self, state: State, spell: int, via: str) -> bool:
        return False


class UnpaidMeansZero(Misconception):
    slug = "unpaid-mana-cost-means-zero"
    cr = "118.9c"
    says = Text(
        "A spell whose mana cost wasn't paid has mana value 0.",
        "マナ・コストを支払わずに唱えた呪文のマナ総量は０である。",
    )
    truth = Text(
        "A mana value is read off the object's mana cost, whatever was spent.",
        "マナ総量は、何を支払ったかにかかわらず、オブジェクトのマナ・コストから決まる。",
    )

    def mana_value(self, state: State, thing: Thing, seen: View) -> int:
        if thing.zone is Zone.STACK and thing.announced.via:
            return 0
        return super().mana_value(state, thing, seen)


class InstructionBeatsFlashback(Misconception):
    slug = "instruction-beats-flashback"
    cr = "702.34a"
    says = Text(
        "An effect that says where the spell goes overrules flashback.",
        "呪文の行き先を指定する効果は、フラッシュバックより優先される。",
    )
    truth = Text(
        "Flashback exiles the card instead, whatever effect would move it.",
        "フラッシュバックで唱えたカードは、どの効果により移動するとしても、代わりに追放される。",
    )

    def replacement_applies(
        self, state: State, thing: Thing, to: Zone, change: Change, cr: str
    ) -> bool:
        leaving = isinstance(change, MoveInstead) and change.origin is Zone.STACK
        return not leaving or to is Zone.GRAVEYARD
