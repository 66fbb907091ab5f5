"""Leaders: rows, and the classes of those that compute something. TTA-16.1 to 16.6, 16.12."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import (
    AIR_FORCE,
    INFANTRY,
    LAB,
    LEADER,
    LIBRARY,
    RESOURCES,
    TECHNOLOGY,
    THEATER,
    Card,
    is_unit,
)
from ecumene.games.through_the_ages.rules.actions.spend import regain_civil
from ecumene.games.through_the_ages.rules.ratings import best_level, count_type, levels_of
from ecumene.games.through_the_ages.rules.seat import SPOKE
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import gain


class Alexander(Card):
    says: ClassVar[list[str]] = ["alexander"]

    def extra_strength(self, s: Realm, p: i64) -> i64:
        return military_units(s, p)


class Aristotle(Card):
    says: ClassVar[list[str]] = ["aristotle"]

    def on_take(self, s: Realm, p: i64, taken: Card) -> None:
        if taken.kind == TECHNOLOGY:
            s.gain_science(p, self.amount)


class GenghisKhan(Card):
    """TTA-16.2, R-11: culture for one of the two strongest; ties count in the owner's favour."""

    says: ClassVar[list[str]] = ["genghis-khan"]

    def end_of_turn(self, s: Realm, p: i64) -> None:
        stronger: i64 = 0
        for q in s.others(p):
            if s.nations[q].strength_rating > s.nations[p].strength_rating:
                stronger += 1
        if stronger < (1 if s.left() == 2 else 2):
            s.gain_culture(p, self.amount)


class JoanOfArc(Card):
    says: ClassVar[list[str]] = ["joan-of-arc"]

    def extra_strength(self, s: Realm, p: i64) -> i64:
        return s.nations[p].temple_faces + s.nations[p].government_faces


class Scholar(Card):
    """The best lab or library gives science equal to its level; developing a technology gives something too."""

    def extra_science(self, s: Realm, p: i64) -> i64:
        return max(0, max(best_level(s, p, LAB), best_level(s, p, LIBRARY)))

    def urban_output(self, s: Realm, p: i64) -> i64:
        return self.extra_science(s, p)


class Leonardo(Scholar):
    says: ClassVar[list[str]] = ["scholar", "leonardo"]

    def on_develop(self, s: Realm, p: i64) -> None:
        gain(s, p, RESOURCES, self.amount)


class Newton(Scholar):
    """TTA-16.4: however the technology was developed."""

    says: ClassVar[list[str]] = ["scholar", "newton"]

    def on_develop(self, s: Realm, p: i64) -> None:
        regain_civil(s, p, self.amount)


class Einstein(Scholar):
    says: ClassVar[list[str]] = ["scholar", "einstein"]

    def on_develop(self, s: Realm, p: i64) -> None:
        s.gain_culture(p, self.amount)


class Michelangelo(Card):
    says: ClassVar[list[str]] = ["michelangelo"]

    def extra_culture(self, s: Realm, p: i64) -> i64:
        n = s.nations[p]
        return n.temple_faces + n.theater_faces + n.wonder_faces


class Bach(Card):
    says: ClassVar[list[str]] = ["bach"]

    def extra_culture(self, s: Realm, p: i64) -> i64:
        return count_type(s, p, THEATER)

    def urban_culture(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p)

    def urban_output(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p)

    def tech_discount(self, s: Realm, p: i64, tech: Card) -> i64:
        return self.amount if tech.type == THEATER else 0


class Cook(Card):
    says: ClassVar[list[str]] = ["cook"]

    def extra_culture(self, s: Realm, p: i64) -> i64:
        colonies: i64 = len(s.nations[p].colonies)
        return colonies + 1 if colonies > 0 else 0


class Robespierre(Card):
    """TTA-16.3, 6.31."""

    says: ClassVar[list[str]] = ["robespierre"]

    def on_revolution(self, s: Realm, p: i64) -> None:
        s.gain_culture(p, self.amount)


class Napoleon(Card):
    says: ClassVar[list[str]] = ["napoleon"]

    def extra_strength(self, s: Realm, p: i64) -> i64:
        total: i64 = 0
        type: i64
        for type in range(INFANTRY, AIR_FORCE + 1):
            if count_type(s, p, type) > 0:
                total += self.amount
        return total


class Shakespeare(Card):
    """Libraries make theaters cheaper and the other way round; each pair gives culture."""

    says: ClassVar[list[str]] = ["shakespeare"]

    def extra_culture(self, s: Realm, p: i64) -> i64:
        return self.amount * min(count_type(s, p, LIBRARY), count_type(s, p, THEATER))

    def urban_culture(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p)

    def urban_output(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p)

    def build_discount(self, s: Realm, p: i64, tech: Card) -> i64:
        if tech.type == THEATER:
            return 1 if count_type(s, p, LIBRARY) > 0 else 0
        return 1 if tech.type == LIBRARY and count_type(s, p, THEATER) > 0 else 0

    def tech_discount(self, s: Realm, p: i64, tech: Card) -> i64:
        return self.build_discount(s, p, tech)


class Gates(Card):
    """TTA-16.6: culture for the levels of labs when he leaves or the game ends."""

    says: ClassVar[list[str]] = ["gates"]

    def on_leave(self, s: Realm, p: i64) -> None:
        s.gain_culture(p, levels_of(s, p, LAB))

    def end_of_game(self, s: Realm, p: i64) -> None:
        s.gain_culture(p, levels_of(s, p, LAB))


class Chaplin(Card):
    says: ClassVar[list[str]] = ["chaplin"]

    def extra_culture(self, s: Realm, p: i64) -> i64:
        n = s.nations[p]
        best: i64 = -1
        culture: i64 = 0
        i: i64
        for i in range(len(n.techs)):
            card = s.card(n.techs[i])
            if card.type == THEATER and n.workers[i] > 0 and card.age > best:
                best = card.age
                culture = card.culture
        return culture

    def urban_culture(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p)

    def urban_output(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p)


class Meier(Card):
    says: ClassVar[list[str]] = ["meier"]

    def extra_culture(self, s: Realm, p: i64) -> i64:
        return levels_of(s, p, LAB)

    def extra_science(self, s: Realm, p: i64) -> i64:
        return -count_type(s, p, LAB)

    def urban_output(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p) + self.extra_science(s, p)


class Churchill(Card):
    """R-12: if he was not used, he gives culture at the end of the turn."""

    says: ClassVar[list[str]] = ["churchill"]

    def end_of_turn(self, s: Realm, p: i64) -> None:
        if not s.nations[p].has_used(SPOKE):
            s.gain_culture(p, self.speaks)


def military_units(s: Realm, p: i64) -> i64:
    n = s.nations[p]
    total: i64 = 0
    i: i64
    for i in range(len(n.techs)):
        if is_unit(s.card(n.techs[i]).type):
            total += n.workers[i]
    return total


def leader_rows() -> list[Card]:
    return [
        Alexander("alexander_the_great", LEADER, 0, retires=1),
        Aristotle("aristotle", LEADER, 0, amount=1),
        Card("hammurabi", LEADER, 0, exchanges=1, leader_discount=1),
        Card("homer", LEADER, 0, happy=1, unit_resources=1, tucks=1),
        Card("julius_caesar", LEADER, 0, strength=1, military=1, second_action=1),
        Card("moses", LEADER, 0, food_discount=1),
        Card("christopher_columbus", LEADER, 1, settles=1),
        Card("frederick_barbarossa", LEADER, 1, enlists=1),
        GenghisKhan("genghis_khan", LEADER, 1, infantry_as_cavalry=1, amount=3),
        JoanOfArc("joan_of_arc", LEADER, 1, culture=1, military=1, peeks=1),
        Leonardo("leonardo_da_vinci", LEADER, 1, amount=1),
        Michelangelo("michelangelo", LEADER, 1, no_extra_wonder_cost=1),
        Newton("isaac_newton", LEADER, 2, amount=1),
        Bach("j_s_bach", LEADER, 2, remodels=1, amount=2),
        Cook("james_cook", LEADER, 2, discards_to_colonize=2),
        Robespierre("maximilien_robespierre", LEADER, 2, military=1, military_revolutions=1, amount=3),
        Napoleon("napoleon_bonaparte", LEADER, 2, military=2, amount=2),
        Shakespeare("william_shakespeare", LEADER, 2, happy=1, amount=2),
        Einstein("albert_einstein", LEADER, 3, amount=3),
        Gates("bill_gates", LEADER, 3, lab_resources=1),
        Chaplin("charlie_chaplin", LEADER, 3, happy=2),
        Card("mahatma_gandhi", LEADER, 3, culture=2, peaceful=1, attack_cost_factor=2),
        Meier("sid_meier", LEADER, 3),
        Churchill("winston_churchill", LEADER, 3, speaks=3),
    ]
