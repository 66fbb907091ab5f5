"""Thinking in whole turns: candidates of a planner, weighed by play-outs."""

from __future__ import annotations

import math
import time
from typing import Any

from ecumene.bots.contract import Answer, Ask, Line
from ecumene.bots.search.planner import NEVER
from ecumene.bots.search.thought import Candidate, Settings, Thought
from ecumene.bots.thinkers.planner_tutor import PlannerTutor
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.turn_planner import TurnPlanner
from ecumene.kernel.core.state import State
from ecumene.kernel.core.strategy import Shares

LINES = 8  # that an answer gives


def think(ask: Ask, strategy: TurnPlanner, seconds: float, iterations: int) -> Answer:
    until = NEVER if math.isinf(seconds) else time.process_time() + seconds
    base: State = ask.game.imagine(ask.view, ask.rng)
    x = strategy
    settings = Settings(x.width, x.candidates, x.playouts, x.rounds, x.deals, x.close, x.short, x.trust)
    thought = Thought(x.hooks(base.players), settings, base, ask.seat, ask.seed, until, iterations)
    thought.think()
    return answer_of(ask, thought)


def answer_of(ask: Ask, thought: Thought) -> Answer:
    lines = [line_of(ask, thought, x) for x in whole_turns(thought.candidates)[:LINES]]
    first = int(thought.shared())
    if first >= 0 and lines[0].actions[0] != first:  # it is part of the best line, and of all others
        rest = lines[0].actions.copy()
        rest.remove(first)
        lines[0] = Line([first, *rest], lines[0].expected, lines[0].share)
    return Answer(lines[0].actions[0], lines[0].expected, lines, int(thought.looks))


def whole_turns(candidates: list[Candidate]) -> list[Candidate]:
    """Without those that only stop earlier than a better one, or undo more than the best: nobody would look at them."""
    out: list[Candidate] = []
    for x in candidates:
        if x.toll <= candidates[0].toll and not any(set(x.line) < set(better.line) for better in out):
            out.append(x)
    return out


def line_of(ask: Ask, thought: Thought, candidate: Candidate) -> Line:
    shares = Shares()
    thought.game.expect(thought.base, thought.seat, candidate.worth(), shares)
    played = sum(int(x.count) for x in thought.candidates)
    share = int(candidate.count) / played if played else 1 / len(thought.candidates)
    return Line([int(a) for a in candidate.line], [shares.of(p) for p in range(thought.base.players)], share)


def tutor(game: AnyGame, strategy: TurnPlanner, kept: Any, seed: int) -> PlannerTutor:
    return PlannerTutor(game, strategy, kept, seed)
