"""Marks on victory cards, ranking and the end of the game. CND-12, 19."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.map.spaces import spaces_of, unused_tokens, wonders_of
from ecumene.games.new_dawn.rules.pieces.removal import Lift
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import WON
from ecumene.kernel.core.bits import has, size

# how a game ends
BY_AGENDAS: Final = 0
ALONE: Final = 1
ENDINGS: Final = ["agendas", "alone"]


# marks


def mark_agendas(s: Dawn) -> None:
    """CND-12.2: every player who fulfils an agenda marks its card at once."""
    p: i64
    card: i64
    for card in s.victory:
        row = s.rules.goals[card]
        for p in range(len(s.empires)):
            if not has(s.empires[p].marks, card) and (
                s.rules.agendas[row.first].met(s, p) or s.rules.agendas[row.second].met(s, p)
            ):
                mark(s, p, card)


def mark(s: Dawn, p: i64, card: i64) -> None:
    """CND-12.3, 12.7: a control token marks the card for the rest of the game.

    If none is unused, one is lifted from the map.
    """
    s.mark(p, card)
    if unused_tokens(s, p) < 0:
        s.ask(Lift(p))


# the end of the game


def has_won(s: Dawn, p: i64) -> bool:
    """CND-12.1, 12.4: a mark on every card in play."""
    card: i64
    for card in s.victory:
        if not has(s.empires[p].marks, card):
            return False
    return s.playing(p)


def check_victory(s: Dawn) -> None:
    """CND-12.4: the game ends at once when somebody has won."""
    p: i64
    for p in range(len(s.empires)):
        if has_won(s, p):
            end_game(s)
            return


def ranking(s: Dawn, p: i64) -> tuple[int, int, int, int]:
    """CND-12.5, R-23: winners first, then by marks, wonders, friendly spaces.

    Who resigned later ranks before who resigned earlier.
    """
    e = s.empires[p]
    if e.resigned:
        return (-1, e.resigned, 0, 0)
    marks: i64 = size(e.marks)
    return (1 if has_won(s, p) else 0, marks, len(wonders_of(s, p)), len(spaces_of(s, p)))


def end_game(s: Dawn) -> None:
    """The game is over: the best players have won."""
    p: i64
    best: tuple[int, int, int, int] = (-1, 0, 0, 0)
    for p in range(len(s.empires)):
        best = max(best, ranking(s, p))
    for p in range(len(s.empires)):
        if s.playing(p) and ranking(s, p) == best:
            s.report(WON, p)
    s.stack.clear()
