"""The bots' processes, as many as there are cores. A slow or dead one is replaced, and the question is asked again."""

from __future__ import annotations

import asyncio

import structlog

from ecumene.server.bot_process import Answer, Question
from ecumene.server.child_process import FAILURES, ChildProcess
from ecumene.server.pipes import packed
from ecumene.server.settings import Settings

log = structlog.get_logger()

TRIES = 3
LARGEST = 1 << 20


class BotFailed(Exception):
    """No process answered."""


class BotPool:
    def __init__(self, settings: Settings) -> None:
        self.seconds, self.limit = settings.bot_seconds, settings.bot_limit
        self.all = [ChildProcess[Answer](settings.bot_command, Answer, LARGEST) for _ in range(settings.bot_processes)]
        self.free: asyncio.Queue[ChildProcess[Answer]] = asyncio.Queue()
        for worker in self.all:
            self.free.put_nowait(worker)

    async def ask(self, question: Question) -> int:
        """One of `question.legal`, from the process that is free first."""
        return (await self.answer(question)).action

    async def answer(self, question: Question) -> Answer:
        for _ in range(TRIES):
            worker = await self.free.get()
            try:
                said = await worker.ask(packed(question), self.limit)
            except FAILURES as e:
                log.warning("worker replaced", game=question.game, bot=question.bot, why=type(e).__name__)
                await worker.stop()
            except asyncio.CancelledError:
                await worker.stop()  # or its late answer would be read as the next one
                raise
            else:
                if said.action in question.legal:
                    return said
                log.error("bot failed", game=question.game, bot=question.bot, why=said.error or "not a choice")
            finally:
                self.free.put_nowait(worker)
        raise BotFailed(question.bot)

    async def close(self) -> None:
        for worker in self.all:
            await worker.stop()
