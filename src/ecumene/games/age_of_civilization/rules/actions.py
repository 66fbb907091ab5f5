"""Actions: whether one can be performed, what is chosen with it, and what it gives. AOC-5."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import (
    AFTER,
    BLOCKED,
    BONUS,
    COINS,
    FROM_ACTIONS,
    FUTURE_ACTIONS,
    NEEDS,
    NONE,
    OTHERS_LOSE,
    PERMANENT,
    POINTS,
    SPACE,
    TECHNOLOGY,
    WORKERS,
)
from ecumene.games.age_of_civilization.rules.costs import coins_missing, lack, needed, price, returns
from ecumene.games.age_of_civilization.rules.counts import amount
from ecumene.games.age_of_civilization.rules.gains import others_lose, receive
from ecumene.games.age_of_civilization.rules.learning import gain_technologies, gainable, learn, offers, why_not_gain
from ecumene.games.age_of_civilization.rules.ruleset import TABLE
from ecumene.games.age_of_civilization.rules.seat import Nation
from ecumene.games.age_of_civilization.rules.state import WINDOW, Era
from ecumene.games.age_of_civilization.rules.verbs import (
    COINS_SHORT,
    LEARN,
    PASS,
    PERFORM,
    SPEND,
    STONES_SHORT,
)
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has, lowest, members, one, size
from ecumene.kernel.core.frames import Choice, Step
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

FREE: Final = NONE  # no space is used: AOC-5.12


# can it be performed?


def first_card(s: Era) -> i64:
    """AOC-3.2, 5.3, 16.16: the first position whose card can be used."""
    if s.scorched == s.round:
        return s.round
    return s.round - 1


def last_card(s: Era, seat: Nation) -> i64:
    """AOC-3.2, 5.3, 11.17: the position after the last one whose card can be used; for Maya the end of the track."""
    if seat.works_at(FUTURE_ACTIONS):
        return len(s.track)
    return s.round - 1 + WINDOW


def available(s: Era, p: i64, action: i64) -> bool:
    """AOC-5.3, 5.4: permanent, or on a card that can be used."""
    if s.rules.actions[action].sort == PERMANENT:
        return True
    i: i64
    for i in range(first_card(s), last_card(s, s.nations[p])):
        if s.track[i] == action:
            return True
    return False


def is_scorched(s: Era, action: i64) -> bool:
    """AOC-16.16: does Scorched Earth block its card in this round?"""
    return s.scorched == s.round and s.track[s.round - 1] == action


def blocked_by_others(s: Era, p: i64) -> i64:
    """AOC-11.25: bag of actions that the Vikings of another player block, from any source."""
    bag: i64 = 0
    q: i64 = -1
    a: i64
    for seat in s.nations:
        q += 1
        if seat.works_at(BLOCKED) and q != p and seat.resigned == 0:
            for a in seat.live:
                e = s.rules.effects[a]
                if e.moment == BLOCKED:
                    bag |= one(e.action)
    return bag


def own_space(s: Era, p: i64, action: i64, source: i64, unused: bool) -> i64:
    """AOC-5.11: the ability that gives an own space for the action, or NONE; `unused`: only if unused this turn."""
    a: i64
    for a in s.nations[p].live:
        e = s.rules.effects[a]
        if e.moment == SPACE and e.action == action and e.source == source:
            if not unused or not holds(s.spent, a):
                return a
    return NONE


def payable(s: Era, p: i64, action: i64, via: i64) -> bool:
    """AOC-5.9, 5.10, 16.5: is there enough for the cheapest technology, with all stones?"""
    seat = s.nations[p]
    coins: i64 = seat.coins
    learns: bool = has(s.rules.learns, action)
    if seat.stones > 0 and has(s.rules.builds, action) and not learns:
        coins += seat.stones * s.row().stone_worth
    if price(s, p, action, NONE, via) <= coins:  # a technology can only make it cheaper
        return True
    return learns and has(seat.priced, action) and payable_techs(s, p, action, via) != 0


def payable_techs(s: Era, p: i64, action: i64, via: i64) -> i64:
    """AOC-5.9: bag of the technologies that Research can give: gainable and payable."""
    bag: i64 = gainable(s, p)
    seat = s.nations[p]
    if bag == 0 or price(s, p, action, NONE, via) <= seat.coins:  # a technology can only make it cheaper
        return bag
    if not has(seat.priced, action):  # all cost the same
        return 0
    paid: i64 = 0
    while bag:
        if price(s, p, action, lowest(bag), via) <= seat.coins:
            paid |= bag & -bag
        bag &= bag - 1
    return paid


def why_not_act(s: Era, p: i64, action: i64, source: i64) -> str:
    """The rule that forbids an action on a space, or nothing."""
    row = s.rules.actions[action]
    if row.spaces == 0:
        return "AOC-5.5k"
    if source == TABLE:
        if not available(s, p, action):
            return "AOC-16.16" if is_scorched(s, action) else "AOC-5.4"
        if s.nations[p].uses(action) >= row.spaces:
            return "AOC-5.2"
    else:
        if own_space(s, p, action, source, False) == NONE:
            return "AOC-5.11"
        if own_space(s, p, action, source, True) == NONE:
            return "AOC-5.2"
    if has(blocked_by_others(s, p), action):
        return "AOC-11.25"
    return "" if affordable(s, p, action) else "AOC-5.1"


def affordable(s: Era, p: i64, action: i64) -> bool:
    """AOC-5.1: are there enough workers and coins?"""
    return s.nations[p].free_workers() >= needed(s, p, action) and payable(s, p, action, NONE)


def all_affordable(s: Era, p: i64) -> i64:
    """AOC-5.1: bag of all actions that are `affordable`. Only those whose figures something changes are asked for."""
    seat = s.nations[p]
    rules = s.rules
    free: i64 = seat.free_workers()
    payable_now: i64 = rules.everything
    if seat.coins < rules.dearest:
        payable_now = rules.for_coins[seat.coins]
    cheaper: i64 = seat.priced
    if seat.stones > 0:
        cheaper |= rules.builds
    cheaper &= ~payable_now  # nothing makes an action dearer
    while cheaper:
        if payable(s, p, lowest(cheaper), NONE):
            payable_now |= cheaper & -cheaper
        cheaper &= cheaper - 1
    manned: i64 = rules.for_workers[free]
    if seat.works_at(NEEDS):
        action: i64
        for action in members(seat.priced):
            manned = manned | one(action) if needed(s, p, action) <= free else manned & ~one(action)
    return payable_now & manned


def can_perform_free(s: Era, p: i64, action: i64, via: i64) -> bool:
    """AOC-5.12: a free action needs no worker and no space, but its price must be paid."""
    if s.rules.actions[action].spaces == 0 or has(blocked_by_others(s, p), action):
        return False
    return payable(s, p, action, via)


# declaring an action


def declare(s: Era, p: i64, action: i64, source: i64, via: i64 = NONE) -> None:
    """AOC-5.9: first choose what the price depends on."""
    if has(s.rules.learns, action) and gainable(s, p) != 0:
        target = Target(p, action, source, via)
        if size(payable_techs(s, p, action, via)) > 1:
            s.push(target)  # there is something to choose: no list is needed to see that
        else:
            s.ask(target)
    elif s.nations[p].stones > 0 and has(s.rules.builds, action) and s.row().stone_worth > 0:
        s.ask(Stones(p, action, source, via))
    else:
        carry_out(s, p, action, source, via, NONE, 0)


@dataclass(init=False, eq=False)
class Target(Frame):
    """AOC-5.9: the technology that Research will give: gainable and payable."""

    action: i64
    source: i64
    via: i64

    def __init__(self, player: i64, action: i64, source: i64, via: i64) -> None:
        self.player = player
        self.action = action
        self.source = source
        self.via = via

    def legal(self, s: Era) -> list[int]:
        return offers(payable_techs(s, self.player, self.action, self.via))

    def why_not(self, s: Era, action: i64) -> str:
        if verb_of(action) != LEARN:
            return NOT_OFFERED
        why = why_not_gain(s, self.player, first(action))
        return why if why != "" else "AOC-5.1"

    def missing(self, s: Era, action: i64) -> list[int]:
        if self.why_not(s, action) != "AOC-5.1":
            return []
        return lack(
            COINS_SHORT, price(s, self.player, self.action, first(action), self.via), s.nations[self.player].coins
        )

    def apply(self, s: Era, action: i64) -> None:
        s.stack.pop()
        carry_out(s, self.player, self.action, self.source, self.via, first(action), 0)


@dataclass(init=False, eq=False)
class Stones(Frame):
    """AOC-16.5: how many stones are spent on a wonder: no more than are useful, and enough to pay the rest in coins."""

    action: i64
    source: i64
    via: i64

    def __init__(self, player: i64, action: i64, source: i64, via: i64) -> None:
        self.player = player
        self.action = action
        self.source = source
        self.via = via

    def useful(self, s: Era, n: i64) -> bool:
        """Are there this many stones, is none wasted, and can the rest be paid?"""
        seat = s.nations[self.player]
        each: i64 = s.row().stone_worth
        cost: i64 = price(s, self.player, self.action, NONE, self.via)
        return n <= seat.stones and (n - 1) * each < cost and cost - n * each <= seat.coins

    def rest(self, s: Era, n: i64) -> i64:
        """How many coins are to pay besides this many stones."""
        return price(s, self.player, self.action, NONE, self.via) - n * s.row().stone_worth

    def legal(self, s: Era) -> list[int]:
        return [act(SPEND, n) for n in range(s.nations[self.player].stones + 1) if self.useful(s, n)]

    def why_not(self, s: Era, action: i64) -> str:
        if verb_of(action) != SPEND:
            return NOT_OFFERED
        seat = s.nations[self.player]
        n: i64 = first(action)
        return "AOC-5.1" if n <= seat.stones and self.rest(s, n) > seat.coins else "AOC-16.5"

    def missing(self, s: Era, action: i64) -> list[int]:
        if verb_of(action) != SPEND:
            return []
        seat = s.nations[self.player]
        n: i64 = first(action)
        return lack(STONES_SHORT, n, seat.stones) if n > seat.stones else lack(COINS_SHORT, self.rest(s, n), seat.coins)

    def apply(self, s: Era, action: i64) -> None:
        s.stack.pop()
        carry_out(s, self.player, self.action, self.source, self.via, NONE, first(action))


# performing an action


def carry_out(s: Era, p: i64, action: i64, source: i64, via: i64, tech: i64, stones: i64) -> None:
    """AOC-5.15: workers and price, the printed effect, own bonuses, losses of the others, then a free action."""
    place_workers(s, p, action, source)
    pay(s, p, action, tech, via, stones)
    seat = s.nations[p]
    if not has(seat.enriched, action):
        apply_printed(s, p, action, tech)
        return
    # AOC-5.19: bonuses are computed first, because what this action gives does not change them
    more = bonuses(s, p, action, tech)
    depth: i64 = len(s.stack)
    before: i64 = seat.scored[FROM_ACTIONS]
    apply_printed(s, p, action, tech)
    if s.rules.actions[action].must_score and seat.scored[FROM_ACTIONS] == before:
        more = Bonuses(p, 0, more.coins, more.workers, more.loss, more.after)  # AOC-5.8
    if len(s.stack) > depth:
        s.stack.insert(depth, more)
    else:
        more.pay_out(s)


def place_workers(s: Era, p: i64, action: i64, source: i64) -> None:
    """AOC-5.1, 5.2, 5.11, 5.13: free actions need no workers."""
    if source == FREE:
        s.perform(p, action, 0, 0)
        return
    n: i64 = needed(s, p, action)
    s.perform(p, action, n, 0 if returns(s, p, action) else n)
    if source == TABLE:
        s.use_space(p, action)
    else:
        s.use_up(own_space(s, p, action, source, True))


def pay(s: Era, p: i64, action: i64, tech: i64, via: i64, stones: i64) -> None:
    """AOC-5.14, 16.5: stones, and the rest in coins."""
    cost: i64 = price(s, p, action, tech, via)
    if stones > 0:
        s.spend_stones(p, stones)
        cost -= stones * s.row().stone_worth
    s.pay_coins(p, cost)


def apply_printed(s: Era, p: i64, action: i64, tech: i64) -> None:
    """AOC-5.5: in printed order; a technology that was chosen before is gained now."""
    for e in s.rules.actions[action].effect:
        if e.unit == TECHNOLOGY and tech != NONE:
            learn(s, p, tech)
            gain_technologies(s, p, e.n - 1)
        else:
            receive(s, p, e, FROM_ACTIONS)


def bonuses(s: Era, p: i64, action: i64, tech: i64) -> Bonuses:
    """AOC-1.10, 5.16, 11.31, 16.13: everything that own abilities add when the action is performed once."""
    points: i64 = 0
    coins: i64 = 0
    workers: i64 = 0
    loss: i64 = 0
    after: i64 = 0
    a: i64
    for a in s.nations[p].live:
        e = s.rules.effects[a]
        if e.action != action or (e.for_techs != 0 and (tech == NONE or not has(e.for_techs, tech))):
            continue
        if e.moment == AFTER:
            after |= one(e.then)
        elif e.moment == BONUS:
            n: i64 = amount(s, p, e)
            if e.unit == POINTS:
                points += n
            elif e.unit == COINS:
                coins += n
            elif e.unit == WORKERS:
                workers += n
            elif e.unit == OTHERS_LOSE:
                loss += n
    return Bonuses(p, points, coins, workers, loss, after)


@final
@dataclass(init=False, eq=False)
class Bonuses(Step):
    """AOC-5.15: bonuses, after the printed effect and its choices."""

    seat: i64
    points: i64
    coins: i64
    workers: i64
    loss: i64  # coins that every other player loses
    after: i64  # bag of free actions that may follow

    def __init__(
        self, seat: i64, points: i64, coins: i64, workers: i64, loss: i64, after: i64, player: i64 = NOBODY
    ) -> None:
        self.player = player
        self.seat = seat
        self.points = points
        self.coins = coins
        self.workers = workers
        self.loss = loss
        self.after = after

    def run(self, s: Era) -> None:
        s.stack.pop()
        self.pay_out(s)

    def pay_out(self, s: Era) -> None:
        p: i64 = self.seat
        s.score(p, self.points, FROM_ACTIONS)
        s.gain_coins(p, self.coins)
        s.gain_workers(p, self.workers)  # AOC-11.7: they can be used at once
        if self.loss > 0:
            others_lose(s, p, self.loss)
        after: i64 = self.after
        while after:
            if can_perform_free(s, p, lowest(after), NONE):
                s.push(FreeAction(p, lowest(after)))
            after &= after - 1


@dataclass(init=False, eq=False)
class FreeAction(Choice):
    """AOC-5.12, 11.32: perform an action once without a worker, or not."""

    verb: ClassVar[int] = PERFORM
    rule: ClassVar[str] = "AOC-5.12"

    action: i64

    def __init__(self, player: i64, action: i64) -> None:
        self.player = player
        self.action = action

    def legal(self, s: Era) -> list[int]:
        free: list[int] = [act(PERFORM, self.action)] if can_perform_free(s, self.player, self.action, NONE) else []
        return [*free, act(PASS)]

    def missing(self, s: Era, action: i64) -> list[int]:
        if verb_of(action) != PERFORM or first(action) != self.action:
            return []
        return coins_missing(s, self.player, self.action, NONE)

    def apply(self, s: Era, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == PERFORM:
            declare(s, self.player, self.action, FREE)
