"""How many bytes a new visitor receives until the first position of a game can be played.

    python -m tools.first_load --write docs/performance.md

A visitor with an empty browser opens the lobby, presses "Play" at a game, and waits for the first question. All that
the server sends is counted on its way through a proxy: pages, scripts, fonts, answers, the table's socket, the files
of the service worker, with their headers; until the network is quiet, so with what is loaded ahead. Median of three.
"""

from __future__ import annotations

import argparse
import contextlib
import socket
import sys
import tempfile
import threading
import time
from pathlib import Path
from types import TracebackType

from playwright.sync_api import Browser, sync_playwright

from ecumene.games import GAMES, find
from ecumene.words import LANGUAGES, Words
from tools import browser as chromium
from tools.bench import replace_block
from tools.local_server import LocalServer

LIMIT = 350_000  # bytes
SIZE = {"width": 1280, "height": 800}


class CountingProxy:
    """Passes connections on to a local port, and counts what comes back."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.received = 0
        self.lock = threading.Lock()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with contextlib.suppress(OSError):  # closed
            while True:
                browser, _ = self.listening.accept()
                server = socket.create_connection(("127.0.0.1", self.to))
                threading.Thread(target=self.pass_on, args=(browser, server, False), daemon=True).start()
                threading.Thread(target=self.pass_on, args=(server, browser, True), daemon=True).start()

    def pass_on(self, source: socket.socket, to: socket.socket, counted: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 16):
                if counted:
                    with self.lock:
                        self.received += len(data)
                to.sendall(data)
        for end in (source, to):
            with contextlib.suppress(OSError):  # the other side is gone already
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def __enter__(self) -> CountingProxy:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.listening.close()


def received(browser: Browser, port: int, game: str, lang: str) -> int:
    """Bytes from the empty browser to the first question of a game."""
    with CountingProxy(port) as proxy:
        context = browser.new_context(viewport=SIZE, locale=lang)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(proxy.base)
        page.locator(f'.game[data-game="{game}"] .button.large').press(
            "Enter"
        )  # what came to lie under a pointer would load texts
        page.locator(".prompt[data-mine] .choice, .prompt[data-mine] .question").first.wait_for()
        page.locator(".board[data-n]").first.wait_for(state="attached")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_load_state("networkidle")
        context.close()
        return proxy.received


def usual(browser: Browser, port: int, game: str, lang: str) -> int:
    """The median of three tables: a bot that begins may do much or little before the first question."""
    return sorted(received(browser, port, game, lang) for _ in range(3))[1]


def table(found: dict[tuple[str, str], int]) -> list[str]:
    lines = [
        f"| Received, kB (at most {LIMIT // 1000}) | {' | '.join(LANGUAGES)} |",
        "|---" + "|--:" * len(LANGUAGES) + "|",
    ]
    for game in dict.fromkeys(game for game, _ in found):
        cells = [f"{found[game, x] / 1000:.0f}{' MISSED' if found[game, x] > LIMIT else ''}" for x in LANGUAGES]
        lines.append(f"| {Words('en', find(game)).say('game')} | {' | '.join(cells)} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", type=Path, metavar="PAGE", help="replace the block between the page's markers")
    asked = parser.parse_args()
    if asked.write:
        replace_block(asked.write.read_text(encoding="utf-8"), [], "first-load")  # an error before measuring
    with (
        tempfile.TemporaryDirectory() as folder,
        LocalServer(Path(folder)) as server,
        sync_playwright() as play,
    ):
        launched = chromium.launch(play)
        found = {(game, lang): usual(launched, server.port, game, lang) for game in GAMES for lang in LANGUAGES}
        version = launched.version
        launched.close()
    lines = [f"Chromium {version}, {time.strftime('%Y-%m-%d')}.", "", *table(found)]
    print("\n".join(lines))
    if asked.write:
        page = asked.write.read_text(encoding="utf-8")
        asked.write.write_text(replace_block(page, lines, "first-load"), encoding="utf-8")
    sys.exit(1 if max(found.values()) > LIMIT else 0)


if __name__ == "__main__":
    main()
