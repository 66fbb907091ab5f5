"""Civil and military actions themselves: what is done once it is paid for in actions. TTA-6, 7.

Where a card, an event or a leader grants an action, it calls the same functions with the stated change: the action
itself costs nothing then, all else does (TTA-6.3, 6.33).
"""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import (
    ACTION,
    GOVERNMENT,
    LAB,
    LEADER,
    NONE,
    TECHNOLOGIES,
    TECHNOLOGY,
    THEATER,
    WONDER,
    is_unit,
    is_urban,
    kind_of,
)
from ecumene.games.through_the_ages.cards.technologies import UNITS, URBAN
from ecumene.games.through_the_ages.rules.actions.costs import (
    build_cost,
    can_pay,
    partners_in_science,
    population_cost,
    science_at_hand,
    science_cost,
    stage_cost,
    stages_at_once,
    upgrade_cost,
)
from ecumene.games.through_the_ages.rules.play_area import (
    LoseBlue,
    complete_if_covered,
    enter_technology,
)
from ecumene.games.through_the_ages.rules.ratings import count_type, reckon
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import SLOTS, Realm
from ecumene.games.through_the_ages.rules.tokens import (
    gain_population,
    pay_food,
    pay_resources,
    resources_at_hand,
)
from ecumene.games.through_the_ages.rules.verbs import (
    BUILT,
    CLAIM,
    DESTROYED,
    DEVELOPED,
    LED,
    REVOLTED,
    STAGED,
    TAKE,
    TOOK,
    UPGRADED,
)
from ecumene.kernel.core.action import first, second, verb_of
from ecumene.kernel.core.bits import count, has, one
from ecumene.kernel.core.piles import add, holds, how_many


def military_actions(s: Realm, p: i64) -> i64:
    """TTA-13.7: with temporary ones."""
    return s.nations[p].ma + s.nations[p].spare_ma


# taking cards


def refuse_take(s: Realm, p: i64, c: i64) -> str:
    """Why a card of the row may not be taken, apart from what it costs."""
    n = s.nations[p]
    return refuse_to_take(s, n, c, owned_technologies(n))


def refuse_to_take(s: Realm, n: Nation, c: i64, owned: i64) -> str:
    """TTA-6.5, 6.6, 6.7, 6.10, 11.2: the same where it is known which technologies one has."""
    kind: i64 = kind_of(c)
    if kind == WONDER:
        return "TTA-6.10" if n.unfinished != NONE else ""
    if len(n.civil_hand) >= n.most_civil_cards():
        return "TTA-6.5"
    if kind == TECHNOLOGY and has(owned, c):
        return "TTA-6.6"
    if kind == LEADER and has(n.led_ages, s.level(c)):
        return "TTA-6.7"
    return ""


def owned_technologies(n: Nation) -> i64:
    """Bag: those in play and in hand."""
    bag: i64 = n.known
    c: i64
    for c in n.civil_hand:
        if c < TECHNOLOGIES:
            bag |= one(c)
    return bag


def slot_to_take(s: Realm, action: i64) -> i64:
    """Where the card lies that an action would take, or -1: the leftmost, or by its place another or any."""
    c: i64 = first(action)
    if verb_of(action) == TAKE:
        return s.slot_of(c)
    slot: i64 = second(action) - 1
    if slot < 0 or slot >= SLOTS or s.row[slot] != c:
        return -1
    return slot if verb_of(action) == CLAIM or s.slot_of(c) != slot else -1


def take_card(s: Realm, p: i64, slot: i64) -> None:
    """TTA-6.4, 6.8, 6.10, 6.11: into the hand, or into play as an unfinished wonder; the slot stays empty."""
    n = s.nations[p]
    c: i64 = s.row[slot]
    card = s.card(c)
    s.row[slot] = NONE
    s.tell(TOOK, p, c)
    if card.kind == WONDER:
        n.unfinished = c
        n.stages = 0
        return
    add(n.civil_hand, c)
    n.fresh.append(c)
    if card.kind == LEADER:
        n.led_ages |= one(card.age)
    if n.leader != NONE:
        s.card(n.leader).on_take(s, p, card)


# population


def increase(s: Realm, p: i64, discount: i64 = 0) -> None:
    """TTA-6.12, 14.7: pay food, one more unused worker."""
    pay_food(s, p, population_cost(s, p, discount))
    gain_population(s, p, 1)


# buildings and units


def refuse_build(s: Realm, p: i64, c: i64, discount: i64, free: bool = False) -> str:
    """TTA-6.13, 6.14, 7.1: why p cannot build on a technology."""
    n = s.nations[p]
    why = refuse_site(s, n, c) if n.place(c) >= 0 else "TTA-7.1" if is_unit(s.card(c).type) else "TTA-6.13"
    if why:
        return why
    return "" if free or can_pay(s, p, c, build_cost(s, p, c, discount)) else "TTA-6.2"


def refuse_site(s: Realm, n: Nation, c: i64) -> str:
    """TTA-6.13, 6.14, 7.1: the same of a technology in play, apart from what it costs."""
    if n.pool == 0:
        return "TTA-7.1" if has(UNITS, c) else "TTA-6.13"
    if has(URBAN, c) and count(n.urban, s.type(c) - LAB) >= s.card(n.government).urban_limit:
        return "TTA-6.14"
    return ""


def build(s: Realm, p: i64, c: i64, discount: i64 = 0, free: bool = False) -> None:
    n = s.nations[p]
    if not free:
        pay_resources(s, p, build_cost(s, p, c, discount), is_unit(s.type(c)))
    n.pool -= 1
    n.workers[n.place(c)] += 1
    s.tell(BUILT, p, c)
    reckon(s, p)


def refuse_upgrade(s: Realm, p: i64, old: i64, new: i64, discount: i64) -> str:
    """TTA-6.15, 6.17, 7.2: a worker moves to a higher level of the same type, whatever the government allows."""
    n = s.nations[p]
    i: i64 = n.place(old)
    there: bool = i >= 0 and n.place(new) >= 0 and n.workers[i] > 0
    if not there or s.type(old) != s.type(new) or s.level(new) <= s.level(old):
        return "TTA-7.2" if is_unit(s.card(new).type) else "TTA-6.15"
    return "" if can_pay(s, p, new, upgrade_cost(s, p, old, new, discount)) else "TTA-6.2"


def refuse_remodel(s: Realm, p: i64, old: i64, new: i64) -> str:
    """TTA-16.5: Bach: any urban building becomes a theater of the same or a higher level."""
    n = s.nations[p]
    i: i64 = n.place(old)
    if i < 0 or n.place(new) < 0 or n.workers[i] == 0:
        return "TTA-16.5"
    was, now = s.card(old), s.card(new)
    if not is_urban(was.type) or now.type != THEATER or was.type == THEATER or now.age < was.age:
        return "TTA-16.5"
    if count_type(s, p, THEATER) >= s.card(n.government).urban_limit:
        return "TTA-16.5"
    return "" if can_pay(s, p, new, upgrade_cost(s, p, old, new)) else "TTA-6.2"


def upgrade(s: Realm, p: i64, old: i64, new: i64, discount: i64 = 0) -> None:
    n = s.nations[p]
    pay_resources(s, p, upgrade_cost(s, p, old, new, discount), is_unit(s.type(new)))
    n.workers[n.place(old)] -= 1
    n.workers[n.place(new)] += 1
    s.tell(UPGRADED, p, old, new)
    reckon(s, p)


def destroy(s: Realm, p: i64, c: i64) -> None:
    """TTA-6.16, 7.3: the worker returns to the pool; nothing is refunded."""
    n = s.nations[p]
    n.workers[n.place(c)] -= 1
    n.pool += 1
    s.tell(DESTROYED, p, c)
    reckon(s, p)


# leaders and action cards


def refuse_play(s: Realm, p: i64, c: i64) -> str:
    """TTA-6.32, 6.36, 6.38: an action card of the hand that was not taken just now."""
    n = s.nations[p]
    if kind_of(c) != ACTION or how_many(n.civil_hand, c) <= how_many(n.fresh, c):
        return "TTA-6.32"
    card = s.card(c)
    if n.ca < 1 and not card.pays_later():
        return "TTA-6.1"
    return "" if card.can_play(s, p) else "TTA-6.36"


def lead(s: Realm, p: i64, c: i64) -> None:
    """TTA-6.18: a leader from the hand enters play; whoever was there has left."""
    n = s.nations[p]
    n.civil_hand.remove(c)
    n.leader = c
    n.unit_resources += s.card(c).unit_resources
    s.tell(LED, p, c)
    reckon(s, p)


# wonders


def refuse_stage(s: Realm, p: i64, count: i64, discount: i64) -> str:
    """TTA-6.21, 6.23, 6.42, 6.2: stages, resources and tokens to cover them with must be there."""
    n = s.nations[p]
    if n.unfinished == NONE:
        return "TTA-6.21"
    if count > stages_at_once(s, p):
        return "TTA-6.23"
    if count < 1 or count > len(s.card(n.unfinished).stages) - n.stages:
        return "TTA-6.21"
    if resources_at_hand(s, p, False) < stage_cost(s, p, count, discount):
        return "TTA-6.2"
    return "" if n.blue >= count or covering_tokens(s, p) >= count else "TTA-6.42"


def covering_tokens(s: Realm, p: i64) -> i64:
    """TTA-6.42: blue tokens in the bank and on cards; paying only moves them to the bank."""
    n = s.nations[p]
    total: i64 = n.blue
    for t in n.tokens:
        total += t
    return total


def build_stages(s: Realm, p: i64, count: i64, discount: i64 = 0) -> None:
    """TTA-6.21, 6.22, 6.42: pay all, then cover the numbers one by one, from the bank first."""
    pay_resources(s, p, stage_cost(s, p, count, discount), False)
    n = s.nations[p]
    from_bank: i64 = min(count, n.blue)
    n.blue -= from_bank
    n.stages += from_bank
    s.tell(STAGED, p, n.unfinished, count)
    if count > from_bank:
        s.ask(LoseBlue(p, count - from_bank, 1, 0))
    else:
        complete_if_covered(s, p)


# technologies


def refuse_develop(s: Realm, p: i64, c: i64, revolution: bool, discount: i64) -> str:
    """TTA-6.24, 6.27: a technology of the hand, for a revolution a government, whose science is there."""
    if kind_of(c) != TECHNOLOGY or not holds(s.nations[p].civil_hand, c):
        return "TTA-6.27" if revolution else "TTA-6.24"
    if revolution and s.type(c) != GOVERNMENT:
        return "TTA-6.27"
    return refuse_science(s, p, c, revolution, discount)


def refuse_science(s: Realm, p: i64, c: i64, revolution: bool, discount: i64) -> str:
    """TTA-15.14, R-25: science for a technology; a partner must be able to pay too."""
    if science_at_hand(s, p, c) < science_cost(s, p, c, revolution, discount):
        return "TTA-15.14"
    for partner in partners_in_science(s, p):
        if s.nations[partner].science < 1:
            return "TTA-15.14"
    return ""


def pay_for_technology(s: Realm, p: i64, c: i64, revolution: bool, discount: i64) -> None:
    """TTA-15.14, R-25: science, what is for unit technologies first; a partner pays a point."""
    n = s.nations[p]
    cost: i64 = science_cost(s, p, c, revolution, discount)
    if is_unit(s.type(c)):
        spare: i64 = min(cost, n.unit_science)
        n.unit_science -= spare
        cost -= spare
    s.lose_science(p, cost)
    for partner in partners_in_science(s, p):
        s.lose_science(partner, 1)


def develop(s: Realm, p: i64, c: i64, discount: i64 = 0) -> None:
    """TTA-6.24, 6.25, 6.26, 6.45: pay, put it into play, then whatever happens when a technology is developed."""
    n = s.nations[p]
    pay_for_technology(s, p, c, False, discount)
    n.civil_hand.remove(c)
    s.tell(DEVELOPED, p, c)
    enter_technology(s, p, c)
    if n.leader != NONE:
        s.card(n.leader).on_develop(s, p)


def refuse_revolution(s: Realm, p: i64) -> str:
    """TTA-6.27, 6.28, 6.31: all actions of one colour must be there."""
    n = s.nations[p]
    if n.leader != NONE and s.card(n.leader).militant:
        return "" if n.ma >= n.ma_total else "TTA-6.31"
    return "" if n.ca >= n.ca_total else "TTA-6.28"


def revolt(s: Realm, p: i64, c: i64, discount: i64 = 0) -> None:
    """TTA-6.27, 6.28, 6.29, 6.30, 6.31: spend all actions of one colour, and what the new government adds of it."""
    n = s.nations[p]
    militant: bool = n.leader != NONE and s.card(n.leader).militant != 0
    kept: i64 = n.ma - n.ma_total if militant else n.ca - n.ca_total  # what is beyond the total stays
    pay_for_technology(s, p, c, True, discount)
    n.civil_hand.remove(c)
    s.tell(REVOLTED, p, c)
    enter_technology(s, p, c)
    if militant:
        n.ma = max(0, kept)
    else:
        n.ca = max(0, kept)
    if n.leader != NONE:
        s.card(n.leader).on_revolution(s, p)
        s.card(n.leader).on_develop(s, p)
