"""The questions of the game in names: what a frame's numbers mean. Not compiled."""

from __future__ import annotations

from ecumene.games.through_the_ages.cards import action_cards
from ecumene.games.through_the_ages.cards.rows import AGES
from ecumene.games.through_the_ages.rules import (
    ages,
    colonies,
    hands,
    play_area,
    politics,
    production,
    scoring,
    setup,
    turn,
)
from ecumene.games.through_the_ages.rules.actions import phase
from ecumene.games.through_the_ages.rules.attacks import aggressions, results
from ecumene.games.through_the_ages.rules.events import deck, questions
from ecumene.kernel.border.questions import Questions

SEATS = "ABCD"
CARD = [c.name for c in setup.PRINTED.cards]
ROW = {name: i for i, name in enumerate(CARD)}
KINDS: dict[str, list[str] | int] = {
    "card": CARD,
    "seat": list(SEATS),
    "side": ["a", "b"],
    "age": AGES,
    "number": 2048,
    "place": 14,  # slots of the row, counted from 1
}
FRAMES = {
    "Turn": "seat number",
    "Wars": "seat",
    "DrawCards": "seat number",
    "LoseBlue": "number number number",
    "LoseWorker": "number number",
    "DiscardMilitary": "number",
    "AskBids": "seat",
    "SetEvents": "number",
    "Glimpse": "seat",
    "Affect": "card seat number",
    "Split": "number number seat number",
    "MayBuild": "card",
    "Grant": "number",
    "DestroyBuilding": "seat number",
    "TakeFromRow": "number number",
    "BuildFor": "number number number number",
    "DevelopBy": "number",
    "Defend": "seat card number",
    "Raid": "seat number number number number",
    "Annex": "seat",
    "Infiltrate": "seat number",
    "TakeTechnology": "seat number number",
    "Politics": "number",
    "SecondAction": "seat",
    "AnswerPact": "seat card side",
    "EndGame": "number",
}
MODULES = [
    action_cards, phase, ages, aggressions, colonies, deck, questions, hands, play_area, politics, production,
    scoring, setup, results, turn,
]  # fmt: skip
QUESTIONS = Questions(MODULES, SEATS, KINDS, FRAMES)
