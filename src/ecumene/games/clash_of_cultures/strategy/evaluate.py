"""How well a seat stands: a rough guess, for simple bots. Not a rule of the game.

Everything is in points of the end of the game. What scores nothing is worth what may still come of it: a settler nearly
a city, three resources less than the building they pay for, else a bot that sees one move ahead would hoard them.
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
from ecumene.games.clash_of_cultures.rules.map.units_and_cities import count_units, settlers_at
from ecumene.games.clash_of_cultures.rules.movement.groups import settlers_in
from ecumene.games.clash_of_cultures.rules.movement.move import ChooseGroup, ChooseTo
from ecumene.games.clash_of_cultures.rules.scoring import pieces_of, points
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.trade.trade import AnswerOffer, ComposeOffer
from ecumene.kernel.core.bits import members

RIVAL = 0.3  # of the best rival's standing: what hurts him helps, but less than what helps oneself
STOCK = [0.0, 0.5, 0.95, 1.3, 1.55, 1.75, 1.85, 1.9]  # by how many of one kind: a few of each beat many of one
PIECE = 1.6  # of a city, beyond its point: more than the three resources it costs, for a larger city collects more
CITY = 2.0  # beyond its piece: another place to collect from
ADVANCE = 0.8  # beyond its half point: what it allows
SETTLER_WORTH = 1.8
ON_SITE = 0.9  # a settler more, where it can found a city: still less than the city
SOLDIER_WORTH = 0.9
SHIP_WORTH = 0.8
MOOD = 0.6  # a step of a city's mood
TOKEN = 0.25  # of mood or culture: two or three pay for a step or a card
LEVEL = 0.3  # of happiness or culture: wonders and events
CARD = 0.3  # of either kind in hand
PERSON = 0.8  # a great person, to be called
TALKS = 0.01  # lost: they gain nothing by themselves, and a bot that sees no farther begins none
GATHERED = 0.4  # what a Collect will still bring, for each resource


def evaluate(s: World, p: int) -> float:
    """Own standing less a part of the best rival's."""
    if s.nations[p].resigned:
        return -1000.0
    rivals = [standing(s, q) for q in s.order(0) if q != p]
    return standing(s, p) + promised(s, p) - (RIVAL * max(rivals) if rivals else 0.0)


def standing(s: World, p: int) -> float:
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
    """Those who stand where a city can be founded are nearly one."""
    own = [u for u in s.nations[p].units if kind_of(u) == SETTLER]
    there = {cell_of(u) for u in own if ship_of(u) == ASHORE and why_not_found(s, p, cell_of(u)) == ""}
    return SETTLER_WORTH * len(own) + ON_SITE * len(there)


def bargain(s: World, p: int) -> float:
    """What a trade brings for which the cards are being picked."""
    t = s.clone()
    while isinstance(t.stack[-1], AnswerOffer):
        t.stack[-1].apply(t, t.stack[-1].canonical(t)[0])
    return standing(t, p) - standing(s, p)


def promised(s: World, p: int) -> float:
    """What was begun and is not done yet: else nothing that takes several steps would ever begin."""
    asked = s.stack[-1] if s.stack else None
    if isinstance(asked, AnswerOffer) and asked.player == p and asked.picked(s):
        return bargain(s, p)
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
