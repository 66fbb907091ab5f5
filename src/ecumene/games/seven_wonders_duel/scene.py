"""Positions of Duel from the `given` lines of scenarios, and the facts a `then` line may state: docs/scenarios.md.

A scenario edits a view and imagines the position from it, so all that a view can tell can be given.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ecumene.games.seven_wonders_duel import setup
from ecumene.games.seven_wonders_duel.cards import CARDS, FIRST, GUILDS, SIZE
from ecumene.games.seven_wonders_duel.layouts import LAYOUTS, PLACES
from ecumene.games.seven_wonders_duel.scoring import total_points
from ecumene.games.seven_wonders_duel.state import Duel
from ecumene.games.seven_wonders_duel.trade import card_price
from ecumene.games.seven_wonders_duel.turn import TURNS
from ecumene.games.seven_wonders_duel.view import CARD, SEATS, WONDER, DuelView, imagine, view
from ecumene.games.seven_wonders_duel.wonders import wonder_price
from ecumene.kernel.rng import Rng
from ecumene.kernel.scenes import Scene
from ecumene.kernel.state import SPECTATOR

NUMBERS = ("age", "marker")
LISTS = ("tokens", "box", "offered", "discard", "unseen", "unseen_guilds", "unseen_wonders", "drawn")
OF_A_SEAT = ("coins", "city", "wonders", "raised", "tokens", "loot")


class DuelScene(Scene):
    """`row` names the open cards of an otherwise empty structure, `full` those of a whole one, else face down."""

    def build(self, lines: list[str]) -> Any:
        self.fields: dict[str, Any] = {}
        self.cities: list[dict[str, Any]] = [{}, {}]
        return super().build(lines)

    def blank(self, **options: Any) -> Duel:
        """A turn of A in the first age: two new cities without wonders, nothing on the board or in the box."""
        s = setup.start(**{**options, "wonders": options.get("wonders", "preset")})
        s.stack = [TURNS[0]]
        s.age, s.box = 1, 0
        for seat in s.seats:
            seat.wonders = 0
        return s

    def given(self, s: Duel, where: str, said: str) -> None:
        words = said.split()
        if where in SEATS:
            for fact in said.split(";"):
                key, *rest = fact.split()
                if key not in OF_A_SEAT:
                    raise ValueError(f"a seat has {', '.join(OF_A_SEAT)}, not {key!r}")
                value: Any = int(rest[0]) if key == "coins" else [int(x) for x in rest] if key == "loot" else rest
                self.cities[SEATS.index(where)][key] = value
        elif where in NUMBERS:
            self.fields[where] = int(said)
        elif where in LISTS or where in ("row", "full", "places"):
            self.fields[where] = words
        else:
            raise ValueError(f"nothing is called {where!r}")

    def finish(self, s: Duel) -> None:
        fields = dict(self.fields)
        row, full, places = fields.pop("row", []), fields.pop("full", None), fields.pop("places", [])
        v = msgspec.structs.replace(view(s, SPECTATOR), age=fields.pop("age", 1))
        layout = LAYOUTS[v.age]
        table = ["" if full is None else "?"] * PLACES
        for place, name in zip(layout.open, row or full or []):
            table[place] = name
        backs: list[int] = []
        for place, name in zip(places[::2], places[1::2]):  # `places: 9 ? 14 altar 5 guild 3 -`
            table[int(place)] = {"guild": "?", "-": ""}.get(name, name)
            if name == "guild" or (name in CARD and CARDS[CARD.index(name)].deck == GUILDS):
                backs.append(int(place))
        v = msgspec.structs.replace(
            v,
            table=table,
            backs=backs,
            unseen=self._rest(v.age, table),
            unseen_guilds=self._rest(GUILDS, table) if v.age == 3 else v.unseen_guilds,
            seats=[msgspec.structs.replace(c, **d) for c, d in zip(v.seats, self.cities)],
        )
        v = msgspec.structs.replace(v, **fields, drawn_count=len(fields.get("drawn", [])))
        whole = imagine(v, Rng(0))
        for name in ("seats", "age", "table", "open", "left", "due", "backs", "bag", "guild_bag", "marker", "tokens"):
            setattr(s, name, getattr(whole, name))
        for name in ("box", "drawn", "offered", "wonder_bag", "discard"):
            setattr(s, name, getattr(whole, name))

    def _rest(self, deck: int, table: list[str]) -> list[str]:
        """Cards of a deck that are nowhere to be seen."""
        seen = {*table, *self.fields.get("discard", []), *(c for x in self.cities for c in x.get("city", []))}
        return [c for c in CARD[FIRST[deck] : FIRST[deck] + SIZE[deck]] if c not in seen]

    def told(self, s: Duel, where: str, said: str, viewer: int | None) -> None:
        v = view(s, self._eyes(s) if viewer is None else viewer)
        if where in SEATS:
            for fact in said.split(";"):
                key, *words = fact.split()
                found = self._of_a_seat(s, v, SEATS.index(where), key)
                assert found == words, f"{where} {key} is {' '.join(found)}"
        elif where == "price":  # price: A aqueduct 12
            letter, what, n = said.split()
            p = SEATS.index(letter)
            price = card_price(s, p, CARD.index(what)) if what in CARD else wonder_price(s, p, WONDER.index(what))
            assert price == int(n), f"the price is {price}"
        elif where == "drawn" and viewer is not None:
            seen = v.drawn or ["?"] * v.drawn_count
            assert sorted(seen) == sorted(said.split()), f"drawn is {' '.join(seen)}"
        elif where in NUMBERS:
            assert getattr(v, where) == int(said), f"{where} is {getattr(v, where)}"
        elif where in LISTS:
            found = getattr(v, where)
            assert sorted(found) == sorted(said.split()), f"{where} is {' '.join(found)}"
        elif where.startswith("place "):  # place 9: quarry
            there = v.table[int(where.split()[1])] or "-"
            assert there == said, f"{where} is {there}"
        else:
            raise ValueError(f"nothing is called {where!r}")

    def _eyes(self, s: Duel) -> int:
        """Facts are stated as the one who is asked sees them."""
        return int(s.player) if not s.over and s.player >= 0 else SPECTATOR

    def _of_a_seat(self, s: Duel, v: DuelView, p: int, key: str) -> list[str]:
        if key == "points":
            return [str(total_points(s, p))]
        found = getattr(v.seats[p], key)
        return [str(x) for x in found] if isinstance(found, list) else [str(found)]
