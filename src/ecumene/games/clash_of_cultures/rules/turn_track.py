"""The turn track: rounds, turns, and how the game can end. COC-4.1, 8.1, 25.3, 25.6 to 25.12."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.state import DIE_ENDS, FOUR_ROUNDS, WONDER_ENDS, World

TURNS: Final = 3  # of a round
STATUS: Final = 3  # instead of a turn, during the status phase
ROUNDS: Final[list[int]] = [6, 4, 7, 7]  # by variant
LAST_TURNS: Final = 5  # on the back of the track: COC-25.6
FIRST_ENDING_ROLL: Final = (
    6  # the roll that ends the game in the first of them; one less in each later turn (COC-25.10)
)

# how the game ended, or will end after this turn: `World.ending`
GOING_ON: Final = 0
WONDER_BUILT: Final = 1  # after this turn (COC-25.9)
ROUNDS_OVER: Final = 2
WITHOUT_CITY: Final = 3
DIE_ROLLED: Final = 4
ONE_PLAYER_LEFT: Final = 5
ENDINGS: Final = ["", "wonder", "rounds", "cities", "die", "last"]


def rounds(s: World) -> i64:
    return ROUNDS[s.length]


def is_last_round(s: World) -> bool:
    """COC-4.1, 25.3, 25.8."""
    return s.round + 1 >= rounds(s)


def last_turn(s: World) -> i64:
    """COC-25.6: which of the last five turns of the track it is, from 0; -1 before them and in the status phase."""
    if s.turn >= TURNS:
        return -1
    return max(s.round * TURNS + s.turn - (rounds(s) * TURNS - LAST_TURNS), -1)


def rolls_for_end(s: World) -> bool:
    """COC-25.7."""
    return s.length == DIE_ENDS and last_turn(s) >= 0


def ends_on(s: World) -> i64:
    """COC-25.10: the lowest roll that ends the game at the start of this turn."""
    return FIRST_ENDING_ROLL - last_turn(s)


def note_wonder(s: World) -> None:
    """COC-25.9, 25.12: a wonder was built. In one of the last turns it ends the game after this turn."""
    if s.length == WONDER_ENDS and last_turn(s) >= 0:
        s.end_after_turn(WONDER_BUILT)


def free_advances(s: World) -> i64:
    """COC-15.2, 25.5: how many each player gets in a status phase."""
    return 2 if s.length == FOUR_ROUNDS else 1


def start_settlers(s: World) -> i64:
    """COC-2.8, 25.4."""
    return 2 if s.length == FOUR_ROUNDS else 1
