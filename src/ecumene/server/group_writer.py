"""One task that writes for everybody: whatever waits when it is free goes into one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")
LARGEST = 256  # changes in one transaction: then others wait for the next one


class GroupWriter(Generic[T]):
    """`write` returns when what it was given is on the disk, or raises why it is not."""

    def __init__(self, write_all: Callable[[Sequence[T]], Awaitable[Sequence[Exception | None]]]) -> None:
        """`write_all` writes a batch; for each change None, or the reason why this one was not written."""
        self.write_all = write_all
        self.waiting: deque[tuple[T, asyncio.Future[None]]] = deque()
        self.task: asyncio.Task[None] | None = None
        self.batches = self.written = 0

    async def write(self, change: T) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())
        await done

    async def _run(self) -> None:
        while self.waiting:
            batch = [self.waiting.popleft() for _ in range(min(LARGEST, len(self.waiting)))]
            try:
                answers = await self.write_all([change for change, _ in batch])
            except Exception as e:
                answers = [e] * len(batch)
            self.batches += 1
            self.written += len(batch)
            for (_, done), why in zip(batch, answers):
                if done.done():  # whoever waited is gone
                    continue
                if why is None:
                    done.set_result(None)
                else:
                    done.set_exception(why)

    async def close(self) -> None:
        """Write what still waits."""
        if self.task:
            await asyncio.gather(self.task, return_exceptions=True)
