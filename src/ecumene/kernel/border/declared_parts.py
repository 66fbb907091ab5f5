"""The fields of one Struct of a declared view: shown from a position, and written on one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import repeat
from operator import attrgetter, call
from typing import Any, TypeVar, get_type_hints

from ecumene.kernel.border.declared_fields import NUMBER, ByRow, Columns, Holds, Lies, Own, Rest, beside
from ecumene.kernel.border.drawings import figures
from ecumene.kernel.border.zones import BAG, EVERYONE, HAND, HIDDEN, LIST, ONE, OWNER, SLOTS, Zone
from ecumene.kernel.core.bits import LARGEST_BAG, bag_of, members, one
from ecumene.kernel.core.piles import WATCHERS

HEAD = ("viewer", "corrections", "stack")  # what every view has

MOST_KEPT = 1024  # bags of each field whose names are kept

F = TypeVar("F")
Names = Mapping[str, list[Any] | Mapping[int, Any]]  # by kind: names by row; a mapping where numbers have gaps
Codec = tuple[Callable[[Any], Any], Callable[[Any], Any]]  # names from numbers, and numbers from names


def _all_of(fields: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """The values of these fields; `attrgetter` gives a tuple only if there are several."""
    return attrgetter(*fields) if len(fields) > 1 else lambda x: tuple([getattr(x, f) for f in fields])


def rows_in(form: str, held: Any) -> list[int]:
    return members(held) if form == BAG else held if form != ONE else [held] if held >= 0 else []


def held_as(form: str, rows: list[int]) -> Any:
    return bag_of(rows) if form == BAG else rows if form != ONE else rows[0] if rows else -1


class NamesOfBags(dict[int, list[Any]]):
    """The names of what a bag holds, kept: from one view to the next most bags stay the same. A view gets a copy."""

    def __init__(self, name: Callable[[int], Any]) -> None:
        self.name = name

    def of(self, bag: int) -> list[Any]:
        return [*map(self.name, members(bag))]

    def __missing__(self, bag: int) -> list[Any]:
        if len(self) >= MOST_KEPT:
            self.clear()
        self[bag] = self.of(bag)
        return self[bag]


class Part:
    """The fields of one Struct: of the table, or of each seat."""

    def __init__(self, struct: Any, path: str, names: Names, apart: str = "") -> None:
        self.struct, self.path = struct, path
        self.tables: dict[str, dict[int, Any]] = {NUMBER: {i: i for i in range(LARGEST_BAG)}}  # names by row
        for kind, words in names.items():
            self.tables[kind] = {-1: ""} | dict(words if isinstance(words, Mapping) else enumerate(words))
        self.ids = {kind: {word: i for i, word in table.items()} for kind, table in self.tables.items()}
        hints = get_type_hints(struct, include_extras=True)
        self.forms = {name: beside(hint) for name, hint in hints.items() if name not in HEAD and name != apart}
        self.own, self.rest = self._having(Own), self._having(Rest)
        self.columns = {x: Part(f.struct, path, names) for x, f in self._having(Columns).items()}
        self.secret = {x: f for x, f in self._having(Lies).items() if f.known != EVERYONE and x not in self.rest}
        rows = {x: f for x, f in self._having(Holds).items() if x not in {*self.secret, *self.rest}}
        private = [x for x, f in rows.items() if f.private]
        self.special = bool(private or self.secret)
        self.hidden = (*self.secret, *(f"{x}_known" for x in self.secret), *map(self.field, private))  # of the state
        counts = {f.count for f in self.secret.values()}
        self.plain = [x for x, f in self.forms.items() if f is None and x not in counts]
        self.plain += [x for x, f in rows.items() if f.form == ONE and f.kind == NUMBER]
        self.shows_itself = all(
            own.of_seat for own in self.own.values()
        )  # are open fields made of its own fields alone?
        codecs = {x: self.rows_codec(f) for x, f in rows.items() if x not in self.plain}
        codecs |= {x: self._by_row(f) for x, f in self._having(ByRow).items()}
        self.private = {x: codecs[x][0] for x in private}
        bags = [x for x in codecs if x in rows and rows[x].form == BAG and not rows[x].each]
        self.bags = [codecs[x][0] for x in bags]
        self.named = [(x, names) for x, (names, _) in codecs.items() if x not in bags]
        self.shown = [*bags, *dict(self.named), *self.plain]
        self.shown_of = _all_of([self.field(x) for x in self.shown])
        read = [x for x in self.shown if x not in rows or not rows[x].computed]
        self.numbered = [(x, self.field(x), codecs[x][1]) for x in read if x in codecs]
        self.figures = [x for x in read if x in self.plain]
        self.figures_of, self.figure_fields = _all_of(self.figures), [self.field(x) for x in self.figures]

    def open_figures(self, holder: Any) -> Any:
        """All that a seat holds, without what is secret."""
        return figures(holder, self.hidden)

    def _having(self, form: type[F]) -> dict[str, F]:
        """The fields with this beside them."""
        return {x: f for x, f in self.forms.items() if isinstance(f, form)}

    def rows_codec(self, f: Holds) -> Codec:
        name, row = self.tables[f.kind].__getitem__, self.ids[f.kind].__getitem__
        names: Callable[[Any], Any]
        numbers: Callable[[Any], Any]
        if f.kind == NUMBER:
            names, numbers = (members, bag_of) if f.form == BAG else (list, list)
        elif f.form == ONE:
            names, numbers = name, row
        elif f.form == BAG:
            kept = NamesOfBags(name)
            names, numbers = kept.of if f.each else kept.__getitem__, lambda words: bag_of([*map(row, words)])
        else:
            names, numbers = lambda rows: [*map(name, rows)], lambda words: [*map(row, words)]
        if f.each:
            return lambda held: [names(x) for x in held], lambda said: [numbers(x) for x in said]
        return names, numbers

    def _by_row(self, f: ByRow) -> Codec:
        words, none = [w for i, w in self.tables[f.kind].items() if i >= 0], f.none
        if f.of != NUMBER:
            table, ids = self.tables[f.of], self.ids[f.of]
            return (
                lambda held: {w: table[x] for w, x in zip(words, held) if x != none},
                lambda said: [ids[said[w]] if w in said else none for w in words],
            )
        if none is None:
            return lambda held: dict(zip(words, held)), lambda said: [said[w] for w in words]
        return (
            lambda held: {w: x for w, x in zip(words, held) if x != none},
            lambda said: [said.get(w, none) for w in words],
        )

    def zones(self) -> list[Zone]:
        zones = [(self.path_of(name), f.zone if isinstance(f, Own) else f) for name, f in self.forms.items()]
        return [
            Zone(
                path, z.kind, z.form, z.known, z.each or bool(self.path), f"{path}_known" if z.knowers else "",
                z.back, z.fits,
            )
            for path, z in zones
            if isinstance(z, Lies)
        ] + [z for part in self.columns.values() for z in part.zones()]  # fmt: skip

    def fields(self) -> list[str]:
        """All fields of the state that are said here."""
        inner = [path for part in self.columns.values() for path in part.fields()]
        return inner + [self.path_of(name) for name in self.forms if name not in self.columns]

    def path_of(self, name: str) -> str:
        """Where the state holds a field of the view."""
        return self.path + self.field(name)

    def field(self, name: str) -> str:
        f = self.forms[name]
        return f.field if isinstance(f, Holds) and f.field else name

    # a view from a position

    def show(
        self, s: Any, holder: Any, p: int, viewer: int, unseen: dict[str, list[int]], in_the_open: dict[str, Any]
    ) -> dict[str, Any]:  # fmt: skip
        """All fields, for one viewer. `in_the_open`: what the method of this name gives."""
        if not self.special:
            return in_the_open
        out = in_the_open.copy()
        for name, names in self.private.items():
            out[name] = [*names(getattr(holder, self.field(name)))] if viewer == p else []
        for name, zone in self.secret.items():
            rows = rows_in(zone.form, getattr(holder, name))
            out[name] = self._seen(zone, s, holder, name, rows, p, viewer, unseen[zone.kind])
            if zone.count:
                out[zone.count] = len(rows)
        return out

    def in_the_open(self, s: Any, holder: Any, p: int) -> dict[str, Any]:
        """What no zone hides: the same for every viewer. What stands where something is `private` means nothing."""
        held = self.shown_of(holder)
        out = dict(zip(self.shown, held))
        out.update(zip(self.shown, map(list.copy, map(call, self.bags, held))))  # the first of them are bags
        for name, names in self.named:
            out[name] = names(out[name])
        for name, own in self.own.items():
            out[name] = own.show(s, p)
        for name, part in self.columns.items():
            out[name] = part.items(holder)
        return out

    def items(self, holder: Any) -> list[Any]:
        """Of `Columns`: a Struct for every place of the lists."""
        held = self.shown_of(holder)
        if not held[0]:
            return []
        lists = dict(zip(self.shown, held))
        for name, names in self.named:
            lists[name] = names(lists[name])
        return [*map(self.struct, *map(lists.__getitem__, self.forms))]

    def _seen(
        self, zone: Lies, s: Any, holder: Any, name: str, rows: list[int], p: int, viewer: int, unseen: list[int]
    ) -> Any:  # fmt: skip
        """What the viewer sees of a zone: names, or only that something lies there."""
        if zone.counted:
            unseen += rows
            return len(rows)
        if not rows:
            return "" if zone.form == ONE else []
        table, me = self.tables[zone.kind], one(viewer if viewer >= 0 else WATCHERS)
        whole = zone.known(s, p) & me != 0 if callable(zone.known) else zone.known == OWNER and p == viewer
        knowers = repeat(-1) if whole else getattr(holder, f"{name}_known") if zone.knowers else repeat(0)
        hidden = [i for i, who in zip(rows, knowers) if not who & me]
        unseen += hidden
        backs = [HIDDEN + zone.back(s, i) for i in hidden] if zone.back else [HIDDEN] * len(hidden)
        if zone.form in (LIST, SLOTS) and hidden:  # its places are seen
            left = iter(backs)
            return [table[i] if who & me else next(left) for i, who in zip(rows, knowers)]
        words = [table[i] for i, who in zip(rows, knowers) if who & me]
        if zone.form == HAND and not (whole and zone.by_row):
            words.sort()
        words += [] if zone.count else sorted(backs)
        return words[0] if zone.form == ONE else words

    # a position from a view

    def read(self, s: Any, holder: Any, p: int, v: Any) -> None:
        """Everything that is open."""
        for field, value in zip(self.figure_fields, self.figures_of(v)):
            setattr(holder, field, value)
        for name, field, numbers in self.numbered:
            setattr(holder, field, numbers(getattr(v, name)))
        for name, own in self.own.items():
            if own.read is not None:
                own.read(s, p, getattr(v, name))
        for name, part in self.columns.items():
            part.read_items(holder, getattr(v, name))

    def read_items(self, holder: Any, items: list[Any]) -> None:
        for name, field in zip(self.figures, self.figure_fields):
            setattr(holder, field, [getattr(x, name) for x in items])
        for name, field, numbers in self.numbered:
            setattr(holder, field, numbers([getattr(x, name) for x in items]))

    def lay(self, holder: Any, v: Any, me: int, unseen: Mapping[str, list[int]]) -> None:
        """What may be hidden: any of the unseen, where the viewer does not know. `me`: its bag, 0 for its own seat."""
        for name, zone in self.secret.items():
            ids, said = self.ids[zone.kind], getattr(v, name)
            words = [HIDDEN] * said if zone.counted else said if zone.form != ONE else [said] if said else []
            if zone.count:
                words = words + [HIDDEN] * (getattr(v, zone.count) - len(words))
            both = [(ids[w], me) if w in ids else (unseen[zone.kind].pop(), 0) for w in words]
            if zone.form == HAND:
                both.sort()
            setattr(holder, name, held_as(zone.form, [i for i, _ in both]))
            if zone.knowers:
                setattr(holder, f"{name}_known", [who for _, who in both])

    # words of scenarios

    def row(self, kind: str, word: str) -> int:
        ids = self.ids[kind]
        return int(word) if kind == NUMBER else ids[word] if word in ids else ids[int(word)]  # some names are numbers

    def given(self, form: Holds | ByRow, words: list[str], old: Any) -> Any:
        """What the state holds after these words: `rome`, `3`, `2 rome` (of each: the second), `temple 1 port 2`."""
        if isinstance(form, ByRow):
            said = {self.row(form.kind, w): self.row(form.of, x) for w, x in zip(words[::2], words[1::2], strict=True)}
            return [said.get(i, x) for i, x in enumerate(old)]
        if form.each:
            i = int(words[0]) - 1
            return [*old[:i], self.given(replace(form, each=False), words[1:], old[i]), *old[i + 1 :]]
        rows = [self.row(form.kind, w) for w in words]
        return held_as(form.form, sorted(rows) if form.form == HAND else rows)
