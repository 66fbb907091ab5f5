"""Refused actions are collected for every rule that refuses one, and each can be found again."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from ecumene.games import find
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.state import NOT_OFFERED, legal
from tools.decisions import decision, decisions, sources
from tools.reasons import BEFORE, CHANGED, FEW, OTHER, ROOT, Sample, case_data, report, rules_in_code, write

LANTERN = find("lantern")
WALKS = [f"walk {n}" for n in range(40)]


def gathered(played: list[str] = WALKS, each: int = 3) -> Sample:
    sample = Sample(LANTERN, each)
    for source in played:
        sample.play(source)
    return sample


@pytest.fixture(scope="module")
def sample() -> Sample:
    return gathered()


def test_every_rule_that_a_short_walk_meets_has_its_cases(sample: Sample) -> None:
    refused: set[str] = set()
    for now in (x for source in WALKS for x in decisions(LANTERN, source)):
        refused |= {now.s.stack[-1].refuse(now.s, LANTERN.codec.action(i)) for i in range(LANTERN.codec.size)} - {""}
    cases = Counter(x.rule for x in sample.chosen())
    assert cases.keys() == refused == {*rules_in_code(LANTERN), NOT_OFFERED}
    assert all(n >= 3 for rule, n in cases.items() if rule != NOT_OFFERED)


def test_a_case_is_refused_again_at_the_moment_it_names(sample: Sample) -> None:
    for case in sample.chosen():
        s = decision(LANTERN, case.source).s
        assert type(s.stack[-1]).__name__ == case.question and legal(s) == legal(case.s)
        assert s.stack[-1].refuse(s, case.action) == case.rule


def test_near_misses_come_first(sample: Sample) -> None:
    reasons = [x for x in sample.chosen() if x.rule != NOT_OFFERED]
    assert {x.how for x in reasons} == {CHANGED, BEFORE, OTHER}


def test_what_the_judge_reads_does_not_name_the_rule(sample: Sample, tmp_path: Path) -> None:
    cases = sample.chosen()
    write(sample, cases, tmp_path)
    text = (tmp_path / "lantern.cases.jsonl").read_text(encoding="utf-8")
    told = [json.loads(line) for line in text.splitlines()]
    named = json.loads((tmp_path / "lantern.named.json").read_text(encoding="utf-8"))
    assert "LAN-" not in text and NOT_OFFERED not in text
    assert [x["n"] for x in told] == list(range(1, len(cases) + 1)) == [int(n) for n in named]
    assert [named[str(x["n"])]["rule"] for x in told] == [x.rule for x in cases]
    assert [x["refused"] for x in told] == [LANTERN.codec.text(x.action) for x in cases]


def test_the_same_seed_gathers_the_same_cases() -> None:
    first, again = ([case_data(x, 0) for x in made.chosen()] for made in (gathered(), gathered()))
    assert first == again


def test_a_place_in_the_code_is_told(sample: Sample) -> None:
    source = (ROOT / "src/ecumene/games/lantern/rules/auction.py").read_text(encoding="utf-8").splitlines()
    case = next(x for x in sample.chosen() if x.rule == "LAN-4.3")
    file, line = case.place.split(":")
    assert file == "rules/auction" and "LAN-4.3" in source[int(line) - 1]


def test_a_verb_that_its_question_knows_and_no_rule_refuses_is_listed() -> None:
    """As if a bid sometimes answered what Raid asks."""
    sample, bid = Sample(LANTERN), LANTERN.codec.verb["bid"]
    sample.offered.add(("Raid", bid))
    for source in WALKS:
        sample.play(source)
    found = [x for x in sample.chosen() if sample.unreasoned(x)]
    assert len(found) == FEW and all((x.question, verb_of(x.action)) == ("Raid", bid) for x in found)
    assert report(sample, found).endswith(": Raid.bid")


def test_rules_that_nothing_reached_are_told() -> None:
    assert rules_in_code(LANTERN) == {f"LAN-{n}" for n in ("2", "3", "4.2", "4.3", "5", "5.2", "5.3", "5.4")}
    sample = gathered()
    assert "8 of 8 rules" in report(sample, []) and "never reached: none" in report(sample, [])
    sample.met = Counter({key: n for key, n in sample.met.items() if key[0] not in ("LAN-4.2", "LAN-5")})
    assert "6 of 8 rules" in report(sample, []) and "never reached: LAN-4.2, LAN-5\n" in report(sample, [])


def test_scenarios_and_golden_records_are_played_too() -> None:
    kinds = Counter(source.split()[0] for source in sources(LANTERN, 7, 2))
    assert kinds["golden"] == 3 and kinds["scenario"] > 20 and kinds["walk"] == 2
    sample = gathered(sources(LANTERN, 0, 0))
    assert {x.source.split()[0] for x in sample.chosen()} == {"golden", "scenario"}
