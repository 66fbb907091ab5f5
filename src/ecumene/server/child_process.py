"""A child process that answers questions, started when it is first needed: for bots, or for readers."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Generic, TypeVar

import msgspec

STARTING = 30.0  # seconds a process may need to start
FAILURES = (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError)  # too slow, dead, or an unreadable answer

A = TypeVar("A")


class ChildProcess(Generic[A]):
    """One process. The caller makes sure that nobody else asks at the same time, and stops it when an answer failed."""

    def __init__(self, command: tuple[str, ...], kind: Any, largest: int) -> None:
        """`kind` is the type of its answers; an answer of more than `largest` bytes is an error."""
        self.command, self.kind, self.largest = command, kind, largest
        self.process: Process | None = None
        self.starting: asyncio.Future[Process] | None = None

    async def ask(self, question: bytes, limit: float) -> A:
        """Its answer to a packed question; raises one of FAILURES."""
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
            self.starting = asyncio.ensure_future(
                asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, start_new_session=True)
            )  # it ends when the pipe is closed, not by the terminal's Ctrl-C
            self.process = await asyncio.shield(self.starting)  # who asks may give up meanwhile; then `stop` ends it
            await asyncio.wait_for(self.read(self.process), STARTING)
        return self.process

    async def read(self, process: Process) -> A:
        assert process.stdout
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        if size > self.largest:
            raise ValueError("not an answer")
        answer: A = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=self.kind)
        return answer

    async def stop(self) -> None:
        if self.starting:
            with suppress(OSError):  # it could not be started
                self.process = await self.starting
            self.starting = None
        process, self.process = self.process, None
        if process and process.returncode is None:
            process.kill()
            await process.wait()
        if process and process.stdin:
            process.stdin.close()
