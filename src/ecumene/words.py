"""Words for people: every text comes from Fluent catalogues, one for each game and one for the platform.

Message ids follow from the ids in the tables of the rules, so nothing is listed twice:
`card-altar` a name · `do-build` an action · `ask-Turn` a question · `log-gained` an event · `fact-points` what a row
says, `signs-points` in signs, `short-retires` in a few words · `label-coins` a counter or heading · `note-price` the
state of a thing · `option-wonders`, `choice-wonders-draft` · `how-civilian`, `part-blue` of results · `unit-coins`,
`sign-coins`, `price-printed` of prices · `missing-coins` of refusals · `legend` what signs mean · `why-ECU-1` the
platform's own rules · `error-seed` what went wrong. The web reads the same files.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from ecumene.games import find
from ecumene.kernel.border.codec import ARGUMENTS, Codec
from ecumene.kernel.border.errors import EcumeneError, IllegalMove
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.kinds import Kind
from ecumene.kernel.border.sections import Cost, Part, Price, Shortage
from ecumene.kernel.core.state import CHANCE, Frame

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "uk", "pl", "ru")
HIDDEN = "?"
OPEN = "…"  # an argument still to be chosen


def language(wanted: str = "") -> str:
    """The language asked for, or that of the environment, or English."""
    codes = [wanted, *(os.environ.get(name, "") for name in ("ECUMENE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))]
    return next((code for x in codes if (code := x[:2].lower()) in LANGUAGES), "en")


@cache
def catalogue(lang: str, game: str = "") -> str:
    """The text of a game's catalogue, or of the platform's."""
    folder = files(find(game).package if game else "ecumene").joinpath("locale")
    if game and not folder.joinpath(f"{lang}.ftl").is_file():
        lang = LANGUAGES[0]  # a game of another package may lack some languages
    return folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def bundle(lang: str, game: str = "") -> FluentBundle:
    """The platform's messages and those of a game; a game may replace some."""
    from fluent.runtime import FluentBundle, FluentResource  # large, and the server never needs it

    messages = FluentBundle([lang], use_isolating=False)
    messages.add_resource(FluentResource(catalogue(lang)))
    if game:
        messages.add_resource(FluentResource(catalogue(lang, game)), allow_overrides=True)
    return messages


def argument_names(kinds: Sequence[str]) -> list[str]:
    """The names of a message's arguments: their kinds; a second `card` is `card2`."""
    return [f"{kind}{kinds[:i].count(kind) + 1}" if kind in kinds[:i] else kind for i, kind in enumerate(kinds)]


class Words:
    """One language for one game, with the names of the players."""

    def __init__(self, lang: str, game: AnyGame | None = None, players: Sequence[str] = ()) -> None:
        self.lang, self.game, self.players = lang, game, list(players)
        self.bundle = bundle(lang, game.id if game else "")

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **args: Any) -> str:
        """The text of a message. A missing message is an error, so that a test finds it and nobody reads an id."""
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(f"{key} has no text in {self.lang}")
        text, errors = self.bundle.format_pattern(message.value, args)
        if errors:
            raise KeyError(f"{key} in {self.lang}: {errors[0]}")
        return str(text)

    def about(self, key: str) -> str:
        """The longer text of a message; "" if it has none."""
        message = self.bundle.get_message(key)
        if "about" not in message.attributes:
            return ""
        return str(self.bundle.format_pattern(message.attributes["about"], {})[0])

    # names

    def name(self, kind: str, name: str) -> str:
        """The name of a thing of the game: `name("card", "altar")`."""
        what = self.kind_of(kind)
        if what.is_written:
            return name
        if what is Kind.SEAT and (kind == "seat" or (self.game and name in self.game.seats)):
            return self.seat(name)
        if name == HIDDEN:
            return self.say("hidden")
        # a row that somebody is adding has no words yet: a test asks for them, a table need not stop
        return self.say(f"{kind}-{name}") if self.has(f"{kind}-{name}") else name.replace("_", " ")

    def kind_of(self, kind: str) -> Kind:
        """What an argument is. Kinds that only facts use have names in the catalogue."""
        unknown = Kind.SEAT if kind == "seat" else Kind.WORD
        return self.game.kinds.get(kind, unknown) if self.game else unknown

    def seat(self, letter: str) -> str:
        if self.game and letter in self.game.seats:
            at = self.game.seats.index(letter)
            if at < len(self.players) and self.players[at]:
                name = self.players[at]
                return f"{name} {letter}" if self.players.count(name) > 1 else name
        return self.say("seat", letter=letter)

    def points(self, n: int) -> str:
        """Points as text; if the game counts half points, 53 is 26½."""
        if not (self.game and self.game.half_points):
            return str(n).replace("-", "−")
        whole, half = divmod(abs(n), 2)
        return f"{'−' if n < 0 else ''}{whole if whole or not half else ''}{'½' if half else ''}"

    def ref(self, ref: str) -> str:
        kind, _, name = ref.partition(":")
        return self.name(kind, name)

    # actions, events, questions

    def action(self, action: int, viewer: int, chooser: int, open_last: int = 0) -> str:
        """An action; the last `open_last` arguments are left open: "Build The Sphinx with …"."""
        assert self.game
        return self._coded("do", self.game.codec, action, viewer, chooser, open_last)

    def verb(self, verb: int) -> str:
        """A verb with all arguments left open: "Upgrade: … → …"."""
        assert self.game
        codec = self.game.codec
        return self.say(f"do-{codec.word[verb]}", **dict.fromkeys(argument_names(codec.kinds[verb]), OPEN))

    def arguments(self, action: int, open_last: int = 0) -> str:
        """The arguments of an action, to show beside `verb`."""
        assert self.game
        names = [self.ref(ref) for ref in self.game.codec.refs(action)]
        kinds = self.game.codec.kinds[action & 127]
        if open_last:
            names = [*names[:-open_last], OPEN]
        return (" → " if len(kinds) > len(set(kinds)) else ", ").join(names)

    def event(self, event: int, viewer: int) -> str:
        assert self.game
        return self._coded("log", self.game.events, event, viewer, CHANCE)

    def _coded(self, what: str, codec: Codec, action: int, viewer: int, chooser: int, open_last: int = 0) -> str:
        verb = action & 127
        reads = codec.reads(action, viewer, chooser)
        slots = argument_names(codec.kinds[verb])
        args: dict[str, Any] = {}
        for slot, kind, secret, get in zip(slots, codec.kinds[verb], codec.secret[verb], ARGUMENTS):
            name = codec.names[kind][get(action)]
            args[slot] = self.name(kind, HIDDEN if secret and not reads else name)
            if self.kind_of(kind) is Kind.FIGURE:
                args[slot] = int(name)
        for slot in slots[len(slots) - open_last :]:
            args[slot] = OPEN
        return self.say(f"{what}-{codec.word[verb]}", **args)

    def question(self, frame: Frame) -> str:
        assert self.game
        args = {
            field: self.name(kind, name) if isinstance(name, str) else name
            for field, (kind, name) in self.game.questions.arguments(frame).items()
        }
        return self.say(f"ask-{type(frame).__name__}", **args)

    def facts(self, rules: Any, kind: str, row: int) -> list[str]:
        """What a card says, one sentence for each fact of its row."""
        assert self.game
        return self.sentences(self.game.facts(rules, kind, row))

    def row_signs(self, rules: Any, kind: str, row: int) -> list[str]:
        """The same in signs, for facts that have a short form (`signs-points = { $n }★`)."""
        assert self.game
        return self.signs(self.game.facts(rules, kind, row))

    def sentences(self, facts: list[tuple[str, dict[str, Any]]]) -> list[str]:
        return [self.say(f"fact-{fact}", **self._named(args)) for fact, args in facts]

    def signs(self, facts: list[tuple[str, dict[str, Any]]]) -> list[str]:
        return [self.say(f"signs-{x}", **self._named(args)) for x, args in facts if self.has(f"signs-{x}")]

    def briefly(self, facts: list[tuple[str, dict[str, Any]]]) -> list[str]:
        """For a line of the terminal: in signs, or in a few words (`short-retires`) if there is no sign."""
        short = [(f"{how}-{x}", args) for x, args in facts for how in ("signs", "short") if self.has(f"{how}-{x}")]
        return [self.say(key, **self._named(args)) for key, args in short]

    def _named(self, args: dict[str, Any]) -> dict[str, Any]:
        """Replace ids by names, in a list of counted things or figures, a dict of units and numbers, or one thing."""
        out: dict[str, Any] = {}
        for kind, value in args.items():
            if isinstance(value, list):
                out[kind] = " + ".join(self.say(f"counted-{x}") if isinstance(x, str) else str(x) for x in value)
            elif isinstance(value, dict):
                out[kind] = ", ".join(self.say(f"unit-{x}", n=n) for x, n in value.items())
            else:
                out[kind] = self.name(kind, value) if isinstance(value, str) else value
        return out

    def reason(self, name: str, args: Mapping[str, Any]) -> str:
        """Why a choice is good or bad. Arguments are figures, references, or ids of messages."""
        out: dict[str, Any] = {}
        for key, value in args.items():
            if isinstance(value, int):
                out[key] = self.signed(value) if name in ("points", "rate") else value
            else:
                out[key] = self.ref(value) if ":" in value else self.say(value)
        return self.say(f"reason-{name}", **out)

    def signed(self, n: int) -> str:
        return f"{'+' if n > 0 else ''}{self.points(n)}"

    # prices

    def price(self, price: Price) -> str:
        """In words, with reasons: "1 civil action; 4 printed − 1 Masonry = 3 resources"."""
        return "; ".join(self._cost(cost) for cost in price.costs)

    def price_sign(self, price: Price) -> str:
        """In signs: "1○ 3⚒"."""
        return " ".join(self.say(f"sign-{cost.unit}", n=cost.total) for cost in price.costs)

    def _cost(self, cost: Cost) -> str:
        text = self.say(f"unit-{cost.unit}", n=cost.total)
        if len(cost.parts) == 1:
            text += f" ({self._source(cost.parts[0])})"
        elif cost.parts:
            text = f"{' '.join(self._part(x) for x in cost.parts).removeprefix('+ ')} = {text}"
        return f"{text}, {self.say('price-spare', n=cost.spare)}" if cost.spare else text

    def _part(self, part: Part) -> str:
        """`− 1 Masonry`; for things bought one by one the message says how many: `+ 2 clay at 3`."""
        sign = "−" if part.amount < 0 else "+"
        return f"{sign} {self._source(part)}" if part.count else f"{sign} {abs(part.amount)} {self._source(part)}"

    def _source(self, part: Part) -> str:
        if ":" in part.source:
            return self.ref(part.source)
        args: dict[str, Any] = {"thing": self.ref(part.ref)} if part.ref else {}
        if part.count:
            args = {"thing": self.say(f"unit-{part.ref.partition(':')[2]}", n=part.count), "each": part.each}
        if part.by:
            args["by"] = self.ref(part.by)
        return self.say(f"price-{part.source}", **args)

    # errors

    def error(self, e: EcumeneError) -> str:
        """What went wrong, where, and what was probably meant."""
        game = find(e.game) if e.game else self.game
        words = self if game is self.game else Words(self.lang, game, self.players)
        args: dict[str, Any] = dict(e.arguments)
        if e.rule:
            args["why"] = words.why(e.rule)
        text = words.say(f"error-{e.id}", **args)
        if isinstance(e, IllegalMove):
            text = " ".join([text, *words.missing(e.missing)])
        if "near" in args:
            text = f"{text} {self.say('error-near', near=args['near'])}"
        if e.line:
            text = self.say("error-line", line=str(e.line), text=text)
        return f"{e.file}{',' if e.line else ':'} {text}" if e.file else text

    def missing(self, shortages: Sequence[Shortage]) -> list[str]:
        """What a refused move would need: a sentence each."""
        return [self.say(f"missing-{x.what}", needs=x.needs, has=x.has) for x in shortages]

    # rules

    def why(self, rule: str) -> str:
        """A rule in words: the platform's in the reader's language, a game's from its list (in English)."""
        if self.has(f"why-{rule}"):
            return self.say(f"why-{rule}")
        return self.game.rule_texts.get(rule, "") if self.game else ""
