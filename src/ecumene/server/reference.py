"""What never changes about a game: its options, rules, cards and kinds of arguments, as the client needs them."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from itertools import product
from typing import Any

from pydantic import BaseModel

from ecumene import bots, words
from ecumene.games import find
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.kinds import Kind
from ecumene.server.models import CardIs, Cards, GameIs, OptionIs, RuleIs, Rules


@dataclass(frozen=True)
class Page:
    data: bytes
    packed: bytes  # by gzip
    tag: str  # so that browsers need not load it twice

    @staticmethod
    def of(content: BaseModel | bytes) -> Page:
        data = content if isinstance(content, bytes) else content.model_dump_json().encode()
        return Page(data, gzip.compress(data, mtime=0), sha256(data).hexdigest()[:20])


@lru_cache
def games(*names: str) -> Page:
    return Page.of(b"[" + b",".join(game(name).model_dump_json().encode() for name in names) + b"]")


@lru_cache
def game(name: str) -> GameIs:
    g = find(name)
    return GameIs(
        id=g.id,
        prefix=g.prefix,
        fewest=g.fewest,
        most=g.most,
        seats=g.seats,
        options=[OptionIs(name=o.name, choices=list(o.choices)) for o in g.options],
        refused={n: refused(g, n) for n in range(g.fewest, g.most + 1)},
        levels=[level.name for level in bots.LEVELS],
        bots=bots.names(),
        unverified=bool(g.unverified(g.make_rules(""))),
        rules=g.revision,
        half_points=g.half_points,
        score_is_sum=g.score_is_sum,
        secrets=g.secrets,
        endings=list(g.endings),
        kinds=g.kinds,
    )


def refused(g: AnyGame, players: int) -> dict[str, str]:
    """For every combination of options that this many players may not use: the rule that forbids it."""
    names, choices = [o.name for o in g.options], [o.choices for o in g.options]
    why = {" ".join(chosen): g.refused_options(players, dict(zip(names, chosen))) for chosen in product(*choices)}
    return {chosen: rule for chosen, rule in why.items() if rule}


@lru_cache
def catalogue(name: str, lang: str) -> Page:
    return Page.of(words.catalogue(lang, name).encode())


@lru_cache
def rules(name: str) -> Page:
    return Page.of(Rules(rules=rule_list(name)))


@lru_cache
def rule_list(name: str) -> list[RuleIs]:
    """Every entry of the list of rules, with rulings and notes, and its headings: "4. Turn › Take a card".

    An entry without an id gets one from its heading: "unverified-figures-1".
    """
    prefix, text = find(name).prefix, find(name).rules_text
    out: list[RuleIs] = []
    chapter, part, nameless = "", "", 0
    for line in text.splitlines():
        if found := re.match(r"(#+) (.*)$", line):
            chapter, part = (chapter, found[2]) if len(found[1]) > 2 else (found[2], "")
            nameless = 0
        elif found := re.match(rf"- \*\*({prefix}-[\w.]+|R-?\d+)(?: (.+?))?\*\*:? (.*)$", line):
            body = f"**{found[2]}** {found[3]}" if found[2] else found[3]
            out.append(RuleIs(id=found[1], chapter=headings(chapter, part), text=body))
        elif line.startswith("- "):
            nameless += 1
            slug = re.sub(r"\W+", "-", (part or chapter).lower())
            out.append(RuleIs(id=f"{slug}-{nameless}", chapter=headings(chapter, part), text=line[2:]))
    return out


def headings(chapter: str, part: str) -> str:
    return f"{chapter} › {part}" if part else chapter


@lru_cache(maxsize=64)
def cards(name: str, corrections: str = "") -> Page:
    g = find(name)
    rows = g.make_rules(corrections)
    unverified = g.unverified(rows)
    return Page.of(
        Cards(
            cards=[
                card_of(g, rows, kind, row, unverified)
                for kind, names in g.codec.names.items()
                if g.kinds[kind].has_rows
                for row in range(len(names))
                if g.kinds[kind] is Kind.ROW or g.facts(rows, kind, row)
            ],
            verbs=kinds_of(g.codec),
            events=kinds_of(g.events),
            questions={question: dict(fields) for question, fields in g.questions.fields.items()},
            rules=dict(g.rule_of),
            rule_links=dict(g.rule_links),
            steps=[g.codec.word[verb] for verb in sorted(g.codec.steps)],
            repeated_events=dict(g.repeated_events),
            avoid_at_random=g.avoid_at_random,
        )
    )


def card_of(g: AnyGame, rows: Any, kind: str, row: int, unverified: Mapping[str, list[str]]) -> CardIs:
    ref, appearance = f"{kind}:{g.codec.names[kind][row]}", g.appearance(rows, kind, row)
    return CardIs(
        ref=ref,
        kind=kind,
        facts=g.facts(rows, kind, row),
        unverified=unverified.get(ref, []),
        tone=appearance.tone,
        deck=appearance.deck,
        listed=g.kinds[kind] is Kind.ROW,
    )


def kinds_of(codec: Codec) -> dict[str, list[str]]:
    return {word: codec.kinds[verb] for verb, word in codec.word.items()}
