"""The sections to draw. Prices come from the price functions of the rules."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from ecumene.games.seven_wonders_duel.border.prices import card_cost, wonder_cost
from ecumene.games.seven_wonders_duel.border.questions import CARD_NUMBERS, SEATS, WONDER_NAMES
from ecumene.games.seven_wonders_duel.border.zones import CityView, DuelView
from ecumene.games.seven_wonders_duel.cards.rows import (
    COLORS,
    NO_SYMBOL,
    RESOURCES,
    SYMBOLS,
)
from ecumene.games.seven_wonders_duel.rules.military import CAPITAL, LOOT, ZONE_POINTS, ZONE_STARTS
from ecumene.games.seven_wonders_duel.rules.science import SYMBOLS_TO_WIN
from ecumene.games.seven_wonders_duel.rules.scoring import total_points
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.rules.structure import LAYOUTS
from ecumene.games.seven_wonders_duel.rules.trade import is_linked, unit_price
from ecumene.games.seven_wonders_duel.rules.turn import Turn
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import (
    Cards,
    Column,
    Count,
    Counters,
    Item,
    Mark,
    Price,
    Section,
    Structure,
    Tableau,
    Track,
)
from ecumene.kernel.core.bits import count, has

WONDERS_EACH = 4  # SWD-2.7
MOST_WONDERS = 7  # SWD-7.3


def board(look: Look[Duel, DuelView]) -> list[Section]:
    """The structure and the track, then the viewer's city, then the opponent's.

    The structure shows the viewer's prices, also while the opponent thinks. A spectator sees the prices of the player
    who is asked.
    """
    v, s = look.view, look.s
    asked = int(s.player) if not s.over and s.player >= 0 else 0
    me = SEATS.index(v.viewer) if v.viewer else 0
    payer = me if v.viewer else asked
    out: list[Section] = []
    if v.offered:
        out.append(Cards(title="offered", items=[Item.of("wonder", w) for w in v.offered]))
    if any(v.table):
        out.append(structure(s, v, payer))
    out += look.for_all("table", lambda: [track(v), progress(v)])
    if v.drawn_count:
        drawn = v.drawn or ["?"] * v.drawn_count
        out.append(Cards(title="drawn", items=[Item.of("token", t) for t in drawn], size="chip"))
    for p in (me, 1 - me):
        out += look.for_all(f"city {p}", partial(city, s, v, p))
    out.append(look.for_all("discard", lambda: discard(s, v)))
    return out


def progress(v: DuelView) -> Cards:
    return Cards(title="progress", items=[Item.of("token", t) for t in v.tokens], size="chip")


def discard(s: Duel, v: DuelView) -> Cards:
    return Cards(title="discard", items=[card(s, c) for c in v.discard], size="chip")


def tone(s: Duel, name: str) -> str:
    return COLORS[s.rules.cards[CARD_NUMBERS[name]].color]


def card(s: Duel, name: str) -> Item:
    return Item(f"card:{name}", tone=tone(s, name))


def priced(ref: str, price: Price, coins: int, asked: bool = True) -> Item:
    """A thing with its price. If there are too few coins, `second` says how many are missing."""
    (cost,) = price.costs
    missing = cost.total - coins
    if missing > 0 and asked:
        return Item(ref, note="short", number=cost.total, second=missing, can=False, cost=price)
    return Item(ref, note="price", number=cost.total, can=missing <= 0 if asked else None, cost=price)


def structure(s: Duel, v: DuelView, payer: int) -> Structure:
    layout, seat = LAYOUTS[v.age], s.seats[payer]
    asked = bool(s.stack) and isinstance(s.stack[-1], Turn)
    items = []
    for place, name in enumerate(v.table):
        x, y = layout.columns[place], layout.rows[place]
        if name == "?":
            items.append(Item("card:?", tone="back", note="guild" if place in v.backs else f"age{v.age}", x=x, y=y))
        elif name and has(s.open, place):
            c = CARD_NUMBERS[name]
            item = priced(f"card:{name}", card_cost(s, payer, c), int(seat.coins), asked)
            note = "linked" if is_linked(seat, s.rules.cards[c]) else item.note
            items.append(replace(item, note=note, tone=tone(s, name), x=x, y=y))
        elif name:
            items.append(Item(f"card:{name}", note="covered", tone=tone(s, name), x=x, y=y))
    return Structure(id="structure", title=f"age{v.age}", items=items)


def track(v: DuelView) -> Track:
    marks = [Mark(v.marker, "marker")]
    for p, side in ((0, -1), (1, 1)):
        marks.append(Mark(side * CAPITAL, "capital", SEATS[p]))
        for coins, start in zip(LOOT, ZONE_STARTS[1:]):
            if coins in v.seats[p].loot:
                marks.append(Mark(side * start, "loot", SEATS[p], coins))
        for start, end, points in zip(ZONE_STARTS, [*ZONE_STARTS[1:], CAPITAL], ZONE_POINTS):
            marks.append(Mark(side * start, "zone", SEATS[1 - p], points, to=side * (end - 1)))
    return Track(title="war", low=-CAPITAL, high=CAPITAL, marks=marks)


def wonders(s: Duel, v: DuelView, p: int) -> list[Item]:
    """SWD-7.3: wonders that are built, still to build, or in the box since the seventh was built, in a fixed order."""
    seat = v.seats[p]
    gone = boxed(v) if len(seat.raised) + len(seat.wonders) < WONDERS_EACH else []
    out = []
    for w, name in enumerate(WONDER_NAMES):
        if name in seat.raised:
            out.append(Item(f"wonder:{name}", note="raised"))
        elif name in seat.wonders:
            out.append(priced(f"wonder:{name}", wonder_cost(s, p, w), seat.coins))
        elif name in gone:
            out.append(Item(f"wonder:{name}", note="boxed"))
    return out


def boxed(v: DuelView) -> list[str]:
    """The wonder that nobody can build any more. It is not one of those that were never offered."""
    if sum(len(x.raised) for x in v.seats) < MOST_WONDERS:
        return []
    known = {w for x in v.seats for w in x.raised} | set(v.unseen_wonders)
    return [w for w in WONDER_NAMES if w not in known]


def symbols(s: Duel, v: CityView) -> list[Item]:
    """Each symbol once. It is a pair if two buildings have it."""
    shown = [SYMBOLS[x] for c in v.city if (x := s.rules.cards[CARD_NUMBERS[c]].science) != NO_SYMBOL]
    return [Item(f"symbol:{x}", note="pair" if shown.count(x) > 1 else "") for x in v.symbols]


def city(s: Duel, view: DuelView, p: int) -> list[Section]:
    v, seat, other, letter = view.seats[p], s.seats[p], s.seats[1 - p], SEATS[p]
    counts = [Count("coins", v.coins), Count("points", total_points(s, p))]
    made = [Count(f"makes-{r}", count(seat.makes, i)) for i, r in enumerate(RESOURCES) if count(seat.makes, i)]
    if seat.any_raw:
        made.append(Count("makes-raw", seat.any_raw))
    if seat.any_good:
        made.append(Count("makes-good", seat.any_good))
    prices = [Count(f"price-{r}", unit_price(seat, other, i)) for i, r in enumerate(RESOURCES)]
    columns = {color: Column(f"color-{color}", []) for color in COLORS}
    for item in [card(s, c) for c in v.city]:
        columns[item.tone].items.append(item)
    return [
        Counters(title="treasury", seat=letter, items=counts),
        Counters(title="makes", seat=letter, items=made),
        Counters(title="prices", seat=letter, items=prices),
        Tableau(title="city", seat=letter, columns=[c for c in columns.values() if c.items]),
        Cards(title="wonders", seat=letter, items=wonders(s, view, p)),
        Cards(title="symbols", seat=letter, items=symbols(s, v), size="chip", limit=SYMBOLS_TO_WIN),
        Cards(title="tokens", seat=letter, items=[Item.of("token", t) for t in v.tokens], size="chip"),
    ]
