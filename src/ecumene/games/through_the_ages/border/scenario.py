"""Positions from `given` lines, and the facts that a `then` line may state: docs/scenarios.md.

`A: culture 3; techs irrigation 2; leader moses` sets a civilization, `row: …` the card row, and so on by the names of
the view's fields. Cards are taken from where they are: the boxes of later ages, or out of the game.
"""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages.border.questions import CARD, ROW, SEATS
from ecumene.games.through_the_ages.border.scenario_words import KINDS, MARKS, WORDS
from ecumene.games.through_the_ages.border.view import view
from ecumene.games.through_the_ages.border.zones import VIEWS
from ecumene.games.through_the_ages.cards.rows import AGES, CIVIL, FOOD, GOVERNMENT, NONE, RESOURCES, is_special
from ecumene.games.through_the_ages.rules import setup
from ecumene.games.through_the_ages.rules.actions.costs import (
    build_cost,
    population_cost,
    science_cost,
    stage_cost,
    take_cost,
    upgrade_cost,
)
from ecumene.games.through_the_ages.rules.actions.phase import ActionPhase
from ecumene.games.through_the_ages.rules.banks import consumption, corruption, faces_needed
from ecumene.games.through_the_ages.rules.ratings import discontent
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import SLOTS, Realm
from ecumene.games.through_the_ages.rules.tokens import stored
from ecumene.kernel.border.questions import BadScenario
from ecumene.kernel.border.scenario import ScenarioSetup, stated
from ecumene.kernel.core.bits import bag_of, has
from ecumene.kernel.core.piles import put
from ecumene.kernel.core.state import SPECTATOR

PAIRS = ("workers", "tokens", "wars")
SECRET = ("current", "top", "future", "discards", "gone")
STORED = ("civil_box", "military_box", "civil_gone", "gone")  # cards that are not in play yet, or no more


def in_no_order(key: str, words: list[str]) -> list[str]:
    """Sorted, because order does not matter; the parts of pairs (`bronze 2 iron 1`) stay together."""
    if key in PAIRS:
        return sorted(" ".join(pair) for pair in zip(words[::2], words[1::2], strict=True))
    return sorted(words)


def take(s: Realm, name: str) -> int:
    """One copy of a card, from its box or from outside the game."""
    return VIEWS.take(s, "card", ROW[name])


class RealmScenario(ScenarioSetup):
    """A table after the first round, in age I, with an empty row, empty hands and an action phase of A."""

    WORDS, NAMES = WORDS, KINDS

    def blank(self, **options: Any) -> Realm:
        self.actions: dict[tuple[int, str], int] = {}
        self.age_said = False
        s = setup.blank(int(options.pop("players", 2)), options.pop("corrections", ""))
        if options:
            raise BadScenario(f"this game has no options: {', '.join(options)}")
        s.round, s.age = 5, 1
        for p in range(len(s.nations)):
            s.update_ratings(p)
        return s

    def given(self, s: Realm, where: str, said: str) -> None:
        words = said.split()
        if where in SEATS[: len(s.nations)]:
            self._give(s, SEATS.index(where), words)
        elif where == "row":  # from the left; - for an empty slot
            s.row = [NONE if w == "-" else take(s, w) for w in words]
            s.row += [NONE] * (SLOTS - len(s.row))
        elif where == "territory":
            s.territory = [take(s, w) for w in words]
        elif where == "gone":  # besides what is left of military A
            for w in words:
                name, _, who = w.partition("@")
                put(s.gone, s.gone_known, take(s, name), bag_of([self._viewer_bit(x) for x in who]))
        elif where == "pact":  # pact: A peace_treaty C a — in A's area, with C, A being side a
            owner, card, partner, side = words
            n = s.nations[SEATS.index(owner)]
            n.pact, n.partner, n.side = take(s, card), SEATS.index(partner), "ab".index(side)
        else:
            VIEWS.given(s, NONE, where, words)
            self.age_said |= where == "age"

    def _give(self, s: Realm, p: int, words: list[str]) -> None:
        n = s.nations[p]
        key, *rest = words
        if key in ("civil_actions", "military_actions"):
            self.actions[p, key] = int(rest[0])
        elif key in ("food", "resources"):
            self._store(s, p, FOOD if key == "food" else RESOURCES, int(rest[0]))
        elif key in ("techs", "workers", "tokens"):
            self._technologies(s, n, key, rest)
        elif key == "specials":
            for w in rest:
                n.specials[s.card(ROW[w]).type - CIVIL] = take(s, w)
        elif key == "ruins":
            missing = [w for w in rest if ROW[w] not in n.wonders]
            if missing:
                raise BadScenario(f"{missing[0]} is not among the wonders of {SEATS[p]}")
            n.ruins = bag_of([n.wonders.index(ROW[w]) for w in rest])
        elif key == "wars":  # wars war_over_culture B
            n.wars, n.targets = [take(s, w) for w in rest[::2]], [SEATS.index(w) for w in rest[1::2]]
        elif key == "used":  # used tactic leader_replaced
            n.used |= bag_of([MARKS[w] for w in rest])
        else:
            VIEWS.given(s, p, key, sorted(rest, key=ROW.__getitem__) if key in ("wonders", "colonies") else rest)

    @staticmethod
    def _store(s: Realm, p: int, good: int, amount: int) -> None:
        """So much on farms or mines, its tokens taken from the bank."""
        s.put_tokens(p, good, amount)
        if stored(s, p, good) < amount:
            raise BadScenario(f"the bank has too few blue tokens, or no card fits: {stored(s, p, good)} of {amount}")

    def _technologies(self, s: Realm, n: Nation, key: str, words: list[str]) -> None:
        """`techs irrigation 2 iron`: in play, with this many workers; `workers bronze 3`, `tokens bronze 1`."""
        i = 0
        while i < len(words):
            row = ROW[words[i]]
            count = 0
            if i + 1 < len(words) and words[i + 1].isdigit():
                count = int(words[i + 1])
                i += 1
            i += 1
            if is_special(s.card(row).type) or s.card(row).type == GOVERNMENT:
                raise BadScenario(f"no workers stand on {CARD[row]}")
            if n.place(row) < 0:
                n.techs.append(take(s, CARD[row]))
                n.workers.append(0)
                n.tokens.append(0)
            (n.tokens if key == "tokens" else n.workers)[n.place(row)] = count

    def finish(self, s: Realm) -> None:
        """All actions are available unless the scenario says otherwise."""
        self._date(s)
        for n in s.nations:
            n.forget_powers()
            n.forget_pacts()
        s.update_all_ratings()
        for p, n in enumerate(s.nations):
            s.count_stock(p)
            n.civil_actions = self.actions.get((p, "civil_actions"), n.civil_actions_total)
            n.military_actions = self.actions.get((p, "military_actions"), n.military_actions_total)
        if not s.stack:
            s.push(ActionPhase(s.mover))

    def _date(self, s: Realm) -> None:
        """The age of the latest card in play, unless the scenario says another; a later card cannot be there."""
        slots = [slot for slot in self.zones.slots(s, "card") if slot[0].path not in STORED]
        late = max((c for slot in slots for c in self.zones.items(s, slot)), key=lambda c: s.card(c).age)
        if s.card(late).age > s.age:
            if self.age_said:
                raise BadScenario(
                    f"{CARD[late]} is a card of age {AGES[s.card(late).age]}, and this is age {AGES[s.age]}"
                )
            s.age = s.card(late).age
            self.filled.append(f"age: {AGES[s.age]}")

    # checking

    def checked(self, s: Realm, where: str, said: str, viewer: int | None) -> None:
        if where in SEATS[: len(s.nations)]:
            for fact in said.split(";"):
                key, *words = fact.split()
                found = self._fact(s, SEATS.index(where), key, viewer)
                assert in_no_order(key, found) == in_no_order(key, words), f"{where} {key} is {' '.join(found)}"
            return
        if where == "price":
            self._price(s, said.split())
            return
        v = view(s, SPECTATOR if viewer is None else viewer)
        if where in SECRET and viewer is None:
            seen = [CARD[c] for c in getattr(s, where)]
        elif where == "row":
            seen = " ".join(w or "-" for w in v.row).rstrip("- ").split()
        else:
            seen = stated(v, where)
        wanted = said.split()
        if where not in ("row", "future", "top"):
            seen, wanted = sorted(seen), sorted(wanted)
        assert seen == wanted, f"{where} is {' '.join(seen) or 'empty'}"

    def _fact(self, s: Realm, p: int, key: str, viewer: int | None) -> list[str]:
        n, v = s.nations[p], view(s, p if viewer is None else viewer).nations[p]
        figures = {
            "food": stored(s, p, FOOD),
            "resources": stored(s, p, RESOURCES),
            "colonization": n.colonization,
            "discontent": discontent(s, p),
            "consumption": consumption(n.yellow),
            "corruption": corruption(n.blue),
            "faces_needed": faces_needed(n.yellow),
            "hand_size": len(n.hand),
        }
        lists = {
            "techs": [t.card for t in v.techs if ROW[t.card] not in s.rules.starting],
            "workers": [x for t in v.techs if t.workers for x in (t.card, str(t.workers))],  # only what is there
            "tokens": [x for t in v.techs if t.tokens for x in (t.card, str(t.tokens))],
            "wars": [x for w in v.wars for x in (w.card, w.target)],
            "ruins": [v.wonders[i] for i in v.ruins],
            "used": [name for name, mark in MARKS.items() if has(n.used, mark)],
            "partner": [v.partner] if v.pact else [],
        }
        return (
            [str(figures[key])] if key in figures else lists[key] if key in lists else stated(v, key, "a civilization")
        )

    def _price(self, s: Realm, words: list[str]) -> None:
        """`price: A take taj_mahal 2`, `A build drama 3`, `A upgrade bronze iron 3`, `A stages 2 7`."""
        p, what, *cards, wanted = SEATS.index(words[0]), *words[1:]
        rows = [ROW[c] for c in cards if not c.isdigit()]
        if what == "take":
            price = take_cost(s, p, s.slot_of(rows[0]))
        elif what == "build":
            price = build_cost(s, p, rows[0])
        elif what == "upgrade":
            price = upgrade_cost(s, p, rows[0], rows[1])
        elif what in ("develop", "revolt"):
            price = science_cost(s, p, rows[0], what == "revolt")
        elif what == "stages":
            price = stage_cost(s, p, int(cards[0]))
        elif what == "population":
            price = population_cost(s, p)
        else:
            raise BadScenario(f"nothing has such a price: {what!r}")
        assert str(price) == wanted, f"the price is {price}"
