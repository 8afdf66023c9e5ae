"""Making tokens and emblems."""

from __future__ import annotations

from .. import events as e
from .. import vocabulary as v
from ..copying import payment_copied
from ..kinds import Duration, Form, Zone
from ..reading import Context, amount, objects, players
from ..state import Lasting, Thing
from ..text import Text
from ..twofold import copy_of
from . import does


@does(v.Create)
def create(effect: v.Create, it: Context) -> None:
    """CR 111.1-111.5, 707.2."""
    game = it.game
    player = players(effect.who, it)[0]
    printed = card_of_token(effect, it)
    if printed is None:
        it.did = False
        return
    originals = objects(effect.copy_of, it) if effect.copy_of is not None else ()
    keep = payment_copied(game, originals[-1]) if originals else None
    count, made = how_many(effect, player, it), []
    with game.at_once():
        for _ in range(count):
            new = token(*printed, player, it)
            became = game.move(
                new,
                Zone.BATTLEFIELD,
                under=player,
                tapped=effect.tapped,
                keep=keep,
                cr="111.1",
                cause=it.cause,
            )
            if became is not None:
                made.append(became)
    if effect.adds and made:
        lasting = Lasting(
            game.mint(), 0, Duration.FOREVER, it.you, it.source, effect.adds, tuple(made)
        )
        game.happen(e.EffectBegan(lasting))
    it.did = bool(made)
    it.with_it(*made)


def card_of_token(effect: v.Create, it: Context) -> tuple[v.Card, int] | None:
    """What the tokens are: as stated, or a copy of something, and which side is up; None where that isn't there."""
    if effect.copy_of is None:
        assert effect.token is not None
        face = effect.token.face
        return v.Card(face.name.en.lower().replace(" ", "-"), (face,)), 0
    originals = objects(effect.copy_of, it)
    if not originals:
        return None
    return copy_of(it.state.thing(originals[-1]), effect.excepting, it)


def how_many(effect: v.Create, player: str, it: Context) -> int:
    """CR 614.1a: as many as the effect says, multiplied where another effect says so."""
    count = amount(effect.count, it)
    for inforce in it.game.in_force(v.TokensMultiplied):
        if inforce.context.you == player:
            count *= inforce.change.times
    return count


def token(card: v.Card, side: int, player: str, it: Context) -> int:
    """A new token, in no zone yet."""
    new = it.game.mint()
    form, place = Form.TOKEN, Zone.NOWHERE
    thing = Thing(new, form, player, player, place, card, side, root=new, source=it.source)
    it.game.happen(e.Made(thing))
    return new


@does(v.GetEmblem)
def get_emblem(effect: v.GetEmblem, it: Context) -> None:
    """CR 114.1-114.3: a marker in the command zone that has abilities and no other characteristics."""
    new = it.game.mint()
    made = emblem(new, effect.abilities, it.see(it.source).name, it.you)
    it.game.happen(e.Made(made, "114.2"))


def emblem(id: int, abilities: tuple[v.Ability, ...], of: Text, player: str) -> Thing:
    """An emblem, called by what made it."""
    name = Text(f"the emblem of {of.en}", f"{of.ja}の紋章")
    card = v.Card("", (v.Face(name, (), colours=(), abilities=abilities),))
    return Thing(id, Form.EMBLEM, player, player, Zone.COMMAND, card, root=id)
