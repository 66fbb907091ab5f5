"""Matches of the toy in places that tests need."""

from __future__ import annotations

from typing import Any

from ecumene.games import find
from ecumene.kernel.border.save import save
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import legal
from ecumene.kernel.match.chance import Chance
from ecumene.kernel.match.match import Match
from ecumene.testing.determinism import finished
from ecumene.testing.laws import encode

GAME = find("lantern")
SECRET = bytes(range(32))
SEATS = ("A", "B", "C", "D")


def lantern(chance: Chance | int = 5, players: int = 4) -> Match:
    return Match(GAME, chance, players)


def question(m: Match) -> str:
    return type(m.state.stack[-1]).__name__


def until(m: Match, asked: str, seed: int = 1) -> Match:
    """The match, played on at random until something is asked."""
    rng = Rng(seed)
    while question(m) != asked:
        choices = legal(m.state)
        m.choose(choices[rng.below(len(choices))])
    return m


def defence() -> Match:
    """A match that waits for a defence with at least two different cards to add."""
    for seed in range(200):
        m = Match(GAME, seed, 4)
        rng = Rng(seed)
        while not m.over:
            if question(m) == "Defend" and len(legal(m.state)) > 2:
                return m
            choices = legal(m.state)
            m.choose(choices[rng.below(len(choices))])
    raise AssertionError("none found")


def ended(m: Match, seed: int = 1) -> Match:
    return finished(m, Rng(seed))


def position(m: Match) -> Any:
    """The state as plain values, without what is told."""
    saved = save(m.state)
    del saved["events"]
    return saved


def everything(m: Match) -> Any:
    """All that a wrong move must leave as it was."""
    return save(m.state), m.record(), list(m.steps), list(m.players), dict(m.standing), m.resigned, m.over, m.moves()


def body(m: Match, viewer: int | str | bool | None = True) -> list[str]:
    """The lines of the record, as somebody may read them."""
    return [f"{line.who} {line.text}" for line in m.to_record(viewer).lines]


def others_see(m: Match, but: str) -> list[bytes]:
    """All that everybody else can get from a match."""
    out: list[bytes] = []
    for viewer in (None, *SEATS[: len(m.players)]):
        if viewer != but:
            shown = (m.view(viewer), GAME.board(m.view(viewer)), m.events(viewer), m.record(viewer))
            out.append(encode(shown))
    return out
