"""Planted leaks: the same game, but its views reveal something secret. The laws must find every leak.

There is a leak for each zone that is not open to all, each list of knowers and each unfinished private choice, made
from the declaration itself: once of everything that is there, and once of a single bit of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any

import msgspec

from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.zones import EVERYONE, Zone
from ecumene.kernel.core.rng import Rng
from ecumene.testing.laws import (
    hidden_stays_hidden,
    imagined_looks_the_same,
    preferred_verb,
    some_options,
    some_players,
    walk,
)

Look = Callable[[Any], list[list[int]]]


@dataclass(frozen=True)
class Leak:
    name: str
    game: AnyGame  # with the leak in it
    look: Look  # what it reveals
    hidden: Look  # everything that is there, also if the leak reveals only a bit
    scrambled: bool  # does a scrambled position differ in it? Scrambling keeps what others know


def planted(game: AnyGame) -> list[Leak]:
    """Every leak that can be made from the declaration."""
    looks: dict[str, tuple[Look, bool]] = {}
    for z in game.zones.zones:
        if z.known != EVERYONE:
            looks[z.path] = partial(_zone, game, z), True
            if z.knowers:
                looks[z.knowers] = partial(_knowers, game, z), False
    for x in game.zones.scratch:
        looks[x.path] = partial(_scratch, x.path), True
    out: list[Leak] = []
    for name, (look, scrambled) in looks.items():
        for title, revealed in ((name, look), (f"{name}, a bit of it", partial(_bit, look))):
            out.append(Leak(title, leaky(game, revealed), revealed, look, scrambled))
    return out


def _zone(game: AnyGame, z: Zone, s: Any) -> list[list[int]]:
    return [game.zones.items(s, slot) for slot in game.zones.slots(s) if slot[0] is z]


def _knowers(game: AnyGame, z: Zone, s: Any) -> list[list[int]]:
    return [list(game.zones.field(s, z.knowers, z.each, p)) for x, p in game.zones.slots(s) if x is z]


def _scratch(path: str, s: Any) -> list[list[int]]:
    return [list(chosen) for chosen in getattr(s, path)]


def _bit(look: Look, s: Any) -> list[list[int]]:
    return [[sum(i * i + 1 for i in items) % 2] for items in look(s)]


def leaky(game: AnyGame, look: Look) -> AnyGame:
    """The game with one more field in every view; imagining and drawing do not use it."""
    kind: Any = msgspec.defstruct(
        "Leaky", [("viewer", str), ("view", game.view_type), ("leak", list[list[int]])], frozen=True
    )

    def view(s: Any, viewer: int) -> Any:
        v = game.view(s, viewer)
        return kind(v.viewer, v, look(s))

    def imagine(v: Any, rng: Rng) -> Any:
        return game.imagine(v.view, rng)

    def board(v: Any) -> list[Any]:
        return game.board(v.view)

    return game.changed(view_type=kind, view=view, imagine=imagine, board=board)


def by_scrambling(leak: Leak, s: Any, viewer: int, rng: Rng) -> str:
    """What the law says about a scrambled position; "" if it finds nothing."""
    t = leak.game.zones.scramble(s, viewer, rng)
    return "" if leak.look(t) == leak.look(s) else _complaint(hidden_stays_hidden, leak.game, s, viewer, t)


def by_imagining(leak: Leak, s: Any, viewer: int, rng: Rng) -> str:
    """What the law says about an imagined position; "" if it finds nothing."""
    return _complaint(imagined_looks_the_same, leak.game, s, viewer, rng)


def _complaint(law: Callable[..., None], *args: Any) -> str:
    try:
        law(*args)
    except AssertionError as e:
        return str(e)
    return ""


def caught(
    leak: Leak, by: Callable[[Leak, Any, int, Rng], str], also: Iterable[Any] = (), games: int = 100, **options: Any
) -> str:
    """The first complaint of a law about the leak, at the positions `also` and in random games; "" if there is none.

    Positions where nothing is hidden are skipped; random players may rarely hide anything.
    """
    game, rng = leak.game, Rng(1)
    for s in chain(_walked(game, range(1), options), also, _walked(game, range(1, games), options)):
        for viewer in game.viewers(s) if any(any(items) for items in leak.hidden(s)) else ():
            complaint = by(leak, s, viewer, rng)
            if complaint:
                return complaint
    return ""


def _walked(game: AnyGame, seeds: range, options: dict[str, Any]) -> Iterator[Any]:
    for seed in seeds:
        players = options.get("players", some_players(game, seed))
        chosen = {**some_options(game, seed, players), "players": players, **options}
        yield from walk(game, seed, preferred_verb(game, seed), **chosen)
