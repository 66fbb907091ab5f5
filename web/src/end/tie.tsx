/** Equal scores at the end: which figure decided, or that the place is shared. */
import { UiIcon } from "../icons/ui";
import type { Chair, Outcome, Section } from "../protocol";
import type { Words } from "../words/words";

/** By ending: what is compared after the score, in this order: parts of the score, or counters of the board. */
export type TieBreaks = Readonly<Record<string, readonly string[]>>;

export type Tie = {
  seats: number[]; // those with the score of the winner, the winner first
  equal: string[]; // figures that were compared and are equal
  decided: { name: string; figures: number[] } | null; // null: the place is shared, or the figures do not say it
  shared: boolean;
};

/** A part of the score, or a counter of the seat at the end of the game. */
function figureOf(result: Outcome, board: readonly Section[], seat: string, i: number, name: string): number | null {
  const part = result.parts[i]?.[name];
  if (part !== undefined) return part;
  const counts = board.flatMap((x) => (x.kind === "counters" && x.seat === seat ? x.items : []));
  return counts.find((x) => x.name === name)?.value ?? null;
}

export function tieOf(
  result: Outcome,
  board: readonly Section[],
  seats: readonly string[],
  ties: TieBreaks,
): Tie | null {
  const breaks = ties[result.how];
  const winner = result.places.indexOf(1);
  if (!breaks || winner < 0) return null;
  const tied = seats.map((_, i) => i).filter((i) => result.scores[i] === result.scores[winner]);
  if (tied.length < 2) return null;
  tied.sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  const shared = tied.every((i) => result.places[i] === 1);
  const equal: string[] = [];
  for (const name of breaks) {
    const figures = tied.map((i) => figureOf(result, board, seats[i] ?? "", i, name));
    if (figures.some((x) => x === null)) break;
    const known = figures as number[];
    if (new Set(known).size === 1) equal.push(name);
    else if (shared || Math.max(...known) !== known[0])
      break; // something else decided
    else return { seats: tied, equal, decided: { name, figures: known }, shared };
  }
  return { seats: tied, equal, decided: null, shared };
}

type Props = { result: Outcome; board: readonly Section[]; chairs: readonly Chair[]; words: Words; ties: TieBreaks };

export function TieNote({ result, board, chairs, words, ties }: Props) {
  const seats = chairs.map((x) => x.seat);
  const tie = tieOf(result, board, seats, ties);
  if (!tie) return null;
  const nameOf = (name: string) => (name in (result.parts[0] ?? {}) ? words.say(`part-${name}`) : words.label(name));
  const isPart = (name: string) => name in (result.parts[0] ?? {});
  const { decided } = tie;
  const figures = decided?.figures
    .map((n, i) => `${words.seat(seats[tie.seats[i] ?? 0] ?? "")} ${isPart(decided.name) ? words.points(n) : n}`)
    .join(", ");
  return (
    <p className="tie-note">
      <UiIcon name="link" size={18} />{" "}
      {words.say("web-tie", { score: words.points(result.scores[tie.seats[0] ?? 0] ?? 0) })}{" "}
      {tie.equal.length > 0 && words.say("web-tie-equal", { names: tie.equal.map(nameOf).join(", ") })}{" "}
      {decided && figures
        ? words.say("web-tie-decided", { name: nameOf(decided.name), figures })
        : words.say(tie.shared ? "web-tie-shared" : "web-tie-rule")}
    </p>
  );
}
