"""The table as data for a picture: seats, piles, battlefields, stack (public facts only)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..cards import CARDS
from ..cards.say import card_text, names_in, type_line
from ..engine.game import Game
from ..engine.kinds import BASIC_LAND_MANA, COLOURS, CardType, Form, Layout, Step, Zone
from ..engine.mana import NO_MANA
from ..engine.state import State, Thing, View
from ..engine.text import Text
from ..engine.vocabulary import Activated, Card, Face, SetPT, Static
from .naming import PLAYERS, name_of, player_name, slug_of
from .nouns import COLOURS as WORDS
from .nouns import COUNTERS, wide

Draw = Callable[[Game, int], dict[str, Any]]

STEPS = {
    Step.UNTAP: Text("untap step", "アンタップ・ステップ"),
    Step.UPKEEP: Text("upkeep", "アップキープ"),
    Step.DRAW: Text("draw step", "ドロー・ステップ"),
    Step.MAIN1: Text("first main phase", "戦闘前メイン・フェイズ"),
    Step.COMBAT: Text("beginning of combat", "戦闘開始ステップ"),
    Step.ATTACK: Text("declare attackers step", "攻撃クリーチャー指定ステップ"),
    Step.BLOCK: Text("declare blockers step", "ブロック・クリーチャー指定ステップ"),
    Step.FIRST_DAMAGE: Text("first combat damage step", "先制攻撃の戦闘ダメージ・ステップ"),
    Step.DAMAGE: Text("combat damage step", "戦闘ダメージ・ステップ"),
    Step.END_OF_COMBAT: Text("end of combat", "戦闘終了ステップ"),
    Step.MAIN2: Text("second main phase", "戦闘後メイン・フェイズ"),
    Step.END: Text("end step", "終了ステップ"),
    Step.CLEANUP: Text("cleanup step", "クリンナップ・ステップ"),
}


def j(text: Text) -> dict[str, str]:
    """A Text as JSON."""
    return {"en": text.en, "ja": text.ja}


def letters(view: View) -> str:
    return "".join(colour.value.lower() for colour in COLOURS if colour in view.colours)


def turn_said(game: Game) -> Text:
    state = game.state
    who, step = player_name(state.active), STEPS[state.step]
    return Text(f"{who.en}'s {step.en}", f"{who.ja}の{step.ja}")


def table_json(game: Game, before: Game | None = None) -> dict[str, Any]:
    """The table as anybody at it could see it now.

    With the game as it was before, objects that are new or look otherwise have a key `moved` ("arrived", "changed"), a
    seat has one with what is more or less there, and `gone` has what was on the stack.
    """
    state = game.state
    stack = stack_json(game, before)
    table = {
        "turn": j(turn_said(game)),
        "priority": state.priority,
        "seats": [seat_json(game, player, before) for player in state.seats],
        "stack": stack,
        "alt": j(alt(stack)),
    }
    if before is not None:
        gone = [id for id in reversed(before.state.stack) if id not in state.stack]
        table["gone"] = [slip(before, id, {}) for id in gone]
    return table


def marked(entry: dict[str, Any], id: int, before: Game | None, look: Draw) -> dict[str, Any]:
    """An entry, and whether its object is new or was drawn otherwise before."""
    if before is None:
        return entry
    if id not in before.state.things:
        return {**entry, "moved": "arrived"}
    return entry if look(before, id) == entry else {**entry, "moved": "changed"}


def seat_json(game: Game, player: str, before: Game | None = None) -> dict[str, Any]:
    state = game.state
    seat = state.players[player]
    role = (
        Text("active player", "アクティブ・プレイヤー")
        if state.is_active(player)
        else Text("nonactive player", "非アクティブ・プレイヤー")
    )
    drawn: dict[str, Any] = {
        "player": player,
        "name": PLAYERS.get(player, Text(player, player)).en,
        "active": state.is_active(player),
        "role": j(role),
        **amounts(state, player),
        "graveyard": pile(game, state.zone(Zone.GRAVEYARD, player), before),
        "exile": pile(game, [t.id for t in state.within(Zone.EXILE) if t.owner == player], before),
        "counters": [
            [j(COUNTERS.get(kind, Text(kind, kind))), count] for kind, count in seat.counters
        ],
        "pool": "".join("{" + mana.type + "}" for mana in seat.pool),
        "battlefield": grouped(
            [
                marked(tile(game, id), id, before, tile)
                for id in state.battlefield
                if game.look(id).controller == player
            ]
        ),
    }
    if before is not None:
        now, was = amounts(state, player), amounts(before.state, player)
        drawn["moved"] = [what for what in now if now[what] != was[what]]
    return drawn


def amounts(state: State, player: str) -> dict[str, int | None]:
    """What a seat has a number of; None where the situation doesn't state it."""
    seat = state.players[player]
    return {
        "life": state.life(player),
        "hand": None if seat.hand_unstated else len(state.zone(Zone.HAND, player)),
        "library": None if seat.library_unstated else len(state.zone(Zone.LIBRARY, player)),
    }


def pile(game: Game, ids: Iterable[int], before: Game | None = None) -> list[dict[str, Any]]:
    return grouped([marked(piled(game, id), id, before, piled) for id in ids])


def piled(game: Game, id: int) -> dict[str, Any]:
    view = game.look(id)
    name = view.name if view.known else Text("an unnamed card", "名前の分からないカード")
    entry = {"card": slug_of(game, id), "name": j(name), "count": 1}
    seen = [j(note) for note in counters_on(game.state.things[id])]
    return {**entry, "notes": seen} if seen else entry


def grouped(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Equal entries side by side become one with a count."""
    result: list[dict[str, Any]] = []
    for entry in entries:
        if result and {**result[-1], "count": 1} == entry:
            result[-1]["count"] += 1
        else:
            result.append(entry)
    return result


def tile(game: Game, id: int) -> dict[str, Any]:
    view, thing = game.look(id), game.state.things[id]
    pt = "" if view.power is None or view.toughness is None else f"{view.power}/{view.toughness}"
    return {
        "card": slug_of(game, id),
        "name": j(view.name),
        "colours": letters(view),
        "tapped": thing.tapped,
        "count": 1,
        "cost": str(view.cost) if view.cost is not None else "",
        "pt": pt if CardType.CREATURE in view.types else "",
        "land": land_letter(view),
        "type": j(type_words(view)),
        "notes": [j(note) for note in notes(game, thing)],
    }


def land_letter(view: View) -> str:
    if CardType.LAND not in view.types:
        return ""
    return next(
        (BASIC_LAND_MANA[kind].value.lower() for kind in BASIC_LAND_MANA if kind in view.subtypes),
        "n",
    )


def type_words(view: View) -> Text:
    face = Face(
        view.name,
        tuple(k for k in CardType if k in view.types),
        None,
        tuple(sorted(view.subtypes)),
        tuple(sorted(view.supertypes)),
    )
    return type_line(face)


def counters_on(thing: Thing) -> Iterator[Text]:
    for kind, count in thing.counters:
        name = COUNTERS.get(kind, Text(kind, kind))
        plural = "" if count == 1 else "s"
        yield Text(f"{count} {name.en} counter{plural}", f"{name.ja}カウンター{wide(count)}個")


def notes(game: Game, thing: Thing) -> list[Text]:
    """What is to be seen on a permanent: counters, what it is attached to, what it exiled, what was chosen."""
    found = [*counters_on(thing)]
    if thing.damage:
        found.append(Text(f"{thing.damage} damage", f"{wide(thing.damage)}点のダメージ"))
    if isinstance(thing.attached_to, int):
        host = game.look(thing.attached_to).name
        found.append(Text(f"on {host.en}", f"{host.ja}についている"))
    found.extend(exiled_cards(game, thing))
    for kind, value in thing.chosen:
        if kind == "colour":
            found.append(Text(f"chosen: {WORDS[value].en}", f"選ばれた色：{WORDS[value].ja}"))
        elif kind == "name":
            said = name_of(value)
            found.append(Text(f"named: {said.en}", f"選ばれた名前：{said.ja}"))
    if game.state.combat.is_attacking(thing.id):
        found.append(Text("attacking", "攻撃している"))
    if game.state.combat.is_blocking(thing.id):
        found.append(Text("blocking", "ブロックしている"))
    return found


def exiled_cards(game: Game, thing: Thing) -> Iterator[Text]:
    """The cards in exile that have to do with a permanent: what it exiled, what haunts it."""
    for card in game.state.within(Zone.EXILE):
        name = game.look(card.id).name
        if card.exiled_by is not None and card.exiled_by[0] == thing.id:
            yield Text(f"exiled: {name.en}", f"追放したカード：{name.ja}")
        if card.haunts == thing.id:
            yield Text(f"haunted by {name.en}", f"{name.ja}が憑依している")


def stack_json(game: Game, before: Game | None = None) -> list[dict[str, Any]]:
    ids = list(reversed(game.state.stack))
    places = {id: index for index, id in enumerate(ids, start=1)}

    def drawn(at: Game, id: int) -> dict[str, Any]:
        return slip(at, id, places)

    return [marked(drawn(game, id), id, before, drawn) for id in ids]


def slip(game: Game, id: int, places: dict[int, int]) -> dict[str, Any]:
    thing, view = game.state.things[id], game.look(id)
    is_ability = thing.form is Form.ABILITY
    names = names_in(game.state, PLAYERS)
    source = game.state.thing(thing.source) if is_ability and thing.source is not None else None
    aims = thing.announced.aims
    return {
        "name": j(names(id) if is_ability else view.name),
        "card": slug_of(game, thing.source)
        if is_ability and thing.source is not None
        else slug_of(game, id),
        "cost": "" if is_ability or view.cost is None else str(view.cost),
        "kind": j(kind_of(thing, view)),
        "player": thing.controller,
        "ability": is_ability,
        "source": j(game.look(source.id).name) if source is not None else None,
        "targets": [j(names(aim)) for aim in aims],
        "aims": [places[aim] for aim in aims if isinstance(aim, int) and aim in places],
    }


def kind_of(thing: Thing, view: View) -> Text:
    if thing.form is Form.ABILITY:
        if isinstance(thing.ability, Activated):
            return Text("activated ability", "起動型能力")
        return Text("triggered ability", "誘発型能力")
    face = Face(view.name, tuple(k for k in CardType if k in view.types))
    line = type_line(face)
    copy = thing.form is Form.SPELL_COPY
    return Text(
        f"{line.en.lower()} spell{' copy' if copy else ''}",
        f"{line.ja}・呪文{'のコピー' if copy else ''}",
    )


def alt(stack: list[dict[str, Any]]) -> Text:
    if not stack:
        return Text("The table; the stack is empty.", "テーブル。スタックは空である。")
    en = ", then ".join(s["name"]["en"] for s in stack)
    ja = "、次に".join(s["name"]["ja"] for s in stack)
    return Text(
        f"The table; on the stack from the top: {en}.", f"テーブル。スタックは上から順に、{ja}。"
    )


# ---- cards


def card_json(slug: str) -> dict[str, Any]:
    """A card to be drawn: name, cost, type, generated text; a KeyError for an unknown slug.

    `text` is all that is printed on it. A card of several parts has `parts` besides, with what is printed on each.
    """
    card = CARDS[slug]
    front = card.front
    texts = [text for face in card.faces for text in card_text(face)]
    colours = (
        front.colours
        if front.colours is not None
        else tuple(c for c in COLOURS if c in (front.cost or NO_MANA).colours)
    )
    drawn = {
        "slug": slug,
        "name": j(card.name),
        "cost": " // ".join(str(face.cost or "") for face in card.faces)
        if card.layout is not Layout.NORMAL
        else str(front.cost or ""),
        "colours": "".join(c.value.lower() for c in colours),
        "type": j(card_type(card)),
        "text": [j(text) for text in texts],
        "pt": size(front),
    }
    return drawn if len(card.faces) == 1 else drawn | {"parts": [part(f) for f in card.faces]}


def part(face: Face) -> dict[str, Any]:
    return {
        "name": j(face.name),
        "cost": str(face.cost or ""),
        "type": j(type_line(face)),
        "text": [j(text) for text in card_text(face)],
        "pt": size(face),
    }


def size(face: Face) -> str:
    """As printed: "*" where an ability of the card defines it (CR 208.2)."""
    if face.power is None:
        return ""
    if any(isinstance(it, Static) and it.defines and sets_size(it) for it in face.abilities):
        return "*/*"
    return f"{face.power}/{face.toughness}"


def sets_size(ability: Static) -> bool:
    return any(isinstance(change, SetPT) for change in ability.changes)


def card_type(card: Card) -> Text:
    lines = [type_line(face) for face in card.faces]
    return Text(" // ".join(line.en for line in lines), " // ".join(line.ja for line in lines))
