"""The service worker: the client is kept for the next visit, nothing else is; and a new version is announced."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.people import People, Person
from tools.local_server import CLIENT, LocalServer

# A server that is killed may have sent a part of an answer, or nothing.
GONE = "ERR_CONNECTION|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH|WebSocket|Failed to load resource|offline"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(url.slice(location.origin.length));
  return found.sort();
}"""
ALL_KEPT = f"""async () => {{
  const loaded = performance.getEntriesByType("resource").map((x) => new URL(x.name).pathname);
  const kept = await ({KEPT})();
  return navigator.serviceWorker.controller && kept.includes("/")
    && loaded.filter((x) => x.startsWith("/assets/")).every((x) => kept.includes(x));
}}"""
LOOK_AGAIN = "() => navigator.serviceWorker.ready.then((x) => x.update()).then(() => true)"


def visitor(people: People, base: str) -> Person:
    me = people.come(base, service_workers="allow")
    me.expect(GONE)
    return me


def test_the_next_visit_finds_the_client_without_a_server(people: People, own: LocalServer) -> None:
    me = visitor(people, own.base)
    table = me.open("seven_wonders_duel", "here:Anna", "link", wonders="preset")
    me.go("/").see(".game")
    me.go(f"/t/{table}").drawn()
    me.until(ALL_KEPT)
    kept = me.page.evaluate(KEPT)
    assert all(re.fullmatch(r"/|/assets/[\w.-]+", x) for x in kept), "no answers of the server, no addresses of tables"
    [secret] = me.links.values()
    assert secret.rpartition("#")[2] not in str(kept)
    own.kill()
    me.go("/").reads(".app-notices .offline b", "Offline.")
    me.see("main h1")
    me.go(f"/t/{table}").see("main", has_text="The server cannot be reached")
    me.go("/").in_language("uk")
    me.reads(".app-notices .offline b", "Offline.")  # only the language that was used before is there
    own.start()
    me.see(".game")
    me.gone(".app-notices .offline")


@pytest.fixture
def older(tmp_path: Path) -> Iterator[tuple[LocalServer, Path]]:
    """A server whose client can be replaced while it runs."""
    client = tmp_path / "client"
    shutil.copytree(CLIENT, client, ignore=shutil.ignore_patterns("index.html.*", "sw.js.*"))
    with LocalServer(tmp_path, "--client", str(client)) as server:
        yield server, client


def test_a_new_version_is_announced(people: People, older: tuple[LocalServer, Path]) -> None:
    server, client = older
    me = visitor(people, server.base)
    me.go("/").see(".game")
    me.until(ALL_KEPT)
    build = me.page.locator("meta[name=build]").get_attribute("content")
    assert build
    for name in ("index.html", "sw.js"):
        text = (client / name).read_text(encoding="utf-8")
        assert build in text
        (client / name).write_text(text.replace(build, "0123456789abcdef"), encoding="utf-8")
    me.page.evaluate(LOOK_AGAIN)
    me.see(".app-notices .new-version", has_text="There is a new version")
    me.find(".app-notices .new-version .button").click()
    me.until("() => document.querySelector('meta[name=build]')?.content === '0123456789abcdef'")
    me.see(".game")
    me.until("async () => (await caches.keys()).join() === 'ecumene-0123456789abcdef'")
    me.counts(".app-notices .notice", 0)


def test_it_can_be_installed(people: People) -> None:
    me = people.come()
    me.go("/").see(".game")
    manifest = me.ask(me.page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    sizes = """async (src) => { const image = new Image(); image.src = src; await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`; }"""
    for icon in manifest["icons"]:
        assert icon["sizes"] in ("any", me.page.evaluate(sizes, icon["src"]))
    assert {"192x192", "512x512"} <= {x["sizes"] for x in manifest["icons"]}
    assert [x for x in manifest["icons"] if x.get("purpose") == "maskable"]
