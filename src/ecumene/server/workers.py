"""The bots' processes, as many as there are cores. One that is slow or dead is replaced and the question put again."""

from __future__ import annotations

import asyncio

import structlog

from ecumene.server.frames import framed
from ecumene.server.processes import FAILURES, Worker
from ecumene.server.settings import Settings
from ecumene.server.worker import Answer, Question

log = structlog.get_logger()

TRIES = 3
LARGEST = 1 << 20


class BotFailed(Exception):
    """No process would answer."""


class Workers:
    def __init__(self, settings: Settings) -> None:
        self.seconds, self.limit = settings.bot_seconds, settings.bot_limit
        self.all = [Worker[Answer](settings.worker, Answer, LARGEST) for _ in range(settings.workers)]
        self.free: asyncio.Queue[Worker[Answer]] = asyncio.Queue()
        for worker in self.all:
            self.free.put_nowait(worker)

    async def ask(self, question: Question) -> int:
        """One of `question.legal`, whoever has time first."""
        for _ in range(TRIES):
            worker = await self.free.get()
            try:
                said = await worker.ask(framed(question), self.limit)
            except FAILURES as e:
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
