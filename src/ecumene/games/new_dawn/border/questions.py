"""The kinds of arguments with their names, and every frame of the game with the kinds of its fields. Not compiled."""

from __future__ import annotations

from ecumene.games.new_dawn.cards.rows import DECKS, ERAS, TYPES
from ecumene.games.new_dawn.cards.tiles import (
    BARBARIANS,
    CITY_STATES,
    NATURAL_WONDERS,
    RESOURCES,
    SIDES,
    SPACE_NAMES,
    TERRAINS,
    TILE_NAMES,
)
from ecumene.games.new_dawn.rules import (
    barbarians,
    culture,
    diplomacy,
    embassy_gifts,
    events,
    resources,
    science,
    setup,
    start_of_turn,
    turn,
    wonder_questions,
)
from ecumene.games.new_dawn.rules.economy import exchange, movement
from ecumene.games.new_dawn.rules.events import EVENT_NAMES
from ecumene.games.new_dawn.rules.focus_row import natural_wonders, state_tokens, trade_tokens
from ecumene.games.new_dawn.rules.holds import HOLDS
from ecumene.games.new_dawn.rules.industry import build, wonders
from ecumene.games.new_dawn.rules.map import construction
from ecumene.games.new_dawn.rules.map.layout import CELL_NAMES, ROTATIONS
from ecumene.games.new_dawn.rules.military import attacks, battle, capture
from ecumene.games.new_dawn.rules.pieces import placement, removal
from ecumene.games.new_dawn.rules.seat import SLOTS
from ecumene.kernel.border.kinds import Kind
from ecumene.kernel.border.questions import Questions

SEATS = "ABCD"
RULES = setup.PRINTED
FOCUS = [row.name for row in RULES.cards]
LEADER = [row.name for row in RULES.leaders]
WONDER = [row.name for row in RULES.wonders]
PACT = [row.name for row in RULES.pacts]
VICTORY = [row.name for row in RULES.goals]
AGENDA = [row.name for row in RULES.agendas]
KINDS: dict[str, list[str] | int] = {
    "space": SPACE_NAMES,
    "seat": list(SEATS),
    "card": FOCUS,
    "type": TYPES,
    "slot": [str(i + 1) for i in range(SLOTS)],
    "leader": LEADER,
    "wonder": WONDER,
    "deck": DECKS,
    "era": ERAS,
    "pact": PACT,
    "state": CITY_STATES,
    "natural": NATURAL_WONDERS,
    "resource": RESOURCES,
    "barbarian": BARBARIANS,
    "goal": VICTORY,
    "agenda": AGENDA,
    "tile": TILE_NAMES,
    "side": SIDES,
    "hold": HOLDS,
    "terrain": TERRAINS,
    "piece": ["caravan"],
    "event": EVENT_NAMES,
    "turn": ROTATIONS,
    "way": ROTATIONS,
    "cell": CELL_NAMES,
    "number": 256,
    "round": 1 << 14,  # a game has no last round
}
DECLARED_KINDS = {
    **dict.fromkeys(("space", "cell"), Kind.COORDINATE),
    **dict.fromkeys(("slot", "deck", "era", "side", "turn", "way"), Kind.WORD),
}

MODULES = [
    attacks, barbarians, battle, build, capture, construction, culture, diplomacy, embassy_gifts, events, exchange,
    movement, natural_wonders, placement, removal, resources, science, setup, start_of_turn, state_tokens, trade_tokens,
    turn, wonder_questions, wonders,
]  # fmt: skip

# A field that may be -1 is a number.
FRAMES = {
    "Raid": "number number",
    "ScatterRoll": "barbarian",
    "AssignCapital": "seat",
    "DealCapital": "seat",
    "DrawCore": "side number number number",
    "NextTile": "seat number",
    "LayTile": "tile",
    "Occupy": "seat space hold",
    "ConquerOrLiberate": "space",
    "Plunder": "seat number number number",
    "MoreTokens": "seat slot number number",
    "PlaceTokens": "slot number number",
    "CultureText": "seat slot number",
    "ShiftTo": "space",
    "SendEnvoy": "state",
    "MakeTreaty": "seat",
    "MoreTreaties": "seat number number",
    "ShedTreaties": "seat number",
    "Renounce": "seat number",
    "Spending": "seat slot number number",
    "SpendOnSteps": "slot number number",
    "Convoy": "seat slot number number number number",
    "MoveCaravans": "slot number number number number",
    "CaravanMove": "slot number number number number number space number",
    "CaravanArrived": "seat space",
    "AfterArrival": "seat space",
    "Gift": "seat",
    "GrantToken": "seat",
    "Accept": "slot",
    "LiftToPlace": "space",
    "Build": "slot number",
    "Owed": "seat slot wonder number",
    "PayWonder": "slot wonder number",
    "TokensBesideCity": "seat space number number",
    "Surround": "space number number",
    "WageWar": "card number number number",
    "NextAttack": "seat card number number",
    "MayAttack": "card number number",
    "Study": "seat slot number",
    "SpendOnScience": "slot number",
    "Advance": "seat number",
    "DealLeader": "seat",
    "PutNatural": "natural",
    "PutState": "state",
    "BeginTurn": "seat",
    "TurnStep": "seat number",
    "StartAgain": "seat number",
    "ResolveCard": "seat slot number",
    "MayRepeat": "seat slot",
    "ResetCard": "seat slot",
    "CardIsReset": "seat card",
    "AfterReset": "card",
    "Hills": "seat space number",
    "SpreadOverHills": "space number",
    "PointAgain": "space",
    "Cede": "seat space space",
    "Improvements": "seat number number number",
    "TurnUp": "deck",
    "Resite": "wonder",
    "Site": "wonder",
    "Built": "seat wonder",
}

QUESTIONS = Questions(MODULES, SEATS, KINDS, FRAMES)
