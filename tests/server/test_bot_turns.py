"""Bots' processes are shared fairly: people first, then owner by owner and table by table; none waits for ever."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from ecumene.server.bot_pool import HINTS, BotPool, TooMany
from ecumene.server.bot_process import Answer
from ecumene.server.bot_turns import LATER, OLDEST, PERSON, UNWATCHED, WATCHED, Turns, Whose
from server.helpers import Running, settings, step
from server.test_bot_pool import question


def order(workers: int, asked: list[Whose], each: int = 1) -> list[Whose]:
    """In which order questions that came at once have their turns; each is asked `each` times in a row."""

    async def run() -> list[Whose]:
        turns, served = Turns(list(range(workers))), list[Whose]()

        async def ask(whose: Whose) -> None:
            for _ in range(each):
                worker = await turns.take(whose)
                served.append(whose)
                assert turns.busy[whose.owner] <= turns.most
                await asyncio.sleep(0)
                turns.give_back(worker, whose)

        held = [await turns.take(Whose(f"held {n}")) for n in range(workers)]
        tasks = [asyncio.create_task(ask(x)) for x in asked]
        await asyncio.sleep(0)
        for n, worker in enumerate(held):
            turns.give_back(worker, Whose(f"held {n}"))
        await asyncio.gather(*tasks)
        assert not turns.waiting and not turns.busy and len(turns.free) == workers
        return served

    return asyncio.run(run())


def test_a_person_is_before_all_bots() -> None:
    many = [Whose("x", f"t{n}", urgency) for n, urgency in enumerate([LATER, UNWATCHED, WATCHED] * 5)]
    assert order(1, [*many, Whose("y", "t", PERSON)])[0].urgency == PERSON
    urgencies = [x.urgency for x in order(1, many)]
    assert urgencies[:2] == [WATCHED] * 2 and urgencies[-2:] == [LATER] * 2


def test_an_owner_with_many_tables_has_no_more_turns_than_one_with_one() -> None:
    many = [Whose("x", f"t{n}") for n in range(30)]
    served = order(1, [*many, Whose("y", "t")], each=4)
    at = [n for n, x in enumerate(served) if x.owner == "y"]
    assert at[-1] <= 10, "every other turn, except where the oldest was next"
    first = [x.table for x in served if x.owner == "x"][:20]
    assert max(first.count(x) for x in first) <= 2, "the tables of an owner have their turns one after another"


def test_even_the_least_urgent_has_its_turn() -> None:
    served = order(1, [Whose("x", "late", LATER), *(Whose(f"y{n}", "t", WATCHED) for n in range(20))])
    assert served.index(Whose("x", "late", LATER)) <= OLDEST


def test_one_owner_never_has_all_processes() -> None:
    order(3, [Whose("x", f"t{n}") for n in range(20)])  # `order` looks at every turn


def test_who_does_not_wait_any_more_is_forgotten() -> None:
    async def run() -> None:
        turns = Turns([1])
        held = await turns.take(Whose("a"))
        waits = [asyncio.create_task(turns.take(Whose(x))) for x in "bc"]
        await asyncio.sleep(0)
        waits[0].cancel()
        await asyncio.sleep(0)
        turns.give_back(held, Whose("a"))
        assert await waits[1] == 1
        late = asyncio.create_task(turns.take(Whose("d")))
        await asyncio.sleep(0)
        turns.give_back(1, Whose("c"))
        late.cancel()  # it was given a worker that it never takes
        await asyncio.gather(late, return_exceptions=True)
        assert turns.free == [1] and not turns.busy and not turns.waiting

    asyncio.run(run())


def test_only_so_many_hints_of_one_owner_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool, go = BotPool(settings(tmp_path)), asyncio.Event()

        async def ask(data: bytes, limit: float) -> Answer:
            await go.wait()
            return Answer(q.legal[0])

        monkeypatch.setattr(pool.all[0], "ask", ask)
        q, whose = question(), Whose("x", "t", PERSON)
        tasks = [asyncio.create_task(pool.answer(q, whose)) for _ in range(HINTS + 1)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await pool.answer(q, whose)
        go.set()
        assert all(x.action == q.legal[0] for x in await asyncio.gather(*tasks))
        await pool.close()

    asyncio.run(run())


def test_a_move_of_a_person_does_not_wait_for_bots(tmp_path: Path) -> None:
    """All processes think, and questions of many tables wait: a person's move at another table is done."""
    sleeps = (
        sys.executable,
        "-c",
        "import sys, time; sys.stdout.buffer.write(b'\\0\\0\\0\\x01\\x80'); time.sleep(600)",
    )
    with Running(settings(tmp_path, bot_command=sleeps, bot_limit=600.0)) as running:
        me, other = running.person(), running.person()
        for _ in range(5):
            other.open("lantern", "bot:random", "bot:random")
        table = me.open("lantern", "here", "here")["id"]
        with me.live(table, "A") as a, me.live(table, "B") as b:
            for _ in range(3):
                step(a, b)
        assert len(running.services.bot_pool.turns.waiting) >= 4
