"""The words of scenarios: what `given` lines set up, and the facts that `then` lines state. See docs/scenarios.md.

A scenario edits a view and imagines the position from it, so everything that a view shows can be given. What no line
mentions is in the stock: tokens in the box, wonders and cards among those that nobody has seen.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from ecumene.games.seven_wonders_duel.border.questions import CARD_NAMES, SEATS, TOKEN_NAMES, WONDER_NAMES
from ecumene.games.seven_wonders_duel.border.scenario_words import KINDS, WORDS
from ecumene.games.seven_wonders_duel.border.view import DuelView, imagine, view
from ecumene.games.seven_wonders_duel.cards.buildings import CARDS, DECK_SIZE, FIRST_CARD
from ecumene.games.seven_wonders_duel.cards.rows import AGE3, GUILDS
from ecumene.games.seven_wonders_duel.rules import setup
from ecumene.games.seven_wonders_duel.rules.scoring import total_points
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.rules.structure import LAYOUTS, PLACES
from ecumene.games.seven_wonders_duel.rules.trade import card_price
from ecumene.games.seven_wonders_duel.rules.turn import GUILDS_IN_PLAY, TURNS, Turn
from ecumene.games.seven_wonders_duel.rules.wonders import wonder_price
from ecumene.kernel.border.questions import BadScenario
from ecumene.kernel.border.scenario import ScenarioSetup
from ecumene.kernel.border.scenario_words import THEN
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR

NAMES = {"card": CARD_NAMES, "wonder": WONDER_NAMES, "token": TOKEN_NAMES}
GUILD, FACE_DOWN, NOTHING = "guild", "?", "-"  # words that `places` accepts instead of a card
GUILD_CARDS = CARD_NAMES[FIRST_CARD[GUILDS] :]

NUMBERS = ("coins", "age", "marker")
SEAT_FIELDS = ("coins", "city", "wonders", "raised", "tokens", "loot", "symbols")
TABLE_FIELDS = ("age", "marker", "tokens", "box", "offered", "unseen_wonders", "discard", "unseen", "unseen_guilds")
STRUCTURE_FIELDS = {"row", "full", "places", "guilds"}


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
        self.fields: dict[str, Any] = {}
        self.cities: list[dict[str, Any]] = [{}, {}]
        s = setup.start(**{"wonders": "preset", **options})
        if "wonders" not in options:
            s.stack = [TURNS[0]]
            s.age = 1
            for seat in s.seats:
                seat.wonders = 0
        return s

    def given(self, s: Duel, where: str, said: str) -> None:
        if where in list(SEATS):
            key, *words = said.split()
            self.cities[SEATS.index(where)][key] = read(key, words)
        elif where == "places":  # `places: 14 altar 9 ? 5 guild 3 -`
            words = said.split()
            self.fields[where] = dict(zip(words[::2], words[1::2]))
        else:
            self.fields[where] = read(where, said.split())

    def finish(self, s: Duel) -> None:
        said = dict(self.fields)
        v = view(s, SPECTATOR)
        v = replace(v, seats=[replace(c, **d) for c, d in zip(v.seats, self.cities)])
        plain = {key: said[key] for key in said if key not in STRUCTURE_FIELDS}
        v = replace(v, **plain, drawn_count=len(said.get("drawn", [])))
        v = self._dated(v, said)
        v = self._lay(v, said) if STRUCTURE_FIELDS & said.keys() else v
        places = {
            "token": [*v.tokens, *v.drawn, *said.get("box", []), *(t for c in v.seats for t in c.tokens)],
            "wonder": [*v.offered, *(w for c in v.seats for w in (*c.wonders, *c.raised))],
            "card": self._seen(v),
        }
        for kind, names in places.items():
            for name, n in Counter(names).items():
                if n > 1 and name in NAMES[kind]:
                    raise BadScenario(f"there is only one {name}")
        rest = {
            "box": without(TOKEN_NAMES, places["token"]),
            "unseen_wonders": without(WONDER_NAMES, places["wonder"]),
            "unseen": without(deck(v.age), places["card"]),
            "unseen_guilds": without(GUILD_CARDS, places["card"]),
        }
        whole = imagine(replace(v, **{key: names for key, names in rest.items() if key not in said}), Rng(0))
        for field in dataclasses.fields(whole):
            setattr(s, field.name, getattr(whole, field.name))

    def _dated(self, v: DuelView, said: dict[str, Any]) -> DuelView:
        """The age of the latest card that is named, unless the scenario says another; a later card cannot be there."""
        named = [*self._seen(v), *said.get("row", []), *said.get("full", []), *said.get("places", {}).values()]
        late = {name: min(AGE3, CARDS[CARD_NAMES.index(name)].deck) for name in named if name in CARD_NAMES}
        latest = max(late, key=lambda name: late[name], default="")
        if v.age == 0 or not latest or late[latest] <= v.age:
            return v
        if "age" in said:
            raise BadScenario(f"{latest} is a card of age {late[latest]}, and this is age {v.age}")
        self.filled.append(f"age: {late[latest]}")
        return replace(v, age=late[latest])

    def _seen(self, v: DuelView) -> list[str]:
        return [*v.table, *v.discard, *(c for city in v.seats for c in city.city)]

    def _lay(self, v: DuelView, said: dict[str, Any]) -> DuelView:
        """The structure from `row`, `full`, `places` and `guilds`."""
        layout = LAYOUTS[v.age]
        whole = "full" in said
        table = [FACE_DOWN if whole else ""] * PLACES
        spots, names = (layout.open, said["full"]) if whole else (widest(layout.rows), said.get("row", []))
        if len(names) > len(spots):
            raise BadScenario(f"there is room for {len(spots)} in age {v.age}: {' '.join(names)}")
        for place, name in zip(spots, names):
            table[place] = name
        backs = {int(i) for i in said.get("guilds", [])}
        for place, name in said.get("places", {}).items():
            table[int(place)] = {GUILD: FACE_DOWN, NOTHING: ""}.get(name, name)
            backs |= {int(place)} if name == GUILD else set()
        backs |= {i for i, name in enumerate(table) if name in GUILD_CARDS}
        for place in (2, 3, 4):
            if whole and v.age == AGE3 and len(backs) < GUILDS_IN_PLAY:
                backs.add(place)
        if len(backs) > (GUILDS_IN_PLAY if v.age == AGE3 else 0):
            raise BadScenario(f"the third age has {GUILDS_IN_PLAY} guilds, the others none")
        seen = self._seen(replace(v, table=table))
        cards, guilds = without(deck(v.age), seen), without(GUILD_CARDS, seen)
        filled = [i for i in range(PLACES if whole else 0) if table[i] == FACE_DOWN and has(layout.face_up, i)]
        for place in filled:
            table[place] = (guilds if place in backs else cards).pop()
        if filled:
            self.filled.append(f"places: {' '.join(f'{i} {table[i]}' for i in filled)}")
        if whole and v.age == AGE3:
            self.filled.append(f"guilds: {' '.join(map(str, sorted(backs)))}")
        return replace(v, table=table, backs=sorted(backs))

    def checked(self, s: Duel, where: str, said: str, viewer: int | None) -> None:
        v = view(s, self._viewer(s) if viewer is None else viewer)
        if where in list(SEATS):
            for fact in said.split(";"):
                key, *words = fact.split() or [""]
                same(f"{where} {key}", self._seat_fact(s, v, SEATS.index(where), key), words)
        elif where == "price":  # `price: A aqueduct 12; B aqueduct 6`
            for fact in said.split(";"):
                letter, what, n = fact.split()
                same(f"the price of {what}", [self._price(s, SEATS.index(letter), what)], [n])
        elif where == "drawn":
            same(where, v.drawn or [FACE_DOWN] * v.drawn_count, said.split())
        elif where == "guilds":
            same(where, v.backs, said.split())
        elif where in TABLE_FIELDS:
            found = getattr(v, where)
            same(where, found if isinstance(found, list) else [found], said.split())
        elif where.startswith("place "):  # `place 9: quarry`
            same(where, [v.table[int(where.split()[1])] or NOTHING], [said])
        else:
            raise self._unknown(where, THEN, False)

    def _viewer(self, s: Duel) -> int:
        """Facts are stated as the player who is asked sees them."""
        return int(s.player) if not s.over and s.player >= 0 else SPECTATOR

    def _price(self, s: Duel, p: int, what: str) -> int:
        if what in WONDER_NAMES:
            return int(wonder_price(s, p, WONDER_NAMES.index(what)))
        return int(card_price(s, p, CARD_NAMES.index(what)))

    def _seat_fact(self, s: Duel, v: DuelView, p: int, key: str) -> list[Any]:
        if key == "points":
            return [total_points(s, p)]
        if key not in SEAT_FIELDS:
            raise self._unknown(key, THEN, True)
        found = getattr(v.seats[p], key)
        return found if isinstance(found, list) else [found]


def read(where: str, words: list[str]) -> Any:
    """What a `given` line says: a number, or names, each once."""
    if where in NUMBERS:
        return int(words[0])
    for word in words:
        if words.count(word) > 1:
            raise BadScenario(f"there is only one {word}")
    return [int(w) for w in words] if where == "loot" else words


def same(where: str, found: list[Any], wanted: list[str]) -> None:
    """Do both lists hold the same words, in any order?"""
    words = sorted(map(str, found))
    assert words == sorted(wanted), f"{where} is {' '.join(words) or 'nothing'}"


def deck(age: int) -> list[str]:
    return CARD_NAMES[FIRST_CARD[age] : FIRST_CARD[age] + DECK_SIZE[age]]


def without(names: Iterable[str], seen: list[str]) -> list[str]:
    return [name for name in names if name not in seen]


def widest(rows: list[int]) -> list[int]:
    """The places of the longest row of a layout: none of them covers another."""
    longest = max(Counter(rows).items(), key=lambda item: item[1])[0]
    return [place for place, row in enumerate(rows) if row == longest]
