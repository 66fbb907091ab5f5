"""Questions in names: the kinds of arguments, and every frame with the kinds of its fields. Not compiled."""

from __future__ import annotations

from ecumene.games.age_of_civilization.cards import modes
from ecumene.games.age_of_civilization.cards.actions import ACTIONS
from ecumene.games.age_of_civilization.cards.technologies import TECHS
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
from ecumene.games.age_of_civilization.rules.row_checks import TRACK
from ecumene.kernel.border.kinds import Kind
from ecumene.kernel.border.questions import Questions

SEATS = "ABCD"
RULES = setup.PRINTED
ACTION = ACTIONS
TECH = TECHS
CIVILIZATION = [row.name for row in RULES.civilizations]
WONDER = [row.name for row in RULES.wonders]
SPECIAL = [row.name for row in RULES.specials]
EVENT = [row.name for row in RULES.events]
COMMAND = [row.name for row in RULES.commands]
ACHIEVEMENT = [row.name for row in RULES.achievements]
MODE = modes.NAMES
VARIANT = ["innovations", "winds", "draft"]
SOURCE = ["table", *CIVILIZATION, *(f"{name}_legacy" for name in CIVILIZATION), *TECH, *WONDER]
KINDS: dict[str, list[str] | int] = {
    "seat": list(SEATS),
    "civilization": CIVILIZATION,
    "action": ACTION,
    "source": SOURCE,
    "tech": TECH,
    "wonder": WONDER,
    "special": SPECIAL,
    "event": EVENT,
    "command": COMMAND,
    "achievement": ACHIEVEMENT,
    "position": [str(i + 1) for i in range(TRACK)],
    "count": 100,
    "number": 10_000,
}
DECLARED_KINDS = {"position": Kind.WORD, "source": Kind.PART}
MODULES = [civilizations, commands, draft, end_of_turn, gains, learning, actions, rounds, setup, turn]

# Kinds of the fields of a frame after `player`. A field that can be -1 is a number.
FRAMES = {
    "MoreTechs": "seat number",
    "Target": "action number number",
    "Stones": "action number number",
    "Bonuses": "seat number number number number number",
    "FreeAction": "action",
    "AtBirth": "seat number number",
    "TurnStep": "seat number",
    "EndOfTurnAbilities": "seat",
    "Ransom": "command",
}
QUESTIONS = Questions(MODULES, SEATS, KINDS, FRAMES)
