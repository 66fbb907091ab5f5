"""What the REST API takes and gives. The web client's types are generated from its OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ecumene.kernel.border.kinds import Kind

Fact = tuple[str, dict[str, Any]]


class Me(BaseModel):
    name: str
    id: str


class Name(BaseModel):
    name: str = Field(max_length=200)


class OptionIs(BaseModel):
    name: str
    choices: list[str]  # the first is the default


class GameIs(BaseModel):
    id: str
    prefix: str  # of its rule ids
    fewest: int
    most: int
    seats: str  # a letter each
    options: list[OptionIs]
    refused: dict[int, dict[str, str]]  # by number of players: combinations ("silk yes") and the rule that forbids them
    levels: list[str]  # bots for people, the weakest first
    bots: list[str]  # the same, then those for programmers and those of other packages
    unverified: bool  # are some of its figures reconstructions?
    rules: str  # the revision
    half_points: bool  # points are counted in halves: figures of results are twice the points
    score_is_sum: bool  # a score is the sum of its parts; else the first part is, and the others break ties in turn
    secrets: bool  # may one seat know what another does not?
    endings: list[str]  # how it can end, the most usual first: message ids `how-<way>`
    kinds: dict[str, Kind]  # what an argument of each kind is


class RuleIs(BaseModel):
    id: str
    chapter: str
    text: str


class Rules(BaseModel):
    rules: list[RuleIs]


class CardIs(BaseModel):
    ref: str
    kind: str
    facts: list[Fact]
    unverified: list[str]  # fields that are reconstructions, as a corrections file calls them
    tone: str  # its colour
    deck: str  # a label: "age1"; "" where the facts say it
    listed: bool  # does the encyclopedia have an entry of its own for it?


class Cards(BaseModel):
    """Everything that the client needs to put a game into words."""

    cards: list[CardIs]
    verbs: dict[str, list[str]]  # kinds of arguments
    events: dict[str, list[str]]
    questions: dict[str, dict[str, str]]  # by question: the kind of each field
    rules: dict[str, str]  # the rule behind a question ("Turn") or an answer to it ("Turn.build")
    rule_links: dict[str, str]  # the rule behind a fact ("cost", "kind-leader") of a row
    steps: list[str]  # verbs of private steps
    repeated_events: dict[str, str]  # events that only repeat a verb of chance
    avoid_at_random: str  # a verb that asks twice: resigning


class SeatWanted(BaseModel):
    kind: Literal["here", "link", "open", "bot"]
    name: str = Field("", max_length=200)
    bot: str = Field("", max_length=64)


Short = Annotated[str, Field(max_length=64)]  # the length is checked before the letters


class TableWanted(BaseModel):
    game: Short
    options: dict[Short, Short] = {}
    seats: list[SeatWanted] = Field(max_length=8)
    spectators: bool = True
    hints: bool | None = None  # None: where no other people can sit down
    corrections: str = Field("", max_length=200_000)  # the text of a TOML file of corrected rows
    corrections_name: str = Field("", max_length=200)


class GoOnWanted(BaseModel):
    """A table that goes on from the record of an unfinished game."""

    record: str = Field(max_length=1_000_000)
    seats: list[SeatWanted] = Field(max_length=8)
    spectators: bool = True
    hints: bool | None = None


class OpenedIs(BaseModel):
    id: str
    links: dict[str, str]  # by seat; sent only once


class Pasted(BaseModel):
    id: str


class ChairIs(BaseModel):
    """As `Chair` of the socket's protocol."""

    seat: str
    kind: str
    name: str
    bot: str = ""
    taken: bool = True
    online: bool = False
    mine: bool = False
    left: bool = False


class SaidIs(BaseModel):
    """As `Said` of the socket's protocol."""

    verb: str
    refs: list[str] = []


class LastMove(BaseModel):
    seat: str
    said: list[SaidIs]  # as a spectator reads it


class ResultIs(BaseModel):
    """How a finished game ended."""

    scores: list[int]  # by seat
    places: list[int]
    how: str  # a message id `how-<how>`


class Summary(BaseModel):
    id: str
    kind: str  # table, or record: to look at only
    game: str
    chairs: list[ChairIs]
    asked: str  # a seat's letter; "" when the game is over
    over: bool
    old: bool  # the rules it was played by are not available any more: it can only be read
    host: bool  # has this guest opened it?
    host_name: str  # of the one who opened it, if they sit there
    options: dict[str, str]
    hints: bool  # may those who play ask for them?
    stage: str  # the part of the game, a label; "" where it has none
    points: list[int]  # by seat, while it goes on; none where the game does not make them public
    last: LastMove | None
    result: ResultIs | None  # when it is over
    watching: int  # how many look on
    spectators: bool
    rematch: str
    created: int  # milliseconds
    updated: int


class Lobby(BaseModel):
    people: int  # at tables now
    live: int  # tables that are in memory
    mine: list[Summary]
    open: list[Summary]
    watch: list[Summary]


class Moment(BaseModel):
    """The points after a line."""

    n: int
    stage: str  # the part of the game, a label; "" where it has none
    scores: list[int]  # by seat
    parts: list[list[int]]  # by seat: by category


class BestResult(BaseModel):
    """A finished game for one player."""

    id: str  # of the table
    options: dict[str, str]
    score: int
    how: str  # a message id `how-<how>`
    won: bool
    reached: list[str]  # references of achievements, or labels of medals
    ended: int  # milliseconds


class ScoreHistory(BaseModel):
    """How the points of a finished game grew."""

    parts: list[str]  # the categories: message ids `part-<part>`
    moments: list[Moment]


class ChanceAt(BaseModel):
    """What every seat could expect when one of them chose."""

    n: int  # lines of the record before the choice
    seat: str  # who chose
    expected: list[float]  # by seat: 0 (lost) to 1 (won); nothing where the game has no search
    cost: float  # how much less the seat could expect after its choice than after the best one
    better: SaidIs | None = None  # the best one, if it was another


class ChancesIs(BaseModel):
    """How the chances of a finished game changed, as far as that is computed."""

    complete: bool
    of: int  # how many moments there will be
    moments: list[ChanceAt]


class Join(BaseModel):
    seat: str = Field(max_length=8)
    secret: str = Field("", max_length=200)
    name: str = Field("", max_length=200)


class SeatBot(BaseModel):
    bot: str = Field("adept", max_length=64)


class Health(BaseModel):
    ok: bool
    live_tables: int
    version: str


class ReasonIs(BaseModel):
    """As `Reason` of the socket's protocol."""

    id: str
    arguments: dict[str, str] = {}
    rule: str = ""
    game: str = ""
    line: int = 0
    file: str = ""


class ErrorIs(BaseModel):
    """`error` is a message id `error-<error>`; `reason` says what is wrong with what was sent; `detail` names the wrong
    field of a request, for programmers; `id` is the number of an unexpected error in the log."""

    error: str
    reason: ReasonIs | None = None
    detail: str = ""
    id: str = ""
