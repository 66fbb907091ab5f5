"""Prices and their reasons: every card that changes a price is named, the parts add up, and the sum is what is paid."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games import find
from ecumene.games.through_the_ages.cards.rows import FOOD, RESOURCES
from ecumene.games.through_the_ages.rules.actions.costs import science_available
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import food_available, resources_available, stored
from ecumene.kernel.border.sections import Cost, Price
from ecumene.kernel.core.action import first
from ecumene.kernel.core.state import legal
from ecumene.testing.laws import walk
from games.prices import Told, ask, price_of

GAME = find("through_the_ages")


def price(move: str, *lines: str) -> Told:
    return price_of(GAME, move, *lines)


def reasons(move: str, *lines: str) -> tuple[str, int, list[tuple[str, int]]]:
    """The one cost that has reasons."""
    told = [(unit, total, parts) for unit, (total, parts) in price(move, *lines).items() if parts]
    assert len(told) == 1
    return told[0]


# taking cards


@pytest.mark.parametrize(
    ("given", "move", "total", "parts"),
    [
        ("A: culture 0", "take moses", 1, [("slot", 1)]),
        ("A: leader hammurabi", "take moses", 0, [("slot", 1), ("card:hammurabi", -1)]),
        ("A: leader hammurabi", "take iron", 2, [("slot", 2)]),
        ("A: wonders pyramids colossus", "take taj_mahal", 5, [("slot", 3), ("wonders", 2)]),
        ("A: leader michelangelo; wonders pyramids", "take taj_mahal", 3,
         [("slot", 3), ("wonders", 1), ("card:michelangelo", -1)]),
        ("A: wonders pyramids; used leader_replaced", "take taj_mahal", 2,
         [("slot", 3), ("wonders", 1), ("card:taj_mahal", -2)]),
        ("A: used leader_replaced", "take hanging_gardens", 1, [("slot", 1)]),
    ],
)  # fmt: skip
def test_taking_a_card(given: str, move: str, total: int, parts: list[tuple[str, int]]) -> None:
    row = "row: moses hanging_gardens - - - iron - - - taj_mahal"
    assert reasons(move, given, row) == ("civil", total, parts)


def test_a_price_is_never_below_zero() -> None:
    told = reasons(
        "take homer", "A: leader hammurabi", "row: homer", "corrections: cards.hammurabi.leader_discount = 3"
    )
    assert told == ("civil", 0, [("slot", 1), ("card:hammurabi", -3), ("floor", 2)])


def test_equal_cards_in_the_row_cost_what_their_slots_cost() -> None:
    row = "row: iron - - - - - - - - - iron"
    assert reasons("take iron", row) == ("civil", 1, [("slot", 1)])
    assert reasons("take_at iron 11", row) == ("civil", 3, [("slot", 3)])
    assert price("take_at iron 1", row) == {} and price("take_at iron 4", row) == {}


# population


@pytest.mark.parametrize(
    ("given", "total", "parts"),
    [
        ("A: yellow 18", 2, [("bank", 2)]),
        ("A: yellow 8", 5, [("bank", 5)]),
        ("A: yellow 8; leader moses", 4, [("bank", 5), ("card:moses", -1)]),
    ],
)
def test_one_more_worker(given: str, total: int, parts: list[tuple[str, int]]) -> None:
    assert price("increase", given) == {"civil": (1, []), "food": (total, parts)}


def test_without_yellow_tokens_a_worker_has_no_price() -> None:
    assert price("increase", "A: yellow 0") == {}


def test_barbarossa_makes_both_cheaper_for_a_military_action() -> None:
    given = "A: yellow 8; leader frederick_barbarossa; techs swordsmen 0"
    assert price("enlist swordsmen", given) == {
        "military": (1, []),
        "food": (4, [("bank", 5), ("card:frederick_barbarossa", -1)]),
        "resources": (2, [("printed", 3), ("card:frederick_barbarossa", -1)]),
    }
    assert price("enlist bronze", given) == {} and price("enlist warriors", "A: leader moses") == {}


def test_frugality_costs_the_normal_price() -> None:
    told = price("play frugality_i", "A: yellow 8; civil_hand frugality_i; leader moses")
    assert told == {"civil": (1, []), "food": (4, [("bank", 5), ("card:moses", -1)])}


# buildings, units, upgrades


@pytest.mark.parametrize(
    ("special", "drama", "opera", "movies"),
    [("masonry", 1, 1, 1), ("architecture", 1, 2, 2), ("engineering", 1, 2, 3)],
)
def test_construction_technologies_by_level(special: str, drama: int, opera: int, movies: int) -> None:
    given = f"A: specials {special}; techs drama 0 opera 0 movies 0"
    for tech, printed, off in (("drama", 4, drama), ("opera", 8, opera), ("movies", 11, movies)):
        told = reasons(f"build {tech}", given)
        assert told == ("resources", printed - off, [("printed", printed), (f"card:{special}", -off)])
    assert reasons("build religion", given) == ("resources", 3, [("printed", 3)])  # age A
    assert reasons("build bronze", given) == ("resources", 2, [("printed", 2)])  # not urban


def test_shakespeare_needs_a_building_of_the_other_type() -> None:
    given = "A: specials masonry; leader william_shakespeare; techs drama {} printing_press {}; civil_hand opera"
    both = [("printed", 4), ("card:masonry", -1), ("card:william_shakespeare", -1)]
    assert reasons("build drama", given.format(0, 1)) == ("resources", 2, both)
    assert reasons("build drama", given.format(1, 0)) == ("resources", 3, both[:2])
    assert reasons("develop opera", given.format(0, 1)) == (
        "science", 6, [("printed", 7), ("card:william_shakespeare", -1)],
    )  # fmt: skip


def test_an_upgrade_costs_the_difference() -> None:
    given = "A: specials architecture; techs iron 0 drama 1 opera 0"
    assert reasons("upgrade bronze iron", given) == ("resources", 3, [("printed", 5), ("replaced", -2)])
    told = reasons("upgrade drama opera", given)  # 8 − 2 less 4 − 1
    assert told == ("resources", 3, [("printed", 8), ("card:architecture", -2), ("replaced", -3)])
    found = ask(GAME, GAME.scenario.build([given]), GAME.codec.parse("upgrade bronze iron"))
    assert found and [x.ref for x in found.costs[1].parts] == ["", "card:bronze"]
    for move in ("upgrade iron bronze", "upgrade bronze drama", "upgrade bronze coal"):
        assert price(move, given) == {}


def test_bach_remodels_for_the_difference() -> None:
    given = "A: leader j_s_bach; techs alchemy 1 opera 0; civil_hand movies"
    told = price("remodel alchemy opera", given)
    assert told == {"civil": (1, []), "resources": (2, [("printed", 8), ("replaced", -6)])}
    assert price("remodel bronze opera", given) == {}
    assert reasons("develop movies", given) == ("science", 8, [("printed", 10), ("card:j_s_bach", -2)])


def test_units_use_military_actions_and_resources_for_units() -> None:
    s = GAME.scenario.build(
        ["A: techs swordsmen 0; unit_resources 2; resources 5; spare_military_actions 1; unit_science 3"]
    )
    for move, spare in (("build swordsmen", 2), ("build bronze", 0)):
        found = ask(GAME, s, GAME.codec.parse(move))
        assert found and found.costs[1].spare == spare
    found = ask(GAME, s, GAME.codec.parse("build warriors"))
    assert found and [(c.unit, c.total, c.spare) for c in found.costs] == [("military", 1, 1), ("resources", 2, 2)]


def test_churchill_pays_for_units_only() -> None:
    lines = ["A: leader winston_churchill; civil_hand rockets computers; civil_actions 4; science 9", "age: III"]
    s = GAME.scenario.build(lines)
    s.stack[-1].apply(s, GAME.codec.parse("arm"))
    for move, spare in (("develop rockets", 3), ("develop computers", 0)):
        found = ask(GAME, s, GAME.codec.parse(move))
        assert found and [c.spare for c in found.costs if c.unit == "science"] == [spare]


@pytest.mark.parametrize(
    ("frame", "card"),
    [("BuildFor A 0 1 2 1", "rich_land_i"), ("BuildFor A 2 6 1 1", "urban_growth_a"),
     ("BuildFor A 2 6 4 1", "urban_growth_iii"), ("BuildFor A 0 6 4 0", "efficient_upgrade_iii")],
)  # fmt: skip
def test_an_action_card_is_named_as_the_discount_and_takes_no_second_action(frame: str, card: str) -> None:
    given = ("A: techs iron 0 drama 0; specials masonry; resources 9", f"ask: {frame}")
    if "0 1" in frame:
        told = price("build iron", *given)
        assert told == {"resources": (3, [("printed", 5), (f"card:{card}", -2)])}
    elif card.startswith("urban"):
        off = int(frame.split()[4])
        floor = [("floor", off - 3)] if off > 3 else []
        wanted = [("printed", 4), ("card:masonry", -1), (f"card:{card}", -off), *floor]
        assert price("build drama", *given) == {"resources": (max(0, 3 - off), wanted)}
    else:
        told = price("upgrade bronze iron", *given)
        assert told == {"resources": (0, [("printed", 5), ("replaced", -2), (f"card:{card}", -4), ("floor", 1)])}


def test_if_two_cards_could_grant_it_neither_is_named() -> None:
    given = ("A: techs iron 0", "corrections: cards.rich_land_a.amount = 2", "ask: BuildFor A 0 1 2 1")
    assert price("build iron", *given) == {"resources": (3, [("printed", 5), ("granted", -2)])}


def test_an_event_builds_for_free() -> None:
    told = price("build religion", "ask: MayBuild A religion")
    assert told == {"resources": (0, [("printed", 3), ("card:development_of_religion", -3)])}


def test_development_of_civilization_makes_everything_cheaper() -> None:
    given = ("A: yellow 8; leader moses; civil_hand iron monarchy", "ask: Grant A 1")
    by = ("card:development_of_civilization", -1)
    assert price("increase", *given) == {"food": (3, [("bank", 5), ("card:moses", -1), by])}
    assert price("build bronze", *given) == {"resources": (1, [("printed", 2), by])}
    assert price("develop iron", *given) == {"science": (4, [("printed", 5), by])}
    assert price("revolt monarchy", *given) == {
        "civil": (4, [("revolution", 4)]), "science": (1, [("printed", 2), by]),
    }  # fmt: skip
    assert price("upgrade bronze iron", *given) == {}  # not in play


# wonders


def test_stages_and_engineering_genius() -> None:
    given = "A: unfinished great_wall; stages 1; specials masonry; civil_hand engineering_genius_a"
    assert price("stage 1", given) == {"civil": (1, []), "resources": (2, [("printed", 2)])}
    assert price("stage 2", given) == {"civil": (1, []), "resources": (5, [("printed", 5)])}
    assert price("stage 4", given) == {} and price("stage 1", "A: culture 0") == {}
    told = price("play engineering_genius_a", given)
    assert told == {"civil": (1, []), "resources": (0, [("printed", 2), ("card:engineering_genius_a", -2)])}


# technologies


def test_scientific_cooperation_shares_on_both_sides() -> None:
    given = ("A: civil_hand iron; science 5", "B: science 1", "age: II")
    cheaper = ("science", 3, [("printed", 5), ("card:scientific_cooperation", -2)])
    assert reasons("develop iron", *given) == ("science", 5, [("printed", 5)])
    assert reasons("develop iron", *given, "pact: A scientific_cooperation B a") == cheaper
    assert reasons("develop iron", *given, "pact: B scientific_cooperation A a") == cheaper


def test_a_revolution_takes_all_actions_of_one_colour() -> None:
    hand = "civil_hand monarchy iron"
    assert price("revolt monarchy", f"A: {hand}") == {
        "civil": (4, [("revolution", 4)]), "science": (2, [("printed", 2)]),
    }  # fmt: skip
    assert price("revolt monarchy", f"A: {hand}; leader maximilien_robespierre") == {
        "military": (3, [("card:maximilien_robespierre", 3)]), "science": (2, [("printed", 2)]),
    }  # fmt: skip
    assert price("develop monarchy", f"A: {hand}")["science"] == (8, [("printed", 8)])
    assert price("revolt iron", f"A: {hand}") == {}


def test_a_breakthrough_spends_its_action_when_it_develops() -> None:
    given = "A: civil_hand breakthrough_i iron; science 5"
    assert price("play breakthrough_i", given) == {}
    assert price("develop iron", given, "ask: DevelopBy A 2") == {"civil": (1, []), "science": (5, [("printed", 5)])}


# military actions and powers


def test_tactics_and_attacks() -> None:
    given = (
        "A: hand legion plunder_i",
        "B: leader mahatma_gandhi",
        "C: leader moses",
        "players: 3",
        "tactics: phalanx",
    )
    assert price("tactic legion", *given) == {"military": (1, [])}
    assert price("copy phalanx", *given) == {"military": (2, [])}
    assert price("tactic phalanx", *given) == {} and price("copy legion", *given) == {}
    asked = (*given, "ask: Politics A 0")
    assert price("attack plunder_i C", *asked) == {"military": (1, [("printed", 1)])}
    assert price("attack plunder_i B", *asked) == {"military": (2, [("printed", 1), ("card:mahatma_gandhi", 1)])}
    assert price("attack plunder_i A", *asked) == {} and price("attack raid_i B", *asked) == {}


def test_powers() -> None:
    assert price("exchange", "A: leader hammurabi") == {"military": (1, [])}
    assert price("exchange", "A: leader moses") == {}
    assert price("trade", "pact: A trade_routes_agreement B a") == {"food": (1, [])}
    assert price("trade", "pact: A trade_routes_agreement B b") == {"resources": (1, [])}
    assert price("trade") == {} and price("end") == {} and price("sail", "A: wonders ocean_liner_service") == {}


def test_what_cannot_be_paid_has_a_price_too() -> None:
    s = GAME.scenario.build(
        ["A: civil_actions 0; resources 0; civil_hand iron homer", "row: - - - - - - - - - - - - moses"]
    )
    for move in ("build bronze", "take moses", "lead homer", "develop iron"):
        action = GAME.codec.parse(move)
        assert s.stack[-1].refuse(s, action) and ask(GAME, s, action)
    assert price("develop coal", "A: civil_hand iron") == {} and price("lead iron", "A: civil_hand iron") == {}


def test_the_player_who_is_asked_pays() -> None:
    lines = ["A: leader moses; yellow 8", "B: yellow 8", "ask: ActionPhase B"]
    assert price("increase", *lines)["food"] == (5, [("bank", 5)])
    found = ask(GAME, GAME.scenario.build(lines), GAME.codec.parse("increase"), viewer=0)
    assert found and found.costs[1].total == 5


# over random games


def total(price: Price, unit: str) -> Cost:
    return next((c for c in price.costs if c.unit == unit), Cost(unit, 0))


def available(s: Realm, p: int, unit: str, card: int) -> int:
    n = s.nations[p]
    if unit == "science":
        return int(science_available(s, p, card))
    if unit == "resources":
        return int(resources_available(s, p, True))
    return int(
        {
            "civil": n.civil_actions,
            "military": n.military_actions + n.spare_military_actions,
            "food": food_available(s, p),
        }[unit]
    )


PAID_ONLY = ("take", "take_at", "increase", "build", "upgrade", "destroy", "tactic", "copy", "enlist")


@pytest.mark.parametrize("seed", range(6))
def test_parts_add_up_and_are_what_is_paid(seed: int) -> None:
    """For every choice in random games: the parts add up, it can be paid, and plain actions pay exactly that."""
    checked: set[str] = set()
    for i, s in enumerate(walk(GAME, seed, players=2 + seed % 3)):
        if s.over or s.player < 0 or i % 3:
            continue
        p = int(s.player)
        for action in legal(s):
            found = ask(GAME, s, action)
            word = GAME.codec.word[action & 127]
            for cost in found.costs if found else []:
                assert cost.total == sum(x.amount for x in cost.parts) or not cost.parts, GAME.codec.text(action)
                assert 0 <= cost.spare <= cost.total
                budget = getattr(s.stack[-1], "budget", 0)
                card = first(action) if cost.unit == "science" else 0
                assert cost.total <= max(budget, available(s, p, cost.unit, card)), GAME.codec.text(action)
            if found and word in PAID_ONLY and type(s.stack[-1]).__name__ == "ActionPhase":
                checked.add(word)
                assert paid(s, p, action) == plain(s, p, found), GAME.codec.text(action)
    assert checked >= {"take", "increase", "build", "destroy"}


def plain(s: Realm, p: int, price: Price) -> dict[str, int]:
    """What a price takes from the stores."""
    military = total(price, "military")
    return {
        "civil": total(price, "civil").total,
        "military": military.total,
        **{unit: total(price, unit).total - total(price, unit).spare for unit in ("food", "resources")},
    }


def paid(s: Realm, p: int, action: int) -> dict[str, int]:
    t: Any = s.clone()
    t.nations[p].blue += 99  # so that change is always available and nothing is overpaid (TTA-15.5)
    t.stack[-1].apply(t, action)
    before, after = s.nations[p], t.nations[p]
    return {
        "civil": int(before.civil_actions - after.civil_actions),
        "military": int(
            before.military_actions
            + before.spare_military_actions
            - after.military_actions
            - after.spare_military_actions
        ),
        "food": int(stored(s, p, FOOD) - stored(t, p, FOOD)),
        "resources": int(stored(s, p, RESOURCES) - stored(t, p, RESOURCES)),
    }


def test_an_event_that_destroys_costs_no_action() -> None:
    """The same verb costs one in the action phase."""
    assert price("destroy philosophy", "ask: ActionPhase A") == {"civil": (1, [])}
    assert price("destroy philosophy", "ask: DestroyBuilding A B 1") == {}
