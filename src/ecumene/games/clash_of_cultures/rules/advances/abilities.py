"""What advances and wonders allow their owner to do in a turn. COC-24, 22.10."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.advance_names import (
    ABSOLUTE_POWER,
    BARTERING,
    CARTOGRAPHY,
    CIVIL_LIBERTIES,
    DRAMA_AND_MUSIC,
    FORCED_LABOR,
    TAXES,
)
from ecumene.games.clash_of_cultures.cards.wonder_names import GREAT_GARDENS
from ecumene.games.clash_of_cultures.rules.costs import spend_action
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS
from ecumene.games.clash_of_cultures.rules.map.cities import count_cities, raise_mood
from ecumene.games.clash_of_cultures.rules.map.packed_city import HAPPY, mood_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SHIP, cell_of, kind_of
from ecumene.games.clash_of_cultures.rules.once_flags import (
    ABSOLUTE_POWER_USED,
    BARTERING_USED,
    CARTOGRAPHY_USED,
    DRAMA_USED,
    FORCED_LABOR_USED,
    TAXES_USED,
)
from ecumene.games.clash_of_cultures.rules.resources import (
    gain,
    gain_culture,
    gain_good,
    gain_mood,
    held,
    lose_good,
    pay_mood,
    room_for_good,
)
from ecumene.games.clash_of_cultures.rules.seat import CULTURE_GOOD, GOLD, IDEA, MOOD_GOOD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import (
    BARTER,
    CHART,
    COMMAND,
    FORCE,
    LIBERTIES,
    TAX,
    TEND,
    TUNE,
)
from ecumene.games.clash_of_cultures.rules.wonders.ownership import owns
from ecumene.kernel.core.action import act, first, ready, second, verb_of
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.bits import size as bag_size
from ecumene.kernel.core.piles import distinct
from ecumene.kernel.core.state import NOT_OFFERED

TENDS: Final[list[Any]] = ready(TEND, CELLS)
TAX_PRICE: Final = 1  # mood tokens: COC-24.14
LIBERTIES_GAIN: Final = 3  # mood tokens
TEND_PRICE: Final = 1  # mood tokens
COMMAND_PRICE: Final = 2  # mood tokens: COC-24.31
FORCE_PRICE: Final = 1  # mood tokens: COC-24.20


# the main loop


def offers(s: World, p: i64, out: list[int]) -> None:
    """D1: abilities that cost an action, then those that cost none."""
    n = s.nations[p]
    verb: i64
    at: i64
    for verb in (CHART, TAX, LIBERTIES):
        if why_not(s, p, act(verb)) == "":
            out.append(act(verb))
    if refuse_tending(s, p) == "":
        for at in s.cities_of(p):
            if mood_of(s.city[at]) != HAPPY:
                out.append(TENDS[at])
    if n.knows(BARTERING) and not n.has_used(BARTERING_USED):
        for card in distinct(n.hand):
            out.append(act(BARTER, card, GOLD))
            out.append(act(BARTER, card, CULTURE_GOOD))
    drama_offers(s, p, out)
    for verb in (COMMAND, FORCE):
        if why_not(s, p, act(verb)) == "":
            out.append(act(verb))


def why_not(s: World, p: i64, action: i64) -> str:
    verb: i64 = verb_of(action)
    n = s.nations[p]
    if verb == TUNE:
        return refuse_drama(s, p, action)
    if verb == BARTER:
        return refuse_barter(s, p, action)
    if verb == COMMAND:
        return refuse_once(s, p, ABSOLUTE_POWER, ABSOLUTE_POWER_USED, COMMAND_PRICE, "COC-24.31")
    if verb == FORCE:
        return refuse_once(s, p, FORCED_LABOR, FORCED_LABOR_USED, FORCE_PRICE, "COC-24.32")
    if verb != CHART and verb != TAX and verb != LIBERTIES and verb != TEND:
        return NOT_OFFERED
    if n.actions < 1:
        return "COC-8.2"
    if verb == CHART:
        if not n.knows(CARTOGRAPHY) or n.has_used(CARTOGRAPHY_USED):
            return "COC-24.8"
        return "" if regions_with_ships(s, p) > 0 else "COC-24.26"
    if verb == TAX:
        return refuse_once(s, p, TAXES, TAXES_USED, TAX_PRICE, "COC-24.14")
    if verb == LIBERTIES:
        return "" if n.knows(CIVIL_LIBERTIES) else "COC-24.19"
    return refuse_tending(s, p) or refuse_tended(s, p, first(action))


def refuse_once(s: World, p: i64, advance: i64, used: i64, tokens: i64, rule: str) -> str:
    """COC-5.11: an ability that is allowed once a turn for mood tokens."""
    n = s.nations[p]
    if not n.knows(advance) or n.has_used(used):
        return rule
    return "" if n.mood_tokens >= tokens else "COC-5.11"


def refuse_tending(s: World, p: i64) -> str:
    """COC-5.11, 22.10: the Great Gardens."""
    n = s.nations[p]
    if n.actions < 1:
        return "COC-8.2"
    if not owns(s, p, GREAT_GARDENS):
        return "COC-22.10"
    return "" if n.mood_tokens >= TEND_PRICE else "COC-5.11"


def refuse_tended(s: World, p: i64, at: i64) -> str:
    if s.owner(at) != p:
        return "COC-22.10"
    return "" if mood_of(s.city[at]) != HAPPY else "COC-13.7"


def refuse_barter(s: World, p: i64, action: i64) -> str:
    """COC-8.6, 24.30."""
    n = s.nations[p]
    if second(action) != GOLD and second(action) != CULTURE_GOOD:
        return NOT_OFFERED
    if not n.knows(BARTERING) or first(action) not in n.hand:
        return "COC-24.30"
    return "COC-8.6" if n.has_used(BARTERING_USED) else ""


def apply(s: World, p: i64, action: i64) -> bool:
    verb: i64 = verb_of(action)
    if verb == CHART or verb == TAX or verb == LIBERTIES or verb == TEND:
        spend_action(s, p)
        take_action(s, p, verb, first(action))
    elif verb == BARTER:
        s.use(p, BARTERING_USED)
        s.discard_action(p, first(action))
        gain_good(s, p, second(action), 1)
    elif verb == COMMAND:
        s.use(p, ABSOLUTE_POWER_USED)
        pay_mood(s, p, COMMAND_PRICE)
        s.add_actions(p, 1)
    elif verb == FORCE:
        s.force_labor(p)
        pay_mood(s, p, FORCE_PRICE)
    else:
        return take_drama(s, p, action)
    return True


def take_action(s: World, p: i64, verb: i64, at: i64) -> None:
    if verb == CHART:  # COC-24.8
        s.use(p, CARTOGRAPHY_USED)
        regions: i64 = regions_with_ships(s, p)
        gain_culture(s, p, regions)
        gain(s, p, IDEA, regions)
    elif verb == TAX:  # COC-24.33
        s.use(p, TAXES_USED)
        pay_mood(s, p, TAX_PRICE)
        gain(s, p, GOLD, count_cities(s, p))
    elif verb == LIBERTIES:
        gain_mood(s, p, LIBERTIES_GAIN)
    else:
        pay_mood(s, p, TEND_PRICE)
        raise_mood(s, at)


def regions_with_ships(s: World, p: i64) -> i64:
    """COC-24.8, 24.26: how many regions have own ships. Start regions have no sea, so they do not count."""
    slots: i64 = 0
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) == SHIP and s.layout.slot_of[cell_of(u)] >= 0:
            slots |= one(s.layout.slot_of[cell_of(u)])
    return bag_size(slots)


# Drama & Music: at any time in the own turn


def refuse_drama(s: World, p: i64, action: i64) -> str:
    """COC-24.17, 8.10: it takes a token of the other kind, and room for this one."""
    n = s.nations[p]
    good: i64 = first(action)
    if good != MOOD_GOOD and good != CULTURE_GOOD:
        return "COC-24.17"
    if not n.knows(DRAMA_AND_MUSIC) or n.has_used(DRAMA_USED) or s.mover != p:
        return "COC-24.17"
    other: i64 = MOOD_GOOD + CULTURE_GOOD - good
    return "" if held(s, p, other) > 0 and room_for_good(s, p, good) > 0 else "COC-24.17"


def drama_offers(s: World, p: i64, out: list[int]) -> None:
    good: i64
    for good in (MOOD_GOOD, CULTURE_GOOD):
        if refuse_drama(s, p, act(TUNE, good)) == "":
            out.append(act(TUNE, good))


def take_drama(s: World, p: i64, action: i64) -> bool:
    if verb_of(action) != TUNE:
        return False
    s.use(p, DRAMA_USED)
    lose_good(s, p, MOOD_GOOD + CULTURE_GOOD - first(action), 1)
    gain_good(s, p, first(action), 1)
    return True
