"""Every question of the game: what it offers, how it refuses everything else, and what chance may bring."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from ecumene.games.through_the_ages.border.questions import QUESTIONS, ROW
from ecumene.games.through_the_ages.game import GAME
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import RULE_OF, VERBS
from ecumene.kernel.core.action import act
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOT_OFFERED, Frame, apply, legal
from ecumene.testing.laws import chance_is_as_likely_as_it_says, chance_samples_what_it_lists

# a table where nearly every action would be possible if its question were asked
RICH = """
players: 3
age: II
A: culture 9; science 40; food 9; resources 9; pool 2; leader j_s_bach; government monarchy; specials code_of_laws
A: techs irrigation 1 iron 1 theology 1 drama swordsmen 1 knights; workers warriors 2 religion 1
A: civil_hand alchemy republic rich_land_a breakthrough_i isaac_newton
A: hand rats plunder_i war_over_technology open_borders_agreement legion military_bonus_i vast_territory_ii
A: wonders pyramids hanging_gardens colossus; unfinished st_peters_basilica
A: colonies historic_territory_i inhabited_territory_i; wars war_over_territory B war_over_territory C
B: science 5; food 5; resources 5; leader moses; unfinished great_wall; specials masonry warfare; workers religion 1
B: techs bread_and_circuses 1; colonies vast_territory_i; hand military_bonus_i military_bonus_ii crusades
row: coal opera - coal taj_mahal breakthrough_ii breakthrough_ii
tactics: phalanx
current: foray raiders
civil: iron iron journalism
military: fighting_band fighting_band legion cold_war
pact: A trade_routes_agreement C a
territory: wealthy_territory_i
highest_bid: 1
"""
ASKED = {
    "ActionPhase A": """
        take take_at increase build upgrade remodel destroy lead stage develop revolt play tactic copy enlist sail
        exchange speech arm trade end
    """,
    "TuckHomer A": "tuck pass",
    "MayPeek A": "peek pass",
    "Politics A 0": "prepare attack wage offer cancel resign retire settle pass",
    "AnswerPact B A open_borders_agreement a": "accept refuse",
    "Defend B A plunder_i 5": "bonus drop defend yield",
    "Raid A B 1 0 0 0": "raze pass",
    "Annex A B": "choose pass",
    "Infiltrate A B 3": "choose pass",
    "ChooseWar A": "resolve pass",
    "TakeTechnology A B 4 0": "choose done",
    "Bid A": "bid pass",
    "SendForce A": "send bonus drop colonize pass",
    "Split A 3 0 A 1": "food pass",
    "Split A 4 1 A 2": "food pass",
    "Split A 4 2 B 1": "food pass",
    "MayBuild A religion": "build pass",
    "Grant A 1": "increase build develop revolt pass",
    "DestroyBuilding A B 1": "destroy pass",
    "LoseColony A": "choose pass",
    "Ruin A": "choose pass",
    "TakeFromRow A 5 0": "claim done",
    "LoseBlue A 1 0 0": "lose pass",
    "LoseWorker A 1 0": "lose pass",
    "DiscardMilitary A 1": "discard pass",
    "BuildFor A 0 1 3 1": "build upgrade pass",
    "BuildFor A 0 6 3 0": "build upgrade pass",
    "DevelopBy A 2": "develop revolt pass",
}
CHANCES = ["DealCard", "DrawCards B 2", "SetEvents 3", "RevealEvent", "Glimpse C", "ScoreCurrent"]
RULES = GAME.rule_texts


def table(question: str) -> Realm:
    s = GAME.scenario.build([*RICH.strip().splitlines(), f"ask: {question}"])
    assert isinstance(s, Realm)
    return s


def every_action(s: Realm, verb: int) -> list[int]:
    """Every action of one verb that makes sense at this table: cards that lie there, small numbers."""
    cards = {c for c in s.row if c >= 0} | {*s.tactics, *s.territory, ROW["satellites"], ROW["rats"]}
    for n in s.nations:
        cards |= {*n.techs, *n.civil_hand, *n.hand, *n.wonders, *n.colonies, *n.specials, n.leader, n.unfinished}
    choices = {"card": sorted(c for c in cards if c >= 0), "number": range(12), "place": range(14)}
    choices |= {"seat": range(4), "side": range(2)}
    return [act(verb, *arguments) for arguments in product(*(choices[kind] for kind in GAME.codec.kinds[verb]))]


@pytest.mark.parametrize("question", ASKED)
def test_what_is_not_offered_is_refused(question: str) -> None:
    """By a rule if the verb belongs to the question, otherwise because nobody asked. Nothing legal is refused."""
    s = table(question)
    frame, may, own = s.stack[-1], legal(s), ASKED[question].split()
    assert type(frame).__name__ == question.split()[0]
    for verb, word, _ in VERBS:
        for action in every_action(s, verb):
            why = frame.refuse(s, action)
            if word not in own:
                assert why == NOT_OFFERED, GAME.codec.text(action)
            else:
                assert why in RULES if action not in may else why == "", GAME.codec.text(action)
    assert {GAME.codec.word[action & 127] for action in may} <= set(own)


def test_every_question_is_asked() -> None:
    assert {question.split()[0] for question in ASKED} == {name for name in RULE_OF if "." not in name}
    assert {question.split()[0] for question in CHANCES} == {
        name for name, kind in QUESTIONS.classes.items() if kind.sample is not Frame.sample
    }


@pytest.mark.parametrize("question", CHANCES)
def test_chance_brings_what_is_there(question: str) -> None:
    """TTA-4.4, 8.9, 2.13, 5.5, 5.3, 1.4: each copy is equally likely, and nothing else is possible."""
    s = table(question)
    assert s.player == CHANCE
    chance_samples_what_it_lists(GAME, s, Rng(1))
    chance_is_as_likely_as_it_says(s, Rng(2), 1000)


def test_a_view_shows_whom_an_event_still_concerns() -> None:
    """TTA-9.2, 9.8: in turn order."""
    s = GAME.scenario.build(["players: 4", "mover: B", "current: development_of_markets", "ask: RevealEvent"])
    apply(s, GAME.codec.parse("reveal development_of_markets"))
    stack: list[Any] = GAME.view(s, 0).stack
    assert (type(stack[-1]).__name__, stack[-1].player) == ("Split", "B")
    assert [(f.card, f.target, f.step) for f in stack[-2::-1]] == [("development_of_markets", p, 0) for p in "CDA"]


def test_a_view_shows_what_is_left_of_the_last_scoring() -> None:
    """TTA-1.4: after the current events, the future ones and the leaders."""
    s = GAME.scenario.build(["age: IV", "current: impact_of_science impact_of_strength", "ask: EndGame 0"])
    stack: list[Any] = GAME.view(s, 0).stack
    assert [type(frame).__name__ for frame in stack] == ["EndGame", "ScoreCurrent"] and stack[0].step == 1
