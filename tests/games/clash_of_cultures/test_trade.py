"""Trading: secrets of offers, and games that end however much is traded in them."""

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


def test_nothing_of_a_card_shows_before_the_offer_is_accepted() -> None:
    """COC-21.7: every law about secrets, wherever a card was chosen for a trade in a scenario."""
    rng, looked_at = Rng(1), 0
    for told in read(folder(GAME.id) / "scenarios" / "21_trade.scn"):
        for s in moments(told, GAME):
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
def test_who_trades_whenever_he_can_comes_to_an_end(prefer: str, players: int) -> None:
    """ECU-6: between two players so many offers are declined in a turn, and no more."""
    most = 0
    for s in laws.walk(GAME, 3, prefer, longest=100_000, players=players, length="four"):
        most = max(most, *(int(n.declined) for n in s.nations))
    assert s.over and most <= MOST_DECLINED
    assert most == MOST_DECLINED or prefer not in ("trade", "counter")


def test_greedy_opens_no_talks() -> None:
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
def test_greedy_asked_for_an_offer_makes_none_and_takes_what_helps(moves: list[str], answer: str) -> None:
    s = GAME.scenario.build(["A: gold 2", "B: wood 2; hand ideas_surprise spy_high_morale"])
    for move in moves:
        apply(s, GAME.codec.parse(move))
    ask = Ask(GAME, GAME.view(s, s.player), canonical(s))
    assert GAME.codec.text(GREEDY.choose(ask)) == answer
