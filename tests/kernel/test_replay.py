"""Records played again: every line, every checksum and, with the secret, every outcome is checked."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from ecumene.games import find
from ecumene.kernel.border.errors import BadRecord
from ecumene.kernel.match.chance import Sealed, Seeded
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import read
from ecumene.kernel.match.replay import Replay, checksum, replay, with_checksums
from ecumene.testing.determinism import random_match
from kernel.matches import GAME, SECRET, defence, ended, lantern, position, until


def again(text: str, secret: Sealed | None = None) -> Match:
    return replay(GAME, read(text), secret)


@pytest.mark.parametrize("name", ["lantern", "seven_wonders_duel"])
def test_a_record_leads_to_the_same_position(name: str) -> None:
    for seed in range(12):
        m = random_match(find(name), seed)
        n = replay(find(name), read(m.record()))
        assert position(n) == position(m) and n.record() == m.record() and n.result == m.result


def test_an_unfinished_record_waits_for_whoever_is_asked() -> None:
    m = until(lantern(), "Raid")
    n = again(m.record())
    assert n.seat == m.seat and n.moves() == m.moves() and not n.over and n.record() == m.record()
    assert n.events("A") == m.events("A")


def test_undo_leaving_and_resigning_are_replayed() -> None:
    m = lantern()
    m.choose(GAME.codec.parse(m.moves()[0]))
    m.undo("A")
    m.resign("C", "random")
    n = again(ended(m).record())
    assert position(n) == position(m) and n.taken_over == {2: "random"} and n.record() == m.record()
    two = until(lantern(players=2), "Bid")
    two.resign("A")
    n = again(two.record())
    assert n.over and n.result is not None and n.result.places == [2, 1] and n.record() == two.record()


def test_a_private_choice_is_replayed_as_one_line() -> None:
    m = defence()
    m.play(f"{m.moves()[1]} + defend")
    n = again(m.record())
    assert position(n) == position(m) and n.plies == m.plies


def test_names_options_corrections_and_date_come_back() -> None:
    fixed = '{"cards":{"lamp":{"light":4}}}'
    m = Match(GAME, 3, ["Анна", "Bob"], corrections=fixed, corrections_name="lamps", date="2026-01-31")
    n = again(m.record())
    assert (n.players, n.corrections, n.corrections_name, n.date) == (m.players, fixed, "lamps", "2026-01-31")
    assert n.state.rules.cards[1].light == 4
    duel = find("seven_wonders_duel")
    d = Match(duel, 3, options={"wonders": "preset"})
    assert replay(duel, read(d.record())).options == d.options


# the secret


def sealed() -> str:
    return ended(lantern(Sealed(SECRET))).record()


def test_the_seal_comes_first_and_the_secret_last() -> None:
    m = lantern(Sealed(SECRET))
    assert f"seal {Sealed(SECRET).seal}\n" in m.record()
    assert SECRET.hex() not in m.record() and "seed" not in m.record()
    assert ended(m).record().endswith(f"secret {SECRET.hex()}\n")


def test_with_the_secret_every_outcome_is_checked() -> None:
    n = again(sealed(), Sealed(SECRET))
    assert n.over and n.record() == sealed()


def test_a_forged_outcome_is_found_with_the_secret() -> None:
    """Each face of the first die but the true one: the record replays without the secret up to there, not with it."""
    text = sealed()
    number, rolled = next((i, x) for i, x in enumerate(text.splitlines(), 1) if x.startswith("? roll"))
    for face in range(1, 7):
        lines = text.splitlines()[:number]
        lines[-1] = f"? roll {face}"
        again("\n".join(lines))
        if lines[-1] == rolled:
            again("\n".join(lines), Sealed(SECRET))
            continue
        with pytest.raises(BadRecord, match=rf"line {number}: This is not what the secret or seed says: roll {face}"):
            again("\n".join(lines), Sealed(SECRET))


def test_another_secret_is_refused() -> None:
    with pytest.raises(BadRecord, match="not the one that was sealed"):
        again(sealed(), Sealed(bytes(32)))


def test_a_secret_for_a_match_that_had_none_is_refused() -> None:
    with pytest.raises(BadRecord, match="not the one that was sealed"):
        again(ended(lantern(3)).record(), Sealed(SECRET))


def test_outcomes_of_a_seed_can_be_checked_too() -> None:
    record = read(ended(lantern(3)).record())
    assert replay(GAME, record, Seeded(3)).over
    with pytest.raises(BadRecord, match="not what the secret or seed says"):
        replay(GAME, record, Seeded(4))


# checksums


def test_checksums_are_written_and_checked() -> None:
    m = ended(lantern(2))
    record = with_checksums(m, every=3)
    assert [bool(x.checksum) for x in record.lines[:6]] == [False, False, True] * 2 and record.lines[-1].checksum
    assert record.lines[-1].checksum == checksum(GAME, m.state)
    assert replay(GAME, read(record.text())).over


def test_a_checksum_is_of_what_spectators_see() -> None:
    s = GAME.scenario.build(["A hands: lamp", "ask: Raid B"])
    t = GAME.scenario.build(["A hands: wick", "ask: Raid B"])
    u = GAME.scenario.build(["A hands: wick", "A coins: 6", "ask: Raid B"])
    assert checksum(GAME, s) == checksum(GAME, t) != checksum(GAME, u)
    assert re.fullmatch("[0-9a-f]{6}", checksum(GAME, s))


def test_a_wrong_checksum_is_named() -> None:
    record = with_checksums(ended(lantern(2)), every=4)
    good = record.lines[7].checksum
    record.lines[7].checksum = "ffffff" if good != "ffffff" else "000000"
    number = 6 + 8  # six lines of header
    with pytest.raises(BadRecord, match=rf"line {number}: The checksum is {good}, not"):
        replay(GAME, read(record.text()))


# damage


def body() -> list[str]:
    """Of a record whose lines are known: three seats are dealt to, A prepares and picks."""
    m = lantern(5, 3)
    m.play(m.moves()[0])
    m.play(m.moves()[0])
    return m.record().splitlines()


HEAD = 6  # lines of the header


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda b: [*b[:-1], b[-1].replace("A ", "B ")], "It is for A to choose, not for B"),
        (lambda b: [*b, "A pick lamp"], "It is for B to choose, not for A"),
        (lambda b: [*b, "? roll 3"], r"It is for B to choose, not for \?"),
        (lambda b: [*b, "Z pass"], "It is for B to choose, not for Z"),
        (lambda b: [*b, "B bid 1"], "ECU-1"),
        (lambda b: [*b, "B pick lmap"], "There is no card “lmap”.*Did you mean “lamp”"),
        (lambda b: [*b, "B pick"], "It is written “pick <card>”"),
        (lambda b: [*b, "B jump"], "There is no verb “jump”"),
        (lambda b: [*b, "B pick *"], "What is hidden in a record cannot be played again"),
        (lambda b: [*b, "Z undo 3"], "There is no seat “Z”"),
        (lambda b: [*b, "Z leave greedy"], "There is no seat “Z”"),
    ],
)  # fmt: skip
def test_a_line_that_does_not_fit_is_named(change: Callable[[list[str]], list[str]], said: str) -> None:
    lines = change(body())
    with pytest.raises(BadRecord, match=rf"^line {len(lines)}: .*{said}"):
        again("\n".join(lines))


def test_chance_must_be_able_to_say_it() -> None:
    lines = body()
    lines[HEAD] = "? draw B lamp"
    with pytest.raises(BadRecord, match=rf"line {HEAD + 1}: Chance cannot say this now: draw B lamp"):
        again("\n".join(lines))


def test_a_choice_that_is_not_finished() -> None:
    m = defence()
    lines = [*m.record().splitlines(), f"{m.seat} {m.moves()[1]}"]
    with pytest.raises(BadRecord, match=rf"line {len(lines)}: The choice is not finished"):
        again("\n".join(lines))


def test_nothing_comes_after_the_end() -> None:
    text = ended(lantern(2)).record()
    at = text.index("---\nresult")
    with pytest.raises(BadRecord, match="The game is over before this line"):
        again(text[:at] + "A pass\n" + text[at:])


def test_a_seat_is_left_once() -> None:
    lines = [*body(), "C leave greedy", "C leave greedy"]
    with pytest.raises(BadRecord, match=rf"line {len(lines)}: .*ECU-5"):
        again("\n".join(lines))


def test_another_result_is_refused() -> None:
    text = ended(lantern(2)).record()
    with pytest.raises(BadRecord, match="The record ends with"):
        again(re.sub(r"(?m)^result (.*)A \d+", r"result \1A 99", text))


def test_a_result_of_an_unfinished_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="but the game is not over"):
        again("\n".join([*body(), "---", "result A 1 B 0 C 0  places 1 2 2  how rounds"]))


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="The record is of “lantern”, not of seven_wonders_duel"):
        replay(find("seven_wonders_duel"), read("\n".join(body())))


def test_a_record_of_other_rules_is_refused() -> None:
    text = "\n".join(body()).replace(f"rules {GAME.revision}", "rules lan-r0")
    with pytest.raises(BadRecord, match=f"played by the rules “lan-r0”; here are {GAME.revision}"):
        again(text)


def test_a_record_for_too_many_is_refused() -> None:
    text = re.sub(r"players .*", 'players ["", "", "", "", ""]', "\n".join(body()))
    with pytest.raises(BadRecord, match="1 to 4 players, not 5"):
        again(text)


@pytest.mark.parametrize("viewer", [None, "B"])
def test_a_masked_record_cannot_be_replayed_and_says_why(viewer: str | None) -> None:
    m = lantern(5, 3)
    m.play(m.moves()[0])
    with pytest.raises(BadRecord, match=r"line \d+: What is hidden in a record cannot be played again"):
        again(m.record(viewer))


def test_a_replay_can_be_looked_at_after_every_line() -> None:
    m = ended(lantern(4, 2))
    record = m.to_record()
    r = Replay(GAME, record)
    seen = []
    for line in record.lines:
        r.line(line)
        seen.append(len(r.match.plies))
    assert seen == list(range(1, len(record.lines) + 1)) and position(r.match) == position(m)
