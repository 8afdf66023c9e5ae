"""Situations to start from: what each teaches, and the text itself."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from django.urls import reverse

from judgequiz.desk.packing import packed

FOLDER = Path(__file__).parent / "examples"


@dataclass(frozen=True)
class Example:
    """One file of the folder beside this one, with what it is about."""

    slug: str
    en: str
    ja: str

    @property
    def title(self) -> dict[str, str]:
        return {"en": self.en, "ja": self.ja}

    @cached_property
    def text(self) -> str:
        return (FOLDER / f"{self.slug}.play").read_text(encoding="utf-8")

    @cached_property
    def packed(self) -> str:
        return packed(self.text)

    @property
    def url(self) -> str:
        """Where it lies on the desk, played."""
        return reverse("desk-play", args=[self.packed])


EXAMPLES = (
    Example(
        "countered-cascade",
        "Cascade: the spell is countered, its trigger is not",
        "続唱：呪文が打ち消されても、誘発型能力は残る",
    ),
    Example(
        "unpaid-echo",
        "Echo: what came back is another creature",
        "エコー：戻ってきたのは別のクリーチャー",
    ),
    Example(
        "last-time-counter",
        "Vanishing: copied onto a creature that has time counters",
        "消失：時間カウンターが置かれたクリーチャーがコピーになる",
    ),
    Example(
        "flashback-returned",
        "Flashback: Remand and Memory Lapse return nothing",
        "フラッシュバック：《差し戻し》や《記憶の欠落》では戻らない",
    ),
    Example(
        "retrace-or-flashback",
        "Retrace or flashback: one permission for each casting",
        "回顧かフラッシュバックか：唱えるごとに許可は１つ",
    ),
    Example(
        "vat-too-late",
        "Imprint: the card is gone before the Vat can have it",
        "刻印：《ミミックの大桶》より先にカードがなくなる",
    ),
    Example(
        "hybrid-colours",
        "Hybrid mana: both colors, however it was paid",
        "混成マナ：どう支払っても両方の色",
    ),
    Example(
        "trample-over-protection",
        "Protection: how much tramples over a blocker that takes none",
        "プロテクション：ダメージを受けないブロック・クリーチャーとトランプル",
    ),
    Example(
        "died-and-exiled",
        "Morbid: it died, wherever its card is now",
        "陰鬱：カードが今どこにあっても、死亡した",
    ),
    Example(
        "threshold-lost",
        "Threshold: lost in answer to the damage",
        "スレッショルド：ダメージを受けた後に失われる",
    ),
    Example(
        "stifled-cycling",
        "Typecycling: what can counter it, and what can’t",
        "タイプ・サイクリング：打ち消せるもの、打ち消せないもの",
    ),
    Example(
        "split-second",
        "Split second: what may still be done",
        "刹那：それでもできること",
    ),
    Example(
        "no-target-left",
        "A spell without a target left is not countered",
        "適正な対象がなくなった呪文は、打ち消されたのではない",
    ),
    Example(
        "two-replacements",
        "Two replacement effects: who chooses",
        "２つの置換効果：選ぶのは誰か",
    ),
    Example(
        "humility-opalescence",
        "Layers: Humility and Opalescence",
        "種類別：《謙虚》と《オパール色の輝き》",
    ),
    Example(
        "blood-moon-urborg",
        "Dependency: Blood Moon and Urborg",
        "依存：《血染めの月》と《ヨーグモスの墳墓、アーボーグ》",
    ),
    Example(
        "two-headed-giant",
        "Two-Headed Giant: one turn for two",
        "双頭巨人戦：２人で１つのターン",
    ),
)
