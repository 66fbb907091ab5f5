"""Points and the end of the game. SWD-11."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.rows import BLUE, COINS_PER_POINT
from ecumene.games.seven_wonders_duel.rules.military import military_points
from ecumene.games.seven_wonders_duel.rules.state import CIVILIAN, Duel
from ecumene.kernel.core.bits import members, size
from ecumene.kernel.core.state import SHARED


def card_points(s: Duel, p: i64, color: i64) -> i64:
    """SWD-11.3, 11.5, 11.6: points of the cards of one colour."""
    total: i64 = 0
    for c in s.seats[p].city:
        if s.rules.cards[c].color == color:
            total += s.rules.cards[c].final_points(s, p)
    return total


def wonder_points(s: Duel, p: i64) -> i64:
    total: i64 = 0
    for w in members(s.seats[p].raised):
        total += s.rules.wonders[w].points
    return total


def token_points(s: Duel, p: i64) -> i64:
    """SWD-9.5, 9.10, 9.11, 11.10: points of progress tokens; one of them counts all of them."""
    own: i64 = s.seats[p].tokens
    total: i64 = 0
    for t in members(own):
        total += s.rules.tokens[t].points + s.rules.tokens[t].points_per_token * size(own)
    return total


def treasury_points(s: Duel, p: i64) -> i64:
    """SWD-11.4: points for coins."""
    return s.seats[p].coins // COINS_PER_POINT


def total_points(s: Duel, p: i64) -> i64:
    total: i64 = military_points(s, p) + wonder_points(s, p) + token_points(s, p) + treasury_points(s, p)
    for c in s.seats[p].city:
        total += s.rules.cards[c].final_points(s, p)
    return total


def finish_by_points(s: Duel) -> None:
    """SWD-11.1, 11.7: most points win; then most points of blue cards; then both win."""
    a: i64 = total_points(s, 0)
    b: i64 = total_points(s, 1)
    if a == b:
        a = card_points(s, 0, BLUE)
        b = card_points(s, 1, BLUE)
    s.finish(0 if a > b else 1 if b > a else SHARED, CIVILIAN)
