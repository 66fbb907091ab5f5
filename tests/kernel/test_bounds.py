"""What comes from outside is bounded before it costs anything: a small text takes little time and little memory."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable

import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.border.corrections_file import from_toml
from ecumene.kernel.border.errors import EcumeneError
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import legal
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import LONGEST_LINE, MOST_LINES, read

SECONDS = 1.0  # of a processor: what is refused takes thousandths, what is read some hundredths
BYTES = 20_000_000
HEAD = f"ecumene-record 1\ngame lantern\nrules {find('lantern').revision}\n"
CORRECTED = HEAD + 'corrections {"name": "x", "rows": %s}\n---\n'


def refused(do: Callable[[], object]) -> str:
    """The error's id; what was asked for was cheap. The lower of two times: beside others a process takes longer."""
    do_once(do)  # a game that is loaded for the first time is no part of it
    times = []
    for _ in range(2):
        begun = time.process_time()
        said = do_once(do)
        times.append(time.process_time() - begun)
    took = min(times)
    tracemalloc.start()
    try:
        do_once(do)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert took < SECONDS, f"{took:.2f} s"
    assert peak < BYTES, f"{peak / 1e6:.0f} MB"
    return said


def do_once(do: Callable[[], object]) -> str:
    try:
        do()
    except EcumeneError as e:
        assert str(e)
        return e.id
    return ""


RECORDS: list[tuple[str, str, str]] = [
    ("spaces", HEAD + "---\nA x" + " " * 400 + "=z\n", "record-line"),
    ("more spaces", HEAD + "---\nA x" + " " * 800 + "=z\n", "record-line"),
    ("spaces to the end", HEAD + "---\nA x" + " " * (LONGEST_LINE - 6) + "=z\n", "record-line"),
    ("spaces beyond", HEAD + "---\nA x" + " " * 1_000_000 + "=z\n", "record-line-long"),
    ("spaces without end", HEAD + "---\n" + ("A x" + " " * 7000 + "\n") * 100, "record-who"),
    ("signs", HEAD + "---\nA " + "=" * 7000 + "\n", "record-line"),
    ("hashes", HEAD + "---\n" + "#" * 7000 + "\n", ""),
    ("players by number", HEAD + "players 300000000\n---\n", "record-players"),
    ("players by name", HEAD + "players [" + ",".join(['""'] * 30_000) + "]\n---\n", "player-count"),
    ("a long name", HEAD + 'players ["' + "x" * 100_000 + '", ""]\n---\n', "record-line-long"),
    ("brackets", HEAD + "players " + "[" * 100_000 + "\n---\n", "record-players"),
    ("a number of many digits", HEAD + "players " + "9" * 100_000 + "\n---\n", "record-players"),
    ("braces", HEAD + "options " + '{"a":' * 20_000 + "\n---\n", "record-options"),
    ("seed", HEAD + "seed " + "9" * 150 + "\n---\n", "seed"),
    ("a long seed", HEAD + "seed " + "9" * 100_000 + "\n---\n", "record-line-long"),
    ("many lines", HEAD + "---\n" + "A x\n" * (MOST_LINES + 1), "record-lines"),
    ("many empty lines", HEAD + "---\n" + "\n" * 1_000_000, ""),
    ("a long move", HEAD + "---\n? " + "deal + " * 1000 + "deal\n", "move-long"),
    ("an undo of many digits", HEAD + "---\nA undo " + "9" * 5000 + "\n", "record-undo"),
    ("deep corrections", CORRECTED % ('{"a":' * 10_000 + "1" + "}" * 10_000), "record-corrections"),
    ("wide corrections", CORRECTED % str({f"t{i}": {} for i in range(9000)}).replace("'", '"'), "fit-table"),
    ("many records", (HEAD + "---\n") * 1000, "record-several"),
    ("no line ends", "x" * 1_000_000, "record-line-long"),
]


@pytest.mark.parametrize(("text", "error"), [x[1:] for x in RECORDS], ids=[x[0] for x in RECORDS])
def test_a_record_that_is_meant_to_cost_much(text: str, error: str) -> None:
    assert refused(lambda: ecumene.read(text)) == error


CORRECTIONS: list[tuple[str, str, str]] = [
    ("dots", "a." * 30_000 + "a=1", "corrections-deep"),
    ("dots in a table", "[" + "a." * 30_000 + "a]", "corrections-deep"),
    ("brackets", "a = " + "[" * 30_000, "corrections-deep"),
    ("braces", "a = " + "{a=" * 20_000, "corrections-deep"),
    ("dots on every line", "\n".join(f"a{i}.b.c.d.e.f.g=1" for i in range(2500)), "fit-value"),
    ("many tables", "\n".join(f"[a.b{i}]" for i in range(6000)), "fit-table"),
    ("many rows", "[cards]\n" + "\n".join(f"b{i}.light=1" for i in range(4500)), "fit-row"),
    ("many fields", "[cards.lamp]\n" + "\n".join(f"b{i}=1" for i in range(6000)), "fit-field"),
    ("a number of many digits", "[cards.lamp]\nlight = " + "9" * 60_000, "corrections-toml"),
    ("a long text", '[cards.lamp]\nlight = "' + "x" * 60_000 + '"', "fit-number"),
    ("quotes", "'" * 60_000, "corrections-toml"),
    ("too long", "#" * 100_000, "corrections-long"),
]


@pytest.mark.parametrize(("text", "error"), [x[1:] for x in CORRECTIONS], ids=[x[0] for x in CORRECTIONS])
def test_corrections_that_are_meant_to_cost_much(text: str, error: str) -> None:
    lantern = find("lantern")
    assert refused(lambda: from_toml(text, "x", lantern)) == error


def test_spaces_cost_in_proportion_to_their_number() -> None:
    """They once cost as the third power of it."""

    def cost(lines: int) -> float:
        text = HEAD + "---\n" + ("A x" + " " * 7900 + "= 00\n") * lines
        begun = time.process_time()
        read(text)
        return time.process_time() - begun

    few, many = min(cost(20) for _ in range(3)), min(cost(160) for _ in range(3))
    assert many < 40 * few + 0.01


def with_undos(name: str, choices: int, undos: int, deep: int) -> str:
    """A record that takes some moves of a late position back, one by one, over and over."""
    m, rng = Match(find(name), 7, 2), Rng(7)

    def go_on() -> None:
        m.choose(m.game.at_random([a for a in legal(m.state) if verb_of(a) != m.game.avoided], rng))

    while len(m.plies) < choices:
        go_on()
    for _ in range(undos // deep):
        for _ in range(deep):
            go_on()
        for _ in range(deep):
            m.undo(agreed=True)
    return m.record()


@pytest.mark.parametrize("deep", [1, 5])
@pytest.mark.parametrize(("name", "choices"), [("through_the_ages", 330), ("new_dawn", 150)])
def test_undos_of_a_long_game(name: str, choices: int, deep: int) -> None:
    """300 of them in 24 kB once took 6.6 seconds, for each played the game again from its start."""
    text = with_undos(name, choices, 300, deep)
    assert len(text) < 80_000 and text.count(" undo ") == 300
    begun = time.process_time()
    ecumene.read(text)
    assert time.process_time() - begun < SECONDS
    tracemalloc.start()
    try:
        ecumene.read(text)
        assert tracemalloc.get_traced_memory()[1] < BYTES
    finally:
        tracemalloc.stop()


def test_a_seat_has_a_name_of_some_letters() -> None:
    for players in (300_000_000, ["x"] * 100_000, ["x" * 100_000, ""], "x" * 100_000):
        assert refused(lambda players=players: ecumene.new("lantern", players=players, seed=1)) in (  # type: ignore[misc]
            "player-count",
            "player-name",
            "players",
        )
