"""Beliefs about cards with a face on each side (CR 712)."""

from __future__ import annotations

from ...engine.kinds import PERMANENT_TYPES, CardType, Layout, Zone
from ...engine.state import State, Thing
from ...engine.text import Text
from .belief import Misconception

SHOWN = (Zone.STACK, Zone.BATTLEFIELD)


def side_before(state: State, thing: Thing) -> int:
    """Which face was up when the card was last on the battlefield or stack."""
    was = thing.was
    while was is not None and was in state.gone:
        gone = state.gone[was].thing
        if gone.zone in SHOWN:
            return gone.side
        was = gone.was
    return 0


class CardKeepsItsFace(Misconception):
    slug = "card-keeps-the-face-it-had"
    cr = "712.8a"
    says = Text(
        "A double-faced card that leaves the battlefield goes on being what it was there.",
        "両面カードは、戦場を離れた後も、戦場で表向きだった面の特性を持ち続ける。",
    )
    truth = Text(
        "Outside the stack and the battlefield a double-faced card is only its front face.",
        "スタックと戦場以外の領域では、両面カードは第１面の特性のみを持つ。",
    )

    def faces_that_count(self, state: State, thing: Thing) -> tuple[int, ...]:
        return (thing.side if thing.zone in SHOWN else side_before(state, thing),)


class EitherFaceCountsInHand(Misconception):
    slug = "either-face-counts-everywhere"
    cr = "712.8a"
    says = Text(
        "A card with a land on one of its faces is a land card as well, in every zone.",
        "いずれかの面が土地であるカードは、どの領域でも土地・カードでもある。",
    )
    truth = Text(
        "Outside the stack and the battlefield only the front face says what the card is.",
        "スタックと戦場以外の領域では、第１面のみがそのカードの特性を定める。",
    )

    def faces_that_count(self, state: State, thing: Thing) -> tuple[int, ...]:
        return (thing.side,) if thing.zone in SHOWN else (0, 1)


class FrontFaceCountsToo(Misconception):
    slug = "front-face-counts-too"
    cr = "712.8f"
    says = Text(
        "A spell or permanent with its back face up still is what its front face is.",
        "第２面が表向きの呪文やパーマネントは、第１面の特性も持つ。",
    )
    truth = Text(
        "On the stack and on the battlefield only the face that is up counts.",
        "スタックや戦場では、表向きになっている面の特性のみを考慮する。",
    )

    def faces_that_count(self, state: State, thing: Thing) -> tuple[int, ...]:
        front = thing.card.front if thing.card is not None else None
        if thing.zone in SHOWN and thing.side and front and set(front.types) & PERMANENT_TYPES:
            return (thing.side, 0)
        return (thing.side if thing.zone in SHOWN else 0,)


class FrontFaceGivesManaValue(Misconception):
    slug = "front-face-gives-the-mana-value"
    cr = "712.8f"
    says = Text(
        "The mana value of a double-faced spell or permanent is that of its front face, whichever face is up.",
        "両面の呪文やパーマネントのマナ総量は、どの面が表向きであっても、第１面のマナ総量である。",
    )
    truth = Text(
        "A modal double-faced spell or permanent has the mana value of the face that is up.",
        "モードを持つ両面の呪文やパーマネントのマナ総量は、表向きの面のものである。",
    )

    def back_face_has_its_own_mana_value(self, state: State, thing: Thing) -> bool:
        return False


class ReturnsAsItLeft(Misconception):
    slug = "returns-with-the-face-it-had"
    cr = "712.14"
    says = Text(
        "A double-faced permanent that is exiled and returned comes back with the same face up.",
        "追放されて戦場に戻る両面カードは、追放される前と同じ面を表向きにして戻る。",
    )
    truth = Text(
        "What an effect puts onto the battlefield enters with its front face up.",
        "効果により戦場に出る両面カードは、第１面を表向きにして戦場に出る。",
    )

    def face_that_enters(self, state: State, card: Thing) -> int:
        return side_before(state, card)


class EntersWithTheFaceThatCan(Misconception):
    slug = "enters-with-the-face-that-can"
    cr = "712.14b"
    says = Text(
        "If the front face is no permanent, the card is put onto the battlefield with its other face up.",
        "第１面がパーマネントでないカードは、もう一方の面を表向きにして戦場に出る。",
    )
    truth = Text(
        "A card whose front face is no permanent stays where it is.",
        "第１面がパーマネントでないカードは、元の領域に残る。",
    )

    def face_that_enters(self, state: State, card: Thing) -> int:
        faces = card.card.faces if card.card is not None else ()
        return next(
            (side for side, face in enumerate(faces) if set(face.types) & PERMANENT_TYPES), 0
        )


class WhatCannotEnterGoesToTheGraveyard(Misconception):
    slug = "what-cannot-enter-goes-to-the-graveyard"
    cr = "712.14b"
    says = Text(
        "A card that can't be put onto the battlefield is put into the graveyard instead.",
        "戦場に出すことができないカードは、代わりに墓地に置かれる。",
    )
    truth = Text(
        "A card that can't be put onto the battlefield stays where it is.",
        "戦場に出すことができないカードは、元の領域に残る。",
    )

    def card_that_cannot_enter_stays(self, state: State, card: Thing) -> bool:
        return False


class NamingOneFaceNamesBoth(Misconception):
    slug = "naming-one-face-names-both"
    cr = "712.19"
    says = Text(
        "Whoever chooses the name of one face has chosen the name of the whole card, both faces.",
        "一方の面の名前を選べば、そのカードの両方の面が選ばれたことになる。",
    )
    truth = Text(
        "Only the face with the chosen name is meant; the other one is not.",
        "選ばれた名前を持つ面のみが参照され、もう一方の面は参照されない。",
    )

    def names_that_count(self, state: State, thing: Thing, name: str) -> tuple[str, ...]:
        faces = thing.card.faces if thing.card is not None and thing.card.is_double_faced else ()
        return (*name.split(" // "), *(face.name.en for face in faces))


class OnlyTheFrontNameCounts(Misconception):
    slug = "only-the-front-name-counts"
    cr = "201.4d"
    says = Text(
        "A double-faced card goes by the name of its front face alone, whichever face is used.",
        "両面カードの名前は、どの面を使うかにかかわらず、第１面の名前のみである。",
    )
    truth = Text(
        "Each face has a name of its own, and either may be chosen.",
        "各面はそれぞれの名前を持ち、カード名としてどちらの面の名前を選んでもよい。",
    )

    def names_that_count(self, state: State, thing: Thing, name: str) -> tuple[str, ...]:
        card = thing.card
        return (
            (card.front.name.en,)
            if card is not None and card.is_double_faced
            else tuple(name.split(" // "))
        )


class ModalCardsNeverTransform(Misconception):
    slug = "modal-cards-never-transform"
    cr = "712.9"
    true_until = "2025-09-19"
    says = Text(
        "A modal double-faced permanent can't transform.",
        "モードを持つ両面カードであるパーマネントは変身できない。",
    )
    truth = Text(
        "A modal double-faced permanent can transform if its other face isn't an instant or sorcery.",
        "モードを持つ両面パーマネントは、もう一方の面がインスタントやソーサリーでなければ変身できる。",
    )

    def modal_permanent_can_transform(self, state: State, permanent: Thing) -> bool:
        return permanent.card is None or permanent.card.layout is not Layout.MODAL


class CopyHasOneFace(Misconception):
    slug = "copy-has-one-face"
    cr = "707.8a"
    true_until = "2025-09-19"
    says = Text(
        "A token that is a copy of a double-faced permanent has only the face that was copied.",
        "両面パーマネントのコピーであるトークンは、コピーされた面のみを持つ。",
    )
    truth = Text(
        "A copy of a double-faced spell or permanent has both faces, so the token can transform.",
        "両面である呪文やパーマネントのコピーは両方の面を持ち、トークンも変身できる。",
    )

    def copy_has_both_faces(self, state: State, original: Thing) -> bool:
        return False


class LeaveToCastIsLeaveToPlay(Misconception):
    slug = "leave-to-cast-is-leave-to-play"
    cr = "305.9"
    says = Text(
        "A card that may be cast may be played as the land on its other face as well.",
        "唱えてもよいカードは、もう一方の面である土地としてプレイすることもできる。",
    )
    truth = Text(
        "Lands are never cast, so leave to cast a card lets nobody play its land face.",
        "土地は唱えられないので、唱えてもよいという許可では土地の面をプレイできない。",
    )

    def leave_to_cast_is_no_leave_to_play(self, state: State, card: Thing) -> bool:
        return False


class BackFaceLandIsExtra(Misconception):
    slug = "back-face-land-is-extra"
    cr = "305.2b"
    says = Text(
        "A land on the back of a spell card can be played besides the land for the turn.",
        "第１面が土地でないカードの土地の面は、そのターンに土地をプレイする権利とは別にプレイできる。",
    )
    truth = Text(
        "A land face is played like any land and takes the land play of the turn.",
        "土地の面も他の土地と同じようにプレイし、そのターンに土地をプレイする権利を使う。",
    )

    def land_play_is_needed(self, state: State, card: Thing, side: int) -> bool:
        face = card.card.front if card.card is not None else None
        return not side or face is None or CardType.LAND in face.types


class LandFromExileIsExtra(Misconception):
    slug = "land-from-exile-is-extra"
    cr = "305.2b"
    says = Text(
        "A land that an effect lets a player play from exile doesn't take the land play of the turn.",
        "効果により追放領域からプレイする土地は、そのターンに土地をプレイする権利を使わない。",
    )
    truth = Text(
        "Leave to play a card doesn't raise the number of lands that may be played in a turn.",
        "カードをプレイしてもよいという許可は、そのターンにプレイできる土地の数を増やさない。",
    )

    def land_play_is_needed(self, state: State, card: Thing, side: int) -> bool:
        return card.zone is not Zone.EXILE


class LandFaceOfAnInstantIsFast(Misconception):
    slug = "land-face-of-an-instant-is-fast"
    cr = "305.1"
    says = Text(
        "The land behind an instant can be played whenever that instant could be cast.",
        "もう一方の面がインスタントである土地は、そのインスタントを唱えられるときならいつでもプレイできる。",
    )
    truth = Text(
        "Whatever is behind it, a land is played in its player's main phase with the stack empty.",
        "もう一方の面が何であっても、土地は自分のメイン・フェイズでスタックが空のときにしかプレイできない。",
    )

    def land_keeps_its_timing(self, state: State, card: Thing, side: int) -> bool:
        face = card.card.front if card.card is not None else None
        return not side or face is None or CardType.INSTANT not in face.types
