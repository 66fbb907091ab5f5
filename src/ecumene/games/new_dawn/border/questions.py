"""Every frame of the game: the modules they are in, and the kinds of their fields after `player`. Not compiled."""

from __future__ import annotations

from ecumene.games.new_dawn.rules import (
    barbarians,
    culture,
    diplomacy,
    embassy_gifts,
    events,
    science,
    setup,
    start_of_turn,
    turn,
    wonder_questions,
)
from ecumene.games.new_dawn.rules.economy import movement
from ecumene.games.new_dawn.rules.focus_row import tokens
from ecumene.games.new_dawn.rules.industry import build, wonders
from ecumene.games.new_dawn.rules.map import construction
from ecumene.games.new_dawn.rules.military import attacks, battle, capture
from ecumene.games.new_dawn.rules.pieces import placement, removal

MODULES = [
    attacks, barbarians, battle, build, capture, construction, culture, diplomacy, embassy_gifts, events, movement,
    placement, removal, science, setup, start_of_turn, tokens, turn, wonder_questions, wonders,
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
    "Fate": "space",
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
    "Received": "seat space",
    "Farewell": "seat space",
    "Gift": "seat",
    "GrantToken": "seat",
    "Accept": "slot",
    "LiftToPlace": "space",
    "Build": "slot number",
    "Owed": "seat slot wonder number",
    "PayWonder": "slot wonder number",
    "Outskirts": "seat space number number",
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
