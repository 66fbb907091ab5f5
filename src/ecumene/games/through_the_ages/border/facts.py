"""What a card says, as facts, and how it looks."""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages.cards.events.age_a import FreeBuilding
from ecumene.games.through_the_ages.cards.events.age_ii import PoliticsOfStrength
from ecumene.games.through_the_ages.cards.rows import (
    AGES,
    AIR_FORCE,
    ALLOWED,
    EVENT,
    FARM,
    GOVERNMENT,
    KINDS,
    PACT,
    TECHNOLOGY,
    TYPES,
    Card,
)
from ecumene.games.through_the_ages.rules.ruleset import Rules
from ecumene.games.through_the_ages.rules.state import RUIN_CULTURE
from ecumene.kernel.border.sections import Appearance

Fact = tuple[str, dict[str, Any]]
TONE = {
    "farm": "yellow", "mine": "brown", "lab": "blue", "temple": "purple", "arena": "gray", "library": "blue",
    "theater": "purple", "infantry": "red", "cavalry": "red", "artillery": "red", "air_force": "red", "civil": "blue",
    "military": "red", "colonization": "green", "construction": "brown", "government": "yellow",
}  # fmt: skip
KIND_TONE = ["", "green", "purple", "yellow", "back", "green", "red", "red", "blue", "red", "gray"]


def tone(card: Card) -> str:
    return TONE[TYPES[card.type]] if card.kind == TECHNOLOGY else KIND_TONE[card.kind]


def appearance(rules: Rules, kind: str, row_number: int) -> Appearance:
    return Appearance(tone(rules.cards[row_number])) if kind == "card" else Appearance()


def facts(rules: Rules, kind: str, row_number: int) -> list[Fact]:
    """What a card says: message ids `fact-<id>` with figures from the row itself, so that corrections show."""
    if kind != "card":
        return []
    card = rules.cards[row_number]
    out: list[Fact] = [("age", {"age": AGES[card.age]})]
    if card.kind == TECHNOLOGY:
        out.append(("type", {"type": TYPES[card.type]}))
    else:
        out.append(("kind", {"kind": KINDS[card.kind]}))
    if card.stages:
        out.append(("stages", {"stages": list(card.stages)}))
    if sum(card.army):
        out.append(("army", {"army": {t: k for t, k in zip(("infantry", "cavalry", "artillery"), card.army) if k}}))
    says = [(f"says-{name}", figures(rules, card)) for name in card.says]
    if card.kind == EVENT:  # whom it affects comes first
        return out + says + plain(card)
    out += plain(card) + says
    return out + pact_facts(card) if card.kind == PACT else out


def figures(rules: Rules, card: Card) -> dict[str, Any]:
    """The figures that the text of a special card may use."""
    two, three, four = card.by_players
    out: dict[str, Any] = {
        "n": card.amount,
        "also": card.also,
        "draw": card.draw,
        "level": AGES[card.age],
        "two": two,
        "three": three,
        "four": four,
    }
    if isinstance(card, FreeBuilding):
        out["card"] = rules.cards[rules.start_row(card.builds[0])].name
    return out


def ruin_facts(card: Card, homer: bool) -> list[Fact]:
    """R-26, TTA-16.1: of what a ruined wonder says only its age and kind remain, with Homer's face."""
    out: list[Fact] = [("age", {"age": AGES[card.age]}), ("kind", {"kind": KINDS[card.kind]})]
    return out + signed("", "culture", int(RUIN_CULTURE)) + signed("", "happy", int(homer))


FIELDS = (
    "tech_cost", "revolution", "cost", "attack_cost", "worth", "culture", "science", "strength", "happy", "civil",
    "military", "urban_limit", "stages_at_once", "blue", "yellow", "colonization", "hand",
    "tactical", "obsolete", "defense", "gain_science", "gain_culture",
)  # fmt: skip
RATINGS = {"culture", "science", "strength", "happy"}
ACTIONS = {"civil", "military"}


def plain(card: Card) -> list[Fact]:
    """Figures of the row by name; technologies with workers say what each worker gives."""
    out: list[Fact] = []
    each = "worker-" if card.kind == TECHNOLOGY and card.cost else ""
    more = "" if card.type == GOVERNMENT else "more-"  # a government gives all actions, not additional ones
    stores = ("gain_resources", "gain_food")  # in the order in which they are gained
    for field in (*FIELDS, *(stores[::-1] if card.kind == EVENT else stores), "gain_population"):
        name = field.replace("_", "-")
        if field == "worth":
            name = "worker-food" if card.type == FARM else "worker-resources"
        of = each if field in RATINGS else more if field in ACTIONS else ""
        out += signed(of, name, getattr(card, field))
    if not isinstance(card, PoliticsOfStrength):  # its text says it
        out += signed("", "draw", card.draw)
    if max(card.discounts):
        _, one, two, three = card.discounts
        out.append(("discounts", {"one": one, "two": two, "three": three}))
    if card.type == AIR_FORCE:
        out.append(("air-force", {}))
    return out


def signed(of: str, name: str, value: int, **more: Any) -> list[Fact]:
    """Nothing for zero; a negative value is called less."""
    return [(of + ("less-" if value < 0 else "") + name, {**more, "n": abs(int(value))})] if value else []


def pact_facts(card: Card) -> list[Fact]:
    out: list[Fact] = []
    for field in ("culture", "strength", "military", "food", "resources"):
        for side, value in zip("ab", getattr(card, f"side_{field}")):
            out += signed("pact-", field, value, side=side)
    for name in ("attack_bonus", "shares_science", "protects"):
        out += signed("", name.replace("_", "-"), getattr(card, name))
    return [*out, (f"terms-{card.terms}", {})] if card.terms != ALLOWED else out
