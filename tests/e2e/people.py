"""People with browsers: what they see, and what they do with mouse or keys."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Request, WebSocket

PATIENCE = 20_000.0  # milliseconds; far more than anything here takes

# Says so in the console when the page can be scrolled sideways, whatever happens on it.
NEVER_WIDE = """
const look = () => {
  const root = document.documentElement;
  const wide = root ? root.scrollWidth - innerWidth : 0;
  if (wide > 0) console.error(`${location.pathname} is ${wide} px too wide for ${innerWidth}`);
};
setInterval(look, 150);
"""

# What a choice changes: the line, the question, what is picked, and whether it can be confirmed.
STAND = """() => {
  const all = (x) => document.querySelectorAll(x);
  const text = (x) => document.querySelector(x)?.textContent ?? "";
  return JSON.stringify([
    document.querySelector(".board")?.dataset.n, text(".question-what"), all(".crumb").length,
    all(".chosen .button:enabled:not(.quiet)").length, [...all(".choice")].map((x) => x.textContent),
    all(".result").length, all(".pass").length,
  ]);
}"""
SETTLED = f"""(old) => (({STAND})() !== old) && (
  !document.querySelector(".prompt[data-mine]") ||
  document.querySelector(".choice, .chosen .button:enabled:not(.quiet), .result, .pass"))"""


class Person:
    """A browser context with one page at first, and all that was heard on its sockets."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context, self.base = context, base
        self.troubles: list[str] = []
        self.expected: list[str] = []
        self.frames: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NEVER_WIDE)
        context.on("console", self.on_console)
        context.on("weberror", lambda e: self.troubles.append(f"page error: {e.error}"))
        context.on("requestfailed", self.on_failed)
        self.page = context.new_page()
        self.page.on("websocket", self.on_socket)

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text} {message.location.get('url', '')}")

    def on_failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page went elsewhere
            self.troubles.append(f"request: {request.url} {request.failure}")

    def on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(data if isinstance(data, str) else data.decode()))

    def expect(self, pattern: str) -> None:
        """What would be a trouble is the point of this test."""
        self.expected.append(pattern)

    def left_troubles(self) -> list[str]:
        return [x for x in self.troubles if not any(re.search(p, x) for p in self.expected)]

    # where

    def go(self, path: str) -> Person:
        self.page.goto(self.base + path)
        return self

    def at(self, path: str) -> Person:
        """Go to a table or a replay, and wait until it is drawn."""
        self.go(path)
        self.see(".board")
        return self

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
        self.page.wait_for_function(js, arg=arg)

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
        self.ask("/api/me")
        wanted = []
        for kind, _, name in (seat.partition(":") for seat in seats):
            wanted.append({"kind": kind, "bot": name} if kind == "bot" else {"kind": kind, "name": name})
        made = self.ask("/api/tables", {"game": game, "seats": wanted, "options": options})
        self.links: dict[str, str] = made["links"]
        return str(made["id"])

    # the position, as the page heard it

    def states(self) -> list[dict[str, Any]]:
        heard = [json.loads(x) for x in self.frames]
        return [x for x in heard if x["type"] == "state"]

    def state(self) -> dict[str, Any]:
        """The last one."""
        return next(x for x in (json.loads(f) for f in reversed(self.frames)) if x["type"] == "state")

    def n(self) -> int:
        return int(self.see(".board").get_attribute("data-n") or -1)

    def log(self) -> list[str]:
        """Every line of the log, as it is read."""
        return self.find(".log li").all_inner_texts()

    # playing

    def stand(self) -> str:
        return str(self.page.evaluate(STAND))

    def settled(self, since: str) -> None:
        self.until(SETTLED, since)

    def is_asked(self) -> bool:
        return self.find(".prompt[data-mine]").count() > 0

    def wait_asked(self) -> bool:
        """Until this seat is asked (True) or the game is over (False)."""
        self.see(".prompt[data-mine] .choice, .prompt[data-mine] .chosen .button:enabled, .result")
        return not self.find(".result").count()

    def click(self, spot: Locator) -> None:
        """A click that chooses, and what comes of it."""
        before = self.stand()
        spot.click()
        self.settled(before)

    def play(self, *wanted: str) -> None:
        """One whole choice by mouse: lit parts of the board first, else the buttons. `wanted` moves come before."""
        n, steps = self.n(), 0
        while self.is_asked() and self.n() == n:
            self.click(self.next_spot(wanted))
            steps += 1
            assert steps < 40, self.text(".prompt")

    def next_spot(self, wanted: tuple[str, ...] = ()) -> Locator:
        sure = self.find(".chosen .button:enabled:not(.quiet)")
        if sure.count():
            return sure
        for move in wanted:
            button = self.find(f'.choice[data-move="{move}"]')
            if button.count():
                return button
        lit = self.find(".board [data-lit]:visible:not([data-picked])")
        buttons = self.find('.choice:not([data-move="resign"])')
        return lit.first if lit.count() else buttons.first

    # by keys alone

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, css: str) -> None:
        """Tab on until something has the focus."""
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
            if self.find(".chosen .button:enabled:not(.quiet)").count():
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
        said: dict[str, Any] = {"locale": "en", "reduced_motion": "reduce"}
        context = self.browser.new_context(viewport={"width": width, "height": height}, **(said | more))
        self.all.append(Person(context, base or self.base))
        return self.all[-1]

    def leave(self) -> None:
        for person in self.all:
            person.context.close()

    def troubles(self) -> list[str]:
        return [x for person in self.all for x in person.left_troubles()]
