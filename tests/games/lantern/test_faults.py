"""Faults planted in the toy, one for every law: a law that finds none of them is no law."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from ecumene.games import find
from ecumene.games.lantern import game as border
from ecumene.games.lantern import rules
from ecumene.games.lantern.rules import STORM_CARD, Table
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.scenario import ScenarioSetup
from ecumene.kernel.border.views import Derived
from ecumene.kernel.border.zones import EVERYONE, Zones
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.piles import play_out
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOT_OFFERED, Frame
from ecumene.testing import laws
from ecumene.testing.laws import keep_all, walk
from ecumene.testing.sets import repeated_verbs

GAME = find("lantern")
Patch = pytest.MonkeyPatch


def found(game: AnyGame = GAME, games: int = 12) -> None:
    for seed in range(games):
        keep_all(game, seed, longest=500, players=4)


def test_without_a_fault_nothing_is_found() -> None:
    found(games=1)


# the position


def test_a_lost_card(monkeypatch: Patch) -> None:
    def apply(self: rules.Offer, s: Table, action: int) -> None:
        s.stack.pop()
        s.lot.append(first(action))

    monkeypatch.setattr(rules.Offer, "apply", apply)
    with pytest.raises(AssertionError, match="card"):
        found()


def test_an_undeclared_field() -> None:
    zones = border.ZONES
    public = {field: form for field, form in zones.public.items() if field != "die"}
    wrong = Zones(zones.zones, zones.names, zones.all_there_is, public, zones.scratch)
    with pytest.raises(AssertionError, match=r"not declared: \{'die'\}"):
        found(dataclasses.replace(GAME, zones=wrong))


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


def test_a_load_that_plays_otherwise() -> None:
    def brighter(corrections: str) -> rules.Rules:
        r = rules.Rules(corrections)
        r.cards[1].light = 4
        return r

    with pytest.raises(AssertionError, match="it plays differently after loading"):
        found(dataclasses.replace(GAME, classes={**GAME.classes, "Rules": brighter}))


def test_places_that_are_no_ranking() -> None:
    def result(s: Table) -> Any:
        r = GAME.result(s)
        return dataclasses.replace(r, places=[2 * p for p in r.places])

    with pytest.raises(AssertionError, match="not a ranking"):
        found(dataclasses.replace(GAME, result=result))


def test_a_tally_that_the_result_does_not_count() -> None:
    def tally(s: Table) -> list[dict[str, int]]:
        return [{**part, "coins": part["coins"] + 1} for part in GAME.score_parts(s)]

    with pytest.raises(AssertionError, match="not what the result counts"):
        found(dataclasses.replace(GAME, tally=tally))


def test_an_end_that_is_none_of_the_ways() -> None:
    with pytest.raises(AssertionError, match="a way that is not in"):
        found(dataclasses.replace(GAME, endings=("otherwise",)))


def test_a_game_without_end(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules.Bid, "apply", lambda self, s, action: None)
    with pytest.raises(AssertionError, match="no end after 500 positions"):
        for s in walk(GAME, 1, longest=500, players=4):
            assert not s.over


# what may be chosen


def test_a_choice_offered_twice(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules.Raid, "legal", lambda self, s: [act(rules.PASS), act(rules.PASS)])
    with pytest.raises(AssertionError, match="something can be chosen twice"):
        found()


def test_no_choice_at_all(monkeypatch: Patch) -> None:
    """If only holders of a storm could answer, the others would be stuck."""
    asked = rules.Storm.legal
    monkeypatch.setattr(rules.Storm, "legal", lambda self, s: asked(self, s)[1:])
    s = GAME.scenario.build(["C hands: wick", "ask: Storm C; Defend B A"])
    with pytest.raises(AssertionError, match="nothing can be chosen"):
        laws.choices_are_stable(GAME, s)


def test_a_list_that_varies(monkeypatch: Patch) -> None:
    turn, asked = count(), rules.Raid.legal
    monkeypatch.setattr(rules.Raid, "legal", lambda self, s: asked(self, s)[:: 1 if next(turn) % 2 else -1])
    with pytest.raises(AssertionError, match="the list varies"):
        laws.choices_are_stable(GAME, GAME.scenario.build(["ask: Raid A"]))


def test_a_question_that_changes_the_position(monkeypatch: Patch) -> None:
    asked = rules.Raid.legal

    def legal_and_more(self: rules.Raid, s: Table) -> list[int]:
        s.die += 1
        return asked(self, s)

    monkeypatch.setattr(rules.Raid, "legal", legal_and_more)
    s = GAME.scenario.build(["ask: Raid A"])
    with pytest.raises(AssertionError, match="asking changed the position"):
        laws.choices_are_stable(GAME, s)


def test_a_legal_choice_that_is_refused(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules.Raid, "refuse", lambda self, s, action: NOT_OFFERED)
    with pytest.raises(AssertionError, match=r"^(pass|raid .): refused"):
        found()


def test_an_unoffered_choice_that_nothing_refuses(monkeypatch: Patch) -> None:
    refuse = rules.Bid.refuse
    monkeypatch.setattr(rules.Bid, "refuse", lambda self, s, a: "" if a == act(rules.BID, 60) else refuse(self, s, a))
    with pytest.raises(AssertionError, match="bid 60: neither legal nor refused"):
        found()


def test_a_choice_without_a_number() -> None:
    c = border.CODEC
    rows = [(v, c.word[v], " ".join(c.kinds[v])) for v in c.word]
    unnumbered = Codec(
        [r for r in rows if r[1] not in ("raid", "draw", "offer", "roll")],
        [r for r in rows if r[1] in ("raid", "draw", "offer", "roll")],
        border.KINDS,
        [rules.ADD],
    )
    with pytest.raises(AssertionError, match="without a number of its own: raid A"):
        laws.reads_back(dataclasses.replace(GAME, codec=unnumbered), GAME.scenario.build(["ask: Raid B"]))


def test_chance_beyond_its_list(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules.Roll, "sample", lambda self, s, rng: act(rules.ROLL, 7))
    with pytest.raises(AssertionError, match="had not listed"):
        found()


def test_chance_that_favours(monkeypatch: Patch) -> None:
    s = GAME.start(players=4)
    laws.chance_is_as_likely_as_it_says(s, Rng(1))
    monkeypatch.setattr(rules.FromBag, "weights", lambda self, s: [1 for n in s.bag if n])
    with pytest.raises(AssertionError, match="came"):
        laws.chance_is_as_likely_as_it_says(s, Rng(1))


def test_a_rule_that_hangs_on_being_told(monkeypatch: Patch) -> None:
    apply = rules.Roll.apply

    def told(self: rules.Roll, s: Table, action: int) -> None:
        apply(self, s, action)
        if s.events is not None:
            s.die = 6

    monkeypatch.setattr(rules.Roll, "apply", told)
    with pytest.raises(AssertionError, match="events change the position"):
        found()


# what is hidden


def test_a_telling_event() -> None:
    events = border.EVENTS
    rows = [(v, w, "seat card" if w == "laid" else " ".join(events.kinds[v])) for v, w in events.word.items()]
    telling = dataclasses.replace(GAME, events=Codec(rows, [], border.KINDS))
    with pytest.raises(AssertionError, match="an event reveals"):
        found(telling)
    with pytest.raises(AssertionError, match="an event reveals a secret choice: prepare"):
        laws.choices_stay_hidden(telling, GAME.scenario.build(["A hands: wick lamp", "ask: Prepare A"]), Rng(1))


def test_an_event_that_tells_of_a_hand(monkeypatch: Patch) -> None:
    """Nobody chose it and nothing moved, but the table now knows how many storms there are in a hand."""
    apply = rules.Raid.apply

    def tells(self: rules.Raid, s: Table, action: int) -> None:
        apply(self, s, action)
        s.tell(rules.ROLLED, s.hands[s.others(self.player)[0]].count(STORM_CARD))

    monkeypatch.setattr(rules.Raid, "apply", tells)
    with pytest.raises(AssertionError, match="an event reveals what is hidden"):
        found()


def test_a_telling_refusal(monkeypatch: Patch) -> None:
    def refuse(self: rules.Raid, s: Table, action: int) -> str:
        why = ["LAN-5", "LAN-6"][STORM_CARD in s.hands[s.others(self.player)[0]]]
        return "" if action in self.legal(s) else why

    monkeypatch.setattr(rules.Raid, "refuse", refuse)
    with pytest.raises(AssertionError, match="an error reveals what is hidden"):
        found()


def test_a_telling_prompt(monkeypatch: Patch) -> None:
    """A leader who may raid only those that hold no storm learns who holds one."""

    def legal_if(self: rules.Raid, s: Table) -> list[int]:
        return [act(rules.PASS)] + [act(rules.RAID, p) for p in s.others(self.player) if STORM_CARD not in s.hands[p]]

    monkeypatch.setattr(rules.Raid, "legal", legal_if)
    monkeypatch.setattr(rules.Raid, "refuse", Frame.refuse)
    s = GAME.scenario.build(["A hands: wick", "B hands: storm", "C hands: wick", "ask: Raid A"])
    t = GAME.scenario.build(["A hands: wick", "B hands: wick", "C hands: storm", "ask: Raid A"])
    with pytest.raises(AssertionError, match="a prompt reveals what is hidden"):
        laws.hidden_stays_hidden(GAME, s, 0, t)
    with pytest.raises(AssertionError, match="the imagined position has other choices"):
        found()


def test_a_telling_board() -> None:
    """A board drawn from more than the view: here, from the position last looked at."""
    last: list[Table] = []

    def view(s: Table, viewer: int) -> Any:
        last[:] = [s]
        return GAME.view(s, viewer)

    def board(v: Any) -> list[Any]:
        return [*GAME.board(v), last[0].bag]

    with pytest.raises(AssertionError, match="a board reveals what is hidden"):
        found(dataclasses.replace(GAME, view=view, board=board))


def test_a_question_on_secret_grounds(monkeypatch: Patch) -> None:
    apply = rules.Raid.apply

    def ask_only_holders(self: rules.Raid, s: Table, action: int) -> None:
        apply(self, s, action)
        s.stack[:] = [f for f in s.stack if not isinstance(f, rules.Storm) or STORM_CARD in s.hands[f.player]]

    monkeypatch.setattr(rules.Raid, "apply", ask_only_holders)
    with pytest.raises(AssertionError, match="something without an event shows a choice"):
        found()


def test_a_card_known_to_have_stayed(monkeypatch: Patch) -> None:
    """A bought card is known. If it stays known when its owner picks in secret, the pick is narrowed."""
    monkeypatch.setattr(rules, "slip_out", play_out)
    with pytest.raises(AssertionError, match="something without an event shows a choice"):
        found()


def test_a_private_step_that_shows(monkeypatch: Patch) -> None:
    """A defence whose cards leave the hand one by one: its size is watched growing."""
    apply = rules.Defend.apply

    def openly(self: rules.Defend, s: Table, action: int) -> None:
        if verb_of(action) == rules.ADD:
            s.tell(rules.DEFENDED, self.player, first(action))
            s.coins[self.player] += 1
        apply(self, s, action)

    monkeypatch.setattr(rules.Defend, "apply", openly)
    with pytest.raises(AssertionError, match="a private step shows"):
        found()


def test_an_uncertain_preview(monkeypatch: Patch) -> None:
    """A raid that pays for every storm in a hand: what is foreseen from the view is a guess."""
    apply = rules.Raid.apply

    def pays(self: rules.Raid, s: Table, action: int) -> None:
        apply(self, s, action)
        s.coins[self.player] += s.hands[s.others(self.player)[0]].count(STORM_CARD)

    monkeypatch.setattr(rules.Raid, "apply", pays)
    s = GAME.scenario.build(["B hands: storm storm storm", "ask: Raid A"])
    with pytest.raises(AssertionError, match="pass"):
        laws.previews_are_certain(GAME, s, 0)


def test_a_view_of_another_type() -> None:
    def view(s: Table, viewer: int) -> Any:
        return {"viewer": ""}

    with pytest.raises(Exception, match="missing required field"):
        laws.imagined_looks_the_same(dataclasses.replace(GAME, view=view), GAME.start(), 0, Rng(1))


def test_an_imagination_that_forgets() -> None:
    def imagine(v: Any, rng: Rng) -> Table:
        s = GAME.imagine(v, rng)
        assert isinstance(s, Table)
        s.price = 0
        return s

    with pytest.raises(AssertionError, match="the imagined position looks different"):
        found(dataclasses.replace(GAME, imagine=imagine))


# and what no law can find


def test_a_wrong_declaration_is_not_found_by_laws() -> None:
    """That is why every hidden zone has its scenario: here hands are declared open, and the laws hold."""
    zones = border.ZONES
    open_hands: list[Any] = [dataclasses.replace(z, known=EVERYONE) if z.path == "hands" else z for z in zones.zones]
    wrong = Zones(open_hands, zones.names, zones.all_there_is, zones.public, zones.scratch)
    views = Derived("lantern", wrong, border.QUESTIONS, rules.blank)
    game = dataclasses.replace(GAME, zones=wrong, view=views.view, imagine=views.imagine, view_type=views.type)
    for seed in range(2):
        for s in walk(game, seed, players=2):
            for p in game.viewers(s):
                laws.imagined_looks_the_same(game, s, p, Rng(seed))
                laws.hidden_stays_hidden(game, s, p, wrong.scramble(s, p, Rng(seed)))
    said = "B sees A hands: ? ? ?"
    s = next(s for s in walk(GAME, 1, players=2) if s.player != CHANCE)
    GAME.scenario.check(s, said)
    with pytest.raises(AssertionError, match="hands is"):
        ScenarioSetup(wrong, border.QUESTIONS, rules.start).check(s, said)


def test_every_fault_here_is_planted_in_something_that_works() -> None:
    """The walks reach every question, so that no fault above goes unfound for want of being met."""
    met = {type(s.stack[-1]).__name__ for seed in range(12) for s in walked(seed) if not s.over}
    assert met == {"Deal", "Prepare", "Pick", "Offer", "Bid", "Raid", "Roll", "Storm", "Defend"}


def walked(seed: int) -> Iterator[Any]:
    return walk(GAME, seed, laws.favourite(GAME, seed), players=4)


# sets


def test_a_set_that_must_be_named_in_order(monkeypatch: Patch) -> None:
    refuse = rules.Defend.refuse

    def rising(self: rules.Defend, s: Table, action: int) -> str:
        chosen = s.scratch[self.player]
        if verb_of(action) == rules.ADD and chosen and first(action) < chosen[-1]:
            return "LAN-5.5"
        return refuse(self, s, action)

    monkeypatch.setattr(rules.Defend, "refuse", rising)
    with pytest.raises(AssertionError, match="only one order is offered"):
        found()


def test_a_set_whose_order_shows(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules, "insort", list.append)
    with pytest.raises(AssertionError, match="the order makes a difference"):
        found()


def test_a_bot_that_is_offered_a_set_twice(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules.Defend, "canonical", rules.Defend.legal)
    with pytest.raises(AssertionError, match="a bot can name a set in two ways"):
        found()


def test_a_bot_that_is_not_offered_every_set(monkeypatch: Patch) -> None:
    canonical = rules.Defend.canonical
    monkeypatch.setattr(rules.Defend, "canonical", lambda self, s: canonical(self, s)[:-1] or canonical(self, s))
    with pytest.raises(AssertionError, match="a bot cannot name every set"):
        found()


def test_an_undeclared_set_is_listed() -> None:
    codec = Codec(
        [(v, border.CODEC.word[v], " ".join(border.CODEC.kinds[v])) for v in border.CODEC.base], [], border.KINDS
    )
    game = dataclasses.replace(GAME, codec=codec)
    seen = {x for seed in range(12) for x in repeated_verbs(game, walk(GAME, seed, "raid", players=4))}
    assert "Defend.add" in seen
    assert "Defend.add" not in {
        x for seed in range(12) for x in repeated_verbs(GAME, walk(GAME, seed, "raid", players=4))
    }
