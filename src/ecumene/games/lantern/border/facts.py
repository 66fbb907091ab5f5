"""What the rows say: ids of messages `fact-<id>` in `locale`, with their figures."""

from __future__ import annotations

from typing import Any

from ecumene.games.lantern.rules.ruleset import Rules


def facts(rules: Rules, kind: str, row: int) -> list[tuple[str, dict[str, Any]]]:
    """A game with several kinds of things looks at `kind` first; this one has only cards."""
    return [("light", {"n": rules.cards[row].light}), ("copies", {"n": rules.cards[row].copies})]
