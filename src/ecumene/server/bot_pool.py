"""The bots' processes, as many as there are cores. A slow or dead one is replaced, and the question is asked again.

Who is next, `bot_turns` says."""

from __future__ import annotations

import asyncio

import structlog

from ecumene.server.bot_process import Answer, Question
from ecumene.server.bot_turns import PERSON, Turns, Whose
from ecumene.server.child_process import FAILURES, ChildProcess
from ecumene.server.pipes import packed
from ecumene.server.settings import Settings

log = structlog.get_logger()

TRIES = 3
LARGEST = 1 << 20
HINTS = 8  # that may wait, of one owner


class BotFailed(Exception):
    """No process answered."""


class TooMany(Exception):
    """So many people of this address wait for hints that another one is not taken."""


class BotPool:
    def __init__(self, settings: Settings) -> None:
        self.seconds, self.limit = settings.bot_seconds, settings.bot_limit
        self.all = [ChildProcess[Answer](settings.bot_command, Answer, LARGEST) for _ in range(settings.bot_processes)]
        self.turns = Turns(self.all)

    async def ask(self, question: Question, whose: Whose) -> int:
        """One of `question.legal`."""
        return (await self.answer(question, whose)).action

    async def answer(self, question: Question, whose: Whose) -> Answer:
        """From the process that is free first, when it is this question's turn."""
        if whose.urgency == PERSON and self.turns.count(whose.owner, PERSON) >= HINTS:
            raise TooMany
        for _ in range(TRIES):
            worker = await self.turns.take(whose)
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
                self.turns.give_back(worker, whose)
        raise BotFailed(question.bot)

    async def close(self) -> None:
        for worker in self.all:
            await worker.stop()
