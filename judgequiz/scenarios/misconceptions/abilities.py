"""Beliefs about which kind an ability is, and what its source is (CR 113, 602, 603, 614)."""

from __future__ import annotations

from ...engine.kinds import Zone
from ...engine.state import State, Thing
from ...engine.text import Text
from ...engine.vocabulary import Activated, Change, MillCards
from .belief import Misconception


class EnteringChangeIsATrigger(Misconception):
    slug = "enters-with-is-a-trigger"
    cr = "614.1c"
    says = Text(
        '"Enters tapped" and "enters with" are triggered abilities that use the stack.',
        "「タップ状態で戦場に出る」や「カウンターが置かれた状態で戦場に出る」は、スタックを使う誘発型能力である。",
    )
    truth = Text(
        '"Enters tapped" and "enters with" are replacement effects, to which nobody can respond.',
        "「タップ状態で戦場に出る」や「カウンターが置かれた状態で戦場に出る」は、誰も対応できない置換効果である。",
    )

    def entering_change_is_no_trigger(self, state: State, thing: Thing, change: Change) -> bool:
        return False


class DelayedTriggerComesBack(Misconception):
    slug = "delayed-trigger-comes-back"
    cr = "603.7b"
    says = Text(
        "A delayed triggered ability triggers again the next time if it was countered.",
        "打ち消された遅延誘発型能力は、次の機会にもう一度誘発する。",
    )
    truth = Text(
        "A delayed triggered ability triggers once, and is gone even if it is countered.",
        "遅延誘発型能力が誘発するのは１回のみで、打ち消されても再び誘発することはない。",
    )

    def delayed_trigger_triggers_once(self, state: State, source: int) -> bool:
        return False


class KeywordsAreNoTriggers(Misconception):
    slug = "keywords-are-no-triggered-abilities"
    cr = "113.3c"
    says = Text(
        "A keyword such as prowess isn't a triggered ability, so nothing can counter it.",
        "果敢などのキーワード能力は誘発型能力ではないので、打ち消すことができない。",
    )
    truth = Text(
        "A keyword whose reminder text says when, whenever or at is a triggered ability.",
        "注釈文に「とき」「たび」「開始時に」とあるキーワード能力は、誘発型能力である。",
    )

    def keyword_ability_is_of_its_kind(self, state: State, ability: Thing) -> bool:
        return isinstance(ability.ability, Activated)


class KeywordsAreNotActivated(Misconception):
    slug = "keywords-are-no-activated-abilities"
    cr = "113.3b"
    says = Text(
        "A keyword such as equip or cycling isn't an activated ability like others.",
        "装備やサイクリングなどのキーワード能力は、起動型能力として扱われない。",
    )
    truth = Text(
        "A keyword whose reminder text has a cost and a colon is an activated ability.",
        "注釈文にコストとコロンがあるキーワード能力は、起動型能力である。",
    )

    def keyword_ability_is_of_its_kind(self, state: State, ability: Thing) -> bool:
        return not isinstance(ability.ability, Activated)


class CardsAreNoCreatures(Misconception):
    slug = "a-card-is-no-creature-source"
    cr = "113.7"
    says = Text(
        "Only a permanent can be a creature, so a creature card is a noncreature source.",
        "クリーチャーであるのはパーマネントのみなので、クリーチャー・カードはクリーチャーでない発生源である。",
    )
    truth = Text(
        "A creature card is a creature source in whatever zone its ability was activated.",
        "クリーチャー・カードは、その能力がどの領域で起動されたとしても、クリーチャーである発生源である。",
    )

    def source_is_what_it_is_in_any_zone(self, state: State, ability: Thing, is_such: bool) -> bool:
        if ability.source is None or state.thing(ability.source).zone is Zone.BATTLEFIELD:
            return is_such
        return True


class MillingIsLeftOut(Misconception):
    slug = "milling-cost-leaves-a-mana-ability"
    cr = "605.1a"
    says = Text(
        "Milling is only the cost, so the ability is a mana ability all the same.",
        "切削はコストにすぎないので、その能力はマナ能力であることに変わりはない。",
    )
    truth = Text(
        "A cost that moves a card from a library keeps an ability from being a mana ability too.",
        "コストによりライブラリーからカードを動かす能力も、マナ能力ではない。",
    )

    def moves_library_cards(self, ability: Activated) -> bool:
        if any(isinstance(part, MillCards) for part in ability.cost.parts):
            return False
        return super().moves_library_cards(ability)
