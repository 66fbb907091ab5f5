"""How scenarios set up a position of a game and state facts of it, in words.

Common to all games: `players: 3`, `options: wonders=preset`, `corrections: cards.lamp.light = 4`, and
`ask: Pick A; Pick B` for what is asked. The rest is said of zones and public fields by their declaration
(`A hands: lamp storm@BC`, `price: 2`); a game whose position is more than that overrides `given` and `checked`.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

from ecumene.kernel.border.corrections import canonical
from ecumene.kernel.border.questions import BadScenario, Questions
from ecumene.kernel.border.views import Public
from ecumene.kernel.border.zones import HIDDEN, LIST, Slot, Zones
from ecumene.kernel.core.bits import bag_of
from ecumene.kernel.core.piles import WATCHERS
from ecumene.kernel.core.state import SPECTATOR, settle


class ScenarioSetup:
    COMMON = ("players", "options", "corrections", "ask")

    def __init__(self, zones: Zones, questions: Questions, start: Callable[..., Any]) -> None:
        self.zones, self.questions, self.start = zones, questions, start
        self.public = {field: Public(form, questions) for field, form in zones.public.items() if form}

    # building

    def build(self, lines: list[str]) -> Any:
        said = [self._split(line) for line in lines]
        common: dict[str, list[str]] = {word: [] for word in self.COMMON}
        for where, rest in said:
            if where in common:
                common[where].append(rest)
        options: dict[str, Any] = dict(pair.split("=") for rest in common["options"] for pair in rest.split())
        corrections = canonical(tomllib.loads("\n".join(common["corrections"])))
        if common["players"]:
            options["players"] = int(common["players"][0])
        s = self.blank(corrections=corrections, **options)
        for where, rest in said:
            if where not in common:
                self.given(s, where, rest)
        self.finish(s)
        if common["ask"]:
            s.stack.clear()
            s.then([self.questions.parse(text) for rest in common["ask"] for text in rest.split(";")])
        settle(s)
        return s

    def blank(self, **options: Any) -> Any:
        """A table with nothing asked; what `given` does not mention stays as it is here."""
        s = self.start(**options)
        s.stack.clear()
        return s

    def given(self, s: Any, where: str, said: str) -> None:
        """`A hands: lamp lamp`, `pile: torch@A`, `A coins: 3`, `price: 2`. Things come from the stock of their kind."""
        name, seat = self._place(where)
        if name in self.public:
            setattr(s, name, self.public[name].read(said.split(), getattr(s, name), seat))
            return
        z = self.zones.zone(name)
        slot = (z, seat or 0)
        stock = (next(x for x in self.zones.zones if x.kind == z.kind), 0)
        words = [w.partition("@") for w in said.split()]
        here = [self.zones.ids[z.kind][w] for w, _, _ in words]
        knowers = [bag_of([self._viewer_bit(x) for x in who]) for _, _, who in words]
        left = Counter(self.zones.items(s, stock)) + Counter(self.zones.items(s, slot))
        if Counter(here) - left:
            raise BadScenario(f"not so many are left: {where}: {said}")
        self.zones.lay(s, slot, here, knowers if z.knowers else None)
        self.zones.lay(s, stock, sorted((left - Counter(here)).elements()))

    def finish(self, s: Any) -> None:
        """After the last `given`."""

    # checking

    def check(self, s: Any, line: str) -> None:
        """`A hands: lamp lamp`, `A coins: 3`, or as somebody sees it, `B sees A hands: ? lamp`, `S sees pile: ?`."""
        where, said = self._split(line)
        who, sees, what = where.partition(" sees ")
        viewer = None if not sees else SPECTATOR if who == "S" else self.questions.seats.index(who)
        self.checked(s, what if sees else where, said, viewer)

    def checked(self, s: Any, where: str, said: str, viewer: int | None) -> None:
        name, seat = self._place(where)
        if name in self.public:
            found = self.public[name].name(getattr(s, name))
            if self.public[name].how == "each" and seat is not None:
                found = found[seat]
            words = [str(x) for x in found] if isinstance(found, list) else [str(found)]
            assert words == (said.split() or [""]), f"{where} is {' '.join(words)}"
            return
        z = self.zones.zone(name)
        slot: Slot = (z, seat or 0)
        there = [self.zones.names[z.kind][i] for i in self.zones.items(s, slot)]
        if viewer is not None:
            there = [w if known else HIDDEN for w, known in zip(there, self.zones.known(s, slot, viewer))]
        if z.form != LIST:
            there.sort()
        wanted = said.split() if z.form == LIST else sorted(said.split())
        assert there == wanted, f"{where} is {' '.join(there) or 'empty'}"

    # words

    @staticmethod
    def _split(line: str) -> tuple[str, str]:
        where, colon, rest = line.partition(":")
        if not colon:
            raise BadScenario(f"a colon is missing: {line!r}")
        return where.strip(), rest.strip()

    def _place(self, where: str) -> tuple[str, int | None]:
        *who, name = where.split()
        if name not in self.public and name not in {z.path for z in self.zones.zones}:
            known = [*self.COMMON, *self.public, *(z.path for z in self.zones.zones)]
            raise BadScenario(f"nothing is called {name!r}; there are: {', '.join(known)}")
        return name, self.questions.seats.index(who[0]) if who else None

    def _viewer_bit(self, who: str) -> int:
        return WATCHERS if who == "S" else self.questions.seats.index(who)
