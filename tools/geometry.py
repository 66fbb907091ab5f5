"""Is everything on every board where people can see and read it? Writes docs/reports/geometry.md.

    python -m tools.geometry                                 every position of the gallery, width and language
    python -m tools.geometry era --width 360 --lang uk,ru    those whose names start with it; prints, writes nothing

What is looked for is in `PROBLEMS`: things with a reference that are out of the window, clipped or over one another,
texts that are cut, letters that are too small. What can be scrolled to counts as there.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools import browser as chromium
from tools import gallery, positions
from tools.local_server import ROOT, LocalServer
from tools.screenshots import HEIGHTS, LANGUAGES

REPORT = ROOT / "docs" / "reports" / "geometry.md"
SETTLED = 250  # milliseconds after which a board has its new size
PATIENCE = 30_000
ON_TOP = ".a-moment, .map-window"
ONLY_BOARD = ".end-fold"  # the end of a game lies over its board

# What lies on a map is drawn in its own space, and may be moved out of its pane. A text is cut only where its box hides
# what does not fit; names of players may be shortened.
PROBLEMS = """(players) => {
  const board = document.querySelector(".board");
  const style = (x) => getComputedStyle(x);
  const shown = (x) => x.getClientRects().length > 0 && style(x).visibility !== "hidden" && style(x).opacity !== "0";
  const scrolls = (x) => /auto|scroll/.test(style(x).overflowX + style(x).overflowY);
  const above = function* (x) { for (let y = x.parentElement; y; y = y.parentElement) yield y; };
  const scrolled = (x) => [...above(x)].some((y) => !y.matches("body, html") && scrolls(y));
  const name = (x) => {
    const place = typeof x.className === "string" ? x.className.split(" ")[0] : "";
    return [place, x.dataset?.ref, (x.textContent ?? "").trim().slice(0, 40)].filter(Boolean).join(" · ");
  };
  const wrong = new Set();
  const all = [...board.querySelectorAll(":is([data-ref], button):not(svg *)")];
  const things = all.filter((x) => shown(x) && !scrolled(x));
  const boxes = [];
  for (const x of things) {
    const r = x.getBoundingClientRect();
    if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1)
      wrong.add(`out of the window: ${name(x)}`);
    for (const y of above(x)) {
      const room = y.getBoundingClientRect(), s = style(y);
      const low = /hidden|clip/.test(s.overflowY) && r.bottom > room.bottom + 2;
      const wide = /hidden|clip/.test(s.overflowX) && r.right > room.right + 2;
      if (low || wide) wrong.add(`clipped: ${name(x)}`);
      if (y === board) break;
    }
    if (x.dataset.ref) boxes.push([x, r]);
  }
  for (let i = 0; i < boxes.length; i++) for (let k = i + 1; k < boxes.length; k++) {
    const [a, p] = boxes[i], [b, q] = boxes[k];
    if (a.contains(b) || b.contains(a)) continue;
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > 2 && high > 2) wrong.add(`over one another: ${name(a)} and ${name(b)}`);
  }
  const least = innerWidth < 720 ? 13 : 12;
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT), lines = [];
  while (texts.nextNode()) {
    const x = texts.currentNode.parentElement, said = texts.currentNode.textContent.trim();
    if (!said || x.closest("svg, .visually-hidden") || !shown(x) || players.includes(said)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const boxes = [...range.getClientRects()].filter((r) => r.width > 1);
    if (!boxes.length) continue;
    const [left, top] = [Math.min(...boxes.map((r) => r.left)), Math.min(...boxes.map((r) => r.top))];
    const [right, bottom] = [Math.max(...boxes.map((r) => r.right)), Math.max(...boxes.map((r) => r.bottom))];
    const small = parseFloat(style(x).fontSize) < least - 0.01;
    if (small && /[\\p{L}\\p{N}]/u.test(said)) wrong.add(`small letters: ${name(x)}`);
    for (const y of [x, ...above(x)]) {
      const s = style(y), room = y.getBoundingClientRect();
      if (y === board || scrolls(y)) break;
      if (room.width < 3) break; // only for those who listen
      const wide = /hidden|clip/.test(s.overflowX) && (right > room.right + 2 || left < room.left - 2);
      const high = /hidden|clip/.test(s.overflowY) && (bottom > room.bottom + 4 || top < room.top - 4);
      if (s.display !== "inline" && (wide || high)) wrong.add(`cut: ${name(x)}`);
    }
    lines.push(...boxes.map((r) => [x, r]));
  }
  for (let i = 0; i < lines.length; i++) for (let k = i + 1; k < lines.length; k++) {
    const [[a, p], [b, q]] = [lines[i], lines[k]];
    if (a === b || a.closest("[data-ref]") !== b.closest("[data-ref]") || !a.closest("[data-ref]")) continue;
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    const half = 0.4 * Math.min(p.height, q.height);
    if (wide > 2 && high > half) wrong.add(`texts over one another: ${name(a)} and ${name(b)}`);
  }
  const side = board.closest(".board-side") ?? board;
  if (innerWidth >= 1280 && document.scrollingElement.scrollHeight > innerHeight + 1) wrong.add("the page scrolls");
  const own = board.classList.length > 1; // the board that all games can have may be long
  if (own && innerWidth >= 1280 && scrolls(side) && side.scrollHeight > side.clientHeight + 1)
    wrong.add("the board scrolls");
  if (document.documentElement.scrollWidth > innerWidth) wrong.add("the page is too wide");
  return [...wrong];
}"""


@dataclass(frozen=True)
class Where:
    position: str
    width: int
    lang: str
    tab: int = 0  # on a phone


@dataclass
class Wanted:
    positions: Sequence[str]
    widths: Sequence[int] = tuple(HEIGHTS)
    languages: Sequence[str] = LANGUAGES


def problems(browser: Browser, base: str, wanted: Wanted) -> Iterator[tuple[Where, list[str]]]:
    """What is wrong on each board, place by place; nothing where all is well."""
    for lang in wanted.languages:
        context = browser.new_context(locale=lang, reduced_motion="reduce")
        page = context.new_page()
        for position in wanted.positions:
            page.set_viewport_size({"width": 1280, "height": HEIGHTS[1280]})
            page.goto(f"{base}/gallery?show={position}")
            page.locator(".board").first.wait_for(state="attached", timeout=PATIENCE)
            page.evaluate("() => document.fonts.ready")
            if page.locator(ONLY_BOARD).count():
                page.locator(ONLY_BOARD).click()
                page.wait_for_timeout(2 * SETTLED)
            players = players_of(position)
            for width in wanted.widths:
                for tab, found in on_page(page, width, players):
                    yield Where(position, width, lang, tab), found
        context.close()


def players_of(position: str) -> list[str]:
    name = position.partition("&")[0]  # with long names or not
    table = json.loads((positions.OUT / f"{name}.json").read_text(encoding="utf-8"))["table"]
    names = [(chair["name"], chair["seat"]) for chair in table["chairs"]]
    return [said for name, seat in names for said in (name, f"{name} {seat}")]  # two bots of a name have letters


def on_page(page: Page, width: int, players: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """The page at this width; on a phone tab by tab."""
    page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
    page.wait_for_timeout(SETTLED)
    tabs = page.locator(":is(.tabs, .a-tabs, .dawn-tabs) button:visible")
    if page.locator(ON_TOP).count():  # the tabs are below it
        yield 0, page.evaluate(PROBLEMS, players)
        return
    for tab in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(tab).click()
            page.wait_for_timeout(SETTLED)
        yield tab, page.evaluate(PROBLEMS, players)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", help="names of positions, or how they start")
    parser.add_argument("--width", default=",".join(map(str, HEIGHTS)))
    parser.add_argument("--lang", default=",".join(LANGUAGES))
    asked = parser.parse_args()
    names = [x for x in positions.POSITIONS if not asked.only or any(x.startswith(y) for y in asked.only)]
    wanted = Wanted(names, [int(x) for x in asked.width.split(",")], asked.lang.split(","))
    built, wrong, looked = gallery.build(), dict[str, list[Where]](), 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        browser = chromium.launch(play)
        with LocalServer(Path(folder), "--toys", "--client", str(built)) as server:
            for where, found in problems(browser, server.base, wanted):
                looked += 1
                print(f"· {where.position} {where.width} {where.lang} {where.tab}: {len(found)}", file=sys.stderr)
                for said in found:
                    wrong.setdefault(said, []).append(where)
        browser.close()
    lines = [f"- {said} ({told(places)})" for said, places in sorted(wrong.items())]
    summary = f"{looked} views of {len(names)} positions at {asked.width} px in {asked.lang}: {len(wrong)} problems."
    print("\n".join([*lines, summary]))
    if wanted == Wanted(list(positions.POSITIONS), list(HEIGHTS), list(LANGUAGES)):
        head = (
            f"# Where things are on every board\n\n{time.strftime('%Y-%m-%d')}, `python -m tools.geometry`: {summary}\n"
        )
        REPORT.write_text("\n".join([head, *lines]).rstrip() + "\n", encoding="utf-8")
    sys.exit(bool(wrong))


def told(places: Sequence[Where]) -> str:
    """Where a problem was seen: positions, widths and languages."""
    parts = ({x.position for x in places}, {x.width for x in places}, {x.lang for x in places})
    return "; ".join(", ".join(map(str, sorted(part, key=str))) for part in parts)


if __name__ == "__main__":
    main()
