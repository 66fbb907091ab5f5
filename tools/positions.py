"""Example positions for the gallery and the client's tests, from golden records or games of bots. For `make gallery`.

    python -m tools.positions              what is missing or out of date, into build/positions
    python -m tools.positions duel-late    only those whose names start with it, again
    python -m tools.positions --fixture    boards of Duel for the client's tests, into web/src/games

A position is what the server would send to a seat: who sits there, the state, what some choices would lead to, and why
a thing cannot be chosen. Seeds make it the same everywhere.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ecumene import bots
from ecumene.games import find
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import AnySection
from ecumene.kernel.match.chance import Sealed
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import read
from ecumene.kernel.match.replay import Replay, published, replay
from ecumene.server import messages, what_if
from ecumene.server.models import Summary
from ecumene.server.protocol import Chair, PreviewIs, StateIs, TableIs, WhyNotIs
from ecumene.server.score_history import score_history

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "positions"
DIGEST = OUT / ".made"

GOLDEN = ROOT / "tests" / "games"

DUEL, AGES, LANTERN = "seven_wonders_duel", "through_the_ages", "lantern"
CLASH, DAWN, ERA = "clash_of_cultures", "new_dawn", "age_of_civilization"
FIXTURE = ROOT / "web" / "src" / "games" / DUEL / "samples.json"
BOT = "greedy"
NAMES = ["Anna", "Maksymilian Wyszogrodzki", "Олександра Переяславець", "Bo"]  # short and long, both alphabets
PREVIEWS = 3  # choices with a preview


@dataclass(frozen=True)
class Wanted:
    """Which position of which game. `at`: part of the game (0 to 1), the fullest board, or the end."""

    game: str
    players: int
    seed: int
    at: float | str
    question: str = ""  # the question to a seat; "": any
    record: str = ""  # a golden record; "": bots play with the seed


CROWDED, END = "crowded", "end"
PHASE = "ActionPhase"  # of Through the Ages: the question that people see most
TURN = "Turn"  # of Clash of Cultures
CHOICE = "ChooseCard"  # of A New Dawn

POSITIONS = {
    "duel-draft": Wanted(DUEL, 2, 3, 0.0),
    "duel-start": Wanted(DUEL, 2, 3, 0.0, "Turn"),
    "duel-early": Wanted(DUEL, 2, 3, 0.25),
    "duel-middle": Wanted(DUEL, 2, 3, 0.6),
    "duel-late": Wanted(DUEL, 2, 3, 0.92),
    "duel-crowded": Wanted(DUEL, 2, 8, CROWDED),
    "duel-over": Wanted(DUEL, 2, 3, END),
    "duel-military": Wanted(DUEL, 2, 0, END, "", "military"),
    "duel-scientific": Wanted(DUEL, 2, 0, END, "", "scientific"),
    "ages-start": Wanted(AGES, 4, 5, 0.0, PHASE),
    "ages-early": Wanted(AGES, 2, 5, 0.05, PHASE),
    "ages-late": Wanted(AGES, 2, 5, 0.9, PHASE),
    "ages-crowded": Wanted(AGES, 3, 5, CROWDED, PHASE),
    "ages-four": Wanted(AGES, 4, 5, 0.6, PHASE),
    "ages-attack": Wanted(AGES, 2, 0, 0.5, "Defend", "played"),
    "ages-auction": Wanted(AGES, 4, 5, 0.5, "Bid"),
    "ages-force": Wanted(AGES, 2, 0, 0.5, "SendForce", "played"),
    "ages-pact": Wanted(AGES, 3, 0, 0.5, "AnswerPact", "three_random"),
    "ages-politics": Wanted(AGES, 2, 5, 0.6, "Politics"),
    "ages-discard": Wanted(AGES, 4, 5, 0.7, "DiscardMilitary"),
    "ages-over": Wanted(AGES, 4, 5, END),
    "clash-start": Wanted(CLASH, 2, 0, 0.0, TURN, "browser"),
    "clash-early": Wanted(CLASH, 2, 0, 0.2, TURN, "browser"),
    "clash-middle": Wanted(CLASH, 2, 0, 0.5, TURN, "browser"),
    "clash-late": Wanted(CLASH, 2, 0, 0.9, TURN, "browser"),
    "clash-four": Wanted(CLASH, 4, 0, 0.7, TURN, "four"),
    "clash-crowded": Wanted(CLASH, 4, 0, CROWDED, TURN, "four"),
    "clash-group": Wanted(CLASH, 2, 0, 0.6, "ChooseGroup", "browser"),
    "clash-move": Wanted(CLASH, 2, 0, 0.6, "ChooseTo", "browser"),
    "clash-collect": Wanted(CLASH, 2, 0, 0.8, "Collect", "browser"),
    "clash-region": Wanted(CLASH, 3, 0, 0.2, "Orient", "hotseat"),
    "clash-battle": Wanted(CLASH, 3, 0, 0.5, "LayCard", "hotseat"),
    "clash-offer": Wanted(CLASH, 3, 0, 0.5, "ComposeOffer", "hotseat"),
    "clash-answer": Wanted(CLASH, 3, 0, 0.5, "AnswerOffer", "hotseat"),
    "clash-status": Wanted(CLASH, 2, 0, 0.5, "FreeAdvance", "browser"),
    "clash-over": Wanted(CLASH, 2, 0, END, "", "browser"),
    "dawn-built": Wanted(DAWN, 4, 0, 0.05, "LayTile", "hotseat"),
    "dawn-tiles": Wanted(DAWN, 4, 0, 0.0, "ChooseTile", "hotseat"),
    "dawn-start": Wanted(DAWN, 3, 0, 0.0, "", "three"),
    "dawn-early": Wanted(DAWN, 2, 0, 0.2, CHOICE, "browser"),
    "dawn-middle": Wanted(DAWN, 3, 0, 0.5, CHOICE, "three"),
    "dawn-late": Wanted(DAWN, 2, 0, 0.9, CHOICE, "browser"),
    "dawn-four": Wanted(DAWN, 4, 0, 0.6, CHOICE, "four"),
    "dawn-crowded": Wanted(DAWN, 4, 0, CROWDED, CHOICE, "four"),
    "dawn-epic": Wanted(DAWN, 2, 0, 0.7, CHOICE, "epic"),
    "dawn-attack": Wanted(DAWN, 2, 0, 0.6, "WageWar", "browser"),
    "dawn-caravan": Wanted(DAWN, 4, 0, 0.5, "CaravanMove", "four"),
    "dawn-wonder": Wanted(DAWN, 2, 0, 0.5, "PayWonder", "browser"),
    "dawn-treaty": Wanted(DAWN, 3, 0, 0.0, "MakeTreaty", "three"),
    "dawn-level": Wanted(DAWN, 2, 0, 0.5, "Upgrade", "browser"),
    "dawn-over": Wanted(DAWN, 2, 0, END, "", "browser"),
    "era-draft": Wanted(ERA, 3, 0, 0.0, "", "hotseat"),
    "era-first": Wanted(ERA, 3, 0, 0.0, "Civilize", "three"),
    "era-pool": Wanted(ERA, 4, 0, 0.0, "Civilize", "all_variants"),
    "era-early": Wanted(ERA, 2, 0, 0.2, "", "browser"),
    "era-two": Wanted(ERA, 3, 0, 0.4, "Civilize", "three"),
    "era-middle": Wanted(ERA, 3, 0, 0.5, "Actions", "three"),
    "era-late": Wanted(ERA, 3, 0, 0.9, "", "hotseat"),
    "era-four": Wanted(ERA, 4, 0, 0.85, "Actions", "four"),
    "era-crowded": Wanted(ERA, 4, 0, CROWDED, "Actions", "all_variants"),
    "era-alone": Wanted(ERA, 1, 0, 0.7, "", "clash"),
    "era-six": Wanted(ERA, 1, 0, 0.9, "Civilize", "alone"),
    "era-scenario": Wanted(ERA, 1, 0, 0.8, "Actions", "mongols"),
    "era-over": Wanted(ERA, 1, 0, END, "", "clash"),
    "lantern": Wanted(LANTERN, 3, 4, 0.5),
    "lantern-over": Wanted(LANTERN, 3, 4, END),
}

BOARDS = {"draft": "duel-draft", "early": "duel-early", "middle": "duel-middle", "late": "duel-late"}  # of the fixture


class Canned(msgspec.Struct, frozen=True):
    """A file of build/positions: what REST and a socket would send."""

    summary: dict[str, Any]  # of the type `Summary`
    score_history: dict[str, Any] | None  # of the type `ScoreHistory`, where the game is over
    table: TableIs
    state: StateIs
    previews: list[PreviewIs]
    why: WhyNotIs | None


def whole_game(wanted: Wanted) -> Match:
    return kept(wanted.game, wanted.record) if wanted.record else played(wanted.game, wanted.players, wanted.seed)


@cache
def kept(game: str, name: str) -> Match:
    """A golden record, replayed."""
    record = read((GOLDEN / game / "golden" / f"{name}.rec").read_text(encoding="utf-8"))
    return replay(find(game), record, published(record))


@cache
def played(game: str, players: int, seed: int) -> Match:
    """A whole game of bots, with a sealed secret as at a real table."""
    secret = hashlib.blake2b(f"{game} {seed}".encode(), digest_size=32).digest()
    match = Match(find(game), Sealed(secret), NAMES[:players])
    return bots.play_out(match, [bots.find(BOT)] * players, seed)


def moments(whole: Match) -> Iterator[Match]:
    """The match at every question to a seat, and at its end. It is one object, which changes."""
    replayed = Replay(whole.game, whole.to_record(), whole.chance)
    for line in [None, *whole.lines()]:
        if line:
            replayed.line(line)
        if replayed.match.over or replayed.match.state.player >= 0:
            yield replayed.match


def moment(wanted: Wanted) -> int:
    """How many lines the record has then."""
    whole = whole_game(wanted)
    if wanted.at == END:
        return len(whole.log)
    fit: list[int] = []
    drawn: list[int] = []
    for match in moments(whole):
        if match.over or wanted.question not in ("", type(match.state.stack[-1]).__name__):
            continue
        fit.append(len(match.log))
        if wanted.at == CROWDED:
            drawn.append(len(what_if.refs_in(match.game.board(match.view(match.state.player)))))
    if wanted.at == CROWDED:
        return fit[drawn.index(max(drawn))]
    return fit[int(float(wanted.at) * len(fit))]


def at(whole: Match, n: int) -> Match:
    """The match after `n` lines, with its own position."""
    replayed = Replay(whole.game, whole.to_record(), whole.chance)
    for line in whole.lines()[:n]:
        replayed.line(line)
    return replayed.match


def table_of(match: Match, viewer: str, name: str) -> TableIs:
    chairs = [
        Chair(seat, "here", who, mine=True, online=True)
        if seat == viewer
        else Chair(seat, "bot", who, BOT, online=True)
        for seat, who in zip(match.game.seats, match.players)
    ]
    seal = match.chance.seal
    return TableIs(name, match.game.id, match.options, chairs, viewer, True, True, False, seal)


def canned(name: str, wanted: Wanted) -> Canned:
    match = at(whole_game(wanted), moment(wanted))
    game = match.game
    viewer = 0 if match.over else match.state.player
    state = messages.state_of(match, viewer, alone=True)
    look = Look.at(game, match.state, viewer)
    priced = sorted(state.choices, key=lambda x: x.price is None)[:PREVIEWS]
    looks = [what_if.preview_of(look, 0, x.move) for x in priced]
    why = why_of(match, viewer, state) if state.choices else None
    table = table_of(match, game.seats[viewer], name)
    return Canned(summary_of(match, table), score_history_of(match) if match.over else None, table, state, looks, why)


def summary_of(match: Match, table: TableIs) -> dict[str, Any]:
    """The table as the lobby lists it."""
    said = msgspec.to_builtins(table)
    shared = {key: said[key] for key in ("id", "game", "chairs", "host", "spectators")}
    more = {"kind": "table", "asked": match.seat or "", "over": match.over, "old": False, "options": said["options"]}
    nothing = {"host_name": "", "hints": True, "stage": "", "points": [], "last": None, "result": None, "watching": 0}
    times = {"rematch": "", "created": 0, "updated": 0}
    return Summary.model_validate({**shared, **more, **nothing, **times}).model_dump()


def score_history_of(match: Match) -> dict[str, Any]:
    grown = score_history(match.game.id, match.to_record().header, match.lines())
    assert grown
    return grown.model_dump()


def why_of(match: Match, viewer: int, state: StateIs) -> WhyNotIs | None:
    """Why not: for the first thing on the board that no choice names and that a rule refuses."""
    offered = {ref for x in state.choices for ref in x.refs}
    look = Look.at(match.game, match.state, viewer)
    for ref in sorted(what_if.refs_in(state.board) - offered):
        why = what_if.why_not(look, 0, ref)
        if why.why and why.why[0].rule:
            return why
    return None


def digest() -> str:
    """A hash of all the code that a position depends on."""
    made = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted((ROOT / "src" / "ecumene").rglob("*.py")):
        made.update(path.read_bytes())
    return made.hexdigest()


def write(names: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for name in names:
        data = msgspec.json.encode(canned(name, POSITIONS[name]))
        (OUT / f"{name}.json").write_bytes(data)
        print(f"· {name}: {len(data):,} bytes", flush=True)


def renew() -> None:
    """Write all of them, if the code has changed or one is missing."""
    now = digest()
    made = DIGEST.read_text(encoding="utf-8") if DIGEST.exists() else ""
    if made == now and all((OUT / f"{name}.json").exists() for name in POSITIONS):
        return
    write(list(POSITIONS))
    DIGEST.write_text(now, encoding="utf-8")


def fixture() -> str:
    """Boards of Duel, as text that is easy to compare."""
    boards: dict[str, list[AnySection]] = {
        name: canned(at, POSITIONS[at]).state.board for name, at in BOARDS.items()
    }  # fmt: skip
    return msgspec.json.format(msgspec.json.encode(boards), indent=2).decode() + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", help="names of positions, or how they start")
    parser.add_argument("--fixture", action="store_true", help="write the boards of the client's tests")
    asked = parser.parse_args()
    if asked.fixture:
        FIXTURE.write_text(fixture(), encoding="utf-8")
    elif asked.only:
        names = [name for name in POSITIONS if any(name.startswith(x) for x in asked.only)]
        if not names:
            raise SystemExit(f"no such position; there are: {', '.join(POSITIONS)}")
        write(names)
    else:
        renew()


if __name__ == "__main__":
    main()
