"""The loop that a learner needs: numbers for actions, a mask of what is legal, a reward at the end.

python learning_loop.py [GAMES]

The learner is the simplest there is. For every action it keeps how often games were won in which it chose it, and
mostly takes the one with the best share. It knows nothing of the position, and still beats random play.
"""

import sys

import ecumene


class Environment:
    """One learner against a random player, in the manner of Gymnasium: `reset`, `step`, masks and rewards."""

    def __init__(self, name: str) -> None:
        self.game = ecumene.game(name)
        self.size = self.game.codec.size  # actions are numbered from 0 to size - 1

    def reset(self, seed: int) -> list[int]:
        self.rng, self.seat = ecumene.Rng(seed), seed % 2
        self.state = ecumene.new(self.game.id, seed=seed).state.clone()
        return self.until_asked()

    def step(self, number: int) -> tuple[list[int], float]:
        """What is legal next, as numbers, and the reward: 1 for a win, -1 for a loss, 0 otherwise."""
        ecumene.step(self.state, self.game.codec.action(number), self.rng)
        mask = self.until_asked()
        return mask, 0.0 if mask else self.reward()

    def until_asked(self) -> list[int]:
        """The random player plays until the learner is asked; nothing when the game is over."""
        while not self.state.over and self.state.player != self.seat:
            choice = self.game.at_random(ecumene.legal(self.state), self.rng)
            ecumene.step(self.state, choice, self.rng)
        return [] if self.state.over else [self.game.codec.number(a) for a in ecumene.legal(self.state)]

    def reward(self) -> float:
        places = self.game.result(self.state).places
        return 0.0 if places.count(1) == 2 else 1.0 if places[self.seat] == 1 else -1.0


def main(games: int = 3000, name: str = "seven_wonders_duel") -> None:
    env, dice = Environment(name), ecumene.Rng(0)
    total, count = [0.0] * env.size, [1] * env.size
    half = [0.0, 0.0]
    for n in range(games):
        mask, chosen, reward = env.reset(n), list[int](), 0.0
        while mask:
            explore = dice.below(100) < 100 * (games - n) // games  # less and less
            number = mask[dice.below(len(mask))] if explore else max(mask, key=lambda x: total[x] / count[x])
            chosen.append(number)
            mask, reward = env.step(number)
        for number in chosen:
            total[number] += reward
            count[number] += 1
        half[2 * n // games] += reward > 0
    print(f"won {2 * half[0] / games:.0%} of the first half of {games} games, {2 * half[1] / games:.0%} of the second")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
