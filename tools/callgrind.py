"""How many instructions a piece of work takes, counted by valgrind's callgrind: the same on a busy machine.

`count` starts one process of `tools.callgrind_work` under callgrind. It imports and prepares without being counted;
then each job is counted alone, with garbage collection off. Hashes and addresses are fixed, so that two runs of one
build give the same counts.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path

from tools.browser import apt
from tools.compiler import ROOT

# What the counted process says to callgrind, which understands it from a header of its own.
MARKS = """
#include <valgrind/callgrind.h>
void start(void) { CALLGRIND_START_INSTRUMENTATION; }
void zero(void) { CALLGRIND_ZERO_STATS; }
void write_as(const char *name) { CALLGRIND_DUMP_STATS_AT(name); }
"""
WRITTEN = re.compile(r"^desc: Trigger: Client Request: (\d+) (\d+)$.*^totals: (\d+)$", re.M | re.S)


@dataclass(frozen=True)
class Job:
    """Something that is counted: a measure of a game, at a part of a random game if it needs positions."""

    measure: str  # a name in MEASURES of `tools.callgrind_work`
    game: str
    players: int = 2
    part: str = "all"  # or a tenth of the game, "0" to "9"


def compiler() -> list[str]:
    """The command of the C compiler that setuptools takes."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def conditions() -> dict[str, str]:
    """What else counts depend on, besides our sources and the level of the build."""
    said = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=True).stdout
    optimised = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    return {
        "python": f"{platform.python_version()}, {platform.python_compiler()}{', optimised' if optimised else ''}",
        "compiler": said.splitlines()[0],
        "libc": " ".join(platform.libc_ver()),
        "mypy": version("mypy"),
        "machine": platform.machine(),
    }


def have_valgrind() -> bool:
    """Is there a valgrind? Where there is none, Debian's is installed, as root or with sudo."""
    if not shutil.which("valgrind") and shutil.which("apt-get"):
        print("· installing valgrind", flush=True)
        apt("update", "-qq")
        apt("install", "-qq", "-y", "--no-install-recommends", "valgrind")
    return bool(shutil.which("valgrind"))


def same_addresses() -> list[str]:
    """A command before another one, so that memory lies at the same addresses every time; none where that is forbidden.

    Without it counts differ by up to 1.5 %: what is hashed by its address lies elsewhere in a dictionary.
    """
    command = ["setarch", "-R"]
    if not shutil.which(command[0]) or subprocess.run([*command, "true"], capture_output=True).returncode:
        return []
    return command


def count(build: Path, jobs: list[Job]) -> dict[Job, float]:
    """Instructions for one piece of work of each job, with the package that lies at `build`."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "marks.c").write_text(MARKS)
        library = folder / "marks.so"
        subprocess.run([*compiler(), "-shared", "-fPIC", "-o", library, folder / "marks.c"], check=True)
        subprocess.run(
            [
                *same_addresses(),
                *("valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no"),
                f"--callgrind-out-file={folder / 'out'}",
                *(sys.executable, "-m", "tools.callgrind_work", library),
            ],
            input=json.dumps([asdict(job) for job in jobs]),
            text=True,
            cwd=ROOT,
            check=True,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(build), "PYTHONHASHSEED": "0"},
        )
        written = [WRITTEN.search(path.read_text(errors="replace")) for path in folder.glob("out.*")]
    counts = {int(found[1]): int(found[3]) / int(found[2]) for found in written if found}
    return {job: counts[n] for n, job in enumerate(jobs)}
