"""Verbs and events: tables of words.

A verb is what a seat or chance can choose, an event is what everybody is told. The rules use the numbers. The words are
notation: records hold them, so do not rename them later. The third column is the kinds of the arguments, see
`border/questions.py`. `*` marks an argument that only the seat in `@seat` sees.
"""

from __future__ import annotations

from typing import Final

# chosen by a seat
PREPARE: Final = 0
PICK: Final = 1
BID: Final = 2
PASS: Final = 3
RAID: Final = 4
STORM: Final = 5
ADD: Final = 6
DEFEND: Final = 7
# chosen by chance
DRAW: Final = 8
OFFER: Final = 9
ROLL: Final = 10

VERBS: Final[list[tuple[int, str, str]]] = [
    (PREPARE, "prepare", "*card"),
    (PICK, "pick", "*card"),
    (BID, "bid", "number"),
    (PASS, "pass", ""),
    (RAID, "raid", "seat"),
    (STORM, "storm", ""),
    (ADD, "add", "card"),
    (DEFEND, "defend", ""),
]
CHANCE_VERBS: Final[list[tuple[int, str, str]]] = [
    (DRAW, "draw", "@seat *card"),
    (OFFER, "offer", "card"),
    (ROLL, "roll", "number"),
]
PRIVATE_STEPS: Final = [ADD]  # nobody sees them until the choice is complete
UNORDERED: Final = [ADD]  # they name one thing of a set, in any order

# events
LAID: Final = 0
TURNED: Final = 1
LOOKED: Final = 2
SCORED: Final = 3
OFFERED: Final = 4
BOUGHT: Final = 5
UNSOLD: Final = 6
ROLLED: Final = 7
STORMED: Final = 8
DEFENDED: Final = 9
LOST: Final = 10
DAWNED: Final = 11

EVENTS: Final[list[tuple[int, str, str]]] = [
    (LAID, "laid", "@seat *card"),
    (TURNED, "turned", "seat card"),
    (LOOKED, "looked", "@seat *card"),
    (SCORED, "scored", "seat"),
    (OFFERED, "offered", "card"),
    (BOUGHT, "bought", "seat card number"),
    (UNSOLD, "unsold", "card"),
    (ROLLED, "rolled", "number"),
    (STORMED, "stormed", "seat"),
    (DEFENDED, "defended", "seat card"),
    (LOST, "lost", "seat"),
    (DAWNED, "dawned", "card"),
]

# what can be missing for a move that is refused
COINS: Final = 0
SHORTAGES: Final = ["coins"]

# The rule behind each question. Add "Raid.pass" if an answer has a rule of its own.
RULE_OF: Final[dict[str, str]] = {
    "Prepare": "LAN-2",
    "Pick": "LAN-3",
    "Bid": "LAN-4.1",
    "Raid": "LAN-5",
    "Storm": "LAN-5.2",
    "Defend": "LAN-5.3",
}
