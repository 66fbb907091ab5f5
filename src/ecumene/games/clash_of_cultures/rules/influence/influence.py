"""Cultural Influence: the action. COC-14. Possible cities: `targets`. The die: `roll`."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import WITH_INFLUENCE
from ecumene.games.clash_of_cultures.rules.advances.abilities import offers_at
from ecumene.games.clash_of_cultures.rules.costs import spend_action
from ecumene.games.clash_of_cultures.rules.influence.roll import PAIRS, attempt_influence
from ecumene.games.clash_of_cultures.rules.influence.targets import list_pairs, refuse_pair
from ecumene.games.clash_of_cultures.rules.map.cells import NOWHERE
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.once_flags import INFLUENCED as SUCCEEDED
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import INFLUENCE
from ecumene.kernel.core.action import first, second, verb_of
from ecumene.kernel.core.state import NOT_OFFERED


def offers(s: World, p: i64, out: list[int]) -> None:
    """D1, D13, COC-14.7, 14.20: by an action, or by Arts & Sculpture."""
    n = s.nations[p]
    if n.has_used(SUCCEEDED):
        return
    if n.actions > 0:
        list_pairs(s, p, NOWHERE, n.culture_tokens, PAIRS, out)
    offers_at(s, p, WITH_INFLUENCE, out)


def why_not(s: World, p: i64, action: i64) -> str:
    n = s.nations[p]
    if verb_of(action) != INFLUENCE:
        return NOT_OFFERED
    if n.has_used(SUCCEEDED):
        return "COC-14.7"
    if n.actions < 1:
        return "COC-8.2"
    at: i64 = first(action)
    return refuse_pair(s, p, at, second(action), distances(s, at)[second(action)], n.culture_tokens)


def apply(s: World, p: i64, action: i64) -> bool:
    if verb_of(action) != INFLUENCE:
        return False
    spend_action(s, p)
    attempt_influence(s, p, first(action), second(action))
    return True
