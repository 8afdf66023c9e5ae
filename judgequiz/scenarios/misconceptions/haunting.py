"""Beliefs about haunt (CR 702.55), and about who controls what triggers."""

from __future__ import annotations

from ...engine.events import Moved, PutOnStack, Replaced
from ...engine.kinds import Form, Zone
from ...engine.state import State, Thing
from ...engine.text import Text
from .belief import Misconception


class CounteredSpellsHaunt(Misconception):
    slug = "countered-spells-haunt"
    cr = "702.55a"
    says = Text(
        "A haunt spell haunts whenever it goes to the graveyard, countered or not.",
        "憑依を持つ呪文は、解決されても打ち消されても、墓地に置かれれば憑依する。",
    )
    truth = Text(
        "A haunt spell haunts only if it is put into the graveyard by resolving.",
        "憑依を持つ呪文が憑依するのは、解決されて墓地に置かれたときのみである。",
    )

    def spell_haunts_after_resolving(self, state: State, spell: int, has_resolved: bool) -> bool:
        return True


class HauntsOnlyCreatures(Misconception):
    slug = "haunting-ends-with-the-animation"
    cr = "702.55b"
    says = Text(
        "What stops being a creature isn't haunted any more.",
        "クリーチャーでなくなったものは、もう憑依されていない。",
    )
    truth = Text(
        "A haunted object stays haunted though it is no creature any more.",
        "憑依されているものは、クリーチャーでなくなっても憑依され続ける。",
    )

    def haunted_object_may_be_no_creature(self, state: State, moved: Moved) -> bool:
        return False


class OneHauntAtATime(Misconception):
    slug = "one-haunting-card-at-a-time"
    cr = "702.55b"
    says = Text(
        "A creature is haunted by one card only: a newer one takes the older one's place.",
        "クリーチャー１体に憑依できるカードは１枚だけで、新しいものが古いものに取って代わる。",
    )
    truth = Text(
        "Any number of cards may haunt one creature, and each triggers.",
        "クリーチャー１体に何枚のカードでも憑依でき、それぞれのカードの能力が誘発する。",
    )

    def several_cards_may_haunt_one(self, state: State, haunters: tuple[int, ...]) -> bool:
        return False


class HauntingCardReturns(Misconception):
    slug = "haunting-card-comes-back"
    cr = "702.55a"
    says = Text(
        "The haunting card returns to the battlefield when the haunted creature leaves.",
        "憑依されているクリーチャーが戦場を離れると、憑依しているカードは戦場に戻る。",
    )
    truth = Text(
        "Nothing brings the haunting card back: it stays in exile.",
        "憑依しているカードが戻ることはない。追放されたままである。",
    )

    def haunting_card_stays_in_exile(self, state: State, card: Thing, left: Moved) -> bool:
        return False


class AnyExileHaunts(Misconception):
    slug = "exiled-card-haunts-anyway"
    cr = "702.55b"
    says = Text(
        "The card haunts the creature even if something else exiles it first.",
        "カードが先に他の効果により追放されていても、そのクリーチャーに憑依する。",
    )
    truth = Text(
        "A card can haunt a creature only if its own haunt ability has exiled it.",
        "カードが憑依するのは、その憑依能力によって追放されたときだけである。",
    )

    def only_haunt_makes_it_haunt(self, state: State, card: int) -> bool:
        return False


class TokensHaunt(Misconception):
    slug = "tokens-and-copies-haunt"
    cr = "704.5d"
    says = Text(
        "A token or a copy of a spell with haunt can haunt like a card.",
        "憑依を持つトークンや呪文のコピーも、カードと同じように憑依する。",
    )
    truth = Text(
        "A token or copy has ceased to exist before it could be exiled.",
        "トークンや呪文のコピーは、追放される前に消滅している。",
    )

    def no_card_ceases_off_its_zone(self, state: State, thing: Thing) -> bool:
        return "haunt" not in self.game.look(thing.id).keywords


class HaunterKeepsControl(Misconception):
    slug = "who-chose-the-haunted-controls-the-rest"
    cr = "113.8"
    says = Text(
        "Whoever controlled the haunt ability also controls what the card does from exile.",
        "憑依能力をコントロールしていたプレイヤーが、その後に追放領域にあるカードから誘発する能力もコントロールする。",
    )
    truth = Text(
        "An ability that triggers from exile is controlled by the card's owner.",
        "追放領域にあるカードから誘発する能力は、そのカードのオーナーがコントロールする。",
    )

    def who_controls_trigger(self, state: State, source: Thing, controller: str) -> str:
        if source.zone is not Zone.EXILE or source.haunts is None:
            return controller
        return next(
            (
                event.player
                for event in self.game.log
                if isinstance(event, PutOnStack) and same_card(state, event.source, source)
            ),
            controller,
        )


def same_card(state: State, id: int, card: Thing) -> bool:
    """Whether an object of earlier is that card."""
    return state.thing(id).root == card.root


class OwnerControlsTriggers(Misconception):
    slug = "owner-controls-the-dying-trigger"
    cr = "603.3a"
    says = Text(
        "When a permanent goes to the graveyard, its owner controls what triggers on it.",
        "パーマネントが墓地に置かれたときに誘発する能力は、そのパーマネントのオーナーがコントロールする。",
    )
    truth = Text(
        "Whoever controlled the permanent controls what triggered as it left.",
        "戦場を離れたときに誘発した能力は、それをコントロールしていたプレイヤーがコントロールする。",
    )

    def who_controls_trigger(self, state: State, source: Thing, controller: str) -> str:
        is_there = source.id in state.things
        is_permanent = source.form is not Form.ABILITY and source.zone is Zone.BATTLEFIELD
        return source.owner if is_permanent and not is_there else controller


class HauntedControllerControls(Misconception):
    slug = "haunted-creatures-controller-controls"
    cr = "113.8"
    says = Text(
        "The controller of the haunted creature controls the ability that triggers as it dies.",
        "憑依されているクリーチャーが死亡したときの能力は、そのクリーチャーのコントローラーがコントロールする。",
    )
    truth = Text(
        "The haunting card is the source, and its owner controls the ability.",
        "発生源は憑依しているカードであり、そのオーナーが能力をコントロールする。",
    )

    def who_controls_trigger(self, state: State, source: Thing, controller: str) -> str:
        if source.zone is not Zone.EXILE or source.haunts is None:
            return controller
        return state.thing(source.haunts).controller


class TargetlessTriggersGoOn(Misconception):
    slug = "targetless-trigger-does-the-rest"
    cr = "603.3d"
    says = Text(
        "A triggered ability that finds no target still does the rest of what it says.",
        "誘発型能力の対象を選べなくても、その能力の残りの部分は行われる。",
    )
    truth = Text(
        "A triggered ability without a legal target is removed and does nothing.",
        "適正な対象を選べない誘発型能力はスタックから取り除かれ、何も行われない。",
    )

    def trigger_without_a_target_is_removed(self, state: State, source: int) -> bool:
        return False


class ReplacedStillTriggers(Misconception):
    slug = "replaced-event-still-triggers"
    cr = "614.6"
    says = Text(
        "What goes elsewhere instead of to the graveyard triggers as if it had gone there.",
        "墓地に置かれる代わりに別の領域に移動しても、墓地に置かれたときの能力は誘発する。",
    )
    truth = Text(
        "An event that is replaced never happens and can't trigger anything.",
        "置換されたイベントは発生していないので、それによって誘発する能力はない。",
    )

    def replaced_event_never_happens(self, state: State, moved: Moved) -> bool:
        return not any(
            isinstance(event, Replaced) and event.what == moved.what for event in self.game.log[-4:]
        )


class WishesReachExile(Misconception):
    slug = "wishes-reach-exile"
    cr = "400.11"
    true_until = "2009-07-11"
    says = Text(
        'Exiled cards are "outside the game", where a Wish can find them.',
        "追放されたカードは「ゲームの外部」にあり、“願い”カードで手札に加えることができる。",
    )
    truth = Text(
        "Exile is a zone of the game: a Wish finds no card there.",
        "追放領域はゲームの領域である。追放されたカードを“願い”カードで手札に加えることはできない。",
    )

    def exile_is_part_of_the_game(self, state: State) -> bool:
        return False
