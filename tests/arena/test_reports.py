"""What reports say, in all their forms."""

from __future__ import annotations

import io
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from ecumene.arena import lab, lab_report, markdown, page, ratings, report, summary, terminal
from ecumene.arena.document import Document, Table, duration, histogram
from ecumene.arena.plan import Budget, Plan, make_plan
from ecumene.arena.playing import STOPPED, Overrun, Played, Thinking
from ecumene.arena.statistics import Interval
from ecumene.arena.summary import Summary, summarise
from ecumene.arena.used import Observed, Source, Use, observe
from ecumene.games import GAMES, TOYS, find
from ecumene.kernel.match.record import read

TESTS = Path(__file__).resolve().parents[1]
DUEL = make_plan("seven_wonders_duel", ["greedy", "random"])


def game(plan: Plan, deal: int, rotation: int, scores: list[int], places: list[int], **more: Any) -> Played:
    """A game that nobody played."""
    seats = plan.contestants(rotation)
    first, second = {"lantern": ("points", "coins"), "clash_of_cultures": ("cities", "events")}.get(
        plan.game, ("blue", "red")
    )
    parts = [{first: score, second: 0} for score in scores]
    thinking = [Thinking([0.001 * (i + 1), 0.01], 30 * i, 0.01 * i) for i in seats]
    figures = {"how": find(plan.game).endings[0], "plies": 100 + deal, "thinking": thinking, "overruns": [], **more}
    return Played(deal, rotation, deal, seats, scores, places, parts=parts, **figures)


@pytest.fixture
def two() -> Summary:
    """Greedy wins both games of the first deal, ties one of the second and loses the other."""
    return summarise(
        DUEL,
        [
            game(DUEL, 0, 0, [60, 40], [1, 2]),
            game(DUEL, 0, 1, [30, 50], [2, 1], how="military"),
            game(DUEL, 1, 0, [40, 40], [1, 1]),
            game(DUEL, 1, 1, [44, 20], [1, 2], how="scientific", overruns=[Overrun(0, 7, 2.0)]),
        ],
    )


def test_figures_of_each_bot(two: Summary) -> None:
    greedy, random = two.bots
    assert (greedy.share.mean, random.share.mean) == (0.625, 0.375), "1, 1, ½, 0"
    assert (greedy.score, random.score) == ((60 + 50 + 40 + 20) / 4, (40 + 30 + 40 + 44) / 4)
    assert greedy.parts == {"blue": 42.5}, "nobody ever had red points"
    assert [(x.seat, x.share.mean, x.score) for x in greedy.by_seat] == [("A", 0.75, 50), ("B", 0.5, 35)]
    assert greedy.won == {"civilian": 2, "military": 1} and greedy.lost == {"scientific": 1}
    assert random.won == {"civilian": 1, "scientific": 1} and random.lost == {"civilian": 1, "military": 1}
    assert (greedy.seconds.median, greedy.seconds.most) == (0.001, 0.01)
    assert (greedy.iterations_a_second, random.iterations_a_second) == (0, 3000)
    assert (greedy.overruns, random.overruns) == (0, 1)
    assert (two.games, two.deals, two.plies.median, two.endings["civilian"]) == (4, 2, 100, 2)


def test_the_interval_has_the_deal_as_its_unit(two: Summary) -> None:
    """Deals with shares 1 and ¼ (of two games each): s = 0.530330, t₁ = 12.7062, so everything from 0 to 1."""
    assert two.bots[0].share == Interval(0.625, 0.0, 1.0)


def test_of_three_each_pair_is_compared() -> None:
    plan = make_plan("lantern", ["greedy", "random", "greedy"], 3)
    games = [game(plan, deal, 0, [3, 2, 1], [1, 2, 3]) for deal in range(3)]
    x = summarise(plan, games)
    assert [(p.one, p.other, p.share.mean) for p in x.pairs] == [
        ("greedy", "random", 1.0),
        ("greedy", "greedy 2", 1.0),
        ("random", "greedy 2", 1.0),
    ]
    made = next(s for s in report.report(x, "").sections if s.title == "One against another")
    assert made.table and made.table.rows[1][1:] == ["0.0 % (0.0 – 56.1 %)", "–", "100.0 % (43.9 – 100.0 %)"]


def test_a_bot_with_several_seats_is_measured_by_the_seat() -> None:
    plan = make_plan("lantern", ["greedy", "random"], 4)
    games = [game(plan, 0, r, [1, 1, 1, 1], [1, 2, 3, 4]) for r in range(4)]
    greedy, random = summarise(plan, games).bots
    assert (greedy.seats, random.seats, greedy.share.mean, random.share.mean) == (4, 12, 0.25, 0.25)


def test_a_bot_alone_has_nobody_to_be_compared_with() -> None:
    plan = make_plan("age_of_civilization", ["greedy"], 1)
    games = [Played(0, 0, 0, [0], [20], [2], "clash", [{"actions": 20}], 40, [Thinking()], [])]
    made = report.report(summarise(plan, games), "")
    assert made.facts[0] == "1 game of 1 player: 1 deal." and made.sections[0].notes == []
    assert made.sections[0].table and made.sections[0].table.rows == [
        ["greedy", "1", "0.0 %", "0.0 – 100.0 %", "20.0", "–"]
    ]
    assert "By seat, in the order of play" not in [s.title for s in made.sections]


def test_half_points_are_points() -> None:
    plan = make_plan("clash_of_cultures", ["greedy", "random"])
    assert summarise(plan, [game(plan, 0, 0, [53, 40], [1, 2])]).bots[0].score == 26.5


def test_without_openskill_the_report_says_what_is_missing(two: Summary, monkeypatch: pytest.MonkeyPatch) -> None:
    assert two.bots[0].rating and two.bots[0].rating.strength > 25
    monkeypatch.setattr(summary, "can_rate", lambda: False)
    x = summarise(DUEL, [game(DUEL, 0, 0, [60, 40], [1, 2])])
    assert x.bots[0].rating is None
    strength = report.report(x, "").sections[0]
    assert ratings.NEEDED in strength.notes and strength.table and strength.table.rows[0][-1] == "–"


def test_what_is_repeatable_is_said(two: Summary) -> None:
    assert "Bots that think by time may play other games" in report.report(two, "").facts[-1]
    plan = make_plan("seven_wonders_duel", ["greedy", "random"], budget=Budget(iterations=10))
    x = summarise(plan, [game(plan, 0, 0, [60, 40], [1, 2])])
    assert "same seed and iterations play the same games" in report.report(x, "").facts[-1]


def test_a_game_that_was_stopped_is_an_ending_of_its_own() -> None:
    x = summarise(DUEL, [game(DUEL, 0, 0, [60, 40], [1, 1], how=STOPPED)])
    made = next(s for s in report.report(x, "").sections if s.title == "How games ended")
    assert made.table and made.table.rows == [["stopped, too long", "1", "1", "0", "1", "0"]]


def test_figures_are_json(two: Summary) -> None:
    again = msgspec.json.decode(msgspec.json.encode(two), type=Summary)
    assert again == two


# forms


class Reader(HTMLParser):
    """What a page would load or run, and whether its elements are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.loads += [f"{tag} {name}={x}" for name, x in attrs if name in ("src", "href", "srcset", "data", "action")]
        self.loads += [f"{tag} {name}" for name, _ in attrs if name.startswith("on")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read_page(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    return reader


def test_the_page_is_whole_and_asks_nobody(two: Summary) -> None:
    text = page.write(report.report(two, "ecumene arena <x>"))
    reader = read_page(text)
    assert reader.open == [] and reader.loads == []
    assert not {"script", "link", "img", "iframe", "object", "base"} & set(reader.tags)
    assert not re.search(r"https?:|//|url\(|@import", text), "nothing from elsewhere, in styles either"
    assert "default-src 'none'" in text and 'name="viewport"' in text and "prefers-color-scheme: dark" in text
    assert reader.tags.count("svg") >= 4 and reader.tags.count("table") == 6
    assert "ecumene arena &lt;x&gt;" in text and "62.5 %" in text


def test_names_cannot_bring_markup_into_a_page() -> None:
    made = Document("<b>", "&", ["<script>"], [])
    assert "<script>" not in page.write(made) and "<b>" not in page.write(made)


def test_a_bar_is_as_long_as_its_value(two: Summary) -> None:
    chart = report.report(two, "").sections[0].chart
    assert chart
    widths = [float(x) for x in re.findall(r'class="s\d" x="2" y="\d+" width="([\d.]+)"', page.svg(chart))]
    assert widths == [round(0.625 * 332, 1), round(0.375 * 332, 1)]


def test_markdown(two: Summary) -> None:
    text = markdown.write(report.report(two, "ecumene arena x"))
    assert text.startswith("# 7 Wonders Duel: greedy against random\n\nMade by `ecumene arena x`.\n")
    assert "| bot | seats | win share | 95 % interval | mean result | rating |\n|---|--:|--:|--:|--:|--:|\n" in text
    assert re.search(r"^\| greedy \| 4 \| 62\.5 % \| 0\.0 – 100\.0 % \| 42\.5 \| 2\d\.\d ± \d\.\d \|$", text, re.M)


def test_a_long_table_is_cut_in_the_terminal_only() -> None:
    rows = [[str(n), "x"] for n in range(100)]
    out = io.StringIO()
    Console(file=out, width=80).print(terminal.drawn(Table(["n", "y"], rows)))
    lines = out.getvalue().split("\n")
    assert "… 76 more" in out.getvalue() and len(lines) == 1 + 25 + 1
    assert len(list(markdown.rows_of(Table(["n", "y"], rows)))) == 102


def test_times_and_lengths() -> None:
    assert [duration(x) for x in (0.00021, 0.035, 1.2)] == ["0.21 ms", "35 ms", "1.20 s"]
    chart = histogram([10, 10, 11, 40], "", bins=3)
    assert chart and [(x.label, x.value) for x in chart.bars] == [("10–20", 3), ("21–31", 0), ("32–42", 1)]
    assert histogram([5, 5], "") is None


# the lab


def record(name: str) -> Source:
    """The shortest of the golden games of several players."""
    texts = [path.read_text(encoding="utf-8") for path in (TESTS / "games" / name / "golden").glob("*.rec")]
    several = [text for text in texts if len(read(text).header["players"]) > 1 and read(text).result]
    return Source("golden.rec", min(several, key=len))


@pytest.mark.parametrize("name", [*GAMES, *TOYS])
def test_every_game_is_read_without_its_code(name: str) -> None:
    x = observe(record(name))
    assert x and sum(x.shares) == 1 and len(x.shares) == x.players > 1 and all(x.openings)
    assert all(len(seat) > 1 for seat in x.uses)
    made = lab_report.report(lab.look(name, [x] * 6, "six times the same"), "")
    titles = [s.title for s in made.sections]
    assert titles[:2] == ["First seat", "Opening move"] and titles[-2:] == ["How games ended", "Length of games"]
    assert len(titles) > 4 and all(s.table and s.table.rows for s in made.sections)
    assert read_page(page.write(made)).loads == []


def test_leaders_that_chance_deals_are_known_from_events() -> None:
    x = observe(record("new_dawn"))
    assert x and {sum(use.kind == "leader" and use.how == "leads" for use in seat) for seat in x.uses} == {1}


def observed(*uses: list[Use], scores: tuple[int, int] = (10, 4)) -> Observed:
    return Observed(2, [1.0, 0.0], list(scores), "civilian", 100, list(uses), ["draft sphinx", "draft pyramids"])


ALTAR, BUILT = Use("card", "altar", "build"), Use("card", "altar", "built", is_event=True)


def test_seats_with_a_thing_against_those_without() -> None:
    """Eight games: the winner built the altar in six of them, the loser in two."""
    games = [observed([ALTAR, BUILT], [])] * 6 + [observed([], [ALTAR, BUILT], scores=(8, 6))] * 2
    x = lab.look("seven_wonders_duel", games, "by hand")
    (row,) = x.things
    assert (row.name, row.how, row.group, row.games, row.seats) == ("altar", "build", "age1", 8, 8)
    assert row.share.mean == 0.75 and row.score == (6 * 10 + 2 * 6) / 8
    assert row.more == 9 - (6 * 4 + 2 * 8) / 8
    """Σ (wᵢ − ¾)² = 6/16 + 2·9/16 = 1.5; √(8/7 · 1.5) / 8 = 0.163663; t₇ = 2.3646: ± 0.387."""
    assert (round(row.share.low, 3), row.share.high) == (0.363, 1.0)
    assert x.seldom == 1, "`built` says nothing that `build` does not"
    assert [(r.name, r.share.mean, r.more) for r in x.seats] == [("A", 1.0, 5.0), ("B", 0.0, -5.0)]
    assert [r.name for r in x.openings] == ["draft sphinx", "draft pyramids"]


def test_an_event_of_other_seats_than_the_move_has_its_own_line() -> None:
    games = [observed([ALTAR, BUILT], [ALTAR])] * 6
    assert [(r.how, r.seats) for r in lab.look("seven_wonders_duel", games, "").things] == [("built", 6), ("build", 12)]


def test_what_is_seldom_has_no_line() -> None:
    games = [observed([ALTAR], [])] * 4 + [observed([], [])] * 10
    x = lab.look("seven_wonders_duel", games, "")
    assert x.things == [] and x.seldom == 1


def test_an_unfinished_record_is_left_out() -> None:
    text = record("lantern").text
    lines = text.split("\n")
    begun = "\n".join(lines[: lines.index("---") + 6]) + "\n"
    assert observe(Source("a.rec", begun)) is None
