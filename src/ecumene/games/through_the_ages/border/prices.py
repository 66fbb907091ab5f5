"""What an action costs and why, in names, by the functions of the rules. Not compiled.

An action has a price even if it cannot be paid. It has none if it costs nothing or is not possible at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ecumene.games.through_the_ages.border.questions import CARD
from ecumene.games.through_the_ages.border.zones import RealmView
from ecumene.games.through_the_ages.cards.action_cards import BuildOrUpgrade, EngineeringGenius, Frugality
from ecumene.games.through_the_ages.cards.events.age_a import Civilization, FreeBuilding
from ecumene.games.through_the_ages.cards.rows import (
    ACTION,
    AGGRESSION,
    GOVERNMENT,
    LEADER,
    NONE,
    TECHNOLOGY,
    WAR,
    Card,
    is_unit,
)
from ecumene.games.through_the_ages.cards.rows import TACTIC as TACTIC_CARD
from ecumene.games.through_the_ages.rules.actions.action_cards import BuildFor
from ecumene.games.through_the_ages.rules.actions.costs import (
    BANK,
    DISCOUNT,
    FLOOR,
    PRINTED,
    REPLACED,
    SLOT,
    WONDERS,
    build_cost,
    population_cost,
    science_cost,
    stage_cost,
    take_cost,
    upgrade_cost,
)
from ecumene.games.through_the_ages.rules.actions.dues import Due
from ecumene.games.through_the_ages.rules.actions.offers import COPY_COST
from ecumene.games.through_the_ages.rules.actions.powers import bringer
from ecumene.games.through_the_ages.rules.actions.take import slot_to_take
from ecumene.games.through_the_ages.rules.attacks.conditions import attack_price
from ecumene.games.through_the_ages.rules.events.questions import DestroyBuilding, Grant, MayBuild
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import (
    ATTACK,
    BUILD,
    CLAIM,
    COPY,
    DESTROY,
    DEVELOP,
    INCREASE,
    LEAD,
    PLAY,
    REVOLT,
    SHORT_FOOD,
    SHORT_MILITARY,
    SHORT_RESOURCES,
    SHORTAGES,
    STAGE,
    TACTIC,
    TAKE,
    TAKE_AT,
    UPGRADE,
    WAGE,
)
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import Cost, Part, Price
from ecumene.kernel.core.action import first, second, verb_of
from ecumene.kernel.core.state import Frame

SOURCES = {
    PRINTED: "printed", SLOT: "slot", WONDERS: "wonders", BANK: "bank", DISCOUNT: "granted", REPLACED: "replaced",
    FLOOR: "floor",
}  # fmt: skip
GRANTED: dict[type[Frame], tuple[int, ...]] = {  # actions that questions of cards and events make cheaper
    BuildFor: (BUILD, UPGRADE),
    Grant: (INCREASE, BUILD, DEVELOP, REVOLT),
    MayBuild: (BUILD,),
}


def prices(look: Look[Realm, RealmView], actions: Sequence[int]) -> list[Price | None]:
    """For the player who is asked; if nobody is asked, for the viewer."""
    s = look.s
    p = look.payer(max(int(s.mover), 0))
    if s.nations[p].resigned:
        return [None] * len(actions)
    return [price(s, p, a) for a in actions]


def price(s: Realm, p: int, action: int) -> Price | None:
    costs = Buyer(s, p, verb_of(action)).costs(action)
    return Price(costs) if costs else None


class Buyer:
    """The player who pays, and whether a card or an event grants the action, so that it takes no civil action."""

    def __init__(self, s: Realm, p: int, verb: int) -> None:
        self.s, self.p, self.n = s, p, s.nations[p]
        frame = s.stack[-1] if s.stack else None
        self.granted = frame is not None and verb in GRANTED.get(type(frame), ())
        self.off, self.by = (0, "")
        if self.granted and isinstance(frame, BuildFor):
            wanted = (frame.low, frame.high, frame.discount, frame.builds != 0)
            self.off, self.by = (
                int(frame.discount),
                granting(s, lambda c: isinstance(c, BuildOrUpgrade) and order(c) == wanted),
            )
        elif self.granted and isinstance(frame, Grant):
            self.off, self.by = int(frame.discount), granting(s, lambda c: isinstance(c, Civilization))
        elif self.granted and isinstance(frame, MayBuild):
            tech = frame.tech
            self.off = int(build_cost(s, p, tech))
            self.by = granting(s, lambda c: isinstance(c, FreeBuilding) and s.rules.start_row(c.builds[0]) == tech)

    def costs(self, action: int) -> list[Cost]:
        verb, a, b = verb_of(action), first(action), second(action)
        if verb in (TAKE, TAKE_AT, CLAIM):
            return self.taking(action)
        if verb == INCREASE:
            food = self.population(self.off)
            return [*self.one_action(), *food] if food else []
        if verb == DESTROY and isinstance(self.s.stack[-1], DestroyBuilding):
            return []  # an event destroys it
        if verb in (BUILD, DESTROY, UPGRADE):
            return self.on_technology(verb, a, b)
        if verb == STAGE:
            resources = self.stages(a, 0)
            return [*self.one_action(), *resources] if resources else []
        if verb in (LEAD, PLAY, DEVELOP, REVOLT):
            return self.from_hand(verb, a)
        if verb == TACTIC:
            return [self.military(1)] if a in self.n.hand and self.s.card(a).kind == TACTIC_CARD else []
        if verb == COPY:
            return [self.military(COPY_COST)] if a in self.s.tactics else []
        if verb in (ATTACK, WAGE):
            return self.attacking(a, b)
        return self.powers(action)

    def cost(self, unit: str, total: int, why: list[int], spare: int = 0, replaced: str = "") -> Cost:
        """The pairs of a cost function, in names."""
        parts = []
        for source, change in zip(why[::2], why[1::2]):
            name = f"card:{CARD[source]}" if source >= 0 else SOURCES[source]
            if source == DISCOUNT and self.by:
                name = self.by
            parts.append(Part(name, int(change), replaced if source == REPLACED else ""))
        return Cost(unit, int(total), parts, int(min(total, spare)))

    # actions

    def one_action(self, tech: int = NONE) -> list[Cost]:
        """TTA-6.1, 7.1: a military one for units."""
        if self.granted:
            return []
        return [self.military(1) if tech != NONE and is_unit(self.s.card(tech).type) else Cost("civil", 1)]

    def military(self, total: int) -> Cost:
        """TTA-13.7: temporary actions go first."""
        return Cost("military", total, spare=int(min(total, self.n.spare_military_actions)))

    def taking(self, action: int) -> list[Cost]:
        slot = slot_to_take(self.s, action)
        why: list[int] = []
        return [self.cost("civil", take_cost(self.s, self.p, slot, why), why)] if slot >= 0 else []

    # food, resources, science

    def population(self, off: int) -> list[Cost]:
        why: list[int] = []
        if self.n.yellow == 0:
            return []
        return [self.cost("food", population_cost(self.s, self.p, off, why), why, self.n.spare_food)]

    def resources(self, total: int, why: list[int], tech: int = NONE, replaced: str = "") -> Cost:
        for_units = self.n.unit_resources if tech != NONE and is_unit(self.s.card(tech).type) else 0
        return self.cost("resources", total, why, for_units + self.n.spare_resources, replaced)

    def building(self, tech: int, off: int) -> Cost:
        why: list[int] = []
        return self.resources(build_cost(self.s, self.p, tech, off, why), why, tech)

    def on_technology(self, verb: int, a: int, b: int) -> list[Cost]:
        """Actions on technologies in play: build, destroy, upgrade."""
        s, n, p = self.s, self.n, self.p
        if n.place(a) < 0 or (verb == UPGRADE and n.place(b) < 0):
            return []
        if verb == BUILD:
            return [*self.one_action(a), self.building(a, self.off)]
        if verb == DESTROY:
            return self.one_action(a)
        if s.card(a).type != s.card(b).type or s.card(a).age >= s.card(b).age:
            return []
        why: list[int] = []
        total = upgrade_cost(s, p, a, b, self.off, why)
        return [*self.one_action(b), self.resources(total, why, b, f"card:{CARD[a]}")]

    def stages(self, count: int, off: int) -> list[Cost]:
        s, n = self.s, self.n
        if n.unfinished == NONE or not 0 < count <= len(s.card(n.unfinished).stages) - n.stages:
            return []
        why: list[int] = []
        return [self.resources(stage_cost(s, self.p, count, off, why), why)]

    def from_hand(self, verb: int, c: int) -> list[Cost]:
        card = self.s.card(c)
        if c not in self.n.civil_hand:
            return []
        if verb == LEAD:
            return [Cost("civil", 1)] if card.kind == LEADER else []
        if verb == PLAY:
            return self.playing(card) if card.kind == ACTION else []
        if card.kind != TECHNOLOGY or (verb == REVOLT and card.type != GOVERNMENT):
            return []
        why: list[int] = []
        total = science_cost(self.s, self.p, c, verb == REVOLT, self.off, why)
        spare = self.n.unit_science if is_unit(card.type) else 0
        science = self.cost("science", total, why, spare)
        return [*(self.all_actions() if verb == REVOLT else self.one_action()), science]

    def all_actions(self) -> list[Cost]:
        """TTA-6.28, 6.31: a revolution spends all actions of one colour, even if it is granted."""
        n = self.n
        for power in self.s.powers(self.p):
            if power.military_revolutions():
                total = int(n.military_actions_total)
                return [Cost("military", total, [Part(f"card:{power.name}", total)])]
        return [Cost("civil", int(n.civil_actions_total), [Part("revolution", int(n.civil_actions_total))])]

    def playing(self, card: Card) -> list[Cost]:
        """TTA-6.32, 6.38: an action card, with what is paid at once for the action it grants."""
        self.by = f"card:{card.name}"
        action = [] if card.pays_later() else [Cost("civil", 1)]
        if isinstance(card, Frugality):
            return [*action, *self.population(0)]
        if isinstance(card, EngineeringGenius):
            return [*action, *self.stages(1, int(card.amount))]
        return action

    # military actions and powers

    def attacking(self, c: int, rival: int) -> list[Cost]:
        """TTA-5.7, 5.16: the printed cost, and the change by the rival's leader."""
        s = self.s
        if (
            c not in self.n.hand
            or s.card(c).kind not in (AGGRESSION, WAR)
            or rival == self.p
            or rival >= len(s.nations)
        ):
            return []
        printed, total = int(s.card(c).attack_cost), int(attack_price(s, c, rival))
        more = [Part(f"card:{x.name}", total - printed) for x in s.powers(rival) if x.attack_cost_factor() > 1]
        return [Cost("military", total, [Part("printed", printed), *(more if total != printed else [])])]

    def powers(self, action: int) -> list[Cost]:
        """What a card in play asks for an action that it brings."""
        card = bringer(self.s, self.p, action)
        if card is None:
            return []
        self.by = f"card:{card.name}"
        return [self.due(x, f"card:{CARD[first(action)]}") for x in card.dues(self.s, self.p, action)]

    def due(self, due: Due, replaced: str) -> Cost:
        """`replaced`: the card that an upgrade replaces, if it is one."""
        n, total, units = self.n, int(due.amount), due.for_unit(self.s)
        if due.what == SHORT_MILITARY:
            return self.military(total)
        if due.what == SHORT_RESOURCES:
            return self.resources(total, due.why, int(due.tech), replaced)
        spare = n.spare_food if due.what == SHORT_FOOD else n.unit_science if units else 0
        return self.cost(SHORTAGES[due.what].removesuffix("_actions"), total, due.why, int(spare))


def granting(s: Realm, fits: Callable[[Card], bool]) -> str:
    """The card that grants something, if only one card fits."""
    found = [c.name for c in s.rules.cards if fits(c)]
    return f"card:{found[0]}" if len(found) == 1 else ""


def order(card: BuildOrUpgrade) -> tuple[int, int, int, bool]:
    return card.low(), card.high(), card.amount, card.builds()
