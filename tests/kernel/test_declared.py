"""A view that declares its fields: what follows from the Struct."""

from __future__ import annotations

import pytest

from ecumene.games.age_of_civilization.border.zones import VIEWS
from ecumene.games.age_of_civilization.game import GAME
from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.kernel.border.questions import BadScenario
from ecumene.kernel.border.zones import BAG, HAND, ONE
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR
from ecumene.testing.laws import walk

ZONES = {z.path: z for z in VIEWS.zones.zones}


def blank(*given: str) -> Era:
    s: Era = GAME.scenario.build(list(given))
    return s


def test_every_field_of_the_state_is_declared() -> None:
    s = blank("options: draft=yes")
    assert VIEWS.zones.undeclared(s) == set()
    VIEWS.zones.check(s)


def test_zones_follow_from_the_struct() -> None:
    assert (ZONES["deck"].form, ZONES["deck"].each, ZONES["deck"].knowers) == (BAG, False, "")
    assert (ZONES["nations.hand"].form, ZONES["nations.hand"].knowers) == (HAND, "nations.hand_known")
    assert (ZONES["nations.pick"].form, ZONES["nations.pick"].each) == (ONE, True)
    assert "pool" in ZONES and "nations.techs" not in ZONES


def test_who_sees_what() -> None:
    s = blank("options: draft=yes", "A: hand rome egypt@B; pick china; seen rome china", "deck: mali")
    own, other, watcher = (GAME.view(s, viewer) for viewer in (0, 1, SPECTATOR))
    assert (own.nations[0].hand, own.nations[0].pick) == (["egypt", "rome"], "china")
    assert (other.nations[0].hand, other.nations[0].pick) == (["egypt", "?"], "?")
    assert (watcher.nations[0].hand, watcher.deck) == (["?", "?"], ["?"])
    assert own.nations[0].seen == ["china", "rome"] and other.nations[0].seen == []
    assert sorted(other.unseen) == ["china", "mali", "rome"]


def test_a_filled_position_looks_the_same() -> None:
    for n, s in enumerate(walk(GAME, 3, players=3, draft="yes")):
        if n % 25 == 0:
            v = GAME.view(s, n % 3)
            t = GAME.imagine(v, Rng(n))
            assert GAME.view(t, n % 3) == v
            VIEWS.zones.check(t)


def test_a_card_lies_in_one_place() -> None:
    with pytest.raises(BadScenario, match="no more copies are left: rome"):
        blank("options: draft=yes", "A: hand rome rome")


def test_only_fields_can_be_given() -> None:
    s = blank()
    assert not VIEWS.given(s, 0, "sheep", ["3"]) and not VIEWS.given(s, -1, "coins", ["3"])
    assert VIEWS.given(s, 0, "coins", ["3"]) and s.nations[0].coins == 3


def test_words_of_scenarios() -> None:
    s = blank("A: coins 7; techs writing mining; wonders petra; special theatre", "mover: A", "rival: 2")
    n = s.nations[0]
    assert (n.coins, s.rival, s.mover) == (7, 2, 0)
    v = GAME.view(s, 0).nations[0]
    assert (v.techs, v.wonders, v.special) == (["writing", "mining"], ["petra"], "theatre")
    assert not s.wonder_box & n.wonders
