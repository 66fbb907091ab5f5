"""How good a position is for a seat: a rough guess for simple bots. Not a rule of the game."""

from __future__ import annotations

from ecumene.games.through_the_ages.cards.rows import FARM, FOOD, MINE, NONE, RESOURCES
from ecumene.games.through_the_ages.rules.actions.spend import available_military_actions
from ecumene.games.through_the_ages.rules.banks import consumption, corruption, faces_needed
from ecumene.games.through_the_ages.rules.production import MOST_DRAWN, produce
from ecumene.games.through_the_ages.rules.ratings import discontent
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import stored
from ecumene.games.through_the_ages.rules.turn import PRODUCTION, Turn

TURNS_LEFT = [13.0, 11.0, 7.0, 3.5, 0.7]  # by age, a guess


def evaluate(s: Realm, p: int) -> float:
    """The value of the own seat less a part of the best rival's."""
    if s.nations[p].resigned:
        return -1000.0
    rivals = [seat_value(s, q) for q in s.others(p)]
    return own_value(s, p) - (0.3 * max(rivals) if rivals else 0.0)


def own_value(s: Realm, p: int) -> float:
    """After the production and the draw of this turn; otherwise ending the turn would look like a gain."""
    for frame in s.stack:
        if isinstance(frame, Turn) and frame.mover == p and frame.step <= PRODUCTION:
            t = s.clone()
            produce(t, p)
            return seat_value(t, p, min(MOST_DRAWN, int(available_military_actions(t, p))))
    return seat_value(s, p)


def seat_value(s: Realm, p: int, drawn: int = 0) -> float:
    """`drawn`: military cards that are about to be drawn."""
    n = s.nations[p]
    turns = TURNS_LEFT[s.age]
    culture = float(n.culture) + turns * 1.0 * int(n.culture_per_turn)
    science = 0.5 * min(int(n.science), 12) + turns * 0.8 * int(n.science_per_turn)
    food = made(s, p, FARM) - int(consumption(n.yellow))
    ore = made(s, p, MINE) - 0.5 * int(corruption(n.blue))
    economy = turns * (0.9 * min(food, 4.0) + 1.1 * ore)
    store = 0.35 * min(int(stored(s, p, FOOD)), 8) + 0.5 * min(int(stored(s, p, RESOURCES)), 12)
    workers = sum(n.workers) + int(n.pool)
    people = 1.6 * workers - 1.2 * max(0, int(n.pool) - 1)
    unrest = 6.0 * max(0, int(discontent(s, p)) - int(n.pool)) + 2.0 * int(discontent(s, p))
    smiles = 0.7 * min(int(n.happy_faces), int(faces_needed(n.yellow)) + 1)
    actions = turns * (0.7 * int(n.civil_actions_total) + 0.4 * int(n.military_actions_total))
    strength = 0.9 * min(int(n.strength_rating), 12) + 0.4 * int(n.strength_rating)
    best = max((int(s.nations[q].strength_rating) for q in s.others(p)), default=0)
    danger = 0.7 * max(0, best - int(n.strength_rating) - 2)
    hand = sum(card_value(s, p, c) for c in n.civil_hand) + 0.8 * min(len(n.hand) + drawn, 4)
    wonder = 1.5 + 1.2 * int(n.stages) if n.unfinished != NONE else 0.0
    leader = 4.0 if n.leader != NONE else 0.0
    cards = 3.0 * len(n.wonders) + sum(tech_value(s, c) for c in n.techs) + 2.0 * len(n.colonies)
    value = culture + science + economy + store + people + smiles + actions + strength + hand + wonder + leader + cards
    return value - unrest - danger


def made(s: Realm, p: int, type: int) -> float:
    n = s.nations[p]
    return float(sum(w * s.card(c).worth for c, w in zip(n.techs, n.workers) if s.card(c).type == type))


def tech_value(s: Realm, c: int) -> float:
    """A technology in play is worth more than in hand, by more than the science it cost."""
    return 1.5 + 0.75 * float(s.card(c).tech_cost)


def card_value(s: Realm, p: int, c: int) -> float:
    """A card in hand."""
    card = s.card(c)
    cost = float(card.tech_cost)
    return 2.2 - 0.1 * cost if cost else 1.6
