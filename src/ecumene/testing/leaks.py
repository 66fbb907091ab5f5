"""Planted leaks: the same game, but its views tell one thing too many. The laws must find every one.

For each zone that is not open to all, each list of knowers and each unfinished private choice a leak is made
from the declaration itself, once of everything that lies there and once of a single bit of it.
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
    favourite,
    hidden_stays_hidden,
    imagined_looks_the_same,
    some_options,
    some_players,
    walk,
)

Look = Callable[[Any], list[list[int]]]


@dataclass(frozen=True)
class Leak:
    name: str
    game: AnyGame  # with the leak in it
    look: Look  # what it tells
    lies: Look  # where it tells only a bit: all that lies there
    scrambled: bool  # does a scrambled position differ in it? What others know is kept when scrambling


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
        for title, told in ((name, look), (f"{name}, a bit of it", partial(_bit, look))):
            out.append(Leak(title, leaky(game, told), told, look, scrambled))
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
    """The game with one more thing in every view; imagining and drawing do not look at it."""
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
    """What the law says of a scrambled position; "" where it is content."""
    t = leak.game.zones.scramble(s, viewer, rng)
    return "" if leak.look(t) == leak.look(s) else _said(hidden_stays_hidden, leak.game, s, viewer, t)


def by_imagining(leak: Leak, s: Any, viewer: int, rng: Rng) -> str:
    """The same of an imagined one."""
    return _said(imagined_looks_the_same, leak.game, s, viewer, rng)


def _said(law: Callable[..., None], *args: Any) -> str:
    try:
        law(*args)
    except AssertionError as e:
        return str(e)
    return ""


def caught(
    leak: Leak, by: Callable[[Leak, Any, int, Rng], str], told: Iterable[Any] = (), games: int = 100, **options: Any
) -> str:
    """What a law says of the leak where it first complains, at positions told and in random games; "" if it never does.

    Where nothing lies in hiding there is nothing to tell; random players may hardly ever bring that about.
    """
    game, rng = leak.game, Rng(1)
    for s in chain(_walked(game, range(1), options), told, _walked(game, range(1, games), options)):
        for viewer in game.viewers(s) if any(any(items) for items in leak.lies(s)) else ():
            said = by(leak, s, viewer, rng)
            if said:
                return said
    return ""


def _walked(game: AnyGame, seeds: range, options: dict[str, Any]) -> Iterator[Any]:
    for seed in seeds:
        players = options.get("players", some_players(game, seed))
        chosen = {**some_options(game, seed, players), "players": players, **options}
        yield from walk(game, seed, favourite(game, seed), **chosen)
