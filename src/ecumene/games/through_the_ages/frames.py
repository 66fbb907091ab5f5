"""The questions of the game in names: what a frame's numbers mean. Not compiled."""

from __future__ import annotations

from ecumene.games.through_the_ages import (
    action_cards,
    actions,
    ages,
    attacks,
    colonize,
    event_deck,
    event_rules,
    hands,
    in_play,
    politics,
    production,
    scoring,
    setup,
    spoils,
    turn,
)
from ecumene.games.through_the_ages.cards import AGES
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
    action_cards, actions, ages, attacks, colonize, event_deck, event_rules, hands, in_play, politics, production,
    scoring, setup, spoils, turn,
]  # fmt: skip
QUESTIONS = Questions(MODULES, SEATS, KINDS, FRAMES)
