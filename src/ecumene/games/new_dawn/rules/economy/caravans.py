"""Caravans as pieces: they are sent, moved and returned. CND-9.14, 9.19, 20.9."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.focus_row.row import missing_caravans
from ecumene.games.new_dawn.rules.seat import CARAVANS, ON_CARD, UNUSED
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import CARAVAN_ASIDE, CARAVAN_HOME_AGAIN, CARAVAN_MOVED, CARAVAN_SENT


def put_caravan(s: Dawn, p: i64, caravan: i64, space: i64) -> None:
    """CND-9.3: a step, or the first step from a city."""
    e = s.empires[p]
    at: i64 = e.caravans[caravan]
    e.caravans[caravan] = space
    if at == ON_CARD:
        s.report(CARAVAN_SENT, p, space)
    else:
        s.report(CARAVAN_MOVED, p, at, space)


def send_home(s: Dawn, p: i64, caravan: i64) -> None:
    """CND-9.19, 20.9: it returns to the economy card, or is laid aside if more caravans are in play than allowed."""
    e = s.empires[p]
    aside: bool = missing_caravans(s, p) < 0
    s.report(CARAVAN_ASIDE if aside else CARAVAN_HOME_AGAIN, p, e.caravans[caravan])
    e.caravans[caravan] = UNUSED if aside else ON_CARD


def raid_caravans(s: Dawn, space: i64) -> None:
    """CND-13.4: every caravan there, of any player, is destroyed."""
    p: i64
    i: i64
    for p in range(len(s.empires)):
        for i in range(CARAVANS):
            if s.empires[p].caravans[i] == space:
                send_home(s, p, i)
