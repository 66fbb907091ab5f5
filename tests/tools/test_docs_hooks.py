"""What is added to the build of the documentation: links to sources, scripts as files, what a page must not have."""

from __future__ import annotations

from pathlib import Path

import pytest
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File
from mkdocs.structure.pages import Page

from tools import docs_hooks


@pytest.fixture
def config(tmp_path: Path) -> MkDocsConfig:
    config = MkDocsConfig()
    config.load_dict({"site_name": "x", "docs_dir": "docs", "site_dir": str(tmp_path), "use_directory_urls": False})
    config.validate()
    return config


def page_file(uri: str, config: MkDocsConfig) -> File:
    return File(uri, config.docs_dir, config.site_dir, use_directory_urls=False)


@pytest.mark.parametrize(
    ("page", "link", "leads_to"),
    [
        ("ledger/lantern.md", "../../src/ecumene/words.py", "../source/src/ecumene/words.py.html"),
        ("ledger/lantern.md", "../../src/ecumene/games/lantern/rules.md", "../rules/lantern.md"),
        ("ledger/lantern.md", "../corrections.md", "../corrections.md"),
        ("first_steps/contributor.md", "../../CONTRIBUTING.md", "../contributing.md"),
        ("contributing.md", "docs/bots.md", "bots.md"),
        ("contributing.md", "web/README.md", "web_client.md"),
        ("bots.md", "../nowhere.md", "../nowhere.md"),
    ],
)
def test_links_lead_to_pages_of_the_site(page: str, link: str, leads_to: str, config: MkDocsConfig) -> None:
    assert docs_hooks.target(page_file(page, config), link) == leads_to


def test_links_in_code_stay(config: MkDocsConfig) -> None:
    file = page_file("a.md", config)
    page = Page(None, file, config)
    text = "[x](../README.md)\n\n```\n[x](../README.md)\n```\n"
    said = docs_hooks.on_page_markdown(text, page=page, config=config, files=None)  # type: ignore[arg-type]
    assert said == "[x](source/README.md.html)\n\n```\n[x](../README.md)\n```\n"


def test_a_source_has_numbered_lines() -> None:
    text = docs_hooks.shown("tools/docs_hooks.py")
    assert '<a id="L1">1</a>"""What' in text and '<link rel="stylesheet" href="../../source.css">' in text


def test_inline_scripts_become_files(config: MkDocsConfig, tmp_path: Path) -> None:
    page = Page(None, page_file("a/b.md", config), config)
    said = docs_hooks.on_post_page('<script>x = 1</script><script src="y.js"></script>', page=page, config=config)
    (made,) = (tmp_path / "assets/inline").iterdir()
    assert made.read_text() == "x = 1"
    assert said == f'<script src="../assets/inline/{made.name}"></script><script src="y.js"></script>'


@pytest.mark.parametrize(
    ("html", "wrong"),
    [
        ('<script src="https://unpkg.com/x.js"></script>', 1),
        ('<img alt="" src="//example.org/x.png">', 1),
        ('<link rel="stylesheet" href="https://fonts.example.org/x.css">', 1),
        ("<script>x()</script>", 1),
        ('<td style="text-align: right">', 1),
        ("<style>p {}</style>", 1),
        ('<a href="https://example.org">x</a><script src="x.js"></script><script type="application/json">{}', 0),
    ],
)
def test_what_a_page_must_not_have(html: str, wrong: int, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(html)
    assert len(docs_hooks.problems(page)) == wrong
