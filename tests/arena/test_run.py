"""A run in processes: it is kept in a folder, goes on where it was stopped, and says which bot failed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import ecumene
from ecumene.arena import folder as folders
from ecumene.arena.folder import Folder
from ecumene.arena.plan import Budget, Plan, make_plan
from ecumene.arena.playing import play
from ecumene.arena.running import RunFailed, run

MAIN = [sys.executable, "-c", "from ecumene.cli import main; main()"]


def plan(*names: str, game: str = "lantern", budget: Budget | None = None) -> Plan:
    return make_plan(game, names, budget=budget)


def files(folder: Path) -> dict[str, int]:
    """Finished games, and when they were written."""
    return {path.name: path.stat().st_mtime_ns for path in (folder / "games").glob("*.json")}


def until(said: str, true: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, said
        time.sleep(0.02)


def test_records_and_figures_of_every_game_are_kept(tmp_path: Path) -> None:
    made = plan("greedy", "random", budget=Budget(iterations=1))
    told: list[tuple[int, int]] = []
    games = run(Folder(tmp_path, made), 5, 2, progress=lambda done, of: told.append((done, of)))
    assert [(x.deal, x.rotation) for x in games] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert told[0] == (0, 6) and told[-1] == (6, 6)
    for job in made.jobs(5):
        record = (tmp_path / "games" / f"{folders.name_of(job.deal, job.rotation)}.rec").read_text()
        assert record == play(job).record, "the same as in this process"
        assert ecumene.read(record).over
    assert not list(tmp_path.rglob(".*.new"))


def test_what_is_finished_is_not_played_again_and_more_may_follow(tmp_path: Path) -> None:
    made = plan("random", "greedy")
    first = run(Folder(tmp_path, made), 2, 1)
    before = files(tmp_path)
    assert run(Folder(tmp_path, made), 2, 1) == first and files(tmp_path) == before
    told: list[int] = []
    more = run(Folder(tmp_path, made), 4, 1, progress=lambda done, of: told.append(done))
    assert more[:2] == first and told == [2, 3, 4] and before.items() <= files(tmp_path).items()
    assert len(run(Folder(tmp_path, made), 2, 1)) == 2, "only what is asked for"


def test_figures_that_the_system_lost_are_no_finished_game(tmp_path: Path) -> None:
    folder = Folder(tmp_path, plan("random", "greedy"))
    for job in folder.plan.jobs(4):
        folder.keep(play(job))
    assert set(folder.played()) == {(0, 0), (0, 1), (1, 0), (1, 1)}
    (tmp_path / "games" / "000000-1.json").write_text("{")
    (tmp_path / "games" / "000000-0.rec").unlink()
    assert set(folder.played()) == {(1, 0), (1, 1)}


def started(package: Path, out: Path, jobs: int) -> subprocess.Popen[str]:
    """A run of 24 games of half a second in a process group of its own."""
    path = os.pathsep.join(x for x in (str(package), os.environ.get("PYTHONPATH", "")) if x)
    arguments = ["--players", "4", "--games", "24", "--jobs", str(jobs), "--out", str(out)]
    command = [*MAIN, "arena", "lantern", "sleepy", "random", *arguments]
    env = {**os.environ, "PYTHONPATH": path, "LANG": "C"}
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # where tests run in the background it is ignored
    try:
        run = subprocess.Popen(command, env=env, start_new_session=True, stdout=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, before)
    until("no game was finished", lambda: len(files(out)) >= 2 if out.exists() else False)
    return run


def group_is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_a_run_that_is_killed_goes_on(sparring_bots: Path, tmp_path: Path) -> None:
    killed = started(sparring_bots, tmp_path / "run", jobs=2)
    killed.kill()
    killed.communicate()
    until("its processes are still there", lambda: group_is_gone(killed.pid))
    before = files(tmp_path / "run")
    assert 2 <= len(before) < 24
    made = make_plan("lantern", ["sleepy", "random"], 4)
    wanted = len(before) + 1
    games = run(Folder(tmp_path / "run", made), wanted, 1)
    assert len(games) == -(-wanted // 4) * 4 and before.items() <= files(tmp_path / "run").items()
    for job, game in zip(made.jobs(4), games):
        other = play(job).played
        assert other and (game.scores, game.plies, game.seed) == (other.scores, other.plies, other.seed)


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_stopping_by_hand_says_how_to_go_on(sparring_bots: Path, tmp_path: Path) -> None:
    stopped = started(sparring_bots, tmp_path / "run", jobs=1)
    os.killpg(stopped.pid, signal.SIGINT)
    said, _ = stopped.communicate(timeout=30)
    assert stopped.returncode == 130 and "Traceback" not in said
    again = f"ecumene arena lantern sleepy random --players 4 --games 24 --seed 0 --out {tmp_path / 'run'}"
    assert f"Stopped. To go on: {again}" in said


def test_a_failure_ends_the_run_after_what_is_running(sparring_bots: Path, tmp_path: Path) -> None:
    folder = Folder(tmp_path, plan("faulty", "first"))
    with pytest.raises(RunFailed) as e:
        run(folder, 100, 1)
    assert {x.bot for x in e.value.failures} == {"faulty"} and len(e.value.failures) <= 3, "no more were begun"
    assert folder.played() == {}
    said = (tmp_path / "failed" / "000000-0.txt").read_text()
    assert said.startswith("faulty raised LookupError: lost its way (lantern, seed 0, seat A, ply ")
    assert "Traceback" in said and (tmp_path / "failed" / "000000-0.rec").read_text().startswith("ecumene-record 1")


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (plan("greedy", "greedy"), "bots"),
        (plan("greedy", "random", budget=Budget(0.5)), "budget"),
        (msgspec.structs.replace(plan("greedy", "random"), seed=3), "seed"),
        (msgspec.structs.replace(plan("greedy", "random"), rules="lan-r1"), "rules"),
        (plan("greedy", "random", game="seven_wonders_duel"), "game"),
        (make_plan("lantern", ["greedy", "random"], 3), "players"),
    ],
)
def test_a_folder_holds_one_plan(tmp_path: Path, other: Plan, name: str) -> None:
    Folder(tmp_path, plan("greedy", "random"))
    with pytest.raises(ecumene.BadArgument) as e:
        Folder(tmp_path, other)
    assert e.value.id == "arena-folder" and e.value.arguments["name"] == name and str(tmp_path) in str(e.value)


def test_a_folder_with_something_else_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna")
    with pytest.raises(ecumene.BadArgument) as e:
        Folder(tmp_path, plan("greedy", "random"))
    assert e.value.id == "arena-folder-used"
    (tmp_path / "letter.txt").rename(tmp_path / folders.PLAN)
    with pytest.raises(ecumene.BadArgument) as e:
        Folder(tmp_path, plan("greedy", "random"))
    assert e.value.id == "arena-folder-used"
