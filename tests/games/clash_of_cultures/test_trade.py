"""Trading: offers keep their secrets, and games end even if players trade all the time."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from ecumene import bots
from ecumene.bots.contract import Ask
from ecumene.games.clash_of_cultures.game import GAME
from ecumene.games.clash_of_cultures.rules.trade.trade import MOST_DECLINED
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import apply, canonical
from ecumene.testing import laws
from ecumene.testing.scenario import moments, read
from every_game.the_games import folder

GREEDY = bots.find("greedy")


def test_an_offered_card_is_secret_until_the_offer_is_accepted() -> None:
    """COC-21.7: every law about secrets, in all scenario positions where a card was chosen for a trade."""
    rng, looked_at = Rng(1), 0
    for scenario in read(folder(GAME.id) / "scenarios" / "21_trade.scn"):
        for s in moments(scenario, GAME):
            if any(map(any, s.offered)) or any(map(any, s.offered_objectives)):
                looked_at += 1
                keeps_secrets(s, rng)
    assert looked_at > 20


def keeps_secrets(s: Any, rng: Rng) -> None:
    for viewer in GAME.viewers(s):
        laws.imagined_looks_the_same(GAME, s, viewer, rng)
        for t in laws.look_alikes(GAME, s, viewer, rng):
            laws.hidden_stays_hidden(GAME, s, viewer, t)
        laws.previews_are_certain(GAME, s, viewer)
    laws.choices_stay_hidden(GAME, s, rng)


@pytest.mark.parametrize("prefer", ["trade", "invite", "propose", "accept", "decline", "counter", "cancel"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_of_constant_trading_ends(prefer: str, players: int) -> None:
    """ECU-6: the number of declined offers between two players in a turn is limited."""
    most = 0
    for s in laws.walk(GAME, 3, prefer, longest=100_000, players=players, length="four"):
        most = max(most, *(int(n.declined) for n in s.nations))
    assert s.over and most <= MOST_DECLINED
    assert most == MOST_DECLINED or prefer not in ("trade", "counter")


def test_greedy_starts_no_talks() -> None:
    match = ecumene.new("clash_of_cultures", players=2, seed=1)
    bots.play_out(match, [GREEDY, GREEDY], 1)
    assert " trade " not in match.record() and " learn " in match.record()


@pytest.mark.parametrize(
    ("moves", "answer"),
    [
        (["trade B", "invite B"], "cancel"),
        (["trade B", "give 1 gold", "propose B"], "accept"),
        (["trade B", "want 2 wood", "propose B"], "decline"),
        (["trade B", "give 1 gold", "want 1 action_card", "propose B"], "hand A spy_high_morale"),
        (["trade B", "give 1 gold", "want 1 action_card", "propose B", "hand A ideas_surprise"], "accept"),
        (["trade B", "want 1 action_card", "propose B"], "decline"),
    ],
)
def test_greedy_makes_no_offer_and_accepts_good_ones(moves: list[str], answer: str) -> None:
    s = GAME.scenario.build(["A: gold 2", "B: wood 2; hand ideas_surprise spy_high_morale"])
    for move in moves:
        apply(s, GAME.codec.parse(move))
    ask = Ask(GAME, GAME.view(s, s.player), canonical(s))
    assert GAME.codec.text(GREEDY.choose(ask)) == answer
