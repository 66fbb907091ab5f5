"""What advances and wonders allow their owner to do in a turn. COC-24, 22.10. Each power has its own verb and rule."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import BY_ACTION, FREELY
from ecumene.games.clash_of_cultures.rules.costs import spend_action
from ecumene.games.clash_of_cultures.rules.powers import powers
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.state import NOT_OFFERED


def offers(s: World, p: i64, out: list[int]) -> None:
    """D1: abilities that cost an action, then those that cost none."""
    if s.nations[p].actions > 0:
        offers_at(s, p, BY_ACTION, out)
    offers_at(s, p, FREELY, out)


def offers_at(s: World, p: i64, place: i64, out: list[int]) -> None:
    """What is offered at one place of the list of a turn."""
    for power in powers(s, p, s.rules.hooks.offered[place]):
        power.offers(s, p, out)


def offers_anytime(s: World, p: i64, out: list[int]) -> None:
    """COC-8.10: what may be used within a question."""
    for power in powers(s, p, s.rules.hooks.offered_anytime):
        power.offers(s, p, out)


def why_not(s: World, p: i64, action: i64) -> str:
    power = s.rules.by_verb.get(verb_of(action))
    if power is None:
        return NOT_OFFERED
    if power.place() == BY_ACTION and s.nations[p].actions < 1:
        return "COC-8.2"
    return power.refuse(s, p, action)


def apply(s: World, p: i64, action: i64) -> bool:
    power = s.rules.by_verb.get(verb_of(action))
    if power is None:
        return False
    if power.place() == BY_ACTION:
        spend_action(s, p)
    power.apply(s, p, action)
    return True


def why_not_anytime(s: World, p: i64, action: i64) -> str:
    """COC-8.10: the same within a question."""
    power = s.rules.by_verb.get(verb_of(action))
    return power.refuse(s, p, action) if power is not None and power.offered_anytime() else NOT_OFFERED


def apply_anytime(s: World, p: i64, action: i64) -> bool:
    """Was it an action of such an ability?"""
    power = s.rules.by_verb.get(verb_of(action))
    if power is None or not power.offered_anytime():
        return False
    power.apply(s, p, action)
    return True


def culture_at_most(s: World, p: i64) -> i64:
    """COC-8.10: culture tokens, and those that abilities could give now."""
    tokens: i64 = s.nations[p].culture_tokens
    for power in powers(s, p, s.rules.hooks.culture_at_once):
        tokens += power.culture_at_once(s, p)
    return tokens
