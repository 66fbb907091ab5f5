"""Verbs of players and of chance, and the events that the table reports."""

from __future__ import annotations

from typing import Final

# chosen by a seat
PICK: Final = 0
FOUND: Final = 1
ABSORB: Final = 2
SKIP: Final = 3
ACT: Final = 4
OWN: Final = 5
REST: Final = 6
DONE: Final = 7
LEARN: Final = 8
TAKE: Final = 9
SPEND: Final = 10
SELL: Final = 11
PERFORM: Final = 12
PASS: Final = 13
BUY: Final = 14
USE: Final = 15
GIVE: Final = 16
PAY: Final = 17
SUFFER: Final = 18
RESIGN: Final = 19
# chosen by chance
REVEAL: Final = 20
LAY: Final = 21
SHOW: Final = 22
TOKEN: Final = 23
DRAW: Final = 24
DEAL: Final = 25
COMMAND: Final = 26

VERBS: Final[list[tuple[int, str, str]]] = [
    (PICK, "pick", "*civilization"),  # in the draft
    (FOUND, "found", "civilization"),  # a birth
    (ABSORB, "absorb", "civilization"),
    (SKIP, "skip", ""),  # do not found or absorb
    (ACT, "act", "action"),  # on a space that everybody can use
    (OWN, "own", "action source"),  # on an own space, and the card it is printed on
    (REST, "rest", ""),
    (DONE, "done", ""),  # no more actions, no more abilities
    (LEARN, "learn", "tech"),
    (TAKE, "take", "wonder"),
    (SPEND, "spend", "count"),  # stones
    (SELL, "sell", "count"),  # silk
    (PERFORM, "perform", "action"),  # a free action
    (PASS, "pass", ""),
    (BUY, "buy", "special"),
    (USE, "use", "source"),  # an ability at the end of the turn
    (GIVE, "give", "civilization"),  # coins onto a card of the pool
    (PAY, "pay", ""),  # a tribute
    (SUFFER, "suffer", ""),  # do not pay
    (RESIGN, "resign", ""),
]

# These verbs name one thing of a set at a time, in any order.
UNORDERED: Final[list[int]] = [TAKE]

CHANCE_VERBS: Final[list[tuple[int, str, str]]] = [
    (REVEAL, "reveal", "wonder"),
    (LAY, "lay", "position action"),  # onto the time track
    (SHOW, "show", "special"),
    (TOKEN, "token", "position event"),  # above the time track
    (DRAW, "draw", "civilization"),  # into the pool
    (DEAL, "deal", "@seat *civilization"),  # for the draft
    (COMMAND, "command", "command"),
]

# reported by the table
GAINED: Final = 0
PAID: Final = 1
LOST: Final = 2
SCORED: Final = 3
LOST_POINTS: Final = 4
WORKERS: Final = 5
SACRIFICED: Final = 6
RETURNED: Final = 7
BORN: Final = 8
ABSORBED: Final = 9
LEARNT: Final = 10
BUILT: Final = 11
PERFORMED: Final = 12
RESTED: Final = 13
BOUGHT: Final = 14
POOL_COINS: Final = 15
GIVEN: Final = 16
ROUND: Final = 17
TURN_BEGAN: Final = 18
WAR: Final = 19
PLAGUE: Final = 20
EVENT: Final = 21
RIVAL: Final = 22
TAKEN_AWAY: Final = 23
STONES: Final = 24
SILK: Final = 25
SOLD: Final = 26
LOST_SILK: Final = 27
EXHAUSTED: Final = 28
RECOVERED: Final = 29
FORTIFIED: Final = 30
DEVASTATED: Final = 31
SCORCHED: Final = 32
TESTED: Final = 33
COLLAPSED: Final = 34
RECEIVED: Final = 35
POOLED: Final = 36
ACHIEVED: Final = 37
RESIGNED: Final = 38
ENDED: Final = 39
SPENT: Final = 40
WORKED: Final = 41
MISSED: Final = 42
FIRST: Final = 43
BACK: Final = 44

EVENTS: Final[list[tuple[int, str, str]]] = [
    (GAINED, "gained", "seat number"),  # coins
    (PAID, "paid", "seat number"),
    (LOST, "lost", "seat number"),
    (SCORED, "scored", "seat number"),
    (LOST_POINTS, "lost_points", "seat number"),
    (WORKERS, "workers", "seat number"),  # how many come from the supply
    (SACRIFICED, "sacrificed", "seat number"),
    (RETURNED, "returned", "seat number"),  # workers, to the supply, before a birth
    (BORN, "born", "seat civilization"),
    (ABSORBED, "absorbed", "seat civilization"),
    (LEARNT, "learnt", "seat tech"),
    (BUILT, "built", "seat wonder"),
    (PERFORMED, "performed", "seat action"),
    (RESTED, "rested", "seat"),
    (BOUGHT, "bought", "seat special"),
    (POOL_COINS, "pool_coins", ""),  # one more on each card of the pool
    (GIVEN, "given", "civilization number"),  # coins onto one card of the pool
    (ROUND, "round", "number"),
    (TURN_BEGAN, "turn", "seat"),
    (WAR, "war", "action"),
    (PLAGUE, "plague", "action"),
    (EVENT, "event", "event"),
    (RIVAL, "rival", "number"),  # its strength now
    (TAKEN_AWAY, "taken_away", "wonder"),  # by the rival
    (STONES, "stones", "seat number"),
    (SILK, "silk", "seat number"),
    (SOLD, "sold", "seat number"),
    (LOST_SILK, "lost_silk", "seat number"),
    (EXHAUSTED, "exhausted", "number"),  # how many tokens are added
    (RECOVERED, "recovered", "number"),  # how many tokens are removed
    (FORTIFIED, "fortified", "seat number"),
    (DEVASTATED, "devastated", "seat number"),
    (SCORCHED, "scorched", "number"),  # the position that is blocked in the next round
    (TESTED, "tested", "seat command"),  # a strength test passed
    (COLLAPSED, "collapsed", "seat"),
    (RECEIVED, "received", "@seat *civilization"),  # a card of a packet that was passed on
    (POOLED, "pooled", "civilization"),  # a card left over in the draft
    (ACHIEVED, "achieved", "achievement"),
    (RESIGNED, "resigned", "seat"),
    (ENDED, "ended", ""),
    (SPENT, "spent", "seat number"),  # stones
    (WORKED, "worked", "source"),  # an ability; the next event reports what it gives
    (MISSED, "missed", "@seat *civilization"),  # a card that is missing from a packet the seat has seen
    (FIRST, "first", "seat"),  # who gets the first-player token
    (BACK, "back", "seat number"),  # workers, from their spaces to the player
]

# what can be missing for a move that is refused
COINS_SHORT: Final = 0
WORKERS_SHORT: Final = 1
STONES_SHORT: Final = 2
SILK_SHORT: Final = 3
SHORTAGES: Final = ["coins", "workers", "stones", "silk"]

# The rule behind each question, and behind an answer if it is a different rule.
RULE_OF: Final[dict[str, str]] = {
    "PickCard": "AOC-14.2",
    "Civilize": "AOC-3.6",
    "Civilize.found": "AOC-4.1",
    "Civilize.absorb": "AOC-4.9",
    "Civilize.skip": "AOC-4.13",
    "Civilize.buy": "AOC-12.3",
    "Civilize.resign": "AOC-9.4",
    "Actions": "AOC-5.1",
    "Actions.own": "AOC-5.11",
    "Actions.rest": "AOC-6.1",
    "Actions.done": "AOC-5.4",
    "Actions.buy": "AOC-12.3",
    "Actions.resign": "AOC-9.4",
    "Target": "AOC-5.9",
    "Stones": "AOC-16.5",
    "ChooseTech": "AOC-1.7",
    "ChooseWonder": "AOC-1.6",
    "SellSilk": "AOC-16.6",
    "FreeAction": "AOC-5.12",
    "EndOfTurn": "AOC-7.3",
    "EndOfTurn.buy": "AOC-12.3",
    "GiveCoins": "AOC-11.8",
    "Ransom": "AOC-16.9",
}
