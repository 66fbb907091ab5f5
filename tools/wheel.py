"""Both wheels and the source distribution, into dist/.

    python -m tools.wheel                 the source distribution, the pure wheel, and the compiled one where it can be
    python -m tools.wheel pure            only this; also `compiled`, `sdist`
    python -m tools.wheel --twice pure    make it twice, in different folders, and compare the bytes

How they are made is in hatch_build.py. Files are dated by the last commit, or by SOURCE_DATE_EPOCH.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from hashlib import sha256
from pathlib import Path

from tools.compiler import ROOT, have_compiler

DIST = ROOT / "dist"
KINDS = ("sdist", "pure", "compiled")


def epoch() -> str:
    """The time that files in the archives have: of the last commit, in a checkout."""
    asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    return os.environ.get("SOURCE_DATE_EPOCH") or asked.stdout.strip() or "1580601600"


def make(kind: str, folder: Path, build: Path | None = None) -> Path:
    """Make one of `KINDS` in an empty folder. `build`: take the compiled modules from there, and compile nothing."""
    env = {**os.environ, "SOURCE_DATE_EPOCH": epoch(), "ECUMENE_WHEEL": "compiled" if kind == "compiled" else "pure"}
    env |= {"ECUMENE_BUILD": str(build)} if build else {}
    target = "sdist" if kind == "sdist" else "wheel"
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    run = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if run.returncode:
        raise SystemExit(run.stdout)
    (made,) = (path for path in folder.iterdir() if path.suffix in (".whl", ".gz"))
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", choices=[[], *KINDS], metavar="|".join(KINDS))
    parser.add_argument("--twice", action="store_true", help="make everything twice and compare")
    asked = parser.parse_args()
    failed = False
    for kind in asked.kinds or KINDS:
        if kind == "compiled" and not have_compiler():
            print("NOTE: no C compiler here, so there is no compiled wheel.")
            continue
        began, digests = time.monotonic(), []
        for _ in range(2 if asked.twice else 1):
            with tempfile.TemporaryDirectory() as folder:
                made = make(kind, Path(folder))
                digests.append(sha256(made.read_bytes()).hexdigest())
                DIST.mkdir(exist_ok=True)
                kept = DIST / made.name
                kept.write_bytes(made.read_bytes())
        same = "" if not asked.twice else ", equal" if len(set(digests)) == 1 else ", DIFFERENT"
        failed |= len(set(digests)) > 1
        megabytes, seconds = kept.stat().st_size / 1e6, time.monotonic() - began
        print(f"· {kept.relative_to(ROOT)}: {megabytes:.2f} MB, {seconds:.0f} s{same}, sha256 {digests[0]}", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
