"""Compile the textbook's search with the kernel, what searches and the rules of one game, for measurements.

    python -m tools.textbook seven_wonders_duel
    PYTHONPATH=build/textbook ecumene arena seven_wonders_duel master textbook --seconds 0.1

The folder is a copy of the package in which `ecumene arena` finds one more bot, called `textbook`.
"""

from __future__ import annotations

import argparse
import shutil
import sys

from tools import compiler
from tools.compiler import COMPILED, ROOT, SOURCE

BUILT = ROOT / "build" / "textbook"
MODULE = "bots/search/textbook_mcts.py"  # where it lies in the copy
POINTS = "[ecumene.bots]\ntextbook = ecumene.bots.search.textbook_mcts:Textbook\n"


def build(game: str) -> None:
    shutil.rmtree(BUILT, ignore_errors=True)
    compiler.sync(SOURCE, BUILT / "ecumene")
    shutil.copyfile(ROOT / "tools" / "textbook_mcts.py", BUILT / "ecumene" / MODULE)
    search = [f"{name}.py" for name in compiler.modules_in(SOURCE, compiler.SEARCH)]
    core = [f"{name}.py" for name in compiler.modules_in(SOURCE, compiler.CORE)]
    rules = [f"games/{game}/{name}.py" for name in compiler.rules_of(game)]
    compiler.compile_in(BUILT, [*core, *search, MODULE, *rules], compiler.OPTIMISED)
    shutil.rmtree(BUILT / "c")
    about = BUILT / "textbook-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: textbook\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(POINTS, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=COMPILED)
    build(parser.parse_args().game)
    print(f"PYTHONPATH={BUILT} {sys.executable} -m ecumene arena …")


if __name__ == "__main__":
    main()
