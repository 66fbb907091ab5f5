"""What must hold in every position of every game. Shipped: a new game runs `keep_all` over its `Game`.

The laws about secrets take two positions that a viewer cannot distinguish, or two moves that read the same, and
compare what the viewer gets, byte for byte. They trust the declaration of zones; scenarios check that it is right,
one for each hidden zone (`then B sees A hands: ? ? ?`). `testing.leaks` shows that the laws find a leak in every
hidden zone of a game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import lru_cache
from math import isfinite
from typing import Any

import msgspec

from ecumene.kernel.border.codec import MARKED
from ecumene.kernel.border.drawings import Drawings
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.result import places
from ecumene.kernel.border.save import load, save
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY, SPECTATOR, Frame, apply, legal, playout, redeal
from ecumene.kernel.match.preview import foresee, preview
from ecumene.testing.drawings import drawn_again_as_from_nothing
from ecumene.testing.sets import Question, question, sets_have_no_order

encode = msgspec.json.encode

LONGEST = 10_000  # positions of one game: far more than a game that always ends should have
CUT = 2_500  # positions of a game that may go on forever
AHEAD = 200  # choices that are played to see whether two positions stay equal and share nothing
DRAWN = 5  # choices drawn at one position
DEALT = 62  # outcomes that chance may deal at once: as many as a bag holds
TRIED_AT_ONCE = 5_000  # actions tried at one position, legal or not


# random games


def walk(game: AnyGame, seed: int, prefer: str = "", longest: int = LONGEST, **options: Any) -> Iterator[Any]:
    """Every position of a random game, including chance and private steps. It must end within `longest` positions.

    A game that may be endless by its rules is stopped after `CUT` positions instead.
    `prefer` is a verb that is chosen whenever it is legal, so that rare actions become common.
    """
    rng = Rng(seed)
    wanted = game.codec.verb.get(prefer)
    s = game.start(**options)
    for _ in range(min(longest, CUT) if game.endless else longest):
        yield s
        if s.over:
            return
        choices = legal(s)
        choices = [a for a in choices if verb_of(a) == wanted] or choices
        apply(s, game.at_random(choices, rng))
    how = f"seed {seed}, preferred verb {prefer or 'none'}, {options.get('players', 'default')} players"
    assert game.endless, f"no end after {longest} positions: {how}"


def preferred_verb(game: AnyGame, seed: int) -> str:
    """The verb to prefer in a walk: each verb of the game in turn, then none, so that many walks see everything.

    The seed is the verb's place in the table, so a new verb belongs at its end: elsewhere all later walks change.
    """
    words = ["", *(game.codec.word[verb] for verb in game.codec.base)]
    return words[seed % len(words)]


def some_players(game: AnyGame, seed: int) -> int:
    """Each number of players in turn."""
    return game.fewest + seed % (game.most - game.fewest + 1)


def some_options(game: AnyGame, seed: int, players: int) -> dict[str, Any]:
    """The default options first, then each combination in turn that this many players may use."""
    every = game.combinations(players)
    return {**every[seed % len(every)]}


def keep_all(game: AnyGame, seed: int, every: int = 1, longest: int = LONGEST, **options: Any) -> None:
    """Check every law at every position of one random game; or only at one position of `every`, and at the end."""
    rng = Rng(seed + 1)
    players = options.setdefault("players", some_players(game, seed))
    options = {**some_options(game, seed, players), **options}
    before: Question = ("", CHANCE)
    for n, s in enumerate(walk(game, seed, preferred_verb(game, seed), longest, **options)):
        if (n + seed) % every == 0 or s.over:
            keep_at(game, s, rng, fresh=question(s) != before)
        before = question(s)


def keep_at(game: AnyGame, s: Any, rng: Rng, fresh: bool = False) -> None:
    """Check every law at one position. `fresh`: the question before was a different one."""
    conserved(game, s)
    all_is_declared(game, s)
    clone_is_apart(game, s)
    saved_and_loaded(game, s)
    drawn_as_listed(game, s)
    result_is_sound(game, s)
    public_points_count_nothing_hidden(game, s)
    drawn_alike_for_all(game, s)
    drawn_again_as_from_nothing(game, s, rng)
    for p in game.viewers(s):
        imagined_looks_the_same(game, s, p, rng)
        dealt_by_the_view_alone(game, s, p, rng)
        for t in look_alikes(game, s, p, rng):
            hidden_stays_hidden(game, s, p, t)
        drawn_alike_from_any_look(game, s, p, rng)
    if s.over:
        return
    choices_are_stable(game, s)
    reads_back(game, s)
    chance_samples_what_it_lists(game, s, rng)
    dealt_as_sampled(game, s)
    legal_where_nothing_refuses(game, s, rng)
    events_do_not_matter(game, s)
    choices_stay_hidden(game, s, rng)
    sets_have_no_order(game, s, rng, fresh)
    for p in game.viewers(s):
        previews_are_certain(game, s, p)


# the position


def conserved(game: AnyGame, s: Any) -> None:
    game.zones.check(s)


def all_is_declared(game: AnyGame, s: Any) -> None:
    """Every field is declared as a zone, public or scratch: the laws about secrets see only what is declared."""
    assert not game.zones.undeclared(s), f"not declared: {game.zones.undeclared(s)}"


def clone_is_apart(game: AnyGame, s: Any) -> None:
    before = json.dumps(save(s))
    t = s.clone()
    assert json.dumps(save(t)) == before, "a field was forgotten"
    playout(t, Rng(1), most=AHEAD)
    assert json.dumps(save(s)) == before, "something is shared"


def saved_and_loaded(game: AnyGame, s: Any) -> None:
    text = json.dumps(save(s))
    t = load(json.loads(text), game.classes)
    assert json.dumps(save(t)) == text
    u = s.clone()
    assert playout(t, Rng(1), most=AHEAD) == playout(u, Rng(1), most=AHEAD), "it plays differently after loading"
    assert save(t) == save(u), "it plays differently after loading"


def result_is_sound(game: AnyGame, s: Any) -> None:
    """A result can be computed at any time, because a seat may resign at any time; at the end it is a ranking."""
    r = game.result(s)
    assert len(r.scores) == len(r.places) == len(r.parts) == s.players
    assert all(part.keys() == r.parts[0].keys() for part in r.parts), "categories differ between seats"
    assert r.parts == game.score_parts(s), "the score parts are not what the result counts"
    assert all(isfinite(game.evaluate(s, p)) for p in range(s.players))
    if s.over:
        assert r.how in game.endings, "it ended in a way that is not in `endings`"
        assert r.places in ([1], [2]) or r.places == places([(-n,) for n in r.places]), "the places are not a ranking"


def public_points_count_nothing_hidden(game: AnyGame, s: Any) -> None:
    """Where a game says so, a spectator who imagines the rest counts the same points."""
    if game.public_points and not s.over:
        imagined = game.imagine(game.view(s, SPECTATOR), Rng(1))
        assert game.result(imagined).scores == game.result(s).scores


# what may be chosen


def drawn_as_listed(game: AnyGame, s: Any) -> None:
    """A choice drawn without the list is the one that the same number picks from the list."""
    if s.over or s.stack[-1].player < 0:
        return
    listed = s.stack[-1].canonical(s)
    rng = Rng(1)
    for _ in range(DRAWN):
        other = rng.clone()
        assert s.stack[-1].choose(s, rng) == listed[other.below(len(listed))], "`choose` is not as `canonical` lists"
        assert (rng.a, rng.b) == (other.a, other.b), "`choose` draws more than one number"


def choices_are_stable(game: AnyGame, s: Any) -> None:
    """The list of choices is always the same, and asking for it changes nothing."""
    before = json.dumps(save(s))
    choices = legal(s)
    assert choices, "nothing can be chosen"
    assert len(set(choices)) == len(choices), "something can be chosen twice"
    assert legal(s) == legal(s.clone()) == legal(load(json.loads(before), game.classes)) == choices, "the list varies"
    for a in choices:
        s.stack[-1].refuse(s, a)
    if s.player == CHANCE:
        s.stack[-1].sample(s, Rng(1))
    assert json.dumps(save(s)) == before, "asking changed the position"


def reads_back(game: AnyGame, s: Any) -> None:
    c, choices = game.codec, legal(s)
    for a in choices:
        assert c.parse(c.text(a)) == a == c.parse(c.text(a, MARKED)), c.text(a)
        if s.player != CHANCE:
            numbered = verb_of(a) in c.base and 0 <= c.number(a) < c.size and c.action(c.number(a)) == a
            assert numbered, f"without a number of its own: {c.text(a)}"


def chance_samples_what_it_lists(game: AnyGame, s: Any, rng: Rng) -> None:
    if s.player == CHANCE:
        frame = s.stack[-1]
        assert len(frame.weights(s)) == len(frame.legal(s)) and min(frame.weights(s)) > 0
        assert frame.sample(s, rng) in frame.legal(s), "chance gave an outcome that it had not listed"


def dealt_as_sampled(game: AnyGame, s: Any) -> None:
    """What chance deals at once is what it draws one after the other, with the same random numbers."""
    if s.player != CHANCE:
        return
    dealt, rng = s.clone(), Rng(1)
    dealt.stack[-1].deal(dealt, rng)
    drawn, other, kind = s.clone(), Rng(1), type(s.stack[-1])
    for _ in range(DEALT):
        frame = drawn.stack[-1]
        frame.apply(drawn, frame.sample(drawn, other))
        if (other.a, other.b) == (rng.a, rng.b) or drawn.over or type(drawn.stack[-1]) is not kind:
            break
    assert (other.a, other.b) == (rng.a, rng.b), "`deal` draws other numbers than `sample`"
    assert save(dealt) == save(drawn), "`deal` does something else than what `sample` draws"


def chance_is_as_likely_as_it_says(s: Any, rng: Rng, samples: int = 2000) -> None:
    """Each outcome comes as often as its weight says, within five standard deviations."""
    frame = s.stack[-1]
    weights = frame.weights(s)
    came = [frame.sample(s, rng) for _ in range(samples)]
    for outcome, weight in zip(frame.legal(s), weights):
        likely = weight / sum(weights)
        off = abs(came.count(outcome) - samples * likely)
        assert off <= 5 * (samples * likely * (1 - likely)) ** 0.5, f"{outcome} came {came.count(outcome)} times"


@lru_cache(maxsize=64)
def every_action(game: AnyGame, start: int = 0) -> list[int]:
    """Every action that can be written; if there are very many, every tenth, hundredth … of them."""
    return [game.codec.action(n) for n in range(start, game.codec.size, sparse(game))]


def sparse(game: AnyGame) -> int:
    return 1 + game.codec.size // TRIED_AT_ONCE


def refuser(s: Any) -> Callable[[int], str]:
    """What `refuse` answers, for many actions: the list is made once where the frame itself would make it each time."""
    frame = s.stack[-1]
    if type(frame).refuse is not Frame.refuse:
        return lambda a: str(frame.refuse(s, a))
    offered = set(legal(s))
    return lambda a: "" if a in offered else str(frame.why_not(s, a))


def legal_where_nothing_refuses(game: AnyGame, s: Any, rng: Rng) -> None:
    if s.player == CHANCE:
        return
    choices, why_refused = set(legal(s)), refuser(s)
    for a in [*choices, *every_action(game, rng.below(sparse(game)))]:
        why = why_refused(a)
        assert (not why) == (a in choices), f"{game.codec.text(a)}: {'refused' if why else 'neither legal nor refused'}"
        for x in game.missing(s, a) if why else ():
            assert x.needs > x.has, f"nothing is missing for {game.codec.text(a)}: {x}"


def events_do_not_matter(game: AnyGame, s: Any) -> None:
    """Every choice leads to the same position with and without events; and events can be read back."""
    for a in legal(s):
        with_events, without = ahead(s, a), s.clone()
        apply(without, a)
        assert all(game.events.parse(game.events.text(e)) == e for e in with_events.events)
        with_events.events = None
        assert save(with_events) == save(without), f"events change the position: {game.codec.text(a)}"
        conserved(game, with_events)


def ahead(s: Any, action: int) -> Any:
    """The position after a choice, with the events of the choice."""
    u = s.clone()
    u.events = []
    apply(u, action)
    return u


# what is hidden


def look_alikes(game: AnyGame, s: Any, viewer: int, rng: Rng) -> list[Any]:
    """Positions that the viewer cannot distinguish from this one: scrambled by the declaration, or imagined.

    Positions that are equal to this one are left out.
    """
    here = save(s)
    found = [game.zones.scramble(s, viewer, rng), game.imagine(game.view(s, viewer), rng)]
    return [t for t in found if save(t) != here]


def imagined_looks_the_same(game: AnyGame, s: Any, viewer: int, rng: Rng) -> None:
    v = game.view(s, viewer)
    sent = encode(v)
    received = msgspec.json.decode(sent, type=game.view_type)
    assert encode(received) == sent, "a view is not of its declared type"
    t = game.imagine(received, rng)
    conserved(game, t)
    assert encode(game.view(t, viewer)) == sent, "the imagined position looks different"
    assert s.player != viewer or legal(t) == legal(s), "the imagined position has other choices"
    assert encode(game.board(received)) == encode(game.board(v)), "a board is not drawn from the view alone"


def dealt_by_the_view_alone(game: AnyGame, s: Any, viewer: int, rng: Rng) -> None:
    """Redealt positions look the same to the viewer. Those of positions that look alike are equal; an imagined one too.

    So a bot that redeals an imagined position learns nothing that its view does not say.
    """
    before, seed = json.dumps(save(s)), rng.below(1 << 16)
    t = redeal(s, viewer, Rng(seed))
    conserved(game, t)
    assert json.dumps(save(s)) == before, "a redeal changed the position itself"
    assert encode(game.view(t, viewer)) == encode(game.view(s, viewer)), "a redealt position looks different"
    assert s.player != viewer or legal(t) == legal(s), "a redealt position has other choices"
    for u in (*look_alikes(game, s, viewer, rng), game.imagine(game.view(s, viewer), Rng(seed + 1))):
        assert save(redeal(u, viewer, Rng(seed))) == save(t), "a redeal depends on what the viewer cannot know"


def drawn_alike_from_any_look(game: AnyGame, s: Any, viewer: int, rng: Rng) -> None:
    """Board and prices are the same from a view and from a redealt position, of all choices at once and of each one.

    And every section of a board has an id of its own.
    """
    v, look = game.view(s, viewer), Look.at(game, s, viewer)
    board = game.draw(look)
    assert encode(board) == encode(game.board(v)), "a board depends on what is imagined"
    ids = [x.id for x in board]
    assert len(set(ids)) == len(ids) and all(ids), f"sections without an id of their own: {ids}"
    if s.player == viewer:
        actions = legal(s)
        prices = game.prices(look, actions)
        assert encode(prices) == encode(game.prices(Look(game, v), actions)), "a price depends on what is imagined"
        one = rng.below(len(actions))
        assert prices[one] == game.price(v, actions[one]), "prices at once differ from one by one"


def drawn_alike_for_all(game: AnyGame, s: Any) -> None:
    """What is drawn once for all viewers of a position (`Look.drawn`) is what each of them alone would get."""
    drawings = Drawings()
    for p in game.viewers(s):
        look, alone = Look.at(game, s, p, drawings), encode(game.draw(Look.at(game, s, p)))
        assert encode(game.draw(look)) == alone, "something is not the same for all viewers"
        assert encode(look.view) == encode(game.view(s, p)), "a view is not what this viewer alone would get"


def hidden_stays_hidden(game: AnyGame, s: Any, viewer: int, t: Any) -> None:
    """Two positions that the viewer cannot distinguish give the same view, board, choices and errors."""
    conserved(game, t)
    assert encode(game.view(t, viewer)) == encode(game.view(s, viewer)), "a view reveals what is hidden"
    drawn = [encode(game.board(game.view(x, viewer))) for x in (s, t)]
    assert drawn[0] == drawn[1], "a board reveals what is hidden"
    if s.player == viewer:
        assert legal(t) == legal(s), "a prompt reveals what is hidden"
        refused, refused_there = refuser(s), refuser(t)
        for a in every_action(game):
            why = refused(a)
            assert why == refused_there(a), "an error reveals what is hidden"
            if why:
                assert game.missing(s, a) == game.missing(t, a), "what is missing reveals what is hidden"


def choices_stay_hidden(game: AnyGame, s: Any, rng: Rng) -> None:
    """Moves that read the same lead to positions that look the same, unless an event says the difference.

    And no event reveals what the position does not show: no secret choices, and no hidden things that stay hidden.
    Nobody else sees a private step at all.
    """
    after = [(a, ahead(s, a)) for a in legal(s)]
    for viewer in game.viewers(s):
        before = encode(game.view(s, viewer))
        looks: dict[tuple[str, tuple[str, ...]], bytes] = {}
        by_look: dict[tuple[str, bytes], tuple[int, tuple[str, ...]]] = {}
        for a, u in after:
            text, events, look = outcome(game, a, u, viewer, s.player)
            if private(game, a, viewer, s.player):
                assert not events and look == before, "a private step shows"
                continue
            same_look = looks.setdefault((text, events), look) == look
            assert same_look, f"something without an event shows a choice: {text}"
            assert by_look.setdefault((text, look), (a, events))[1] == events, (
                f"an event reveals a secret choice: {text}"
            )
        for t in look_alikes(game, s, viewer, rng):
            for a in legal(t):
                text, events, look = outcome(game, a, ahead(t, a), viewer, s.player)
                if private(game, a, viewer, s.player):
                    assert not events and look == before, "a private step shows"
                    continue
                assert looks.setdefault((text, events), look) == look, (
                    f"something without an event shows a choice: {text}"
                )
                b, events2 = by_look.get((text, look), (a, events))
                if events != events2:
                    shown = shows(game, s, b, viewer) or shows(game, t, a, viewer)
                    assert shown, f"an event reveals what is hidden: {text}"


def private(game: AnyGame, action: int, viewer: int, chooser: int) -> bool:
    return verb_of(action) in game.codec.steps and viewer != chooser


def shows(game: AnyGame, s: Any, action: int, viewer: int) -> bool:
    """Does the viewer learn anything hidden before the next question?"""
    u = s.clone()
    before = game.zones.all_unseen(u, viewer)
    u.stack[-1].apply(u, action)
    while True:
        now = game.zones.all_unseen(u, viewer)
        if game.zones.learned(before, now):
            return True
        if u.player != NOBODY or u.over:
            return False
        before = now
        u.stack[-1].run(u)


def outcome(game: AnyGame, action: int, u: Any, viewer: int, chooser: int) -> tuple[str, tuple[str, ...], bytes]:
    """For a viewer: how a choice reads, its events, and how the position looks after it."""
    events = tuple(game.events.seen(e, viewer, CHANCE) for e in u.events)
    return game.codec.seen(action, viewer, chooser), events, encode(game.view(u, viewer))


def previews_are_certain(game: AnyGame, s: Any, viewer: int) -> None:
    """A preview, made from the view alone, shows what the choice leads to."""
    if s.player == viewer:
        v = game.view(s, viewer)
        for a in legal(s):
            assert encode(preview(game, v, a)) == encode(foresee(game, s.clone(), viewer, a)), game.codec.text(a)
