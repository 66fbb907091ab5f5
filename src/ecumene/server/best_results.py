"""The results of games for one player: those that were won first, then by points, then the latest."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ecumene.server.models import BestResult
from ecumene.server.store import TableRow


def of(rows: Sequence[TableRow]) -> list[BestResult]:
    found = [result_of(row) for row in rows if row.result]
    return sorted(found, key=lambda x: (x.won, x.score, x.ended), reverse=True)


def result_of(row: TableRow) -> BestResult:
    said = json.loads(row.result)
    return BestResult(
        id=row.id,
        options=row.head.get("options", {}),
        score=said["scores"][0],
        how=said["how"],
        won=said["places"][0] == 1,
        reached=said.get("reached", []),
        ended=row.updated,
    )
