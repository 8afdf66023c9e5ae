"""Making tokens."""

from __future__ import annotations

from .. import events as e
from .. import vocabulary as v
from ..kinds import Form, Zone
from ..reading import Context, amount, objects, players
from . import does


@does(v.Create)
def create(effect: v.Create, it: Context) -> None:
    """CR 111.1-111.5, 707.2."""
    from ..copying import excepting
    from ..drafts import copiable
    from ..state import Lasting, Thing
    from ..vocabulary import Card

    game = it.game
    player = players(effect.who, it)[0]
    face = effect.token.face if effect.token is not None else None
    if effect.copy_of is not None:
        originals = objects(effect.copy_of, it)
        if not originals:
            it.did = False
            return
        face = excepting(copiable(game.state, originals[-1]), effect.excepting, it)
    assert face is not None
    count = amount(effect.count, it)
    for inforce in game.in_force(v.TokensMultiplied):
        if inforce.context.you == player:
            count *= inforce.change.times
    made = []
    with game.at_once():
        for _ in range(count):
            slug = face.name.en.lower().replace(" ", "-")
            new = game.mint()
            card = Card(slug, (face,))
            game.happen(
                e.Made(
                    Thing(
                        new,
                        Form.TOKEN,
                        player,
                        player,
                        Zone.NOWHERE,
                        card,
                        root=new,
                        source=it.source,
                    )
                )
            )
            became = game.move(
                new,
                Zone.BATTLEFIELD,
                under=player,
                tapped=effect.tapped,
                cr="111.1",
                cause=it.cause,
            )
            if became is not None:
                made.append(became)
    if effect.adds and made:
        from ..kinds import Duration

        game.happen(
            e.EffectBegan(
                Lasting(
                    game.mint(), 0, Duration.FOREVER, it.you, it.source, effect.adds, tuple(made)
                )
            )
        )
    it.did = bool(made)
    it.with_it(*made)
