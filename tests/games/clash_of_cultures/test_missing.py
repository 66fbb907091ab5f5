"""What a refused action would need: figures for the terminal and the page. COC-5, 8.2."""

from __future__ import annotations

import pytest

from ecumene.games import find
from ecumene.games.clash_of_cultures.rules import setup
from ecumene.games.clash_of_cultures.rules.events.moods_and_gifts import ONE_STEP, KeepMood
from ecumene.games.clash_of_cultures.rules.map.packed_city import TEMPLE
from ecumene.games.clash_of_cultures.rules.seat import FOOD, GOLD, IDEA
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.turn import Turn
from ecumene.games.clash_of_cultures.rules.verbs import COMMAND, GROW, LEARN, YES
from ecumene.kernel.border.errors import IllegalMove
from ecumene.kernel.border.sections import Shortage
from ecumene.kernel.core.action import act
from ecumene.kernel.core.bits import bag_of
from ecumene.kernel.match.match import Match
from ecumene.words import LANGUAGES, Words

GAME = find("clash_of_cultures")
NAMES = [row.name for row in setup.PRINTED.advances]
TAXES, MYTHS, ABSOLUTE_POWER = (NAMES.index(x) for x in ("taxes", "myths", "absolute_power"))


def position(actions: int = 3) -> World:
    s = setup.blank(2)
    setup.settle_seats(s)
    s.mover = 0
    s.nations[0].actions = actions
    s.stack.append(Turn(0))
    return s


def test_no_action_is_left() -> None:
    assert GAME.missing(position(actions=0), act(LEARN, MYTHS)) == [Shortage("action", 1, 0)]


def test_an_advance_may_be_paid_with_ideas_and_gold() -> None:
    s = position()
    s.nations[0].stock[FOOD] = s.nations[0].stock[IDEA] = 0
    assert GAME.missing(s, act(LEARN, MYTHS)) == [Shortage("food_or_ideas", 2, 0)]
    s.nations[0].stock[IDEA] = 1
    assert GAME.missing(s, act(LEARN, MYTHS)) == [Shortage("food_or_ideas", 2, 1)]
    s.nations[0].stock[IDEA], s.nations[0].stock[GOLD] = 0, 1
    assert GAME.missing(s, act(LEARN, MYTHS)) == [Shortage("food_or_ideas", 2, 0), Shortage("gold", 2, 1)]


def test_nothing_is_missing_if_the_rule_is_another_one() -> None:
    s = position()
    assert GAME.missing(s, act(LEARN, TAXES)) == [], "its category is not open"


def test_a_building() -> None:
    s = position()
    n = s.nations[0]
    n.advances |= bag_of([MYTHS])
    s.put_city(next(at for at in s.layout.on_map if s.terrain[at] > 0 and s.city[at] == 0), s.city[n.start])
    assert GAME.missing(s, act(GROW, n.start, TEMPLE)) == [Shortage("ore", 1, 0), Shortage("wood", 1, 0)]


def test_mood_tokens_of_an_ability_and_of_an_answer() -> None:
    s = position()
    s.nations[0].advances |= bag_of([ABSOLUTE_POWER, MYTHS])
    s.nations[0].mood_tokens = 1
    assert GAME.missing(s, act(COMMAND)) == [Shortage("mood", 2, 1)]
    s.nations[0].mood_tokens = 0
    s.stack.append(KeepMood(0, s.nations[0].start, ONE_STEP))
    assert GAME.missing(s, act(YES)) == [Shortage("mood", 1, 0)]
    s.nations[0].advances = 0
    s.stack.pop()
    assert GAME.missing(s, act(COMMAND)) == [], "who does not know it lacks more than tokens"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_error_says_it(lang: str) -> None:
    match = Match(GAME, 1, 2, {})
    while not isinstance(match.state.stack[-1], Turn):
        match.choose(match.state.stack[-1].legal(match.state)[0])
    n = match.state.nations[match.state.mover]
    n.stock[FOOD] = 0
    with pytest.raises(IllegalMove) as e:
        match.play("learn storage")
    assert Words(lang, GAME).missing(e.value.missing)[0] in Words(lang, GAME).error(e.value)
