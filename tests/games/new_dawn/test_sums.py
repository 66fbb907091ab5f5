"""What the board says of attacks and of the focus row: parts that add up, rolls that win, what a card would do."""

from __future__ import annotations

from itertools import product

import pytest

import ecumene
from ecumene.games.new_dawn.border.caravan_goals import caravan_ways
from ecumene.games.new_dawn.border.disputes import attacks, sums, winning_rolls
from ecumene.games.new_dawn.border.forecast import prospects
from ecumene.games.new_dawn.cards.tiles import SPACE_NAMES
from ecumene.games.new_dawn.rules.economy.movement import CaravanMove
from ecumene.games.new_dawn.rules.seat import ON_CARD
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.turn import ChooseCard
from ecumene.games.new_dawn.rules.verbs import STEP
from ecumene.kernel.border.sections import Cards
from ecumene.kernel.core.action import act
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import apply, legal


def positions(seed: int, players: int = 3, most: int = 900) -> list[Dawn]:
    """Every position of a random game in which a seat is asked."""
    match, rng = ecumene.new("new_dawn", players=players, seed=seed), Rng(seed)
    out: list[Dawn] = []
    while not match.over and len(out) < most:
        out.append(match.state.clone())
        moves = [x for x in match.moves() if x != "resign"]
        match.play(moves[rng.below(len(moves))])
    return out


@pytest.mark.parametrize("seed", range(3))
def test_parts_add_up_to_both_combat_values(seed: int) -> None:
    seen = 0
    for s in positions(seed):
        declared = [*attacks(s).values(), *([s.battle] if s.battle else [])]
        for b in declared:
            for cost in sums(s, b).costs:
                assert sum(x.amount for x in cost.parts) == cost.total
                seen += 1
    assert seen > 50


def test_rolls_that_win() -> None:
    rolls = list(product(range(1, 7), range(1, 7)))
    for ours, theirs in ((4, 4), (0, 0), (9, 2), (2, 9), (5, 4)):
        assert winning_rolls(ours, theirs) == len([1 for a, d in rolls if ours + a > theirs + d])
    assert winning_rolls(4, 4) == 15


def test_what_a_card_would_do_is_what_is_asked_next() -> None:
    """Of each card: `idle` exactly where resolving it asks its player nothing more and moves no dial."""
    counted = idle = 0
    for s in positions(4, players=2, most=300):
        me = int(s.stack[-1].player)
        told = prospects(s, me)
        assert bool(told) == isinstance(s.stack[-1], ChooseCard)
        for section in told:
            assert isinstance(section, Cards)
            for item in section.items:
                assert not (item.note and item.on)
                counted += sum(x.value for x in item.on)
                idle += item.note == "idle"
        assert not prospects(s, (me + 1) % 2)
    assert counted > 100 and idle > 0


def test_a_caravan_comes_wherever_its_ways_lead() -> None:
    """Step by step to any neighbour that is one nearer, as the page goes: every step is legal, and it comes there."""
    walked = 0
    for s in positions(7, players=2):
        if not isinstance(s.stack[-1], CaravanMove):
            continue
        me, which = int(s.stack[-1].player), int(s.stack[-1].which)
        (section,) = caravan_ways(s, me)
        assert isinstance(section, Cards)
        ways = {SPACE_NAMES.index(x.ref.removeprefix("space:")): x for x in section.items}
        assert {at for at, x in ways.items() if x.number == 1} == {at for at in ways if act(STEP, at) in legal(s)}
        for goal in ways:
            path = [goal]
            while (ways[path[0]].number or 0) > 1:
                near = [x for x in s.atlas.near[path[0]] if x in ways and ways[x].note != "way-defeats"]
                path.insert(0, next(int(x) for x in near if ways[x].number == (ways[path[0]].number or 0) - 1))
            t = s.clone()
            for at in path:
                assert act(STEP, at) in legal(t)
                apply(t, act(STEP, at))
            came = t.empires[me].caravans[which]
            assert came == goal or (came == ON_CARD and ways[goal].note == "way-arrives")
            walked += len(path) > 1
        assert not caravan_ways(s, (me + 1) % 2)
    assert walked > 20
