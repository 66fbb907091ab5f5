"""Cards enter and leave play, with their tokens and ratings. TTA-6.18 to 6.26, 12, 14.2, 14.13."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import GOVERNMENT, NONE, is_special
from ecumene.games.through_the_ages.rules.choices import refuse_declining
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import canonical_choices, cards_with_tokens
from ecumene.games.through_the_ages.rules.verbs import LOSE
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.state import Frame


def gain_card_tokens(s: Realm, p: i64, c: i64) -> None:
    """TTA-14.2: tokens printed on a card that enters play; negative ones are lost."""
    card = s.card(c)
    s.gain_yellow(p, card.yellow)
    s.gain_blue(p, card.blue)
    if card.blue < 0:
        lose_blue(s, p, -card.blue)


def lose_card_tokens(s: Realm, p: i64, c: i64) -> None:
    """TTA-14.2: when the card leaves play, its tokens are lost; negative ones are gained."""
    card = s.card(c)
    s.lose_yellow(p, card.yellow)
    if card.blue > 0:
        lose_blue(s, p, card.blue)
    s.gain_blue(p, -card.blue)


def lose_blue(s: Realm, p: i64, count: i64) -> None:
    """TTA-14.4, 14.12: from the bank, then from cards of the owner's choice."""
    rest: i64 = s.lose_blue_bank(p, count)
    if rest > 0 and cards_with_tokens(s, p):
        s.ask(LoseBlue(p, rest, 0, 0))


@dataclass(init=False, eq=False)
class LoseBlue(Frame):
    """TTA-14.4, 6.42: which card loses a blue token: to the box, or to a stage of a wonder if the bank is empty."""

    count: i64
    covers: i64  # 1: it goes to the wonder
    since: i64  # the highest row that has lost one

    def __init__(self, player: i64, count: i64, covers: i64, since: i64) -> None:
        self.player = player
        self.count = count
        self.covers = covers
        self.since = since

    def legal(self, s: Realm) -> list[int]:
        return [act(LOSE, c) for c in cards_with_tokens(s, self.player)]

    def why_not(self, s: Realm, action: i64) -> str:
        rule = "TTA-6.42" if self.covers else "TTA-14.4"
        return rule if verb_of(action) == LOSE else refuse_declining(action, rule)

    def canonical(self, s: Realm) -> list[int]:
        n = s.nations[self.player]
        return canonical_choices(self.legal(s), n.techs, n.tokens, self.since, self.count)

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        if self.covers:
            s.cover_from(self.player, first(action))
        else:
            s.lose_blue_from(self.player, first(action))
        if self.count > 1 and cards_with_tokens(s, self.player):
            s.ask(LoseBlue(self.player, self.count - 1, self.covers, max(self.since, first(action))))
        elif self.covers:
            complete_if_covered(s, self.player)


# technologies


def technologies_in_play(s: Realm, p: i64) -> list[int]:
    """Every technology card in play, with government and special technologies."""
    n = s.nations[p]
    out: list[int] = [n.government]
    out.extend(n.techs)
    for c in n.specials:
        if c != NONE:
            out.append(c)
    return out


def enter_technology(s: Realm, p: i64, c: i64) -> None:
    """TTA-6.24, 6.26, 12.4, 12.5: into play, one special of each type; a new limit destroys nothing (TTA-6.17)."""
    card = s.card(c)
    if card.type == GOVERNMENT:
        s.set_government(p, c)
        s.update_ratings(p)
    elif is_special(card.type):
        enter_special(s, p, c)
    else:
        s.add_technology(p, c)


def enter_special(s: Realm, p: i64, c: i64) -> None:
    """TTA-6.25: of two, the lower level leaves with its tokens; totals are compared once (13.8)."""
    old: i64 = s.nations[p].special(s.card(c).type)
    if old != NONE and s.card(old).age >= s.card(c).age:
        s.leave_special(p, c)
        return
    s.set_special(p, c)
    s.update_ratings(p)
    gain_card_tokens(s, p, c)
    if old != NONE:
        lose_card_tokens(s, p, old)


def lose_special(s: Realm, p: i64, c: i64, to: i64) -> None:
    """TTA-14.13: another player takes the card."""
    s.lose_special(p, c, to)
    s.update_ratings(p)
    lose_card_tokens(s, p, c)


# leaders


def remove_leader(s: Realm, p: i64) -> None:
    """TTA-4.20: for any reason; this alone gives no action back."""
    dismiss_leader(s, p)
    s.update_ratings(p)


def dismiss_leader(s: Realm, p: i64) -> None:
    """The same if another leader replaces him at once: totals are compared once, after both changes (TTA-13.8)."""
    s.card(s.leave_leader(p)).on_leave(s, p)


# wonders


def complete_if_covered(s: Realm, p: i64) -> None:
    """TTA-6.22: complete the wonder if its last stage is covered."""
    n = s.nations[p]
    if n.stages == len(s.card(n.unfinished).stages):
        complete_wonder(s, p)


def complete_wonder(s: Realm, p: i64) -> None:
    """TTA-6.22, 12.6: its tokens return to the bank, and its effects begin."""
    c: i64 = s.complete_wonder(p)
    gain_card_tokens(s, p, c)
    s.update_all_ratings()
    s.card(c).on_complete(s, p)


# colonies


def enter_colony(s: Realm, p: i64, c: i64) -> None:
    """TTA-10.7, 12.7: ratings and tokens at once."""
    s.enter_colony(p, c)
    s.update_ratings(p)
    gain_card_tokens(s, p, c)


def leave_colony(s: Realm, p: i64, c: i64) -> None:
    """TTA-12.7: its permanent effect ends."""
    s.leave_colony(p, c)
    s.update_ratings(p)
    lose_card_tokens(s, p, c)
