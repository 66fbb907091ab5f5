"""How the points of a finished game grew: worked out from its record, for the chart at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.games import find
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Line, Record
from ecumene.kernel.match.replay import Replay
from ecumene.server.models import Course, Moment

MOST = 400  # moments of one course: more than a screen has places for


def course(name: str, head: Mapping[str, Any], lines: Sequence[Line]) -> Course | None:
    """A moment for the start, for every line that changed somebody's points, and for the end.

    The tally counts what is hidden from some, so this is for games that are over; of others there is none.
    """
    game = find(name)
    again = Replay(game, Record(dict(head)))
    moments = [moment(again.match)]
    for line in lines:
        again.line(line)
        now = moment(again.match)
        if (now.parts, now.stage) != (moments[-1].parts, moments[-1].stage) or now.n == len(lines):
            moments.append(now)
    if not again.match.over:
        return None
    return Course(parts=list(game.score_parts(again.match.state)[0]), moments=thinned(moments))


def moment(match: Match) -> Moment:
    game, s = match.game, match.state
    standing = game.result(s)
    return Moment(
        n=len(match.log),
        stage=game.stage(s),
        scores=standing.scores,
        parts=[list(x.values()) for x in standing.parts],
    )


def thinned(moments: Sequence[Moment], most: int = MOST) -> list[Moment]:
    """At most so many, evenly, the first and the last among them."""
    if len(moments) <= most:
        return list(moments)
    return [moments[i * (len(moments) - 1) // (most - 1)] for i in range(most)]
