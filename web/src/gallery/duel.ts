/** Duel as the server sent it in games of bots: the draft, early, in the middle, late with the eighth wonder gone. */
import type { Section } from "../protocol";
import positions from "./duel.json";

export type Canned = { name: string; viewer: string; board: Section[] };

/** Whose eyes they were: the own city comes first. */
export const DUELS: Canned[] = Object.entries(positions).map(([name, board]) => ({
  name,
  viewer: (board as Section[]).find((x) => x.seat)?.seat ?? "",
  board: board as Section[],
}));
