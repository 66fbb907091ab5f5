"""The position of Clash of Cultures, and how goods, advances and turns of it change. COC-1, 2.

A change of a position is a method that changes one thing and reports it as an event. Nothing else assigns to fields of
a position: a test checks it. What a position consists of is in `state_fields`, the other changes are in `state_map`,
`state_cards`, `state_battle` and `state_redeal`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER
from ecumene.games.clash_of_cultures.rules.map.packed_unit import MOVED, NO_BATTLE, STUCK
from ecumene.games.clash_of_cultures.rules.once_flags import ASSASSINATED, FLAGS_OF_TURN, FORCED_LABOR_USED
from ecumene.games.clash_of_cultures.rules.seat import CULTURE_GOOD, MOOD_GOOD
from ecumene.games.clash_of_cultures.rules.state_redeal import WorldRedeal
from ecumene.games.clash_of_cultures.rules.verbs import (
    BANNED,
    ENDED,
    EXTRA_ACTION,
    FIRST_PLAYER,
    FORCED,
    GAINED,
    INSPIRED,
    LAST_TURN,
    LEARNED,
    LEFT,
    LEVEL,
    LOST,
    LOST_ACTION,
    NEXT_TURN,
    RESIGNED,
    ROUND_BEGAN,
    SHIFTED,
    SPENT_ACTION,
    STATUS_BEGAN,
    TECH_TRADED,
    TRUCE,
    TURN_BEGAN,
    UNBANNED,
)
from ecumene.kernel.core.bits import each, one

MOST_PLAYERS: Final = 4
NONE: Final = -1

# terrain
OFF_MAP: Final = -1
UNEXPLORED: Final = 0
PLAIN: Final = 1
MOUNTAIN: Final = 2
FOREST: Final = 3
SEA: Final = 4
DESERT: Final = 5
TERRAINS: Final = ["unexplored", "plain", "mountain", "forest", "sea", "desert"]

# the variants: COC-25
EVENTS_AS_DRAWN: Final = 0
ICONS_ONLY: Final = 1
EVENTS_BY_CHOICE: Final = 2
SIX_ROUNDS: Final = 0
FOUR_ROUNDS: Final = 1
DIE_ENDS: Final = 2
WONDER_ENDS: Final = 3


@final
@dataclass(init=False, eq=False)
class World(WorldRedeal):
    # fields: begin
    # fmt: off
    def clone(self) -> World:
        """An independent copy. It records no events."""
        twin = World(
            self.stack[:], None, self.rules, [x.clone() for x in self.nations], self.texts, self.length, self.round,
            self.turn, self.first, self.mover, self.city[:], self.tiles, self.terrain, self.exhausted, self.barbarians,
            self.regions, self.action_deck, self.action_gone, self.objective_deck, self.event_deck, self.event_gone,
            self.event_out, self.wonder_deck, self.wonders, self.battle.clone() if self.battle is not None else None,
            self.deal, self.offered[:], self.offered_objectives[:], self.offered_goods[:], self.wanted[:], self.ending,
            self.resignations,
        )
        twin.city_cells = self.city_cells
        twin.kept_distances = self.kept_distances
        return twin
    # fmt: on
    # fields: end

    # dealing again: two questions to rules that need this class, so they are imported late

    def may_be_face_down(self, card: i64) -> bool:
        from ecumene.games.clash_of_cultures.rules.battle.combat_value import can_use_combat_half

        return self.battle is None or can_use_combat_half(self, ATTACKER, self.rules.actions[card].combat)

    def proposer(self) -> i64:
        from ecumene.games.clash_of_cultures.rules.trade.trade import proposer_of

        return proposer_of(self)

    # goods: COC-5

    def add_good(self, p: i64, good: i64, n: i64) -> None:
        if n > 0:
            self.nations[p].add_good(good, n)
            self.report(GAINED, p, good, n)

    def remove_good(self, p: i64, good: i64, n: i64) -> None:
        if n > 0:
            self.nations[p].add_good(good, -n)
            self.report(LOST, p, good, n)

    def add_happiness(self, p: i64) -> None:
        self.nations[p].happiness += 1
        self.report(LEVEL, p, MOOD_GOOD, self.nations[p].happiness)

    def add_culture(self, p: i64) -> None:
        """The level, not the tokens."""
        self.nations[p].culture += 1
        self.report(LEVEL, p, CULTURE_GOOD, self.nations[p].culture)

    # advances: COC-9

    def add_advance(self, p: i64, a: i64) -> None:
        self.nations[p].advances |= one(a)
        self.report(LEARNED, p, a)

    def leave_government(self, p: i64, category: i64, advances: i64) -> None:
        """The bag of all advances of this category loses its cubes."""
        self.nations[p].advances &= ~advances
        self.report(LEFT, p, category)

    def shift_cube(self, p: i64, a: i64) -> None:
        """COC-9.10: a cube of the old government comes to this advance."""
        self.nations[p].advances |= one(a)
        self.report(SHIFTED, p, a)

    # rounds and turns: COC-8

    def set_first(self, p: i64) -> None:
        self.first = p
        self.report(FIRST_PLAYER, p)

    def start_round(self, number: i64) -> None:
        self.round = number
        self.turn = 0
        self.report(ROUND_BEGAN, number + 1)

    def next_turn(self) -> None:
        """The next turn of the round, for all players."""
        self.turn += 1
        self.report(NEXT_TURN, self.turn + 1)

    def start_status(self, turn: i64) -> None:
        """COC-15.13: it is nobody's turn."""
        self.turn = turn
        self.mover = NONE
        self.report(STATUS_BEGAN, self.round + 1)

    def clear_round_counts(self) -> None:
        """What is counted by round starts again."""
        for n in self.nations:
            n.goals = 0
            n.built_wonder = 0

    def start_turn(self, p: i64, actions: i64) -> None:
        """COC-8.6, 8.8, 12.7 to 12.9: what is allowed once a turn is allowed again, and limits of the last turn end."""
        self.mover = p
        self.report(TURN_BEGAN, p)
        for n in self.nations:
            n.declined = 0
        n = self.nations[p]
        n.actions = max(actions - n.lost_actions, 0)
        n.lost_actions = 0
        n.used &= ~(one(FLAGS_OF_TURN) - 1)
        n.drafts = n.won_battles = n.triumphs = n.captures = n.inspired = n.tech_traded = 0
        n.hero_generals = n.great_ideas = 0
        n.fought_at = []
        n.truces = n.truces_next
        n.truces_next = 0
        self.clear_activations()
        self.clear_flags(p, MOVED | STUCK | NO_BATTLE)

    def end_turn(self, p: i64) -> None:
        """What lasts only for this turn is over."""
        self.nations[p].actions = 0
        self.nations[p].truces = 0

    def resign(self, p: i64) -> None:
        self.resignations += 1
        self.nations[p].resigned = self.resignations
        self.report(RESIGNED, p)

    def end_after_turn(self, how: i64) -> None:
        """COC-25.9: the game will end after this turn."""
        if self.ending != how:
            self.ending = how
            self.report(LAST_TURN)

    def end(self, how: i64) -> None:
        self.ending = how
        self.mover = NONE
        self.report(ENDED)

    # actions: COC-8.2, 8.8

    def spend_action(self, p: i64) -> None:
        self.nations[p].actions -= 1
        self.report(SPENT_ACTION, p, self.nations[p].actions)

    def add_actions(self, p: i64, n: i64) -> None:
        self.nations[p].actions += n
        self.report(EXTRA_ACTION, p)

    def lose_action(self, p: i64) -> None:
        """COC-17.17: an action of this turn, or of the player's next turn if it is another player's turn."""
        if self.mover == p:
            self.nations[p].actions -= 1
        else:
            self.nations[p].lost_actions += 1
        self.report(LOST_ACTION, p)

    def assassinate(self, p: i64, n: i64) -> None:
        """COC-20: fewer actions in the next turn."""
        self.nations[p].use(ASSASSINATED)
        self.nations[p].lost_actions += n
        self.report(LOST_ACTION, p)

    # what is allowed, and counted

    def use(self, p: i64, what: i64) -> None:
        """One of the `once_flags`."""
        self.nations[p].use(what)

    def clear_used(self, p: i64, flags: i64) -> None:
        """A bag of `once_flags`."""
        self.nations[p].used &= ~flags

    def force_labor(self, p: i64) -> None:
        """COC-24.20: angry cities act as neutral ones in this turn."""
        self.nations[p].use(FORCED_LABOR_USED)
        self.report(FORCED, p)

    def ban(self, p: i64, lasts: i64) -> None:
        """COC-17.19."""
        self.nations[p].banned = lasts
        self.report(BANNED, p)

    def lift_ban(self, p: i64) -> None:
        if self.nations[p].banned:
            self.nations[p].banned = 0
            self.report(UNBANNED, p)

    def make_truce(self, p: i64, q: i64) -> None:
        """In this turn of p, and in the next turn of q."""
        self.nations[p].truces |= one(q)
        self.nations[q].truces_next |= one(p)
        self.report(TRUCE, p, q)

    def count_inspiration(self, p: i64, q: i64) -> None:
        """COC-20.10: the card was played on q."""
        self.nations[p].inspired += each(q)
        self.report(INSPIRED, p, q)

    def count_tech_trade(self, p: i64, q: i64) -> None:
        """COC-20.10: the card was played on q."""
        self.nations[p].tech_traded |= one(q)
        self.report(TECH_TRADED, p, q)

    def count_hero_general(self, p: i64) -> None:
        self.nations[p].hero_generals += 1

    def count_great_ideas(self, p: i64) -> None:
        self.nations[p].great_ideas += 1

    def count_draft(self, p: i64) -> None:
        self.nations[p].drafts += 1
