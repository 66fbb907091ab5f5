"""What is looked up or skipped to save time gives the same answer as asking for each thing."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.age_of_civilization.cards.terms import NONE, SPACE
from ecumene.games.age_of_civilization.game import GAME
from ecumene.games.age_of_civilization.rules.actions import affordable, all_affordable, payable_techs
from ecumene.games.age_of_civilization.rules.costs import price
from ecumene.games.age_of_civilization.rules.learning import gainable, offers, why_not_gain
from ecumene.games.age_of_civilization.rules.seat import NOTHING, SINGLE, place_in, some_of, with_more
from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.games.age_of_civilization.rules.turn import Actions
from ecumene.games.age_of_civilization.rules.verbs import ACT, LEARN, OWN
from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.bits import bag_of, members, size
from ecumene.kernel.core.rng import Rng
from ecumene.testing.laws import walk


def check_actions(s: Era, p: int) -> None:
    """AOC-5.1, 5.2, 5.9: each action and each technology by itself."""
    seat, rules = s.nations[p], s.rules
    numbers = range(len(rules.actions))
    assert members(all_affordable(s, p)) == [a for a in numbers if affordable(s, p, a)]
    assert [rules.spaces_of(a) for a in numbers] == [row.spaces for row in rules.actions]
    gained = [t for t in range(len(rules.techs)) if not why_not_gain(s, p, t)]
    assert members(gainable(s, p)) == gained
    assert offers(bag_of(gained)) == [act(LEARN, t) for t in gained]
    for a in members(rules.learns):
        paid = [t for t in gained if price(s, p, a, t) <= seat.coins]
        assert members(payable_techs(s, p, a, -1)) == paid
    question = Actions(p)
    offered = [a for a in question.legal(s) if verb_of(a) == ACT]
    wanted = [act(ACT, a) for a in numbers]
    assert set(offered) == {a for a in wanted if question.why_not(s, a) == "" and seat.free_workers() > 0}
    assert members(seat.full(rules.spaces)) == [
        a for a in numbers if seat.uses(a) and seat.uses(a) == rules.spaces_of(a)
    ]
    own = {act(OWN, e.action, e.source) for e in (rules.effects[a] for a in seat.live) if e.moment == SPACE}
    offered = [a for a in question.legal(s) if verb_of(a) == OWN]
    assert set(offered) == {a for a in own if question.why_not(s, a) == "" and seat.free_workers() > 0}


@pytest.mark.parametrize("mode", ["base", "clash", "wonders", "silk", "lost", "mongols", "rebirth"])
def test_actions_are_found_as_if_each_were_asked_for(mode: str) -> None:
    players = 3 if mode == "base" else 1
    for seed in range(3):
        options: dict[str, Any] = {"innovations": "yes"} if mode in ("base", "clash") else {}
        for n, s in enumerate(walk(GAME, seed, players=players, mode=mode, **options)):
            if n % 3 == seed and s.mover >= 0:
                check_actions(s, s.mover)


def test_lists_that_are_handed_on_never_change() -> None:
    """Those made once for all games: see `NOTHING`."""
    for seed in range(6):
        for s in walk(GAME, seed, players=2 + seed % 3, draft="yes" if seed % 2 else "no"):
            assert s.how or s.stack
    assert NOTHING == [] and [[n] for n in range(len(SINGLE))] == SINGLE


def test_a_longer_list_and_a_place_in_it() -> None:
    items = [7, 3, 300]
    assert with_more(items, 5) == [7, 3, 300, 5] and with_more(items, 300) == [7, 3, 300, 300] and items == [7, 3, 300]
    assert [place_in(items, n) for n in (7, 3, 300, 4)] == [0, 1, 2, NONE]


def test_some_things_of_a_bag_are_as_many_as_wanted_and_each_as_likely() -> None:
    rng, bag = Rng(1), bag_of([0, 3, 4, 17, 47])
    for n in range(6):
        came = [0] * 48
        for _ in range(500):
            chosen = some_of(bag, n, rng)
            assert chosen & ~bag == 0 and size(chosen) == n
            for i in members(chosen):
                came[i] += 1
        assert all(abs(came[i] - 100 * n) < 60 for i in members(bag))
