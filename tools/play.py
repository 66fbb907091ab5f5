"""`make play`: the server with its lobby, on the compiled build if there is one of these sources.

Where there is none, rules are interpreted. If there is a C compiler, a build for the next start is made in the
background, at the lowest priority, once the lobby is there; it goes on when the server is stopped.

    python -m tools.play                start the server
    python -m tools.play --build URL    wait until URL answers, then build, unless somebody does already
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from urllib.request import urlopen

from tools import native
from tools.compiler import OPTIMISED, ROOT, have_compiler

LOBBY = "http://127.0.0.1:8480/healthz"  # where `ecumene serve` listens if nobody says otherwise
PATIENCE = 120.0  # seconds
LOG = native.BUILT.with_name("native.log")


def compile_later() -> bool:
    """Start a build that waits for the lobby, if one is needed."""
    with native.alone(wait=False) as free:
        if not free:
            return False
        native.renew()  # a build of any level is better than none
        if native.renew(OPTIMISED):
            return False
    command = [sys.executable, "-m", "tools.play", "--build", LOBBY]
    subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True)
    return True


def answers(address: str, seconds: float) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            with urlopen(address, timeout=2):
                return True
        except OSError:
            time.sleep(0.5)
    return False


def build_in_background(address: str, seconds: float = PATIENCE) -> bool:
    """Build when the address answers, if nobody else builds and there is a compiler. Says one line, or nothing."""
    os.nice(19)
    if not answers(address, seconds):
        return False
    with native.alone(wait=False) as free:
        if not free or native.renew(OPTIMISED) or not have_compiler():
            return False
        log = LOG.relative_to(ROOT) if LOG.is_relative_to(ROOT) else LOG
        print(f"· compiling the rules in the background, for the next start ({log})", flush=True)
        with LOG.open("w", encoding="utf-8") as file:
            for stream in (1, 2):
                os.dup2(file.fileno(), stream)
            native.build(OPTIMISED, jobs=1)
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--build", metavar="URL", help="wait until it answers, then compile")
    asked = parser.parse_args()
    if asked.build:
        build_in_background(asked.build)
        return
    compile_later()
    os.execv(sys.executable, [sys.executable, "-m", "ecumene", "serve"])


if __name__ == "__main__":
    main()
