"""Democracy, autocracy and theocracy: 12 advances, each with a class that changes a rule. COC-9.8, 24."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.categories import AUTOCRACY, DEMOCRACY, THEOCRACY
from ecumene.games.clash_of_cultures.cards.power import BY_ACTION, FREELY, NOT_ALLOWED, WITH_CIVIC
from ecumene.games.clash_of_cultures.cards.rows import Advance
from ecumene.games.clash_of_cultures.rules.advances.learn_by_card import free_advance
from ecumene.games.clash_of_cultures.rules.battle.combat_value import in_temple_city
from ecumene.games.clash_of_cultures.rules.battle.fighters import fighters
from ecumene.games.clash_of_cultures.rules.cities.civic_improvement import Civic, any_step
from ecumene.games.clash_of_cultures.rules.cities.free_units import place_free_unit
from ecumene.games.clash_of_cultures.rules.costs import BY_NATIONALISM, choose_token
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    ANGRY,
    HAPPY,
    NEUTRAL,
    NO_ONE,
    TEMPLE,
    colour_of,
    mood_of,
)
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SHIP, SOLDIER
from ecumene.games.clash_of_cultures.rules.map.units import soldiers_at
from ecumene.games.clash_of_cultures.rules.once_flags import (
    ABSOLUTE_POWER_USED,
    COLLECTED,
    FORCED_LABOR_USED,
    FREE_ECONOMY_LATER,
)
from ecumene.games.clash_of_cultures.rules.resources import gain_culture, gain_mood, keep_to_caps
from ecumene.games.clash_of_cultures.rules.seat import MOOD_GOOD
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.verbs import COMMAND, FORCE, LIBERTIES, VOTE
from ecumene.kernel.core.bits import one

# democracy


class Voting(Advance):
    """COC-13.3, 13.8: a Civic Improvement for mood tokens instead of an action."""

    def verb(self) -> i64:
        return VOTE

    def place(self) -> i64:
        return WITH_CIVIC

    def refuse(self, s: World, p: i64, action: i64) -> str:
        if not self.held_by(s, p) or s.nations[p].mood_tokens < self.tokens:
            return "COC-13.3"
        if any_step(s, p, self.tokens):
            return ""
        return "COC-13.8" if any_step(s, p, 0) else "COC-13.7"

    def apply(self, s: World, p: i64, action: i64) -> None:
        s.ask(Civic(p, 0, NONE))

    def cost(self, s: World, p: i64, action: i64) -> list[int]:
        return [MOOD_GOOD, self.tokens]


class SeparationOfPower(Advance):
    """COC-14.12."""

    def bars_tokens(self, s: World, p: i64, to: i64) -> bool:
        return mood_of(s.city[to]) == HAPPY


class CivilLiberties(Advance):
    """COC-24.19: mood tokens by an action; drafted soldiers cost more."""

    def verb(self) -> i64:
        return LIBERTIES

    def place(self) -> i64:
        return BY_ACTION

    def refuse(self, s: World, p: i64, action: i64) -> str:
        return "" if self.held_by(s, p) else "COC-24.19"

    def apply(self, s: World, p: i64, action: i64) -> None:
        gain_mood(s, p, self.amount)

    def draft_surcharge(self) -> i64:
        return self.tokens


class FreeEconomy(Advance):
    """COC-11.20, 24.21: after a Collect it starts next turn."""

    def on_gain(self, s: World, p: i64) -> None:
        if s.nations[p].has_used(COLLECTED):
            s.use(p, FREE_ECONOMY_LATER)

    def further_collect(self, s: World, p: i64) -> i64:
        return NOT_ALLOWED if s.nations[p].has_used(FREE_ECONOMY_LATER) else self.tokens


# autocracy


class Nationalism(Advance):
    """COC-24.28."""

    def units_built(self, s: World, p: i64, made: i64, paid: i64) -> None:
        if made & (one(SOLDIER) | one(SHIP)):
            choose_token(s, p, BY_NATIONALISM)


class Totalitarianism(Advance):
    """COC-14.17."""

    def bars_tokens(self, s: World, p: i64, to: i64) -> bool:
        return soldiers_at(s, p, to) > 0


class AbsolutePower(Advance):
    """COC-24.31."""

    def verb(self) -> i64:
        return COMMAND

    def place(self) -> i64:
        return FREELY

    def refuse(self, s: World, p: i64, action: i64) -> str:
        return self.refuse_paid(s, p, action, "COC-24.31")

    def apply(self, s: World, p: i64, action: i64) -> None:
        s.add_actions(p, 1)

    def cost(self, s: World, p: i64, action: i64) -> list[int]:
        return [MOOD_GOOD, self.tokens]


class ForcedLabor(Advance):
    """COC-24.20, 24.32, 9.11: angry cities act as neutral, as long as it is known."""

    def verb(self) -> i64:
        return FORCE

    def place(self) -> i64:
        return FREELY

    def refuse(self, s: World, p: i64, action: i64) -> str:
        return self.refuse_paid(s, p, action, "COC-24.32")

    def mark_used(self, s: World, p: i64) -> None:
        s.force_labor(p)

    def apply(self, s: World, p: i64, action: i64) -> None:
        """Its mark is its effect."""

    def working_mood(self, s: World, p: i64, mood: i64) -> i64:
        return NEUTRAL if mood == ANGRY and s.nations[p].has_used(self.once) else mood

    def cost(self, s: World, p: i64, action: i64) -> list[int]:
        return [MOOD_GOOD, self.tokens]


# theocracy


class Dogma(Advance):
    """COC-24.22: what is above the new limit is lost; each temple brings a free advance."""

    def on_gain(self, s: World, p: i64) -> None:
        keep_to_caps(s, p)

    def city_grew(self, s: World, p: i64, at: i64, building: i64) -> None:
        if building == TEMPLE:
            free_advance(s, p, s.rules.in_category[self.category], False)


class Devotion(Advance):
    """COC-24.34."""

    def bars_tokens(self, s: World, p: i64, to: i64) -> bool:
        return colour_of(s.city[to], TEMPLE) != NO_ONE


class Conversion(Advance):
    """COC-14.13."""

    def influence_bonus(self) -> i64:
        return self.amount

    def influence_succeeded(self, s: World, p: i64) -> None:
        gain_culture(s, p, self.tokens)


class Fanaticism(Advance):
    """COC-16.19, 24.23, D37: in a city with a temple a bonus in the first round, and a soldier for the loser."""

    def combat_bonus(self, s: World, side: i64) -> i64:
        return self.amount if s.fight.round == 1 and fighters(s, side) > 0 and in_temple_city(s) else 0

    def battle_lost(self, s: World, p: i64) -> None:
        if in_temple_city(s):
            place_free_unit(s, p, SOLDIER)


def government_rows() -> list[Advance]:
    return [
        Voting("voting", DEMOCRACY, needs="philosophy", tokens=1),
        SeparationOfPower("separation_of_power", DEMOCRACY),
        CivilLiberties("civil_liberties", DEMOCRACY, amount=3, tokens=1),
        FreeEconomy("free_economy", DEMOCRACY, tokens=2),
        Nationalism("nationalism", AUTOCRACY, needs="draft"),
        Totalitarianism("totalitarianism", AUTOCRACY),
        AbsolutePower("absolute_power", AUTOCRACY, tokens=2, once=ABSOLUTE_POWER_USED),
        ForcedLabor("forced_labor", AUTOCRACY, tokens=1, once=FORCED_LABOR_USED),
        Dogma("dogma", THEOCRACY, needs="state_religion", idea_cap=2),
        Devotion("devotion", THEOCRACY),
        Conversion("conversion", THEOCRACY, amount=1, tokens=1),
        Fanaticism("fanaticism", THEOCRACY, amount=2),
    ]
