"""How good a position is for a seat: a rough estimate for simple bots. Not a rule of the game.

All values are in points at the end of the game. A thing that scores nothing has the value of what it may become: a
settler is nearly a city. Three resources have less value than the building they pay for, because otherwise a bot that
looks one move ahead would never spend them.
"""

from __future__ import annotations

from ecumene.games.clash_of_cultures.rules.cities.collect import Collect
from ecumene.games.clash_of_cultures.rules.cities.found import why_not_found
from ecumene.games.clash_of_cultures.rules.map.packed_city import mood_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    ASHORE,
    SETTLER,
    SHIP,
    SOLDIER,
    cell_of,
    kind_of,
    ship_of,
)
from ecumene.games.clash_of_cultures.rules.map.units import count_units, settlers_at
from ecumene.games.clash_of_cultures.rules.movement.destination import ChooseTo
from ecumene.games.clash_of_cultures.rules.movement.groups import settlers_in
from ecumene.games.clash_of_cultures.rules.movement.move import ChooseGroup
from ecumene.games.clash_of_cultures.rules.scoring import pieces_of, points
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.trade.trade import AnswerOffer, ComposeOffer
from ecumene.kernel.core.bits import members

RIVAL = 0.3  # part of the best rival's value: harming the rival helps, but less than helping oneself
STOCK = [0.0, 0.5, 0.95, 1.3, 1.55, 1.75, 1.85, 1.9]  # by the number of one kind: a few of each are better than many
PIECE = 1.6  # of a city, in addition to its point: more than the three resources it costs; a larger city collects more
CITY = 2.0  # in addition to its piece: another place to collect from
ADVANCE = 0.8  # in addition to its half point: what it allows
SETTLER_WORTH = 1.8
ON_SITE = 0.9  # added for a settler that can found a city here: still less than the city
SOLDIER_WORTH = 0.9
SHIP_WORTH = 0.8
MOOD = 0.6  # a step of a city's mood
TOKEN = 0.25  # of mood or culture: two or three pay for a step or a card
LEVEL = 0.3  # of happiness or culture: wonders and events
CARD = 0.3  # of either kind in hand
PERSON = 0.8  # a great person in hand
TALKS = 0.01  # lost by talks about a trade: they bring nothing by themselves, so a simple bot starts none
GATHERED = 0.4  # for each resource that a Collect will still give


def evaluate(s: World, p: int) -> float:
    """The player's own value minus a part of the best rival's."""
    if s.nations[p].resigned:
        return -1000.0
    rivals = [position_value(s, q) for q in s.order(0) if q != p]
    return position_value(s, p) + pending_value(s, p) - (RIVAL * max(rivals) if rivals else 0.0)


def position_value(s: World, p: int) -> float:
    n = s.nations[p]
    cities = s.cities_of(p)
    moods = MOOD * sum(int(mood_of(s.city[at])) - 1 for at in cities)
    stock = sum(STOCK[min(k, len(STOCK) - 1)] for k in n.stock)
    tokens = TOKEN * (int(n.mood_tokens) + int(n.culture_tokens))
    levels = LEVEL * (int(n.happiness) + int(n.culture))
    troops = SOLDIER_WORTH * int(count_units(s, p, SOLDIER)) + SHIP_WORTH * int(count_units(s, p, SHIP))
    cards = CARD * (len(n.hand) + len(n.objectives)) + PERSON * len(n.persons)
    towns = CITY * len(cities) + PIECE * int(pieces_of(s, p)) + settlers(s, p)
    known = ADVANCE * len(members(n.advances))
    return sum(points(s, p)) / 2 + towns + moods + stock + tokens + levels + troops + cards + known


def settlers(s: World, p: int) -> float:
    """A settler that can found a city where it stands is nearly a city."""
    own = [u for u in s.nations[p].units if kind_of(u) == SETTLER]
    there = {cell_of(u) for u in own if ship_of(u) == ASHORE and why_not_found(s, p, cell_of(u)) == ""}
    return SETTLER_WORTH * len(own) + ON_SITE * len(there)


def trade_value(s: World, p: int) -> float:
    """The value of a trade for which the player is choosing cards."""
    t = s.clone()
    while isinstance(t.stack[-1], AnswerOffer):
        t.stack[-1].apply(t, t.stack[-1].canonical(t)[0])
    return position_value(t, p) - position_value(s, p)


def pending_value(s: World, p: int) -> float:
    """The value of what was started and is not finished. Otherwise a bot would start nothing with several steps."""
    asked = s.stack[-1] if s.stack else None
    if isinstance(asked, AnswerOffer) and asked.player == p and asked.has_chosen_cards(s):
        return trade_value(s, p)
    if isinstance(asked, (ComposeOffer, AnswerOffer)):
        return -TALKS
    if asked is None or asked.player != p:
        return 0.0
    if isinstance(asked, Collect):
        return GATHERED * int(asked.left)
    if isinstance(asked, ChooseGroup):
        return ON_SITE / 2 if s.city[asked.at] and settlers_at(s, p, asked.at) > 0 else 0.0
    if isinstance(asked, ChooseTo):
        return ON_SITE / 2 if settlers_in(asked.group) == 1 else 0.0
    return 0.0
