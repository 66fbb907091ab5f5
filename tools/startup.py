"""How much processor time a start takes: the command line's help, and the server up to its first answers.

    python -m tools.startup --write docs/performance.md

Each figure is the time of one process and of the processes it has ended, from its start until it is done; the server
is killed when it has answered. A usual start finds every module compiled to bytecode. Where bytecode cannot be
written, or before it has been, only the libraries are compiled: by what installed them.
"""

from __future__ import annotations

import argparse
import os
import pty
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tools.bench import replace_block
from tools.local_server import free_port

ROUNDS = 7
PATIENCE = 60.0  # seconds
UNWANTED = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX", "FORCE_COLOR")
Command = list[str]
Run = Callable[[dict[str, str], Path], float]


def used_by(process: subprocess.Popen[bytes]) -> float:
    """Seconds of a processor that an ended process has used, with the processes that it waited for."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime


def ecumene(*words: str) -> Command:
    return [sys.executable, "-m", "ecumene", *words]


def help_in_pipe(env: dict[str, str], folder: Path) -> float:
    process = subprocess.Popen(ecumene("--help"), env=env, stdout=subprocess.DEVNULL)
    used = used_by(process)
    if process.returncode:
        raise SystemExit("`ecumene --help` failed")
    return used


def help_in_terminal(env: dict[str, str], folder: Path) -> float:
    """With the boxes and colours that Rich draws."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(ecumene("--help"), env={**env, "TERM": "xterm-256color"}, stdout=theirs)
    os.close(theirs)
    shown = b""
    try:
        while data := os.read(ours, 4096):
            shown += data
    except OSError:  # the other end is closed
        pass
    os.close(ours)
    used = used_by(process)
    if process.returncode or "╭".encode() not in shown:
        raise SystemExit("`ecumene --help` failed in a terminal")
    return used


def server_to(path: str) -> Run:
    def run(env: dict[str, str], folder: Path) -> float:
        port = free_port()
        with tempfile.TemporaryDirectory(dir=folder) as store:
            words = ["serve", "--no-open", "--port", str(port), "--db", f"{store}/tables.sqlite"]
            with Path(store, "log").open("wb") as out:
                process = subprocess.Popen(ecumene(*words), env=env, stdout=out, stderr=out)
            until = time.monotonic() + PATIENCE
            while not answers(f"http://127.0.0.1:{port}{path}"):
                if process.poll() is not None or time.monotonic() > until:
                    raise SystemExit(f"the server did not start:\n{Path(store, 'log').read_text(encoding='utf-8')}")
                time.sleep(0.01)
            process.kill()
            return used_by(process)

    return run


def answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            return bool(answer.read())
    except (URLError, OSError):
        return False


@dataclass(frozen=True)
class Start:
    title: str
    run: Run
    limit: float | None = None  # seconds, of the median of usual starts


STARTS = (
    Start("`ecumene --help`", help_in_pipe, 0.35),
    Start("`ecumene --help`, in a terminal", help_in_terminal, 0.35),
    Start("server, to its first answer", server_to("/"), 1.5),
    Start("server, to the list of games", server_to("/api/games")),
)


@dataclass(frozen=True)
class Figures:
    usual: list[float]
    uncompiled: list[float]  # our own sources have no bytecode

    @property
    def median(self) -> float:
        return statistics.median(self.usual)


def measure(rounds: int, folder: Path) -> dict[Start, Figures]:
    """Starts take turns, so that other work on the machine meets all of them."""
    inherited = {k: v for k, v in os.environ.items() if k not in UNWANTED}
    usual = {**inherited, "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
    uncompiled = {**inherited, "PYTHONDONTWRITEBYTECODE": "1"}
    for start in STARTS:
        start.run(usual, folder)  # writes the bytecode
    figures = {start: Figures([], []) for start in STARTS}
    for n in range(rounds):
        for start, found in figures.items():
            found.usual.append(start.run(usual, folder))
            if n % 2 == 0:
                found.uncompiled.append(start.run(uncompiled, folder))
    return figures


def missed(figures: dict[Start, Figures]) -> list[str]:
    return [x.title for x, found in figures.items() if x.limit is not None and found.median > x.limit]


def table(figures: dict[Start, Figures]) -> list[str]:
    wrong = missed(figures)
    lines = [
        "| Processor time of | median | best | at most | | our sources not compiled |",
        "|---|--:|--:|--:|---|--:|",
    ]
    for start, found in figures.items():
        limit = "" if start.limit is None else f"{start.limit} s"
        verdict = "" if start.limit is None else "MISSED" if start.title in wrong else "met"
        lines.append(
            f"| {start.title} | {found.median:.2f} s | {min(found.usual):.2f} s | {limit} | {verdict} "
            f"| {statistics.median(found.uncompiled):.2f} s |"
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--write", type=Path, metavar="PAGE", help="replace the block between the page's markers")
    asked = parser.parse_args()
    if asked.write:
        replace_block(asked.write.read_text(encoding="utf-8"), [], "startup")  # an error before measuring, not after
    with tempfile.TemporaryDirectory() as folder:
        figures = measure(asked.rounds, Path(folder))
    version = ".".join(map(str, sys.version_info[:3]))
    note = f"Python {version}, {asked.rounds} starts each, {time.strftime('%Y-%m-%d')}."
    lines = [note, "", *table(figures)]
    print("\n".join(lines))
    if asked.write:
        page = asked.write.read_text(encoding="utf-8")
        asked.write.write_text(replace_block(page, lines, "startup"), encoding="utf-8")
    sys.exit(1 if missed(figures) else 0)


if __name__ == "__main__":
    main()
