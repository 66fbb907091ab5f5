"""What a seat may know of a position, built in names; and one whole position that fits it.

Not compiled. The only secret of this game is what the Great Library's builder has drawn: all else
nobody has seen lies in bags, and a bag's contents follow by elimination.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

import msgspec

from ecumene.games.seven_wonders_duel import science, setup, turn, verbs, wonders
from ecumene.games.seven_wonders_duel.cards import CARDS, COUNTED, FIRST, GUILDS, SYMBOLS, TOKENS, WONDERS_BUILT
from ecumene.games.seven_wonders_duel.layouts import LAYOUTS, PLACES
from ecumene.games.seven_wonders_duel.ruleset import Rules
from ecumene.games.seven_wonders_duel.seat import Seat, new_seat
from ecumene.games.seven_wonders_duel.state import EMPTY, FACE_DOWN, Duel
from ecumene.games.seven_wonders_duel.war import LOOT
from ecumene.games.seven_wonders_duel.wonders import WONDERS, KeepToken
from ecumene.kernel.border.questions import FrameView, Questions, seat_number
from ecumene.kernel.border.views import View, viewer_name
from ecumene.kernel.border.zones import BAG, EVERYONE, Zone, Zones
from ecumene.kernel.core.bits import bag_of, draw, has, members, one
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SHARED

SEATS = "AB"
CARD = [c.name for c in CARDS]
WONDER = [w.name for w in WONDERS]
TOKEN = [t.name for t in TOKENS]
ENDS = ["", "civilian", "military", "scientific"]
OPTIONS = ["compulsory_progress", "centre_chooses"]
KINDS: dict[str, list[str] | int] = {
    "card": CARD,
    "wonder": WONDER,
    "token": TOKEN,
    "seat": list(SEATS),
    "color": COUNTED[:WONDERS_BUILT],
    "place": PLACES,
    "number": 16384,
}
QUESTIONS = Questions([setup, turn, science, wonders], SEATS, KINDS, verbs.QUESTIONS)


def library_builder(s: Duel, owner: int) -> int:
    """Who is looking at the tokens drawn: a bag of seats."""
    return bag_of([int(f.player) for f in s.stack if isinstance(f, KeepToken)])


PUBLIC = ["options", "age", "table", "open", "left", "due", "backs", "bag", "guild_bag", "marker"]
PUBLIC += ["offered", "wonder_bag", "discard", "winner", "how"]
PUBLIC += [f"seats.{f.name}" for f in fields(Seat) if f.name != "tokens"]

# The cards need no zones: none is ever known to one seat only. A test of the game's own counts them.
ZONES = Zones(
    [
        Zone("box", "token", BAG, library_builder),  # it follows from what was drawn
        Zone("drawn", "token", BAG, library_builder),
        Zone("tokens", "token", BAG, EVERYONE),
        Zone("seats.tokens", "token", BAG, EVERYONE, each=True),
    ],
    names={"token": TOKEN},
    all_there_is=lambda s: {"token": [1] * len(TOKEN)},
    public=dict.fromkeys(PUBLIC, ""),
)

if TYPE_CHECKING:
    AnyFrame = FrameView
else:
    AnyFrame = QUESTIONS.type


class CityView(msgspec.Struct, frozen=True):
    coins: int
    city: list[str]
    wonders: list[str]
    raised: list[str]
    tokens: list[str]
    symbols: list[str]
    loot: list[int]  # coins of the military tokens still on this side


class DuelView(View, frozen=True, kw_only=True, tag="seven_wonders_duel"):
    """Built field by field from what the viewer may know; never a copy with holes."""

    stack: list[AnyFrame]
    seats: list[CityView]
    options: list[str]
    age: int
    table: list[str]  # per place: a card, "?" or ""
    backs: list[int]  # places that hold guilds
    unseen: list[str]
    unseen_guilds: list[str]
    marker: int
    tokens: list[str]
    box: list[str]  # with the drawn ones, unless the viewer drew them
    drawn: list[str]
    drawn_count: int
    offered: list[str]
    unseen_wonders: list[str]
    discard: list[str]
    winners: list[str]
    how: str


def named(names: list[str], bag: int, start: int = 0) -> list[str]:
    return [names[start + i] for i in members(bag)]


def ids(names: list[str], words: list[str], start: int = 0) -> int:
    return bag_of([names.index(w) - start for w in words])


def city_view(seat: Seat) -> CityView:
    return CityView(
        coins=seat.coins,
        city=[CARD[c] for c in seat.city],
        wonders=named(WONDER, seat.wonders),
        raised=named(WONDER, seat.raised),
        tokens=named(TOKEN, seat.tokens),
        symbols=named(SYMBOLS, seat.symbols),
        loot=[LOOT[i] for i in members(seat.loot)],
    )


def view(s: Duel, viewer: int) -> DuelView:
    sees_drawn = viewer >= 0 and has(library_builder(s, viewer), viewer)
    drawn = members(s.drawn)
    return DuelView(
        viewer=viewer_name(SEATS, viewer),
        stack=[QUESTIONS.view(f) for f in s.stack],
        corrections=s.rules.corrections,
        seats=[city_view(x) for x in s.seats],
        options=named(OPTIONS, s.options),
        age=s.age,
        table=[CARD[c] if c >= 0 else "?" if c == FACE_DOWN else "" for c in s.table],
        backs=members(s.backs),
        unseen=named(CARD, s.bag, FIRST[s.age]),
        unseen_guilds=named(CARD, s.guild_bag, FIRST[GUILDS]),
        marker=s.marker,
        tokens=named(TOKEN, s.tokens),
        box=named(TOKEN, s.box if sees_drawn else s.box | s.drawn),
        drawn=[TOKEN[t] for t in drawn] if sees_drawn else [],
        drawn_count=len(drawn),
        offered=named(WONDER, s.offered),
        unseen_wonders=named(WONDER, s.wonder_bag),
        discard=[CARD[c] for c in s.discard],
        winners=winners(s),
        how=ENDS[s.how],
    )


def winners(s: Duel) -> list[str]:
    return [SEATS[p] for p in (0, 1) if s.winner in (p, SHARED)]


def rebuild_city(v: CityView, rules: Rules) -> Seat:
    """By the same methods as the rules, so every sum on the mat is reckoned anew."""
    seat = new_seat()
    for name in v.city:
        c = CARD.index(name)
        seat.add_card(c, rules.cards[c])
        seat.add_symbol(rules.cards[c].science)
    for name in v.tokens:
        t = TOKEN.index(name)
        seat.add_token(t, rules.tokens[t])
        seat.add_symbol(rules.tokens[t].symbol)
    for name in v.raised:
        w = WONDER.index(name)
        seat.add_wonder(w, rules.wonders[w])
    seat.wonders = ids(WONDER, v.wonders)
    seat.loot = bag_of([LOOT.index(n) for n in v.loot])
    seat.coins = v.coins
    return seat


def imagine(v: DuelView, rng: Rng) -> Duel:
    """One full position the viewer could be in. Reads the view and nothing else."""
    table = [EMPTY if c == "" else FACE_DOWN if c == "?" else CARD.index(c) for c in v.table]
    rules = setup.rules_of(v.corrections)
    layout = LAYOUTS[v.age]
    left = bag_of([i for i, c in enumerate(table) if c != EMPTY])
    open = [i for i in members(left) if layout.covered_by[i] & left == 0]
    box = ids(TOKEN, v.box)
    drawn = ids(TOKEN, v.drawn)
    for _ in range(v.drawn_count - len(v.drawn)):
        t = draw(box, rng)
        box &= ~one(t)
        drawn |= one(t)
    s = setup.blank(v.corrections, ids(OPTIONS, v.options))
    s.stack = [QUESTIONS.frame(f) for f in v.stack]
    s.seats = [rebuild_city(c, rules) for c in v.seats]
    s.age = v.age
    s.table, s.open, s.left = table, open, left
    s.due = bag_of([i for i in members(left) if table[i] == FACE_DOWN and (i in open or has(layout.face_up, i))])
    s.backs = bag_of(v.backs)
    s.bag = ids(CARD, v.unseen, FIRST[v.age])
    s.guild_bag = ids(CARD, v.unseen_guilds, FIRST[GUILDS])
    s.marker = v.marker
    s.tokens, s.box, s.drawn = ids(TOKEN, v.tokens), box, drawn
    s.offered, s.wonder_bag = ids(WONDER, v.offered), ids(WONDER, v.unseen_wonders)
    s.discard = [CARD.index(c) for c in v.discard]
    if v.winners:
        s.winner = SHARED if len(v.winners) > 1 else seat_number(SEATS, v.winners[0])
    s.how = ENDS.index(v.how)
    return s
