"""What a viewer sees of a position, in names; and one whole position that fits a view."""

from __future__ import annotations

from ecumene.games.seven_wonders_duel.border.zones import VIEWS, DuelView
from ecumene.games.seven_wonders_duel.rules import setup
from ecumene.games.seven_wonders_duel.rules.lines import line_of
from ecumene.games.seven_wonders_duel.rules.ruleset import Rules
from ecumene.games.seven_wonders_duel.rules.seat import Seat, new_seat
from ecumene.games.seven_wonders_duel.rules.state import FACE_DOWN, Duel
from ecumene.games.seven_wonders_duel.rules.structure import LAYOUTS
from ecumene.kernel.core.bits import bag_of, has, members
from ecumene.kernel.core.rng import Rng


def view(s: Duel, viewer: int) -> DuelView:
    v: DuelView = VIEWS.view(s, viewer)
    return v


def imagine(v: DuelView, rng: Rng) -> Duel:
    """One whole position that the viewer could be in. It reads the view and nothing else."""
    s = setup.blank(v.corrections)
    VIEWS.fill(s, v, rng)
    compute_rest(s)
    return s


def compute_rest(s: Duel) -> None:
    """What follows from the fields of a view: which places are open or to be turned up, and the sums of the cities."""
    layout = LAYOUTS[s.age]
    left = members(s.left)
    s.open = bag_of([i for i in left if layout.covered_by[i] & s.left == 0])
    s.due = bag_of([i for i in left if s.card_at(i) == FACE_DOWN and has(s.open | layout.face_up, i)])
    s.open_cards = line_of([int(s.card_at(i)) for i in members(s.open & ~s.due)])
    s.seats = [summed_up(seat, s.rules) for seat in s.seats]


def summed_up(seat: Seat, rules: Rules) -> Seat:
    """Uses the methods of the rules, so every sum of the seat is computed again."""
    out = new_seat()
    for c in seat.city:
        out.add_card(c, rules.cards[c])
        out.add_symbol(rules.cards[c].science)
    for t in members(seat.tokens):
        out.add_token(t, rules.tokens[t])
        out.add_symbol(rules.tokens[t].symbol)
    for w in members(seat.raised):
        out.add_wonder(w, rules.wonders[w])
    out.coins, out.wonders, out.loot = seat.coins, seat.wonders, seat.loot
    return out
