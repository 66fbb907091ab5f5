"""What a viewer may know of a position, in names; and one full position that fits it. Not compiled."""

from __future__ import annotations

from ecumene.games.clash_of_cultures.border.questions import SEATS
from ecumene.games.clash_of_cultures.border.zones import VIEWS, WorldView
from ecumene.games.clash_of_cultures.rules import setup
from ecumene.games.clash_of_cultures.rules.seat import ACTION_CARD, OBJECTIVE_CARD
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.state_cards import GIVEN_AT
from ecumene.games.clash_of_cultures.rules.trade.trade import proposer_of
from ecumene.kernel.border.views import viewer_number
from ecumene.kernel.border.zones import shuffled
from ecumene.kernel.core.rng import Rng


def view(s: World, viewer: int) -> WorldView:
    v: WorldView = VIEWS.view(s, viewer)
    return v


def imagine(v: WorldView, rng: Rng) -> World:
    """One full position that the viewer could be in. It reads only the view."""
    s = setup.blank(len(v.nations), v.corrections, v.texts, v.length)
    VIEWS.fill(s, v, rng)
    p = int(proposer_of(s))
    if p not in (NONE, viewer_number(SEATS, v.viewer)):
        choose_offered(s, p, rng)
    return s


def choose_offered(s: World, p: int, rng: Rng) -> None:
    """COC-21.7: the cards in the offer of another player may be any cards of that hand."""
    n = s.nations[p]
    s.offered[p] = sorted(shuffled(n.hand, rng)[: s.deal[GIVEN_AT + ACTION_CARD]])
    s.offered_objectives[p] = sorted(shuffled(n.objectives, rng)[: s.deal[GIVEN_AT + OBJECTIVE_CARD]])
