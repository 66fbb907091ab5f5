"""A wheel, installed in an empty environment outside the repository: what it holds, and that everything works there.

Which one depends on the build that the tests run on: the pure wheel, or one with the very modules that are tested.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest

import ecumene
from ecumene.cli.version import compiled
from ecumene.games import GAMES, find
from tools import compiler, licences, wheel

pytestmark = pytest.mark.xdist_group("wheels")

ROOT = compiler.ROOT
KIND = "compiled" if compiled() else "pure"
BUILD = Path(ecumene.__file__).parents[1] if compiled() else None
BUILT = {"client": ROOT / "web" / "dist", "docs": ROOT / "build" / "docs"}
WITH_DOCS = (BUILT["docs"] / "licences.json").is_file()  # `make test` builds it first
README = """
import doctest, pathlib, re, sys
import ecumene
assert pathlib.Path(ecumene.__file__).is_relative_to(sys.prefix), ecumene.__file__
code = "\\n".join(re.findall(r"```python\\n(.*?)```", pathlib.Path("README.md").read_text(encoding="utf-8"), re.S))
ran = doctest.DocTestRunner()
ran.run(doctest.DocTestParser().get_doctest(code, {}, "README", "README.md", 0))
print(ran.tries > 5, ran.failures)
"""


def uv() -> str:
    own = ROOT / ".cache" / "uv" / "bin" / "uv"
    found = str(own) if own.exists() else shutil.which("uv")
    assert found, "uv is needed: `make setup` fetches it"
    return found


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel.make(KIND, tmp_path_factory.mktemp("dist"), BUILD)


class Installed:
    """An environment with nothing but the wheel and what it needs, and a folder to work in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
        leave = ("PYTHON", "VIRTUAL_ENV", "COV_")
        self.env = {k: v for k, v in os.environ.items() if not k.startswith(leave)}
        self.env |= {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "PYTHONUTF8": "1", "COLUMNS": "120"}

    def run(self, *command: str, typed: str = "") -> str:
        words = [str(self.bin / command[0]), *command[1:]]
        run = subprocess.run(
            words, cwd=self.folder, env=self.env, input=typed, capture_output=True, text=True, encoding="utf-8"
        )
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout


@pytest.fixture(scope="module")
def installed(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    here = Installed(tmp_path_factory.mktemp("elsewhere"))
    subprocess.run([uv(), "venv", "--quiet", "--python", sys.executable, here.folder / "venv"], check=True)
    python = ["--python", str(here.folder / "venv")]
    install = [uv(), "pip", "install", "--quiet", *python, "-c", str(ROOT / "requirements.lock"), f"{made}[server]"]
    if subprocess.run([*install, "--offline"], capture_output=True).returncode:  # not everything is in uv's cache
        subprocess.run(install, check=True)
    return here


def test_it_says_what_it_is(installed: Installed) -> None:
    first, *games = installed.run("ecumene", "--version").splitlines()
    assert first.startswith(f"ecumene {ecumene.__version__} ({KIND}), Python 3.")
    assert games == [f"{name} {find(name).revision}" for name in GAMES]


def test_the_readme_works_there(installed: Installed) -> None:
    shutil.copy(ROOT / "README.md", installed.folder)
    assert installed.run("python", "-c", README) == "True 0\n"


def test_it_plays_in_the_terminal(installed: Installed) -> None:
    installed.run("ecumene", "play", "seven_wonders_duel", "--seats", "Anna,greedy", "--seed", "7", typed="1\nq\n")
    [record] = installed.folder.rglob("seven_wonders_duel-*.rec")
    assert "A draft " in record.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def served(installed: Installed) -> Iterator[str]:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    command = [str(installed.bin / "ecumene"), "serve", "--no-open", "--port", str(port), "--db", "tables.sqlite"]
    process = subprocess.Popen(command, cwd=installed.folder, env=installed.env, stdout=subprocess.DEVNULL)
    base, until = f"http://127.0.0.1:{port}", time.monotonic() + 60
    while True:
        try:
            urlopen(f"{base}/healthz", timeout=2).close()
            break
        except (URLError, OSError):
            assert process.poll() is None and time.monotonic() < until, "the server did not start"
            time.sleep(0.1)
    yield base
    process.terminate()
    process.wait(30)


def get(address: str) -> str:
    with urlopen(Request(address, headers={"Accept-Encoding": "identity"}), timeout=30) as answer:
        return str(answer.read().decode("utf-8"))


def test_it_serves_the_client(served: str) -> None:
    page = get(f"{served}/")
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    sizes = [len(get(f"{served}{script}")) for script in scripts]
    assert all(sizes) and max(sizes) > 10_000
    assert [x["id"] for x in json.loads(get(f"{served}/api/games"))] == list(GAMES)
    assert "SIL OPEN FONT LICENSE" in get(f"{served}/licences.txt")
    if WITH_DOCS:
        assert "Ecumene</title>" in get(f"{served}/docs/")


# what is inside


def test_everything_of_the_package_is_inside(made: Path) -> None:
    names = set(zipfile.ZipFile(made).namelist())
    source = ROOT / "src"
    plain = {
        p.relative_to(source).as_posix() for p in source.rglob("*") if p.is_file() and "__pycache__" not in p.parts
    }
    assert plain <= names
    for inside, folder in BUILT.items():
        built = {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}
        assert {f"ecumene/{inside}/{x}" for x in built - {".built", "licences.json"}} <= names
    end = sysconfig.get_config_var("EXT_SUFFIX")
    native = {f"ecumene/{name.removesuffix('.py')}{end}" for name in compiler.modules()}
    assert native <= names if compiled() else not [x for x in names if x.endswith((".so", ".pyd"))]


def test_the_documentation_is_inside_where_it_was_built(made: Path) -> None:
    wanted = ["ecumene/docs/index.html", "ecumene/docs/licences.txt"]
    built = (ROOT / "build" / "docs" / "index.html").is_file()
    assert [x for x in zipfile.ZipFile(made).namelist() if x in wanted] == (wanted if built else [])


def test_it_holds_no_path_of_this_machine(made: Path) -> None:
    ours = {str(ROOT), str(Path.home()), sys.prefix, sys.base_prefix, str(Path(str(made)).parent)}
    with zipfile.ZipFile(made) as archive:
        for name in archive.namelist():
            held = archive.read(name)
            assert not [path for path in ours if len(path) > 5 and path.encode() in held], name


def test_it_is_made_again_to_the_byte(made: Path, tmp_path: Path) -> None:
    assert wheel.make(KIND, tmp_path, BUILD).read_bytes() == made.read_bytes()


def inside(made: Path, end: str) -> str:
    with zipfile.ZipFile(made) as archive:
        (name,) = (x for x in archive.namelist() if x.endswith(f".dist-info/{end}"))
        return archive.read(name).decode()


def test_it_holds_the_licences_of_what_is_bundled(made: Path) -> None:
    held = inside(made, "licenses/web/dist/licences.txt")
    assert "SIL OPEN FONT LICENSE" in held and "Apache License" in held and "Copyright (c) Meta Platforms" in held
    drawn = licences.authors((ROOT / "web" / "src" / "icons" / "authors.ts").read_text(encoding="utf-8"))
    assert len(drawn) >= 7 and all(f"{name}: {', '.join(icons)}" in held for name, icons in drawn)
    assert "mypyc" in inside(made, "licenses/licences/mypyc.txt")
    metadata = inside(made, "METADATA")
    assert metadata.count("License-File: ") == 3 + WITH_DOCS and "License-Expression: MIT AND " in metadata


def test_it_holds_a_list_of_components(made: Path) -> None:
    bom = json.loads(inside(made, "sboms/ecumene.cdx.json"))
    assert (bom["bomFormat"], bom["specVersion"]) == ("CycloneDX", "1.6")
    assert bom["metadata"]["component"]["purl"] == f"pkg:pypi/ecumene@{ecumene.__version__}"
    found = {x["purl"].rpartition("@")[0]: x for x in bom["components"]}
    needed = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert {f"pkg:npm/{name.replace('@', '%40')}" for name in needed} <= set(found)
    assert found["pkg:npm/%40iconify-json/game-icons"]["licenses"] == [{"license": {"id": "CC-BY-3.0"}}]
    assert ("pkg:pypi/mypy" in found) == compiled() and ("pkg:pypi/mkdocs-material" in found) == WITH_DOCS
    assert all(len(x["hashes"][0]["content"]) == 128 for x in found.values() if x["purl"].startswith("pkg:npm"))
