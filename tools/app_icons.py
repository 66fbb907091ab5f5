"""The icons of the installed client, drawn from web/public/icon.svg by Chromium: `python -m tools.app_icons`."""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from tools import browser as chromium
from tools.node import WEB

PUBLIC = WEB / "public"
ROUND = 'rx="8" '  # a system that masks icons cuts the corners itself; the drawing lies within its safe circle


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    assert ROUND in drawing
    with sync_playwright() as play:
        browser = chromium.launch(play)
        for name, size, svg in (
            ("icon-192", 192, drawing),
            ("icon-512", 512, drawing),
            ("icon-maskable-512", 512, drawing.replace(ROUND, "")),
        ):
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{svg}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
