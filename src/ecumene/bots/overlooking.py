"""What somebody overlooks who does not see far: how a level with a short `Sight` chooses from what it found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ecumene.bots.contract import Answer, Ask, Line
from ecumene.bots.greedy import values_at_once
from ecumene.kernel.border.strategy import Sight
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import canonical, step

FEW = 7  # choices that give most at once
LOOKS = 2  # at such choices, if the search told nothing of them; then somebody in haste takes what the search found


def overlooking(ask: Ask, found: Answer, sight: Sight, search: Callable[[Ask], Answer]) -> Answer:
    """What a level takes of what it found: among many choices in haste, else what looks as good as the best.

    `search` looks once more where it must.
    """
    careful = blurred(ask, found, sight)
    return hasty(ask, careful, sight, search) if len(ask.legal) > sight.overview else careful


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


def hasty(ask: Ask, answer: Answer, sight: Sight, search: Callable[[Ask], Answer]) -> Answer:
    """Any of the few that give most at once, but for large mistakes. The more choices there are, the larger these are.

    Nobody ends a turn in haste: what is not seen is not taken.
    """
    worst = max(value_of(x, ask.seat) for x in answer.lines) - sight.haste * (len(ask.legal) - sight.overview)
    told = {x.actions[0]: x for x in reversed(answer.lines)}
    values = values_at_once(ask)
    few = sorted(range(len(values)), key=lambda i: -values[i])[:FEW]
    rng, looks = ask.rng, 0
    while few and looks < LOOKS:
        action = ask.legal[few.pop(rng.below(len(few)))]
        line = told.get(action)
        if line is None:
            line = looked_at(ask, action, search)
            looks += 1
        if line is not None and value_of(line, ask.seat) > worst:
            return with_first(answer, line)
    return answer


def looked_at(ask: Ask, action: int, search: Callable[[Ask], Answer]) -> Line | None:
    """A choice that the search told nothing of: what it finds after it. None if the seat is not asked again."""
    game, seat = ask.game, ask.seat
    s = game.imagine(ask.view, ask.rng)
    step(s, action, Rng(ask.seed))
    if s.over or s.player != seat:
        return None
    on = search(replace(ask, view=game.view(s, seat), legal=canonical(s)))
    return Line([action, *on.lines[0].actions], on.expected, 0.0) if on.expected else None


def with_first(answer: Answer, line: Line) -> Answer:
    """An answer with another line."""
    rest = [x for x in answer.lines if x is not line]
    return Answer(line.actions[0], line.expected, [line, *rest], answer.iterations)


def value_of(line: Line, seat: int) -> float:
    return line.expected[seat] if line.expected else 0.0
