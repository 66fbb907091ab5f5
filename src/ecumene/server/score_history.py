"""How the points of a finished game grew: computed from its record, for the chart at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.games import find
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Line, Record
from ecumene.kernel.match.replay import Replay
from ecumene.server.models import Moment, ScoreHistory

MOST = 400  # moments of one history: more than a screen can show


def score_history(name: str, head: Mapping[str, Any], lines: Sequence[Line]) -> ScoreHistory | None:
    """A moment for the start, for every line that changed somebody's points, and for the end.

    Points count hidden things too, so there is a history only when the game is over; else None.
    """
    game = find(name)
    replay = Replay(game, Record(dict(head)))
    moments = [moment(replay.match)]
    for line in lines:
        replay.line(line)
        now = moment(replay.match)
        if (now.parts, now.stage) != (moments[-1].parts, moments[-1].stage) or now.n == len(lines):
            moments.append(now)
    if not replay.match.over:
        return None
    return ScoreHistory(parts=list(game.score_parts(replay.match.state)[0]), moments=thinned(moments))


def moment(match: Match) -> Moment:
    game, s = match.game, match.state
    result = game.result(s)
    return Moment(
        n=len(match.log),
        stage=game.stage(s),
        scores=result.scores,
        parts=[list(x.values()) for x in result.parts],
    )


def thinned(moments: Sequence[Moment], most: int = MOST) -> list[Moment]:
    """At most `most` moments, evenly spread, with the first and the last."""
    if len(moments) <= most:
        return list(moments)
    return [moments[i * (len(moments) - 1) // (most - 1)] for i in range(most)]
