"""What the platform knows of a game: one value, made where the game's folder meets the outside."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from itertools import product
from typing import Any

from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.errors import BadOption, nearest
from ecumene.kernel.border.questions import Questions
from ecumene.kernel.border.result import Result
from ecumene.kernel.border.scenario import ScenarioSetup
from ecumene.kernel.border.sections import Appearance, Price
from ecumene.kernel.border.zones import EVERYONE, NO_ONE, Zones
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR

SELDOM = 200


@dataclass(frozen=True)
class Option:
    """A variant the players may choose; the first choice is the default."""

    name: str
    choices: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Game:
    id: str  # as records, pages and `ecumene.new` call it; also the name of its folder
    prefix: str  # of its rule ids: "SWD"
    revision: str  # a change of legal moves bumps it
    fewest: int  # players
    most: int
    seats: str  # one letter each, as records write them; a match may use fewer
    options: tuple[Option, ...]
    codec: Codec  # what seats and chance can say
    events: Codec  # what the table tells
    questions: Questions  # the frames
    rule_of: Mapping[str, str]  # the rule behind a question ("Turn") or an answer to it ("Turn.build")
    classes: Mapping[str, Callable[..., Any]]  # by name: what makes a state, a frame, a ruleset again
    start: Callable[..., Any]  # start(players=…, corrections=…, option=choice…)
    make_rules: Callable[[str], Any]  # the ruleset with some corrections; an error if they do not fit
    view_type: Any  # the Struct of its views
    view: Callable[[Any, int], Any]
    imagine: Callable[[Any, Any], Any]
    zones: Zones
    tally: Callable[[Any], list[dict[str, int]]]  # of each seat: points by category, if they were counted now
    result: Callable[[Any], Result]  # its parts are the tally
    endings: tuple[str, ...]  # how a game can end by its rules, the most usual first: `how` of a result
    evaluate: Callable[[Any, int], float]  # how well a seat stands, for simple bots: higher is better
    scenario: ScenarioSetup
    facts: Callable[[Any, str, int], list[tuple[str, dict[str, Any]]]]  # of a row: (ruleset, kind, number)
    board: Callable[[Any], list[Any]]  # a view as sections to draw: see `kernel.border.sections`
    price: Callable[[Any, int], Price | None] | None = None  # of an action in a view, with its reasons; None: free
    repeated_events: Mapping[str, str] = field(
        default_factory=dict
    )  # events that only repeat a verb of chance: {"drew": "draw"}
    look: Callable[[Any, str, int], Appearance] = lambda rules, kind, row: Appearance()  # of a row, as `facts`
    rule_links: Mapping[str, str] = field(
        default_factory=dict
    )  # the rule behind a fact ("cost", "kind-leader") of a row
    unverified: Callable[[Any], Mapping[str, list[str]]] = (
        lambda rules: {}
    )  # by reference: fields that are reconstructions
    stage: Callable[[Any], str] = lambda s: ""  # the part of the game a position belongs to, a label: "age2"
    half_points: bool = False  # points are counted in halves: figures of tallies and results are twice the points
    score_is_sum: bool = (
        True  # a score is the sum of its parts; else the first part is, and the others break ties in turn
    )
    allows: Callable[[int, Mapping[str, str]], str] = lambda players, options: ""  # the rule against options in full
    endless: bool = False  # no rule ends it by itself: random players may go on for ever, and tests cut them off
    renamed: Mapping[str, str] = field(default_factory=dict)  # names that changed, old to new: `kernel.border.renames`
    avoid_at_random: str = ""  # a verb that random players leave alone, or no game would come far: resigning

    @cached_property
    def defaults(self) -> dict[str, str]:
        return {o.name: o.choices[0] for o in self.options}

    @cached_property
    def secrets(self) -> bool:
        """May one seat ever know what another does not? What nobody at all knows is no secret between them."""
        z = self.zones
        return bool(z.scratch) or any(x.knowers or x.known not in (EVERYONE, NO_ONE) for x in z.zones)

    @cached_property
    def rule_texts(self) -> dict[str, str]:
        """The list of rules, `rules.md` in the game's folder: id and text, in English."""
        text = files(f"ecumene.games.{self.id}").joinpath("rules.md").read_text(encoding="utf-8")
        return {m[1]: m[2] for m in re.finditer(rf"^- \*\*({self.prefix}-[\w.]+)\*\* (.*)$", text, re.M)}

    def chosen(self, players: int, options: Mapping[str, Any]) -> dict[str, str]:
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
        why = self.allows(players, out)
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
        return [{o.name: x[o.name] for o in self.options} for x in every if not self.allows(players, x)]

    @cached_property
    def avoided(self) -> int:
        return self.codec.verb.get(self.avoid_at_random, -1)

    def at_random(self, choices: list[int], rng: Rng) -> int:
        """One choice, each as likely as another; what is shunned only now and then."""
        action = choices[rng.below(len(choices))]
        while action & 127 == self.avoided and len(choices) > 1 and rng.below(SELDOM):
            action = choices[rng.below(len(choices))]
        return action

    def rule(self, question: str, action: int | None = None) -> str:
        """The id of the rule behind a question, or behind one answer to it."""
        rule = self.rule_of[question]
        return rule if action is None else self.rule_of.get(f"{question}.{self.codec.word[action & 127]}", rule)

    def viewers(self, s: Any) -> list[int]:
        """Everyone who may look at a position: the spectators and every seat."""
        return [SPECTATOR, *range(s.players)]
