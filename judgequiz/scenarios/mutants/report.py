"""What the hunt found, and which survivors are explained."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .hunting import HuntedMutant


@dataclass(frozen=True)
class MutantReport:
    """Every mutant hunted, and the reasons given for those that no game can tell from the true rules."""

    hunted: tuple[HuntedMutant, ...]
    explained: Mapping[str, str]

    @property
    def survivors(self) -> tuple[str, ...]:
        return tuple(one.name for one in self.hunted if one.survives)

    @property
    def unexplained(self) -> tuple[str, ...]:
        return tuple(name for name in self.survivors if not self.explained.get(name))

    @property
    def outdated(self) -> tuple[str, ...]:
        """What is explained though it is noticed, or though there is no such mutant."""
        return tuple(name for name in self.explained if name not in self.survivors)

    @property
    def is_well(self) -> bool:
        return not self.unexplained and not self.outdated

    def lines(self) -> list[str]:
        """One line for each mutant, then the sum."""
        return [
            *(self.line(one) for one in self.hunted),
            *(f"OUTDATED  {name}  is explained and needs no explanation" for name in self.outdated),
            f"{len(self.hunted)} mutants: {len(self.hunted) - len(self.survivors)} noticed,"
            f" {len(self.survivors)} survive, {len(self.unexplained)} of them unexplained.",
        ]

    def line(self, one: HuntedMutant) -> str:
        if not one.survives:
            by, how = one.noticed[0]
            return f"noticed   {one.name}  by {by}: {how}"
        if why := self.explained.get(one.name):
            return f"explained {one.name}  {why}"
        return f"SURVIVES  {one.name}  ({one.games} games ask it and come to the same)"

    def as_json(self) -> dict[str, Any]:
        return {
            "mutants": [
                {
                    "method": one.name.split(": ")[0],
                    "mutant": one.name.split(": ")[1],
                    "noticed": [{"by": by, "how": how} for by, how in one.noticed],
                    "games": one.games,
                    "explained": self.explained.get(one.name, ""),
                }
                for one in self.hunted
            ],
            "unexplained": list(self.unexplained),
            "outdated": list(self.outdated),
        }
