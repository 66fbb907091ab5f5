"""What wheels are made of: pinned tools, licences, the list of components. `tests/wheels` tries the wheels."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import licences, sbom, wheel
from tools.compiler import ROOT
from tools.licences import Component

ASK = "from hatchling import build; print(*build.get_requires_for_build_wheel())"
FONT = Component("@fonts/inter", "5.3.0", "OFL-1.1", "the text")


@pytest.mark.parametrize(
    ("kind", "build", "names"),
    [
        ("pure", "", []),
        ("compiled", "somewhere", []),
        ("compiled", "", ["fluent-runtime", "msgspec", "mypy", "mypy-extensions", "rich", "setuptools", "typer"]),
    ],
)
def test_what_compiles_is_pinned(kind: str, build: str, names: list[str]) -> None:
    env = {**os.environ, "ECUMENE_WHEEL": kind} | ({"ECUMENE_BUILD": build} if build else {})
    run = subprocess.run([sys.executable, "-c", ASK], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert sorted(x.partition("==")[0] for x in run.stdout.split()) == names
    assert all("==" in x for x in run.stdout.split())


def test_files_are_dated_by_the_last_commit_or_as_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert int(wheel.epoch()) > 1_700_000_000
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    assert wheel.epoch() == "1"


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The web folder of another project, with two packages of others."""
    monkeypatch.setattr(licences, "WEB", tmp_path)
    monkeypatch.setattr(licences, "ROOT", tmp_path)
    monkeypatch.setattr(licences, "STANDARD", tmp_path / "licences")
    for name, licence in [("own", "MIT"), ("bare", "Apache-2.0")]:
        folder = tmp_path / "node_modules" / name
        folder.mkdir(parents=True)
        (folder / "package.json").write_text(json.dumps({"version": "1.0.0", "license": licence}))
    (tmp_path / "node_modules" / "own" / "LICENSE.md").write_text("Copyright (c) them\n")
    return tmp_path


def test_a_package_has_the_text_of_its_licence(modules: Path) -> None:
    assert licences.component("own") == Component("own", "1.0.0", "MIT", "Copyright (c) them")
    with pytest.raises(SystemExit, match=r"bare has no text of its licence: add licences/Apache-2\.0\.txt"):
        licences.component("bare")
    (modules / "licences").mkdir()
    (modules / "licences" / "Apache-2.0.txt").write_text("Apache License\n")
    assert licences.component("bare").text == "Apache License"


def test_every_author_of_icons_is_found() -> None:
    source = (ROOT / "web" / "src" / "icons" / "authors.ts").read_text(encoding="utf-8")
    assert len(licences.authors(source)) == source.count("icons:\n") + source.count('icons: "')
    assert "Lorc: archery-target, big-wave" in licences.icon_licence(source)


def test_the_theme_of_the_documentation() -> None:
    theme, reference = licences.of_docs()
    assert (theme.name, theme.identifier, theme.registry) == ("mkdocs-material", "MIT", "pypi")
    assert "Martin Donath" in theme.text and "Pictogrammers" in theme.text
    assert reference.identifier == "ISC" and "Permission to use" in reference.text


def test_the_list_of_components(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    lock = tmp_path / "package-lock.json"
    lock.write_text(json.dumps({"packages": {"node_modules/@fonts/inter": {"integrity": "sha512-AAEC"}}}))
    made = sbom.sbom("1.0", "MIT AND OFL-1.1", [FONT], lock, "2.4.1")
    assert made == sbom.sbom("1.0", "MIT AND OFL-1.1", [FONT], lock, "2.4.1")
    bom = json.loads(made)
    assert bom["metadata"]["timestamp"] == "1970-01-02T00:00:00Z"
    assert bom["metadata"]["component"]["licenses"] == [{"expression": "MIT AND OFL-1.1"}]
    font, mypy = bom["components"]
    assert font["purl"] == "pkg:npm/%40fonts/inter@5.3.0" and font["group"] == "@fonts"
    assert font["hashes"] == [{"alg": "SHA-512", "content": "000102"}]
    assert mypy["purl"] == "pkg:pypi/mypy@2.4.1"
    assert bom["serialNumber"] != json.loads(sbom.sbom("1.1", "MIT", [FONT], lock))["serialNumber"]
