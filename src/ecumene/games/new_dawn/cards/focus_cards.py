"""The twenty focus cards of each player: four levels of five types. CND-7.1, 8, 9.1, 9.2, 10.2, 11.2, 11.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import (
    ATTACKS_FIRST,
    CULTURE,
    ECONOMY,
    INDUSTRY,
    MILITARY,
    OVER_BARBARIANS,
    OVER_RIVALS,
    OVER_WATER,
    REINFORCE_FIRST,
    SCIENCE,
    FocusCard,
)
from ecumene.games.new_dawn.rules import culture, science
from ecumene.games.new_dawn.rules.economy import movement
from ecumene.games.new_dawn.rules.economy.exchange import ask_exchange
from ecumene.games.new_dawn.rules.focus_row.row import slot_of
from ecumene.games.new_dawn.rules.focus_row.trade_tokens import gain_trade
from ecumene.games.new_dawn.rules.industry import build
from ecumene.games.new_dawn.rules.military import attacks
from ecumene.games.new_dawn.rules.resources import ask_resource
from ecumene.games.new_dawn.rules.seat import SLOTS
from ecumene.games.new_dawn.rules.turn import AS_FIRST_SLOT, ResolveCard
from ecumene.games.new_dawn.rules.verbs import RESOLVE
from ecumene.kernel.core.action import act, first

if TYPE_CHECKING:
    from ecumene.games.new_dawn.rules.state import Dawn


class Culture(FocusCard):
    def resolve(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        culture.resolve(s, p, slot, number)


class DramaAndPoetry(Culture):
    says: ClassVar[list[str]] = ["shifts-token"]

    def after(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        s.ask(culture.ShiftToken(p))


class CivilService(Culture):
    says: ClassVar[list[str]] = ["token-near-friendly"]

    def after(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        s.ask(culture.PlaceNear(p, number))


class MassMedia(Culture):
    says: ClassVar[list[str]] = ["converts-token"]

    def after(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        s.ask(culture.Convert(p))


class Science(FocusCard):
    def resolve(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        science.resolve(s, p, slot, number)


class Mathematics(Science):
    says: ClassVar[list[str]] = ["gains-trade"]

    def before(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        gain_trade(s, p, 1)


class ReplaceableParts(Science):
    says: ClassVar[list[str]] = ["gains-new-resource"]

    def before(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        ask_resource(s, p, 1)


class NuclearPower(Science):
    says: ClassVar[list[str]] = ["bombs-in-slot-5"]

    def before(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        if number == SLOTS:
            s.push(science.Bomb(p))


class Economy(FocusCard):
    def resolve(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        movement.resolve(s, p, slot, number)


class SteamPower(Economy):
    says: ClassVar[list[str]] = ["exchanges-resource"]

    def after(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        ask_exchange(s, p)


class Capitalism(Economy):
    """CND-20.2."""

    says: ClassVar[list[str]] = ["resolves-another"]

    def once_a_turn(self) -> bool:
        return True

    def after_reset(self, s: Dawn, p: i64, out: list[int]) -> None:
        e = s.empires[p]
        slot: i64
        if not e.has_used(self.once):
            for slot in range(SLOTS):
                if e.row[slot] != self.number:
                    out.append(act(RESOLVE, e.row[slot]))

    def apply_after_reset(self, s: Dawn, p: i64, action: i64) -> None:
        s.use(p, self.once)
        s.push(ResolveCard(p, slot_of(s, p, first(action)), AS_FIRST_SLOT))


class Industry(FocusCard):
    def resolve(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        build.resolve(s, p, slot, number)


class Military(FocusCard):
    def resolve(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        attacks.resolve(s, p, slot, number)


def focus_rows() -> list[FocusCard]:
    anything: int = OVER_WATER | OVER_RIVALS | OVER_BARBARIANS
    return [
        Culture("early_empire", CULTURE, 0, tokens=2),
        DramaAndPoetry("drama_and_poetry", CULTURE, 1, tokens=2),
        CivilService("civil_service", CULTURE, 2, tokens=2),
        MassMedia("mass_media", CULTURE, 3, tokens=3),
        Science("astrology", SCIENCE, 0),
        Mathematics("mathematics", SCIENCE, 1),
        ReplaceableParts("replaceable_parts", SCIENCE, 2),
        NuclearPower("nuclear_power", SCIENCE, 3),
        Economy("foreign_trade", ECONOMY, 0, steps=3, caravans=1),
        Economy("currency", ECONOMY, 1, steps=4, caravans=2, enters=1),
        SteamPower("steam_power", ECONOMY, 2, steps=6, caravans=2, water=1),
        Capitalism("capitalism", ECONOMY, 3, steps=6, caravans=3, water=1),
        Industry("pottery", INDUSTRY, 0, reach=2),
        Industry("animal_husbandry", INDUSTRY, 1, reach=3, from_caravans=1, unverified="from_caravans"),
        Industry("nationalism", INDUSTRY, 2, reach=4, through=OVER_WATER, slot5=7),
        Industry("urbanization", INDUSTRY, 3, reach=5, through=OVER_WATER, tokens=2),
        Military("masonry", MILITARY, 0, attacks=2, reach=2, unverified="attacks reach"),
        Military(
            "iron_working", MILITARY, 1, attacks=2, reach=3, bonus=1, bonus_barbarian=2,
            unverified="attacks reach bonus_barbarian",
        ),
        Military(
            "mass_production", MILITARY, 2, attacks=2, reach=3, bonus=2, through=OVER_WATER, order=ATTACKS_FIRST,
            unverified="attacks reach bonus through order",
        ),
        Military(
            "flight", MILITARY, 3, attacks=3, reach=5, bonus=3, through=anything, order=REINFORCE_FIRST,
            unverified="attacks reach bonus through order",
        ),
    ]  # fmt: skip
