"""The messages of a table's socket, both ways: ids and figures, no words. The client's types are generated from it.

A socket belongs to one seat, or to a spectator. Everything in a message is something that this viewer may know: views,
boards, choices and log lines are built for the viewer, and never made smaller afterwards.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ecumene.kernel.border.sections import AnySection, Hex, Item, Price, Shortage


class Struct(msgspec.Struct, frozen=True, omit_defaults=True): ...


# parts


class Reason(Struct, frozen=True):
    """What is wrong with something that was sent: a message id `error-<id>` and its arguments.

    `rule` is the rule that forbids it, of the game `game` if that is given; `line` and `file` say where it is. The
    argument `near` is what was probably meant.
    """

    id: str
    arguments: dict[str, str] = {}
    rule: str = ""
    game: str = ""
    line: int = 0
    file: str = ""


class Chair(Struct, frozen=True):
    """A seat of the table, as a guest sees it."""

    seat: str  # its letter
    kind: str  # here (played at the host's device) · link (by a secret link) · open (anybody may sit down) · bot
    name: str
    bot: str = ""
    taken: bool = True  # is somebody there? Not at open seats and unused links
    online: bool = False
    mine: bool = False  # may this guest play it?
    left: bool = False  # given up; with more than two seats a bot plays on


class Said(Struct, frozen=True):
    """One action or event in names: `{verb: "build", refs: ["card:altar"]}`; what is hidden is `card:?`."""

    verb: str
    refs: list[str] = []


class Entry(Struct, frozen=True):
    """One line of the record."""

    n: int
    who: str  # a seat's letter, or "?" for chance
    kind: str = "move"  # move · undo · leave · resign
    said: list[Said] = []  # private steps, then what commits them
    events: list[Said] = []
    undone: bool = False
    to: int = -1  # of an undo: the first line taken back
    text: str = ""  # as the record has it, if its names are not known any more


class Choice(Struct, frozen=True):
    move: str  # in notation: what `play` sends back
    verb: str
    refs: list[str]  # in the order of the verb's arguments; the page narrows choices by them
    rule: str
    price: Price | None = None


class Asked(Struct, frozen=True):
    seat: str
    question: str
    rule: str
    args: dict[str, str | int] = {}  # fields of the question: references or numbers
    steps: list[Said] = []  # of the own private choice so far


class Outcome(Struct, frozen=True):
    scores: list[int]
    places: list[int]
    how: str
    parts: list[dict[str, int]]
    reached: list[str] = []  # references: what a player alone also achieved
    missed: list[str] = []  # references: and what not
    endings: list[str] = []  # how a match like this can end; none: any way of the game
    seal: str = ""
    secret: str = ""  # public now, so that everybody can check the match


class Standing(Struct, frozen=True):
    question: str
    answers: list[str]


# from the server


class TableIs(Struct, frozen=True, tag="table"):
    """Who sits where; sent first, and after every change."""

    id: str
    game: str
    options: dict[str, str]
    chairs: list[Chair]
    viewer: str  # the seat of this socket, "" for a spectator
    host: bool  # has this guest opened the table?
    spectators: bool  # are they allowed?
    hints: bool  # may those who play ask for hints?
    seal: str
    corrections: str = ""  # the name of the corrections file, if the match uses one
    rematch: str = ""  # the table that follows this one


class Rival(Struct, frozen=True):
    """What another seat did since the viewer's last turn."""

    seat: str
    lines: list[int]  # of the log


class HexAt(Struct, frozen=True):
    at: int  # its place among the hexes of its map
    hex: Hex


class ItemAt(Struct, frozen=True):
    at: int  # its place among the items of its section, column by column
    item: Item


class Changes(Struct, frozen=True):
    """How a board differs from the one before. A section that `order` leaves out is gone.

    Of a section in which the same things lie in the same order, only those are sent that are not as they were.
    """

    sections: list[AnySection] = []  # new, or not as they were; found by their ids
    hexes: dict[str, list[HexAt]] = {}  # by the ids of their maps
    items: dict[str, list[ItemAt]] = {}  # by the ids of their sections
    order: list[str] | None = None  # the ids of all sections, if there are others now or in another order


class Situation(Struct, frozen=True, kw_only=True):
    """What a viewer may know beside the board."""

    n: int  # lines of the record so far; a move repeats it, so that nobody answers an old question
    version: int  # counts what this viewer was sent: a change belongs to the version before it
    asked: Asked | None = None  # None when the game is over
    choices: list[Choice] = []  # if this seat must answer
    undo: str = ""  # the rule that forbids to undo the last move; "" if that is free
    standing: list[Standing] = []
    since: int = 0  # `log` has the lines from here on
    log: list[Entry] = []
    ended: int = 0  # the viewer's last turn ended before this line of the log; 0 if there was none
    rivals: list[Rival] = []  # what they did from there on
    result: Outcome | None = None
    view: msgspec.Raw | None = None  # of the game's own view type, if the socket asked for it (`view=1`)


class StateIs(Situation, frozen=True, kw_only=True, tag="state"):
    """All that the viewer may know of the position: when a socket connects, and when it asks for it."""

    board: list[AnySection]


class ChangeIs(Situation, frozen=True, kw_only=True, tag="change"):
    """After a change: the parts of the board that differ. If `version` is not the next one, something was missed, and
    the client asks for the `whole`."""

    board: Changes = Changes()


class PastIs(Struct, frozen=True, tag="past"):
    """Instead of `state`, if the rules that a match was played by are not available any more: it can only be read."""

    rules: str  # the revision it was played by
    here: str  # the revision of this version
    over: bool
    log: list[Entry] = []
    result: Outcome | None = None  # None also if it was not stored


class PreviewIs(Struct, frozen=True, tag="preview"):
    """What a choice would lead to, as far as it is certain. Nothing was played."""

    id: int
    move: str
    asks: bool  # it could not be taken back freely, so `play` waits until the player is `sure`
    shows: bool = False  # the reason: chance decides, or somebody would learn something; else the turn ends
    price: Price | None = None
    board: Changes | None = None  # how the board would differ from the one now; None if that cannot be known
    events: list[Said] = []  # what is certain to happen, for warnings
    idle: bool = False  # a thing is named, and nothing at all happens
    ends: bool = False  # the game is over then


class Why(Struct, frozen=True):
    move: str
    verb: str
    refs: list[str]
    rule: str
    missing: list[Shortage] = []  # what the move would need


class WhyNotIs(Struct, frozen=True, tag="why_not"):
    id: int
    ref: str
    why: list[Why]


class HintReason(Struct, frozen=True):
    """Why a choice is good or bad: a message id `reason-<name>`. Arguments are figures, references or message ids."""

    name: str
    args: dict[str, int | str] = {}


class Advice(Struct, frozen=True):
    """A choice that a hint speaks of."""

    move: str  # in notation, as in `Choice`
    expected: list[float] = []  # for every seat: 0 (lost) to 1 (won); nothing where no search was made
    reasons: list[HintReason] = []
    then: list[Said] = []  # own choices after it that the reasons count on


class HintIs(Struct, frozen=True, tag="hint"):
    """What a strong bot would do with what this seat knows: the best choice first."""

    id: int
    n: int  # lines of the record when it was asked
    advice: list[Advice]


class Done(Struct, frozen=True, tag="done"):
    """What was asked for is done and stored on disk."""

    id: int


class Refused(Struct, frozen=True, tag="refused"):
    """What was asked for is not done; nothing has changed."""

    id: int
    rule: str = ""
    error: str = ""  # a message id `error-<error>`, if no rule of the game refuses it
    reason: Reason | None = None  # what is wrong with the text that was sent
    missing: list[Shortage] = []  # what the move would need, if a rule of the game refuses it
    wait: int = 0  # milliseconds after which to try again, if the server is `busy`


class UndoWanted(Struct, frozen=True, tag="undo_wanted"):
    """A seat asks the others to agree to an undo; `seat` is "" when that is decided."""

    seat: str
    agreed: list[str] = []


FromServer = TableIs | StateIs | ChangeIs | PastIs | PreviewIs | WhyNotIs | HintIs | Done | Refused | UndoWanted


# from the client

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]  # the largest number that JavaScript counts exactly


class Play(Struct, frozen=True, tag="play"):
    """Play a choice that can be taken back freely; any other is answered with its `preview`, unless one is `sure`."""

    id: Count
    n: Count
    move: str
    sure: bool = False


class Look(Struct, frozen=True, tag="look"):
    """What would a choice lead to? Nothing is played."""

    id: Count
    n: Count
    move: str
    counters: bool = False  # of the board only the seat's own counters


class Whole(Struct, frozen=True, tag="whole"):
    """The whole state, from line `since` of the log on; also for spectators."""

    id: Count
    since: Count = 0


class WhyNot(Struct, frozen=True, tag="why_not"):
    id: Count
    n: Count
    ref: str


class Hint(Struct, frozen=True, tag="hint"):
    """Ask what a strong bot would do. The answer takes some seconds; other messages are answered meanwhile."""

    id: Count
    n: Count


class Undo(Struct, frozen=True, tag="undo"):
    """Undo; if the others must agree, they are asked."""

    id: Count
    n: Count


class Agree(Struct, frozen=True, tag="agree"):
    id: Count
    yes: bool


class Stand(Struct, frozen=True, tag="stand"):
    id: Count
    question: str
    answers: list[str]  # empty: ask again


class Resign(Struct, frozen=True, tag="resign"):
    id: Count


FromClient = Play | Look | Whole | WhyNot | Hint | Undo | Agree | Stand | Resign
