"""What is drawn: the row, a civilization, the banks, the preview of the end of the turn, and nothing secret."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from ecumene.cli.screen import Screen
from ecumene.games import find
from ecumene.games.through_the_ages.cards.rows import FOOD, RESOURCES
from ecumene.games.through_the_ages.rules.production import produce, use_end_of_turn_powers
from ecumene.games.through_the_ages.rules.tokens import stored
from ecumene.kernel.border.sections import Cards, Counters, Deck, Item, Tableau
from ecumene.kernel.core.state import SPECTATOR
from ecumene.kernel.match.match import Match
from ecumene.testing.laws import walk
from ecumene.words import Words

GAME = find("through_the_ages")


def board(*lines: str, viewer: int = 0) -> list[Any]:
    return GAME.board(GAME.view(GAME.scenario.build(list(lines)), viewer))


def section(sections: list[Any], title: str, seat: str = "") -> Any:
    found = [x for x in sections if x.title == title and x.seat == seat]
    assert len(found) == 1, title
    return found[0]


def counts(sections: list[Any], title: str, seat: str = "A") -> dict[str, Any]:
    """Each counter as its value, or with its limit or rate."""
    found = section(sections, title, seat)
    assert isinstance(found, Counters)
    more = {c.name: [x for x in (c.of, c.rate) if x is not None] for c in found.items}
    return {c.name: (c.value, *more[c.name]) if more[c.name] else c.value for c in found.items}


def items(x: Any) -> dict[str, Item]:
    found = [item for column in x.columns for item in column.items] if isinstance(x, Tableau) else x.items
    return {item.ref.removeprefix("card:"): item for item in found}


# the table


def test_the_row_shows_prices_and_what_can_be_taken() -> None:
    drawn = board(
        "A: civil_actions 2; wonders pyramids; techs iron 0; leader hammurabi",
        "row: iron moses - - - homer colossus - - coal",
    )
    row = section(drawn, "row")
    assert [c.title for c in row.columns] == ["row-1", "row-2", "row-3"]
    told = {name: (item.number, item.can) for name, item in items(row).items()}
    assert told == {
        "iron": (1, False),  # in play already
        "moses": (0, True),  # Hammurabi
        "homer": (1, True),
        "colossus": (3, False),  # a second wonder costs more, and is too expensive
        "coal": (3, False),
    }


@pytest.mark.parametrize(
    "line, row, card, note",
    [
        ("techs iron 0", "iron", "iron", "owned"),
        ("civil_hand iron", "iron", "iron", "owned"),
        ("unfinished pyramids; stages 1", "colossus", "colossus", "one-wonder"),
        ("leader homer; leader_ages A", "moses", "moses", "one-leader"),
        ("civil_hand iron alchemy drama theology", "coal", "coal", "hand-full"),
        ("civil_actions 0", "coal", "coal", "actions"),
    ],
)
def test_the_row_says_what_forbids_to_take_a_card(line: str, row: str, card: str, note: str) -> None:
    shown = items(section(board(f"A: {line}", f"row: {row}"), "row"))[card]
    assert (shown.note, shown.can) == (note, False)


def test_a_card_that_was_used_this_turn_says_so() -> None:
    for line, note in (("leader hammurabi", ""), ("leader hammurabi; used exchanged", "used")):
        assert items(section(board(f"A: {line}"), "in-play", "A"))["hammurabi"].note == note


def test_the_row_shows_the_prices_of_the_viewer() -> None:
    lines = ("B: wonders pyramids; civil_actions 2", "A: civil_actions 1", "row: colossus iron")
    mine, other = (items(section(board(*lines, viewer=p), "row"))["colossus"] for p in (0, 1))
    assert (mine.number, mine.can, other.number, other.can) == (1, True, 2, True)


def test_events_are_counted_by_their_backs_and_known_to_those_who_prepared_them() -> None:
    lines = ("current: pestilence", "future: rats@A crusades@B cold_war", "age: II")
    for viewer, known in ((0, ["card:rats"]), (1, ["card:crusades"]), (SPECTATOR, [])):
        future = section(board(*lines, viewer=viewer), "future")
        assert isinstance(future, Deck)
        assert future.count == 3 and [item.ref for item in future.known] == known
        assert [(c.name, c.value) for c in future.backs] == [("age-I", 2), ("age-II", 1)]
    current = section(board(*lines), "current")
    assert (current.count, current.known) == (1, [])


def test_the_last_past_event_lies_on_top() -> None:
    past = section(board("past: rats crusades", "age: II"), "past")
    assert (past.count, [x.ref for x in past.known]) == (2, ["card:crusades"])


def test_common_tactics_are_shown_once() -> None:
    assert list(items(section(board("tactics: legion legion phalanx"), "tactics"))) == ["legion", "phalanx"]


# a civilization


def test_ratings_and_actions() -> None:
    drawn = board(
        "A: culture 7; science 3; techs drama 2; workers warriors 1 philosophy 1",
        "A: civil_actions 1; military_actions 0; spare_military_actions 1",
    )
    assert counts(drawn, "points") == {"culture": (7, 4), "science": (3, 1), "strength": 1}
    assert counts(drawn, "actions") == {"civil-actions": (1, 4), "military-actions": (1, 2)}


def test_stores_include_what_is_for_this_turn_only() -> None:
    drawn = board("A: food 2; resources 3; spare_food 1; spare_resources 2; unit_resources 4; unit_science 3")
    assert counts(drawn, "stores") == {"food": 3, "resources": 5, "unit-resources": 4}
    assert counts(drawn, "points")["unit-science"] == 3


@pytest.mark.parametrize(
    ("yellow", "people", "faces", "eats"),
    [
        (18, {"next-worker": 2, "happiness": (0, 0)}, (0, (1, 16)), (0, (1, 16))),
        (17, {"next-worker": 2, "happiness": (0, 0)}, (0, (1, 16)), (0, (1, 16))),
        (12, {"next-worker": 4, "happiness": (0, 2), "discontent": 2}, (2, (3, 10)), (2, (3, 8))),
        (1, {"next-worker": 7, "happiness": (0, 7), "discontent": 7}, (7, (8, 0)), (4, (6, 0))),
        (0, {"happiness": (0, 8), "discontent": 8}, (8, None), (6, None)),
    ],
)
def test_the_yellow_bank_shows_what_comes_next(yellow: int, people: dict[str, Any], faces: Any, eats: Any) -> None:
    """TTA-14.1, 14.10: the price of a worker, and at how many tokens more faces and more food are needed."""
    drawn = board(f"A: yellow {yellow}; pool 2; workers religion 0")
    assert counts(drawn, "people") == {"unused": 2, **people, "urban-limit": 2}
    left, most, scales = bank(drawn, "yellow")
    assert (left, most, {x: scales[x] for x in ("faces-needed", "eats")}) == (
        yellow, 18, {"faces-needed": faces, "eats": eats},
    )  # fmt: skip
    if yellow:
        assert scales["next-worker"][0] == people["next-worker"]


def bank(sections: list[Any], title: str) -> tuple[int, int, dict[str, Any]]:
    """How many tokens are left, of how many, and what each scale requires now and next."""
    found = section(sections, title, "A")
    (left,) = [mark.at for mark in found.marks]
    assert found.low == 0 and all(len(scale.values) == found.high + 1 for scale in found.scales)
    return left, found.high, {x.name: (x.values[left], x.coming(left)) for x in found.scales}


def test_moses_lowers_the_price_of_a_worker() -> None:
    assert counts(board("A: yellow 8; leader moses"), "people")["next-worker"] == 4


@pytest.mark.parametrize(
    ("blue", "told"),
    [(16, (0, (2, 10))), (11, (0, (2, 10))), (10, (2, (4, 5))), (5, (4, (6, 0))), (0, (6, None))],
)
def test_the_blue_bank_shows_where_corruption_begins(blue: int, told: Any) -> None:
    assert bank(board(f"A: blue {blue}"), "blue") == (blue, 16, {"corruption": told})


def test_a_bank_with_more_tokens_than_at_the_start_is_longer() -> None:
    """TTA-14.1: more lie in the rightmost section."""
    assert bank(board("A: blue 19"), "blue") == (19, 19, {"corruption": (0, (2, 10))})


def on(item: Item) -> list[tuple[Any, ...]]:
    return [(x.name, x.value) if x.of is None else (x.name, x.value, x.of) for x in item.on]


def test_technologies_show_workers_tokens_and_the_price_of_one_more() -> None:
    drawn = items(
        section(board("A: techs drama 1; specials masonry; workers bronze 3; tokens bronze 2"), "technologies", "A")
    )
    told = {name: (on(x), x.note, x.price) for name, x in drawn.items()}
    assert told["bronze"] == ([("workers", 3), ("tokens", 2)], "more", 2)
    assert told["drama"] == ([("workers", 1)], "more", 3)


def test_wonders_completed_ruined_and_unfinished() -> None:
    drawn = board(
        "A: wonders pyramids colossus great_wall; ruins colossus; homer great_wall; unfinished taj_mahal; stages 1"
    )
    told = {name: (x.note, on(x), x.price) for name, x in items(section(drawn, "wonders", "A")).items()}
    assert told == {
        "pyramids": ("", [], None),
        "colossus": ("ruined", [], None),
        "great_wall": ("homer", [], None),
        "taj_mahal": ("more", [("stages", 1, 3)], 4),
    }


RUINED = "A: wonders taj_mahal hanging_gardens pyramids; ruins taj_mahal hanging_gardens; homer hanging_gardens"


def test_a_ruined_wonder_shows_what_it_gives_now() -> None:
    """R-26, TTA-16.1: two culture and nothing of what is printed; only Homer's face remains."""
    told = {name: x.says for name, x in items(section(board(RUINED), "wonders", "A")).items()}
    assert told == {
        "taj_mahal": [("age", {"age": "I"}), ("kind", {"kind": "wonder"}), ("culture", {"n": 2})],
        "hanging_gardens": [
            ("age", {"age": "A"}), ("kind", {"kind": "wonder"}), ("culture", {"n": 2}), ("happy", {"n": 1}),
        ],
        "pyramids": [],
    }  # fmt: skip
    assert counts(board(RUINED), "points")["culture"] == (0, 4)


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_terminal_draws_a_ruined_wonder_as_it_is_now(viewer: int) -> None:
    match = Match(GAME, 1, 2)
    match.state = GAME.scenario.build([RUINED])
    console = Console(width=140, record=True, file=StringIO())
    screen = Screen(match, Words("en", GAME), console)
    screen.show_seat(viewer, "A")
    drawn = " ".join(console.export_text().split())
    assert "Hanging Gardens (in ruins) +2♫ +1☺ · Taj Mahal (in ruins) +2♫ " in drawn
    screen.show_card("taj_mahal", viewer)
    assert "Taj Mahal (taj_mahal): age I; wonder; +2 culture" in " ".join(console.export_text().split())
    match.state = GAME.scenario.build(["A: wonders taj_mahal"])
    screen.show_card("taj_mahal", viewer)
    assert "+3 culture" in console.export_text()


def test_wars_and_pacts_name_the_other_party() -> None:
    drawn = board("players: 3", "A: wars war_over_culture C", "pact: A acceptance_of_supremacy B b", "age: III")
    told = [(x.ref, x.note) for x in section(drawn, "politics", "A").items]
    assert told == [
        ("card:war_over_culture", ""), ("seat:C", ""), ("card:acceptance_of_supremacy", "side-b"), ("seat:B", ""),
    ]  # fmt: skip
    assert section(drawn, "politics", "B").items == []


def test_a_tactic_that_is_not_common_yet() -> None:
    assert items(section(board("A: tactic legion; own_tactic legion"), "tactic", "A"))["legion"].note == "own"
    assert items(section(board("A: tactic legion", "tactics: legion"), "tactic", "A"))["legion"].note == ""


def test_action_cards_just_taken_are_marked() -> None:
    drawn = board("A: civil_hand rich_land_a frugality_a iron; just_taken rich_land_a iron")
    told = {name: x.note for name, x in items(section(drawn, "civil-hand", "A")).items()}
    assert told == {"rich_land_a": "fresh", "frugality_a": "", "iron": ""}  # a technology may be played at once


def test_of_another_hand_only_the_number_is_shown() -> None:
    lines = ("A: hand legion plunder_i", "B: hand rats raid_i@A; government monarchy")
    own, other = (section(board(*lines), "military-hand", seat) for seat in "AB")
    assert isinstance(own, Cards) and list(items(own)) == ["plunder_i", "legion"] and own.limit == 2
    assert isinstance(other, Deck)
    assert (other.count, other.limit, [x.ref for x in other.known]) == (2, 3, ["card:raid_i"])
    hands = [section(board(*lines, viewer=SPECTATOR), "military-hand", seat) for seat in "AB"]
    assert [(x.count, x.known) for x in hands] == [(2, []), (2, [])]


def test_the_own_civilization_comes_first_and_the_others_in_turn() -> None:
    for viewer, order in ((0, "ABC"), (2, "CAB")):
        drawn = board("players: 3", viewer=viewer)
        assert "".join(dict.fromkeys(x.seat for x in drawn if x.seat)) == order


def test_the_brief_sections_of_a_seat() -> None:
    drawn = board("B: leader moses")
    assert [x.title for x in drawn if x.brief and x.seat == "B"] == [
        "points", "actions", "stores", "in-play", "wonders", "tactic", "politics", "military-hand",
    ]  # fmt: skip


# the end of the turn


def test_the_end_of_the_turn_is_pinned() -> None:
    assert {x.title for x in board() if x.pinned} == {"end-of-turn"}


def test_the_end_of_a_plain_turn() -> None:
    drawn = board(
        "A: techs drama 1; workers agriculture 2 bronze 2 philosophy 1 religion 1",
        "A: military_actions 2; yellow 14; pool 1",
    )
    assert counts(drawn, "end-of-turn") == {
        "gains-culture": 3, "gains-science": 1, "gains-food": 2, "eats": 1, "gains-resources": 2, "draws": 2,
    }  # fmt: skip


def test_an_uprising_stops_everything_but_cards_and_powers() -> None:
    """TTA-8.2: more discontent workers than unused ones."""
    base = "A: yellow 12; workers religion 0; military_actions 1; pool {}; techs drama 0"
    assert counts(board(base.format(1)), "end-of-turn") == {"uprising": 1, "draws": 1}
    assert "uprising" not in counts(board(base.format(2)), "end-of-turn")
    told = counts(board(base.format(1) + "; leader winston_churchill"), "end-of-turn")
    assert told == {"uprising": 1, "gains-culture": 3, "draws": 1}


def test_hunger() -> None:
    """TTA-8.6: what is missing after this turn's food production."""
    base = "A: yellow 8; pool 9; food {}; workers agriculture {}; military_actions 0"
    told = counts(board(base.format(0, 1)), "end-of-turn")
    assert (told["gains-food"], told["eats"], told["hunger"]) == (1, 1, 2)
    told = counts(board(base.format(2, 1)), "end-of-turn")
    assert (told["eats"], "hunger" in told) == (3, False)


def test_corruption_takes_resources_then_food() -> None:
    """TTA-8.4."""
    base = "A: tokens bronze {} agriculture 3; blue 5; military_actions 0"
    told = counts(board(base.format(5)), "end-of-turn")
    assert (told["loses-resources"], "loses-food" in told) == (4, False)
    told = counts(board(base.format(1)), "end-of-turn")
    assert (told["loses-resources"], told["loses-food"]) == (1, 3)


def test_production_ends_with_the_blue_bank() -> None:
    told = counts(
        board("A: blue 1; workers agriculture 1 bronze 4; tokens bronze 0; military_actions 0"), "end-of-turn"
    )
    assert (told["gains-food"], "gains-resources" in told) == (1, False)


def test_powers_at_the_end_of_the_turn() -> None:
    """TTA-8.15: Churchill if he was not used, Genghis Khan if among the strongest."""
    for leader, more in (("winston_churchill", 3), ("moses", 0)):
        assert counts(board(f"A: leader {leader}"), "end-of-turn")["gains-culture"] == more
    assert counts(board("A: leader winston_churchill; used spoke"), "end-of-turn")["gains-culture"] == 0
    khan = "A: leader genghis_khan; workers warriors {}"
    for own, culture in ((2, 3), (1, 3), (0, 0)):
        told = counts(board(khan.format(own), "B: workers warriors 1"), "end-of-turn")
        assert told["gains-culture"] == culture


def test_cards_to_discard_and_to_draw() -> None:
    told = counts(
        board("A: hand legion legion raid_i plunder_i; military_actions 2; spare_military_actions 2"), "end-of-turn"
    )
    assert (told["discards"], told["draws"]) == (2, 3)
    assert "draws" not in counts(board("A: military_actions 2", "age: IV"), "end-of-turn")


@pytest.mark.parametrize("seed", range(4))
def test_the_preview_is_what_comes(seed: int) -> None:
    """In random games: what the preview shows is what the rules then do."""
    seen = set()
    for i, s in enumerate(walk(GAME, seed, players=2 + seed % 3)):
        if s.over or i % 5:
            continue
        p = int(s.mover)
        if not s.playing(p):
            continue
        told = counts(GAME.board(GAME.view(s, p)), "end-of-turn", "ABCD"[p])
        seen |= set(told)
        t: Any = s.clone()
        use_end_of_turn_powers(t, p)
        produce(t, p)
        was, now = s.nations[p], t.nations[p]
        starved = 4 * told.get("hunger", 0)
        assert now.culture == max(0, was.culture + told.get("gains-culture", 0) - starved)
        assert now.science - was.science == told.get("gains-science", 0)
        food = told.get("gains-food", 0) - told.get("eats", 0) - told.get("loses-food", 0)
        assert stored(t, p, FOOD) - stored(s, p, FOOD) == food
        resources = told.get("gains-resources", 0) - told.get("loses-resources", 0)
        assert stored(t, p, RESOURCES) - stored(s, p, RESOURCES) == resources
    assert seen >= {"gains-culture", "gains-food", "gains-resources", "eats", "loses-resources"}


def test_a_player_who_resigned_is_shown_in_one_line() -> None:
    s = GAME.scenario.build(["players: 3", "A: culture 5", "ask: Politics A 0"])
    s.stack[-1].apply(s, GAME.codec.parse("resign"))
    drawn = GAME.board(GAME.view(s, 0))
    assert [x.title for x in drawn if x.seat == "A"] == ["resigned"]
    assert counts(drawn, "resigned") == {"left-as": 1}
