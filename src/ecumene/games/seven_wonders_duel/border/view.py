"""What a viewer sees of a position, in names; and one whole position that fits a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ecumene.games.seven_wonders_duel.border.questions import (
    CARD_NAMES,
    OPTIONS,
    QUESTIONS,
    SEATS,
    TOKEN_NAMES,
    WONDER_NAMES,
    bag_of_names,
    names_in,
)
from ecumene.games.seven_wonders_duel.border.zones import library_builder
from ecumene.games.seven_wonders_duel.cards.buildings import FIRST_CARD
from ecumene.games.seven_wonders_duel.cards.rows import GUILDS, SYMBOLS
from ecumene.games.seven_wonders_duel.rules import setup
from ecumene.games.seven_wonders_duel.rules.military import LOOT
from ecumene.games.seven_wonders_duel.rules.ruleset import Rules
from ecumene.games.seven_wonders_duel.rules.seat import Seat, new_seat
from ecumene.games.seven_wonders_duel.rules.state import EMPTY, FACE_DOWN, Duel
from ecumene.games.seven_wonders_duel.rules.structure import LAYOUTS
from ecumene.kernel.border.questions import FrameView, seat_number
from ecumene.kernel.border.views import View, viewer_name
from ecumene.kernel.core.bits import bag_of, draw, has, members, one
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SHARED

ENDINGS = ["", "civilian", "military", "scientific"]

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
    """Built field by field from what the viewer may know. It is never a copy with gaps."""

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
    box: list[str]  # with the drawn tokens, unless the viewer sees those
    drawn: list[str]
    drawn_count: int
    offered: list[str]
    unseen_wonders: list[str]
    discard: list[str]
    winners: list[str]
    how: str


def city_view(seat: Seat) -> CityView:
    return CityView(
        coins=seat.coins,
        city=[CARD_NAMES[c] for c in seat.city],
        wonders=names_in(WONDER_NAMES, seat.wonders),
        raised=names_in(WONDER_NAMES, seat.raised),
        tokens=names_in(TOKEN_NAMES, seat.tokens),
        symbols=names_in(SYMBOLS, seat.symbols),
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
        options=names_in(OPTIONS, s.options),
        age=s.age,
        table=[CARD_NAMES[c] if c >= 0 else "?" if c == FACE_DOWN else "" for c in s.table],
        backs=members(s.backs),
        unseen=names_in(CARD_NAMES, s.bag, FIRST_CARD[s.age]),
        unseen_guilds=names_in(CARD_NAMES, s.guild_bag, FIRST_CARD[GUILDS]),
        marker=s.marker,
        tokens=names_in(TOKEN_NAMES, s.tokens),
        box=names_in(TOKEN_NAMES, s.box if sees_drawn else s.box | s.drawn),
        drawn=[TOKEN_NAMES[t] for t in drawn] if sees_drawn else [],
        drawn_count=len(drawn),
        offered=names_in(WONDER_NAMES, s.offered),
        unseen_wonders=names_in(WONDER_NAMES, s.wonder_bag),
        discard=[CARD_NAMES[c] for c in s.discard],
        winners=winners(s),
        how=ENDINGS[s.how],
    )


def winners(s: Duel) -> list[str]:
    return [SEATS[p] for p in (0, 1) if s.winner in (p, SHARED)]


def rebuild_city(v: CityView, rules: Rules) -> Seat:
    """Uses the methods of the rules, so every sum of the seat is computed again."""
    seat = new_seat()
    for name in v.city:
        c = CARD_NAMES.index(name)
        seat.add_card(c, rules.cards[c])
        seat.add_symbol(rules.cards[c].science)
    for name in v.tokens:
        t = TOKEN_NAMES.index(name)
        seat.add_token(t, rules.tokens[t])
        seat.add_symbol(rules.tokens[t].symbol)
    for name in v.raised:
        w = WONDER_NAMES.index(name)
        seat.add_wonder(w, rules.wonders[w])
    seat.wonders = bag_of_names(WONDER_NAMES, v.wonders)
    seat.loot = bag_of([LOOT.index(n) for n in v.loot])
    seat.coins = v.coins
    return seat


def imagine(v: DuelView, rng: Rng) -> Duel:
    """One whole position that the viewer could be in. It reads the view and nothing else."""
    table = [EMPTY if c == "" else FACE_DOWN if c == "?" else CARD_NAMES.index(c) for c in v.table]
    rules = setup.rules_of(v.corrections)
    layout = LAYOUTS[v.age]
    left = bag_of([i for i, c in enumerate(table) if c != EMPTY])
    open = [i for i in members(left) if layout.covered_by[i] & left == 0]
    box = bag_of_names(TOKEN_NAMES, v.box)
    drawn = bag_of_names(TOKEN_NAMES, v.drawn)
    for _ in range(v.drawn_count - len(v.drawn)):
        t = draw(box, rng)
        box &= ~one(t)
        drawn |= one(t)
    s = setup.blank(v.corrections, bag_of_names(OPTIONS, v.options))
    s.stack = [QUESTIONS.frame(f) for f in v.stack]
    s.seats = [rebuild_city(c, rules) for c in v.seats]
    s.age = v.age
    s.table, s.open, s.left = table, open, left
    s.due = bag_of([i for i in members(left) if table[i] == FACE_DOWN and (i in open or has(layout.face_up, i))])
    s.backs = bag_of(v.backs)
    s.bag = bag_of_names(CARD_NAMES, v.unseen, FIRST_CARD[v.age])
    s.guild_bag = bag_of_names(CARD_NAMES, v.unseen_guilds, FIRST_CARD[GUILDS])
    s.marker = v.marker
    s.tokens, s.box, s.drawn = bag_of_names(TOKEN_NAMES, v.tokens), box, drawn
    s.offered, s.wonder_bag = bag_of_names(WONDER_NAMES, v.offered), bag_of_names(WONDER_NAMES, v.unseen_wonders)
    s.discard = [CARD_NAMES.index(c) for c in v.discard]
    if v.winners:
        s.winner = SHARED if len(v.winners) > 1 else seat_number(SEATS, v.winners[0])
    s.how = ENDINGS.index(v.how)
    return s
