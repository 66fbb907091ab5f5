"""Thinking about one question with a planner, in looks that grow dearer: a narrow beam, a wide one, then play-outs.

The first look is a beam of one line, the second a wide beam; each further one plays the best candidates on for a round
in a position that is dealt again, with the same luck for all of them. The worse half drops out again and again.
"""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

from ecumene.bots.search.planner import NEVER, Planner, planning_now, play_turns
from ecumene.kernel.core.planning import BEFORE, PLAN, Planning
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import State, redeal

NARROW: Final = 1  # lines of the beam in the first look, and while playing on
BEAMS: Final = 2  # looks before the play-outs
FAR: Final = 99.0  # turns: to the end
FIRST: Final = 4  # play-outs of every candidate before the first half drops out


@final
class Candidate:
    """A line of own choices and what it is worth."""

    line: list[int]
    value: float  # as the beam found it
    toll: float  # of its choices
    total: float  # of the play-outs
    count: i64
    mean: float  # of play-outs and beam together

    def __init__(self, line: list[int], value: float, toll: float) -> None:
        self.line = line
        self.value = value
        self.toll = toll
        self.total = 0.0
        self.count = 0
        self.mean = value

    def worth(self) -> float:
        return self.mean

    def weigh(self, level: float, trust: float) -> None:
        """The beam counts like `trust` play-outs; play-outs bring so much more than it says (`level`), on average."""
        count: float = float(int(self.count))
        if trust + count > 0.0:
            self.mean = level + (trust * self.value + self.total - count * level) / (trust + count)


@final
class Settings:
    """How wide and how long a planner thinks at most."""

    width: i64  # lines of the beam
    candidates: i64  # best ends of the turn that are played on
    playouts: i64  # of the last two of them
    turns: i64  # that are played on, in rounds
    deals: i64  # positions for a choice that depends on what is hidden
    close: float  # ends that are worse by more than this are not played on
    short: float  # turns that are seen where there is only one look
    trust: float  # the beam counts like so many play-outs

    def __init__(
        self,
        width: i64,
        candidates: i64,
        playouts: i64,
        turns: i64,
        deals: i64,
        close: float,
        short: float,
        trust: float,
    ) -> None:
        self.width = width
        self.candidates = candidates
        self.playouts = playouts
        self.turns = turns
        self.deals = deals
        self.close = close
        self.short = short
        self.trust = trust


@final
class Thought:
    planner: Planner
    game: Planning
    settings: Settings
    base: State  # imagined; never changed
    seat: i64
    seed: i64
    looks: i64  # done so far
    most: i64  # looks that may be done; 0: no limit
    candidates: list[Candidate]  # the best first
    longest: float  # seconds of a play-out so far

    def __init__(
        self, game: Planning, settings: Settings, base: State, seat: i64, seed: i64, until: float, most: i64
    ) -> None:
        self.game = game
        self.settings = settings
        self.planner = Planner(game)
        self.planner.until = until
        self.base = base
        self.seat = seat
        self.seed = seed
        self.looks = 0
        self.most = most
        self.candidates = []
        self.longest = 0.0
        game.start(base)
        game.look_ahead(settings.short if most == 1 else FAR)

    def think(self) -> None:
        """Until the best choice is clear, or a limit is reached. There is at least one candidate afterwards."""
        top = self.base.stack[-1]
        if planning_now(self.game, self.base, self.seat):
            self.plan()
        elif self.game.role(top) == BEFORE:
            self.choose_before()
        else:
            self.choose_answer()

    def may_look(self) -> bool:
        return (self.most == 0 or self.looks < self.most) and (self.looks == 0 or self.planner.in_time())

    # the own turn

    def plan(self) -> None:
        """Ends of the own turn: a beam of one line first, so that there is an answer, then a wide one."""
        self.look_for_ends(NARROW)
        if self.may_look() and self.settings.width > NARROW:
            self.look_for_ends(self.settings.width)
        if self.shared() < 0:
            self.play_out()

    def look_for_ends(self, width: i64) -> None:
        """The ends of a beam, and those that were found before."""
        nodes = self.planner.ends(self.base, self.seat, width, self.settings.candidates)
        self.looks += 1
        rivals: float = self.game.rivals(self.base, self.seat)
        found = [Candidate(self.whole(node.line(), node.s), node.value - rivals, node.toll) for node in nodes]
        for old in self.candidates:
            if not any(old.line == new.line for new in found):
                found.append(old)
        found.sort(key=by_worth)
        self.candidates = found[: self.settings.candidates]

    def whole(self, line: list[int], s: State) -> list[int]:
        """A line with the choice that ends the turn."""
        top = s.stack[-1]
        if self.game.role(top) == PLAN:
            for a in top.canonical(s):
                if self.game.ends(a):
                    return [*line, a]
        return line

    def shared(self) -> i64:
        """A choice that is possible now and part of every candidate that is close to the best, or -1.

        Nearly all choices of a turn can be made in any order, so it can be made first, and there is nothing to weigh.
        """
        choices = self.base.stack[-1].canonical(self.base)
        near = [x for x in self.candidates if x.worth() > self.candidates[0].worth() - self.settings.close]
        for a in self.candidates[0].line:
            if not self.game.ends(a) and a in choices and all(a in x.line for x in near):
                return a
        return -1

    # other questions

    def choose_before(self) -> None:
        """A choice before the turn: as it is; with a narrow plan of the turn; with a wide one in several deals."""
        self.judge_all(0, 1)
        if self.may_look():
            self.judge_all(NARROW, 1)
        if self.may_look():
            self.judge_all(max(NARROW, self.settings.width // 2), self.settings.deals)
        self.play_out()

    def choose_answer(self) -> None:
        """Any other question: one choice ahead in one deal, then in several."""
        self.judge_all(-1, 1)
        if self.may_look():
            self.judge_all(-1, self.settings.deals)

    def judge_all(self, width: i64, deals: i64) -> None:
        """The value of every choice over some deals. If the time runs out, what was known before still counts.

        `width` -1: a question that is no part of a turn.
        """
        planner = self.planner
        choices = [a for a in self.base.stack[-1].canonical(self.base) if not self.game.avoided(a)]
        values: list[float] = [0.0] * len(choices)
        k: i64
        i: i64
        for k in range(deals):
            s = redeal(self.base, self.seat, Rng(self.seed + k))
            for i in range(len(choices)):
                luck = Rng(self.seed + k)
                if width < 0:
                    values[i] += planner.after_answer(s, self.seat, choices[i], luck)
                else:
                    values[i] += planner.after_before(s, self.seat, choices[i], luck, width)
                if not planner.in_time() and self.candidates:
                    return
        self.looks += 1
        found = [Candidate([choices[i]], values[i] / float(int(deals)), 0.0) for i in range(len(choices))]
        found.sort(key=by_worth)
        self.candidates = found[: self.settings.candidates]

    # play-outs

    def play_out(self) -> None:
        """Of the candidates that are close to the best: first all, then the better half, until two have all of them."""
        best: float = self.candidates[0].worth()
        alive = [x for x in self.candidates if x.worth() > best - self.settings.close]
        done: i64 = 0
        while len(alive) > 1 and done < self.settings.playouts:
            until: i64 = min(self.settings.playouts, FIRST if done == 0 else done * 2)
            k: i64
            for k in range(done, until):
                if not self.play_all(alive, k):
                    self.sort(alive)
                    return
            done = until
            self.sort(alive)
            alive = alive[: max(2, (len(alive) + 1) // 2)]

    def play_all(self, alive: list[Candidate], k: i64) -> bool:
        """One play-out of each, with the same luck; none if there is no time for all of them."""
        many: i64 = len(alive)
        if self.most and self.looks + many > self.most:
            return False
        if self.planner.until < NEVER:
            if time.process_time() + self.longest * float(int(many)) >= self.planner.until:
                return False
        deal = redeal(self.base, self.seat, Rng(self.seed + k))
        values: list[float] = []
        for x in alive:
            began: float = time.process_time() if self.planner.until < NEVER else 0.0
            values.append(self.played(deal, x.line, self.seed + k) - x.toll)
            if self.planner.late:
                return False
            if self.planner.until < NEVER:
                self.longest = max(self.longest, time.process_time() - began)
        i: i64
        for i in range(many):
            alive[i].total += values[i]
            alive[i].count += 1
        self.looks += many
        return True

    def played(self, deal: State, line: list[int], luck: i64) -> float:
        """The value after the line and some rounds."""
        s = deal.clone()
        rng = Rng(luck)
        planner = self.planner
        planner.follow(s, line, rng)
        seats: i64 = s.players
        play_turns([planner] * seats, s, rng, 1 + self.settings.turns * seats, NARROW)
        return self.game.value(s, self.seat)

    def sort(self, alive: list[Candidate]) -> None:
        """By play-outs and beam; those that dropped out stay behind them in their order."""
        count: i64 = 0
        more: float = 0.0
        for x in self.candidates:
            count += x.count
            more += x.total - float(int(x.count)) * x.value
        level: float = more / float(int(count)) if count else 0.0
        for x in self.candidates:
            x.weigh(level, self.settings.trust)
        alive.sort(key=by_worth)
        self.candidates = alive + [x for x in self.candidates if x not in alive]


def by_worth(x: Candidate) -> float:
    return -x.worth()
