"""A process that is asked and answers, started when it is first needed: a bot's, or a reader's."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from typing import Any, Generic, TypeVar

import msgspec

STARTING = 30.0  # seconds a process may need to begin
FAILURES = (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError)  # slow, dead, or talking nonsense

A = TypeVar("A")


class Worker(Generic[A]):
    """One process. Whoever asks sees to it that nobody else does meanwhile, and stops it where an answer failed."""

    def __init__(self, command: tuple[str, ...], kind: Any, largest: int) -> None:
        """`kind` is the type of its answers; a longer one than `largest` bytes is none."""
        self.command, self.kind, self.largest = command, kind, largest
        self.process: Process | None = None

    async def ask(self, question: bytes, limit: float) -> A:
        """Its answer to what was put in a frame, or one of FAILURES."""
        process = await self.started()
        assert process.stdin
        process.stdin.write(question)
        return await asyncio.wait_for(self._answer(process), limit)

    async def _answer(self, process: Process) -> A:
        assert process.stdin
        await process.stdin.drain()
        return await self.read(process)

    async def started(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )  # its end is a closed pipe, not the terminal's Ctrl-C
            await asyncio.wait_for(self.read(self.process), STARTING)
        return self.process

    async def read(self, process: Process) -> A:
        assert process.stdout
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        if size > self.largest:
            raise ValueError("not an answer")
        said: A = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=self.kind)
        return said

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process and process.returncode is None:
            process.kill()
            await process.wait()
        if process and process.stdin:
            process.stdin.close()
