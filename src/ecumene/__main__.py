"""The `ecumene` command; also `python -m ecumene`."""

from __future__ import annotations

import sys

from ecumene.checkout import run_compiled

FAST = ("serve", "arena", "lab")  # what runs on the compiled build, where there is one


def main() -> None:
    if sys.argv[1:] and sys.argv[1] in FAST:
        run_compiled()
    from ecumene import cli  # not before: it takes a while, and on the compiled build it is loaded again

    cli.main()


if __name__ == "__main__":
    main()
