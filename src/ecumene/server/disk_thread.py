"""A thread for what waits for the disk: the event loop gives it one thing after another, and hears when it is done.

An executor of the standard library does the same with two futures and several locks for each thing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class DiskThread:
    def __init__(self, name: str) -> None:
        self.name = name
        self.thread: Thread | None = None  # begun with the first thing to do
        self.todo: SimpleQueue[tuple[asyncio.Future[Any], Callable[[], Any]] | None] = SimpleQueue()

    def run(self, do: Callable[[], T]) -> asyncio.Future[T]:
        """Its result, once it is done."""
        if self.thread is None:
            self.thread = Thread(target=self._work, name=self.name, daemon=True)
            self.thread.start()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.todo.put((done, do))
        return done

    def _work(self) -> None:
        while wanted := self.todo.get():
            done, do = wanted
            with suppress(RuntimeError):  # the loop has ended: nobody waits for it any more
                try:
                    result = do()
                except BaseException as e:
                    done.get_loop().call_soon_threadsafe(tell, done, None, e)
                else:
                    done.get_loop().call_soon_threadsafe(tell, done, result, None)

    def close(self) -> None:
        """Wait for what it still does."""
        if self.thread:
            self.todo.put(None)
            self.thread.join()


def tell(done: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if done.done():  # whoever waited is gone
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
