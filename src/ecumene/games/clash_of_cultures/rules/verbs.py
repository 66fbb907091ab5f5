"""The verbs of players and chance, and the events: tables of words. See the kernel's codec."""

from __future__ import annotations

from typing import Final

NO_VERB: Final = -1  # instead of a verb

# chosen by a seat: answers to different questions
YES: Final = 0
NO: Final = 1
DONE: Final = 2
PASS: Final = 3
AT: Final = 4
END: Final = 5
RESIGN: Final = 6

# BASE: chosen by a seat (7 to 9)
RAZE: Final = 7
FIRST: Final = 8

# ECONOMY: chosen by a seat (10 to 44)
LEARN: Final = 10
STUDY: Final = 11
PAY: Final = 12
SPEND: Final = 13
SHIFT: Final = 14
FOUND: Final = 15
BUILD: Final = 16
RECRUIT: Final = 17
DRAFT: Final = 18
GROW: Final = 19
FACE: Final = 20
COLLECT: Final = 21
COLLECT_FAR: Final = 22
GATHER: Final = 23
TAKE_GOOD: Final = 24
CIVIC: Final = 25
VOTE: Final = 26
IMPROVE: Final = 27
INFLUENCE: Final = 28
PERFORM: Final = 29
REPLACE: Final = 30
WONDER: Final = 31
RESERVE: Final = 32
CHART: Final = 33
TAX: Final = 34
LIBERTIES: Final = 35
TEND: Final = 36
BARTER: Final = 37
TUNE: Final = 38
COMMAND: Final = 39
FORCE: Final = 40
COIN: Final = 41
BOOST: Final = 42
BECOME: Final = 43
USE: Final = 44

# WAR: chosen by a seat (45 to 69)
MOVE: Final = 45
MARCH: Final = 46
MARCH_MIXED: Final = 47
SAIL: Final = 48
TO: Final = 49
ROAD: Final = 50
EXPLORE: Final = 51
AROUND: Final = 52
SPREAD: Final = 53
PLACE: Final = 54
LAY: Final = 55
FIGHT: Final = 56
RETREAT: Final = 57
TOKENS: Final = 58
OCCUPY: Final = 59
DESTROY: Final = 60
SINK: Final = 61
FALL: Final = 62

# CARDS: chosen by a seat (70 to 99)
INVITE: Final = 70
FEED: Final = 71
SADDEN: Final = 72
DISBAND: Final = 73
LOSE: Final = 75
CHOOSE: Final = 76
CRUMBLE: Final = 77
TOPPLE: Final = 78
GOVERN: Final = 79
CALL: Final = 80
PLAY: Final = 81
SCORE: Final = 82
SWAP: Final = 83
SWAP_OBJECTIVE: Final = 84
KEEP: Final = 85
CANCEL: Final = 86
SURVEY: Final = 87
TRADE: Final = 88
GIVE: Final = 89
GIVE_ACTION: Final = 90
GIVE_OBJECTIVE: Final = 91
WANT: Final = 92
PROPOSE: Final = 93
ACCEPT: Final = 94
DECLINE: Final = 95
COUNTER: Final = 96
HAND: Final = 97
HAND_OBJECTIVE: Final = 98
HIRE: Final = 99

# chosen by chance (100 to 127)
ROLL: Final = 100
DRAW_ACTION: Final = 101
DRAW_OBJECTIVE: Final = 102
DRAW_EVENT: Final = 103
REVEAL_WONDER: Final = 104
REVEAL_REGION: Final = 105
STARTS: Final = 106
LOOK: Final = 107

VERBS: Final[list[tuple[int, str, str]]] = [
    (YES, "yes", ""),
    (NO, "no", ""),
    (DONE, "done", ""),
    (PASS, "pass", ""),
    (AT, "at", "cell"),
    (END, "end", ""),  # the turn
    (RESIGN, "resign", ""),
    # BASE
    (RAZE, "raze", "cell"),
    (FIRST, "first", "seat"),  # who begins the next round
    # ECONOMY
    (LEARN, "learn", "advance"),
    (STUDY, "study", "advance"),  # learn without the food, by Priesthood
    (PAY, "pay", "count count count count"),  # food, ore, wood, ideas; the rest in gold
    (SPEND, "spend", "count count count count"),  # mood tokens, food, ore, wood; the rest in gold
    (SHIFT, "shift", "advance"),  # a cube of the old government moves here
    (FOUND, "found", "cell"),
    (BUILD, "build", "cell"),  # units in this city
    (RECRUIT, "recruit", "unit"),
    (DRAFT, "draft", ""),  # a soldier for mood tokens
    (GROW, "grow", "cell piece"),
    (FACE, "face", "cell"),  # the port faces this sea space
    (COLLECT, "collect", "cell"),
    (COLLECT_FAR, "collect_far", "cell"),  # Husbandry
    (GATHER, "gather", "cell good"),
    (TAKE_GOOD, "take", "good"),
    (CIVIC, "civic", ""),
    (VOTE, "vote", ""),  # Civic Improvement by Voting
    (IMPROVE, "improve", "cell"),  # one step
    (INFLUENCE, "influence", "cell cell"),  # from a city, another city
    (PERFORM, "perform", "cell cell"),  # the same by Arts & Sculpture
    (REPLACE, "replace", "piece"),
    (WONDER, "wonder", "wonder cell"),
    (RESERVE, "reserve", "wonder"),
    (CHART, "chart", ""),  # Cartography
    (TAX, "tax", ""),
    (LIBERTIES, "liberties", ""),  # Civil Liberties
    (TEND, "tend", "cell"),  # Great Gardens
    (BARTER, "barter", "action good"),
    (TUNE, "tune", "good"),  # Drama & Music: a token becomes one of these
    (COMMAND, "command", ""),  # Absolute Power
    (FORCE, "force", ""),  # Forced Labor
    (COIN, "coin", "count"),  # how much of the income of trade routes is gold
    (BOOST, "boost", ""),  # pay the tokens that are missing for an Influence
    (BECOME, "become", "unit"),  # Cultural Takeover: what a barbarian becomes
    # WAR
    (MOVE, "move", "cell"),  # units of this space
    (MARCH, "march", "few few"),  # settlers and soldiers
    (MARCH_MIXED, "march_mixed", "few few few few"),  # settlers and soldiers, then tired settlers and tired soldiers
    (SAIL, "sail", "fleet"),  # ships by their numbers
    (TO, "to", "cell"),
    (ROAD, "road", "cell road"),  # and what is paid for it
    (EXPLORE, "explore", "cell"),  # by ship: the region of this cell
    (AROUND, "around", "cell"),  # by ship around the edge of the map: the region of this cell
    (SPREAD, "spread", "few few few few"),  # how many units board or leave each of the four ships
    (PLACE, "place", "side"),  # a region
    (LAY, "lay", "*action"),  # a combat card, face down
    (FIGHT, "fight", ""),  # another round
    (RETREAT, "retreat", ""),
    (TOKENS, "tokens", "few few"),  # mood and culture
    (OCCUPY, "occupy", ""),  # a barbarian settlement
    (DESTROY, "destroy", ""),
    (SINK, "sink", "fleet"),  # ships by their numbers
    (FALL, "fall", "few few"),  # settlers and soldiers
    # CARDS
    (SADDEN, "sadden", "cell"),  # a city whose mood falls
    (FEED, "feed", "seat"),  # with one food
    (DISBAND, "disband", "cell ship"),  # a soldier, aboard that ship or ashore
    (LOSE, "lose", "unit cell ship"),  # aboard that ship, or the ship itself
    (CHOOSE, "choose", "seat"),
    (CRUMBLE, "crumble", "cell piece"),
    (TOPPLE, "topple", "cell"),  # the wonder there
    (GOVERN, "govern", "category"),
    (CALL, "call", "event"),  # a great person
    (PLAY, "play", "action"),  # its civil half
    (SCORE, "score", "objective goal"),
    (SWAP, "swap", "@seat *action *action"),  # an own card for one of that seat
    (SWAP_OBJECTIVE, "swap_objective", "@seat *objective *objective"),
    (KEEP, "keep", "*objective *objective"),  # an own card for one that was looked at
    (CANCEL, "cancel", ""),  # make no offer
    (SURVEY, "survey", "cell"),  # the region of this cell
    (TRADE, "trade", "seat"),
    (INVITE, "invite", "seat"),  # to make an offer
    (GIVE, "give", "number good"),  # these four are private steps of an offer
    (GIVE_ACTION, "give_action", "*action"),
    (GIVE_OBJECTIVE, "give_objective", "*objective"),
    (WANT, "want", "number good"),
    (PROPOSE, "propose", "seat"),
    (ACCEPT, "accept", ""),
    (DECLINE, "decline", ""),
    (COUNTER, "counter", ""),
    (HAND, "hand", "@seat *action"),  # these two are private steps of accepting an offer
    (HAND_OBJECTIVE, "hand_objective", "@seat *objective"),
    (HIRE, "hire", "cell good"),  # the barbarians there, for this good
    # added later
    (USE, "use", "advance"),  # an ability that needs no verb of its own
]

CHANCE_VERBS: Final[list[tuple[int, str, str]]] = [
    (ROLL, "roll", "number"),  # one die
    (DRAW_ACTION, "draw_action", "@seat *action"),
    (DRAW_OBJECTIVE, "draw_objective", "@seat *objective"),
    (DRAW_EVENT, "draw_event", "event"),
    (REVEAL_WONDER, "reveal_wonder", "wonder"),
    (REVEAL_REGION, "reveal_region", "region"),
    (STARTS, "starts", "seat"),  # the first player of the game
    (LOOK, "look", "@seat *objective"),  # New Plans
]

# Private steps: they build one move that another verb commits.
STEPS: Final[list[int]] = [GIVE, GIVE_ACTION, GIVE_OBJECTIVE, WANT, HAND, HAND_OBJECTIVE]

# Each of these names one thing of a set at a time, in any order.
UNORDERED: Final[list[int]] = [*STEPS, SHIFT, GATHER, IMPROVE, SADDEN, FEED, LOSE, CRUMBLE, TOPPLE]

# events
# BASE (0 to 29)
GAINED: Final = 0
LOST: Final = 1
LEVEL: Final = 2
UNIT_CAME: Final = 3
UNIT_GONE: Final = 4
PIECE_CAME: Final = 5
PIECE_GONE: Final = 6
MOOD: Final = 7
DREW_ACTION: Final = 8
DREW_OBJECTIVE: Final = 9
ROUND_BEGAN: Final = 10
TURN_BEGAN: Final = 11
STATUS_BEGAN: Final = 12
FIRST_PLAYER: Final = 13
RAZED: Final = 14
RESIGNED: Final = 15
CITY_GONE: Final = 16
ENDED: Final = 17
SHUFFLED_ACTIONS: Final = 18
WONDER_GONE: Final = 19
REGION_LAID: Final = 20
NEXT_TURN: Final = 21
LAST_TURN: Final = 22
SPENT_ACTION: Final = 23

# ECONOMY (30 to 59)
LEARNED: Final = 30
SHIFTED: Final = 31
LEFT: Final = 32
FOUNDED: Final = 33
ACTIVATED: Final = 34
INFLUENCES: Final = 35
INFLUENCED: Final = 36
RESISTED: Final = 37
INFLUENCE_ROLLED: Final = 38
WONDER_SHOWN: Final = 39
WONDER_RESERVED: Final = 40
WONDER_BUILT: Final = 41
WONDER_PASSED: Final = 43
EXTRA_ACTION: Final = 44
ROUTES: Final = 45
PORT_FACES: Final = 46
FORCED: Final = 47

# WAR (60 to 89)
ROLLED: Final = 60
SETTLERS_WENT: Final = 61
SOLDIERS_WENT: Final = 62
SHIPS_WENT: Final = 63
BATTLE_BEGAN: Final = 65
BATTLE_ROUND: Final = 66
LAID: Final = 67
TURNED_UP: Final = 68
TOOK_CARD: Final = 69
STRUCK: Final = 70
WON: Final = 71
DRAWN: Final = 72
WITHDREW: Final = 73
CAPTURED: Final = 74
SIEGED: Final = 75
IGNORED: Final = 76
TURNED_BACK: Final = 78
WARLORD_LEADS: Final = 79
RANSOMED: Final = 80

# CARDS (90 to 127)
HAPPENED: Final = 90
TOOK_PERSON: Final = 91
DISCARDED: Final = 92
EXHAUSTED: Final = 93
BURIED: Final = 94
LOST_WONDER: Final = 95
SPARED: Final = 96
SCORED: Final = 97
PLAYED: Final = 98
CALLED: Final = 99
SAW_ACTION: Final = 100
SAW_OBJECTIVE: Final = 101
SWAPPED: Final = 102
PROPOSED: Final = 103
OFFERED: Final = 104
WANTED: Final = 105
HANDED: Final = 106
HANDED_OBJECTIVE: Final = 107
AGREED: Final = 108
DECLINED: Final = 109
KEPT: Final = 110
LOST_ACTION: Final = 111
BANNED: Final = 112
TRUCE: Final = 113
SHUFFLED_EVENTS: Final = 115
HIRED: Final = 116
UNBANNED: Final = 117
LOOKED: Final = 118
PUT_BACK: Final = 119
INSPIRED: Final = 120
TECH_TRADED: Final = 121

EVENTS: Final[list[tuple[int, str, str]]] = [
    # BASE
    (GAINED, "gained", "seat good number"),
    (LOST, "lost", "seat good number"),
    (LEVEL, "level", "seat good number"),  # happiness (mood) or culture reaches this level
    (UNIT_CAME, "unit_came", "owner unit cell"),
    (UNIT_GONE, "unit_gone", "owner unit cell"),
    (PIECE_CAME, "piece_came", "owner piece cell"),
    (PIECE_GONE, "piece_gone", "owner piece cell"),
    (MOOD, "mood", "cell mood"),  # the new mood of a city
    (DREW_ACTION, "drew_action", "seat number"),
    (DREW_OBJECTIVE, "drew_objective", "seat number"),
    (ROUND_BEGAN, "round_began", "number"),
    (TURN_BEGAN, "turn_began", "seat"),
    (STATUS_BEGAN, "status_began", "number"),
    (FIRST_PLAYER, "first_player", "seat"),
    (RAZED, "razed", "seat cell"),
    (RESIGNED, "resigned", "seat"),
    (CITY_GONE, "city_gone", "cell"),
    (ENDED, "ended", ""),
    (SHUFFLED_ACTIONS, "shuffled_actions", ""),  # the discards become the new deck
    (WONDER_GONE, "wonder_gone", "wonder cell"),  # lost with its city
    (REGION_LAID, "region_laid", "region cell side"),  # the cell is the first one of its slot
    # ECONOMY
    (LEARNED, "learned", "seat advance"),
    (SHIFTED, "shifted", "seat advance"),  # a cube of the old government
    (LEFT, "left", "seat category"),  # the old government
    (FOUNDED, "founded", "seat cell"),
    (ACTIVATED, "activated", "seat cell"),
    (INFLUENCES, "influences", "seat cell cell"),
    (INFLUENCED, "influenced", "seat cell"),
    (RESISTED, "resisted", "seat cell"),
    (INFLUENCE_ROLLED, "influence_rolled", "seat number"),
    (WONDER_SHOWN, "wonder_shown", "wonder"),
    (WONDER_RESERVED, "wonder_reserved", "seat wonder"),
    (WONDER_BUILT, "wonder_built", "seat wonder cell"),
    (WONDER_PASSED, "wonder_passed", "wonder seat"),
    (EXTRA_ACTION, "extra_action", "seat"),
    (ROUTES, "routes", "seat number"),
    # WAR
    (ROLLED, "rolled", "owner number"),
    (SETTLERS_WENT, "settlers_went", "seat number cell cell"),
    (SOLDIERS_WENT, "soldiers_went", "seat number cell cell"),
    (SHIPS_WENT, "ships_went", "seat number cell cell"),
    (BATTLE_BEGAN, "battle_began", "owner owner cell"),
    (BATTLE_ROUND, "battle_round", "number"),
    (LAID, "laid", "seat"),  # a combat card
    (TURNED_UP, "turned_up", "seat action"),
    (TOOK_CARD, "took_card", "seat seat action"),  # Scout
    (STRUCK, "struck", "owner number number"),  # combat value, and hits that count
    (WON, "won", "owner cell"),
    (DRAWN, "drawn", "cell"),
    (WITHDREW, "withdrew", "owner cell cell"),
    (CAPTURED, "captured", "seat owner cell"),
    (SIEGED, "sieged", "seat good"),  # Siegecraft
    (IGNORED, "ignored", "seat action"),  # a combat card, by Martyr
    (TURNED_BACK, "turned_back", "seat cell"),  # ships that found no sea
    # CARDS
    (HAPPENED, "happened", "seat event"),
    (TOOK_PERSON, "took_person", "seat event"),
    (DISCARDED, "discarded", "seat action"),
    (EXHAUSTED, "exhausted", "seat cell"),
    (BURIED, "buried", "seat piece cell"),  # the seat has the colour of the piece
    (LOST_WONDER, "lost_wonder", "seat wonder"),
    (SPARED, "spared", "seat cell"),  # Myths kept the mood of a city
    (SCORED, "scored", "seat objective goal"),
    (PLAYED, "played", "seat action"),
    (CALLED, "called", "seat event"),
    (SAW_ACTION, "saw_action", "@seat *action"),
    (SAW_OBJECTIVE, "saw_objective", "@seat *objective"),
    (SWAPPED, "swapped", "seat seat good"),
    (PROPOSED, "proposed", "seat seat"),
    (OFFERED, "offered", "seat number good"),
    (WANTED, "wanted", "seat number good"),
    (HANDED, "handed", "@seat @seat *action"),  # in a trade
    (HANDED_OBJECTIVE, "handed_objective", "@seat @seat *objective"),
    (AGREED, "agreed", "seat seat"),
    (DECLINED, "declined", "seat"),
    (KEPT, "kept", "seat"),
    (LOST_ACTION, "lost_action", "seat"),
    (BANNED, "banned", "seat"),
    (TRUCE, "truce", "seat seat"),
    (SHUFFLED_EVENTS, "shuffled_events", ""),
    (HIRED, "hired", "seat cell"),
    # added later: the records before have none of these
    (NEXT_TURN, "next_turn", "number"),  # of this round
    (LAST_TURN, "last_turn", ""),  # a wonder ends the game after this turn
    (SPENT_ACTION, "spent_action", "seat number"),  # how many are left
    (PORT_FACES, "port_faces", "cell cell"),
    (FORCED, "forced", "seat"),  # Forced Labor
    (WARLORD_LEADS, "warlord_leads", "seat number"),  # the bonus in this battle
    (RANSOMED, "ransomed", "seat"),  # Siege
    (UNBANNED, "unbanned", "seat"),
    (LOOKED, "looked", "seat number"),  # New Plans: objective cards
    (PUT_BACK, "put_back", "seat number"),
    (INSPIRED, "inspired", "seat seat"),  # Inspiration
    (TECH_TRADED, "tech_traded", "seat seat"),  # Technology Trade
]

# what can be missing for an action that is refused
FOOD_SHORT: Final = 0
FOOD_OR_IDEAS_SHORT: Final = 1
ORE_SHORT: Final = 2
WOOD_SHORT: Final = 3
GOLD_SHORT: Final = 4
MOOD_SHORT: Final = 5
CULTURE_SHORT: Final = 6
NO_ACTION_LEFT: Final = 7
IDEAS_SHORT: Final = 8
SHORTAGES: Final = ["food", "food_or_ideas", "ore", "wood", "gold", "mood", "culture", "action", "ideas"]
