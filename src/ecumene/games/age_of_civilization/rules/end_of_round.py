"""What happens at the end of a round: the pool, the time track, wars and plagues. AOC-8, 15.7 to 15.9."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import SACRIFICE_ICON, WAR, WAR_ICON
from ecumene.games.age_of_civilization.rules.civilizations import refill
from ecumene.games.age_of_civilization.rules.counts import weakest
from ecumene.games.age_of_civilization.rules.gains import receive
from ecumene.games.age_of_civilization.rules.ruleset import part_of_source
from ecumene.games.age_of_civilization.rules.state import WINDOW, Era
from ecumene.games.age_of_civilization.rules.verbs import PLAGUE
from ecumene.games.age_of_civilization.rules.verbs import WAR as WAR_BEGAN
from ecumene.kernel.core.bits import has, one

LOST_IN_WAR: Final = 1  # workers: AOC-8.4
LOST_BY_PLAGUE: Final = 1  # AOC-8.5


def pool_grows(s: Era) -> None:
    """AOC-15.7, 16.7: for one player a coin on each card, then a new card."""
    s.put_pool_coins()
    if s.row().refill:
        refill(s)


def grow_rival(s: Era) -> None:
    """AOC-15.8: the virtual rival becomes stronger."""
    s.set_rival(s.rival + s.row().growth)


def move_on(s: Era) -> None:
    """AOC-8.1, 8.2, 3.2: the first-player token goes counter-clockwise, the permanent card to the right."""
    n: i64 = len(s.nations)
    p: i64 = (s.first - 1) % n
    while s.nations[p].resigned != 0:
        p = (p - 1) % n
    s.pass_first_token(p)
    s.move_permanent_card()


def new_position(s: Era) -> i64:
    """AOC-8.2: the position of the card that has just become available, counted from 0."""
    return s.round + WINDOW - 2


# corner icons


def resolve_icon(s: Era) -> None:
    """AOC-8.3, 8.6: only the icon of the new card."""
    card: i64 = s.track[new_position(s)]
    icon: i64 = s.rules.actions[card].icon
    if icon == WAR_ICON:
        s.report(WAR_BEGAN, card)
        war(s)
    elif icon == SACRIFICE_ICON:
        s.report(PLAGUE, card)
        p: i64
        for p in s.playing():
            s.sacrifice(p, LOST_BY_PLAGUE)


def war(s: Era) -> None:
    """AOC-8.4, 8.8, 8.9, 15.9: first abilities in a war, then all the weakest players sacrifice a worker.

    A player who is immune does not pass the loss on to somebody else.
    """
    losers: i64 = 0  # bag
    p: i64
    for p in range(len(s.nations)):
        if s.nations[p].resigned == 0:
            use_war_abilities(s, p)
    for p in range(len(s.nations)):
        if s.nations[p].resigned == 0 and weakest(s, p):
            losers |= one(p)
    for p in range(len(s.nations)):
        if has(losers, p) and s.sacrifice_in_war(p, LOST_IN_WAR) > 0:
            s.lose_silk(p, s.row().silk_lost)


def use_war_abilities(s: Era, p: i64) -> None:
    """AOC-11.18: Persia, regardless of who is the weakest."""
    if not s.nations[p].works_at(WAR):
        return
    a: i64
    for a in s.nations[p].live:
        e = s.rules.effects[a]
        if e.moment == WAR:
            receive(s, p, e, part_of_source(e.source))
