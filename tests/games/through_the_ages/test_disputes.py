"""What is drawn while players settle something: attacks, auctions, pacts, and whose cards a question is about."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.kernel.core.state import SPECTATOR
from games.through_the_ages.test_board import board, counts, section

ATTACK = (
    "A: workers warriors 5",
    "B: workers warriors 2; hand military_bonus_i rats",
    "ask: Defend B A enslave_i 5; ActionPhase A",
)
AUCTION = (
    "players: 3",
    "mover: B",
    "A: workers warriors 6; hand military_bonus_ii",
    "B: workers warriors 4",
    "C: workers warriors 2",
    "territory: developed_territory_i",
    "highest_bid: 2",
    "bidder: B",
    "passed: C",
)


def titles(sections: list[Any]) -> set[str]:
    return {x.title for x in sections}


def told(sections: list[Any], title: str) -> list[tuple[str, str]]:
    return [(item.ref, item.note) for item in section(sections, title).items]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_everybody_sees_both_strengths_of_an_attack(viewer: int) -> None:
    drawn = board(*ATTACK, viewer=viewer)
    assert told(drawn, "attack") == [("card:enslave_i", ""), ("seat:A", ""), ("seat:B", "")]
    assert counts(drawn, "attack-sums", "") == {"attack-strength": 5, "defense-strength": 2}


def test_the_defender_sees_what_the_chosen_cards_add() -> None:
    drawn = board(*ATTACK, viewer=1)
    assert counts(drawn, "attack-sums", "") == {
        "attack-strength": 5,
        "defense-strength": 2,
        "defense-cards": 0,
        "cards-used": (0, 2),
    }


def test_bidders_stand_in_their_order_with_what_they_did() -> None:
    drawn = board(*AUCTION, "ask: Bid A; ActionPhase B", viewer=2)
    assert told(drawn, "bidders") == [("seat:B", "bids"), ("seat:C", "passed"), ("seat:A", "to-bid")]
    units = {x.ref: [c.value for c in x.on if c.name == "units"] for x in section(drawn, "bidders").items}
    assert units == {"seat:A": [6], "seat:B": [4], "seat:C": [2]}
    assert "force" not in titles(drawn), "who has passed needs no force, and no other hand is counted"


def test_the_own_force_is_told_in_parts_and_only_to_its_owner() -> None:
    ask = "ask: Bid A; ActionPhase B"
    drawn = board(*AUCTION, ask, viewer=0)
    force = counts(drawn, "force")
    assert (
        force["force-most"] == force["force-units"] + force["force-armies"] + force["colonizing"] + force["force-cards"]
    )
    assert (force["force-units"], force["force-cards"]) == (6, 2)
    others = board(*AUCTION, ask, viewer=1)
    assert [x.seat for x in others if x.title == "force"] == ["B"]


def test_what_is_sent_is_counted_against_the_bid() -> None:
    drawn = board(*AUCTION[:-1], "passed: A C", "ask: SendForce B; ActionPhase B", viewer=1)
    assert counts(drawn, "force", "B") == {"force-sent": (0, 2)}


def test_a_pact_is_offered_with_the_side_of_the_one_who_offers() -> None:
    lines = ("players: 3", "A: hand loss_of_sovereignty", "ask: AnswerPact B A loss_of_sovereignty a; ActionPhase A")
    drawn = board(*lines, viewer=1)
    assert told(drawn, "pact-offer") == [("card:loss_of_sovereignty", "side-a"), ("seat:A", ""), ("seat:B", "")]


@pytest.mark.parametrize("ask", ["DestroyBuilding A B 1", "Raid A B 1 0 0 0", "Annex A B", "Infiltrate A B 1"])
def test_a_question_about_cards_of_another_says_whose(ask: str) -> None:
    lines = ("B: workers philosophy 1; leader moses; colonies vast_territory_i", f"ask: {ask}; ActionPhase A")
    assert told(board(*lines), "victim") == [("seat:B", "")]


def test_the_row_tells_slots_and_how_many_leave() -> None:
    drawn = board("row: iron - - - - homer")
    assert {x.ref: x.x for c in section(drawn, "row").columns for x in c.items} == {"card:iron": 0, "card:homer": 5}
    assert next(c.value for x in drawn if x.id == "course" for c in x.items if c.name == "row-leaves") == 3


def test_a_tactic_tells_the_strength_of_its_armies() -> None:
    (item,) = section(board("A: workers warriors 4; tactic fighting_band"), "tactic", "A").items
    assert item.number == 2


def test_hunger_tells_the_culture_it_costs() -> None:
    end = counts(board("A: yellow 1; workers agriculture 0; food 0; workers religion 0; pool 9"), "end-of-turn")
    assert end["hunger"] > 0 and end["loses-culture"] == 4 * end["hunger"]
