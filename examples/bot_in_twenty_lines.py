"""A bot in twenty lines. It looks one move ahead and keeps the largest lead in points."""

import ecumene
from ecumene import bots


class Leader:
    name = "leader"

    def choose(self, ask: bots.Ask) -> int:
        position = ask.game.imagine(ask.view, ask.rng)

        def lead(action: int) -> int:
            after = position.clone()
            ecumene.step(after, action, ask.rng)
            points = [sum(parts.values()) for parts in ask.game.score_parts(after)]
            mine = points.pop(ask.seat)
            return mine - max(points)

        return max(ask.legal, key=lead)


if __name__ == "__main__":
    match = ecumene.new("seven_wonders_duel", players=["leader", "random"], seed=1)
    bots.play_out(match, [Leader(), bots.find("random")])
    print(match.result.scores, match.result.how)
