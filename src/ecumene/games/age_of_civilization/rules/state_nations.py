"""The part of the position that belongs to single players, and the methods that change it. AOC-1, 4, 5, 16."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import NONE, WAR_IMMUNE
from ecumene.games.age_of_civilization.cards.terms import SACRIFICE_IMMUNE as IMMUNE
from ecumene.games.age_of_civilization.rules.ruleset import WORKER_LIMIT, Rules
from ecumene.games.age_of_civilization.rules.seat import Nation, with_more
from ecumene.games.age_of_civilization.rules.verbs import (
    ABSORBED,
    BACK,
    BORN,
    FORTIFIED,
    GAINED,
    LEARNT,
    LOST,
    LOST_POINTS,
    LOST_SILK,
    MISSED,
    PAID,
    PERFORMED,
    RECEIVED,
    RETURNED,
    SACRIFICED,
    SCORED,
    SILK,
    SOLD,
    SPENT,
    STONES,
    WORKERS,
)
from ecumene.kernel.core.bits import lowest, one
from ecumene.kernel.core.state import State


@dataclass(init=False, eq=False)
class Nations(State):
    """What the players have. `Era` adds what lies on the table."""

    rules: Rules  # the rows of this match
    nations: list[Nation]

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
            self.nations[p].change_points(n, part)
            self.report(SCORED, p, n)

    def lose_points(self, p: i64, n: i64, part: i64) -> None:
        n = min(n, self.nations[p].points())
        if n > 0:
            self.nations[p].change_points(-n, part)
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
        seat.lose_abilities()
        if seat.main != NONE:
            seat.add_abilities(self.rules.of_main[seat.main])
        c: i64
        for c in seat.cards:
            seat.add_abilities(self.rules.of_legacy[c])
        bag: i64 = seat.techs
        while bag:
            seat.add_abilities(self.rules.of_tech[lowest(bag)])
            bag &= bag - 1
        bag = seat.wonders
        while bag:
            seat.add_abilities(self.rules.of_wonder[lowest(bag)])
            bag &= bag - 1

    def learn(self, p: i64, t: i64) -> None:
        """AOC-1.7: a technology is gained."""
        seat = self.nations[p]
        seat.techs |= one(t)
        new = self.rules.of_tech[t]
        seat.insert_abilities(new, new.first)
        self.report(LEARNT, p, t)

    # civilizations: AOC-4

    def make_main(self, p: i64, c: i64) -> None:
        """AOC-4.1, 4.2: the new main civilization."""
        seat = self.nations[p]
        seat.cards = with_more(seat.cards, c)
        seat.main = c
        self.update_abilities(p)
        self.report(BORN, p, c)

    def reset_workers(self, p: i64, n: i64) -> None:
        """AOC-4.4, 4.16: all workers go back to the supply, and this many come."""
        seat = self.nations[p]
        if seat.workers > 0:
            self.report(RETURNED, p, seat.workers)
        seat.workers = n
        self.report(WORKERS, p, n)

    def absorb(self, p: i64, c: i64) -> None:
        """AOC-4.9: a civilization of which only the legacy works."""
        seat = self.nations[p]
        seat.cards = with_more(seat.cards, c)
        seat.absorbed |= one(c)
        seat.insert_abilities(self.rules.of_legacy[c], self.rules.first_of_techs)
        self.report(ABSORBED, p, c)

    def take_from_hand(self, p: i64, c: i64) -> None:
        """AOC-14.4: a card that is founded or absorbed."""
        self.nations[p].lose_from_hand(c)

    # the draft: AOC-14

    def pick(self, p: i64, c: i64) -> None:
        """AOC-14.2: face down, until all have picked."""
        self.nations[p].set_pick(c)

    def keep_pick(self, p: i64) -> None:
        """AOC-14.2: the picked card goes to the hand.

        With two players the other one knows the card from the second pick on: the packet comes back, or its rest goes
        to the pool, and shows what is missing.
        """
        seat = self.nations[p]
        who: i64 = 0
        if len(self.nations) == 2 and len(seat.hand) > 0:
            who = one(1 - p)
            self.report(MISSED, 1 - p, seat.pick)
        seat.add_pick_to_hand(who)

    def pass_packets(self) -> None:
        """AOC-14.2: each packet goes to the next seat, which sees it now."""
        n: i64 = len(self.nations)
        packets: list[list[int]] = [seat.packet for seat in self.nations]
        p: i64
        c: i64
        for p in range(n):
            giver: i64 = (p - 1) % n
            self.nations[p].set_packet(packets[giver], one(giver))
            for c in packets[giver]:
                self.report(RECEIVED, p, c)

    # spaces: AOC-5.1, 7.1

    def perform(self, p: i64, action: i64, workers: i64, doomed: i64) -> None:
        """AOC-5.1, 5.13: an action, with its workers; the doomed ones will be sacrificed. A free action has none."""
        self.nations[p].placed += workers
        self.nations[p].doomed += doomed
        self.report(PERFORMED, p, action)

    def use_space(self, p: i64, action: i64) -> None:
        """AOC-5.2: a common space is used."""
        self.nations[p].used += one(2 * action)

    def take_back_workers(self, p: i64) -> None:
        """AOC-7.1, 7.2: from all spaces; the doomed ones are sacrificed."""
        seat = self.nations[p]
        doomed: i64 = seat.doomed
        back: i64 = seat.placed - doomed
        seat.placed = 0
        seat.doomed = 0
        if back > 0:
            self.report(BACK, p, back)
        self.lose_workers(p, doomed)

    # stones, silk and forts of the scenarios: AOC-16.5, 16.6, 16.8

    def gain_stones(self, p: i64, n: i64) -> None:
        self.nations[p].stones += n
        self.report(STONES, p, n)

    def spend_stones(self, p: i64, n: i64) -> None:
        if n > 0:
            self.nations[p].stones -= n
            self.report(SPENT, p, n)

    def gain_silk(self, p: i64, n: i64) -> None:
        self.nations[p].silk += n
        self.report(SILK, p, n)

    def sell_silk(self, p: i64, n: i64) -> None:
        if n > 0:
            self.nations[p].silk -= n
            self.nations[p].sold += n
            self.report(SOLD, p, n)

    def lose_silk(self, p: i64, n: i64) -> None:
        """AOC-16.6: if there is less silk, all of it."""
        n = min(n, self.nations[p].silk)
        if n > 0:
            self.nations[p].silk -= n
            self.report(LOST_SILK, p, n)

    def fortify(self, p: i64, n: i64) -> None:
        """AOC-16.8: strength for the rest of the game."""
        self.nations[p].forts += n
        self.report(FORTIFIED, p, n)
