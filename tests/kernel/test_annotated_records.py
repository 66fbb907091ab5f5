"""Comments in a record live on; what a live match refuses, no record can contain; a file may hold several records."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.border.errors import BadRecord
from ecumene.kernel.border.save import save
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import legal
from ecumene.kernel.match.chance import Sealed
from ecumene.kernel.match.match import SNAPSHOT, Match
from ecumene.kernel.match.record import MOST_LINES, read, split
from ecumene.kernel.match.replay import Replay, replay, with_checksums


def some_moves(seed: int = 5, players: int = 4, moves: int = 8) -> Match:
    m = ecumene.new("lantern", players=players, seed=seed)
    for _ in range(moves):
        m.play(m.moves()[0])
    return m


def test_comments_and_checksums_live_on() -> None:
    lines = with_checksums(some_moves(), 3).text().splitlines()
    body = lines.index("---") + 1
    lines[body] += "  # well begun"
    lines.insert(body + 2, "# here it gets hard")
    lines.append("# to be continued")
    text = "\n".join(lines) + "\n"
    m = ecumene.read(text)
    assert m.record() == text
    m.play(m.moves()[0])
    again = m.record().splitlines()
    assert "# here it gets hard" in again and "# to be continued" in again and any("well begun" in x for x in again)
    assert [x for x in lines if " = " in x] == [x for x in again if " = " in x]
    assert ecumene.read(m.record()).record() == m.record()


def test_comments_survive_an_undo() -> None:
    m = some_moves()
    text = m.record().rstrip("\n") + "  # a slip\n"
    again = ecumene.read(text)
    again.undo(agreed=True)
    assert "# a slip" in again.record() and again.record().splitlines()[-1].endswith("agreed")
    assert ecumene.read(again.record()).record() == again.record()


def test_what_others_read_has_neither_comments_nor_the_seed() -> None:
    m = ecumene.read(some_moves().record().rstrip("\n") + "  # B bluffs\n")
    assert "seed 5" in m.record() and "B bluffs" in m.record()
    for viewer in ("", "A", "B", None, False):
        masked = m.record(viewer)
        assert "seed" not in masked and "B bluffs" not in masked


def test_a_file_of_several_records() -> None:
    a, b = some_moves(1).record(), some_moves(2).record()
    text = f"# my games\n{a}\n# the second\n{b}"
    parts = split(text)
    assert len(parts) == 2 and "".join(parts) == text
    assert [x.record() for x in ecumene.read_all(a + b)] == [a, b]
    with pytest.raises(BadRecord, match=r"line \d+: Another record begins here"):
        ecumene.read(a + b)
    assert split("") == [] and split("no record\n") == ["no record\n"]


# undos


def line_of_last_choice(m: Match, seat: str) -> str:
    return f"{seat} undo {m.last_choice(m.number(seat))}"


def test_a_record_cannot_take_back_what_a_live_match_would_not() -> None:
    """A free undo is one that nobody learned anything from."""
    m = some_moves()
    for seat in "ABCD":
        if m.last_choice(m.number(seat)) < 0:
            continue
        refused = m.why_no_undo(m.number(seat))
        text = m.record() + line_of_last_choice(m, seat) + "\n"
        if refused:
            with pytest.raises(BadRecord, match=f"line .* is refused by {refused}"):
                replay(m.game, read(text))
        else:
            replay(m.game, read(text))
        replay(m.game, read(text.rstrip("\n") + " agreed\n"))
    assert any(m.why_no_undo(p) for p in range(4))


def test_nothing_is_taken_back_once_the_secret_is_public() -> None:
    m = Match(find("lantern"), Sealed(bytes(32)), 2)
    while not m.over:
        m.play(m.moves()[0])
    body = m.record().split("---\n")
    seat = m.game.seats[max(range(2), key=m.last_choice)]
    undone = f"{body[0]}---\n{body[1]}{line_of_last_choice(m, seat)} agreed\n"
    with pytest.raises(BadRecord, match="ECU-2"):
        replay(m.game, read(undone))


@pytest.mark.parametrize("said", ["resign foo bar", "resign now", "leave", "leave a b", "resign greedy"])
def test_leaving_is_written_in_one_way(said: str) -> None:
    m = some_moves()
    with pytest.raises(BadRecord, match="This is neither"):
        ecumene.read(f"{m.record()}A {said}\n")
    two = some_moves(players=2)
    if said != "leave":
        with pytest.raises(BadRecord, match="This is neither"):
            ecumene.read(f"{two.record()}A {said}\n")
    assert ecumene.read(f"{two.record()}A resign\n").over
    assert not ecumene.read(f"{m.record()}A leave greedy\n").over


def test_positions_kept_on_the_way_are_those_of_the_whole_replay() -> None:
    m, rng = ecumene.new("through_the_ages", players=2, seed=3), Rng(4)
    while len(m.plies) < 5 * SNAPSHOT:
        m.choose(m.game.at_random([a for a in legal(m.state) if a & 127 != m.game.avoided], rng))
    assert len(m.snapshots) >= 5
    for _ in range(2 * SNAPSHOT):
        seat = max(range(2), key=m.last_choice)
        m.undo(seat, agreed=True)
    assert all(at <= len(m.plies) for at, _ in m.snapshots)
    again = Replay(m.game, m.to_record())
    for line in m.to_record().lines:
        again.line(line)
    fresh = m._start()
    m.snapshots.clear()
    assert save(m._position(len(m.plies))) == save(again.match.state) == save(m.state) != save(fresh)


def test_a_record_has_a_bound() -> None:
    head, _ = some_moves().record().split("---\n")
    with pytest.raises(BadRecord, match=f"at most {MOST_LINES} lines"):
        read(head + "---\n" + "A pass\n" * (MOST_LINES + 1))


def test_a_sealed_match_that_goes_on_without_its_secret_claims_no_seal() -> None:
    """Its first outcomes came from another source, so nothing could be checked against one secret."""
    m = Match(find("lantern"), Sealed(bytes(32)), 2)
    m.play(m.moves()[0])
    again = ecumene.read(m.record())
    while not again.over:
        again.play(again.moves()[0])
    assert "seal" in m.record() and "seal" not in again.record() and "secret" not in again.record()
    assert replay(again.game, read(again.record())).result == again.result
