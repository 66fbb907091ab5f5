"""What must hold in every position of every game. Shipped: a new game runs `keep_all` over its `Game`.

The laws about secrets take two positions a viewer cannot tell apart, or two moves that read alike, and
compare what the viewer gets, byte for byte. They trust the declaration of zones; that it is right, a
scenario for each hidden zone must say (`then B sees A hands: ? ? ?`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from ecumene.kernel.action import verb_of
from ecumene.kernel.game import Game
from ecumene.kernel.preview import foresee, preview
from ecumene.kernel.rng import Rng
from ecumene.kernel.save import load, save
from ecumene.kernel.state import CHANCE, apply, legal, playout

encode = msgspec.json.encode


def walk(game: Game, seed: int, **options: Any) -> Iterator[Any]:
    """Every position of a random game, chance and private steps too."""
    rng = Rng(seed)
    s = game.start(**options)
    while not s.over:
        yield s
        choices = legal(s)
        apply(s, choices[rng.below(len(choices))])
    yield s


def keep_all(game: Game, seed: int, every: int = 1, **options: Any) -> None:
    """Every law at every position of one random game, or at every so many."""
    rng = Rng(seed + 1)
    for n, s in enumerate(walk(game, seed, **options)):
        if (n + seed) % every == 0 or s.over:
            keep_at(game, s, rng)


def keep_at(game: Game, s: Any, rng: Rng) -> None:
    """Every law at one position."""
    conserved(game, s)
    clone_is_apart(game, s)
    saved_and_loaded(game, s)
    for p in game.viewers(s):
        imagined_looks_the_same(game, s, p, rng)
        hidden_stays_hidden(game, s, p, rng)
    if s.over:
        return
    reads_back(game, s)
    chance_samples_what_it_lists(game, s, rng)
    legal_where_nothing_refuses(game, s)
    events_do_not_matter(game, s)
    for p in game.viewers(s):
        choices_stay_hidden(game, s, p, rng)
        previews_are_certain(game, s, p)


def conserved(game: Game, s: Any) -> None:
    game.zones.check(s)


def clone_is_apart(game: Game, s: Any) -> None:
    before = json.dumps(save(s))
    t = s.clone()
    assert json.dumps(save(t)) == before, "a field was forgotten"
    playout(t, Rng(1))
    assert json.dumps(save(s)) == before, "something is shared"


def saved_and_loaded(game: Game, s: Any) -> None:
    text = json.dumps(save(s))
    t = load(json.loads(text), game.classes)
    assert json.dumps(save(t)) == text
    u = s.clone()
    assert playout(t, Rng(1)) == playout(u, Rng(1)) and save(t) == save(u)


def reads_back(game: Game, s: Any) -> None:
    c, choices = game.codec, legal(s)
    assert choices and len(set(choices)) == len(choices)
    for a in choices:
        assert c.parse(c.text(a)) == a == c.parse(c.text(a, "*{}"))
        assert s.player == CHANCE or c.action(c.number(a)) == a


def chance_samples_what_it_lists(game: Game, s: Any, rng: Rng) -> None:
    if s.player == CHANCE:
        frame = s.stack[-1]
        assert len(frame.weights(s)) == len(frame.legal(s)) and min(frame.weights(s)) > 0
        assert frame.sample(s, rng) in frame.legal(s), "chance came up with something it had not listed"


def events_do_not_matter(game: Game, s: Any) -> None:
    """The same choice leads to the same position, told or not."""
    a = legal(s)[-1]
    told, untold = s.clone(), s.clone()
    told.events = []
    apply(told, a)
    apply(untold, a)
    assert all(game.events.text(e) for e in told.events)
    told.events = None
    assert save(told) == save(untold)


@cache
def sayable(game: Game) -> list[int]:
    """Every action there is, not only those that somebody thought of; some of them, if there are very many."""
    return [game.codec.action(n) for n in range(0, game.codec.size, 1 + game.codec.size // 5000)]


def legal_where_nothing_refuses(game: Game, s: Any) -> None:
    if s.player == CHANCE:
        return
    choices = set(legal(s))
    for a in [*choices, *sayable(game)]:
        assert (not s.stack[-1].refuse(s, a)) == (a in choices), game.codec.text(a)


def imagined_looks_the_same(game: Game, s: Any, viewer: int, rng: Rng) -> None:
    v = game.view(s, viewer)
    sent = encode(v)
    assert encode(msgspec.json.decode(sent, type=game.view_type)) == sent, "a view is not of its declared type"
    t = game.imagine(v, rng)
    conserved(game, t)
    assert encode(game.view(t, viewer)) == encode(v)
    assert s.player != viewer or legal(t) == legal(s)


def hidden_stays_hidden(game: Game, s: Any, viewer: int, rng: Rng) -> None:
    t = game.zones.scramble(s, viewer, rng)
    conserved(game, t)
    assert encode(game.view(t, viewer)) == encode(game.view(s, viewer)), "a view tells what is hidden"
    if s.player == viewer:
        assert legal(t) == legal(s), "a prompt tells what is hidden"
        for a in sayable(game):
            assert s.stack[-1].refuse(s, a) == t.stack[-1].refuse(t, a), "an error tells what is hidden"
    assert encode(game.board(game.view(t, viewer))) == encode(game.board(game.view(s, viewer)))


def choices_stay_hidden(game: Game, s: Any, viewer: int, rng: Rng) -> None:
    """Moves that read alike lead to tables that look alike, unless an event tells the difference."""
    t = game.zones.scramble(s, viewer, rng)
    ends: dict[str, tuple[list[str], bytes]] = {}
    for here, x in ((True, s), (False, t)):
        for a in legal(x):
            text = game.codec.seen(a, viewer, s.player)
            if verb_of(a) in game.codec.steps and viewer != s.player:
                text = ""  # nobody sees a private step: it must read like none at all
                ends.setdefault(text, ([], encode(game.view(s, viewer))))
            told, looks = after(game, x, a, viewer)
            if text not in ends:
                ends[text] = told, looks
                continue
            told2, looks2 = ends[text]
            assert told != told2 or looks == looks2, f"something untold shows a choice: {text}"
            assert not here or looks != looks2 or told == told2, f"an event tells a secret choice: {text}"


def after(game: Game, s: Any, action: int, viewer: int) -> tuple[list[str], bytes]:
    u = s.clone()
    u.events = []
    apply(u, action)
    told = [game.events.seen(e, viewer, CHANCE) for e in u.events]
    return told, encode(game.view(u, viewer))


def previews_are_certain(game: Game, s: Any, viewer: int) -> None:
    """What a preview says, from the view alone, is what the choice leads to."""
    if s.player == viewer:
        v = game.view(s, viewer)
        for a in legal(s):
            assert encode(preview(game, v, a)) == encode(foresee(game, s.clone(), viewer, a)), game.codec.text(a)
