"""The bots' processes, as many as there are cores. One that is slow or dead is replaced and the question put again."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process

import msgspec
import structlog

from ecumene.server.settings import Settings
from ecumene.server.worker import Answer, Question, framed

log = structlog.get_logger()

TRIES = 3
STARTING = 30.0  # seconds a process may need to begin
LARGEST = 1 << 20


class BotFailed(Exception):
    """No process would answer."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: Process | None = None

    async def ask(self, question: Question, limit: float) -> Answer:
        process = await self.started()
        assert process.stdin
        process.stdin.write(framed(question))
        await process.stdin.drain()
        return await asyncio.wait_for(read(process), limit)

    async def started(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )  # its end is a closed pipe, not the terminal's Ctrl-C
            await asyncio.wait_for(read(self.process), STARTING)
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process and process.returncode is None:
            process.kill()
            await process.wait()
        if process and process.stdin:
            process.stdin.close()


async def read(process: Process) -> Answer:
    assert process.stdout
    size = int.from_bytes(await process.stdout.readexactly(4), "big")
    if size > LARGEST:
        raise ValueError("not an answer")
    return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answer)


class Workers:
    def __init__(self, settings: Settings) -> None:
        self.seconds, self.limit = settings.bot_seconds, settings.bot_limit
        self.all = [Worker(settings.worker) for _ in range(settings.workers)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self.free.put_nowait(worker)

    async def ask(self, question: Question) -> int:
        """One of `question.legal`, whoever has time first."""
        for _ in range(TRIES):
            worker = await self.free.get()
            try:
                said = await worker.ask(question, self.limit)
            except (TimeoutError, OSError, EOFError, ValueError) as e:  # slow, dead, or talking nonsense
                log.warning("worker replaced", game=question.game, bot=question.bot, why=type(e).__name__)
                await worker.stop()
            except asyncio.CancelledError:
                await worker.stop()  # its answer would be taken for the next one
                raise
            else:
                if said.action in question.legal:
                    return said.action
                log.error("bot failed", game=question.game, bot=question.bot, why=said.error or "not a choice")
            finally:
                self.free.put_nowait(worker)
        raise BotFailed(question.bot)

    async def close(self) -> None:
        for worker in self.all:
            await worker.stop()
