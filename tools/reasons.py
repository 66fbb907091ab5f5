"""Is the rule that refuses an action the right one? Collects refused actions, to be judged by the rules' text.

    python -m tools.reasons lantern                 into build/reasons: lantern.cases.jsonl and lantern.named.json
    python -m tools.reasons lantern --each 6        six cases of every rule
    python -m tools.reasons lantern --seed 500      other random games

At every decision (see `tools.decisions`) actions that are almost legal are tried: those that were legal shortly before
or would be for another seat, and legal ones with one argument changed; then some of all possible actions. A case says
what a seat sees and which action is refused. The rule that was named, and where in the code, is in the other file under
the same number: judge first, then compare.
"""

from __future__ import annotations

import argparse
import ast
import copy
import io
import json
import re
import sys
from collections import Counter, defaultdict, deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.console import Console

from ecumene.cli.draw import BoardRenderer
from ecumene.games import GAMES, TOYS, find
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.sections import HexMap, Section, Structure
from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.state import CHANCE, NOT_OFFERED, legal
from ecumene.testing.scenario import RULE_ID
from ecumene.words import Words
from tools.decisions import LATELY, Decision, decisions, sources

ROOT = Path(__file__).resolve().parent.parent
CHANGED, BEFORE, OTHER, SAID, TOLD = "changed", "before", "other seat", "every_action", "told"  # how a case was found
COST = {BEFORE: 0, CHANGED: 1, OTHER: 1, SAID: 4, TOLD: 5}  # actions that were legal shortly before are the most useful
EACH = 4  # cases of a rule
FEW = 2  # cases of a verb that its question sometimes offers and that only ECU-1 refuses
WALKS = 50  # at least; or one for every verb, because a walk prefers one (see `testing.laws`)
VALUES = 6  # tried for one argument
AT_ONCE = 60  # tried at one decision, found in one way
OF_VERB = 2  # tried at one decision, of all actions of a verb
SHOWN = 40  # choices that a case lists
WIDTH = 200  # characters of a drawn map
STRANGE = -1  # instead of a verb: a verb of other questions
Key = tuple[str, str, int, str, str]  # rule, question, verb, how, place


# ---------------------------------------------------------------- what is tried


def attempts(game: AnyGame, now: Decision, recent: deque[list[int]], rng: Random) -> Iterator[tuple[str, int]]:
    """Actions to try, each with how it was found; some of them are legal."""
    choices, before, others = legal(now.s), [a for x in recent for a in x], for_others(now.s)
    near = changed(game, choices, [*choices, *before, *others], rng)
    for how, found in ((TOLD, now.denied), (BEFORE, before), (OTHER, others), (CHANGED, near)):
        several = sorted(set(found))
        yield from ((how, a) for a in rng.sample(several, min(len(several), AT_ONCE)))
    for verb in game.codec.base:
        rows = [range(len(game.codec.names[kind])) for kind in game.codec.kinds[verb]]
        yield from ((SAID, packed(verb, [rng.choice(x) for x in rows])) for _ in range(OF_VERB))


def for_others(s: Any) -> list[int]:
    """What the other seats could choose if they had to answer the same question."""
    out: list[int] = []
    for p in range(s.players):
        frame = copy.copy(s.stack[-1])
        if p != frame.player:
            frame.player = p
            with suppress(ValueError, LookupError):  # the question may name things that the other seat does not have
                out += frame.legal(s)
    return out


def changed(game: AnyGame, choices: list[int], around: list[int], rng: Random) -> list[int]:
    """Legal actions with one argument changed, mostly to a thing that a similar action names."""
    things: dict[str, set[int]] = defaultdict(set)
    for a in around:
        for kind, row in game.codec.arguments(a):
            things[kind].add(row)
    of_kind = {kind: sorted(rows) for kind, rows in things.items()}
    out: list[int] = []
    for a in choices:
        arguments = game.codec.arguments(a)
        rows = [row for _, row in arguments]
        for i, (kind, _) in enumerate(arguments):
            tried = rng.sample(of_kind[kind], min(VALUES, len(of_kind[kind])))
            for row in [*tried, rng.randrange(len(game.codec.names[kind]))]:
                out.append(packed(verb_of(a), [*rows[:i], row, *rows[i + 1 :]]))
    return out


def packed(verb: int, rows: list[int]) -> int:
    a, b, c, d = (rows + [0] * 4)[:4]
    return act(verb, a, b, c, d)


# ---------------------------------------------------------------- what is kept


@dataclass
class Case:
    game: AnyGame
    s: Any  # the position
    action: int
    rule: str  # that refuses it
    how: str
    place: str
    source: str
    events: list[int]

    @property
    def question(self) -> str:
        return type(self.s.stack[-1]).__name__

    def like(self, other: Case) -> int:
        """How much a case has in common with another; the place in the code counts twice."""
        mine, yours = (
            (x.question, verb_of(x.action), x.how, x.source.rpartition(" at ")[0], x.place, x.place)
            for x in (self, other)
        )
        return sum(a == b for a, b in zip(mine, yours))


def place_of(game: AnyGame, s: Any, action: int, rule: str) -> str:
    """Where in the game's code the rule is named that refuses an action: `march:120`. Only in interpreted code."""
    found: list[str] = []

    def watch(frame: Any, event: str, value: Any) -> None:
        if event == "return" and value == rule:
            _, in_game, module = frame.f_code.co_filename.removesuffix(".py").partition(f"/games/{game.id}/")
            if in_game:
                found.append(f"{module}:{frame.f_lineno}")

    before = sys.getprofile()
    sys.setprofile(watch)
    s.stack[-1].refuse(s, action)
    sys.setprofile(before)
    return found[0] if found else ""


class Sample:
    """Some cases of every key; every decision with such a case is equally likely."""

    def __init__(self, game: AnyGame, each: int = EACH, seed: int = 0) -> None:
        self.game, self.each, self.rng = game, each, Random(seed)
        self.kept: defaultdict[Key, list[Case]] = defaultdict(list)
        self.met: Counter[Key] = Counter()  # decisions
        self.offered: set[tuple[str, int]] = set()  # questions with verbs that sometimes answer them

    def play(self, source: str) -> None:
        recent: deque[list[int]] = deque(maxlen=LATELY)
        for n, now in enumerate(decisions(self.game, source)):
            self.look(now, recent, f"{source} at {n}")
            recent.append(legal(now.s))

    def look(self, now: Decision, recent: deque[list[int]], source: str) -> None:
        """Try many actions at one decision, and keep one of each key."""
        frame, choices = now.s.stack[-1], set(legal(now.s))
        question = type(frame).__name__
        self.offered |= {(question, verb_of(a)) for a in choices}
        found: dict[tuple[str, str, int, str], list[int]] = defaultdict(list)
        for how, a in attempts(self.game, now, recent, self.rng):
            if a not in choices:
                rule, verb = frame.refuse(now.s, a), verb_of(a)
                strange = rule == NOT_OFFERED and (question, verb) not in self.offered
                found[rule, question, STRANGE if strange else verb, how].append(a)
        s = now.s.clone()
        for (rule, _, verb, how), actions in found.items():
            a = self.rng.choice(actions)
            place = "" if verb == STRANGE else place_of(self.game, s, a, rule)
            key = rule, question, verb, how, place
            self.met[key] += 1
            kept = self.kept[key]
            i = len(kept) if len(kept) < self.each else self.rng.randrange(self.met[key])
            if i < self.each:
                kept[i : i + 1] = [Case(self.game, s, a, rule, how, place, source, now.events)]

    def chosen(self) -> list[Case]:
        """The cases to judge, in random order."""
        pools: dict[tuple[str, str, int], list[Case]] = defaultdict(list)
        for case in (x for cases in self.kept.values() for x in cases):
            verb = verb_of(case.action) if self.unreasoned(case) else STRANGE
            pools[(case.rule, case.question, verb) if case.rule == NOT_OFFERED else (case.rule, "", verb)].append(case)
        out: list[Case] = []
        for (rule, _, verb), pool in pools.items():
            out += unlike(pool, self.each if rule != NOT_OFFERED else 1 if verb == STRANGE else FEW)
        self.rng.shuffle(out)
        return out

    def unreasoned(self, case: Case) -> bool:
        """Can the verb answer such questions, but no rule says why not now?"""
        return case.rule == NOT_OFFERED and (case.question, verb_of(case.action)) in self.offered


def unlike(pool: list[Case], many: int) -> list[Case]:
    """`many` cases that differ, and at least one of every place that names the rule."""
    out: list[Case] = []
    while pool and (len(out) < many or {x.place for x in pool} - {x.place for x in out}):
        best = min(pool, key=lambda x: sum(x.like(y) for y in out) + COST[x.how])
        pool = [x for x in pool if (x.s, x.action) != (best.s, best.action)]
        out.append(best)
    return out


# ---------------------------------------------------------------- what is written


def case_data(case: Case, n: int) -> dict[str, Any]:
    """A case for the judge: without the rule, and without its source, which may name the rule."""
    game, s, words = case.game, case.s, Words("en", case.game)
    seat, choices, view = s.player, legal(s), game.view(s, s.player)
    named = [(kind, row) for kind, row in game.codec.arguments(case.action) if game.kinds[kind].has_rows]
    return {
        "n": n,
        "question": msgspec.to_builtins(game.questions.view(s.stack[-1])),
        "asks": words.question(s.stack[-1]),
        "seat": game.seats[seat],
        "legal": [game.codec.text(a) for a in choices[:SHOWN]],
        "more_legal": max(0, len(choices) - SHOWN),
        "refused": game.codec.text(case.action),
        "meaning": words.action(case.action, seat, seat),
        "about": {game.codec.names[kind][row]: words.facts(s.rules, kind, row) for kind, row in named},
        "told": [game.events.seen(e, seat, CHANCE) for e in case.events],
        "view": in_sight(msgspec.to_builtins(view)),
        "map": drawn(game, view, words),
    }


def in_sight(value: Any) -> Any:
    """A view without empty fields and things out of play. Lists keep every item, because positions matter."""
    if isinstance(value, list):
        return [in_sight(x) for x in value]
    if isinstance(value, dict):
        seen = {k: in_sight(x) for k, x in value.items() if not k.startswith("unseen") and not k.endswith("_box")}
        return {k: x for k, x in seen.items() if filled(x)}
    return value


def filled(value: Any) -> bool:
    return any(map(filled, value)) if isinstance(value, list) else value not in ("", {}, None)


def drawn(game: AnyGame, view: Any, words: Words) -> list[str]:
    """The sections with a layout (maps and structures), as the terminal draws them."""
    sections: list[Section] = [x for x in game.board(view) if isinstance(x, (HexMap, Structure))]
    text = io.StringIO()
    renderer = BoardRenderer(words, lambda ref: [], lambda ref: "")
    Console(file=text, width=WIDTH, no_color=True).print(renderer.board(sections, WIDTH))
    return [line.rstrip() for line in text.getvalue().splitlines() if line.strip()]


def write(sample: Sample, cases: list[Case], out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps(case_data(case, n), ensure_ascii=False) + "\n" for n, case in enumerate(cases, 1)]
    (out / f"{sample.game.id}.cases.jsonl").write_text("".join(lines), encoding="utf-8")
    named = {
        n: {"rule": x.rule, "how": x.how, "source": x.source, "place": x.place, "unreasoned": sample.unreasoned(x)}
        for n, x in enumerate(cases, 1)
    }
    (out / f"{sample.game.id}.named.json").write_text(json.dumps(named, indent=1) + "\n", encoding="utf-8")


def report(sample: Sample, cases: list[Case]) -> str:
    game, known = sample.game, rules_in_code(sample.game)
    reached = {rule for rule, *_ in sample.met} - {NOT_OFFERED}
    hows = ", ".join(f"{n} {how}" for how, n in Counter(x.how for x in cases).most_common())
    unreasoned = {f"{x.question}.{game.codec.word[verb_of(x.action)]}" for x in cases if sample.unreasoned(x)}
    return (
        f"{game.id}: {len(reached & known)} of {len(known)} rules, {len(cases)} cases ({hows})\n"
        f"  never reached: {', '.join(sorted(known - reached)) or 'none'}\n"
        f"  {NOT_OFFERED} for a verb of the question at hand: {', '.join(sorted(unreasoned)) or 'none'}"
    )


def rules_in_code(game: AnyGame) -> set[str]:
    """Rule ids that are values in the game's code, not in docstrings or tables of rules."""

    def ids(node: ast.AST) -> Iterator[str]:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(RULE_ID, node.value):
            yield node.value
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for child in [] if docstring or isinstance(node, ast.Dict) else ast.iter_child_nodes(node):
            yield from ids(child)

    paths = (ROOT / "src" / "ecumene" / "games" / game.id).rglob("*.py")
    return {rule for path in paths for rule in ids(ast.parse(path.read_text(encoding="utf-8")))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[*GAMES, *TOYS])
    parser.add_argument("--each", type=int, default=EACH, help="cases of a rule")
    parser.add_argument("--seed", type=int, default=0, help="of the first random game, and of what is tried")
    parser.add_argument("--walks", type=int, help=f"random games; otherwise one for each verb, and at least {WALKS}")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "reasons", metavar="FOLDER")
    asked = parser.parse_args()
    sample = Sample(find(asked.game), asked.each, asked.seed)
    walks = max(WALKS, len(sample.game.codec.base) + 1) if asked.walks is None else asked.walks
    for source in sources(sample.game, asked.seed, walks):
        sample.play(source)
    cases = sample.chosen()
    write(sample, cases, asked.out)
    print(report(sample, cases))


if __name__ == "__main__":
    main()
