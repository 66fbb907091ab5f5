"""Faults planted in the toy, at least one for every law. Each law must find its fault."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from ecumene.games import find
from ecumene.games.lantern.border.questions import KINDS, QUESTIONS
from ecumene.games.lantern.border.zones import ZONES
from ecumene.games.lantern.cards.lights import card_rows
from ecumene.games.lantern.rules import auction, picks, raid, state, verbs
from ecumene.games.lantern.rules.ruleset import Rules
from ecumene.games.lantern.rules.setup import blank, start
from ecumene.games.lantern.rules.state import Table
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.scenario import ScenarioSetup
from ecumene.kernel.border.sections import Count, Counters
from ecumene.kernel.border.views import Derived
from ecumene.kernel.border.zones import EVERYONE, Zones
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import shortage
from ecumene.kernel.core.piles import play_out
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOT_OFFERED, Frame
from ecumene.testing import laws
from ecumene.testing.laws import keep_all, walk
from ecumene.testing.sets import repeated_verbs

GAME = find("lantern")
STORM_CARD = [c.name for c in card_rows()].index("storm")
Patch = pytest.MonkeyPatch


def found(game: AnyGame = GAME, games: int = 12) -> None:
    for seed in range(games):
        keep_all(game, seed, longest=500, players=4)


def test_without_a_fault_nothing_is_found() -> None:
    found(games=1)


# the position


def test_a_lost_card(monkeypatch: Patch) -> None:
    def apply(self: auction.Offer, s: Table, action: int) -> None:
        s.stack.pop()
        s.lot.append(first(action))

    monkeypatch.setattr(auction.Offer, "apply", apply)
    with pytest.raises(AssertionError, match="card"):
        found()


def test_an_undeclared_field() -> None:
    zones = ZONES
    public = {field: form for field, form in zones.public.items() if field != "die"}
    wrong = Zones(zones.zones, zones.names, zones.all_there_is, public, zones.scratch)
    with pytest.raises(AssertionError, match=r"not declared: \{'die'\}"):
        found(GAME.changed(zones=wrong))


def test_a_clone_that_shares(monkeypatch: Patch) -> None:
    clone = Table.clone

    def sharing(self: Table) -> Table:
        t = clone(self)
        t.coins = self.coins
        return t

    monkeypatch.setattr(Table, "clone", sharing)
    with pytest.raises(AssertionError, match="something is shared"):
        found()


def test_a_clone_that_forgets(monkeypatch: Patch) -> None:
    clone = Table.clone

    def forgetful(self: Table) -> Table:
        t = clone(self)
        t.die = 0
        return t

    monkeypatch.setattr(Table, "clone", forgetful)
    with pytest.raises(AssertionError, match="a field was forgotten"):
        found()


def test_a_loaded_position_that_plays_differently() -> None:
    def brighter(corrections: str) -> Rules:
        r = Rules(corrections)
        r.cards[1].light = 4
        return r

    with pytest.raises(AssertionError, match="it plays differently after loading"):
        found(GAME.changed(classes={**GAME.classes, "Rules": brighter}))


def test_places_that_are_not_a_ranking() -> None:
    def result(s: Table) -> Any:
        r = GAME.result(s)
        return dataclasses.replace(r, places=[2 * p for p in r.places])

    with pytest.raises(AssertionError, match="not a ranking"):
        found(GAME.changed(result=result))


def test_a_result_with_other_parts_than_the_score() -> None:
    def result(s: Table) -> Any:
        r = GAME.result(s)
        return dataclasses.replace(r, parts=[{**part, "coins": part["coins"] + 1} for part in r.parts])

    with pytest.raises(AssertionError, match="not what the result counts"):
        found(GAME.changed(result=result))


def test_an_ending_that_is_not_listed() -> None:
    with pytest.raises(AssertionError, match="a way that is not in"):
        found(GAME.changed(endings=("otherwise",)))


def test_a_game_that_never_ends(monkeypatch: Patch) -> None:
    monkeypatch.setattr(auction.Bid, "apply", lambda self, s, action: None)
    with pytest.raises(AssertionError, match="no end after 500 positions"):
        for s in walk(GAME, 1, longest=500, players=4):
            assert not s.over


# what can be chosen


def test_a_choice_offered_twice(monkeypatch: Patch) -> None:
    monkeypatch.setattr(raid.Raid, "legal", lambda self, s: [act(verbs.PASS), act(verbs.PASS)])
    with pytest.raises(AssertionError, match="something can be chosen twice"):
        found()


def test_no_choice_at_all(monkeypatch: Patch) -> None:
    """If only seats with a storm had an answer, the others could not go on."""
    asked = raid.Storm.legal
    monkeypatch.setattr(raid.Storm, "legal", lambda self, s: asked(self, s)[1:])
    s = GAME.scenario.build(["C hands: wick", "ask: Storm C; Defend B A"])
    with pytest.raises(AssertionError, match="nothing can be chosen"):
        laws.choices_are_stable(GAME, s)


def test_a_list_that_varies(monkeypatch: Patch) -> None:
    turn, asked = count(), raid.Raid.legal
    monkeypatch.setattr(raid.Raid, "legal", lambda self, s: asked(self, s)[:: 1 if next(turn) % 2 else -1])
    with pytest.raises(AssertionError, match="the list varies"):
        laws.choices_are_stable(GAME, GAME.scenario.build(["ask: Raid A"]))


def test_a_question_that_changes_the_position(monkeypatch: Patch) -> None:
    asked = raid.Raid.legal

    def legal_and_more(self: raid.Raid, s: Table) -> list[int]:
        s.die += 1
        return asked(self, s)

    monkeypatch.setattr(raid.Raid, "legal", legal_and_more)
    s = GAME.scenario.build(["ask: Raid A"])
    with pytest.raises(AssertionError, match="asking changed the position"):
        laws.choices_are_stable(GAME, s)


def test_a_legal_choice_that_is_refused(monkeypatch: Patch) -> None:
    monkeypatch.setattr(raid.Raid, "refuse", lambda self, s, action: NOT_OFFERED)
    with pytest.raises(AssertionError, match=r"^(pass|raid .): refused"):
        found()


def test_an_unoffered_choice_that_nothing_refuses(monkeypatch: Patch) -> None:
    refuse = auction.Bid.refuse
    monkeypatch.setattr(auction.Bid, "refuse", lambda self, s, a: "" if a == act(verbs.BID, 60) else refuse(self, s, a))
    with pytest.raises(AssertionError, match="bid 60: neither legal nor refused"):
        found()


def test_a_choice_without_a_number() -> None:
    c = GAME.codec
    rows = [(v, c.word[v], " ".join(c.kinds[v])) for v in c.word]
    unnumbered = Codec(
        [r for r in rows if r[1] not in ("raid", "draw", "offer", "roll")],
        [r for r in rows if r[1] in ("raid", "draw", "offer", "roll")],
        KINDS,
        [verbs.ADD],
    )
    with pytest.raises(AssertionError, match="without a number of its own: raid A"):
        laws.reads_back(GAME.changed(codec=unnumbered), GAME.scenario.build(["ask: Raid B"]))


def test_chance_that_draws_what_is_not_listed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(raid.Roll, "sample", lambda self, s, rng: act(verbs.ROLL, 7))
    with pytest.raises(AssertionError, match="had not listed"):
        found()


def test_chance_that_prefers_some_outcomes(monkeypatch: Patch) -> None:
    s = GAME.start(players=4)
    laws.chance_is_as_likely_as_it_says(s, Rng(1))
    monkeypatch.setattr(picks.FromBag, "weights", lambda self, s: [1 for n in s.bag if n])
    with pytest.raises(AssertionError, match="came"):
        laws.chance_is_as_likely_as_it_says(s, Rng(1))


def test_a_rule_that_depends_on_events_being_recorded(monkeypatch: Patch) -> None:
    apply = raid.Roll.apply

    def apply_and_look(self: raid.Roll, s: Table, action: int) -> None:
        apply(self, s, action)
        if s.events is not None:
            s.die = 6

    monkeypatch.setattr(raid.Roll, "apply", apply_and_look)
    with pytest.raises(AssertionError, match="events change the position"):
        found()


# what is hidden


def test_an_event_that_shows_a_secret() -> None:
    events = GAME.events
    rows = [(v, w, "seat card" if w == "laid" else " ".join(events.kinds[v])) for v, w in events.word.items()]
    wrong = GAME.changed(events=Codec(rows, [], KINDS))
    with pytest.raises(AssertionError, match="an event reveals"):
        found(wrong)
    with pytest.raises(AssertionError, match="an event reveals a secret choice: prepare"):
        laws.choices_stay_hidden(wrong, GAME.scenario.build(["A hands: wick lamp", "ask: Prepare A"]), Rng(1))


def test_an_event_that_shows_a_hand(monkeypatch: Patch) -> None:
    """Nobody chose it and nothing moved, but now everybody knows how many storms are in a hand."""
    apply = raid.Raid.apply

    def tells(self: raid.Raid, s: Table, action: int) -> None:
        apply(self, s, action)
        s.report(verbs.ROLLED, s.hands[s.others(self.player)[0]].count(STORM_CARD))

    monkeypatch.setattr(raid.Raid, "apply", tells)
    with pytest.raises(AssertionError, match="an event reveals what is hidden"):
        found()


def test_a_refusal_that_shows_a_secret(monkeypatch: Patch) -> None:
    def refuse(self: raid.Raid, s: Table, action: int) -> str:
        why = ["LAN-5", "LAN-6"][STORM_CARD in s.hands[s.others(self.player)[0]]]
        return "" if action in self.legal(s) else why

    monkeypatch.setattr(raid.Raid, "refuse", refuse)
    with pytest.raises(AssertionError, match="an error reveals what is hidden"):
        found()


def test_a_shortage_that_shows_a_secret(monkeypatch: Patch) -> None:
    def missing(self: raid.Raid, s: Table, action: int) -> list[int]:
        return [shortage(verbs.COINS, 9, s.hands[s.others(self.player)[0]].count(STORM_CARD))]

    monkeypatch.setattr(raid.Raid, "missing", missing)
    with pytest.raises(AssertionError, match="what is missing reveals what is hidden"):
        found()


def test_a_shortage_of_what_is_there(monkeypatch: Patch) -> None:
    monkeypatch.setattr(raid.Raid, "missing", lambda self, s, action: [shortage(verbs.COINS, 2, 2)])
    with pytest.raises(AssertionError, match="nothing is missing"):
        found()


def test_a_question_that_shows_a_secret(monkeypatch: Patch) -> None:
    """A leader who can raid only seats without a storm learns who has one."""

    def legal_if(self: raid.Raid, s: Table) -> list[int]:
        return [act(verbs.PASS)] + [act(verbs.RAID, p) for p in s.others(self.player) if STORM_CARD not in s.hands[p]]

    monkeypatch.setattr(raid.Raid, "legal", legal_if)
    monkeypatch.setattr(raid.Raid, "refuse", Frame.refuse)
    s = GAME.scenario.build(["A hands: wick", "B hands: storm", "C hands: wick", "ask: Raid A"])
    t = GAME.scenario.build(["A hands: wick", "B hands: wick", "C hands: storm", "ask: Raid A"])
    with pytest.raises(AssertionError, match="a prompt reveals what is hidden"):
        laws.hidden_stays_hidden(GAME, s, 0, t)
    with pytest.raises(AssertionError, match="the imagined position has other choices"):
        found()


def test_a_board_that_shows_a_secret() -> None:
    """The board is made from more than the view: from the last position that was viewed."""
    last: list[Table] = []

    def view(s: Table, viewer: int) -> Any:
        last[:] = [s]
        return GAME.view(s, viewer)

    def board(v: Any) -> list[Any]:
        return [*GAME.board(v), Counters(title="shown", items=[Count("card", int(n)) for n in last[0].bag])]

    with pytest.raises(AssertionError, match="a board reveals what is hidden"):
        found(GAME.changed(view=view, board=board))


def test_a_seat_that_is_asked_because_of_a_secret(monkeypatch: Patch) -> None:
    apply = raid.Raid.apply

    def ask_only_holders(self: raid.Raid, s: Table, action: int) -> None:
        apply(self, s, action)
        s.stack[:] = [f for f in s.stack if not isinstance(f, raid.Storm) or STORM_CARD in s.hands[f.player]]

    monkeypatch.setattr(raid.Raid, "apply", ask_only_holders)
    with pytest.raises(AssertionError, match="something without an event shows a choice"):
        found()


def test_a_card_known_to_have_stayed(monkeypatch: Patch) -> None:
    """A bought card is known. If it stays known after a secret pick, the others learn what was not picked."""
    monkeypatch.setattr(state, "slip_out", play_out)
    with pytest.raises(AssertionError, match="something without an event shows a choice"):
        found()


def test_a_private_step_that_shows(monkeypatch: Patch) -> None:
    """A defence whose cards leave the hand one by one: everybody sees how many there are."""
    apply = raid.Defend.apply

    def openly(self: raid.Defend, s: Table, action: int) -> None:
        if verb_of(action) == verbs.ADD:
            s.report(verbs.DEFENDED, self.player, first(action))
            s.coins[self.player] += 1
        apply(self, s, action)

    monkeypatch.setattr(raid.Defend, "apply", openly)
    with pytest.raises(AssertionError, match="a private step shows"):
        found()


def test_an_uncertain_preview(monkeypatch: Patch) -> None:
    """A raid that pays for every storm in a hand: a preview from the view can only guess."""
    apply = raid.Raid.apply

    def pays(self: raid.Raid, s: Table, action: int) -> None:
        apply(self, s, action)
        s.coins[self.player] += s.hands[s.others(self.player)[0]].count(STORM_CARD)

    monkeypatch.setattr(raid.Raid, "apply", pays)
    s = GAME.scenario.build(["B hands: storm storm storm", "ask: Raid A"])
    with pytest.raises(AssertionError, match="pass"):
        laws.previews_are_certain(GAME, s, 0)


def test_a_view_of_another_type() -> None:
    def view(s: Table, viewer: int) -> Any:
        return {"viewer": ""}

    with pytest.raises(Exception, match="missing required field"):
        laws.imagined_looks_the_same(GAME.changed(view=view), GAME.start(), 0, Rng(1))


def test_an_imagined_position_that_lacks_something() -> None:
    def imagine(v: Any, rng: Rng) -> Table:
        s = GAME.imagine(v, rng)
        assert isinstance(s, Table)
        s.price = 0
        return s

    with pytest.raises(AssertionError, match="the imagined position looks different"):
        found(GAME.changed(imagine=imagine))


# what no law can find


def test_a_wrong_declaration_is_not_found_by_laws() -> None:
    """Every hidden zone needs a scenario for this reason: here hands are declared open, and no law fails."""
    zones = ZONES
    open_hands: list[Any] = [dataclasses.replace(z, known=EVERYONE) if z.path == "hands" else z for z in zones.zones]
    wrong = Zones(open_hands, zones.names, zones.all_there_is, zones.public, zones.scratch)
    views = Derived("lantern", wrong, QUESTIONS, blank)
    game = GAME.changed(zones=wrong, view=views.view, imagine=views.imagine, view_type=views.type)
    for seed in range(2):
        for s in walk(game, seed, players=2):
            for p in game.viewers(s):
                laws.imagined_looks_the_same(game, s, p, Rng(seed))
                laws.hidden_stays_hidden(game, s, p, wrong.scramble(s, p, Rng(seed)))
    fact = "B sees A hands: ? ? ?"
    s = next(s for s in walk(GAME, 1, players=2) if s.player != CHANCE)
    GAME.scenario.check(s, fact)
    with pytest.raises(AssertionError, match="hands is"):
        ScenarioSetup(wrong, QUESTIONS, start).check(s, fact)


def test_random_games_reach_every_question() -> None:
    """Otherwise a fault above could be missed because its question is never asked."""
    asked = {type(s.stack[-1]).__name__ for seed in range(12) for s in favourite_walk(seed) if not s.over}
    assert asked == {"Deal", "Prepare", "Pick", "Offer", "Bid", "Raid", "Roll", "Storm", "Defend"}


def favourite_walk(seed: int) -> Iterator[Any]:
    return walk(GAME, seed, laws.preferred_verb(GAME, seed), players=4)


# sets


def test_a_set_that_must_be_named_in_order(monkeypatch: Patch) -> None:
    legal = raid.Defend.legal

    def rising(self: raid.Defend, s: Table) -> list[int]:
        last = max(s.scratch[self.player], default=0)
        return [a for a in legal(self, s) if verb_of(a) != verbs.ADD or first(a) >= last]

    monkeypatch.setattr(raid.Defend, "legal", rising)
    with pytest.raises(AssertionError, match="only one order is offered"):
        found()


def test_a_set_whose_order_shows(monkeypatch: Patch) -> None:
    monkeypatch.setattr(state, "add", list.append)
    with pytest.raises(AssertionError, match="the order makes a difference"):
        found()


def test_a_bot_that_gets_a_set_twice(monkeypatch: Patch) -> None:
    monkeypatch.setattr(raid.Defend, "canonical", raid.Defend.legal)
    with pytest.raises(AssertionError, match="a bot can name a set in two ways"):
        found()


def test_a_bot_that_does_not_get_every_set(monkeypatch: Patch) -> None:
    canonical = raid.Defend.canonical
    monkeypatch.setattr(raid.Defend, "canonical", lambda self, s: canonical(self, s)[:-1] or canonical(self, s))
    with pytest.raises(AssertionError, match="a bot cannot name every set"):
        found()


def test_an_undeclared_set_is_listed() -> None:
    codec = Codec([(v, GAME.codec.word[v], " ".join(GAME.codec.kinds[v])) for v in GAME.codec.base], [], KINDS)
    game = GAME.changed(codec=codec)
    seen = {x for seed in range(12) for x in repeated_verbs(game, walk(GAME, seed, "raid", players=4))}
    assert "Defend.add" in seen
    assert "Defend.add" not in {
        x for seed in range(12) for x in repeated_verbs(GAME, walk(GAME, seed, "raid", players=4))
    }
