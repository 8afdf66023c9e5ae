"""What players choose as an instruction is carried out."""

from __future__ import annotations

from dataclasses import replace

from .. import vocabulary as v
from ..choices import Choice
from ..reading import Context, matching, players
from . import does


@does(v.Pick)
def pick(effect: v.Pick, it: Context) -> None:
    """Choose without targeting, as it resolves."""
    game = it.game
    chosen: list[int] = []
    for player in players(effect.who, it):
        options = tuple(matching(effect.what, replace(it, unnamed_fit=False)))
        options = those_meant(options, it)
        most = len(options) if effect.most is None else min(effect.most, len(options))
        least = min(effect.least, most)
        if most:
            choice = Choice(
                player, "pick", it.source, "choose", options, least, most, default=options[:least]
            )
            chosen.extend(int(id) for id in game.ask(choice))
    it.did = bool(chosen)
    it.with_it(*chosen)
    if effect.remember:
        it.memory[effect.remember] = tuple(chosen)


def those_meant(options: tuple[int, ...], it: Context) -> tuple[int, ...]:
    """CR 608.2d: all that fit, though one of them is what the ability triggered on; the rules are asked."""
    about = it.about.thing
    if about is None or about not in options:
        return options
    if it.game.rules.choice_is_from_all_that_fit(it.state, it.source, about):
        return options
    return (about,)


@does(v.Choose)
def choose(effect: v.Choose, it: Context) -> None:
    """CR 608.2d: a choice made as the effect is carried out."""
    early = it.state.things.get(it.cause)
    if (
        early is not None
        and early.choice(effect.kind)
        and not it.game.rules.choices_are_made_on_resolution(it.state, effect.kind)
    ):
        it.values[effect.kind] = early.choice(effect.kind)
        return
    player = players(effect.who, it)[0]
    it.values[effect.kind] = it.game.choose_value(player, effect.kind, it.source, effect.what)
