"""Where things lie and who knows them: everything is open, and decks have no order."""

from __future__ import annotations

from dataclasses import fields

from ecumene.games.new_dawn.border.questions import WONDER
from ecumene.games.new_dawn.cards.tiles import TILE_NAMES
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.layout import UNPLACED
from ecumene.games.new_dawn.rules.seat import Empire
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.border.zones import EVERYONE, HAND, Zone, Zones
from ecumene.kernel.border.zones import SLOTS as HOLED

OPEN = (
    "atlas", "epic", "victory", "first", "mover", "round", "pointer", "compass", "hold", "things", "barbarians",
    "supply", "left", "wonder_at", "facedown", "core", "battle", "resignations",
)  # fmt: skip
ZONES = Zones(
    [
        Zone("unseen", "wonder", HAND, EVERYONE),  # what is left of the decks follows from the open cards
        Zone("offer", "wonder", HOLED, EVERYONE),
        Zone("tile_box", "tile", HAND, EVERYONE),
        Zone("tile_hands", "tile", HAND, EVERYONE, each=True),
    ],
    names={"wonder": WONDER, "tile": TILE_NAMES},
    all_there_is=lambda s: everything(s),
    public=dict.fromkeys([*OPEN, *(f"empires.{f.name}" for f in fields(Empire))], ""),
)


def everything(s: Dawn) -> dict[str, list[int]]:
    """How many there are of each kind: wonders that are not built, tiles that are not on the map."""
    return {
        "wonder": [int(at == NONE) for at in s.wonder_at],
        "tile": [int(how == UNPLACED) for how in s.atlas.placed],
    }
