"""Contact sheets: many pictures in one, made by the browser, so that a person quickly sees the differences."""

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
    """A table of pictures, each with a caption."""
    cells = "".join(f"<tr>{''.join(tile(caption, path, width) for caption, path in row)}</tr>" for row in rows)
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style><table>{cells}</table>"


def tile(caption: str, path: Path, width: int) -> str:
    data = base64.b64encode(path.read_bytes()).decode()
    image = f'<img width={min(width, TILE)} src="data:image/png;base64,{data}">'
    return f"<td><figure><figcaption>{escape(caption)}</figcaption>{image}</figure></td>"


def write(browser: Browser, to: Path, rows: list[list[tuple[str, Path]]], width: int) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    page = browser.new_page()
    page.set_content(page_of(rows, width))
    page.locator("body").screenshot(path=to)
    page.context.close()
