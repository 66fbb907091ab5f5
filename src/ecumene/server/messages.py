"""The messages that a viewer gets about a match: built only from what the viewer may know.

These functions read a match or a view and change nothing. The table calls them in a thread.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, cast

import msgspec

from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.questions import seat_name
from ecumene.kernel.border.sections import HIDDEN, AnySection, Price, Shortage
from ecumene.kernel.border.views import viewer_number
from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOT_OFFERED, Frame, apply, canonical, legal
from ecumene.kernel.match.chance import Sealed
from ecumene.kernel.match.log import NOT_ASKED, NOTHING_TO_UNDO, Left, Move, Undo, shows
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.preview import preview
from ecumene.server.protocol import (
    Asked,
    Chair,
    Choice,
    Entry,
    Outcome,
    PreviewIs,
    Said,
    Standing,
    StateIs,
    TableIs,
    Why,
    WhyNotIs,
)

if TYPE_CHECKING:
    from ecumene.server.store import TableRow  # reader processes build messages too, without a store

TRIED = 600  # actions of one verb that are tried, to find out why they are refused
REASONS = 2  # given for one verb


# who sits there


def chairs_of(row: TableRow, guest: str, online: set[str]) -> list[Chair]:
    """The seats as one guest sees them."""
    return [
        Chair(
            seat=x.seat,
            kind=x.kind,
            name=x.name,
            bot=x.bot,
            taken=x.taken,
            online=x.kind == "bot" or x.seat in online,
            mine=bool(guest) and x.owner == guest and not x.left,
            left=x.left,
        )
        for x in row.seats
    ]


def table_of(row: TableRow, viewer: str, guest: str, online: set[str]) -> TableIs:
    """Who sits where and what is played, as one guest sees it."""
    return TableIs(
        id=row.id,
        game=row.game,
        options=row.head.get("options", {}),
        chairs=chairs_of(row, guest, online),
        viewer=viewer,
        host=bool(guest) and guest == row.host,
        spectators=row.spectators,
        seal=row.head.get("seal", ""),
        corrections=(row.head.get("corrections") or {}).get("name", ""),
        rematch=row.rematch,
    )


# the log


def in_names(codec: Codec, action: int, viewer: int, chooser: int) -> Said:
    """An action or event in names, as one viewer may read it."""
    verb = verb_of(action)
    refs = codec.refs(action)
    if not codec.reads(action, viewer, chooser):
        hidden = zip(refs, codec.kinds[verb], codec.secret[verb])
        refs = [f"{kind}:{HIDDEN}" if secret else ref for ref, kind, secret in hidden]
    return Said(codec.word[verb], refs)


def log_of(match: Match, viewer: int, since: int) -> tuple[int, list[Entry]]:
    """The lines from `since` on; and earlier ones, if they were taken back after that."""
    taken_back, first = undone(match)
    for n, to in first.items():
        if n >= since:
            since = min(since, to)
    entries = match.log[since:]
    return since, [_entry(match, viewer, n, x, n in taken_back, first) for n, x in enumerate(entries, since)]


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


def _entry(match: Match, viewer: int, n: int, x: Move | Undo | Left, gone: bool, first: dict[int, int]) -> Entry:
    seats = match.game.seats
    if isinstance(x, Undo):
        return Entry(n, seats[x.seat], "undo", to=first[n])
    if isinstance(x, Left):
        return Entry(n, seats[x.seat], "leave" if x.bot else "resign")
    return Entry(
        n,
        seat_name(seats, x.seat),
        said=[in_names(match.game.codec, a, viewer, x.seat) for a in x.actions],
        events=[in_names(match.game.events, e, viewer, CHANCE) for e in x.events],
        undone=gone,
    )


# the position


def state_of(match: Match, viewer: int, since: int = 0, alone: bool = False, live: bool = True) -> StateIs:
    """Everything that one viewer may know now. `alone`: an undo needs nobody's consent. Not `live`: only to look at."""
    game = match.game
    view = match.view(viewer)
    since, log = log_of(match, viewer, since)
    return StateIs(
        n=len(match.log),
        view=msgspec.Raw(msgspec.json.encode(view)),
        board=sections(game, view),
        asked=asked_of(match, viewer),
        choices=choices_of(match, viewer, view) if live else [],
        undo=why_no_undo(match, viewer, alone) if live else NOTHING_TO_UNDO,
        standing=standing_of(match, viewer),
        since=since,
        log=log,
        result=outcome_of(match),
    )


def asked_of(match: Match, viewer: int) -> Asked | None:
    if match.over:
        return None
    game, frame = match.game, match.state.stack[-1]
    steps = match.steps if frame.player == viewer else []
    question = type(frame).__name__
    return Asked(
        seat_name(game.seats, frame.player),
        question,
        game.rule_of.get(question, ""),
        arguments(game, frame),
        [in_names(game.codec, a, viewer, viewer) for a in steps],
    )


def arguments(game: AnyGame, frame: Frame) -> dict[str, str | int]:
    """The fields of a question: references or numbers."""
    return {
        field: f"{kind}:{name}" if isinstance(name, str) else name
        for field, (kind, name) in game.questions.arguments(frame).items()
    }


def choices_of(match: Match, viewer: int, view: Any) -> list[Choice]:
    if match.over or match.state.player != viewer:
        return []
    game = match.game
    question = type(match.state.stack[-1]).__name__
    return [
        Choice(
            game.codec.text(a), game.codec.word[verb_of(a)], game.codec.refs(a), game.rule(question, a),
            price_of(game, view, a),
        )
        for a in game.codec.told_once(legal(match.state), canonical(match.state))
    ]  # fmt: skip


def price_of(game: AnyGame, view: Any, action: int) -> Price | None:
    return game.price(view, action)


def why_no_undo(match: Match, viewer: int, alone: bool) -> str:
    if viewer < 0:
        return NOTHING_TO_UNDO
    if match.steps and match.state.player == viewer:
        return ""
    return match.why_no_undo(viewer, alone)


def standing_of(match: Match, viewer: int) -> list[Standing]:
    """The seat's own standing answers."""
    text = match.game.codec.text
    return [
        Standing(question, [" + ".join(text(a) for a in answer) for answer in answers])
        for (seat, question), answers in match.standing.items()
        if seat == viewer and answers
    ]


def outcome_of(match: Match) -> Outcome | None:
    r = match.result
    if r is None:
        return None
    secret = match.chance.secret.hex() if isinstance(match.chance, Sealed) else ""
    return Outcome(
        r.scores, r.places, r.how, r.parts, r.reached, r.missed, r.endings, seal=match.chance.seal, secret=secret
    )


# what would be, and why not


def refused_by(game: AnyGame, view: Any, move: str) -> tuple[str, list[Shortage]]:
    """The rule that refuses a move, and what is missing for it.

    Checked in a position imagined from the view, so it reveals nothing hidden.
    """
    s = game.imagine(view, Rng(0))
    for action in game.codec.parse_move(move):
        if s.over or s.player != viewer_number(game.seats, view.viewer):
            break
        why: str = s.stack[-1].refuse(s, action)
        if why:
            return why, game.missing(s, action)
        apply(s, action)
    return NOT_OFFERED, []


def sections(game: AnyGame, view: Any) -> list[AnySection]:
    """What to draw. Every section is of one of the kinds that the page knows."""
    return cast(list[AnySection], game.board(view))


def preview_of(game: AnyGame, view: Any, id: int, move: str) -> PreviewIs:
    """What a choice costs and leads to, computed from the seat's view; the move must be legal."""
    action = game.codec.parse(move)
    seen = preview(game, view, action)
    board = None if seen is None else sections(game, seen)
    return PreviewIs(id, move, asks_first(game, view, action), price_of(game, view, action), board)


def asks_first(game: AnyGame, view: Any, action: int) -> bool:
    """Should the page ask first? Yes, if the choice reveals something or ends the turn: no free undo."""
    s = game.imagine(view, Rng(0))
    if verb_of(action) in game.codec.steps:
        return False
    return shows(game, s, [action]) or s.over or bool(s.player != viewer_number(game.seats, view.viewer))


def why_not(game: AnyGame, view: Any, id: int, ref: str) -> WhyNotIs:
    """For every verb that can name a thing: which rule refuses it now.

    Checked in a position imagined from the seat's view, so the answer reveals nothing that the view does not show.
    """
    s = game.imagine(view, Rng(0))
    seat = viewer_number(game.seats, view.viewer)
    kind, _, name = ref.partition(":")
    row = game.codec.ids.get(kind, {}).get(name)
    if row is None:
        return WhyNotIs(id, ref, [])
    if s.over or s.player != seat:
        return WhyNotIs(id, ref, [Why("", "", [ref], NOT_ASKED)])
    offered = legal(s)
    near = {x for a in offered for x in game.codec.refs(a)} | {f"seat:{x}" for x in game.seats[: s.players]}
    near |= refs_in(game.board(view))
    why: list[Why] = []
    for verb in game.codec.base:
        if kind in game.codec.kinds[verb]:
            why += _refusals(game, s, verb, (kind, row), near, set(offered))
    specific = [x for x in why if x.rule != NOT_OFFERED]
    return WhyNotIs(id, ref, specific or why[:REASONS])


def _refusals(
    game: AnyGame, s: Any, verb: int, named: tuple[str, int], near: set[str], offered: set[int]
) -> list[Why]:  # fmt: skip
    """For one verb: refused actions with things on the table, one for each rule."""
    codec, out = game.codec, dict[str, Why]()
    for action in _actions_with(codec, verb, named, near):
        if action in offered:
            return []  # it can be done
        rule = s.stack[-1].refuse(s, action)
        if rule and rule not in out:
            out[rule] = Why(codec.text(action), codec.word[verb], codec.refs(action), rule, game.missing(s, action))
    specific = [x for x in out.values() if x.rule != NOT_OFFERED]
    return (specific or list(out.values()))[:REASONS]


def _actions_with(codec: Codec, verb: int, named: tuple[str, int], near: set[str]) -> list[int]:
    """Actions of a verb that name a thing; their other arguments are things in sight. At most TRIED of them."""
    kinds = codec.kinds[verb]
    out: list[int] = []
    for at, kind in enumerate(kinds):
        if kind != named[0]:
            continue
        rows = [
            [named[1]] if i == at else [n for n, name in enumerate(codec.names[k]) if f"{k}:{name}" in near] or [0]
            for i, k in enumerate(kinds)
        ]
        for args in product(*rows):
            out.append(act(verb, *args))
            if len(out) >= TRIED:
                return out
    return out


def refs_in(board: list[Any]) -> set[str]:
    """The references of all things on a board."""
    out: set[str] = set()
    todo: list[Any] = list(msgspec.to_builtins(board))
    while todo:
        x = todo.pop()
        if isinstance(x, dict):
            if isinstance(x.get("ref"), str):
                out.add(x["ref"])
            todo += x.values()
        elif isinstance(x, list):
            todo += x
    return out
