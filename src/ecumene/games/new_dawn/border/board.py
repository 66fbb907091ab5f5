"""The sections to draw: round, battle, map, wonders and victory cards, then every empire.

Figures come from the functions of the rules, for a position that the viewer could be in.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import Any, Final, NamedTuple

from ecumene.games.new_dawn.border.caravan_goals import caravan_ways
from ecumene.games.new_dawn.border.disputes import attacks, battle, targets_with_sums
from ecumene.games.new_dawn.border.facts import MARKS, appearance
from ecumene.games.new_dawn.border.forecast import prospects
from ecumene.games.new_dawn.border.panels import empire
from ecumene.games.new_dawn.border.prices import wonder_price
from ecumene.games.new_dawn.border.questions import AGENDA, SEATS, VICTORY, WONDER
from ecumene.games.new_dawn.border.zones import DawnView
from ecumene.games.new_dawn.cards.agendas import Patron
from ecumene.games.new_dawn.cards.rows import DECKS, ERAS, INDUSTRY
from ecumene.games.new_dawn.cards.tiles import (
    BARBARIAN_MARK,
    BARBARIANS,
    CITY_STATES,
    DIFFICULTY,
    FIRST_WATER,
    HEXES,
    RESOURCES,
    SPACE_NAMES,
    TERRAINS,
    WATER,
    Side,
)
from ecumene.games.new_dawn.rules.diplomacy import copies_left
from ecumene.games.new_dawn.rules.events import EVENT_NAMES, SECTIONS
from ecumene.games.new_dawn.rules.focus_row.row import slots_of
from ecumene.games.new_dawn.rules.holds import CITY, HOLDS, NONE, kind_of, owner_of
from ecumene.games.new_dawn.rules.industry.production import base_production, production_to_add
from ecumene.games.new_dawn.rules.industry.wonders import free_cities
from ecumene.games.new_dawn.rules.map.construction import ChooseTile, LayTile
from ecumene.games.new_dawn.rules.map.layout import CELL_NAMES, DIRECTIONS, anchor_q, anchor_r, cell_of, hex_offset
from ecumene.games.new_dawn.rules.map.maturity import mature, mature_cities
from ecumene.games.new_dawn.rules.map.spaces import (
    cities_of,
    coastal,
    mark,
    spaces_of,
    state_at,
    states_held,
    terrain,
    wonders_of_deck,
)
from ecumene.games.new_dawn.rules.map.tile_placement import placements
from ecumene.games.new_dawn.rules.military.battle import attack_value, defence_value
from ecumene.games.new_dawn.rules.setup import LayOut
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.turn import number_of
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
    Piece,
    Price,
    Row,
    Section,
)
from ecumene.kernel.core.bits import has, size

APART: Final = 5  # columns between the two sides of a tile when both are shown
BELOW: Final = 6  # rows from one tile to the next; even, so that they lie straight below one another
SIDE_STEPS: Final = ((1, 0), (0, 1), (-1, 1))  # a border of two hexes is drawn from one of them


class Shared(NamedTuple):
    """What all viewers of a position see alike; and of each player what the figures are made from."""

    of: list[tuple[Any, ...]]
    table: list[Section]
    cards: list[Section]


def board(look: Look[Dawn, DawnView]) -> list[Section]:
    """The table, then the viewer's empire, then the others."""
    s, drawn = look.s, look.drawn
    me = look.viewer if look.viewer >= 0 else max(int(s.mover), 0)
    shared = look.drawings.once("shared", lambda: seen_by_all(look))
    of = shared.of
    out = [*shared.table]
    out += drawn(f"wonders {me}", (of[me], s.offer, s.left), lambda: wonders(s, me))
    out += shared.cards
    if look.viewer >= 0:
        out += [*prospects(s, me), *caravan_ways(s, me)]
    for p in [(me + i) % len(s.empires) for i in range(len(s.empires))]:
        out += empire(look, p, p == me, of[p])
    return out


def seen_by_all(look: Look[Dawn, DawnView]) -> Shared:
    """Nothing is ever hidden in this game."""
    s, drawn = look.s, look.drawn
    of, dials_from = everything(s), (s.pointer, s.compass)
    table: list[Section] = [
        *drawn("course", (s.round, s.first, bool(s.victory)), lambda: round_counters(s)),
        *map_and_battle(look),
        *drawn("dials", dials_from, lambda: dials(*dials_from)),
    ]
    return Shared(of, table, [*victories(look, of), *supply(look)])


def everything(s: Dawn) -> list[tuple[Any, ...]]:
    """By player what the figures of that player are made from: all that the player has, the cards that players have
    given to each other, and the map."""
    others = [(e.pacts, e.embassies, e.leader, e.resigned, e.caravans) for e in s.empires]
    there = s.atlas, s.hold, s.things, s.barbarians, s.wonder_at, s.facedown
    return [(figures(e), others, there, s.mover == p) for p, e in enumerate(s.empires)]


def map_and_battle(look: Look[Dawn, DawnView]) -> list[Section]:
    """What belongs to a battle is drawn again each time: it is made from nearly everything."""
    s, declared = look.s, attacks(look.s)
    values = {at: (int(attack_value(s, b)), int(defence_value(s, b))) for at, b in declared.items()}
    top = s.stack[-1] if s.stack and isinstance(s.stack[-1], LayTile) else None
    building = any(isinstance(frame, LayOut) for frame in s.stack)
    caravans = [e.caravans for e in s.empires]
    grown = [
        at for at, hold in enumerate(s.hold) if hold and kind_of(hold) >= CITY and mature(s, owner_of(hold), at)
    ]  # fmt: skip
    there = s.atlas, s.hold, s.things, s.barbarians, s.wonder_at, caravans, grown, s.round + len(s.victory) > 0
    return [
        *battle(s),
        *targets_with_sums(s, declared),
        look.drawn("map", (there, values, building, top, s.core), lambda: world_map(s, building, values)),
        *look.drawn("tiles", (asked := tiles_asked_about(s),), lambda: tile_sides(s, asked)),
    ]


# round and events


def round_counters(s: Dawn) -> list[Section]:
    """The round and, when known, the first player."""
    first = [Cards(title="first", items=[Item.of("seat", SEATS[s.first])], size="chip")] if s.victory else []
    return [Counters(title="course", items=[Count("round", int(s.round) + 1)]), *first]


def dials(pointer: int, compass: int) -> list[Section]:
    """The coming events in order, and where each face of the die sends barbarians."""
    sections = [SECTIONS[(pointer + 1 + i) % len(SECTIONS)] for i in range(len(SECTIONS))]
    faces = [Count(f"way-{d}", (d - compass) % DIRECTIONS + 1) for d in range(DIRECTIONS)]
    return [
        Cards(title="event-dial", items=[Item.of("event", EVENT_NAMES[x]) for x in sections], size="chip"),
        Counters(title="compass", items=faces),
    ]


# wonders, victory cards, supply


def wonders(s: Dawn, me: int) -> list[Section]:
    """The open wonders, with their cost for the viewer and the production available; and the decks."""
    items = []
    for w in s.offer:
        if w != NONE and s.empires[me].leader >= 0:
            cost, could = wonder_price(s, me, w), production(s, me, w)
            can = could >= cost.total and bool(free_cities(s, me))
            tone = appearance(s.rules, "wonder", w).tone
            name = f"wonder:{WONDER[w]}"
            items.append(Item(name, "production", cost.total, could, can=can, tone=tone, cost=Price([cost])))
    left = [sum(s.left[d * len(ERAS) : (d + 1) * len(ERAS)]) for d in range(len(DECKS))]
    counts = [Count(deck.replace("_", "-"), n) for deck, n in zip(DECKS, left)]
    return [*([Cards(title="wonders", items=items)] if items else []), Counters(title="decks", items=counts)]


def production(s: Dawn, p: int, w: int) -> int:
    """CND-10.9: from the slot of the industry card, with all resources and tokens that may be spent."""
    slots = slots_of(s, p, INDUSTRY)
    return max(
        (int(base_production(s, p, i, number_of(s, p, i)) + production_to_add(s, p, i, w)) for i in slots), default=0
    )


def victories(look: Look[Dawn, DawnView], of: list[Any]) -> list[Section]:
    """The victory cards and, for every player, the progress of each agenda, or that it is met."""
    s = look.s
    if not s.victory:
        return []
    by_player = [look.kept(f"agendas {p}", (s.victory, of[p]), partial(cells, s, p)) for p in range(len(s.empires))]
    return look.drawn("agendas", (s.victory, by_player), lambda: agendas(s, by_player))


def agendas(s: Dawn, by_player: list[list[str | int]]) -> list[Section]:
    numbers = [n for c in s.victory for n in (s.rules.goals[c].first, s.rules.goals[c].second)]
    rows = [
        Row(f"agenda:{AGENDA[n]}", [int(s.rules.agendas[n].amount), *(of[i] for of in by_player)])
        for i, n in enumerate(numbers)
    ]
    seats = [f"seat:{seat}" for seat in SEATS[: len(s.empires)]]
    return [
        Cards(title="victory-cards", items=[Item.of("goal", VICTORY[c]) for c in s.victory]),
        Grid(title="progress", columns=["wanted", *seats], rows=rows),
    ]


def cells(s: Dawn, p: int) -> list[str | int]:
    """For both agendas of every victory card the progress of one player; or that it is met now, where it is marked.

    A mark lies on the card: where neither agenda is met any more, nothing says for which of them it was given.
    """
    out = list[str | int]()
    for c in s.victory:
        card, marked = s.rules.goals[c], has(s.empires[p].marks, c)
        for number in (card.first, card.second):
            met = marked and s.rules.agendas[number].met(s, p)
            out.append("piece:met" if met else progress(s, p, number))
    return out


PROGRESS: Final[dict[str, Callable[[Dawn, int], int]]] = {  # by agenda, CND-12.8
    "civilized": lambda s, p: len(cities_of(s, p)),
    "warmonger": lambda s, p: int(size(states_held(s, p))),
    "explorer": lambda s, p: sum(coastal(s, at) for at in spaces_of(s, p)),
    "technophile": lambda s, p: max(int(s.empires[p].dial), int(s.empires[p].peak)),
    "populous": lambda s, p: len(mature_cities(s, p)),
    "preservationist": lambda s, p: int(size(s.empires[p].naturals)),
}


def progress(s: Dawn, p: int, number: int) -> int:
    agenda = s.rules.agendas[number]
    n = int(wonders_of_deck(s, p, agenda.deck)) if isinstance(agenda, Patron) else PROGRESS[agenda.name](s, p)
    return max(n, int(agenda.amount)) if agenda.met(s, p) else n


def supply(look: Look[Dawn, DawnView]) -> list[Section]:
    """Resources that nobody has, and city-states on the map with the number of diplomacy cards left; face down if
    conquered."""
    s = look.s
    left = [int(copies_left(s, i)) for i in range(len(CITY_STATES))]
    made_from = s.things, s.facedown, left
    resources = look.drawn("supply", s.supply, lambda: Counters(title="supply", items=[
        Count(name, n) for name, n in zip(RESOURCES, s.supply)
    ]))  # fmt: skip
    return [resources, *look.drawn("states", made_from, lambda: states(s, look.view.things, left))]


def states(s: Dawn, things: dict[str, str], left: list[int]) -> list[Section]:
    items, there = [], set(things.values())
    for i, name in enumerate(CITY_STATES):
        down = has(s.facedown, i)
        if name in there or down:
            note = "face-down" if down else "cards-left"
            items.append(Item(f"state:{name}", note, left[i], tone=appearance(s.rules, "state", i).tone))
    return [Cards(title="city-states", items=items, size="chip")] if items else []


# the map


def world_map(s: Dawn, building: bool, combat_values: dict[int, tuple[int, int]]) -> HexMap:
    tokens, atlas = tokens_by_space(s), s.atlas
    hexes = [
        hex_of(at, atlas.q[at], atlas.r[at], int(terrain(s, at)), combat_values.get(at), *pieces_on(s, at, building),
               tokens.get(at, ()))
        for at in atlas.spaces
    ]  # fmt: skip
    return HexMap(title="map", hexes=[*hexes, *places(s)], edges=borders(s))


@lru_cache(maxsize=8192)
def hex_of(
    at: int,
    q: int,
    r: int,
    land: int,
    combat_values: tuple[int, int] | None,
    hold: int,
    pieces: tuple[str, ...],
    what: int,
    lair: int,
    tokens: tuple[tuple[str, str, int], ...],
) -> Hex:
    """Kept: most of a map stays as it is from one move to the next."""
    seat = SEATS[owner_of(hold)] if hold else ""
    both = zip(("attack", "defence"), combat_values or ())
    return Hex(
        q=q,
        r=r,
        ref=f"space:{SPACE_NAMES[at]}",
        terrain=TERRAINS[land],
        seat=seat,
        pieces=[
            *(Piece(piece, seat) for piece in pieces),
            *marked(what),
            *([Piece("piece:lair", note=BARBARIANS[lair])] if lair != NONE else []),
            *(Piece(ref, owner, n) for ref, owner, n in tokens),
            *(Piece(f"piece:{side}", count=n, figure=True) for side, n in both),
        ],
        number=None if land == WATER else DIFFICULTY[land],
    )


def pieces_on(s: Dawn, at: int, building: bool) -> tuple[int, tuple[str, ...], int, int]:
    """What stands there and lies there: a hold with its pieces, a printed thing, and an empty lair. While the map is
    built, the printed mark."""
    printed, hold = int(mark(s, at)), s.hold[at]
    what = printed if building else int(s.things[at])
    lair = empty_lair(s, at, printed - BARBARIAN_MARK) if printed >= BARBARIAN_MARK else NONE
    return hold, held(s, at) if hold else (), what, lair


def tokens_by_space(s: Dawn) -> dict[int, tuple[tuple[str, str, int], ...]]:
    """Wonders, barbarians and caravans: a reference, the seat and how many."""
    out: dict[int, tuple[tuple[str, str, int], ...]] = {}
    for w, at in enumerate(s.wonder_at):
        if at != NONE:
            out[at] = *out.get(at, ()), (f"wonder:{WONDER[w]}", "", 1)
    for b, at in enumerate(s.barbarians):
        if at != NONE:
            out[at] = *out.get(at, ()), (f"barbarian:{BARBARIANS[b]}", "", 1)
    for seat, e in zip(SEATS, s.empires):
        for at in dict.fromkeys(e.caravans):
            out[at] = *out.get(at, ()), ("piece:caravan", seat, e.caravans.count(at))
    return out


@cache
def marked(what: int) -> list[Piece]:
    return [Piece(f"{kind}:{names[what - start]}") for start, kind, names in MARKS if 0 <= what - start < len(names)]


def empty_lair(s: Dawn, at: int, letter: int) -> int:
    """CND-13.13: a mark of a barbarian that is not there now: it may return to it. NONE where there is no such mark."""
    if s.round + len(s.victory) == 0 or letter >= len(BARBARIANS) or s.barbarians[letter] == at:
        return NONE
    return letter


def held(s: Dawn, at: int) -> tuple[str, ...]:
    """A control token or a city; with a piece each for a mature city and for a conquered city-state."""
    hold = s.hold[at]
    p, kind = int(owner_of(hold)), int(kind_of(hold))
    grown = ("piece:mature",) if kind >= CITY and mature(s, p, at) else ()
    return (f"hold:{HOLDS[kind]}", *grown, *(("piece:conquered",) if state_at(s, at) != NONE else ()))


def places(s: Dawn) -> list[Hex]:
    """While a tile is laid: the cells where its hex 0 may lie, named as in the answers."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, LayTile):
        return []
    there = sorted({int(cell_of(how)) for how in placements(s.atlas, s.core)})
    return [Hex(int(anchor_q(at)), int(anchor_r(at)), f"cell:{CELL_NAMES[at]}") for at in there]


def tiles_asked_about(s: Dawn) -> list[int]:
    """The tile to be laid, or those of which one is chosen."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, LayTile):
        return [int(frame.tile)]
    return [int(tile) for tile in s.tile_hands[frame.player]] if isinstance(frame, ChooseTile) else []


def tile_sides(s: Dawn, tiles: list[int]) -> list[Section]:
    """Tiles one below the other, not rotated: side A of each, and beside it side B."""
    hexes = [
        hex
        for row, tile in enumerate(tiles)
        for n, side in enumerate(s.rules.tiles[tile].sides)
        for hex in tile_hexes(tile, row, n, side)
    ]
    return [HexMap(title="tile-sides", hexes=hexes)] if hexes else []


def tile_hexes(tile: int, row: int, number: int, side: Side) -> list[Hex]:
    out = []
    for hex, land in enumerate(side.terrain):
        q, r = hex_offset(number, 0, hex)
        q, r = q + number * APART - row * (BELOW // 2), r + row * BELOW
        name, difficulty = f"space:{SPACE_NAMES[tile * HEXES + hex]}", None if land == WATER else DIFFICULTY[land]
        out.append(Hex(q, r, name, TERRAINS[land], pieces=marked(side.mark[hex]), number=difficulty))
    return out


def borders(s: Dawn) -> list[Edge]:
    """Edges between two tiles."""
    return borders_of(tuple((int(at), int(s.atlas.q[at]), int(s.atlas.r[at])) for at in s.atlas.spaces))


@lru_cache(maxsize=256)
def borders_of(spaces: tuple[tuple[int, int, int], ...]) -> list[Edge]:
    """By spaces with their coordinates. Kept, because a map stays as it was laid for the whole game."""
    there = {(q, r): at for at, q, r in spaces}
    out = []
    for at, q, r in spaces:
        for side, (dq, dr) in enumerate(SIDE_STEPS):
            to = there.get((q + dq, r + dr), NONE)
            if to != NONE and tile_of(to) != tile_of(at):
                out.append(Edge(q, r, side, "region"))
    return out


def tile_of(space: int) -> int:
    return space // HEXES if space < FIRST_WATER else space
