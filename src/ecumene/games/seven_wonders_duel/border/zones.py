"""Where things lie, and who knows them.

The only secret is what the builder of the Great Library has drawn. All else that nobody has seen is in bags, and what a
bag holds follows from what has been seen.
"""

from __future__ import annotations

from dataclasses import fields

from ecumene.games.seven_wonders_duel.border.questions import TOKEN_NAMES
from ecumene.games.seven_wonders_duel.rules.seat import Seat
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.rules.wonders import KeepToken
from ecumene.kernel.border.zones import BAG, EVERYONE, Zone, Zones
from ecumene.kernel.core.bits import bag_of


def library_builder(s: Duel, owner: int) -> int:
    """A bag of seats: who looks at the drawn tokens."""
    return bag_of([int(f.player) for f in s.stack if isinstance(f, KeepToken)])


PUBLIC = ["options", "age", "table", "open", "left", "due", "backs", "bag", "guild_bag", "marker"]
PUBLIC += ["offered", "wonder_bag", "discard", "winner", "how"]
PUBLIC += [f"seats.{f.name}" for f in fields(Seat) if f.name != "tokens"]

# Cards need no zones: no card is ever known to one seat only. A test of this game counts them.
ZONES = Zones(
    [
        Zone("box", "token", BAG, library_builder),  # who knows what was drawn knows what is left
        Zone("drawn", "token", BAG, library_builder),
        Zone("tokens", "token", BAG, EVERYONE),
        Zone("seats.tokens", "token", BAG, EVERYONE, each=True),
    ],
    names={"token": TOKEN_NAMES},
    all_there_is=lambda s: {"token": [1] * len(TOKEN_NAMES)},
    public=dict.fromkeys(PUBLIC, ""),
)
