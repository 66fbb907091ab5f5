"""Atoms of points, tokens, workers and actions. TTA-13.6, 13.7, 14, 15.

Food is blue tokens on farms; resources are blue tokens on mines (and on labs with Bill Gates). A token is worth the
number on its card. Paying and gaining are automatic (TTA-15.10, 15.11).
"""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import FARM, FOOD, RESOURCES
from ecumene.games.through_the_ages.rules.seat import ONCE_A_TURN, Nation
from ecumene.games.through_the_ages.rules.state_fields import RealmFields
from ecumene.games.through_the_ages.rules.tokens import (
    labs_produce,
    labs_store,
    least_valuable,
    most_valuable,
    stored,
    token_value,
)
from ecumene.games.through_the_ages.rules.verbs import (
    BLUE_DOWN,
    BLUE_UP,
    BUILT,
    CIVIL_DOWN,
    CIVIL_UP,
    CULTURE_DOWN,
    CULTURE_UP,
    DESTROYED,
    FOOD_DOWN,
    FOOD_UP,
    GREW,
    MILITARY_DOWN,
    MILITARY_UP,
    REGAINED,
    RESOURCES_DOWN,
    RESOURCES_UP,
    SACRIFICED,
    SCIENCE_DOWN,
    SCIENCE_UP,
    SHRANK,
    SPARE_FOOD_DOWN,
    SPARE_FOOD_UP,
    SPARE_RESOURCES_DOWN,
    SPARE_RESOURCES_UP,
    SPENT,
    STAGED,
    TURN_ENDED,
    UNIT_RESOURCES_DOWN,
    UNIT_RESOURCES_UP,
    UNIT_SCIENCE_DOWN,
    UNIT_SCIENCE_UP,
    UPGRADED,
    YELLOW_DOWN,
    YELLOW_UP,
)
from ecumene.kernel.core.bits import has, one


class RealmTokens(RealmFields):
    # points: TTA-15.9

    def gain_culture(self, p: i64, n: i64) -> None:
        if n > 0:
            self.nations[p].culture += n
            self.report(CULTURE_UP, p, n)

    def lose_culture(self, p: i64, n: i64) -> i64:
        """Never below zero; returns how much was lost."""
        nation = self.nations[p]
        n = min(n, nation.culture)
        if n > 0:
            nation.culture -= n
            self.report(CULTURE_DOWN, p, n)
        return max(n, 0)

    def gain_science(self, p: i64, n: i64) -> None:
        if n > 0:
            self.nations[p].science += n
            self.report(SCIENCE_UP, p, n)

    def lose_science(self, p: i64, n: i64) -> i64:
        nation = self.nations[p]
        n = min(n, nation.science)
        if n > 0:
            nation.science -= n
            self.report(SCIENCE_DOWN, p, n)
        return max(n, 0)

    def pay_science(self, p: i64, cost: i64, for_unit: bool) -> None:
        """TTA-15.14: first what is for unit technologies only."""
        n = self.nations[p]
        spare: i64 = min(cost, n.unit_science) if for_unit else 0
        if spare > 0:
            n.unit_science -= spare
            self.report(UNIT_SCIENCE_DOWN, p, spare)
        self.lose_science(p, cost - spare)

    # food and resources

    def gain_food(self, p: i64, amount: i64) -> i64:
        return self.gain(p, FOOD, amount)

    def gain_resources(self, p: i64, amount: i64) -> i64:
        return self.gain(p, RESOURCES, amount)

    def gain(self, p: i64, what: i64, amount: i64) -> i64:
        """TTA-15.2: gain food or resources as far as the blue bank allows; returns how much it was."""
        got: i64 = self.put_tokens(p, what, amount, labs_produce(self, p))
        if got > 0:
            self.report(FOOD_UP if what == FOOD else RESOURCES_UP, p, got)
        return got

    def lose_food(self, p: i64, amount: i64) -> i64:
        return self.lose(p, FOOD, amount)

    def lose_resources(self, p: i64, amount: i64) -> i64:
        return self.lose(p, RESOURCES, amount)

    def lose(self, p: i64, what: i64, amount: i64) -> i64:
        """TTA-15.7: lose this amount, or everything; returns how much it was, including what was overpaid."""
        before: i64 = stored(self, p, what)
        if amount <= 0 or before == 0:
            return 0
        self.take_tokens(p, what, amount)
        lost: i64 = before - stored(self, p, what)
        self.report(FOOD_DOWN if what == FOOD else RESOURCES_DOWN, p, lost)
        return lost

    def pay_food(self, p: i64, amount: i64) -> None:
        """TTA-15.6: temporary food first."""
        n = self.nations[p]
        spare: i64 = min(amount, n.spare_food)
        if spare > 0:
            n.spare_food -= spare
            self.report(SPARE_FOOD_DOWN, p, spare)
        self.lose(p, FOOD, amount - spare)

    def pay_resources(self, p: i64, amount: i64, for_unit: bool) -> None:
        """TTA-6.40, 15.6: temporary resources first; those for units only if a unit is paid for."""
        n = self.nations[p]
        own: i64 = 0
        if for_unit:
            own = min(amount, n.unit_resources)
        if own > 0:
            n.unit_resources -= own
            self.report(UNIT_RESOURCES_DOWN, p, own)
        spare: i64 = min(amount - own, n.spare_resources)
        if spare > 0:
            n.spare_resources -= spare
            self.report(SPARE_RESOURCES_DOWN, p, spare)
        self.lose(p, RESOURCES, amount - own - spare)

    # what is for this turn only: TTA-6.37, R-13, R-14, R-15

    def gain_spare_food(self, p: i64, n: i64) -> None:
        self.nations[p].spare_food += n
        self.report(SPARE_FOOD_UP, p, n)

    def gain_spare_resources(self, p: i64, n: i64) -> None:
        self.nations[p].spare_resources += n
        self.report(SPARE_RESOURCES_UP, p, n)

    def gain_unit_resources(self, p: i64, n: i64) -> None:
        if n > 0:
            self.nations[p].unit_resources += n
            self.report(UNIT_RESOURCES_UP, p, n)

    def gain_unit_science(self, p: i64, n: i64) -> None:
        if n > 0:
            self.nations[p].unit_science += n
            self.report(UNIT_SCIENCE_UP, p, n)

    def gain_military(self, p: i64, n: i64) -> None:
        """TTA-13.7: a temporary action."""
        self.nations[p].spare_military_actions += n
        self.report(MILITARY_UP, p, n)

    # blue tokens on cards

    def move_tokens(self, n: Nation, i: i64, count: i64) -> None:
        """Add blue tokens to the technology at a place, or remove them; food and resources follow."""
        tech: i64 = n.techs[i]
        there: i64 = n.tokens[i]
        n.tokens[i] = there + count
        n.food += count * self.rules.food_worth[tech]
        n.resources += count * self.rules.resource_worth[tech]

    def count_stock(self, p: i64) -> None:
        """Count food and resources again, if tokens were not moved by `move_tokens`."""
        n = self.nations[p]
        n.food = 0
        n.resources = 0
        c: i64
        t: i64
        for c, t in zip(n.techs, n.tokens):
            n.food += t * token_value(self, c, FOOD)
            n.resources += t * token_value(self, c, RESOURCES)

    def lay_tokens(self, p: i64, i: i64, count: i64) -> None:
        """From the bank to the technology at a place."""
        n = self.nations[p]
        self.move_tokens(n, i, count)
        n.blue -= count

    def put_tokens(self, p: i64, what: i64, amount: i64, labs: bool = False) -> i64:
        """TTA-15.11: tokens from the bank worth this amount, or the closest lower one; returns how much it was.

        They lie on farms and mines, and with `labs` on labs too: for Bill Gates, and for change on labs he filled
        (16.6).
        """
        n = self.nations[p]
        rest: i64 = amount
        while rest > 0 and n.blue > 0:
            i: i64 = most_valuable(self, p, what, rest, labs)
            if i < 0:
                break
            self.lay_tokens(p, i, 1)
            rest -= token_value(self, n.techs[i], what)
        return amount - rest

    def take_tokens(self, p: i64, what: i64, amount: i64) -> None:
        """TTA-15.3, 15.4, 15.10: return the cheapest tokens until the amount is reached, then take change.

        The change is less than the value of the last token, so no token moves to a more valuable card.
        """
        n = self.nations[p]
        rest: i64 = amount
        from_labs: bool = False
        while rest > 0:
            i: i64 = least_valuable(self, p, what)
            if i < 0:
                return
            value: i64 = token_value(self, n.techs[i], what)
            there: i64 = n.tokens[i]
            count: i64 = min(there, (rest + value - 1) // value)
            self.move_tokens(n, i, -count)
            n.blue += count
            rest -= count * value
            from_labs = from_labs or has(self.rules.labs, n.techs[i])
        if rest < 0:  # TTA-15.5: what the bank cannot give back is overpaid
            self.put_tokens(p, what, -rest, from_labs or labs_store(self, p))

    # tokens from and to the box

    def gain_yellow(self, p: i64, count: i64) -> None:
        """TTA-14.3: to the yellow bank."""
        if count > 0:
            self.nations[p].yellow += count
            self.report(YELLOW_UP, p, count)

    def lose_yellow(self, p: i64, count: i64) -> i64:
        """TTA-14.8: only from the yellow bank, at most as many as there are; returns how many it was."""
        n = self.nations[p]
        count = min(count, n.yellow)
        if count > 0:
            n.yellow -= count
            self.report(YELLOW_DOWN, p, count)
        return max(0, count)

    def gain_blue(self, p: i64, count: i64) -> None:
        """TTA-14.3: to the blue bank."""
        if count > 0:
            self.nations[p].blue += count
            self.report(BLUE_UP, p, count)

    def lose_blue_bank(self, p: i64, count: i64) -> i64:
        """TTA-14.4: from the blue bank first; returns how many are still to be lost."""
        n = self.nations[p]
        here: i64 = min(count, n.blue)
        if here > 0:
            n.blue -= here
            self.report(BLUE_DOWN, p, here)
        return count - here

    def lose_blue_from(self, p: i64, tech: i64) -> None:
        n = self.nations[p]
        self.move_tokens(n, n.place(tech), -1)
        self.report(BLUE_DOWN, p, 1)

    # stages of the unfinished wonder

    def cover_stages(self, p: i64, from_bank: i64, count: i64) -> None:
        """TTA-6.21: stages are paid for, and some of them covered with tokens of the bank."""
        n = self.nations[p]
        n.blue -= from_bank
        n.stages += from_bank
        self.report(STAGED, p, n.unfinished, count)

    def cover_from(self, p: i64, tech: i64) -> None:
        """TTA-6.42: a token moves from a card to the wonder; its food or resources are lost."""
        n = self.nations[p]
        self.move_tokens(n, n.place(tech), -1)
        n.stages += 1
        if self.card(tech).type == FARM:
            self.report(FOOD_DOWN, p, token_value(self, tech, FOOD))
        else:
            self.report(RESOURCES_DOWN, p, token_value(self, tech, RESOURCES))

    # workers

    def gain_population(self, p: i64, count: i64) -> None:
        """TTA-14.6: from the yellow bank to the worker pool."""
        n = self.nations[p]
        count = min(count, n.yellow)
        if count > 0:
            n.yellow -= count
            n.pool += count
            self.report(GREW, p, count)

    def lose_unused(self, p: i64) -> None:
        """TTA-14.9: an unused worker goes to the yellow bank."""
        n = self.nations[p]
        n.pool -= 1
        n.yellow += 1
        self.report(SHRANK, p, 1)

    def lose_worker(self, p: i64, tech: i64) -> None:
        """TTA-14.9: a worker on a card goes to the yellow bank."""
        n = self.nations[p]
        n.workers[n.place(tech)] -= 1
        n.yellow += 1
        self.report(SHRANK, p, 1)

    def sacrifice(self, p: i64, tech: i64) -> None:
        """TTA-10.6: a unit goes to the yellow bank."""
        n = self.nations[p]
        n.workers[n.place(tech)] -= 1
        n.yellow += 1
        self.report(SACRIFICED, p, tech)

    def place_worker(self, p: i64, tech: i64) -> None:
        """TTA-6.13, 7.1: from the pool to a card."""
        n = self.nations[p]
        n.pool -= 1
        n.workers[n.place(tech)] += 1
        self.report(BUILT, p, tech)

    def move_worker(self, p: i64, old: i64, new: i64) -> None:
        """TTA-6.15, 7.2: from a card to another."""
        n = self.nations[p]
        n.workers[n.place(old)] -= 1
        n.workers[n.place(new)] += 1
        self.report(UPGRADED, p, old, new)

    def remove_worker(self, p: i64, tech: i64) -> None:
        """TTA-6.16, 7.3: from a card to the pool."""
        n = self.nations[p]
        n.workers[n.place(tech)] -= 1
        n.pool += 1
        self.report(DESTROYED, p, tech)

    # actions

    def set_actions(self, p: i64, civil: i64, military: i64) -> None:
        """TTA-2.15: for the first turn."""
        self.nations[p].civil_actions = civil
        self.nations[p].military_actions = military

    def spend_civil(self, p: i64, count: i64) -> None:
        self.nations[p].civil_actions -= count
        if count > 0:
            self.report(CIVIL_DOWN, p, count)

    def spend_military(self, p: i64, count: i64, temporary: bool = True) -> None:
        """TTA-13.7: temporary actions first, unless they do not count (6.31)."""
        n = self.nations[p]
        spare: i64 = 0
        if temporary:
            spare = min(count, n.spare_military_actions)
        n.spare_military_actions -= spare
        n.military_actions -= count - spare
        if count > 0:
            self.report(MILITARY_DOWN, p, count)

    def gain_civil(self, p: i64, count: i64) -> None:
        """It may exceed the total."""
        self.nations[p].civil_actions += count
        self.report(CIVIL_UP, p, count)

    def regain_civil(self, p: i64, count: i64) -> None:
        """TTA-13.6: spent actions become available again, if there are any."""
        n = self.nations[p]
        count = min(count, n.civil_actions_total - n.civil_actions)
        if count > 0:
            n.civil_actions += count
            self.report(REGAINED, p, count)

    def lose_civil(self, p: i64, count: i64) -> None:
        """TTA-14.11: only available ones."""
        n = self.nations[p]
        count = min(n.civil_actions, count)
        if count > 0:
            n.civil_actions -= count
            self.report(SPENT, p, count)

    def mark_used(self, p: i64, what: i64) -> None:
        """Something that is allowed once a turn or once a game."""
        self.nations[p].used |= one(what)

    def end_turn(self, p: i64) -> None:
        """TTA-8.11, 8.15: what was for this turn only is lost; all actions are available again."""
        n = self.nations[p]
        n.spare_military_actions = 0
        n.unit_resources = 0
        n.unit_science = 0
        n.spare_food = 0
        n.spare_resources = 0
        n.used &= ~ONCE_A_TURN
        n.just_taken = []
        n.civil_actions = n.civil_actions_total
        n.military_actions = n.military_actions_total
        self.report(TURN_ENDED, p)
