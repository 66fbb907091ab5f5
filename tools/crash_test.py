"""Kills the server at random times, many times: `python -m tools.crash_test`. Writes docs/reports/crashes.md.

A person plays games against bots over the socket. A timer kills the server with SIGKILL, whatever it is doing: one in
four is begun at the start, the others with the first acknowledged move. Then the server is started again on the same
store. Every move that was acknowledged must be in the record, in its place, and every game
must be able to go on to its end.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / "docs" / "reports" / "crashes.md"
sys.path.insert(0, str(ROOT / "tests"))

import httpx2  # noqa: E402
from websockets.exceptions import InvalidStatus, WebSocketException  # noqa: E402

from ecumene.kernel.match.record import read  # noqa: E402
from server.helpers import Person  # noqa: E402
from server.test_restart import Killable  # noqa: E402

GAMES = ["seven_wonders_duel", "through_the_ages", "clash_of_cultures", "new_dawn", "age_of_civilization"]
FORBIDDEN = 403
LONGEST = 2.0  # seconds until a kill


class Play:
    """Plays one table after another, and keeps the acknowledged moves."""

    def __init__(self, server: Killable, rng: random.Random) -> None:
        self.server, self.me, self.rng = server, Person(server.base), rng
        self.table = ""
        self.acknowledged: list[tuple[int, str]] = []
        self.moves = self.games = 0
        self.timer: threading.Timer | None = None  # begun with the next acknowledged move

    def sit_down(self) -> None:
        """Games at random are short: who opens tables too fast waits, as the server asks."""
        game = self.rng.choice(GAMES) if not self.table else ""
        while not self.table:
            try:
                self.table = self.me.open(game, "here", "bot:random")["id"]
            except AssertionError as e:
                if "too-fast" not in str(e):
                    raise
                time.sleep(1.0)
            self.acknowledged = []

    def until_gone(self) -> None:
        """Play at random until the server is dead."""
        try:
            while True:
                self.sit_down()
                try:
                    self.to_the_end()
                except InvalidStatus as e:
                    if e.response.status_code != FORBIDDEN:
                        raise
                    time.sleep(1.0)  # who connects too often waits
        except (WebSocketException, httpx2.HTTPError, EOFError, OSError, AssertionError, KeyError, ValueError):
            time.sleep(0.5)  # what a client sees when the server dies: anything may break off
            if self.server.process and self.server.process.poll() is None:
                raise  # but it is alive

    def to_the_end(self) -> None:
        """Play the table's game."""
        with self.me.live(self.table, "A") as s:
            while "result" not in s.my_turn():
                n = s.state["n"]
                move = self.rng.choice([m for m in s.moves() if m != "resign"])
                if s.play(move)["type"] == "done":
                    self.moves += 1
                    self.begin_timer()
                    if "+" not in move and s.state["n"] > n:
                        self.acknowledged.append((n, move))
        self.games += 1
        self.table = ""

    def begin_timer(self) -> None:
        if self.timer:
            self.timer.start()
            self.timer = None

    def lost(self) -> list[str]:
        """Acknowledged moves that are not in their places in the record. A private choice is one line."""
        if not self.table:
            return []
        lines = read(self.me.http.get(f"/api/tables/{self.table}/record?seat=A").text).lines
        return [
            f"{n}: {move}"
            for n, move in self.acknowledged
            if n >= len(lines) or lines[n].who != "A" or move not in lines[n].text
        ]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-report", action="store_true", help="do not write docs/reports")
    args = parser.parse_args()
    rng = random.Random(args.seed)
    lost: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Killable(Path(folder))
        server.start()
        play = Play(server, rng)
        for n in range(args.times):
            timer = play.timer = threading.Timer(rng.uniform(0.05, LONGEST), server.kill)
            if n % 4 == 0:
                play.begin_timer()
            play.until_gone()
            timer.join()
            server.start()
            lost += play.lost()
            print(f"· killed {n + 1} times: {play.moves} moves acknowledged, {len(lost)} lost", flush=True)
        server.kill()
    said = [
        "# Crashes",
        "",
        f"{time.strftime('%Y-%m-%d')}, `{' '.join(['python -m tools.crash_test', *sys.argv[1:]])}`: the server killed "
        f"{args.times} times with SIGKILL at random moments, {play.moves:,} moves acknowledged in "
        f"{play.games + 1} games of {' and '.join(GAMES)}: **{len(lost)} lost**.",
    ]
    print("\n".join(said))
    if not args.no_report:
        REPORT.write_text("\n".join(said) + "\n", encoding="utf-8")
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
