"""The sections to draw: the round, a battle or an offer, the map, then every civilization.

Prices, limits and goals are computed by the functions of the rules, on a position that the viewer could be in.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from ecumene.games.clash_of_cultures.border.facts import appearance, facts
from ecumene.games.clash_of_cultures.border.panels import GOOD_LABELS, nation
from ecumene.games.clash_of_cultures.border.prices import Buyer
from ecumene.games.clash_of_cultures.border.questions import OWNERS, SEATS, WONDER
from ecumene.games.clash_of_cultures.border.zones import VIEWS, CityView, WorldView
from ecumene.games.clash_of_cultures.cards.regions import SIDES, SPACES
from ecumene.games.clash_of_cultures.rules.battle.begin import defender_at
from ecumene.games.clash_of_cultures.rules.battle.combat_value import cancelled, combat_value, hits_of
from ecumene.games.clash_of_cultures.rules.battle.fighters import fighters, fighters_at
from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER, DEFENDER, NO_CARD
from ecumene.games.clash_of_cultures.rules.map.cells import CELL_NAMES, LAYOUTS, ROWS, step
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS
from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    SETTLER,
    SHIP,
    SOLDIER,
    UNITS,
    cell_of,
    kind_of,
    ship_of,
)
from ecumene.games.clash_of_cultures.rules.movement.destination import ChooseTo
from ecumene.games.clash_of_cultures.rules.movement.explore import Orient
from ecumene.games.clash_of_cultures.rules.movement.groups import soldiers_in
from ecumene.games.clash_of_cultures.rules.movement.move import ChooseGroup
from ecumene.games.clash_of_cultures.rules.resources import EVENT_LEVELS
from ecumene.games.clash_of_cultures.rules.seat import GOODS
from ecumene.games.clash_of_cultures.rules.setup import TEXTS
from ecumene.games.clash_of_cultures.rules.state import (
    DIE_ENDS,
    FOREST,
    MOUNTAIN,
    NONE,
    TERRAINS,
    UNEXPLORED,
    World,
)
from ecumene.games.clash_of_cultures.rules.state_cards import GIVEN_AT, WANTED_AT
from ecumene.games.clash_of_cultures.rules.status_phase import ChooseFirst, Status
from ecumene.games.clash_of_cultures.rules.turn_track import ROUNDS, STATUS, TURNS, ends_on, last_turn
from ecumene.games.clash_of_cultures.rules.verbs import WONDER as BUILD_WONDER
from ecumene.games.clash_of_cultures.rules.wonders.build_wonder import refuse_wonder
from ecumene.games.clash_of_cultures.rules.wonders.ownership import reserver
from ecumene.kernel.border.drawings import figures
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import (
    Cards,
    Count,
    Counters,
    Edge,
    Grid,
    Hex,
    HexMap,
    Item,
    Mark,
    Market,
    Piece,
    Price,
    Row,
    Section,
    Track,
)
from ecumene.kernel.core.action import act, first

__all__ = ["board", "facts", "appearance"]

ALWAYS_SHOWN = ("side", "fighters")  # of a battle; other figures only if they are not empty
STEPS = [1, 1, 2, 2, 3, 4, 5]  # of the status phase as COC-15 counts them, by the steps of the rules
LAST_STEP = 5
SIDES_DRAWN = 3  # the border between two hexes is drawn by only one of them


def board(look: Look[World, WorldView]) -> list[Section]:
    """What all players share, then the viewer's civilization, then the others."""
    s, drawn = look.s, look.drawn
    me = look.viewer if look.viewer >= 0 else max(int(s.mover), 0)
    of = everything(s)
    out: list[Section] = progress(s)
    if s.battle:
        out += battle(s, look.view)
    out += [*offer(look), *region_to_lay(s), *reach(s), *ships_to_sail(s)]
    out += drawn("map", of.there, lambda: [world_map(look.view), *barbarian_settlements(look.view)])
    top = s.stack[-1] if s.stack else None
    wonders_from = of.players[me], s.wonders, [n.reserved for n in s.nations], top
    out += drawn(f"wonders {me}", wonders_from, lambda: wonders(s, me))
    out += [decks(s), event_levels()]
    for p in [(me + i) % len(s.nations) for i in range(len(s.nations))]:
        out += nation(look, p, of)
    return out


class Everything(NamedTuple):
    """What the open figures of players are made from, compared to see whether they have to be drawn again."""

    there: Any  # the map, with all pieces
    players: list[Any]  # of each all that is open, the map, and the time


def everything(s: World) -> Everything:
    there = s.city, s.terrain, s.exhausted, s.barbarians, [n.units for n in s.nations]
    time = s.round, s.turn, s.mover, s.ending
    return Everything(there, [(figures(n, VIEWS.seat.hidden), there, time) for n in s.nations])


# rounds, decks, barbarians, wonders


def progress(s: World) -> list[Section]:
    rounds = Count("round", int(s.round) + 1, of=ROUNDS[s.length])
    turn = [Count("turn", int(s.turn) + 1, of=TURNS)] if s.turn < STATUS else []
    title = "course" if s.turn < STATUS else "status"
    actions = [Count("actions", int(s.nations[s.mover].actions))] if s.mover != NONE else []
    end = [Count("ends-on", int(ends_on(s)))] if s.length == DIE_ENDS and last_turn(s) >= 0 else []
    fight = [Count("battle-round", s.battle.round)] if s.battle and s.battle.round else []
    step = [Count("step", step) for step in [status_step(s)] if s.turn >= STATUS and step]
    return [
        Counters(id="course", title=title, items=[rounds, *turn, *actions, *end, *fight, *step]),
        Cards(title="first", items=[Item.of("seat", SEATS[s.first])], size="chip"),
    ]


def status_step(s: World) -> int:
    """The step of the status phase, counted as COC-15 does; 0 outside of it."""
    if any(isinstance(frame, ChooseFirst) for frame in s.stack):
        return LAST_STEP
    return max((STEPS[int(frame.step)] for frame in s.stack if isinstance(frame, Status)), default=0)


@cache
def event_levels() -> Section:
    """COC-5.10: where events are drawn, on both scales."""
    marks = [Mark(i, "event") for i, draws in enumerate(EVENT_LEVELS) if draws]
    return Track(title="event-levels", low=0, high=len(EVENT_LEVELS) - 1, marks=marks)


def decks(s: World) -> Section:
    texts = f"event-deck-{TEXTS[s.texts]}" if s.texts else "event-deck"
    return Counters(
        title="decks",
        items=[
            Count("action-deck", len(s.action_deck)),
            Count("objective-deck", len(s.objective_deck)),
            Count(texts, len(s.event_deck)),
            Count("wonder-deck", len(s.wonder_deck)),
            Count("region-deck", len(s.regions)),
        ],
    )


def barbarian_settlements(v: WorldView) -> list[Section]:
    """Barbarian settlements and how many live there."""
    many = {u.cell: u.count for u in v.barbarians}
    cells = [city.cell for city in v.cities if city.owner not in SEATS]
    items = [Item(f"cell:{cell}", on=[Count("barbarians", many.get(cell, 0))]) for cell in cells]
    return [Cards(title="barbarians", items=items, size="chip")] if items else []


def wonders(s: World, me: int) -> list[Section]:
    """The face-up wonders, with their price for the viewer."""
    out = []
    for w in s.wonders:
        by = int(reserver(s, w))
        lacks = s.nations[me].advances & s.rules.wonders[w].needs != s.rules.wonders[w].needs
        note = "reserved" if by not in (NONE, me) else "lacks-advance" if lacks else "price"
        price = Price(Buyer(s, me).costs(act(BUILD_WONDER, w)))
        number = sum(cost.total for cost in price.costs if cost.unit not in ("action", "culture"))
        can = refuse_wonder(s, me, w) == "" and s.mover == me
        out.append(
            Item(
                f"wonder:{WONDER[w]}",
                note=note,
                number=number,
                second=int(s.rules.wonders[w].culture),
                can=can,
                cost=price,
                tone=appearance(s.rules, "wonder", w).tone,
            )
        )
    return [Market(title="wonders", items=out)] if out else []


# a battle and an offer


def battle(s: World, v: WorldView) -> list[Section]:
    """The place; for each side the fighters, the losses so far, the roll if there is one, and the card."""
    if not s.battle:
        return []
    at = Item(f"cell:{CELL_NAMES[s.battle.at]}")
    sides = [fighting(s, v, ATTACKER), fighting(s, v, DEFENDER)]
    shown = [name for name in sides[0] if name in ALWAYS_SHOWN or any(side[name] for side in sides)]
    rows = [Row(name, [side[name] for side in sides]) for name in shown]  # two columns fit on a phone
    return [
        Cards(id="battle", title="sea-battle" if s.battle.sea else "battle", items=[at], size="chip"),
        Grid(title="sides", columns=["attacker", "defender"], rows=rows),
    ]


def fighting(s: World, v: WorldView, side: int) -> dict[str, str | int]:
    b = s.fight.sides[side]
    who = OWNERS[b.leader]
    laid = v.nations[SEATS.index(who)].laid if who in SEATS else []
    card = f"action:{laid[0]}" if laid else ""
    if b.card != NO_CARD:
        card = f"combat:{s.rules.combats[b.card].name}"
    return {
        "side": f"seat:{who}" if who in SEATS else f"owner:{who}",
        "fighters": int(fighters(s, side)),
        "fallen": b.lost,
        "lost-now": b.lost_now,
        "dice": b.dice,
        "sum": b.sum,
        "combat-value": int(combat_value(s, side)) if b.dice else 0,
        "cancelled": int(cancelled(s, side)) if b.dice else 0,
        "hits": int(hits_of(s, side)) if b.dice else 0,
        "combat-card": card,
    }


def offer(look: Look[World, WorldView]) -> list[Section]:
    """The current offer between two players, or the one that the viewer is composing. Cards only of an own offer."""
    s, me = look.s, look.viewer
    mine = [s.offered_goods[me], s.wanted[me], s.offered[me], s.offered_objectives[me]] if me >= 0 else []
    if not s.deal and not any(mine):
        return []
    top = s.stack[-1] if s.stack else None
    return look.drawn(f"offer {me}", (s.deal, mine, top), lambda: offered(look.view))


def offered(v: WorldView) -> list[Section]:
    top = v.stack[-1] if v.stack else None
    mine = [*v.offered_goods, *v.wanted, *v.offered, *v.offered_objectives]
    if v.deal:
        given = dict(zip(GOODS, v.deal[GIVEN_AT:WANTED_AT]))
        wanted = dict(zip(GOODS, v.deal[WANTED_AT:]))
    elif mine and top is not None:
        given, wanted = dict(Counter(v.offered_goods)), dict(Counter(v.wanted))
    else:
        return []
    shown = [Item.of("action", card) for card in v.offered]
    shown += [Item.of("objective", card) for card in v.offered_objectives]
    partners = [Item.of("seat", x) for x in partners_of(v)]
    return [
        *([Cards(title="deal", items=partners, size="chip")] if v.deal and partners else []),
        Counters(title="offered", items=[Count(GOOD_LABELS[good], n) for good, n in given.items() if n]),
        *([Cards(title="offered-cards", items=shown, size="chip")] if shown else []),
        Counters(title="wanted", items=[Count(GOOD_LABELS[good], n) for good, n in wanted.items() if n]),
    ]


def partners_of(v: WorldView) -> list[str]:
    """Who made the offer that waits for an answer, and who is asked."""
    top = v.stack[-1] if v.stack else None
    proposer = getattr(top, "partner", None) or getattr(top, "proposer", None)
    return [str(proposer), str(top.player)] if top is not None and proposer is not None else []


# the map


def reach(s: World) -> list[Section]:
    """COC-12.6: the spaces where a group may go, and what happens there."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, ChooseTo):
        return []
    cells = sorted({first(action) for action in frame.legal(s)})
    return [Cards(title="reach", items=[end_of_way(s, frame, to) for to in cells], size="chip")]


def end_of_way(s: World, frame: ChooseTo, to: int) -> Item:
    """COC-12.8, 12.11, 12.12, 23.1: an attack, on how many and of how many; an exploration; or what terrain does."""
    p = int(frame.player)
    ref, foe = f"cell:{CELL_NAMES[to]}", int(defender_at(s, p, to))
    if s.terrain[to] == UNEXPLORED:
        return Item(ref, note="explores")
    if foe != p and (foe != BARBARIANS or s.owner(to) == BARBARIANS):
        there, soldiers = fighters_at(s, foe, to, False), soldiers_in(frame.group)
        return Item(ref, note="attack", number=int(there), second=int(soldiers))
    notes = {MOUNTAIN: "stays", FOREST: "no-attack"}
    return Item(ref, note=notes.get(int(s.terrain[to]), ""))


def ships_to_sail(s: World) -> list[Section]:
    """COC-12.13: which of the ships that may sail carries what; a single ship needs no telling apart."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, ChooseGroup):
        return []
    units = s.nations[frame.player].units
    ships = sorted(int(ship_of(u)) for u in units if kind_of(u) == SHIP and cell_of(u) == frame.at)
    aboard = Counter((int(ship_of(u)), int(kind_of(u))) for u in units if kind_of(u) != SHIP)
    if len(ships) < 2:
        return []
    items = [
        Item(f"fleet:{ship}", on=[Count(UNITS[k], n) for k in (SETTLER, SOLDIER) if (n := aboard[ship, k])])
        for ship in ships
    ]
    return [Cards(title="cargo", items=items, size="chip")]


def region_to_lay(s: World) -> list[Section]:
    """COC-23.5: the terrain of every cell for both ways to place the region."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Orient):
        return []
    cells, row = s.layout.slots[frame.slot], s.rules.regions[frame.region]
    rows = [
        Row(f"side:{name}", [f"terrain:{TERRAINS[row.space(place, side)]}" for place in range(SPACES)])
        for side, name in enumerate(SIDES)
    ]
    return [Grid(title="region-to-lay", columns=[f"cell:{CELL_NAMES[at]}" for at in cells], rows=rows)]


def world_map(v: WorldView) -> HexMap:
    layout = LAYOUTS[len(v.nations)]
    cities = {city.cell: city for city in v.cities}
    units = units_on(v)
    hexes = [drawn_hex(v, at, cities.get(CELL_NAMES[at]), units.get(CELL_NAMES[at], [])) for at in layout.on_map]
    return HexMap(title="map", hexes=hexes, edges=[*borders(len(v.nations)), *ports(v)], flat=True)


def axial(at: int) -> tuple[int, int]:
    """Axial coordinates of a cell. Odd columns are drawn lower."""
    column, row = at // ROWS, at % ROWS
    return column, row - column // 2


def drawn_hex(v: WorldView, at: int, city: CityView | None, units: list[Piece]) -> Hex:
    q, r = axial(at)
    name = CELL_NAMES[at]
    exhausted = "exhausted" if name in v.exhausted else ""
    spent = [Piece("mark:exhausted")] if exhausted else []
    held = city if city and city.owner in SEATS else None
    return Hex(
        q=q,
        r=r,
        ref=f"cell:{name}",
        terrain=v.terrain.get(name, ""),
        seat=held.owner if held else "",
        pieces=[*spent, *(city_pieces(city) if city else []), *units],
        note=f"city-{held.mood}" if held else exhausted,
        number=1 + len(held.buildings) if held else None,
    )


def seat_of(owner: str) -> str:
    return owner if owner in SEATS else ""


def city_pieces(city: CityView) -> list[Piece]:
    """Settlement and buildings in their colours, the wonder, and the mood if it is not neutral."""
    out = [Piece("piece:settlement", seat_of(city.owner))]
    out += [Piece(f"piece:{building}", seat_of(owner)) for building, owner in city.buildings.items()]
    out += [Piece(f"wonder:{city.wonder}")] if city.wonder else []
    return out + ([Piece(f"mood:{city.mood}")] if city.owner in SEATS and city.mood != "neutral" else [])


def units_on(v: WorldView) -> dict[str, list[Piece]]:
    """By cell: how many units of each kind a player has there. Land units on sea are aboard."""
    out: dict[str, list[Piece]] = {}
    for seat, n in zip(SEATS, v.nations):
        many: Counter[tuple[str, str]] = Counter()
        for u in n.units:
            many[u.cell, u.unit] += u.count
        for (cell, unit), count in many.items():
            note = "aboard" if unit != "ship" and v.terrain.get(cell) == "sea" else ""
            out.setdefault(cell, []).append(Piece(f"unit:{unit}", seat, count, note))
    for u in v.barbarians:
        out.setdefault(u.cell, []).append(Piece("owner:barbarians", "", u.count))
    return out


@cache
def borders(players: int) -> list[Edge]:
    """The borders between regions, also unexplored ones. They follow from the layout for so many players."""
    layout = LAYOUTS[players]
    region = {at: i for i, cells in enumerate([*layout.starts, *layout.slots]) for at in cells}
    out = []
    for at in layout.on_map:
        q, r = axial(at)
        for side in range(SIDES_DRAWN):
            to = int(step(at, direction_of(side)))
            if to in region and region[to] != region[at]:
                out.append(Edge(q, r, side, "region"))
    return out


def direction_of(side: int) -> int:
    """Sides are counted from the south-east, directions of the map from the north."""
    return (side + 2) % 6


def ports(v: WorldView) -> list[Edge]:
    """COC-7.7: the sides that ports face."""
    out = []
    for city in v.cities:
        if "port" in city.buildings:
            q, r = axial(CELL_NAMES.index(city.cell))
            out.append(Edge(q, r, (city.facing + 4) % 6, "port", seat_of(city.buildings["port"])))
    return out
