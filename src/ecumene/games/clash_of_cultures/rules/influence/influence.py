"""Cultural Influence: the action, and Arts & Sculpture. COC-14. Possible cities: `targets`. The die: `roll`."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.advance_names import ARTS_AND_SCULPTURE
from ecumene.games.clash_of_cultures.rules.costs import spend_action
from ecumene.games.clash_of_cultures.rules.influence.roll import PAIRS, attempt_influence
from ecumene.games.clash_of_cultures.rules.influence.targets import list_pairs, refuse_pair
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS, NOWHERE
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.once_flags import ARTS_USED
from ecumene.games.clash_of_cultures.rules.once_flags import INFLUENCED as SUCCEEDED
from ecumene.games.clash_of_cultures.rules.resources import pay_culture
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import INFLUENCE, PERFORM
from ecumene.kernel.core.action import first, ready2, second, verb_of
from ecumene.kernel.core.state import NOT_OFFERED

ARTS_PAIRS: Final[list[list[Any]]] = ready2(PERFORM, CELLS, CELLS)
ARTS_PRICE: Final = 1  # culture tokens: COC-14.11


def refuse_arts(s: World, p: i64) -> str:
    """COC-14.11: why Arts & Sculpture cannot be used now."""
    n = s.nations[p]
    if not n.knows(ARTS_AND_SCULPTURE) or n.has_used(ARTS_USED) or n.culture_tokens < ARTS_PRICE:
        return "COC-14.11"
    return ""


def offers(s: World, p: i64, out: list[int]) -> None:
    """D1, D13, COC-14.7, 14.20: by an action, or by Arts & Sculpture."""
    n = s.nations[p]
    if n.has_used(SUCCEEDED):
        return
    if n.actions > 0:
        list_pairs(s, p, NOWHERE, n.culture_tokens, PAIRS, out)
    if refuse_arts(s, p) == "":
        list_pairs(s, p, NOWHERE, n.culture_tokens - ARTS_PRICE, ARTS_PAIRS, out)


def why_not(s: World, p: i64, action: i64) -> str:
    verb: i64 = verb_of(action)
    n = s.nations[p]
    if verb != INFLUENCE and verb != PERFORM:
        return NOT_OFFERED
    if n.has_used(SUCCEEDED):
        return "COC-14.7"
    tokens: i64 = n.culture_tokens
    if verb == PERFORM:
        why = refuse_arts(s, p)
        if why:
            return why
        tokens -= ARTS_PRICE
    elif n.actions < 1:
        return "COC-8.2"
    at: i64 = first(action)
    return refuse_pair(s, p, at, second(action), distances(s, at)[second(action)], tokens)


def apply(s: World, p: i64, action: i64) -> bool:
    verb: i64 = verb_of(action)
    if verb == INFLUENCE:
        spend_action(s, p)
    elif verb == PERFORM:
        s.use(p, ARTS_USED)
        pay_culture(s, p, ARTS_PRICE)
    else:
        return False
    attempt_influence(s, p, first(action), second(action))
    return True
