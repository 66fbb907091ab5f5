"""`ecumene load`: many games at once against a server on this machine, and how long moves take."""

from __future__ import annotations

import os
from datetime import date
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from ecumene.server.load_generator import Measured

BAR = 40  # characters of the longest bar of the chart
EDGES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)  # milliseconds


def load(game: str, tables: int, seconds: float, rate: float, url: str) -> str:
    """The report of one run, as Markdown."""
    from ecumene.server.load_generator import run

    try:
        return report(run(game, tables, seconds, rate, url=url), rate)
    except (ValueError, RuntimeError, OSError) as e:
        typer.echo(f"ecumene load: {e}", err=True)
        raise typer.Exit(1) from None


def report(m: Measured, rate: float) -> str:
    how = f"{rate:g} moves a second" if rate else "as fast as it goes"
    busy = f", {m.busy} times busy" if m.busy else ""
    said = [
        f"# {m.game}: {m.tables} tables, {m.sockets} sockets, {how}",
        "",
        f"{date.today().isoformat()}, {m.seconds:.0f} seconds, load of the machine {os.getloadavg()[0]:.1f}.",
        "",
        "| moves a second | p50 ms | p90 ms | p99 ms | server, ms of processor per move | kB per move |",
        "| --: | --: | --: | --: | --: | --: |",
        f"| {m.rate:.0f} | {m.percentile(0.5):.1f} | {m.percentile(0.9):.1f} | {m.percentile(0.99):.1f} | "
        f"{1000 * m.server_seconds / max(1, m.moves):.2f} | {m.received / 1000 / max(1, m.moves):.1f} |",
        "",
        f"{m.moves} moves, {m.games} games finished, {m.refused} refused{busy}. The load program itself used "
        f"{m.own_seconds / max(m.seconds, 1e-9):.0%} of a core.",
        "",
        "```",
        *chart([1000 * x for x in m.latencies]),
        "```",
    ]
    return "\n".join(said)


def chart(latencies: list[float]) -> list[str]:
    """How many moves took how long: a bar for each range of milliseconds."""
    counts = [0] * (len(EDGES) + 1)
    for ms in latencies:
        counts[next((i for i, edge in enumerate(EDGES) if ms < edge), len(EDGES))] += 1
    names = [*(f"< {edge} ms" for edge in EDGES), f">= {EDGES[-1]} ms"]
    most = max([*counts, 1])
    return [f"{name:>12} {'█' * round(BAR * n / most)} {n}" for name, n in zip(names, counts) if n]
