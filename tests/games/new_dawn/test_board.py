"""What the board shows of a position: the row by slots, attacks, wonders with prices, progress."""

from __future__ import annotations

from typing import Any

from ecumene.games import find
from ecumene.games.new_dawn.border.questions import WONDER
from ecumene.kernel.border.sections import Cards, Counters, Grid, HexMap, Section, Tableau, Track
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import apply, legal
from ecumene.testing.moves import play

GAME = find("new_dawn")
ROW = "A: row astrology pottery masonry foreign_trade early_empire"


def after(moves: list[str], *lines: str) -> Any:
    s = GAME.scenario.build(list(lines))
    play(GAME, s, *moves)
    return s


def sections(s: Any, title: str, seat: str = "", viewer: int = 0) -> list[Section]:
    return [x for x in GAME.board(GAME.view(s, viewer)) if (x.title, x.seat) == (title, seat)]


def items(s: Any, title: str, seat: str = "") -> list[tuple[str, str, int | None, int | None]]:
    (found,) = sections(s, title, seat)
    assert isinstance(found, Cards)
    return [(x.ref, x.note, x.number, x.second) for x in found.items]


def counts(s: Any, title: str, seat: str = "") -> dict[str, tuple[int, int | None]]:
    (found,) = sections(s, title, seat)
    assert isinstance(found, Counters)
    return {x.name: (x.value, x.of) for x in found.items}


# attacks: CND-11.5 to 11.17

WAR = (
    "A: row astrology pottery foreign_trade masonry early_empire",
    "B: row astrology foreign_trade pottery early_empire masonry",
    "05-2: B control",
    "05-1: A control",
    "07-8: A control",
)


def test_targets_show_both_values_before_dice_and_tokens() -> None:
    s = after(["resolve masonry"], *WAR)
    shown = items(s, "targets")
    assert shown and {note for _, note, _, _ in shown} == {"sums"}
    values = {ref: (ours, theirs) for ref, _, ours, theirs in shown}
    assert values["space:05-2"][0] == 4  # the number of the slot
    (world,) = sections(s, "map")
    assert isinstance(world, HexMap)
    figures = {x.ref: [y.count for y in x.pieces if y.figure] for x in world.hexes if any(y.figure for y in x.pieces)}
    assert figures == {ref: list(both) for ref, both in values.items()}


def test_an_attack_says_how_many_diplomacy_cards_it_costs() -> None:
    row = "A: row astrology pottery foreign_trade masonry early_empire; pacts embassy_b"
    for lines, returned in ((WAR, []), ((row, *WAR[1:]), [1])):
        s = after(["resolve masonry"], *lines)
        (found,) = sections(s, "targets")
        assert isinstance(found, Cards)
        (token,) = [x for x in found.items if x.ref == "space:05-2"]
        assert [x.value for x in token.on if x.name == "returned-cards"] == returned
        assert not any(x.name == "returned-cards" for y in found.items if y is not token for x in y.on)


def test_the_values_before_an_attack_on_carthage_leave_out_its_own_card() -> None:
    """CND-20.16: the attacker returns its card."""
    row = "A: row astrology foreign_trade early_empire pottery masonry; embassies "
    with_card, without = (
        items(after(["resolve masonry"], row + state, "05-2: A city", "13-8: A city"), "targets")
        for state in ("carthage geneva", "geneva")
    )
    assert [x for x in with_card if x[0] == "space:06-4"] == [x for x in without if x[0] == "space:06-4"] != []


def test_a_battle_shows_both_sides_until_it_is_over() -> None:
    s = after(["resolve masonry", "attack 05-2"], *WAR)
    assert items(s, "battle")[0][:2] == ("space:05-2", "prey-control")
    (attacker,), (defender,) = sections(s, "attacker"), sections(s, "defender")
    assert isinstance(attacker, Cards) and isinstance(defender, Cards)
    assert (attacker.items[0].ref, defender.items[0].ref) == ("seat:A", "seat:B")
    assert [(x.name, x.value) for x in attacker.items[0].on] == [("combat", 4)]
    play(GAME, s, "roll 6", "roll 1")
    assert s.battle is None
    assert sections(s, "battle") == sections(s, "attacker") == sections(s, "defender") == []


# the focus row: CND-6.2


def test_the_own_row_shows_what_each_card_would_do_from_its_slot() -> None:
    (row,) = sections(after([], ROW + "; dial 22"), "focus-row", "A")
    assert isinstance(row, Tableau)
    shown = [(x.title, x.items[0].ref, x.items[0].note, x.items[0].number, x.items[0].second) for x in row.columns]
    assert shown == [
        ("slot-1", "card:astrology", "does-science", 1, 23),
        ("slot-2", "card:pottery", "does-industry", 2, 2),
        ("slot-3", "card:masonry", "does-military", 3, 2),
        ("slot-4", "card:foreign_trade", "does-economy", 4, 3),
        ("slot-5", "card:early_empire", "does-culture", 5, 2),
    ]


def test_past_the_last_space_the_dial_goes_back() -> None:
    (row,) = sections(
        after([], "A: row pottery masonry astrology foreign_trade early_empire; dial 23"), "focus-row", "A"
    )
    assert isinstance(row, Tableau)
    assert row.columns[2].items[0].second == 16  # CND-8.6: 24, 15, 16


def test_the_row_of_a_rival_is_one_line() -> None:
    (row,) = sections(after([], ROW), "focus-row", "B")
    assert isinstance(row, Cards)


# wonders, agendas, supplies


def test_a_wonder_shows_its_cost_and_what_could_be_spent() -> None:
    s = after([], "A: row astrology foreign_trade masonry early_empire pottery; oil 1; trade 0 0 0 0 1")
    (found,) = sections(s, "wonders")
    assert isinstance(found, Cards)
    for x in found.items:
        assert x.cost and x.note == "production" and x.number == x.cost.costs[0].total
        of_its_types = "oil" in str(GAME.facts(s.rules, "wonder", WONDER.index(x.ref.removeprefix("wonder:"))))
        assert x.second == 5 + 1 + 2 * of_its_types  # slot, token, resource
        assert x.can == (x.second >= x.number)


def test_no_card_is_left_of_a_conquered_city_state() -> None:
    """CND-14.3: they lie face down."""
    assert next(x for x in items(after([], ROW), "city-states") if x[0] == "state:carthage")[1:3] == ("cards-left", 2)
    s = after([], ROW, "06-4: A city", "facedown: carthage")
    assert next(x for x in items(s, "city-states") if x[0] == "state:carthage")[1:3] == ("face-down", 0)


def test_agendas_show_the_progress_of_everybody() -> None:
    met = GAME.view(after([], ROW), 0).victory[0]
    s = after([], f"{ROW}; marks {met}")
    (progress,) = sections(s, "progress")
    assert isinstance(progress, Grid)
    assert progress.columns == ["wanted", "seat:A", "seat:B"] and len(progress.rows) == 6
    assert "piece:met" not in [x.cells[1] for x in progress.rows], "the card is marked, whatever it was marked for"
    assert items(s, "marks", "A") == [(f"goal:{met}", "", None, None)]


def test_of_a_marked_card_the_agenda_that_is_met_now_says_so() -> None:
    s = after([], "victory: technophile_scholarly", f"{ROW}; dial 24; peak 24; marks technophile_scholarly")
    (progress,) = sections(s, "progress")
    assert isinstance(progress, Grid)
    assert {x.title: x.cells[1] for x in progress.rows[:2]} == {
        "agenda:technophile": "piece:met",
        "agenda:scholarly": 0,
    }


def test_one_space_too_few_is_not_enough() -> None:
    """CND-12.8: fourteen spaces of the Explorer, and three that do not count."""
    coast = "07-2 05-9 05-7 05-6 05-5 05-4 02-2 02-3 02-4 02-5 02-6 02-7 06-5 05-8 02-1 07-8"
    victory = "victory: civilized_money_grubber explorer_aesthetic technophile_scholarly"
    (progress,) = sections(after([], victory, ROW, *(f"{at}: A control" for at in coast.split())), "progress")
    assert isinstance(progress, Grid)
    assert next(x.cells for x in progress.rows if x.title == "agenda:explorer")[:2] == [15, 14]


def test_the_dial_shows_the_next_level() -> None:
    assert counts(after([], ROW + "; dial 3"), "technology", "A") == {"dial": (3, 24), "next-level-2": (6, None)}
    (track,) = sections(after([], ROW + "; dial 3"), "tech-dial", "A")
    assert isinstance(track, Track)
    assert [(m.at, m.name) for m in track.marks if m.name == "dial"] == [(3, "dial")]


def test_caravans_on_the_map_are_listed_and_those_on_the_card_counted() -> None:
    s = after([], ROW + "; caravans 07-1 card box")
    assert [ref for ref, *_ in items(s, "caravans", "A")] == ["space:07-1"]
    (row,) = sections(s, "focus-row", "A")
    assert isinstance(row, Tableau)
    assert [(x.name, x.value) for x in row.columns[3].items[0].on] == [("caravan", 1)]


def test_a_player_who_resigned_has_no_panel() -> None:
    s = after(["resign"], "players: 3", ROW)
    assert counts(s, "resigned", "A") == {"left-as": (1, None)}
    assert sections(s, "stock", "A") == [] and sections(s, "stock", "B") != []


# the tiles to choose from


def test_both_sides_of_every_tile_to_choose_from_are_shown() -> None:
    s = GAME.start(2, map="built")
    rng = Rng(3)
    while type(s.stack[-1]).__name__ != "ChooseTile":
        actions = legal(s)
        apply(s, actions[rng.below(len(actions))])
    shown = sections(s, "tile-sides")
    hand = [ref.removeprefix("tile:tile_") for ref, *_ in items(s, "tiles", "AB"[s.player])]
    (both,) = shown
    assert isinstance(both, HexMap) and len(hand) == 3
    assert [x.ref.removeprefix("space:").partition("-")[0] for x in both.hexes[::10]] == [n for n in hand for _ in "ab"]
    assert len({(x.q, x.r) for x in both.hexes}) == len(both.hexes) == 60, "none lies on another"
