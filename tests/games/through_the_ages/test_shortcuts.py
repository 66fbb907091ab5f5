"""What is looked up or skipped to save time gives the same answer as asking card by card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ecumene.games.through_the_ages.border.questions import CARD
from ecumene.games.through_the_ages.cards.rows import FARM, LAB, MINE, NONE, THEATER, is_unit
from ecumene.games.through_the_ages.game import GAME
from ecumene.games.through_the_ages.rules.actions.build import at_urban_limit, refuse_worker_or_limit
from ecumene.games.through_the_ages.rules.actions.costs import (
    build_cost,
    payable_builds,
    slot_cost,
    slots_within,
    take_cost,
)
from ecumene.games.through_the_ages.rules.actions.develop import learnable_technologies, refuse_science
from ecumene.games.through_the_ages.rules.actions.offers import (
    can_build_or_upgrade,
    list_builds_and_upgrades,
    list_takes,
)
from ecumene.games.through_the_ages.rules.actions.take import refuse_take, slot_to_take
from ecumene.games.through_the_ages.rules.ages import open_civil_box, open_military_box, sorted_civil, sorted_military
from ecumene.games.through_the_ages.rules.attacks.aggressions import Defend
from ecumene.games.through_the_ages.rules.pacts import pacts_of
from ecumene.games.through_the_ages.rules.state import LAST_AGE, SLOTS, Realm
from ecumene.games.through_the_ages.rules.tokens import resources_available
from ecumene.games.through_the_ages.rules.verbs import BONUS, DROP
from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.bits import has, members
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import legal, roll, step

DISCOUNTS = (0, 1, 4)
MOST_SPENT = 4  # civil actions on one card


def positions(players: int, seed: int) -> Iterator[Realm]:
    """Those of a random game in which a seat decides."""
    s, rng = GAME.start(players=players), Rng(seed)
    roll(s, rng)
    while s.stack:
        yield s
        choices = [a for a in legal(s) if verb_of(a) != GAME.avoided]
        step(s, choices[rng.below(len(choices))], rng)


def check_building(s: Realm, p: int) -> None:
    n = s.nations[p]
    have = resources_available(s, p, False)
    for discount in DISCOUNTS:
        bag = payable_builds(s, p, have, discount)
        for c in n.techs:
            enough = build_cost(s, p, c, discount) <= resources_available(s, p, is_unit(s.type(c)))
            assert has(bag, c) == enough, (s.card(c).name, discount)
        for low, high in ((FARM, MINE), (LAB, THEATER), (FARM, THEATER)):
            for builds in (False, True):
                out: list[int] = []
                list_builds_and_upgrades(s, p, low, high, discount, builds, out)
                assert can_build_or_upgrade(s, p, low, high, discount, builds) == bool(out)
    if n.pool:
        assert all(has(at_urban_limit(s, n), c) == bool(refuse_worker_or_limit(s, n, c)) for c in n.techs)


def check_science(s: Realm, p: int) -> None:
    bag = learnable_technologies(s, p)
    for c in s.nations[p].civil_hand:
        if c < s.rules.first_leader:
            assert has(bag, c) == (not refuse_science(s, p, c, False, 0)), s.card(c).name


def check_defence(s: Realm, frame: Defend) -> None:
    """Where the bound says that nothing can be added, every card is refused."""
    if frame.most_defence(s) < frame.strength:
        for c in s.nations[frame.player].hand:
            assert frame.why_not(s, act(BONUS, c)) and frame.why_not(s, act(DROP, c))


def check_takes(s: Realm, p: int) -> None:
    """TTA-6.4: what is listed for so many actions is what is not refused and costs no more."""
    for actions in range(MOST_SPENT + 1):
        out: list[int] = []
        list_takes(s, p, actions, out)
        there = [slot for slot in range(SLOTS) if s.row[slot] != NONE and not refuse_take(s, p, s.row[slot])]
        assert [slot_to_take(s, action) for action in out] == [x for x in there if take_cost(s, p, x) <= actions]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_lookups_agree_with_prices_and_refusals(players: int, seed: int) -> None:
    for s in positions(players, seed):
        p = s.player
        if s.nations[p].government != NONE:
            check_building(s, p)
            check_science(s, p)
            check_takes(s, p)
        frame = s.stack[-1]
        if isinstance(frame, Defend):
            check_defence(s, frame)


@pytest.mark.parametrize("actions", range(6))
def test_slots_within_a_number_of_actions(actions: int) -> None:
    """TTA-6.4."""
    assert [slot_cost(slot) <= actions for slot in range(SLOTS)] == [slot < slots_within(actions) for slot in range(13)]


@pytest.mark.parametrize(("players", "leaves"), [(2, False), (3, False), (3, True), (4, True)])
def test_a_box_that_was_opened_before_gives_the_same_decks(players: int, leaves: bool) -> None:
    """TTA-2.3, 2.4, 5.28: the second game finds what the first one kept; each leaves its own decks in another order."""
    for _ in range(2):
        s = GAME.start(players=players)
        if leaves:
            s.resign(players - 1)
        for age in range(1, LAST_AGE):
            s.begin_age(age)
            s.civil.clear()
            s.military.clear()
            civil, military = sorted_civil(s), sorted_military(s)
            open_civil_box(s)
            open_military_box(s)
            assert (s.civil, s.civil_box) == (civil.deck, civil.rest)
            assert (s.military, s.military_box) == (military.deck, military.rest)
            s.civil.reverse()
            s.military.reverse()


def test_pacts_are_found_again_when_one_begins_and_when_it_ends() -> None:
    s = GAME.start(players=3)

    def owners() -> list[list[int]]:
        assert [members(s.pacts(p)) for p in range(3)] == [pacts_of(s, p) for p in range(3)]
        return [pacts_of(s, p) for p in range(3)]

    assert owners() == [[], [], []]
    s.agree(0, 2, CARD.index("peace_treaty"), 0)
    assert owners() == [[0], [], [0]]
    s.agree(2, 1, CARD.index("military_pact"), 0)
    assert owners() == [[0], [2], [0, 2]]
    s.end_pact(0)
    assert owners() == [[], [2], [2]]
