"""A view as the one declaration of a game's fields: what each holds and who knows it.

The view is an ordinary Struct. Beside the type of a field stands what the state holds, where that is not the same
(`kernel.border.declared_fields`). From the class follow zones (conservation, scrambling, leaks), `view`, `imagine` and
the words of scenarios; type checker and client read it as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from ecumene.kernel.border.declared_fields import NUMBER, ByRow, Chosen, Columns, Holds, Lies, Own, Rest, Unseen
from ecumene.kernel.border.declared_parts import Names, Part, held_as, rows_in
from ecumene.kernel.border.drawings import Drawings
from ecumene.kernel.border.questions import BadScenario, Questions
from ecumene.kernel.border.views import viewer_name, viewer_number
from ecumene.kernel.border.zones import LIST, Scratch, Zones
from ecumene.kernel.core.bits import bag_of, one
from ecumene.kernel.core.piles import WATCHERS
from ecumene.kernel.core.rng import Rng


@dataclass(frozen=True)
class InTheOpen:
    """Of a position: what views show to every viewer. They share it, so nobody may change a view."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]
    made: list[Any] | None  # the seats as Structs, where nothing is hidden in them
    stack: list[Any]


class Declared:
    """A game's view, declared by the Struct of the table and the Struct of a seat."""

    def __init__(
        self, table: Any, seats: str, seat: Any, questions: Questions, names: Names, computed: Iterable[str],
        all_there_is: Callable[[Any], dict[str, list[int]]] | None = None,
    ) -> None:  # fmt: skip
        """`seats`: the field with all seats, of state and view; `computed`: fields that a view does not have.

        `all_there_is(s)`: by kind, how many of each row the game has; one of each, if it is not said.
        """
        self.type, self.seats, self.questions = table, seats, questions
        self.table, self.seat = Part(table, "", names, seats), Part(seat, f"{seats}.", names)
        self.unseen = {f.kind: name for name, f in self.table.forms.items() if isinstance(f, Unseen | Rest)}
        chosen = {name: f for name, f in self.table.forms.items() if isinstance(f, Chosen)}
        self.chosen = {name: self.table.rows_codec(Holds(f.kind, LIST)) for name, f in chosen.items()}
        scratch = tuple(Scratch(name, f.zone, "" if f.zone else f.kind) for name, f in chosen.items())
        zones = [*self.table.zones(), *self.seat.zones()]
        kinds = {z.kind: [w for i, w in self.table.tables[z.kind].items() if i >= 0] for z in zones}
        there = {kind: [1] * len(words) for kind, words in kinds.items()}
        public = dict.fromkeys([*self.table.fields(), *self.seat.fields(), *computed], "")
        self.zones = Zones(zones, kinds, all_there_is or (lambda s: there), public, scratch)

    def in_the_open(self, s: Any, drawings: Drawings | None = None) -> InTheOpen:
        """What is the same for every viewer of a position, to be given to `view` for each of them.

        With `drawings`, seats are only shown again that changed since the last position. It must not change any more.
        """
        seats = [self._seat_in_the_open(s, x, p, drawings) for p, x in enumerate(getattr(s, self.seats))]
        made = None if self.seat.special else [self.seat.struct(**x) for x in seats]
        return InTheOpen(self.table.in_the_open(s, s, 0), seats, made, [*map(self.questions.view, s.stack)])

    def _seat_in_the_open(self, s: Any, x: Any, p: int, drawings: Drawings | None) -> dict[str, Any]:
        if drawings is None or not self.seat.shows_itself:
            return self.seat.in_the_open(s, x, p)
        return drawings.kept(f"seat {p}", self.seat.open_figures(x), lambda: self.seat.in_the_open(s, x, p))

    def view(self, s: Any, viewer: int, known: InTheOpen | None = None) -> Any:
        known = known or self.in_the_open(s)
        seat, unseen = self.seat, {kind: list[int]() for kind in self.unseen}
        shown = {**self.table.show(s, s, 0, viewer, unseen, known.table)}
        shown[self.seats] = known.made or [
            seat.struct(**seat.show(s, x, p, viewer, unseen, known.seats[p]))
            for p, x in enumerate(getattr(s, self.seats))
        ]
        for name, rest in self.table.rest.items():
            unseen[rest.kind] += rows_in(rest.form, getattr(s, name))
        for kind, name in self.unseen.items():
            shown[name] = [*map(self.table.tables[kind].__getitem__, sorted(unseen[kind]))]
        for name, (names, _) in self.chosen.items():
            shown[name] = names(getattr(s, name)[viewer]) if viewer >= 0 else []
        shown["viewer"] = viewer_name(self.questions.seats, viewer)
        shown["corrections"] = s.rules.corrections
        shown["stack"] = known.stack
        return self.type(**shown)

    def fill(self, s: Any, v: Any, rng: Rng) -> None:
        """Write what a view says on a blank position. What is hidden is laid anywhere, and then dealt by the rules."""
        s.stack = [self.questions.frame(f) for f in v.stack]
        viewer = viewer_number(self.questions.seats, v.viewer)
        me = one(viewer if viewer >= 0 else WATCHERS)
        seats = list(zip(getattr(s, self.seats), getattr(v, self.seats)))
        for p, (x, shown) in enumerate(seats):
            self.seat.read(s, x, p, shown)
        self.table.read(s, s, 0, v)
        for name, (_, numbers) in self.chosen.items() if viewer >= 0 else ():
            getattr(s, name)[viewer] = numbers(getattr(v, name))
        unseen = {kind: [self.table.ids[kind][w] for w in getattr(v, name)] for kind, name in self.unseen.items()}
        for p, (x, shown) in enumerate(seats):
            self.seat.lay(x, shown, 0 if p == viewer else me, unseen)
        self.table.lay(s, v, me, unseen)
        for name, rest in self.table.rest.items():
            setattr(s, name, held_as(rest.form, sorted(unseen[rest.kind])))
        s.deal_hidden(viewer, rng)

    # scenarios

    def given(self, s: Any, p: int, name: str, words: list[str]) -> bool:
        """Write a field of a seat, or of the table (-1), in words: `coins 3`, `hand rome@B`. False: no such field."""
        part, holder = (self.table, s) if p < 0 else (self.seat, getattr(s, self.seats)[p])
        if name in part.plain:
            setattr(holder, part.field(name), int(words[0]))
            return True
        form = part.forms.get(name)
        if isinstance(form, Lies):
            self._lay(s, p, part, name, form, words)
        elif isinstance(form, Holds | ByRow):
            field = part.field(name)
            setattr(holder, field, part.given(form, words, getattr(holder, field)))
        else:
            return False
        return True

    def _lay(self, s: Any, p: int, part: Part, name: str, form: Lies, words: list[str]) -> None:
        """These lie there, and nothing else. What is not there yet is taken from a stock."""
        split = [w.partition("@") for w in words]
        rows = [part.row(form.kind, w) for w, _, _ in split]
        slot = self.zones.zone(part.path_of(name)), max(p, 0)
        there = self.zones.items(s, slot)
        for row in rows:
            if row in there:
                there.remove(row)
            else:
                self.take(s, form.kind, row)
        bits = [bag_of([WATCHERS if x == "S" else self.questions.seats.index(x) for x in w]) for _, _, w in split]
        self.zones.lay(s, slot, rows, bits)

    def take(self, s: Any, kind: str, row: int) -> int:
        """Take a row out of a stock."""
        for name, form in self.table.forms.items():
            if isinstance(form, Lies) and form.stock and form.kind == kind:
                slot = self.zones.zone(self.table.path_of(name)), 0
                rows = self.zones.items(s, slot)
                if row in rows:
                    at = rows.index(row)
                    known = (
                        [who for i, who in enumerate(getattr(s, slot[0].knowers)) if i != at] if form.knowers else []
                    )
                    self.zones.lay(s, slot, rows[:at] + rows[at + 1 :], known)
                    return row
        raise BadScenario(f"no more copies are left: {self.table.tables[kind][row]}")


__all__ = ["NUMBER", "ByRow", "Chosen", "Columns", "Declared", "Holds", "Lies", "Names", "Own", "Rest", "Unseen"]
