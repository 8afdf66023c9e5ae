"""Copies of spells and abilities on the stack: what they take over, asked of the rules (CR 707.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import events as e
from . import vocabulary as v
from .actions import Details
from .casting import spell_ability
from .choices import Choice
from .costs import pay_part
from .frozen import evolve
from .kinds import Form, Zone
from .reading import Context
from .state import Announced, Thing
from .statics import in_force
from .targets import modes_of, objections, target_words

if TYPE_CHECKING:
    from .game import Game


def ability_of(game: Game, thing: Thing) -> Any:
    """What a spell or ability on the stack says."""
    return thing.ability if thing.ability is not None else spell_ability(game, thing.id)


def context_of_copy(game: Game, thing: Thing, player: str) -> Context:
    source = thing.source if thing.form is Form.ABILITY and thing.source is not None else thing.id
    return Context(game, player, source, thing.announced, by=thing.id)


def choices_copied(game: Game, original: int, player: str) -> Announced:
    """CR 707.10: a copy has all that was chosen and paid for the original, but no mana was spent on it."""
    thing, rules = game.state.thing(original), game.rules
    copied = evolve(thing.announced, mana=())
    if (copied.via or copied.paid) and not rules.copy_keeps_what_was_paid(game.state, original):
        copied = evolve(copied, via="", paid=())
    if copied.x and not rules.copy_has_the_same_x(game.state, original):
        copied = evolve(copied, x=0)
    if copied.modes and not rules.modes_are_copied(game.state, original):
        copied = evolve(copied, modes=modes_chosen_anew(game, thing, player))
    return copied


def modes_chosen_anew(game: Game, thing: Thing, player: str) -> tuple[int, ...]:
    modal = modes_of(ability_of(game, thing))
    assert modal is not None
    modes, count = thing.announced.modes, len(thing.announced.modes)
    options = tuple(range(1, len(modal.modes) + 1))
    choice = Choice(player, "mode", thing.id, "mode", options, count, count, default=modes)
    chosen = tuple(sorted(game.ask(choice)))
    # Another mode has other target words, for which nobody has chosen anything.
    return modes if any(modal.modes[number - 1].targets for number in modes) else chosen


def may_be_copied(game: Game, original: int) -> bool:
    """CR 707.10c: a copy may have targets that have become illegal. What is no spell or ability can't be copied on the stack."""
    if game.state.thing(original).zone is not Zone.STACK:
        return False
    is_gone = original not in game.state.things
    if is_gone and not game.rules.gone_spell_is_copied_as_it_was(game.state, original):
        return False
    if not has_illegal_target(game, original):
        return True
    return game.rules.copy_is_made_whatever_its_targets(game.state, original)


def has_illegal_target(game: Game, id: int) -> bool:
    thing = game.state.thing(id)
    if id not in game.state.things or not thing.announced.aims:
        return False
    context = context_of_copy(game, thing, thing.controller)
    words = target_words(ability_of(game, thing), thing.announced)
    return any(
        objections(game, aim, word, context, id)
        for word, aims in zip(words, thing.announced.targets, strict=False)
        for aim in aims
    )


def place_of_copy(game: Game, original: int) -> int | None:
    """Where on the stack a copy is put: on top."""
    stack = game.state.stack
    if original not in stack or game.rules.copy_goes_above_the_original(game.state, original):
        return None
    return stack.index(original)


def offers_new_targets(game: Game, original: int, *, offered: bool) -> bool:
    """CR 707.10c: whether new targets may be chosen for the copy."""
    if not game.state.thing(original).announced.aims:
        return offered
    if offered:
        return game.rules.copy_may_have_other_targets(game.state, original)
    return not game.rules.only_what_says_so_offers_new_targets(game.state, original)


def division_of_copy(
    game: Game, copy: int, announced: Announced, player: str
) -> tuple[tuple[int, ...], ...]:
    """CR 115.7f: the shares stay as they were; only who gets them may change."""
    if not any(announced.division) or game.rules.division_is_copied(game.state, copy):
        return announced.division
    return tuple(
        divided_anew(game, copy, player, aims, shares)
        for aims, shares in zip(announced.targets, announced.division, strict=False)
    )


def divided_anew(
    game: Game, copy: int, player: str, aims: tuple[Any, ...], shares: tuple[int, ...]
) -> tuple[int, ...]:
    if not shares:
        return shares
    same = tuple(zip(aims, shares, strict=True))
    said = game.ask(Choice(player, "divide", copy, "", aims, default=same))
    return tuple(dict(said).get(aim, 0) for aim in aims)


def as_if_cast(game: Game, original: int, copy: int) -> None:
    """Nothing triggers that awaits a spell being cast or an ability activated; the rules are asked all the same."""
    thing = game.state.thing(copy)
    if isinstance(thing.ability, v.Triggered) or game.rules.copying_is_not_casting(
        game.state, original
    ):
        return
    if thing.form is Form.ABILITY:
        source = thing.source or 0
        game.happen(e.ActivatedAbility(copy, source, thing.controller, thing.announced))
    else:
        game.happen(e.CastSpell(copy, thing.controller, thing.announced))


def as_if_paid(game: Game, original: int, copy: int) -> None:
    """No cost is paid for a copy of an activated ability; the rules are asked all the same."""
    ability = game.state.thing(copy).ability
    if not isinstance(ability, v.Activated):
        return
    again = [part for part in ability.cost.parts if isinstance(part, v.Loyalty | v.PayLife)]
    if again and not game.rules.nothing_is_paid_for_a_copy(game.state, original):
        thing = game.state.thing(copy)
        context = context_of_copy(game, thing, thing.controller)
        for part in again:
            pay_part(game, part, context, Details(), set())


def copies_of_ability(game: Game, original: int, player: str) -> int:
    """CR 603.2d: one; what makes triggered abilities trigger again doesn't make another."""
    if not isinstance(game.state.thing(original).ability, v.Triggered):
        return 1
    more = [i for i in in_force(game, v.TriggersAgain) if i.context.you == player]
    if not more or game.rules.triggering_again_needs_triggering(game.state, original):
        return 1
    return 1 + len(more)


def was_paid_for_its_copy(game: Game, ability: Thing) -> bool:
    """Whether a copy of this ability has resolved and what it asks for was paid then."""
    copies = {gone.thing.id for gone in game.state.gone.values() if gone.thing.was == ability.id}
    if not copies:
        return False
    decided = False
    for event in game.log:
        if isinstance(event, e.MayDecided) and event.kind == "pay":
            decided = event.did and event.source == ability.source
        if isinstance(event, e.Resolved) and event.what in copies and decided:
            return True
    return False


def becomes_a_token(game: Game, spell: Thing) -> bool:
    """CR 608.3f: whether a permanent spell may become a permanent: a copy does, as a token."""
    return spell.form is not Form.SPELL_COPY or game.rules.copied_permanent_spell_becomes_a_token(
        game.state, spell.id
    )


def tokens_besides(game: Game, spell: Thing) -> int:
    """CR 111.13: how many more tokens a copy of a permanent spell becomes where tokens are multiplied: none."""
    if spell.form is not Form.SPELL_COPY:
        return 0
    times = 1
    for inforce in in_force(game, v.TokensMultiplied):
        if inforce.context.you == spell.controller:
            times *= inforce.change.times
    if times == 1 or game.rules.becoming_a_token_is_not_being_created(game.state, spell.id):
        return 0
    return times - 1
