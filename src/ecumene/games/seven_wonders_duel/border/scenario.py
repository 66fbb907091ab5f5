"""Positions of Duel from the `given` lines of scenarios, and the facts a `then` line may state: docs/scenarios.md.

A scenario edits a view and imagines the position from it, so all that a view can tell can be given. What no line
mentions lies in the stock: tokens in the box, wonders and cards among those nobody has seen.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from ecumene.games.seven_wonders_duel.border.questions import CARD, SEATS, TOKEN, WONDER
from ecumene.games.seven_wonders_duel.border.view import DuelView, imagine, view
from ecumene.games.seven_wonders_duel.cards.buildings import FIRST, SIZE
from ecumene.games.seven_wonders_duel.cards.rows import AGE3, GUILDS
from ecumene.games.seven_wonders_duel.rules import setup
from ecumene.games.seven_wonders_duel.rules.military import LOOT
from ecumene.games.seven_wonders_duel.rules.scoring import total_points
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.rules.structure import LAYOUTS, PLACES
from ecumene.games.seven_wonders_duel.rules.trade import card_price
from ecumene.games.seven_wonders_duel.rules.turn import GUILDS_IN_PLAY, TURNS, Turn
from ecumene.games.seven_wonders_duel.rules.wonders import wonder_price
from ecumene.kernel.border.errors import nearest
from ecumene.kernel.border.questions import BadScenario
from ecumene.kernel.border.scenario import ScenarioSetup
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR

NAMES = {"card": CARD, "wonder": WONDER, "token": TOKEN, "loot": list(map(str, LOOT))}
NAMES["place"] = [str(i) for i in range(PLACES)]
GUILD, FACE_DOWN, NOTHING = "guild", "?", "-"  # what `places` may say instead of a card
NAMES["there"] = [*CARD, GUILD, FACE_DOWN, NOTHING]
GUILD_CARDS = CARD[FIRST[GUILDS] :]

OF_A_SEAT = {"coins": "number", "city": "card", "wonders": "wonder", "raised": "wonder", "tokens": "token"}
OF_A_SEAT |= {"loot": "loot"}  # coins of the military tokens still on this side
OF_THE_TABLE = {"age": "number", "marker": "number", "tokens": "token", "box": "token", "drawn": "token"}
OF_THE_TABLE |= {"offered": "wonder", "unseen_wonders": "wonder", "discard": "card"}
OF_THE_TABLE |= {"unseen": "card", "unseen_guilds": "card"}
STRUCTURE = {"row": "card", "full": "card", "places": "there", "guilds": "place"}
GIVEN = {**OF_THE_TABLE, **STRUCTURE}
MORE_FACTS = ("guilds", "price", "place <number>", *SEATS)


class DuelScenario(ScenarioSetup):
    """`row` names the cards of an otherwise empty structure, `full` the open ones of a whole one."""

    def build(self, lines: list[str]) -> Any:
        self.fields: dict[str, Any] = {}
        self.cities: list[dict[str, Any]] = [{}, {}]
        s = super().build(lines)
        if s.due and isinstance(s.stack[-1], Turn):
            raise BadScenario("an open place is face down: name its card, or `ask: TurnUp; Turn A`")
        return s

    def blank(self, **options: Any) -> Duel:
        """The setup, where the option of wonders is given; else a turn of A in the first age, and empty cities."""
        s = setup.start(**{"wonders": "preset", **options})
        if "wonders" not in options:
            s.stack = [TURNS[0]]
            s.age = 1
            for seat in s.seats:
                seat.wonders = 0
        return s

    def given(self, s: Duel, where: str, said: str) -> None:
        if where in list(SEATS):
            for fact in said.split(";"):
                key, *words = fact.split() or [""]
                self.cities[SEATS.index(where)][key] = read(OF_A_SEAT, key, words)
        elif where == "places":  # `places: 14 altar 9 ? 5 guild 3 -`
            words = said.split()
            if len(words) % 2:
                raise BadScenario(f"a place and what lies there, by turns: {said}")
            self.fields[where] = dict(zip(read(GIVEN, "guilds", words[::2]), read(GIVEN, where, words[1::2], True)))
        else:
            self.fields[where] = read(GIVEN, where, said.split())

    def finish(self, s: Duel) -> None:
        said = dict(self.fields)
        v = view(s, SPECTATOR)
        v = replace(v, seats=[replace(c, **d) for c, d in zip(v.seats, self.cities)])
        plain = {key: said[key] for key in said if key not in STRUCTURE}
        v = replace(v, **plain, drawn_count=len(said.get("drawn", [])))
        if not 0 <= v.age <= AGE3:
            raise BadScenario(f"there are {AGE3} ages")
        v = self._lay(v, said) if STRUCTURE.keys() & said else v
        places = {
            "token": [*v.tokens, *v.drawn, *said.get("box", []), *(t for c in v.seats for t in c.tokens)],
            "wonder": [*v.offered, *(w for c in v.seats for w in (*c.wonders, *c.raised))],
            "card": self._seen(v),
        }
        for kind, names in places.items():
            for name, n in Counter(names).items():
                if n > 1 and name in NAMES[kind]:
                    raise BadScenario(f"there is but one {name}")
        rest = {
            "box": without(TOKEN, places["token"]),
            "unseen_wonders": without(WONDER, places["wonder"]),
            "unseen": without(deck(v.age), places["card"]),
            "unseen_guilds": without(GUILD_CARDS, places["card"]),
        }
        whole = imagine(replace(v, **{key: names for key, names in rest.items() if key not in said}), Rng(0))
        for field in dataclasses.fields(whole):
            setattr(s, field.name, getattr(whole, field.name))

    def _seen(self, v: DuelView) -> list[str]:
        return [*v.table, *v.discard, *(c for city in v.seats for c in city.city)]

    def _lay(self, v: DuelView, said: dict[str, Any]) -> DuelView:
        """The structure from `row`, `full`, `places` and `guilds`."""
        layout = LAYOUTS[v.age]
        whole = "full" in said
        table = [FACE_DOWN if whole else ""] * PLACES
        spots, names = (layout.open, said["full"]) if whole else (widest(layout.rows), said.get("row", []))
        if len(names) > len(spots):
            raise BadScenario(f"there is room for {len(spots)}: {' '.join(names)}")
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
        for place in range(PLACES if whole else 0):
            if table[place] == FACE_DOWN and has(layout.face_up, place):
                table[place] = (guilds if place in backs else cards).pop()
        return replace(v, table=table, backs=sorted(backs))

    def told(self, s: Duel, where: str, said: str, viewer: int | None) -> None:
        v = view(s, self._eyes(s) if viewer is None else viewer)
        if where in list(SEATS):
            for fact in said.split(";"):
                key, *words = fact.split() or [""]
                same(f"{where} {key}", self._of_a_seat(s, v, SEATS.index(where), key), words)
        elif where == "price":  # `price: A aqueduct 12; B aqueduct 6`
            for fact in said.split(";"):
                letter, what, n = fact.split()
                same(f"the price of {what}", [self._price(s, SEATS.index(letter), what)], [n])
        elif where == "drawn":
            same(where, v.drawn or [FACE_DOWN] * v.drawn_count, said.split())
        elif where == "guilds":
            same(where, v.backs, said.split())
        elif where in OF_THE_TABLE:
            found = getattr(v, where)
            same(where, found if isinstance(found, list) else [found], said.split())
        elif where.startswith("place "):  # `place 9: quarry`
            same(where, [v.table[int(where.split()[1])] or NOTHING], [said])
        else:
            raise BadScenario(f"nothing is called {where!r}; there are: {', '.join([*OF_THE_TABLE, *MORE_FACTS])}")

    def _eyes(self, s: Duel) -> int:
        """Facts are stated as the one who is asked sees them."""
        return int(s.player) if not s.over and s.player >= 0 else SPECTATOR

    def _price(self, s: Duel, p: int, what: str) -> int:
        if what in WONDER:
            return int(wonder_price(s, p, WONDER.index(what)))
        return int(card_price(s, p, CARD.index(read(GIVEN, "discard", [what])[0])))

    def _of_a_seat(self, s: Duel, v: DuelView, p: int, key: str) -> list[Any]:
        if key == "points":
            return [total_points(s, p)]
        if key not in (*OF_A_SEAT, "symbols"):
            raise BadScenario(f"a seat has {', '.join([*OF_A_SEAT, 'symbols', 'points'])}, not {key!r}")
        found = getattr(v.seats[p], key)
        return found if isinstance(found, list) else [found]


def read(table: dict[str, str], where: str, words: list[str], again: bool = False) -> Any:
    """The value a `given` line says, checked: a number, or names of one kind, each once unless `again`."""
    if where not in table:
        raise BadScenario(
            f"nothing is called {where!r}; there are: {', '.join([*ScenarioSetup.COMMON, *SEATS, *table])}"
        )
    kind = table[where]
    if kind == "number":
        if len(words) != 1 or not words[0].lstrip("-").isdigit():
            raise BadScenario(f"{where} is one number, not {' '.join(words)!r}")
        return int(words[0])
    for word in words:
        if word not in NAMES[kind]:
            near = nearest(word, NAMES[kind])
            raise BadScenario(f"no such {kind}: {word!r}{f'; did you mean {near!r}?' if near else ''}")
        if not again and words.count(word) > 1:
            raise BadScenario(f"there is but one {word}")
    return [int(w) for w in words] if kind == "loot" else words


def same(where: str, found: list[Any], wanted: list[str]) -> None:
    """Order means nothing."""
    words = sorted(map(str, found))
    assert words == sorted(wanted), f"{where} is {' '.join(words) or 'nothing'}"


def deck(age: int) -> list[str]:
    return CARD[FIRST[age] : FIRST[age] + SIZE[age]]


def without(names: Iterable[str], seen: list[str]) -> list[str]:
    return [name for name in names if name not in seen]


def widest(rows: list[int]) -> list[int]:
    """The places of the longest row of a layout: none of them covers another."""
    longest = max(Counter(rows).items(), key=lambda item: item[1])[0]
    return [place for place, row in enumerate(rows) if row == longest]
