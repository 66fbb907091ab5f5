"""Where things lie and who knows them, by the declaration alone."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games import find
from ecumene.games.lantern.border.zones import ZONES
from ecumene.kernel.border.save import save
from ecumene.kernel.border.zones import BAG, EVERYONE, HAND, NO_ONE, OWNER, Scratch, Zone, Zones, shuffled
from ecumene.kernel.core.piles import WATCHERS
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR

GAME = find("lantern")


def table(*given: str) -> Any:
    return GAME.scenario.build([*given, "ask: Raid A"])


def known(s: Any, path: str, p: int, viewer: int) -> list[bool]:
    return ZONES.known(s, (ZONES.zone(path), p), viewer)


def test_who_knows_a_whole_zone_and_who_single_items() -> None:
    s = table("A hands: lamp@CS storm", "pile: wick@B torch", "lot: beacon")
    assert known(s, "hands", 0, 0) == [True, True]
    assert known(s, "hands", 0, 2) == known(s, "hands", 0, SPECTATOR) == [True, False]
    assert known(s, "hands", 0, 1) == [False, False]
    assert known(s, "pile", 0, 1) == [True, False] and known(s, "pile", 0, 0) == [False, False]
    assert all(known(s, "lot", 0, viewer) == [True] for viewer in (SPECTATOR, 0, 1, 2, 3))
    assert WATCHERS not in range(4)


@pytest.mark.parametrize(
    ("zone", "scratch", "secrets"),
    [
        (Zone("lot", "card", BAG, EVERYONE), (), False),
        (Zone("pile", "card", HAND, NO_ONE), (), False),  # a deck that nobody knows
        (Zone("pile", "card", HAND, NO_ONE, knowers="pile_known"), (), True),
        (Zone("hands", "card", HAND, OWNER, each=True), (), True),
        (Zone("pile", "card", HAND, lambda s, p: 1), (), True),
        (Zone("lot", "card", BAG, EVERYONE), (Scratch("picks", kind="card"),), True),
    ],
)
def test_a_game_has_secrets_where_one_seat_may_know_what_another_does_not(
    zone: Zone, scratch: tuple[Scratch, ...], secrets: bool
) -> None:
    zones = Zones([zone], {"card": ["lamp"]}, lambda s: {}, {}, scratch)
    assert GAME.changed(zones=zones).secrets == secrets


def test_slots_of_a_kind_and_their_items() -> None:
    s = table("players: 2", "A hands: lamp storm", "discard: wick wick torch")
    assert [(z.path, p) for z, p in ZONES.slots(s)] == [
        ("bag", 0), ("hands", 0), ("hands", 1), ("picks", 0), ("picks", 1), ("pile", 0), ("lot", 0), ("discard", 0),
    ]  # fmt: skip
    assert ZONES.slots(s, "card") == ZONES.slots(s) and ZONES.slots(s, "token") == []
    assert ZONES.items(s, (ZONES.zone("discard"), 0)) == [0, 0, 2]
    assert ZONES.items(s, (ZONES.zone("hands"), 0)) == [1, 4]


@pytest.mark.parametrize("game", ["lantern", "seven_wonders_duel"])
def test_laying_and_taking_up_again(game: str) -> None:
    """What is laid lies there, in every form a zone can have."""
    g = find(game)
    for slot in g.zones.slots(g.start()):
        s = g.start()
        g.zones.lay(s, slot, [2, 0])
        assert sorted(g.zones.items(s, slot)) == [0, 2], slot


def test_a_hand_is_laid_sorted_with_its_knowers() -> None:
    s = table()
    ZONES.lay(s, (ZONES.zone("hands"), 1), [3, 1, 2], [8, 1, 4])
    assert s.hands[1] == [1, 2, 3] and s.hands_known[1] == [1, 4, 8]


def test_what_is_lost_or_doubled_is_found() -> None:
    s = table("A hands: lamp")
    ZONES.check(s)
    s.hands[0].append(1)
    with pytest.raises(AssertionError, match="card"):
        ZONES.check(s)
    s = table("A hands: lamp")
    s.bag[0] -= 1
    with pytest.raises(AssertionError, match="card"):
        ZONES.check(s)


def test_knowers_that_do_not_fit_are_found() -> None:
    s = table("A hands: lamp")
    s.hands_known[0] = []
    with pytest.raises(AssertionError):
        ZONES.check(s)


def test_an_unsorted_hand_is_found() -> None:
    s = table("A hands: lamp storm")
    s.hands[0].reverse()
    with pytest.raises(AssertionError):
        ZONES.check(s)


def test_a_private_choice_of_what_is_not_there_is_found() -> None:
    s = table("A hands: lamp")
    s.scratch[0] = [1]
    ZONES.check(s)
    s.scratch[0] = [1, 1]
    with pytest.raises(AssertionError):
        ZONES.check(s)


def test_what_is_unseen() -> None:
    s = table("players: 2", "A hands: lamp@B storm", "discard: wick")
    mine, theirs = (ZONES.all_unseen(s, p)["card"] for p in (0, 1))
    assert len(theirs) == len(mine) + 1 == 34 and theirs.count(4) == mine.count(4) + 1
    assert mine.count(1) == theirs.count(1) == 8


def test_to_learn_is_that_something_is_unseen_no_more() -> None:
    assert ZONES.learned({"card": [1, 2]}, {"card": [2]}) and ZONES.learned({"card": [1, 1]}, {"card": [1]})
    assert not ZONES.learned({"card": [1, 2]}, {"card": [2, 1]})
    assert not ZONES.learned({"card": [1]}, {"card": [1, 2]})  # a card laid down is forgotten, not learned
    assert ZONES.learned({"card": [1]}, {"card": [2]})


def test_scrambling_changes_only_what_is_hidden() -> None:
    s = table("A hands: lamp storm", "B hands: wick torch@A", "C hands: beacon", "pile: wick@A lamp", "discard: wick")
    before = save(s)
    seen = set()
    for seed in range(30):
        t = ZONES.scramble(s, 0, Rng(seed))
        ZONES.check(t)
        assert t.hands[0] == [1, 4] and 2 in t.hands[1] and t.pile[0] == 0 and t.discard == s.discard
        assert [len(h) for h in t.hands] == [2, 2, 1, 0] and len(t.pile) == 2
        seen.add((tuple(t.hands[1]), tuple(t.hands[2]), t.pile[1]))
    assert len(seen) > 10 and save(s) == before


def test_scrambling_makes_up_private_choices_of_others_too() -> None:
    s = table("A hands: lamp lamp", "B hands: wick torch")
    s.scratch[0] = [1]
    scratches = [ZONES.scramble(s, 0, Rng(seed)).scratch for seed in range(30)]
    assert all(x[0] == [1] for x in scratches) and len({tuple(x[1]) for x in scratches}) > 3


def test_undeclared_fields() -> None:
    assert ZONES.undeclared(table()) == set()
    duel = find("seven_wonders_duel")
    assert ZONES.undeclared(duel.start()) >= {"marker", "age"}


def test_shuffling_forgets_the_order_it_was_given() -> None:
    assert shuffled([3, 1, 2, 9], Rng(4)) == shuffled([9, 2, 1, 3], Rng(4))
    came = [tuple(shuffled([1, 2, 3], Rng(seed))) for seed in range(1200)]
    assert all(130 < came.count(order) < 270 for order in set(came)) and len(set(came)) == 6
