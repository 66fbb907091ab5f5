"""Contact sheets: many pictures in one, set by the browser itself, so that a person sees quickly what differs."""

from __future__ import annotations

import base64
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

TILE = 640  # pixels; wider pictures are made smaller
STYLE = """
body { margin: 0; padding: 12px; background: #777; font: 13px sans-serif; color: #fff; width: max-content }
table { border-spacing: 8px } td { vertical-align: top } figure { margin: 0 } figcaption { padding-bottom: 4px }
img { display: block }
"""


def page_of(rows: list[list[tuple[str, Path]]], width: int) -> str:
    """A table of pictures with what is said of each."""
    cells = "".join(f"<tr>{''.join(tile(said, path, width) for said, path in row)}</tr>" for row in rows)
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style><table>{cells}</table>"


def tile(said: str, path: Path, width: int) -> str:
    data = base64.b64encode(path.read_bytes()).decode()
    image = f'<img width={min(width, TILE)} src="data:image/png;base64,{data}">'
    return f"<td><figure><figcaption>{escape(said)}</figcaption>{image}</figure></td>"


def write(browser: Browser, to: Path, rows: list[list[tuple[str, Path]]], width: int) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    page = browser.new_page()
    page.set_content(page_of(rows, width))
    page.locator("body").screenshot(path=to)
    page.context.close()
