"""Every word of a game's scenarios, as a page: lines of `given` and `then`, questions, verbs, events, names."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable

from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.kinds import Kind
from ecumene.kernel.border.scenario_words import GIVEN, THEN, Word
from ecumene.kernel.core.state import CHANCE, NOBODY
from ecumene.words import Words

RULE_IDS = re.compile(r"^[A-Z]{1,3}-?\d[\w.]*(?:, [A-Z-]*\d[\w.]*)*(?: to [\w.]+)?[:.]\s*")
FIELD = re.compile(r"^    (\w+): i64  # (.*)$", re.M)

COMMON_GIVEN = [
    ("players: <number>", "how many play, where it is not the usual number"),
    ("options: <name>=<choice>...", "variants"),
    ("corrections: <table>.<row>.<field> = <value>", "a line of a file of corrected rows"),
    ("ask: <question>; <question>...", "what is asked, the first first: see below"),
]
COMMON_THEN = [
    ("A may: <move> | <move>", "A is asked, and these are all moves there are; `?` for chance"),
    ("A may also: <move> | <move>", "A is asked, and these are among the moves there are"),
    ("A may not: <move> | <move>", "A is asked, and none of these is among them"),
    ("A may not: <move> because <rule>", "besides, this rule is the reason"),
    ("asked: A", "who chooses now; `?` for chance, nothing when the game is over"),
    ("events: <event> | <event>", "the last `when` added these events"),
    ("no event: <event>", "it added none that begins like this"),
    ("by itself: A <move>", "the last `when` led to this move by itself, because it was the only one"),
    ("over: A <ending>", "the game is over: who won, and how; `over: not over` if it goes on"),
    ("A sees <fact>", "a fact as this seat sees it, `S` for a spectator; unknown things are `?`"),
]

HEAD = """\
Printed by `ecumene scenario --vocabulary {game}`. How scenarios are written: [scenarios](../scenarios.md). In a line,
`A` stands for any seat, `<card>` for a name of that kind (listed at the end), `<0..5>` for a number, `<card@>` for a
card that may say who knows it (`lamp@BS`), `<text>` for anything, `[…]` for what may be left out; `...` repeats what is
before it."""


def vocabulary(game: AnyGame) -> str:
    """The page, in Markdown."""
    name = Words("en", game).say("game")
    out = [f"# Words of scenarios: {name}", "", HEAD.format(game=game.id)]
    words = game.scenario.vocabulary.words
    out += ["", "## Given", "", *table(["line", "meaning"], [*map(code, COMMON_GIVEN), *given(words)])]
    out += ["", "## Then", "", *table(["line", "holds if, or says"], [*map(code, COMMON_THEN), *then(words)])]
    out += ["", "## Questions for `ask`", "", *questions(game)]
    out += ["", "## Moves", "", *lines_of(game.codec, list(game.codec.base))]
    chance = [verb for verb in game.codec.word if verb not in game.codec.base]
    out += ["", "## Outcomes of chance, after `?`", "", *lines_of(game.codec, chance)]
    out += ["", "## Events", "", *lines_of(game.events, list(game.events.word))]
    out += ["", "## Endings, options and names", "", f"- **endings**: {listed(game.endings)}"]
    out += [f"- **option {o.name}**: {listed(o.choices)}" for o in game.options]
    out += names(game)
    return "\n".join(out) + "\n"


def code(row: tuple[str, str]) -> tuple[str, str]:
    return f"`{row[0]}`".replace("|", "\\|"), row[1].replace("|", "\\|")


def given(words: list[Word]) -> list[tuple[str, str]]:
    return [code((w.line, with_older(w))) for w in words if GIVEN in w.use]


def then(words: list[Word]) -> list[tuple[str, str]]:
    return [code((w.stated.line, with_older(w))) for w in words if THEN in w.use]


def with_older(w: Word) -> str:
    return w.says + (f" (older: `{'`, `'.join(w.older.split())}`)" if w.older else "")


def table(heads: list[str], rows: list[tuple[str, str]]) -> list[str]:
    return [f"| {' | '.join(heads)} |", "| --- | --- |", *(f"| {a} | {b} |" for a, b in rows)]


def questions(game: AnyGame) -> list[str]:
    """Every frame with its fields, sorted by who answers it."""
    who: dict[str, list[tuple[str, str]]] = {"a seat": [], "chance": [], "nobody, it runs by itself": []}
    asked = game.questions
    for name, cls in asked.classes.items():
        values = {field: 0 for field, _ in asked.fields[name]}
        player = 0 if asked.asks_a_seat(name) else cls(**values).player
        group = {CHANCE: "chance", NOBODY: "nobody, it runs by itself"}.get(player, "a seat")
        who[group].append(code((asked.usage(name), about(cls))))
    return [
        line
        for group, rows in who.items()
        for line in (f"Answered by {group}:", "", *table(["question", "about"], rows), "")
    ][:-1]


def about(cls: type) -> str:
    """The first part of a docstring, without the rules before it; then what the source says of the fields."""
    text = RULE_IDS.sub("", " ".join((cls.__doc__ or "").split("\n\n")[0].split()))
    text = "" if text.startswith(f"{cls.__name__}(") else text[:1].upper() + text[1:]
    try:
        fields = FIELD.findall(inspect.getsource(cls))
    except (OSError, TypeError):  # compiled
        fields = []
    return " ".join([text, *(f"`{name}`: {said.rstrip('.')}." for name, said in fields)]).strip()


def lines_of(codec: Codec, verbs: list[int]) -> list[str]:
    """`build <card>`; what only some may know has a star."""
    return [
        f"- `{' '.join([codec.word[v], *(f'<{k}>{chr(42) * s}' for k, s in zip(codec.kinds[v], codec.secret[v]))])}`"
        for v in verbs
    ] or ["There are none."]


def names(game: AnyGame) -> list[str]:
    """Kinds and the names of their things; of numbers and coordinates how many there are."""
    out = []
    known = {**game.codec.names, **game.scenario.vocabulary.names}
    for kind in sorted(known):
        things = known[kind]
        if game.kinds.get(kind) == Kind.FIGURE or not things:
            continue
        few = [*things[:3], "…", things[-1]] if game.kinds.get(kind) == Kind.COORDINATE and len(things) > 20 else things
        out.append(f"- **{kind}**: {listed(few)}")
    return out


def listed(things: Iterable[str]) -> str:
    return " ".join(f"`{x}`" for x in things)
