"""A Chromium for the tests: `python -m tools.browser` prints where it is, and installs Debian's if there is none.

The headless shell comes first: the same engine without windows, tabs and menus, for half of the processor's time.

Playwright's own download is not used: a distribution's browser is kept up to date by it, and mirrors carry it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright  # installing a browser needs no Playwright

SHELL = "chromium-headless-shell"
TRIED = Path(__file__).resolve().parent.parent / ".cache" / "browser-tried"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
FLAGS = [  # nothing of it may reach for the network, and root has no sandbox
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--font-render-hinting=none",  # else the headless shell draws letters wider than windows show them
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find() -> str:
    """The program; "" if there is none. `ECUMENE_BROWSER` names another one."""
    named = os.environ.get("ECUMENE_BROWSER", "")
    return named or next((path for name in NAMES if (path := shutil.which(name))), "")


def launch(play: Playwright) -> Browser:
    program = find()
    if not program:
        raise SystemExit("no Chromium here: run `make browser` first")
    return play.chromium.launch(executable_path=program, args=FLAGS)


def install() -> None:
    """From Debian's packages, as root or with sudo: the shell, or if there is none and no other, all of Chromium."""
    print("· installing Chromium", file=sys.stderr, flush=True)
    apt("update", "-qq")
    for package in (SHELL, "chromium"):
        if not find() or package == SHELL:
            apt("install", "-qq", "-y", "--no-install-recommends", package)


def apt(*words: str) -> None:
    """What goes wrong is said only if it matters."""
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    errors = subprocess.DEVNULL if find() else None
    subprocess.run([*root, "apt-get", *words], env=env, stdout=subprocess.DEVNULL, stderr=errors)


def main() -> None:
    """Another Chromium will do where the shell cannot be installed, which is tried once."""
    wanted = os.environ.get("ECUMENE_BROWSER") or shutil.which(SHELL)
    if not wanted and shutil.which("apt-get") and not (find() and TRIED.exists()):
        install()
        TRIED.parent.mkdir(exist_ok=True)
        TRIED.touch()
    if not find():
        raise SystemExit("no Chromium here, and it cannot be installed: install one, or set ECUMENE_BROWSER")
    print(find())


if __name__ == "__main__":
    main()
