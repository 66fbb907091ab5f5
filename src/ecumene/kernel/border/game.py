"""What the platform knows of a game: a class that its folder derives from `Game`, in `game.py`.

    class SevenWondersDuel(Game[Duel, DuelView, Rules]):
        id, prefix, revision = "seven_wonders_duel", "SWD", "swd-2015-r2"

A game is generic over its state, its view and its ruleset, so a type checker knows that they belong together.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from itertools import product
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.declared import Declared
from ecumene.kernel.border.errors import BadOption, nearest
from ecumene.kernel.border.kinds import Kind, all_kinds
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.questions import Questions
from ecumene.kernel.border.result import Result
from ecumene.kernel.border.scenario import ScenarioSetup
from ecumene.kernel.border.sections import Appearance, Fact, Price, Section, Shortage
from ecumene.kernel.border.strategy import Strategy
from ecumene.kernel.border.views import View
from ecumene.kernel.border.zones import EVERYONE, NO_ONE, Zones
from ecumene.kernel.core.action import first, second, verb_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR, State

SELDOM = 200  # of so many draws, one may be a verb that random players avoid


class Ruleset(Protocol):
    """The rows of one match: as printed, or with corrections."""

    corrections: str


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
R = TypeVar("R", bound=Ruleset)


@dataclass(frozen=True)
class Option:
    """A variant the players may choose; the first choice is the default."""

    name: str
    choices: tuple[str, ...]


class Game(ABC, Generic[S, V, R]):
    # ---------------------------------------------------------------- what it is

    id: str  # as records, pages and `ecumene.new` call it
    prefix: str  # of its rule ids: "SWD"
    revision: str  # a change of legal moves changes it
    fewest: int  # players
    most: int
    seats: str  # one letter each, as records write them; a match may use fewer
    options: tuple[Option, ...] = ()
    endless: bool = False  # no rule ends it by itself: random players may go on forever, and tests stop them

    def refused_options(self, players: int, options: Mapping[str, str]) -> str:
        """The rule against these options together, in full, with so many players; "" where there is none."""
        return ""

    # ---------------------------------------------------------------- its notation

    codec: Codec  # what seats and chance can say
    events: Codec  # what the table reports
    declared_kinds: Mapping[str, Kind] = {}  # what arguments are, where that does not follow: `kernel.border.kinds`
    questions: Questions  # the frames, in names
    rule_of: Mapping[str, str]  # the rule behind a question ("Turn") or an answer to it ("Turn.build")
    shortages: Sequence[str] = ()  # what can be missing for a move: the names of `rules/verbs.py`, in their order
    # Events that a log leaves out: beside a move with the verb that they repeat ({"drew": "draw"}), or with "" always,
    # since the board shows them.
    repeated_events: Mapping[str, str] = {}
    renamed: Mapping[str, str] = {}  # names that changed, old to new: `kernel.border.renames`
    avoid_at_random: str = ""  # a verb that random players avoid, or no game would come far: resigning

    # ---------------------------------------------------------------- positions

    classes: Mapping[str, Callable[..., object]]  # by name: what makes a state, a frame, a ruleset again
    scenario: ScenarioSetup  # how scenarios describe a position

    @abstractmethod
    def start(self, players: int = 2, corrections: str = "", **options: str) -> S:
        """The first position. Options are complete and checked."""

    @abstractmethod
    def make_rules(self, corrections: str) -> R:
        """The ruleset with these corrections; an error if they do not fit."""

    def stage(self, s: S) -> str:
        """The part of the game a position belongs to, as a label: "age2"."""
        return ""

    # ---------------------------------------------------------------- what a seat knows

    zones: Zones
    view_type: type[V]

    @abstractmethod
    def view(self, s: S, viewer: int) -> V: ...

    declared: Declared | None = None  # what `view` follows from: then views of a position share what is open

    @abstractmethod
    def imagine(self, v: V, rng: Rng) -> S:
        """A whole position that looks like this to the viewer."""

    at_hand: tuple[str, ...] = ()  # kinds of things that can be had although no section shows them: pieces in a supply

    # ---------------------------------------------------------------- points

    endings: tuple[str, ...]  # how a game can end by its rules, the most usual first: `how` of a result
    half_points: bool = False  # points are counted in halves: figures of results are twice the points
    score_is_sum: bool = True  # a score is the sum of its parts; else the first part, and the others break ties in turn
    public_points: bool = False  # nothing that is hidden counts: points may be told while the game goes on

    @abstractmethod
    def score_parts(self, s: S) -> list[dict[str, int]]:
        """For each seat: points by category, if they were counted now."""

    @abstractmethod
    def scores(self, s: S) -> list[int]:
        """For each seat the points, if they were counted now."""

    @abstractmethod
    def result(self, s: S) -> Result:
        """Its scores are `scores`, its parts `score_parts`."""

    # ---------------------------------------------------------------- what rows say

    rule_links: Mapping[str, str] = {}  # the rule behind a fact ("cost", "kind-leader") of a row

    @abstractmethod
    def facts(self, rules: R, kind: str, row: int) -> list[Fact]: ...

    def appearance(self, rules: R, kind: str, row: int) -> Appearance:
        return Appearance()

    def unverified(self, rules: R) -> Mapping[str, list[str]]:
        """By reference: fields of a row that are reconstructions."""
        return {}

    # ---------------------------------------------------------------- what is drawn

    @abstractmethod
    def board(self, v: V) -> list[Section]:
        """A view as sections to draw: see `kernel.border.sections`."""

    def price(self, v: V, action: int) -> Price | None:
        """What an action costs in a view, with the reasons; None: nothing."""
        return None

    # The same two for a server, which asks for both at once and for all choices. A game whose board and prices are
    # computed from an imagined position derives from `DrawnFromLook` and overrides these instead.

    def draw(self, look: Look[S, V]) -> list[Section]:
        """As `board`."""
        return self.board(look.view)

    def prices(self, look: Look[S, V], actions: Sequence[int]) -> list[Price | None]:
        """As `price`, for every one of these actions."""
        return [self.price(look.view, a) for a in actions]

    # ---------------------------------------------------------------- what bots know

    strategy: Strategy | None = None  # what a search knows of the game; without it there are only simple bots

    @abstractmethod
    def evaluate(self, s: S, p: int) -> float:
        """How good a position is for a seat, for simple bots: higher is better."""

    # ---------------------------------------------------------------- the same for every game

    @cached_property
    def defaults(self) -> dict[str, str]:
        return {o.name: o.choices[0] for o in self.options}

    @cached_property
    def kinds(self) -> dict[str, Kind]:
        """What an argument of each kind is."""
        return all_kinds(self.questions.names, self.declared_kinds)

    @cached_property
    def secrets(self) -> bool:
        """May one seat ever know what another does not? What nobody at all knows is no secret between them."""
        z = self.zones
        return bool(z.scratch) or any(x.knowers or x.known not in (EVERYONE, NO_ONE) for x in z.zones)

    @property
    def package(self) -> str:
        """The game's folder as a package: rules.md and locale/ are in it."""
        return type(self).__module__.rpartition(".")[0]

    @cached_property
    def rules_text(self) -> str:
        """The list of rules, `rules.md`, in English."""
        return files(self.package).joinpath("rules.md").read_text(encoding="utf-8")

    @cached_property
    def rule_texts(self) -> dict[str, str]:
        """Rules by id."""
        text = self.rules_text
        return {m[1]: m[2] for m in re.finditer(rf"^- \*\*({self.prefix}-[\w.]+)\*\* (.*)$", text, re.M)}

    def chosen(self, players: int, options: Mapping[str, object]) -> dict[str, str]:
        """The options in full, or an error that says which are there."""
        self.check_players(players)
        if not isinstance(options, Mapping):
            raise BadOption("options", value=options)
        out = dict(self.defaults)
        known = {o.name: o.choices for o in self.options}
        for name, value in options.items():
            value = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
            if name not in known:
                wanted = {"near": nearest(name, known), "there": list(known)}
                raise BadOption("option" if known else "option-none", game=self.id, option=name, **wanted)
            if not isinstance(value, str) or value not in known[name]:
                wanted = {"near": nearest(value, known[name]), "there": known[name]}
                raise BadOption("option-choice", option=name, value=value, **wanted)
            out[name] = value
        why = self.refused_options(players, out)
        if why:
            said = [f"{name}={value}" for name, value in out.items() if value != self.defaults[name]]
            raise BadOption("options-refused", rule=why, options=said, players=players).at(game=self.id)
        return out

    def check_players(self, players: int) -> None:
        if not self.fewest <= players <= self.most:
            raise BadOption("player-count", game=self.id, fewest=self.fewest, most=self.most, players=players)

    def combinations(self, players: int) -> list[dict[str, str]]:
        """All options in full that so many may play with: the defaults first, and the first option changes fastest."""
        names = [o.name for o in self.options][::-1]
        every = (dict(zip(names, said)) for said in product(*(o.choices for o in self.options[::-1])))
        return [{o.name: x[o.name] for o in self.options} for x in every if not self.refused_options(players, x)]

    @cached_property
    def avoided(self) -> int:
        return self.codec.verb.get(self.avoid_at_random, -1)

    def at_random(self, choices: list[int], rng: Rng) -> int:
        """One choice, each as likely as another; the verb to avoid only now and then."""
        action = choices[rng.below(len(choices))]
        while action & 127 == self.avoided and len(choices) > 1 and rng.below(SELDOM):
            action = choices[rng.below(len(choices))]
        return action

    def rule(self, question: str, action: int | None = None) -> str:
        """The id of the rule behind a question, or behind one answer to it."""
        rule = self.rule_of[question]
        return rule if action is None else self.rule_of.get(f"{question}.{self.codec.word[action & 127]}", rule)

    def missing(self, s: S, action: int) -> list[Shortage]:
        """What the seat that is asked would need for an action that is refused."""
        found = s.stack[-1].missing(s, action) if s.stack else []
        return [Shortage(self.shortages[verb_of(x)], first(x), second(x)) for x in found]

    def viewers(self, s: S) -> list[int]:
        """Everyone who may look at a position: the spectators and every seat."""
        return [SPECTATOR, *range(s.players)]

    def changed(self, **parts: object) -> Self:
        """The same game with some of its parts replaced: for tests of what holds for every game."""
        other = copy(self)
        kept = {k: x for k, x in vars(self).items() if not isinstance(getattr(type(self), k, None), cached_property)}
        other.__dict__ = {**kept, **parts}
        return other


class DrawnFromLook(Game[S, V, R]):
    """A game that draws its board and computes its prices from a look: a view and one position imagined from it."""

    def board(self, v: V) -> list[Section]:
        return self.draw(Look(self, v))

    def price(self, v: V, action: int) -> Price | None:
        return self.prices(Look(self, v), [action])[0]

    @abstractmethod
    def draw(self, look: Look[S, V]) -> list[Section]: ...

    @abstractmethod
    def prices(self, look: Look[S, V], actions: Sequence[int]) -> list[Price | None]: ...


AnyGame: TypeAlias = Game[Any, Any, Any]  # to code that knows no game: whatever its types are, they belong together
