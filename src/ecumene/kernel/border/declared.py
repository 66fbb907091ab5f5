"""A view as the one declaration of a game's fields: what each holds and who knows it.

The view is an ordinary Struct. Beside the type of a field stands what the state holds, where that is rows:

    techs: Annotated[list[str], Holds("tech", BAG)]
    deck: Annotated[list[str], Lies("civilization", BAG, known=deck_known)]

A field with nothing beside it is the same in the state. From the class follow zones (conservation, scrambling, leaks),
`view`, `imagine` and the words of scenarios; type checker and client read it as it is. What is special is `Own`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, get_args, get_type_hints

from ecumene.kernel.border.questions import BadScenario, Questions
from ecumene.kernel.border.views import viewer_name, viewer_number
from ecumene.kernel.border.zones import BAG, EVERYONE, HIDDEN, ONE, Knowers, Zone, Zones, shuffled
from ecumene.kernel.core.bits import bag_of, members, one
from ecumene.kernel.core.piles import WATCHERS
from ecumene.kernel.core.rng import Rng

HEAD = ("viewer", "corrections", "stack")  # what every view has


@dataclass(frozen=True)
class Holds:
    """Rows of a kind: ONE ("" for none), a BAG, a LIST, SLOTS ("" for a hole)."""

    kind: str
    form: str
    private: bool = False  # empty in the views of others


@dataclass(frozen=True)
class Lies(Holds):
    """A zone: every row of the kind is in exactly one of them."""

    known: Knowers = EVERYONE
    knowers: bool = False  # is there a field `<name>_known` with the knowers of single items?


@dataclass(frozen=True)
class Unseen:
    """All rows of a kind that lie in places hidden from the viewer."""

    kind: str


@dataclass(frozen=True)
class Own:
    """A field with functions of its own: `show(s, seat)`, and `read(s, seat, value)`, which writes."""

    show: Callable[[Any, int], Any]
    read: Callable[[Any, int, Any], None] | None = None  # None: computed from the rest, for readers only
    zone: Lies | None = None


def unknown_last(word: str) -> tuple[bool, str]:
    return word == HIDDEN, word


class Part:
    """The fields of one Struct: of the table, or of each seat."""

    def __init__(self, struct: Any, path: str, names: Mapping[str, list[str]], apart: str = "") -> None:
        self.struct, self.path = struct, path
        self.tables = {kind: [*words, ""] for kind, words in names.items()}  # the row -1 is ""
        self.ids = {kind: {"": -1} | {word: i for i, word in enumerate(words)} for kind, words in names.items()}
        hints = get_type_hints(struct, include_extras=True)
        said = {name: get_args(hint)[1:] for name, hint in hints.items() if name not in HEAD and name != apart}
        beside = {name: [x for x in more if isinstance(x, Holds | Unseen | Own)] for name, more in said.items()}
        self.plain = [name for name, found in beside.items() if not found]
        self.forms = {name: found[0] for name, found in beside.items() if found}
        self.plain_of: Any = attrgetter(*self.plain)
        self.own = {name: f for name, f in self.forms.items() if isinstance(f, Own)}
        self.secret = {name: f for name, f in self.forms.items() if isinstance(f, Lies) and f.known != EVERYONE}
        held = {name: f for name, f in self.forms.items() if isinstance(f, Holds) and name not in self.secret}
        self.named = {name: self._names(f) for name, f in held.items()}
        self.private = [name for name, f in held.items() if f.private]

    def _names(self, f: Holds) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
        """Names from numbers, and numbers from names."""
        table, ids = self.tables[f.kind], self.ids[f.kind]
        if f.form == ONE:
            return table.__getitem__, ids.__getitem__
        if f.form == BAG:
            return lambda bag: [table[i] for i in members(bag)], lambda words: bag_of([ids[w] for w in words])
        return lambda rows: [table[i] for i in rows], lambda words: [ids[w] for w in words]

    def zones(self) -> list[Zone]:
        zones = {name: f.zone if isinstance(f, Own) else f for name, f in self.forms.items()}
        return [
            Zone(path, z.kind, z.form, z.known, bool(self.path), f"{path}_known" if z.knowers else "")
            for path, z in ((self.path + name, z) for name, z in zones.items())
            if isinstance(z, Lies)
        ]

    # a view from a position

    def show(self, s: Any, holder: Any, p: int, viewer: int, unseen: list[int]) -> dict[str, Any]:
        out = dict(zip(self.plain, self.plain_of(holder)))
        for name, (names, _) in self.named.items():
            out[name] = names(getattr(holder, name))
        for name in self.private if viewer != p else ():
            out[name] = []
        for name, zone in self.secret.items():
            out[name] = self._seen(zone, s, holder, name, p, viewer, unseen)
        for name, own in self.own.items():
            out[name] = own.show(s, p)
        return out

    def _seen(self, zone: Lies, s: Any, holder: Any, name: str, p: int, viewer: int, unseen: list[int]) -> Any:
        """What the viewer sees of a zone: names, or only that something lies there."""
        table, held = self.tables[zone.kind], getattr(holder, name)
        me = one(viewer if viewer >= 0 else WATCHERS)
        whole = (zone.known(s, p) if callable(zone.known) else one(p)) & me != 0
        rows = members(held) if zone.form == BAG else held if zone.form != ONE else [held] if held >= 0 else []
        known = [whole] * len(rows)
        if zone.knowers and not whole:
            known = [who & me != 0 for who in getattr(holder, f"{name}_known")]
        unseen += [i for i, k in zip(rows, known) if not k]
        words = [table[i] if k else HIDDEN for i, k in zip(rows, known)]
        if zone.form == ONE:
            return words[0] if words else ""
        return words if zone.form == BAG else sorted(words, key=unknown_last)

    # a position from a view

    def read(self, s: Any, holder: Any, p: int, v: Any, me: int, pool: list[int]) -> None:
        """`me`: the bag of the viewer, or 0 for its own seat. What the viewer does not know comes from the pool."""
        for name, value in zip(self.plain, self.plain_of(v)):
            setattr(holder, name, value)
        for name, (_, numbers) in self.named.items():
            setattr(holder, name, numbers(getattr(v, name)))
        for name, own in self.own.items():
            if own.read is not None:
                own.read(s, p, getattr(v, name))
        for name, zone in self.secret.items():
            ids, said = self.ids[zone.kind], getattr(v, name)
            if zone.form == ONE:
                setattr(holder, name, pool.pop() if said == HIDDEN else ids[said])
                continue
            both = sorted((pool.pop(), 0) if w == HIDDEN else (ids[w], me) for w in said)
            setattr(holder, name, bag_of([i for i, _ in both]) if zone.form == BAG else [i for i, _ in both])
            if zone.knowers:
                setattr(holder, f"{name}_known", [who for _, who in both])


class Declared:
    """A game's view, declared by the Struct of the table and the Struct of a seat."""

    def __init__(
        self, table: Any, seats: str, seat: Any, questions: Questions, names: dict[str, list[str]],
        computed: Iterable[str],
    ) -> None:  # fmt: skip
        """`seats`: the field with all seats, of state and view; `computed`: fields that a view does not have."""
        self.type, self.seats, self.questions = table, seats, questions
        self.table, self.seat = Part(table, "", names, seats), Part(seat, f"{seats}.", names)
        self.unseen, kind = next((name, f.kind) for name, f in self.table.forms.items() if isinstance(f, Unseen))
        self.words, self.rows = self.table.tables[kind], self.table.ids[kind]  # of what may be hidden
        zones = [*self.table.zones(), *self.seat.zones()]
        kinds = {z.kind: names[z.kind] for z in zones}
        there = {kind: [1] * len(words) for kind, words in kinds.items()}
        said = [part.path + name for part in (self.table, self.seat) for name in (*part.plain, *part.forms)]
        self.zones = Zones(zones, kinds, lambda s: there, dict.fromkeys([*said, *computed], ""))

    def view(self, s: Any, viewer: int) -> Any:
        seat, unseen = self.seat, list[int]()
        seats = [seat.struct(**seat.show(s, x, p, viewer, unseen)) for p, x in enumerate(getattr(s, self.seats))]
        shown = self.table.show(s, s, 0, viewer, unseen)
        shown[self.seats] = seats
        shown[self.unseen] = [self.words[i] for i in sorted(unseen)]
        return self.type(
            viewer=viewer_name(self.questions.seats, viewer),
            corrections=s.rules.corrections,
            stack=[self.questions.view(f) for f in s.stack],
            **shown,
        )

    def fill(self, s: Any, v: Any, rng: Rng, deal: Callable[[Any, list[int], Rng], list[int]] | None = None) -> None:
        """Write what a view says on a blank position.

        `deal(v, unseen, rng)`: the unseen rows, for the places of the seats from the end, then for the table. Without
        it any order will do.
        """
        s.stack = [self.questions.frame(f) for f in v.stack]
        unseen = [self.rows[w] for w in getattr(v, self.unseen)]
        pool = deal(v, unseen, rng) if deal else shuffled(unseen, rng)
        viewer = viewer_number(self.questions.seats, v.viewer)
        me = one(viewer if viewer >= 0 else WATCHERS)
        for p, (x, shown) in enumerate(zip(getattr(s, self.seats), getattr(v, self.seats))):
            self.seat.read(s, x, p, shown, 0 if p == viewer else me, pool)
        self.table.read(s, s, 0, v, me, pool)

    # scenarios

    def given(self, s: Any, p: int, name: str, words: list[str]) -> bool:
        """Write a field of a seat, or of the table (-1), in words: `coins 3`, `hand rome@B`. False: no such field."""
        part, holder = (self.table, s) if p < 0 else (self.seat, getattr(s, self.seats)[p])
        if name in part.plain:
            setattr(holder, name, int(words[0]))
            return True
        form = part.forms.get(name)
        if not isinstance(form, Holds):
            return False
        split = [w.partition("@") for w in words]
        rows = [part.ids[form.kind][w] for w, _, _ in split]
        if isinstance(form, Lies):
            for row in rows:
                self.take(s, form.kind, row)
            bits = [bag_of([WATCHERS if x == "S" else self.questions.seats.index(x) for x in w]) for _, _, w in split]
            self.zones.lay(s, (self.zones.zone(part.path + name), p), rows, bits)
        else:
            setattr(holder, name, part.named[name][1](words[0] if form.form == ONE else words))
        return True

    def take(self, s: Any, kind: str, row: int) -> None:
        """Take a row out of the bag on the table in which it lies."""
        for z in self.zones.zones:
            if z.kind == kind and z.form == BAG and not z.each and getattr(s, z.path) & one(row):
                setattr(s, z.path, getattr(s, z.path) & ~one(row))
                return
        raise BadScenario(f"{self.table.tables[kind][row]} lies somewhere else")
