"""The load generator plays real games over real sockets, and never leaves this machine."""

from __future__ import annotations

import pytest

from ecumene.cli.load import chart, report
from ecumene.server.load_generator import Guest, Measured, run
from server.helpers import Running


def test_a_short_load(shared: Running) -> None:
    out = run("lantern", 4, 60.0, warm=0.3, url=shared.base, moves=40)
    assert out.moves >= 40 and out.refused == 0 and len(out.latencies) == out.moves
    assert 0 < out.percentile(0.5) <= out.percentile(0.99) and out.received > 1000
    said = report(out, 0)
    assert f"{out.moves} moves" in said and "█" in said


def test_only_this_machine_and_only_so_much() -> None:
    with pytest.raises(ValueError, match="not this machine"):
        Guest("http://example.org:80")
    for tables, seconds in ((0, 1), (100_000, 1), (1, 10_000)):
        with pytest.raises(ValueError, match="at most"):
            run("lantern", tables, seconds)


def test_percentiles_and_chart() -> None:
    out = Measured("x", 1, 2, seconds=2, moves=100, latencies=[n / 1000 for n in range(1, 101)])
    assert out.rate == 50 and out.percentile(0.5) == 51 and out.percentile(0.99) == 100
    assert [int(line.split()[-1]) for line in chart([0.5, 1.5, 1.7, 20_000])] == [1, 2, 1]
