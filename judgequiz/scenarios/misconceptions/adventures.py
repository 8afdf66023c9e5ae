"""Beliefs about adventurer cards (CR 715)."""

from __future__ import annotations

from ...engine.adventuring import is_adventure, is_adventurer_card
from ...engine.events import CastSpell
from ...engine.kinds import CardType, Form, Zone
from ...engine.state import State, Thing, View
from ...engine.text import Text
from .belief import Misconception


class CopyWaitsInExile(Misconception):
    slug = "copied-adventure-waits-in-exile"
    cr = "704.5e"
    says = Text(
        "A copy of an Adventure waits in exile as the card does, and can be cast from there.",
        "出来事呪文のコピーも、カードと同じように追放領域に残り、そこから唱えることができる。",
    )
    truth = Text(
        "A copy of a spell ceases to exist in any zone other than the stack.",
        "呪文のコピーは、スタック以外の領域では消滅する。",
    )

    def no_card_ceases_off_its_zone(self, state: State, thing: Thing) -> bool:
        return thing.form is not Form.SPELL_COPY or thing.zone is not Zone.EXILE


class StoppedAdventureIsExiled(Misconception):
    slug = "stopped-adventure-is-exiled-too"
    cr = "715.3d"
    says = Text(
        "An Adventure is exiled even if it is countered or has no legal target left.",
        "出来事呪文は、打ち消されたり対象がすべて不適正になったりした場合でも追放される。",
    )
    truth = Text(
        "An Adventure that doesn't resolve goes wherever any other spell would go.",
        "追放されるのは解決された出来事呪文のみであり、そうでなければ他の呪文と同じ領域に置かれる。",
    )

    def only_resolving_exiles_an_adventure(self, state: State, spell: Thing) -> bool:
        return False


class AdventureGoesToTheGraveyard(Misconception):
    slug = "adventure-goes-to-the-graveyard"
    cr = "715.3d"
    says = Text(
        "An Adventure goes to the graveyard as it resolves, like any instant or sorcery.",
        "出来事呪文も、他のインスタントやソーサリーと同じく、解決されると墓地に置かれる。",
    )
    truth = Text(
        "An Adventure that resolves is exiled, and its card may be played from there.",
        "解決された出来事呪文は追放され、そのカードはそこからプレイできる。",
    )

    def adventure_is_exiled(self, state: State, spell: Thing) -> bool:
        return False


class OwnerGoesOn(Misconception):
    slug = "owner-goes-on-after-the-adventure"
    cr = "715.3d"
    says = Text(
        "After an Adventure its card may be cast by its owner, whoever controlled the spell.",
        "出来事が解決された後、そのカードを唱えてもよいのは、呪文のコントローラーが誰であってもオーナーである。",
    )
    truth = Text(
        "It is the player who controlled the Adventure who may play the exiled card.",
        "追放されたカードをプレイしてもよいのは、出来事呪文をコントロールしていたプレイヤーである。",
    )

    def who_may_play_after_an_adventure(self, state: State, spell: Thing) -> str:
        return spell.owner


class AdventureLandCantBePlayed(Misconception):
    slug = "land-cant-follow-its-adventure"
    cr = "715.3d"
    true_until = "2025-06-06"
    says = Text(
        "After an Adventure a card may only be cast, so a land has to stay in exile.",
        "出来事の後、そのカードは唱えることしかできないので、土地は追放されたままになる。",
    )
    truth = Text(
        "A card exiled by its Adventure may be played: a land is played as a land.",
        "出来事の解決により追放されたカードはプレイしてもよい。土地であれば土地としてプレイする。",
    )

    def card_exiled_by_its_adventure_may_be_played(self, state: State, spell: Thing) -> bool:
        return spell.card is None or CardType.LAND not in spell.card.front.types


class AnyExiledAdventurerMayBeCast(Misconception):
    slug = "any-exiled-adventurer-may-be-cast"
    cr = "715.3d"
    says = Text(
        "An adventurer card in exile may be cast by its owner, however it came there.",
        "追放されている当事者カードは、どのように追放されたとしても、オーナーが唱えることができる。",
    )
    truth = Text(
        "Because of an Adventure a card is cast from exile only if its resolving exiled it.",
        "出来事を理由に追放領域から唱えられるのは、その解決によって追放されたカードのみである。",
    )

    def only_its_own_adventure_gives_leave(self, state: State, card: Thing) -> bool:
        return False


class CardInHandDecides(Misconception):
    slug = "card-in-hand-decides"
    cr = "715.3a"
    says = Text(
        "What applies to a creature card applies as well when the card is cast as its Adventure.",
        "クリーチャー・カードに適用される効果は、そのカードを出来事として唱えるときにも適用される。",
    )
    truth = Text(
        "Only the Adventure's characteristics are looked at to see whether it can be cast.",
        "出来事として唱えられるかどうかは、出来事側の特性のみを見て決まる。",
    )

    def only_the_side_cast_is_judged(self, state: State, card: Thing) -> bool:
        return False


class AdventureIsACreatureSpell(Misconception):
    slug = "adventure-is-its-permanent-too"
    cr = "715.3b"
    says = Text(
        "A card cast as an Adventure is a creature or other permanent spell as well.",
        "出来事として唱えた呪文は、クリーチャーなどのパーマネント・呪文でもある。",
    )
    truth = Text(
        "A spell cast as an Adventure has only the Adventure's characteristics on the stack.",
        "出来事としてスタックにある呪文は、出来事側の特性のみを持つ。",
    )

    def side_not_in_use_is_ignored(self, state: State, thing: Thing) -> bool:
        return not is_adventure(thing)


class AdventurerIsAnInstantToo(Misconception):
    slug = "adventurer-card-is-both-things"
    cr = "715.4"
    says = Text(
        "In a graveyard or hand an adventurer card is an instant or sorcery card as well.",
        "墓地や手札にある当事者カードは、インスタント・カードやソーサリー・カードでもある。",
    )
    truth = Text(
        "Off the stack an adventurer card has only its normal characteristics.",
        "スタック以外の領域にある当事者カードは、通常の特性のみを持つ。",
    )

    def side_not_in_use_is_ignored(self, state: State, thing: Thing) -> bool:
        return thing.zone in (Zone.STACK, Zone.BATTLEFIELD)


class AdventureMustHaveBeenUsed(Misconception):
    slug = "adventure-must-have-been-used"
    cr = "715.2a"
    says = Text(
        '"Has an Adventure" is said of what has been cast as its Adventure before.',
        "「出来事を持つ」とは、以前に出来事として唱えられていることである。",
    )
    truth = Text(
        "An object has an Adventure even if that is not used and never was.",
        "出来事を持つかどうかは、出来事として唱えたかどうかや唱えたことがあるかどうかによらない。",
    )

    def unused_adventure_counts(self, state: State, id: int) -> bool:
        root = state.thing(id).root
        cast = {event.spell for event in state.history if isinstance(event, CastSpell)}
        known = [*state.things.values(), *(gone.thing for gone in state.gone.values())]
        return any(thing.id in cast and thing.root == root and thing.side > 0 for thing in known)


class CopiesHaveNoAdventure(Misconception):
    slug = "copies-have-no-adventure"
    cr = "715.2b"
    says = Text(
        "A permanent that is a copy of an adventurer card doesn't have an Adventure.",
        "当事者カードのコピーであるパーマネントは、出来事を持たない。",
    )
    truth = Text(
        "That an object has an Adventure is copied with the rest.",
        "出来事を持つことも、他の特性とともにコピーされる。",
    )

    def unused_adventure_counts(self, state: State, id: int) -> bool:
        return is_adventurer_card(state.thing(id))


class AdventureIsAnAlternativeCost(Misconception):
    slug = "adventure-is-an-alternative-cost"
    cr = "118.9a"
    says = Text(
        "Casting a card as an Adventure is an alternative cost, so no other can be paid for it.",
        "出来事として唱えることは代替コストなので、他の代替コストは支払えない。",
    )
    truth = Text(
        "An Adventure is cast for its mana cost, or for an alternative cost if there is one.",
        "出来事側のマナ・コストか、代替コストがあればそれを支払って、出来事として唱えられる。",
    )

    def adventure_leaves_the_cost_open(self, state: State, spell: int, via: str) -> bool:
        return False


class NamingOneSideNamesBoth(Misconception):
    slug = "naming-one-side-names-both"
    cr = "201.4f"
    says = Text(
        "Whoever names one side of a card has named the other side as well.",
        "カードの一方の側の名前を選べば、もう一方の側の名前も選んだことになる。",
    )
    truth = Text(
        "A card is named by one name, and a spell has the name of the side that is cast.",
        "選ばれるのは１つの名前であり、呪文が持つのは唱えられた側の名前のみである。",
    )

    def names_that_count(self, state: State, thing: Thing, name: str) -> tuple[str, ...]:
        if thing.card is None or not is_adventurer_card(thing):
            return super().names_that_count(state, thing, name)
        return tuple(face.name.en for face in thing.card.faces)


class OnlyTheCardsNameCounts(Misconception):
    slug = "only-the-cards-own-name-counts"
    cr = "715.3b"
    says = Text(
        "An Adventure goes by the normal name of its card, and by no other.",
        "出来事呪文の名前は、そのカードの通常の名前のみであり、他の名前は持たない。",
    )
    truth = Text(
        "An Adventure on the stack has its own name, and that can be chosen.",
        "スタックにある出来事呪文は出来事側の名前を持ち、その名前も選べる。",
    )

    def names_that_count(self, state: State, thing: Thing, name: str) -> tuple[str, ...]:
        if thing.card is None or not is_adventure(thing):
            return super().names_that_count(state, thing, name)
        return (thing.card.front.name.en,)


class AdventureHasTheCardsValue(Misconception):
    slug = "adventure-has-the-cards-mana-value"
    cr = "715.3b"
    says = Text(
        "An Adventure has the normal mana value of its card.",
        "出来事呪文のマナ総量は、そのカードの通常のマナ総量である。",
    )
    truth = Text(
        "An Adventure has a mana cost and a mana value of its own.",
        "出来事呪文は、出来事側のマナ・コストとマナ総量を持つ。",
    )

    def mana_value(self, state: State, thing: Thing, seen: View) -> int:
        if thing.card is not None and is_adventure(thing) and thing.card.front.cost is not None:
            return self.value_of(thing.card.front.cost)
        return super().mana_value(state, thing, seen)


class ExileFreesTiming(Misconception):
    slug = "adventurer-in-exile-ignores-timing"
    cr = "715.3d"
    says = Text(
        "After its Adventure a creature, with flash or not, may be cast from exile at any time.",
        "出来事の後、クリーチャーは瞬速がなくても、追放領域からいつでも唱えることができる。",
    )
    truth = Text(
        "A card is cast from exile only when it could be cast from a hand.",
        "追放領域から唱える場合も、手札から唱えるときと同じタイミングでしか唱えられない。",
    )

    def spell_needs_sorcery_timing(self, state: State, view: View, via: str) -> bool:
        return via != "adventure"


class CopyStaysACopy(Misconception):
    slug = "copy-stays-a-copy"
    cr = "400.7"
    says = Text(
        "A card that was a copy goes on being one in the hand or graveyard.",
        "コピーになっていたカードは、手札や墓地に移動してもコピーのままである。",
    )
    truth = Text(
        "A card that changes zones is a new object, and no copy any more.",
        "領域を移動したカードは新しいオブジェクトになり、コピーではなくなる。",
    )

    def copy_effect_ends_with_the_object(self, state: State, id: int) -> bool:
        return False
