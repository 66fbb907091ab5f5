"""Every deal is played once for each rotation of the seats."""

from __future__ import annotations

from collections import Counter

import pytest

import ecumene
from ecumene.arena.plan import DEALS, Budget, Plan, make_plan


def plan(names: list[str], players: int = 0, game: str = "lantern", seed: int = 0) -> Plan:
    return make_plan(game, names, players, seed=seed)


def test_two_bots_play_every_deal_both_ways_round() -> None:
    jobs = list(plan(["greedy", "random"]).jobs(4))
    assert [x.bots for x in jobs] == [["greedy", "random"], ["random", "greedy"]] * 2
    assert [(x.deal, x.rotation, x.seed) for x in jobs] == [(0, 0, 0), (0, 1, 0), (1, 0, 1), (1, 1, 1)]
    assert len({x.dice for x in jobs}) == 4, "bots have dice of their own in every game"


@pytest.mark.parametrize(
    ("players", "asked", "deals", "played"), [(2, 5, 3, 6), (3, 5, 2, 6), (4, 5, 2, 8), (4, 8, 2, 8)]
)
def test_games_are_rounded_up_to_whole_deals(players: int, asked: int, deals: int, played: int) -> None:
    made = plan(["greedy", "random"], players)
    assert made.deals(asked) == deals and len(list(made.jobs(asked))) == played


def test_copies_of_the_last_take_the_seats_that_are_left() -> None:
    made = plan(["greedy", "random"], 4)
    jobs = list(made.jobs(4))
    assert [x.bots.index("greedy") for x in jobs] == [0, 3, 2, 1], "it has every seat once"
    assert all(Counter(x.bots) == {"greedy": 1, "random": 3} for x in jobs)
    assert jobs[0].contestants == [0, 1, 1, 1]


def test_three_of_four_have_every_seat_equally_often() -> None:
    made = plan(["greedy", "random", "greedy"], 4)
    assert made.labels == ["greedy", "random", "greedy 2"]
    seats = Counter((i, seat) for job in made.jobs(4) for seat, i in enumerate(job.contestants))
    assert {seats[0, seat] for seat in range(4)} == {1} and {seats[2, seat] for seat in range(4)} == {2}


def test_a_lab_plays_each_deal_once() -> None:
    made = make_plan("lantern", ["greedy"], 3, rotated=False)
    assert [(x.deal, x.rotation, x.bots) for x in made.jobs(2)] == [(0, 0, ["greedy"] * 3), (1, 0, ["greedy"] * 3)]


def test_another_seed_has_other_deals_and_dice() -> None:
    one, other = (next(plan(["greedy", "random"], seed=seed).jobs(2)) for seed in (0, 1))
    assert (one.seed, other.seed) == (0, DEALS) and one.dice != other.dice


def test_the_number_of_players() -> None:
    assert plan(["greedy", "random"]).players == 2
    assert plan(["greedy", "random", "random"]).players == 3
    assert plan(["greedy", "random"], game="seven_wonders_duel").players == 2


@pytest.mark.parametrize(
    ("names", "players", "id"),
    [
        (["greedy", "random", "greedy"], 2, "arena-bots"),
        (["greedy"], 2, "arena-alone"),
        (["greedy", "nobody"], 0, "unknown-bot"),
        (["greedy", "raider"], 0, "unknown-bot"),  # of another game
        (["greedy", "random"], 9, "player-count"),
    ],
)
def test_what_cannot_be_played(names: list[str], players: int, id: str) -> None:
    with pytest.raises(ecumene.EcumeneError) as e:
        plan(names, players)
    assert e.value.id == id


def test_options_are_checked_and_kept_in_full() -> None:
    made = make_plan("seven_wonders_duel", ["greedy", "random"], options={"wonders": "preset"})
    assert made.options == {"wonders": "preset", "centre": "starts", "decline": "yes"}
    with pytest.raises(ecumene.BadOption):
        make_plan("seven_wonders_duel", ["greedy", "random"], options={"wonders": "none"})


def test_only_iterations_are_repeatable() -> None:
    assert not plan(["greedy", "random"]).repeatable
    assert make_plan("lantern", ["greedy", "random"], budget=Budget(iterations=10)).repeatable
