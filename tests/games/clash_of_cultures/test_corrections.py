"""What a corrections file can correct, and the errors for a wrong one."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games import find
from ecumene.games.clash_of_cultures.border.unverified import unverified
from ecumene.games.clash_of_cultures.cards.rows import MOOD_FRAME, NO_FRAME, NO_ICON, SPAWN
from ecumene.games.clash_of_cultures.rules import setup
from ecumene.games.clash_of_cultures.rules.ruleset import Rules
from ecumene.kernel.border.corrections_file import from_toml
from ecumene.kernel.border.errors import BadCorrections
from ecumene.kernel.core.bits import bag_of

NAMES = [row.name for row in setup.PRINTED.advances]
FARMING, MYTHS, TAXES, CURRENCY = (NAMES.index(name) for name in ("farming", "myths", "taxes", "currency"))
GREAT_GARDENS = [row.name for row in setup.PRINTED.wonders].index("great_gardens")


def corrected(text: str) -> Rules:
    rules = ecumene.new("clash_of_cultures", players=2, corrections=text, seed=1).state.rules
    assert isinstance(rules, Rules)
    return rules


def test_what_an_advance_needs_and_its_frame() -> None:
    rules = corrected('[advances.currency]\nneeds = "taxes"\nframe = "mood"\n[advances.taxes]\nframe = "none"')
    row = rules.advances[CURRENCY]
    assert (row.needs, row.frame, rules.advances[TAXES].frame) == (TAXES, MOOD_FRAME, NO_FRAME)
    assert rules.required[CURRENCY] != setup.PRINTED.required[CURRENCY], "what depends on it changes, too"
    assert "advance:currency" in unverified(setup.PRINTED) and "advance:currency" not in unverified(rules)
    free = corrected('[advances.currency]\nneeds = ""')
    assert free.advances[CURRENCY].needs == -1 and free.required[CURRENCY] == rules.required[TAXES]


def test_what_a_wonder_needs() -> None:
    rules = corrected('[wonders.great_gardens]\nneeds = "farming myths"\nculture = 4')
    assert rules.wonders[GREAT_GARDENS].needs == bag_of([FARMING, MYTHS])
    assert rules.wonders[GREAT_GARDENS].culture == 4 != setup.PRINTED.wonders[GREAT_GARDENS].culture


def test_icons_of_events() -> None:
    rules = corrected('[events.volcano]\nicon = "spawn"\n[events.earthquake]\nicon = "none"')
    icons = {row.name: row.icon for row in rules.events}
    assert icons["volcano"] == SPAWN and icons["earthquake"] == NO_ICON


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            '[advances.currency]\nneeds = "trade_roads"',
            "needs: “trade_roads” is none of: .* Did you mean “trade_routes”",
        ),
        ("[advances.currency]\nneeds = 3", "a text is wanted, not 3"),
        ('[advances.currency]\nframe = "blue"', "“blue” is none of: none, mood, culture"),
        ('[wonders.great_gardens]\nneeds = "farming mits"', "“mits” is none of: farming"),
        ('[events.volcano]\nicon = "gold"', "“gold” is none of: none, gold_mine, exhausted_land, spawn, attack"),
        ("[advances.currency]\nunlocks = 1", "cannot be corrected"),
        ("[goals.resistance]\nof = 1", "cannot be corrected"),
        ("[combats.siege]\nenemy_cv = -100", "a whole number from -99 to 99 is wanted, not -100"),
        ("[actions.advance_martyr]\ncopies = 1", "there is no such row"),
    ],
)
def test_an_error_names_what_is_wrong(text: str, why: str) -> None:
    with pytest.raises(BadCorrections, match=rf"^my.toml, line [12]: .*{why}"):
        from_toml(text, "my.toml", find("clash_of_cultures"))


def test_at_least_one_event_must_be_left() -> None:
    rows = "".join(f"[events.{row.name}]\ncopies = 0\n" for row in setup.PRINTED.events)
    with pytest.raises(BadCorrections, match="events: at least one event must be left"):
        from_toml(rows, "my.toml", find("clash_of_cultures"))
    assert from_toml(rows.replace("copies = 0", "copies = 1", 1), "my.toml", find("clash_of_cultures"))


def test_nothing_of_an_action_card_can_be_corrected() -> None:
    name = setup.PRINTED.actions[0].name
    with pytest.raises(BadCorrections, match=f"actions.{name}.copies: nothing of this row can be corrected"):
        from_toml(f"[actions.{name}]\ncopies = 1", "my.toml", find("clash_of_cultures"))
