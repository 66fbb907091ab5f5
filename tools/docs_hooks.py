"""What `mkdocs build` does besides its own work: see `hooks` in mkdocs.yml.

- Pages that are kept elsewhere in the repository (CONTRIBUTING.md, the lists of rules) become pages of the site.
- A link to a file of the source, such as those of the ledger, leads to a plain page with that file, line by line.
- Inline scripts become files: the server's security policy allows none inside a page.
- The licences of the theme are put beside the pages.
- What the site does not need is left out: maps of scripts, languages of the search, a page for errors.
- A page that would load something from another server, or that the security policy would break, fails the build.
"""

from __future__ import annotations

import re
import shutil
import sys
from hashlib import blake2b
from html import escape
from pathlib import Path
from posixpath import normpath, relpath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import BuildError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import licences  # noqa: E402

KEPT_ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "web/README.md": "web_client.md",
    **{
        str(path.relative_to(ROOT)): f"rules/{path.parent.name}.md"
        for path in sorted(ROOT.glob("src/ecumene/games/*/rules.md"))
    },
}
NOT_SEARCHED = ("audits/", "reports/")  # what was found at one time: read from the pages that cite it
LINK = re.compile(r"(\]\()(?!\w+:|#|/)([^)#\s]+)((?:#[^)\s]*)?\))")
FENCE = re.compile(r"^```.*?^```", re.M | re.S)
INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.S)
FORBIDDEN = re.compile(  # loaded from elsewhere; inline scripts, styles and handlers
    r"""<(?:script|img|iframe|source)\b[^>]*\ssrc="?(?:https?:)?//[^>]*>|<link\b[^>]*rel="?(?:stylesheet|preconnect)"?[^>]*"""
    r"""href="?(?:https?:)?//[^>]*>|<script>|<style\b|<[^>]*\s(?:style|onclick|onload)="[^>]*>"""
)
LEFT_OUT = ("404.html", "sitemap.xml", "sitemap.xml.gz", "assets/javascripts/lunr")
SOURCE_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{path}</title><link rel="stylesheet" href="{style}">
<h1>{path}</h1>
<pre>{lines}</pre>
</html>
"""


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    for path, page in KEPT_ELSEWHERE.items():
        files.append(File.generated(config, page, content=(ROOT / path).read_text(encoding="utf-8")))
    for path in sorted({x for file in files.documentation_pages() for x in cited(file)}):
        files.append(File.generated(config, source_page(path), content=shown(path)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    if page.file.src_uri.startswith(NOT_SEARCHED):
        page.meta["search"] = {"exclude": True}

    def led(m: re.Match[str]) -> str:
        return m[1] + target(page.file, m[2]) + m[3]

    outside = FENCE.split(markdown)
    inside = FENCE.findall(markdown) + [""]
    return "".join(LINK.sub(led, text) + code for text, code in zip(outside, inside))


def on_post_page(output: str, *, page: Page, config: MkDocsConfig) -> str:
    def moved(m: re.Match[str]) -> str:
        name = f"assets/inline/{blake2b(m[1].encode(), digest_size=6).hexdigest()}.js"
        path = Path(config.site_dir, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(m[1], encoding="utf-8")
        return f'<script src="{get_relative_url(name, page.url)}"></script>'

    return INLINE_SCRIPT.sub(moved, output)


def on_post_build(*, config: MkDocsConfig) -> None:
    site = Path(config.site_dir)
    for path in [*(site / x for x in LEFT_OUT), *site.glob("assets/**/*.map")]:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    licences.write(site, "documentation", licences.of_docs())
    wrong = [f"{page.relative_to(site)}: {text}" for page in site.rglob("*.html") for text in problems(page)]
    if wrong:
        raise BuildError("\n".join(wrong))


def problems(page: Path) -> list[str]:
    """What a page of the site must not have."""
    return [m[0] for m in FORBIDDEN.finditer(page.read_text(encoding="utf-8"))]


# links


def place_of(file: File) -> str:
    """The path of a page's text in the repository."""
    elsewhere = {page: path for path, page in KEPT_ELSEWHERE.items()}
    return elsewhere.get(file.src_uri, f"docs/{file.src_uri}")


def cited(file: File) -> list[str]:
    """Files of the source that a page has links to, as paths in the repository."""
    text = FENCE.sub("", file.content_string)
    paths = {normpath(f"{place_of(file)}/../{m[2]}") for m in LINK.finditer(text)}
    return sorted(x for x in paths if is_source(x))


def is_source(path: str) -> bool:
    return not path.startswith("docs/") and path not in KEPT_ELSEWHERE and (ROOT / path).is_file()


def source_page(path: str) -> str:
    return f"source/{path}.html"


def target(file: File, link: str) -> str:
    """Where a link of a page leads on the site."""
    path = normpath(f"{place_of(file)}/../{link}")
    if is_source(path):
        path = source_page(path)
    elif path in KEPT_ELSEWHERE:
        path = KEPT_ELSEWHERE[path]
    elif path.startswith("docs/"):
        path = path.removeprefix("docs/")
    else:
        return link  # leads nowhere: mkdocs says so
    return relpath(path, Path(file.src_uri).parent.as_posix())


def shown(path: str) -> str:
    """A file of the source as a page: each line has its number and can be linked to."""
    text = (ROOT / path).read_text(encoding="utf-8").splitlines()
    lines = "".join(f'<a id="L{n}">{n}</a>{escape(line, quote=False)}\n' for n, line in enumerate(text, 1))
    style = relpath("source.css", f"source/{Path(path).parent.as_posix()}")
    return SOURCE_PAGE.format(path=escape(path), style=style, lines=lines)
