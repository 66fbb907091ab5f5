"""Names of cards, wonders, tokens and seats; the arguments of verbs by kind; the questions in names."""

from __future__ import annotations

from ecumene.games.seven_wonders_duel.cards.buildings import CARDS
from ecumene.games.seven_wonders_duel.cards.rows import COUNTED, WONDERS_BUILT
from ecumene.games.seven_wonders_duel.cards.tokens import TOKENS
from ecumene.games.seven_wonders_duel.cards.wonders import WONDERS
from ecumene.games.seven_wonders_duel.rules import science, setup, turn, wonders
from ecumene.games.seven_wonders_duel.rules.structure import PLACES
from ecumene.kernel.border.questions import Questions
from ecumene.kernel.core.bits import bag_of, members

SEATS = "AB"
CARD = [c.name for c in CARDS]
WONDER = [w.name for w in WONDERS]
TOKEN = [t.name for t in TOKENS]
OPTIONS = ["compulsory_progress", "centre_chooses"]
KINDS: dict[str, list[str] | int] = {
    "card": CARD,
    "wonder": WONDER,
    "token": TOKEN,
    "seat": list(SEATS),
    "color": COUNTED[:WONDERS_BUILT],
    "place": PLACES,
    "number": 16384,
}

# The fields of frames after `player`, by kind: for questions in words, views and scenarios.
FIELDS = {
    "TakeLast": "seat",
    "EndOfTurn": "seat number",
    "Destroy": "color",
    "DrawTokens": "seat",
}
QUESTIONS = Questions([setup, turn, science, wonders], SEATS, KINDS, FIELDS)


def named(names: list[str], bag: int, start: int = 0) -> list[str]:
    return [names[start + i] for i in members(bag)]


def ids(names: list[str], words: list[str], start: int = 0) -> int:
    return bag_of([names.index(w) - start for w in words])
