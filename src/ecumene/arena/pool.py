"""Work in several processes. A process that dies is noticed, and none outlives the one that started it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Generic, TypeVar

J = TypeVar("J")
R = TypeVar("R")
AHEAD = 2  # jobs given out for each process: one that it works on, and the next


class Died(Exception, Generic[J]):
    """A process ended without an answer. One of these jobs ended it."""

    def __init__(self, jobs: list[J]) -> None:
        super().__init__(f"a process died at one of {len(jobs)} jobs")
        self.jobs = jobs


def work(function: Callable[[J], R], jobs: Iterable[J], processes: int) -> Iterator[tuple[J, R]]:
    """The answers in the order in which they come.

    `jobs` is read only a little ahead: when it ends, for whatever reason, what is running is still awaited.
    """
    context = multiprocessing.get_context("spawn")  # a clean process each, on every system
    left = iter(jobs)
    running: dict[Future[R], J] = {}
    executor = ProcessPoolExecutor(processes, context, settle_in)
    try:
        while True:
            for job in islice(left, AHEAD * processes - len(running)):
                running[executor.submit(function, job)] = job
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                answer = future.result()
                yield running.pop(future), answer
    except BrokenProcessPool:
        raise Died(list(running.values())) from None
    finally:
        executor.shutdown(wait=not running, cancel_futures=True)


def settle_in() -> None:
    """In a new process: Ctrl+C ends it quietly, and so does the end of the process that started it."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)
