"""Sets are named in any order; bots get only one order. This covers what the laws over random games do not reach."""

from __future__ import annotations

import json
from itertools import combinations, pairwise, permutations

import pytest

from ecumene.games.new_dawn.border.questions import PACT
from ecumene.games.new_dawn.game import GAME
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.border.save import save
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.state import apply, canonical, legal
from ecumene.testing.moves import may, play

MILITARY = "B: row astrology masonry foreign_trade early_empire pottery"
ROBBED_ROW = "B: row astrology foreign_trade early_empire pottery masonry; trade 1 2 0 0 1"


def built(*lines: str) -> Dawn:
    s: Dawn = GAME.scenario.build(list(lines))
    return s


def after(lines: tuple[str, ...], *moves: str) -> str:
    s = built(*lines)
    play(GAME, s, *moves)
    return json.dumps(save(s))


def best(s: Dawn) -> list[str]:
    """What a bot may choose."""
    return [GAME.codec.text(a) for a in canonical(s)]


@pytest.mark.parametrize("order", list(permutations(("16-1", "16-2", "16-5"), 2)))
def test_any_two_tokens_are_reinforced_in_any_order(order: tuple[str, str]) -> None:
    """CND-11.1."""
    lines = ("mover: B", MILITARY, "14-3: none", *(f"{at}: B control" for at in ("16-1", "16-2", "16-5")))
    said = [f"reinforce {at}" for at in order]
    assert after(lines, "resolve masonry", *said) == after(lines, "resolve masonry", *sorted(said))


@pytest.mark.parametrize("order", list(permutations(("astrology", "foreign_trade", "masonry"), 2)))
def test_trade_tokens_are_taken_in_any_order(order: tuple[str, str]) -> None:
    """CND-11.22."""
    lines = (ROBBED_ROW, "ask: Plunder A B 2 0 0; NextTurn 1")
    said = [f"rob {card}" for card in order]
    assert after(lines, *said) == after(lines, *sorted(said))


@pytest.mark.parametrize("order", list(permutations(("13-8", "14-0", "16-1"), 2)))
def test_two_tokens_are_pointed_at_in_any_order(order: tuple[str, str]) -> None:
    """CND-20.11: the rival is asked the same."""
    lines = ("07-0: eiffel_tower", "13-8: B control", "14-0: B reinforced", "16-1: B control")
    said = [f"point {at}" for at in order]
    assert after(lines, *said) == after(lines, *sorted(said))


SWAPS = "A: leader aztec; row astrology foreign_trade early_empire pottery masonry; trade 3 1 0 0 2; won 1"
SLOTS = ("astrology", "foreign_trade", "early_empire", "pottery", "masonry")


@pytest.mark.parametrize(("one", "two"), list(combinations(SLOTS, 2)))
def test_two_cards_are_swapped_in_either_order(one: str, two: str) -> None:
    """CND-20.23: after a reset; the events are the same."""
    lines = (SWAPS, "ask: CardIsReset A masonry; NextTurn 1")
    assert after(lines, f"swap {one} {two}") == after(lines, f"swap {two} {one}")


def test_a_bot_swaps_each_pair_in_one_order() -> None:
    """CND-20.23: after a reset and with the Oracle."""
    s = built(SWAPS, "ask: CardIsReset A masonry; NextTurn 1")
    assert best(s) == [*(f"swap {one} {two}" for one, two in combinations(SLOTS, 2)), "done"]
    assert sorted(may(GAME, s)) == sorted([*(f"swap {one} {two}" for one, two in permutations(SLOTS, 2)), "done"])
    s = built(SWAPS, "07-0: oracle")
    neighbours = list(pairwise(SLOTS))
    assert best(s) == [*(f"swap {one} {two}" for one, two in neighbours), "done"]
    both = [f"swap {one} {two}" for one, two in neighbours] + [f"swap {two} {one}" for one, two in neighbours]
    assert sorted(may(GAME, s)) == sorted([*both, "done"])
    for one, two in neighbours:
        lines = (SWAPS, "07-0: oracle")
        assert after(lines, f"swap {one} {two}") == after(lines, f"swap {two} {one}")


def test_a_bot_points_at_each_pair_once() -> None:
    """CND-20.11."""
    spaces = ["13-8", "14-0", "16-1", "16-2"]
    found: list[tuple[str, str]] = []
    s = built("07-0: eiffel_tower", *(f"{at}: B control" for at in spaces))
    for one in best(s):
        if one.startswith("point"):
            t = s.clone()
            play(GAME, t, one)
            found += [(one.split()[1], other.split()[1]) for other in best(t)] if t.player == 0 else []
            if t.player == 1:  # the last pair leaves no choice
                found.append((one.split()[1], spaces[-1]))
    assert sorted(found) == list(combinations(spaces, 2))


def test_a_bot_can_continue_any_order() -> None:
    """Also if nothing comes later in the order: CND-20.11, 13.7, 17.5."""
    s = built("07-0: eiffel_tower", "13-8: B control", "14-0: B reinforced", "16-1: B control")
    play(GAME, s, "point 16-1")
    assert best(s) == may(GAME, s) == ["point 13-8", "point 14-0"]
    s = built("A: trade 2 0 0 0 1", "ask: Ransom A 2 -1; NextTurn 1")
    play(GAME, s, "discard pottery")
    assert best(s) == may(GAME, s) == ["discard astrology"]
    s = built("A: pacts joint_war_b defensive_pact_b embassy_b", "ask: Renounce A B -1; NextTurn 1")
    play(GAME, s, "renounce embassy_b")
    assert best(s) == may(GAME, s) == ["renounce joint_war_b", "renounce defensive_pact_b"]


def test_a_bot_keeps_each_single_card_once() -> None:
    """CND-17.5: three of four cards are returned."""
    pacts = [f"{card}_b" for card in ("joint_war", "defensive_pact", "embassy", "open_borders")]
    kept: list[str] = []
    waiting = [built(f"A: pacts {' '.join(pacts)}", "ask: Renounce A B -1; NextTurn 1")]
    while waiting:
        s = waiting.pop()
        if not may(GAME, s)[0].startswith("renounce"):
            kept += [PACT[i] for i in members(s.empires[0].pacts)]
            continue
        for action in canonical(s):
            t = s.clone()
            apply(t, action)
            waiting.append(t)
    assert sorted(kept) == sorted(pacts)


def test_a_bot_improves_cards_by_slot() -> None:
    """CND-20.8, 20.9: with Oxford University and the Porcelain Tower a bot is offered everything."""
    row = "A: row astrology currency early_empire flight pottery"
    s = built(row, "ask: ImproveCards A 2 -1 0; NextTurn 1")
    assert best(s) == may(GAME, s)
    play(GAME, s, "improve currency steam_power")
    assert best(s) == ["improve early_empire drama_and_poetry", "improve pottery animal_husbandry", "done"]
    s = built(row, "07-0: oxford_university", "ask: ImproveCards A 2 -1 0; NextTurn 1")
    play(GAME, s, "improve currency steam_power")
    assert canonical(s) == legal(s) and "improve astrology mathematics" in best(s)
    assert "improve pottery currency" in best(s)  # it is in the deck again
