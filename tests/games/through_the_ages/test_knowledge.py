"""What a viewer may imagine in place of hidden cards: everything that could lie there, and nothing else."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.border.questions import CARD
from ecumene.games.through_the_ages.border.zones import is_event
from ecumene.games.through_the_ages.cards.rows import BONUS, TECHNOLOGY
from ecumene.games.through_the_ages.game import GAME
from ecumene.games.through_the_ages.rules.setup import PRINTED, blank
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR
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
