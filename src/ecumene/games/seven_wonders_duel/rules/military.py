"""The conflict marker and its zones. SWD-8."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.rules.state import MILITARY, Duel

CAPITAL: Final = 9  # SWD-8.4: this far from the centre
# SWD-1.5, 2.2, 11.2: the zones of one side, from the centre outwards
ZONE_STARTS: Final[list[int]] = [1, 3, 6]  # spaces from the centre
ZONE_POINTS: Final[list[int]] = [2, 5, 10]  # for the leader, at the end
LOOT: Final[list[int]] = [2, 5]  # coins of the military tokens in the second and the third zone


def advance(s: Duel, p: i64, shields: i64) -> None:
    """SWD-8.1, 8.3, 8.6: one space for each shield, toward the opponent's capital. A zone acts when it is entered."""
    side: i64 = 1 if p == 0 else -1
    spaces: i64 = min(shields, CAPITAL - s.marker * side)
    s.report_move(p, spaces)
    moved: i64 = 0
    while moved < spaces:
        moved += 1
        s.move_marker(p, 1)
        lead: i64 = s.marker * side
        if lead == ZONE_STARTS[1]:
            s.plunder(1 - p, 0, LOOT[0])
        elif lead == ZONE_STARTS[2]:
            s.plunder(1 - p, 1, LOOT[1])
        elif lead == CAPITAL:
            s.finish(p, MILITARY)


def military_points(s: Duel, p: i64) -> i64:
    """SWD-11.2: points of the zone where the marker lies."""
    lead: i64 = s.marker if p == 0 else -s.marker
    points: i64 = 0
    zone: i64
    for zone in range(len(ZONE_STARTS)):
        if lead >= ZONE_STARTS[zone]:
            points = ZONE_POINTS[zone]
    return points
