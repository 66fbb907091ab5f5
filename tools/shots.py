"""Screenshots of every page at 360 and 1280 px, light and dark: `make shots`, then look at build/shots.

    python -m tools.shots              all of them
    python -m tools.shots duel lobby   those whose names begin so
    python -m tools.shots --readme     and those that README shows, into docs/pictures

A server of its own is started, with tables that were played for a while. Fails where a page says an error or can be
scrolled sideways.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import httpx2
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright
from websockets.sync.client import connect
from websockets.typing import Origin

from tools import browser as chromium
from tools.served import ROOT, Served

OUT = ROOT / "build" / "shots"
PICTURES = ROOT / "docs" / "pictures"
README = {"lobby": "lobby.png", "duel": "duel.png", "ages": "ages.png"}  # at 1280 px, light
LARGEST = 250_000  # bytes of a picture in README
SIZES = {360: 740, 1280: 800}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# What a person would do first, so that positions look like somebody's.
LIKED = ("build", "develop", "lead", "wonder", "increase", "take", "play", "pick", "choose", "pass", "end", "discard")

ALWAYS_ASK = """localStorage.setItem("ecumene", '{"state": {"alwaysAsk": true}, "version": 0}')"""  # nothing is played


class Guest:
    """Who opens tables and plays them on by socket; the browser gets the same cookie."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx2.Client(base_url=base, headers={"origin": base})
        self.http.get("/api/me")
        self.http.post("/api/me", json={"name": "Anna"})

    def open(self, game: str, *seats: str, moves: int = 0, asked: str = "", **options: str) -> str:
        """`moves` choices at seat A, or to the end, and on until it is asked the question `asked`."""
        wanted = [
            {"kind": kind, "bot": name} if kind == "bot" else {"kind": kind, "name": name}
            for kind, _, name in (seat.partition(":") for seat in seats)
        ]
        id: str = self.http.post("/api/tables", json={"game": game, "seats": wanted, "options": options}).json()["id"]
        if moves:
            self.play(id, moves, asked)
        return id

    def play(self, id: str, moves: int, asked: str) -> None:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        address = f"{self.base.replace('http', 'ws')}/api/tables/{id}/live?seat=A"
        with connect(address, origin=Origin(self.base), additional_headers={"Cookie": cookie}, max_size=None) as ws:
            while True:
                state: dict[str, Any] = json.loads(ws.recv(30))
                if state["type"] != "state" or (state.get("asked") or {}).get("seat", "A") != "A":
                    continue
                if "result" in state or (moves <= 0 and asked in ("", state["asked"]["question"])):
                    return
                moves -= 1
                ws.send(json.dumps({"type": "play", "id": 1, "n": state["n"], "move": liked(state["choices"])}))

    def cookies(self) -> list[Any]:
        return [{"name": k, "value": v, "url": self.base} for k, v in self.http.cookies.items()]


def liked(choices: list[dict[str, Any]]) -> str:
    """The first choice of the verb that comes first."""
    verbs = [c["verb"] for c in choices]
    verb = next((v for v in LIKED if v in verbs), verbs[0])
    return str(next(c["move"] for c in choices if c["verb"] == verb))


class Camera:
    def __init__(self, browser: Browser, guest: Guest, only: list[str]) -> None:
        self.base, self.only = guest.base, only
        context = browser.new_context(locale="en", reduced_motion="reduce")
        context.add_cookies(guest.cookies())
        context.add_init_script(ALWAYS_ASK)
        self.page = context.new_page()
        self.troubles: list[str] = []
        self.page.on("console", self.on_console)
        self.page.on("pageerror", lambda e: self.troubles.append(f"{self.page.url}: {e}"))

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"{self.page.url}: {message.text}")

    def wants(self, name: str) -> bool:
        return not self.only or any(name.startswith(x) for x in self.only)

    def shoot(self, name: str, path: str, ready: str, before: Callable[[Page], object] = lambda page: None) -> None:
        if not self.wants(name):
            return
        page = self.page
        for width, height in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.goto(self.base + path)
            page.locator(ready).first.wait_for()
            before(page)
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                page.wait_for_timeout(250)  # fonts and colours
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                if wide > 0:
                    self.troubles.append(f"{name} at {width}: {wide} px too wide")
                page.screenshot(path=OUT / f"{name}-{width}-{theme}.png")


def everything(camera: Camera, guest: Guest) -> None:
    """Every page, with tables in canned positions."""
    bot, me = "bot:greedy", "here:Anna"
    duel = guest.open("seven_wonders_duel", me, bot, moves=14)
    ages = guest.open("through_the_ages", me, bot, bot, moves=42, asked="ActionPhase")
    camera.shoot("lobby", "/", ".table-row")
    camera.shoot("new-duel", "/new/seven_wonders_duel", ".wish")
    camera.shoot("new-ages", "/new/through_the_ages", ".wish")
    camera.shoot("duel", f"/t/{duel}", ".prompt .choice")
    camera.shoot("duel-picked", f"/t/{duel}", ".structure [data-lit]", pick)
    camera.shoot("duel-whynot", f"/t/{duel}", ".structure [data-lit]", why_not)
    camera.shoot("ages", f"/t/{ages}", ".prompt .choice")
    camera.shoot("ages-me", f"/t/{ages}", ".prompt .choice", lambda page: tab(page, 1))
    camera.shoot("ages-rivals", f"/t/{ages}", ".prompt .choice", lambda page: tab(page, 2))
    camera.shoot("ages-log", f"/t/{ages}", ".prompt .choice", lambda page: tab(page, 3))
    if camera.wants("draft"):
        camera.shoot("draft", f"/t/{guest.open('seven_wonders_duel', me, bot, moves=1)}", ".prompt .choice")
    if camera.wants("over") or camera.wants("replay"):
        over = guest.open("seven_wonders_duel", me, bot, moves=200)
        camera.shoot("over", f"/t/{over}", ".result")
        camera.shoot("replay", f"/replay/{over}?n=40", ".board")
    if camera.wants("four"):
        camera.shoot("four", f"/t/{guest.open('through_the_ages', me, bot, bot, bot, moves=20)}", ".prompt .choice")
    if camera.wants("invite"):
        camera.shoot("invite", f"/t/{guest.open('through_the_ages', me, 'link:', 'open:')}", ".invite")
    if camera.wants("pass"):
        camera.shoot("pass", f"/t/{guest.open('seven_wonders_duel', me, 'here:Bohdan')}", ".pass")
    camera.shoot("rules", "/rules/seven_wonders_duel#SWD-3.5", ".rule")
    camera.shoot("cards", "/cards/through_the_ages", ".card-list li")
    camera.shoot("credits", "/credits", "h1")


def toys(camera: Camera, guest: Guest) -> None:
    """A toy shows the kinds of sections that no game has yet: a map of hexes."""
    table = guest.open("lantern", "here:Anna", "bot:greedy", "bot:greedy", moves=2)
    camera.shoot("lantern", f"/t/{table}", ".map")


def pick(page: Page) -> None:
    page.locator(".structure [data-lit]").first.click()
    page.locator(".crumb").first.wait_for()
    if page.locator(".choice").count():
        page.locator(".choice").first.click()
    page.locator(".chosen .button:enabled").first.wait_for()


def why_not(page: Page) -> None:
    page.locator(".structure .card:not([data-lit]):not(.back)").first.click()
    page.locator(".why").wait_for()


def tab(page: Page, at: int) -> None:
    """On a phone; wider, everything is there at once."""
    button = page.locator(".tabs button").nth(at)
    if button.is_visible():
        button.click()


def readme() -> None:
    for name, picture in README.items():
        made = OUT / f"{name}-1280-light.png"
        if made.stat().st_size > LARGEST:
            raise SystemExit(f"{made} has {made.stat().st_size} bytes, more than README should carry")
        PICTURES.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(made, PICTURES / picture)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", help="names of shots, or how they begin")
    parser.add_argument("--readme", action="store_true", help="copy README's pictures to docs/pictures")
    asked = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    program = chromium.find()
    if not program:
        raise SystemExit("no Chromium here: run `make browser` first")
    troubles: list[str] = []
    with sync_playwright() as play:
        launched = play.chromium.launch(executable_path=program, args=chromium.FLAGS)
        for what, *more in ((everything,), (toys, "--toys")):  # the lobby shows what is offered to everybody
            with tempfile.TemporaryDirectory() as folder, Served(Path(folder), *more) as served:
                guest = Guest(served.base)
                camera = Camera(launched, guest, asked.only)
                what(camera, guest)
                troubles += camera.troubles
                guest.http.close()
        launched.close()
    if asked.readme:
        readme()
    if troubles:
        sys.exit("\n".join(dict.fromkeys(troubles)))
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
