"""Verbs of players and of chance, and events: tables of words. See the kernel's codec."""

from __future__ import annotations

from typing import Final

NO_VERB: Final = -1  # instead of a verb

# chosen by a seat: answers to many questions
YES: Final = 0
NO: Final = 1
DONE: Final = 2
PASS: Final = 3
AT: Final = 4
RESIGN: Final = 5

# BASE: chosen by a seat (6 to 39)
TILE: Final = 6
LAY: Final = 7
COMPASS: Final = 8
RESOLVE: Final = 9
SPEND: Final = 10
SPEND_NATURAL: Final = 11
PUT_TOKEN: Final = 12
STORE: Final = 13
UPGRADE: Final = 14
SWAP: Final = 15
GAIN: Final = 16
SHIFT: Final = 17
LIFT: Final = 18
CARRY: Final = 19

# TRADE: chosen by a seat (40 to 69)
ENVOY: Final = 40
TREATY: Final = 41
RENOUNCE: Final = 42
RENEW: Final = 43
SEND: Final = 44
CARAVAN: Final = 45
STEP: Final = 46
ARRIVE: Final = 47
EXCHANGE: Final = 49
FOUND: Final = 50
RAISE: Final = 51
PAY: Final = 52
PAY_NATURAL: Final = 53
SITE: Final = 54
GARDEN: Final = 55
RAZE: Final = 56
POINT: Final = 57
CEDE: Final = 58
RELEASE: Final = 59
DRIVE: Final = 60
GRANT: Final = 61
IMPROVE: Final = 62

# WAR: chosen by a seat (70 to 99)
ATTACK: Final = 70
REINFORCE: Final = 71
CONQUER: Final = 72
LIBERATE: Final = 73
ROB: Final = 74
DISCARD: Final = 75

# chosen by chance (100 to 127)
ROLL: Final = 100
DEAL_LEADER: Final = 101
DEAL_TILE: Final = 102
DRAW_CORE: Final = 103
STARTS: Final = 104
DRAW_VICTORY: Final = 105
TURN_UP: Final = 110

VERBS: Final[list[tuple[int, str, str]]] = [
    (YES, "yes", ""),
    (NO, "no", ""),
    (DONE, "done", ""),
    (PASS, "pass", ""),
    (AT, "at", "space"),
    (RESIGN, "resign", ""),
    # BASE
    (TILE, "tile", "tile"),  # the tile to place next
    (LAY, "lay", "cell side turn"),  # where its hex 0 lies
    (COMPASS, "compass", "way"),  # how the direction token lies: where a 1 sends barbarians
    (RESOLVE, "resolve", "card"),
    (SPEND, "spend", ""),  # one of the tokens on the card being resolved
    (SPEND_NATURAL, "spend_natural", "natural"),  # as a trade token
    (PUT_TOKEN, "put", "card"),  # a trade token that was gained goes on it
    (STORE, "store", ""),  # on the Great Zimbabwe
    (UPGRADE, "upgrade", "card card"),
    (SWAP, "swap", "card card"),
    (GAIN, "gain", "resource"),
    (SHIFT, "shift", "space"),  # a control token from there
    (LIFT, "lift", "space"),  # a control token, to use it elsewhere
    (CARRY, "carry", "card"),  # the card on which a natural wonder or city-state lies
    # TRADE
    (ENVOY, "envoy", "state"),  # a city-state's diplomacy card
    (TREATY, "treaty", "pact"),  # a rival's
    (RENOUNCE, "renounce", "pact"),
    (RENEW, "renew", "pact pact"),  # returned, taken
    (SEND, "send", "space"),  # a caravan from the card, from a city
    (CARAVAN, "caravan", "space"),  # one that stands there moves
    (STEP, "step", "space"),
    (ARRIVE, "arrive", ""),
    (EXCHANGE, "exchange", "resource resource"),  # given, taken
    (FOUND, "found", "space"),
    (RAISE, "raise", "wonder"),
    (PAY, "pay", "resource"),
    (PAY_NATURAL, "pay_natural", "natural"),
    (SITE, "site", "space"),
    (GARDEN, "garden", "space"),
    (RAZE, "raze", "space"),
    (POINT, "point", "space"),
    (CEDE, "cede", "space"),
    (RELEASE, "release", "card"),
    (DRIVE, "drive", "barbarian space"),
    (GRANT, "grant", "card"),  # a trade token on a rival's card
    (IMPROVE, "improve", "card card"),  # by a wonder
    # WAR
    (ATTACK, "attack", "space"),
    (REINFORCE, "reinforce", "space"),
    (CONQUER, "conquer", ""),
    (LIBERATE, "liberate", ""),
    (ROB, "rob", "card"),  # a trade token of the beaten player's card
    (DISCARD, "discard", "card"),  # a trade token
]

# Each names one thing of a set at a time, in any order.
UNORDERED: Final = [PUT_TOKEN, STORE, RELEASE, TREATY, RENOUNCE, IMPROVE, REINFORCE, ROB, DISCARD]

CHANCE_VERBS: Final[list[tuple[int, str, str]]] = [
    (ROLL, "roll", "number"),  # one die
    (DEAL_LEADER, "deal_leader", "leader"),
    (DEAL_TILE, "deal_tile", "tile"),
    (DRAW_CORE, "draw_core", "tile"),
    (STARTS, "starts", "seat"),
    (DRAW_VICTORY, "draw_victory", "goal"),
    (TURN_UP, "turn_up", "wonder"),  # the next card of its deck
]

# events
# BASE (0 to 39)
LEADS: Final = 0
DEALT: Final = 1
CORE_TILE: Final = 2
LAID: Final = 3
FILLED: Final = 4
FIRST_PLAYER: Final = 5
VICTORY_SHOWN: Final = 6
COMPASS_SET: Final = 7
ROUND_BEGAN: Final = 8
TURN_BEGAN: Final = 9
RESOLVED: Final = 10
RESET: Final = 11
SWAPPED_CARDS: Final = 12
PLACED: Final = 13
RETURNED: Final = 14
REPLACED: Final = 15
FLIPPED: Final = 16
SHIFTED: Final = 17
GAINED_RESOURCE: Final = 18
PAID_RESOURCE: Final = 19
GAINED_NATURAL: Final = 20
LOST_NATURAL: Final = 21
USED_NATURAL: Final = 22
NATURAL_ON: Final = 23
TRADE_ON: Final = 24
TRADE_OFF: Final = 25
TRADE_STORED: Final = 26
TRADE_UNSTORED: Final = 27
STATE_ON: Final = 28
STATE_OFF: Final = 29
STATE_FREE: Final = 30
USED_STATE: Final = 31
ADVANCED: Final = 32
UPGRADED: Final = 33
MARKED: Final = 34
WON: Final = 35
RESIGNED: Final = 36
CONTROLS: Final = 37
LOSES: Final = 38
WONDER_AT: Final = 39

# TRADE (40 to 79)
ENVOY_SENT: Final = 40
ENVOY_RETURNED: Final = 41
TREATY_MADE: Final = 42
TREATY_ENDED: Final = 43
CARAVAN_SENT: Final = 44
CARAVAN_MOVED: Final = 45
CARAVAN_HOME_AGAIN: Final = 46
ARRIVED: Final = 47
TURNED_UP: Final = 48
DECK_EMPTY: Final = 49
WONDER_BUILT: Final = 50
CARAVAN_ASIDE: Final = 51

# WAR (80 to 127)
ATTACKED: Final = 80
ATTACK_ROLLED: Final = 81
DEFENCE_ROLLED: Final = 82
ATTACK_WON: Final = 83
ATTACK_FAILED: Final = 84
ROBBED: Final = 85
DIAL_TURNED: Final = 86
DIRECTION_ROLLED: Final = 87
BARBARIAN_MOVED: Final = 88
BARBARIAN_FELL: Final = 89
BARBARIAN_CAME: Final = 90

# later ones of any sort (91 to 127)
LAID_OUT: Final = 91
NATURAL_FREE: Final = 92
STATE_ON_CARD: Final = 93
CARAVAN_ADDED: Final = 94
CARAVAN_REMOVED: Final = 95

EVENTS: Final[list[tuple[int, str, str]]] = [
    # BASE
    (LEADS, "leads", "seat leader"),
    (DEALT, "dealt", "seat tile"),
    (CORE_TILE, "core_tile", "tile"),
    (LAID, "laid", "tile side turn"),
    (FILLED, "filled", "space"),
    (FIRST_PLAYER, "first_player", "seat"),
    (VICTORY_SHOWN, "victory_shown", "goal"),
    (COMPASS_SET, "compass_set", "way"),
    (ROUND_BEGAN, "round_began", "round"),
    (TURN_BEGAN, "turn_began", "seat"),
    (RESOLVED, "resolved", "seat card number"),
    (RESET, "reset", "seat card"),
    (SWAPPED_CARDS, "swapped_cards", "seat card card"),
    (PLACED, "placed", "seat space hold"),
    (RETURNED, "returned", "seat space hold"),
    (REPLACED, "replaced", "seat space hold seat"),
    (FLIPPED, "flipped", "seat space hold"),
    (SHIFTED, "shifted", "seat space space"),
    (GAINED_RESOURCE, "gained_resource", "seat resource"),
    (PAID_RESOURCE, "paid_resource", "seat resource"),
    (GAINED_NATURAL, "gained_natural", "seat natural"),
    (LOST_NATURAL, "lost_natural", "seat natural"),
    (USED_NATURAL, "used_natural", "seat natural"),
    (NATURAL_ON, "natural_on", "seat natural card"),
    (TRADE_ON, "trade_on", "seat card"),
    (TRADE_OFF, "trade_off", "seat card"),
    (TRADE_STORED, "trade_stored", "seat"),
    (TRADE_UNSTORED, "trade_unstored", "seat"),
    (STATE_ON, "state_on", "seat state"),
    (STATE_OFF, "state_off", "seat state"),
    (STATE_FREE, "state_free", "state"),
    (USED_STATE, "used_state", "seat state"),
    (ADVANCED, "advanced", "seat number"),
    (UPGRADED, "upgraded", "seat card card"),
    (MARKED, "marked", "seat goal"),
    (WON, "won", "seat"),
    (RESIGNED, "resigned", "seat"),
    (CONTROLS, "controls", "seat wonder"),
    (LOSES, "loses", "seat wonder"),
    (WONDER_AT, "wonder_at", "wonder space"),
    # TRADE
    (ENVOY_SENT, "envoy_sent", "seat state"),
    (ENVOY_RETURNED, "envoy_returned", "seat state"),
    (TREATY_MADE, "treaty_made", "seat pact"),
    (TREATY_ENDED, "treaty_ended", "seat pact"),
    (CARAVAN_SENT, "caravan_sent", "seat space"),
    (CARAVAN_MOVED, "caravan_moved", "seat space space"),
    (CARAVAN_HOME_AGAIN, "caravan_home_again", "seat space"),  # from there to the card
    (CARAVAN_ASIDE, "caravan_aside", "seat space"),  # from there beside the row
    (ARRIVED, "arrived", "seat space"),
    (TURNED_UP, "turned_up", "wonder"),
    (DECK_EMPTY, "deck_empty", "deck"),
    (WONDER_BUILT, "wonder_built", "seat wonder space"),
    # WAR
    (ATTACKED, "attacked", "seat space"),
    (ATTACK_ROLLED, "attack_rolled", "seat number"),
    (DEFENCE_ROLLED, "defence_rolled", "seat number"),
    (ATTACK_WON, "attack_won", "seat space number number"),  # the combat values of both sides
    (ATTACK_FAILED, "attack_failed", "seat space number number"),
    (ROBBED, "robbed", "seat seat card"),  # by whom
    (DIAL_TURNED, "dial_turned", "event"),
    (DIRECTION_ROLLED, "direction_rolled", "number"),
    (BARBARIAN_MOVED, "barbarian_moved", "barbarian space"),
    (BARBARIAN_FELL, "barbarian_fell", "barbarian space"),
    (BARBARIAN_CAME, "barbarian_came", "barbarian space"),
    # later ones
    (LAID_OUT, "laid_out", ""),  # a token on every mark of the map
    (NATURAL_FREE, "natural_free", "natural space"),
    (STATE_ON_CARD, "state_on_card", "seat state card"),
    (CARAVAN_ADDED, "caravan_added", "seat"),  # from the box onto the card
    (CARAVAN_REMOVED, "caravan_removed", "seat"),  # from the card into the box
]

# The rule of each question, and of an answer if it has another rule.
RULE_OF: Final[dict[str, str]] = {
    # BASE
    "DealLeader": "CND-2.1",
    "AssignCapital": "CND-3.3",
    "DealCapital": "CND-4.1",
    "DrawCore": "CND-4.2",
    "CoreSide": "CND-4.3",
    "DealTiles": "CND-4.6",
    "FirstLayer": "CND-4.7",
    "ChooseTile": "CND-4.7",
    "LayTile": "CND-4.8",
    "FirstPlayer": "CND-2.8",
    "Orient": "CND-2.8",
    "DrawVictory": "CND-2.13",
    "StartOfTurn": "CND-6.7",
    "StartOfTurn.raze": "CND-7.14",
    "StartOfTurn.point": "CND-20.11",
    "StartOfTurn.release": "CND-20.20",
    "StartOfTurn.drive": "CND-20.12",
    "StartOfTurn.renew": "CND-20.13",
    "EconomyFirst": "CND-20.4",
    "ChooseCard": "CND-6.2",
    "ChooseCard.resign": "CND-12.9",
    "Repeat": "CND-20.1",
    "AfterReset": "CND-6.9",
    "AfterReset.resolve": "CND-20.2",
    "PlaceTokens": "CND-7.1",
    "PlaceTokens.spend": "CND-16.1",
    "PlaceTokens.spend_natural": "CND-20.18",
    "PlaceNear": "CND-7.10",
    "ShiftToken": "CND-7.12",
    "ShiftTo": "CND-7.12",
    "Convert": "CND-7.13",
    "SpendOnScience": "CND-8.1",
    "SpendOnScience.spend_natural": "CND-20.18",
    "Upgrade": "CND-8.3",
    "Bomb": "CND-7.14",
    "PutTrade": "CND-16.3",
    "PutTrade.store": "CND-20.20",
    "PutHarvest": "CND-13.15",
    "PutHarvest.store": "CND-20.20",
    "PutNatural": "CND-20.18",
    "PutState": "CND-11.18",
    "GainResource": "CND-1.6",
    "Lift": "CND-1.7",
    "LiftToPlace": "CND-1.7",
    # TRADE
    "TurnUp": "CND-10.12",
    "Site": "CND-10.11",
    "Resite": "CND-11.23",
    "SendEnvoy": "CND-9.10",
    "MakeTreaty": "CND-9.11",
    "TakeTreaties": "CND-20.8",
    "Renounce": "CND-17.5",
    "SpendOnSteps": "CND-6.12",
    "MoveCaravans": "CND-9.2",
    "MoveCaravans.send": "CND-9.4",
    "CaravanMove": "CND-9.3",
    "CaravanMove.arrive": "CND-9.9",
    "ExchangeResource": "CND-9.20",
    "GrantToken": "CND-20.14",
    "Accept": "CND-20.20",
    "Build": "CND-10.1",
    "Build.found": "CND-10.2",
    "Build.raise": "CND-10.9",
    "PayWonder": "CND-10.9",
    "Surround": "CND-10.14",
    "PointAgain": "CND-20.11",
    "Cede": "CND-20.11",
    "ImproveCards": "CND-20.8",
    "SpreadOverHills": "CND-20.10",
    # WAR
    "WageWar": "CND-11.2",
    "WageWar.attack": "CND-11.4",
    "WageWar.reinforce": "CND-11.1",
    "MayAttack": "CND-11.4",
    "Reinforce": "CND-11.1",
    "CombatRoll": "CND-11.11",
    "Strengthen": "CND-11.16",
    "ConquerOrLiberate": "CND-14.4",
    "ConquerOrLiberate.liberate": "CND-14.5",
    "Plunder": "CND-11.22",
    "Ransom": "CND-13.7",
    "RaidRoll": "CND-13.3",
    "ScatterRoll": "CND-13.12",
}

# what can be missing for a move that is refused
PRODUCTION: Final = 0
UNUSED_CITIES: Final = 1
FREE_CITIES: Final = 2  # without a wonder token
DIFFICULTY_LIMIT: Final = 3
REACH: Final = 4
TRADE_TOKENS: Final = 5
ROOM: Final = 6  # for trade tokens
RESOURCE_TOKENS: Final = 7
SUPPLY: Final = 8
TOUCHED_HEXES: Final = 9
WATER_LEFT: Final = 10
SHORTAGES: Final = [
    "production", "unused_cities", "free_cities", "difficulty", "reach", "trade", "room", "resources", "supply",
    "touched_hexes", "water",
]  # fmt: skip
