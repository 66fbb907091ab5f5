"""The names of all kinds of arguments, and the fields of all questions. Not compiled."""

from __future__ import annotations

from ecumene.games.clash_of_cultures.cards import civil_cards, combat_cards
from ecumene.games.clash_of_cultures.cards.categories import CATEGORIES
from ecumene.games.clash_of_cultures.cards.regions import SIDES
from ecumene.games.clash_of_cultures.rules import costs, objectives, setup, status_phase, turn
from ecumene.games.clash_of_cultures.rules.action_cards import civil_questions, draw_cards, mercenaries, play_cards
from ecumene.games.clash_of_cultures.rules.advances import abilities, learn, learn_by_card
from ecumene.games.clash_of_cultures.rules.battle import capture, casualties, choose_card, dice, rounds
from ecumene.games.clash_of_cultures.rules.cities import activate, build, civic_improvement, collect, free_units, grow
from ecumene.games.clash_of_cultures.rules.events import (
    barbarians,
    civil_war,
    disasters,
    draw_events,
    great_persons,
    lose_units,
    moods_and_gifts,
)
from ecumene.games.clash_of_cultures.rules.influence import roll
from ecumene.games.clash_of_cultures.rules.map.cells import CELL_NAMES
from ecumene.games.clash_of_cultures.rules.map.packed_city import MOODS, PIECES
from ecumene.games.clash_of_cultures.rules.map.packed_unit import FLEETS, UNITS
from ecumene.games.clash_of_cultures.rules.movement import (
    destination,
    embark,
    enter_space,
    explore,
    explore_by_card,
    move,
    sail,
)
from ecumene.games.clash_of_cultures.rules.seat import GOODS
from ecumene.games.clash_of_cultures.rules.trade import routes, trade
from ecumene.games.clash_of_cultures.rules.wonders import build_wonder, ownership
from ecumene.kernel.border.kinds import Kind
from ecumene.kernel.border.questions import Questions

SEATS = "ABCD"
OWNERS = [*SEATS, "barbarians"]
RULES = setup.PRINTED
ADVANCE = [row.name for row in RULES.advances]
WONDER = [row.name for row in RULES.wonders]
EVENT = [row.name for row in RULES.events]
ACTION = [row.name for row in RULES.actions]
OBJECTIVE = [row.name for row in RULES.objectives]
GOAL = [row.name for row in RULES.goals]
REGION = [row.name for row in RULES.regions]
KINDS: dict[str, list[str] | int] = {
    "cell": CELL_NAMES,
    "seat": list(SEATS),
    "owner": OWNERS,
    "advance": ADVANCE,
    "category": CATEGORIES,
    "wonder": WONDER,
    "event": EVENT,
    "action": ACTION,
    "objective": OBJECTIVE,
    "goal": GOAL,
    "region": REGION,
    "side": SIDES,
    "piece": PIECES,
    "unit": UNITS,
    "mood": MOODS,
    "good": GOODS,
    "fleet": FLEETS,
    "road": ["food", "ore", "both"],
    "troop": ["settlers", "soldiers", "tired_settlers", "tired_soldiers"],
    "ship": 5,
    "few": 5,
    "count": 9,
    "number": 256,
}
DECLARED_KINDS = {
    "cell": Kind.COORDINATE,
    "owner": Kind.SEAT,
    **dict.fromkeys(("side", "good", "fleet", "road", "troop", "ship"), Kind.WORD),
}

# The modules with frames.
MODULES = [
    abilities, build, activate, enter_space, roll, barbarians, build_wonder, capture, civic_improvement, civil_cards,
    civil_questions, mercenaries, collect, combat_cards, disasters, embark, moods_and_gifts, draw_events, explore,
    grow, draw_cards, choose_card, learn, learn_by_card, lose_units, move, destination, objectives, great_persons,
    free_units, play_cards, costs, civil_war, dice, rounds, routes, sail, setup, casualties, status_phase,
    explore_by_card, trade, turn, ownership,
]  # fmt: skip

# The kinds of the frames' fields after `player`. A field that may be -1 is a number.
FRAMES = {
    "Build": "cell number number number",
    "PayAbility": "number number number",
    "PayUnit": "number number cell number number number unit",
    "EndActivation": "seat cell",
    "MoreBarbarians": "seat",
    "PayWonder": "number number wonder cell",
    "WonderStands": "seat",
    "ChooseVictim": "cell",
    "PayMood": "cell number",
    "MayTeach": "seat",
    "LearnInTurn": "seat seat",
    "GainIdeas": "seat number",
    "MaySwap": "seat",
    "LookAtPlans": "seat number",
    "SendBarbarians": "cell number",
    "PayFar": "number number cell",
    "Collect": "cell number number number number number",
    "Erupt": "event",
    "Quake": "event number number number",
    "FallingMood": "seat cell number",
    "KeepMood": "cell number",
    "AskReceiver": "seat",
    "LowerOwnMood": "seat",
    "RevoltStep": "seat number",
    "DrawEvent": "seat number",
    "EventText": "event seat",
    "Affect": "event seat",
    "OfferPerson": "event seat number",
    "MayTakePerson": "event number",
    "RevealRegion": "seat number number number",
    "Orient": "number region number number",
    "PayGrowth": "number number cell piece",
    "FacePort": "cell",
    "Sanitate": "cell",
    "PaySettler": "number number cell",
    "DrawCards": "seat number number",
    "DrawLater": "seat number",
    "InfluenceRoll": "seat cell",
    "Boost": "cell number",
    "ReplaceBuilding": "cell",
    "Become": "cell",
    "FreeInfluence": "cell number",
    "NextAttempt": "seat cell number",
    "PayAdvance": "number number advance",
    "BuyNext": "seat number number",
    "NextGroup": "seat number",
    "ChooseGroup": "cell",
    "ChooseTo": "cell number",
    "MoveGroup": "seat cell cell number number",
    "ApplyTerrain": "seat cell",
    "Board": "cell cell number troop",
    "Unload": "cell cell number troop number",
    "PersonActs": "seat event",
    "PlaceUnit": "unit",
    "SailTo": "cell fleet",
    "ShipsEnter": "seat cell number number fleet",
    "StopAt": "cell number number fleet",
    "ChooseShip": "cell",
    "EndLighthouseMove": "seat",
    "AfterSurvey": "seat number number",
    "FoundThere": "seat cell",
    "ComposeOffer": "seat",
    "Invited": "seat",
    "AnswerOffer": "seat",
    "AskReserve": "seat",
}
QUESTIONS = Questions(MODULES, SEATS, KINDS, FRAMES)
