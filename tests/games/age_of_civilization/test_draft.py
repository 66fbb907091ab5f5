"""What a seat remembers in the draft. Scenarios cover who sees what."""

from __future__ import annotations

from ecumene.games.age_of_civilization.border.questions import CIVILIZATION
from ecumene.games.age_of_civilization.game import GAME
from ecumene.kernel.core.bits import bag_of, has
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR
from ecumene.testing.laws import walk


def test_cards_passed_on_are_imagined_in_hands() -> None:
    """AOC-14.2: a card that was held once is never imagined among the cards that were not dealt."""
    rng = Rng(4)
    checked = 0
    for seed in range(4):
        for s in walk(GAME, seed, players=3, draft="yes"):
            if s.mover >= 0:
                break
            for p in range(3):
                t = GAME.imagine(GAME.view(s, p), rng)
                assert not t.deck & s.nations[p].seen
                checked += bool(s.nations[p].seen & ~sum(1 << c for c in s.nations[p].packet))
    assert checked > 50


def test_a_seat_remembers_every_card_it_has_held() -> None:
    """Every card that was in its packet, and nothing else, until the end of the game."""
    for players in (2, 3):
        held = [0] * players
        for s in walk(GAME, 5, players=players, draft="yes"):
            for p, nation in enumerate(s.nations):
                held[p] |= bag_of(nation.packet)
            assert [int(nation.seen) for nation in s.nations] == held


def test_a_spectator_remembers_nothing() -> None:
    for s in walk(GAME, 1, players=2, draft="yes"):
        v = GAME.view(s, SPECTATOR)
        assert not any(n.seen for n in v.nations)
        assert all(not n.seen for p, n in enumerate(GAME.view(s, 0).nations) if p != 0)
        if s.mover >= 0:
            break


def test_with_two_players_all_picks_except_the_first_are_known() -> None:
    """AOC-14.11: a packet that comes back, or the pool, shows what is missing; only the first was not seen complete."""
    for s in walk(GAME, 2, players=2, draft="yes"):
        if s.mover >= 0:
            break
    for p in range(2):
        unknown = [c for c, who in zip(s.nations[p].hand, s.nations[p].hand_known) if not has(who, 1 - p)]
        assert len(s.nations[p].hand) == 5 and len(unknown) == 1


def test_nobody_else_knows_a_hand() -> None:
    for s in walk(GAME, 3, players=4, draft="yes"):
        if s.mover >= 0:
            break
    for n in s.nations:
        assert n.hand_known == [0] * 5
        assert {CIVILIZATION[c] for c in n.hand}.isdisjoint(CIVILIZATION[c] for c in s.pool)
