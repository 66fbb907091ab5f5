"""Names at the border: one table of verbs gives text, parsing, references and numbers.

Not compiled and not needed by the rules. `kinds` says what an argument of each kind can be: a list
of names, or how many there are when a plain number will do. In a row's kinds a star marks an argument
that only the chooser knows (`*card`), and `@seat` a seat that knows it too: `"@seat *card"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from ecumene.kernel.border.errors import UnreadableMove, nearest
from ecumene.kernel.core.action import act, first, fourth, second, third, verb_of

Rows = list[tuple[int, str, str]]  # verb, word, kinds of its arguments
Kinds = Mapping[str, "list[str] | int"]
ARGUMENTS = (first, second, third, fourth)
PLAIN, MARKED, MASKED = "{}", "*{}", "*"  # how a secret argument is written
LONGEST_STEP, LONGEST_MOVE = 200, 4_000  # letters
MOST_KEPT = 4096  # actions whose words are kept: the same ones are said again and again


class Codec:
    def __init__(
        self, verbs: Rows, chance: Rows, kinds: Kinds, steps: Iterable[int] = (), unordered: Iterable[int] = ()
    ) -> None:
        """Verbs of `chance` are written and read like the others, but have no number.

        `steps` are verbs of private steps: they build one move, which the last, another verb, commits.
        `unordered` verbs name one thing of a set at a time: what is named first makes no difference.
        """
        self.names = {k: v if isinstance(v, list) else [str(i) for i in range(v)] for k, v in kinds.items()}
        self.ids = {k: {name: i for i, name in enumerate(v)} for k, v in self.names.items()}
        self.word = {verb: word for verb, word, _ in verbs + chance}
        self.kinds = {verb: [k.strip("*@") for k in args.split()] for verb, _, args in verbs + chance}
        self.secret = {verb: ["*" in k for k in args.split()] for verb, _, args in verbs + chance}
        self.knows = {verb: ["@" in k for k in args.split()] for verb, _, args in verbs + chance}
        self.hides = {verb: any(secret) for verb, secret in self.secret.items()}
        self.verb = {word: verb for verb, word in self.word.items()}
        self.steps = frozenset(steps)
        self.unordered = frozenset(unordered)
        self.base: dict[int, int] = {}
        self.size = 0  # how many numbers there are
        for verb, _, _ in verbs:
            self.base[verb] = self.size
            n = 1
            for kind in self.kinds[verb]:
                n *= len(self.names[kind])
            self.size += n
        self.plain = lru_cache(MOST_KEPT)(self._plain)
        self.things = lru_cache(MOST_KEPT)(self._refs)

    def arguments(self, action: int) -> list[tuple[str, int]]:
        """The kind and number of each argument."""
        return [(kind, get(action)) for kind, get in zip(self.kinds[verb_of(action)], ARGUMENTS)]

    def text(self, action: int, secret: str = PLAIN) -> str:
        """`wonder sphinx tavern`; a secret argument is plain, MARKED (`pick *lamp`) or MASKED (`pick *`)."""
        verb = verb_of(action)
        if secret == PLAIN or not self.hides[verb]:
            return self.plain(action)
        words = [self.names[kind][i] for kind, i in self.arguments(action)]
        hidden = self.secret[verb]
        return " ".join([self.word[verb]] + [secret.format(w) if h else w for w, h in zip(words, hidden)])

    def _plain(self, action: int) -> str:
        words = [self.names[kind][i] for kind, i in self.arguments(action)]
        return " ".join([self.word[verb_of(action)], *words])

    def seen(self, action: int, viewer: int, chooser: int) -> str:
        """The text as one viewer may read it."""
        return self.text(action, PLAIN if self.reads(action, viewer, chooser) else MASKED)

    def reads(self, action: int, viewer: int, chooser: int) -> bool:
        """May the viewer read the secret arguments?"""
        verb = verb_of(action)
        knows = self.knows[verb]
        return (
            viewer == chooser
            or not self.hides[verb]
            or any(k and i == viewer for (_, i), k in zip(self.arguments(action), knows))
        )

    def refs(self, action: int) -> list[str]:
        """`["wonder:sphinx", "card:tavern"]`: what a page lights up, in the order it is asked for."""
        return [*self.things(action)]

    def _refs(self, action: int) -> tuple[str, ...]:
        return tuple(f"{kind}:{self.names[kind][i]}" for kind, i in self.arguments(action))

    def parse(self, text: str) -> int:
        """One step of a move in notation, as a packed action."""
        if len(text) > LONGEST_STEP:
            raise UnreadableMove("move-long", move=text)
        word, *words = text.split() or [""]
        if not word:
            raise UnreadableMove("move-empty")
        if word not in self.verb:
            raise UnreadableMove("move-verb", verb=word, near=nearest(word, self.verb))
        verb = self.verb[word]
        kinds = self.kinds[verb]
        if len(kinds) != len(words):
            wanted = " ".join([word, *(f"<{k}>" for k in kinds)])
            raise UnreadableMove("move-arguments", wanted=wanted, move=text)
        return act(verb, *(self.number_of(kind, name.removeprefix("*")) for kind, name in zip(kinds, words)))

    def parse_move(self, text: str) -> list[int]:
        """A whole move: one step, or several joined with `+`."""
        if not isinstance(text, str):
            raise UnreadableMove("move-text", value=text)
        if len(text) > LONGEST_MOVE:
            raise UnreadableMove("move-long", move=text)
        return [self.parse(part) for part in text.split("+")]

    def number_of(self, kind: str, name: str) -> int:
        if name not in self.ids[kind]:
            if name == "":
                raise UnreadableMove("move-hidden")
            raise UnreadableMove("move-thing", kind=kind, name=name, near=nearest(name, self.ids[kind]))
        return self.ids[kind][name]

    def checked(self, action: int) -> int:
        """The packed action itself, if it is one that can be said: a verb, and each argument one of its kind."""
        if type(action) is not int or not 0 <= action < 1 << 63 or verb_of(action) not in self.word:
            raise UnreadableMove("move-number", value=action)
        kinds = self.kinds[verb_of(action)]
        values = [get(action) for get in ARGUMENTS]
        if any(i >= len(self.names[k]) for k, i in zip(kinds, values)) or any(values[len(kinds) :]):
            raise UnreadableMove("move-number", value=action)
        return action

    def number(self, action: int) -> int:
        """A dense number below `size`, for masks and policy heads."""
        n = 0
        for kind, i in self.arguments(action):
            n = n * len(self.names[kind]) + i
        return self.base[verb_of(action)] + n

    def in_order(self, actions: Sequence[int]) -> tuple[int, ...]:
        """A move's steps as its record has them: what builds a set in a row is sorted."""
        runs = groupby(actions, lambda a: verb_of(a) in self.unordered)
        return tuple(a for a_set, run in runs for a in (sorted(run, key=self.number) if a_set else run))

    def told_once(self, choices: Sequence[int], canonical: Sequence[int]) -> list[int]:
        """Choices as people are shown them: of two that only name the same things in another order, one."""
        fixed = set(canonical)
        if fixed.issuperset(choices):
            return [*choices]
        kept = {self._things(a) for a in canonical}
        return [a for a in choices if a in fixed or self._things(a) not in kept]

    def _things(self, action: int) -> tuple[int, tuple[tuple[str, int], ...]]:
        return verb_of(action), tuple(sorted(self.arguments(action)))

    def action(self, number: int) -> int:
        if type(number) is not int or not 0 <= number < self.size:
            raise UnreadableMove("move-dense", most=self.size - 1, value=number)
        verb = max((v for v in self.base if self.base[v] <= number), key=lambda v: self.base[v])
        number -= self.base[verb]
        args: list[int] = []
        for kind in reversed(self.kinds[verb]):
            number, i = divmod(number, len(self.names[kind]))
            args.insert(0, i)
        return act(verb, *args)
