"""How long the page works on a new view, and how much script it loads: `make frames`.

    python -m tools.frame_times                                 tables on the screen; exit code 1 above a limit
    python -m tools.frame_times duel                            only the boards whose names start with it
    python -m tools.frame_times --write docs/performance.md     and into the page, between its two markers
    python -m tools.frame_times ages --profile                  which functions cost most, from an unminified build

A whole game of bots is played first. A page of the built client gets its states one by one through a socket that we
control, as at a real table. Chromium's trace says how long its main thread worked from the message to the end of the
frame that shows it: script, style, layout and paint. This is processor time of the thread, because other programs run
on the same machine. What is not urgent (log, live region) is drawn in the next frame and counted separately as "the
rest", so that it is not left out. After every view a plain list in an iframe is drawn and measured in the same way: the
ratio to it means the same on other machines.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import statistics
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, Response, sync_playwright

from ecumene.server import messages
from tools import browser as chromium
from tools import node, positions
from tools.bench import replace_block
from tools.local_server import CLIENT, ROOT, LocalServer
from tools.scripted_guest import ScriptedGuest

FIRST_LOAD = 300_000  # bytes of compressed script
UPDATES = 75  # views that are measured, spread over the game
SETTLED = 500  # milliseconds until all animations have ended
REFERENCE = 1000  # nodes of the plain list
PROFILED = 30  # functions that a profile lists
SIZE = {"width": 1280, "height": 800}
TRACE = ["-*", "devtools.timeline", "blink.user_timing"]  # few, because tracing itself costs time
SLOW = {"UpdateLayoutTree": "style", "Layout": "layout"}  # what is left and not script is paint
PAINT = {"PrePaint", "Paint", "Layerize", "Commit", "HitTest"}
PARTS = ("script", "style", "layout", "paint")


@dataclass(frozen=True)
class Subject:
    """A game that is measured."""

    name: str
    title: str
    game: str
    players: int
    seed: int
    budget: float  # milliseconds for a view


SUBJECTS = [
    Subject("duel", "7 Wonders Duel", positions.DUEL, 2, 3, 16.0),
    Subject("ages", "Through the Ages, two seats", positions.AGES, 2, 5, 50.0),
    Subject("ages-four", "Through the Ages, four seats", positions.AGES, 4, 5, 50.0),
    Subject("clash-four", "Clash of Cultures, four seats", positions.CLASH, 4, 5, 50.0),
    Subject("dawn-four", "A New Dawn, four seats", positions.DAWN, 4, 5, 50.0),
    Subject("era-four", "Age of Civilization, four seats", positions.ERA, 4, 5, 50.0),
]

# A socket that we control, and marks before a message is handled and after its frame.
HELD = """
window.WebSocket = class {
  readyState = 0;
  constructor() {
    window.held = this;
    setTimeout(() => { this.readyState = 1; this.onopen?.({}); });
  }
  send() {}
  close() {}
};
window.framed = (name, work) => new Promise((done) => setTimeout(() => {
  const after = new MessageChannel();
  after.port1.onmessage = () => { performance.mark(`${name}-end`); done(); };
  requestAnimationFrame(() => after.port2.postMessage(0));
  performance.mark(`${name}-begin`);
  work();
}));
window.rest = () => new Promise((done) => {
  const after = new MessageChannel();
  after.port1.onmessage = () => { performance.mark("rest-end"); done(); };
  requestAnimationFrame(() => after.port2.postMessage(0));
  performance.mark("rest-begin");
});
window.receive = async (name, text) => {
  await framed(name, () => held.onmessage({ data: text }));
  if (name === "view") await rest();
  return document.querySelector(".board")?.dataset.n;
};
window.reference = async (count) => {
  const frame = document.querySelector("iframe") ?? document.body.appendChild(document.createElement("iframe"));
  frame.style.cssText = "position: fixed; right: 0; bottom: 0; width: 320px; height: 240px; background: white";
  const { body } = frame.contentDocument;
  body.replaceChildren();
  await new Promise((done) => setTimeout(done, 60));
  await framed("reference", () => {
    for (let i = 0; i < count / 4; i++) {
      const row = body.appendChild(document.createElement("div"));
      row.style.cssText = "display: flex; gap: 4px; padding: 2px; border: 1px solid gray; border-radius: 4px";
      for (const word of ["one", "row", String(i)]) row.appendChild(document.createElement("span")).textContent = word;
    }
  });
};
"""


@dataclass
class Figures:
    """Milliseconds of the main thread: for each view, its parts and the frame after it, and for the plain list."""

    views: list[float] = field(default_factory=list)
    parts: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    reference: list[float] = field(default_factory=list)
    rest: list[float] = field(default_factory=list)  # of the frame after each view: what is around the board
    nodes: int = 0  # of the page at the end

    @property
    def median(self) -> float:
        return statistics.median(self.views)

    @property
    def most(self) -> float:
        """95 of 100 views take at most this long."""
        return sorted(self.views)[min(len(self.views) - 1, int(len(self.views) * 0.95))]

    @property
    def ratio(self) -> float:
        return self.median / statistics.median(self.reference)


def states(subject: Subject) -> Iterator[tuple[bool, str]]:
    """States of the first seat in pairs: one that updates the page, then the next one, which is measured."""
    whole = positions.played(subject.game, subject.players, subject.seed)
    count = sum(1 for _ in positions.moments(whole))
    wanted = {1 + (count - 1) * i // UPDATES for i in range(UPDATES)}
    known = 0
    for n, match in enumerate(positions.moments(whole)):
        if n in wanted or n + 1 in wanted:
            state = messages.state_of(match, 0, known, alone=True)
            known = len(match.log)
            yield n in wanted, msgspec.json.encode(state).decode()


# ---------------------------------------------------------------- reading a trace


def read_trace(trace: dict[str, Any]) -> Figures:
    """What the main thread did between every pair of marks, in its own processor time."""
    events = trace["traceEvents"]
    marks = [e for e in events if e.get("cat") == "blink.user_timing" and re.search("-(begin|end)$", e["name"])]
    if not marks:
        raise SystemExit("the trace has no marks")
    thread = marks[0]["pid"], marks[0]["tid"]
    work = [e for e in events if e.get("ph") == "X" and (e["pid"], e["tid"]) == thread and "tts" in e]
    work.sort(key=lambda e: (e["ts"], -e.get("dur", 0)))
    figures = Figures()
    begun: dict[str, Any] = {}
    for mark in sorted(marks, key=lambda e: e["ts"]):
        name, _, edge = mark["name"].rpartition("-")
        if edge == "begin":
            begun[name] = mark
        elif name in begun:
            _measured(figures, name, begun.pop(name), mark, work)
    return figures


def _measured(figures: Figures, name: str, begin: dict[str, Any], end: dict[str, Any], work: list[Any]) -> None:
    taken = (end["tts"] - begin["tts"]) / 1000
    if name == "reference":
        figures.reference.append(taken)
    if name == "rest":
        figures.rest.append(taken)
    if name != "view":
        return
    figures.views.append(taken)
    spent: Counter[str] = Counter()
    done = begin["ts"]  # nested events are counted with the outer one
    for e in work:
        part = SLOW.get(e["name"]) or ("paint" if e["name"] in PAINT else "")
        if part and done <= e["ts"] < end["ts"]:
            spent[part] += e.get("tdur", 0) / 1000
            done = e["ts"] + e.get("dur", 0)
    spent["script"] = max(0, taken - sum(spent.values()))
    for part in PARTS:
        figures.parts[part].append(spent[part])


# ---------------------------------------------------------------- in the browser


def open_table(browser: Browser, guest: ScriptedGuest, subject: Subject) -> Page:
    """The page of a table, with a socket that we control."""
    seats = ["here:Anna"] + ["bot:random"] * (subject.players - 1)
    id = guest.open(subject.game, *seats)
    # without motion: with it, the moves of others wait until those before them were seen
    page = browser.new_page(viewport=SIZE, locale="en", reduced_motion="reduce")  # type: ignore[arg-type]
    page.context.add_cookies(guest.cookies())
    page.add_init_script(HELD)
    page.goto(f"{guest.base}/t/{id}")
    page.wait_for_function("() => Boolean(window.held?.onmessage)")
    whole = positions.played(subject.game, subject.players, subject.seed)
    table = positions.table_of(whole, "A", id)
    page.evaluate("text => receive('table', text)", msgspec.json.encode(table).decode())
    return page


def watch(page: Page, subject: Subject) -> None:
    """Show a whole game; every second view is measured, and the plain list after it."""
    for measured, text in states(subject):
        shown = page.evaluate("([name, text]) => receive(name, text)", ["view" if measured else "before", text])
        if not measured:
            page.locator(".board[data-n]").wait_for(state="attached")  # the board of the game is loaded once
        elif shown != str(json.loads(text)["n"]):
            raise SystemExit(f"{subject.title}: the page shows line {shown} of another view: {text[:60]}…")
        page.wait_for_timeout(SETTLED)
        if measured:
            page.evaluate("reference", REFERENCE)


def measure(browser: Browser, guest: ScriptedGuest, subject: Subject) -> Figures:
    page = open_table(browser, guest, subject)
    browser.start_tracing(page=page, categories=TRACE)
    watch(page, subject)
    figures = read_trace(json.loads(browser.stop_tracing()))
    figures.nodes = page.evaluate("document.querySelectorAll('*').length")
    page.context.close()
    return figures


# ---------------------------------------------------------------- script that is fetched


def fetched(browser: Browser, address: str, ready: str, guest: ScriptedGuest) -> dict[str, int]:
    """The scripts that a new visitor's browser loads for one page, each with its compressed size."""
    found: dict[str, int] = {}
    page = browser.new_page(viewport=SIZE, locale="en")  # type: ignore[arg-type]
    page.context.add_cookies(guest.cookies())

    def note(answer: Response) -> None:
        file = CLIENT / answer.url.removeprefix(guest.base).lstrip("/")
        if file.suffix == ".js":
            found[file.name] = len(gzip.compress(file.read_bytes(), 9, mtime=0))

    page.on("response", note)
    page.goto(guest.base + address)
    page.locator(ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.context.close()
    return found


def sizes(browser: Browser, guest: ScriptedGuest) -> dict[str, int]:
    """Bytes of compressed script: for the first page, and what a table of each game adds."""
    first = fetched(browser, "/", "main h1", guest)
    duel = fetched(browser, f"/t/{guest.open(positions.DUEL, 'here:Anna', 'bot:random')}", ".duel", guest)
    ages = fetched(browser, f"/t/{guest.open(positions.AGES, 'here:Anna', 'bot:random')}", ".board", guest)
    both = duel.keys() & ages.keys()

    def total(files: dict[str, int], names: set[str]) -> int:
        return sum(files[x] for x in names)

    return {
        "first load: the lobby": total(first, set(first)),
        "a table, in addition": total(duel, both - first.keys()),
        "7 Wonders Duel, in addition: its own board": total(duel, duel.keys() - both - first.keys()),
        "Through the Ages, in addition: on the generic board": total(ages, ages.keys() - both - first.keys()),
    }


# ---------------------------------------------------------------- report


def missed(figures: dict[Subject, Figures], script: dict[str, int]) -> list[str]:
    """What is above its limit; only the median of a view counts."""
    slow = [s.title for s, f in figures.items() if f.median > s.budget]
    return slow + [x for x in list(script)[:1] if script[x] > FIRST_LOAD]


def table(figures: dict[Subject, Figures], script: dict[str, int]) -> list[str]:
    """Two small tables."""
    lines = [
        "| A new view of | median | 95 of 100 within | budget | × the peer "
        "| script | style | layout | paint | the rest | nodes |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for subject, f in figures.items():
        parts = " | ".join(f"{statistics.median(f.parts[part]):.1f}" for part in PARTS)
        over = " MISSED" if f.median > subject.budget else ""
        lines.append(
            f"| {subject.title} | {f.median:.1f} ms | {f.most:.1f} ms | {subject.budget:.0f} ms{over} "
            f"| {f.ratio:.2f} | {parts} | {statistics.median(f.rest):.1f} | {f.nodes} |"
        )
    lines += ["", "| Script, compressed | is | at most |", "|---|--:|--:|"]
    for i, (what, size) in enumerate(script.items()):
        lines.append(f"| {what} | {size / 1000:.1f} kB | {f'{FIRST_LOAD / 1000:.0f} kB' if i == 0 else ''} |")
    return lines


def note(version: str, figures: dict[Subject, Figures]) -> str:
    peer = statistics.median([x for f in figures.values() for x in f.reference])
    count = min(len(f.views) for f in figures.values())
    return (
        f"Chromium {version}, {SIZE['width']}×{SIZE['height']}, {count} views of a whole game each, "
        f"{time.strftime('%Y-%m-%d')}; "
        f"the peer, a plain list of {REFERENCE} nodes in the same page, took {peer:.1f} ms."
    )


# ---------------------------------------------------------------- which functions


def profile(browser: Browser, guest: ScriptedGuest, subject: Subject) -> None:
    """Print the time of the script by function: own time first, then with what it calls."""
    page = open_table(browser, guest, subject)
    tools = page.context.new_cdp_session(page)
    tools.send("Profiler.enable")
    tools.send("Profiler.setSamplingInterval", {"interval": 100})
    tools.send("Profiler.start")
    watch(page, subject)
    taken = tools.send("Profiler.stop")["profile"]
    own, whole = spent_in(taken)
    ours = Counter({name: ms for name, ms in whole.items() if ".js:" in name and "  index-" not in name})
    for title, spent in (("own time", own), ("with what they call, without React's", ours)):
        print(f"\n{subject.title}: functions by {title}, ms of all {UPDATES * 2} views")
        for name, ms in spent.most_common(PROFILED):
            print(f"{ms:9.1f}  {name}")
    page.context.close()


def spent_in(taken: dict[str, Any]) -> tuple[Counter[str], Counter[str]]:
    """Milliseconds by function of a CPU profile: its own, and with what it calls (a recursive call counts once)."""
    nodes = {x["id"]: x for x in taken["nodes"]}
    parent = {child: x["id"] for x in taken["nodes"] for child in x.get("children", [])}
    own: Counter[str] = Counter()
    whole: Counter[str] = Counter()
    for id, micro in zip(taken["samples"], taken["timeDeltas"], strict=True):
        names: list[str] = []
        at: int | None = id
        while at is not None:
            call = nodes[at]["callFrame"]
            names.append(f"{call['functionName'] or '(nameless)'}  {Path(call['url']).name}:{call['lineNumber'] + 1}")
            at = parent.get(at)
        if names[0].startswith(("(idle)", "(program)")):
            continue
        own[names[0]] += micro / 1000
        for name in set(names):
            whole[name] += micro / 1000
    return own, whole


def unminified() -> Path:
    """A build in which functions keep their names."""
    out = ROOT / "build" / "unminified"
    npx = [
        "exec",
        "--",
        "vite",
        "build",
        "--minify",
        "false",
        "--outDir",
        str(out),
        "--emptyOutDir",
        "--logLevel",
        "warn",
    ]
    if node.npm(node.ready(), *npx, check=False):
        raise SystemExit("the build failed")
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", help="names of boards, or how they start")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="replace the block between the page's markers")
    parser.add_argument("--profile", action="store_true", help="list the slowest functions, and measure nothing else")
    asked = parser.parse_args()
    subjects = [s for s in SUBJECTS if not asked.only or any(s.name.startswith(x) for x in asked.only)]
    if asked.write:
        replace_block(asked.write.read_text(encoding="utf-8"), [], "frames")  # an error before measuring, not after
    more = ["--client", str(unminified())] if asked.profile else []
    with (
        tempfile.TemporaryDirectory() as folder,
        LocalServer(Path(folder), *more) as server,
        sync_playwright() as play,
    ):
        launched = chromium.launch(play)
        guest = ScriptedGuest(server.base)
        if asked.profile:
            for subject in subjects:
                profile(launched, guest, subject)
            return
        figures = {subject: measure(launched, guest, subject) for subject in subjects}
        script = sizes(launched, guest)
        version = launched.version
        guest.http.close()
        launched.close()
    lines = [note(version, figures), "", *table(figures, script)]
    print("\n".join(lines))
    if asked.write:
        page = asked.write.read_text(encoding="utf-8")
        asked.write.write_text(replace_block(page, lines, "frames"), encoding="utf-8")
    sys.exit(1 if missed(figures, script) else 0)


if __name__ == "__main__":
    main()
