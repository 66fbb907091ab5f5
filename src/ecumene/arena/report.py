"""The report of an arena: its summary as a document."""

from __future__ import annotations

from ecumene.arena.document import (
    Bar,
    Chart,
    Document,
    Section,
    Table,
    between,
    decimal,
    duration,
    lengths,
    percent,
    plural,
    share_bar,
)
from ecumene.arena.plan import Budget, Plan
from ecumene.arena.playing import STOPPED
from ecumene.arena.ratings import NEEDED
from ecumene.arena.statistics import Interval
from ecumene.arena.summary import Summary
from ecumene.games import find
from ecumene.words import Words

RATINGS = "Ratings follow the model of Plackett and Luce: strength ± deviation; a new bot has 25.0 ± 8.3."


def report(x: Summary, command: str) -> Document:
    words = Words("en", find(x.plan.game))
    title = f"{words.say('game')}: {' against '.join(x.plan.labels)}"
    parts = [
        strength(x),
        pairs(x),
        by_seat(x),
        points(x, words),
        endings(x, words),
        lengths(x.plies, x.lengths),
        times(x),
    ]
    return Document(title, command, facts(x), [part for part in parts if part])


def facts(x: Summary) -> list[str]:
    plan = x.plan
    deals = plural(x.deals, "deal")
    if plan.rotations > 1:
        deals += f", each played {plan.rotations} times, so that every bot has every seat with the same cards"
    return [
        f"{plural(x.games, 'game')} of {plural(plan.players, 'player')}: {deals}.",
        f"{budget_text(plan.budget)} Seed {plan.seed}, {options_text(plan)}rules {plan.rules}, "
        f"Ecumene {x.version} ({'compiled' if x.compiled else 'pure Python'}).",
        repeatable_text(x),
    ]


def budget_text(budget: Budget) -> str:
    if budget.iterations:
        return f"Bots have {plural(budget.iterations, 'iteration')} for a decision."
    if not budget.seconds and budget.scale == 1:
        return "Each bot thinks as long as it does by itself."
    if not budget.seconds:
        return f"Each bot has {budget.scale:g} times the processor time that it takes by itself."
    return f"Bots have {budget.seconds:g} s of processor time for a decision."


def options_text(plan: Plan) -> str:
    usual = find(plan.game).defaults
    return "".join(f"{name}={choice}, " for name, choice in plan.options.items() if choice != usual[name])


def repeatable_text(x: Summary) -> str:
    if x.repeatable:
        return "The same seed and iterations play the same games again."
    return "Bots that think by time may play other games in another run; the deals are the same."


def how(words: Words, ending: str) -> str:
    return "stopped, too long" if ending == STOPPED else words.say(f"how-{ending}")


def strength(x: Summary) -> Section:
    head = ["bot", "seats", "win share", "95 % interval", "mean result", "rating"]
    rows = [
        [
            b.name,
            str(b.seats),
            percent(b.share.mean),
            between(b.share),
            decimal(b.score),
            f"{b.rating.strength:.1f} ± {b.rating.deviation:.1f}" if b.rating else "–",
        ]
        for b in x.bots
    ]
    bars = [share_bar(b.name, b.share, i) for i, b in enumerate(x.bots)]
    if x.plan.players == 1:
        return Section("Strength", [], Table(head, rows), Chart("Win share with its interval", bars, 1.0))
    equal = 1 / x.plan.players
    notes = [
        f"The win share is that of one seat; equal bots have {percent(equal)}. A shared first place is a shared win. "
        "The interval has the deal as its unit, because games of one deal are not independent.",
        NEEDED if all(b.rating is None for b in x.bots) else RATINGS,
    ]
    chart = Chart("Win share with its interval", bars, 1.0, equal, "equal bots")
    return Section("Strength", notes, Table(head, rows), chart)


def pairs(x: Summary) -> Section | None:
    if len(x.bots) < 3:
        return None
    found: dict[tuple[str, str], Interval] = {}
    for pair in x.pairs:
        found[pair.one, pair.other] = pair.share
        found[pair.other, pair.one] = Interval(1 - pair.share.mean, 1 - pair.share.high, 1 - pair.share.low)
    names = [b.name for b in x.bots]
    rows = [[a, *(pair_text(found[a, b]) if a != b else "–" for b in names)] for a in names]
    note = "How often the bot of the line was placed before the bot of the column; a tie is a half."
    return Section("One against another", [note], Table(["", *names], rows))


def pair_text(x: Interval) -> str:
    return f"{percent(x.mean)} ({between(x)})"


def by_seat(x: Summary) -> Section | None:
    if x.plan.players < 2:
        return None
    rows = [
        [b.name, s.seat, percent(s.share.mean), between(s.share), decimal(s.score)] for b in x.bots for s in b.by_seat
    ]
    bars = [share_bar(f"{b.name}, seat {s.seat}", s.share, i) for i, b in enumerate(x.bots) for s in b.by_seat]
    chart = Chart("Win share by seat", bars, 1.0, 1 / x.plan.players, "equal bots")
    return Section(
        "By seat, in the order of play",
        table=Table(["bot", "seat", "win share", "95 % interval", "mean result"], rows, 2),
        chart=chart,
    )


def points(x: Summary, words: Words) -> Section:
    names = list(dict.fromkeys(name for b in x.bots for name in b.parts))
    lines = [(b.name, "all", b.parts, b.score) for b in x.bots]
    if x.plan.players > 1:
        lines += [(b.name, s.seat, s.parts, s.score) for b in x.bots for s in b.by_seat]
    rows = [
        [name, seat, *(decimal(parts.get(part, 0.0)) for part in names), decimal(score)]
        for name, seat, parts, score in lines
    ]
    head = ["bot", "seat", *(words.say(f"part-{part}") for part in names), "result"]
    bars = [
        Bar(f"{words.say(f'part-{part}')}, {b.name}", b.parts.get(part, 0.0), decimal(b.parts.get(part, 0.0)), series=i)
        for part in names
        for i, b in enumerate(x.bots)
    ]
    chart = Chart("Mean points by category", bars, max([bar.value for bar in bars] + [1.0]))
    return Section("Mean points by category", table=Table(head, rows, 2), chart=chart)


def endings(x: Summary, words: Words) -> Section:
    head = ["ending", "games", *(f"{b.name} {what}" for b in x.bots for what in ("won", "lost"))]
    rows = [
        [how(words, ending), str(n), *(str(counts.get(ending, 0)) for b in x.bots for counts in (b.won, b.lost))]
        for ending, n in x.endings.items()
    ]
    bars = [Bar(how(words, ending), n, str(n)) for ending, n in x.endings.items()]
    chart = Chart("Games by ending", bars, max(x.endings.values(), default=1))
    note = "Won: a first place, shared or not; lost: any other. A bot with several seats is counted for each."
    return Section("How games ended", [note], Table(head, rows), chart)


def times(x: Summary) -> Section:
    head = ["bot", "decisions", "median", "95 %", "longest", "iterations a second", "overruns"]
    rows = [
        [
            b.name,
            f"{b.seconds.count:,}",
            duration(b.seconds.median),
            duration(b.seconds.most_of_them),
            duration(b.seconds.most),
            f"{b.iterations_a_second:,.0f}" if b.iterations_a_second else "–",
            str(b.overruns),
        ]
        for b in x.bots
    ]
    note = "Processor time of decisions between at least two choices."
    return Section("Time for a decision", [note], Table(head, rows))
