"""Screenshots of every page, in every width, theme and language: `make shots`, then look at build/shots/sheets.

    python -m tools.screenshots                                  all of them
    python -m tools.screenshots duel lobby                       those whose names start with it
    python -m tools.screenshots ages --width 360,768 --lang pl --theme dark
    python -m tools.screenshots --list                           the names
    python -m tools.screenshots --readme                         those that README shows, into docs/pictures

A picture is build/shots/<name>-<width>-<language>-<theme>.png; a sheet is one page at one width, with languages side by
side and themes below each other. Two servers are started: one with tables that were played for a while, one with the
gallery (names that start with `gallery`). Fails if a page shows an error or can be scrolled sideways.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tools import browser as chromium
from tools import contact_sheets, gallery, positions
from tools.local_server import ROOT, LocalServer
from tools.scripted_guest import ScriptedGuest

Theme = Literal["light", "dark"]

OUT = ROOT / "build" / "shots"
PICTURES = ROOT / "docs" / "pictures"
README: dict[str, tuple[str, int, Theme]] = {  # in English
    "duel.webp": ("duel", 1280, "light"),
    "ages.webp": ("ages", 1280, "dark"),
    "clash.webp": ("gallery-clash-late", 1280, "light"),
    "dawn.webp": ("gallery-dawn-late", 1280, "light"),
    "era.webp": ("gallery-era-late", 1280, "dark"),
    "over.webp": ("over", 1280, "light"),
    "cards.webp": ("cards-ages", 1280, "light"),
    "phone.webp": ("duel", 360, "light"),
}
LARGEST = 300_000  # bytes of a picture in README
HEIGHTS = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
PATIENCE = 15_000  # milliseconds until a page is ready
LANGUAGES = ("en", "uk", "pl", "ru")
THEMES: tuple[Theme, ...] = ("light", "dark")

# A click alone plays nothing, and the language is set.
SETTINGS = (
    """localStorage.setItem("ecumene", JSON.stringify({{state: {{alwaysAsk: true, lang: "{lang}"}}, version: 0}}))"""
)

COMPONENTS = (
    "colours",
    "type",
    "icons",
    "controls",
    "cards",
    "pictures",
    "pieces",
    "names-duel",
    "names-ages",
    "names-clash",
    "names-dawn",
    "names-era",
    "counters",
    "seats",
    "panels",
)
STATES = ("long", "do=picked", "do=chosen", "do=why", "do=panel", "do=resign", "do=settings")
NETWORK_EVENTS = ("after=waiting", "after=watching", "after=undo", "after=offline", "after=refused")
SHOWN_IN_STATES = ("duel-middle", "ages-late")
WITH_LONG_NAMES = tuple(x for x in positions.POSITIONS if x.endswith(("-crowded", "-four")))


@dataclass
class Wanted:
    """Which pictures to make."""

    names: list[str] = field(default_factory=list)
    widths: list[int] = field(default_factory=lambda: list(HEIGHTS))
    languages: list[str] = field(default_factory=lambda: list(LANGUAGES))
    themes: list[Theme] = field(default_factory=lambda: list(THEMES))

    def has(self, name: str) -> bool:
        return not self.names or any(name.startswith(x) for x in self.names)


def nothing(page: Page) -> None: ...


@dataclass(frozen=True)
class Shot:
    """A page: its address, what is there when it is ready, what to do then."""

    name: str
    path: str | Callable[[ScriptedGuest], str]  # a table is played only if a picture of it is needed
    ready: str
    before: Callable[[Page], None] = nothing
    full: bool = False  # the whole page, not only what a screen shows


# ---------------------------------------------------------------- what is shown


def everything() -> list[Shot]:
    """Every page of the client, with tables that were played for a while."""
    bot, me = "bot:greedy", "here:Anna"
    opened: dict[str, str] = {}

    def table(name: str, game: str, *seats: str, moves: int = 0, asked: str = "") -> Callable[[ScriptedGuest], str]:
        def path(guest: ScriptedGuest) -> str:
            if name not in opened:
                opened[name] = guest.open(game, *seats, moves=moves, asked=asked)
            return f"/t/{opened[name]}"

        return path

    duel = table("duel", positions.DUEL, me, bot, moves=14)
    ages = table("ages", positions.AGES, me, bot, bot, moves=42, asked="ActionPhase")
    over = table("over", positions.DUEL, me, bot, moves=200)
    return [
        Shot("lobby", "/", ".table-card"),
        Shot("new-duel", "/new/seven_wonders_duel", ".seat-setup"),
        Shot("duel", duel, ".prompt .choice"),
        Shot("ages", ages, ".prompt .choice"),
        Shot("ages-me", ages, ".prompt .choice", tab(1)),
        Shot("ages-rivals", ages, ".prompt .choice", tab(2)),
        Shot("ages-log", ages, ".prompt .choice", tab(3)),
        Shot("over", over, ".result .chart-room svg"),
        *(Shot(f"guide-{step}", duel, ".prompt .choice", guided(step)) for step in range(1, 8)),
        Shot("replay", lambda guest: over(guest).replace("/t/", "/replay/") + "?n=40", ".board"),
        Shot("invite", table("invite", positions.AGES, me, "link:", "open:"), ".invite"),
        Shot("pass", table("pass", positions.DUEL, me, "here:Bohdan"), ".pass-device"),
        Shot("rules-duel", "/rules/seven_wonders_duel#SWD-3.5", ".rule"),
        Shot("cards-duel", "/cards/seven_wonders_duel", ".card-list li"),
        Shot("card-duel", "/cards/seven_wonders_duel#card:palace", ".card-list li"),
        Shot("card-ages", "/cards/through_the_ages#card:pyramids", ".card-list li"),
        *reference_pages("ages", positions.AGES),
        *reference_pages("clash", positions.CLASH),
        *reference_pages("dawn", positions.DAWN),
        *reference_pages("era", positions.ERA),
        Shot("legend", "/legend", "h1"),
        Shot("credits", "/credits", "h1"),
        Shot("nowhere", "/nowhere", "h1"),
    ]


def reference_pages(name: str, game: str) -> list[Shot]:
    """The rules and cards of a game, and the page to open a table."""
    return [
        Shot(f"new-{name}", f"/new/{game}", ".seat-setup"),
        Shot(f"rules-{name}", f"/rules/{game}", ".rule"),
        Shot(f"cards-{name}", f"/cards/{game}", ".card-list li"),
    ]


def exhibits() -> list[Shot]:
    """The gallery: components, every position, and what can happen at a table."""
    shots = [Shot(f"gallery-{x}", f"/gallery?show={x}", ".sheet", full=True) for x in (*COMPONENTS, "sections")]
    for name in positions.POSITIONS:
        shots.append(Shot(f"gallery-{name}", f"/gallery?show={name}", ".board", settled))
    for name in WITH_LONG_NAMES:
        shots.append(Shot(f"gallery-{name}-long", f"/gallery?show={name}&long", ".board", settled))
    for name in SHOWN_IN_STATES:
        for state in (*STATES, *NETWORK_EVENTS):
            path = f"/gallery?show={name}&{state}"
            shots.append(Shot(f"gallery-{name}-{state.partition('=')[2] or state}", path, ".board", settled))
    return shots


def settled(page: Page) -> None:
    """Wait until the gallery has done what it does by itself: a resting pointer opens a panel."""
    page.wait_for_timeout(700)


def tab(at: int) -> Callable[[Page], None]:
    """Open a tab of the table on a phone; on wider screens everything is visible at once."""

    def turn(page: Page) -> None:
        button = page.locator(".tabs button").nth(at)
        if button.is_visible():
            button.click()

    return turn


def guided(step: int) -> Callable[[Page], None]:
    """Start the guide of a game from the table's menu, and go to a step."""

    def read(page: Page) -> None:
        page.locator(".settings > button").click()
        page.locator(".popup-links .text-link:not(.keys-link)").click()
        page.keyboard.press("Escape")
        for _ in range(1, step):
            page.locator(".coach-tools .button").first.click()

    return read


# ---------------------------------------------------------------- the camera


class Camera:
    def __init__(self, browser: Browser, guest: ScriptedGuest, wanted: Wanted) -> None:
        self.guest, self.wanted = guest, wanted
        self.problems: list[str] = []
        self.pages = {lang: self.page_in(browser, lang) for lang in wanted.languages}

    def page_in(self, browser: Browser, lang: str) -> Page:
        context: BrowserContext = browser.new_context(locale=lang, reduced_motion="reduce")
        context.add_cookies(self.guest.cookies())
        context.add_init_script(SETTINGS.format(lang=lang))
        page = context.new_page()
        page.on("console", lambda message: self.on_console(page, message))
        page.on("pageerror", lambda e: self.problems.append(f"{page.url}: {e}"))
        return page

    def on_console(self, page: Page, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"{page.url}: {message.text}")

    def shoot(self, shot: Shot) -> None:
        path = shot.path if isinstance(shot.path, str) else shot.path(self.guest)
        for width in self.wanted.widths:
            for lang, page in self.pages.items():
                page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
                page.goto(self.guest.base + path)
                try:
                    page.locator(shot.ready).first.wait_for(timeout=PATIENCE)
                    shot.before(page)
                except PlaywrightError as e:
                    self.problems.append(f"{shot.name} at {width} in {lang}: {str(e).splitlines()[0]}")
                for theme in self.wanted.themes:
                    page.emulate_media(color_scheme=theme)
                    page.wait_for_timeout(150)  # fonts and colours
                    page.screenshot(path=picture(shot.name, width, lang, theme), full_page=shot.full)
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                if wide > 0:
                    self.problems.append(f"{shot.name} at {width} in {lang}: {wide} px too wide")


def picture(name: str, width: int, lang: str, theme: str) -> Path:
    return OUT / f"{name}-{width}-{lang}-{theme}.png"


def take(browser: Browser, shots: Iterable[Shot], wanted: Wanted, *more: str) -> list[str]:
    """Make the pictures, and a sheet of each page at each width. Returns what went wrong, in words."""
    todo = [shot for shot in shots if wanted.has(shot.name)]
    if not todo:
        return []
    with tempfile.TemporaryDirectory() as folder, LocalServer(Path(folder), *more) as server:
        guest = ScriptedGuest(server.base)
        guest.open(positions.DUEL, "here:Anna", "bot:greedy")  # so that the lobby is not empty
        camera = Camera(browser, guest, wanted)
        for shot in todo:
            camera.shoot(shot)
            for width in wanted.widths:
                rows = [
                    [(f"{lang} {theme}", picture(shot.name, width, lang, theme)) for lang in wanted.languages]
                    for theme in wanted.themes
                ]
                contact_sheets.write(browser, OUT / "sheets" / f"{shot.name}-{width}.png", rows, width)
            print(f"· {shot.name}", flush=True)
        guest.http.close()
    return camera.problems


AS_WEBP = """async ([data, wanted]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const width = wanted || image.width;
  const height = Math.round((image.height * width) / image.width);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL("image/webp", 0.9).split(",")[1];
}"""


def as_webp(page: Page, png: bytes, width: int = 0) -> bytes:
    """Made by the browser; as wide as it was, if no width is given."""
    return base64.b64decode(page.evaluate(AS_WEBP, [base64.b64encode(png).decode(), width]))


def readme(browser: Browser) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page = browser.new_page()
    for shown, (name, width, theme) in README.items():
        made = picture(name, width, "en", theme).read_bytes()
        small = as_webp(page, made)
        if len(small) > LARGEST:
            raise SystemExit(f"{shown} has {len(small)} bytes, too many for README")
        (PICTURES / shown).write_bytes(small)
    page.context.close()


def asked_for(words: list[str] | None = None) -> tuple[Wanted, argparse.Namespace]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", help="names of shots, or how they start")
    parser.add_argument("--width", default="", help=f"of {', '.join(map(str, HEIGHTS))}, separated by commas")
    parser.add_argument("--lang", default="", help=f"of {', '.join(LANGUAGES)}, separated by commas")
    parser.add_argument("--theme", default="", help=f"of {', '.join(THEMES)}, separated by commas")
    parser.add_argument("--list", action="store_true", help="print the names and do nothing")
    parser.add_argument("--readme", action="store_true", help="only README's pictures, and copy them to docs/pictures")
    asked = parser.parse_args(words)
    wanted = Wanted(
        asked.only,
        [x for x in HEIGHTS if not asked.width or str(x) in asked.width.split(",")],
        [x for x in LANGUAGES if not asked.lang or x in asked.lang.split(",")],
        [x for x in THEMES if not asked.theme or x in asked.theme.split(",")],
    )
    if asked.readme:
        names, widths, _ = zip(*README.values(), strict=True)
        wanted = Wanted(sorted(set(names)), sorted(set(widths)), ["en"])
    if not (wanted.widths and wanted.languages and wanted.themes):
        parser.error("no picture is that wide, or in that language or theme")
    return wanted, asked


def main() -> None:
    wanted, asked = asked_for()
    if asked.list:
        print("\n".join(shot.name for shot in [*everything(), *exhibits()] if wanted.has(shot.name)))
        return
    OUT.mkdir(parents=True, exist_ok=True)
    in_gallery = exhibits() if any(wanted.has(x.name) for x in exhibits()) else []
    more = ["--toys", "--client", str(gallery.build())] if in_gallery else []
    with sync_playwright() as play:
        launched = chromium.launch(play)
        problems = take(launched, everything(), wanted) + take(launched, in_gallery, wanted, *more)
        if asked.readme:
            readme(launched)
        launched.close()
    if problems:
        sys.exit("\n".join(dict.fromkeys(problems)))
    print(f"look at {(OUT / 'sheets').relative_to(ROOT)}")


if __name__ == "__main__":
    main()
