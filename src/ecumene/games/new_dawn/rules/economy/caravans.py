"""Caravans as pieces: where they are and how they get there. CND-9.14, 9.19, 20.9."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.focus_row.row import too_few
from ecumene.games.new_dawn.rules.seat import CARAVANS, ON_CARD, UNUSED
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import CARAVAN_ASIDE, CARAVAN_HOME_AGAIN, CARAVAN_MOVED, CARAVAN_SENT


def put_caravan(s: Dawn, p: i64, caravan: i64, space: i64) -> None:
    """CND-9.3: one step, or the first from a city."""
    e = s.empires[p]
    at: i64 = e.caravans[caravan]
    e.caravans[caravan] = space
    if at == ON_CARD:
        s.tell(CARAVAN_SENT, p, space)
    else:
        s.tell(CARAVAN_MOVED, p, at, space)


def send_home(s: Dawn, p: i64, caravan: i64) -> None:
    """CND-9.19, 20.9: destroyed or returned, it lies on the economy card; aside where more are in play than allowed."""
    e = s.empires[p]
    aside: bool = too_few(s, p) < 0
    s.tell(CARAVAN_ASIDE if aside else CARAVAN_HOME_AGAIN, p, e.caravans[caravan])
    e.caravans[caravan] = UNUSED if aside else ON_CARD


def raid_caravans(s: Dawn, space: i64) -> None:
    """CND-13.4: every caravan there, whosever it is."""
    p: i64
    i: i64
    for p in range(len(s.empires)):
        for i in range(CARAVANS):
            if s.empires[p].caravans[i] == space:
                send_home(s, p, i)
