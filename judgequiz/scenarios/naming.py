"""What players and objects are called in a question, with the marks that make a name a link to its card."""

from __future__ import annotations

import re
from collections.abc import Callable

from ..cards import find
from ..cards.say import names_in
from ..engine.game import Game
from ..engine.kinds import Form
from ..engine.state import Aim
from ..engine.text import Text

PLAYERS = {
    "A": Text("Ava", "Ava"),
    "N": Text("Noa", "Noa"),
    "B": Text("Bea", "Bea"),
    "C": Text("Cal", "Cal"),
    "D": Text("Dan", "Dan"),
    "O": Text("Oki", "Oki"),
}
Names = Callable[[Aim], Text]

OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
MARKED_JA = re.compile(f"《{OPEN}([^{MIDDLE}]*){MIDDLE}([^{CLOSE}]*){CLOSE}》")
MARKED = re.compile(f"{OPEN}([^{MIDDLE}]*){MIDDLE}([^{CLOSE}]*){CLOSE}")


def player_name(player: str) -> Text:
    return PLAYERS.get(player, Text(player, player))


def marked_names(game: Game) -> Names:
    """Names of objects as marked words, of players as they are."""
    plain = names_in(game.state, PLAYERS)

    def name(aim: Aim) -> Text:
        said = plain(aim)
        if isinstance(aim, str):
            return said
        thing = game.state.thing(aim)
        if thing.form is Form.ABILITY or thing.form is Form.SPELL_COPY or thing.card is None:
            return said
        if thing.form is Form.TOKEN and thing.copied is None:
            return Text(f"the {said.en}", said.ja)
        return mark(slug_of(game, aim), said)

    return name


def name_of(chosen: str) -> Text:
    """A name that was chosen, of a card or of one of its faces, in both languages (CR 201.4)."""
    card = find(chosen)
    names = (card.name, *(face.name for face in card.faces)) if card is not None else ()
    return next((name for name in names if name.en == chosen), Text(chosen, chosen))


def slug_of(game: Game, id: int) -> str:
    """The slug under which a question shows the card of an object; "" for tokens and cards nobody names."""
    thing = game.state.thing(id)
    if thing.card is None:
        return ""
    if thing.copied is not None:
        found = find(thing.copied.name.en)
        return found.slug if found is not None else ""
    return "" if thing.form is Form.TOKEN else thing.card.slug


def mark(slug: str, name: Text) -> Text:
    return Text(f"{OPEN}{slug}{MIDDLE}{name.en}{CLOSE}", f"{OPEN}{slug}{MIDDLE}{name.ja}{CLOSE}")


def linked(text: Text) -> Text:
    """Marks turned into links: `[Bloodbraid Elf](card:bloodbraid-elf)`, in Japanese with 《》 inside."""
    en = MARKED.sub(lambda m: f"[{m[2]}](card:{m[1]})" if m[1] else m[2], text.en)
    ja = MARKED_JA.sub(lambda m: f"[《{m[2]}》](card:{m[1]})" if m[1] else f"《{m[2]}》", text.ja)
    ja = MARKED.sub(lambda m: f"[《{m[2]}》](card:{m[1]})" if m[1] else m[2], ja)
    return Text(en, ja)


def quoted(name: Text) -> Text:
    """A name as a Japanese sentence quotes it: in 《》, unless it has a quoted name in it already."""
    if "《" in name.ja:
        return name
    return Text(name.en, f"《{name.ja}》")


def plain(text: Text) -> Text:
    """Without links or marks, for notes and signatures."""

    def strip(words: str) -> str:
        return re.sub(r"\[([^\]]*)\]\(card:[^)]*\)", r"\1", MARKED.sub(r"\2", words))

    return Text(strip(text.en), strip(text.ja))
