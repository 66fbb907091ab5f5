"""Where the things of Duel lie and who knows them."""

from __future__ import annotations

from dataclasses import fields

from ecumene.games.seven_wonders_duel.border.questions import TOKEN
from ecumene.games.seven_wonders_duel.rules.seat import Seat
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.rules.wonders import KeepToken
from ecumene.kernel.border.zones import BAG, EVERYONE, Zone, Zones
from ecumene.kernel.core.bits import bag_of


def library_builder(s: Duel, owner: int) -> int:
    """Who is looking at the tokens drawn: a bag of seats."""
    return bag_of([int(f.player) for f in s.stack if isinstance(f, KeepToken)])


PUBLIC = ["options", "age", "table", "open", "left", "due", "backs", "bag", "guild_bag", "marker"]
PUBLIC += ["offered", "wonder_bag", "discard", "winner", "how"]
PUBLIC += [f"seats.{f.name}" for f in fields(Seat) if f.name != "tokens"]

# The cards need no zones: none is ever known to one seat only. A test of the game's own counts them.
ZONES = Zones(
    [
        Zone("box", "token", BAG, library_builder),  # it follows from what was drawn
        Zone("drawn", "token", BAG, library_builder),
        Zone("tokens", "token", BAG, EVERYONE),
        Zone("seats.tokens", "token", BAG, EVERYONE, each=True),
    ],
    names={"token": TOKEN},
    all_there_is=lambda s: {"token": [1] * len(TOKEN)},
    public=dict.fromkeys(PUBLIC, ""),
)
