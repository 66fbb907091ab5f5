"""Charts and tables of growth, from figures that are made up."""

from __future__ import annotations

import math
from xml.etree import ElementTree

from tools import charts, growth
from tools.bench import TABLES
from tools.callgrind import Job
from tools.charts import Panel
from tools.compiler import COMPILED


def made_up() -> growth.Counts:
    return {job: 1000.0 * job.players for job in growth.seat_jobs() + growth.length_jobs()}


def test_an_axis_ends_at_a_round_number() -> None:
    assert [charts.nice(x) for x in (0, 0.7, 1, 1.1, 24, 26, 501)] == [1, 1, 1, 2, 25, 50, 1000]


def test_a_chart_has_a_line_for_each_name_and_skips_what_is_missing() -> None:
    panel = Panel("cost", "seats", ["1", "2", "3"], {"a<b": [1.0, math.nan, 3.0], "c": [2.0, 2.0, 2.0]})
    root = ElementTree.fromstring(charts.chart("costs", [panel, panel], ["a<b", "c"]))
    lines = [x.get("d") or "" for x in root.iter() if x.get("stroke-width") == "2"]
    assert [line.count("L") for line in lines] == [1, 2, 1, 2]
    assert [x.text for x in root.iter() if x.tag.endswith("text")].count("a<b") == 1, "one legend"


def test_a_table_says_how_much_more_seats_cost() -> None:
    spaces = {game: [10] * len(TABLES[game]) for game in growth.WITH_MAPS}
    lines = growth.seats_table(made_up(), spaces)
    assert "| new dawn, 4 | 10 | 4,000 (× 2.00) | 4,000 (× 2.00) | 4,000 (× 2.00) |" in lines
    assert len(lines) == 2 + sum(len(seats) for seats in TABLES.values())


def test_every_chart_is_drawn_of_what_is_counted() -> None:
    counts, kept = made_up(), dict.fromkeys(COMPILED, [1.0] * growth.TENTHS)
    found = {game: growth.Held([1.0] * len(growth.HELD), [1.0] * len(growth.HELD), 2.0) for game in COMPILED}
    spaces = {game: [10 * n for n in TABLES[game]] for game in growth.WITH_MAPS}
    drawn = [
        growth.seats_chart(counts),
        growth.length_chart(counts, kept),
        growth.map_chart(counts, spaces),
        growth.matches_chart(found),
    ]
    assert all(len(ElementTree.fromstring(picture)) > 10 for picture in drawn)
    assert len(growth.length_table(counts, kept)) == len(growth.matches_table(found)) == 2 + len(COMPILED)


def test_jobs_differ() -> None:
    jobs = growth.seat_jobs() + growth.length_jobs()
    assert len(jobs) == len(set(jobs)) and Job("clone", "new_dawn", 4) in jobs
