"""Questions in names: the kinds of arguments, and what the numbers of a frame mean. Not compiled."""

from __future__ import annotations

from ecumene.games.through_the_ages.cards.leaders import age_a, age_i, age_ii, age_iii
from ecumene.games.through_the_ages.cards.rows import AGES
from ecumene.games.through_the_ages.rules import (
    card_row,
    colonies,
    hands,
    play_area,
    politics,
    population,
    production,
    scoring,
    setup,
    turn,
)
from ecumene.games.through_the_ages.rules.actions import action_cards, phase
from ecumene.games.through_the_ages.rules.attacks import aggressions, results, wars
from ecumene.games.through_the_ages.rules.events import deck, questions, targets
from ecumene.kernel.border.kinds import Kind
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
DECLARED_KINDS = {"side": Kind.WORD, "age": Kind.WORD, "level": Kind.FIGURE}  # facts say a level as I, II or III
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
    action_cards, phase, card_row, aggressions, wars, results, colonies, deck, questions, targets, hands, play_area,
    politics, population, production, scoring, setup, turn, age_a, age_i, age_ii, age_iii,
]  # fmt: skip
QUESTIONS = Questions(MODULES, SEATS, KINDS, FRAMES)
