"""Positions from `given` lines, and the facts that `then` lines can check: docs/scenarios.md.

`A: main egypt; absorbed arabs; coins 3; workers 2; techs writing` sets a player, `pool: egypt 2 arabs` the pool with
its coins, `track: hunting fishing` the time track from the left, `step: civilization` the step of the turn.
"""

from __future__ import annotations

from typing import Any

from ecumene.games.age_of_civilization.border.questions import (
    ACTION,
    CIVILIZATION,
    EVENT,
    MODE,
    SEATS,
    TECH,
)
from ecumene.games.age_of_civilization.border.scenario_words import KINDS, WORDS
from ecumene.games.age_of_civilization.border.view import view
from ecumene.games.age_of_civilization.border.zones import VIEWS
from ecumene.games.age_of_civilization.cards.terms import FROM_ACTIONS, NONE
from ecumene.games.age_of_civilization.rules import setup
from ecumene.games.age_of_civilization.rules.costs import needed, price
from ecumene.games.age_of_civilization.rules.counts import strength
from ecumene.games.age_of_civilization.rules.draft import picks
from ecumene.games.age_of_civilization.rules.rounds import EndRound, NextTurn
from ecumene.games.age_of_civilization.rules.scoring import points
from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.games.age_of_civilization.rules.turn import ACTIONS as ACT_STEP
from ecumene.games.age_of_civilization.rules.turn import CIVILIZATION as FIRST_STEP
from ecumene.games.age_of_civilization.rules.turn import RESOLVE, TurnStep
from ecumene.kernel.border.questions import BadScenario
from ecumene.kernel.border.scenario import ScenarioSetup, stated
from ecumene.kernel.core.bits import bag_of, members
from ecumene.kernel.core.state import SPECTATOR, Frame

STEPS = {"civilization": FIRST_STEP, "actions": ACT_STEP, "end_of_turn": RESOLVE}


class EraScenario(ScenarioSetup):
    """Starts in step 2 of A's turn in the first round: three coins each, no civilizations, empty pools."""

    WORDS, NAMES = WORDS, KINDS

    def blank(self, **options: Any) -> Era:
        players = int(options.pop("players", 2))
        corrections = options.pop("corrections", "")
        flags = [options.get(x, setup.NO) for x in ("innovations", "winds", "draft")]
        mode = options.get("mode", MODE[0])
        if setup.why_not_together(players, mode, *flags):
            raise BadScenario(f"refused by {setup.why_not_together(players, mode, *flags)}")
        row = int(setup.mode_of(players, mode))
        s = setup.blank(players, corrections, row, bag_of([i for i, x in enumerate(flags) if x == setup.YES]))
        s.mover = 0
        setup.lay_fixed(s)
        self.fill_track(s)
        s.push(TurnStep(NONE, ACT_STEP))  # `finish` puts in whose turn it is
        return s

    @staticmethod
    def fill_track(s: Era) -> None:
        left = [a for a in s.rules.track(s.row()) if a not in s.track]
        s.track = [left.pop(0) if a == NONE else a for a in s.track]

    def given(self, s: Era, where: str, said: str) -> None:
        words = said.split()
        if where in SEATS[: len(s.nations)]:
            self._give(s, SEATS.index(where), words)
        elif where == "step":
            s.stack = self._step(s, said)
        elif where == "track":
            if len(words) > len(s.track) or len({*words}) < len(words):
                raise BadScenario(f"the track has {len(s.track)} different cards")
            s.track = [ACTION.index(w) for w in words] + [NONE] * (len(s.track) - len(words))
            self.fill_track(s)
            self.filled.append(f"track: {' '.join(ACTION[a] for a in s.track)}")
        elif where == "tokens":  # tokens: harvest 6
            for token, position in zip(words[::2], words[1::2], strict=True):
                s.lay_token(int(position) - 1, EVENT.index(token))
        elif where == "pool":  # pool: egypt 2 arabs
            for i, word in enumerate(words):
                if not word.isdigit():
                    coins = int(words[i + 1]) if i + 1 < len(words) and words[i + 1].isdigit() else 0
                    s.pool.append(self._civilization(s, word))
                    s.pool_coins.append(coins)
        elif where == "deck":  # exactly these cards
            s.box |= s.deck
            s.deck = bag_of([CIVILIZATION.index(w) for w in words])
            s.box &= ~s.deck
        elif not VIEWS.given(s, NONE, where, words):
            raise BadScenario(f"nothing is called {where!r}")

    @staticmethod
    def _step(s: Era, said: str) -> list[Frame]:
        if said == "setup":
            s.track = [NONE] * len(s.track)
            setup.lay_fixed(s)
            s.mover = NONE
            return [*reversed(setup.preparations(s))]
        if said == "draft":
            return [setup.BeginGame(), *reversed(picks(s))]
        if said == "end_of_round":
            return [EndRound(0)]
        if said == "end_of_game":
            s.round = 6
            return [NextTurn(len(s.nations))]
        return [TurnStep(NONE, STEPS[said])]

    def finish(self, s: Era) -> None:
        last = s.stack[-1]
        if isinstance(last, TurnStep):
            had = (s.mover - s.first) % len(s.nations) + 1
            s.stack = [NextTurn(had), TurnStep(s.mover, last.step)]
        else:
            s.mover = NONE
        for p in range(len(s.nations)):
            s.update_abilities(p)

    def check_possible(self, s: Era) -> None:
        super().check_possible(s)
        for p, n in enumerate(s.nations):
            if n.placed > n.workers or n.doomed > n.placed:
                raise BadScenario(f"{SEATS[p]} has {n.workers} workers, {n.placed} placed and {n.doomed} doomed")

    @staticmethod
    def _civilization(s: Era, name: str) -> int:
        return VIEWS.take(s, "civilization", CIVILIZATION.index(name))

    def _give(self, s: Era, p: int, words: list[str]) -> None:
        n = s.nations[p]
        key, *rest = words
        if key == "points":
            n.scored[FROM_ACTIONS] = int(rest[0])
        elif key == "main":
            n.main = self._civilization(s, rest[0])
            n.cards.append(n.main)
            if not n.workers:
                n.workers = s.rules.civilizations[n.main].population
                self.filled.append(f"{SEATS[p]}: workers {n.workers}")
        elif key in ("fallen", "absorbed"):
            rows = [self._civilization(s, w) for w in rest]
            n.cards += rows
            n.absorbed |= bag_of(rows) if key == "absorbed" else 0
        elif not VIEWS.given(s, p, key, rest):
            raise BadScenario(f"a player has no {key!r}")
        elif key == "workers":
            self.filled = [x for x in self.filled if not x.startswith(f"{SEATS[p]}: workers ")]

    # checking

    def checked(self, s: Era, where: str, said: str, viewer: int | None) -> None:
        if where in SEATS[: len(s.nations)]:
            for fact in said.split(";"):
                key, *words = fact.split()
                found = self._fact(s, SEATS.index(where), key, viewer)
                expected = words if key == "cards" else sorted(words)
                assert (found if key == "cards" else sorted(found)) == expected, f"{where} {key} is {' '.join(found)}"
            return
        found = self._common(s, where, said, viewer)
        assert found == said.split(), f"{where} is {' '.join(found)}"

    def _common(self, s: Era, where: str, said: str, viewer: int | None) -> list[str]:
        v = view(s, SPECTATOR if viewer is None else viewer)
        if where == "pool":
            return [w for x in v.pool for w in ([x.civilization, str(x.coins)] if x.coins else [x.civilization])]
        if where == "tokens":
            return [w for i, t in enumerate(v.tokens) if t for w in (t, str(i + 1))]
        if where == "price":  # price: A research writing 0
            seat, action, *more = said.split()
            tech = TECH.index(more[0]) if len(more) > 1 else NONE
            return [*said.split()[:-1], str(price(s, SEATS.index(seat), ACTION.index(action), tech))]
        if where == "needs":  # needs: A wonder 2
            seat, action, _ = said.split()
            return [seat, action, str(needed(s, SEATS.index(seat), ACTION.index(action)))]
        if where == "deck" and viewer is None:
            return [CIVILIZATION[c] for c in members(s.deck)]
        return stated(v, where)

    def _fact(self, s: Era, p: int, key: str, viewer: int | None) -> list[str]:
        n = s.nations[p]
        v = view(s, p if viewer is None else viewer).nations[p]
        if key == "points":
            return [str(n.points())]
        if key == "total":  # as if the game ended now
            return [str(sum(points(s, p)))]
        if key == "strength":
            return [str(strength(s, p))]
        if key == "fallen":
            return [c for c in v.cards if c != v.main and c not in v.absorbed]
        return stated(v, key, "a player")
