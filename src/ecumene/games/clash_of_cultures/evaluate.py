"""How well a seat stands: a rough guess, for simple bots. Not a rule of the game."""

from __future__ import annotations

from ecumene.games.clash_of_cultures.field import count_units
from ecumene.games.clash_of_cultures.pieces import mood_of
from ecumene.games.clash_of_cultures.scoring import points
from ecumene.games.clash_of_cultures.state import World
from ecumene.games.clash_of_cultures.units import SETTLER, SHIP, SOLDIER

OFFER_COST = 0.01  # an offer gains nothing by itself: a bot that sees no farther makes none
UNIT_WORTH = {SETTLER: 1.8, SOLDIER: 0.9, SHIP: 0.8}


def evaluate(s: World, p: int) -> float:
    """Own standing less a part of the best rival's."""
    if s.nations[p].resigned:
        return -1000.0
    rivals = [standing(s, q) for q in s.order(0) if q != p]
    return standing(s, p) - (0.3 * max(rivals) if rivals else 0.0)


def standing(s: World, p: int) -> float:
    n = s.nations[p]
    cities = s.cities_of(p)
    moods = sum(0.6 * (int(mood_of(s.city[at])) - 1) for at in cities)
    stock = 0.25 * sum(min(k, 5) for k in n.stock)
    tokens = 0.25 * (int(n.mood_tokens) + int(n.culture_tokens))
    levels = 0.3 * (int(n.happiness) + int(n.culture))
    units = sum(worth * int(count_units(s, p, kind)) for kind, worth in UNIT_WORTH.items())
    hand = 0.4 * len(n.hand) + 0.7 * len(n.objectives) + 0.8 * len(n.persons)
    offers = OFFER_COST * int(n.offers)
    return sum(points(s, p)) / 2 + 2.0 * len(cities) + moods + stock + tokens + levels + units + hand - offers
