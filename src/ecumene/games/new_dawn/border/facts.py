"""What rows of A New Dawn say, as facts, and their appearance. Figures come from the rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecumene.games.new_dawn.cards.rows import (
    DECKS,
    ERAS,
    INDUSTRY,
    MILITARY,
    ORDERS,
    SCIENCE,
    TYPES,
    Pact,
    StateCard,
    Wonder,
)
from ecumene.games.new_dawn.cards.tiles import (
    BARBARIAN_MARK,
    BARBARIANS,
    CAPITAL_TILE,
    CITY_STATES,
    DIFFICULTY,
    NATURAL,
    NATURAL_WONDERS,
    RESOURCE_MARK,
    RESOURCES,
    SIDES,
    STATE_MARK,
    STATE_TILE,
    TERRAINS,
    WATER,
    WONDER_MARK,
    WONDER_TILE,
)
from ecumene.games.new_dawn.rules.events import EVENT_NAMES
from ecumene.games.new_dawn.rules.holds import HOLDS
from ecumene.games.new_dawn.rules.ruleset import Rules
from ecumene.games.new_dawn.rules.setup import PRINTED
from ecumene.kernel.border.sections import Appearance

Fact = tuple[str, dict[str, Any]]
Figured = Wonder | Pact | StateCard  # rows whose text may have a figure

TONES: Final = ["purple", "blue", "yellow", "brown", "red"]  # by type of focus card
DECK_TONES: Final = ["purple", "yellow", "blue", "red"]
FIGURES: Final = ("tokens", "steps", "caravans", "reach", "slot5", "attacks", "bonus", "bonus_barbarian")
FLAGS: Final = ("water", "enters", "from_caravans")
THROUGH: Final = ["over-water", "over-rivals", "over-barbarians"]
TILE_KINDS: Final = {CAPITAL_TILE: "capital-tile", WONDER_TILE: "wonder-tile", STATE_TILE: "state-tile"}
MARKS: Final = (  # what may be printed on a hex, with the first number of its sort
    (RESOURCE_MARK, "resource", RESOURCES),
    (WONDER_MARK, "natural", NATURAL_WONDERS),
    (STATE_MARK, "state", CITY_STATES),
    (BARBARIAN_MARK, "barbarian", BARBARIANS),
)


def facts(rules: Rules, kind: str, row: int) -> list[Fact]:
    """What a row says, as message ids `fact-<id>` with their figures, corrections included."""
    made = FACTS.get(kind)
    return made(rules, row) if made else []


def appearance(rules: Rules, kind: str, row: int) -> Appearance:
    if kind == "card":
        return Appearance(TONES[rules.cards[row].type])
    if kind == "type":
        return Appearance(TONES[row])
    if kind == "wonder":
        return Appearance(DECK_TONES[rules.wonders[row].deck])
    if kind == "deck":
        return Appearance(DECK_TONES[row])
    if kind == "state":
        return Appearance(TONES[rules.states[row].type])
    return Appearance({"pact": "green", "goal": "gray", "agenda": "gray", "natural": "green"}.get(kind, ""))


def some(name: str, n: int) -> list[Fact]:
    """The fact, or nothing if the figure is zero."""
    return [(name, {"n": int(n)})] if n else []


# cards


def focus_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.cards[number]
    out: list[Fact] = [("type", {"type": TYPES[row.type]})]
    if row.type in (SCIENCE, INDUSTRY):
        out.append((f"focus-{TYPES[row.type]}", {}))
    elif row.type == MILITARY:
        out.append((f"order-{ORDERS[row.order]}", {}))
    for field in FIGURES:
        out += some(f"focus-{field.replace('_', '-')}-{TYPES[row.type]}", getattr(row, field))
    out += [(f"focus-{field.replace('_', '-')}", {}) for field in FLAGS if getattr(row, field)]
    out += [(name, {}) for bit, name in enumerate(THROUGH) if row.through >> bit & 1]
    return out + [(f"focus-{said}", {}) for said in row.says]


def leader_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.leaders[number]
    return [(f"leader-{row.name}", {}), ("row", {"types": [TYPES[type] for type in row.row]})]


def figure(row: Figured, printed: Figured) -> dict[str, Any]:
    """The figure of its text, even if a correction makes it zero."""
    return {"n": int(row.amount)} if printed.amount else {}


def wonder_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.wonders[number]
    out: list[Fact] = [("pays", {"resource": RESOURCES[r]}) for r in row.resources]
    out += some("attack", row.attack) + some("defence", row.defence)
    out += [(f"wonder-{said}", figure(row, PRINTED.wonders[number])) for said in row.says]
    out.append(("deck", {"type": DECKS[row.deck].removesuffix("_deck"), "era": ERAS[row.era]}))
    return [*out, ("cost", {"cost": {"production": int(row.cost)}})]


def pact_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.pacts[number]
    return [(f"pact-{said}", figure(row, PRINTED.pacts[number])) for said in row.says]


def state_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.states[number]
    says: list[Fact] = [(f"state-{said}", figure(row, PRINTED.states[number])) for said in row.says]
    return [("type", {"type": TYPES[row.type]}), *says]


def natural_facts(rules: Rules, number: int) -> list[Fact]:
    return [("counts-as", {"resource": RESOURCES[rules.naturals[number].resource]})]


def victory_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.goals[number]
    return [*agenda_facts(rules, row.first), *agenda_facts(rules, row.second)]


def agenda_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.agendas[number]
    return [(f"agenda-{row.name}", {"n": int(row.amount)})]


# the map


def tile_facts(rules: Rules, number: int) -> list[Fact]:
    """Its kind, and for each side the terrain and the marks, from hex 0 to hex 9."""
    row = rules.tiles[number]
    out: list[Fact] = [(TILE_KINDS[row.kind], {})] if row.kind in TILE_KINDS else []
    for name, side in zip(SIDES, row.sides):
        out.append((f"side-{name}", {"spaces": [TERRAINS[land] for land in side.terrain]}))
        out += [fact for mark in side.mark for fact in mark_facts(name, mark)]
    return out


def mark_facts(side: str, mark: int) -> list[Fact]:
    for start, kind, names in MARKS:
        if start <= mark < start + len(names):
            return [(f"side-{side}-{kind}", {kind: names[mark - start]})]
    return []


def terrain_facts(rules: Rules, number: int) -> list[Fact]:
    if number == WATER:
        return [("water", {})]
    return [("difficulty", {"n": DIFFICULTY[number]}), *([("no-terrain", {})] if number == NATURAL else [])]


FACTS: Final[dict[str, Callable[[Rules, int], list[Fact]]]] = {
    "card": focus_facts,
    "leader": leader_facts,
    "wonder": wonder_facts,
    "pact": pact_facts,
    "state": state_facts,
    "natural": natural_facts,
    "goal": victory_facts,
    "agenda": agenda_facts,
    "tile": tile_facts,
    "terrain": terrain_facts,
    "type": lambda rules, row: [(f"type-{TYPES[row]}", {})],
    "hold": lambda rules, row: [(f"hold-{HOLDS[row]}", {})],
    "event": lambda rules, row: [(f"event-{EVENT_NAMES[row]}", {})],
    "resource": lambda rules, row: [("resource", {})],
    "barbarian": lambda rules, row: [("barbarian", {})],
    "piece": lambda rules, row: [("caravan", {})],
}
