"""What is drawn of Duel, and what its rows say in facts. Prices come from the rules' own price functions."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ecumene.games.seven_wonders_duel.cards import (
    COUNTED,
    GUILDS,
    LINKS,
    NO_SYMBOL,
    RESOURCES,
    SYMBOLS,
    WONDERS_BUILT,
    Card,
)
from ecumene.games.seven_wonders_duel.layouts import LAYOUTS
from ecumene.games.seven_wonders_duel.price_tags import card_cost, wonder_cost
from ecumene.games.seven_wonders_duel.ruleset import Rules
from ecumene.games.seven_wonders_duel.science import SYMBOLS_TO_WIN
from ecumene.games.seven_wonders_duel.scoring import total_points
from ecumene.games.seven_wonders_duel.state import Duel
from ecumene.games.seven_wonders_duel.trade import is_linked, unit_price
from ecumene.games.seven_wonders_duel.turn import Turn
from ecumene.games.seven_wonders_duel.view import CARD, SEATS, WONDER, CityView, DuelView, imagine
from ecumene.games.seven_wonders_duel.war import CAPITAL, LOOT, ZONE_POINTS, ZONE_STARTS
from ecumene.kernel.border.sections import (
    Appearance,
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
from ecumene.kernel.core.bits import count, members
from ecumene.kernel.core.rng import Rng

Fact = tuple[str, dict[str, Any]]
WONDERS_EACH = 4  # SWD-2.7
WONDERS_IN_ALL = 7  # SWD-7.3


def board(v: DuelView) -> list[Section]:
    """The structure and the track, then the own city, then the other's.

    Prices of the structure are the viewer's, who plans while the other thinks; for those who watch, the mover's.
    """
    s = imagine(v, Rng(0))
    mover = int(s.player) if not s.over and s.player >= 0 else 0
    me = SEATS.index(v.viewer) if v.viewer else 0
    payer = me if v.viewer else mover
    out: list[Section] = []
    if v.offered:
        out.append(Cards(title="offered", items=[Item.of("wonder", w) for w in v.offered]))
    if any(v.table):
        out.append(structure(s, v, payer))
    out.append(track(v))
    out.append(Cards(title="progress", items=[Item.of("token", t) for t in v.tokens], size="chip"))
    if v.drawn_count:
        drawn = v.drawn or ["?"] * v.drawn_count
        out.append(Cards(title="drawn", items=[Item.of("token", t) for t in drawn], size="chip"))
    for p in (me, 1 - me):
        out += city(s, v, p)
    out.append(Cards(title="discard", items=[card(s, c) for c in v.discard], size="chip"))
    return out


def tone(s: Duel, name: str) -> str:
    return COUNTED[s.rules.cards[CARD.index(name)].color]


def look(rules: Rules, kind: str, row: int) -> Appearance:
    """A card's colour and age; guilds have none."""
    if kind != "card":
        return Appearance()
    card = rules.cards[row]
    return Appearance(COUNTED[card.color], f"age{card.deck}" if card.deck < GUILDS else "")


def card(s: Duel, name: str) -> Item:
    return Item(f"card:{name}", tone=tone(s, name))


def priced(ref: str, price: Price, coins: int, asked: bool = True) -> Item:
    """With what it costs; where that is more than the coins at hand, `second` says how many are missing."""
    (cost,) = price.costs
    lacks = cost.total - coins
    if lacks > 0 and asked:
        return Item(ref, note="short", number=cost.total, second=lacks, can=False, cost=price)
    return Item(ref, note="price", number=cost.total, can=lacks <= 0 if asked else None, cost=price)


def structure(s: Duel, v: DuelView, payer: int) -> Structure:
    layout, seat = LAYOUTS[v.age], s.seats[payer]
    asked = bool(s.stack) and isinstance(s.stack[-1], Turn)
    items = []
    for place, name in enumerate(v.table):
        x, y = layout.columns[place], layout.rows[place]
        if name == "?":
            items.append(Item("card:?", tone="back", note="guild" if place in v.backs else f"age{v.age}", x=x, y=y))
        elif name and place in s.open:
            c = CARD.index(name)
            item = priced(f"card:{name}", card_cost(s, payer, c), int(seat.coins), asked)
            note = "linked" if is_linked(seat, s.rules.cards[c]) else item.note
            items.append(replace(item, note=note, tone=tone(s, name), x=x, y=y))
        elif name:
            items.append(Item(f"card:{name}", note="covered", tone=tone(s, name), x=x, y=y))
    return Structure(title=f"age{v.age}", items=items)


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
    """Built, still to build, and the one that the seventh sent to the box (SWD-7.3): each keeps its place."""
    seat = v.seats[p]
    gone = boxed(v) if len(seat.raised) + len(seat.wonders) < WONDERS_EACH else []
    out = []
    for w, name in enumerate(WONDER):
        if name in seat.raised:
            out.append(Item(f"wonder:{name}", note="raised"))
        elif name in seat.wonders:
            out.append(priced(f"wonder:{name}", wonder_cost(s, p, w), seat.coins))
        elif name in gone:
            out.append(Item(f"wonder:{name}", note="boxed"))
    return out


def boxed(v: DuelView) -> list[str]:
    """Nobody may build it any more, and it is none of those that never came out of the box."""
    if sum(len(x.raised) for x in v.seats) < WONDERS_IN_ALL:
        return []
    known = {w for x in v.seats for w in x.raised} | set(v.unseen_wonders)
    return [w for w in WONDER if w not in known]


def symbols(s: Duel, v: CityView) -> list[Item]:
    """Each once; a pair where two buildings show it."""
    shown = [SYMBOLS[x] for c in v.city if (x := s.rules.cards[CARD.index(c)].science) != NO_SYMBOL]
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
    columns = [
        Column(f"color-{color}", [card(s, c) for c in v.city if s.rules.cards[CARD.index(c)].color == k])
        for k, color in enumerate(COUNTED[:WONDERS_BUILT])
    ]
    return [
        Counters(title="treasury", seat=letter, items=counts),
        Counters(title="makes", seat=letter, items=made),
        Counters(title="prices", seat=letter, items=prices),
        Tableau(title="city", seat=letter, columns=[c for c in columns if c.items]),
        Cards(title="wonders", seat=letter, items=wonders(s, view, p)),
        Cards(title="symbols", seat=letter, items=symbols(s, v), size="chip", limit=SYMBOLS_TO_WIN),
        Cards(title="tokens", seat=letter, items=[Item.of("token", t) for t in v.tokens], size="chip"),
    ]


def facts(rules: Rules, kind: str, row: int) -> list[Fact]:
    """What a row says, as message ids `fact-<id>` with their figures; from the row itself, so corrections show."""
    if kind == "card":
        return card_facts(rules.cards[row])
    if kind == "wonder":
        return wonder_facts(rules, row)
    return token_facts(rules, row) if kind == "token" else []


def units(tally: int) -> dict[str, int]:
    return {r: int(count(tally, i)) for i, r in enumerate(RESOURCES) if count(tally, i)}


def cost_facts(coins: int, cost: int) -> list[Fact]:
    paid = {"coins": coins} if coins else {}
    paid.update(units(cost))
    return [("cost", {"cost": paid})] if paid else [("cost-free", {})]


def card_facts(card: Card) -> list[Fact]:
    out = cost_facts(card.coins, card.cost)
    if card.free_with:
        out.append(("free-with", {"link": LINKS[members(card.free_with)[0]]}))
    if card.makes:
        out.append(("makes", {"made": units(card.makes)}))
    out += plain_facts(card)
    out += [("fixes", {"resource": RESOURCES[r]}) for r in members(card.fixes)]
    if card.pays:
        out.append(("pays", {"n": card.pays}))
    if card.science != NO_SYMBOL:
        out.append(("science", {"symbol": SYMBOLS[card.science]}))
    out += [(name, {"what": [COUNTED[w] for w in card.what], "n": card.each}) for name in card.says]
    if card.link:
        out.append(("link", {"link": LINKS[members(card.link)[0]]}))
    return out


def plain_facts(row: Any) -> list[Fact]:
    """Figures that cards and wonders share."""
    named = [("any_raw", "any-raw"), ("any_good", "any-good"), ("shields", "shields"), ("points", "points")]
    return [(fact, {"n": getattr(row, field)}) for field, fact in named if getattr(row, field)]


def wonder_facts(rules: Rules, row: int) -> list[Fact]:
    wonder = rules.wonders[row]
    out = cost_facts(0, wonder.cost) + plain_facts(wonder)
    if wonder.coins:
        out.append(("pays", {"n": wonder.coins}))
    if wonder.other_loses:
        out.append(("other-loses", {"n": wonder.other_loses}))
    out += [(name, {}) for name in wonder.says]
    return out + ([("again", {})] if wonder.again else [])


def token_facts(rules: Rules, row: int) -> list[Fact]:
    token = rules.tokens[row]
    fields = ("coins", "points", "points_per_token", "wonder_discount", "blue_discount", "extra_shields", "link_coins")
    named = {"coins": "pays"}
    out: list[Fact] = [
        (named.get(f, f.replace("_", "-")), {"n": getattr(token, f)}) for f in fields if getattr(token, f)
    ]
    if token.symbol != NO_SYMBOL:
        out.append(("science", {"symbol": SYMBOLS[token.symbol]}))
    if token.again:
        out.append(("wonders-again", {}))
    return out + ([("taxes", {})] if token.taxes else [])
