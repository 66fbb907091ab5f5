"""Who plays a match."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.kernel.border.errors import BadArgument
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.match.record import LONGEST_NAME


def seated(game: AnyGame, players: Sequence[str] | int | None) -> list[str]:
    """The names of those who play. How many there are is checked before anything is made for them."""
    if players is None:
        return [""] * game.fewest
    if type(players) is int:
        game.check_players(players)
        return [""] * players
    if isinstance(players, (str, bytes)) or not isinstance(players, Sequence):
        raise BadArgument("players", value=players)
    game.check_players(len(players))
    for name in players:
        if not isinstance(name, str) or len(name) > LONGEST_NAME:
            raise BadArgument("player-name", value=name, most=LONGEST_NAME)
    return list(players)
