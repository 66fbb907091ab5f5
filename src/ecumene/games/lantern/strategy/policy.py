"""How likely each choice is, by what it means at this table. `ecumene tune lantern` learns the weights.

A *key* says what a choice means, not which number it has: a card is known by its light, a bid by what is left after it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.lantern.rules.state import Table
from ecumene.games.lantern.rules.verbs import ADD, BID, PICK, PREPARE, RAID, VERBS
from ecumene.kernel.core.action import first, verb_of
from ecumene.kernel.core.strategy import Policy

MOST: Final = 9  # of a light, of coins, of points that a key tells apart
KINDS: Final[dict[str, list[str] | int]] = {"few": MOST + 1}
FACTS_OF: Final = {PREPARE: "few", PICK: "few", BID: "few few", RAID: "few", ADD: "few few"}
FACTS: Final = [(verb, word, FACTS_OF.get(verb, "few")) for verb, word, _ in VERBS]
NO_VERB: Final = -1  # nobody can resign here


class TablePolicy(Policy):
    def __init__(self, questions: list[Any]) -> None:
        super().__init__(NO_VERB, questions)

    def key(self, s: Table, action: i64) -> i64:
        verb, a = verb_of(action), first(action)
        if verb in (PREPARE, PICK):
            return self.packed(verb, self.light(s, a))
        if verb == BID:
            return self.packed(verb, few(a - s.price), few(s.coins[self.seat] - a))
        if verb == ADD:
            return self.packed(verb, self.light(s, a), few(s.die))
        if verb == RAID:
            return self.packed(verb, few(s.points[a]))
        return self.packed(verb, few(s.points[self.seat]))

    def light(self, s: Table, c: int) -> int:
        return few(s.rules.cards[c].light)


def few(n: int) -> int:
    return max(0, min(n, MOST))
