"""Small pictures of every board in tests/e2e/pictures, compared with how the boards look now.

    python -m tools.board_pictures            compare; says which boards look different, and fails
    python -m tools.board_pictures --write    make them again: look at the differences before they are committed

Another version of the browser draws letters differently, so pictures are compared only by the major version of Chromium
that made them.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools import browser as chromium
from tools import gallery, positions
from tools.geometry import PATIENCE, SETTLED
from tools.local_server import ROOT, LocalServer
from tools.screenshots import HEIGHTS, as_webp

FOLDER = ROOT / "tests" / "e2e" / "pictures"
MADE_BY = FOLDER / "browser.txt"
WIDTHS = {1280: 320, 360: 180}  # of the page, and of the picture that is kept
SAME = 40  # of 255: a channel that differs by less is the same
TOLERANCE = 0.02  # part of a picture that may differ

DIFFERENCE = """async ([one, other, same]) => {
  const pixels = async (data) => {
    const image = new Image();
    image.src = `data:image/webp;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.length !== b.length) return 1;
  let differ = 0;
  for (let i = 0; i < a.length; i += 4)
    differ += [0, 1, 2].some((k) => Math.abs(a[i + k] - b[i + k]) >= same) ? 1 : 0;
  return differ / (a.length / 4);
}"""


def major(browser: Browser) -> str:
    return browser.version.partition(".")[0]


def picture_of(page: Page, base: str, position: str, width: int) -> bytes:
    page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
    page.goto(f"{base}/gallery?show={position}")
    page.locator(".board").first.wait_for(state="attached", timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(2 * SETTLED)
    return as_webp(page, page.screenshot(), WIDTHS[width])


def difference(page: Page, one: bytes, other: bytes) -> float:
    """The part of two pictures that is not the same."""
    both = [base64.b64encode(x).decode() for x in (one, other)]
    return float(page.evaluate(DIFFERENCE, [*both, SAME]))


def compared(browser: Browser, base: str, names: list[str], write: bool = False) -> list[str]:
    """Boards that look different from their pictures; or make these pictures again."""
    page, wrong = browser.new_page(reduced_motion="reduce", locale="en"), list[str]()
    for name in names:
        for width in WIDTHS:
            kept, now = FOLDER / f"{name}-{width}.webp", picture_of(page, base, name, width)
            if write:
                kept.write_bytes(now)
            elif not kept.exists():
                wrong.append(f"{kept.name}: there is no such picture")
            elif (part := difference(page, kept.read_bytes(), now)) > TOLERANCE:
                wrong.append(f"{kept.name}: {part:.1%} differs")
    page.context.close()
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", help="names of positions, or how they start")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    names = [x for x in positions.POSITIONS if not asked.only or any(x.startswith(y) for y in asked.only)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        browser = chromium.launch(play)
        version = major(browser)
        if not asked.write and MADE_BY.read_text(encoding="utf-8").strip() != version:
            print(f"NOTE: the pictures were not made by Chromium {version}, so nothing is compared.")
            return
        with LocalServer(Path(folder), "--toys", "--client", str(gallery.build())) as server:
            wrong = compared(browser, server.base, names, asked.write)
        browser.close()
    if asked.write and not asked.only:
        MADE_BY.write_text(f"{version}\n", encoding="utf-8")
        for old in set(FOLDER.glob("*.webp")) - {FOLDER / f"{name}-{width}.webp" for name in names for width in WIDTHS}:
            old.unlink()
    print("\n".join(wrong) or f"{len(names)} boards look as in their pictures")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
