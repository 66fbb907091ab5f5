"""The messages that a viewer gets about a match: built only from what the viewer may know.

These functions read a match and change nothing. The log is in `log_entries`, what would be and why not in `what_if`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

import msgspec

from ecumene.kernel.border.codec import MOST_KEPT
from ecumene.kernel.border.drawings import Drawings
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.questions import seat_name
from ecumene.kernel.border.sections import AnySection
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.state import Frame, canonical, legal
from ecumene.kernel.match.chance import Sealed
from ecumene.kernel.match.log import NOTHING_TO_UNDO
from ecumene.kernel.match.match import Match
from ecumene.server.log_entries import in_names, log_of, since_last_turn
from ecumene.server.protocol import Asked, Chair, Choice, Outcome, Standing, StateIs, TableIs

if TYPE_CHECKING:
    from ecumene.server.store import TableRow  # reader processes build messages too, without a store


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
        hints=row.hints,
        seal=row.head.get("seal", ""),
        corrections=(row.head.get("corrections") or {}).get("name", ""),
        rematch=row.rematch,
    )


# the position


def state_of(
    match: Match, viewer: int, since: int = 0, alone: bool = False, live: bool = True, view: bool = False
) -> StateIs:
    """All that one viewer may know now. `alone`: an undo needs nobody's consent. Not `live`: only to look at."""
    look = Look.at(match.game, match.state, viewer)
    parts = situation_of(match, look, alone, live) | log_since(match, viewer, since)
    return StateIs(version=0, board=sections(look), view=typed_view(look) if view else None, **parts)


def situation_of(match: Match, look: Look[Any, Any], alone: bool, live: bool = True) -> dict[str, Any]:
    """The fields of a `Situation` that are the same for all sockets of a viewer."""
    viewer = look.viewer
    ended, rivals = since_last_turn(match, viewer)
    return {
        "n": len(match.log),
        "asked": asked_of(match, viewer, look.drawings),
        "choices": choices_of(match, look) if live else [],
        "undo": why_no_undo(match, viewer, alone) if live else NOTHING_TO_UNDO,
        "standing": standing_of(match, viewer),
        "ended": ended,
        "rivals": rivals,
        "result": outcome_of(match),
    }


def log_since(match: Match, viewer: int, since: int, drawings: Drawings | None = None) -> dict[str, Any]:
    since, log = log_of(match, viewer, since, drawings)
    return {"since": since, "log": log}


def typed_view(look: Look[Any, Any]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(look.view))


def sections(look: Look[Any, Any]) -> list[AnySection]:
    """What to draw. Every section is of one of the kinds that the page knows."""
    return cast(list[AnySection], look.game.draw(look))


def asked_of(match: Match, viewer: int, drawings: Drawings | None = None) -> Asked | None:
    """`drawings`: of this position, for all viewers."""
    if match.over:
        return None
    asked = (drawings or Drawings()).once("asked", lambda: question_of(match))
    if match.steps and match.state.player == viewer:
        codec = match.game.codec
        return msgspec.structs.replace(asked, steps=[in_names(codec, a, viewer, viewer) for a in match.steps])
    return asked


def question_of(match: Match) -> Asked:
    """As everybody may know it."""
    game, frame = match.game, match.state.stack[-1]
    question = type(frame).__name__
    return Asked(
        seat_name(game.seats, frame.player), question, game.rule_of.get(question, ""), arguments(game, frame)
    )  # fmt: skip


def arguments(game: AnyGame, frame: Frame) -> dict[str, str | int]:
    """The fields of a question: references or numbers."""
    return {
        field: f"{kind}:{name}" if isinstance(name, str) else name
        for field, (kind, name) in game.questions.arguments(frame).items()
    }


def choices_of(match: Match, look: Look[Any, Any]) -> list[Choice]:
    if match.over or match.state.player != look.viewer:
        return []
    game, codec = match.game, match.game.codec
    question = type(match.state.stack[-1]).__name__
    actions = codec.told_once(legal(match.state), canonical(match.state))
    return [Choice(*parts_of(game, question, a), price) for a, price in zip(actions, game.prices(look, actions))]


@lru_cache(4 * MOST_KEPT)
def parts_of(game: AnyGame, question: str, action: int) -> tuple[str, str, list[str], str]:
    """What a choice says without its price: the same whenever it is offered."""
    codec = game.codec
    return codec.text(action), codec.word[verb_of(action)], codec.refs(action), game.rule(question, action)


def why_no_undo(match: Match, viewer: int, alone: bool) -> str:
    if viewer < 0:
        return NOTHING_TO_UNDO
    if match.steps and match.state.player == viewer:
        return ""
    return match.why_no_undo(viewer, alone)


def standing_of(match: Match, viewer: int) -> list[Standing]:
    """The seat's own standing answers."""
    if not match.standing:
        return []
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
    secret = match.chance.secret.hex() if isinstance(match.chance, Sealed) and match.chance.seal else ""
    return Outcome(
        r.scores, r.places, r.how, r.parts, r.reached, r.missed, r.endings, seal=match.chance.seal, secret=secret
    )
