"""A Chromium for the tests: `python -m tools.browser` prints where it is, and installs Debian's if there is none.

Playwright's own download is not used: the distribution keeps its browser up to date, and mirrors have it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
FLAGS = [  # no network access of its own; and root has no sandbox
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find() -> str:
    """The program; "" if there is none. `ECUMENE_BROWSER` names another one."""
    named = os.environ.get("ECUMENE_BROWSER", "")
    return named or next((path for name in NAMES if (path := shutil.which(name))), "")


def install() -> None:
    """From Debian's packages, as root or with sudo."""
    if not shutil.which("apt-get"):
        raise SystemExit("no Chromium here, and no apt-get to install it: install one, or set ECUMENE_BROWSER")
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    print("· installing Chromium", file=sys.stderr, flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run([*root, "apt-get", *words], check=True, env=env, stdout=subprocess.DEVNULL)


def main() -> None:
    if not find():
        install()
    if not find():
        raise SystemExit("Chromium was installed, but cannot be found")
    print(find())


if __name__ == "__main__":
    main()
