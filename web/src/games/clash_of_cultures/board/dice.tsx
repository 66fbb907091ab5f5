/** The single dice of a round of a battle. The board has only their sum; what was rolled is in the log. */
import type { Entry } from "../../../protocol";
import { split } from "../../../words/words";

/** The dice that a side rolled in this round, or none if they are not known: `count` of them make `sum`. */
export function diceOf(log: readonly Entry[], owner: string, count: number, sum: number): number[] {
  const events = log.filter((x) => !x.undone).flatMap((x) => x.events ?? []);
  const round = events.slice(events.findLastIndex((x) => x.verb === "battle_round") + 1);
  const rolled = round
    .filter((x) => x.verb === "rolled" && split(x.refs?.[0] ?? "")[1] === owner)
    .map((x) => Number(split(x.refs?.[1] ?? "")[1]));
  for (let at = 0; count > 0 && at + count <= rolled.length; at++) {
    const dice = rolled.slice(at, at + count); // cards have dice of their own, before and after
    if (dice.reduce((a, b) => a + b, 0) === sum) return dice;
  }
  return [];
}

const SPOTS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export function Dice({ dice, label }: { dice: readonly number[]; label: string }) {
  return (
    <span className="dice" role="img" aria-label={`${label}: ${dice.join(", ")}`}>
      {dice.map((n, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have only their order
        <svg key={i} className="die" viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
          <rect x="1" y="1" width="24" height="24" rx="5" />
          {SPOTS[n]?.map((spot) => (
            <circle key={spot} cx={6.5 + 6.5 * (spot % 3)} cy={6.5 + 6.5 * Math.floor(spot / 3)} r="2.2" />
          ))}
        </svg>
      ))}
    </span>
  );
}
