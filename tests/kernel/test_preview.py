"""Previews: from a view alone, as far as it is certain."""

from __future__ import annotations

from typing import Any

from ecumene.games import find
from ecumene.kernel.match.preview import foresee, preview

GAME = find("lantern")


def ahead(move: str, seat: int, *given: str) -> Any:
    s = GAME.scenario.build(list(given))
    return preview(GAME, GAME.view(s, seat), GAME.codec.parse(move))


def test_a_choice_with_a_certain_end() -> None:
    """A sole bidder who passes at the end of an auction of two: the other pays and takes the card."""
    v = ahead("pass", 1, "players: 2", "lot: lamp", "price: 2", "bidder: A", "ask: Bid B; Raid A")
    assert v.hands[0] == ["lamp"] and v.coins == [3, 5] and v.lot == [] and v.stack[-1].player == "A"


def test_it_stops_before_chance() -> None:
    v = ahead("raid B", 0, "players: 2", "ask: Raid A")
    assert type(v.stack[-1]).__name__ == "Roll" and v.die == 0


def test_it_stops_before_another_seat_chooses() -> None:
    v = ahead("pick lamp", 0, "A hands: lamp", "B hands: wick", "ask: Pick A; Pick B; Round A 3")
    assert v.picks[0] == ["lamp"] and v.stack[-1].player == "B" and v.points == [0, 0, 0, 0]


def test_it_stops_before_anything_is_shown() -> None:
    """The last pick would turn up the other's: who scores is not yet certain, so it is not said."""
    given = ["players: 2", "A hands: lamp", "B hands: wick", "ask: Pick B; Pick A; Round A 3"]
    s = GAME.scenario.build(given)
    s.stack.pop()
    s.hands[1], s.hands_known[1], s.picks[1] = [], [], [0]
    v = preview(GAME, GAME.view(s, 0), GAME.codec.parse("pick lamp"))
    assert v.picks == [["lamp"], ["?"]] and v.points == [0, 0] and v.stack[-1].player == ""


def test_a_choice_that_itself_shows_something_has_none() -> None:
    """A spectator of the imagined defence would learn the cards; the defender knows them."""
    s = GAME.scenario.build(["B hands: lamp lamp", "B points: 1", "die: 2", "ask: Defend B A; Raid A"])
    s.scratch[1] = [1]
    defend = GAME.codec.parse("defend")
    assert foresee(GAME, s.clone(), 1, defend).points == [0, 1, 0, 0]
    assert foresee(GAME, s.clone(), 0, defend) is None


def test_a_private_step_is_foreseen_by_its_seat() -> None:
    v = ahead("add lamp", 1, "B hands: lamp wick", "ask: Defend B A")
    assert v.scratch == ["lamp"] and v.hands[1] == ["lamp", "wick"]


def test_the_position_looked_from_is_not_touched() -> None:
    s = GAME.scenario.build(["players: 2", "ask: Raid A"])
    v = GAME.view(s, 0)
    preview(GAME, v, GAME.codec.parse("raid B"))
    assert GAME.view(s, 0) == v
