"""The sections of one player: resources, levels, cities, units, advances, cards. See `board`."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from ecumene.games.clash_of_cultures.border.facts import appearance
from ecumene.games.clash_of_cultures.border.goal_progress import progress
from ecumene.games.clash_of_cultures.border.prices import Buyer
from ecumene.games.clash_of_cultures.border.questions import ACTION, ADVANCE, EVENT, GOAL, OBJECTIVE, SEATS, WONDER
from ecumene.games.clash_of_cultures.border.trade_routes import trade_routes
from ecumene.games.clash_of_cultures.border.zones import CityView, NationView, WorldView
from ecumene.games.clash_of_cultures.cards.categories import CATEGORIES
from ecumene.games.clash_of_cultures.cards.rows import AT_ONCE
from ecumene.games.clash_of_cultures.rules.advances.learn import refuse_buy, why_not_gain
from ecumene.games.clash_of_cultures.rules.advances.learn_by_card import FreeAdvance
from ecumene.games.clash_of_cultures.rules.cities.activate import capacity, why_not_activate
from ecumene.games.clash_of_cultures.rules.costs import advance_price, free_advance_price
from ecumene.games.clash_of_cultures.rules.map.cells import CELL_NAMES
from ecumene.games.clash_of_cultures.rules.map.packed_city import MOODS, OF_EACH_PIECE
from ecumene.games.clash_of_cultures.rules.map.packed_unit import OF_EACH_UNIT, UNITS
from ecumene.games.clash_of_cultures.rules.resources import EVENT_LEVELS, cap
from ecumene.games.clash_of_cultures.rules.ruleset import Rules
from ecumene.games.clash_of_cultures.rules.scoring import points
from ecumene.games.clash_of_cultures.rules.seat import FOOD, GOODS, ORE, RESOURCES
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.verbs import LEARN
from ecumene.kernel.border.kept import kept
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import (
    HIDDEN,
    Cards,
    Column,
    Count,
    Counters,
    Deck,
    Item,
    Price,
    Section,
    Tableau,
)
from ecumene.kernel.core.action import act
from ecumene.kernel.core.bits import count, has, members

if TYPE_CHECKING:
    from ecumene.games.clash_of_cultures.border.board import Everything

GOOD_LABELS = dict(
    zip(GOODS, [*RESOURCES, "mood-tokens", "culture-tokens", "action-cards", "objective-cards"], strict=True)
)
LARGEST = 5  # pieces of a city
TABLES = {
    "advance": ADVANCE, "action": ACTION, "objective": OBJECTIVE, "goal": GOAL, "event": EVENT, "wonder": WONDER,
}  # fmt: skip


def level(name: str, value: int, of: int | None = None) -> list[Count]:
    """No figure for zero."""
    return [Count(name, value, of)] if value else []


def item(s: World, kind: str, name: str, note: str = "") -> Item:
    return thing(s.rules, kind, name, note)


@kept(4096)
def thing(rules: Rules, kind: str, name: str, note: str) -> Item:
    return Item(f"{kind}:{name}", note=note, tone=appearance(rules, kind, TABLES[kind].index(name)).tone)


def nation(look: Look[World, WorldView], p: int, of: Everything) -> list[Section]:
    """What lies open; the hands, as far as the viewer knows them; and what lies open again."""
    s, n, seat = look.s, look.s.nations[p], SEATS[p]
    if n.resigned:
        return [Counters(title="resigned", seat=seat, items=[Count("left-as", n.resigned)], brief=True)]
    drawn, own = look.drawn, look.viewer == p
    hidden = n.hand, n.hand_known, n.objectives, n.objectives_known, n.peeked, of.players if own else None
    return [
        *drawn(f"nation {p}", of.players[p], lambda: in_the_open(s, look.view, p)),
        *drawn(
            f"hands {p} {look.viewer}", hidden, lambda: own_hands(s, p) if own else hands(s, look.view.nations[p], p)
        ),
        *drawn(
            f"held {p}", (n.persons, n.lost_wonders, n.reserved, s.city), lambda: persons_and_wonders(s, look.view, p)
        ),
        own_advances(look, p, of) if own else drawn(f"advances {p}", n.advances, lambda: known_advances(s, p)),
    ]


def hands(s: World, n: NationView, p: int) -> list[Section]:
    """Those of another player, as far as the viewer knows them."""
    return [hand(s, "hand", "action", n.hand, SEATS[p]), hand(s, "objectives", "objective", n.objectives, SEATS[p])]


def own_hands(s: World, p: int) -> list[Section]:
    seat, n = SEATS[p], s.nations[p]
    cards = Cards(title="hand", seat=seat, items=by_name(s, "action", n.hand), brief=True)
    return [cards, objectives(s, p), Cards(title="peeked", seat=seat, items=by_name(s, "objective", n.peeked))]


def by_name(s: World, kind: str, cards: list[int]) -> list[Item]:
    return [item(s, kind, name) for name in sorted(TABLES[kind][c] for c in cards)]


def persons_and_wonders(s: World, v: WorldView, p: int) -> list[Section]:
    persons = [item(s, "event", card) for card in v.nations[p].persons]
    return [
        Cards(title="persons", seat=SEATS[p], items=persons),
        Cards(title="held-wonders", seat=SEATS[p], items=held_wonders(s, v, p), brief=True),
    ]


def own_advances(look: Look[World, WorldView], p: int, of: Everything) -> Tableau:
    """All of them with their prices, which the question of this moment may change."""
    s = look.s
    top = s.stack[-1] if s.stack else None
    made_from = of.players[p], top
    return look.drawn(f"own advances {p}", made_from, lambda: Tableau(
        title="advances", seat=SEATS[p], columns=advances(s, p)
    ))  # fmt: skip


def in_the_open(s: World, v: WorldView, p: int) -> list[Section]:
    seat, n = SEATS[p], v.nations[p]
    return [
        *stock_sections(s, v, p),
        Counters(title="points", seat=seat, items=[Count("points-now", int(sum(points(s, p))))]),
        Counters(title="supply", seat=seat, items=supply(v, p)),
        Cards(title="cities", seat=seat, items=cities(s, v, p), size="chip", brief=True),
        Cards(title="units", seat=seat, items=units(n), size="chip", brief=True),
        *trade_routes(s, p),
        Cards(title="scored", seat=seat, items=[item(s, "goal", x.goal) for x in n.scored], size="chip", brief=True),
        Cards(title="truces", seat=seat, items=[Item.of("seat", other) for other in n.truces], size="chip"),
    ]


def stock_sections(s: World, v: WorldView, p: int) -> list[Section]:
    seat, n = SEATS[p], v.nations[p]
    stock = [Count(name, n.stock[name], int(cap(s, p, r))) for r, name in enumerate(RESOURCES)]
    tokens = [Count("mood-tokens", n.mood_tokens, n.happiness), Count("culture-tokens", n.culture_tokens, n.culture)]
    levels = [Count("happiness", n.happiness), *next_event("happiness-event", n.happiness)]
    levels += [Count("culture", n.culture), *next_event("culture-event", n.culture)]
    turn = level("actions-less", n.lost_actions) + level("declined", n.declined) + level("banned", n.banned)
    out: list[Section] = [
        Counters(title="stock", seat=seat, items=stock, brief=True),
        Counters(title="tokens", seat=seat, items=tokens, brief=True),
        Counters(title="levels", seat=seat, items=levels),
    ]
    return [*out, Counters(title="this-turn", seat=seat, items=turn)] if turn else out


def next_event(name: str, now: int) -> list[Count]:
    """COC-5.10: the level at which the next event is drawn."""
    return next(([Count(name, i)] for i in range(now + 1, len(EVENT_LEVELS)) if EVENT_LEVELS[i]), [])


# cities and units


def supply(v: WorldView, p: int) -> list[Count]:
    """COC-1.1: cities and units in play, and how many there are of each."""
    cities = sum(city.owner == SEATS[p] for city in v.cities)
    out = [Count("cities", cities, OF_EACH_PIECE)]
    for kind, unit in enumerate(UNITS):
        out.append(Count(unit, sum(u.count for u in v.nations[p].units if u.unit == unit), OF_EACH_UNIT[kind]))
    return out


def mood_after(s: World, p: int, at: int, city: CityView) -> str:
    """COC-11.2: what another activation makes of the mood, where that changes it."""
    if not city.uses or why_not_activate(s, p, at) or city.mood == MOODS[0]:
        return ""
    return f"becomes-{MOODS[MOODS.index(city.mood) - 1]}"


def cities(s: World, v: WorldView, p: int) -> list[Item]:
    """Size and largest possible size, buildings, mood, activations, and what another one would do to the mood."""
    own = [city for city in v.cities if city.owner == SEATS[p]]
    out = []
    for city in own:
        at = CELL_NAMES.index(city.cell)
        on = [Count("size", 1 + len(city.buildings), min(len(own), LARGEST))]
        on += [Count(piece, 1) for piece in city.buildings]
        on += [Count("wonder", 1)] if city.wonder else []
        on += [Count(city.mood, 1)] if city.mood != "neutral" else []
        on += [*level("uses", city.uses), Count("works-as", int(capacity(s, p, at)))]
        out.append(Item(f"cell:{city.cell}", note=mood_after(s, p, at, city), on=on))
    return out


def units(n: NationView) -> list[Item]:
    """By cell, with how many of each kind."""
    cells: dict[str, Counter[str]] = {}
    for u in n.units:
        cells.setdefault(u.cell, Counter())[u.unit] += u.count
    return [Item(f"cell:{cell}", on=[Count(unit, k) for unit, k in kinds.items()]) for cell, kinds in cells.items()]


def held_wonders(s: World, v: WorldView, p: int) -> list[Item]:
    """Built or captured, lost to an event (these still score), and reserved."""
    n = v.nations[p]
    out = [item(s, "wonder", city.wonder) for city in v.cities if city.wonder and city.owner == SEATS[p]]
    out += [item(s, "wonder", name, "lost") for name in n.lost_wonders]
    return out + [item(s, "wonder", name, "reserved") for name in n.reserved]


# advances


def advances(s: World, p: int) -> list[Column]:
    """All advances by category: known, available with their price, or what they still need."""
    buyer, known, out = Buyer(s, p), int(s.nations[p].advances), list[Column]()
    for c, category in enumerate(CATEGORIES):
        items = [
            item(s, "advance", ADVANCE[a]) if has(known, a) else unknown_advance(s, p, a, buyer)
            for a in members(s.rules.in_category[c])
        ]
        out.append(Column(f"category:{category}", items))
    return out


def unknown_advance(s: World, p: int, a: int, buyer: Buyer) -> Item:
    n, row = s.nations[p], s.rules.advances[a]
    top = s.rules.top_of[row.category]
    if a != top and not n.knows(top):
        return not_yet(a, NONE)
    if why_not_gain(s, p, a):
        return not_yet(a, int(row.needs))
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, FreeAdvance) and frame.player == p:
        price, can = free_advance_price(s, p, a), True
    else:
        price = advance_price(s, p, a, False)
        can = s.mover == p and n.actions > 0 and "" in (refuse_buy(s, p, a, False), refuse_buy(s, p, a, True))
    return Item(
        f"advance:{ADVANCE[a]}",
        note="food-ore" if count(price, ORE) else "food",
        number=int(count(price, FOOD)),
        second=int(count(price, ORE)),
        can=can,
        cost=Price(buyer.costs(act(LEARN, a))),
    )


@cache
def not_yet(a: int, needs: int) -> Item:
    """An advance that still needs another one, or the first one of its category."""
    if needs == NONE:
        return Item(f"advance:{ADVANCE[a]}", note="later", tone="back")
    return Item(f"advance:{ADVANCE[a]}", note=f"needs-{ADVANCE[needs]}", tone="back", can=False)


def known_advances(s: World, p: int) -> Tableau:
    out = []
    for c, category in enumerate(CATEGORIES):
        known = members(s.rules.in_category[c] & s.nations[p].advances)
        if known:
            out.append(Column(f"category:{category}", [item(s, "advance", ADVANCE[a]) for a in known]))
    return Tableau(title="advances", seat=SEATS[p], columns=out)


# cards


def hand(s: World, title: str, kind: str, cards: list[str], seat: str) -> Section:
    """A hand: cards that the viewer knows, and how many there are."""
    known = [item(s, kind, card) for card in cards if card != HIDDEN]
    if len(known) < len(cards):
        return Deck(title=title, seat=seat, count=len(cards), known=known, brief=True)
    return Cards(title=title, seat=seat, items=known, brief=True)


def objectives(s: World, p: int) -> Section:
    """The viewer's own cards, and which goals are met now. A goal that is met at once is never met before."""
    out = []
    for card in sorted(s.nations[p].objectives, key=OBJECTIVE.__getitem__):
        row = s.rules.objectives[card]
        upper, lower = is_met(s, p, int(row.top)), is_met(s, p, int(row.bottom))
        note = "met-both" if upper and lower else "met-upper" if upper else "met-lower" if lower else ""
        far = [*progress(s, p, "upper", int(row.top)), *progress(s, p, "lower", int(row.bottom))]
        out.append(msgspec.structs.replace(item(s, "objective", OBJECTIVE[card], note), on=far))
    return Cards(title="objectives", seat=SEATS[p], items=out, brief=True)


def is_met(s: World, p: int, goal: int) -> bool:
    row = s.rules.goals[goal]
    return row.when != AT_ONCE and row.met(s, p)
