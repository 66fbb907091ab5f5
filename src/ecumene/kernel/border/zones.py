"""Where a game's things are and who knows them, declared once. Not compiled and not needed by the rules.

From the declaration come conservation, scrambling for the leak test, the `given` of scenarios, and
(`kernel.border.views`) the whole of `view` and `imagine` for a game whose state is zones and public numbers;
others take the parts. Every field of a state is declared: a zone, public, or scratch.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from ecumene.kernel.core.bits import bag_of, members, one
from ecumene.kernel.core.piles import EVERYBODY, WATCHERS
from ecumene.kernel.core.rng import Rng

# forms: how a zone is held
BAG = "bag"  # different single things, one integer
COUNTS = "counts"  # a counted list
HAND = "hand"  # a sorted list: order means nothing
LIST = "list"  # a list: order means something, and every place is seen
SLOTS = "slots"  # a list with holes (-1): places are seen
ONE = "one"  # a single thing, or -1 for none

# who knows a whole zone
EVERYONE = "everyone"
OWNER = "owner"
NO_ONE = "no one"

HIDDEN = "?"
Knowers = str | Callable[[Any, int], int]  # one of the three, or (state, owner) -> bag of seats


@dataclass(frozen=True)
class Zone:
    path: str  # the state's field: "discard"; with `each`, one per seat: "hands", "seats.tokens"
    kind: str  # what lies here, as the table of verbs calls it
    form: str
    known: Knowers
    each: bool = False
    knowers: str = ""  # the field, of the same shape, with the knowers of single items
    back: Callable[[Any, int], str] | None = None  # (state, row): what everybody sees of a card that lies face down
    fits: Callable[[Any, int], bool] | None = (
        None  # (state, row): may it lie here? Where everybody knows that some cannot
    )


@dataclass(frozen=True)
class Scratch:
    """A seat's unfinished private choice: a sorted list of things that still lie in one of its zones."""

    path: str
    zone: str = ""  # none: what is chosen is public in itself, such as units
    kind: str = ""  # of what is chosen, where there is no zone


Slot = tuple[Zone, int]  # a zone and whose it is; the seat is 0 where there is no owner
Secret = tuple[Zone, Any, int, list[int]]  # what a slot holds, who knows all of it, and who knows its single items


def values_of(fields: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """The values of these fields; `attrgetter` gives a tuple only if there are several."""
    return attrgetter(*fields) if len(fields) > 1 else lambda x: tuple([getattr(x, name) for name in fields])


def items_in(form: str, held: Any) -> list[int]:
    """The things that a field of this form holds."""
    if form == BAG:
        return members(held)
    if form == COUNTS:
        return [row for row, n in enumerate(held) for _ in range(n)]
    if form == ONE:
        return [held] if held >= 0 else []
    return [i for i in held if i >= 0]


def path_of(z: Zone) -> tuple[str, str]:
    """The field of the seats and that of a seat, "" where it holds the things itself; of the table, "" and a field."""
    head, _, field = z.path.partition(".")
    return (head, field) if z.each else ("", head)


def fields_of_knowers(z: Zone) -> str:
    """The field of a seat or of the table; "" where it is a list by seat."""
    _, _, field = z.knowers.partition(".")
    return field if z.each else z.knowers


class Zones:
    def __init__(
        self,
        zones: list[Zone],
        names: dict[str, list[str]],
        all_there_is: Callable[[Any], dict[str, list[int]]],
        public: Mapping[str, str],
        scratch: tuple[Scratch, ...] = (),
    ) -> None:
        """`all_there_is(s)`: by kind, how many of each row the game has. The first zone of a kind is its stock.

        `public` says of every other field what it holds: a kind (`number`, `seat`, `card` …), or one for `each`
        seat, a `list` or a `bag` of a kind (`"each number"`, `"bag seat"`); `""` for what a view does not need.
        """
        self.zones, self.names, self.all_there_is = zones, names, all_there_is
        self.public, self.scratch = dict(public), scratch
        self.ids = {kind: {name: i for i, name in enumerate(words)} for kind, words in names.items()}
        self.secret = [z for z in zones if z.known != EVERYONE]  # what lies elsewhere is known to everybody
        self.secret_fields = [(z, *path_of(z), fields_of_knowers(z)) for z in self.secret]
        self.conditional = [z for z in self.secret if callable(z.known)]
        paths = [(z.each, path.partition(".")) for z in self.secret for path in (z.path, z.knowers) if path]
        self.held_by_table = values_of([head for each, (head, _, field) in paths if not each])
        self.held_by_seat = [head for each, (head, _, field) in paths if each and not field]
        heads = dict.fromkeys(head for _, (head, _, field) in paths if field)
        self.held_in = [(x, values_of([field for _, (head, _, field) in paths if field and head == x])) for x in heads]

    # reading and laying

    def slots(self, s: Any, kind: str = "") -> list[Slot]:
        out: list[Slot] = []
        for z in self.zones:
            if kind in ("", z.kind):
                head = getattr(s, z.path.split(".")[0])
                out += [(z, p) for p in range(len(head) if z.each else 1)]
        return out

    def field(self, s: Any, path: str, each: bool, p: int) -> Any:
        head, _, field = path.partition(".")
        value = getattr(s, head)[p] if each else getattr(s, head)
        return getattr(value, field) if field else value

    def write(self, s: Any, path: str, each: bool, p: int, value: Any) -> None:
        head, _, field = path.partition(".")
        if field:
            setattr(getattr(s, head)[p], field, value)
        elif each:
            getattr(s, head)[p] = value
        else:
            setattr(s, head, value)

    def items(self, s: Any, slot: Slot) -> list[int]:
        z, p = slot
        return items_in(z.form, self.field(s, z.path, z.each, p))

    def knowers_of_all(self, s: Any, slot: Slot) -> int:
        """The bag of those who know everything that lies here."""
        z, p = slot
        if callable(z.known):
            return z.known(s, p)
        return EVERYBODY if z.known == EVERYONE else one(p) if z.known == OWNER else 0

    def knowers(self, s: Any, slot: Slot) -> list[int]:
        """For every item the bag of those who know it."""
        z, p = slot
        whole = self.knowers_of_all(s, slot)
        if z.knowers:
            return [whole | k for k in self.field(s, z.knowers, z.each, p)]
        return [whole] * len(self.items(s, slot))

    def known(self, s: Any, slot: Slot, viewer: int) -> list[bool]:
        me = one(viewer if viewer >= 0 else WATCHERS)
        return [k & me != 0 for k in self.knowers(s, slot)]

    def lay(self, s: Any, slot: Slot, items: list[int], single: list[int] | None = None) -> None:
        """Put these here instead; `single` are knowers of single items, where the zone has them."""
        z, p = slot
        single = single or [0] * len(items)
        if z.form == HAND:
            both = sorted(zip(items, single))
            items, single = [i for i, _ in both], [k for _, k in both]
        value: Any = items
        if z.form == BAG:
            value = bag_of(items)
        elif z.form == COUNTS:
            value = [0] * len(self.names[z.kind])
            for i in items:
                value[i] += 1
        elif z.form == ONE:
            value = items[0] if items else -1
        elif z.form == SLOTS:
            rest = list(items)
            held = self.field(s, z.path, z.each, p)
            value = [rest.pop(0) if i >= 0 else i for i in held]
        self.write(s, z.path, z.each, p, value)
        if z.knowers:
            self.write(s, z.knowers, z.each, p, single)

    # what follows from the declaration

    def undeclared(self, s: Any) -> set[str]:
        """Fields of the state that are neither a zone, nor public, nor scratch: there should be none."""
        said = {"stack", "events", "rules", *self.public, *(x.path for x in self.scratch)}
        said |= {path for z in self.zones for path in (z.path, z.knowers)}
        out: set[str] = set()
        for f in dataclasses.fields(s):
            value = getattr(s, f.name)
            if isinstance(value, list) and value and dataclasses.is_dataclass(value[0]) and f.name != "stack":
                out |= {f"{f.name}.{g.name}" for g in dataclasses.fields(value[0])}  # field by field, of each seat
            else:
                out.add(f.name)
        return out - said

    def check(self, s: Any) -> None:
        """Conservation: everything is somewhere, once; and lists of knowers fit their zones."""
        for kind, counts in self.all_there_is(s).items():
            found = Counter(i for slot in self.slots(s, kind) for i in self.items(s, slot))
            wrong = {self.names[kind][row]: (found[row], n) for row, n in enumerate(counts) if found[row] != n}
            assert not wrong, f"{kind}, how many there are and should be: {wrong}"
        for slot in self.slots(s):
            assert len(self.knowers(s, slot)) == len(self.items(s, slot)), slot
            assert slot[0].form != HAND or self.items(s, slot) == sorted(self.items(s, slot)), slot
        for x in self.scratch:
            for p, chosen in enumerate(getattr(s, x.path) if x.zone else []):
                assert not Counter(chosen) - Counter(self.items(s, (self.zone(x.zone), p))), x

    def _reshuffled(self, s: Any, hidden: list[tuple[Slot, int]], rng: Rng) -> list[int]:
        """The hidden rows in another order, by swaps that nobody could notice."""
        rows = [row for _, row in hidden]
        for _ in range(4 * len(rows)):
            i, j = rng.below(len(rows)), rng.below(len(rows))
            if _alike(s, hidden[i][0], rows[i], rows[j]) and _alike(s, hidden[j][0], rows[j], rows[i]):
                rows[i], rows[j] = rows[j], rows[i]
        return rows

    def zone(self, path: str) -> Zone:
        return next(z for z in self.zones if z.path == path)

    def unseen(self, s: Any, kind: str, viewer: int) -> list[int]:
        slots = self.slots(s, kind)
        return sorted(i for x in slots for i, k in zip(self.items(s, x), self.known(s, x, viewer)) if not k)

    def learned(self, before: dict[str, list[int]], after: dict[str, list[int]]) -> bool:
        """Something that was unseen is so no more: a secret was shown."""
        return any(before[kind] != after[kind] and Counter(before[kind]) - Counter(after[kind]) for kind in before)

    def all_unseen(self, s: Any, viewer: int) -> dict[str, list[int]]:
        return self.unseen_by(self.secrets(s), [viewer])[0]

    def secrets(self, s: Any) -> list[Secret]:
        """All that decides who knows what: while it stays the same, nobody learns anything."""
        out: list[Secret] = []
        for z, head, field, knowers in self.secret_fields:
            holders = getattr(s, head) if z.each else [s]
            for p, x in enumerate(holders):
                held = getattr(x, field) if field else x
                single = list(getattr(x, knowers)) if knowers else list(getattr(s, z.knowers)[p]) if z.knowers else []
                whole = z.known(s, p) if callable(z.known) else one(p) if z.known == OWNER else 0
                out.append((z, held[:] if isinstance(held, list) else held, whole, single))
        return out

    def signature(self, s: Any) -> list[Any]:
        """The same for two positions whose secrets are the same; made much faster than those."""
        out = [tuple(x) if isinstance(x, list) else x for x in self.held_by_table(s)]
        for head in self.held_by_seat:
            out += [tuple(x) if isinstance(x, list) else x for x in getattr(s, head)]
        for head, values in self.held_in:
            for seat in getattr(s, head):
                out += [tuple(x) if isinstance(x, list) else x for x in values(seat)]
        for z in self.conditional:
            out += [self.knowers_of_all(s, (z, p)) for p in range(len(getattr(s, path_of(z)[0])) if z.each else 1)]
        return out

    def unseen_by(self, secrets: list[Secret], viewers: Sequence[int]) -> list[dict[str, list[int]]]:
        """For each of these viewers, by kind: all that they do not know, sorted."""
        bits = [one(p if p >= 0 else WATCHERS) for p in viewers]
        out: list[dict[str, list[int]]] = [{kind: [] for kind in self.names} for _ in viewers]
        for z, held, whole, single in secrets:
            items = items_in(z.form, held)
            for unseen, me in zip(out, bits):
                if not whole & me:
                    unseen[z.kind] += [i for i, k in zip(items, single) if not k & me] if z.knowers else items
        for unseen in out:
            for rows in unseen.values():
                rows.sort()
        return out

    def scramble(self, s: Any, viewer: int, rng: Rng) -> Any:
        """Another position that differs only in what the viewer cannot know. Does not use `view` or `imagine`."""
        t = s.clone()
        for kind in self.names:
            slots = self.slots(s, kind)
            lying = [self.items(s, slot) for slot in slots]
            hidden = [
                (k, i)
                for k, slot in enumerate(slots)
                for i, known in enumerate(self.known(s, slot, viewer))
                if not known
            ]
            rows = self._reshuffled(s, [(slots[k], lying[k][i]) for k, i in hidden], rng)
            for (k, i), row in zip(hidden, rows):
                lying[k][i] = row
            for slot, items in zip(slots, lying):
                single = list(self.field(s, slot[0].knowers, slot[0].each, slot[1])) if slot[0].knowers else None
                self.lay(t, slot, items, single)
        chosen: dict[Slot, list[int]] = {}  # a thing is chosen for one purpose only
        for x in self.scratch:
            for p in range(len(getattr(s, x.path))):
                if p != viewer and x.zone and rng.below(2):
                    slot = self.zone(x.zone), p
                    if slot not in chosen:
                        chosen[slot] = shuffled(self.items(t, slot), rng)
                    some = rng.below(len(chosen[slot]) + 1)
                    getattr(t, x.path)[p] = sorted(chosen[slot][:some])
                    del chosen[slot][:some]
                elif p != viewer:
                    getattr(t, x.path)[p] = []
        return t


def _alike(s: Any, a: Slot, row: int, other: int) -> bool:
    """May `other` lie face down where `row` lies, for all that anybody can see?"""
    zone = a[0]
    if zone.back and zone.back(s, row) != zone.back(s, other):
        return False
    return not zone.fits or zone.fits(s, other)


def shuffled(items: list[int], rng: Rng) -> list[int]:
    items = sorted(items)
    for i in range(len(items) - 1, 0, -1):
        j = rng.below(i + 1)
        items[i], items[j] = items[j], items[i]
    return items
