"""Where the package is: installed, with the web client inside, or in a checkout of the source, with it in web/dist.

In a checkout `ecumene serve` runs on the compiled build, if there is one of exactly these sources (`make native`). A
digest of every file decides: never half of one build and half of another.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
IN_SOURCE = PACKAGE.parent.name == "src"
ROOT = (
    PACKAGE.parents[1] if IN_SOURCE else PACKAGE.parents[2]
)  # of a checkout: the build is in build/native-<n>/ecumene


def client() -> Path:
    """The folder of the built web client."""
    inside = PACKAGE / "client"
    return inside if inside.is_dir() else ROOT / "web" / "dist"


def docs() -> Path:
    """The folder of the built documentation."""
    inside = PACKAGE / "docs"
    return inside if inside.is_dir() else ROOT / "build" / "docs"


def files(package: Path) -> Iterator[Path]:
    """The files of a copy of the package, relative to it; without what is made from them."""
    for path in sorted(package.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd"):
            yield path.relative_to(package)


def fingerprint(package: Path) -> str:
    """A digest of every file of a copy of the package, and of the Python that could run its compiled modules."""
    digest = hashlib.blake2b(f"{sys.implementation.cache_tag} {sys.platform}\0".encode(), digest_size=16)
    for name in files(package):
        digest.update(name.as_posix().encode() + b"\0" + hashlib.blake2b((package / name).read_bytes()).digest())
    return digest.hexdigest()


def compiled_build(root: Path = ROOT, package: Path = PACKAGE) -> Path | None:
    """The folder of a complete compiled build of exactly the files of `package`."""
    folder = (root / "build" / "native").resolve()
    try:
        made = json.loads((folder / "stamp").read_text(encoding="utf-8"))["fingerprint"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return folder if made == fingerprint(package) else None


def run_compiled() -> None:
    """In a checkout with a compiled build of these sources: start again on it. Returns where there is none."""
    if IN_SOURCE and os.name == "posix" and (folder := compiled_build()):
        path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
        env = {**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"}  # or a folder `ecumene` here would come first
        os.execve(sys.executable, [sys.executable, "-m", "ecumene", *sys.argv[1:]], env)
