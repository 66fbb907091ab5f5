"""What each seat used in a game, read from its record without knowing the game: things that moves and events name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

import ecumene
from ecumene.arena.statistics import shares
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.errors import EcumeneError
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.kinds import Kind
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.match.match import Match


class Source(NamedTuple):
    """A record, and the file that it is in."""

    file: str
    text: str


class Use(msgspec.Struct, frozen=True, order=True):
    """A thing, and the verb or event by which a seat used it: `card`, `altar`, `build`."""

    kind: str
    name: str
    how: str
    is_event: bool = False


class Observed(msgspec.Struct, frozen=True):
    """A finished game; lists have an entry for each seat."""

    players: int
    shares: list[float]
    scores: list[int]
    how: str
    plies: int
    uses: list[list[Use]]
    openings: list[str]  # the first move of each seat


def observe(source: Source) -> Observed | None:
    """Read a record; None if its game is not finished."""
    try:
        match = ecumene.read(source.text)
    except EcumeneError as e:
        raise e.at(file=source.file) from None
    result = match.result
    if result is None:
        return None
    seats = range(len(match.players))
    return Observed(
        players=len(seats),
        shares=shares(result.places),
        scores=result.scores,
        how=result.how,
        plies=len(match.plies),
        uses=[sorted(set(uses_of(match, p))) for p in seats],
        openings=[opening(match, p) for p in seats],
    )


def uses_of(match: Match, seat: int) -> Iterator[Use]:
    """Rows named by the seat's own moves, and by events that name the seat first: `built A altar`."""
    game = match.game
    for move in match.plies:
        if move.seat == seat:
            for action in move.actions:
                yield from rows_in(game, game.codec, action, is_event=False)
        for event in move.events:
            said = game.events.arguments(event)
            if said and game.kinds[said[0][0]] is Kind.SEAT and said[0][1] == seat:
                yield from rows_in(game, game.events, event, is_event=True)


def rows_in(game: AnyGame, codec: Codec, action: int, is_event: bool) -> Iterator[Use]:
    word = codec.word[verb_of(action)]
    for kind, number in codec.arguments(action):
        if game.kinds[kind].has_rows:
            yield Use(kind, codec.names[kind][number], word, is_event)


def opening(match: Match, seat: int) -> str:
    first = next((move for move in match.plies if move.seat == seat), None)
    return " + ".join(match.game.codec.text(a) for a in first.actions) if first else ""
