"""Views derived from the declaration of zones: what one viewer knows, in names, typed; and a position imagined from it.

A view is built from what its viewer may know, never copied and then emptied. It says what the viewer knows,
never what others know. A game whose state is more than zones declares its view field by field instead
(`kernel.border.declared`); the same laws hold it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ecumene.kernel.border.questions import FrameView, Questions, seat_name, seat_number
from ecumene.kernel.border.zones import HIDDEN, LIST, Zones
from ecumene.kernel.core.bits import bag_of, members, one
from ecumene.kernel.core.piles import WATCHERS
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR

SPECTATOR_NAME = ""


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What every view has. `stack` is public: frames hold no secrets."""

    viewer: str  # a seat's letter, or "" for a spectator
    corrections: str


def viewer_name(seats: str, viewer: int) -> str:
    return SPECTATOR_NAME if viewer == SPECTATOR else seats[viewer]


def viewer_number(seats: str, name: str) -> int:
    return SPECTATOR if name == SPECTATOR_NAME else seats.index(name)


class Public:
    """A public field of a state and its form in words: `number`, `each number`, `bag seat`, `list card` …"""

    def __init__(self, form: str, questions: Questions) -> None:
        *how, self.kind = form.split()
        self.how = how[0] if how else ""
        self.questions = questions

    @property
    def type(self) -> Any:
        of: Any = str if self.kind == "seat" or isinstance(self.questions.names.get(self.kind), list) else int
        return list[of] if self.how else of

    def name(self, value: Any) -> Any:
        if self.how == "bag":
            value = members(value)
        return [self.questions.name(self.kind, x) for x in value] if self.how else self.questions.name(self.kind, value)

    def number(self, value: Any) -> Any:
        if not self.how:
            return self.questions.number(self.kind, value)
        numbers = [self.questions.number(self.kind, x) for x in value]
        return bag_of(numbers) if self.how == "bag" else numbers

    def read(self, words: list[str], old: Any, seat: int | None) -> Any:
        """The value after a line of a scenario such as `A coins: 3`, `out: A C`, `price: 2`."""
        values = [int(w) if w.lstrip("-").isdigit() else w for w in words]
        if self.how == "each" and seat is not None:
            old[seat] = self.questions.number(self.kind, values[0])
            return old
        return self.number(values if self.how else values[0] if values else "")


class Derived:
    def __init__(
        self, game: str, zones: Zones, questions: Questions, blank: Callable[[int, str], Any], name: str = "View"
    ) -> None:
        """`blank(players, corrections)`: any position of that many seats, to be written on."""
        self.zones, self.questions, self.blank = zones, questions, blank
        self.public = {field: Public(form, questions) for field, form in zones.public.items() if form}
        frames: Any = list.__class_getitem__(questions.type)  # a type made at run time
        fields: list[tuple[str, Any]] = [("stack", frames), ("players", int)]
        fields += [(z.path, list[list[str]] if z.each else list[str]) for z in zones.zones]
        fields += [("unseen", dict[str, list[str]])]  # by kind: everything that may be behind a HIDDEN
        fields += [(field, public.type) for field, public in self.public.items()]
        fields += [(x.path, list[str]) for x in zones.scratch]  # the viewer's own
        self.type: Any = msgspec.defstruct(name, fields, bases=(View,), frozen=True, kw_only=True, tag=game)

    def view(self, s: Any, viewer: int) -> Any:
        zones, seats = self.zones, self.questions.seats
        seen: dict[str, list[Any]] = {}
        unseen: dict[str, list[int]] = {kind: [] for kind in zones.names}
        for slot in zones.slots(s):
            z, names = slot[0], zones.names[slot[0].kind]
            here: list[str] = []
            for i, known in zip(zones.items(s, slot), zones.known(s, slot, viewer)):
                here.append(names[i] if known else HIDDEN)
                if not known:
                    unseen[z.kind].append(i)
            if z.form != LIST:
                here.sort(key=lambda w: (w == HIDDEN, w))
            if z.each:
                seen.setdefault(z.path, []).append(here)
            else:
                seen[z.path] = here
        own = {
            x.path: [zones.names[zones.zone(x.zone).kind][i] for i in getattr(s, x.path)[viewer]] if viewer >= 0 else []
            for x in zones.scratch
        }
        return self.type(
            viewer=viewer_name(seats, viewer),
            corrections=s.rules.corrections,
            stack=[self.questions.view(f) for f in s.stack],
            players=s.players,
            unseen={kind: [zones.names[kind][i] for i in sorted(rows)] for kind, rows in unseen.items()},
            **seen,
            **{field: public.name(getattr(s, field)) for field, public in self.public.items()},
            **own,
        )

    def imagine(self, v: Any, rng: Rng) -> Any:
        """One whole position that the viewer could be in; from the view and nothing else."""
        zones = self.zones
        s = self.blank(v.players, v.corrections)
        s.stack = [self.questions.frame(f) for f in v.stack]
        for field, public in self.public.items():
            setattr(s, field, public.number(getattr(v, field)))
        unseen = {kind: [zones.ids[kind][w] for w in words] for kind, words in v.unseen.items()}
        viewer = viewer_number(self.questions.seats, v.viewer)
        me = one(viewer if viewer >= 0 else WATCHERS)
        for slot in zones.slots(s):
            z, p = slot
            words = getattr(v, z.path)[p] if z.each else getattr(v, z.path)
            items = [unseen[z.kind].pop() if w == HIDDEN else zones.ids[z.kind][w] for w in words]
            zones.lay(s, slot, items, [0 if w == HIDDEN else me for w in words] if z.knowers else None)
        for x in zones.scratch:
            ids = zones.ids[zones.zone(x.zone).kind]
            for p, chosen in enumerate(getattr(s, x.path)):
                chosen[:] = [ids[w] for w in getattr(v, x.path)] if p == viewer else []
        s.deal_hidden(viewer, rng)
        return s


__all__ = ["Derived", "FrameView", "Public", "View", "seat_name", "seat_number", "viewer_name", "viewer_number"]
