"""Beliefs about opening hands (CR 103.5-103.6), and about Auras that help others (CR 303.4)."""

from __future__ import annotations

from ...engine.kinds import Zone
from ...engine.state import State, Thing
from ...engine.text import Text
from ...engine.vocabulary import Change, ChoiceAsEnters
from .belief import Misconception


class OpeningPermanentsTogether(Misconception):
    slug = "leylines-enter-together"
    cr = "103.6"
    true_until = "2007-07-13"
    says = Text(
        "All Leylines that begin the game on the battlefield enter at the same time.",
        "ゲーム開始時に戦場に出す力線は、すべて同時に戦場に出る。",
    )
    truth = Text(
        "Each player in turn order puts theirs down, one after the other.",
        "各プレイヤーがターン順に、自分の力線を１枚ずつ順に戦場に出す。",
    )

    def permanents_of_opening_hands_enter_in_turn(self, state: State, card: int) -> bool:
        return False


class NoTurnOrderBeforeTheGame(Misconception):
    slug = "opening-hands-in-any-turn-order"
    cr = "103.6"
    says = Text(
        "Before the first turn players may act with their opening hands in any turn order.",
        "最初のターンの前は、ターン順に関係なく、最初の手札による行動を行える。",
    )
    truth = Text(
        "The starting player acts first; then each other player in turn order.",
        "先攻プレイヤーが先に行動し、その後に他の各プレイヤーがターン順に行動する。",
    )

    def opening_hands_go_in_turn_order(self, state: State, player: str, later: str) -> bool:
        return False


class FirstSevenAreTheOpeningHand(Misconception):
    slug = "bottomed-cards-still-count"
    cr = "103.5"
    says = Text(
        "Every card drawn for the hand that is kept is in the opening hand, also one put on the bottom.",
        "キープした手札として引いたカードは、ライブラリーの一番下に置いたものも最初の手札に含まれる。",
    )
    truth = Text(
        "The opening hand is what is left after cards were put on the bottom.",
        "最初の手札とは、ライブラリーの一番下にカードを置いた後に残った手札である。",
    )

    def bottomed_card_is_not_in_the_opening_hand(self, state: State, card: Thing) -> bool:
        return False


class LeylinesMustBegin(Misconception):
    slug = "leylines-must-begin"
    cr = "103.6"
    says = Text(
        "A Leyline in the opening hand has to begin the game on the battlefield.",
        "最初の手札に力線があるなら、必ずそれが戦場に出ている状態でゲームを始める。",
    )
    truth = Text(
        "A player may begin the game with a Leyline on the battlefield but need not.",
        "最初の手札にある力線が戦場に出ている状態でゲームを始めるかどうかは、プレイヤーが選ぶ。",
    )

    def beginning_on_the_battlefield_is_optional(self, state: State, card: Thing) -> bool:
        return False


class LeylinesAreCast(Misconception):
    slug = "leylines-are-cast"
    cr = "103.6a"
    says = Text(
        "A Leyline that begins the game on the battlefield is cast for nothing and can be countered.",
        "ゲーム開始時に戦場に出す力線は、マナ・コストを支払うことなく唱えるのであり、打ち消すことができる。",
    )
    truth = Text(
        "It isn't cast and never is on the stack: it is just put onto the battlefield.",
        "それは唱えられず、スタックに置かれることもない。単に戦場に出される。",
    )

    def beginning_on_the_battlefield_is_not_casting(self, state: State, card: Thing) -> bool:
        return False


class RevealsComeFirst(Misconception):
    slug = "reveals-come-before-leylines"
    cr = "103.6"
    says = Text(
        "Cards are revealed from opening hands before any Leyline is put down.",
        "最初の手札からの公開は、力線を戦場に出すより前に行わなければならない。",
    )
    truth = Text(
        "A player takes the actions of their opening hand in any order.",
        "プレイヤーは、最初の手札による行動を望む順番で行える。",
    )

    def opening_actions_go_in_any_order(self, state: State, player: str, begins: bool) -> bool:
        return False


class ChoicesNeedCasting(Misconception):
    slug = "choices-as-it-enters-need-casting"
    cr = "614.1c"
    says = Text(
        "A choice made as a permanent enters is made only if it was cast.",
        "戦場に出るに際しての選択は、唱えられた場合にしか行われない。",
    )
    truth = Text(
        'A choice "as it enters" is made in whatever way it enters.',
        "「戦場に出るに際し」の選択は、どのような方法で戦場に出ても行われる。",
    )

    def enters_replacement_applies(self, state: State, thing: Thing, change: Change) -> bool:
        was_cast = thing.announced.origin is not Zone.NOWHERE
        return was_cast or not isinstance(change, ChoiceAsEnters)


class AuraHelpsItsCreatureOnly(Misconception):
    slug = "aura-helps-only-its-creature"
    cr = "303.4b"
    says = Text(
        'For an Aura, "enchanted" means the creature that it is on itself.',
        "オーラに書かれた「エンチャントされている」は、そのオーラがついているクリーチャーだけを指す。",
    )
    truth = Text(
        "A creature is enchanted by whatever Aura is on it.",
        "どのオーラがついていても、そのクリーチャーはエンチャントされている。",
    )

    def any_aura_enchants(self, state: State, aura: Thing, source: int, you: str) -> bool:
        return aura.id == source


class OnlyOwnAurasEnchant(Misconception):
    slug = "only-your-own-auras-count"
    cr = "303.4b"
    says = Text(
        "A creature counts as enchanted only by Auras that its own controller controls.",
        "クリーチャーがエンチャントされていると数えるのは、そのコントローラーがコントロールしているオーラがついているときだけである。",
    )
    truth = Text(
        "A creature is enchanted by any Aura, whoever controls it.",
        "誰がコントロールしているオーラでも、それがついていればエンチャントされている。",
    )

    def any_aura_enchants(self, state: State, aura: Thing, source: int, you: str) -> bool:
        return self.game.look(aura.id).controller == you


class AuraFollowsItsCreature(Misconception):
    slug = "aura-follows-its-creature"
    cr = "303.4e"
    says = Text(
        "An Aura works for whoever controls the creature that it is on.",
        "オーラは、それがついているクリーチャーのコントローラーのために働く。",
    )
    truth = Text(
        'The "you" of an Aura is its controller, whoever controls the creature.',
        "オーラの「あなた」とは、誰がクリーチャーをコントロールしていても、オーラのコントローラーである。",
    )

    def you_of_an_aura(self, state: State, aura: Thing, controller: str) -> str:
        host = aura.attached_to
        if isinstance(host, int) and host in state.things:
            return last_controller(self, host)
        return controller


def last_controller(rules: Misconception, id: int) -> str:
    """Who controls a permanent, as far as has been noticed: asked while characteristics are being worked out."""
    return rules.game.controllers.get(id, rules.game.state.things[id].controller)
