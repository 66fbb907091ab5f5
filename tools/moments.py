"""Positions of a game at which a seat is asked, by name: of its scenarios, its golden records and random games.

A source is `scenario 12_moves:33`, `golden four` or `walk 17`; a moment of it `walk 17 at 203`.
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
from ecumene.testing.laws import favourite, some_options, some_players, walk
from ecumene.testing.scenario import MAY, Actor, Scenario
from ecumene.testing.scenario import read as read_scenarios

GAMES = Path(__file__).resolve().parent.parent / "tests" / "games"
LATELY = 12  # moves or events that a moment looks back


@dataclass
class Moment:
    s: Any
    told: list[int]  # the last events
    denied: list[int] = field(default_factory=list)  # what a scenario says is refused here


def sources(game: AnyGame, seed: int, walks: int) -> list[str]:
    """Every scenario, every golden record and so many random games."""
    golden = [f"golden {path.stem}" for path in files(GAMES / game.id / "golden")]
    return [f"scenario {x}" for x in scenarios(game)] + golden + [f"walk {n}" for n in range(seed, seed + walks)]


def moments(game: AnyGame, source: str) -> Iterator[Moment]:
    """Every moment of a source; it is one position that goes on."""
    kind, _, name = source.partition(" ")
    played = {"scenario": in_scenario, "golden": in_golden, "walk": in_walk}[kind](game, name)
    return (x for x in played if not x.s.over and x.s.player >= 0)


def moment(game: AnyGame, name: str) -> Moment:
    source, _, n = name.rpartition(" at ")
    return next(x for i, x in enumerate(moments(game, source)) if i == int(n))


@cache
def scenarios(game: AnyGame) -> dict[str, Scenario]:
    paths = sorted((GAMES / game.id / "scenarios").glob("*.scn"))
    return {f"{path.stem}:{told.line}": told for path in paths for told in read_scenarios(path)}


def in_scenario(game: AnyGame, name: str) -> Iterator[Moment]:
    steps = scenarios(game)[name].steps
    actor = Actor(game, game.scenario.build([step.text for step in steps if step.word == "given"]))
    for step in steps:
        if step.word == "when":
            yield Moment(actor.s, (actor.s.events or [])[-LATELY:])
            actor.act(step.text)
        elif step.word == "then":
            m = MAY.match(step.text)
            denied = [game.codec.parse(x) for x in m[3].split("|")] if m and m[2] else []
            yield Moment(actor.s, (actor.s.events or [])[-LATELY:], denied)


def in_golden(game: AnyGame, name: str) -> Iterator[Moment]:
    record = read_record((GAMES / game.id / "golden" / f"{name}.rec").read_text(encoding="utf-8"))
    again = Replay(game, record, published(record))
    for line in record.lines:
        yield Moment(again.match.state, [e for move in again.match.plies[-LATELY:] for e in move.events][-LATELY:])
        again.line(line)


def in_walk(game: AnyGame, name: str) -> Iterator[Moment]:
    """As the laws walk: the seed says how many play, with which options, and which verb they love."""
    seed = int(name)
    players = some_players(game, seed)
    for s in walk(game, seed, favourite(game, seed), players=players, **some_options(game, seed, players)):
        if s.events is None:
            s.events = []
        yield Moment(s, s.events[-LATELY:])
