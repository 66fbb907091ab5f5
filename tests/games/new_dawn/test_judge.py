"""What bots think of a position of A New Dawn, where the same thing differs in one point."""

from __future__ import annotations

import pytest

from ecumene.games.new_dawn.game import GAME
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.strategy.features import NEARER, Progress
from ecumene.games.new_dawn.strategy.judge import DawnJudge
from ecumene.kernel.core.strategy import Shares


def share(s: Dawn) -> float:
    out = Shares()
    DawnJudge().judge(s, out)
    return out.of(0)


def test_technology_says_who_is_ahead() -> None:
    early, late = GAME.scenario.build([]), GAME.scenario.build([])
    late.empires[0].peak = early.empires[0].peak + 6
    assert Progress(late, 0).holdings() > Progress(early, 0).holdings()
    assert share(late) > share(early)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_half_of_an_agenda_is_worth_less_than_the_second(seat: int) -> None:
    """However near the nearer agenda is, an open card is worth less than that part of a marked one."""
    s = GAME.scenario.build([])
    s.empires[seat].peak = 6
    progress = Progress(s, seat)
    begun = 0
    for card in s.victory:
        row = s.rules.goals[card]
        best = max(progress.of_agenda(s.rules.agendas[x]) for x in (row.first, row.second))
        if 0.0 < best < 0.9:
            begun += 1
            assert progress.of_card(card) < NEARER * best
    assert begun
