"""Before the first turn. AOC-2, 12.2, 13.1, 14.1, 15.2 to 15.5, 16.3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.action_cards import action_rows
from ecumene.games.age_of_civilization.civilizations import civilization_rows
from ecumene.games.age_of_civilization.civilize import DrawCivilization
from ecumene.games.age_of_civilization.draft import DealDraft, picks
from ecumene.games.age_of_civilization.modes import BASE, CLASH, NAMES, achievement_rows, mode_rows
from ecumene.games.age_of_civilization.nation import new_nation
from ecumene.games.age_of_civilization.rounds import begin_round
from ecumene.games.age_of_civilization.ruleset import TRACK, Rules, track_cards
from ecumene.games.age_of_civilization.state import DRAFT, INNOVATIONS, NOT_YET, WINDS, Era
from ecumene.games.age_of_civilization.technologies import special_rows, tech_rows
from ecumene.games.age_of_civilization.terms import ANCIENT, NONE
from ecumene.games.age_of_civilization.tokens import command_rows, event_rows
from ecumene.games.age_of_civilization.verbs import LAY, REVEAL, SHOW, TOKEN
from ecumene.games.age_of_civilization.wonders import wonder_rows
from ecumene.kernel.action import act, first, second
from ecumene.kernel.bits import draw, has, members, one, size
from ecumene.kernel.errors import BadOption
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import CHANCE, NOBODY, Frame, settle

POOL: Final = 5  # AOC-2.3
MORE_WONDERS: Final = 3  # AOC-2.2: than players
MORE_SPECIALS: Final = 1  # AOC-12.2
TOKEN_POSITIONS: Final = [5, 6, 7]  # AOC-13.1, from nought
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
    """Own rows for a corrected match, the reconstructed ones for all others."""
    return new_rules(corrections) if corrections else PRINTED


def mode_of(players: i64, mode: str, innovations: str, winds: str, draft: str) -> i64:
    """AOC-12.1, 15.11, 16.12: what may be combined. The usual game of one player is Clash."""
    row: i64 = NAMES.index(mode)
    if players > 1 and row != BASE:
        raise BadOption(f"mode={mode} is for one player (AOC-15.1, AOC-16.2)")
    if players > 1:
        return row
    if row == BASE:
        row = CLASH
    if winds == YES or draft == YES:
        raise BadOption("winds and draft are for two players or more (AOC-15.11, AOC-16.12)")
    if innovations == YES and row != CLASH:
        raise BadOption("scenarios are not combined with variants (AOC-16.12)")
    return row


def blank(players: int = 2, corrections: str = "", mode: i64 = BASE, variants: i64 = 0) -> Era:
    """AOC-2.1, 2.5, 2.7, 2.9: the table before anything is drawn, and nothing asked."""
    rules = rules_of(corrections)
    everything: i64 = one(len(rules.civilizations)) - 1
    deck: i64 = deck_of(rules, mode)
    # fmt: off
    return Era(
        stack=[], events=None, rules=rules, nations=[new_nation() for _ in range(players)], mode=mode,
        variants=variants, round=1, first=0, mover=NONE, track=[NONE] * TRACK, tokens=[NONE] * TRACK, deck=deck,
        box=everything & ~deck, pool=[], pool_coins=[], wonder_box=one(len(rules.wonders)) - 1, wonders=[],
        special_box=one(len(rules.specials)) - 1, specials=[], event_box=one(len(rules.events)) - 1,
        command_deck=one(len(rules.commands)) - 1, commands=[], rival=rules.modes[mode].rival, exhaustion=0,
        devastation=0, scorched=0, spent=[], acted=0, could_buy=0, how=NOT_YET, achieved=0, resignations=0,
    )
    # fmt: on


def deck_of(rules: Rules, mode: i64) -> i64:
    """AOC-2.3, 15.2, 16.2: bag of the civilizations that are in the game."""
    row = rules.modes[mode]
    bag: i64 = 0
    i: i64
    for i in range(len(rules.civilizations)):
        c = rules.civilizations[i]
        if c.name in row.deck or (len(row.deck) == 0 and (row.solo == 0 or c.solo != 0)):
            bag |= one(i)
    return bag


def start(
    players: int = 2, corrections: str = "", mode: str = "base", innovations: str = NO, winds: str = NO, draft: str = NO
) -> Era:
    """AOC-2.6: the first player is seat 0; who sits there is drawn by whoever opens the table."""
    variants: i64 = 0
    row: i64 = mode_of(players, mode, innovations, winds, draft)
    if innovations == YES:
        variants |= one(INNOVATIONS)
    if winds == YES:
        variants |= one(WINDS)
    if draft == YES:
        variants |= one(DRAFT)
    s = blank(players, corrections, row, variants)
    lay_fixed(s)
    s.then(preparations(s))
    settle(s)
    return s


def preparations(s: Era) -> list[Frame]:
    """Everything that chance lays out, in the order of the rulebook. AOC-15.5."""
    row = s.row()
    players: i64 = len(s.nations)
    out: list[Frame] = [ShowWonders(row.wonder_pool if row.wonder_pool > 0 else players + MORE_WONDERS), LayTrack()]
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
    """AOC-15.4, 16.3, 16.10: cards and tokens with a place of their own."""
    row = s.row()
    i: i64 = 0
    while i + 1 < len(row.fixed):
        s.track[row.fixed[i + 1] - 1] = row.fixed[i]
        i += 2
    names = [event.name for event in s.rules.events]
    i = 0
    while i + 1 < len(row.tokens):
        token: i64 = names.index(row.tokens[i])
        s.tokens[int(row.tokens[i + 1]) - 1] = token
        s.event_box &= ~one(token)
        i += 2


@dataclass(init=False, eq=False)
class ShowWonders(Frame):
    """AOC-2.2, 15.3, 16.5: so many wonders; the pool is never refilled."""

    left: i64

    def __init__(self, left: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.left = left

    def legal(self, s: Era) -> list[int]:
        ancient: i64 = s.row().only_ancient
        return [act(REVEAL, w) for w in members(s.wonder_box) if ancient == 0 or s.rules.wonders[w].era == ANCIENT]

    def take(self, s: Era, action: i64) -> None:
        s.stack.pop()
        s.wonder_box &= ~one(first(action))
        s.wonders.append(first(action))
        if self.left > 1:
            s.push(ShowWonders(self.left - 1))


@dataclass(init=False, eq=False)
class LayTrack(Frame):
    """AOC-2.4, 16.3: the cards that have no place of their own, from the left."""

    def __init__(self, player: i64 = CHANCE) -> None:
        self.player = player

    def legal(self, s: Era) -> list[int]:
        at: i64 = s.track.index(NONE)
        return [act(LAY, at, card) for card in track_cards(s.row()) if card not in s.track]

    def take(self, s: Era, action: i64) -> None:
        s.track[first(action)] = second(action)
        if NONE not in s.track:
            s.stack.pop()


@dataclass(init=False, eq=False)
class ShowSpecials(Frame):
    """AOC-12.2."""

    left: i64

    def __init__(self, left: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.left = left

    def legal(self, s: Era) -> list[int]:
        return [act(SHOW, x) for x in members(s.special_box)]

    def sample(self, s: Era, rng: Rng) -> i64:
        return act(SHOW, draw(s.special_box, rng))

    def take(self, s: Era, action: i64) -> None:
        s.stack.pop()
        s.special_box &= ~one(first(action))
        s.specials.append(first(action))
        if self.left > 1:
            s.push(ShowSpecials(self.left - 1))


@dataclass(init=False, eq=False)
class LayTokens(Frame):
    """AOC-13.1: face up above positions 6, 7 and 8."""

    def __init__(self, player: i64 = CHANCE) -> None:
        self.player = player

    def legal(self, s: Era) -> list[int]:
        at: i64 = next_token(s)
        return [act(TOKEN, at, x) for x in members(s.event_box) if s.rules.events[x].special == 0]

    def take(self, s: Era, action: i64) -> None:
        s.event_box &= ~one(second(action))
        s.tokens[first(action)] = second(action)
        if next_token(s) == NONE:
            s.stack.pop()


def next_token(s: Era) -> i64:
    at: i64
    for at in TOKEN_POSITIONS:
        if s.tokens[at] == NONE:
            return at
    return NONE


@dataclass(init=False, eq=False)
class BeginGame(Frame):
    """AOC-3.1: the first round."""

    def __init__(self, player: i64 = NOBODY) -> None:
        self.player = player

    def run(self, s: Era) -> None:
        s.stack.pop()
        begin_round(s)
