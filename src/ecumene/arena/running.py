"""A run: the games of a plan that are not in its folder yet, in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ecumene.arena import pool
from ecumene.arena.folder import Folder
from ecumene.arena.plan import Job
from ecumene.arena.playing import Failure, Played, play


class RunFailed(Exception):
    """Bots failed; the finished games are in the folder."""

    def __init__(self, failures: list[Failure]) -> None:
        super().__init__("\n".join(map(str, failures)))
        self.failures = failures


def run(
    folder: Folder,
    games: int,
    processes: int,
    lenient: bool = False,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> list[Played]:
    """Play what is missing and return the figures of all games, deal by deal.

    After a failure no further game is begun; what is running is finished and kept, and then `RunFailed` is raised.
    `progress` is told how many games are finished, of how many.
    """
    jobs = list(folder.plan.jobs(games, lenient))
    kept = folder.played()
    done = {key: kept[key] for job in jobs if (key := (job.deal, job.rotation)) in kept}
    failures: list[Failure] = []

    def missing() -> Iterator[Job]:
        for job in jobs:
            if (job.deal, job.rotation) not in kept and not failures:
                yield job

    progress(len(done), len(jobs))
    left = len(jobs) - len(done)
    if left:
        for job, outcome in pool.work(play, missing(), min(processes, left)):
            folder.keep(outcome)
            if outcome.failure:
                failures.append(outcome.failure)
            if outcome.played:
                done[job.deal, job.rotation] = outcome.played
                progress(len(done), len(jobs))
    if failures:
        raise RunFailed(sorted(failures, key=lambda x: (x.deal, x.rotation)))
    return [done[key] for key in sorted(done)]
