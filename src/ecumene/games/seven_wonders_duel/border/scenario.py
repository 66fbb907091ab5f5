"""The words of scenarios: what `given` lines set up, and the facts that `then` lines state. See docs/scenarios.md.

What no line mentions is in the stock: tokens in the box, wonders and cards among those that nobody has seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ecumene.games.seven_wonders_duel.border.questions import CARD_NAMES, SEATS, WONDER_NAMES
from ecumene.games.seven_wonders_duel.border.scenario_words import KINDS, WORDS
from ecumene.games.seven_wonders_duel.border.view import compute_rest, view
from ecumene.games.seven_wonders_duel.border.zones import VIEWS, DuelView, lay_table
from ecumene.games.seven_wonders_duel.cards.buildings import CARDS, DECK_SIZE, FIRST_CARD
from ecumene.games.seven_wonders_duel.cards.rows import AGE3, GUILDS
from ecumene.games.seven_wonders_duel.rules import setup
from ecumene.games.seven_wonders_duel.rules.scoring import total_points
from ecumene.games.seven_wonders_duel.rules.state import EMPTY, FACE_DOWN, Duel
from ecumene.games.seven_wonders_duel.rules.structure import LAYOUTS, PLACES
from ecumene.games.seven_wonders_duel.rules.trade import card_price
from ecumene.games.seven_wonders_duel.rules.turn import GUILDS_IN_PLAY, Turn
from ecumene.games.seven_wonders_duel.rules.wonders import wonder_price
from ecumene.kernel.border.questions import BadScenario
from ecumene.kernel.border.scenario import ScenarioSetup, stated, words_of
from ecumene.kernel.border.scenario_words import THEN
from ecumene.kernel.core.bits import bag_of, has, members
from ecumene.kernel.core.state import SPECTATOR

NO_CARD = {"guild": FACE_DOWN, "?": FACE_DOWN, "-": EMPTY}  # words that `places` accepts instead of a card
STRUCTURE = {"row", "full", "places", "guilds"}
UNSEEN = {"unseen", "unseen_guilds", "unseen_wonders"}


class DuelScenario(ScenarioSetup):
    """`row` names the only cards of a structure. `full` names the open cards of a complete structure."""

    WORDS, NAMES = WORDS, KINDS

    def build(self, lines: list[str]) -> Any:
        s = super().build(lines)
        if s.due and isinstance(s.stack[-1], Turn):
            raise BadScenario("an open place is face down: name its card, or `ask: TurnUp; Turn A`")
        return s

    def blank(self, **options: Any) -> Duel:
        """The setup, if the option `wonders` is given. Otherwise a turn of A in the first age, and empty cities."""
        self.said: dict[str, list[str]] = {}  # by line, not those of seats
        s = setup.start(**{"wonders": "preset", **options})
        if "wonders" not in options:
            s.stack = [Turn(0)]
            s.age = 1
            for seat in s.seats:
                seat.wonders = 0
        return s

    def given(self, s: Duel, where: str, said: str) -> None:
        words = said.split()
        if where in list(SEATS):
            key, *words = words
            VIEWS.given(s, SEATS.index(where), key, once(words))
        else:
            self.said[where] = words if where == "places" else once(words)
            if where not in STRUCTURE | UNSEEN:
                VIEWS.given(s, -1, where, words)

    def finish(self, s: Duel) -> None:
        self._date(s)
        if STRUCTURE & self.said.keys():
            self._lay(s)
        cards = seen(s)
        wonders = members(s.offered) + [w for x in s.seats for w in members(x.wonders) + members(x.raised)]
        once([CARD_NAMES[c] for c in cards])
        once([WONDER_NAMES[w] for w in wonders])
        s.bag = bag_of([c - FIRST_CARD[s.age] for c in self._unseen("unseen", deck(s.age), cards)])
        s.guild_bag = bag_of([c - FIRST_CARD[GUILDS] for c in self._unseen("unseen_guilds", deck(GUILDS), cards)])
        s.wonder_bag = bag_of(self._unseen("unseen_wonders", range(len(WONDER_NAMES)), wonders))
        compute_rest(s)

    def _unseen(self, where: str, rows: Iterable[int], seen: list[int]) -> list[int]:
        """Exactly what the line says, or everything that nobody has seen."""
        if where in self.said:
            return [(WONDER_NAMES if where == "unseen_wonders" else CARD_NAMES).index(w) for w in self.said[where]]
        return [row for row in rows if row not in seen]

    def _date(self, s: Duel) -> None:
        """The age of the latest card that is named, unless the scenario says another; a later card cannot be there."""
        named = [w for where in ("row", "full", "places") for w in self.said.get(where, [])]
        cards = seen(s) + [CARD_NAMES.index(w) for w in named if w in CARD_NAMES]
        late = {c: min(AGE3, CARDS[c].deck) for c in cards}
        latest = max(late, key=lambda c: late[c], default=0)
        if s.age == 0 or late.get(latest, 0) <= s.age:
            return
        if "age" in self.said:
            raise BadScenario(f"{CARD_NAMES[latest]} is a card of age {late[latest]}, and this is age {s.age}")
        self.filled.append(f"age: {late[latest]}")
        s.age = late[latest]

    def _lay(self, s: Duel) -> None:
        """The structure from `row`, `full`, `places` and `guilds`."""
        said, layout = self.said, LAYOUTS[s.age]
        whole = "full" in said
        table = [FACE_DOWN if whole else EMPTY] * PLACES
        spots, names = (members(layout.open), said["full"]) if whole else (widest(layout.rows), said.get("row", []))
        if len(names) > len(spots):
            raise BadScenario(f"there is room for {len(spots)} in age {s.age}: {' '.join(names)}")
        places = said.get("places", [])
        backs = {int(i) for i in said.get("guilds", [])}
        for place, name in [*zip(spots, names), *zip(map(int, places[::2]), places[1::2])]:
            table[place] = NO_CARD[name] if name in NO_CARD else CARD_NAMES.index(name)
            backs |= {place} if name == "guild" else set()
        backs |= {i for i, c in enumerate(table) if c >= FIRST_CARD[GUILDS]}
        for place in (2, 3, 4):
            if whole and s.age == AGE3 and len(backs) < GUILDS_IN_PLAY:
                backs.add(place)
        if len(backs) > (GUILDS_IN_PLAY if s.age == AGE3 else 0):
            raise BadScenario(f"the third age has {GUILDS_IN_PLAY} guilds, the others none")
        lay_table(s, table)
        s.backs = bag_of([*backs])
        cards, guilds = ([c for c in deck(which) if c not in seen(s)] for which in (s.age, GUILDS))
        filled = [i for i in range(PLACES if whole else 0) if table[i] == FACE_DOWN and has(layout.face_up, i)]
        for place in filled:
            table[place] = (guilds if place in backs else cards).pop()
        lay_table(s, table)
        if filled:
            self.filled.append(f"places: {' '.join(f'{i} {CARD_NAMES[table[i]]}' for i in filled)}")
        if whole and s.age == AGE3:
            self.filled.append(f"guilds: {' '.join(map(str, sorted(backs)))}")

    def checked(self, s: Duel, where: str, said: str, viewer: int | None) -> None:
        v = view(s, self._viewer(s) if viewer is None else viewer)
        if where in list(SEATS):
            for fact in said.split(";"):
                key, *words = fact.split() or [""]
                same(f"{where} {key}", self._seat_fact(s, v, SEATS.index(where), key), words)
        elif where == "price":  # `price: A aqueduct 12; B aqueduct 6`
            for fact in said.split(";"):
                letter, what, n = fact.split()
                same(f"the price of {what}", words_of(self._price(s, SEATS.index(letter), what)), [n])
        elif where == "drawn":
            same(where, v.drawn or ["?"] * v.drawn_count, said.split())
        elif where.startswith("place "):  # `place 9: quarry`
            same(where, [v.table[int(where.split()[1])] or "-"], [said])
        elif where in self.vocabulary.known(THEN, False):
            same(where, stated(v, "backs" if where == "guilds" else where), said.split())
        else:
            raise self._unknown(where, THEN, False)

    def _viewer(self, s: Duel) -> int:
        """Facts are stated as the player who is asked sees them."""
        return int(s.player) if not s.over and s.player >= 0 else SPECTATOR

    def _price(self, s: Duel, p: int, what: str) -> int:
        if what in WONDER_NAMES:
            return int(wonder_price(s, p, WONDER_NAMES.index(what)))
        return int(card_price(s, p, CARD_NAMES.index(what)))

    def _seat_fact(self, s: Duel, v: DuelView, p: int, key: str) -> list[str]:
        if key not in self.vocabulary.known(THEN, True):
            raise self._unknown(key, THEN, True)
        return words_of(total_points(s, p)) if key == "points" else stated(v.seats[p], key)


def once(words: list[str]) -> list[str]:
    """There is one of each."""
    for word, n in Counter(words).items():
        if n > 1:
            raise BadScenario(f"there is only one {word}")
    return words


def same(where: str, found: list[str], wanted: list[str]) -> None:
    """Do both lists hold the same words, in any order?"""
    assert sorted(found) == sorted(wanted), f"{where} is {' '.join(sorted(found)) or 'nothing'}"


def deck(which: int) -> range:
    """The rows of an age, or of the guilds."""
    return range(FIRST_CARD[which], FIRST_CARD[which] + DECK_SIZE[which])


def seen(s: Duel) -> list[int]:
    """The cards in the structure, among the discards and in the cities."""
    there = [int(s.card_at(place)) for place in range(PLACES)]
    return [c for c in there if c >= 0] + s.discard + [c for x in s.seats for c in x.city]


def widest(rows: list[int]) -> list[int]:
    """The places of the longest row of a layout: none of them covers another."""
    longest = max(Counter(rows).items(), key=lambda item: item[1])[0]
    return [place for place, row in enumerate(rows) if row == longest]
