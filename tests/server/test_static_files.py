"""What a browser loads: the client's files, the reference of the games, the description of the API."""

from __future__ import annotations

import gzip
import os
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2

from ecumene.games import find
from server.helpers import Running, settings


def test_without_a_client_a_page_says_what_to_run(shared: Running) -> None:
    with httpx2.Client(base_url=shared.base) as client:
        for path in ("/", "/t/abc", "/new/lantern"):
            answer = client.get(path)
            assert answer.status_code == 200 and "make " in answer.text


def test_the_client_is_served(tmp_path: Path) -> None:
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>table</title>")
    (built / "assets" / "main-1a2b.js").write_text("go()")
    (tmp_path / "secret.txt").write_text("no")
    with Running(settings(tmp_path, static=built)) as running, httpx2.Client(base_url=running.base) as client:
        for path in ("/", "/t/abc", "/replay/x", "/rules/lantern", "/credits"):
            answer = client.get(path)
            assert "table" in answer.text and answer.headers["cache-control"] == "no-cache"
            head = client.head(path)
            assert head.status_code == 200 and not head.content and head.headers["etag"] == answer.headers["etag"]
        script = client.get("/assets/main-1a2b.js")
        assert script.text == "go()" and "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"] and script.headers["x-content-type-options"] == "nosniff"
        for path in ("/assets/none.js", "/favicon.ico", "/api/none", "/api"):
            assert client.get(path).status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            answer = client.get(path)
            assert answer.status_code in (200, 404) and answer.text != "no"


def test_a_browser_gets_the_smallest_copy_that_it_accepts(tmp_path: Path) -> None:
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>table</title>")
    script = built / "assets" / "main-1a2b.js"
    script.write_text("go()")
    (built / "assets" / "main-1a2b.js.br").write_bytes(b"by brotli")
    (built / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"go()"))
    (built / "manifest.webmanifest").write_text("{}")
    with Running(settings(tmp_path, static=built)) as running:
        tags = {}
        for accepts, encoding in {
            "gzip, deflate, br, zstd": "br",
            "gzip;q=1.0, br;q=0": "gzip",
            "*": "br",
            "br;q=nonsense": "",
            "identity": "",
            "": "",
        }.items():
            answer = raw(running, "/assets/main-1a2b.js", {"accept-encoding": accepts})
            assert answer.headers.get("content-encoding", "") == encoding, accepts
            assert answer.headers["vary"] == "Accept-Encoding" and "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert int(answer.headers["content-length"]) == len(answer.body)
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "content-security-policy" not in answer.headers, "it is no page"
            tags[encoding] = answer.headers["etag"]
        assert len(set(tags.values())) == 3, "every encoding is another answer"
        for known in (tags["br"], f'"other", W/{tags["br"]}', "*"):
            again = raw(running, "/assets/main-1a2b.js", {"accept-encoding": "br", "if-none-match": known})
            assert again.status == 304 and not again.body and again.headers["etag"] == tags["br"]
        other = raw(running, "/assets/main-1a2b.js", {"accept-encoding": "gzip", "if-none-match": tags["br"]})
        assert other.status == 200 and gzip.decompress(other.body) == b"go()"
        for path in ("/assets/main-1a2b.js.br", "/assets/main-1a2b.js.gz"):
            assert raw(running, path, {}).status == 404
        plain = raw(running, "/manifest.webmanifest", {"accept-encoding": "br"})
        assert plain.headers["content-type"] == "application/manifest+json" and "vary" not in plain.headers


def test_a_file_of_the_same_time_and_length_has_another_tag(tmp_path: Path) -> None:
    """As in an installed package, where all files may have one time."""
    found = set()
    for n, text in enumerate(("<title>a</title>", "<title>b</title>")):
        page = tmp_path / str(n) / "dist" / "index.html"
        page.parent.mkdir(parents=True)
        page.write_text(text)
        os.utime(page, (1, 1))
        with Running(settings(tmp_path / str(n), static=page.parent)) as running:
            found.add(raw(running, "/", {}).headers["etag"])
    assert len(found) == 2


def test_the_reference_is_compressed_and_what_people_write_is_not(shared: Running) -> None:
    for path in ("/api/games", "/api/games/lantern/cards", "/api/games/lantern/rules", "/api/games/lantern/words/uk"):
        packed, plain = raw(shared, path, {"accept-encoding": "gzip"}), raw(shared, path, {})
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert gzip.decompress(packed.body) == plain.body and packed.headers["vary"] == "Accept-Encoding"
        assert packed.headers["etag"] != plain.headers["etag"]
    for path in ("/api/me", "/api/tables"):
        assert "content-encoding" not in raw(shared, path, {"accept-encoding": "gzip, br"}).headers


@dataclass
class Raw:
    status: int
    headers: dict[str, str]
    body: bytes


def raw(running: Running, path: str, headers: dict[str, str]) -> Raw:
    """An answer as it is on the wire: other clients unpack it."""
    connection = HTTPConnection(urlsplit(running.base).netloc)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    found = Raw(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
    connection.close()
    return found


def test_healthz(shared: Running) -> None:
    answer = httpx2.get(f"{shared.base}/healthz")
    assert answer.status_code == 200 and answer.json()["ok"] is True


def test_openapi_is_whole(shared: Running) -> None:
    spec = httpx2.get(f"{shared.base}/api/openapi.json").json()
    assert spec["openapi"].startswith("3.1")
    known = {f"#/components/schemas/{name}" for name in spec["components"]["schemas"]}
    assert refs_in(spec) <= known
    names = [op["operationId"] for methods in spec["paths"].values() for op in methods.values()]
    assert len(names) == len(set(names))
    for path, methods in spec["paths"].items():
        for op in methods.values():
            said = {p["name"] for p in op.get("parameters", []) if p["in"] == "path"}
            assert said == {part[1:-1] for part in path.split("/") if part.startswith("{")}
            assert any(code.startswith("2") for code in op["responses"])


def refs_in(x: Any) -> set[str]:
    if isinstance(x, dict):
        own = {x["$ref"]} if isinstance(x.get("$ref"), str) else set()
        return own.union(*(refs_in(y) for y in x.values()))
    return set().union(*(refs_in(y) for y in x)) if isinstance(x, list) else set()


def test_games_rules_and_cards(shared: Running) -> None:
    with httpx2.Client(base_url=shared.base) as client:
        games = {x["id"]: x for x in client.get("/api/games").json()}
        for name, said in games.items():
            game = find(name)
            assert (said["fewest"], said["most"], said["prefix"]) == (game.fewest, game.most, game.prefix)
            assert {"random", "greedy"} <= set(said["bots"])
            rules = client.get(f"/api/games/{name}/rules").json()["rules"]
            texts = {r["id"]: r["text"] for r in rules}
            assert len(texts) == len(rules) and all(r["chapter"] and r["text"] for r in rules)
            assert {k: v for k, v in texts.items() if k.startswith(f"{game.prefix}-")} == game.rule_texts
            answer = client.get(f"/api/games/{name}/cards")
            cards = answer.json()
            refs = {c["ref"] for c in cards["cards"]}
            kind = next(x for x in ("card", "advance", "civilization") if x in game.codec.names)
            assert {f"{kind}:{x}" for x in game.codec.names[kind]} <= refs
            assert all(c["facts"] for c in cards["cards"])
            assert set(cards["verbs"]) == set(game.codec.verb) and set(cards["events"]) == set(game.events.verb)
            assert set(cards["questions"]) == set(game.questions.classes)
            again = client.get(f"/api/games/{name}/cards", headers={"if-none-match": answer.headers["etag"]})
            assert again.status_code == 304 and not again.content


def test_the_list_has_headings_rulings_and_notes(shared: Running) -> None:
    with httpx2.Client(base_url=shared.base) as client:
        ages = {r["id"]: r for r in client.get("/api/games/through_the_ages/rules").json()["rules"]}
        duel = {r["id"]: r for r in client.get("/api/games/seven_wonders_duel/rules").json()["rules"]}
    assert ages["TTA-6.4"]["chapter"].startswith("6. Action phase: general and civil actions › Take a card")
    assert ages["TTA-X1"]["chapter"] == "Worked examples" and duel["SWD-X1"]["chapter"] == "Worked examples"
    assert ages["R-2"]["chapter"] == "Rulings" and ages["R-2"]["text"].startswith("**War timing.** The rulebook")
    assert duel["R3"]["text"].startswith("Two token zones in one move")
    assert ages["unverified-figures-1"]["text"].startswith("Fortifications 5 (3)")
    assert duel["hidden-information-1"]["text"].startswith("Age decks")


def test_cards_say_their_colour_their_deck_and_what_is_unverified(shared: Running) -> None:
    with httpx2.Client(base_url=shared.base) as client:
        duel = {c["ref"]: c for c in client.get("/api/games/seven_wonders_duel/cards").json()["cards"]}
        ages = {c["ref"]: c for c in client.get("/api/games/through_the_ages/cards").json()["cards"]}
        games = {x["id"]: x["unverified"] for x in client.get("/api/games").json()}
    assert [(duel[x]["tone"], duel[x]["deck"]) for x in ("card:quarry", "card:senate", "wonder:sphinx")] == [
        ("brown", "age1"),
        ("blue", "age3"),
        ("", ""),
    ]
    assert not any(c["unverified"] for c in duel.values())
    assert ages["card:fortifications"]["unverified"] == ["tactical", "obsolete"]
    assert ages["card:impact_of_agriculture"]["unverified"] and not ages["card:agriculture"]["unverified"]
    assert games["through_the_ages"] and not games["seven_wonders_duel"]


def test_the_lobby(shared: Running) -> None:
    anna, boris = shared.person(), shared.person()
    mine = anna.open("lantern", "here", "link", spectators=False)["id"]
    free = anna.open("lantern", "here", "open", spectators=False)["id"]
    seen = anna.open("lantern", "here", "here")["id"]
    lobby = anna.http.get("/api/tables").json()
    assert [x["id"] for x in lobby["mine"]] == [seen, free, mine] and all(x["host"] for x in lobby["mine"])
    lobby = boris.http.get("/api/tables").json()
    assert not lobby["mine"] and free in [x["id"] for x in lobby["open"]] and seen in [x["id"] for x in lobby["watch"]]
    assert mine not in str(lobby) and free not in [x["id"] for x in lobby["watch"]]
    assert boris.join(free, "B", name="Boris").json()["chairs"][1]["name"] == "Boris"
    lobby = boris.http.get("/api/tables").json()
    assert [x["id"] for x in lobby["mine"]] == [free] and free not in [x["id"] for x in lobby["open"]]
    assert anna.id not in str(lobby), "who somebody is, only the cookie says"
