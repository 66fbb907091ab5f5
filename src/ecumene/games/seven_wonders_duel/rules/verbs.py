"""Verbs of players and of chance, and events: tables of words.

Rules use the numbers. The border uses the words, with the kinds of their arguments: from the row
`(WONDER, "wonder", "wonder card")` the codec of the kernel makes the text `wonder sphinx tavern`, its parser, what a
page highlights, and the numbers for learning.
"""

from __future__ import annotations

from typing import Final

# chosen by a seat
DRAFT: Final = 0
BUILD: Final = 1
DISCARD: Final = 2
WONDER: Final = 3
PROGRESS: Final = 4
PASS: Final = 5
DESTROY: Final = 6
START: Final = 7
# chosen by chance
SHOW: Final = 8
OFFER: Final = 9
BACK: Final = 10
REVEAL: Final = 11
DRAW: Final = 12

VERBS: Final[list[tuple[int, str, str]]] = [
    (DRAFT, "draft", "wonder"),
    (BUILD, "build", "card"),
    (DISCARD, "discard", "card"),
    (WONDER, "wonder", "wonder card"),
    (PROGRESS, "progress", "token"),
    (PASS, "pass", ""),
    (DESTROY, "destroy", "card"),
    (START, "start", "seat"),
]

# verbs that name one thing of a set at a time, in any order
UNORDERED: Final[list[int]] = [DRAFT]

CHANCE_VERBS: Final[list[tuple[int, str, str]]] = [
    (SHOW, "show", "token"),  # a progress token for the board
    (OFFER, "offer", "wonder"),  # a wonder for the draft
    (BACK, "back", "place"),  # this place holds a guild
    (REVEAL, "reveal", "place card"),
    (DRAW, "draw", "@seat *token"),  # the Great Library; only its builder sees it
]

# events
GAINED: Final = 0
PAID: Final = 1
LOST: Final = 2
BUILT: Final = 3
RAISED: Final = 4
BOXED: Final = 5
MOVED: Final = 6
PLUNDERED: Final = 7
LEARNT: Final = 8
LEFT_OVER: Final = 9
BEGAN: Final = 10

EVENTS: Final[list[tuple[int, str, str]]] = [
    (GAINED, "gained", "seat number"),
    (PAID, "paid", "seat number"),
    (LOST, "lost", "seat number"),
    (BUILT, "built", "seat card"),
    (RAISED, "raised", "seat wonder"),
    (BOXED, "boxed", "seat wonder"),  # the eighth wonder leaves the game
    (MOVED, "moved", "seat number"),  # the conflict marker, toward the opponent's capital
    (PLUNDERED, "plundered", "seat number"),  # a military token on this seat's side leaves the game
    (LEARNT, "learnt", "seat token"),
    (LEFT_OVER, "left", "seat wonder"),  # the last of four goes to its taker
    (BEGAN, "began", "number"),  # an age
]

# The rule behind each question, and behind an answer if that is a different rule.
RULE_OF: Final[dict[str, str]] = {
    "Draft": "SWD-2.6",
    "DraftAgain": "SWD-2.7",
    "Turn": "SWD-4.1",
    "Turn.build": "SWD-5.1",
    "Turn.discard": "SWD-4.4",
    "Turn.wonder": "SWD-7.1",
    "ChooseProgress": "SWD-9.2",
    "KeepToken": "SWD-7.7",
    "Destroy": "SWD-7.21",
    "BuildFromDiscard": "SWD-7.10",
    "ChooseStarter": "SWD-10.2",
}

# what can be missing for a move that is refused
COINS: Final = 0
SHORTAGES: Final = ["coins"]
