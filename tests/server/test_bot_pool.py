"""Bot processes get views only; slow, dead or wrong ones are replaced, and the question is asked again."""

from __future__ import annotations

import asyncio
import io
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecumene.games import find
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import legal
from ecumene.kernel.match.match import Match
from ecumene.server import bot_process
from ecumene.server.bot_pool import BotFailed, BotPool
from ecumene.server.bot_process import Answer, Question
from ecumene.server.bot_turns import Whose
from ecumene.server.pipes import packed
from server.helpers import Running, play_out, settings

MISBEHAVES = """
import pathlib, sys, time
from ecumene.server import bot_process

once = pathlib.Path(sys.argv[1])
real = bot_process.answer

def answer(question):
    with once.open("a") as f:
        f.write("x")
    if len(once.read_text()) <= int(sys.argv[3]):
        {what}
    return real(question)

bot_process.answer = answer
bot_process.main()
"""
FAULTS = {
    "slow": "time.sleep(60)",
    "dead": "import os; os._exit(1)",
    "nonsense": "import os; os.write(3, b'!' * 64); os.fsync; os._exit(0)",
    "error": "raise RuntimeError('no idea')",
    "not a choice": "return bot_process.Answer(12345)",
    "talks": "print('hello, I am thinking')",
}


def question(name: str = "lantern", bot: str = "random") -> Question:
    m = Match(find(name), 3, find(name).fewest + 1 if name == "lantern" else 2)
    return Question(name, bot, msgspec.json.encode(m.view(m.seat)), legal(m.state), 5, 0.1)


def faulty(folder: Path, fault: str, times: int) -> tuple[str, ...]:
    script = folder / "worker.py"
    script.write_text(MISBEHAVES.replace("{what}", FAULTS[fault]), encoding="utf-8")
    return (sys.executable, str(script), str(folder / "asked"), fault, str(times))


def ask(folder: Path, questions: list[Question], **changes: Any) -> list[int]:
    async def run() -> list[int]:
        pool = BotPool(settings(folder, **changes))
        try:
            return list(await asyncio.gather(*(pool.ask(q, Whose(str(n))) for n, q in enumerate(questions))))
        finally:
            await pool.close()

    return asyncio.run(run())


def test_every_game_and_bot_answers_from_another_process(tmp_path: Path) -> None:
    asked = [
        question(game, bot)
        for game in ("lantern", "seven_wonders_duel", "through_the_ages")
        for bot in ("random", "greedy")
    ]
    answers = ask(tmp_path, asked, bot_processes=2)
    assert all(a in q.legal for a, q in zip(answers, asked))
    assert answers == ask(tmp_path, asked), "the same question gets the same answer"


def test_files_where_the_server_was_started_hide_no_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "msgspec.py").write_text("raise RuntimeError('not this one')", encoding="utf-8")
    asked = question()
    assert ask(tmp_path, [asked])[0] in asked.legal


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_worker_is_replaced_and_asked_again(tmp_path: Path, fault: str) -> None:
    q = question()
    right = ask(tmp_path, [q])
    assert ask(tmp_path, [q], bot_command=faulty(tmp_path, fault, 1), bot_limit=1.0) == right
    assert len((tmp_path / "asked").read_text()) == (1 if fault == "talks" else 2)


def test_after_three_failures_it_is_said(tmp_path: Path) -> None:
    with pytest.raises(BotFailed):
        ask(tmp_path, [question()], bot_command=faulty(tmp_path, "dead", 99))


def test_a_table_goes_on_even_if_no_worker_answers(tmp_path: Path) -> None:
    with Running(settings(tmp_path, bot_command=faulty(tmp_path, "error", 10**6))) as running:
        me = running.person()
        table = me.open("lantern", "here", "bot:greedy")["id"]
        with me.live(table, "A") as s:
            play_out(s)
            assert "result" in s.state


def test_a_killed_worker_costs_no_move(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        me = running.person()
        table = me.open("lantern", "here", "bot:random", "bot:random")["id"]
        killed: set[int] = set()
        with me.live(table, "A") as s:
            for _ in range(5):
                s.my_turn()
                process = running.services.bot_pool.all[0].process
                if process:
                    process.kill()
                    killed.add(process.pid)
                s.play(s.moves()[0])
            play_out(s)
            assert len(killed) > 2


def test_the_worker_speaks_in_frames() -> None:
    q = question()
    out = io.BytesIO()
    bot_process.serve(io.BytesIO(packed(q) + packed(Question(q.game, "none", q.view, q.legal, 1, 1))), out)
    out.seek(0)
    said = []
    while head := out.read(4):
        said.append(msgspec.msgpack.decode(out.read(int.from_bytes(head, "big")), type=Answer))
    assert said[0] == Answer() and said[1].action in q.legal and said[2].error == "UnknownBot"


def test_a_question_holds_a_view_and_nothing_of_the_position(tmp_path: Path) -> None:
    """What goes to the process is built from the view; a scrambled position asks the same."""
    with Running(settings(tmp_path)) as running:
        me = running.person()
        table = me.open("lantern", "here", "here", "open")["id"]
        live = running.services.tables.live[table]
        seat = live.row.seats[0]
        m = live.match
        asked = packed(live.question(seat))
        real = m.state
        for i in range(5):
            m.state = m.game.zones.scramble(real, 0, Rng(i))
            assert packed(live.question(seat)) == asked
        m.state = real
        assert set(Question.__struct_fields__) == {"game", "bot", "view", "legal", "seed", "seconds", "purpose"}
