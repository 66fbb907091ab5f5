"""The garbage collector: nothing is collected in the middle of a move, and everything while nobody plays."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from ecumene.server import interpreter


class Thing:
    """With a cycle, so only a collection frees it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, seconds in (("OFTEN", 0.01), ("QUIET", 0.2), ("FULL", 0.3)):
        monkeypatch.setattr(interpreter, name, seconds)
    before, pause = gc.get_threshold(), sys.getswitchinterval()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)
    sys.setswitchinterval(pause)


def test_what_ended_is_collected_once_nobody_plays() -> None:
    heard = 0

    async def play() -> list[bool]:
        nonlocal heard
        task = asyncio.create_task(interpreter.spare_moves(lambda: heard))
        await asyncio.sleep(0.05)
        thing = weakref.ref(Thing())
        there = []
        for _ in range(40):
            heard += 1
            await asyncio.sleep(0.02)
        gc.collect()
        there.append(thing() is not None)
        for _ in range(300):
            if thing() is None:
                break
            await asyncio.sleep(0.01)
        there.append(thing() is not None)
        task.cancel()
        return there

    assert asyncio.run(play()) == [True, False], "it was set aside while somebody played, and went when nobody did"
