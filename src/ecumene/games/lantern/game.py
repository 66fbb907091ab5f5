"""The toy as the platform sees it: its words, where its things lie, what is drawn."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.lantern import rules
from ecumene.games.lantern.rules import Rules, Table, blank, start
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game
from ecumene.kernel.border.questions import Questions
from ecumene.kernel.border.result import Result, places
from ecumene.kernel.border.scenario import ScenarioSetup
from ecumene.kernel.border.sections import (
    Cards,
    Column,
    Count,
    Counters,
    Deck,
    Edge,
    Fact,
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
from ecumene.kernel.border.views import Derived, View
from ecumene.kernel.border.zones import COUNTS, EVERYONE, HAND, LIST, NO_ONE, OWNER, Scratch, Zone, Zones
from ecumene.kernel.core.rng import Rng

SEATS = "ABCD"
CARD = [c.name for c in Rules().cards]
KINDS: dict[str, list[str] | int] = {"card": CARD, "seat": list(SEATS), "number": 64}

CODEC = Codec(
    [
        (rules.PREPARE, "prepare", "*card"),
        (rules.PICK, "pick", "*card"),
        (rules.BID, "bid", "number"),
        (rules.PASS, "pass", ""),
        (rules.RAID, "raid", "seat"),
        (rules.STORM, "storm", ""),
        (rules.ADD, "add", "card"),  # a private step; open once the defence is
        (rules.DEFEND, "defend", ""),
    ],
    [(rules.DRAW, "draw", "@seat *card"), (rules.OFFER, "offer", "card"), (rules.ROLL, "roll", "number")],
    KINDS,
    steps=[rules.ADD],
    unordered=[rules.ADD],
)
EVENTS = Codec(
    [
        (rules.LAID, "laid", "@seat *card"),
        (rules.TURNED, "turned", "seat card"),
        (rules.LOOKED, "looked", "@seat *card"),
        (rules.SCORED, "scored", "seat"),
        (rules.OFFERED, "offered", "card"),
        (rules.BOUGHT, "bought", "seat card number"),
        (rules.UNSOLD, "unsold", "card"),
        (rules.ROLLED, "rolled", "number"),
        (rules.STORMED, "stormed", "seat"),
        (rules.DEFENDED, "defended", "seat card"),
        (rules.LOST, "lost", "seat"),
        (rules.DAWNED, "dawned", "card"),
    ],
    [],
    KINDS,
)
QUESTIONS = Questions([rules], SEATS, KINDS, {"Round": "seat number", "Defend": "seat"})
RULE_OF = {
    "Prepare": "LAN-2",
    "Pick": "LAN-3",
    "Bid": "LAN-4.1",
    "Raid": "LAN-5",
    "Storm": "LAN-5.2",
    "Defend": "LAN-5.3",
}
ZONES = Zones(
    [
        Zone("bag", "card", COUNTS, NO_ONE),
        Zone("hands", "card", HAND, OWNER, each=True, knowers="hands_known"),
        Zone("picks", "card", LIST, OWNER, each=True),
        Zone("pile", "card", LIST, NO_ONE, knowers="pile_known"),
        Zone("lot", "card", LIST, EVERYONE),
        Zone("discard", "card", COUNTS, EVERYONE),
    ],
    names={"card": CARD},
    all_there_is=lambda s: {"card": [c.copies for c in s.rules.cards]},
    public={
        "points": "each number",
        "coins": "each number",
        "price": "number",
        "bidder": "seat",
        "out": "bag seat",
        "die": "number",
    },
    scratch=(Scratch("scratch", "hands"),),
)
VIEWS = Derived("lantern", ZONES, QUESTIONS, blank, "LanternView")


WAYS = ("rounds",)


def evaluate(s: Table, p: int) -> float:
    """Points first; then what may become points."""
    rivals = [s.points[q] for q in s.others(p)]
    hand = sum(s.rules.cards[c].light for c in s.hands[p])
    return 10 * s.points[p] - 10 * max(rivals, default=0) + s.coins[p] + hand / 2


def facts(r: Rules, kind: str, row: int) -> list[tuple[str, dict[str, Any]]]:
    return [("light", {"n": r.cards[row].light}), ("copies", {"n": r.cards[row].copies})]


def board(v: Any) -> list[Section]:
    """What to draw, from a view: the table first, then a seat at a time. Every kind of section is here once."""
    gone = {c: v.discard.count(c) for c in CARD if c in v.discard}
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


HOUSES = ((1, 0), (0, 1), (-1, 0), (0, -1))  # round the square
LANES = (0, 1, 3, 4)  # and on which side of it each stands


def town(v: Any) -> HexMap:
    """The players' houses round the square, with their coins: who is raided can be pointed at."""
    houses = [
        Hex(q, r, f"seat:{SEATS[p]}", "house", SEATS[p], [Piece("token:coin", SEATS[p], v.coins[p])])
        for p, (q, r) in enumerate(HOUSES[: v.players])
    ]
    lanes = [Edge(0, 0, side, "lane") for side in LANES[: v.players]]
    return HexMap(title="town", hexes=[Hex(0, 0, "hex:square", "square", number=v.die), *houses], edges=lanes)


class Lantern(Game[Table, View, Rules]):
    id = "lantern"
    prefix = "LAN"
    revision = "lan-r2"
    fewest = 1
    most = 4
    seats = SEATS
    options = ()
    codec = CODEC
    events = EVENTS
    questions = QUESTIONS
    rule_of = RULE_OF
    classes = {**QUESTIONS.classes, "Table": Table, "Rules": Rules}
    view_type = VIEWS.type
    zones = ZONES
    endings = WAYS
    score_is_sum = False  # coins break ties
    scenario = ScenarioSetup(ZONES, QUESTIONS, start)

    def start(self, players: int = 4, corrections: str = "", **options: str) -> Table:
        return start(players, corrections, **options)

    def make_rules(self, corrections: str) -> Rules:
        return Rules(corrections)

    def view(self, s: Table, viewer: int) -> View:
        v: View = VIEWS.view(s, viewer)
        return v

    def imagine(self, v: View, rng: Rng) -> Table:
        s: Table = VIEWS.imagine(v, rng)
        return s

    def score_parts(self, s: Table) -> list[dict[str, int]]:
        """Coins are no points, but they part equals."""
        return [{"points": n, "coins": c} for n, c in zip(s.points, s.coins)]

    def result(self, s: Table) -> Result:
        """LAN-7: most points, then most coins."""
        return Result(s.points[:], places(list(zip(s.points, s.coins))), WAYS[0], self.score_parts(s))

    def facts(self, rules: Rules, kind: str, row: int) -> list[Fact]:
        return facts(rules, kind, row)

    def board(self, v: View) -> list[Section]:
        return board(v)

    def evaluate(self, s: Table, p: int) -> float:
        return evaluate(s, p)


GAME: Final = Lantern()
