"""A power: an advance or a wonder, which changes rules for its owner, with all hooks that it may override.

`Hooks` keeps, for every hook, the bag of powers that override it, so that a rule which none of a player's powers
changes costs next to nothing. Rules reach the powers of a player through `rules.powers`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.verbs import NO_VERB, USE
from ecumene.kernel.core.action import act
from ecumene.kernel.core.bits import bag_of

if TYPE_CHECKING:
    from ecumene.games.clash_of_cultures.rules.state import World

# where the offers of a power come among those of a turn
NOT_IN_TURN: Final = 0
WITH_CIVIC: Final = 1
WITH_INFLUENCE: Final = 2
BY_ACTION: Final = 3
FREELY: Final = 4

NO_FLAG: Final = -1  # it may be used as often as its owner likes
NEW_FLAG: Final = -2  # once a turn: the ruleset finds a free flag
NOT_ALLOWED: Final = -1  # of a price: its owner cannot do this at all


class Power:
    """An advance or a wonder."""

    says: ClassVar[list[str]] = []  # facts beyond the row's figures, for the border

    number: i64  # the row's own, set when the table is made
    power: i64  # its number among all powers: advances come first, then wonders
    name: str
    amount: i64  # of what it gives, costs or changes
    tokens: i64  # mood or culture tokens that it costs or gives
    once: i64  # the flag that says it was used: see `once_flags`, or NO_FLAG

    def held_by(self, s: World, p: i64) -> bool:
        raise NotImplementedError

    def ready(self, s: World, p: i64) -> bool:
        """COC-8.6: does p hold it, and was it not used in this turn?"""
        return self.held_by(s, p) and (self.once < 0 or not s.nations[p].has_used(self.once))

    def mark_used(self, s: World, p: i64) -> None:
        if self.once >= 0:
            s.use(p, self.once)

    def refuse_paid(self, s: World, p: i64, action: i64, rule: str) -> str:
        """COC-5.3, 5.11: an ability with a price. The rule is for a player who does not hold it or has used it."""
        return s.nations[p].why_not_pay(self.cost(s, p, action)) if self.ready(s, p) else rule

    # what it lets its owner do: D1. The rules spend the action if `place` says so, mark it as used, take what it
    # costs, and then call `apply`.

    def verb(self) -> i64:
        """USE is enough for an advance whose action says nothing but its name."""
        return NO_VERB

    def action(self) -> i64:
        """Its only action, if the verb has no further arguments."""
        verb: i64 = self.verb()
        return act(verb, self.number) if verb == USE else act(verb)

    def place(self) -> i64:
        """Where its offers come among those of a turn."""
        return NOT_IN_TURN

    def offered_anytime(self) -> bool:
        """COC-8.10: is it also offered within certain questions of the own turn?"""
        return False

    def offers(self, s: World, p: i64, out: list[int]) -> None:
        """Appends what it offers; only asked if p holds it. This is enough for a verb without arguments."""
        if self.refuse(s, p, self.action()) == "":
            out.append(self.action())

    def refuse(self, s: World, p: i64, action: i64) -> str:
        """COC-24.35: why p may not use its verb so, or "". Also asked if p does not hold it."""
        return self.refuse_paid(s, p, action, "COC-24.35")

    def apply(self, s: World, p: i64, action: i64) -> None:
        """The effect of an action of its verb. It is marked as used and paid already, but a card is given here."""
        raise NotImplementedError

    def cost(self, s: World, p: i64, action: i64) -> list[int]:
        """The price of an action of its verb: a good, its amount, and so on. Not the action that `place` tells of.

        Legality, payment, tooltips and what is missing all ask here. Only actions without further arguments
        may cost resources: how they are paid may be a question.
        """
        return []

    def culture_at_once(self, s: World, p: i64) -> i64:
        """COC-8.10: how many culture tokens its offers could give p now."""
        return 0

    # learning: COC-9, 24

    def on_gain(self, s: World, p: i64) -> None:
        """COC-9.7, 9.12: once, when it is gained. The level and the token of its frame come separately."""

    def refuse_study(self, s: World, p: i64, a: i64) -> str:
        """COC-9.14, 9.16: why it does not remove the food from the price of an advance now, or ""."""
        return "COC-9.14"

    def discount_used(self, s: World, p: i64) -> None:
        """p has used what it allows by `refuse_study`, `growth_saving` or `far_price`: once a turn, mark it here."""

    def advance_paid(self, s: World, p: i64, without_food: bool) -> None:
        """COC-9.18: p has paid for an advance, and instead of food only with other things."""

    def cube_placed(self, s: World, p: i64) -> None:
        """COC-24.9: p has gained an advance, whose own effect comes next."""

    def advance_gained(self, s: World, p: i64, a: i64) -> None:
        """COC-24.10: p has gained an advance, after its own effect."""

    def other_gained(self, s: World, p: i64, q: i64, a: i64) -> None:
        """COC-22.11: another player q has gained an advance."""

    # prices

    def growth_saving(self, s: World, p: i64, building: i64) -> i64:
        """COC-11.13: how much less food a building costs."""
        return 0

    def draft_price(self) -> i64:
        """COC-24.11: mood tokens for a soldier in each Build, or NOT_ALLOWED."""
        return NOT_ALLOWED

    def draft_surcharge(self) -> i64:
        """COC-24.19: how many more."""
        return 0

    def step_saving(self) -> i64:
        """COC-24.15: how many mood tokens less a step of a mood costs, but it costs at least one."""
        return 0

    def pays_mood_with_resources(self) -> bool:
        """COC-13.5: in a Civic Improvement."""
        return False

    # cities

    def working_mood(self, s: World, p: i64, mood: i64) -> i64:
        """COC-24.20: the mood that a city acts with."""
        return mood

    def goods_of(self, s: World, p: i64, at: i64, terrain: i64) -> list[int]:
        """COC-11.17, 11.18: what the city in a cell collects from spaces of this terrain."""
        return []

    def far_price(self) -> i64:
        """COC-11.19: food for collecting two spaces away, or NOT_ALLOWED. Not after its flag was set."""
        return NOT_ALLOWED

    def far_saving(self) -> i64:
        """COC-24.2: how much less food that costs."""
        return 0

    def further_collect(self, s: World, p: i64) -> i64:
        """COC-24.21: mood tokens for every Collect after the first one, which costs no action; or NOT_ALLOWED."""
        return NOT_ALLOWED

    def collected(self, s: World, p: i64, at: i64) -> None:
        """COC-24.25: p has collected in a city."""

    def units_built(self, s: World, p: i64, made: i64, paid: i64) -> None:
        """COC-24.28, 24.29: a Build has ended; the bags of what it made and of what was paid."""

    def city_grew(self, s: World, p: i64, at: i64, building: i64) -> None:
        """COC-24.22: p has added a building. What it asks comes after everything else."""

    def settler_price(self) -> i64:
        """COC-11.12: food for a settler in a city that grows, or NOT_ALLOWED."""
        return NOT_ALLOWED

    def builds_without_activating(self, building: i64) -> bool:
        """COC-22.17: does this building not activate its city?"""
        return False

    def activation_ended(self, s: World, p: i64, at: i64) -> None:
        """COC-22.12: the activation of a city of p has ended."""

    def keep_mood_price(self) -> i64:
        """COC-17.9: mood tokens that keep a mood which an event would lower, or NOT_ALLOWED."""
        return NOT_ALLOWED

    def spreads_disease(self) -> bool:
        """COC-17.18: are Pestilence and Epidemics worse for its owner?"""
        return False

    # moving

    def moves_soldiers(self) -> bool:
        """COC-12.5."""
        return False

    def sails_around(self) -> bool:
        """COC-12.21: around the edge of the map."""
        return False

    def road_price(self) -> i64:
        """COC-24.6: food for two spaces, ore for rough terrain; or NOT_ALLOWED."""
        return NOT_ALLOWED

    def walls_fortresses(self) -> bool:
        """COC-22.16: may cities of its owner with a fortress not be attacked?"""
        return False

    def passes_walls(self) -> bool:
        """COC-22.16: may its owner attack them?"""
        return False

    def keeps_out_barbarians(self) -> bool:
        """COC-18.14."""
        return False

    def asks_tribute(self) -> bool:
        """COC-22.13: does an attacker of the city of this wonder pay a token for each soldier?"""
        return False

    # influence

    def influence_reach(self) -> i64:
        """COC-22.15: how much farther cities of its owner influence."""
        return 0

    def guards(self, s: World, p: i64, to: i64) -> bool:
        """COC-14.18, 22.15: may nobody else influence this city of p?"""
        return False

    def bars_tokens(self, s: World, p: i64, to: i64) -> bool:
        """COC-14.12, 14.17: may others spend no tokens against this city of p?"""
        return False

    def influence_bonus(self) -> i64:
        """COC-14.13: by how much less a die must show."""
        return 0

    def influence_succeeded(self, s: World, p: i64) -> None:
        """COC-14.13."""

    # battle

    def lays_combat_cards(self) -> bool:
        """COC-20.4."""
        return False

    def cut_price(self) -> i64:
        """COC-16.18: wood that cancels the die of a fortress, ore that cancels its block; or NOT_ALLOWED."""
        return NOT_ALLOWED

    def combat_bonus(self, s: World, side: i64) -> i64:
        """COC-16.19: what it adds to the combat value of its owner's side."""
        return 0

    def hits_cancelled(self, s: World, side: i64) -> i64:
        """COC-16.20: how many hits against its owner's side it cancels."""
        return 0

    def extra_hits(self, s: World, side: i64) -> i64:
        """COC-16.17: how many more hits its owner's side deals."""
        return 0

    def battle_lost(self, s: World, p: i64) -> None:
        """COC-16.19: p has lost a battle, as `s.battle` shows."""

    # trade routes and scoring

    def route_reach(self) -> i64:
        """COC-24.13: how far trade routes go, or NOT_ALLOWED."""
        return NOT_ALLOWED

    def most_routes(self) -> i64:
        """COC-24.13."""
        return 0

    def routes_give_gold(self) -> bool:
        """COC-24.13: may their income be gold?"""
        return False

    def wins_ties(self) -> bool:
        """COC-4.9."""
        return False


def changing(powers: list[Power], hook: str) -> int:
    """The bag of powers that override a hook."""
    plain = getattr(Power, hook)
    return bag_of([x.power for x in powers if getattr(type(x), hook) is not plain])


def saying_yes(powers: list[Power], hook: str) -> int:
    """The bag of powers that answer yes where a hook needs to know nothing."""
    return bag_of([x.power for x in powers if getattr(x, hook)()])


@final
class Hooks:
    """For every hook: the bag of powers that override it, or say yes."""

    def __init__(self, powers: list[Power]) -> None:
        self.culture_at_once: i64 = changing(powers, "culture_at_once")
        self.refuse_study: i64 = changing(powers, "refuse_study")
        self.advance_paid: i64 = changing(powers, "advance_paid")
        self.cube_placed: i64 = changing(powers, "cube_placed")
        self.advance_gained: i64 = changing(powers, "advance_gained")
        self.other_gained: i64 = changing(powers, "other_gained")
        self.growth_saving: i64 = changing(powers, "growth_saving")
        self.draft_price: i64 = changing(powers, "draft_price")
        self.draft_surcharge: i64 = changing(powers, "draft_surcharge")
        self.step_saving: i64 = changing(powers, "step_saving")
        self.working_mood: i64 = changing(powers, "working_mood")
        self.goods_of: i64 = changing(powers, "goods_of")
        self.far_price: i64 = changing(powers, "far_price")
        self.far_saving: i64 = changing(powers, "far_saving")
        self.further_collect: i64 = changing(powers, "further_collect")
        self.collected: i64 = changing(powers, "collected")
        self.units_built: i64 = changing(powers, "units_built")
        self.city_grew: i64 = changing(powers, "city_grew")
        self.settler_price: i64 = changing(powers, "settler_price")
        self.builds_without_activating: i64 = changing(powers, "builds_without_activating")
        self.activation_ended: i64 = changing(powers, "activation_ended")
        self.keep_mood_price: i64 = changing(powers, "keep_mood_price")
        self.road_price: i64 = changing(powers, "road_price")
        self.influence_reach: i64 = changing(powers, "influence_reach")
        self.guards: i64 = changing(powers, "guards")
        self.bars_tokens: i64 = changing(powers, "bars_tokens")
        self.influence_bonus: i64 = changing(powers, "influence_bonus")
        self.influence_succeeded: i64 = changing(powers, "influence_succeeded")
        self.cut_price: i64 = changing(powers, "cut_price")
        self.combat_bonus: i64 = changing(powers, "combat_bonus")
        self.hits_cancelled: i64 = changing(powers, "hits_cancelled")
        self.extra_hits: i64 = changing(powers, "extra_hits")
        self.battle_lost: i64 = changing(powers, "battle_lost")
        self.route_reach: i64 = changing(powers, "route_reach")
        self.pays_mood_with_resources: i64 = saying_yes(powers, "pays_mood_with_resources")
        self.spreads_disease: i64 = saying_yes(powers, "spreads_disease")
        self.moves_soldiers: i64 = saying_yes(powers, "moves_soldiers")
        self.sails_around: i64 = saying_yes(powers, "sails_around")
        self.walls_fortresses: i64 = saying_yes(powers, "walls_fortresses")
        self.passes_walls: i64 = saying_yes(powers, "passes_walls")
        self.keeps_out_barbarians: i64 = saying_yes(powers, "keeps_out_barbarians")
        self.asks_tribute: i64 = saying_yes(powers, "asks_tribute")
        self.lays_combat_cards: i64 = saying_yes(powers, "lays_combat_cards")
        self.routes_give_gold: i64 = saying_yes(powers, "routes_give_gold")
        self.wins_ties: i64 = saying_yes(powers, "wins_ties")
        self.offered_anytime: i64 = saying_yes(powers, "offered_anytime")
        # by where their offers come
        self.offered: list[int] = [
            bag_of([x.power for x in powers if x.place() == place]) for place in range(FREELY + 1)
        ]
