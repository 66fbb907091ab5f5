"""Caravans that leave the map. CND-9.14, 9.19, 20.9."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.focus_row.row import missing_caravans
from ecumene.games.new_dawn.rules.seat import CARAVANS
from ecumene.games.new_dawn.rules.state import Dawn


def send_home(s: Dawn, p: i64, caravan: i64) -> None:
    """CND-9.19, 20.9: it returns to the economy card, or is laid aside if more caravans are in play than allowed."""
    s.return_caravan(p, caravan, missing_caravans(s, p) < 0)


def raid_caravans(s: Dawn, space: i64) -> None:
    """CND-13.4: every caravan there, of any player, is destroyed."""
    p: i64
    i: i64
    for p in range(len(s.empires)):
        for i in range(CARAVANS):
            if s.empires[p].caravans[i] == space:
                send_home(s, p, i)
