"""The gallery of components and boards: `make gallery` builds and serves it. The released client has no such page.

python -m tools.gallery            build what is out of date, serve it, print its address
python -m tools.gallery --build    only into build/gallery
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tools import node, positions
from tools.local_server import ROOT, LocalServer

OUT = ROOT / "build" / "gallery"


def build() -> Path:
    """Build the client with its gallery, and positions that are up to date."""
    positions.renew()
    now, mark = f"{node.digest()} {positions.digest()}", OUT / ".built"
    if mark.exists() and mark.read_text(encoding="utf-8") == now:
        return OUT
    print("· building the gallery", flush=True)
    vite = ["exec", "--", "vite", "build", "--mode", "gallery", "--outDir", str(OUT), "--emptyOutDir"]
    if node.npm(node.ready(), *vite, "--logLevel", "warn", check=False):
        raise SystemExit("the gallery could not be built")
    mark.write_text(now, encoding="utf-8")
    return OUT


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", action="store_true", help="do not serve it")
    built = build()
    if parser.parse_args().build:
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        LocalServer(Path(folder), "--toys", "--client", str(built)) as server,
    ):
        print(f"{server.base}/gallery", flush=True)
        try:
            while True:
                time.sleep(3600)
        except KeyboardInterrupt:
            return


if __name__ == "__main__":
    main()
