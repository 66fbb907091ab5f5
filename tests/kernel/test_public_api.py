"""What `import ecumene` gives, and nothing else."""

from __future__ import annotations

import re

import pytest

import ecumene

NAMES = [
    "CHANCE",
    "SPECTATOR",
    "BadArgument",
    "BadCorrections",
    "BadOption",
    "BadRecord",
    "EcumeneError",
    "IllegalMove",
    "Match",
    "NotYourTurn",
    "Rng",
    "UnknownBot",
    "UnknownGame",
    "UnreadableMove",
    "advance",
    "apply",
    "game",
    "games",
    "legal",
    "new",
    "read",
    "read_all",
    "redeal",
    "roll",
    "step",
]


def test_the_public_names() -> None:
    assert ecumene.__all__ == NAMES and all(hasattr(ecumene, name) for name in NAMES)


def test_nothing_else_looks_public() -> None:
    modules = {
        "annotations",
        "games",
        "kernel",
        "testing",
        "bots",
        "arena",
        "checkout",
        "server",
        "cli",
        "words",
    }  # `annotations` is Python's
    found = {name for name in vars(ecumene) if not name.startswith("_")}
    assert found - set(NAMES) <= modules


def test_the_version() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", ecumene.__version__)


def test_the_example_of_the_front_page() -> None:
    match = ecumene.new("seven_wonders_duel", seed=7)
    while not match.over:
        match.play(match.moves()[0])
    assert match.result is not None and sorted(match.result.places) in ([1, 1], [1, 2])


def test_toys_can_be_played_but_are_not_offered() -> None:
    assert "seven_wonders_duel" in ecumene.games() and "lantern" not in ecumene.games()
    assert ecumene.game("lantern").id == "lantern" and ecumene.new("lantern", seed=1).game.id == "lantern"


def test_a_list_of_games_is_the_callers_own() -> None:
    ecumene.games().clear()
    assert ecumene.games()


def test_an_unknown_game_is_named_with_the_nearest() -> None:
    with pytest.raises(ecumene.UnknownGame, match=r"no game “seven_wonder_duel”.*Did you mean “seven_wonders_duel”\?"):
        ecumene.new("seven_wonder_duel")
    with pytest.raises(ecumene.UnknownGame, match=f"There are: {', '.join(ecumene.games())}"):
        ecumene.game("")


def test_players_by_number_or_by_name() -> None:
    assert ecumene.new("lantern", 3, seed=1).players == ["", "", ""]
    assert ecumene.new("lantern", ["Ada", "Bob"], seed=1).players == ["Ada", "Bob"]
    assert len(ecumene.new("seven_wonders_duel", seed=1).players) == 2
    with pytest.raises(ecumene.BadOption, match="for 2 to 2 players, not 3"):
        ecumene.new("seven_wonders_duel", 3)


def test_options_are_keywords() -> None:
    match = ecumene.new("seven_wonders_duel", seed=1, wonders="preset", decline=False)
    assert match.options == {"wonders": "preset", "centre": "starts", "decline": "no"}
    with pytest.raises(ecumene.BadOption, match="no option “agora”"):
        ecumene.new("seven_wonders_duel", agora=True)
    with pytest.raises(ecumene.BadOption, match="wonders is one of draft, preset, not “yes”"):
        ecumene.new("seven_wonders_duel", wonders=True)


def test_corrections_are_the_text_of_a_file() -> None:
    match = ecumene.new("lantern", 2, seed=1, corrections="[cards.lamp]\nlight = 4\n", corrections_name="lamps.toml")
    assert match.state.rules.cards[1].light == 4 and match.view().corrections == '{"cards":{"lamp":{"light":4}}}'
    assert 'corrections {"name": "lamps.toml", "rows": {"cards": {"lamp": {"light": 4}}}}' in match.record()
    assert "corrections" not in ecumene.new("lantern", 2, seed=1).record()
    with pytest.raises(ecumene.BadCorrections, match=r"^corrections, line 2: cards.lamp.lihgt: there is no such field"):
        ecumene.new("lantern", 2, corrections="[cards.lamp]\nlihgt = 4\n")
    with pytest.raises(ecumene.BadCorrections, match=r"^lamps.toml, line 1: This is not TOML"):
        ecumene.new("lantern", 2, corrections="[cards.lamp\n", corrections_name="lamps.toml")


def test_with_a_seed_everything_is_settled() -> None:
    assert ecumene.new("lantern", 4, seed=9).record() == ecumene.new("lantern", 4, seed=9).record()


def test_without_a_seed_chance_is_sealed() -> None:
    a, b = ecumene.new("lantern", 4), ecumene.new("lantern", 4)
    seals = [re.search(r"^seal ([0-9a-f]{64})$", m.record(), re.M) for m in (a, b)]
    assert seals[0] and seals[1] and seals[0][1] != seals[1][1] and "seed" not in a.record()


def test_a_record_is_read_and_goes_on() -> None:
    match = ecumene.new("lantern", 3, seed=4)
    for _ in range(5):
        match.play(match.moves()[0])
    again = ecumene.read(match.record())
    assert again.record() == match.record() and again.seat == match.seat
    while not match.over:
        match.play(match.moves()[-1])
        again.play(again.moves()[-1])
    assert again.record() == match.record()


def test_a_record_that_ends_before_chance_goes_on_with_chance() -> None:
    match = ecumene.new("lantern", 2, seed=4)
    lines = match.record().splitlines()
    again = ecumene.read("\n".join(lines[:-2]))
    assert again.record() == match.record() and again.seat == "A"


def test_a_record_without_a_seed_goes_on_too() -> None:
    match = ecumene.new("lantern", 2)
    again = ecumene.read(match.record())
    while not again.over:
        again.play(again.moves()[0])
    assert again.result is not None


def test_a_record_that_cannot_be_read() -> None:
    with pytest.raises(ecumene.BadRecord, match="line 1"):
        ecumene.read("hello")
    with pytest.raises(ecumene.UnknownGame, match="no game “chess”"):
        ecumene.read("ecumene-record 1\ngame chess\n---\n")
    with pytest.raises(ecumene.BadRecord, match="does not say of which game"):
        ecumene.read("ecumene-record 1\n---\n")


def test_every_complaint_has_one_ancestor() -> None:
    errors = [x for x in map(vars(ecumene).get, NAMES) if isinstance(x, type) and issubclass(x, Exception)]
    assert len(errors) == 10 and all(issubclass(x, ecumene.EcumeneError) and issubclass(x, ValueError) for x in errors)


def test_bots_go_down_to_the_position() -> None:
    match = ecumene.new("lantern", 2, seed=3)
    s = ecumene.game("lantern").imagine(match.view("A"), ecumene.Rng(1))
    ecumene.step(s, ecumene.legal(s)[0], ecumene.Rng(2))
    assert s.player == 0 and len(s.pile) == 1
    ecumene.apply(s, ecumene.legal(s)[0])
    assert s.player == 1 and ecumene.CHANCE == -1 and ecumene.SPECTATOR == -3
    t = ecumene.game("lantern").start(players=2)
    ecumene.roll(t, ecumene.Rng(1))
    assert t.player == 0
