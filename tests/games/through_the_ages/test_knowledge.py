"""What a viewer may imagine in place of hidden cards: everything that could lie there, and nothing else."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.border.questions import CARD
from ecumene.games.through_the_ages.border.zones import is_event
from ecumene.games.through_the_ages.cards.rows import BONUS, TECHNOLOGY
from ecumene.games.through_the_ages.game import GAME
from ecumene.games.through_the_ages.rules.setup import PRINTED, blank
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.state_redeal import forget_others
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR, redeal
from ecumene.testing.laws import walk

HIDDEN_EVENTS = ["current", "top", "future"]


def middle(players: int, seed: int) -> list[Realm]:
    """Positions of a random game in which many events are prepared."""
    return [s.clone() for n, s in enumerate(walk(GAME, seed, "prepare", players=players)) if n % 25 == 0]


def imagined(s: Realm, viewer: int, rng: Rng) -> list[Realm]:
    return [GAME.imagine(GAME.view(s, viewer), rng), GAME.zones.scramble(s, viewer, rng)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_events_and_territories_are_imagined_among_the_events(players: int) -> None:
    """TTA-5.4; all other cards are imagined elsewhere, so that hands and decks still contain them."""
    rng = Rng(players)
    moved = 0
    for s in middle(players, players):
        for viewer in [SPECTATOR, *range(players)]:
            for t in imagined(s, viewer, rng):
                for zone in HIDDEN_EVENTS:
                    assert [c for c in getattr(t, zone) if not is_event(t, c)] == []
                    assert sorted(t.card(c).age for c in getattr(t, zone)) == sorted(
                        s.card(c).age for c in getattr(s, zone)
                    )
                    moved += getattr(t, zone) != getattr(s, zone)
    assert moved > 100  # the imagined cards differ from the real ones


def test_a_prepared_card_may_be_any_unseen_event_of_its_age() -> None:
    """TTA-5.4, 2.13: every event and territory of age I that B has not seen, equally often; nothing else."""
    s = GAME.scenario.build(["future: rats@A", "A: hand foray", "military: legion crusades military_bonus_i", "age: I"])
    rng = Rng(3)
    seen = {CARD[GAME.imagine(GAME.view(s, 1), rng).future[0]] for _ in range(200)}
    assert seen == {"rats", "foray", "crusades"}


def test_kinds_follow_from_the_number_of_a_row() -> None:
    s = blank()
    rows = range(len(PRINTED.cards))
    assert [s.kind(c) for c in rows] == [card.kind for card in PRINTED.cards]
    assert {s.kind(0), s.kind(rows[-1])} == {TECHNOLOGY, BONUS}


def test_bags_of_technologies() -> None:
    def named(bag: int) -> set[str]:
        return {CARD[c] for c in members(bag)}

    def such(low: int, high: int) -> set[str]:
        return {card.name for card in PRINTED.cards if low <= card.type <= high}

    r = PRINTED
    assert [named(bag) for bag in r.of_type] == [such(type, type) for type in range(16)]
    assert named(r.farms | r.mines | r.labs) == such(0, 2)
    assert named(r.urban) == such(2, 6) and named(r.units) == such(7, 10)
    assert named(r.advanced) == {card.name for card in PRINTED.cards if card.kind == TECHNOLOGY and card.age > 0}


def redealt(s: Realm, viewer: int, rng: Rng) -> Realm:
    t = redeal(s, viewer, rng)
    assert isinstance(t, Realm)
    return t


def test_hands_are_dealt_from_this_age_and_the_one_before() -> None:
    """TTA-4.8: what is of this age and neither deck, discard nor event is in hands; the rest of a hand is older."""
    hands, deck = "A: hand crusades ravages_of_time", "military: fortifications conquistadors"
    s = GAME.scenario.build(["age: II", hands, deck, "gone: legion phalanx"])
    rng = Rng(5)
    hands_dealt = [redealt(s, 1, rng).nations[0].hand for _ in range(100)]
    assert {tuple(sorted(s.card(c).age for c in hand)) for hand in hands_dealt} == {(1, 2)}
    assert {CARD[c] for hand in hands_dealt for c in hand} == {
        *("crusades", "legion", "phalanx"),
        *("ravages_of_time", "fortifications", "conquistadors"),
    }


def test_a_redeal_forgets_what_others_chose_in_private_and_what_they_know() -> None:
    s = GAME.scenario.build(["A: hand foray crusades", "B: hand rats", "gone: legion@A phalanx@AB"])
    s.choose_bonus(0, s.nations[0].hand[0])
    s.choose_drop(0, s.nations[0].hand[1])
    s.choose_unit(0, 4)
    s.remember_discard(0, 150)
    s.nations[1].hand_known = [1]
    own, other = redealt(s, 0, Rng(1)), redealt(s, 1, Rng(1))
    assert own.bonuses[0] and own.drops[0] and own.sent[0] and own.last_discarded[0]
    assert not (other.bonuses[0] or other.drops[0] or other.sent[0] or other.last_discarded[0])
    assert own.nations[1].hand == s.nations[1].hand and other.nations[1].hand_known == [0]
    assert sorted(who for who in own.gone_known if who) == [1, 1] and set(other.gone_known) == {0, 2}


def test_of_equal_cards_those_that_are_hidden_come_first() -> None:
    knowers = [3, 0, 2, 1, 2, 0, 3]
    forget_others([4, 4, 4, 4, 7, 9, 9], knowers, 1)
    assert knowers == [0, 0, 1, 1, 0, 0, 1]


def test_a_rare_card_is_found_and_a_position_that_cannot_be_is_an_error() -> None:
    """Among a hundred cards of age II there is one of age I, or none; and no event of this age is hidden."""
    s = blank()
    s.age, s.gone = 3, [CARD.index("legion")] + [CARD.index("classic_army")] * 100
    s.gone_known = [0] * len(s.gone)
    assert {s.clone().draw_gone_again(1, len(s.gone), Rng(seed)) for seed in range(20)} == {CARD.index("legion")}
    s.draw_gone_again(1, len(s.gone), Rng(1))
    for age in (1, 3):
        with pytest.raises(IndexError):
            s.draw_event_again(age, len(s.gone), len(s.military), Rng(1))
    with pytest.raises(IndexError):
        s.draw_gone_again(1, len(s.gone), Rng(1))
