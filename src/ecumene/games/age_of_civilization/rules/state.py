"""The position, and its methods that change one thing and report it as an event. AOC-1 to 4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.modes import Mode
from ecumene.games.age_of_civilization.cards.terms import AFTER, BONUS, DISCOUNT, NEEDS, NONE, SET_COST, WAR_IMMUNE
from ecumene.games.age_of_civilization.cards.terms import SACRIFICE_IMMUNE as IMMUNE
from ecumene.games.age_of_civilization.rules.ruleset import WORKER_LIMIT, Rules
from ecumene.games.age_of_civilization.rules.seat import Nation
from ecumene.games.age_of_civilization.rules.verbs import (
    BUILT,
    GAINED,
    LOST,
    LOST_POINTS,
    PAID,
    POOL_COINS,
    RIVAL,
    SACRIFICED,
    SCORED,
    WORKERS,
)
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.state import Frame, State

MOST_PLAYERS: Final = 4
ROUNDS: Final = 6
WINDOW: Final = 3  # how many cards are under the permanent card

# variants, a bag
INNOVATIONS: Final = 0
WINDS: Final = 1
DRAFT: Final = 2

# how a game ends
NOT_YET: Final = 0
BY_POINTS: Final = 1
ALONE: Final = 2  # all other players resigned
CLASHED: Final = 3  # a game of Clash
GOLD: Final = 4
SILVER: Final = 5
BRONZE: Final = 6
DEFEAT: Final = 7  # no medal
OVERRUN: Final = 8  # too much devastation
GIVEN_UP: Final = 9
ENDINGS: Final = ["", "points", "alone", "clash", "gold", "silver", "bronze", "defeat", "overrun", "given_up"]


# lists are shared by clones, so they are replaced and never changed


def without_place(items: list[int], at: i64) -> list[int]:
    return items[:at] + items[at + 1 :]


def without(items: list[int], item: i64) -> list[int]:
    """The list without the first item that is equal to this one."""
    return without_place(items, items.index(item))


def replaced(items: list[int], at: i64, item: i64) -> list[int]:
    out = items[:]
    out[at] = item
    return out


@dataclass(init=False, eq=False)
class Era(State):
    """The position of a game."""

    rules: Rules  # the rows of this match
    nations: list[Nation]
    mode: i64
    variants: i64  # bag
    round: i64  # 1 to 6
    first: i64  # who holds the first-player token
    mover: i64  # whose turn it is, or NONE
    track: list[int]  # action cards by position; NONE where no card lies yet
    tokens: list[int]  # event tokens by position, or NONE
    deck: i64  # bag of civilizations; chance decides which is drawn
    box: i64  # bag of civilizations that are not in the game
    pool: list[int]  # civilizations, the oldest first
    pool_coins: list[int]  # on each of them
    wonder_box: i64  # bag of wonders that cannot be gained
    wonders: list[int]  # the pool, in the order they were revealed
    special_box: i64  # bag
    specials: list[int]  # the pool
    event_box: i64  # bag
    command_deck: i64  # bag; chance decides which is revealed
    commands: list[int]  # the revealed ones, in their order
    rival: i64  # strength of the virtual rival
    exhaustion: i64  # tokens
    devastation: i64  # tokens
    scorched: i64  # the round in which the leftmost card is blocked, or 0
    spent: list[int]  # numbers of the abilities that the mover has used this turn
    acted: i64  # how many actions the mover has performed this turn
    could_buy: i64  # could a special technology be bought when the actions ended?
    how: i64
    achieved: i64  # bag of achievements, at the end
    resignations: i64

    # fmt: off
    def __init__(
        self, stack: list[Frame], events: list[int] | None, rules: Rules, nations: list[Nation], mode: i64,
        variants: i64, round: i64, first: i64, mover: i64, track: list[int], tokens: list[int], deck: i64, box: i64,
        pool: list[int], pool_coins: list[int], wonder_box: i64, wonders: list[int], special_box: i64,
        specials: list[int], event_box: i64, command_deck: i64, commands: list[int], rival: i64, exhaustion: i64,
        devastation: i64, scorched: i64, spent: list[int], acted: i64, could_buy: i64, how: i64, achieved: i64,
        resignations: i64,
    ) -> None:
        self.stack = stack
        self.events = events
        self.rules = rules
        self.nations = nations
        self.mode = mode
        self.variants = variants
        self.round = round
        self.first = first
        self.mover = mover
        self.track = track
        self.tokens = tokens
        self.deck = deck
        self.box = box
        self.pool = pool
        self.pool_coins = pool_coins
        self.wonder_box = wonder_box
        self.wonders = wonders
        self.special_box = special_box
        self.specials = specials
        self.event_box = event_box
        self.command_deck = command_deck
        self.commands = commands
        self.rival = rival
        self.exhaustion = exhaustion
        self.devastation = devastation
        self.scorched = scorched
        self.spent = spent
        self.acted = acted
        self.could_buy = could_buy
        self.how = how
        self.achieved = achieved
        self.resignations = resignations

    def clone(self) -> Era:
        """A separate position that reports no events. It shares the lists, which are never changed, only replaced."""
        return Era(
            self.stack[:], None, self.rules, [n.clone() for n in self.nations], self.mode, self.variants, self.round,
            self.first, self.mover, self.track, self.tokens, self.deck, self.box, self.pool, self.pool_coins,
            self.wonder_box, self.wonders, self.special_box, self.specials, self.event_box, self.command_deck,
            self.commands, self.rival, self.exhaustion, self.devastation, self.scorched, self.spent, self.acted,
            self.could_buy, self.how, self.achieved, self.resignations,
        )
    # fmt: on

    @property
    def players(self) -> int:
        return len(self.nations)

    def row(self) -> Mode:
        """The row of the mode that is played."""
        return self.rules.modes[self.mode]

    # who is playing: AOC-9.4

    def playing(self) -> list[int]:
        """Every seat that has not resigned, in order."""
        out: list[int] = []
        p: i64
        for p in range(len(self.nations)):
            if self.nations[p].resigned == 0:
                out.append(p)
        return out

    def others(self, p: i64) -> list[int]:
        """The same without one seat."""
        out: list[int] = []
        q: i64
        for q in range(len(self.nations)):
            if q != p and self.nations[q].resigned == 0:
                out.append(q)
        return out

    # coins: AOC-1.3, 1.19

    def gain_coins(self, p: i64, n: i64) -> None:
        if n > 0:
            self.nations[p].coins += n
            self.report(GAINED, p, n)

    def pay_coins(self, p: i64, n: i64) -> None:
        if n > 0:
            self.nations[p].coins -= n
            self.report(PAID, p, n)

    def lose_coins(self, p: i64, n: i64) -> None:
        """AOC-1.19, 11.29, 13.6: if there are fewer coins, all of them."""
        n = min(n, self.nations[p].coins)
        if n > 0:
            self.nations[p].coins -= n
            self.report(LOST, p, n)

    # points: AOC-1.1, 1.2, 1.18

    def score(self, p: i64, n: i64, part: i64) -> None:
        if n > 0:
            self.nations[p].scored[part] += n
            self.report(SCORED, p, n)

    def lose_points(self, p: i64, n: i64, part: i64) -> None:
        n = min(n, self.nations[p].points())
        if n > 0:
            self.nations[p].scored[part] -= n
            self.report(LOST_POINTS, p, n)

    # workers: AOC-1.5, 1.14

    def gain_workers(self, p: i64, n: i64) -> None:
        seat = self.nations[p]
        n = min(n, WORKER_LIMIT - seat.workers)
        if n > 0:
            seat.workers += n
            self.report(WORKERS, p, n)

    def lose_workers(self, p: i64, n: i64) -> i64:
        """AOC-1.14, 7.6: return how many were lost; without workers nothing happens."""
        n = min(n, self.nations[p].workers)
        if n > 0:
            self.nations[p].workers -= n
            self.report(SACRIFICED, p, n)
        return n

    def sacrifice(self, p: i64, n: i64) -> i64:
        """AOC-8.5, 13.8, 16.19: by Plague, a token or a scenario; Israel is immune."""
        return 0 if self.nations[p].works_at(IMMUNE) else self.lose_workers(p, n)

    def sacrifice_in_war(self, p: i64, n: i64) -> i64:
        """AOC-8.8, 11.19: Polynesia is immune too."""
        return 0 if self.nations[p].works_at(WAR_IMMUNE) else self.sacrifice(p, n)

    # abilities

    def update_abilities(self, p: i64) -> None:
        """AOC-4.2, 4.3, 10.11: find the abilities that work: the main one, all legacies, technologies, wonders."""
        seat = self.nations[p]
        live: list[int] = []
        if seat.main != NONE:
            live.extend(self.rules.of_main[seat.main])
        c: i64
        for c in seat.cards:
            live.extend(self.rules.of_legacy[c])
        t: i64 = 0
        bag: i64 = seat.techs
        while bag:
            if bag & 1:
                live.extend(self.rules.of_tech[t])
            bag >>= 1
            t += 1
        w: i64 = 0
        bag = seat.wonders
        while bag:
            if bag & 1:
                live.extend(self.rules.of_wonder[w])
            bag >>= 1
            w += 1
        seat.live = live
        self.summarize_abilities(seat)

    def summarize_abilities(self, seat: Nation) -> None:
        """Note which moments and actions the abilities change, so that most checks need not read all abilities."""
        moments: i64 = 0
        priced: i64 = 0
        enriched: i64 = 0
        a: i64
        for a in seat.live:
            e = self.rules.effects[a]
            moments |= one(e.moment)
            if e.moment == DISCOUNT or e.moment == SET_COST or e.moment == NEEDS:
                priced |= one(e.action)
            elif e.moment == BONUS or e.moment == AFTER:
                enriched |= one(e.action)
        seat.moments = moments
        seat.priced = priced
        seat.enriched = enriched

    def use_up(self, a: i64) -> None:
        """AOC-5.2, 7.5: note that the mover has used an ability this turn."""
        self.spent = [*self.spent, a]

    # wonders: AOC-1.6

    def add_wonder(self, p: i64, w: i64) -> None:
        self.wonders = without(self.wonders, w)
        self.nations[p].wonders |= one(w)
        self.update_abilities(p)
        self.report(BUILT, p, w)

    # the pool

    def put_pool_coins(self) -> None:
        """AOC-4.6, 15.7."""
        if self.pool:
            self.pool_coins = [n + 1 for n in self.pool_coins]
            self.report(POOL_COINS)

    def add_to_pool(self, c: i64) -> None:
        """AOC-2.3, 4.7, 14.3: without coins."""
        self.pool = [*self.pool, c]
        self.pool_coins = [*self.pool_coins, 0]

    def take_from_pool(self, c: i64) -> None:
        self.pool_coins = without_place(self.pool_coins, self.pool.index(c))
        self.pool = without(self.pool, c)

    def coins_on(self, c: i64) -> i64:
        """Coins on a card of the pool."""
        return self.pool_coins[self.pool.index(c)]

    def put_coins_on(self, c: i64, n: i64) -> None:
        self.pool_coins = replaced(self.pool_coins, self.pool.index(c), self.coins_on(c) + n)

    # the rival

    def set_rival(self, n: i64) -> None:
        self.rival = max(n, 0)
        self.report(RIVAL, self.rival)

    # the end

    def finish(self, how: i64) -> None:
        """End the game at once; nothing that waits on the stack is resolved."""
        self.stack.clear()
        self.mover = NONE
        self.how = how
