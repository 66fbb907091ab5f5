"""The toy's twin: a game and a bot in a package of their own, built as a wheel and installed in a folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.resources import files
from pathlib import Path

ID, PREFIX = "lantern_twin", "TWN"
BOT = "first_choice"

PROJECT = f"""
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "lantern-twin"
version = "1.0"
dependencies = ["ecumene"]

[project.entry-points."ecumene.games"]
{ID} = "{ID}.game:GAME"

[project.entry-points."ecumene.bots"]
{BOT} = "{ID}.bot:FirstChoice"

[tool.setuptools]
packages.find = {{}}
package-data = {{ "*" = ["*.md", "*.ftl"] }}
"""

FIRST_CHOICE = '''"""A bot that always makes the first choice."""

from ecumene.bots import Ask


class FirstChoice:
    name = "first_choice"

    def choose(self, ask: Ask) -> int:
        return ask.legal[0]
'''

BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"


def write_package(folder: Path) -> None:
    """What somebody has who copied the toy: its folder under another name, with another id, prefix and title."""
    package = folder / ID
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(Path(str(files("ecumene.games.lantern"))), package, ignore=skip)
    for path in [x for x in package.rglob("*") if x.suffix in (".py", ".md", ".ftl")]:
        text = path.read_text(encoding="utf-8")
        text = text.replace("ecumene.games.lantern", ID).replace("LAN-", f"{PREFIX}-").replace('"LAN"', f'"{PREFIX}"')
        text = text.replace('"lantern"', f'"{ID}"').replace("game = Lantern\n", "game = Lantern’s twin\n")
        path.write_text(text, encoding="utf-8")
    (package / "bot.py").write_text(FIRST_CHOICE, encoding="utf-8")
    (folder / "pyproject.toml").write_text(PROJECT, encoding="utf-8")


def install(folder: Path) -> Path:
    """The folder to put on the path: the wheel's files, as an installer would lay them out."""
    source, wheels, site = folder / "source", folder / "wheels", folder / "site"
    for path in (source, wheels, site):
        path.mkdir(parents=True)
    write_package(source)
    built = subprocess.run(
        [sys.executable, "-c", BUILD, str(wheels)], cwd=source, capture_output=True, text=True, check=True
    )
    with zipfile.ZipFile(wheels / built.stdout.splitlines()[-1]) as wheel:
        wheel.extractall(site)
    return site


def environment(site: Path) -> dict[str, str]:
    """For a process that has the package."""
    path = os.pathsep.join(x for x in (str(site), os.environ.get("PYTHONPATH", "")) if x)
    return {**os.environ, "PYTHONPATH": path}
