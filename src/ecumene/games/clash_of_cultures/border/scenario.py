"""Positions of Clash of Cultures from `given` lines, and the facts that `then` lines check: docs/scenarios.md.

`A: food 3; advances tactics fishing; hand spy_high_morale@B; soldier D2 3; ship E4` is a civilization,
`city D2: A happy fortress temple=B port>E3 wonder=great_wall` a city, `tile D3: region_07 turned` a region.
"""

from __future__ import annotations

import re
from typing import Any

from ecumene.games.clash_of_cultures.border.questions import (
    ADVANCE,
    GOAL,
    OBJECTIVE,
    OWNERS,
    REGION,
    SEATS,
    WONDER,
)
from ecumene.games.clash_of_cultures.border.scenario_words import KINDS, WORDS
from ecumene.games.clash_of_cultures.border.view import view
from ecumene.games.clash_of_cultures.border.zones import VIEWS, CityView, city_view
from ecumene.games.clash_of_cultures.cards.regions import SIDES
from ecumene.games.clash_of_cultures.cards.rows import CULTURE_FRAME, MOOD_FRAME
from ecumene.games.clash_of_cultures.rules import setup
from ecumene.games.clash_of_cultures.rules.map.cells import CELL_NAMES
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    MOODS,
    NO_ONE,
    PIECES,
    PORT,
    new_city,
    size_of,
    with_building,
    with_facing,
    with_mood,
    with_uses,
    with_wonder,
)
from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    MOVED,
    NO_BATTLE,
    OF_EACH_UNIT,
    SHIP,
    STUCK,
    UNITS,
    cell_of,
    kind_of,
    ship_of,
    unit,
)
from ecumene.games.clash_of_cultures.rules.map.units import free_ship_number
from ecumene.games.clash_of_cultures.rules.resources import MOST
from ecumene.games.clash_of_cultures.rules.scoring import points
from ecumene.games.clash_of_cultures.rules.seat import RESOURCES, Nation
from ecumene.games.clash_of_cultures.rules.shared_lists import with_one_more, without
from ecumene.games.clash_of_cultures.rules.state import NONE, OFF_MAP, SEA, TERRAINS, UNEXPLORED, World
from ecumene.games.clash_of_cultures.rules.turn import ACTIONS, MAIN
from ecumene.kernel.border.questions import BadScenario
from ecumene.kernel.border.scenario import ScenarioSetup, stated
from ecumene.kernel.border.scenario_words import meant
from ecumene.kernel.core.bits import bag_of, members
from ecumene.kernel.core.piles import add
from ecumene.kernel.core.state import SPECTATOR

WORD = re.compile(r"(\w+)(?:=(\w+))?(?:>(\w+))?")
FLAGS = {"moved": MOVED, "stuck": STUCK, "forest": NO_BATTLE}
LEVELS = {"happiness": (MOOD_FRAME, "mood_tokens"), "culture": (CULTURE_FRAME, "culture_tokens")}  # COC-5.7, 5.9


class WorldScenario(ScenarioSetup):
    """The first turn of A, with the starting cities only: no units on the map, no cards in hands."""

    WORDS, NAMES = WORDS, KINDS

    def blank(self, **options: Any) -> World:
        s = setup.blank(int(options.pop("players", 2)), options.pop("corrections", ""), **options)
        for p, n in enumerate(s.nations):
            s.put_city(n.start, new_city(p, MOODS.index("neutral")))
        s.mover = 0
        s.nations[0].actions = ACTIONS
        self.levels_said: set[tuple[int, str]] = set()
        self.wanted: dict[int, str] = {}  # by cell: the terrain that a scenario names
        return s

    def given(self, s: World, where: str, said: str) -> None:
        words = said.split()
        key, *more = where.split()
        if key in SEATS[: len(s.nations)] and not more:
            self._give(s, SEATS.index(key), words)
        elif key == "terrain":
            pairs = [*more, *words]
            self.wanted |= {CELL_NAMES.index(cell): said for cell, said in zip(pairs[::2], pairs[1::2])}
        elif key == "city":
            at = CELL_NAMES.index(more[0])
            s.put_city(at, self._city(s, at, words))
        elif key == "tile":
            slot = s.layout.slot_of[CELL_NAMES.index(more[0])]
            region = REGION.index(words[0])
            if slot < 0 or region not in s.regions or s.tiles[slot] != NONE:
                raise BadScenario(f"{more[0]} is no unexplored space, or {words[0]} lies somewhere else")
            s.regions = without(s.regions, region)
            s.set_terrain(slot, region, SIDES.index(words[1]))
        elif key == "barbarians":  # barbarians: A3 2 B4
            for i, word in enumerate(words):
                if not word.isdigit():
                    count = int(words[i + 1]) if i + 1 < len(words) and words[i + 1].isdigit() else 1
                    for _ in range(count):
                        s.barbarians = with_one_more(s.barbarians, CELL_NAMES.index(word))
        elif key in ("round", "turn"):  # counted from 1
            setattr(s, key, int(said) - 1)
        else:
            VIEWS.given(s, NONE, key, words)
            if key == "mover":
                s.nations[0].actions = 0
                s.nations[s.mover].actions = ACTIONS

    @staticmethod
    def _city(s: World, at: int, words: list[str]) -> int:
        """`A happy fortress temple=B port>E3 wonder=great_wall uses=1`; `none` removes it."""
        if words == ["none"]:
            return 0
        owner = OWNERS.index(words[0])
        city: int = new_city(owner, MOODS.index("neutral"))
        for word in words[1:]:
            m = WORD.fullmatch(word)
            if not m:
                raise BadScenario(f"not a word of a city: {word!r}")
            name, value, sea = m.groups()
            if name in MOODS:
                city = with_mood(city, MOODS.index(name))
            elif name == "wonder":
                city = with_wonder(city, VIEWS.take(s, "wonder", WONDER.index(value)))
            elif name == "uses":
                city = with_uses(city, int(value))
            elif name not in PIECES or (value or OWNERS[0]) not in OWNERS:
                raise BadScenario(f"not a word of a city: {word!r}{meant(name, [*PIECES, *MOODS, 'wonder', 'uses'])}")
            else:
                city = with_building(city, PIECES.index(name), OWNERS.index(value) if value else owner)
                if sea:
                    if sea not in CELL_NAMES or CELL_NAMES.index(sea) not in s.layout.near[at]:
                        raise BadScenario(f"{sea} is not next to {CELL_NAMES[at]}")
                    facing = s.layout.near[at].index(CELL_NAMES.index(sea))
                    city = with_facing(city, s.layout.near_directions[at][facing])
        return city

    def _give(self, s: World, p: int, words: list[str]) -> None:
        n = s.nations[p]
        key, *rest = words
        if key in RESOURCES:
            n.stock[RESOURCES.index(key)] = int(rest[0])
        elif key == "advances":
            n.advances |= bag_of([ADVANCE.index(w) for w in rest])
        elif key == "scored":  # scored <card> <goal>
            n.scored = n.scored + [VIEWS.take(s, "objective", OBJECTIVE.index(w)) for w in rest[::2]]
            n.achieved = n.achieved + [GOAL.index(w) for w in rest[1::2]]
        elif key in UNITS or key == "aboard":
            self._units(s, p, n, words)
        else:
            VIEWS.given(s, p, key, rest)
            self.levels_said.add((p, key))

    @staticmethod
    def _units(s: World, p: int, n: Nation, words: list[str]) -> None:
        """`soldier D2 3 stuck`, `ship E4`, `aboard soldier 1 2`: two soldiers on ship 1."""
        flags = sum(FLAGS[w] for w in words if w in FLAGS)
        words = [w for w in words if w not in FLAGS]
        if words[0] == "aboard":
            ship = int(words[2])
            at = next((cell_of(u) for u in n.units if kind_of(u) == SHIP and ship_of(u) == ship), NONE)
            if at == NONE:
                raise BadScenario(f"{SEATS[p]} has no ship number {ship}")
            kind, count = UNITS.index(words[1]), int(words[3]) if len(words) > 3 else 1
        else:
            kind, at, ship = UNITS.index(words[0]), CELL_NAMES.index(words[1]), 0
            count = int(words[2]) if len(words) > 2 else 1
        for _ in range(count):
            number = int(free_ship_number(s, p)) if kind == SHIP else ship
            add(n.units, unit(at, kind, number, flags))

    def finish(self, s: World) -> None:
        lay_terrain(s, self.wanted, self.filled)
        for p in range(len(s.nations)):
            for key in LEVELS:
                self._raise_level(s, p, key)
        if not s.stack:
            s.push(MAIN[s.mover])

    def _raise_level(self, s: World, p: int, key: str) -> None:
        """COC-5.7, 5.9: a level is as high as the advances and tokens need, where the scenario does not say more."""
        n, (frame, tokens) = s.nations[p], LEVELS[key]
        known = min(MOST, sum(s.rules.advances[a].frame == frame for a in members(n.advances)))
        least = max(known, getattr(n, tokens))
        if (p, key) not in self.levels_said and least:
            setattr(n, key, least)
            self.filled.append(f"{SEATS[p]}: {key} {least}")
        elif getattr(n, key) < least:
            raise BadScenario(f"{SEATS[p]}: {key} is at least {least}: {known} advances raise it, tokens need it")

    def check_possible(self, s: World) -> None:
        """COC-1.1, 1.3, 3.7: no more units than there are; ships at sea, the others and cities on land."""
        super().check_possible(s)
        for p, n in enumerate(s.nations):
            for kind, most in enumerate(OF_EACH_UNIT):
                if sum(kind_of(u) == kind for u in n.units) > most:
                    raise BadScenario(f"{SEATS[p]} has only {most} {UNITS[kind]}s")
            for u in n.units:
                at, terrain = cell_of(u), s.terrain[cell_of(u)]
                if terrain == OFF_MAP or (
                    terrain > UNEXPLORED and (terrain == SEA) != (kind_of(u) == SHIP or ship_of(u) > 0)
                ):
                    raise BadScenario(f"a {UNITS[kind_of(u)]} cannot be in {CELL_NAMES[at]}: {terrain_word(s, at)}")
        for at, city in enumerate(s.city):
            if city and s.terrain[at] in (OFF_MAP, SEA):
                raise BadScenario(f"a city cannot be in {CELL_NAMES[at]}: {terrain_word(s, at)}")

    # checking

    def checked(self, s: World, where: str, said: str, viewer: int | None) -> None:
        key, *more = where.split()
        if key in SEATS[: len(s.nations)] and not more:
            for fact in said.split(";"):
                name, *words = fact.split()
                found = self._fact(s, SEATS.index(key), name, words, viewer)
                kept = [w for w in words if w not in CELL_NAMES] if name in (*UNITS, "aboard") else words
                kept = kept[-1:] if name in (*UNITS, "aboard") else kept
                assert sorted(found) == sorted(kept), f"{where} {name} is {' '.join(found)}"
            return
        seen = self._seen(s, key, more, viewer)
        assert sorted(seen) == sorted(said.split()), f"{where} is {' '.join(seen) or 'empty'}"

    def _seen(self, s: World, key: str, more: list[str], viewer: int | None) -> list[str]:
        v = view(s, SPECTATOR if viewer is None else viewer)
        at = CELL_NAMES.index(more[0]) if more else NO_ONE
        if key == "city":
            return city_words(s, at, city_view(at, s.city[at])) if s.city[at] else ["none"]
        if key == "size":
            return [str(size_of(s.city[at]))]
        if key == "terrain":
            return [TERRAINS[s.terrain[at]]]
        if key == "distance":
            return [str(distances(s, at)[CELL_NAMES.index(more[1])])]
        if key == "barbarians":
            return [str(s.barbarians.count(at))]
        if key in ("round", "turn"):
            return [str(getattr(s, key) + 1)]
        return stated(v, key)

    def _fact(self, s: World, p: int, key: str, words: list[str], viewer: int | None) -> list[str]:
        n = s.nations[p]
        v = view(s, p if viewer is None else viewer).nations[p]
        if key in RESOURCES:
            return [str(n.stock[RESOURCES.index(key)])]
        if key in UNITS:  # soldier D2 3: land units ashore, or ships
            at = CELL_NAMES.index(words[0])
            here = [u for u in n.units if cell_of(u) == at and kind_of(u) == UNITS.index(key)]
            return [str(len([u for u in here if key == "ship" or ship_of(u) == 0]))]
        if key == "aboard":  # aboard 1 2: land units on that ship
            return [str(len([u for u in n.units if kind_of(u) != SHIP and ship_of(u) == int(words[0])]))]
        if key == "points":  # half points
            return [str(sum(points(s, p)))]
        if key == "scored":
            return [w for x in v.scored for w in (x.objective, x.goal)]
        return stated(v, key, "a civilization")


def terrain_word(s: World, at: int) -> str:
    return "it is not on the map" if s.terrain[at] == OFF_MAP else f"it is {TERRAINS[s.terrain[at]]}"


def lay_terrain(s: World, wanted: dict[int, str], filled: list[str]) -> None:
    """Regions that have these terrains in these spaces, each in a place of its own; the first that fit."""
    slots: dict[int, list[int]] = {}
    for at, name in wanted.items():
        if s.terrain[at] == UNEXPLORED:
            slots.setdefault(s.layout.slot_of[at], []).append(at)
        elif s.terrain[at] == OFF_MAP:
            raise BadScenario(f"{CELL_NAMES[at]} is not on the map of {len(s.nations)} players")
        elif TERRAINS[s.terrain[at]] != name:
            raise BadScenario(f"{CELL_NAMES[at]} is {TERRAINS[s.terrain[at]]}, not {name}")
    fitting = {
        slot: [
            (region, turned)
            for region in s.regions
            for turned in range(len(SIDES))
            if all(
                TERRAINS[s.rules.regions[region].space(s.layout.slots[slot].index(at), turned)] == wanted[at]
                for at in cells
            )
        ]
        for slot, cells in slots.items()
    }
    for slot, (region, turned) in distinct_regions(
        sorted(fitting, key=lambda slot: len(fitting[slot])), fitting
    ).items():
        s.regions = without(s.regions, region)
        s.set_terrain(slot, region, turned)
        filled.append(f"tile {CELL_NAMES[s.layout.slots[slot][0]]}: {REGION[region]} {SIDES[turned]}")


def distinct_regions(slots: list[int], fitting: dict[int, list[tuple[int, int]]]) -> dict[int, tuple[int, int]]:
    """One region for each slot, none twice: the first choice that works out."""

    def found(i: int, used: set[int]) -> dict[int, tuple[int, int]] | None:
        if i == len(slots):
            return {}
        for region, turned in fitting[slots[i]]:
            rest = found(i + 1, used | {region}) if region not in used else None
            if rest is not None:
                return {slots[i]: (region, turned), **rest}
        return None

    out = found(0, set())
    if out is None:
        raise BadScenario("no regions have these terrains in these spaces")
    return out


def city_words(s: World, at: int, v: CityView) -> list[str]:
    """In the words of a `given` line."""
    out = [v.owner, v.mood]
    for building, owner in v.buildings.items():
        word = building if owner == v.owner else f"{building}={owner}"
        if building == PIECES[PORT]:
            sea = s.layout.near[at][s.layout.near_directions[at].index(v.facing)]
            word += f">{CELL_NAMES[sea]}"
        out.append(word)
    if v.wonder:
        out.append(f"wonder={v.wonder}")
    return out + ([f"uses={v.uses}"] if v.uses else [])
