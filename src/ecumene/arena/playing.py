"""One game of an arena, in a worker process: what came out of it, or which bot failed and where."""

from __future__ import annotations

import traceback

import msgspec

import ecumene
from ecumene.arena import partners
from ecumene.arena.asking import Decision, Stuck, budget_of, decide
from ecumene.arena.plan import Job
from ecumene.bots.contract import Bot
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.match.match import Match

MOST_PLIES = 10_000  # no game is so long by itself, but some may go on forever; a record holds 20 000 lines
STOPPED = "stopped"  # the ending of such a game: everybody shares the first place


class Thinking(msgspec.Struct):
    """What one seat's decisions took, where there was something to choose."""

    seconds: list[float] = []
    iterations: int = 0
    counted: float = 0.0  # seconds of the decisions whose iterations were counted

    def add(self, decision: Decision) -> None:
        if decision.is_free:
            self.seconds.append(round(decision.seconds, 6))
            if decision.iterations:
                self.iterations += decision.iterations
                self.counted += decision.seconds


class Overrun(msgspec.Struct, frozen=True):
    seat: int
    ply: int
    seconds: float


class Played(msgspec.Struct, frozen=True):
    """The figures of a finished game."""

    deal: int
    rotation: int
    seed: int
    contestants: list[int]  # a seat each
    scores: list[int]
    places: list[int]
    how: str
    parts: list[dict[str, int]]
    plies: int
    thinking: list[Thinking]
    overruns: list[Overrun]


class Failure(msgspec.Struct, frozen=True):
    """A bot that raised an error, answered with what is not legal, or took too long."""

    deal: int
    rotation: int
    game: str
    seed: int
    bot: str
    seat: str
    ply: int
    why: str
    trace: str = ""

    def __str__(self) -> str:
        return f"{self.bot} {self.why} ({self.game}, seed {self.seed}, seat {self.seat}, ply {self.ply})"


class Outcome(msgspec.Struct, frozen=True):
    """What a worker sends back. The record of a game that failed ends where it failed."""

    record: str
    played: Played | None = None
    failure: Failure | None = None


class Failed(Exception):
    """Why a game cannot go on."""

    def __init__(self, why: str, trace: str = "") -> None:
        super().__init__(why)
        self.why, self.trace = why, trace


def play(job: Job) -> Outcome:
    match = ecumene.new(job.game, players=job.bots, seed=job.seed, **job.options)
    seats: list[Bot] = []
    seat = 0
    try:
        while len(seats) < len(job.bots):
            seat = len(seats)
            seats.append(make(match.game, job.bots[seat]))
        thinking = [Thinking() for _ in job.bots]
        overruns: list[Overrun] = []
        while not match.over and len(match.plies) < MOST_PLIES:
            seat = match.state.player
            ply = len(match.plies)
            decision = checked_decision(job, match, seats[seat])
            thinking[seat].add(decision)
            if decision.seconds > decision.allowed:
                overruns.append(Overrun(seat, ply, decision.seconds))
                if not job.lenient:
                    given = budget_of(seats[seat], job.budget).seconds
                    raise Failed(f"took {decision.seconds:.3f} s of {given:g} s")
            match.choose(decision.action)
    except Failed as e:
        letter, ply = match.game.seats[seat], len(match.plies)
        failure = Failure(job.deal, job.rotation, job.game, job.seed, job.bots[seat], letter, ply, e.why, e.trace)
        return Outcome(match.record(), failure=failure)
    return Outcome(match.record(), figures(job, match, thinking, overruns))


def make(game: AnyGame, name: str) -> Bot:
    try:
        return partners.find(game, name)
    except Exception as e:  # whatever a bot does when it is made
        raise Failed(f"cannot be made: {said(e)}", traceback.format_exc()) from None


def checked_decision(job: Job, match: Match, bot: Bot) -> Decision:
    """A decision that is legal; else `Failed`."""
    try:
        decision = decide(bot, match, job.dice, job.budget)
    except Stuck:
        raise Failed("does not come to an end", traceback.format_exc()) from None
    except Exception as e:  # whatever a bot does
        raise Failed(f"raised {said(e)}", traceback.format_exc()) from None
    if type(decision.action) is not int or decision.action not in decision.legal:
        raise Failed(f"answered {decision.action!r:.80}, which is not legal")
    return decision


def said(e: Exception) -> str:
    return f"{type(e).__name__}: {e}"


def figures(job: Job, match: Match, thinking: list[Thinking], overruns: list[Overrun]) -> Played:
    result = match.result or match.game.result(match.state)
    return Played(
        job.deal,
        job.rotation,
        job.seed,
        job.contestants,
        result.scores,
        result.places if match.over else [1] * len(job.bots),
        result.how if match.over else STOPPED,
        result.parts,
        len(match.plies),
        thinking,
        overruns,
    )
