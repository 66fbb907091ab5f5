"""Starting a game: everything before the first turn. AOC-2, 12.2, 13.1, 14.1, 15.2 to 15.5, 16.3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.achievements import achievement_rows
from ecumene.games.age_of_civilization.cards.actions import action_rows
from ecumene.games.age_of_civilization.cards.civilizations import civilization_rows
from ecumene.games.age_of_civilization.cards.commands import command_rows
from ecumene.games.age_of_civilization.cards.events import event_rows
from ecumene.games.age_of_civilization.cards.modes import NAMES, mode_rows
from ecumene.games.age_of_civilization.cards.technologies import special_rows, tech_rows
from ecumene.games.age_of_civilization.cards.terms import NONE
from ecumene.games.age_of_civilization.cards.wonders import wonder_rows
from ecumene.games.age_of_civilization.rules.civilizations import DrawCivilization
from ecumene.games.age_of_civilization.rules.draft import DealDraft, picks
from ecumene.games.age_of_civilization.rules.rounds import begin_round
from ecumene.games.age_of_civilization.rules.row_checks import TRACK
from ecumene.games.age_of_civilization.rules.ruleset import Rules
from ecumene.games.age_of_civilization.rules.seat import NOTHING, new_nation, place_in
from ecumene.games.age_of_civilization.rules.state import DRAFT, INNOVATIONS, NOT_YET, WINDS, Era
from ecumene.games.age_of_civilization.rules.verbs import LAY, REVEAL, SHOW, TOKEN
from ecumene.kernel.border.errors import BadOption
from ecumene.kernel.core.action import act, first, second
from ecumene.kernel.core.bits import LARGEST_BAG, draw, has, members, one, size
from ecumene.kernel.core.frames import Draw, Step
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, Frame, settle

POOL: Final = 5  # AOC-2.3
MORE_WONDERS: Final = 3  # AOC-2.2: than players
MORE_SPECIALS: Final = 1  # AOC-12.2
TOKEN_POSITIONS: Final = [5, 6, 7]  # AOC-13.1, counted from 0
YES: Final = "yes"
NO: Final = "no"


def new_rules(corrections: str) -> Rules:
    return Rules(
        corrections,
        action_rows(),
        civilization_rows(),
        tech_rows(),
        special_rows(),
        wonder_rows(),
        event_rows(),
        command_rows(),
        mode_rows(),
        achievement_rows(),
    )


PRINTED: Final = new_rules("")


def rules_of(corrections: str) -> Rules:
    """New rows for a match with corrections; all other matches share the reconstructed ones."""
    return new_rules(corrections) if corrections else PRINTED


def mode_of(players: i64, mode: str) -> i64:
    """AOC-15.1: the number of a mode. One player plays Clash instead of the usual game."""
    alone = PRINTED.modes[NAMES.index(mode)].alone
    return NAMES.index(alone if players == 1 and alone else mode)


def why_not_together(players: i64, mode: str, innovations: str, winds: str, draft: str) -> str:
    """AOC-12.1, 15.11, 16.12: the rule that forbids this mode or these variants, or nothing."""
    row = PRINTED.modes[mode_of(players, mode)]
    return row.why_not(players, innovations == YES, winds == YES, draft == YES)


def blank(players: int, corrections: str, mode: i64, variants: i64) -> Era:
    """AOC-2.1, 2.5, 2.7, 2.9: the position before anything is drawn, without a question."""
    rules = rules_of(corrections)
    everything: i64 = one(len(rules.civilizations)) - 1
    deck: i64 = rules.decks[mode]
    # fmt: off
    return Era(
        stack=[], events=None, rules=rules, nations=[new_nation() for _ in range(players)], mode=mode,
        variants=variants, round=1, first=0, mover=NONE, track=[NONE] * TRACK, tokens=[NONE] * TRACK, deck=deck,
        box=everything & ~deck, pool=[], pool_coins=[], wonder_box=one(len(rules.wonders)) - 1, wonders=[],
        special_box=one(len(rules.specials)) - 1, specials=[], event_box=one(len(rules.events)) - 1,
        command_deck=one(len(rules.commands)) - 1, commands=[], rival=rules.modes[mode].rival, exhaustion=0,
        devastation=0, scorched=0, spent=NOTHING, acted=0, could_buy=0, how=NOT_YET, achieved=0, resignations=0,
    )
    # fmt: on


def start(
    players: int = 2, corrections: str = "", mode: str = "base", innovations: str = NO, winds: str = NO, draft: str = NO
) -> Era:
    """AOC-2.6: the first player is seat 0; who sits there is decided before the game is started."""
    why = why_not_together(players, mode, innovations, winds, draft)
    if why:
        raise BadOption("options-refused", rule=why, options=[mode, innovations, winds, draft], players=players).at(
            game="age_of_civilization"
        )
    variants: i64 = 0
    if innovations == YES:
        variants |= one(INNOVATIONS)
    if winds == YES:
        variants |= one(WINDS)
    if draft == YES:
        variants |= one(DRAFT)
    s = blank(players, corrections, mode_of(players, mode), variants)
    lay_fixed(s)
    s.then(preparations(s))
    settle(s)
    return s


def preparations(s: Era) -> list[Frame]:
    """Everything that chance lays out or deals, in the order of the rulebook. AOC-15.5."""
    row = s.row()
    players: i64 = len(s.nations)
    out: list[Frame] = [ShowWonders(row.wonder_pool if row.wonder_pool > 0 else players + MORE_WONDERS)]
    if holds(s.track, NONE):
        out.append(LayTrack())
    if has(s.variants, INNOVATIONS):
        out.append(ShowSpecials(players + MORE_SPECIALS))
    if has(s.variants, WINDS):
        out.append(LayTokens())
    if has(s.variants, DRAFT):
        out.append(DealDraft())
        out.extend(picks(s))
    else:
        out.append(DrawCivilization(min(POOL, size(s.deck))))
    out.append(BeginGame())
    return out


def lay_fixed(s: Era) -> None:
    """AOC-15.4, 16.3, 16.10: cards and tokens with a fixed position."""
    row = s.row()
    i: i64
    for i in range(0, len(row.fixed), 2):
        s.lay_card(row.fixed[i + 1] - 1, row.fixed[i])
    for i in range(0, len(row.tokens), 2):
        s.lay_token(int(row.tokens[i + 1]) - 1, s.rules.event(row.tokens[i]))


@dataclass(init=False, eq=False)
class ShowWonders(Draw):
    """AOC-2.2, 15.3, 16.5: chance reveals this many wonders; the pool is never refilled."""

    left: i64

    def __init__(self, left: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.left = left

    def hidden(self, s: Era) -> i64:
        """Bag of the wonders that can be revealed."""
        return s.wonder_box & s.rules.ancient if s.row().only_ancient else s.wonder_box

    def legal(self, s: Era) -> list[int]:
        return [act(REVEAL, w) for w in members(self.hidden(s))]

    def sample(self, s: Era, rng: Rng) -> i64:
        return act(REVEAL, draw(self.hidden(s), rng))

    def deal(self, s: Era, rng: Rng) -> None:
        """All of them."""
        left: i64 = self.left
        while left > 0:
            s.show_wonder(draw(self.hidden(s), rng))
            left -= 1
        s.stack.pop()

    def apply(self, s: Era, action: i64) -> None:
        s.show_wonder(first(action))
        if self.left > 1:
            s.follow_with(SHOW_WONDERS[self.left - 1])
        else:
            s.stack.pop()


SHOW_WONDERS: Final[list[ShowWonders]] = [ShowWonders(left) for left in range(LARGEST_BAG + 1)]


@dataclass(init=False, eq=False)
class LayTrack(Draw):
    """AOC-2.4, 16.3: the cards that have no fixed position, from the left."""

    def left(self, s: Era) -> i64:
        """Bag of the cards that are not on the track yet: not among the fixed ones, and not before the first gap."""
        bag: i64 = s.rules.shuffled[s.mode]
        card: i64
        for card in s.track:
            if card == NONE:
                break
            bag &= ~one(card)
        return bag

    def legal(self, s: Era) -> list[int]:
        at: i64 = place_in(s.track, NONE)
        return [act(LAY, at, card) for card in members(self.left(s))]

    def sample(self, s: Era, rng: Rng) -> i64:
        return act(LAY, place_in(s.track, NONE), draw(self.left(s), rng))

    def deal(self, s: Era, rng: Rng) -> None:
        """All of them."""
        left: i64 = self.left(s)
        cards: list[int] = []
        card: i64
        for card in s.track:
            if card == NONE:
                card = draw(left, rng)
                left &= ~one(card)
            cards.append(card)
        s.lay_track(cards)
        s.stack.pop()

    def apply(self, s: Era, action: i64) -> None:
        at: i64 = first(action)
        s.lay_card(at, second(action))
        track = s.track
        while track[at] != NONE:
            at += 1
            if at == TRACK:
                s.stack.pop()
                return


@dataclass(init=False, eq=False)
class ShowSpecials(Draw):
    """AOC-12.2: chance reveals this many special technologies."""

    left: i64

    def __init__(self, left: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.left = left

    def legal(self, s: Era) -> list[int]:
        return [act(SHOW, x) for x in members(s.special_box)]

    def sample(self, s: Era, rng: Rng) -> i64:
        return act(SHOW, draw(s.special_box, rng))

    def apply(self, s: Era, action: i64) -> None:
        s.show_special(first(action))
        if self.left > 1:
            s.follow_with(ShowSpecials(self.left - 1))
        else:
            s.stack.pop()


@dataclass(init=False, eq=False)
class LayTokens(Draw):
    """AOC-13.1: face up above positions 6, 7 and 8."""

    def legal(self, s: Era) -> list[int]:
        at: i64 = next_token(s)
        return [act(TOKEN, at, x) for x in members(s.event_box & s.rules.common_events)]

    def sample(self, s: Era, rng: Rng) -> i64:
        return act(TOKEN, next_token(s), draw(s.event_box & s.rules.common_events, rng))

    def apply(self, s: Era, action: i64) -> None:
        s.lay_token(first(action), second(action))
        if next_token(s) == NONE:
            s.stack.pop()


def next_token(s: Era) -> i64:
    """The first position that still needs a token, or NONE."""
    at: i64
    for at in TOKEN_POSITIONS:
        if s.tokens[at] == NONE:
            return at
    return NONE


@dataclass(init=False, eq=False)
class BeginGame(Step):
    """AOC-3.1: the first round begins."""

    def run(self, s: Era) -> None:
        begin_round(s)
