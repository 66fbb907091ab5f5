"""The names of numbers: seats, rows, the kinds of arguments, and the questions."""

from __future__ import annotations

from ecumene.games.lantern.cards.lights import card_rows
from ecumene.games.lantern.rules import auction, picks, raid, turn
from ecumene.kernel.border.questions import Questions

SEATS = "ABCD"
CARD_NAMES = [c.name for c in card_rows()]
KINDS: dict[str, list[str] | int] = {"card": CARD_NAMES, "seat": list(SEATS), "number": 64}  # or how many numbers

# All modules with frames, and the kinds of the fields of a frame, after `player`.
QUESTIONS = Questions([turn, picks, auction, raid], SEATS, KINDS, {"Round": "seat number", "Defend": "seat"})
