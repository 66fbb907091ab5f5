"""Hidden cards are dealt again: face-down combat cards, cards that others look at, and cards in an offer."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ecumene.games.clash_of_cultures.border.questions import ACTION
from ecumene.games.clash_of_cultures.game import GAME
from ecumene.games.clash_of_cultures.rules.battle.combat_value import can_use_combat_half
from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR, apply, redeal
from ecumene.testing.dealing import dealt_as_likely
from ecumene.testing.laws import dealt_by_the_view_alone

SAMPLES = 400


def position(given: list[str], moves: list[str]) -> Any:
    s = GAME.scenario.build(given)
    for move in moves:
        apply(s, GAME.codec.parse(move))
    return s


def redealt(s: Any, viewer: int, samples: int = SAMPLES) -> list[Any]:
    return [redeal(s, viewer, Rng(seed)) for seed in range(samples)]


def card_face_down() -> Any:
    """The attacker's, while the defender chooses."""
    given = [
        "A: advances tactics; soldier D2 2; hand spy_high_morale new_ideas_flanking",
        "B: advances tactics; soldier C3 2; hand militia_high_morale",
        "tile C3: region_20 normal",
    ]
    return position(given, ["move D2", "march 0 2", "to C3", "lay spy_high_morale"])


def test_a_face_down_card_is_any_card_that_can_be_used() -> None:
    """COC-16.8."""
    s = card_face_down()
    unseen = [card for card in range(len(ACTION)) if card not in s.nations[1].hand]
    usable = {card for card in unseen if can_use_combat_half(s, ATTACKER, s.rules.actions[card].combat)}
    assert len(usable) < len(unseen)
    for viewer in (1, SPECTATOR):
        assert dealt_as_likely(GAME, s, viewer) > 0
        dealt_by_the_view_alone(GAME, s, viewer, Rng(1))
    assert {t.nations[0].laid[0] for t in redealt(s, 1)} == usable
    assert all(t.nations[0].laid == s.nations[0].laid for t in redealt(s, 0))


def test_objectives_that_another_player_looks_at_are_dealt_again() -> None:
    given = ["A: hand new_plans_high_morale; culture_tokens 1; objectives colony_threat government_aggressor"]
    s = position(given, ["play new_plans_high_morale"])
    while len(s.nations[0].peeked) < 2:
        apply(s, s.stack[-1].legal(s)[0])
    for viewer in (1, SPECTATOR):
        assert dealt_as_likely(GAME, s, viewer) > 0
        dealt_by_the_view_alone(GAME, s, viewer, Rng(1))
    assert all(t.nations[0].peeked == sorted(t.nations[0].peeked) for t in redealt(s, 1))
    assert len({tuple(t.nations[0].peeked) for t in redealt(s, 1)}) > SAMPLES // 2


def offer_of_two_cards() -> Any:
    given = [
        "A: hand ideas_surprise spy_high_morale@B militia_high_morale; objectives colony_threat",
        "B: gold 2; hand new_plans_high_morale@A",
    ]
    moves = ["trade B", "give_action ideas_surprise", "give_action spy_high_morale", "want 1 gold", "propose B"]
    return position(given, moves)


def test_the_cards_in_the_offer_of_another_player_are_any_of_the_hand() -> None:
    """COC-21.7: each pair of them is as likely as another. The proposer knows which."""
    s = offer_of_two_cards()
    for viewer in (1, SPECTATOR):
        came = Counter[tuple[int, ...]]()
        for t in redealt(s, viewer):
            hand, offered = t.nations[0].hand, t.offered[0]
            assert set(offered) <= set(hand) and not t.offered_objectives[0]
            came[tuple(map(hand.index, offered))] += 1
        assert came.keys() == {(0, 1), (0, 2), (1, 2)} and min(came.values()) > SAMPLES // 4
        dealt_by_the_view_alone(GAME, s, viewer, Rng(1))
    assert all(t.offered == s.offered for t in redealt(s, 0))


def test_private_steps_of_others_are_forgotten() -> None:
    s = position(
        ["A: wood 2; hand ideas_surprise", "B: gold 2"], ["trade B", "give 1 wood", "give_action ideas_surprise"]
    )
    (mine,), (theirs,) = redealt(s, 0, 1), redealt(s, 1, 1)
    assert (mine.offered, mine.offered_goods) == (s.offered, s.offered_goods) and s.offered[0] and s.offered_goods[0]
    assert not any([*theirs.offered, *theirs.offered_goods])


def test_only_the_knowledge_of_the_viewer_is_left() -> None:
    s = position(["A: hand ideas_surprise@BS spy_high_morale@B", "B: hand new_plans_high_morale@A"], [])
    known = [redealt(s, viewer, 1)[0].nations for viewer in (0, 1)]
    assert [n.hand_known for n in known[0]] == [[0, 0], [one(0)]]
    assert [n.hand_known for n in known[1]] == [[one(1), one(1)], [0]]
    assert known[1][0].hand == s.nations[0].hand
