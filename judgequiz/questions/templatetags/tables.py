"""Draws the table of a frozen question.

In Python, since it is many small pieces and the first to read a question waits for them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Any

from django import template
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from judgequiz.rulings.templatetags.words import cost, drawn, here, mana, named, pip

register = template.Library()

Json = Mapping[str, Any]

TAP = "M13 8a5 5 0 1 0-2 4M13 8l2-3M13 8l-3-2"


@register.simple_tag
def table(table: Json, cards: Json, caption: str = "") -> SafeString:
    """The table as `picture` places it: the others' seats, the stack, Ava's seat, each with words
    for those who listen. These cards are buttons that open their sheets.
    """
    tongue = here()
    pen = Pen(tongue, _labels(tongue), cards)
    return mark_safe(pen.table(table, caption))  # noqa: S308  (each piece is escaped where it is made)


@lru_cache(maxsize=8)
def _labels(tongue: str) -> dict[str, str]:  # noqa: ARG001  (remembered by language)
    """What is written on every table, in the language that is read. Looked up once."""
    return {
        "arrived": _("just arrived"),
        "battlefield": _("Battlefield"),
        "changed": _("just changed"),
        "gone": _("just left the stack"),
        "battlefield of": _("Battlefield, %(name)s"),
        "empty": _("Empty."),
        "exile": _("Exile"),
        "graveyard": _("Graveyard"),
        "hand": _("Hand"),
        "library": _("Library"),
        "life": _("life"),
        "nothing": _("Nothing here."),
        "of a player": _("%(kind)s · %(player)s"),
        "of a source": _("from %(source)s"),
        "pool": _("mana pool"),
        "priority": _("has priority"),
        "resolves next": _("Resolves next"),
        "separator": pgettext("between items of a list", ", "),
        "stack": _("Stack"),
        "stack, top first": _("The stack, top first"),
        "tapped": _("tapped"),
        "target": _("target:"),
        "times": _("times"),
        "top first": _("top first"),
        "unknown": _("number not stated"),
    }


@lru_cache(maxsize=2000)
def _count(count: int, tongue: str) -> str:  # noqa: ARG001  (remembered by language)
    return ngettext(
        '%(n)s<span class="vh"> card</span>', '%(n)s<span class="vh"> cards</span>', count
    ) % {"n": count}


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws in one language. Each method gives HTML, with all that is not ours escaped."""

    tongue: str
    labels: Mapping[str, str]
    cards: Json

    def table(self, table: Json, caption: str) -> str:
        far = "".join(self.seat(it, "noa") + self.ground(it, "noa") for it in table["far"])
        near = self.ground(table["near"], "ava") + self.seat(table["near"], "ava")
        return f"""
<figure class="table" aria-label="{self.words(table["alt"])}">
  <div class="table-grid{" is-round" if table["is_round"] else ""}">
    {far}{self.stack(table)}{near}
  </div>
  <figcaption class="table-caption">
    <span>{self.words(table["turn"])}</span>
    {f"<span>{escape(caption)}</span>" if caption else ""}
  </figcaption>
</figure>"""

    def words(self, words: Mapping[str, str] | None) -> str:
        return escape(named(words, self.tongue))

    def face(self, kind: str, face: str, card: str, *, opens: bool) -> str:
        """What one sees of a card: a button, if it has a sheet that opens."""
        if not opens:
            return f'<div class="{kind}">{face}</div>'
        sheet = f"card-{escape(card)}"
        return f'<button type="button" class="{kind}" popovertarget="{sheet}">{face}</button>'

    # A seat

    def seat(self, seat: Json, place: str) -> str:
        return f"""
<div class="seat seat-{place}">
  {self.who(seat)}
  <div class="life{self.has_moved(seat, "life")}">
    <small>{self.labels["life"]}</small>{seat["life"]}
  </div>
  <dl class="piles">
    {self.pile(seat, "hand", seat["hand"])}
    {self.pile(seat, "library", seat["library"])}
    {self.pile(seat, "graveyard", seat["graveyard_count"], seat["graveyard"])}
    {self.pile(seat, "exile", seat["exile_count"], seat["exile"])}
  </dl>
</div>"""

    def who(self, seat: Json) -> str:
        name = f'<span class="who-name" lang="en">{escape(seat["name"])}</span>'
        if seat["has_priority"]:
            name += f'<span class="flag">{self.labels["priority"]}</span>'
        roles = [self.words(seat["role"])]
        roles += [f"{self.words(it['words'])} ×{it['count']}" for it in seat["counters"]]
        if seat["pool"]:
            roles.append(f"{self.labels['pool']} {mana(seat['pool'])}")
        active = " is-active" if seat["active"] else ""
        return f"""
<div class="who">
  <span class="disc{active}" aria-hidden="true">{escape(seat["player"])}</span>
  <div>
    <span class="who-line">{name}</span>
    {" ".join(f'<span class="who-role">{role}</span>' for role in roles)}
  </div>
</div>"""

    def has_moved(self, seat: Json, what: str) -> str:
        return " moved" if what in seat["moved"] else ""

    def moved(self, item: Json) -> str:
        """What has happened to it in this step of a replay, if anything."""
        match item.get("moved"):
            case "arrived":
                return f'<span class="moved-tag">{self.labels["arrived"]}</span>'
            case "changed":
                return f'<span class="vh">{self.labels["changed"]}</span>'
        return ""

    def pile(self, seat: Json, kind: str, count: int | None, listed: Sequence[Json] = ()) -> str:
        empty = " is-empty" if count == 0 else ""
        empty += self.has_moved(seat, kind)
        items = "".join(f'<span class="pile-list">{self.piled(it)}</span>' for it in listed)
        return (
            f'<div class="pile pile-{kind}{empty}">'
            f"<dt>{self.labels[kind]}</dt><dd>{self.count(count)}{items}</dd></div>"
        )

    def count(self, count: int | None) -> str:
        if count is not None:
            return _count(count, self.tongue)
        return f'<span aria-hidden="true">–</span><span class="vh">{self.labels["unknown"]}</span>'

    def piled(self, item: Json) -> str:
        name = self.words(item["name"])
        if item["card"] in self.cards:
            name = self.face("pile-card", name, item["card"], opens=True)
        if item["count"] > 1:
            name = f"{name} ×{item['count']}"
        seen = "".join(
            f' <span class="note">{self.words(it)}</span>' for it in item.get("notes", ())
        )
        return name + seen + self.moved(item)

    # A battlefield

    def ground(self, seat: Json, place: str) -> str:
        whose = self.labels["battlefield of"] % {"name": escape(seat["name"])}
        return f"""
<div class="ground ground-{place}" role="group" aria-label="{whose}">
  <span class="label" aria-hidden="true">{self.labels["battlefield"]}</span>
  {self.tiles(seat["tiles"])}
</div>"""

    def tiles(self, tiles: Sequence[Json]) -> str:
        if not tiles:
            return f'<p class="bare">{self.labels["nothing"]}</p>'
        return f'<ul class="tiles">{"".join(map(self.tile, tiles))}</ul>'

    def tile(self, tile: Json) -> str:
        face = f"""
    <span class="tile-name">{self.words(tile["name"])}</span>
    <span class="tile-band"></span>
    <span class="tile-foot">{self.foot(tile)}</span>
  """
        return f"""
<li class="tile {tile["classes"]}">
  {self.face("tile-face", face, tile["card"], opens=tile["opens"])}
  {self.times(tile["count"])}
  {self.notes(tile["notes"])}{self.moved(tile)}
</li>"""

    def foot(self, tile: Json) -> str:
        tapped = self.tapped() if tile["tapped"] else ""
        value = pip(tile["land"]) if tile["land"] else "" if tapped else cost(tile["cost"])
        pt = f'<span class="pt">{escape(tile["pt"])}</span>' if tile["pt"] else ""
        return f"{tapped} {value} {pt}"

    def tapped(self) -> str:
        mark = f'<svg viewBox="0 0 16 16" aria-hidden="true"><path d="{TAP}"/></svg>'
        return f'<span class="tapmark">{mark}<span>{self.labels["tapped"]}</span></span>'

    def times(self, count: int) -> str:
        if count < 2:
            return ""
        times = f'<span class="vh">{self.labels["times"]} </span>'
        return f'<span class="count"><span aria-hidden="true">×</span>{times}{count}</span>'

    def notes(self, notes: Sequence[tuple[str, Mapping[str, str]]]) -> str:
        if not notes:
            return ""
        items = (
            f'<li class="note-{kind}">{drawn(note, self.tongue, {})}</li>' for kind, note in notes
        )
        return f'<ul class="tile-notes">{"".join(items)}</ul>'

    # The stack

    def stack(self, table: Json) -> str:
        order = f'<span class="note">{self.labels["top first"]}</span>' if table["slips"] else ""
        return f"""
<div class="stack" role="group" aria-label="{self.labels["stack, top first"]}">
  <div class="stack-head"><p class="label">{self.labels["stack"]}</p>{order}</div>
  {self.slips(table)}
</div>"""

    def slips(self, table: Json) -> str:
        gone = "".join(map(self.gone, table["gone"]))
        gone = gone and f'<ul class="slips">{gone}</ul>'
        if not table["slips"]:
            return gone or f'<p class="bare">{self.labels["empty"]}</p>'
        slips = "".join(self.slip(it, number) for number, it in enumerate(table["slips"], 1))
        arrow = '<li class="aim" data-from="%(from)s" data-to="%(to)s" aria-hidden="true"></li>'
        aims = "".join(arrow % it for it in table["aims"])
        return f'{gone}<ol class="slips">{slips}\n{aims}</ol>'

    def slip(self, slip: Json, number: int) -> str:
        is_next = number == 1
        classes = f"slip{' is-next' if is_next else ''}{' is-ability' if slip['ability'] else ''}"
        classes += " moved" if "moved" in slip else ""
        resolves = f'<span class="slip-next">{self.labels["resolves next"]}</span>'
        name = f'<span class="slip-name">{self.words(slip["name"])}</span>'
        face = f"""
    <span class="slip-n">{number}</span>
    <span class="slip-top">{name}{cost(slip["cost"])}</span>
    <span class="slip-kind">{"<br>".join(self.about(slip))}</span>
    {resolves if is_next else ""}{self.moved(slip)}
  """
        face = self.face("slip-face", face, slip["card"], opens=slip["opens"])
        return f'\n<li class="{classes}">{face}</li>'

    def gone(self, slip: Json) -> str:
        """What was on the stack before this step of a replay."""
        face = f"""
    <span class="slip-n" aria-hidden="true">–</span>
    <span class="slip-top"><span class="slip-name">{self.words(slip["name"])}</span></span>
    <span class="slip-kind">{self.labels["gone"]}</span>
  """
        return f'\n<li class="slip is-gone"><div class="slip-face">{face}</div></li>'

    def about(self, slip: Json) -> list[str]:
        """What it is and whose, where it comes from, what it aims at."""
        whose = {"kind": self.words(slip["kind"]), "player": escape(slip["player_name"])}
        lines = [self.labels["of a player"] % whose]
        if slip["source"]:
            lines.append(self.labels["of a source"] % {"source": self.words(slip["source"])})
        if slip["targets"]:
            targets = self.labels["separator"].join(map(self.words, slip["targets"]))
            lines.append(f"{self.labels['target']} {targets}")
        return lines
