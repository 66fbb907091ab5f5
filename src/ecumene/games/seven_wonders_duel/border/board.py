"""The sections to draw. Prices come from the price functions of the rules."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, NamedTuple

from ecumene.games.seven_wonders_duel.border.prices import Known
from ecumene.games.seven_wonders_duel.border.questions import CARD_NAMES, SEATS, TOKEN_NAMES, WONDER_NAMES
from ecumene.games.seven_wonders_duel.border.zones import DuelView
from ecumene.games.seven_wonders_duel.cards.rows import (
    COLORS,
    NO_SYMBOL,
    RESOURCES,
    SYMBOLS,
)
from ecumene.games.seven_wonders_duel.rules.military import CAPITAL, LOOT, ZONE_POINTS, ZONE_STARTS
from ecumene.games.seven_wonders_duel.rules.ruleset import Rules
from ecumene.games.seven_wonders_duel.rules.science import SYMBOLS_TO_WIN
from ecumene.games.seven_wonders_duel.rules.scoring import total_points
from ecumene.games.seven_wonders_duel.rules.seat import Seat
from ecumene.games.seven_wonders_duel.rules.state import FACE_DOWN, Duel
from ecumene.games.seven_wonders_duel.rules.structure import LAYOUTS
from ecumene.games.seven_wonders_duel.rules.trade import is_linked, unit_prices
from ecumene.games.seven_wonders_duel.rules.turn import Turn
from ecumene.kernel.border.drawings import figures
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
from ecumene.kernel.core.bits import count, has, members, size

WONDERS_EACH = 4  # SWD-2.7
MOST_WONDERS = 7  # SWD-7.3


class Shared(NamedTuple):
    """What all viewers of a position see alike."""

    offered: list[Section]
    track: list[Section]
    cities: list[list[Section]]
    discard: Section


def board(look: Look[Duel, DuelView]) -> list[Section]:
    """The structure and the track, then the viewer's city, then the opponent's.

    The structure shows the viewer's prices, also while the opponent thinks. A spectator sees the prices of the player
    who is asked. Only drawn tokens are ever hidden: all else is drawn from the position.
    """
    s = look.s
    me = max(look.viewer, 0)
    shared = look.drawings.once("shared", lambda: seen_by_all(look))
    out = [*shared.offered]
    if s.left:
        asked = int(s.player) if not s.over and s.player >= 0 else 0
        out.append(structure(look, me if look.viewer >= 0 else asked))
    out += shared.track
    if s.drawn:
        drawn = look.view.drawn or ["?"] * look.view.drawn_count
        out.append(Cards(title="drawn", items=[Item.of("token", t) for t in drawn], size="chip"))
    return [*out, *shared.cities[me], *shared.cities[1 - me], shared.discard]


def seen_by_all(look: Look[Duel, DuelView]) -> Shared:
    s, drawn = look.s, look.drawn
    offered: list[Section] = []
    if s.offered:
        offered.append(drawn("offered", s.offered, lambda: Cards(title="offered", items=bag("wonder", s.offered))))
    track: list[Section] = [
        drawn("war", (s.marker, s.seats[0].loot, s.seats[1].loot), lambda: war(s)),
        drawn("progress", s.tokens, lambda: tokens("progress", s.tokens)),
    ]
    cities = [drawn(f"city {p}", city_from(s, p), partial(city, look, p)) for p in (0, 1)]
    return Shared(offered, track, cities, drawn("discard", (s.discard,), lambda: discard(s)))


def city_from(s: Duel, p: int) -> tuple[Any, ...]:
    other = s.seats[1 - p]
    return figures(s.seats[p]), int(total_points(s, p)), other.makes, other.raised, s.wonder_bag


NAMES = {"wonder": WONDER_NAMES, "token": TOKEN_NAMES}


def bag(kind: str, held: int) -> list[Item]:
    return [Item.of(kind, NAMES[kind][i]) for i in members(held)]


def tokens(title: str, held: int, seat: str = "") -> Cards:
    return Cards(title=title, seat=seat, items=bag("token", held), size="chip")


def discard(s: Duel) -> Cards:
    return Cards(title="discard", items=[card(s.rules, c) for c in s.discard], size="chip")


def card(rules: Rules, c: int) -> Item:
    return in_color(c, rules.cards[c].color)


@lru_cache(256)
def in_color(c: int, color: int) -> Item:
    return Item(f"card:{CARD_NAMES[c]}", tone=COLORS[color])


# the structure


def structure(look: Look[Duel, DuelView], payer: int) -> Structure:
    s, seat, other = look.s, look.s.seats[payer], look.s.seats[1 - payer]
    asked = bool(s.stack) and isinstance(s.stack[-1], Turn)
    lie = s.age, s.left, s.open, s.backs, s.table, s.table_7, s.table_14
    made_from = lie, figures(seat), other.makes, asked
    lying = look.kept("lying", lie, lambda: cards_of(s))
    return look.drawn(f"structure {payer}", made_from, lambda: structure_for(look, payer, asked, lying))


def cards_of(s: Duel) -> list[tuple[int, int, Item | None]]:
    """By place: a card and how it is drawn, if that is not with a price."""
    age, out = int(s.age), []
    for place in members(s.left):
        c, item = int(s.card_at(place)), None
        if c == FACE_DOWN:
            item = face_down(age, place, has(s.backs, place))
        elif not has(s.open, place):
            item = covered(age, place, c, s.rules.cards[c].color)
        out.append((place, c, item))
    return out


def structure_for(
    look: Look[Duel, DuelView], payer: int, asked: bool, lying: list[tuple[int, int, Item | None]]
) -> Structure:  # fmt: skip
    s, known = look.s, Known.of(look, payer)
    age, coins = int(s.age), int(s.seats[payer].coins)
    items = []
    for place, c, item in lying:
        if item is None:
            short = known.card(s, payer, c).costs[0].total - coins if asked else 0
            key = age, place, c, max(0, short), asked
            item = known.open.get(key)
            if item is None:
                item = known.open[key] = open_card(s, payer, place, c, asked, known)
        items.append(item)
    return Structure(id="structure", title=f"age{age}", items=items)


@lru_cache(256)
def face_down(age: int, place: int, guild: bool) -> Item:
    layout = LAYOUTS[age]
    note = "guild" if guild else f"age{age}"
    return Item("card:?", tone="back", note=note, x=layout.columns[place], y=layout.rows[place])


@lru_cache(4096)
def covered(age: int, place: int, c: int, color: int) -> Item:
    x, y = LAYOUTS[age].columns[place], LAYOUTS[age].rows[place]
    return Item(f"card:{CARD_NAMES[c]}", note="covered", tone=COLORS[color], x=x, y=y)


def open_card(s: Duel, payer: int, place: int, c: int, asked: bool, known: Known) -> Item:
    layout, seat, row = LAYOUTS[s.age], s.seats[payer], s.rules.cards[c]
    return priced(
        f"card:{CARD_NAMES[c]}",
        known.card(s, payer, c),
        int(seat.coins),
        asked,
        linked=is_linked(seat, row),
        tone=COLORS[row.color],
        x=layout.columns[place],
        y=layout.rows[place],
    )


def priced(
    ref: str, price: Price, coins: int, asked: bool = True, linked: bool = False, tone: str = "", x: int = 0, y: int = 0
) -> Item:
    """A thing with its price. If there are too few coins, `second` says how many are missing."""
    total = price.costs[0].total
    short = total > coins and asked
    return Item(
        ref,
        note="linked" if linked else "short" if short else "price",
        number=total,
        second=total - coins if short else None,
        can=total <= coins if asked else None,
        cost=price,
        tone=tone,
        x=x,
        y=y,
    )


def war(s: Duel) -> Track:
    marks = [Mark(s.marker, "marker")]
    for p, side in ((0, -1), (1, 1)):
        marks.append(Mark(side * CAPITAL, "capital", SEATS[p]))
        for token, (coins, start) in enumerate(zip(LOOT, ZONE_STARTS[1:])):
            if has(s.seats[p].loot, token):
                marks.append(Mark(side * start, "loot", SEATS[p], coins))
        for start, end, points in zip(ZONE_STARTS, [*ZONE_STARTS[1:], CAPITAL], ZONE_POINTS):
            marks.append(Mark(side * start, "zone", SEATS[1 - p], points, to=side * (end - 1)))
    return Track(title="war", low=-CAPITAL, high=CAPITAL, marks=marks)


# a city


def city(look: Look[Duel, DuelView], p: int) -> list[Section]:
    s, drawn = look.s, look.drawn
    seat, other, letter = s.seats[p], s.seats[1 - p], SEATS[p]
    stock = int(seat.coins), int(total_points(s, p))
    makes = seat.makes, seat.any_raw, seat.any_good
    each = unit_prices(seat, other)
    wonders_from = figures(seat), other.makes, other.raised, s.wonder_bag
    return [
        drawn(f"treasury {p}", stock, lambda: treasury(letter, *stock)),
        drawn(f"makes {p}", makes, lambda: made(seat, letter)),
        drawn(f"prices {p}", each, lambda: prices(letter, each)),
        drawn(f"cards {p}", (seat.city,), lambda: tableau(s.rules, seat, letter)),
        drawn(f"wonders {p}", wonders_from, lambda: Cards(title="wonders", seat=letter, items=wonders(look, p))),
        drawn(f"symbols {p}", (seat.city, seat.symbols), lambda: symbols(s.rules, seat, letter)),
        drawn(f"tokens {p}", seat.tokens, lambda: tokens("tokens", seat.tokens, letter)),
    ]


def treasury(letter: str, coins: int, points: int) -> Counters:
    return Counters(title="treasury", seat=letter, items=[Count("coins", coins), Count("points", points)])


def made(seat: Seat, letter: str) -> Counters:
    items = [Count(f"makes-{r}", count(seat.makes, i)) for i, r in enumerate(RESOURCES) if count(seat.makes, i)]
    if seat.any_raw:
        items.append(Count("makes-raw", seat.any_raw))
    if seat.any_good:
        items.append(Count("makes-good", seat.any_good))
    return Counters(title="makes", seat=letter, items=items)


def prices(letter: str, each: int) -> Counters:
    """Of a unit of each resource."""
    items = [Count(f"price-{r}", count(each, i)) for i, r in enumerate(RESOURCES)]
    return Counters(title="prices", seat=letter, items=items)


def tableau(rules: Rules, seat: Seat, letter: str) -> Tableau:
    columns = {color: Column(f"color-{color}", []) for color in COLORS}
    for c in seat.city:
        item = card(rules, c)
        columns[item.tone].items.append(item)
    return Tableau(title="city", seat=letter, columns=[c for c in columns.values() if c.items])


def wonders(look: Look[Duel, DuelView], p: int) -> list[Item]:
    """SWD-7.3: wonders that are built, still to build, or in the box since the seventh was built, in a fixed order."""
    s, seat, known = look.s, look.s.seats[p], Known.of(look, p)
    gone = boxed(s) if size(seat.raised) + size(seat.wonders) < WONDERS_EACH else 0
    out = []
    for w in members(seat.raised | seat.wonders | gone):
        ref = f"wonder:{WONDER_NAMES[w]}"
        if has(seat.raised, w):
            out.append(Item(ref, note="raised"))
        elif has(seat.wonders, w):
            out.append(priced(ref, known.wonder(s, p, w), int(seat.coins)))
        else:
            out.append(Item(ref, note="boxed"))
    return out


def boxed(s: Duel) -> int:
    """A bag: the wonder that nobody can build any more. It is not one of those that were never offered."""
    raised = s.seats[0].raised | s.seats[1].raised
    return ((1 << len(WONDER_NAMES)) - 1) & ~(raised | s.wonder_bag) if size(raised) >= MOST_WONDERS else 0


def symbols(rules: Rules, seat: Seat, letter: str) -> Cards:
    """Each symbol once. It is a pair if two buildings have it."""
    shown = [x for c in seat.city if (x := rules.cards[c].science) != NO_SYMBOL]
    items = [Item(f"symbol:{SYMBOLS[x]}", note="pair" if shown.count(x) > 1 else "") for x in members(seat.symbols)]
    return Cards(title="symbols", seat=letter, items=items, size="chip", limit=SYMBOLS_TO_WIN)
