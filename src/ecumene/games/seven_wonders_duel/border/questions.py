"""Names of seats, cards, wonders and tokens; the kinds of arguments; the questions in names."""

from __future__ import annotations

from ecumene.games.seven_wonders_duel.cards.buildings import CARDS
from ecumene.games.seven_wonders_duel.cards.rows import COLORS
from ecumene.games.seven_wonders_duel.cards.tokens import TOKENS
from ecumene.games.seven_wonders_duel.cards.wonders import WONDERS
from ecumene.games.seven_wonders_duel.rules import science, setup, turn, wonders
from ecumene.games.seven_wonders_duel.rules.structure import PLACES
from ecumene.kernel.border.kinds import Kind
from ecumene.kernel.border.questions import Questions

SEATS = "AB"
CARD_NAMES = [c.name for c in CARDS]
CARD_NUMBERS = {name: i for i, name in enumerate(CARD_NAMES)}
WONDER_NAMES = [w.name for w in WONDERS]
TOKEN_NAMES = [t.name for t in TOKENS]
OPTIONS = ["compulsory_progress", "centre_chooses"]
KINDS: dict[str, list[str] | int] = {
    "card": CARD_NAMES,
    "wonder": WONDER_NAMES,
    "token": TOKEN_NAMES,
    "seat": list(SEATS),
    "color": COLORS,
    "place": PLACES,
    "number": 16384,
}
DECLARED_KINDS = {"color": Kind.WORD}

# the kinds of the fields of a frame, after `player`
FIELDS = {
    "TakeLast": "seat",
    "EndOfTurn": "seat number",
    "Destroy": "color",
    "DrawTokens": "seat",
}
QUESTIONS = Questions([setup, turn, science, wonders], SEATS, KINDS, FIELDS)
