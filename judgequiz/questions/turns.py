"""Says when something happened: `A3 main1` as Ava's third turn, first main phase."""

import re

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

NAMES = {"A": "Ava", "N": "Noa", "B": "Bea", "C": "Cal", "D": "Dan", "O": "Oki"}
WRITTEN = re.compile(r"([A-Z])(\d+)[ .]([a-z0-9-]+)")


def turn_in_words(written: str) -> str:
    """The turn and step in words; as written where it is in no known form."""
    match = WRITTEN.fullmatch(written)
    if match is None:
        return written
    player, number, step = match.groups()
    return _("%(player)s, turn %(n)s: %(step)s") % {
        "player": NAMES.get(player, player),
        "n": number,
        "step": _steps().get(step, step),
    }


def _steps() -> dict[str, str]:
    return {
        "untap": pgettext("step", "untap step"),
        "upkeep": pgettext("step", "upkeep"),
        "draw": pgettext("step", "draw step"),
        "main1": pgettext("step", "first main phase"),
        "combat": pgettext("step", "beginning of combat"),
        "attack": pgettext("step", "declare attackers"),
        "block": pgettext("step", "declare blockers"),
        "first-damage": pgettext("step", "first-strike damage"),
        "damage": pgettext("step", "combat damage"),
        "end-of-combat": pgettext("step", "end of combat"),
        "main2": pgettext("step", "second main phase"),
        "end": pgettext("step", "end step"),
        "cleanup": pgettext("step", "cleanup step"),
    }
