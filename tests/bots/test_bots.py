"""Bots by their contract: views only, legal answers, the same answer to the same question, and greedy is no fool."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

import ecumene
from ecumene import bots
from ecumene.bots import greedy
from ecumene.games import GAMES, TOYS
from ecumene.kernel.border.errors import EcumeneError
from games.bot_games import wins_over_random

SIMPLE = list(bots.FOR_PROGRAMMERS)  # those that search are held to more: `test_strategies.py`


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize("game", GAMES + TOYS)
def test_bots_play_every_game_to_the_end(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "POSITIONS", 1)  # how well it plays is another question
    found = ecumene.game(game)
    for players in range(found.fewest, found.most + 1):
        match = ecumene.new(game, players=players, seed=players)
        again = ecumene.new(game, players=players, seed=players)
        for m in (match, again):
            bots.play_out(m, [bots.find(name) for _ in range(players)], seed=1)
        assert match.result and match.record() == again.record()


@pytest.mark.parametrize("name", SIMPLE)
def test_a_bot_needs_nothing_but_what_is_sent(name: str) -> None:
    """The view as bytes, as another process would get it, leads to the same answer."""
    match = ecumene.new("seven_wonders_duel", seed=3)
    bot = bots.find(name)
    while not match.over:
        ask = bots.ask_of(match, seed=5)
        sent = msgspec.json.decode(msgspec.json.encode(ask.view), type=ask.game.view_type)
        answer = bot.choose(ask)
        assert answer in ask.legal and answer == bots.find(name).choose(dataclasses.replace(ask, view=sent))
        match.choose(answer)


def test_greedy_beats_random() -> None:
    """At least 90 % of 200 games, each seat half of them."""
    won = wins_over_random("seven_wonders_duel", 200)
    assert won >= 180, won


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(EcumeneError, match=r"no bot “gredy”.*Did you mean “greedy”"):
        bots.find("gredy")
