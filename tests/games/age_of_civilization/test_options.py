"""Which modes and variants can be combined."""

from __future__ import annotations

from itertools import product

import pytest

import ecumene
from ecumene.games.age_of_civilization.border.questions import VARIANT
from ecumene.games.age_of_civilization.cards import modes
from ecumene.games.age_of_civilization.game import GAME
from ecumene.games.age_of_civilization.rules import setup
from ecumene.kernel.border.errors import BadOption
from ecumene.kernel.match.match import Match

FLAGS = ("no", "yes")
BASE, CLASH = (modes.NAMES.index(name) for name in ("base", "clash"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_several_players_can_combine_all_variants(players: int) -> None:
    """AOC-12.1: two to four players can combine any variants."""
    for innovations, winds, draft in product(FLAGS, FLAGS, FLAGS):
        s = setup.start(players, innovations=innovations, winds=winds, draft=draft)
        assert s.players == players and s.mode == BASE
        chosen = [name for name, flag in zip(VARIANT, (innovations, winds, draft)) if flag == "yes"]
        assert GAME.view(s, 0).variants == chosen
        seen = {type(frame).__name__ for frame in s.stack}
        assert ("ShowSpecials" in seen, "LayTokens" in seen, "DealDraft" in seen) == tuple(x in chosen for x in VARIANT)


def test_the_default_options() -> None:
    s = setup.start()
    assert (s.players, s.mode, s.variants, s.rules) == (2, BASE, 0, setup.PRINTED)


@pytest.mark.parametrize("mode", modes.NAMES[1:])
def test_modes_for_one_player_are_refused_for_two(mode: str) -> None:
    with pytest.raises(BadOption) as e:
        setup.start(2, mode=mode)
    assert e.value.rule == ("AOC-15.1" if mode == "clash" else "AOC-16.2")


@pytest.mark.parametrize("mode", modes.NAMES)
def test_modes_and_variants_of_one_player(mode: str) -> None:
    """AOC-15.11, 16.12: Clash can be combined only with Innovations, scenarios with nothing."""
    usual = setup.start(1, mode=mode)
    assert usual.players == 1 and usual.mode == max(modes.NAMES.index(mode), CLASH)
    for variant in ("winds", "draft"):
        with pytest.raises(BadOption) as e:
            setup.start(1, mode=mode, **{variant: "yes"})
        assert e.value.rule == ("AOC-15.11" if usual.mode == CLASH else "AOC-16.12")
    if usual.mode == CLASH:
        assert setup.start(1, mode=mode, innovations="yes").variants
    else:
        with pytest.raises(BadOption, match=r"AOC-16\.12"):
            setup.start(1, mode=mode, innovations="yes")


def test_a_match_refuses_bad_options() -> None:
    with pytest.raises(BadOption, match="has no option “speed”"):
        Match(GAME, 1, 2, {"speed": "high"})
    with pytest.raises(BadOption, match="for 1 to 4 players, not 5"):
        Match(GAME, 1, 5)
    with pytest.raises(BadOption, match=r"^mode=silk, draft=yes for 1 players is refused by AOC-16\.12: Scenarios are"):
        ecumene.new("age_of_civilization", players=1, mode="silk", draft=True)


@pytest.mark.parametrize(("players", "tables"), [(1, 9), (2, 8), (3, 8), (4, 8)])
def test_all_combinations(players: int, tables: int) -> None:
    """AOC-12.1, 15.11, 16.12: for one player the usual game and Clash with and without Innovations, five scenarios."""
    every = GAME.combinations(players)
    assert len(every) == tables and every[0] == GAME.defaults
    for options in product(*(o.choices for o in GAME.options)):
        said = dict(zip(GAME.defaults, options))
        assert GAME.refused_options(players, said) in ("" if said in every else GAME.rule_texts)
        if said in every:
            assert GAME.start(players=players, **said).players == players
