"""Twenty positions in which not even a novice plays what a beginner would laugh at.

The seat A plays its whole turn, or answers until somebody else is asked. `does`: moves that are among those it makes,
`never`: beginnings of moves that are not.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ecumene.bots import Ask
from ecumene.bots.levels import NOVICE
from ecumene.games.through_the_ages.game import GAME
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import canonical, step

SEEDS = range(6)
DECK = (  # of Age I: half of it is still to come
    "civil: knights bread_and_circuses printing_press drama theology masonry code_of_laws warfare cartography "
    "frugality_i reserves_i patriotism_i breakthrough_i engineering_genius_i urban_growth_i rich_land_i "
    "michelangelo joan_of_arc great_wall taj_mahal"
)


@dataclass(frozen=True)
class Position:
    title: str
    given: str  # lines of a scenario
    does: str = ""  # moves, separated by |
    never: str = ""


POSITIONS = [
    Position(
        "builds what scores in the last turn, not what would have fed later ones",
        "round: 18\nlast: 18\nage: IV\nA: techs drama 0 irrigation 0; pool 1; resources 5; civil_actions 1; yellow 17",
        does="build drama",
    ),
    Position(
        "completes a wonder in the last turn",
        "round: 18\nlast: 18\nage: IV\nA: unfinished eiffel_tower; stages 2; resources 3; civil_actions 1; pool 0",
        does="stage 1",
    ),
    Position(
        "does not tear down what scores in the last turn",
        "round: 18\nlast: 18\nage: IV\nA: techs drama 2 opera 1; pool 0; resources 0; yellow 17",
        never="destroy drama|destroy opera|destroy religion",
    ),
    Position(
        "plays a card that gives culture in the last turn",
        "round: 18\nlast: 18\nage: IV\nA: civil_hand cultural_heritage_i; civil_actions 1; pool 0; yellow 17",
        does="play cultural_heritage_i",
    ),
    Position(
        "holds an uprising off",
        "A: techs iron 1; yellow 10; pool 1; resources 3; civil_actions 2",
        does="build religion",
    ),
    Position(
        "does not let its people starve",
        "age: III\nround: 14\nlast: 17\nA: yellow 12; pool 1; resources 2\n"
        "A: workers agriculture 0 religion 2; civil_actions 1",
        does="build agriculture",
    ),
    Position(
        "declares a war that it cannot lose",
        "age: III\nround: 14\nlast: 17\nA: techs tanks 4; hand war_over_culture; government democracy\n"
        "B: workers warriors 0; culture 90\nask: Politics A 0; Turn A 4",
        does="wage war_over_culture B",
    ),
    Position(
        "declares no war that it must lose",
        "age: III\nround: 14\nlast: 17\nA: workers warriors 0; hand war_over_culture; government democracy\n"
        "B: techs tanks 4\nask: Politics A 0; Turn A 4",
        never="wage",
    ),
    Position(
        "takes from a rival who cannot defend",
        "A: techs knights 3; hand plunder_i; military_actions 2\nB: workers warriors 0; food 4; resources 4\n"
        "ask: Politics A 0; Turn A 4",
        does="attack plunder_i B",
    ),
    Position(
        "repels an attack if one card is enough",
        "age: III\nA: culture 40; hand military_bonus_iii rats; workers warriors 1; military_actions 2\n"
        "B: culture 40\nmover: B\nask: Defend A B armed_intervention_iii 5; Turn B 4",
        does="defend",
        never="yield",
    ),
    Position(
        "has a leader lead",
        "A: civil_hand hammurabi; civil_actions 2; pool 0",
        does="lead hammurabi",
    ),
    Position(
        "spends no turn on a revolution if it can pay for a peaceful change and has much to do",
        "A: techs iron 0 alchemy 0; workers bronze 3; civil_hand monarchy; science 9; resources 12; civil_actions 4",
        does="develop monarchy",
        never="revolt",
    ),
    Position(
        "leaves Despotism while there is time",
        "A: civil_hand monarchy; science 4; civil_actions 4; pool 0",
        does="revolt monarchy",
    ),
    Position(
        "arranges its army",
        "A: techs swordsmen 2; hand fighting_band; military_actions 2; pool 0",
        does="tactic fighting_band",
    ),
    Position(
        "sends its workers to better mines",
        "A: techs iron 0; workers bronze 3; resources 6; civil_actions 2; pool 0",
        does="upgrade bronze iron",
    ),
    Position(
        "learns what it can pay for",
        "A: civil_hand alchemy; science 6; civil_actions 2; pool 0",
        does="develop alchemy",
    ),
    Position(
        "takes something from the row at the start",
        "round: 0\nage: A\nA: civil_actions 2\nrow: pyramids hammurabi rich_land_a urban_growth_a moses frugality_a",
        does="take",
    ),
    Position(
        "lets its people grow if there is food for it",
        "A: food 8; pool 0; civil_actions 2; resources 3",
        does="increase",
    ),
    Position(
        "goes on with its wonder",
        "A: unfinished pyramids; stages 2; resources 3; civil_actions 1; pool 0",
        does="stage 1",
    ),
    Position(
        "gives no units away for a territory in the last turn",
        "round: 18\nlast: 18\nage: IV\nA: techs swordsmen 3\nB: workers warriors 0\nterritory: inhabited_territory_i\n"
        "mover: B\nask: Bid A; Turn B 4",
        does="pass",
    ),
]


def moves_of(position: Position, seed: int) -> list[str]:
    """What the novice of seat A plays, until another seat is asked or the turn is over."""
    given = position.given.splitlines()
    s = GAME.scenario.build(given if "round" in position.given else [*given, DECK])
    rng = Rng(seed)
    made: list[str] = []
    while not s.over and s.player == 0 and len(made) < 30:
        ask = Ask(GAME, GAME.view(s, 0), canonical(s), seed * 1000 + len(made), iterations=1)
        action = NOVICE.choose(ask) if len(ask.legal) > 1 else ask.legal[0]
        made.append(GAME.codec.text(action))
        step(s, action, rng)
    return made


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("position", POSITIONS, ids=lambda x: x.title)
def test_a_novice_is_no_fool(position: Position, seed: int) -> None:
    made = moves_of(position, seed)
    for wanted in position.does.split("|"):
        assert any(move.startswith(wanted) for move in made), made
    for foolish in position.never.split("|"):
        assert not foolish or not any(move.startswith(foolish) for move in made), made


def test_there_are_twenty() -> None:
    assert len({x.title for x in POSITIONS}) == 20
