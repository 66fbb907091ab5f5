"""What is fixed for a game: its options, rules, cards and words' arguments, as the client needs them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files

from pydantic import BaseModel

from ecumene import bots
from ecumene.games import find
from ecumene.kernel.codec import Codec
from ecumene.server.models import CardIs, Cards, GameIs, OptionIs, RuleIs, Rules

PLAIN = ("seat", "number", "place", "color", "side", "age")  # kinds of arguments that have no rows


@dataclass(frozen=True)
class Page:
    data: bytes
    tag: str  # for browsers that have it already

    @staticmethod
    def of(model: BaseModel) -> Page:
        data = model.model_dump_json().encode()
        return Page(data, f'"{sha256(data).hexdigest()[:20]}"')


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
        bots=list(bots.BOTS),
        doubtful=False,
        rules=g.revision,
    )


@lru_cache
def rules(name: str) -> Page:
    """Every rule with its chapter's heading."""
    g = find(name)
    text = files(f"ecumene.games.{name}").joinpath("rules.md").read_text(encoding="utf-8")
    out: list[RuleIs] = []
    chapter = ""
    for line in text.splitlines():
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        elif found := re.match(rf"- \*\*({g.prefix}-[\w.]+)\*\* (.*)$", line):
            out.append(RuleIs(id=found[1], chapter=chapter, text=found[2]))
    return Page.of(Rules(rules=out))


@lru_cache(maxsize=64)
def cards(name: str, corrections: str = "") -> Page:
    g = find(name)
    rows = g.make_rules(corrections)
    return Page.of(
        Cards(
            cards=[
                CardIs(ref=f"{kind}:{card}", kind=kind, facts=g.facts(rows, kind, row), doubtful=[])
                for kind, names in g.codec.names.items()
                if kind not in PLAIN
                for row, card in enumerate(names)
            ],
            verbs=kinds_of(g.codec),
            events=kinds_of(g.events),
            questions={question: dict(fields) for question, fields in g.questions.fields.items()},
            rules=dict(g.rule_of),
            steps=[g.codec.word[verb] for verb in sorted(g.codec.steps)],
            echoes=dict(g.echoes),
            shun=g.shun,
        )
    )


def kinds_of(codec: Codec) -> dict[str, list[str]]:
    return {word: codec.kinds[verb] for verb, word in codec.word.items()}
