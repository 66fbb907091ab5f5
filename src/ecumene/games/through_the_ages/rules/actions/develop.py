"""Playing cards from the hand: leaders, technologies, governments, action cards. TTA-6.18, 6.24 to 6.32."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import TECH_DISCOUNT
from ecumene.games.through_the_ages.cards.rows import GOVERNMENT, TECHNOLOGY, is_unit
from ecumene.games.through_the_ages.rules.actions.costs import partners_in_science, science_available, science_cost
from ecumene.games.through_the_ages.rules.play_area import enter_technology
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.piles import holds, how_many

# leaders and action cards


def refuse_play(s: Realm, p: i64, c: i64) -> str:
    """TTA-6.32, 6.36, 6.38: an action card of the hand that was not taken in this phase."""
    n = s.nations[p]
    rules = s.rules
    if c < rules.first_action or c >= rules.first_event:
        return "TTA-6.32"
    if not holds(n.civil_hand, c) or is_too_new(n, c):
        return "TTA-6.32"
    return refuse_playing(s, p, c)


def is_too_new(n: Nation, c: i64) -> bool:
    """TTA-6.32: every such card in hand was taken in this phase."""
    return holds(n.just_taken, c) and how_many(n.just_taken, c) >= how_many(n.civil_hand, c)


def refuse_playing(s: Realm, p: i64, c: i64) -> str:
    """TTA-6.36, 6.38: the same for an action card that is known to be in the hand and not too new."""
    n = s.nations[p]
    card = s.card(c)
    if n.civil_actions < 1 and not card.pays_later():
        return "TTA-6.1"
    return "" if card.can_play(s, p) else "TTA-6.36"


def enter_leader(s: Realm, p: i64, c: i64) -> None:
    """TTA-6.18: a leader from the hand enters play; the old one has left before."""
    s.lead(p, c)
    s.update_ratings(p)
    s.card(c).begin_actions(s, p)


# technologies


def refuse_develop(s: Realm, p: i64, c: i64, revolution: bool, discount: i64) -> str:
    """TTA-6.24, 6.27: a technology from the hand (for a revolution a government) with enough science."""
    if s.kind(c) != TECHNOLOGY or not holds(s.nations[p].civil_hand, c):
        return "TTA-6.27" if revolution else "TTA-6.24"
    if revolution and s.type(c) != GOVERNMENT:
        return "TTA-6.27"
    return refuse_science(s, p, c, revolution, discount)


def refuse_science(s: Realm, p: i64, c: i64, revolution: bool, discount: i64) -> str:
    """TTA-15.14, R-25: science for a technology; a partner must be able to pay as well."""
    if science_available(s, p, c) < science_cost(s, p, c, revolution, discount):
        return "TTA-15.14"
    for partner in partners_in_science(s, p):
        if s.nations[partner].science < 1:
            return "TTA-15.14"
    return ""


def learnable_technologies(s: Realm, p: i64) -> i64:
    """TTA-6.24, 15.14: bag of technologies that p has enough science for.

    The same as asking `refuse_science` of each technology in hand; others may be in the bag too.
    """
    n = s.nations[p]
    c: i64
    bag: i64 = 0
    if has(n.hooks, TECH_DISCOUNT) or s.pacts(p) != 0:
        for c in n.civil_hand:
            if c < s.rules.first_leader and not refuse_science(s, p, c, False, 0):
                bag |= one(c)
        return bag
    bag = s.rules.learnable(n.science)
    if n.unit_science > 0:
        bag |= s.rules.learnable(n.science + n.unit_science) & s.rules.units
    return bag


def pay_for_technology(s: Realm, p: i64, c: i64, revolution: bool, discount: i64) -> None:
    """TTA-15.14, R-25: pay science, first what is for unit technologies only; a partner pays a point."""
    s.pay_science(p, science_cost(s, p, c, revolution, discount), is_unit(s.type(c)))
    for partner in partners_in_science(s, p):
        s.lose_science(partner, 1)


def develop(s: Realm, p: i64, c: i64, discount: i64 = 0) -> None:
    """TTA-6.24, 6.25, 6.26, 6.45: pay, put it into play, then effects of developing a technology."""
    pay_for_technology(s, p, c, False, discount)
    s.develop(p, c)
    enter_technology(s, p, c)
    for power in s.powers(p):
        power.on_develop(s, p)


def spends_military_actions(s: Realm, p: i64) -> bool:
    """TTA-6.31: whether a revolution takes military actions instead of civil ones."""
    for power in s.powers(p):
        if power.military_revolutions():
            return True
    return False


def refuse_revolution(s: Realm, p: i64) -> str:
    """TTA-6.27, 6.28, 6.31: all actions of one colour must be available."""
    n = s.nations[p]
    if spends_military_actions(s, p):
        return "" if n.military_actions >= n.military_actions_total else "TTA-6.31"
    return "" if n.civil_actions >= n.civil_actions_total else "TTA-6.28"


def revolt(s: Realm, p: i64, c: i64, discount: i64 = 0) -> None:
    """TTA-6.27, 6.28, 6.29, 6.30, 6.31: spend all actions of one colour, also those of the new government."""
    n = s.nations[p]
    military: bool = spends_military_actions(s, p)
    kept: i64 = (
        n.military_actions - n.military_actions_total if military else n.civil_actions - n.civil_actions_total
    )  # what exceeds the total stays
    pay_for_technology(s, p, c, True, discount)
    s.revolt(p, c)
    enter_technology(s, p, c)
    if military:
        s.spend_military(p, n.military_actions - max(0, kept), False)
    else:
        s.spend_civil(p, n.civil_actions - max(0, kept))
    for power in s.powers(p):
        power.on_revolution(s, p)
        power.on_develop(s, p)
