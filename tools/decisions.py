"""Positions in which a seat must choose, by name: from scenarios, golden records and random games.

A source is `scenario 12_moves:33`, `golden four` or `walk 17`; one of its decisions is `walk 17 at 203`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.match.record import read as read_record
from ecumene.kernel.match.replay import Replay, published
from ecumene.testing.golden import files
from ecumene.testing.laws import preferred_verb, some_options, some_players, walk
from ecumene.testing.scenario import MAY, Actor, Scenario
from ecumene.testing.scenario import read as read_scenarios

GAMES = Path(__file__).resolve().parent.parent / "tests" / "games"
LATELY = 12  # moves or events before a decision that are kept


@dataclass
class Decision:
    s: Any
    events: list[int]  # the last ones
    denied: list[int] = field(default_factory=list)  # what a scenario says is refused here


def sources(game: AnyGame, seed: int, walks: int) -> list[str]:
    """Every scenario, every golden record and `walks` random games."""
    golden = [f"golden {path.stem}" for path in files(GAMES / game.id / "golden")]
    return [f"scenario {x}" for x in scenarios(game)] + golden + [f"walk {n}" for n in range(seed, seed + walks)]


def decisions(game: AnyGame, source: str) -> Iterator[Decision]:
    """Every decision of a source. They share one position, which changes."""
    kind, _, name = source.partition(" ")
    played = {"scenario": in_scenario, "golden": in_golden, "walk": in_walk}[kind](game, name)
    return (x for x in played if not x.s.over and x.s.player >= 0)


def decision(game: AnyGame, name: str) -> Decision:
    source, _, n = name.rpartition(" at ")
    return next(x for i, x in enumerate(decisions(game, source)) if i == int(n))


@cache
def scenarios(game: AnyGame) -> dict[str, Scenario]:
    paths = sorted((GAMES / game.id / "scenarios").glob("*.scn"))
    return {f"{path.stem}:{case.line}": case for path in paths for case in read_scenarios(path)}


def in_scenario(game: AnyGame, name: str) -> Iterator[Decision]:
    steps = scenarios(game)[name].steps
    actor = Actor(game, game.scenario.build([step.text for step in steps if step.word == "given"]))
    for step in steps:
        if step.word == "when":
            yield Decision(actor.s, (actor.s.events or [])[-LATELY:])
            actor.act(step.text)
        elif step.word == "then":
            m = MAY.match(step.text)
            denied = [game.codec.parse(x) for x in m[3].split("|")] if m and m[2] else []
            yield Decision(actor.s, (actor.s.events or [])[-LATELY:], denied)


def in_golden(game: AnyGame, name: str) -> Iterator[Decision]:
    record = read_record((GAMES / game.id / "golden" / f"{name}.rec").read_text(encoding="utf-8"))
    replayed = Replay(game, record, published(record))
    for line in record.lines:
        yield Decision(
            replayed.match.state, [e for move in replayed.match.plies[-LATELY:] for e in move.events][-LATELY:]
        )
        replayed.line(line)


def in_walk(game: AnyGame, name: str) -> Iterator[Decision]:
    """A random game, as the laws walk: the seed decides the number of players, the options and the preferred verb."""
    seed = int(name)
    players = some_players(game, seed)
    for s in walk(game, seed, preferred_verb(game, seed), players=players, **some_options(game, seed, players)):
        if s.events is None:
            s.events = []
        yield Decision(s, s.events[-LATELY:])
