"""Before the first age: the table, five progress tokens, the draft of wonders. SWD-2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.buildings import DECK_SIZE, card_rows
from ecumene.games.seven_wonders_duel.cards.rows import AGE1, AGE2, AGE3, GUILDS
from ecumene.games.seven_wonders_duel.cards.tokens import TOKENS, token_rows
from ecumene.games.seven_wonders_duel.cards.wonders import WONDERS, wonder_rows
from ecumene.games.seven_wonders_duel.rules.ruleset import Rules
from ecumene.games.seven_wonders_duel.rules.seat import new_seat
from ecumene.games.seven_wonders_duel.rules.state import CENTRE_CHOOSES, COMPULSORY_PROGRESS, NOT_YET, Duel
from ecumene.games.seven_wonders_duel.rules.structure import PLACES
from ecumene.games.seven_wonders_duel.rules.turn import GUILDS_IN_PLAY, BeginAge
from ecumene.games.seven_wonders_duel.rules.verbs import DRAFT, OFFER, SHOW
from ecumene.games.seven_wonders_duel.rules.wonders import TOKENS_DRAWN
from ecumene.kernel.border.corrections import check_count
from ecumene.kernel.core.action import act, first, ready
from ecumene.kernel.core.bits import LARGEST_BAG, bag_of, draw, members, one, size
from ecumene.kernel.core.frames import Choice, Draw
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import NOBODY, Frame, settle

DRAFTS: Final[list[Any]] = ready(DRAFT, len(WONDERS))  # made once

TOKENS_SHOWN: Final = 5
WONDERS_OFFERED: Final = 4

PRESET: Final = [  # SWD-2.8
    ["pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"],
    ["circus_maximus", "piraeus", "appian_way", "colossus"],
]


def check_rows() -> None:
    """Every deck fills its places, enough tokens and wonders are there, and none is too large for a bag."""
    check_count("age1", DECK_SIZE[AGE1], PLACES, LARGEST_BAG)
    check_count("age2", DECK_SIZE[AGE2], PLACES, LARGEST_BAG)
    check_count("age3", DECK_SIZE[AGE3], PLACES - GUILDS_IN_PLAY, LARGEST_BAG)
    check_count("guild", DECK_SIZE[GUILDS], GUILDS_IN_PLAY, LARGEST_BAG)
    check_count("token", len(TOKENS), TOKENS_SHOWN + TOKENS_DRAWN, LARGEST_BAG)
    check_count("wonder", len(WONDERS), 2 * WONDERS_OFFERED, LARGEST_BAG)


check_rows()
PRINTED_RULES: Final = Rules("", card_rows(), token_rows(), wonder_rows())


def rules_of(corrections: str) -> Rules:
    """New rows for a match with corrections, the printed rows for all others."""
    return Rules(corrections, card_rows(), token_rows(), wonder_rows()) if corrections else PRINTED_RULES


def blank(corrections: str = "", options: i64 = 0) -> Duel:
    """SWD-2.1, 2.12: the table before anything is drawn, and nobody is asked. What stays in bags never comes back."""
    # fmt: off
    return Duel(
        stack=[], events=None, rules=rules_of(corrections), seats=[new_seat(), new_seat()], options=options, age=0,
        table=0, table_7=0, table_14=0, open=0, open_cards=0, left=0, due=0, backs=0, bag=0,
        guild_bag=one(DECK_SIZE[GUILDS]) - 1, marker=0, tokens=0, box=one(len(TOKENS)) - 1, drawn=0, offered=0,
        wonder_bag=one(len(WONDERS)) - 1, discard=[], winner=NOBODY, how=NOT_YET,
    )
    # fmt: on


def start(
    players: int = 2, corrections: str = "", wonders: str = "draft", centre: str = "starts", decline: str = "yes"
) -> Duel:
    """SWD-2.5: seat 0 is the first player. Who sits there is drawn when a table is opened."""
    options: i64 = 0
    if centre == "chooses":
        options |= one(CENTRE_CHOOSES)
    if decline == "no":
        options |= one(COMPULSORY_PROGRESS)
    s = blank(corrections, options)
    if wonders == "preset":
        names = [w.name for w in WONDERS]
        p: i64
        for p in range(2):
            s.give_wonders(p, bag_of([names.index(n) for n in PRESET[p]]))
        s.then([ShowTokens(), BeginAge()])
    else:
        draft: list[Frame] = [ShowTokens()]
        draft += [Offer(), Draft(0, 1, 0), Draft(1, 2, 0), TakeLast(0)]  # SWD-2.6
        draft += [Offer(), DraftAgain(1, 1, 0), DraftAgain(0, 2, 0), TakeLast(1)]  # SWD-2.7
        draft += [BeginAge()]
        s.then(draft)
    settle(s)
    return s


@final
@dataclass(init=False, eq=False)
class ShowTokens(Draw):
    """SWD-2.3: five progress tokens on the board."""

    def legal(self, s: Duel) -> list[int]:
        return [act(SHOW, t) for t in members(s.box)]

    def sample(self, s: Duel, rng: Rng) -> i64:
        return act(SHOW, draw(s.box, rng))

    def apply(self, s: Duel, action: i64) -> None:
        s.show_token(first(action))
        if size(s.tokens) == TOKENS_SHOWN:
            s.stack.pop()


@final
@dataclass(init=False, eq=False)
class Offer(Draw):
    """SWD-2.6, 2.11: four wonders are revealed, the second four only after the first are taken."""

    def legal(self, s: Duel) -> list[int]:
        return [act(OFFER, w) for w in members(s.wonder_bag)]

    def sample(self, s: Duel, rng: Rng) -> i64:
        return act(OFFER, draw(s.wonder_bag, rng))

    def apply(self, s: Duel, action: i64) -> None:
        s.offer_wonder(first(action))
        if size(s.offered) == WONDERS_OFFERED:
            s.stack.pop()


@dataclass(init=False, eq=False)
class Draft(Choice):
    """SWD-2.6: take one of the first four wonders, or two, in any order."""

    verb: ClassVar[int] = DRAFT
    rule: ClassVar[str] = "SWD-2.6"

    left: i64  # how many to take, with this one
    since: i64  # the wonder taken before

    def __init__(self, player: i64, left: i64, since: i64) -> None:
        self.player = player
        self.left = left
        self.since = since

    def legal(self, s: Duel) -> list[int]:
        return [DRAFTS[w] for w in members(s.offered)]

    def canonical(self, s: Duel) -> list[int]:
        """Two wonders are taken in the order of their numbers only: the other order leads to the same hand."""
        choices = self.legal(s)
        out: list[int] = []
        i: i64
        for i in range(len(choices) - self.left + 1):
            if first(choices[i]) >= self.since:
                out.append(choices[i])
        return out if out else choices

    def apply(self, s: Duel, action: i64) -> None:
        w: i64 = first(action)
        if self.left > 1:
            s.follow_with(self.next(w))
        else:
            s.stack.pop()
        s.draft_wonder(self.player, w)

    def next(self, w: i64) -> Frame:
        return Draft(self.player, self.left - 1, w)


@dataclass(init=False, eq=False)
class DraftAgain(Draft):
    """SWD-2.7: the same with the second four."""

    rule: ClassVar[str] = "SWD-2.7"

    def next(self, w: i64) -> Frame:
        return DraftAgain(self.player, self.left - 1, w)


@final
@dataclass(init=False, eq=False)
class TakeLast(Frame):
    """SWD-2.11: the last of four goes to its taker, who is not asked."""

    taker: i64

    def __init__(self, taker: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.taker = taker

    def run(self, s: Duel) -> None:
        s.stack.pop()
        s.take_last_wonder(self.taker)
