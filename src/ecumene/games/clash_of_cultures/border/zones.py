"""Where every card and piece is, and who may know it. Not compiled.

These are secret: action and objective cards in hand, which of them are offered in a trade, a combat card that is face
down, and unfinished private choices. Decks have no order. What is left of events, wonders and regions follows from
what is public.
"""

from __future__ import annotations

from dataclasses import fields

from ecumene.games.clash_of_cultures.border.questions import ACTION, EVENT, OBJECTIVE, REGION, WONDER
from ecumene.games.clash_of_cultures.rules.battle.combat_value import can_use_combat_half
from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER
from ecumene.games.clash_of_cultures.rules.map.packed_city import wonder_of
from ecumene.games.clash_of_cultures.rules.seat import Nation
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.kernel.border.zones import EVERYONE, HAND, LIST, NO_ONE, OWNER, Scratch, Zone, Zones

ZONED = (
    "hand", "hand_known", "objectives", "objectives_known", "laid", "peeked", "scored", "persons",
)  # fmt: skip
OPEN = (
    "texts", "length", "round", "turn", "first", "mover", "city", "tiles", "terrain", "exhausted", "barbarians",
    "battle", "deal", "ending", "resignations",
)  # fmt: skip


def may_be_face_down(s: World, row: int) -> bool:
    """COC-16.8: the attacker's card is face down while the defender chooses. It must be one that can be used here."""
    return s.battle is None or bool(can_use_combat_half(s, ATTACKER, s.rules.actions[row].combat))


def everything(s: World) -> dict[str, list[int]]:
    """How many there are of each kind: all cards, and the wonders and regions that are not on the map."""
    built = {wonder_of(city) for city in s.city if city}
    left = {w for w in range(len(WONDER)) if w not in built} & {*s.wonder_deck, *s.wonders}
    lying = {tile >> 1 for tile in s.tiles if tile != NONE}
    return {
        "action": [1] * len(ACTION),
        "objective": [1] * len(OBJECTIVE),
        "event": [row.copies for row in s.rules.events],
        "wonder": [int(w in left) for w in range(len(WONDER))],
        "region": [int(r not in lying) for r in range(len(REGION))],
    }


ZONES = Zones(
    [
        Zone("action_deck", "action", HAND, NO_ONE),
        Zone("action_gone", "action", HAND, EVERYONE),
        Zone("nations.hand", "action", HAND, OWNER, each=True, knowers="nations.hand_known"),
        Zone("nations.laid", "action", HAND, OWNER, each=True, fits=may_be_face_down),
        Zone("objective_deck", "objective", HAND, NO_ONE),
        Zone("nations.objectives", "objective", HAND, OWNER, each=True, knowers="nations.objectives_known"),
        Zone("nations.peeked", "objective", HAND, OWNER, each=True),
        Zone("nations.scored", "objective", LIST, EVERYONE, each=True),
        Zone("event_deck", "event", HAND, EVERYONE),  # what is left of a deck follows from what is public
        Zone("event_gone", "event", HAND, EVERYONE),
        Zone("event_out", "event", HAND, EVERYONE),
        Zone("nations.persons", "event", HAND, EVERYONE, each=True),
        Zone("wonder_deck", "wonder", HAND, EVERYONE),
        Zone("wonders", "wonder", LIST, EVERYONE),
        Zone("regions", "region", HAND, EVERYONE),
    ],
    names={"action": ACTION, "objective": OBJECTIVE, "event": EVENT, "wonder": WONDER, "region": REGION},
    all_there_is=everything,
    public=dict.fromkeys([*OPEN, *(f"nations.{f.name}" for f in fields(Nation) if f.name not in ZONED)], ""),
    scratch=(
        Scratch("offered", "nations.hand"),
        Scratch("offered_objectives", "nations.objectives"),
        Scratch("offered_goods", kind="good"),
        Scratch("wanted", kind="good"),
    ),
)
