"""Names at the border: of every row and place, and of every frame with its fields. Not compiled."""

from __future__ import annotations

from ecumene.games.clash_of_cultures import (
    activate,
    activation,
    arrive,
    attempt,
    barbarians,
    build_wonder,
    capture,
    civic,
    civil_cards,
    civil_rules,
    collect,
    combat_cards,
    disasters,
    embark,
    event_rules,
    events,
    explore,
    grow,
    hands,
    lay_cards,
    learn,
    losses,
    move,
    objectives,
    people,
    place,
    play_cards,
    prices,
    revolt,
    rolls,
    rounds,
    routes,
    sail,
    setup,
    sides,
    status,
    survey,
    trade,
    turn,
    wonders,
)
from ecumene.games.clash_of_cultures.advances import CATEGORIES
from ecumene.games.clash_of_cultures.cells import CELL_NAMES
from ecumene.games.clash_of_cultures.pieces import MOODS, PIECES
from ecumene.games.clash_of_cultures.regions import SIDES
from ecumene.games.clash_of_cultures.stock import GOODS
from ecumene.games.clash_of_cultures.units import FLEETS, UNITS
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

# The modules with frames, and the kinds of their fields after `player`.
MODULES = [
    activate, activation, arrive, attempt, barbarians, build_wonder, capture, civic, civil_cards, civil_rules,
    collect, combat_cards, disasters, embark, event_rules, events, explore, grow, hands, lay_cards, learn, losses, move,
    objectives, people, place, play_cards, prices, revolt, rolls, rounds, routes, sail, setup, sides, status, survey,
    trade, turn, wonders,
]  # fmt: skip

# A field that may be -1 is a number.
FRAMES = {
    "Build": "cell number number number",
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
    "Receiver": "seat",
    "OwnMood": "seat",
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
    "Go": "seat cell cell number number",
    "Settled": "seat cell",
    "Board": "cell cell number troop",
    "Unload": "cell cell number troop number",
    "PersonActs": "seat event",
    "PlaceUnit": "unit",
    "SailTo": "cell fleet",
    "ShipsEnter": "seat cell number number fleet",
    "StopAt": "cell number number fleet",
    "ChooseShip": "cell",
    "Moored": "seat",
    "Surveyed": "seat number number",
    "FoundThere": "seat cell",
    "ComposeOffer": "seat",
    "Invited": "seat",
    "AnswerOffer": "seat",
    "AskReserve": "seat",
}
QUESTIONS = Questions(MODULES, SEATS, KINDS, FRAMES)
