"""Every instruction of a spell or ability, carried out in the order written (CR 608.2c)."""

from __future__ import annotations

from .deeds import Deed
from .moves import Move
from .structure import Combination

Effect = Move | Deed | Combination
