"""The sections to draw. They hold ids and figures; the words for them are in `locale`.

They are made from a view, never from a position. Every kind of section is here at least once: keep what fits.
"""

from __future__ import annotations

from typing import Any

from ecumene.games.lantern.border.questions import CARD_NAMES, SEATS
from ecumene.kernel.border.sections import (
    Cards,
    Column,
    Count,
    Counters,
    Deck,
    Edge,
    Grid,
    Hex,
    HexMap,
    Item,
    Mark,
    Market,
    Piece,
    Row,
    Section,
    Structure,
    Tableau,
    Track,
)


def board(v: Any) -> list[Section]:
    """The table first, then one seat after another."""
    gone = {c: v.discard.count(c) for c in CARD_NAMES if c in v.discard}
    table: list[Section] = [
        Track(title="race", low=0, high=v.players + 1, marks=[
            Mark(v.points[p], "marker", SEATS[p]) for p in range(v.players)
        ]),
        town(v),
        Deck(title="bag", count=len(v.bag)),
        Structure(title="pile", items=[Item(f"card:{c}", x=1 + i, y=i % 2) for i, c in enumerate(v.pile)]),
        Market(title="lot", items=[Item(f"card:{c}", note="price", number=v.price + 1) for c in v.lot]),
        Tableau(title="discard", columns=[
            Column(f"card:{c}", [Item(f"card:{c}", note="copies", number=n)]) for c, n in gone.items()
        ]),
        Counters(title="auction", items=[Count("price", v.price), Count("die", v.die)]),
        Grid(title="standing", columns=["points", "coins", "hand"], rows=[
            Row(f"seat:{SEATS[p]}", [v.points[p], v.coins[p], len(v.hands[p])]) for p in range(v.players)
        ]),
    ]  # fmt: skip
    for p in range(v.players):
        seat = SEATS[p]
        table.append(
            Counters(title="seat", seat=seat, items=[Count("points", v.points[p]), Count("coins", v.coins[p])])
        )
        table.append(Cards(title="hand", seat=seat, items=[Item.of("card", c) for c in v.hands[p]]))
        table.append(Cards(title="picks", seat=seat, items=[Item.of("card", c) for c in v.picks[p]]))
    if v.scratch:
        table.append(Cards(title="scratch", seat=v.viewer, items=[Item.of("card", c) for c in v.scratch]))
    return table


HOUSES = ((1, 0), (0, 1), (-1, 0), (0, -1))  # around the square
LANES = (0, 1, 3, 4)  # the side of the square where each house stands


def town(v: Any) -> HexMap:
    """The houses of the players around a square, with their coins. A raid can be chosen by a click on a house."""
    houses = [
        Hex(q, r, f"seat:{SEATS[p]}", "house", SEATS[p], [Piece("token:coin", SEATS[p], v.coins[p])])
        for p, (q, r) in enumerate(HOUSES[: v.players])
    ]
    lanes = [Edge(0, 0, side, "lane") for side in LANES[: v.players]]
    return HexMap(title="town", hexes=[Hex(0, 0, "hex:square", "square", number=v.die), *houses], edges=lanes)
