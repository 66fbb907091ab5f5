"""Warfare, spirituality, economy, culture and science: 20 advances, with classes that change rules. COC-24."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.categories import CULTURE, ECONOMY, SCIENCE, SPIRITUALITY, WARFARE
from ecumene.games.clash_of_cultures.cards.power import BY_ACTION, FREELY, WITH_INFLUENCE
from ecumene.games.clash_of_cultures.cards.rows import CULTURE_FRAME, MOOD_FRAME, Advance
from ecumene.games.clash_of_cultures.rules.battle.fighters import fighters, is_seat, leader_of
from ecumene.games.clash_of_cultures.rules.costs import BY_CHEMISTRY, ChooseGood
from ecumene.games.clash_of_cultures.rules.influence.roll import attempt_influence
from ecumene.games.clash_of_cultures.rules.influence.targets import list_pairs, refuse_pair
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS, NOWHERE
from ecumene.games.clash_of_cultures.rules.map.cities import count_cities
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.map.packed_city import FORTRESS, TEMPLE
from ecumene.games.clash_of_cultures.rules.once_flags import (
    ARTS_USED,
    BARTERING_USED,
    DRAMA_USED,
    PRIESTHOOD_USED,
    STATE_RELIGION_USED,
    TAXES_USED,
)
from ecumene.games.clash_of_cultures.rules.once_flags import INFLUENCED as SUCCEEDED
from ecumene.games.clash_of_cultures.rules.resources import (
    gain,
    gain_good,
    held,
    room_for_good,
)
from ecumene.games.clash_of_cultures.rules.seat import ACTION_CARD, CULTURE_GOOD, GOLD, MOOD_GOOD, ORE
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import BARTER, PERFORM, TAX, TUNE
from ecumene.games.clash_of_cultures.rules.wonders.ownership import reveal_and_reserve
from ecumene.kernel.core.action import act, first, ready2, second
from ecumene.kernel.core.piles import distinct
from ecumene.kernel.core.state import NOT_OFFERED

ARTS_PAIRS: Final[list[list[Any]]] = ready2(PERFORM, CELLS, CELLS)

# warfare


class Tactics(Advance):
    """COC-12.5, 20.4."""

    def moves_soldiers(self) -> bool:
        return True

    def lays_combat_cards(self) -> bool:
        return True


class Siegecraft(Advance):
    """COC-16.18, 22.16."""

    def cut_price(self) -> i64:
        return self.amount

    def passes_walls(self) -> bool:
        return True


class SteelWeapons(Advance):
    """COC-16.17: in the first round on land, against an army without them."""

    def extra_hits(self, s: World, side: i64) -> i64:
        if s.fight.round != 1 or s.fight.sea or fighters(s, side) == 0:
            return 0
        equal: bool = is_seat(s, 1 - side) and self.held_by(s, leader_of(s, 1 - side))
        return 0 if equal else self.amount


class Draft(Advance):
    """COC-24.11."""

    def draft_price(self) -> i64:
        return self.tokens


# spirituality


class Myths(Advance):
    """COC-17.9, 24.12."""

    def keep_mood_price(self) -> i64:
        return self.tokens


class Rituals(Advance):
    """COC-13.5."""

    def pays_mood_with_resources(self) -> bool:
        return True


class Priesthood(Advance):
    """COC-9.14, 9.16: a science advance costs no food."""

    def refuse_study(self, s: World, p: i64, a: i64) -> str:
        if s.rules.advances[a].category != SCIENCE:
            return "COC-9.14"
        return "COC-9.16" if s.nations[p].has_used(self.once) else ""

    def discount_used(self, s: World, p: i64) -> None:
        self.mark_used(s, p)


class StateReligion(Advance):
    """COC-11.13."""

    def growth_saving(self, s: World, p: i64, building: i64) -> i64:
        return self.amount if building == TEMPLE and self.ready(s, p) else 0

    def discount_used(self, s: World, p: i64) -> None:
        self.mark_used(s, p)


# economy


class Bartering(Advance):
    """COC-8.6, 24.30."""

    def verb(self) -> i64:
        return BARTER

    def place(self) -> i64:
        return FREELY

    def offers(self, s: World, p: i64, out: list[int]) -> None:
        if self.ready(s, p):
            for card in distinct(s.nations[p].hand):
                out.append(act(BARTER, card, GOLD))
                out.append(act(BARTER, card, CULTURE_GOOD))

    def refuse(self, s: World, p: i64, action: i64) -> str:
        if second(action) != GOLD and second(action) != CULTURE_GOOD:
            return NOT_OFFERED
        if not self.held_by(s, p) or first(action) not in s.nations[p].hand:
            return "COC-24.30"
        return "" if self.ready(s, p) else "COC-8.6"

    def apply(self, s: World, p: i64, action: i64) -> None:
        s.discard_action(p, first(action))
        gain_good(s, p, second(action), self.amount)

    def cost(self, s: World, p: i64, action: i64) -> list[int]:
        return [ACTION_CARD, 1] if first(action) in s.nations[p].hand and self.held_by(s, p) else []


class Taxes(Advance):
    """COC-24.14, 24.33."""

    def verb(self) -> i64:
        return TAX

    def place(self) -> i64:
        return BY_ACTION

    def refuse(self, s: World, p: i64, action: i64) -> str:
        return self.refuse_paid(s, p, action, "COC-24.14")

    def apply(self, s: World, p: i64, action: i64) -> None:
        gain(s, p, GOLD, count_cities(s, p) * self.amount)

    def cost(self, s: World, p: i64, action: i64) -> list[int]:
        return [MOOD_GOOD, self.tokens]


class TradeRoutes(Advance):
    """COC-24.13, 17.18."""

    def route_reach(self) -> i64:
        return self.reach

    def most_routes(self) -> i64:
        return self.most

    def spreads_disease(self) -> bool:
        return True


class Currency(Advance):
    """COC-24.13."""

    def routes_give_gold(self) -> bool:
        return True


# culture


class ArtsAndSculpture(Advance):
    """COC-14.11, 14.20: an Influence for culture tokens instead of an action."""

    def verb(self) -> i64:
        return PERFORM

    def place(self) -> i64:
        return WITH_INFLUENCE

    def offers(self, s: World, p: i64, out: list[int]) -> None:
        left: i64 = s.nations[p].culture_tokens - self.tokens
        if left >= 0 and self.ready(s, p):
            list_pairs(s, p, NOWHERE, left, ARTS_PAIRS, out)

    def refuse(self, s: World, p: i64, action: i64) -> str:
        if s.nations[p].has_used(SUCCEEDED):
            return "COC-14.7"
        left: i64 = s.nations[p].culture_tokens - self.tokens
        if left < 0 or not self.ready(s, p):
            return "COC-14.11"
        at: i64 = first(action)
        return refuse_pair(s, p, at, second(action), distances(s, at)[second(action)], left)

    def apply(self, s: World, p: i64, action: i64) -> None:
        attempt_influence(s, p, first(action), second(action))

    def cost(self, s: World, p: i64, action: i64) -> list[int]:
        return [CULTURE_GOOD, self.tokens]


class CircusAndSports(Advance):
    """COC-13.4, 24.15."""

    def step_saving(self) -> i64:
        return self.amount


class Monuments(Advance):
    """COC-24.16, 22.5."""

    def on_gain(self, s: World, p: i64) -> None:
        reveal_and_reserve(s, p)


class DramaAndMusic(Advance):
    """COC-24.17, 8.10: at any time in the own turn a token becomes one of the other kind."""

    def verb(self) -> i64:
        return TUNE

    def place(self) -> i64:
        return FREELY

    def offered_anytime(self) -> bool:
        return True

    def offers(self, s: World, p: i64, out: list[int]) -> None:
        good: i64
        for good in (MOOD_GOOD, CULTURE_GOOD):
            if self.refuse(s, p, act(TUNE, good)) == "":
                out.append(act(TUNE, good))

    def refuse(self, s: World, p: i64, action: i64) -> str:
        """It takes a token of the other kind, and room for this one."""
        good: i64 = first(action)
        if good != MOOD_GOOD and good != CULTURE_GOOD:
            return "COC-24.17"
        if not self.ready(s, p) or s.mover != p:
            return "COC-24.17"
        other: i64 = MOOD_GOOD + CULTURE_GOOD - good
        return "" if held(s, p, other) > 0 and room_for_good(s, p, good) > 0 else "COC-24.17"

    def apply(self, s: World, p: i64, action: i64) -> None:
        gain_good(s, p, first(action), 1)

    def culture_at_once(self, s: World, p: i64) -> i64:
        return 1 if self.refuse(s, p, act(TUNE, CULTURE_GOOD)) == "" else 0

    def cost(self, s: World, p: i64, action: i64) -> list[int]:
        good: i64 = first(action)
        return [MOOD_GOOD + CULTURE_GOOD - good, 1] if good == MOOD_GOOD or good == CULTURE_GOOD else []


# science


class Chemistry(Advance):
    """COC-24.29: one of the resources that were paid for units comes back."""

    def units_built(self, s: World, p: i64, made: i64, paid: i64) -> None:
        if paid:
            s.ask(ChooseGood(p, paid, BY_CHEMISTRY))


class Metallurgy(Advance):
    """COC-24.18."""

    def on_gain(self, s: World, p: i64) -> None:
        if s.nations[p].advances & self.frees_ore:
            gain(s, p, ORE, self.amount)


# fmt: off
def warfare_to_science_rows() -> list[Advance]:
    return [
        Tactics("tactics", WARFARE, unlocks=FORTRESS, frame=CULTURE_FRAME),
        Siegecraft("siegecraft", WARFARE, amount=2),
        SteelWeapons("steel_weapons", WARFARE, ore=2, amount=1),
        Draft("draft", WARFARE, frame=CULTURE_FRAME, tokens=1),
        Myths("myths", SPIRITUALITY, unlocks=TEMPLE, frame=MOOD_FRAME, tokens=1),
        Rituals("rituals", SPIRITUALITY, frame=CULTURE_FRAME),
        Priesthood("priesthood", SPIRITUALITY, once=PRIESTHOOD_USED),
        StateReligion(
            "state_religion", SPIRITUALITY, needs="priesthood", frame=MOOD_FRAME, amount=1, once=STATE_RELIGION_USED
        ),
        Bartering("bartering", ECONOMY, frame=MOOD_FRAME, amount=1, once=BARTERING_USED),
        Taxes("taxes", ECONOMY, amount=1, tokens=1, once=TAXES_USED),
        TradeRoutes("trade_routes", ECONOMY, reach=2, most=4),
        Currency("currency", ECONOMY, needs="trade_routes", frame=CULTURE_FRAME),
        ArtsAndSculpture("arts_and_sculpture", CULTURE, frame=CULTURE_FRAME, tokens=1, once=ARTS_USED),
        CircusAndSports("circus_and_sports", CULTURE, frame=MOOD_FRAME, amount=1),
        Monuments("monuments", CULTURE, frame=CULTURE_FRAME),
        DramaAndMusic("drama_and_music", CULTURE, frame=MOOD_FRAME, once=DRAMA_USED),
        Advance("mathematics", SCIENCE, frame=CULTURE_FRAME, frees="engineering roads"),
        Advance("astronomy", SCIENCE, frame=CULTURE_FRAME, frees="navigation cartography"),
        Chemistry("chemistry", SCIENCE, frame=CULTURE_FRAME),
        Metallurgy(
            "metallurgy", SCIENCE, frame=CULTURE_FRAME, frees="steel_weapons", frees_ore="steel_weapons", amount=2
        ),
    ]
# fmt: on
