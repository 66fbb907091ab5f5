"""The names of all that the net looks at: features of a position, and kinds of choices.

Weights are kept by these names. So a card that gets another number keeps its weights, and a new card has none yet.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.buildings import CARDS
from ecumene.games.seven_wonders_duel.cards.rows import RESOURCES, SYMBOLS
from ecumene.games.seven_wonders_duel.cards.tokens import TOKENS
from ecumene.games.seven_wonders_duel.cards.wonders import WONDERS
from ecumene.games.seven_wonders_duel.rules.military import CAPITAL
from ecumene.games.seven_wonders_duel.rules.science import SYMBOLS_TO_WIN
from ecumene.games.seven_wonders_duel.rules.structure import PLACES
from ecumene.games.seven_wonders_duel.rules.verbs import BUILD, DESTROY, DISCARD, DRAFT, PROGRESS, START, WONDER
from ecumene.games.seven_wonders_duel.rules.wonders import BuildFromDiscard
from ecumene.kernel.core.action import first, verb_of
from ecumene.kernel.core.net import Book, Row, numbers
from ecumene.kernel.core.state import Frame

CARD_NAMES: Final = [card.name for card in CARDS]
TOKEN_NAMES: Final = [token.name for token in TOKENS]
WONDER_NAMES: Final = [wonder.name for wonder in WONDERS]

MOST_COINS: Final = 24  # more are as good as these
MOST_MADE: Final = 4  # units of one resource
MOST_ANY: Final = 2  # things that make what their owner chooses
MOST_LEAD: Final = 30  # points
DRAFTED: Final = 8  # wonders
AGES: Final = 3

# what something costs a seat
FREE: Final = 0
AFFORDABLE: Final = 1
NEARLY: Final = 2  # a few coins are missing
TOO_DEAR: Final = 3
FEW_COINS: Final = 3
WONDER_PRICES: Final = ["free", "affordable", "nearly", "too dear"]
CARD_PRICES: Final = ["free", "affordable", "too dear"]

# what is asked
QUESTIONS: Final = ["turn", "draft", "starter", "progress", "keep", "destroy", "dig"]
ASKED_TURN: Final = 0
ASKED_DRAFT: Final = 1
ASKED_STARTER: Final = 2
ASKED_PROGRESS: Final = 3
ASKED_KEEP: Final = 4
ASKED_DESTROY: Final = 5
ASKED_DIG: Final = 6


@final
class SideRows:
    """What is looked at of one side: of the seat that must choose, or of the other."""

    coins: list[Row]
    makes: list[list[Row]]  # by resource
    any_raw: list[Row]
    any_good: list[Row]
    fixed: list[Row]  # by resource
    city: list[Row]  # by card
    tokens: list[Row]
    to_build: list[list[Row]]  # by wonder
    raised: list[Row]  # by wonder
    symbols: list[Row]
    different: list[Row]  # how many different symbols
    loot: list[Row]  # military tokens that still protect its coins
    open: list[list[Row]]  # by card: what an open card costs this side

    def __init__(self, book: Book, whose: str) -> None:
        self.coins = book.block(f"{whose} coins", numbers(MOST_COINS + 1))
        self.makes = [book.block(f"{whose} {resource}", numbers(MOST_MADE + 1)) for resource in RESOURCES]
        self.any_raw = book.block(f"{whose} any raw", numbers(MOST_ANY + 1))
        self.any_good = book.block(f"{whose} any good", numbers(MOST_ANY + 1))
        self.fixed = book.block(f"{whose} fixed", RESOURCES)
        self.city = book.block(f"{whose} city", CARD_NAMES)
        self.tokens = book.block(f"{whose} token", TOKEN_NAMES)
        self.to_build = [book.block(f"{whose} wonder {wonder}", WONDER_PRICES) for wonder in WONDER_NAMES]
        self.raised = book.block(f"{whose} raised", WONDER_NAMES)
        self.symbols = book.block(f"{whose} symbol", SYMBOLS)
        self.different = book.block(f"{whose} symbols", numbers(SYMBOLS_TO_WIN + 1))
        self.loot = book.block(f"{whose} loot", ["2", "5"])
        self.open = [book.block(f"{whose} open {card}", CARD_PRICES) for card in CARD_NAMES]


@final
class TableRows:
    """What is looked at of the table, and of both sides."""

    draft: list[Row]  # wonders taken so far
    age: list[list[Row]]  # by age: how many cards are left
    dawn: list[Row]  # an age that is about to be laid out
    question: list[Row]
    again: Row  # another turn follows
    starter_next: Row  # an age is about to be laid out, and then somebody chooses who starts
    turn_next: Row  # the same, and then it is this seat's turn
    marker: list[Row]
    lead: list[Row]  # in points, as they stand
    board: list[Row]  # progress tokens
    covered: list[Row]  # cards that are face up but not open
    unseen: list[Row]
    offered: list[Row]  # wonders
    buried: list[Row]  # discarded cards, while somebody may still build the Mausoleum
    own: SideRows
    other: SideRows

    def __init__(self, book: Book) -> None:
        self.draft = book.block("draft", numbers(DRAFTED))
        self.age = [book.block(f"age {age} left", numbers(PLACES + 1) if age else []) for age in range(AGES + 1)]
        self.dawn = book.block("dawn of age", numbers(AGES + 1))
        self.question = book.block("asked", QUESTIONS)
        self.again = book.row("another turn follows")
        self.starter_next = book.row("starter is chosen next")
        self.turn_next = book.row("turn is next")
        self.marker = book.block("marker", numbers(2 * CAPITAL + 1, -CAPITAL))
        self.lead = book.block("lead", numbers(2 * MOST_LEAD + 1, -MOST_LEAD))
        self.board = book.block("board", TOKEN_NAMES)
        self.covered = book.block("covered", CARD_NAMES)
        self.unseen = book.block("unseen", CARD_NAMES)
        self.offered = book.block("offered", WONDER_NAMES)
        self.buried = book.block("discarded", CARD_NAMES)
        self.own = SideRows(book, "own")
        self.other = SideRows(book, "other")


@final
class ChoiceRows:
    """Kinds of choices. A wonder is read by two rows: the wonder, and the card that is used for it."""

    build: list[Row]
    dig: list[Row]  # from the discard pile
    discard: list[Row]
    wonder: list[Row]
    under: list[Row]  # the card that a wonder is built with
    progress: list[Row]
    destroy: list[Row]
    start: list[Row]
    decline: Row
    draft: list[Row]

    def __init__(self, book: Book) -> None:
        self.build = book.block("build", CARD_NAMES)
        self.discard = book.block("discard", CARD_NAMES)
        self.wonder = book.block("wonder", WONDER_NAMES)
        self.under = book.block("wonder with", CARD_NAMES)
        self.progress = book.block("progress", TOKEN_NAMES)
        self.destroy = book.block("destroy", CARD_NAMES)
        self.start = book.block("start", ["me", "other"])
        self.decline = book.row("decline")
        self.draft = book.block("draft", WONDER_NAMES)
        self.dig = book.block("dig", CARD_NAMES)

    def row(self, frame: Frame, action: i64) -> Row:
        """The row that reads a choice."""
        verb: i64 = verb_of(action)
        what: i64 = first(action)
        if verb == BUILD:
            return self.dig[what] if isinstance(frame, BuildFromDiscard) else self.build[what]
        if verb == DISCARD:
            return self.discard[what]
        if verb == WONDER:
            return self.wonder[what]
        if verb == PROGRESS:
            return self.progress[what]
        if verb == DESTROY:
            return self.destroy[what]
        if verb == START:
            return self.start[0 if what == frame.player else 1]
        if verb == DRAFT:
            return self.draft[what]
        return self.decline


def at_most(n: i64, most: i64) -> i64:
    return n if n < most else most
