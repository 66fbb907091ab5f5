"""The measure of a bot counts who won in either seat, and which games did not end."""

from __future__ import annotations

import pytest

from tools import bot_strength


def test_the_simple_bot_is_counted_in_either_seat() -> None:
    done = bot_strength.Figures()
    for seed in (0, 1, 2, 3):
        bot_strength.add(done, bot_strength.one(("seven_wonders_duel", seed, False))[1])
    assert (done.won, done.tied, done.games, done.self_games) == (4, 0, 4, 0)


def test_a_game_that_goes_on_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_strength, "MOST_ROUNDS", 2)
    name, f = bot_strength.one(("new_dawn", 0, True))
    assert (name, f.ended, f.self_games, f.rounds) == ("new_dawn", 0, 1, [3]) and not f.endings


def test_the_report_has_a_line_for_each_game() -> None:
    f = bot_strength.Figures(won=9, games=10, ended=1, self_games=2, rounds=[20, 30], choices=[100, 200])
    f.endings["agendas"] += 1
    *_, line = bot_strength.lines({"new_dawn": f}, 1.0, "python -m tools.bot_strength")
    assert line == "| new_dawn | 9 of 10 | 0 | 1 of 2 | agendas 100.0 % | 25, 30 | 150, 200 |"
