/** Boards of Duel from games of bots, for tests; `python -m tools.positions --fixture` writes them. */
import type { Section } from "../../protocol";
import positions from "./samples.json";

export type Sample = { name: string; board: Section[] };

/** The draft, early, in the middle, and late with the eighth wonder gone. */
export const SAMPLES: Sample[] = Object.entries(positions).map(([name, board]) => ({
  name,
  board: board as Section[],
}));
