"""What is drawn of Duel, and what its rows say in facts. Prices come from the rules' own price functions."""

from __future__ import annotations

from typing import Any

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
from ecumene.games.seven_wonders_duel.ruleset import Rules
from ecumene.games.seven_wonders_duel.scoring import total_points
from ecumene.games.seven_wonders_duel.state import Duel
from ecumene.games.seven_wonders_duel.trade import card_price, is_linked, unit_price
from ecumene.games.seven_wonders_duel.turn import Turn
from ecumene.games.seven_wonders_duel.view import CARD, SEATS, WONDER, CityView, DuelView, imagine
from ecumene.games.seven_wonders_duel.war import CAPITAL, LOOT, ZONE_POINTS, ZONE_STARTS
from ecumene.games.seven_wonders_duel.wonders import wonder_price
from ecumene.kernel.bits import count, members
from ecumene.kernel.rng import Rng
from ecumene.kernel.sections import Cards, Column, Count, Counters, Item, Look, Mark, Section, Structure, Tableau, Track

Fact = tuple[str, dict[str, Any]]


def board(v: DuelView) -> list[Section]:
    """The structure and the track, then the own city, then the other's. Prices are those of whoever is to move."""
    s = imagine(v, Rng(0))
    mover = int(s.player) if not s.over and s.player >= 0 else 0
    me = SEATS.index(v.viewer) if v.viewer else 0
    out: list[Section] = []
    if v.offered:
        out.append(Cards(title="offered", items=[Item.of("wonder", w) for w in v.offered]))
    if any(v.table):
        out.append(structure(s, v, mover))
    out.append(track(v))
    out.append(Cards(title="progress", items=[Item.of("token", t) for t in v.tokens], size="chip"))
    if v.drawn_count:
        drawn = v.drawn or ["?"] * v.drawn_count
        out.append(Cards(title="drawn", items=[Item.of("token", t) for t in drawn], size="chip"))
    for p in (me, 1 - me):
        out += city(s, v.seats[p], p)
    out.append(Cards(title="discard", items=[card(s, c) for c in v.discard], size="chip"))
    return out


def tone(s: Duel, name: str) -> str:
    return COUNTED[s.rules.cards[CARD.index(name)].color]


def look(rules: Rules, kind: str, row: int) -> Look:
    """A card's colour and age; guilds have none."""
    if kind != "card":
        return Look()
    card = rules.cards[row]
    return Look(COUNTED[card.color], f"age{card.deck}" if card.deck < GUILDS else "")


def card(s: Duel, name: str) -> Item:
    return Item(f"card:{name}", tone=tone(s, name))


def structure(s: Duel, v: DuelView, mover: int) -> Structure:
    layout = LAYOUTS[v.age]
    asked = bool(s.stack) and isinstance(s.stack[-1], Turn)
    items = []
    for place, name in enumerate(v.table):
        x, y = layout.columns[place], layout.rows[place]
        if name == "?":
            items.append(Item("card:?", tone="back", note="guild" if place in v.backs else f"age{v.age}", x=x, y=y))
        elif name and place in s.open:
            c = CARD.index(name)
            price = card_price(s, mover, c)
            note = "linked" if is_linked(s.seats[mover], s.rules.cards[c]) else "price"
            can = price <= s.seats[mover].coins if asked else None
            items.append(Item(f"card:{name}", note=note, number=price, can=can, tone=tone(s, name), x=x, y=y))
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
        marks += [Mark(side * start, "zone", SEATS[1 - p], n) for start, n in zip(ZONE_STARTS, ZONE_POINTS)]
    return Track(title="war", low=-CAPITAL, high=CAPITAL, marks=marks)


def city(s: Duel, v: CityView, p: int) -> list[Section]:
    seat, other, letter = s.seats[p], s.seats[1 - p], SEATS[p]
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
    built = [Item(f"wonder:{w}", note="raised") for w in v.raised]
    for w in v.wonders:
        price = wonder_price(s, p, WONDER.index(w))
        built.append(Item(f"wonder:{w}", note="price", number=price, can=price <= v.coins))
    return [
        Counters(title="treasury", seat=letter, items=counts),
        Counters(title="makes", seat=letter, items=made),
        Counters(title="prices", seat=letter, items=prices),
        Tableau(title="city", seat=letter, columns=[c for c in columns if c.items]),
        Cards(title="wonders", seat=letter, items=built),
        Cards(title="symbols", seat=letter, items=[Item.of("symbol", x) for x in v.symbols], size="chip"),
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
