"""The page about what is public lists exactly what there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import yaml  # type: ignore[import-untyped]
from fastapi.routing import APIRoute, APIWebSocketRoute

import ecumene
from ecumene import bots
from ecumene.server import protocol, rest_api, socket_api

ROOT = Path(__file__).resolve().parents[2]
REFERENCE = ROOT / "docs" / "reference"


def section(page: str, head: str) -> str:
    text = (REFERENCE / page).read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(head)}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    assert found, head
    return found[1]


def names_in(text: str) -> list[str]:
    """The first paragraph: names in code, separated by commas."""
    return re.findall(r"`(\w+)`", text.strip().split("\n\n")[0])


def test_the_page_lists_what_ecumene_exports() -> None:
    assert sorted(names_in(section("public.md", "The package `ecumene`"))) == sorted(ecumene.__all__)


def test_the_page_lists_what_the_bots_export() -> None:
    assert sorted(names_in(section("public.md", "The package `ecumene.bots`"))) == sorted(bots.__all__)


def test_the_reference_describes_all_of_it() -> None:
    for page, names in (("api.md", ecumene.__all__), ("bots.md", bots.__all__)):
        text = (REFERENCE / page).read_text(encoding="utf-8")
        missing = [x for x in names if not re.search(rf"(::: ecumene[\w.]*\.|### |\| .*`){x}\b", text)]
        assert missing == [], page


def test_the_page_lists_every_route() -> None:
    said = set(re.findall(r"`(GET|POST|DELETE) (/\S+)`", section("server_api.md", "Routes")))
    routes = [x for x in rest_api.router.routes if isinstance(x, APIRoute)]
    assert said == {(method, x.path) for x in routes for method in x.methods or ()}
    assert [x.path for x in socket_api.router.routes if isinstance(x, APIWebSocketRoute)] == ["/api/tables/{id}/live"]


def test_the_page_lists_every_message_and_its_fields() -> None:
    text = section("server_api.md", "Messages of the socket")
    server, client = text.split("| from the client |")
    for said, union in ((server, protocol.FromServer), (client, protocol.FromClient)):
        tags = re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`.*?) \|", said, re.M)))
        assert sorted(tags) == sorted(str(x.__struct_config__.tag) for x in get_args(union))
    for kind in get_args(protocol.FromClient):
        row = re.search(rf"^\| `{kind.__struct_config__.tag}` \| (.*?) \|", client, re.M)
        assert row and re.findall(r"`(\w+)`", row[1]) == list(kind.__struct_fields__)


def test_the_citation_names_this_version() -> None:
    said = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert said["version"] == ecumene.__version__ and said["license"] == "MIT" and said["cff-version"] == "1.2.0"


def test_templates_can_be_read() -> None:
    forms = [x for x in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if x.name != "config.yml"]
    assert len(forms) == 4
    for path in forms:
        form = yaml.safe_load(path.read_text(encoding="utf-8"))
        assert form["name"] and form["description"], path.name
        kinds = {"input": {"label"}, "textarea": {"label"}, "dropdown": {"label", "options"}}
        ids = [part["id"] for part in form["body"]]
        assert len(ids) == len(set(ids))
        for part in form["body"]:
            assert kinds[part["type"]] <= part["attributes"].keys(), path.name
