"""Commands, short and in full; a game's own verbs come first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ecumene
from cli.keyboard import plainly, run, saved, saved_after
from ecumene import bots
from ecumene.cli.choices import LONG
from ecumene.cli.session import SHORT
from ecumene.games import GAMES, TOYS
from ecumene.kernel.core.state import legal

DUEL = ["play", "seven_wonders_duel", "--seed", "5", "--seats", "Anna,greedy"]
AGES = ["play", "through_the_ages", "--seed", "4", "--seats", "Anna,greedy"]
SURE = {
    "en": "Do you really want to resign? (yes/no)",
    "uk": "Справді здати партію? (так/ні)",
    "pl": "Czy na pewno poddać partię? (tak/nie)",
    "ru": "Действительно сдать партию? (да/нет)",
}


def lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def in_politics(folder: Path) -> Path:
    """A game of Through the Ages in which Anna may resign."""
    return saved_after(folder, "through_the_ages", ["Anna", "greedy"], "Politics")


# resigning


@pytest.mark.parametrize(
    ("lang", "no", "yes"), [("en", "no", "y"), ("uk", "ні", "так"), ("pl", "n", "T"), ("ru", "н", "да")]
)
def test_who_resigns_is_asked_first(own_folder: Path, lang: str, no: str, yes: str) -> None:
    out = run(*DUEL, "--lang", lang, typed=f"resign\n{no}\nq\n")
    assert plainly(out).count(SURE[lang]) == 1
    assert not ecumene.read(saved(own_folder).read_text()).over
    out = run("play", "--load", str(saved(own_folder)), "--lang", lang, typed=f"resign\n{yes}\n")
    match = ecumene.read(saved(own_folder).read_text())
    assert match.result and match.result.how == "resignation" and match.result.places == [2, 1]


@pytest.mark.parametrize("answer", ["", "no", "perhaps\nno"])
def test_anything_but_yes_changes_nothing(own_folder: Path, answer: str) -> None:
    out = run(*DUEL, typed=f"1\nresign\n{answer}\nq\n")
    assert plainly(out).count(SURE["en"]) == 1 + answer.count("\n")
    assert not any("resign" in line for line in lines(saved(own_folder)))


def test_a_move_of_the_game_by_which_one_resigns_asks_too(own_folder: Path) -> None:
    file = in_politics(own_folder)
    match = ecumene.read(file.read_text())
    number = match.moves().index("resign") + 1
    assert len(legal(match.state)) <= 14, "so the list is numbered as it is"
    before = file.read_text()
    for said in ("resign", str(number), "Resign"):
        out = run("play", "--load", str(file), typed=f"{said}\nno\nq\n")
        assert SURE["en"] in plainly(out) and file.read_text() == before
    run("play", "--load", str(file), typed=f"{number}\nyes\n")
    assert "A resign" in lines(file) and ecumene.read(file.read_text()).over


def test_where_the_game_does_not_let_one_resign_now_one_may_leave(own_folder: Path) -> None:
    out = run(*AGES, typed="resign\nno\nq\n")
    assert "The rules do not let you resign now. Leave your seat anyway?" in plainly(out)
    assert not ecumene.read(saved(own_folder).read_text()).over
    run("play", "--load", str(saved(own_folder)), typed="resign\nyes\n")
    match = ecumene.read(saved(own_folder).read_text())
    assert match.result and match.result.how == "resignation" and match.result.places == [2, 1]


@pytest.mark.parametrize("game", [*GAMES, *TOYS])
def test_nothing_follows_resign(own_folder: Path, game: str) -> None:
    out = run("play", game, "--seed", "4", "--seats", "Anna,greedy", typed="resign foo bar\nq\n")
    said = plainly(out)
    assert SURE["en"] not in said
    assert (
        "The command “resign” takes nothing after it." in said or "It is written “resign”, not “resign foo bar”" in said
    )
    assert not any("resign" in line for line in lines(saved(own_folder)))


def test_of_three_a_bot_plays_on(own_folder: Path) -> None:
    out = run("play", "lantern", "--seed", "1", "--seats", "Anna,greedy,greedy", typed="resign\nyes\n")
    assert "The game is over" in out.output
    match = ecumene.read(saved(own_folder).read_text())
    assert match.over and match.taken_over == {0: "adept"}


# words in full


def test_every_command_has_a_word(own_folder: Path) -> None:
    file = own_folder / "mine.rec"
    typed = f"log\ncard sphinx\n1\nundo\nview b\npreview 1\nhelp\nhelp 1\nsave {file}\nquit\n"
    out = run(*DUEL, typed=typed)
    said = plainly(out)
    assert "On offer: " in said and "The Sphinx (sphinx):" in said and "Taken back." in said
    assert "Type a number or a move in notation." in said and said.count("Rule SWD-2.6:") == 2
    assert file.exists() and "ecumene play --load" in said
    for word in SHORT.values():
        assert f" {word} " in said, "the help lists it"
    assert "resign — " in said


def test_commands_may_be_written_large(own_folder: Path) -> None:
    assert "Taken back." in run(*DUEL, typed="1\nUNDO\nQuit\n").output


@pytest.mark.parametrize("word", ["undo", "u", "quit", "log"])
def test_what_stands_alone_stands_alone(word: str) -> None:
    out = run(*DUEL, typed=f"{word} now\nq\n")
    assert f"The command “{word}” takes nothing after it." in out.output and "Taken back" not in out.output


@pytest.mark.parametrize(("word", "help"), [("save", "s FILE"), ("i", "i altar"), ("preview", "p 3")])
def test_what_needs_more_says_so(word: str, help: str) -> None:
    assert help in run(*DUEL, typed=f"{word}\nq\n").output


def test_no_command_takes_a_word_from_a_game() -> None:
    """What a game calls its own means the game's; only giving up has a game's verb and asks first."""
    words = {*SHORT, *SHORT.values()}
    for name in (*GAMES, *TOYS):
        assert not words & set(ecumene.game(name).codec.verb)


# the only thing to do


def test_enter_does_the_only_thing_that_can_be_done(own_folder: Path) -> None:
    out = run(*AGES, typed="1\n\nq\n")  # the one action is spent, so the turn ends
    assert "Enter: End the turn; ? for help >" in out.output
    assert "A end" in lines(saved(own_folder))


def test_giving_up_beside_a_pass_is_nothing_to_choose(own_folder: Path) -> None:
    file = in_politics(own_folder)
    assert set(ecumene.read(file.read_text()).moves()) == {"pass", "resign"}
    out = run("play", "--load", str(file), typed="\nq\n")
    assert "Enter: Pass" in out.output and lines(file)[-1] == "A pass"


def test_enter_does_nothing_where_there_is_a_choice(own_folder: Path) -> None:
    out = run(*DUEL, typed="\n\nq\n")
    assert "Enter: " not in out.output
    assert not any(line.startswith("A ") for line in lines(saved(own_folder)))


def test_enter_goes_back_from_a_narrowed_list(own_folder: Path) -> None:
    match = ecumene.new("seven_wonders_duel", players=["Anna", "greedy"], seed=1)
    while len(match.moves()) <= LONG or match.seat != "A":
        match.choose(bots.find("random").choose(bots.ask_of(match, 1)))
    file = own_folder / "so_far.rec"
    file.write_text(match.record())
    first = run("play", "--load", str(file), typed="q\n").output
    found = re.search(r"(\d+) Build [\w ]+ with …", first)
    assert found
    out = run("play", "--load", str(file), typed=f"{found[1]}\n\n{found[1]}\n1\nq\n").output
    assert out.count("Number; Enter goes back to the whole list >") == 2 and out.count(found[0]) == 2
    assert [line.split()[:2] for line in lines(file)].count(["A", "wonder"]) == match.record().count("\nA wonder ") + 1
