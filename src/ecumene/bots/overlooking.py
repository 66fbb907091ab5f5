"""What somebody overlooks who does not see far: how a level with a short `Sight` chooses from what it found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ecumene.bots.contract import Answer, Ask, Line
from ecumene.bots.greedy import Greedy
from ecumene.kernel.border.strategy import Sight
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import canonical, step


def overlooking(ask: Ask, found: Answer, sight: Sight, search: Callable[[Ask], Answer]) -> Answer:
    """What a level takes of what it found: among many choices in haste, else what looks as good as the best.

    The more choices there are, the larger a mistake may be before it is seen. `search` looks once more where it must.
    """
    careful = blurred(ask, found, sight)
    many = len(ask.legal) - sight.overview
    return hasty(ask, careful, sight.haste * many, search) if many > 0 else careful


def blurred(ask: Ask, answer: Answer, sight: Sight) -> Answer:
    """Any of the choices that look as good as the best to somebody who overlooks such differences.

    Of two choices (fight or go back, accept or decline) everybody sees the better one.
    """
    if not sight.blur or len(ask.legal) <= 2 or len(answer.lines) < 2:
        return answer
    best = value_of(answer.lines[0], ask.seat)
    enough = answer.lines[0].share * sight.looked
    alike = [x for x in answer.lines if x.share >= enough and value_of(x, ask.seat) > best - sight.blur]
    return with_first(answer, alike[ask.rng.below(len(alike))])


def hasty(ask: Ask, answer: Answer, haste: float, search: Callable[[Ask], Answer]) -> Answer:
    """What gives most at once, unless that is seen to be worse by more than `haste` than what the search found."""
    action = Greedy().choose(ask)
    if action == answer.action:
        return answer
    line = next((x for x in answer.lines if x.actions[0] == action), None) or looked_at(ask, answer, action, search)
    if value_of(line, ask.seat) <= max(value_of(x, ask.seat) for x in answer.lines) - haste:
        return answer
    return with_first(answer, line)


def looked_at(ask: Ask, answer: Answer, action: int, search: Callable[[Ask], Answer]) -> Line:
    """A choice that the search told nothing of: what it finds after it; no harm, if the seat is not asked again."""
    game, seat = ask.game, ask.seat
    s = game.imagine(ask.view, ask.rng)
    step(s, action, Rng(ask.seed))
    if s.over or s.player != seat:
        return Line([action], answer.expected, 0.0)
    on = search(replace(ask, view=game.view(s, seat), legal=canonical(s)))
    return Line([action, *on.lines[0].actions], on.expected or answer.expected, 0.0)


def with_first(answer: Answer, line: Line) -> Answer:
    """An answer with another line."""
    rest = [x for x in answer.lines if x is not line]
    return Answer(line.actions[0], line.expected, [line, *rest], answer.iterations)


def value_of(line: Line, seat: int) -> float:
    return line.expected[seat] if line.expected else 0.0
