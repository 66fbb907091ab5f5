"""Odd requests and messages for a running server: `python -m tools.fuzz_server`. Writes docs/reports/fuzz_server.md.

Requests come from schemathesis, which reads the OpenAPI; messages of sockets from a mutator that reads the protocol.
They are sent as the host of a table, as another player, as a spectator and without a cookie. Whatever is sent, no
answer is a 5xx, the table is as it was, and the server needs no more memory than before.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx2
import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import SearchStrategy
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from ecumene.kernel.core.rng import Rng
from ecumene.server import protocol
from ecumene.server.load_generator import memory_of, own_server

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / "docs" / "reports" / "fuzz_server.md"
sys.path.insert(0, str(ROOT / "tests"))

from server.helpers import Person, Socket  # noqa: E402

REST = 5  # of a hundred inputs are requests: they take longer to make
GROWTH = 40.0  # megabytes that a server may need more at the end than after the first inputs
FIRST = 5  # of a hundred inputs warm it up
CHECKED = 50  # messages between two looks at the socket: fewer than may wait for a slow reader
ROLES = ("host", "other", "spectator", "nobody")

ODD: list[Any] = [
    None, True, -1, 0, 1, 2**53, 2**63, 1e308, "", " ", "\0", "🜚" * 40, "pass", "A", "card:?", [], [[]], {}, {"a": 1},
    "pick *lamp", "bid 5 + bid 6", "../../etc/passwd", "%s%n", "'; drop table lines; --", "x" * 3000, [0] * 500,
]  # fmt: skip
ODD_NAMES = ("id", "n", "type", "sure", "seat", "__proto__")
USUAL: dict[str, Any] = {"id": 1, "n": 1, "since": 1, "sure": False, "yes": True, "answers": ["x"]}
LEAVES = "resign"  # it changes the table


# sockets


def shapes() -> dict[str, dict[str, Any]]:
    """For every message of a client: a complete one."""
    out = {}
    for kind in get_args(protocol.FromClient):
        out[kind.__struct_config__.tag] = {f.name: USUAL.get(f.name, "x") for f in msgspec.structs.fields(kind)}
    return out


def mutated(rng: Rng, message: dict[str, Any]) -> str:
    """One to three fields are odd, gone or new; now and then the text itself is cut."""
    said = dict(message)
    for _ in range(1 + rng.below(3)):
        name = sorted(said)[rng.below(len(said))]
        how = rng.below(4)
        if how == 0 and len(said) > 1:
            del said[name]
        elif how == 1:
            said[ODD_NAMES[rng.below(len(ODD_NAMES))]] = ODD[rng.below(len(ODD))]
        else:
            said[name] = ODD[rng.below(len(ODD))]
    text = json.dumps(said)
    return text[: rng.below(len(text))] if rng.below(12) == 0 else text


def messages(number: int, count: int) -> Iterator[str]:
    rng, kinds = Rng(number), {tag: x for tag, x in shapes().items() if tag != LEAVES}
    tags = sorted(kinds)
    for _ in range(count):
        tag = tags[rng.below(len(tags))]
        yield mutated(rng, {"type": tag, **kinds[tag]})


class Failed(Exception):
    """An input did what no input may do."""


def alive(s: Socket) -> None:
    """It still answers after all that was sent before, and nothing failed."""
    s.send("whole", since=0)
    while True:
        heard = s.hear()
        if heard.get("error") == "server":
            raise Failed(s.frames[-3:])
        if heard.get("id") == s.ids and heard["type"] == "done":
            s.frames.clear()
            s.states.clear()
            return


def fuzz_socket(person: Person, table: str, seat: str, number: int, count: int) -> None:
    with person.live(table, seat) as s:
        for n, text in enumerate(messages(number, count), 1):
            s.ws.send(text)
            if n % CHECKED == 0:
                alive(s)
        alive(s)


# REST


class Requests:
    """Requests for every route, in the form that the OpenAPI wants and in others."""

    def __init__(self, spec: dict[str, Any], real: dict[str, str]) -> None:
        """`real`: parameters of paths that there are; every other request has them."""
        found = schemathesis.openapi.from_dict(spec).get_all_operations()
        self.operations = [x.ok() for x in found if isinstance(x, Ok)]
        self.real = real
        self.answers: Counter[int] = Counter()

    def fuzz(self, people: dict[str, httpx2.Client], number: int, count: int) -> None:
        modes = [(x, mode) for x in self.operations for mode in modes_of(x)]
        for n, (operation, mode) in enumerate(modes):
            client = people[list(people)[(n + number) % len(people)]]
            self.fuzz_one(client, operation.as_strategy(generation_mode=mode), number, max(2, count // len(modes)))

    def fuzz_one(self, client: httpx2.Client, cases: SearchStrategy[Case[Any]], number: int, count: int) -> None:
        @seed(number)
        @settings(
            max_examples=count,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(cases)
        def send(case: Case[Any]) -> None:
            self.send(client, case)

        send()

    def send(self, client: httpx2.Client, case: Case[Any]) -> None:
        is_real = self.answers.total() % 2 == 0
        path = case.operation.path
        for name, value in (case.path_parameters or {}).items():
            said = self.real[name] if is_real and name in self.real else str(value)
            path = path.replace(
                "{" + name + "}", httpx2.URL("http://x").copy_with(path="/" + said).raw_path.decode()[1:]
            )
        body, headers = body_of(case)
        try:
            answer = client.request(
                case.method.upper(), path, params=plain(case.query or {}), content=body, headers=headers
            )
        except (httpx2.InvalidURL, UnicodeError):  # no client can send this
            return
        self.answers[answer.status_code] += 1
        if answer.status_code >= 500:
            raise Failed(f"{case.method} {path}: {answer.status_code} {answer.text[:200]}")
        if answer.status_code >= 400 and "error" not in answer.json():
            raise Failed(f"{case.method} {path}: no error id")


def modes_of(operation: Any) -> list[GenerationMode]:
    """A request without a body and without a query is always in the wanted form."""
    odd = operation.body or any(True for _ in operation.query)
    return [GenerationMode.POSITIVE, GenerationMode.NEGATIVE] if odd else [GenerationMode.POSITIVE]


def body_of(case: Case[Any]) -> tuple[bytes | None, dict[str, str]]:
    if not case.media_type:
        return None, {}
    body = case.body
    if isinstance(body, bytes):
        data = body
    elif isinstance(body, str) and case.media_type == "text/plain":
        data = body.encode("utf-8", "surrogatepass")
    else:
        data = json.dumps(body, default=repr).encode()
    return data, {"content-type": case.media_type}


def plain(query: dict[str, Any]) -> dict[str, str]:
    return {str(k): v if isinstance(v, str) else json.dumps(v, default=repr) for k, v in query.items()}


# both


class Fuzz:
    """A table with a host, another player and others, and all that is sent to it."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.people = {role: Person(base) for role in ROLES}
        self.people["nobody"].http.cookies.clear()
        host = self.people["host"]
        self.table = host.open("lantern", "here", "open", "link")["id"]
        self.people["other"].join(self.table, "B")
        spec = host.http.get("/api/openapi.json").json()
        self.requests = Requests(spec, {"id": self.table, "game": "lantern", "lang": "uk", "n": "1", "seat": "C"})
        self.state = self.seen()

    def seen(self) -> tuple[str, ...]:
        """All that the players know of the table, and who sits there."""
        records = [
            self.people[who].http.get(f"/api/tables/{self.table}/record", params={"seat": seat}).text
            for who, seat in (("host", "A"), ("other", "B"))
        ]
        summary = self.people["nobody"].http.get(f"/api/tables/{self.table}").json()
        chairs = [(x["seat"], x["kind"], x["taken"]) for x in summary["chairs"]]
        return (*records, json.dumps(chairs))

    def rest(self, number: int, count: int) -> None:
        """As anybody but the host, who may change the table."""
        others = {role: x.http for role, x in self.people.items() if role != "host"}
        self.requests.fuzz(others, number, count)
        self.people["nobody"].http.cookies.clear()
        self.check()

    def sockets(self, number: int, count: int) -> None:
        for n, (role, seat) in enumerate((("host", "A"), ("other", "B"), ("spectator", ""), ("nobody", ""))):
            fuzz_socket(self.people[role], self.table, seat, number + n, count // len(ROLES))
        self.check()

    def check(self) -> None:
        if self.seen() != self.state:
            raise Failed("the table has changed")

    def close(self) -> None:
        for x in self.people.values():
            x.http.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-report", action="store_true")
    args = parser.parse_args()
    rounds, used, began = 100 // FIRST, list[float](), time.monotonic()
    rest = args.inputs * REST // 100 // rounds
    with own_server(toys=True) as (base, pid):
        fuzz = Fuzz(base)
        for n in range(rounds):
            fuzz.rest(args.seed + n, rest)
            fuzz.sockets(args.seed + 10 * n, args.inputs // rounds - rest)
            used.append(memory_of(pid) / 1e6)
            print(f"· {(n + 1) * FIRST} %: {used[-1]:.0f} MB", flush=True)
        answers = fuzz.requests.answers
        fuzz.close()
    grown = used[-1] - used[0]
    said = f"""# Odd requests and messages

{time.strftime("%Y-%m-%d")}, `python -m tools.fuzz_server --inputs {args.inputs} --seed {args.seed}` of `make soak`:
{answers.total():,} requests for every route, made by schemathesis from the OpenAPI, and {args.inputs - rest * rounds:,}
messages of sockets, made by a mutator from the protocol; sent as a host (sockets only), another player, a spectator
and without a cookie, in {time.monotonic() - began:.0f} s.

No answer was a 5xx, no message met an unexpected error, and the table was as before after every part. The server used
{used[0]:.0f} MB after the first {FIRST} % and {used[-1]:.0f} MB at the end.

| status | requests |
| --: | --: |
{chr(10).join(f"| {status} | {n:,} |" for status, n in sorted(answers.items()))}
"""
    print(said)
    if not args.no_report:
        REPORT.write_text(said, encoding="utf-8")
    sys.exit(f"{grown:.0f} MB more than after the start" if grown > GROWTH else 0)


if __name__ == "__main__":
    main()
