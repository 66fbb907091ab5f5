"""The end of a turn: discards, production, drawing. TTA-8. Only discards are a choice (TTA-8.13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import FOOD, MOST_ROWS, NONE, RESOURCES
from ecumene.games.through_the_ages.rules.banks import STARVATION, consumption, corruption
from ecumene.games.through_the_ages.rules.choices import MustChoose
from ecumene.games.through_the_ages.rules.hands import draw_cards
from ecumene.games.through_the_ages.rules.pacts import pacts_of, side_in
from ecumene.games.through_the_ages.rules.ratings import discontent, military_hand_limit
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import labs_produce, token_value
from ecumene.games.through_the_ages.rules.verbs import DISCARD, FOOD_UP, RESOURCES_UP, ROSE_UP, STARVED
from ecumene.kernel.core.action import first, ready
from ecumene.kernel.core.bits import has

DISCARDS: Final[list[Any]] = ready(DISCARD, MOST_ROWS)
MOST_DRAWN: Final = 3  # TTA-8.9
HIGHEST: Final = 3  # level of a technology
ANY_LEVEL: Final = -1


def discard_excess(s: Realm, p: i64) -> None:
    """TTA-8.1."""
    count: i64 = len(s.nations[p].hand) - military_hand_limit(s, p)
    if count > 0:
        s.push(DiscardMilitary(p, count))


@dataclass(init=False, eq=False)
class DiscardMilitary(MustChoose):
    """TTA-8.1, D19: military cards of the owner's choice, face down, one by one."""

    verb: ClassVar[int] = DISCARD
    rule: ClassVar[str] = "TTA-8.1"

    count: i64

    def __init__(self, player: i64, count: i64) -> None:
        self.player = player
        self.count = count

    def legal(self, s: Realm) -> list[int]:
        out: list[int] = []
        last: i64 = NONE
        c: i64
        for c in s.nations[self.player].hand:
            if c != last:
                out.append(DISCARDS[c])
            last = c
        return out

    def canonical(self, s: Realm) -> list[int]:
        """In ascending order; the last discarded card is remembered where only its owner sees it."""
        hand = s.nations[self.player].hand
        before = s.last_discarded[self.player]
        since: i64 = before[0] if before else 0
        out: list[int] = []
        last: i64 = NONE
        i: i64
        for i in range(len(hand) - self.count + 1):
            c: i64 = hand[i]
            if c != last and c >= since:
                out.append(DISCARDS[c])
            last = c
        return out if out else self.legal(s)

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        p: i64 = self.player
        c: i64 = first(action)
        s.discard_hidden(p, c)
        if self.count > 1 and s.nations[p].hand:
            s.remember_discard(p, c)
            s.push(DiscardMilitary(p, self.count - 1))
        else:
            s.forget_discards(p)


def use_end_of_turn_powers(s: Realm, p: i64) -> None:
    """TTA-8.15."""
    for power in s.powers(p):
        power.end_of_turn(s, p)


def produce(s: Realm, p: i64) -> None:
    """TTA-8.2, 8.3, 8.14: nothing in an uprising; otherwise points, corruption, food, consumption, resources, in this
    order.
    """
    n = s.nations[p]
    if discontent(s, p) > n.pool:
        s.report(ROSE_UP, p)
        return
    s.gain_science(p, n.science_per_turn)
    s.gain_culture(p, n.culture_per_turn)
    apply_corruption(s, p)
    produce_food(s, p)
    apply_consumption(s, p)
    produce_resources(s, p)


def apply_corruption(s: Realm, p: i64) -> None:
    """TTA-8.4: resources are lost, then food for what is missing."""
    amount: i64 = corruption(s.nations[p].blue)
    if amount > 0:
        lost: i64 = s.lose_resources(p, amount)
        s.lose_food(p, amount - lost)


def apply_consumption(s: Realm, p: i64) -> None:
    """TTA-8.6: food is lost; four culture points for each missing food."""
    amount: i64 = consumption(s.nations[p].yellow)
    if amount > 0:
        missing: i64 = amount - s.lose_food(p, amount)
        if missing > 0:
            s.report(STARVED, p, missing)
            s.lose_culture(p, STARVATION * missing)


def produce_on(s: Realm, p: i64, types: i64, what: i64) -> i64:
    """TTA-8.5, 8.7, 15.12: a token on the card for each worker on technologies of a bag; the highest level first, which
    matters only if the bank has too few tokens.
    """
    n = s.nations[p]
    wanted: i64 = 0
    i: i64 = -1
    c: i64
    for c in n.techs:
        i += 1
        if has(types, c):
            wanted += n.workers[i]
    if wanted == 0:
        return 0
    if wanted <= n.blue:
        return produce_at(s, p, types, ANY_LEVEL, what)
    made: i64 = 0
    level: i64
    for level in range(HIGHEST, -1, -1):
        made += produce_at(s, p, types & ~s.rules.labs, level, what)
        made += produce_at(s, p, types & s.rules.labs, level, what)
    return made


def produce_at(s: Realm, p: i64, types: i64, level: i64, what: i64) -> i64:
    """The same for one level."""
    n = s.nations[p]
    made: i64 = 0
    i: i64 = -1
    c: i64
    for c in n.techs:
        i += 1
        if has(types, c) and (level == ANY_LEVEL or s.level(c) == level):
            workers: i64 = n.workers[i]
            count: i64 = min(workers, n.blue)
            if count > 0:
                s.lay_tokens(p, i, count)
                made += count * token_value(s, c, what)
    return made


def produce_food(s: Realm, p: i64) -> None:
    """TTA-8.5, 8.8."""
    made: i64 = produce_on(s, p, s.rules.farms, FOOD)
    if made > 0:
        s.report(FOOD_UP, p, made)
    s.gain_food(p, pact_share(s, p, FOOD))


def produce_resources(s: Realm, p: i64) -> None:
    """TTA-8.7, 8.8, 16.6: mines, and labs that are used as mines; what powers add; pacts."""
    rules = s.rules
    mines: i64 = rules.mines | rules.labs & rules.advanced if labs_produce(s, p) else rules.mines
    made: i64 = produce_on(s, p, mines, RESOURCES)
    for power in s.powers(p):
        made += power.produce_more(s, p)
    if made > 0:
        s.report(RESOURCES_UP, p, made)
    share: i64 = pact_share(s, p, RESOURCES)
    s.gain_resources(p, share)
    s.lose_resources(p, -share)


def pact_share(s: Realm, p: i64, what: i64) -> i64:
    """TTA-8.8: what pacts add to production, or take from it."""
    total: i64 = 0
    for owner in pacts_of(s, p):
        pact = s.card(s.nations[owner].pact)
        side: i64 = side_in(s, owner, p)
        total += pact.side_food[side] if what == FOOD else pact.side_resources[side]
    return total


def draw_for_actions(s: Realm, p: i64) -> None:
    """TTA-8.9, 6.37: a card for each military action left, including temporary ones, at most three."""
    n = s.nations[p]
    draw_cards(s, p, min(MOST_DRAWN, n.military_actions + n.spare_military_actions))
