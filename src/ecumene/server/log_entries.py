"""The log of a match as one viewer may read it, and what happened since the viewer's last turn."""

from __future__ import annotations

from functools import lru_cache

from ecumene.kernel.border.codec import MOST_KEPT, Codec
from ecumene.kernel.border.drawings import Drawings
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.questions import seat_name
from ecumene.kernel.border.sections import HIDDEN
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.state import CHANCE
from ecumene.kernel.match.log import Left, Move, Undo
from ecumene.kernel.match.match import Match
from ecumene.server.protocol import Entry, Rival, Said


def in_names(codec: Codec, action: int, viewer: int, chooser: int) -> Said:
    """An action or event in names, as one viewer may read it."""
    if codec.reads(action, viewer, chooser):
        return whole(codec, action)
    verb = verb_of(action)
    hidden = zip(codec.refs(action), codec.kinds[verb], codec.secret[verb])
    return Said(codec.word[verb], [f"{kind}:{HIDDEN}" if secret else ref for ref, kind, secret in hidden])


@lru_cache(4 * MOST_KEPT)
def whole(codec: Codec, action: int) -> Said:
    """An action or event in names, with nothing hidden."""
    return Said(codec.word[verb_of(action)], codec.refs(action))


def log_of(
    match: Match, viewer: int, since: int, drawings: Drawings | None = None
) -> tuple[int, list[Entry]]:  # fmt: skip
    """The lines from `since` on; and earlier ones, if they were taken back after that.

    `drawings`: of this position, for all viewers.
    """
    taken_back: set[int] = set()
    first: dict[int, int] = {}
    if any(isinstance(x, Undo) for x in match.log[since:]):
        taken_back, first = undone(match)
        since = min([since, *(to for n, to in first.items() if n >= since)])
    told: dict[int, Entry | None] = {} if drawings is None else drawings.once("log", dict)
    entries = match.log[since:]
    return since, [_entry(match, viewer, n, x, n in taken_back, first, told) for n, x in enumerate(entries, since)]


def undone(match: Match) -> tuple[set[int], dict[int, int]]:
    """The lines that were taken back; and for every undo, the first of them."""
    valid: list[int] = []  # lines of moves that are not taken back
    gone: set[int] = set()
    first: dict[int, int] = {}
    for n, x in enumerate(match.log):
        if isinstance(x, Move):
            valid.append(n)
        elif isinstance(x, Undo):
            first[n] = valid[x.ply]
            gone.update(valid[x.ply :])
            del valid[x.ply :]
    return gone, first


def _entry(
    match: Match,
    viewer: int,
    n: int,
    x: Move | Undo | Left,
    gone: bool,
    first: dict[int, int],
    told: dict[int, Entry | None],
) -> Entry:
    """`told`: lines that everybody reads alike, made for the first of them; None where something is hidden."""
    if n not in told:
        told[n] = told_to_all(match.game, n, x, gone, first)
    known = told[n]
    if known is not None:
        return known
    assert isinstance(x, Move)  # all may read that a move was taken back, or a seat left
    return Entry(
        n,
        seat_name(match.game.seats, x.seat),
        said=[in_names(match.game.codec, a, viewer, x.seat) for a in x.actions],
        events=[in_names(match.game.events, e, viewer, CHANCE) for e in x.events],
        undone=gone,
    )


def told_to_all(game: AnyGame, n: int, x: Move | Undo | Left, gone: bool, first: dict[int, int]) -> Entry | None:
    """A line that everybody reads alike; None where something is hidden from somebody."""
    if isinstance(x, Undo):
        return Entry(n, game.seats[x.seat], "undo", to=first[n])
    if isinstance(x, Left):
        return Entry(n, game.seats[x.seat], "leave" if x.bot else "resign")
    codec, events = game.codec, game.events
    for a in x.actions:
        if codec.hides[verb_of(a)]:
            return None
    for e in x.events:
        if events.hides[verb_of(e)]:
            return None
    said, told = [whole(codec, a) for a in x.actions], [whole(events, e) for e in x.events]
    return Entry(n, seat_name(game.seats, x.seat), said=said, events=told, undone=gone)


def since_last_turn(match: Match, viewer: int) -> tuple[int, list[Rival]]:
    """Where in the log the viewer's last turn ended, and what each rival did from there on.

    A turn ends with a move that somebody else's move follows. The moves of a turn that still goes on are left out.
    """
    if viewer < 0:
        return 0, []
    plies = match.plies
    at = len(plies)
    while at and plies[at - 1].seat in (viewer, CHANCE):
        at -= 1
    lines: dict[int, list[int]] = {}
    while at and plies[at - 1].seat != viewer:
        at -= 1
        if plies[at].seat != CHANCE:
            lines.setdefault(plies[at].seat, []).append(match.ply_lines[at])
    ended = match.ply_lines[at - 1] + 1 if at else 0
    return ended, [Rival(match.game.seats[p], lines[p][::-1]) for p in sorted(lines)]
