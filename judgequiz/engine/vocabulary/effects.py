"""Every instruction of a spell or ability."""

from __future__ import annotations

from .deeds import (
    AddMana,
    Attach,
    BecomeCopy,
    ChooseNewTargets,
    CopyAbility,
    CopySpell,
    Counter,
    DealDamage,
    Detach,
    Fight,
    GainControl,
    GainLife,
    LoseGame,
    LoseLife,
    PutCounters,
    Regenerate,
    RemoveCounters,
    TakeExtraTurn,
    Tap,
    Untap,
    Until,
    WinGame,
)
from .moves import (
    AsCascading,
    CastFree,
    Choose,
    Create,
    Destroy,
    Discard,
    Draw,
    Exile,
    ExileFromTopUntil,
    LookAtTop,
    Mill,
    Pick,
    PutInto,
    PutOnBottom,
    Reveal,
    RevealHand,
    Sacrifice,
    SacrificeAny,
    Scry,
    Search,
    Shuffle,
)
from .structure import Delayed, DoModes, FlipCoin, ForEach, If, May, MayPay, Reflexive, Unless

Effect = (
    Exile
    | PutInto
    | PutOnBottom
    | Destroy
    | Sacrifice
    | SacrificeAny
    | Discard
    | Mill
    | Draw
    | Create
    | Pick
    | Choose
    | Search
    | Shuffle
    | Reveal
    | RevealHand
    | LookAtTop
    | Scry
    | ExileFromTopUntil
    | AsCascading
    | CastFree
    | DealDamage
    | GainLife
    | LoseLife
    | AddMana
    | PutCounters
    | RemoveCounters
    | Tap
    | Untap
    | Attach
    | Detach
    | GainControl
    | Until
    | BecomeCopy
    | Regenerate
    | Fight
    | TakeExtraTurn
    | WinGame
    | LoseGame
    | Counter
    | CopySpell
    | CopyAbility
    | ChooseNewTargets
    | May
    | MayPay
    | Unless
    | If
    | ForEach
    | DoModes
    | FlipCoin
    | Delayed
    | Reflexive
)
