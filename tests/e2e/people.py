"""People with browsers: what they see, and what they do with mouse or keys."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from ipaddress import IPv4Network
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from server.helpers import after
from tools import geometry

# Names may be shortened; bots at one table have letters.
PLAYERS = [
    "Anna",
    "Bo",
    "Bohdan",
    "Celina",
    "Cleo",
    "Maximiliana Konstantinopolska",
    "greedy",
    "random",
    *(f"random {x}" for x in "ABCD"),
]
PATIENCE = 60_000.0  # milliseconds; far more than anything here takes
expect.set_options(timeout=PATIENCE)

# A game with a board of its own is drawn by the generic one until its own has come, which is another drawing: what
# was found, focused or measured on the first is gone then.
OWN_BOARDS = {
    "seven_wonders_duel": ".board.duel",
    "through_the_ages": ".board.ages",
    "clash_of_cultures": ".board.clash .hex",
    "new_dawn": ".board.dawn .hex",
    "age_of_civilization": ".board.era",
}
OTHER_GAMES = "".join(f':not([data-game="{game}"])' for game in OWN_BOARDS)
BOARD = ", ".join([*OWN_BOARDS.values(), f".table{OTHER_GAMES} .board"])

# Says so in the console when the page can be scrolled sideways, whatever happens on it.
NEVER_WIDE = """
const look = () => {
  const root = document.documentElement;
  const wide = root ? root.scrollWidth - innerWidth : 0;
  if (wide > 0) console.error(`${location.pathname} is ${wide} px too wide for ${innerWidth}`);
};
setInterval(look, 150);
"""

IS_IN = "(lang) => document.documentElement.lang === lang"
SET_LANGUAGE = """(lang) => {
  const kept = JSON.parse(localStorage.getItem("ecumene") ?? '{"state": {}, "version": 0}');
  localStorage.setItem("ecumene", JSON.stringify({ ...kept, state: { ...kept.state, lang } }));
}"""

NO_WORKER = "Service Worker registration blocked by Playwright"  # a test that wants one says so

SURE = ".chosen .button:enabled:not(.quiet)"

# What a choice changes: the line, the question, what is picked, and whether it can be confirmed.
STAND = """() => {
  const all = (x) => document.querySelectorAll(x);
  const text = (x) => document.querySelector(x)?.textContent ?? "";
  return JSON.stringify([
    document.querySelector(".board")?.dataset.n, text(".question-what"), all(".crumb").length,
    all(".thing-menu, .map-window").length, text(".dawn-fight h3"),
    all(".chosen .button:enabled:not(.quiet)").length, [...all(".choice")].map((x) => x.textContent),
    all(".result").length, all(".pass-device").length,
  ]);
}"""
SETTLED = f"""(old) => (({STAND})() !== old) && (
  !document.querySelector(".prompt[data-mine]") ||
  document.querySelector(".choice, .chosen .button:enabled:not(.quiet), .result, .pass-device"))"""

# The last line of the log is the one that led to the board.
ADDRESSES = IPv4Network("10.0.0.0/8").hosts()
LOG_BUTTON = ".log-button"
LOG_DRAWN = """() => {
  const told = Number([...document.querySelectorAll(".log .log-jump")].at(-1)?.textContent ?? 0);
  return told >= Number(document.querySelector(".board")?.dataset.n);
}"""

IN_SIGHT = """(css) => {
  const all = [...document.querySelectorAll(css)].map((x) => x.getBoundingClientRect());
  const seen = (r) => r.width && r.top >= 0 && r.bottom <= innerHeight && r.left >= 0 && r.right <= innerWidth;
  return all.length > 0 && all.every(seen);
}"""


def seats_wanted(seats: tuple[str, ...]) -> list[dict[str, str]]:
    split = (seat.partition(":") for seat in seats)
    return [{"kind": kind, "bot" if kind == "bot" else "name": name} for kind, _, name in split]


class Person:
    """A browser context with one page at first, and all that was heard and said on its sockets.

    A page does most things a moment later. So nothing of it is asserted that was not waited for: `see`, `gone`,
    `until` and the like wait, `expect` does, and what reads at once comes after one of them.
    """

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context, self.base = context, base
        self.troubles: list[str] = []
        self.expected: list[str] = []
        self.frames: list[str] = []
        self.heard: list[dict[str, Any]] = []  # the whole state after each message about it
        self.sent: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NEVER_WIDE)
        context.on("console", self.on_console)
        context.on("weberror", lambda e: self.troubles.append(f"page error: {e.error}"))
        context.on("requestfailed", self.on_failed)
        self.page = context.new_page()
        self.page.on("websocket", self.on_socket)
        large = self.page.locator(".moment .moment-on")  # what is shown large is read and skipped
        self.page.add_locator_handler(large, lambda button: button.click(), no_wait_after=True)

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            self.troubles.append(f"console: {message.text} {message.location.get('url', '')}")

    def on_failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page went elsewhere
            self.troubles.append(f"request: {request.url} {request.failure}")

    def on_socket(self, socket: WebSocket) -> None:
        state: dict[str, Any] = {}

        def received(data: str | bytes) -> None:
            nonlocal state
            self.frames.append(data if isinstance(data, str) else data.decode())
            message = json.loads(data)
            if message["type"] in ("state", "change"):
                state = after(state, message)
                self.heard.append(state)

        socket.on("framereceived", received)
        socket.on("framesent", lambda data: self.sent.append(data if isinstance(data, str) else data.decode()))

    def expect(self, pattern: str) -> None:
        """What would be a trouble is the point of this test."""
        self.expected.append(pattern)

    def left_troubles(self) -> list[str]:
        return [x for x in self.troubles if not any(re.search(p, x) for p in self.expected)]

    # where

    def introduce(self) -> None:
        """Get the guest's cookie, before a page does: of two that ask at once, only the later answer's guest stays."""
        if not self.context.cookies(self.base):
            self.ask("/api/me")

    def go(self, path: str) -> Person:
        self.introduce()
        self.page.goto(self.base + path)
        return self

    def at(self, path: str) -> Person:
        """Go to a table or a replay, and wait until it is drawn."""
        self.go(path)
        self.drawn()
        return self

    def drawn(self, n: int = 0) -> None:
        """Until the board is there as it stays, and stands at this line or beyond."""
        self.find(BOARD).first.wait_for(state="attached")  # on a phone it may be in another tab
        self.until("(n) => Number(document.querySelector('.board')?.dataset.n) >= n", n)

    def paste(self, file: Path) -> str:
        """A kept record as a table to look at: its id."""
        self.introduce()
        headers = {"origin": self.base, "content-type": "text/plain"}
        answer = self.context.request.post(f"{self.base}/api/records", data=file.read_bytes(), headers=headers)
        assert answer.status == 201, answer.text()
        return str(answer.json()["id"])

    def find(self, css: str, **more: Any) -> Locator:
        return self.page.locator(css, **more)

    def see(self, css: str, **more: Any) -> Locator:
        found = self.find(css, **more).first
        found.wait_for()
        return found

    def gone(self, css: str) -> None:
        self.page.locator(css).first.wait_for(state="hidden")

    def text(self, css: str) -> str:
        return self.see(css).inner_text()

    def until(self, js: str, arg: Any = None) -> None:
        self.page.wait_for_function(js, arg=arg, polling=50)

    def wait(self, holds: Callable[[], object], what: str) -> None:
        """For what only the test can tell; `what` says what did not come."""
        for _ in range(int(PATIENCE / 50)):
            if holds():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(what)

    def reads(self, css: str, text: str | re.Pattern[str]) -> None:
        """Until the first of these says this, and nothing else where it is a whole text."""
        expect(self.find(css).first).to_have_text(text, use_inner_text=True)

    def counts(self, css: str, n: int) -> None:
        expect(self.find(css)).to_have_count(n)

    def focused(self, css: str) -> None:
        """Until the focus is there or within."""
        self.until("(css) => document.activeElement?.closest(css)", css)

    def in_sight(self, css: str) -> None:
        """Until all of these are on the screen, whole."""
        self.until(IN_SIGHT, css)

    def address(self, end: str, page: Page | None = None) -> None:
        """Until the address ends so."""
        expect(page or self.page).to_have_url(re.compile(re.escape(end) + "$"))

    def in_language(self, lang: str) -> None:
        """The page as it is now, loaded again in this language."""
        if self.page.evaluate(IS_IN, lang):
            return
        self.page.evaluate(SET_LANGUAGE, lang)
        self.page.reload()
        self.until(IS_IN, lang)

    def to_board(self) -> None:
        """Open the tab of the board, where there are tabs: a new question opens the one with what can be chosen."""
        self.see(".board [data-lit]")
        tab = self.find(".tabs button").first
        if tab.is_visible():
            tab.click()

    # REST, with the page's own cookie

    def ask(self, path: str, body: Any = None) -> Any:
        """The JSON of an answer; POST where there is a body."""
        answer = self.fetch(path, body)
        assert answer["status"] < 300, answer
        return json.loads(answer["text"])

    def fetch(self, path: str, body: Any = None) -> dict[str, Any]:
        headers = {"origin": self.base}
        url = self.base + path
        got = (
            self.context.request.get(url)
            if body is None
            else self.context.request.post(url, data=body, headers=headers)
        )
        return {"status": got.status, "text": got.text()}

    def open(self, game: str, *seats: str, **options: str) -> str:
        """`open("lantern", "here:Anna", "bot:greedy")`: the table's id. Links are kept where the page keeps them."""
        self.introduce()
        made = self.ask("/api/tables", {"game": game, "seats": seats_wanted(seats), "options": options})
        self.links: dict[str, str] = made["links"]
        return str(made["id"])

    def go_on(self, record: Path, before: str, *seats: str) -> str:
        """A table that stands where a kept record comes to this line: its id."""
        self.introduce()
        kept, found, _ = record.read_text(encoding="utf-8").partition(f"\n{before}")
        assert found, f"{record.name} has no line {before}"
        return str(self.ask("/api/tables/go-on", {"record": f"{kept}\n", "seats": seats_wanted(seats)})["id"])

    # the position, as the page heard it

    def states(self) -> list[dict[str, Any]]:
        return list(self.heard)

    def state(self) -> dict[str, Any]:
        """The last one."""
        return self.heard[-1]

    def section(self, id: str) -> dict[str, Any]:
        """A section of the last board."""
        return next(x for x in self.state()["board"] if x["id"] == id)

    def misplaced(self) -> list[str]:
        """What on the board is out of sight, cut, or over something else: see `tools.geometry`."""
        self.page.wait_for_timeout(geometry.SETTLED)
        return list(self.page.evaluate(geometry.PROBLEMS, PLAYERS))

    def n(self) -> int:
        return int(self.see(".board").get_attribute("data-n") or -1)

    def log(self) -> list[str]:
        """Every line of the log, as it is read; it is drawn after the board. A drawer is opened and shut again."""
        shut = self.find(LOG_BUTTON) if not self.find(".log").count() else None
        if shut:
            shut.click()
        self.until(LOG_DRAWN)
        lines = self.find(".log li").all_inner_texts()
        if shut:
            shut.click()
        return lines

    def said(self, type: str) -> bool:
        """Has the page sent this to the table?"""
        return any(json.loads(x)["type"] == type for x in self.sent)

    # playing

    def stand(self) -> str:
        return str(self.page.evaluate(STAND))

    def settled(self, since: str) -> None:
        self.until(SETTLED, since)

    def is_asked(self) -> bool:
        return self.find(".prompt[data-mine]").count() > 0

    def wait_asked(self) -> bool:
        """Until this seat is asked (True) or the game is over (False)."""
        self.let_go()
        self.drawn()
        self.see(".prompt[data-mine] .choice, .prompt[data-mine] .chosen .button:enabled, .result")
        return not self.find(".result").count()

    def click(self, spot: Locator) -> None:
        """A click that chooses, and what comes of it."""
        before = self.stand()
        spot.click()
        self.let_go()
        self.settled(before)

    def let_go(self) -> None:
        """The pointer rests where nothing is: a thing that comes to lie beneath it opens its panel, over others."""
        self.page.mouse.move(0, 0)

    def play(self, *wanted: str) -> None:
        """One whole choice by mouse: lit parts of the board first, else the buttons. `wanted` moves come before."""
        n, steps = self.n(), 0
        while self.is_asked() and self.n() == n:
            self.click(self.next_spot(wanted))
            steps += 1
            assert steps < 40, self.text(".prompt")

    def next_spot(self, wanted: tuple[str, ...] = ()) -> Locator:
        sure = self.find(SURE)
        if sure.count():
            return sure
        warned = self.find(".map-window:has(.warning) button[data-move]")  # a menu that says what an action would do
        if warned.count():
            return warned.first
        for move in wanted:
            button = self.find(f'.choice[data-move="{move}"]:visible, .board [data-act="{move}"]:visible')
            if button.count():
                return button.first
        lit = self.find(".board [data-lit]:visible:not([data-selected])")
        buttons = self.find('.choice:visible:not([data-move="resign"])')
        return lit.first if lit.count() else buttons.first

    # by keys alone

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, css: str) -> None:
        """Tab on until something has the focus."""
        self.see(css)
        for _ in range(60):
            if self.page.evaluate("(css) => document.activeElement.matches(css)", css):
                return
            self.press("Tab")
        raise AssertionError(f"{css} is not reached by Tab")

    def play_by_keys(self, arrows: bool) -> None:
        """One whole choice: arrows and Enter over what is lit, or number keys; Enter where it asks first."""
        n, steps = self.n(), 0
        while self.is_asked() and self.n() == n:
            before = self.stand()
            if self.find(SURE).count():
                self.focused(SURE)
                self.press("Enter")
            elif arrows:
                self.press("ArrowDown", "Enter")
            else:
                self.press("1")
            self.settled(before)
            steps += 1
            assert steps < 40, self.text(".prompt")


class People:
    def __init__(self, browser: Browser, base: str) -> None:
        self.browser, self.base = browser, base
        self.all: list[Person] = []

    def come(self, base: str = "", width: int = 1280, height: int = 800, **more: Any) -> Person:
        said: dict[str, Any] = {"locale": "en", "reduced_motion": "reduce", "service_workers": "block"}
        said["extra_http_headers"] = {"x-forwarded-for": str(next(ADDRESSES))}  # what is opened is counted by address
        context = self.browser.new_context(viewport={"width": width, "height": height}, **(said | more))
        self.all.append(Person(context, base or self.base))
        return self.all[-1]

    def leave(self) -> None:
        for person in self.all:
            person.context.close()

    def troubles(self) -> list[str]:
        return [x for person in self.all for x in person.left_troubles()]
