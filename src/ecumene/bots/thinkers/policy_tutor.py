"""Learning the policy of a game by self-play, against itself, older weights and characters with other aims."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from ecumene.bots.search.lessons import Lessons
from ecumene.bots.search.rehearsal import BOLDEST
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.strategy import PolicyTree, SelfPlay
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import State, roll
from ecumene.kernel.core.strategy import Judge, Policy, Shares

SECONDS = 5.0  # of a round
RATE = 0.06  # how much is learned of one game at first
LEAST_RATE = 0.1  # of it at the end
OWN, LEAD = 0.6, 0.6  # how much the own result counts, and being ahead
FORGET = 0.02  # how fast what is usual follows what comes
POOL = 6  # older weights that play too
EVERY = 4  # rounds after which the present weights join them
SELF = ""  # the name of the policy that is learned; characters have names


class Kept(msgspec.Struct):
    """What is needed to go on: the weights by file and character, older ones by file, and the games played."""

    weights: dict[str, dict[str, dict[str, float]]] = {}
    older: dict[str, list[dict[str, float]]] = {}
    usual: dict[str, list[float]] = {}
    rounds: int = 0
    games: int = 0


class PolicyTutor:
    def __init__(self, game: AnyGame, strategy: PolicyTree, kept: Any, seed: int) -> None:
        self.game, self.strategy = game, strategy
        self.state = msgspec.convert(kept, Kept) if kept else Kept()
        turn = seed * 1_000_003 + self.state.rounds
        self.rng = Rng(turn)
        self.lessons = Lessons(RATE, turn + 1, strategy.curiosity)
        self.names = [SELF, *strategy.characters]
        self.judges: dict[str, Judge] = {SELF: strategy.judge, **strategy.characters}
        self.policies = {
            file: self.policies_of(file) for file in {strategy.weights_file(t.players) for t in self.tables}
        }
        self.older = {file: [strategy.policy(x) for x in self.state.older.get(file, [])] for file in self.policies}

    @property
    def tables(self) -> list[SelfPlay]:
        """Each as often as it is to be played."""
        return [table for table in self.strategy.tables for _ in range(table.weight)]

    def policies_of(self, file: str) -> dict[str, Policy]:
        kept = self.state.weights.get(file, {})
        return {name: self.strategy.policy(kept.get(name, {})) for name in self.names}

    def round(self, part: float) -> dict[str, float]:
        self.lessons.rate = RATE * max(LEAST_RATE, 1 - part)
        figures = Figures()
        tables, until = self.tables, time.process_time() + SECONDS
        while time.process_time() < until:
            self.play(tables[self.rng.below(len(tables))], figures)
        self.state.rounds += 1
        self.state.games += figures.games
        if self.state.rounds % EVERY == 0:
            for file, policies in self.policies.items():
                self.older[file] = [*self.older[file], self.strategy.policy(self.strategy.named(policies[SELF]))][
                    -POOL:
                ]
        return figures.shown()

    def play(self, table: SelfPlay, figures: Figures) -> None:
        """One game. In half of them one seat is played by older weights or by a character."""
        file = self.strategy.weights_file(table.players)
        s: State = self.game.start(table.players, **self.game.chosen(table.players, table.options))
        roll(s, self.rng)
        own = self.policies[file]
        roles, seats = [SELF] * table.players, [own[SELF]] * table.players
        guest = self.rng.below(table.players) if table.players > 1 and self.rng.below(2) else -1
        learning, older = (1 << table.players) - 1, -1
        if guest >= 0:
            which = self.rng.below(len(self.names))
            if which:
                roles[guest], seats[guest] = self.names[which], own[self.names[which]]
            elif self.older[file]:
                seats[guest] = self.older[file][self.rng.below(len(self.older[file]))]
                learning, older = learning ^ (1 << guest), guest
        self.lessons.play(s, seats, learning, table.longest or self.strategy.longest)
        shares = [self.found(s, roles[p], p) for p in range(table.players)]
        self.lessons.learn(self.gains(s, table, roles))
        figures.add(self.game, s, shares, older)

    def found(self, s: State, role: str, p: int) -> float:
        out = Shares()
        self.judges[role].judge(s, out)
        return out.of(p)

    def gains(self, s: State, table: SelfPlay, roles: list[str]) -> list[float]:
        """By how much each seat did better than is usual at such a table, by what it strives for.

        What the others have by the same measure counts too: it is good to be ahead.
        """
        company = " ".join([str(table.players), *table.options.values(), *sorted(roles)])
        out = []
        for p, role in enumerate(roles):
            own, *others = (self.judges[role].reward(s, q) for q in [p, *(q for q in range(len(roles)) if q != p)])
            found = OWN * own + (LEAD * (own - max(others)) if others else 0.0)
            usual = self.state.usual.setdefault(f"{company}: {role}", [found])
            out.append(max(-BOLDEST, min(BOLDEST, found - usual[0])))
            usual[0] += FORGET * (found - usual[0])
        return out

    def kept(self) -> Any:
        named = self.strategy.named
        self.state.weights = {
            file: {name: named(policy) for name, policy in policies.items()} for file, policies in self.policies.items()
        }
        self.state.older = {file: [named(policy) for policy in older] for file, older in self.older.items()}
        return msgspec.to_builtins(self.state)

    def files(self) -> dict[str, Any]:
        how = f"ecumene tune {self.game.id}: {self.state.games} games, {self.game.revision}"
        return {
            file: {"learned": how, "weights": self.strategy.named(policies[SELF])}
            for file, policies in sorted(self.policies.items())
        }


class Figures:
    """What is shown of a round."""

    def __init__(self) -> None:
        self.games = self.over = self.met = 0
        self.points = self.won = 0.0

    def add(self, game: AnyGame, s: State, shares: list[float], older: int) -> None:
        self.games += 1
        if s.over:
            self.over += 1
            self.points += sum(game.result(s).scores) / len(shares)
        if older >= 0:
            self.met += 1
            rest = [share for p, share in enumerate(shares) if p != older]
            self.won += sum(rest) / (sum(rest) + shares[older] * len(rest)) if sum(shares) else 0.5

    def shown(self) -> dict[str, float]:
        found = {"games": float(self.games), "finished": self.over / self.games}
        if self.over:
            found["points"] = self.points / self.over
        if self.met:
            found["against_older"] = self.won / self.met
        return found
