"""Whole random games: everything exists once, an age has twenty cards, and who starts the next age."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ecumene.games.seven_wonders_duel.cards.buildings import CARDS, FIRST_CARD
from ecumene.games.seven_wonders_duel.cards.rows import GUILDS
from ecumene.games.seven_wonders_duel.game import GAME
from ecumene.games.seven_wonders_duel.rules.lines import line_of
from ecumene.games.seven_wonders_duel.rules.state import EMPTY, Duel
from ecumene.games.seven_wonders_duel.rules.structure import LAYOUTS
from ecumene.games.seven_wonders_duel.rules.turn import ChooseStarter, Turn
from ecumene.games.seven_wonders_duel.rules.verbs import WONDER
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.bits import has, members, size
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, SPECTATOR, apply, legal, playout, redeal, roll
from ecumene.testing.dealing import dealt_as_likely
from ecumene.testing.laws import keep_at


def walk(seed: int) -> Iterator[Duel]:
    """Every position of a random game; wonders are preferred, because they ask questions."""
    rng = Rng(seed)
    s = GAME.start(wonders="preset" if seed % 3 == 0 else "draft")
    while not s.over:
        yield s
        choices = legal(s)
        choices = [a for a in choices if verb_of(a) == WONDER] or choices
        apply(s, choices[rng.below(len(choices))])
    yield s


def table(s: Duel) -> list[int]:
    return [s.card_at(place) for place in range(20)]


def seen_cards(s: Duel) -> list[int]:
    return [c for seat in s.seats for c in seat.city] + s.discard + [c for c in table(s) if c >= 0]


def check_everything_exists_once(s: Duel) -> None:
    """Every card, wonder and token is in one place, and every sum of a seat is the sum of its cards."""
    GAME.zones.check(s)
    seen = seen_cards(s)
    assert len(seen) == len(set(seen))
    unseen = [FIRST_CARD[s.age] + i for i in members(s.bag)] + [FIRST_CARD[GUILDS] + i for i in members(s.guild_bag)]
    assert not set(seen) & set(unseen)
    wonders = [w for seat in s.seats for w in members(seat.wonders) + members(seat.raised)]
    wonders += members(s.offered) + members(s.wonder_bag)
    boxed = 1 if s.wonders_built() == 7 else 0
    assert len(wonders) == len(set(wonders)) == 12 - boxed
    if s.age:
        gone = 20 - size(s.left)
        played = (
            sum(len(x.city) for x in s.seats) + len(s.discard) + s.wonders_built()
        )  # with the cards used for wonders
        assert played == 20 * (s.age - 1) + gone
        check_open_places(s)
    assert len(s.stack) < 2 or not isinstance(s.stack[-1], Turn), "something is left below a turn"
    for seat in s.seats:
        assert seat.coins >= 0
        assert seat.makes == sum(CARDS[c].makes for c in seat.city)


def check_open_places(s: Duel) -> None:
    """SWD-3.5: open is what nothing covers. The cards there are kept in the order of their places."""
    covered_by = LAYOUTS[s.age].covered_by
    assert members(s.open) == [i for i in members(s.left) if covered_by[i] & s.left == 0]
    face_up = members(s.open & ~s.due)
    assert s.open_cards == line_of([s.card_at(i) for i in face_up])
    assert [s.place_of(s.card_at(i)) for i in face_up] == face_up
    assert all(s.card_at(i) == EMPTY for i in range(20) if not has(s.left, i))


@pytest.mark.parametrize("seed", range(12))
def test_everything_exists_once(seed: int) -> None:
    """SWD-1.6: every card, wonder and token exists once."""
    for s in walk(seed):
        check_everything_exists_once(s)


@pytest.mark.parametrize("seed", range(6))
def test_chance_draws_what_is_legal(seed: int) -> None:
    """SWD-2.3, 2.6, 2.9, 2.10, 4.2, 7.7: what is drawn without the list of legal outcomes is in that list."""
    rng = Rng(seed)
    for s in walk(seed):
        if s.player == CHANCE:
            may = legal(s)
            assert all(s.stack[-1].sample(s, rng) in may for _ in range(3))


@pytest.mark.parametrize("seed", range(12))
def test_cards_of_an_age(seed: int) -> None:
    """SWD-2.9, 2.10, 2.12: twenty cards in an age, three stay unseen. The third age has exactly three guilds."""
    met: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
    left: dict[int, int] = {}
    for s in walk(seed):
        if s.age:
            met[s.age] |= {c for c in table(s) if c >= 0}
            left[s.age] = size(s.bag)
            assert s.age < 3 or s.player < 0 or size(s.backs) == 3
    if s.how == 1:  # civilian: it was played to the end
        assert [len(met[age]) for age in (1, 2, 3)] == [20, 20, 20]
        assert Counter(CARDS[c].deck for c in met[3]) == {3: 17, GUILDS: 3}
        assert left == {1: 3, 2: 3, 3: 3} and size(s.guild_bag) == 4
        assert len(seen_cards(s)) + s.wonders_built() == 60


def test_some_games_are_played_to_the_end() -> None:
    """Without such games the tests above would test nothing."""
    ends = Counter(list(walk(seed))[-1].how for seed in range(12))
    assert ends[1] >= 4


@pytest.mark.parametrize("seed", [1, 4])
def test_laws(seed: int) -> None:
    """The laws of the test kit: secrets, legal actions and refusals, views."""
    rng = Rng(seed)
    for n, s in enumerate(walk(seed)):
        if n % 12 == 0 or s.drawn or s.over:
            keep_at(GAME, s, rng)


@pytest.mark.parametrize("centre", ["starts", "chooses"])
@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("marker", [-8, -1, 0, 1, 8])
@pytest.mark.parametrize("age", [1, 2])
def test_who_starts_the_next_age(age: int, marker: int, last: int, centre: str) -> None:
    """SWD-10.2, 10.3, 10.4: the weaker player chooses. In the centre the last to play starts or chooses (option)."""
    card = {1: "altar", 2: "sawmill"}[age]
    given = [f"row: {card}", f"age: {age}", f"marker: {marker}", f"ask: Turn {'AB'[last]}", f"options: centre={centre}"]
    s = GAME.scenario.build(given)
    apply(s, GAME.codec.parse(f"discard {card}"))
    roll(s, Rng(1))
    weaker = last if marker == 0 else 0 if marker < 0 else 1
    assert s.age == age + 1 and s.player == weaker
    if marker == 0 and centre == "starts":
        assert isinstance(s.stack[-1], Turn) and len(s.stack) == 1
        return
    assert isinstance(s.stack[-1], ChooseStarter)
    assert [GAME.codec.text(a) for a in legal(s)] == ["start A", "start B"]
    for starter in (0, 1):
        t = s.clone()
        apply(t, GAME.codec.parse(f"start {'AB'[starter]}"))
        assert t.player == starter and isinstance(t.stack[-1], Turn) and len(t.stack) == 1


@pytest.mark.parametrize("how", ["discard", "wonder"])
def test_every_way_to_play_the_last_card_counts(how: str) -> None:
    """SWD-10.4: discards and wonders too."""
    s = GAME.scenario.build(["A: wonders pyramids", "B: coins 40; wonders sphinx", "row: altar", "ask: Turn B"])
    apply(s, GAME.codec.parse("discard altar" if how == "discard" else "wonder sphinx altar"))
    roll(s, Rng(1))
    assert s.age == 2 and s.player == 1


def test_random_games_end() -> None:
    """SWD-3.7: each age has exactly twenty cards to play, so the number of choices has a limit."""
    for seed in range(5):
        s = GAME.start()
        assert playout(s, Rng(seed)) < 8 + 60 + 2 + 20


def redealt(s: Duel, viewer: int, seed: int) -> Duel:
    t = redeal(s, viewer, Rng(seed))
    assert isinstance(t, Duel)
    return t


@pytest.mark.parametrize("drawn", ["law", "law economy theology"])
def test_drawn_tokens_are_dealt_again_for_all_but_the_builder_of_the_library(drawn: str) -> None:
    """SWD-7.7."""
    s = GAME.scenario.build(["tokens: masonry strategy", f"drawn: {drawn}", "ask: KeepToken B; Turn A"])
    t = redealt(s, 1, 1)
    assert (t.drawn, t.box) == (s.drawn, s.box)
    for viewer in (0, SPECTATOR):
        dealt = {redealt(s, viewer, seed).drawn for seed in range(200)}
        assert len(dealt) > 1 and {size(bag) for bag in dealt} == {size(s.drawn)}
        assert dealt_as_likely(GAME, s, viewer) == 2 * 8  # tokens, in two places
