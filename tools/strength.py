"""How strong are the bots of a game? `python -m tools.strength GAME --games N`. Writes docs/reports/arena-<game>.md.

    python -m tools.strength new_dawn --games 100                      play all matches of `strength_rows`, and report
    python -m tools.strength new_dawn --games 40 --only master-greedy  only this one; games that are there stay
    python -m tools.strength new_dawn --games 0                        report what was played so far

Each match is a run of the arena in a folder of its own, `build/strength/<game>/<match>`; it can be stopped and resumed.
Take the compiled build: `PYTHONPATH=build/native`, for `textbook` that of `python -m tools.textbook`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from statistics import mean, median

import ecumene
from ecumene.arena import markdown
from ecumene.arena.document import Document, Section, Table, between, duration, percent
from ecumene.arena.folder import Folder
from ecumene.arena.plan import Budget, Plan, make_plan
from ecumene.arena.playing import Played
from ecumene.arena.running import run
from ecumene.arena.summary import Summary, points_each, summarise
from ecumene.games import find
from ecumene.words import Words
from tools.soak import REPORTS, ROOT
from tools.strength_rows import ROWS, Figure, Match, Row, SelfPlay, counts

FOLDER = ROOT / "build" / "strength"
SEED = 19  # not one that anything was learned with


def plan_of(game: str, row: Row) -> Plan:
    rotated = isinstance(row, Match)
    names = list(row.bots) if isinstance(row, Match) else [row.bot]
    return make_plan(game, names, row.players, row.options, SEED, row.budget, rotated)


def path_of(game: str, row: Row) -> Path:
    return FOLDER / game / row.name


def folder_of(game: str, row: Row) -> Folder:
    return Folder(path_of(game, row), plan_of(game, row))


def whole_deals(folder: Folder) -> list[Played]:
    """The games of deals of which every rotation was played, in their order."""
    games = [x for _, x in sorted(folder.played().items())]
    deals = [list(x) for _, x in groupby(games, key=lambda x: x.deal)]
    return [x for deal in deals if len(deal) == folder.plan.rotations for x in deal]


def report(game: str) -> Document:
    words = Words("en", find(game))
    there = [row for row in ROWS[game] if path_of(game, row).exists()]
    played = [(row, folder, games) for row in there if (games := whole_deals(folder := folder_of(game, row)))]
    matches = [(row, summarise(folder.plan, games)) for row, folder, games in played if isinstance(row, Match)]
    alone = [(row, folder, games) for row, folder, games in played if isinstance(row, SelfPlay)]
    return Document(
        f"{words.say('game')}: how strong its bots are",
        f"python -m tools.strength {game}",
        [
            "Every deal is played in every rotation of the seats; intervals of 95 % have the deal as their unit. "
            f"Seed {SEED}, rules {find(game).revision}, Ecumene {ecumene.__version__} (compiled).",
            "“Time” is the processor time of a decision. “× 1/40” means that each bot had a fortieth of its own time: "
            "novice, adept and master take 0.1, 1 and 4 seconds by themselves. Where a level looks only a number of "
            "times, it mostly needs less.",
        ],
        [strength(matches), *([self_play(alone)] if alone else []), losses(matches, words), thinking(matches)],
    )


def strength(matches: list[tuple[Match, Summary]]) -> Section:
    head = ["match", "time", "games", "win share", "95 % interval", "asked", "met", "mean results"]
    rows = [
        [
            said(row),
            time_text(row.budget),
            str(x.games),
            percent(share.mean),
            between(share),
            f"{percent(row.least)} – {percent(row.most)}" if row.most < 1 else percent(row.least),
            met(row, share.mean, x.games),
            " : ".join(f"{bot.score:.1f}" for bot in x.bots),
        ]
        for row, x in matches
        for share in [x.bots[0].share]
    ]
    return Section("Matches", [], Table(head, rows, 2))


def met(row: Match, share: float, games: int) -> str:
    found = "yes" if row.least <= share <= row.most else "no"
    return found if games >= row.enough else f"{found}, of {games} games where {row.enough} are asked"


def said(row: Match) -> str:
    one, other = row.bots
    who = f"{one} against {other}" if row.players == 2 else f"{one} among {row.players - 1} {other}"
    return ", ".join([who, *(f"{name} {choice}" for name, choice in row.options.items())])


def time_text(budget: Budget) -> str:
    if budget.seconds:
        return duration(budget.seconds)
    return "its own" if budget.scale == 1 else f"× 1/{1 / budget.scale:.0f}"


def self_play(alone: list[tuple[SelfPlay, Folder, list[Played]]]) -> Section:
    head = ["figure", "time", "games", "median", "mean", "least", "most", "asked"]
    rows = [
        [figure.name + of_options(row), time_text(row.budget), str(len(games)), *spread, figure.asked or "–"]
        for row, folder, games in alone
        for figure, spread in zip(row.figures, figures_of(row.figures, folder, games))
    ]
    return Section("Master against itself, or alone", [], Table(head, rows))


def of_options(row: SelfPlay) -> str:
    return "".join(f", {name} {choice}" for name, choice in row.options.items())


def figures_of(figures: tuple[Figure, ...], folder: Folder, games: list[Played]) -> Iterator[list[str]]:
    each = points_each(folder.plan)
    matches = [ecumene.read(source.text) for source in folder.sources(len(games))]
    for figure in figures:
        if figure.of == "scores":
            found = [score / each for x in games for score in x.scores]
        elif figure.of == "winner":
            found = [max(x.scores) / each for x in games]
        elif figure.of == "rounds":
            found = [float(match.state.round) for match in matches]
        else:
            found = [float(n) for match in matches for n in counted(match, figure.of)]
        yield [f"{x:.1f}" for x in (median(found), mean(found), min(found), max(found))]


def counted(match: ecumene.Match, pattern: str) -> Iterator[int]:
    """For each seat how many of its moves, or of the events that name it first, begin so."""
    game = match.game
    for p in range(len(match.players)):
        moves = [f"> {game.codec.text(a)}" for ply in match.plies if ply.seat == p for a in ply.actions]
        events = [game.events.text(event) for ply in match.plies for event in ply.events]
        yield sum(counts(pattern, text, game.seats[p]) for text in [*moves, *events])


def losses(matches: list[tuple[Match, Summary]], words: Words) -> Section:
    """How the first bot of each match lost."""
    rows = [
        [said(row), time_text(row.budget), ", ".join(f"{n} {words.say(f'how-{how}')}" for how, n in lost)]
        for row, x in matches
        if (lost := Counter(x.bots[0].lost).most_common())
    ]
    return Section("How the first of the two lost", [], Table(["match", "time", "losses"], rows, 3))


def thinking(matches: list[tuple[Match, Summary]]) -> Section:
    head = ["match", "bot", "decisions", "median", "95 %", "longest", "iterations a second", "overruns"]
    rows = [
        [
            said(row),
            bot.name,
            f"{bot.seconds.count:,}",
            *(duration(x) for x in (bot.seconds.median, bot.seconds.most_of_them, bot.seconds.most)),
            f"{bot.iterations_a_second:,.0f}" if bot.iterations_a_second else "–",
            str(bot.overruns),
        ]
        for row, x in matches
        for bot in x.bots
    ]
    return Section("Time for a decision", [], Table(head, rows, 2))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=list(ROWS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", action="append", help="the name of a match; may be repeated")
    parser.add_argument("--to", type=Path, help="where the report goes")
    args = parser.parse_args()
    for row in ROWS[args.game] if args.games else []:
        if not args.only or row.name in args.only:
            run(folder_of(args.game, row), args.games, args.jobs, lenient=True)
            print(f"· {args.game} {row.name}", flush=True)
    made = args.to or REPORTS / f"arena-{args.game}.md"
    made.write_text(markdown.write(report(args.game)), encoding="utf-8")
    print(f"· {made}")


if __name__ == "__main__":
    main()
