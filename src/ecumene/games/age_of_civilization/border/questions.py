"""Every frame of the game: the modules they are in, and the kinds of their fields after `player`. Not compiled."""

from __future__ import annotations

from ecumene.games.age_of_civilization.rules import (
    actions,
    civilizations,
    commands,
    draft,
    end_of_turn,
    gains,
    learning,
    rounds,
    setup,
    turn,
)

MODULES = [civilizations, commands, draft, end_of_turn, gains, learning, actions, rounds, setup, turn]

# A field that may be -1 is a number.
FRAMES = {
    "MoreTechs": "seat number",
    "Target": "action number number",
    "Stones": "action number number",
    "Bonuses": "seat number number number number number",
    "FreeAction": "action",
    "AtBirth": "seat number number",
    "TurnStep": "seat number",
    "Evening": "seat",
    "Ransom": "command",
}
