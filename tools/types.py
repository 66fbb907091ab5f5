"""Writes the files that the web client gets from Python: `python -m tools.types`. `--check` fails if they differ.

    web/src/protocol/gen.ts    the socket's messages and the games' views
    web/src/protocol/rest.ts   what the REST paths take and give, from the application's OpenAPI
    web/test/words.json        sentences of every game in every language, as the terminal says them
    web/test/errors.json       the same for errors in what was sent
    web/test/rows.json         everything that needs a picture: cards and terrain of every game

Both sides make sentences from the same catalogues; the client's tests compare theirs with these.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ecumene.games import GAMES, find
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.errors import BadCorrections, BadOption, BadRecord, EcumeneError, IllegalMove
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.kinds import Kind
from ecumene.kernel.border.sections import Cost, Part, Price, Shortage
from ecumene.kernel.core.state import CHANCE
from ecumene.server import protocol
from ecumene.server.app import create_app
from ecumene.server.reasons import reason_of
from ecumene.server.settings import Settings
from ecumene.words import LANGUAGES, Words, catalogue
from tools import node

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BANNER = "// Made by `python -m tools.types`; do not edit."
NAMES = ["Anna", "Bo", "Bo", ""]  # two with the same name, and one without
LAST = 999
REFS = "#/definitions/{name}"


def typescript(definitions: dict[str, Any]) -> str:
    """Schemas as TypeScript, by json-schema-to-typescript."""
    home = node.ready()
    done = subprocess.run(
        [home / "node", WEB / "scripts" / "types.mjs"],
        input=json.dumps({"definitions": definitions, "banner": BANNER}),
        capture_output=True,
        text=True,
        cwd=WEB,
        env=node.environment(home),
        check=False,
    )
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


def messages() -> str:
    """The socket's messages, and each game's view under its own name."""
    _, parts = msgspec.json.schema_components([protocol.FromServer, protocol.FromClient], ref_template=REFS)
    parts["FromServer"] = union(protocol.FromServer)
    parts["FromClient"] = union(protocol.FromClient)
    for name in GAMES:
        prefix = find(name).prefix
        _, own = msgspec.json.schema_components([find(name).view_type], ref_template=f"#/definitions/{prefix}{{name}}")
        parts.update({f"{prefix}{key}": {**value, "title": f"{prefix}{key}"} for key, value in own.items()})
    return typescript(parts)


def union(kind: Any) -> dict[str, Any]:
    return {"anyOf": [{"$ref": REFS.format(name=x.__name__)} for x in kind.__args__]}


def paths() -> str:
    """What the REST paths take and give, from the application's OpenAPI."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(db="sqlite+aiosqlite://", secret_file=Path(folder) / "key"))
        schemas = app.openapi()["components"]["schemas"]
    text = json.dumps(schemas).replace("#/components/schemas/", "#/definitions/")
    return typescript(without_titles(json.loads(text)))


def without_titles(definitions: dict[str, Any]) -> dict[str, Any]:
    """Remove titles of fields: they would become types."""
    for model in definitions.values():
        for field in model.get("properties", {}).values():
            field.pop("title", None)
    return definitions


# words


def samples(codec: Codec) -> Iterator[tuple[int, list[str]]]:
    """Two actions of every verb: with the first thing of each kind, and with the last (of numbers, at most 999)."""
    for verb, kinds in codec.kinds.items():
        ends = {tuple(codec.names[k][min(at, len(codec.names[k]) - 1)] for k in kinds) for at in (0, LAST)}
        for names in sorted(ends):
            yield codec.parse(" ".join([codec.word[verb], *names])), [f"{k}:{n}" for k, n in zip(kinds, names)]


def coded(words: Words, what: str, codec: Codec, shown: bool) -> list[dict[str, Any]]:
    """Sentences of a codec for a viewer who may read its secrets, or for one who may not."""
    out = []
    for action, refs in samples(codec):
        verb = action & 127
        hidden = [secret and not shown for secret in codec.secret[verb]]
        viewer = 0 if shown else 99
        text = words.action(action, viewer, 0) if what == "do" else words.event(action, CHANCE if shown else viewer)
        named = [f"{r.partition(':')[0]}:?" if h else r for r, h in zip(refs, hidden)]
        out.append({"coded": {"verb": codec.word[verb], "refs": named}, "text": text})
    return out


def asked(words: Words, game: AnyGame) -> list[dict[str, Any]]:
    out = []
    for name, fields in game.questions.fields.items():
        if not words.has(f"ask-{name}"):
            continue
        args: dict[str, str | int] = {}
        spoken: dict[str, str | int] = {}
        for field, kind in fields:
            value = game.questions.name(kind, 1)
            args[field] = f"{kind}:{value}" if isinstance(value, str) else value
            spoken[field] = words.name(kind, value) if isinstance(value, str) else value
        out.append({"question": name, "args": args, "text": words.say(f"ask-{name}", **spoken)})
    return out


def facts(words: Words, game: AnyGame) -> list[dict[str, Any]]:
    """The facts of every row."""
    rules = game.make_rules("")
    out = []
    for kind, names in game.codec.names.items():
        for row, name in enumerate(names):
            found = game.facts(rules, kind, row) if row < rows_of(game, rules, kind) else []
            if found:
                out.append({
                    "ref": f"{kind}:{name}", "facts": found, "text": words.facts(rules, kind, row),
                    "signs": words.row_signs(rules, kind, row),
                })  # fmt: skip
    return out


def rows_of(game: AnyGame, rules: Any, kind: str) -> int:
    return len(getattr(rules, f"{kind}s", [])) if kind != "seat" else 0


def prices(words: Words, game: AnyGame) -> list[dict[str, Any]]:
    """Prices with every unit and every source in the catalogue."""
    units = re.findall(r"^sign-(\S+) =", catalogue(words.lang, game.id), re.M)
    kind = next(x for x in ("card", "wonder") if x in game.codec.names)
    card = f"{kind}:{game.codec.names[kind][0]}"
    out = []
    for unit in units:
        parts = [Part("printed", 4), Part(card, -1), Part("printed", 2)]
        out += [Price([Cost(unit, 5, parts)]), Price([Cost(unit, 4, parts[:1]), Cost(unit, 0)])]
    if words.has("price-spare"):
        out.append(Price([Cost(units[0], 4, spare=1)]))
    if words.has("price-fixed"):
        bought = Part("bought", 6, ref="resource:clay", count=2, each=3)
        fixed = Part("fixed", 1, ref="resource:wood", count=1, each=1, by=card)
        out.append(Price([Cost(units[0], 7, [bought, fixed])]))
    if words.has("price-replaced"):
        out.append(Price([Cost(units[0], 3, [Part("printed", 5), Part("replaced", -2, ref=card)])]))
    return [{"price": x, "text": words.price(x), "sign": words.price_sign(x)} for x in out]


def missing(words: Words, game: AnyGame) -> list[dict[str, Any]]:
    """What can be missing for a move, each with one, few and many."""
    found = [Shortage(what, needs, has) for what in game.shortages for needs, has in ((1, 0), (3, 1), (9, 5))]
    return [{"missing": [x], "text": " ".join(words.missing([x]))} for x in found]


def spoken() -> str:
    """By game: the things to put into words, then the sentences in each language."""
    out: dict[str, Any] = {}
    for name in GAMES:
        game = find(name)
        texts: dict[str, Any] = {}
        for lang in LANGUAGES:
            words = Words(lang, game, NAMES[: game.most])
            cases = {
                "do": coded(words, "do", game.codec, True) + coded(words, "do", game.codec, False),
                "log": coded(words, "log", game.events, True) + coded(words, "log", game.events, False),
                "ask": asked(words, game),
                "facts": facts(words, game),
                "prices": prices(words, game),
                "missing": missing(words, game),
                "seats": [{"text": words.seat(letter)} for letter in game.seats],
            }
            texts[lang] = {key: [[case.pop("text"), *signs(case)] for case in cases[key]] for key in cases}
        out[name] = {
            "seats": game.seats,
            "players": NAMES[: game.most],
            "kinds": game.kinds,
            "cases": cases,
            "texts": texts,
        }
    return (
        json.dumps(msgspec.to_builtins(out), ensure_ascii=False, separators=(",", ":")).replace("]],", "]],\n") + "\n"
    )


def pictured() -> str:
    """By game: what the client shows as a card, with its colour and its deck; and the terrain of its map."""
    out: dict[str, Any] = {}
    for name in GAMES:
        game = find(name)
        rules = game.make_rules("")
        rows = [
            [f"{kind}:{row_name}", (looks := game.appearance(rules, kind, row)).tone, looks.deck]
            for kind, names in game.codec.names.items()
            if game.kinds[kind].has_rows
            for row, row_name in enumerate(names)
            if game.kinds[kind] is Kind.ROW or game.facts(rules, kind, row)
        ]
        out[name] = {"rows": rows, "terrains": re.findall(r"^terrain-(\S+) =", catalogue("en", game.id), re.M)}
    return json.dumps(out, ensure_ascii=False, separators=(",", ":")).replace("],[", "],\n[") + "\n"


def wrong() -> list[EcumeneError]:
    """Every error of the catalogue with invented arguments; then some real ones: with a rule, a line, a suggestion."""
    duel = find("seven_wonders_duel")
    kernel = catalogue("en").partition("# what went wrong with what came from outside")[2]
    made = [
        EcumeneError(key, **{name: f"<{name}>" for name in re.findall(r"\$(\w+)", text)})
        for key, text in re.findall(r"^error-(\S+) = (.*)$", kernel, re.M)
        if key not in ("line", "near", "refused", "move-joined", "options-refused")
    ]
    made += [
        IllegalMove("refused", rule="ECU-4", move="pass").at(12),
        IllegalMove("refused", rule="SWD-2.6", move="draft mausoleum").at(20, game=duel.id),
        BadOption("options-refused", rule="AOC-16.2", options="silk=yes", players="2").at(game="age_of_civilization"),
        BadRecord("move-verb", verb="bild", near="build").at(7),
        BadCorrections("fit-row", where="cards.tavem", near="tavern").at(2, "my house", duel.id),
        BadCorrections("corrections-long", most="64000").at(file="my house"),
    ]
    return made


def errors() -> str:
    """What the server would send, the rules it names, and the sentences in each language."""
    made = wrong()
    ruled = {(e.game, e.rule) for e in made if e.game and e.rule}
    out = {
        "reasons": [reason_of(e) for e in made],
        "rules": {rule: find(game).rule_texts[rule] for game, rule in sorted(ruled)},
        "texts": {lang: [Words(lang).error(e) for e in made] for lang in LANGUAGES},
    }
    return json.dumps(msgspec.to_builtins(out), ensure_ascii=False, indent=1) + "\n"


def signs(case: dict[str, Any]) -> list[Any]:
    """The short form, where a case has one."""
    return [case.pop(key) for key in ("signs", "sign") if key in case]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    parser.add_argument("--words", action="store_true", help="only the sentences")
    asked_for = parser.parse_args()
    test = WEB / "test"
    made = {test / "words.json": spoken(), test / "errors.json": errors(), test / "rows.json": pictured()}
    if not asked_for.words:
        made[WEB / "src" / "protocol" / "gen.ts"] = messages()
        made[WEB / "src" / "protocol" / "rest.ts"] = paths()
    stale = [p for p, text in made.items() if not p.exists() or p.read_text(encoding="utf-8") != text]
    if asked_for.check and stale:
        sys.exit(f"out of date: {', '.join(str(p.relative_to(ROOT)) for p in stale)}; run `python -m tools.types`")
    for path in stale:
        path.write_text(made[path], encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
